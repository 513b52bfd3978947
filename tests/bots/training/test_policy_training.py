"""A run that trains a policy: its steps, its opponents, its files."""

from __future__ import annotations

import json
from concurrent.futures import Future
from typing import Any

import pytest

import mercat.bots.training.policy.run
import mercat.bots.training.policy.tasks
from mercat.bots.training.policy.plan import Plan
from mercat.bots.training.policy.practice import EVERY
from mercat.bots.training.policy.run import Run
from mercat.bots.training.policy.tasks import Duels, duel
from mercat.engine.advice.policy import UNIT
from mercat.engine.game import Game
from tests.toy import TOY, Toy
from tests.toy_policy import ToyPolicy, game_of


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Game[Toy]:
    """The game that a run finds by its name, and processes that work at once."""
    game = game_of()
    for module in (mercat.bots.training.policy.tasks, mercat.bots.training.policy.run):
        monkeypatch.setattr(module, "find", lambda name: game)
    monkeypatch.setattr(mercat.bots.training.policy.run, "players", lambda processes: AtOnce())
    return game


class AtOnce:
    """Stands for a pool of processes: the task is done when it is asked for. After so many tasks comes Ctrl+C."""

    def __init__(self, most: int = 10**9) -> None:
        self.left = most

    def submit(self, task: Any, *arguments: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        future: Future[Any] = Future()
        future.set_result(task(*arguments))
        return future

    def shutdown(self, **_how: Any) -> None:
        pass

    def __enter__(self) -> AtOnce:
        return self

    def __exit__(self, *_what: object) -> None:
        pass


def run_in(folder: Any, minutes: float = 60.0, **numbers: Any) -> Run:
    return Run(Plan("learning", 2, 3, minutes, **{"groups": 8, "rate": 0.2, **numbers}), folder, lambda line: None)


def won_against_untrained(run: Run, games: int = 600) -> float:
    return duel(Duels("learning", 2, run.whole(run.weights), run.whole(run.untrained), games, 3)) / games


def test_training_makes_a_policy_better(tmp_path: Any, learning: Game[Toy]) -> None:
    """It wins clearly more than half against the priors without learning, seats swapped."""
    run, pool = run_in(tmp_path), AtOnce()
    assert won_against_untrained(run) == pytest.approx(0.5, abs=0.06)
    for _step in range(40):
        run.step(pool)                      # type: ignore[arg-type]
    assert run.games == 40 * 8 * 8 and run.steps == 40
    assert 5 < run.lengths[2] <= 9 < run.lengths[3] <= 12
    assert won_against_untrained(run) > 0.7


def test_half_of_the_groups_are_against_ancestors(tmp_path: Any, learning: Game[Toy]) -> None:
    """One seat learns in them, drawn at random, against weights of the beginning or of a check."""
    run, pool = run_in(tmp_path), AtOnce()
    for _check in range(2):
        run.step(pool)                      # type: ignore[arg-type]
        run.check(pool, run.games)          # type: ignore[arg-type]
    begun, *checked = run.ancestors
    assert begun == list(ToyPolicy().untrained) and len(checked) == 2 and checked[-1] == run.whole(run.weights)
    tasks = [task for _step in range(60) for task in run.tasks()]
    learners = [learner for task in tasks for _seats, _prefix, learner in task.starts]
    assert 0.4 < learners.count(EVERY) / len(learners) < 0.6                # of 480
    assert all(learner < seats for task in tasks for seats, _prefix, learner in task.starts)
    assert set(learners) == {EVERY, 0, 1, 2}
    assert {tuple(task.others) for task in tasks} == {tuple(weights) for weights in run.ancestors}


def test_half_of_the_groups_begin_in_the_first_quarter_of_a_game(tmp_path: Any, learning: Game[Toy]) -> None:
    run = run_in(tmp_path)
    run.lengths = {2: 100.0, 3: 200.0}
    starts = [start for _step in range(100) for task in run.tasks() for start in task.starts]
    begun = [prefix / run.lengths[seats] for seats, prefix, _learner in starts]
    assert 0.44 < sum(one < 0.25 for one in begun) / len(begun) < 0.56               # of 800
    assert max(begun) > 0.9


def test_a_run_stores_its_policy_and_continues_from_it(tmp_path: Any, learning: Game[Toy]) -> None:
    lines: list[dict[str, Any]] = []
    run = run_in(tmp_path, 0.02, processes=2)
    run.report = lines.append
    run.train()
    stored = json.loads((tmp_path / "policy.json").read_text("utf-8"))
    assert (stored["game"], stored["players"]) == ("learning", [2, 3])
    record = stored["record"]
    assert record["games"] == run.games > 0
    assert record["command"] == "mercat train-policy learning -n 2-3 -m 0.02 -j 2 --seed 1"
    assert list(record["against_advice"]) == ["2", "3"]
    assert all(0 <= result["share"] <= 1 and result["games"] % int(seats) == 0 < result["games"]
               for seats, result in record["against_advice"].items())
    assert lines == [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text("utf-8").splitlines()]
    assert lines[-1]["games"] == run.games and lines[-1]["against_advice"] == record["against_advice"]
    names = ToyPolicy().names
    assert list(stored["weights"]) == [name for name in names if name in stored["weights"]] != []
    assert not any(name.startswith("roll") for name in stored["weights"])           # nature's moves are not learned

    again = run_in(tmp_path)
    assert again.games == run.games and again.spent == pytest.approx(record["minutes"])
    assert again.whole(again.weights) == run.whole(run.weights) and again.next_seed > 1 << 40
    player = ToyPolicy()
    player.take(json.loads((tmp_path / "policy.json").read_text(encoding="utf-8"))["weights"])
    assert list(player.weights) == run.whole(run.weights)


def test_a_run_that_is_stopped_keeps_what_it_has_learned(tmp_path: Any, learning: Game[Toy],
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mercat.bots.training.policy.run, "players", lambda processes: AtOnce(7))
    run = run_in(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        run.train()
    assert run.steps == 3 and run.games == 3 * 8 * 8                                # two tasks a step
    again = run_in(tmp_path)
    assert again.games == run.games and again.whole(again.weights) == run.whole(run.weights)
    before = (tmp_path / "policy.json").read_bytes()
    monkeypatch.setattr(mercat.bots.training.policy.run, "players", lambda processes: AtOnce(1))
    with pytest.raises(KeyboardInterrupt):
        again.train()
    assert (tmp_path / "policy.json").read_bytes() == before


GOOD = {"game": "learning", "players": [2, 3], "record": {"minutes": 1.0, "games": 10}, "weights": {"buy: always": 40, "old": 3}}


@pytest.mark.parametrize("content", [
    "", "[]", "{}", "[" * 100_000, {**GOOD, "game": "poseidon"}, {**GOOD, "players": [2, 4]}, {**GOOD, "weights": []},
    {**GOOD, "weights": {"buy: always": 0.5}}, {**GOOD, "weights": {"buy: always": 10**9}}, {**GOOD, "record": {"minutes": 1}},
    {**GOOD, "record": {"minutes": 1, "games": -1}}, {**GOOD, "record": {"minutes": float("nan"), "games": 1}}])
def test_what_is_no_policy_of_the_run_is_refused(tmp_path: Any, learning: Game[Toy], content: Any) -> None:
    text = content if isinstance(content, str) else json.dumps(content)
    (tmp_path / "policy.json").write_text(text)
    with pytest.raises(ValueError):
        run_in(tmp_path)
    assert (tmp_path / "policy.json").read_text() == text


def test_weights_of_features_that_are_no_more_are_left_out(tmp_path: Any, learning: Game[Toy]) -> None:
    (tmp_path / "policy.json").write_text(json.dumps(GOOD))
    run = run_in(tmp_path)
    changed = {name: weight for name, weight, usual in zip(run.names, run.weights, run.untrained, strict=True) if weight != usual}
    assert changed == {"buy: always": 40 / UNIT}


def test_without_opponents_or_a_policy_nothing_is_trained(tmp_path: Any, learning: Game[Toy],
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="opponents"):
        Run(Plan("learning", 1, 1, 1.0), tmp_path, lambda line: None)
    monkeypatch.setattr(mercat.bots.training.policy.run, "find", lambda name: TOY)
    with pytest.raises(ValueError, match="no policy"):
        run_in(tmp_path)
