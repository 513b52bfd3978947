"""The Cooperage, which pays for the whales aboard a ship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.purchase import Action, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import NewBedford

COOPERAGE: Final[i64] = b.space("cooperage")


class Cooperage(Space):
    """NB-COOPER-1: take $1 for each whale token on one of the player's ships."""

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        for boat in range(budget.seat * t.SHIPS, budget.seat * t.SHIPS + t.SHIPS):
            if state.tokens_on(boat) > 0:
                return ALLOWED
        return v.NO_WHALES.obstacle()

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.ask(BARRELLING.frame(seat, purchases))


class Barrel(Rule[NewBedford, Action]):
    """NB-COOPER-2: choose a ship with whales. The whales stay aboard."""

    verb = v.BARREL

    def obstacle(self, state: NewBedford, frame: Action, move: i64) -> i64:
        ship = v.BARREL.first(move)
        return ALLOWED if state.tokens_on(frame.seat * t.SHIPS + ship) > 0 else v.SHIP_EMPTY.obstacle(ship)

    def apply(self, state: NewBedford, frame: Action, move: i64) -> None:
        tokens = state.tokens_on(frame.seat * t.SHIPS + v.BARREL.first(move))
        state.earn(frame.seat, t.BARREL_PAYS * tokens, COOPERAGE)


BARRELLING: Final = Step[NewBedford, Action]("barrelling", [Barrel(), Purchase()], Action())
