"""Reach and settlements of random positions against the second opinion: CAL-EXPAND-5 CAL-EXPAND-6 CAL-MACDONALD-3 CAL-FINAL-6."""

import pytest

from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.games.caledonia import GAME
from mercat.games.caledonia.board.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import HEX
from tests.thorough import MANY

from .plain import plain_map


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_of_random_games(seats: int) -> None:
    """After every move that changes the map, reach and settlements are right."""
    compared = 0
    for seed in range(6 * MANY):
        state, moves, generator = GAME.first(seats), Moves(), Generator(seed)
        GAME.rules.advance(state, moves)
        before = None
        while moves.count > 0:
            now = list(state.unit) + list(state.shipping)
            if state.round > 0 and now != before:
                before = now
                compared += compare(state, seats)
            GAME.rules.apply(state, moves.pick(generator), moves)
    assert compared > 40 * MANY


def compare(state: Caledonia, seats: int) -> int:
    plain = plain_map(int(state.map), seats <= 2)
    for seat in range(seats):
        units = {HEX.values[hex] for hex in range(117) if state.owner[hex] == seat}
        level = int(state.shipping[seat])
        reached = set().union(*(plain.reached(name, level) for name in units)) if units else set()
        ours = {HEX.values[hex] for hex in range(117) if state.in_reach(seat, hex)}
        assert ours == reached
        assert settlements_of(state, seat) == plain.settlements(units)
        assert settlements_in_reach(state, seat) == plain.largest_group(units, level)
    return seats


def test_scattered_units() -> None:
    """Many units at random, more than a game has: longer chains."""
    generator = Generator(5)
    for trial in range(60 * MANY):
        state = GAME.blank(3, GAME.first(3).options)
        number = int(generator.below(16))
        for module in range(4):
            state.sides[module] = 2 * module + (number >> module & 1)
        plain = plain_map(number, False)
        level = trial % 6
        state.shipping[0] = level
        units = set()
        for _unit in range(int(generator.below(24)) + 2):
            hex = int(generator.below(117))
            if plain.is_land(HEX.values[hex]):
                state.unit[hex], state.owner[hex] = 0, 0
                units.add(HEX.values[hex])
        state.rebuild()
        assert state.map == number
        assert settlements_of(state, 0) == plain.settlements(units)
        assert settlements_in_reach(state, 0) == plain.largest_group(units, level)
