"""The Lighthouse, which moves a ship farther out."""

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


def sailing_obstacle(state: NewBedford, boat: i64) -> i64:
    """Return the reason why a ship cannot move farther out (NB-LIGHT-3, NB-LIGHT-4, NB-SHIP-7), or ALLOWED if it can."""
    if not state.is_at_sea(boat):
        return v.SHIP_NOT_OUT.obstacle(boat % t.SHIPS)
    if state.berth[boat] == b.FARTHEST:
        return v.FARTHEST_OUT.obstacle(boat % t.SHIPS)
    return ALLOWED if state.has_room(state.berth[boat] + 1) else v.SPACE_FULL.obstacle(state.berth[boat] + 1)


class Lighthouse(Space):
    """The Lighthouse: in both editions, move one of the player's ships one row farther out, where it becomes the first
    (NB-LIGHT-1)."""

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        found = v.NO_SHIP_OUT.obstacle()
        for boat in range(budget.seat * t.SHIPS, budget.seat * t.SHIPS + t.SHIPS):
            if state.is_at_sea(boat):
                found = sailing_obstacle(state, boat)
                if found == ALLOWED:
                    return ALLOWED
        return found

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.ask(LIGHTING.frame(seat, purchases))


class SailOut(Rule[NewBedford, Action]):
    """NB-LIGHT-2: move a ship to the next row. The other ships on that row move one rank back, and the ships behind it on its old
    row move one rank forward."""

    verb = v.SAIL_OUT

    def obstacle(self, state: NewBedford, frame: Action, move: i64) -> i64:
        return sailing_obstacle(state, frame.seat * t.SHIPS + v.SAIL_OUT.first(move))

    def apply(self, state: NewBedford, frame: Action, move: i64) -> None:
        moving = frame.seat * t.SHIPS + v.SAIL_OUT.first(move)
        row, rank = state.berth[moving], state.rank[moving]
        for boat in range(state.seats * t.SHIPS):
            if state.berth[boat] == row + 1:
                state.rank[boat] += 1
            elif state.berth[boat] == row and state.rank[boat] > rank:
                state.rank[boat] -= 1
        state.berth[moving] = row + 1
        state.rank[moving] = 0
        state.emit(v.SAILED_OUT, frame.seat, v.SAIL_OUT.first(move), row + 1)


LIGHTING: Final = Step[NewBedford, Action]("lighting", [SailOut(), Purchase()], Action())
