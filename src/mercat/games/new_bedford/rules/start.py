"""Before the first round: who holds the ship's wheel, and what everybody begins with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import PRICE, START_WORTH
from mercat.games.new_bedford.vocabulary import BRICK, BY_START, FOOD, NOT_WORTH, TAKE_START, WHEEL, WHEEL_TAKEN, WOOD


class GiveWheel(Rule[NewBedford]):
    """Any seat may be the first to hold the wheel; the rules leave open how it is chosen. (Setup)

    Ruling: by lot (facts, section 1; confidence C).
    """

    verb = WHEEL

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for seat in range(state.seats):
            moves.draw(WHEEL.move(seat), 1)

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        state.wheel = WHEEL.first(move)
        state.say(WHEEL_TAKEN, state.wheel, cause=BY_START)
        state.ask(STARTERS.frame(state.wheel, state.seats))


class Starters(Automatic[NewBedford]):
    """In turn order, one seat after the other."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        if frame.first > 0:
            state.then(STARTING.frame(frame.seat), STARTERS.frame(state.next_seat(frame.seat), frame.first - 1))


class TakeStart(Rule[NewBedford]):
    """Take any mix of goods and money that is worth exactly $5; the move names the goods, the rest is money. (Setup)"""

    verb = TAKE_START

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for wood in range(START_WORTH // PRICE[WOOD] + 1):
            for food in range((START_WORTH - worth(wood, 0, 0)) // PRICE[FOOD] + 1):
                for brick in range((START_WORTH - worth(wood, food, 0)) // PRICE[BRICK] + 1):
                    moves.add(TAKE_START.move(wood, food, brick))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, wood, food, brick = frame.seat, TAKE_START.first(move), TAKE_START.second(move), TAKE_START.third(move)
        state.gain(seat, WOOD, wood, BY_START)
        state.gain(seat, FOOD, food, BY_START)
        state.gain(seat, BRICK, brick, BY_START)
        state.earn(seat, START_WORTH - worth(wood, food, brick), BY_START)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        return NOT_WORTH.reason(worth(TAKE_START.first(move), TAKE_START.second(move), TAKE_START.third(move)))


def worth(wood: i64, food: i64, brick: i64) -> i64:
    """In dollars."""
    return wood * PRICE[WOOD] + food * PRICE[FOOD] + brick * PRICE[BRICK]


DEALING: Final = Step[NewBedford]("dealing", [GiveWheel()])
STARTERS: Final = Starters("starters")
STARTING: Final = Step[NewBedford]("starting", [TakeStart()])
