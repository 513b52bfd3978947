"""The examples that learn by algorithms of others: a few lessons of each, and what they note."""

import csv
import runpy
from pathlib import Path
from typing import Any

import pytest

from mercat.tasks import evaluated, played, task

EXAMPLES = Path(__file__).parents[2] / "examples"
torch = pytest.importorskip("torch")


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(EXAMPLES)
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def rows_of(folder: Path) -> list[dict[str, str]]:
    with (folder / "progress.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def weights(module: Any) -> Any:
    """All weights of a module of PyTorch, as one tensor."""
    return torch.cat([numbers.detach().flatten() for numbers in module.parameters()])


def test_masked_ppo_learns_from_whole_games_and_notes_its_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    program = example("ppo", monkeypatch)
    asked = program["parsed"](["--opponent", "random", "--checked", "4", "--output", str(tmp_path)])
    model, watch = program["learner"](asked, parallel=4, decisions=80), program["Watch"](asked)
    before = weights(model.policy)
    model.learn(640, callback=watch)
    watch.check(4, 7)
    first, last = rows_of(tmp_path)
    assert not torch.equal(before, weights(model.policy))
    assert (first["decisions"], last["decisions"], last["checked"]) == ("0", "640", "4")
    assert int(last["games"]) >= 4 and 0 <= float(last["low"]) <= float(last["won"]) <= float(last["high"]) <= 1


def test_rewards_add_up_to_the_lead_and_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    program = example("ppo", monkeypatch)
    envs = program["Games"]("new_bedford", 3, "random", seed=5)
    envs.reset()
    earned, begun, seen = envs.leads * 0.0, envs.leads.copy(), 0
    while seen < 3:
        envs.step_async(envs.learners.batch.sample())
        _, rewards, over, infos = envs.step_wait()
        earned += rewards
        for game in over.nonzero()[0]:
            expected = infos[game]["return"] + (infos[game]["lead"] - begun[game]) / program["POINTS"]
            assert earned[game] == pytest.approx(expected, abs=1e-4)
            earned[game], begun[game], seen = 0.0, envs.leads[game], seen + 1


def test_masked_ppo_at_a_task_leaves_a_network_that_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    numpy = pytest.importorskip("numpy")
    program = example("task_ppo", monkeypatch)
    short, told = task("new_bedford-v1-2p-short"), list[tuple[int, int]]()
    layers = program["learned"](short, 1, 1920, lambda made, leads: told.append((made, len(leads))))
    assert told == [(960, 16), (1920, 16)]
    assert [layer.shape for layer in layers] == [(409, 64), (64,), (64, 763), (763,)]
    monkeypatch.setenv("NETWORK", str(tmp_path / "network.npz"))
    numpy.savez(tmp_path / "network.npz", *layers)
    assert evaluated(short, "networks:Player", played(short, "networks:Player", 1))["games"] == 2


def test_their_ppo_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    program = example("openspiel_ppo", monkeypatch)
    asked = program["parsed"](["--opponent", "random", "--output", str(tmp_path)])
    envs = program["environments"](asked, 3, seed=1)
    agent = program["learner"](asked, envs, decisions=90)
    before, steps = weights(agent), envs.reset()
    _steps, leads, ended = program["learned"](agent, envs, steps, program["leads"](envs))
    assert not torch.equal(before, weights(agent)) and len(leads) == 3 and ended >= 3
    returns, points = program["played"](agent, asked, 3, seed=9)
    assert len(returns) == len(points) == 3
    assert all((value > 0) >= (lead > 0) for value, lead in zip(returns, points, strict=True))


def test_the_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    program = example("progress", monkeypatch)
    progress = program["Progress"](tmp_path)
    for decisions, returns in ((0, [-1, -1]), (100, [1, -1]), (200, [1, 1, 0, -1])):
        progress.add(decisions, decisions // 50, returns, [3 * value for value in returns])
    program["draw"](tmp_path / "progress.csv", "Two against two")
    picture = (tmp_path / "progress.svg").read_text("utf-8")
    assert picture.startswith("<?xml") and "</svg>" in picture and len(rows_of(tmp_path)) == 3
