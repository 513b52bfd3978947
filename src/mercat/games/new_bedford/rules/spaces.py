"""What a worker does where it is placed: one small class for each kind of space. Those of single spaces have their own files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford.board import BOARD
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.purchase import Action, Purchase
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import BONUS, GAIN, GOODS, MONEY
from mercat.games.new_bedford.vocabulary import BRICK, BY_BONUS, TAKE


class Space:
    """`is_first` means that the space was empty, which earns the bonus of a board space; `purchases` is how many are left."""

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        """ALLOWED, or why the action cannot be done with this budget and what a purchase left would add to it."""
        return ALLOWED

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        """Do it, or open the decisions that it needs."""
        raise NotImplementedError


class Supply(Space):
    """Take what the space gives; on a board space whoever comes first takes its bonus too.

    NB-TOWN-1, NB-TOWN-2, NB-BANK-1, NB-SCHOOL-1, NB-BAKERY-1, NB-BRICKYARD-1, NB-CHANDLERY-1.
    """

    def __init__(self, space: int) -> None:
        self.space: Final[i64] = space

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        for good in range(GOODS):
            state.gain(seat, good, GAIN[self.space, good], self.space)
        state.earn(seat, GAIN[self.space, MONEY], self.space)
        if is_first and self.space < BOARD:
            for good in range(GOODS):
                state.gain(seat, good, BONUS[self.space, good], BY_BONUS)


class Warehouse(Supply):
    """NB-TOWN-3: take a brick; whoever comes first takes one more good, of a kind of their choice."""

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.gain(seat, BRICK, GAIN[self.space, BRICK], self.space)
        if is_first:
            state.ask(TAKING.frame(seat, purchases))


class Take(Rule[NewBedford, Action]):
    """Take one good of any kind."""

    verb = TAKE

    def obstacle(self, state: NewBedford, frame: Action, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: NewBedford, frame: Action, move: i64) -> None:
        state.gain(frame.seat, TAKE.first(move), 1, BY_BONUS)


TAKING: Final = Step[NewBedford, Action]("taking", [Take(), Purchase()], Action())
