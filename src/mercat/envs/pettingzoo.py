"""The games as environments of PettingZoo (AEC): each seat is an agent.

    from mercat.envs import pettingzoo

    env = pettingzoo.env("new_bedford", seats=3)

Requires the extra: pip install mercat[pettingzoo]
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from operator import index
from random import Random
from typing import Any, Final, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.matches.chance import Seed, seed_of
from mercat.envs import Extra, versioned
from mercat.learning.reward_kinds import RUNNING, Reward, penalty

with Extra("pettingzoo"):
    import numpy
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from mercat.envs import checks
    from mercat.envs.array_episode import HUMAN, METADATA, ArrayEpisode, Picture, Rows

Observation = dict[str, Any]


class Wrapped(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's outermost wrapper, changed so that its copies have a separate environment."""

    def __copy__(self) -> Wrapped:
        return deepcopy(self)


def env(game: str | Game[Any], seats: SupportsIndex = 0, options: Mapping[str, str] | None = None, *, rows: Rows = "float32",
        reward: Reward = "place", scaled: bool = False, render_mode: str | None = None) -> Any:
    """Return the environment in PettingZoo's usual wrappers: an illegal action loses the game, a call before `reset` is refused,
    and a value that is not an action raises AssertionError."""
    table = raw_env(game, seats, options, rows=rows, reward=reward, scaled=scaled, render_mode=render_mode)
    return Wrapped(wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=penalty(reward))))


class SetByReset:
    """An attribute that `reset` sets; reading it before the first `reset` raises AttributeError with an explanation. Unlike
    `__getattr__`, this class does not slow down other attributes."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: object, owner: type) -> Any:
        raise AttributeError(f"{self.name}: no game has begun: call reset first", name=self.name, obj=env)


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """The unwrapped environment; an illegal action raises ValueError.

    Observations are dictionaries of `observation`, the agent's view, and `action_mask`. By default the only rewards are at the
    end: the share of opponents behind a seat minus the share ahead of it, or a hundredth of the points in a solo game; see
    `Batch` for other rewards. With `rows="numbers"`, observations are compact (see `RowLayout`); with `scaled`, they are between
    -1 and 1. `state()` is the first seat's observation; since nothing is hidden, this is the whole position. Copies and pickles
    continue from the same position, with the same randomness.
    """

    agent_selection: Any = SetByReset()
    rewards: Any = SetByReset()
    terminations: Any = SetByReset()
    truncations: Any = SetByReset()
    infos: Any = SetByReset()
    _cumulative_rewards: Any = SetByReset()

    def __init__(self, game: str | Game[Any], seats: SupportsIndex = 0, options: Mapping[str, str] | None = None, *,
                 rows: Rows = "float32", reward: Reward = "place", scaled: bool = False,
                 render_mode: str | None = None) -> None:
        super().__init__()
        self.begun = False
        self.table: Final = ArrayEpisode(game, seats, options, rows, render_mode, reward, scaled)
        self.state_space = self.table.space()
        self.nothing: Final = numpy.zeros(self.table.episode.actions, numpy.int8)
        self.rewarded: Final = reward in RUNNING
        self.episode: Final = self.table.episode
        self.render_mode = render_mode
        self.chance = Random()
        self.metadata = {**METADATA, "name": versioned(self.table.game), "is_parallelizable": False}
        actions = self.episode.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: dict[str, Any] = {"observation": self.table.space(), "action_mask": Box(0, 1, (actions,), numpy.int8)}
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def __copy__(self) -> raw_env:
        return deepcopy(self)

    def reset(self, seed: SupportsIndex | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game with the draws of a match with this seed; by default, the seed is derived from the last one. There are
        no options: any that are given are ignored, because PettingZoo's own tests pass some. Raise ValueError for invalid
        seeds."""
        if seed is not None:
            first = seed_of(seed)
            self.chance = Random(seed if isinstance(seed, str) else index(seed))
        self.episode.begin(first if seed is not None else Seed(self.chance.randbytes(16)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.select()
        self.begun = True
        self.table.show()

    def select(self) -> None:
        self.turn = self.episode.to_move            # the seat that decides; None when the game is over
        assert self.turn is not None
        self.agent_selection = self.possible_agents[self.turn]

    def observe(self, agent: str) -> Observation:
        """Return an agent's current observation; its mask is all zeros unless the agent is to move. Raise ResetNeeded before the
        first `reset`."""
        if not self.begun:
            raise checks.not_begun()
        seat, table = self.seat_of[agent], self.table
        mask = table.marks if seat == self.turn else self.nothing
        return {"observation": table.observed(seat), "action_mask": mask.copy()}

    def state(self) -> Any:
        """Return the position as the first seat observes it. Raise ResetNeeded before the first `reset`."""
        if not self.begun:
            raise checks.not_begun()
        return self.table.observed(0)

    def step(self, action: SupportsIndex | None) -> None:
        """Make the selected agent's move. Raise ValueError if the move is not legal or if the game is over for all agents, and
        ResetNeeded before the first `reset`."""
        if not self.begun:
            raise checks.not_begun()
        if not self.agents:
            raise ValueError("the game is over: reset begins another")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(action if type(action) is int else -1 if action is None else checks.known_action(action))
        if self.render_mode == HUMAN:
            self.table.show()
        self._cumulative_rewards[agent] = 0.0
        self.turn = seat = self.episode.to_move
        if seat is None or self.rewarded:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self._accumulate_rewards()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> Picture:
        """Return the picture for `render_mode`: the table as text for `ansi`, as pixels for `rgb_array`, or as an SVG picture for
        `svg`. Return None if there is no mode, and for `human`, which prints the text after every step. Raise ResetNeeded before
        the first `reset`."""
        if not self.begun:
            raise checks.not_begun()
        return self.table.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
