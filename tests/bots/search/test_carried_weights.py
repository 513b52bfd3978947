"""Weights that know fewer inputs than a game has now: they keep the inputs of their names, and values stay the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mypy_extensions import i64

import mercat
from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.weights import Trained, layout_for, load, named_layout, names_of, trained
from mercat.bots.training.value.network import Expansion, TrainedNetwork
from mercat.engine.advice.inputs import Accumulator, InputLayout, layout_of, opened, read
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from tests.present import present
from tests.thorough import games
from tests.toy import Toy
from tests.valued import READING, ToyInputs, random_positions


class MoreInputs(ToyInputs):
    """What the toy's inputs say, with new ones before, between and after them; one is called like an old one."""

    def table(self, state: Toy, reader: i64, sums: Accumulator) -> None:
        sums.kind("players", state.seats - 1, 4)
        super().table(state, reader, sums)

    def own(self, state: Toy, seat: i64, sums: Accumulator) -> None:
        super().own(state, seat, sums)
        sums.number("money", state.money[seat] * 2)
        sums.number("wool", state.goods[seat, 0])

    def other(self, state: Toy, seat: i64, reader: i64, sums: Accumulator) -> None:
        sums.number("wool", state.goods[seat, 0])
        super().other(state, seat, reader, sums)


def old_weights() -> Trained:
    layout = layout_for(READING)
    learner = TrainedNetwork(layout.rows, 6, 3, seed=2)
    random = np.random.default_rng(3)
    learner.second[...] = random.standard_normal((3, 6))
    learner.skip[...] = random.standard_normal((layout.rows, 3))
    return Trained("reading", 2, 4, layout.digest, 6, 3, learner.numbers(), {}, names_of(layout))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_inputs_change_no_value(seats: int) -> None:
    old, more = layout_for(READING), layout_of(MoreInputs(), READING.first(2))
    weights = old_weights()
    before, after = opened(weights.network(old), old, seats), opened(weights.network(more), more, seats)
    for seed in range(4):
        for state in random_positions(seats, seed):
            read(ToyInputs(), state, 1, before)
            read(MoreInputs(), state, 1, after)
            assert list(before.evaluate()) == list(after.evaluate())


def test_weights_are_carried_through_a_file(tmp_path: Path) -> None:
    weights, more = old_weights(), layout_of(MoreInputs(), READING.first(2))
    weights.save(tmp_path / "2-4.json")
    stored = load(tmp_path / "2-4.json")
    assert stored == weights and stored.digest == weights.digest
    assert stored.rows_for(more) is not None and stored.is_whole(more)
    assert not replace(stored, numbers=stored.numbers[:-1]).is_whole(more)


def test_weights_of_inputs_that_are_gone_or_of_another_scale_are_refused() -> None:
    more, old = layout_of(MoreInputs(), READING.first(2)), layout_for(READING)
    larger = Trained("reading", 2, 4, more.digest, 6, 3, TrainedNetwork(more.rows, 6, 3, 1).numbers(), {}, names_of(more))
    assert larger.rows_for(old) is None
    rescaled = InputLayout(more.table, more.own, more.other, (50, 30))
    assert old_weights().rows_for(rescaled) is None
    assert replace(old_weights(), inputs={}).rows_for(more) is None         # a file that names no inputs


def test_a_file_that_names_other_inputs_than_its_own_is_refused(tmp_path: Path) -> None:
    weights = old_weights()
    for wrong in ({"scale": [100, 30]}, {**weights.inputs, "own": ["money"]}, {**weights.inputs, "own": ["money 1"]}):
        replace(weights, inputs=wrong).save(tmp_path / "2-4.json")
        with pytest.raises(ValueError):
            load(tmp_path / "2-4.json")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_shipped_weights_say_what_they_said_before_the_powers_were_read(seats: int) -> None:
    """The old inputs alone, picked by name from what is read now and summed in floats, give the same outputs."""
    game: Any = mercat.find("caledonia")
    stored, layout = trained(game, seats), layout_for(game)
    assert stored is not None and stored.layout != layout.digest
    old, judge = named_layout(stored.inputs), judge_of(game, seats)
    places = old_places(old, layout, seats)
    network = TrainedNetwork(old.rows, stored.hidden, stored.outputs, 1)
    network.take(stored.numbers, stored.hidden)
    expansion, seen = Expansion(old, seats), 0
    for seed in range(games(10)):
        state, moves, generator = game.first(seats), Moves(), Generator(seed)
        game.rules.advance(state, moves)
        while moves.count > 0:
            seat = game.rules.to_move(state)
            if seat != NATURE and moves.count > 1 and seen % 4 == 0:
                judge.judge(state, seat)
                sums = judge.accumulators[seat]
                exact = network.values(expansion(np.array([[sums.values[place] for place in places]])))[0][0]
                assert [total / 2**28 for total in sums.evaluate()] == pytest.approx(exact.tolist(), abs=0.004)
            seen += 1
            game.rules.apply(state, moves.pick(generator), moves)


def old_places(old: InputLayout, layout: InputLayout, seats: int) -> list[int]:
    """Where the inputs of an old layout stand among those that are read now."""
    now = {key: place for place, key in enumerate(layout.labels())}
    every = [now[key] for key in old.labels()]
    first = len(old.table) + len(old.own)
    return every[:first] + [place + step * len(layout.other) for step in range(seats - 1) for place in every[first:]]


def test_each_power_is_read_of_its_own_clan_alone() -> None:
    """Its inputs are 0 for the seats of other clans, and each is something else somewhere in a few games."""
    game: Any = mercat.find("caledonia")
    layout, inputs = layout_for(game), present(game.inputs)
    names = [entry.name for entry in layout.own]
    clans = ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewen", "mackenzie", "robertson", "stewart"]
    power = {place: name.split(":")[0].lower() for place, name in enumerate(names) if name.split(":")[0].lower() in clans}
    sheet = opened(present(trained(game, 2)).network(layout), layout, 2)
    shown = set[int]()
    for seed in range(games(150, 5)):
        state, moves, generator = game.first(2), Moves(), Generator(seed)
        game.rules.advance(state, moves)
        while moves.count > 0:
            seat = game.rules.to_move(state)
            if seat != NATURE:
                read(inputs, state, seat, sheet)
                own = [sheet.values[len(layout.table) + place] for place in range(len(names))]
                clan = clans[state.clan[seat]] if state.clan[seat] >= 0 else ""
                assert all(own[place] == 0 for place, of in power.items() if of != clan)
                shown.update(place for place in power if own[place] != 0)
            game.rules.apply(state, moves.pick(generator), moves)
    if games(150, 5) >= 150:
        assert {names[place] for place in power.keys() - shown} == set()
