"""The page of a table: all facts that its templates need, computed from a snapshot and a language.

The sentences about fair chance concern the commitments, the public seeds, and the proof that they provide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.proof import Proof
from mercat.lru import Lru
from mercat.moments import Moments
from mercat.server.orders.shown import OrdersShown, orders_shown
from mercat.server.pages.drawing import Drawing, render
from mercat.server.pages.preferences import Preferences
from mercat.server.play import history
from mercat.server.play.cards import NamedSeat, named_seat
from mercat.server.play.decision import OpenDecision, decision_of
from mercat.server.play.history import HistoryEntry, TimeBar
from mercat.server.play.legal_moves import facet_names
from mercat.server.play.past_players import players_of
from mercat.server.play.players import bot_for, seat_names
from mercat.server.play.prompt import (
    HappenedLine,
    LessonCard,
    happened_lines,
    instruction,
    lesson_card,
    may_be_stood_in_for,
    tab_title,
    turn_text,
    where_in_game,
)
from mercat.server.play.requests import Question, UndoOffer, question, undo_offer
from mercat.server.play.scores import MatchCharts, Score, ScoreSheet, charts_of, final_sheet, forecasts
from mercat.server.ratings.shown import Counts, counts_of
from mercat.server.tables.automatic import seats_with_automatic_moves
from mercat.server.tables.deals import CAME_AGAIN, DEALT_ANEW
from mercat.server.tables.happenings import (
    BOT_REMOVED,
    BOT_STANDS_IN,
    CAME_BACK,
    OF_WAITING_ROOM,
    PAUSE_LASTS,
    SEAT_MOVED,
    TIME_IS_OVER,
    TOOK_BACK,
)
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.shown import Chat
from mercat.server.tables.snapshot import Snapshot
from mercat.server.tables.undo_rights import UNDONE
from mercat.server.timekeeping.shown import ClockShown, PlayerClock, clock_shown, player_clocks
from mercat.server.words import Say, notice_text, own_names, ui, voice_of
from mercat.text import languages_note, move_sentence

MOST_DRAWINGS: Final = 64                                # in memory, about 300 KB each
MOST_TOLD: Final = 3                                     # the most system messages that are shown to a player until they move
OWN_ACTS: Final = frozenset({UNDONE, SEAT_MOVED, TOOK_BACK})    # system messages about a player's own click, shown only to others
LATEST: Final = 2                                        # the number of newest history entries shown to waiting players
BEFORE_ROUNDS: Final = 0                                 # the round in a view while the game is set up
drawings: Lru[tuple[Any, ...], Drawing] = Lru(MOST_DRAWINGS)
views: Lru[tuple[str, int], dict[str, Any]] = Lru(MOST_DRAWINGS)


@dataclass(frozen=True)
class DrawsSentence:
    """A sentence about the draws of a match, and its chapters, one for each seed."""

    sentence: str
    chapters: Sequence[Chapter]
    revealed: Sequence[Chapter]                          # the chapters whose seed is public


def chance_of(snapshot: Snapshot, language: str) -> DrawsSentence | None:
    """Return the sentence about a table's draws; None before the game, and in a sandbox, where nobody has an opponent."""
    if snapshot.sandbox or snapshot.match is None:
        return None
    proof = Proof(snapshot.match, snapshot.seed_is_public)
    return DrawsSentence(proof.sentence(language), [chapter for chapter in proof.chapters if chapter.commitment],
                         proof.seeds)


class PlayerPanel(NamedSeat):
    """The panel of a player: the seat, its score, its drawing and its clock."""

    score: Score | None                                  # None before the first round
    panel: Markup                                        # the game's drawing of the seat's things
    clock: PlayerClock | None                            # None if the table has no clock


@dataclass(frozen=True, kw_only=True)
class BoardPage:
    """The facts common to the page of a table and the page of a prepared turn."""

    table: Snapshot
    match: AnyMatch                                      # the match at the position shown
    title: str
    instruction: str
    decision: OpenDecision | None                        # the reader's decision, if it is their turn
    drawing: Drawing
    players: Sequence[PlayerPanel]

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def over(self) -> bool:
        return self.match.to_move is None

    @property
    def facets(self) -> str:
        """The names of all facets of the game's moves, separated by spaces."""
        return " ".join(sorted(facet_names(self.match)))


@dataclass(frozen=True, kw_only=True)
class TablePage(BoardPage):
    """The facts for the templates of a table's page."""

    tab_title: str
    mood: str                                            # "mine", "waiting", "past" or "over"
    where: tuple[str, ...]                               # the round and the phase
    turn_text: str
    undo: UndoOffer | None
    question: Question | None
    absent: int | None                                   # the seat to move, if its person is away and the reader
                                                         # may call in a bot or ask the others
    time: TimeBar
    history: Sequence[HistoryEntry]
    earlier: bool                                        # whether there are history entries earlier than these
    news: str                                            # the places affected since the reader's last move, for narrow.js
    lesson: LessonCard | None
    happened: Sequence[HappenedLine]                     # events that happened to the reader
    told: Sequence[str]                                  # sentences about events since the reader's last move
    final: ScoreSheet | None
    charts: MatchCharts | None                           # charts of a finished match, or of one in progress if shown
    chance: DrawsSentence | None
    counts: Counts | None                                # the effect of a finished rated game
    clock: ClockShown | None
    orders: OrdersShown | None                          # the reader's orders for later; None without a seat in a game in progress

    @property
    def past(self) -> bool:
        return self.mood == "past"

    @property
    def since(self) -> Sequence[HistoryEntry]:
        """The history entries since the reader's last move."""
        return [entry for entry in self.history if entry.fresh]

    @property
    def latest(self) -> Sequence[HistoryEntry]:
        """The newest history entries, for players who are waiting. They are preceded by the newest moves that orders have made
        for the player since the player's own last move."""
        if self.mood != "waiting":
            return ()
        own = [entry for entry in self.history[:-LATEST] if entry.fresh and entry.by_order and entry.seat in self.table.mine]
        return [*own[-LATEST:], *self.history[-LATEST:]]

    @property
    def languages(self) -> str:
        """A sentence for a reader whose language the game does not support; empty for other readers."""
        return languages_note(self.drawing.game, self.drawing.language)


def drawing_of(snapshot: Snapshot, match: AnyMatch, at: int, language: str, names: Sequence[str]) -> Drawing:
    """Return the drawing of a position. Readers with the same language share the drawing, and all readers share the view."""
    def drawn() -> Drawing:
        return Drawing(match.game, views.made((snapshot.id, at), match.view), language, names)

    return drawings.made((snapshot.id, at, language, *names), drawn)


def page_of(snapshot: Snapshot, language: str, at: int | None = None) -> TablePage:
    """Return the page of a table as it is now, or as it was when the journal had `at` lines. Raise Refused if there is no such
    moment."""
    newest: AnyMatch = snapshot.match
    known = history.moments_at(snapshot)
    past = at is not None and at < known.moments[-1]
    match = newest.at(at) if past and at is not None else newest
    moment = len(match.entries)
    names, automatic_seats = names_at(snapshot, language), seats_with_automatic_moves(snapshot.seats)
    say, interface = voice_of(match.game, language, names), ui(language, match.game)
    course = players_of(snapshot.seats, names, language)
    over, can_move = match.to_move is None, snapshot.can_move and not past
    mood = "past" if past else "over" if over else "mine" if can_move else "waiting"
    title = say("game")
    told_as = snapshot.id, language
    last = None if past else history.after_last_own_move(newest, snapshot.mine, automatic_seats)
    entries, earlier = history.history(newest, course, say, at if past else None, fresh_from=last,
                                       told_as=told_as, known=known)
    drawing = drawing_of(snapshot, match, moment, language, names)
    asked = question(snapshot, course, say, interface)
    return TablePage(
        table=snapshot, match=match, title=title,
        tab_title=tab_title(mood, title, interface, bool(asked and asked.mine_to_answer)),
        mood=mood, where=where_in_game(match, drawing.view, say, interface, language),
        turn_text=turn_text(snapshot, match, mood, names, interface),
        instruction=instruction(snapshot, match, mood, names, drawing.view, language, interface),
        decision=decision_of(snapshot, match, say, interface, language, names, drawing.view) if can_move else None,
        undo=undo_offer(snapshot, moment if past else None, course, say, interface, told_as),
        question=asked, absent=None if past else absent_seat(snapshot),
        drawing=drawing, players=players(snapshot, match, drawing, names, say, interface, language),
        time=history.time_bar(snapshot.id, known, moment, snapshot.length, language),
        history=entries, earlier=earlier,
        news="" if past or over else news_places(newest, known, last, snapshot.mine),
        lesson=None if past else lesson_card(snapshot, match, say, interface, language),
        happened=() if past else happened_lines(snapshot, interface, course, say),
        told=() if past or over else told_since(snapshot, last, say, interface),
        final=final_sheet(match, names, say, language) if over else None,
        charts=charts_of(snapshot.id, match, names, say, language) if over or drawing.shows_course else None,
        chance=chance_of(snapshot, language), counts=counts_of(snapshot, language),
        clock=None if past else clock_shown(snapshot, names),
        orders=None if past else orders_shown(snapshot, course, say, interface, language, last))


def names_at(snapshot: Snapshot, language: str) -> list[str]:
    """Return a name for every seat. If a bot finished a rated game for a person, who therefore has the last place, return the
    bot's name for that seat."""
    counted = {} if snapshot.counts is None else snapshot.counts.seats
    return [bot_for(seat.name, language) if seat.name and seat.held and seat.number in counted and counted[seat.number].left
            else name for seat, name in zip(snapshot.seats, seat_names(snapshot.seats, language), strict=True)]


def absent_seat(snapshot: Snapshot) -> int | None:
    """Return the seat that is to move if its person is away and the reader may call in a bot or ask the others; otherwise
    None."""
    seat = None if snapshot.to_move is None else snapshot.seats[snapshot.to_move]
    asked = snapshot.request is not None and snapshot.request.refused is None
    waits = seat is None or asked or not may_be_stood_in_for(snapshot, seat)
    return None if seat is None or waits or not snapshot.mine or snapshot.sandbox else seat.number


def told_since(snapshot: Snapshot, last: int | None, say: Say, interface: Say) -> list[str]:
    """Return sentences for the newest system messages since the reader's last move, and for moves made automatically for the
    reader since then.

    `last` is the length of the journal after that last move. For spectators, return none.
    """
    own = {(one.name, one.length) for one in snapshot.happened}      # already shown, addressing the reader as "you"
    lines = [line for line in snapshot.chat if line.since is not None and snapshot.mine and (last is None or last <= line.since)
             and (line.notice, line.since) not in own and line.notice not in OF_WAITING_ROOM and still_so(snapshot, line)
             and not (line.notice in OWN_ACTS and line.seat in snapshot.mine)]
    match, automatic_seats = snapshot.match, seats_with_automatic_moves(snapshot.seats)
    made = [length for length in match.path if length > (last or 0) and match.entries[length - 1].seat in snapshot.mine
            and match.entries[length - 1].forced and match.entries[length - 1].seat in automatic_seats]
    forced = [interface("made-by-itself", what=move_sentence(match.game, match.entries[length - 1].move, say)) for length in made]
    mine = own_names(snapshot.seats, snapshot.chat)
    return [*[notice_text(line, interface, mine) for line in lines[-MOST_TOLD:]], *forced[-MOST_TOLD:]]


def still_so(snapshot: Snapshot, line: Chat) -> bool:
    """Return whether the state that a system message reports still lasts. For messages about an action, always return True."""
    clock, player = snapshot.clock, line.facts["player"]
    if line.notice == PAUSE_LASTS:
        return clock is not None and clock.paused is not None
    if line.notice in TIME_IS_OVER:
        return clock is not None and clock.over is not None and clock.seat == line.seat
    if line.notice == BOT_REMOVED:                       # the bot plays on until somebody sits down
        return any(seat.free for seat in snapshot.seats)
    if line.notice in (CAME_BACK, TOOK_BACK):                         # a bot may have played for the person again
        return not any(later.notice in BOT_STANDS_IN and later.number > line.number and later.facts["player"] == player
                       for later in snapshot.chat)
    if line.notice == CAME_AGAIN:                        # with the same deal, until the game is dealt anew
        return not any(later.notice == DEALT_ANEW and later.number > line.number for later in snapshot.chat)
    if line.notice not in BOT_STANDS_IN:
        return True
    return any(seat.playing_bot is not None for seat in snapshot.seats
               if player == (seat.name or (seat.earlier[-1].name if seat.earlier else "")))


def rendered(template: str, page: TablePage, preferences: Preferences, **facts: Any) -> str:
    """Return one of the table's templates, rendered with the texts of the table's game."""
    return render(template, preferences, page=page, ui=ui(preferences.language, page.drawing.game), **facts)


def news_places(match: AnyMatch, known: Moments, last: int | None, mine: Sequence[int]) -> str:
    """Return the places affected since the reader's last move or, for spectators, by the last move, in the form for narrow.js."""
    since = last if mine else known.before(len(match.entries))
    return "" if since is None else " ".join(f"{name}={value}" for name, value in history.touched_since(match, since))


def players(snapshot: Snapshot, match: AnyMatch, drawing: Drawing, names: Sequence[str], say: Say, interface: Say,
            language: str) -> list[PlayerPanel]:
    """Return the panels of all players in order of seats, beginning with the reader's own seat."""
    begun = drawing.view.get("round") != BEFORE_ROUNDS
    scores: Sequence[Score | None] = forecasts(match, say) if begun else [None] * len(snapshot.seats)
    first = snapshot.mine[0] if snapshot.mine else 0
    order = [(first + step) % len(snapshot.seats) for step in range(len(snapshot.seats))]
    order.sort(key=lambda seat: seat not in snapshot.mine)
    clocks = player_clocks(snapshot.clock)
    return [PlayerPanel(**named_seat(snapshot, snapshot.seats[seat], names, interface, language), score=scores[seat],
                        panel=drawing.player(seat), clock=clocks.get(seat)) for seat in order]
