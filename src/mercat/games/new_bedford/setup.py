"""The set-up before the first round: the bag, the ship's wheel, and the starting goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Chance, Moves, Rule, Step
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rounds import ROUND, Countdown
from mercat.games.new_bedford.state import NewBedford


def set_up(state: NewBedford) -> None:
    """Set up the first position (NB-SETUP-1). The bag is filled, but the ship's wheel does not belong to a seat yet."""
    for token in range(t.TOKENS):
        state.bag[token] = t.BAG[token] * state.seats
    state.then(DEALING.frame(NATURE), ROUND.frame(NATURE))


class GiveWheel(Chance[NewBedford, Frame]):
    """NB-SETUP-5: draw the seat that starts with the ship's wheel. All seats are equally likely."""

    verb = v.WHEEL

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.WHEEL.first(move) < state.seats

    def obstacle(self, state: NewBedford, frame: Frame, move: i64) -> i64:
        return ALLOWED if self.may_come(state, move) else v.NO_SUCH_SEAT.obstacle()

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        state.wheel = v.WHEEL.first(move)
        state.emit(v.WHEEL_TAKEN, state.wheel, cause=v.BY_START)
        state.ask(STARTERS.frame(state.wheel, state.seats))


class Starters(Automatic[NewBedford, Countdown]):
    """The choice of starting goods by each seat, in turn order."""

    def run(self, state: NewBedford, frame: Countdown) -> None:
        if frame.left > 0:
            state.then(STARTING.frame(frame.seat), STARTERS.frame(state.next_seat(frame.seat), frame.left - 1))


class TakeStart(Rule[NewBedford, Frame]):
    """NB-SETUP-4: take any mix of goods and money worth exactly $5. The move contains the goods, and the rest is money."""

    verb = v.TAKE_START

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return value_of(v.TAKE_START.first(move), v.TAKE_START.second(move), v.TAKE_START.third(move)) <= t.START_VALUE

    def obstacle(self, state: NewBedford, frame: Frame, move: i64) -> i64:
        goods = value_of(v.TAKE_START.first(move), v.TAKE_START.second(move), v.TAKE_START.third(move))
        return ALLOWED if goods <= t.START_VALUE else v.NOT_WORTH.obstacle(goods)

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for wood in range(t.START_VALUE // t.PRICE[v.WOOD] + 1):
            for food in range((t.START_VALUE - value_of(wood, 0, 0)) // t.PRICE[v.FOOD] + 1):
                for brick in range((t.START_VALUE - value_of(wood, food, 0)) // t.PRICE[v.BRICK] + 1):
                    moves.add(v.TAKE_START.move(wood, food, brick))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, wood, food, brick = frame.seat, v.TAKE_START.first(move), v.TAKE_START.second(move), v.TAKE_START.third(move)
        state.gain(seat, v.WOOD, wood, v.BY_START)
        state.gain(seat, v.FOOD, food, v.BY_START)
        state.gain(seat, v.BRICK, brick, v.BY_START)
        state.earn(seat, t.START_VALUE - value_of(wood, food, brick), v.BY_START)


def value_of(wood: i64, food: i64, brick: i64) -> i64:
    """Return the value of goods in dollars."""
    return wood * t.PRICE[v.WOOD] + food * t.PRICE[v.FOOD] + brick * t.PRICE[v.BRICK]


DEALING: Final = Step[NewBedford, Frame]("dealing", [GiveWheel()])
STARTERS: Final = Starters("starters", Countdown())
STARTING: Final = Step[NewBedford, Frame]("starting", [TakeStart()], sets_up=True)
