"""What a person might want to hear before a legal move: questions that the warnings of the rules ask. Changes nothing."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.state import NONE
from mercat.games.poseidon.rules.founding import can_found, room
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import NATIONS, OBSOLETE, PHASE_BEGUN, SHIP_PRICE


def can_purchase(state: Poseidon, seat: i64) -> bool:
    """Whether a player could found a nation, or buy a merchant of the pool."""
    if room(state, seat) == 0:
        return False
    for nation in range(NATIONS):
        if not state.is_founded(nation):
            if state.is_in_play(nation) and can_found(state, seat):
                return True
        elif (state.pool[nation] > 0 and state.worth(nation) <= state.money[seat]
                and not (state.king[nation] == seat and state.founded_in[nation] == state.round)):
            return True
    return False


def loses_fleet(state: Poseidon, king: i64, buyer: i64, ship: i64) -> i64:
    """A nation of this king, other than the buyer, whose last ships become obsolete when a ship begins a phase; or NONE."""
    for nation in range(NATIONS):
        if nation != buyer and state.is_founded(nation) and state.king[nation] == king and state.ships_of(nation) > 0:
            left = state.ships_of(nation)
            for phase in range(state.phase + 1, PHASE_BEGUN[ship] + 1):
                if OBSOLETE[phase] >= 0:
                    left -= state.fleet[nation, OBSOLETE[phase]]
            if left == 0:
                return nation
    return NONE


def lacks(state: Poseidon, nation: i64) -> i64:
    """What the treasury of a nation without ships lacks for the bank's next one; nothing when it has ships, or the bank none."""
    if state.ships_of(nation) > 0 or state.next_ship() == NONE:
        return 0
    return max(SHIP_PRICE[state.next_ship()] - state.treasury[nation], 0)
