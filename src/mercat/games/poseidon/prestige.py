"""The prestige track, on which the nations' markers move and form stacks. The stacks determine the order in which nations act."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.state import NONE
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.state import Poseidon


def arrive(state: Poseidon, nation: i64, space: i64) -> None:
    """Put a nation's marker on a space, under the markers already there (POS-PREST-3)."""
    below: i64 = 0
    for other in range(t.NATIONS):
        if other != nation and state.prestige[other] == space:
            below += 1
    state.prestige[nation] = space
    state.rank[nation] = below


def leave(state: Poseidon, nation: i64) -> None:
    """Take a nation's marker off its stack. The markers under it move up."""
    for other in range(t.NATIONS):
        if state.prestige[other] == state.prestige[nation] and state.rank[other] > state.rank[nation]:
            state.rank[other] -= 1
    state.prestige[nation] = NONE
    state.rank[nation] = 0


def shift(state: Poseidon, nation: i64, steps: i64, cause: i64) -> None:
    """Move a nation's marker one step up (+1) or down (-1). POS-PREST-4: a marker does not move beyond either end of the track.

    POS-PREST-6: prestige rises only when a fleet pays merchants, and falls only when a king sells merchants.
    """
    space = state.prestige[nation] + steps
    if 0 <= space < t.SPACES:
        leave(state, nation)
        arrive(state, nation, space)
        state.emit(v.PRESTIGE_IS, nation, space, NONE, cause)


def acts_before(state: Poseidon, one: i64, other: i64) -> bool:
    """Return whether nation `one` acts before nation `other` (POS-PREST-3): its prestige is higher or, on the same space, its
    marker is on top."""
    if state.prestige[one] != state.prestige[other]:
        return state.prestige[one] > state.prestige[other]
    return state.rank[one] < state.rank[other]


def next_to_act(state: Poseidon, done: i64) -> i64:
    """Return the first nation in order of operation that is not in the set `done`, or NONE if there is none. POS-PREST-5: the
    order is determined by the current prestige."""
    first: i64 = NONE
    for nation in range(t.NATIONS):
        if state.is_founded(nation) and done & BIT[nation] == 0 and (first < 0 or acts_before(state, nation, first)):
            first = nation
    return first
