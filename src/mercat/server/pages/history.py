"""The history of a match for a reader: what happened in sentences, and the moments one can travel to.

A moment is a length of the journal at which a seat had to decide; what nature drew belongs to the move before it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from mercat.engine.match import Entry
from mercat.engine.state import NATURE, Event
from mercat.engine.vocabulary import Named
from mercat.server.pages.drawing import Say, ui
from mercat.server.tables.matches import AnyMatch

CHAPTER: Final = "round_began"                           # the event with which every game opens a round
KINDS: Final = 5                                         # of more values than these a facet tells places
SHOWN: Final = 60                                        # entries in the page; the whole history has a page of its own


@dataclass(frozen=True)
class Told:
    """One entry: who moved, what came of it, and the moment after it."""

    at: int
    seat: int | None
    name: str
    sentences: tuple[str, ...]
    line: str                                            # the sentences read on, the name of who moved said once
    heading: str                                         # the round that begins with it
    here: bool = False
    fresh: bool = False


@dataclass(frozen=True)
class Lines:
    """The moments of a match, and those at which a round begins."""

    moments: tuple[int, ...]
    rounds: tuple[int, ...]

    def before(self, at: int) -> int | None:
        place = bisect_left(self.moments, at)
        return self.moments[place - 1] if place > 0 else None

    def after(self, at: int) -> int | None:
        place = bisect_right(self.moments, at)
        return self.moments[place] if place < len(self.moments) else None

    def round_before(self, at: int) -> int | None:
        place = bisect_left(self.rounds, at)
        return self.rounds[place - 1] if place > 0 else (self.moments[0] if self.moments and self.moments[0] < at else None)

    def round_after(self, at: int) -> int | None:
        place = bisect_right(self.rounds, at)
        return self.rounds[place] if place < len(self.rounds) else (self.moments[-1] if self.moments[-1] > at else None)


def groups(match: AnyMatch) -> list[list[int]]:
    """The lines of the journal that count, a seat's move together with what nature answered."""
    made: list[list[int]] = []
    for length in match.path:
        if made and match.entries[length - 1].seat == NATURE:
            made[-1].append(length)
        else:
            made.append([length])
    return made


def lines(match: AnyMatch) -> Lines:
    """The moments of a match; the first is before the first decision of a seat."""
    made = groups(match)
    moments = [group[-1] for group in made]
    if not made or match.entries[made[0][-1] - 1].seat != NATURE:
        moments.insert(0, 0)
    rounds = [group[-1] for group in made if any(opens_round(match.entries[length - 1]) for length in group)]
    return Lines(tuple(moments), tuple(rounds))


def opens_round(entry: Entry) -> bool:
    return any(event.name == CHAPTER for event in entry.events)


def sentence(event: Event, say: Say) -> str:
    """What happened, and why."""
    return say(f"event-{event.name}", **event.facts)


def phrase(match: AnyMatch, packed: int, say: Say) -> str:
    """A move in words."""
    words = match.game.vocabulary
    return say(f"move-{words.verb(packed).name}", **words.facts_of(packed))


def told(match: AnyMatch, group: Sequence[int], names: Sequence[str], say: Say) -> Told:
    """One entry of the history."""
    first = match.entries[group[0] - 1]
    events = [event for length in group for event in match.entries[length - 1].events]
    sentences = [sentence(event, say) for event in events if event.name != CHAPTER]
    if not sentences and first.seat != NATURE:
        sentences = [phrase(match, first.move, say)]          # where nothing visible came of it
    opened = [event for event in events if event.name == CHAPTER]
    seat = None if first.seat == NATURE else first.seat
    return Told(group[-1], seat, "" if seat is None else names[seat], tuple(sentences), read_on(sentences, seat, names),
                " ".join(sentence(event, say) for event in opened))


def read_on(sentences: Sequence[str], seat: int | None, names: Sequence[str]) -> str:
    """Sentences in one line. What begins with the name of who moved, after a sentence like
    that, goes on without it."""
    name = "" if seat is None else names[seat]
    plain = bool(name) and not any(other != name and other.startswith(f"{name} ") for other in names)
    line, before = "", False                             # was the sentence before about the same?
    for text in sentences:
        about = plain and text.startswith(f"{name} ")
        goes_on = about and before
        line = f"{line.removesuffix('.')}\u00a0· {text.removeprefix(name).lstrip()}" if goes_on else f"{line} {text}".lstrip()
        before = about
    return line


def history(match: AnyMatch, names: Sequence[str], say: Say, around: int | None = None, most: int = SHOWN,
            fresh_from: int | None = None) -> tuple[list[Told], bool]:
    """The newest entries, or those around a moment; and whether there are others."""
    made = groups(match)
    last = len(made)
    if around is not None:
        place = bisect_right([group[-1] for group in made], around)
        last = min(len(made), place + most // 2)
    chosen = made[max(0, last - most):last]
    entries = []
    for group in chosen:
        entry = told(match, group, names, say)
        fresh = fresh_from is not None and entry.at > fresh_from
        entries.append(replace(entry, here=entry.at == around, fresh=fresh))
    return entries, len(chosen) < len(made)


def last_own(match: AnyMatch, mine: Sequence[int]) -> int | None:
    """The moment right after the reader's last move, None where there was none."""
    for length in reversed(match.path):
        if match.entries[length - 1].seat in mine:
            return int(length)
    return None


def places_of(match: AnyMatch, since: int) -> list[tuple[str, str]]:
    """What others touched since a moment, as facets and values that a page can mark. A facet of few values says of what kind
    something is, not where."""
    vocabulary = match.game.vocabulary
    wide = {facet.kind for word in (*vocabulary.verbs, *vocabulary.events) for facet in word.facets if len(facet.values) > KINDS}
    touched: dict[tuple[str, str], None] = {}
    for length in match.path:
        if length > since:
            for event in match.entries[length - 1].events:
                for name, fact in event.facts.items():
                    if isinstance(fact, Named) and fact.kind in wide - {"seat", "cause"} and fact.value != "none":
                        touched[(name, fact.value)] = None
    return list(touched)


@dataclass(frozen=True)
class TimeStep:
    """A button of the history bar; `at` is None where it leads nowhere."""

    name: str
    at: int | None
    href: str


@dataclass(frozen=True)
class Time:
    """The history bar."""

    steps: tuple[TimeStep, ...]
    text: str
    at: int


def time_of(table_id: str, known: Lines, at: int, length: int, language: str) -> Time:
    """The history bar at a moment."""
    newest = known.moments[-1] if known.moments else 0
    now = at >= newest
    here = newest if now else at
    first = known.moments[0] if known.moments and known.moments[0] < here else None
    wanted = {"first": first, "round-back": known.round_before(here), "back": known.before(here), "on": known.after(here),
              "round-on": known.round_after(here), "now": None if now else newest}
    steps = tuple(TimeStep(name, target, f"/t/{table_id}" if target is not None and target >= newest
                           else f"/t/{table_id}?at={target}") for name, target in wanted.items())
    number = bisect_right(known.moments, here) - 1
    text = ui(language)("when", number=max(0, number), last=max(0, len(known.moments) - 1))
    return Time(steps, text, length if now else at)
