"""The pile of contracts. Its contents are known, but its order is known only for contracts that were put back under it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Chance, Moves, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.state import Caledonia

# Destinations of a drawn contract.
TO_DISPLAY: Final[i64] = 0
TO_FUTURE: Final[i64] = 1
TO_DRAWN: Final[i64] = 2


class Drawing(Frame):
    """A draw of contracts for the display, the future contracts, or a seat that may choose from them. `left` contracts are still
    to be drawn."""

    names: ClassVar[tuple[str, ...]] = ("where", "left")

    @property
    def where(self) -> i64:
        return self.number(0)

    @property
    def left(self) -> i64:
        return self.number(1)


def is_shuffled_part_empty(state: Caledonia) -> bool:
    """Return whether the pile contains only contracts that were put back under it."""
    return all(state.pile[contract] <= 0 for contract in range(i64(1), t.CONTRACTS + 1))


def is_under(state: Caledonia, contract: i64) -> bool:
    """Return whether a contract was put under the pile and has not been drawn since."""
    return any(state.under[place] == contract for place in range(state.numbers[f.UNDER_NUMBER]))


def is_empty(state: Caledonia) -> bool:
    """Return whether there are no contracts left to draw."""
    return state.under[0] == NONE and is_shuffled_part_empty(state)


def put_under(state: Caledonia, contract: i64) -> None:
    """Put a contract under the pile. It will be drawn after all the contracts above it (CAL-BUILD-2)."""
    state.under[state.numbers[f.UNDER_NUMBER]] = contract
    state.numbers[f.UNDER_NUMBER] += 1
    state.emit(v.CONTRACT_PUT_UNDER, contract)


def put_out(state: Caledonia, contract: i64, where: i64) -> None:
    """Put a contract on the first empty place of the destination `where`. There always is one, since only as many contracts are
    drawn as are missing."""
    places = state.display if where == TO_DISPLAY else state.future if where == TO_FUTURE else state.drawn
    place: i64 = 0
    while places[place] != NONE:
        place += 1
    places[place] = contract


class DrawContract(Chance[Caledonia, Drawing]):
    """Draw any contract of the pile's shuffled part or, if that part is empty, the first of the contracts put under the pile.

    CAL-ROUND-10: when no contracts are left, places stay empty. CAL-BUILD-2: contracts put under the pile are drawn in the order
    in which they were put there.
    """

    verb = v.DRAW_CONTRACT

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return v.DRAW_CONTRACT.first(move) > 0

    def obstacle(self, state: Caledonia, frame: Drawing, move: i64) -> i64:
        contract = v.DRAW_CONTRACT.first(move)
        if not self.may_come(state, move):
            return v.NO_SUCH_CONTRACT.obstacle(contract)
        if state.pile[contract] > 0 or (state.under[0] == contract and is_shuffled_part_empty(state)):
            return ALLOWED
        return v.UNDER_PILE.obstacle(contract) if is_under(state, contract) else v.ALREADY_DRAWN.obstacle()

    def offer(self, state: Caledonia, frame: Drawing, moves: Moves) -> None:
        for contract in range(i64(1), t.CONTRACTS + 1):
            if state.pile[contract] > 0:
                moves.draw(v.DRAW_CONTRACT.move(contract), 1)
        if moves.count == 0 and state.under[0] != NONE:
            moves.draw(v.DRAW_CONTRACT.move(state.under[0]), 1)

    def apply(self, state: Caledonia, frame: Drawing, move: i64) -> None:
        contract = v.DRAW_CONTRACT.first(move)
        if state.pile[contract] > 0:
            state.pile[contract] = 0
        else:
            self.take_from_under(state)
        put_out(state, contract, frame.where)
        state.emit(v.CONTRACT_SHOWN, contract)
        if frame.left > 1:
            state.ask(frame.again(frame.where, frame.left - 1))

    def take_from_under(self, state: Caledonia) -> None:
        """Draw the first of the contracts that were put under the pile."""
        state.numbers[f.UNDER_NUMBER] -= 1
        last = state.numbers[f.UNDER_NUMBER]
        for place in range(last):
            state.under[place] = state.under[place + 1]
        state.under[last] = NONE


DRAWING: Final = Step[Caledonia, Drawing]("drawing", [DrawContract()], Drawing(), optional=True)
