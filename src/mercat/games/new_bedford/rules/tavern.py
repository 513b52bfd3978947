"""The Tavern, which pays for removing empty sea tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.purchase import Action, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import NewBedford

TAVERN: Final[i64] = b.space("tavern")
MOST_REMOVED: Final[i64] = len(t.TAVERN_PAYS) - 1


class Tavern(Space):
    """The Tavern. It can be used only while an empty sea token is face up (NB-TAVERN-2)."""

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        return ALLOWED if state.sea[v.EMPTY_SEA] > 0 else v.NO_EMPTY_SEA.obstacle()

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.ask(DRINKING.frame(seat, purchases))


class Remove(Rule[NewBedford, Action]):
    """NB-TAVERN-1: remove 1 or 2 face-up empty sea tokens from the game, and take $4 for one or $6 for two."""

    verb = v.REMOVE

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return 0 < v.REMOVE.first(move) <= MOST_REMOVED

    def obstacle(self, state: NewBedford, frame: Action, move: i64) -> i64:
        amount = v.REMOVE.first(move)
        most = min(MOST_REMOVED, state.sea[v.EMPTY_SEA])
        if amount == 0:
            return v.AT_LEAST_ONE.obstacle()
        return ALLOWED if amount <= most else v.FEWER_OUT.obstacle(most)

    def offer(self, state: NewBedford, frame: Action, moves: Moves) -> None:
        for amount in range(MOST_REMOVED + 1):
            if self.obstacle(state, frame, v.REMOVE.move(amount)) == ALLOWED:
                moves.add(v.REMOVE.move(amount))

    def apply(self, state: NewBedford, frame: Action, move: i64) -> None:
        amount = v.REMOVE.first(move)
        state.sea[v.EMPTY_SEA] -= amount
        state.emit(v.SEA_REMOVED, frame.seat, amount)
        state.earn(frame.seat, t.TAVERN_PAYS[amount], TAVERN)


DRINKING: Final = Step[NewBedford, Action]("drinking", [Remove(), Purchase()], Action())
