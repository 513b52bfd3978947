"""The history of a match in sentences, and the bar for going to earlier and later moments."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from mercat.engine.matches.match import Entry
from mercat.engine.rules.state import NATURE, Event
from mercat.engine.rules.vocabulary import Named
from mercat.lru import Lru
from mercat.moments import ROUND_BEGAN, Moments, moments_of
from mercat.server.play.past_players import Players
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.tables.undo_rights import is_passed_by
from mercat.server.words import Say, ui
from mercat.text import decided

FEW_VALUES: Final = 5                                    # a facet with more values than this names places
SHOWN: Final = 60                                        # entries on the table's page; the whole history has its own page
MOST_TOLD: Final = 20_000                                # entries in memory, about 670 bytes each
MOST_FOUND: Final = 64                                   # matches whose moments are in memory


@dataclass(frozen=True)
class HistoryEntry:
    """A move with its events, and the moment in the game right after it."""

    at: int
    seat: int | None
    name: str                                            # the player who moved; empty if `line` names any player
    sentences: tuple[str, ...]
    line: str                                            # the sentences joined, with the player's name only once
    heading: str                                         # the heading if a round begins here; otherwise empty
    opening: str = ""                                    # the draws at the beginning of that round
    here: bool = False
    fresh: bool = False
    now: bool = False                                    # whether it is the newest entry shown
    by_order: bool = False                               # whether an order for later made the move
    set_up: bool = False                         # whether it contains the draws before the first move, to be folded
    says_little: bool = False                 # whether it is a move without events that may be left out

    @property
    def whole(self) -> str:
        """The text of the entry, without its heading."""
        return f"{self.line} {self.opening}".strip()


def event_sentence(event: Event, say: Say) -> str:
    """Return a sentence about an event."""
    return say(f"event-{event.name}", **event.facts)


def history_entry(match: AnyMatch, group: Sequence[int], players: Players, say: Say) -> HistoryEntry:
    """Return the history entry for a group of lines. Each line is given as the length of the journal after it."""
    first, names = match.entries[group[0] - 1], players.at(group[0])
    say = partial(say, names=list(names))
    events = [event for length in group for event in match.entries[length - 1].events]
    opened = [event for event in events if event.name == ROUND_BEGAN]
    began = events.index(opened[0]) if opened else len(events)
    seat, before = None if first.seat == NATURE else first.seat, events[:began]
    sentences = [event_sentence(event, say) for event in before]
    if not sentences and seat is not None:
        sentences = [decided(match.game, first, say)]                # a move without visible events
    opening = [event_sentence(event, say) for event in events[began:] if event.name != ROUND_BEGAN]
    line = joined(sentences, seat, names)
    name = "" if seat is None or any(one and one in line for one in names) else names[seat]
    return HistoryEntry(group[-1], seat, name, tuple(sentences), line, " ".join(event_sentence(event, say) for event in opened),
                        joined(opening, seat, names), by_order=bool(first.by_order),
                        set_up=group[0] == 1 and seat is None, says_little=not events and says_little(match, first))


def says_little(match: AnyMatch, entry: Entry) -> bool:
    """Return whether a move without events may be left out of the history. Return False for a move made by an order for later, so
    that its player always sees it."""
    verb = match.game.vocabulary.verb(entry.move)
    return entry.seat != NATURE and (verb.silent or verb.opens) and not entry.by_order


told: Final[Lru[tuple[object, ...], HistoryEntry]] = Lru(MOST_TOLD)      # used only in the engine's thread
found: Final[Lru[tuple[str, int], Moments]] = Lru(MOST_FOUND)            # used only in the engine's thread


def joined(sentences: Sequence[str], seat: int | None, names: Sequence[str]) -> str:
    """Join sentences into one line. If two consecutive sentences begin with the name of the player who moved, omit the name from
    the second."""
    name = "" if seat is None else names[seat]
    plain = bool(name) and not any(other != name and other.startswith(f"{name} ") for other in names)
    line, before = "", False                             # did the sentence before begin with the name?
    for text in sentences:
        about = plain and text.startswith(f"{name} ")
        continues = about and before
        line = f"{line.removesuffix('.')}\u00a0· {text.removeprefix(name).lstrip()}" if continues else f"{line} {text}".lstrip()
        before = about
    return line


def history(match: AnyMatch, players: Players, say: Say, around: int | None = None, most: int = SHOWN,
            fresh_from: int | None = None, told_as: tuple[object, ...] = (),
            known: Moments | None = None) -> tuple[list[HistoryEntry], bool]:
    """Return the newest `most` entries, or those around the moment `around`, and whether there are more. Entries that say little
    are left out.

    The newest entry shown leads to the present, although entries that were left out may follow it. `known` are the match's
    moments, if they have already been found. `told_as` is a cache key for the journal and its language: each entry is put into
    words only once for each key and each set of names, since a journal's lines never change.
    """
    made = (known or moments_of(match)).groups
    last = len(made)
    if around is not None:
        place = bisect_right([group[-1] for group in made], around)
        last = min(len(made), place + most // 2)
    chosen = made[max(0, last - most):last]
    entries = []
    for group in chosen:
        entry = entry_of(match, group, players, say, told_as)
        fresh = fresh_from is not None and entry.at > fresh_from
        here = entry.at == around
        if entry.says_little and not here:
            continue
        entries.append(replace(entry, here=here, fresh=fresh) if here or fresh else entry)
    if entries and last == len(made):
        entries[-1] = replace(entries[-1], now=True)
    return entries, len(chosen) < len(made)


def entry_of(match: AnyMatch, group: Sequence[int], players: Players, say: Say, told_as: tuple[object, ...]) -> HistoryEntry:
    """Return the history entry for a group of lines. If `told_as` is not empty, the entry is cached."""
    if not told_as:
        return history_entry(match, group, players, say)
    return told.made((*told_as, *players.at(group[0]), *group), partial(history_entry, match, group, players, say))


def moments_at(snapshot: Snapshot) -> Moments:
    """Return the moments of a table's match. They are found only once for all readers."""
    return found.made((snapshot.id, len(snapshot.match.entries)), lambda: moments_of(snapshot.match))


def after_last_own_move(match: AnyMatch, mine: Sequence[int], automatic_seats: Collection[int] = ()) -> int | None:
    """Return the moment right after the last move that the people in these seats chose themselves; None if they have made no such
    move.

    Moves by orders for later do not count, and neither do the only legal moves of `automatic_seats`.
    """
    for length in reversed(match.path):
        entry = match.entries[length - 1]
        if entry.seat in mine and not entry.by_order and not is_passed_by(entry, automatic_seats):
            return int(length)
    return None


def touched_since(match: AnyMatch, since: int) -> list[tuple[str, str]]:
    """Return the facets and values in the events since a moment, so that the page can mark these places. A facet with few values
    is left out, since it names a kind of thing and not a place."""
    vocabulary = match.game.vocabulary
    facets = (facet for word in (*vocabulary.verbs, *vocabulary.events) for facet in word.facets)
    wide = {facet.kind for facet in facets if len(facet.values) > FEW_VALUES}
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
    """A button of the history bar. `at` is the moment that it leads to; None if the button is disabled."""

    name: str
    at: int | None
    href: str


@dataclass(frozen=True)
class TimeBar:
    """The bar for going to earlier and later moments of a match."""

    steps: tuple[TimeStep, ...]
    text: str
    at: int


def time_bar(table_id: str, known: Moments, at: int, length: int, language: str) -> TimeBar:
    """Return the history bar for the moment `at`. `length` is the present length of the journal."""
    newest = known.moments[-1]
    now = at >= newest
    here = newest if now else at
    first = known.moments[0] if known.moments[0] < here else None
    wanted = {"first": first, "round-back": known.round_before(here), "back": known.before(here), "on": known.after(here),
              "round-on": known.round_after(here), "now": None if now else newest}
    steps = tuple(TimeStep(name, target, f"/t/{table_id}" if target is not None and target >= newest
                           else f"/t/{table_id}?at={target}") for name, target in wanted.items())
    number = bisect_right(known.moments, here) - 1
    text = ui(language)("when", number=max(0, number), last=max(0, len(known.moments) - 1))
    return TimeBar(steps, text, length if now else at)
