"""The turns that players can prepare: their own turns in a merchant round, and those of their nations in an exploration round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import STEP_MASK, number_in
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rounds import END_OF_TRADE, NATION_TURNS, ROUND
from mercat.games.poseidon.rules.discovery import DISCOVERING, forget_course
from mercat.games.poseidon.rules.kingship import SUCCESSION
from mercat.games.poseidon.rules.sailing import DEPARTURE
from mercat.games.poseidon.rules.ship_offers import SHIPYARD
from mercat.games.poseidon.rules.trading import TRADING
from mercat.games.poseidon.state import ACTED, BROKE, FAVOURED_FLEET, RAISED, ROUND_NOW, Poseidon

# after these a player continues to trade, or the discovery ship to sail
STAYS_OPEN: Final = [v.FOUND, v.BUY, v.SELL, v.MARK, v.EXPLORE, v.BUILD, v.SETTLE]


def owned(state: Poseidon, seat: int) -> list[int]:
    """Return a seat's money and the number of its merchants in each nation."""
    return [int(state.money[seat]), *[int(state.merchants[seat, nation]) for nation in range(t.NATIONS)]]


def round_of(state: Poseidon) -> int:
    return int(state.round)


def begins(asked: int) -> int:
    """Return the number of the turn that begins with a decision. Each nation's turn has its own number; any other turn has the
    number of the step with which it begins."""
    packed: i64 = asked
    step = packed & STEP_MASK
    if step == DISCOVERING.number:
        return int(packed & STEP_MASK | 1 + number_in(packed, 0) << 8)
    return int(step)


def open_turn(state: Poseidon, seat: int) -> bool:
    """Open a player's next turn: in the current round if there is one, otherwise in the first later round that contains one.
    Return whether there is a turn. In a merchant round, it is the player's own turn. In an exploration round, it is the turn of
    the player's first nation, in order of operation, that has not acted."""
    number, acted = state.round, state.numbers[ACTED]
    while 0 < number < t.ROUNDS:
        if t.IS_EXPLORATION[number] == 0:
            trade(state, seat, number)
            return True
        nation = ruled(state, seat, acted)
        if nation != NONE:
            act(state, seat, nation, number, acted | BIT[nation])
            return True
        if state.numbers[BROKE] == 1:
            return False
        number += 1
        acted = 0
    return False


def ruled(state: Poseidon, seat: i64, acted: i64) -> i64:
    """Return the player's first nation, in order of operation, that is not in the set `acted`, or NONE if there is none."""
    for other in range(t.NATIONS):
        if state.king[other] != seat:
            acted |= BIT[other]
    return next_to_act(state, acted)


def begin(state: Poseidon, number: i64) -> None:
    """Clear all pending decisions, so that only the round after `number` is pending, and no turn has begun."""
    state.stack[0] = 0
    state.ask(ROUND.frame(NATURE, number + 1))
    state.numbers[ROUND_NOW] = number
    state.numbers[FAVOURED_FLEET] = NONE
    state.numbers[RAISED] = 0
    forget_course(state)
    for field in range(i64(len(state.voyage))):
        state.voyage[field] = 0
    for place in range(b.PLACES):
        state.wake[place] = 0


def trade(state: Poseidon, seat: i64, number: i64) -> None:
    """Open a seat's turn in the merchant round with this number."""
    if state.round != number:
        for other in range(state.seats):
            state.sale_turns[other] = 0
    begin(state, number)
    state.then(TRADING.frame(seat, 0, 0, 0, 0), SUCCESSION.frame(NATURE, 0), END_OF_TRADE.frame(NATURE))


def act(state: Poseidon, seat: i64, nation: i64, number: i64, acted: i64) -> None:
    """Open a nation's turn in the exploration round with this number, in which the nations in the set `acted` have already
    acted."""
    begin(state, number)
    state.numbers[ACTED] = acted
    state.ask(NATION_TURNS.frame(NATURE))
    state.then(DISCOVERING.frame(seat, nation, t.DISCOVERY_RANGE[state.phase]), DEPARTURE.frame(NATURE, nation),
               SHIPYARD.frame(seat, nation, 0))
