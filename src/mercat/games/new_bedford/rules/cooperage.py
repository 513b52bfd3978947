"""The Cooperage: money for the whales aboard a ship."""

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
from mercat.games.new_bedford.tables import BARREL_PAYS, SHIPS, space
from mercat.games.new_bedford.vocabulary import BARREL, NO_WHALES, SHIP_EMPTY

COOPERAGE: Final[i64] = space("cooperage")


class Cooperage(Space):
    """Take $1 for each whale token on one of your ships; a ship without any would be no action. (Cooperage)"""

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return any(state.tokens_on(boat) > 0 for boat in range(hand.seat * SHIPS, hand.seat * SHIPS + SHIPS))

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        state.ask(BARRELLING.frame(seat, 0, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        return NO_WHALES.reason()


class Barrel(Rule[NewBedford]):
    """The player chooses the ship; the whales stay aboard."""

    verb = BARREL

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for ship in range(SHIPS):
            if state.tokens_on(frame.seat * SHIPS + ship) > 0:
                moves.add(BARREL.move(ship))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        tokens = state.tokens_on(frame.seat * SHIPS + BARREL.first(move))
        state.earn(frame.seat, BARREL_PAYS * tokens, COOPERAGE)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        return SHIP_EMPTY.reason(BARREL.first(move))


BARRELLING: Final = Step[NewBedford]("barrelling", [Barrel(), Purchase(ANYTHING)])
