"""The policy gradient of the examples: its slopes against finite differences, and the network as a bot."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mercat.tasks import evaluated, played, task

numpy = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
SHORT = task("new_bedford-v1-2p-short")


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples")


def test_the_slopes_are_those_of_the_return_and_of_the_bonus() -> None:
    import networks
    import policy_gradient as program

    luck = numpy.random.default_rng(1)
    many, inputs, actions = 30, 5, 7
    layers = [luck.normal(size=shape) for shape in ((inputs, program.HIDDEN), program.HIDDEN, (program.HIDDEN, actions), actions)]
    layers = [layer.astype(numpy.float64) * 0.3 for layer in layers]
    rows, masks = luck.integers(0, 4, (many, inputs)).astype(float), luck.random((many, actions)) < 0.6
    masks[:, 0] = True
    chosen = numpy.array([luck.choice(numpy.flatnonzero(mask)) for mask in masks])
    returns = luck.normal(size=many)
    hidden = numpy.c_[networks.forward(layers, rows)[1][1], numpy.ones(many)]
    gains = returns - hidden @ numpy.linalg.solve(hidden.T @ hidden + numpy.eye(program.HIDDEN + 1), hidden.T @ returns)
    gains /= gains.std()

    def aim() -> Any:
        logits = numpy.where(masks, networks.forward(layers, rows)[0], -1e9)
        logs = logits - numpy.log(numpy.exp(logits).sum(1, keepdims=True))
        uncertain = -(numpy.exp(logs) * numpy.where(masks, logs, 0)).sum(1)
        return (gains * logs[numpy.arange(many), chosen] + program.BONUS * uncertain).mean()

    for layer, slope in zip(layers, program.slopes(layers, rows, masks, chosen, returns), strict=True):
        for place in [tuple(luck.integers(layer.shape)) for _try in range(4)]:
            layer[place] += 1e-5
            above = aim()
            layer[place] -= 2e-5
            assert slope[place] == pytest.approx((above - aim()) / 2e-5, abs=1e-5)
            layer[place] += 1e-5


def test_the_environment_of_a_task_pays_what_decides_it() -> None:
    from mercat.envs.vector import Learners

    envs = Learners(SHORT.game, 4, **{**SHORT.environment, "max_episode_steps": 20})
    _rows, infos = envs.reset(seed=1)
    earned, cut = numpy.zeros(4), numpy.zeros(4, bool)
    while not cut.any():
        _rows, rewards, over, cut, infos = envs.step(envs.sample())
        earned += rewards
    points = [[envs.batch.game.points(state, seat) for seat in (mine, 1 - mine)]
              for state, mine in zip(envs.batch.core.states, infos["seat"].tolist(), strict=True)]
    assert cut.all() and not over.any() and earned.all()
    assert 100 * earned == pytest.approx([mine - other for mine, other in points], abs=1e-3)


def test_returns_end_with_their_game() -> None:
    import policy_gradient as program

    rewards = numpy.array([[1, 0], [0, 2], [4, 0]], numpy.float32)
    ends = numpy.array([[False, False], [True, False], [False, False]])
    assert program.returns_of(rewards, ends)[:, 0].tolist() == [1, 0, 4]
    assert program.returns_of(rewards, ends)[0, 1] == pytest.approx(2 * program.DISCOUNT)


def test_a_network_plays_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import policy_gradient as program

    told: list[tuple[int, int]] = []
    few = replace(SHORT, decisions=2 * program.GAMES * program.STEPS)
    layers = program.learned(few, 1, few.decisions, lambda made, leads: told.append((made, len(leads))))
    assert told == [(960, 16), (1920, 16)]
    monkeypatch.setenv("NETWORK", str(tmp_path / "network.npz"))
    numpy.savez(tmp_path / "network.npz", *layers)
    row = evaluated(SHORT, "networks:Player", played(SHORT, "networks:Player", 1))
    assert row["games"] == 2 and 0 <= row["value"] <= 1
    assert "networks" in sys.modules


@pytest.mark.parametrize("form", ["plain", "scaled", "arcsinh"])
def test_the_smallest_learner_learns_from_whole_games(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import linear
    import policy_gradient as program

    monkeypatch.setattr(linear, "GAMES", 4)
    leads = linear.leads_of(form, 1e-2, 2 * 4 * program.STEPS, 1)
    assert len(leads) == 8 and min(leads) < 0
