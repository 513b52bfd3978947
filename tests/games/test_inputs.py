"""What the learned value of every game reads: always the same inputs, small numbers, and sums that hold what they should."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mercat
from mercat.engine.advice.inputs import Accumulator, Input, InputLayout, Inputs, layout_of, opened, read
from mercat.engine.rules.state import NATURE, State, is_compiled
from tests.present import present
from tests.reading import network, options_of, positions
from tests.thorough import MANY

READ_EVERY, AFRESH_EVERY = (1, 5) if is_compiled() else (4, 40)           # so many positions: interpreted, a network is slow
MOST = 100_000                          # what a number may be, above and below zero
GAMES = [name for name in mercat.names() if mercat.find(name).inputs is not None]
CASES = [(name, seats) for name in GAMES
         for seats in range(int(mercat.find(name).fewest), int(mercat.find(name).most) + 1)]


def names_and_kinds(entries: list[Input]) -> list[tuple[str, int]]:
    return [(entry.name, int(entry.kinds)) for entry in entries]


def blocks(inputs: Inputs[Any], state: State, reader: int) -> Iterator[list[tuple[str, int]]]:
    """The inputs of each block, as the calls name them; those of every opponent."""
    seats = int(state.seats)
    for other in [None, reader, *[(reader + step) % seats for step in range(1, seats)]]:
        sums = Accumulator()
        if other is None:
            inputs.table(state, reader, sums)
        elif other == reader:
            inputs.own(state, reader, sums)
        else:
            inputs.other(state, other, reader, sums)
        yield names_and_kinds(present(sums.listed))


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("seed", range(MANY))
def test_every_position_makes_the_same_calls(name: str, seats: int, seed: int) -> None:
    game, generator, made_by_nature = mercat.find(name), Random(seed), 0
    layout = layout_of(present(game.inputs), game.first(2))
    table, own, other = names_and_kinds(layout.table), names_and_kinds(layout.own), names_and_kinds(layout.other)
    for number, state in enumerate(positions(game, seats, options_of(game, seats, generator), generator)):
        nature = int(game.rules.to_move(state)) == NATURE
        if nature or state.depth == 0 or number % 7 == 0:
            made_by_nature += nature
            listed = list(blocks(present(game.inputs), state, generator.randrange(seats)))
            assert listed == [table, own, *[other] * (seats - 1)]
    assert state.depth == 0 and made_by_nature > 0


@pytest.mark.one_form
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("seed", range(MANY))
def test_sums_that_are_updated_are_those_computed_afresh(name: str, seats: int, seed: int) -> None:
    game, generator = mercat.find(name), Random(seed + 100)
    layout = layout_of(present(game.inputs), game.first(2))
    weights = network(layout, seed)
    accumulators = [opened(weights, layout, seats) for _ in range(seats)]
    for number, state in enumerate(positions(game, seats, options_of(game, seats, generator), generator)):
        if number % READ_EVERY and state.depth:
            continue
        reader = generator.randrange(seats)
        before = state.dump()
        read(present(game.inputs), state, reader, accumulators[reader])
        assert state.dump() == before
        check_values(layout, accumulators[reader])
        if number % AFRESH_EVERY == 0 or state.depth == 0:
            fresh = opened(weights, layout, seats)
            read(present(game.inputs), state, reader, fresh)
            assert list(fresh.values) == list(accumulators[reader].values)
            assert list(fresh.sums) == list(accumulators[reader].sums)
            assert list(fresh.evaluate()) == list(accumulators[reader].evaluate())


def check_values(layout: InputLayout, sums: Accumulator) -> None:
    assert int(sums.place) == len(sums.values)
    for place, value in enumerate(sums.values):
        kinds = int(layout.kinds_of(place))
        low, high = (-MOST, MOST) if kinds == 1 else (-1, kinds - 1)
        assert low <= value <= high, layout.inputs[layout.entry_of(place)]
