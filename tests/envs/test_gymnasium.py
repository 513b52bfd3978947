"""The environments of Gymnasium pass its own checks; the learner plays one seat among bots."""

import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import mercat
import mercat.envs.gymnasium as envs
from mercat.bots import RandomBot, UnknownBot
from mercat.engine.game import Game, S
from mercat.engine.rules.rulebook import Moves
from mercat.envs import versioned
from mercat.envs.vector import Learners

GAMES = ["caledonia", "new_bedford", "poseidon"]
TABLES = [(name, seats) for name in GAMES for seats in range(mercat.find(name).fewest, mercat.find(name).most + 1)]


def identity(name: str) -> str:
    return f"mercat/{versioned(mercat.find(name))}"


def made(name: str = "new_bedford", **options: Any) -> Any:
    return gymnasium.make(identity(name), **options)


def played(env: Any, seed: int | None = None) -> tuple[list[float], dict[str, Any]]:
    """A game of random legal actions: its rewards, and the last info."""
    _row, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards, over = [], False
    while not over:
        assert info["action_mask"].any()
        _row, reward, over, _cut, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_check_passes(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(name, seats=seats).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_the_check_passes_for_compact_numbers_and_text(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(name, rows="numbers", render_mode="ansi").unwrapped)
    env = made(name, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith(name)


def test_the_reward_is_the_return_of_the_learners_seat() -> None:
    env = made(seats=3, opponents=["random", "greedy"])
    for seed in range(3):
        rewards, info = played(env, seed)
        episode = env.unwrapped.episode
        assert not any(rewards[:-1]) and rewards[-1] == episode.returns()[info["seat"]]
        score = episode.scores()[info["seat"]]
        assert (info["points"], info["place"]) == (score.total, score.place)
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


def test_alone_the_points_are_the_reward() -> None:
    rewards, info = played(made("caledonia", seats=1), 1)
    assert rewards[-1] == info["points"] / 100


def test_the_same_seed_brings_the_same_games() -> None:
    first, second = ([played(made(seats=3), 4)[1]["points"]] for _time in range(2))
    assert first == second


def test_the_learners_seat_is_given_or_drawn() -> None:
    env = made(seats=3, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert env.reset(options={"seat": 1})[1]["seat"] == 1
    drawn = made(seats=3)
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    for wrong in (3, -1):
        with pytest.raises(ValueError, match=f"there is no seat {wrong}"):
            made(seats=3, seat=wrong)
        with pytest.raises(ValueError, match=f"there is no seat {wrong}"):
            env.reset(options={"seat": wrong})


class Recorder(RandomBot):
    """Notes which seats it plays."""

    seats: list[int] = []

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        self.seats.append(int(game.rules.to_move(state)))
        return super().pick(game, state, moves, seed)


def test_bots_sit_in_turn_after_the_learner() -> None:
    Recorder.seats.clear()
    played(made(seats=3, seat=1, opponents=["random", Recorder()]), 1)
    assert set(Recorder.seats) == {0}
    with pytest.raises(ValueError, match="1 bots for 2 opponents"):
        made(seats=3, opponents=["random"])
    with pytest.raises(UnknownBot):
        made(opponents="nobody")


@pytest.mark.parametrize("wrong", [None, -1, 10**6])
def test_an_illegal_action_loses_or_raises(wrong: int | None) -> None:
    env = made().unwrapped
    _row, info = env.reset(seed=1)
    action = int(info["action_mask"].argmin()) if wrong is None else wrong
    _row, reward, over, _cut, info = env.step(action)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    for more in (action, 0, int(info["action_mask"].argmax())):
        with pytest.raises(ValueError, match="the game is over: reset begins another"):
            env.step(more)
    strict = made(illegal="raise").unwrapped
    _row, info = strict.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal"):
        strict.step(action)
    strict.step(int(info["action_mask"].argmax()))          # nothing has happened


@pytest.mark.parametrize("name", GAMES)
def test_no_return_is_as_bad_as_an_illegal_action(name: str) -> None:
    """In Poseidon a player at random is thousands of points behind."""
    for reward in ("place", "win", "points", "lead"):
        env = made(name, reward=reward, opponents="greedy").unwrapped
        _row, info = env.reset(seed=1)
        penalty, total, over, luck = env.step(-1)[1], 0.0, False, numpy.random.default_rng(1)
        _row, info = env.reset(seed=1)
        while not over:
            _row, reward, over, _cut, info = env.step(int(luck.choice(numpy.flatnonzero(info["action_mask"]))))
            total += reward
        assert penalty <= min(total, -1)


def test_nothing_is_played_or_drawn_before_reset() -> None:
    env = made(render_mode="ansi")
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun: call reset first"):
            call()


@pytest.mark.parametrize("wrong", [1.0, "1", None, [1]], ids=repr)
def test_actions_are_whole_numbers(wrong: Any) -> None:
    env = made()
    _row, info = env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number"):
        env.step(wrong)
    for kind in (int, numpy.int32, numpy.array):
        env.reset(seed=1)
        assert not env.step(kind(info["action_mask"].argmax()))[2]


class Last:
    """Picks the last of the legal moves; it is no subclass of a bot."""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(moves.buffer[moves.count - 1])


def test_one_object_with_pick_is_an_opponent() -> None:
    env = made(seats=3, opponents=Last())
    _rewards, info = played(env, 1)
    assert info["place"] in (1, 2, 3) and all(type(one) is Last for one in env.unwrapped.others.bots)


@pytest.mark.parametrize(("options", "said"), [
    ({"illegal": "foo"}, "an illegal action can lose or raise, not 'foo'"), ({"opponents": 5}, "opponents are names of bots"),
    ({"opponents": [5]}, "opponents are names of bots"), ({"seat": "0"}, "there is no seat 0"),
    ({"rows": "int8"}, "rows are float32"),
    ({"opponents": []}, "0 bots for 1 opponents")])
def test_wrong_arguments_are_refused(options: dict[str, Any], said: str) -> None:
    for make in (made, vector):
        with pytest.raises(ValueError, match=said):
            make(**options)


def test_alone_there_are_no_opponents() -> None:
    for make in (made, vector):
        for bots in ("greedy", ["greedy"], Last()):
            with pytest.raises(ValueError, match=r"the learner's: a game alone has no opponents|1 bots for 0 opponents"):
                make("caledonia", seats=1, opponents=bots)
        assert make("caledonia", seats=1, opponents=[]).unwrapped.others is not None


@pytest.mark.parametrize("name", GAMES)
def test_two_play_by_default(name: str) -> None:
    seats: dict[str, Any]
    for seats in ({}, {"seats": 0}, {"seats": numpy.int64(0)}):
        assert made(name, **seats).unwrapped.episode.seats == vector(name, 1, **seats).unwrapped.batch.seats == 2


def test_every_game_is_registered_with_its_version() -> None:
    assert {identity(name) for name in mercat.names()} <= set(gymnasium.registry)
    envs.register_games()                               # a second time changes nothing
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make("mercat/new_bedford-v999")


# -- many games at once


def vector(name: str = "new_bedford", many: int = 6, **options: Any) -> Any:
    return gymnasium.make_vec(identity(name), num_envs=many, **options)


@pytest.mark.parametrize(("name", "seats", "rows"), [("new_bedford", 3, "float32"), ("caledonia", 1, "numbers"),
                                                     ("poseidon", 2, "float32")])
def test_a_vector_of_games(name: str, seats: int, rows: str) -> None:
    many = vector(name, seats=seats, rows=rows)
    assert isinstance(many.unwrapped, Learners) and many.num_envs == 6
    seen, infos = many.reset(seed=3)
    ended = 0
    for _step in range(150):
        assert many.observation_space.contains(seen) and infos["action_mask"].any(axis=1).sum() >= 6 - ended
        actions = numpy.array([numpy.flatnonzero(mask)[-1] if mask.any() else 0 for mask in infos["action_mask"]])
        seen, rewards, over, cut, infos = many.step(actions)
        assert rewards.shape == over.shape == cut.shape == (6,) and not cut.any() and not rewards[~over].any()
        ended += over.sum()
        if over.any():
            assert (infos["points"] > 0).sum() <= over.sum() and infos["_points"].tolist() == over.tolist()


def test_games_of_a_vector_begin_anew_a_step_after_the_end() -> None:
    many = vector("new_bedford", 3)
    _seen, infos = many.reset(seed=1)
    over = numpy.zeros(3, bool)
    for _step in range(400):
        before = over
        actions = [numpy.flatnonzero(mask)[0] if mask.any() else -5 for mask in infos["action_mask"]]
        _seen, rewards, over, _cut, infos = many.step(numpy.array(actions))
        assert not (before & over).any() and not rewards[before].any()
        if before.any():
            break
        batch, learners = many.unwrapped.batch, infos["seat"]
        for match in numpy.flatnonzero(over):
            row = many.unwrapped.batch.layout.labels.index(f"seat.{learners[match]}")
            assert rewards[match] == batch.rewards[match, learners[match]] and _seen[match, row] == 1
    assert before.any()


def test_the_same_seed_brings_the_same_vectors() -> None:
    rows = []
    for _time in range(2):
        many = vector(seats=3, opponents=["random", "greedy"], many=3)
        seen, infos = many.reset(seed=8)
        for _step in range(8):
            seen, *_rest, infos = many.step(infos["action_mask"].argmax(axis=1))
        rows.append(seen)
    assert numpy.array_equal(*rows)


def test_illegal_actions_in_a_vector() -> None:
    many = vector(many=3)
    _seen, infos = many.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = infos["action_mask"][1].argmin()
    _seen, rewards, over, _cut, infos = many.step(actions)
    assert rewards.tolist() == [0, -1, 0] and over.tolist() == [False, True, False]
    _seen, rewards, over, _cut, _infos = many.step(infos["action_mask"].argmax(axis=1))
    assert not rewards.any() and not over.any()
    strict = vector(many=3, illegal="raise")
    _seen, infos = strict.reset(seed=1)
    before = strict.unwrapped.batch.rows.tolist()
    with pytest.raises(ValueError, match="match 1: move -1 is not legal"):
        strict.step(numpy.array([infos["action_mask"][0].argmax(), -1, 0]))
    with pytest.raises(ValueError, match="3 actions are needed"):
        strict.step(numpy.array([1, 2]))
    assert strict.unwrapped.batch.rows.tolist() == before


def test_some_games_of_a_vector_begin_anew() -> None:
    many = vector(many=3)
    _seen, infos = many.reset(seed=1)
    many.step(infos["action_mask"].argmax(axis=1))
    before = many.unwrapped.batch.state(0).dump()
    many.reset(options={"reset_mask": numpy.array([False, True, True])}, seed=[None, 5, 6])
    assert many.unwrapped.batch.state(0).dump() == before
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        many.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="not drawn"):
        Learners("new_bedford", 2, render_mode="ansi")
