"""Training runs that are killed, moved to another machine, or counted by games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Self

import numpy as np
import pytest

import mercat.bots.training.value.run
import mercat.bots.training.value.samples
from mercat.bots.search.weights import layout_for, load
from mercat.bots.training.value.network import Expansion, TrainedNetwork
from mercat.bots.training.value.plan import ValuePlan
from mercat.bots.training.value.run import ValueTraining
from tests.bots.training.test_value import AtOnce
from tests.valued import READING

BATCH = 20.0                            # seconds of the clock for each batch of games


class Killed(BaseException):
    """Stands for the end of a process that stores nothing more."""


class Room(AtOnce):
    """A pool of processes, as a context."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        return None

    def shutdown(self, cancel_futures: bool = False) -> None:
        return None


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is found by its name, and games of checks are not played."""
    for module in (mercat.bots.training.value.samples, mercat.bots.training.value.run):
        monkeypatch.setattr(module, "find", lambda name: READING)
    monkeypatch.setattr(ValueTraining, "trial", lambda run, path: {})
    monkeypatch.setattr(ValueTraining, "pool", lambda run: Room())


def plan(**numbers: Any) -> ValuePlan:
    return ValuePlan("reading", 2, 3, 600.0, hidden=8, warm=500, batch=32, memory=2_000, check_minutes=3.0, **numbers)


def killed_after(batches: int, run: ValueTraining, monkeypatch: pytest.MonkeyPatch) -> None:
    """Train by a clock that goes on with every batch, until the process is killed."""
    now, before = [0.0], run.add_samples

    def add(samples: Any) -> None:
        before(samples)
        if run.warmed:
            now[0] += BATCH
        if now[0] >= batches * BATCH:
            raise Killed

    monkeypatch.setattr(mercat.bots.training.value.run, "monotonic", lambda: now[0])
    monkeypatch.setattr(run, "add_samples", add)
    with pytest.raises(Killed):
        run.train()


def test_a_run_that_was_killed_loses_hardly_more_than_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay buffer is that of the last check."""
    run = ValueTraining(plan(), tmp_path, lambda _line: None)
    killed_after(17, run, monkeypatch)
    again = ValueTraining(run.plan, tmp_path, lambda _line: None)
    assert again.warmed and run.games - again.games <= 16 * 4 and again.learner.steps > 0
    assert again.minutes == pytest.approx(17 * BATCH / 60, abs=1.4)
    assert again.checks == 1 and 0 < again.buffers[2].filled <= run.buffers[2].filled
    assert again.next_seed > run.next_seed - 200


def test_a_run_that_is_stopped_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its last line says how far it is."""
    run = ValueTraining(plan(), tmp_path, lambda _line: None)
    before = run.add_samples

    def add(samples: Any) -> None:
        before(samples)
        if run.warmed and run.games > 200:
            raise KeyboardInterrupt

    monkeypatch.setattr(run, "add_samples", add)
    with pytest.raises(KeyboardInterrupt):
        run.train()
    again = ValueTraining(run.plan, tmp_path, lambda _line: None)
    assert again.games == run.games and again.buffers[2].filled == run.buffers[2].filled > 0
    last = json.loads((tmp_path / "progress.jsonl").read_text("utf-8").splitlines()[-1])
    assert (last["event"], last["games"]) == ("stopped", run.games)


def test_a_run_continues_without_its_replay_buffer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where only the small files were kept: games of its own weights fill the buffer before it learns on."""
    run = ValueTraining(plan(), tmp_path, lambda _line: None)
    killed_after(10, run, monkeypatch)
    (tmp_path / "memory.npz").unlink()
    again = ValueTraining(run.plan, tmp_path, lambda _line: None)
    assert again.warmed and not any(buffer.filled for buffer in again.buffers.values())
    filled, learn = list[int](), again.learn

    def counted() -> None:
        filled.append(sum(buffer.filled for buffer in again.buffers.values()))
        learn()

    monkeypatch.setattr(again, "learn", counted)
    killed_after(25, again, monkeypatch)
    assert sum(buffer.filled for buffer in again.buffers.values()) >= again.plan.warm
    assert filled and all(count >= again.plan.warm for count in filled)


def test_a_run_may_be_counted_by_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that stands still half of the time, rates fall with the games and not with the clock."""
    run = ValueTraining(plan(games=400), tmp_path, lambda _line: None)
    run.games, run.spent = 100, 599.0
    assert run.share == 0.25
    monkeypatch.setattr(mercat.bots.training.value.run, "monotonic", lambda: 0.0)
    run.train()
    assert 400 <= run.games < 500 and load(run.path(run.checks)).record["games"] == run.games


def test_weights_that_play_may_be_averages_of_the_last_steps(tmp_path: Path) -> None:
    """They are what an average over so many steps makes of the weights, also after a stop."""
    layout, random = layout_for(READING), np.random.default_rng(1)
    learner = TrainedNetwork(layout.rows, 4, 3, 1, averaged=5)
    wide = Expansion(layout, 2)(random.integers(0, 4, (50, layout.places(2))))
    targets = random.standard_normal((50, 3)).astype(np.float32)
    expected = learner.first.copy()
    for step in range(1, 21):
        learner.learn(wide, targets, 0.05)
        expected += (learner.first - expected) / min(step, 5)
    assert learner.averages[0] == pytest.approx(expected, abs=1e-5)
    again = TrainedNetwork(layout.rows, 4, 3, 2, averaged=5)
    again.restore(learner.state())
    plain = TrainedNetwork(layout.rows, 4, 3, 2)
    plain.restore(learner.state())
    assert again.numbers() == learner.numbers() != plain.numbers()
