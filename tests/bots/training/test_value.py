"""A learned value: sums kept up to date, whole numbers, training samples, and a small network that gets better."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import pytest

import mercat
import mercat.bots.play.learned_bots
import mercat.bots.search.weights
import mercat.bots.training.value.run
import mercat.bots.training.value.samples
from mercat.bots.play.learned_bots import judge_of, judge_read_once
from mercat.bots.search.by_value import ValueSearch
from mercat.bots.search.judge import UNIT, Judge
from mercat.bots.search.weights import Trained, layout_for, load
from mercat.bots.training.value.network import Expansion, TrainedNetwork
from mercat.bots.training.value.plan import NUMBERS, ValuePlan
from mercat.bots.training.value.replay import ReplayBuffer
from mercat.bots.training.value.run import ValueTraining
from mercat.bots.training.value.samples import targets_of
from mercat.bots.training.value.selfplay import SelfPlay
from mercat.engine.advice.inputs import layout_of, opened, read
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from tests.present import present
from tests.valued import READING, ToyInputs, random_network, random_positions, winning_by_a_sale


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is found by its name."""
    for module in (mercat.bots.training.value.samples, mercat.bots.training.value.run):
        monkeypatch.setattr(module, "find", lambda name: READING)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sums_updated_by_changes_are_those_from_scratch(seats: int) -> None:
    """Also from the last position of one game to the first of the next."""
    layout = layout_for(READING)
    network = random_network(layout)
    kept = opened(network, layout, seats)
    for seed in range(5):
        for number, state in enumerate(random_positions(seats, seed)):
            reader = number % seats
            read(present(READING.inputs), state, reader, kept)
            fresh = opened(network, layout, seats)
            read(present(READING.inputs), state, reader, fresh)
            assert list(kept.sums) == list(fresh.sums)
            assert list(kept.evaluate()) == list(fresh.evaluate())


def test_whole_numbers_say_what_the_floats_say() -> None:
    """The network that plays differs from the one that learns by rounding alone."""
    layout, seats = layout_for(READING), 3
    learner = TrainedNetwork(layout.rows, 16, 3, seed=2)
    random = np.random.default_rng(3)
    learner.second[...] = random.standard_normal(learner.second.shape)
    learner.skip[...] = random.standard_normal(learner.skip.shape)
    learner.scale[...] = random.uniform(1, 5, layout.rows)
    network = Trained("reading", 2, 4, layout.digest, 16, 3, learner.numbers()).network(layout)
    sheet, expansion = opened(network, layout, seats), Expansion(layout, seats)
    for state in random_positions(seats, 1):
        read(present(READING.inputs), state, 1, sheet)
        exact = learner.values(expansion(np.array([list(sheet.values)])))[0][0]
        assert [int(total) / UNIT for total in sheet.evaluate()] == pytest.approx(exact.tolist(), abs=0.01)


def test_layouts_name_their_inputs_and_share_the_weights_of_opponents() -> None:
    layout = layout_of(ToyInputs(), READING.first(2))
    assert [entry.name for entry in layout.own] == ["money", "goods", "goods, times rounds left"]
    assert layout.rows == 4 + 1 + 3 + 2
    assert layout.places(4) == 2 + 3 + 3 * 2
    assert layout.start_of(5) == layout.start_of(7) == layout.start_of(9)


def test_targets_bootstrap_from_later_estimates_and_are_cut_off_where_a_seat_explored() -> None:
    """Two seats; with a lambda of a half, worked out by hand."""
    results = np.array([[1.0, 3.0, 2.0], [0.0, 2.0, 3.0]])
    best = np.array([[0.6, 1.0, 1.0], [0.5, 1.0, 1.0], [0.8, 2.0, 1.0], [0.2, 1.0, 2.0]])
    told = targets_of(np.array([0, 1, 0, 1]), best, np.array([0, 0, 0, 1]), results, 0.5, 3)
    assert told[2].tolist() == pytest.approx([1.0, 3.0, 2.0])            # the last move of the first seat: the end
    assert told[0].tolist() == pytest.approx([0.9, 2.5, 1.5])            # half the estimate at its next decision, half the end
    assert told[3].tolist() == pytest.approx([0.0, 2.0, 3.0])
    assert told[1].tolist() == pytest.approx([0.2, 1.0, 2.0])            # it explored next: only the estimate at that decision


def test_the_replay_buffer_overwrites_the_oldest() -> None:
    buffer = ReplayBuffer(1, 1, 4)
    for start in (0, 3):
        inputs = np.arange(start, start + 3, dtype=np.int32).reshape(-1, 1)
        buffer.add(mercat.bots.training.value.samples.Samples(2, 1, inputs, inputs.astype(np.float32), 0.0))
    assert buffer.filled == 4
    assert sorted(buffer.inputs[:, 0].tolist()) == [2, 3, 4, 5]
    assert buffer.inputs.tolist() == buffer.targets.tolist()


def test_a_search_by_a_value_finds_the_move_that_wins_at_once() -> None:
    """Before the last move of all, the exact value of every end decides, whatever the network says."""
    layout = layout_for(READING)
    judge: Judge[Any] = Judge(READING, ToyInputs(), random_network(layout), layout, 2)
    search: ValueSearch[Any] = ValueSearch(READING, judge, winning_by_a_sale(), 1)
    search.run(50, 0.0)
    assert READING.vocabulary.spell(search.best()) == "sell wool 1"


def run_in(folder: Path, minutes: float, seed: int = 1) -> ValueTraining:
    plan = ValuePlan("reading", 2, 3, minutes, hidden=8, warm=1500, batch=32, reuse=8.0, memory=20_000, exploring=0.3,
                     temperature=0.3, trust=1.0, rate=5e-3, last_rate=1e-3,
                     check_games=20, check_minutes=100.0, seed=seed)
    return ValueTraining(plan, folder, lambda line: None)


class AtOnce:
    """Stands for a pool of processes: the task is done when it is asked for."""

    def submit(self, task: Any, *arguments: Any) -> Any:
        from concurrent.futures import Future

        future: Future[Any] = Future()
        future.set_result(task(*arguments))
        return future


def trained_run(folder: Path, rounds: int) -> ValueTraining:
    """A run that has learned from so many rounds of sixteen games."""
    run = run_in(folder, minutes=60.0)
    run.began = monotonic()
    pool: Any = AtOnce()
    run.warm_up(pool)
    for _round in range(rounds):
        run.add_samples(mercat.bots.training.value.samples.play(run.task(16)))
        run.learn()
    return run


def test_training_makes_a_small_network_better(tmp_path: Path) -> None:
    """Trained for seconds it wins clearly more deals of the toy game than networks at random, seats swapped."""
    run = trained_run(tmp_path, 25)
    layout = layout_for(READING)
    network = Trained("reading", 2, 3, layout.digest, 8, 3, run.learner.numbers()).network(layout)
    trained = Judge(READING, ToyInputs(), network, layout, 2)
    won = 0.0
    for deal in range(60):
        untrained = Judge(READING, ToyInputs(), random_network(layout, seed=deal), layout, 2)
        won += sum(winner_share({True: trained, False: untrained}, deal, first) for first in (True, False))
    assert won > 0.6 * 120
    untrained = Judge(READING, ToyInputs(), random_network(layout), layout, 2)
    against: SelfPlay[Any] = SelfPlay(READING, untrained, READING.first(2), trained)
    won = 0.0
    for seed in range(120):
        against.play(seed, 0.0, 0.1, 0)
        learner = against.seats[0]
        won += against.results[3 * learner]
    assert won < 0.4 * 120                  # an ancestor plays as well as it did


def test_a_share_of_the_games_has_ancestors(tmp_path: Path) -> None:
    """They are the weights to begin with and those of the checks, also after a stop."""
    run = trained_run(tmp_path, 1)
    run.plan = replace(run.plan, ancestors=0.5)
    assert all(run.task(4).ancestor is None for _task in range(50))        # there are none yet
    for _check in range(2):
        run.add_samples(mercat.bots.training.value.samples.play(run.task(16)))
        run.learn()
        run.checks += 1
        run.store(run.path(run.checks))
    run.save()
    again = ValueTraining(run.plan, tmp_path, lambda _line: None)
    for one in (run, again):
        ancestors = [one.task(4).ancestor for _task in range(200)]
        assert 70 < sum(ancestor is None for ancestor in ancestors) < 130
        assert {ancestor.digest for ancestor in ancestors if ancestor} == {load(run.path(check)).digest for check in (1, 2)}
    samples = mercat.bots.training.value.samples.play(replace(run.task(16), ancestor=again.ancestors[0]))
    assert 0 < len(samples.inputs) < len(mercat.bots.training.value.samples.play(replace(run.task(16), ancestor=None)).inputs)


def test_a_run_takes_any_whole_number_as_its_seed(tmp_path: Path) -> None:
    run = run_in(tmp_path, minutes=60.0, seed=-3)
    run.began = monotonic()
    assert len(mercat.bots.training.value.samples.play(run.task(4)).inputs) > 0


def winner_share(judges: dict[bool, Judge[Any]], deal: int, first: bool) -> float:
    """What the trained network wins of one game, in the first or second seat."""
    from mercat.bots.search.judge import Lookahead

    state, moves, generator = READING.first(2), Moves(), Generator(deal)
    READING.rules.advance(state, moves)
    while moves.count > 0:
        seat = int(READING.rules.to_move(state))
        if seat < 0:
            move = moves.pick(generator)
        else:
            ahead: Lookahead[Any] = Lookahead(judges[(seat == 0) == first], READING.copy(state))
            move = moves.buffer[ahead.best(state, moves, seat)]
        READING.rules.apply(state, move, moves)
    places = [score.place for score in READING.scores(state)]
    mine = places[0 if first else 1]
    return 0.5 if places[0] == places[1] else float(mine == 1)


def test_a_run_continues_where_it_was_stopped(tmp_path: Path) -> None:
    """Weights, optimiser, replay buffer and counts are those of before."""
    run = trained_run(tmp_path, 3)
    run.save()
    run.save_memory()
    again = run_in(tmp_path, minutes=60.0)
    assert again.warmed
    assert (again.games, again.next_seed) == (run.games, run.next_seed)
    assert again.learner.numbers() == run.learner.numbers()
    assert again.learner.steps == run.learner.steps > 0
    for seats, buffer in run.buffers.items():
        filled = buffer.filled
        assert again.buffers[seats].filled == filled
        assert (again.buffers[seats].inputs[:filled] == buffer.inputs[:filled]).all()


def test_a_run_continues_with_more_hidden_units(tmp_path: Path) -> None:
    """What it has learned stays as it was, and the new units learn too. Fewer units are refused."""
    run = trained_run(tmp_path, 3)
    run.save()
    wider = ValueTraining(replace(run.plan, hidden=run.plan.hidden + 8), tmp_path, lambda _line: None)
    buffer = run.buffers[2]
    wide = run.expansions[2](buffer.inputs[:buffer.filled])
    before = run.learner.values(wide)[0]
    assert wider.learner.values(wide)[0] == pytest.approx(before, abs=1e-5)
    assert not wider.learner.second[:, run.plan.hidden:].any()
    for _step in range(20):
        wider.learner.learn(wide, buffer.targets[:buffer.filled], 1e-3)
    assert wider.learner.second[:, run.plan.hidden:].all()
    with pytest.raises(ValueError, match="hidden units"):
        ValueTraining(replace(run.plan, hidden=run.plan.hidden - 1), tmp_path, lambda _line: None)


def test_a_run_of_other_inputs_is_refused(tmp_path: Path) -> None:
    """As after an update by which the game reads more."""
    run = trained_run(tmp_path, 1)
    larger = TrainedNetwork(run.layout.rows + 1, run.plan.hidden, run.outputs, 1)
    with pytest.raises(ValueError, match="rows of weights"):
        larger.restore(run.learner.state())


def test_a_run_begins_with_trained_weights(tmp_path: Path) -> None:
    """They are check 0, further hidden units change nothing, and what is learned begins there."""
    run = trained_run(tmp_path / "first", 3)
    run.store(run.path(1))
    start = load(run.path(1))
    plan = replace(run.plan, hidden=run.plan.hidden + 8, reuse=0.01)        # hardly learns
    wider = ValueTraining(plan, tmp_path / "second", lambda _line: None, start=start)
    assert load(wider.path(0)).record["start"] == start.record
    wider.began = monotonic()
    pool: Any = AtOnce()
    buffer = run.buffers[2]
    wide = run.expansions[2](buffer.inputs[:buffer.filled])
    before = run.learner.values(wide)[0]
    assert wider.learner.values(wide)[0] == pytest.approx(before, abs=1e-2)
    wider.warm_up(pool)
    assert wider.learner.scale.max() > 1 and wider.learner.values(wide)[0] == pytest.approx(before, abs=1e-2)
    wider.due_steps = 20.0
    wider.learn()
    assert abs(wider.learner.values(wide)[0] - before).max() > 1e-2
    with pytest.raises(ValueError, match="hidden units"):
        ValueTraining(replace(run.plan, hidden=run.plan.hidden - 1), tmp_path / "third", lambda _line: None, start=start)


def test_weights_survive_a_file(tmp_path: Path) -> None:
    layout = layout_for(READING)
    stored = Trained("reading", 2, 3, layout.digest, 4, 3, TrainedNetwork(layout.rows, 4, 3, 1).numbers(), {"games": 5})
    stored.save(tmp_path / "2-3.json")
    assert load(tmp_path / "2-3.json") == stored
    (tmp_path / "2-3.json").write_text("{}", "utf-8")
    with pytest.raises(ValueError, match="no trained network"):
        load(tmp_path / "2-3.json")


@pytest.mark.parametrize("broken", ['{"players": [2, 2]}', "[" * 100_000, "HIDDEN", "CUT"])
def test_a_broken_file_of_weights_is_refused(tmp_path: Path, broken: str) -> None:
    layout, path = layout_for(mercat.find("new_bedford")), tmp_path / "2.json"
    Trained("new_bedford", 2, 2, layout.digest, 4, 3, TrainedNetwork(layout.rows, 4, 3, 1).numbers(), {}).save(path)
    judge_of(mercat.find("new_bedford"), 2, str(path))
    whole = path.read_text("utf-8")
    path.write_text(whole.replace('"hidden": 4', '"hidden": "4"') if broken == "HIDDEN" else whole if broken == "CUT" else broken)
    if broken == "CUT":
        numbers = path.with_suffix(".weights")
        numbers.write_bytes(numbers.read_bytes()[:-4])
    judge_read_once.cache_clear()
    with pytest.raises(ValueError, match=r"no trained network|cut short"):
        judge_of(mercat.find("new_bedford"), 2, str(path))


def test_one_player_is_trained_alone(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="alone"):
        ValueTraining(ValuePlan("reading", 1, 2, 1.0), tmp_path, lambda line: None)


def test_a_plan_takes_its_numbers_by_name_and_nothing_else() -> None:
    plan = ValuePlan("reading", 2, 3, 1.0)
    changed = plan.with_number("iterations=16").with_number("trust=0.95")
    assert changed == ValuePlan("reading", 2, 3, 1.0, iterations=16, trust=0.95)
    assert changed.command == ("mercat train reading -n 2-3 -m 1 -j 1 --hidden 64 --seed 1 --set iterations=16 --set trust=0.95")
    assert plan.with_number("memory=1234567").command.endswith(" --set memory=1234567")
    assert replace(plan, start="shipped").command == "mercat train reading -n 2-3 -m 1 -j 1 --hidden 64 --seed 1 --start shipped"
    for text in ("trusty=0.9", "trust", "trust=much", "trust=1.5", "trust=nan", "batch=2.5", "game=poseidon", "minutes=5"):
        with pytest.raises(ValueError):
            plan.with_number(text)
    assert all(lowest <= getattr(plan, name) <= highest for name, (lowest, highest) in NUMBERS.items())
