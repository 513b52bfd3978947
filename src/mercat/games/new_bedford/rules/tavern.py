"""The Tavern: empty sea is removed for money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.purchase import ANYTHING, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import TAVERN_PAYS, space
from mercat.games.new_bedford.vocabulary import AT_LEAST_ONE, EMPTY_SEA, FEWER_OUT, NO_EMPTY_SEA, REMOVE, SEA_REMOVED

TAVERN: Final[i64] = space("tavern")
MOST_REMOVED: Final[i64] = len(TAVERN_PAYS) - 1


class Tavern(Space):
    """Remove 1 or 2 empty-sea tokens that lie out since the last whaling phase from the game, and take $4 or $6. (Tavern)"""

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return state.sea[EMPTY_SEA] > 0

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        state.ask(DRINKING.frame(seat, 0, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        return NO_EMPTY_SEA.reason()


class Remove(Rule[NewBedford]):
    """The player says how many."""

    verb = REMOVE

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for amount in range(i64(1), min(MOST_REMOVED, state.sea[EMPTY_SEA]) + 1):
            moves.add(REMOVE.move(amount))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        amount = REMOVE.first(move)
        state.sea[EMPTY_SEA] -= amount
        state.say(SEA_REMOVED, frame.seat, amount)
        state.earn(frame.seat, TAVERN_PAYS[amount], TAVERN)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        if REMOVE.first(move) == 0:
            return AT_LEAST_ONE.reason()
        return FEWER_OUT.reason(min(MOST_REMOVED, state.sea[EMPTY_SEA]))


DRINKING: Final = Step[NewBedford]("drinking", [Remove(), Purchase(ANYTHING)])
