"""The pile of contracts: what is left is known, its order is not, but for those put back under it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.games.caledonia.state import UNDER_NUMBER, Caledonia
from mercat.games.caledonia.tables import CONTRACTS
from mercat.games.caledonia.vocabulary import CONTRACT_PUT_UNDER, CONTRACT_SHOWN, DRAW_CONTRACT

# Where nature's draws go, the first number of the frame; the second is how many are still to be drawn.
TO_DISPLAY: Final[i64] = 0
TO_FUTURE: Final[i64] = 1
TO_DRAWN: Final[i64] = 2


def is_empty(state: Caledonia) -> bool:
    """Nothing is left to draw."""
    if state.under[0] != NONE:
        return False
    return all(state.pile[contract] <= 0 for contract in range(i64(1), CONTRACTS + 1))


def put_under(state: Caledonia, contract: i64) -> None:
    """Put a contract under the pile; it is drawn when all above it are gone."""
    state.under[state.numbers[UNDER_NUMBER]] = contract
    state.numbers[UNDER_NUMBER] += 1
    state.say(CONTRACT_PUT_UNDER, contract)


def put_out(state: Caledonia, contract: i64, where: i64) -> None:
    """Put a contract on the first empty place; there is one, as no more are drawn than are missing."""
    places = state.display if where == TO_DISPLAY else state.future if where == TO_FUTURE else state.drawn
    place: i64 = 0
    while places[place] != NONE:
        place += 1
    places[place] = contract


class DrawContract(Rule[Caledonia, Frame]):
    """Nature draws a contract: any of those whose order nobody knows, and when they are gone the first of those put under them.

    Ruling: when nothing is left, places stay empty.
    """

    verb = DRAW_CONTRACT

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for contract in range(i64(1), CONTRACTS + 1):
            if state.pile[contract] > 0:
                moves.draw(DRAW_CONTRACT.move(contract), 1)
        if moves.count == 0 and state.under[0] != NONE:
            moves.draw(DRAW_CONTRACT.move(state.under[0]), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        contract, where, left = DRAW_CONTRACT.first(move), frame.first, frame.second
        if state.pile[contract] > 0:
            state.pile[contract] = 0
        else:
            self.move_up(state)
        put_out(state, contract, where)
        state.say(CONTRACT_SHOWN, contract)
        if left > 1:
            state.ask(frame.again(where, left - 1))

    def move_up(self, state: Caledonia) -> None:
        """Take the first of those put under the pile."""
        state.numbers[UNDER_NUMBER] -= 1
        last = state.numbers[UNDER_NUMBER]
        for place in range(last):
            state.under[place] = state.under[place + 1]
        state.under[last] = NONE


DRAWING: Final = Step[Caledonia, Frame]("drawing", [DrawContract()], optional=True)
