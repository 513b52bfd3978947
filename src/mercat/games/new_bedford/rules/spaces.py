"""The actions of spaces, with one small class for each kind of space. An action that only one space has is in a file of its
own."""

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
from mercat.games.new_bedford.state import NewBedford


class Space:
    """The action of a space. `is_first` means that the space was empty, so that on a space of a board, the worker gets the bonus.
    `purchases` is the number of purchases left."""

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        """Return the reason why the action is impossible with this budget, even after any purchase left, or ALLOWED if it is
        possible."""
        return ALLOWED

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        """Carry out the action, or open the decisions that it needs."""
        raise NotImplementedError


class Supply(Space):
    """Take the goods or money of the space. On a space of a board, the first worker also takes its bonus (NB-TOWN-1, NB-TOWN-2,
    NB-BANK-1, NB-SCHOOL-1, NB-BAKERY-1, NB-BRICKYARD-1, NB-CHANDLERY-1)."""

    def __init__(self, space: int) -> None:
        self.space: Final[i64] = space

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        for good in range(t.GOODS):
            state.gain(seat, good, t.GAIN[self.space, good], self.space)
        state.earn(seat, t.GAIN[self.space, t.MONEY], self.space)
        if is_first and self.space < b.BOARD:
            for good in range(t.GOODS):
                state.gain(seat, good, t.BONUS[self.space, good], v.BY_BONUS)


class Warehouse(Supply):
    """NB-TOWN-3: take a brick. The first worker also takes one good of any kind."""

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.gain(seat, v.BRICK, t.GAIN[self.space, v.BRICK], self.space)
        if is_first:
            state.ask(TAKING.frame(seat, purchases))


class Take(Rule[NewBedford, Action]):
    """Take one good of any kind."""

    verb = v.TAKE

    def obstacle(self, state: NewBedford, frame: Action, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: NewBedford, frame: Action, move: i64) -> None:
        state.gain(frame.seat, v.TAKE.first(move), 1, v.BY_BONUS)


TAKING: Final = Step[NewBedford, Action]("taking", [Take(), Purchase()], Action())
