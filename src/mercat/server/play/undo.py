"""Going back: how far the reader's undo reaches, what it takes back, and who must agree to it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mercat.server.play.history import HistoryEntry, entry_of, moments_at
from mercat.server.tables.automatic import wishing_seats
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.tables.undo_rights import decisions, may_go_back_to
from mercat.server.words import Say, named

MOST_TAKEN: Final = 5                                    # entries listed of those that an undo takes back


@dataclass(frozen=True)
class Way:
    """A way back: to which move, as the history bar numbers them, and what it takes back."""

    move: int
    count: int                                           # of the moves taken back
    taken: tuple[HistoryEntry, ...]                      # the first of them
    text: str                                            # move and count in words

    @property
    def more(self) -> int:
        return self.count - len(self.taken)


@dataclass(frozen=True)
class UndoOffer:
    """The undo that the reader may choose: at once, or after the others have agreed."""

    target: int
    free: bool                                           # the reader's own moves; otherwise a request, which bots grant at once
    way: Way
    voters: str                                          # the names of those who must agree; empty: it works at once

    @property
    def at_once(self) -> bool:
        return not self.voters


def way_back(snapshot: Snapshot, target: int, names: Sequence[str], say: Say, interface: Say,
             told_as: tuple[object, ...] = ()) -> Way:
    """The way back to when the journal had `target` lines; `told_as` as in `history`."""
    known = moments_at(snapshot)
    groups = [group for group in known.groups if group[0] > target]
    taken = tuple(entry_of(snapshot.match, group, names, say, told_as) for group in groups[:MOST_TAKEN])
    move = max(0, bisect_right(known.moments, target) - 1)
    return Way(move, len(groups), taken, interface("undo-far", move=move, count=len(groups)))


def undo_offer(snapshot: Snapshot, past: int | None, names: Sequence[str], say: Say, interface: Say,
               told_as: tuple[object, ...] = ()) -> UndoOffer | None:
    """The undo offered on a page that shows the present, or the moment `past`; `told_as` as in `history`."""
    match, free = snapshot.match, snapshot.undo_to if past is None else None
    target = free if free is not None else request_target(snapshot, match, past)
    if target is None:
        return None
    at_once = free is not None or (snapshot.restart_to is not None and target >= snapshot.restart_to)
    voters = "" if at_once else named([names[seat] for seat in snapshot.undo_voters], interface)
    return UndoOffer(target, free is not None, way_back(snapshot, target, names, say, interface, told_as), voters)


def request_target(snapshot: Snapshot, match: AnyMatch, past: int | None) -> int | None:
    """The moment that the reader can ask the others to go back to: the one on the page, else before their last move."""
    if not snapshot.can_request_undo:
        return None
    if past is not None:
        return past if may_go_back_to(match, past, snapshot.prepared) else None
    own = [length for length in decisions(match, wishing_seats(snapshot.seats), joined=True)
           if match.entries[length - 1].seat in snapshot.mine]
    return None if not own or own[-1] <= snapshot.prepared else own[-1] - 1
