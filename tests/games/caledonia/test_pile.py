"""The pile of contracts: CAL-ROUND-10 CAL-BUILD-2."""

from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from mercat.games.caledonia import GAME
from mercat.games.caledonia.rules.pile import DRAWING, TO_DISPLAY, TO_DRAWN, is_empty, put_under
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import DRAW_CONTRACT


def blank() -> Caledonia:
    return GAME.blank(3, GAME.first(3).options)


def offered(state: Caledonia) -> tuple[list[int], Moves]:
    moves = Moves()
    GAME.rules.advance(state, moves)
    return [int(DRAW_CONTRACT.first(move)) for move in moves.listed()], moves


def test_what_was_put_under_comes_last_and_in_order() -> None:
    """CAL-BUILD-2."""
    state = blank()
    state.pile[7] = 1
    for contract in (30, 10, 20):
        put_under(state, contract)
    state.ask(DRAWING.frame(NATURE, TO_DRAWN, 4))
    drawn = []
    for _draw in range(4):
        choices, moves = offered(state)
        assert len(choices) == 1
        drawn += choices
        GAME.rules.apply(state, moves.buffer[0], moves)
    assert drawn == [7, 30, 10, 20]
    assert is_empty(state) and state.under[0] == -1


def test_unknown_contracts_are_equally_likely() -> None:
    state = blank()
    for contract in (3, 4, 5):
        state.pile[contract] = 1
    put_under(state, 9)
    state.ask(DRAWING.frame(NATURE, TO_DRAWN, 1))
    choices, moves = offered(state)
    assert choices == [3, 4, 5] and list(moves.weights)[:3] == [1, 1, 1]


def test_an_exhausted_pile_leaves_slots_empty() -> None:
    """CAL-ROUND-10."""
    state = blank()
    state.pile[7] = 1
    state.ask(DRAWING.frame(NATURE, TO_DISPLAY, 3))
    _choices, moves = offered(state)
    GAME.rules.apply(state, moves.buffer[0], moves)
    assert moves.count == 0 and state.display[0] == 7 and state.display[1] == -1
