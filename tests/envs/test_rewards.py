"""Rewards of every kind, in all environments; scaled rows; modes of restarting; choosing from masks."""

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import TimeLimit

import mercat
from mercat.engine.rules.state import is_compiled
from mercat.envs import pettingzoo
from mercat.envs.gymnasium import Learner
from mercat.envs.vector import Learners
from mercat.learning import Batch, Episode
from mercat.learning.reward_kinds import Reward
from tests.beside import chosen, play_beside, same_answers
from tests.plain_rows import listed

GAMES = ["caledonia", "new_bedford", "poseidon"]


def worth(kind: str, points: list[int], places: list[int], seat: int) -> float:
    """What the rewards of a seat's game add up to."""
    others = [one for place, one in enumerate(points) if place != seat]
    if kind == "points":
        return points[seat] / 100
    if kind == "lead":
        return (points[seat] - max(others)) / 100
    if kind == "win":
        return (places[seat] == 1) / places.count(1)
    ahead = [(places[seat] < place) - (places[seat] > place) for place in places]
    return sum(ahead) / len(others)


@pytest.mark.parametrize("kind", ["place", "win", "points", "lead"])
def test_rewards_add_up(kind: Reward) -> None:
    """In a batch that goes on with new games, in a single environment, in many at once and among agents."""
    batch = Batch("new_bedford", 3, 3, seed=2, reward=kind)
    twin = Batch("new_bedford", 3, 3, seed=2)
    total, ended, steps = numpy.zeros((3, 3)), 0, 0
    while ended < 5:
        numbers = batch.sample().tolist()
        batch.step(numbers)
        twin.step(numbers)
        total += numpy.asarray(batch.rewards)
        steps += 1
        if kind in ("points", "lead"):
            now = [[batch.game.points(twin.state(match), seat) for seat in range(3)] for match in range(3)]
            assert all(listed(batch.points)[match] == now[match] for match in range(3) if not twin.ended[match])
        for match in numpy.flatnonzero(twin.ended).tolist():
            points, returns = listed(twin.points)[match], listed(twin.rewards)[match]
            places = [1 + sum(other > mine for other in returns) for mine in returns]
            assert total[match] == pytest.approx([worth(kind, points, places, seat) for seat in range(3)])
            total[match], ended = 0, ended + 1
        if kind in ("place", "win"):
            assert (numpy.asarray(batch.rewards)[numpy.asarray(batch.ended) == 0] == 0).all()
    assert steps > 50


@pytest.mark.parametrize("kind", ["win", "points", "lead"])
def test_rewards_of_environments_add_up(kind: Reward) -> None:
    luck = numpy.random.default_rng(3)
    env: Any = pettingzoo.raw_env("new_bedford", 3, reward=kind)
    env.reset(seed=4)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _cut, _info = env.last()
        totals[agent] += reward
        env.step(None if over else int(luck.choice(numpy.flatnonzero(seen["action_mask"]))))
    scores = env.episode.scores()
    points, places = [score.total for score in scores], [score.place for score in scores]
    assert list(totals.values()) == pytest.approx([worth(kind, points, places, seat) for seat in range(3)])

    def highest(rows: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    for opponents in ("random", highest):
        single = Learner("new_bedford", 3, opponents=opponents, reward=kind)
        _row, info = single.reset(seed=5)
        total, over, rewarded = 0.0, False, 0
        while not over:
            _row, reward, over, _cut, info = single.step(int(luck.choice(numpy.flatnonzero(info["action_mask"]))))
            total, rewarded = total + reward, rewarded + (reward != 0)
        scores = single.episode.scores()
        points, places = [score.total for score in scores], [score.place for score in scores]
        assert total == pytest.approx(worth(kind, points, places, single.seat)) and info["points"] == points[single.seat]
        assert rewarded > 3 or kind == "win"


@pytest.mark.parametrize("kind", ["points", "lead"])
def test_many_games_are_rewarded_as_single_ones(kind: Reward) -> None:
    options: dict[str, Any] = {"opponents": ["greedy", "random"] if is_compiled() else "random", "reward": kind, "scaled": True}
    many = Learners("new_bedford", 3, 3, **options)
    one = SyncVectorEnv([lambda: Learner("new_bedford", 3, **options) for _env in range(3)])
    answers = [env.reset(seed=7) for env in (many, one)]
    same_answers(*answers)
    ended, _lost = play_beside((many, one), answers, 90, numpy.random.default_rng(1), 0.004)
    assert ended > 2


def test_copies_are_paid_the_same() -> None:
    kinds: list[Reward] = ["lead", "points"]
    for kind in kinds:
        episode = Episode("new_bedford", 2, seed=3, reward=kind)
        for _move in range(30):
            episode.step(episode.legal[0])
        twin = mercat.learning.episode.resumed(*episode.parts)
        assert twin == episode
        for _move in range(5):
            episode.step(episode.legal[-1])
            twin.step(twin.legal[-1])
            assert twin.rewards() == episode.rewards() and twin == episode


@pytest.mark.parametrize("kind", ["points", "lead"])
@pytest.mark.parametrize("name", GAMES)
def test_what_a_given_position_is_worth_is_not_paid(name: str, kind: Reward) -> None:
    batch = Batch(name, 2, 2, seed=3, restart=False, reward=kind)
    for _step in range(60):
        batch.step(batch.sample())
    batch.begin_at(1, batch.state(0), seed=5)
    before, paid = numpy.array(listed(batch.points)[1]), numpy.zeros(2)
    assert before.any()
    while not batch.ended[1]:
        batch.step([-1, batch.sample()[1]])
        paid += listed(batch.rewards)[1]
    grown = listed(batch.points)[1] - before
    assert paid == pytest.approx((grown - grown[::-1] if kind == "lead" else grown) / 100)


@pytest.mark.parametrize("wrong", ["victory", ""])
def test_other_rewards_are_refused(wrong: Any) -> None:
    for make in (Batch, Episode, Learner, Learners, pettingzoo.env):
        with pytest.raises(ValueError, match="a reward is place, win, points, lead"):
            make("new_bedford", reward=wrong)


# -- scaled rows


@pytest.mark.parametrize("name", GAMES)
def test_scaled_rows(name: str) -> None:
    """They are the rows divided by their ranges; hardly anything is clipped, and everything that counts has a range."""
    plain: Any
    scaled: Any
    plain, scaled = (pettingzoo.raw_env(name, 3, scaled=way) for way in (False, True))
    for env in (plain, scaled):
        env.reset(seed=3)
    layout = plain.table.layout
    ranges = numpy.array(layout.ranges, numpy.float32)
    assert len(ranges) == layout.size and (ranges >= 1).all() and ranges.max() > 1
    assert {ranges[column.first] for column in layout.columns if column.kind != "count"} == {1}
    clipped = seen = 0
    for _step in range(200 if is_compiled() else 30):
        row, small = plain.last()[0]["observation"], scaled.last()[0]["observation"]
        assert numpy.allclose(small, numpy.clip(row / ranges, -1, 1), atol=1e-6) and scaled.table.space().contains(small)
        clipped, seen = clipped + int((numpy.abs(row) > ranges).sum()), seen + int((row != 0).sum())
        action = int(plain.last()[0]["action_mask"].argmax())
        for env in (plain, scaled):
            env.step(action)
        if not plain.agents or any(plain.terminations.values()):
            break
    assert clipped < seen / 20                          # a tenth of them in Poseidon, without the table
    with pytest.raises(ValueError, match="numbers are whole and cannot be scaled"):
        Learner(name, rows="numbers", scaled=True)


def test_the_state_is_the_position() -> None:
    env = pettingzoo.env("new_bedford", 3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.state()
    env.reset(seed=1)
    for _move in range(20):
        assert env.state_space.contains(env.state())
        assert numpy.array_equal(env.state(), env.observe("seat_0")["observation"])
        before = env.state()
        env.step(int(env.last()[0]["action_mask"].argmax()))
        assert not numpy.array_equal(before, env.state())


# -- many games at once


def test_a_mode_of_another_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="NextStep, SameStep, Disabled, not 'same_step'"):
        Learners("new_bedford", 2, autoreset_mode="same_step")


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_each_mode_is_gymnasiums_own(mode: AutoresetMode) -> None:
    """With a limit of steps, with actions that lose and with games that end."""
    options: dict[str, Any] = {"opponents": "random", "reward": "lead"}
    many = gymnasium.make_vec("mercat/new_bedford-v1", 3, max_episode_steps=30, autoreset_mode=mode, **options)
    one: Any = SyncVectorEnv([lambda: TimeLimit(Learner("new_bedford", **options), 30) for _env in range(3)], autoreset_mode=mode)
    answers: list[Any] = [env.reset(seed=7) for env in (many, one)]
    luck, cut, ended = numpy.random.default_rng(1), 0, 0
    for _step in range(150):
        actions = chosen(luck, answers[0][-1]["action_mask"], 0.01)
        answers = [env.step(actions) for env in (many, one)]
        same_answers(*answers)
        cut, ended = cut + int(answers[0][3].sum()), ended + int(answers[0][2].sum())
    assert cut > 3 and ended > 3 and many.metadata["autoreset_mode"] == mode


def test_without_restarts_games_wait_for_reset() -> None:
    many = Learners("new_bedford", 2, max_episode_steps=1, autoreset_mode="Disabled")
    many.reset(seed=1)
    *_rest, cut, _infos = many.step(many.sample())
    assert cut.all()
    with pytest.raises(ValueError, match="game 0 is over: reset begins another"):
        many.step(many.sample())
    many.reset(options={"reset_mask": numpy.array([True, True])})
    many.step(many.sample())
    wrong: Any
    for wrong in (0, -1, 1.5, True):
        with pytest.raises(ValueError, match="max_episode_steps is a whole number of at least 1"):
            Learners("new_bedford", max_episode_steps=wrong)
    with pytest.raises(ValueError):
        Learners("new_bedford", autoreset_mode="never")


def test_actions_are_chosen_by_logits() -> None:
    batch = Batch("new_bedford", 500, seed=1)
    mask = numpy.asarray(batch.mask)
    shares = numpy.zeros((2, batch.actions))
    logits = numpy.zeros((500, batch.actions), numpy.float32)
    legal = numpy.flatnonzero(mask[0])
    logits[:, legal[3]] = 2
    for row, temperature in enumerate((1.0, 2.0)):
        for _time in range(8):
            numbers = numpy.asarray(batch.choose(logits, temperature))
            assert mask[numpy.arange(500), numbers].all()
            shares[row] += numpy.bincount(numbers[mask[:, legal[3]]], minlength=batch.actions)
    many = int(mask[:, legal[3]].sum()) * 8
    among = int(mask[0].sum())
    for share, weight in zip(shares, (numpy.exp(2), numpy.exp(1)), strict=True):
        expected = many * weight / (weight + among - 1)
        assert abs(share[legal[3]] - expected) < 4.5 * expected**0.5
    best = numpy.random.default_rng(1).normal(size=(500, batch.actions))
    assert numpy.array_equal(batch.choose(best, 0), numpy.where(mask, best, -9).argmax(axis=1))
    batch.step(batch.choose(best))
    wrong: list[tuple[Any, float, str]] = [(best[:2], 1.0, "500 rows of"), (best.astype(int), 1.0, "500 rows of"),
                                           (best, -1.0, "a temperature is at least 0"), (best * numpy.nan, 1.0, "not a number"),
                                           (best, numpy.nan, "a temperature is at least 0")]
    for given, temperature, said in wrong:
        with pytest.raises(ValueError, match=said):
            batch.choose(given, temperature)
    envs = Learners("new_bedford", 4, seat=0)
    envs.reset(seed=1)
    values = numpy.random.default_rng(2).normal(size=(4, envs.batch.actions))
    assert numpy.array_equal(envs.choose(values, 0), numpy.where(envs.action_masks(), values, -9).argmax(axis=1))


# -- positions that are given


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_begins_in_given_positions(name: str) -> None:
    first = Batch(name, 2, 2, seed=1)
    for _step in range(30):
        first.step(first.sample())
    given = [first.state(match) for match in range(2)]
    twins = [Batch(name, 3, 2, seed=9, as_match=way) for way in (False, True)]
    for batch in (*twins, twins[0]):
        batch.begin_at(1, given[0], seed=4)
        batch.begin_at(2, given[1])
        assert batch.state(1) == given[0] and batch.state(2) == given[1] and batch.state(1) is not given[0]
        assert listed(batch.rows)[1] == listed(first.rows)[0] and listed(batch.mask)[2] == listed(first.mask)[1]
    again = Batch(name, 3, 2)
    again.begin_at(1, given[0], seed=4)
    for _step in range(20):
        number = again.legal[1, 0]
        twins[0].step_in(1, number)
        again.step_in(1, number)
        assert again.state(1) == twins[0].state(1)                  # the same seed brings the same draws
    wrong: list[Any] = [Batch(name, 1, 3).state(0), mercat.find("new_bedford" if name != "new_bedford" else "poseidon").first(2)]
    for state in wrong:
        before = again.state(0)
        with pytest.raises(ValueError, match="not a position of"):
            again.begin_at(0, state)
        assert again.state(0) == before
    with pytest.raises(ValueError, match="there is no match 3"):
        again.begin_at(3, given[0])
