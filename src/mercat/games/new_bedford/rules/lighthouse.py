"""The Lighthouse: a ship goes farther out."""

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
from mercat.games.new_bedford.tables import FARTHEST, SHIPS
from mercat.games.new_bedford.vocabulary import (
    FARTHEST_OUT,
    NO_SHIP_OUT,
    SAIL_OUT,
    SAILED_OUT,
    SHIP_NOT_OUT,
    SPACE_FULL,
)


def can_sail_out(state: NewBedford, boat: i64) -> bool:
    """Whether a ship is on the track, not at its end, and the next space has room."""
    row = state.berth[boat]
    return row < FARTHEST and state.has_room(row + 1)


class Lighthouse(Space):
    """One own ship goes one space farther out and is the first there. (Lighthouse)

    Ruling: an own ship in both editions. The print-and-play says "a ship", but players prepare and launch only their own, and the
    tile of the second printing says whose.
    """

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return any(can_sail_out(state, boat) for boat in range(hand.seat * SHIPS, hand.seat * SHIPS + SHIPS))

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        state.ask(LIGHTING.frame(seat, 0, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        reason = NO_SHIP_OUT.reason()
        for boat in range(hand.seat * SHIPS, hand.seat * SHIPS + SHIPS):
            if state.is_at_sea(boat):
                reason = stuck(state, boat)
        return reason


def stuck(state: NewBedford, boat: i64) -> Reason:
    """Why a ship cannot go farther out."""
    if not state.is_at_sea(boat):
        return SHIP_NOT_OUT.reason(boat % SHIPS)
    if state.berth[boat] == FARTHEST:
        return FARTHEST_OUT.reason(boat % SHIPS)
    return SPACE_FULL.reason(state.berth[boat] + 1)


class SailOut(Rule[NewBedford]):
    """The ship takes the 1st place of the next space, the others there come after it; those behind it on its old space move up.

    A ship on the space without a cost may go to 1; one on 6 cannot go farther; a space with three ships takes no fourth.
    """

    verb = SAIL_OUT

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for ship in range(SHIPS):
            if can_sail_out(state, frame.seat * SHIPS + ship):
                moves.add(SAIL_OUT.move(ship))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        moving = frame.seat * SHIPS + SAIL_OUT.first(move)
        row, rank = state.berth[moving], state.rank[moving]
        for boat in range(state.seats * SHIPS):
            if state.berth[boat] == row + 1:
                state.rank[boat] += 1
            elif state.berth[boat] == row and state.rank[boat] > rank:
                state.rank[boat] -= 1
        state.berth[moving] = row + 1
        state.rank[moving] = 0
        state.say(SAILED_OUT, frame.seat, SAIL_OUT.first(move), row + 1)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        return stuck(state, frame.seat * SHIPS + SAIL_OUT.first(move))


LIGHTING: Final = Step[NewBedford]("lighting", [SailOut(), Purchase(ANYTHING)])
