"""train-policy: a whole short run, and what cannot be trained gives one sentence and changes nothing."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from mercat.cli.texts import COMMAND_TEXTS
from tests.cli.conftest import Command
from tests.fair import Home

pytest.importorskip("numpy")

NAME = "learning_fair"

POLICY = """

from librt.vecs import vec

from mercat.engine.advice.policy import Policy
from mercat.engine.rules.rulebook import Moves
from mercat.games.learning_fair.vocabulary import AMOUNT, CROP, SELL, SOW, WORDS


class FairPolicy(Policy[LearningFair]):
    def __init__(self) -> None:
        super().__init__(WORDS, [], [(SELL, ["amount"])], [(SOW, int(CROP.size))])

    def read(self, state: LearningFair, moves: Moves, priors: vec[i64]) -> None:
        for place in range(moves.count):
            if self.verb[place] == SELL.code:
                self.features[place * self.width + 2] = 4 * SELL.second(moves.buffer[place])


POLICY = FairPolicy()


class LearningAdvice(LearningFairAdvice):
    def priors(self, state: LearningFair, moves: Moves, weights: vec[i64]) -> None:
        for place in range(moves.count):
            weights[place] = 4
        POLICY.correct(state, moves, weights)

    def policy(self) -> Policy[LearningFair] | None:
        return POLICY
"""


@pytest.fixture(scope="module", autouse=True)
def learning_fair(fair: Home, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A toy game, for one player too, whose advice has a policy; worker processes find it."""
    home = Home(tmp_path_factory.mktemp("games"), NAME, "Learning Fair")
    for file, old, new in (("bots/advice.py", "", POLICY), ("__init__.py", "LearningFairAdvice", "LearningAdvice"),
                           ("data/components.toml", "players_min = 2", "players_min = 1")):
        path = home.folder / NAME / file
        text = path.read_text("utf-8")
        path.write_text(text.replace(old, new) if old else text + new, "utf-8")
    with home:
        yield


def test_a_short_run_trains_a_policy_and_the_same_command_goes_on(mercat: Command, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    arguments = ("train-policy", NAME, "-n", "2-3", "-m", 0.1, "-f", folder, "--seed", -3)
    said = mercat(*arguments)
    assert said.code == 0 and said.err == ""
    assert "2 players: won" in said.out and "(equal strength: 33%)" in said.out
    stored = json.loads((folder / "policy.json").read_text("utf-8"))
    assert stored["game"] == NAME and stored["players"] == [2, 3]
    assert stored["record"]["command"] == f"mercat train-policy {NAME} -n 2-3 -m 0.1 -j 1 --seed -3"
    assert stored["record"]["games"] > 0
    assert any(stored["weights"].values())
    lines = (folder / "progress.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[-1])["games"] == stored["record"]["games"]

    said = mercat(*arguments, "--language", "pl")
    assert said.code == 0 and "wygranych ze strategią bez treningu" in said.out
    again = json.loads((folder / "policy.json").read_text("utf-8"))
    assert again["weights"] == stored["weights"] and again["record"]["games"] == stored["record"]["games"]


def test_a_run_begins_with_a_policy(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of a file, or the one that comes with the game: the toy game's is untrained."""
    begun = []
    monkeypatch.setattr("mercat.bots.training.policy.run.PolicyTraining.train", lambda run: begun.append(run))
    record = {"minutes": 3, "games": 50}
    stored = {"game": NAME, "players": [2, 2], "record": record, "weights": {"sow: kind 1": 512}}
    (tmp_path / "mine.json").write_text(json.dumps(stored))
    for folder, start in (("a", "shipped"), ("b", tmp_path / "mine.json")):
        assert mercat("train-policy", NAME, "-n", "2-3", "-f", tmp_path / folder, "--start", start).code == 0
    shipped, mine = begun
    assert list(shipped.weights) == list(shipped.untrained)
    changed = [name for name, weight, usual in zip(mine.names, mine.weights, mine.untrained, strict=True) if weight != usual]
    assert changed == ["sow: kind 1"] and (mine.games, mine.spent) == (0, 0.0)
    assert mine.plan.command.endswith(f"--start {tmp_path / 'mine.json'}")


def test_a_run_that_is_stopped_says_how_it_continues(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(run: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mercat.bots.training.policy.run.PolicyTraining.train", stopped)
    said = mercat("train-policy", NAME, "-f", tmp_path / "run")
    assert (said.code, said.err) == (0, "") and said.out.startswith("Stopped. Run the same command again to continue in ")


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("arguments, code, key", [
    (["--seats", "x"], 2, "not-players"), (["--seats", "1-2"], 2, "not-players"), (["--seats", "4-2"], 2, "not-players"),
    (["--seats", "9"], 2, "wrong-seats"), (["--seats", "1"], 2, "policy-alone"), (["--minutes", "nan"], 2, ""),
    (["--folder", "notes.txt"], 1, "cannot-write"), (["--folder", "run"], 1, "other-policy"),
    (["--folder", "other"], 1, "other-policy"), (["--on", "ray"], 2, ""), (["--start", "none.json"], 2, "cannot-read"),
    (["--start", "notes.txt"], 1, "not-policy"), (["--start", "other/policy.json"], 1, "not-policy")])
def test_what_cannot_be_trained(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                arguments: Sequence[object], code: int, key: str, language: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mercat.bots.training.policy.run.PolicyTraining.train", None)
    (tmp_path / "notes.txt").write_text("mine")
    for folder, content in (("run", "mine"), ("other", json.dumps({"game": "poseidon"}))):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "policy.json").write_text(content)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    said = mercat("train-policy", NAME, *arguments, "--language", language)
    assert said.code == code and said.err.count("\n") == 1 and said.out == ""
    if key:
        facts: dict[str, Any] = {"text": arguments[1], "game": NAME, "fewest": 1, "most": 4, "wanted": 9,
                                 "path": arguments[1], "why": ""}
        assert said.err.startswith("mercat: " + COMMAND_TEXTS.say(language, f"error-{key}", **facts)[:40].rstrip(": "))
    assert before == {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}


def test_a_game_without_a_policy_says_so(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = mercat("train-policy", "new_bedford")
    assert (said.code, said.err) == (1, "mercat: new_bedford has no policy to train (Advice.policy).\n")
    assert list(tmp_path.iterdir()) == []
