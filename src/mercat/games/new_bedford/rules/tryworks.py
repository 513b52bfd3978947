"""The Tryworks in both editions, which exempts right whales from the lay."""

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
from mercat.games.new_bedford.state import EDITION, NewBedford

TRYWORKS: Final[i64] = b.space("tryworks")


class Tryworks(Space):
    """The Tryworks. Second printing, NB-TRY-5 and NB-TRY-6: immediately hand in up to 3 right whales from one of the seat's
    ships, without paying their lay.

    Print-and-play, NB-TRY-1: there is no immediate effect, but the seat with a worker here when ships move keeps right whales at
    no cost (see `Keep`). NB-TRY-2: the space may be chosen only while one of the seat's ships that return in this round carries a
    right whale, since no later action in the round could make such a ship return.
    """

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        anywhere = state.options[EDITION] != t.PRINT_AND_PLAY
        for boat in range(budget.seat * t.SHIPS, budget.seat * t.SHIPS + t.SHIPS):
            if state.hold[boat, v.RIGHT] > 0 and (anywhere or state.berth[boat] == b.NEAREST):
                return ALLOWED
        return v.NO_RIGHT_WHALES.obstacle() if anywhere else v.NO_RIGHT_RETURNING.obstacle()

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        if state.options[EDITION] != t.PRINT_AND_PLAY:
            state.ask(TRYING.frame(seat, purchases))


class HandIn(Rule[NewBedford, Action]):
    """NB-TRY-5: choose a ship and the number of right whales to hand in. Their tokens count like those of a returned ship."""

    verb = v.HAND_IN

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return 0 < v.HAND_IN.second(move) <= t.FREE_RIGHT

    def obstacle(self, state: NewBedford, frame: Action, move: i64) -> i64:
        ship, amount = v.HAND_IN.first(move), v.HAND_IN.second(move)
        most = min(t.FREE_RIGHT, state.hold[frame.seat * t.SHIPS + ship, v.RIGHT])
        if amount == 0:
            return v.AT_LEAST_ONE.obstacle()
        return ALLOWED if amount <= most else v.FEWER_ABOARD.obstacle(ship, most)

    def offer(self, state: NewBedford, frame: Action, moves: Moves) -> None:
        for ship in range(t.SHIPS):
            for amount in range(t.FREE_RIGHT + 1):
                if self.obstacle(state, frame, v.HAND_IN.move(ship, amount)) == ALLOWED:
                    moves.add(v.HAND_IN.move(ship, amount))

    def apply(self, state: NewBedford, frame: Action, move: i64) -> None:
        seat, ship, amount = frame.seat, v.HAND_IN.first(move), v.HAND_IN.second(move)
        state.hold[seat * t.SHIPS + ship, v.RIGHT] -= amount
        state.whales[seat, v.RIGHT] += amount
        state.emit(v.HANDED_IN, seat, ship, amount)


def free_whales_of(state: NewBedford) -> i64:
    """Return the number of right whales that the seat at the Tryworks keeps at no cost in this movement phase, in the
    print-and-play edition.

    NB-TRY-3: in a round, three whales in total are free, from any of the seat's ships. NB-TRY-4: the Tryworks must be occupied
    when ships move.
    """
    if state.options[EDITION] == t.PRINT_AND_PLAY and not state.is_empty(TRYWORKS):
        return t.FREE_RIGHT
    return 0


def keeps_for_nothing(state: NewBedford, seat: i64, token: i64) -> bool:
    """Return whether the seat now keeps a whale of this kind at no cost."""
    return token == v.RIGHT and state.free_whales > 0 and state.workers[TRYWORKS, seat] > 0


TRYING: Final = Step[NewBedford, Action]("trying", [HandIn(), Purchase()], Action())
