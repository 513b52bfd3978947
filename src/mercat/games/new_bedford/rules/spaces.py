"""What a worker does where it is put: one small class for each kind of space. Those of single spaces stand in their own files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.purchase import ANYTHING, Purchase
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import BOARD, BONUS, GAIN, GOODS, MONEY
from mercat.games.new_bedford.vocabulary import BRICK, BY_BONUS, TAKE


class Space:
    """`alone` says that the space was empty, which earns the bonus of a board space; `purchases` how many are left."""

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        """Whether it can be done with what is in hand, and with what a purchase left would add to it."""
        return True

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        """Do it, or ask what it needs to be asked."""
        raise NotImplementedError

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        """Why it is not possible; asked only then."""
        return None


class Supply(Space):
    """Take what the space gives; on a board space the first to come takes its bonus too. (Town; plain buildings)"""

    def __init__(self, space: int) -> None:
        self.space: Final[i64] = space

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        for good in range(GOODS):
            state.gain(seat, good, GAIN[self.space, good], self.space)
        state.earn(seat, GAIN[self.space, MONEY], self.space)
        if alone and self.space < BOARD:
            for good in range(GOODS):
                state.gain(seat, good, BONUS[self.space, good], BY_BONUS)


class Warehouse(Supply):
    """Take a brick; the first to come takes one more good, of a kind of their choice. (Town, Warehouse)"""

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        state.gain(seat, BRICK, GAIN[self.space, BRICK], self.space)
        if alone:
            state.ask(TAKING.frame(seat, 0, purchases))


class Take(Rule[NewBedford]):
    """Take one good of any kind."""

    verb = TAKE

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for good in range(GOODS):
            moves.add(TAKE.move(good))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        state.gain(frame.seat, TAKE.first(move), 1, BY_BONUS)


TAKING: Final = Step[NewBedford]("taking", [Take(), Purchase(ANYTHING)])
