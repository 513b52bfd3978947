"""The Tryworks of both editions: right whales without a lay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.purchase import ANYTHING, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import EDITION, NewBedford
from mercat.games.new_bedford.tables import FREE_RIGHT, NEAREST, PRINT_AND_PLAY, SHIPS, space
from mercat.games.new_bedford.vocabulary import (
    AT_LEAST_ONE,
    FEWER_ABOARD,
    HAND_IN,
    HANDED_IN,
    NO_RIGHT_RETURNING,
    NO_RIGHT_WHALES,
    RIGHT,
)

TRYWORKS: Final[i64] = space("tryworks")


class Tryworks(Space):
    """Second printing: at once, one own ship hands in up to 3 right whales for no lay, and stays where it is. (Tryworks, p. 19)

    Print-and-play: nothing happens yet; whoever is there in the movement phase keeps right whales for nothing, see Keep.
    Ruling: the print-and-play Tryworks may be chosen only while an own ship that returns this round carries a right whale, for an
    action that can have no effect may not be chosen; nothing done later in the round could bring such a ship nearer.
    """

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        anywhere = state.options[EDITION] != PRINT_AND_PLAY
        for boat in range(hand.seat * SHIPS, hand.seat * SHIPS + SHIPS):
            if state.hold[boat, RIGHT] > 0 and (anywhere or state.berth[boat] == NEAREST):
                return True
        return False

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        if state.options[EDITION] != PRINT_AND_PLAY:
            state.ask(TRYING.frame(seat, 0, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        return NO_RIGHT_RETURNING.reason() if state.options[EDITION] == PRINT_AND_PLAY else NO_RIGHT_WHALES.reason()


class HandIn(Rule[NewBedford]):
    """The player chooses the ship and how many; the tokens count like returned ones."""

    verb = HAND_IN

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for ship in range(SHIPS):
            for amount in range(i64(1), min(FREE_RIGHT, state.hold[frame.seat * SHIPS + ship, RIGHT]) + 1):
                moves.add(HAND_IN.move(ship, amount))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, ship, amount = frame.seat, HAND_IN.first(move), HAND_IN.second(move)
        state.hold[seat * SHIPS + ship, RIGHT] -= amount
        state.whales[seat, RIGHT] += amount
        state.say(HANDED_IN, seat, ship, amount)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        ship = HAND_IN.first(move)
        if HAND_IN.second(move) == 0:
            return AT_LEAST_ONE.reason()
        return FEWER_ABOARD.reason(ship, min(FREE_RIGHT, state.hold[frame.seat * SHIPS + ship, RIGHT]))


def free_whales_of(state: NewBedford) -> i64:
    """How many right whales are free in this movement phase: those of the seat at the Tryworks, in the print-and-play.

    Ruling: 3 in all for the round, from whichever of the seat's ships. The tile speaks of each ship, the rule of the return of "a
    total of 3 in that round"; the second printing's 3 from one ship agrees with the smaller reading.
    """
    occupied = state.options[EDITION] == PRINT_AND_PLAY and not state.is_empty(TRYWORKS)
    return FREE_RIGHT if occupied else 0


def is_free(state: NewBedford, seat: i64, token: i64) -> bool:
    """Whether the seat keeps a whale of this kind for nothing."""
    return token == RIGHT and state.free_whales > 0 and state.workers[TRYWORKS, seat] > 0


TRYING: Final = Step[NewBedford]("trying", [HandIn(), Purchase(ANYTHING)])
