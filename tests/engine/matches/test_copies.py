"""Positions, matches and episodes are copied, pickled, compared and hashed by what they are made of."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.learning import Episode

GAMES = ["caledonia", "new_bedford", "poseidon"]
WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy,
                                         "pickle": lambda one: pickle.loads(pickle.dumps(one))}


def played(name: str, moves: int = 40, seed: int = 3, **more: Any) -> Match[Any]:
    match, chance = mercat.Match.start(name, 3, seed=seed, names=["Ana", "Ben", "Eva"], **more), Random(1)
    for _move in range(moves):
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_positions(name: str, way: str) -> None:
    match = played(name)
    state, twin = match.state, WAYS[way](match.state)
    assert twin == state and hash(twin) == hash(state) and twin is not state and len({twin, state}) == 1
    assert type(twin) is type(state) and list(twin.options) == list(state.options)
    state.stack[0] += 0
    twin.fields.numbers[1][0] += 1
    assert twin != state and state == match.game.copy(state)


def test_positions_of_other_tables_differ() -> None:
    game = mercat.find("new_bedford")
    assert game.first(2) != game.first(3) != None and game.first(2) != game.first(2, [1])  # noqa: E711
    assert game.first(2) == game.first(2) and game.first(2) != mercat.find("poseidon").first(2)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_matches(name: str, way: str) -> None:
    match = played(name)
    match.undo()
    match.play(match.legal()[0])
    twin = WAYS[way](match)
    assert twin == match and hash(twin) == hash(match)
    assert twin.to_json() == match.to_json() and twin.state == match.state and twin.game.name == match.game.name
    assert [str(event) for entry in twin.entries for event in entry.events] == [
        str(event) for entry in match.entries for event in entry.events]
    for one in (match, twin):
        one.play(one.legal()[-1])
    assert twin == match                                # nature draws the same
    twin.undo()
    assert twin != match and len(twin.entries) == len(match.entries) + 1


@pytest.mark.parametrize("way", WAYS)
def test_special_matches(way: str) -> None:
    """With a deal by hand, without draws of its own, with a second seed, and one that begins in the middle."""
    dealt = played("new_bedford", 10, deal=["wheel second", "draw bowhead"])
    open_ended = mercat.Match.start("new_bedford", 2, seed=1, deal=False)
    continued = played("new_bedford", 10)
    continued.undo(5, mercat.Match.start("new_bedford").seed)
    moved = played("new_bedford", 10)
    moved.state.money[0] += 5
    moved.begin_here()
    for match in (dealt, open_ended, continued, moved):
        twin = WAYS[way](match)
        assert twin == match and twin.state == match.state and twin.to_move == match.to_move and twin.by_hand == match.by_hand
        assert [entry.source for entry in twin.entries] == [entry.source for entry in match.entries]
    assert len({dealt, open_ended, continued, moved}) == 4


def test_matches_with_other_names_or_seeds_differ() -> None:
    match = played("new_bedford", 0)
    assert match == played("new_bedford", 0) != played("new_bedford", 0, seed=4)
    assert match != mercat.Match.start("new_bedford", 3, seed=3) and match != "new_bedford"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_episodes(name: str, way: str) -> None:
    episode, chance = Episode(name, 3, seed=5), Random(2)
    for _move in range(30):
        episode.step(chance.choice(episode.legal))
    twin = WAYS[way](episode)
    assert twin == episode and hash(twin) == hash(episode) and len({twin, episode}) == 1
    assert (twin.legal, twin.row(), twin.mask()) == (episode.legal, episode.row(), episode.mask())
    for _move in range(30):
        number = chance.choice(episode.legal)
        episode.step(number)
        assert twin != episode
        twin.step(number)
        assert twin == episode
    assert twin != Episode(name, 3, seed=5) and twin != name


def test_a_finished_episode_stays_finished() -> None:
    episode, chance = Episode("new_bedford", seed=1), Random(2)
    while episode.to_move is not None:
        episode.step(chance.choice(episode.legal))
    twin = pickle.loads(pickle.dumps(episode))
    assert twin == episode and twin.to_move is None and twin.returns() == episode.returns() and twin.legal == []
