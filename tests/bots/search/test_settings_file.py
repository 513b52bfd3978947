"""A search with settings from a file: what it plays, and what a wrong file is answered."""

import json
from pathlib import Path
from typing import Any

import pytest

from mercat.bots import SearchBot, UnknownBot, bot
from mercat.bots.search.by_playouts import Search
from mercat.bots.search.settings_file import NONE, Unusable, tuned
from mercat.engine.advice.evaluation import SearchSettings
from mercat.engine.rules.rulebook import Moves
from mercat.games import find
from mercat.games.poseidon.state import Poseidon
from tests.fair import position
from tests.present import present

POSEIDON = find("poseidon")


def written(folder: Path, said: dict[str, object] | str, name: str = "settings.json") -> str:
    path = folder / name
    path.write_text(said if isinstance(said, str) else json.dumps(said), "utf-8")
    return str(path)


def opening() -> tuple[Poseidon, Moves]:
    state, moves = POSEIDON.first(3), Moves()
    POSEIDON.rules.advance(state, moves)
    return state, moves


def test_a_name_with_a_file_is_a_search_with_its_settings() -> None:
    assert bot("search:40@some.json") == SearchBot(40, 0.0, "some.json")
    named = bot("search@some.json")
    assert isinstance(named, SearchBot) and named.settings == "some.json"
    with pytest.raises(UnknownBot, match="names no file"):
        bot("search@")
    with pytest.raises(UnknownBot, match="names no file"):
        bot("greedy@some.json")


def test_what_a_file_does_not_name_is_as_the_advice_sets_it(tmp_path: Path) -> None:
    usual = present(POSEIDON.advice).settings()
    said = tuned(POSEIDON, written(tmp_path, {"exploration": 2})).settings
    assert present(said).exploration == 2.0
    assert (present(said).horizon, present(said).guided, present(said).following, present(said).roots, present(said).margin) == (
        usual.horizon, usual.guided, usual.following, usual.roots, usual.margin)


def test_the_search_plays_with_the_settings_of_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, {"horizon": 3, "guided": False, "exploration": 0.2, "margin": 500})
    game, state, moves = position("demand flax", "sow flax", "pass", money=2)
    usual = present(game.advice).settings()
    other = SearchSettings(horizon=3, guided=False, following=usual.following, exploration=0.2, roots=usual.roots,
                           margin=500)
    for seed in range(10):
        search = Search(game, state, seed, other)
        search.run(50, 0.0, to_decide=True)
        assert SearchBot(50, settings=file).pick(game, state, moves, seed) == search.best()
    assert tuned(game, file).policy is None


def test_without_its_policy_the_search_follows_the_priors_of_before_and_the_policy_is_back_afterwards(tmp_path: Path) -> None:
    policy, (state, moves) = present(POSEIDON.advice).policy(), opening()
    before, seen = present(policy).digest(), set()
    both: list[tuple[dict[str, object], dict[str, object]]] = [
        ({}, {"policy": NONE}), ({"found: always": 4000}, {"policy": "weights.json"})]
    for weights, settings in both:
        written(tmp_path, {"weights": weights}, "weights.json")
        file = written(tmp_path, settings, f"{len(weights)}.json")
        said = tuned(POSEIDON, file)
        with said.in_use():
            assert present(policy).digest() != before
            search = Search(POSEIDON, state, 7)
            search.run(12, 0.0, to_decide=True)
            seen.add(present(policy).digest())
        assert SearchBot(12, settings=file).pick(POSEIDON, state, moves, 7) == search.best()
        assert present(policy).digest() == before
    assert len(seen) == 2


def test_a_search_may_keep_its_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Search[Any]] = []

    def search(*about: Any) -> Search[Any]:
        begun.append(Search(*about))
        return begun[-1]

    monkeypatch.setattr("mercat.bots.play.players.Search", search)
    for keeps in (False, True):
        begun.clear()
        player = SearchBot(30, settings=written(tmp_path, {"keeps_tree": keeps}, f"{keeps}.json"))
        game, state, moves = position("demand flax")
        for seed in range(2):
            player.pick(game, state, moves, seed)
        assert len(begun) == (1 if keeps else 2)


@pytest.mark.parametrize("said, setting, value", [
    ("{", "", ""), ("[]", "", ""), ("7", "", ""), ("[" * 100_000, "", ""), ({"depth": 3}, "depth", ""),
    ({"exploration": "much"}, "exploration", '"much"'), ({"exploration": True}, "exploration", "true"),
    ({"exploration": -1}, "exploration", "-1"), ('{"exploration": NaN}', "exploration", "NaN"),
    ({"horizon": 2.5}, "horizon", "2.5"), ({"horizon": -2}, "horizon", "-2"), ({"margin": 10**12}, "margin", str(10**12)),
    ({"guided": 1}, "guided", "1"), ({"keeps_tree": None}, "keeps_tree", "null"), ({"policy": 3}, "policy", "3"),
    ({"policy": "empty.json"}, "policy", '"empty.json"')])
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, said: dict[str, object] | str, setting: str,
                                               value: str) -> None:
    written(tmp_path, {"weights": [1, 2]}, "empty.json")
    with pytest.raises(Unusable) as refused:
        tuned(POSEIDON, written(tmp_path, said))
    assert (refused.value.setting, refused.value.value) == (setting, value)


def test_a_game_without_a_policy_can_have_none(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="where a game has a policy"):
        tuned(find("new_bedford"), written(tmp_path, {"policy": NONE}))


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        tuned(POSEIDON, str(tmp_path / "missing.json"))
    with pytest.raises(FileNotFoundError):
        tuned(POSEIDON, written(tmp_path, {"policy": "missing.json"}))
