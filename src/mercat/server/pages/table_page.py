"""The page of a table: everything its templates ask for, from a look and a language."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.server.pages import history, prompts
from mercat.server.pages.drawing import Drawn, Say, ui, voice_of
from mercat.server.pages.fairness import Chance, chance_of
from mercat.server.pages.history import Time, Told
from mercat.server.tables.matches import AnyMatch, may_go_back_to, names_of
from mercat.server.tables.snapshot import SeatSnapshot, Snapshot
from mercat.text import about, question

DRAWINGS_KEPT: Final = 64                                # some 300 KB each
TOLD_WAITING: Final = 2                                  # newest entries of the history, for who waits
drawings: OrderedDict[tuple[Any, ...], Drawn] = OrderedDict()


@dataclass(frozen=True)
class Player:
    """A player's panel."""

    seat: int
    name: str
    mine: bool
    active: bool
    bot: str
    away: bool
    score: Any
    drawn: str


@dataclass(frozen=True)
class ScoreLine:
    label: str
    points: int


@dataclass(frozen=True)
class Forecast:
    """What a seat would have if the game ended now, or has at the end."""

    total: int
    place: int
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class Question:
    """The question whether the game may go back."""

    id: int
    text: str
    mine_to_answer: bool


@dataclass(frozen=True)
class FinalScore:
    """What a seat has in the end."""

    seat: int
    name: str
    place: int
    total: int


@dataclass(frozen=True)
class FinalLine:
    """Points of one kind, of every seat in the order of the sheet."""

    label: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class Sheet:
    """The score sheet at the end, the winner first."""

    title: str
    scores: tuple[FinalScore, ...]
    lines: tuple[FinalLine, ...]
    ties: str


@dataclass(frozen=True)
class Page:
    """Everything the table's templates ask for."""

    id: str
    game: str
    title: str
    tab_title: str
    version: str
    length: int
    at: int
    past: bool
    newest: int                                          # the last moment there is
    over: bool
    mood: str                                            # mine, waiting, past or over: colours strip and prompt
    where: tuple[str, ...]
    turn_seat: int | None
    turn_text: str
    moved: str                                           # when the last move was made, as pages have it
    step: str
    ask: str
    notice: str
    can_move: bool
    undo: bool
    restart: bool
    ask_to: int | None                                   # what the others can be asked to go back to
    holds_mine: int | None                               # the reader's seat that a bot holds
    asked: Question | None
    mine: tuple[int, ...]
    rows: Sequence[prompts.Row]
    groups: Sequence[prompts.Group]
    impossible: Sequence[prompts.Chip]                   # kinds of move that this decision knows and does not offer now
    drawn: Drawn
    players: Sequence[Player]
    time: Time
    history: Sequence[Told]
    earlier: bool
    since: Sequence[Told]
    latest: Sequence[Told]                     # shown to waiting players
    news: str
    chat: Sequence[Any]
    final: Sheet | None
    chance: Chance | None
    rematch: str | None
    sandbox: bool
    spectator: bool
    resting: bool                                        # the bots, alone here, have been stopped
    may_rest: bool                                       # the reader may stop them, and let them go on


def shown_names(seats: Sequence[SeatSnapshot], language: str) -> list[str]:
    """A name for every seat: the person's, a bot's own, or that nobody sits there."""
    nobody = ui(language)
    return [name or nobody("seat-empty", number=seat.number + 1) for seat, name in zip(seats, names_of(seats), strict=True)]


def drawn_of(snapshot: Snapshot, match: AnyMatch, at: int, language: str, names: Sequence[str]) -> Drawn:
    """The drawing of a position; readers of one language share it."""
    key = (snapshot.id, at, language, tuple(names))
    if key not in drawings:
        drawings[key] = Drawn(match.game, match.view(), language, names)
        while len(drawings) > DRAWINGS_KEPT:
            drawings.popitem(last=False)
    drawings.move_to_end(key)
    return drawings[key]


def page_of(snapshot: Snapshot, language: str, at: int | None = None, notice: str = "") -> Page:
    """The table now, or as it was when the journal had `at` lines. Raises Refused for a moment that never was."""
    newest: AnyMatch = snapshot.match
    known = history.lines(newest)
    past = at is not None and at < (known.moments[-1] if known.moments else 0)
    match = newest.at(at) if past and at is not None else newest
    moment = len(match.entries)
    names = shown_names(snapshot.seats, language)
    say, interface = voice_of(match.game, language, names), ui(language)
    over, can_move = match.to_move is None, snapshot.can_move and not past
    mood = "past" if past else "over" if over else "mine" if can_move else "waiting"
    title = say("game")
    last = None if past else history.last_own(newest, snapshot.mine)
    entries, earlier = history.history(newest, names, say, at if past else None, fresh_from=last)
    drawn = drawn_of(snapshot, match, moment, language, names)
    return Page(
        id=snapshot.id, game=snapshot.game, title=title, tab_title=tab_title(mood, title, interface), version=snapshot.version,
        length=snapshot.length, newest=known.moments[-1] if known.moments else 0, at=moment, past=past, over=over, mood=mood,
        where=where(match, drawn.view, say, interface, language),
        turn_seat=None if over else match.to_move, turn_text=turn_text(snapshot, match, mood, names, interface),
        moved=snapshot.moved.isoformat() if snapshot.moved and not past and not over else "",
        step=match.step or "", ask=ask(snapshot, match, mood, names, drawn.view, language, interface), notice=notice,
        can_move=can_move, undo=snapshot.undo_to is not None and not past,
        restart=snapshot.restart_to not in (None, snapshot.undo_to) and not past,
        ask_to=ask_to(snapshot, newest, moment if past else None),
        holds_mine=next((seat.number for seat in snapshot.seats if seat.mine and seat.held), None),
        asked=question_of_undo(snapshot, names, interface), mine=snapshot.mine,
        rows=prompts.rows(match, say) if can_move else (),
        groups=prompts.groups(match, say, language, names) if can_move else (),
        impossible=prompts.impossible(match, say) if can_move else (), drawn=drawn,
        players=players(snapshot, match, drawn, names, say, interface),
        time=history.time_of(snapshot.id, known, moment, snapshot.length, language),
        history=entries, earlier=earlier, since=[entry for entry in entries if entry.fresh],
        latest=entries[-TOLD_WAITING:] if mood == "waiting" else (),
        news="" if past or over else news(newest, known, last, snapshot.mine),
        chat=snapshot.chat, final=final(match, names, say, interface) if over else None,
        chance=chance_of(snapshot, language), rematch=snapshot.rematch, sandbox=snapshot.sandbox,
        spectator=not snapshot.mine, resting=snapshot.resting, may_rest=snapshot.may_rest and not over)


def news(match: AnyMatch, known: history.Lines, last: int | None, mine: Sequence[int]) -> str:
    """The places that others touched since the reader's last move; for who only watches, since the last move but one."""
    since = last if mine else known.before(len(match.entries))
    return "" if since is None else " ".join(f"{name}={value}" for name, value in history.places_of(match, since))


def ask_to(snapshot: Snapshot, match: AnyMatch, past: int | None) -> int | None:
    """What the others can be asked to go back to: the moment looked at, or else before the reader's last move."""
    if not snapshot.can_ask or (past is None and snapshot.undo_to is not None):
        return None
    if past is not None:
        return past if may_go_back_to(match, past) else None
    last = history.last_own(match, snapshot.mine)
    return None if last is None else last - 1


def tab_title(mood: str, title: str, interface: Say) -> str:
    return f"{interface('tab-mine')} · {title}" if mood == "mine" else f"{title} · Mercat"


def where(match: AnyMatch, view: Any, say: Say, interface: Say, language: str) -> tuple[str, ...]:
    """Round and phase in words, as far as the game knows such things; a game may say it in its own way in `where`."""
    parts = []
    if match.to_move is not None and "where" in view and match.game.has(language, "where"):
        parts.append(say("where", **about(match.game, view, "where")))
    elif view.get("round") and match.to_move is not None:
        counted = {name: view[name] for name in ("round", "rounds") if name in view}
        parts.append(interface("round-of" if "rounds" in counted else "round", **counted))
    if match.step and match.game.has(language, f"phase-{match.step}"):
        parts.append(say(f"phase-{match.step}", **about(match.game, view)))
    return tuple(parts)


def turn_text(snapshot: Snapshot, match: AnyMatch, mood: str, names: Sequence[str], interface: Say) -> str:
    if match.to_move is None:
        return interface("over")
    if mood == "mine" and len(snapshot.mine) == 1:
        return interface("your-turn")
    return interface("turn-of", player=names[match.to_move])


def ask(snapshot: Snapshot, match: AnyMatch, mood: str, names: Sequence[str], view: Any, language: str, interface: Say) -> str:
    """The one sentence of the prompt."""
    if mood == "past":
        return interface("in-past")
    if match.to_move is None:
        winners = [names[score.seat] for score in match.scores() if score.place == 1]
        return interface("winner", player=winners[0]) if len(winners) == 1 else interface("winners", players=", ".join(winners))
    if mood == "mine":
        return question(match.game, language, match.step or "", view, names)
    if snapshot.resting:
        return interface("bots-rest")
    seat = snapshot.seats[match.to_move]
    if seat.mine and seat.held:
        asker = seat.held_by
        return interface("bot-holds-mine") if asker in (None, seat.number) else interface("bot-holds-for", player=names[asker])
    return interface("thinking" if seat.played_by_bot else "waiting", player=names[match.to_move])


def question_of_undo(snapshot: Snapshot, names: Sequence[str], interface: Say) -> Question | None:
    asked = snapshot.asked
    if asked is None:
        return None
    if asked.refused is not None:
        return Question(asked.id, interface("undo-refused", player=names[asked.refused]), False)
    waiting = ", ".join(names[seat] for seat in asked.waiting)
    text = interface("undo-asked", player=names[asked.seat], waiting=waiting)
    held = [seat for seat in asked.waiting if snapshot.seats[seat].held]
    if held:
        text = f"{text} {interface('undo-held', count=len(held), players=', '.join(names[seat] for seat in held))}"
    return Question(asked.id, text, bool(set(asked.waiting) & set(snapshot.mine) - set(held)))


def players(snapshot: Snapshot, match: AnyMatch, drawn: Drawn, names: Sequence[str], say: Say, interface: Say) -> list[Player]:
    """The panels in turn order, the reader's own first."""
    scores = forecasts(match, say)
    first = snapshot.mine[0] if snapshot.mine else 0
    order = [(first + step) % len(snapshot.seats) for step in range(len(snapshot.seats))]
    order.sort(key=lambda seat: seat not in snapshot.mine)
    return [Player(seat.number, names[seat.number], seat.mine, seat.number == match.to_move, bot_text(seat, names, interface),
                   seat.away, scores[seat.number], drawn.player(seat.number))
            for seat in (snapshot.seats[number] for number in order)]


def bot_text(seat: SeatSnapshot, names: Sequence[str], interface: Say) -> str:
    """What kind of bot decides for the seat, and who asked it to hold somebody else's; nothing for a person's."""
    if seat.played_by_bot is None:
        return ""
    bot = interface(f"bot-{seat.played_by_bot}")
    if seat.held_by in (None, seat.number):
        return bot
    return interface("held-by", bot=bot, player=names[seat.held_by])


def forecasts(match: AnyMatch, say: Say) -> list[Forecast]:
    """From the engine's own scoring, seat by seat."""
    made = []
    for score in sorted(match.scores(), key=lambda score: score.seat):
        lines = tuple(ScoreLine(say(f"score-{line.cause}"), line.points) for line in score.lines)
        made.append(Forecast(score.total, score.place, lines))
    return made


def final(match: AnyMatch, names: Sequence[str], say: Say, interface: Say) -> Sheet:
    """The score sheet, without the lines in which nobody has anything."""
    scores = sorted(match.scores(), key=lambda score: (score.place, score.seat))
    seats = tuple(FinalScore(score.seat, names[score.seat], score.place, score.total) for score in scores)
    points = [{line.cause: line.points for line in score.lines} for score in scores]
    causes = [line.cause for line in scores[0].lines if any(row.get(line.cause) for row in points)]
    lines = tuple(FinalLine(say(f"score-{cause}"), tuple(row.get(cause, 0) for row in points)) for cause in causes)
    tied = len({score.total for score in scores}) < len({score.place for score in scores})
    return Sheet(interface("final"), seats, lines, interface("ties-broken") if tied else "")
