"""The founding of a nation: its king sets its prestige, places its first merchants and buys at least half of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import arrive
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.state import Poseidon

LEAST_PRICE: Final[i64] = t.PRESTIGE[0]
LEAST_BOUGHT: Final[i64] = (t.FEWEST_FOUNDED + 1) // 2


def half_of(placed: i64) -> i64:
    """Return the number of placed merchants that the founder must buy (POS-FOUND-5): half of them, rounded up."""
    return (placed + 1) // 2


def room(state: Poseidon, seat: i64) -> i64:
    """Return the number of merchants that a player may still take (POS-MR-6)."""
    return t.MERCHANT_LIMIT[state.seats] - state.merchants_of(seat)


def most_discs(state: Poseidon) -> i64:
    """Return the largest number of discs with which a nation in play starts."""
    most: i64 = 0
    for nation in range(t.NATIONS):
        if state.is_in_play(nation):
            most = max(most, t.POTENTIALS[nation])
    return most


def is_odd_from_five(placed: i64) -> bool:
    """Return whether this number of merchants is odd and at least five, so that a founder may place it (POS-FOUND-3)."""
    return placed >= t.FEWEST_FOUNDED and placed % 2 == 1


def may_be_placed(state: Poseidon, placed: i64) -> bool:
    """Return whether any player may place this number of a nation's merchants and buy half of them."""
    return is_odd_from_five(placed) and placed <= most_discs(state) and half_of(placed) <= t.MERCHANT_LIMIT[state.seats]


def may_be_held(state: Poseidon, nation: i64, count: i64) -> bool:
    """Return whether any player may ever own this number of a nation's merchants. The number must be at least one."""
    return state.is_in_play(nation) and 0 < count <= min(t.MERCHANT_LIMIT[state.seats], t.POTENTIALS[nation])


def founder_obstacle(state: Poseidon, seat: i64) -> i64:
    """Return the reason why a player cannot found any nation, or ALLOWED if the player can. The reason is the limit on merchants
    (POS-MR-6) or the price (POS-FOUND-5)."""
    if room(state, seat) < LEAST_BOUGHT:
        return v.LIMIT_REACHED.obstacle(t.MERCHANT_LIMIT[state.seats])
    short = LEAST_BOUGHT * LEAST_PRICE - state.money[seat]
    return v.MONEY_SHORT.obstacle(short) if short > 0 else ALLOWED


def nation_obstacle(state: Poseidon, nation: i64) -> i64:
    """Return the reason why no player can found a nation (POS-FOUND-1), or ALLOWED if some player could."""
    if not state.is_in_play(nation):
        return v.NOT_IN_PLAY.obstacle(nation)
    return v.HAS_KING.obstacle(nation) if state.is_founded(nation) else ALLOWED


def founding_obstacle(state: Poseidon, seat: i64, nation: i64) -> i64:
    """Return the reason why a player cannot found this nation, or ALLOWED if the player can."""
    obstacle = nation_obstacle(state, nation)
    return founder_obstacle(state, seat) if obstacle == ALLOWED else obstacle


def payment_obstacle(state: Poseidon, seat: i64, nation: i64, count: i64) -> i64:
    """Return the reason why a founder cannot buy `count` merchants of the nation, or ALLOWED if the founder can. The reason is
    the limit on merchants (POS-MR-6) or the price (POS-FOUND-5)."""
    if count > room(state, seat):
        return v.LIMIT_REACHED.obstacle(t.MERCHANT_LIMIT[state.seats])
    short = count * state.merchant_price(nation) - state.money[seat]
    return v.MONEY_SHORT.obstacle(short) if short > 0 else ALLOWED


class SetPrestige(Rule[Poseidon, NationFrame]):
    """POS-FOUND-2: choose any value on the track at which the founder can pay for half of the smallest number of merchants.

    POS-FOUND-7: the nation's discovery ship starts in its home.
    """

    verb = v.SET_PRESTIGE

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        short = t.PRESTIGE[v.SET_PRESTIGE.first(move)] * LEAST_BOUGHT - state.money[frame.seat]
        return v.MONEY_SHORT.obstacle(short) if short > 0 else ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        seat, nation, space = frame.seat, frame.nation, v.SET_PRESTIGE.first(move)
        state.king[nation] = seat
        state.founded_in[nation] = state.round
        state.discovery[nation] = b.HOME[nation]
        arrive(state, nation, space)
        state.emit(v.FOUNDED, seat, nation, space)
        state.ask(PLACING.frame(seat, nation))


class Place(Rule[Poseidon, NationFrame]):
    """POS-FOUND-3: place an odd number of discs, at least five, in the pool as merchants. The founder must be able to pay for
    half of them.

    POS-FOUND-4: the bank immediately pays the nation for all of them.
    """

    verb = v.PLACE

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return may_be_placed(state, v.PLACE.first(move))

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        nation, placed = frame.nation, v.PLACE.first(move)
        if not is_odd_from_five(placed):
            return v.ODD_FROM_FIVE.obstacle()
        if placed > state.potentials[nation]:
            return v.POTENTIALS_SHORT.obstacle(state.potentials[nation])
        return payment_obstacle(state, frame.seat, nation, half_of(placed))

    def offer(self, state: Poseidon, frame: NationFrame, moves: Moves) -> None:
        for placed in range(t.FEWEST_FOUNDED, state.potentials[frame.nation] + 1):
            if self.obstacle(state, frame, v.PLACE.move(placed)) == ALLOWED:
                moves.add(v.PLACE.move(placed))

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.issue(frame.nation, v.PLACE.first(move), v.BY_FOUNDING)
        state.ask(TAKING_UP.frame(frame.seat, frame.nation))


class TakeUp(Rule[Poseidon, NationFrame]):
    """POS-FOUND-5: as the founder, buy at least half of the merchants just placed. Three of them go on the King card."""

    verb = v.TAKE_UP

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return half_of(t.FEWEST_FOUNDED) <= v.TAKE_UP.first(move) <= min(t.MERCHANT_LIMIT[state.seats], most_discs(state))

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        nation, count = frame.nation, v.TAKE_UP.first(move)
        placed = state.pool[nation]
        if count < half_of(placed):
            return v.HALF_AT_LEAST.obstacle(half_of(placed))
        if count > placed:
            return v.MORE_THAN_PLACED.obstacle(placed)
        return payment_obstacle(state, frame.seat, nation, count)

    def offer(self, state: Poseidon, frame: NationFrame, moves: Moves) -> None:
        placed = state.pool[frame.nation]
        for count in range(half_of(placed), placed + 1):
            if payment_obstacle(state, frame.seat, frame.nation, count) == ALLOWED:
                moves.add(v.TAKE_UP.move(count))

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.acquire(frame.seat, frame.nation, v.TAKE_UP.first(move), v.BY_FOUNDING)


SETTING_PRESTIGE: Final = Step[Poseidon, NationFrame]("setting_prestige", [SetPrestige()], NationFrame())
PLACING: Final = Step[Poseidon, NationFrame]("placing", [Place()], NationFrame())
TAKING_UP: Final = Step[Poseidon, NationFrame]("taking_up", [TakeUp()], NationFrame())
