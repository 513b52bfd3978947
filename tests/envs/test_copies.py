"""Copies and pickles of environments and batches go on from the same position, with the same chance and bots, each by itself."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy
import pytest

import mercat
import mercat.envs.gymnasium
from mercat.engine.rules.state import is_compiled
from mercat.envs import pettingzoo, versioned
from mercat.envs.vector import Learners
from mercat.learning import Batch, SharedBatch
from tests.beside import Answer, chosen, play_beside, same_answers

GAMES = ["caledonia", "new_bedford", "poseidon"]
TABLES = [(name, seats) for name in GAMES for seats in range(mercat.find(name).fewest, mercat.find(name).most + 1)]
EXTREMES = [pytest.param(*table, marks=[] if table[1] in (mercat.find(table[0]).fewest, mercat.find(table[0]).most)
                         else pytest.mark.thorough) for table in TABLES]
LEARNED = {"caledonia": "lookahead", "new_bedford": "lookahead", "poseidon": "policy"}
LONGEST = 6_000                                     # actions of a game at random
STEPS = 1200 if is_compiled() else 40               # without a compiler only New Bedford is played to the end
WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy,
                                         "pickle": lambda env: pickle.loads(pickle.dumps(env))}


def bots_for(name: str, seats: int) -> list[str]:
    """Opponents of each kind."""
    return [] if seats == 1 else (["random", "greedy", LEARNED[name], "greedy"] if is_compiled() else ["random"] * 4)[:seats - 1]


def steps_of(name: str) -> int:
    return 1200 if name == "new_bedford" else STEPS


@pytest.mark.parametrize(("name", "seats"), EXTREMES)
def test_of_gymnasium(name: str, seats: int) -> None:
    env = gymnasium.make(f"mercat/{versioned(mercat.find(name))}", seats=seats, opponents=bots_for(name, seats))
    luck = numpy.random.default_rng(1)
    _row, info = env.reset(seed=3)
    for _step in range(8):
        *_answer, info = env.step(luck.choice(numpy.flatnonzero(info["action_mask"])))
    env.action_space.seed(1)
    twins, games = [way(env) for way in WAYS.values()], 0
    assert {int(one.action_space.sample()) for one in twins} == {int(env.action_space.sample())}
    for _step in range(steps_of(name)):
        action = int(luck.choice(numpy.flatnonzero(info["action_mask"])))
        row, reward, over, _cut, info = env.step(action)
        for twin in twins:
            another, earned, ended, _cut, more = twin.step(action)
            assert numpy.array_equal(row, another) and (reward, over) == (earned, ended) and info.keys() == more.keys()
            assert numpy.array_equal(info["action_mask"], more["action_mask"]) and info["seat"] == more["seat"]
        if over:
            games += 1
            if games == 2:
                break
            (row, info), answers = env.reset(), [twin.reset() for twin in twins]    # the next game has the same chance
            assert all(numpy.array_equal(row, another) and more["seat"] == info["seat"] for another, more in answers)
    assert games == 2 or (name != "new_bedford" and not is_compiled())


@pytest.mark.parametrize("bots", ["random", "greedy", "learned"])
@pytest.mark.parametrize("name", GAMES)
def test_of_many_games(name: str, bots: str) -> None:
    env, luck = Learners(name, 3, 2, opponents=LEARNED[name] if bots == "learned" else bots), numpy.random.default_rng(2)
    play_beside((env,), [env.reset(seed=3)], 6, luck, 0.2)
    twins, actions = [way(env) for way in WAYS.values()], chosen(luck, env.action_masks())
    answers = [one.step(actions) for one in (env, *twins)]
    for other in answers[1:]:
        same_answers(answers[0], other)
    play_beside((env, *twins), answers, STEPS // 4 if is_compiled() and bots == "random" else 10, luck, 0.02)


def test_of_many_games_that_are_over() -> None:
    env, luck = Learners("new_bedford", 2, 2), numpy.random.default_rng(2)
    answers: list[Answer] = [env.reset(seed=3)]
    while not (answers[0][-1]["action_mask"].sum(axis=1) == 0).any():
        answers = [env.step(chosen(luck, answers[0][-1]["action_mask"]))]
    twins = [way(env) for way in WAYS.values()]
    assert all(numpy.array_equal(twin.rows, env.rows) and numpy.array_equal(twin.over, env.over) for twin in twins)
    play_beside((env, *twins), answers * 4, 60, luck)


@pytest.mark.parametrize("wrapped", [True, False], ids=["env", "raw_env"])
@pytest.mark.parametrize(("name", "seats"), EXTREMES)
def test_of_pettingzoo(name: str, seats: int, wrapped: bool) -> None:
    env, luck = (pettingzoo.env if wrapped else pettingzoo.raw_env)(name, seats), numpy.random.default_rng(3)

    def action_in(env: Any) -> int | None:
        seen, _reward, over, _cut, _info = env.last()
        return None if over else int(luck.choice(numpy.flatnonzero(seen["action_mask"])))

    env.reset(seed=5)
    for _step in range(10):
        env.step(action_in(env))
    twins = [way(env) for way in WAYS.values()]
    for _step in range(LONGEST if wrapped and is_compiled() else steps_of(name) if wrapped else 30):
        action = action_in(env)
        for one in (env, *twins):
            one.step(action)
        if not env.agents:
            break
        for twin in twins:
            assert twin.agent_selection == env.agent_selection and twin.rewards == env.rewards
            (seen, *rest), (other, *more) = env.last(), twin.last()
            assert all(numpy.array_equal(seen[key], other[key]) for key in seen) and rest == more
    assert not env.agents or not wrapped or not is_compiled()
    for one in (env, *twins):
        one.reset()
    assert all(numpy.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"]) for twin in twins)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("options", [{}, {"rows": "float32", "restart": False, "as_match": True},
                                     {"rows": "numbers", "masks": False},
                                     {"rows": None, "share": (2, 9)}], ids=str)
def test_of_batches(name: str, options: dict[str, Any]) -> None:
    batch = Batch(name, 3, numpy.int64(3), seed=numpy.int64(4), **options)

    def arrays(batch: Batch) -> dict[str, Any]:
        names = ("rows", "numbers", "mask", "offered", "to_move", "ended", "rewards", "points")
        kept = {key: getattr(batch, key) for key in names}
        offered = [batch.legal[match, place] for match in range(3) for place in range(batch.offered[match])]
        return {key: memory.tolist() for key, memory in kept.items() if memory is not None} | {"legal": offered}

    for _step in range(150 if name == "new_bedford" else 20):
        batch.step(batch.sample())
    twins = [way(batch) for way in WAYS.values()]
    for _step in range(300 if name == "new_bedford" or is_compiled() else 15):
        assert all(arrays(twin) == arrays(batch) for twin in twins)
        numbers = list(batch.sample())
        for twin in twins:
            assert list(twin.sample()) == numbers
            twin.step(numbers)
        batch.step(numbers)
        if options.get("restart") is False and all(batch.ended):
            for one in (batch, *twins):
                one.begin(1)


def test_a_shared_batch_is_not_copied() -> None:
    with SharedBatch("new_bedford", 2, 1) as shared:
        for way in WAYS.values():
            with pytest.raises(TypeError, match="a shared batch cannot be copied or pickled"):
                way(shared)


def test_copies_are_apart() -> None:
    env: Any = gymnasium.make("mercat/new_bedford-v1", opponents="greedy")
    _row, info = env.reset(seed=1)
    twins = [way(env) for way in WAYS.values()]
    before = [twin.unwrapped.episode.state.dump() for twin in twins]
    env.step(int(info["action_mask"].argmax()))
    assert [twin.unwrapped.episode.state.dump() for twin in twins] == before != env.unwrapped.episode.state.dump()
    raw = pettingzoo.env("new_bedford")
    raw.reset(seed=1)
    twin = copy.copy(raw)
    raw.step(int(raw.last()[0]["action_mask"].argmax()))
    assert twin.unwrapped.episode != raw.unwrapped.episode
