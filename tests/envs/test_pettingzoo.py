"""The environments of PettingZoo pass its own checks, for every game, number of seats and option."""

import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import mercat
from mercat.engine.rules.state import is_compiled
from mercat.envs import pettingzoo, versioned

GAMES = ["caledonia", "new_bedford", "poseidon"]
TABLES = [(name, seats) for name in GAMES for seats in range(mercat.find(name).fewest, mercat.find(name).most + 1)]
OPTIONS = [(name, {option.name: value}) for name in GAMES for option in mercat.find(name).options for value in option.values]
CYCLES = 100 if is_compiled() else 20
OF_THE_KIT = ["Observation space for each agent probably should be", "Observation is not a NumPy array"]   # of dictionaries


def checked(*given: Any, **options: Any) -> None:
    """Run PettingZoo's checks; no warning is allowed but those that it gives for its own games too."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in OF_THE_KIT:
            warnings.filterwarnings("ignore", known)
        api_test(pettingzoo.env(*given, **options), num_cycles=CYCLES)
        seed_test(lambda: pettingzoo.env(*given, **options), num_cycles=CYCLES // 2)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_checks_pass_for_all_tables(name: str, seats: int) -> None:
    checked(name, seats)


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_the_checks_pass_for_all_options(name: str, options: dict[str, str]) -> None:
    checked(name, min(2, mercat.find(name).most), options)


@pytest.mark.parametrize("name", GAMES)
def test_the_checks_pass_for_compact_numbers(name: str) -> None:
    checked(name, 2, rows="numbers")


def test_the_check_of_pictures_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **options: pettingzoo.env("new_bedford", **options), {"svg": lambda picture: "</svg>" in picture})
    assert capsys.readouterr().out.count("new_bedford, ") > 5           # `human` prints the table after every step


def played(env: Any, seed: int | None = None) -> tuple[dict[str, float], list[Any]]:
    """Play random legal moves to the end; return the rewards and all that was observed."""
    env.reset(seed=seed)
    rewards, seen = dict.fromkeys(env.agents, 0.0), []
    for agent in env.agent_iter():
        observation, reward, over, _truncated, _info = env.last()
        rewards[agent] += reward
        seen.append(observation["observation"])
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return rewards, seen


def test_rewards_come_at_the_end() -> None:
    env = pettingzoo.env("new_bedford", 3)
    rewards, seen = played(env, seed=1)
    assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) > 0 and env.agents == []
    assert rewards == dict(zip(env.possible_agents, env.unwrapped.episode.returns(), strict=True))
    assert len({bytes(one) for one in seen}) > 50


def test_alone_the_points_are_the_reward() -> None:
    env = pettingzoo.env("caledonia", 1)
    rewards, _seen = played(env, seed=1)
    assert rewards == {"seat_0": env.unwrapped.episode.scores()[0].total / 100}


def test_draws_follow_from_the_seed() -> None:
    env = pettingzoo.raw_env("new_bedford", 3)
    env.reset(seed=5)
    match = mercat.Match.start("new_bedford", 3, seed=5)
    assert env.agent_selection == f"seat_{match.to_move}"
    first: list[str] = []
    second: list[str] = []
    for seeds in (first, second):
        env.reset(seed=5)
        for _game in range(3):
            env.reset()
            seeds.append(str(env.episode.seed))
    assert first == second and len(set(first)) == 3


def test_an_illegal_action_loses_or_raises() -> None:
    env = pettingzoo.env("new_bedford")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert sorted(env.rewards.values()) == [-1, 0] and all(env.terminations.values())
    raw = pettingzoo.raw_env("new_bedford")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal"):
        raw.step(int(raw.last()[0]["action_mask"].argmin()))
    with pytest.raises(ValueError, match="is not legal"):
        raw.step(None)


def test_who_is_not_to_move_observes_too_but_may_do_nothing() -> None:
    env = pettingzoo.raw_env("poseidon", 3)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(seen)
    assert not numpy.array_equal(env.observe("seat_0")["observation"], env.observe("seat_1")["observation"])


def test_before_reset_and_after_the_end_nothing_is_played() -> None:
    raw = pettingzoo.raw_env("new_bedford", render_mode="ansi")
    for call in (lambda: raw.step(0), lambda: raw.observe("seat_0"), raw.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun: call reset first"):
            call()
    for name in ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
        with pytest.raises(AttributeError, match=f"{name}: .* call reset first"):
            getattr(raw, name)
    with pytest.raises(AttributeError, match=r"agent_selection: .* call reset first"):
        raw.last()
    played(raw, seed=1)
    with pytest.raises(ValueError, match="the game is over: reset begins another"):
        raw.step(0)


def test_seeds_are_whole_numbers_of_any_type() -> None:
    raw, seeds = pettingzoo.raw_env("new_bedford"), []
    for seed in (5, numpy.int64(5), numpy.array(5)):
        raw.reset(seed=seed)
        seeds.append(str(raw.episode.seed))
        raw.reset()
        seeds.append(str(raw.episode.seed))
    assert seeds[:2] == seeds[2:4] == seeds[4:]
    wrong: Any
    for wrong in (5.0, "five", True, [5]):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            raw.reset(seed=wrong)


@pytest.mark.parametrize("name", GAMES)
def test_two_play_by_default(name: str) -> None:
    assert len(pettingzoo.env(name).possible_agents) == len(pettingzoo.raw_env(name, numpy.int64(0)).possible_agents) == 2


def test_wrong_arguments_are_refused() -> None:
    wrong: list[dict[str, Any]] = [{"rows": "float16"}, {"render_mode": "window"}]
    for options in wrong:
        with pytest.raises(ValueError):
            pettingzoo.env("new_bedford", **options)
    with pytest.raises(mercat.Refused):
        pettingzoo.env("new_bedford", 9)


def test_the_name_has_the_version_of_the_rules() -> None:
    game = mercat.find("new_bedford")
    assert pettingzoo.env("new_bedford").metadata["name"] == f"new_bedford-v{game.version - 1}" == versioned(game)
