"""The sentences at the top of a table's page.

They report events that happened to the reader, the progress of the game, whose turn it is, what the reader can do, and the
current step of a lesson.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from mercat import games
from mercat.engine.transcripts.lesson import KIND, LEARNER
from mercat.lessons import lesson_names
from mercat.server.clocks.clock_terms import BY_DAYS
from mercat.server.play.history import history_entry
from mercat.server.play.past_players import NOBODY, Players
from mercat.server.play.requests import UndoOffer, undo_offer
from mercat.server.storage.models import PERSON, now
from mercat.server.tables.automatic import lesson_of
from mercat.server.tables.happenings import FREE, Happened, what_is_left
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Snapshot
from mercat.server.tables.terms import WAIT
from mercat.server.words import OF_HOST, Say, named
from mercat.text import about, question

MOST_MOVES: Final = 4                                    # the most moves of a bot that are listed


@dataclass(frozen=True)
class HappenedLine:
    """An event that has happened to the reader, in words."""

    sentence: str
    at: datetime
    goes_on: bool                                        # whether a bot is playing for the reader because of the event
    moves: Sequence[str] = ()                            # the bot's newest moves for the reader, as sentences
    more: int = 0                                        # the number of the bot's moves before these
    undo: UndoOffer | None = None                        # the offer to undo all the bot's moves
    free: Seat | None = None                             # the seat that the reader may take again


def happened_text(interface: Say, name: str, changes: str = "", **facts: Any) -> str:
    """Return the sentence about an event that happened to a person, for pages, notifications and emails.

    `changes` are the changed settings in words, if the event is a change of settings.
    """
    by = facts.get("by") or interface("request-host" if name in OF_HOST else "somebody")
    told = {"changed": "yes" if changes else "no", "changes": changes, "by": by}
    return interface(f"happened-{name}", **{"left": FREE, "here": "no", **facts, **told})


def happened_lines(snapshot: Snapshot, interface: Say, players: Players = NOBODY, say: Say | None = None) -> list[HappenedLine]:
    """Return the events that have happened to the reader, oldest first. With `say`, which looks up the game's texts, include the
    moves of bots."""
    return [line_of(snapshot, one, interface, players, say) for one in snapshot.happened]


def line_of(snapshot: Snapshot, one: Happened, interface: Say, players: Players, say: Say | None) -> HappenedLine:
    had = None if one.seat is None or one.seat >= len(snapshot.seats) else snapshot.seats[one.seat]
    sentence = happened_text(interface, one.name, here="yes", playing=how_it_plays(snapshot, one),
                             left=what_is_left(snapshot.status, had, had is not None and had.mine), **one.facts)
    made = moves_made(snapshot, one)
    seat = None if say is None or snapshot.mine else had
    free = seat if seat is not None and seat.free and snapshot.match is not None else None
    if not made or say is None:
        return HappenedLine(sentence, one.at, one.goes_on, free=free)
    told = [history_entry(snapshot.match, [length], players, say).whole for length in made[-MOST_MOVES:]]
    undo = None if one.goes_on else undo_offer(snapshot, made[0] - 1, players, say, interface)
    return HappenedLine(sentence, one.at, one.goes_on, told, len(made) - len(told), undo, free)


def how_it_plays(snapshot: Snapshot, one: Happened) -> str:
    """Return `yes` if a bot is playing for the reader, `no` if it has stopped, and `none` if it stopped before it made a move."""
    if one.goes_on or snapshot.match is None:
        return "yes"
    lines = snapshot.match.entries[one.length:one.until]
    return "no" if any(entry.seat == one.seat and not entry.is_undo for entry in lines) else "none"


def moves_made(snapshot: Snapshot, one: Happened) -> list[int]:
    """Return the journal's length after each move that a bot has made for the reader because of an event."""
    match, until = snapshot.match, one.until or snapshot.length
    if match is None or not one.plays:
        return []
    return [length for length in match.path if one.length < length <= until and match.entries[length - 1].seat == one.seat]


def tab_title(mood: str, title: str, interface: Say, asked: bool) -> str:
    """Return the title of the browser tab. It begins with a note if the table is waiting for the reader's move or, with `asked`,
    for an answer."""
    if mood == "mine":
        return f"{interface('tab-mine')} · {title}"
    return f"{interface('games-waiting', answers=1)} · {title}" if asked else f"{title} · Mercat"


def where_in_game(match: AnyMatch, view: Any, say: Say, interface: Say, language: str) -> tuple[str, ...]:
    """Return the round and the phase as texts, if the game has them. The game's own text `where` replaces the round."""
    parts = []
    if match.to_move is not None and "where" in view and match.game.has(language, "where"):
        parts.append(say("where", **about(match.game, view, "where")))
    elif view.get("round") and match.to_move is not None:
        counted = {name: view[name] for name in ("round", "rounds") if view.get(name) is not None}
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


def victory(match: AnyMatch, names: Sequence[str], mine: Sequence[int], interface: Say) -> str:
    """Return a sentence that names the winners. It addresses the reader as "you", or uses names if the reader has several
    seats."""
    winners = [score.seat for score in match.scores() if score.place == 1]
    own = len(mine) == 1 and mine[0] in winners
    others = named([names[seat] for seat in winners if not own or seat not in mine], interface)
    if len(winners) == 1:
        return interface("winner-mine") if own else interface("winner", player=others)
    return interface("winners-mine" if own else "winners", players=others)


def instruction(snapshot: Snapshot, match: AnyMatch, mood: str, names: Sequence[str], view: Any, language: str,
                interface: Say) -> str:
    """Return a sentence that tells the reader what to do now, or why they cannot do anything."""
    if mood == "past":
        return interface("in-past")
    if match.to_move is None:
        if match.seats == 1:
            return interface("over-alone", points=match.scores()[0].total)
        return victory(match, names, snapshot.mine, interface)
    if mood == "mine":
        return question(match.game, language, match.step or "", view, names)
    if snapshot.waits_for_people:
        back = any(seat.mine and seat.held for seat in snapshot.seats)
        return interface("bots-wait", count=round(snapshot.kept_for), mine="yes" if back else "no")
    if snapshot.resting:
        return interface("bots-rest")
    seat = snapshot.seats[match.to_move]
    if seat.mine and seat.held:
        is_said = any(one.goes_on for one in snapshot.happened) and not seat.warned
        caller = None if is_said else seat.held_by
        if seat.warned and caller is not None:
            return interface("warned-mine", caller=names[caller])
        return interface("bot-holds-mine") if caller in (None, seat.number) else interface("bot-holds-for", player=names[caller])
    if seat.warned:
        return interface("warned", player=names[match.to_move])
    if seat.away and (seat.gone or (may_be_stood_in_for(snapshot, seat) and not has_time(snapshot, seat))):
        return interface("absent", player=names[match.to_move])
    return interface("thinking" if seat.playing_bot else "waiting", player=names[match.to_move])


def may_be_stood_in_for(snapshot: Snapshot, seat: Seat) -> bool:
    """Return whether a seat's person is away and the table's terms let others call in a bot. Return False during a pause."""
    stands = snapshot.clock is not None and snapshot.clock.paused is not None
    return seat.away and seat.kind == PERSON and snapshot.absence != WAIT and not stands


def has_time(snapshot: Snapshot, seat: Seat) -> bool:
    """Return whether a person who is away from a correspondence game still has time, so that others may not call in a bot yet."""
    by_days = snapshot.clock is not None and snapshot.clock.kind == BY_DAYS
    return by_days and seat.away_since is not None and now() - seat.away_since < timedelta(seconds=snapshot.call_after)


@dataclass(frozen=True)
class LessonCard:
    """A lesson as its learner sees it. `aim` is empty if no step is current, and `text` is empty if others are to move."""

    number: int                                          # the number of the current step, from 1
    steps: int
    text: str = ""
    aim: str = ""
    looks: str = ""                                      # the things to look at, in the form for lesson.js
    done: bool = False
    others: tuple[tuple[str, str, str], ...] = ()        # other games with a lesson: the game's name, its title, the lesson


def lesson_card(snapshot: Snapshot, match: AnyMatch, say: Say, interface: Say, language: str) -> LessonCard | None:
    """Return the current card of the table's lesson. Return None if there is no lesson, if the reader is not the learner, if the
    match has continued after the lesson, or if the match is over."""
    lesson = lesson_of(snapshot.game, snapshot.lesson)
    if lesson is None or LEARNER not in snapshot.mine or match.to_move is None:
        return None
    reached, steps = lesson.progress(match), len(lesson.steps)
    key = f"{KIND}-{lesson.name}"
    if reached.step == steps:
        if reached.since_end:
            return None
        return LessonCard(steps, steps, say(f"{key}-end"), done=True, others=other_lessons(snapshot.game, language))
    step = lesson.due(match)
    if step is None:
        return LessonCard(reached.step + 1, steps, interface("lesson-free") if snapshot.can_move else "")
    return LessonCard(reached.step + 1, steps, say(f"{key}-{step.name}"), say(f"{key}-{step.name}-aim"), " ".join(step.looks))


def other_lessons(game: str, language: str) -> tuple[tuple[str, str, str], ...]:
    """Return the first lesson of each other game that has lessons, as a tuple of the game's name, its title and the lesson's
    name."""
    return tuple((name, games.find(name).say(language, "game"), lesson)
                 for name in games.names() if name != game for lesson in lesson_names(name)[:1])
