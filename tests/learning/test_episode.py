"""Episodes for learners: the row of numbers that each seat sees, the mask of legal moves, and the returns."""

import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import cast

import pytest

import mercat
from mercat.engine.rules.state import is_compiled
from mercat.games.caledonia.state import Caledonia
from mercat.games.new_bedford.state import NewBedford
from mercat.learning import Episode, Observer
from tests.present import present

EXAMPLES = Path(__file__).parents[2] / "examples"
PACKAGE = str(Path(mercat.__file__).parents[1])
GAMES = ["caledonia", "new_bedford", "poseidon"]


def played(name: str, seats: int, seed: int, moves: int = 120) -> Iterator[Episode]:
    """An episode, before each of up to `moves` random moves."""
    episode, chance = Episode(name, seats, seed=seed), Random(seed)
    for _move in range(moves):
        if episode.to_move is None:
            return
        yield episode
        episode.step(chance.choice(episode.legal))


def row_of(episode: Episode, seat: int) -> dict[str, float]:
    return dict(zip(episode.observer.labels, episode.row(seat), strict=True))


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in (mercat.find(name).fewest, 3)])
def test_every_number_of_a_row_has_a_unique_label(name: str, seats: int) -> None:
    episode = Episode(name, seats)
    assert len(set(episode.observer.labels)) == episode.observer.size == len(episode.row())
    assert episode.row().itemsize == 4


@pytest.mark.parametrize("name", GAMES)
def test_options_do_not_change_the_row(name: str) -> None:
    game = mercat.find(name)
    plain = Episode(name, 3).observer.labels
    tried = [Episode(name, 3, {option.name: value}) for option in game.options for value in option.values]
    assert all(episode.observer.labels == plain for episode in tried)


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_the_row_from_its_own_side(name: str) -> None:
    for episode in played(name, 3, seed=4, moves=60):
        money = episode.state.dump()["money"]
        for seat in range(3):
            row = row_of(episode, seat)
            assert [row["money.me"], row["money.me+1"], row["money.me+2"]] == [money[(seat + turn) % 3] for turn in range(3)]
            assert row[f"seat.{seat}"] == 1 and sum(row[f"seat.{other}"] for other in range(3)) == 1
            ahead = (present(episode.to_move) - seat) % 3
            assert [row["decides.me"], row["decides.me+1"], row["decides.me+2"]] == [float(turn == ahead) for turn in range(3)]


def test_owners_are_given_relative_to_the_reader() -> None:
    episode = Episode("new_bedford", 2, seed=1)
    cast(NewBedford, episode.state).owner[0] = 1
    owner = next(field for field in episode.state.fields.declarations if field.name == "owner")
    building = owner.facets[0].values[0]
    assert [row_of(episode, 1)[f"owner.{building}={who}"] for who in ("me", "me+1")] == [1, 0]
    assert [row_of(episode, 0)[f"owner.{building}={who}"] for who in ("me", "me+1")] == [0, 1]


def test_a_set_of_hexes_has_a_number_for_each_hex() -> None:
    episode = Episode("caledonia", 2, seed=1)
    state = cast(Caledonia, episode.state)
    while state.units[0, 0] == 0:
        episode.step(episode.legal[0])
    cells = state.units[0, 0]
    row = row_of(episode, 0)
    assert [bit for bit in range(55) if row[f"units.me.0.{bit}"]] == [bit for bit in range(55) if cells >> bit & 1] != []


@pytest.mark.parametrize("name", GAMES)
def test_successive_positions_have_different_rows(name: str) -> None:
    rows = [bytes(episode.row(0)) for episode in played(name, 2, seed=7)]
    assert len(rows) > 50 and all(one != next_one for one, next_one in pairwise(rows))


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_equals_the_match_with_its_seed(name: str) -> None:
    episode, match, chance = Episode(name, 3, seed=11), mercat.Match.start(name, 3, seed=11), Random(2)
    for _move in range(80):
        if episode.to_move is None:
            break
        legal = match.legal()
        assert episode.to_move == match.to_move and len(episode.legal) == len(legal)
        choice = chance.randrange(len(legal))
        match.play(legal[choice])
        episode.step(episode.legal[choice])
    assert episode.state.is_like(match.state)


def test_the_mask_marks_the_legal_moves_and_others_are_refused() -> None:
    for episode in played("new_bedford", 2, seed=3):
        mask = episode.mask()
        assert len(mask) == episode.actions == mercat.find("new_bedford").vocabulary.size
        assert [number for number in range(episode.actions) if mask[number]] == sorted(episode.legal) != []
    before, refused = episode.state.dump(), mask.index(0)
    with pytest.raises(ValueError, match=f"move {refused} is not legal"):
        episode.step(refused)
    assert episode.state.dump() == before


def test_the_returns_of_a_finished_episode_sum_to_zero() -> None:
    episode, chance = Episode("new_bedford", 3, {"edition": "second_printing"}), Random(5)
    for seed in (1, 2):
        episode.begin(seed)
        while episode.to_move is not None:
            episode.step(chance.choice(episode.legal))
        returns = episode.returns()
        assert sum(returns) == pytest.approx(0) and max(returns) > 0
        assert returns.index(max(returns)) == [score.place for score in episode.scores()].index(1)
        assert episode.legal == [] and not any(episode.mask()) and sum(episode.row(0)) > 0


def test_solo_games_and_finished_games_have_rows() -> None:
    alone = Episode("caledonia", 1, seed=2)
    assert alone.returns() == [alone.scores()[0].total / 100] and alone.row()
    observer = Observer(alone.game, 1, alone.options)
    assert observer.row(alone.state, -1) == observer.row(alone.state, 0)


def test_the_example_learner_changes_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["learn.py"])
    learner = runpy.run_path(str(EXAMPLES / "learn.py"))
    assert not any(learner["weights"])
    learner["learn"](1)
    weights = dict(zip(learner["episode"].observer.labels, learner["weights"], strict=True))
    assert all(weight == weight and abs(weight) < 10 for weight in weights.values()) and any(weights.values())


@pytest.mark.skipif(not is_compiled(), reason="a hundred games take minutes interpreted")
def test_the_example_learner_gets_stronger() -> None:
    ran = subprocess.run([sys.executable, EXAMPLES / "learn.py", "new_bedford", "200"], check=True, capture_output=True,
                         text=True, timeout=120, env={**os.environ, "PYTHONPATH": PACKAGE})
    shares = [int(line.partition("wins ")[2].partition("%")[0]) for line in ran.stdout.splitlines()]
    assert shares[0] < 40 and shares[-1] > 60
