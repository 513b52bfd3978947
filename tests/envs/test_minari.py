"""Recorded games as data sets of Minari: read back, they are what the environments show."""

from pathlib import Path
from typing import Any

import pytest

import mercat as library
from mercat.bots.tournaments.games import tasks_of
from mercat.bots.tournaments.stored_games import play_on
from mercat.dataset import Recorded, rows_of
from mercat.learning import Episode

minari = pytest.importorskip("minari")
NAME = "mercat/test/random-v0"


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    list(play_on(path, tasks_of("new_bedford", {}, [("random", "random")], range(3)), Recorded(journal=True)))
    return list(rows_of(path))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    return tmp_path


def test_episodes_are_what_each_seat_saw_and_did(rows: list[dict[str, Any]], folder: Path,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy

    from mercat.envs import minari as ours

    monkeypatch.setattr(ours, "AT_ONCE", 4)                 # the six episodes are written in two parts
    ours.create(NAME, rows, "Three games", algorithm_name="random", author="Nobody")
    kept = minari.load_dataset(NAME)
    assert kept.total_episodes == 6 and kept.storage.metadata["description"] == "Three games"
    episodes = list(kept.iterate_episodes())
    for number, row in enumerate(rows):
        episode = Episode("new_bedford", 2, seed=int(row["seed"]))
        at = [0, 0]
        while (seat := episode.to_move) is not None:
            one = episodes[2 * number + seat]
            assert numpy.array_equal(one.observations[at[seat]], numpy.frombuffer(episode.row(), numpy.float32))
            assert bytes(one.infos["action_mask"][at[seat]].astype(numpy.uint8)) == bytes(episode.mask())
            episode.step(int(one.actions[at[seat]]))
            at[seat] += 1
        for seat in (0, 1):
            one = episodes[2 * number + seat]
            assert len(one.actions) == at[seat] and len(one.observations) == at[seat] + 1
            assert one.rewards[-1] == episode.returns()[seat] and not one.rewards[:-1].any()
            assert one.terminations.tolist() == [False] * (at[seat] - 1) + [True] and not one.truncations.any()
            assert numpy.array_equal(one.observations[-1], numpy.frombuffer(episode.row(seat), numpy.float32))
            assert not one.infos["action_mask"][-1].any()
    assert kept.recover_environment().observation_space == kept.observation_space


def test_the_environment_has_the_options_of_the_games(folder: Path) -> None:
    from mercat.envs.minari import create

    path, edition = folder / "games.jsonl", {"edition": "second_printing"}
    list(play_on(path, tasks_of("new_bedford", edition, [("random", "random")], range(1)), Recorded(journal=True)))
    create(NAME, rows_of(path))
    assert minari.load_dataset(NAME).recover_environment().unwrapped.episode.options == Episode("new_bedford", 2, edition).options


def test_other_rules_or_moves_or_games_are_refused(rows: list[dict[str, Any]], folder: Path) -> None:
    from mercat.envs.minari import create, steps_of

    with pytest.raises(ValueError, match="by rules 1 and"):
        steps_of({**rows[0], "rules": 1})
    with pytest.raises(ValueError, match="is not over"):
        steps_of({**rows[0], "journal": rows[0]["journal"][:-1]})
    with pytest.raises(ValueError, match="move 3 of the game with the seed 0 is not legal"):
        steps_of({**rows[0], "journal": rows[0]["journal"][:2] + rows[0]["journal"][:1]})
    with pytest.raises(ValueError, match="no game"):
        create(NAME, [])
    for other in ({"seats": 3}, {"options": [{"name": "edition", "value": "second_printing"}]}):
        with pytest.raises(ValueError, match="one game with the same seats and options"):
            create(NAME, [rows[0], {**rows[0], **other}])
    assert minari.list_local_datasets() == {} and library.find("new_bedford").version != 1
