"""A nation is founded: its king sets its prestige, places merchants and buys at least half of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.prestige import arrive
from mercat.games.poseidon.sea import HOME
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import FEWEST_FOUNDED, MERCHANT_LIMIT, PRESTIGE, SPACES
from mercat.games.poseidon.vocabulary import (
    BY_FOUNDING,
    FOUNDED,
    HALF_AT_LEAST,
    LIMIT_REACHED,
    MONEY_SHORT,
    MORE_THAN_PLACED,
    ODD_FROM_FIVE,
    PLACE,
    POTENTIALS_SHORT,
    SET_PRESTIGE,
    TAKE_UP,
)

LEAST_PRICE: Final[i64] = PRESTIGE[0]
LEAST_BOUGHT: Final[i64] = (FEWEST_FOUNDED + 1) // 2


def half_of(placed: i64) -> i64:
    """How many of the merchants placed the founder must buy."""
    return (placed + 1) // 2


def room(state: Poseidon, seat: i64) -> i64:
    """How many merchants a player may still take."""
    return MERCHANT_LIMIT[state.seats] - state.merchants_of(seat)


def can_found(state: Poseidon, seat: i64) -> bool:
    """Whether a player could buy the fewest merchants of the cheapest founding."""
    return state.money[seat] >= LEAST_BOUGHT * LEAST_PRICE and room(state, seat) >= LEAST_BOUGHT


class SetPrestige(Rule[Poseidon, Frame]):
    """Any value of the track, as long as half of the fewest merchants can be paid. (Rulebook, the King card)"""

    verb = SET_PRESTIGE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for space in range(SPACES):
            if PRESTIGE[space] * LEAST_BOUGHT <= state.money[frame.seat]:
                moves.add(SET_PRESTIGE.move(space))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        seat, nation, space = frame.seat, frame.first, SET_PRESTIGE.first(move)
        state.king[nation] = seat
        state.founded_in[nation] = state.round
        state.discovery[nation] = HOME[nation]
        arrive(state, nation, space)
        state.say(FOUNDED, seat, nation, space)
        state.ask(PLACING.frame(seat, nation))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return MONEY_SHORT.reason(PRESTIGE[SET_PRESTIGE.first(move)] * LEAST_BOUGHT - state.money[frame.seat])


class Place(Rule[Poseidon, Frame]):
    """An odd number of merchants, five or more, goes into the pool; the nation is paid for all of them at once."""

    verb = PLACE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        seat, nation = frame.seat, frame.first
        placed = FEWEST_FOUNDED
        while placed <= state.potentials[nation] and half_of(placed) <= min(room(state, seat),
                                                                            state.money[seat] // state.worth(nation)):
            moves.add(PLACE.move(placed))
            placed += 2

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.issue(frame.first, PLACE.first(move), BY_FOUNDING)
        state.ask(TAKING_UP.frame(frame.seat, frame.first))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, placed = frame.first, PLACE.first(move)
        if placed < FEWEST_FOUNDED or placed % 2 == 0:
            return ODD_FROM_FIVE.reason()
        if placed > state.potentials[nation]:
            return POTENTIALS_SHORT.reason(state.potentials[nation])
        if half_of(placed) > room(state, frame.seat):
            return LIMIT_REACHED.reason(MERCHANT_LIMIT[state.seats])
        return MONEY_SHORT.reason(half_of(placed) * state.worth(nation) - state.money[frame.seat])


class TakeUp(Rule[Poseidon, Frame]):
    """The founder buys at least half of the merchants just placed; three of them lie on the King card."""

    verb = TAKE_UP

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        seat, nation = frame.seat, frame.first
        placed = state.pool[nation]
        for count in range(half_of(placed), min(placed, min(room(state, seat), state.money[seat] // state.worth(nation))) + 1):
            moves.add(TAKE_UP.move(count))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.acquire(frame.seat, frame.first, TAKE_UP.first(move), BY_FOUNDING)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, count = frame.first, TAKE_UP.first(move)
        placed = state.pool[nation]
        if count < half_of(placed):
            return HALF_AT_LEAST.reason(half_of(placed))
        if count > placed:
            return MORE_THAN_PLACED.reason(placed)
        if count > room(state, frame.seat):
            return LIMIT_REACHED.reason(MERCHANT_LIMIT[state.seats])
        return MONEY_SHORT.reason(count * state.worth(nation) - state.money[frame.seat])


SETTING_PRESTIGE: Final = Step[Poseidon, Frame]("setting_prestige", [SetPrestige()])
PLACING: Final = Step[Poseidon, Frame]("placing", [Place()])
TAKING_UP: Final = Step[Poseidon, Frame]("taking_up", [TakeUp()])
