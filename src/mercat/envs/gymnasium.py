"""The games as environments for Gymnasium: one learner among bots.

    import gymnasium
    import mercat.envs.gymnasium

    env = gymnasium.make("mercat/new_bedford-v1", seats=3, opponents="greedy")
    envs = gymnasium.make_vec("mercat/new_bedford-v1", num_envs=64)

Without the import, prefix the id with the name of this module: `mercat.envs.gymnasium:mercat/new_bedford-v1`. Requires the extra:
pip install mercat[gymnasium]
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, Literal, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.matches.chance import seed_of
from mercat.envs import Extra, versioned
from mercat.games import find, names
from mercat.learning.reward_kinds import RUNNING, Reward, penalty

with Extra("gymnasium"):
    import gymnasium
    import numpy
    from gymnasium.envs.registration import register, registry
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray

    from mercat.envs import checks
    from mercat.envs.array_episode import METADATA, ArrayEpisode, Picture, Rows
    from mercat.envs.checks import SEAT, STATE
    from mercat.envs.opponents import Opponents, Others, opponents_of, seed_from

    ALL: Final = numpy.ones(1, numpy.bool_)

NAMESPACE: Final = "mercat"
Illegal = Literal["lose", "raise"]


class Learner(gymnasium.Env[NDArray[Any], numpy.int64]):
    """A game with the learner in one seat and bots in the other seats.

    Observations are those of the learner when it is to move; `info["action_mask"]` marks the legal actions, as `action_masks()`
    does. The default reward comes at the end of the game: from -1 to 1, or a hundredth of the points in a solo game; see `Batch`
    for other rewards. An illegal action loses the game with the reward -1, or -1000 for `points` and `lead`, so that no result is
    worse; with `illegal="raise"`, an illegal action raises ValueError. If an opponent raises an error, the game is abandoned, and
    `reset` begins another. Copies and pickles continue from the same position, with the same randomness and with separate bots.
    """

    metadata = METADATA

    def __init__(self, game: str | Game[Any], seats: SupportsIndex = 0, options: Mapping[str, str] | None = None, *,
                 opponents: Opponents = None, seat: SupportsIndex | None = None, rows: Rows = "float32",
                 illegal: Illegal = "lose", reward: Reward = "place", scaled: bool = False,
                 render_mode: str | None = None) -> None:
        """Create the environment. `opponents` is a bot, or one for each other seat in order after the learner's; the default is
        random bots. Instead of a bot, a `Pool` may be given, or a function that returns an action for each pair of a row and a
        mask. Without `seat`, the learner's seat is drawn at random for each game. With `scaled`, rows are between -1 and 1. Raise
        ValueError and Refused for invalid arguments."""
        checks.known_illegal(illegal)
        self.table: Final = ArrayEpisode(game, seats, options, rows, render_mode, reward, scaled)
        self.episode: Final = self.table.episode
        self.render_mode = render_mode
        self.illegal: Final = illegal
        self.others: Final = Others(self.episode, opponents_of(opponents, self.episode.seats - 1))
        self.wanted: Final = None if seat is None else checks.known_seat(seat, self.episode.seats)
        self.begun = self.over = False
        self.observation_space = self.table.space()
        self.action_space = Discrete(self.episode.actions)

    def __copy__(self) -> Learner:
        return deepcopy(self)

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return int(self.others.learners[0])

    def reset(self, *, seed: SupportsIndex | None = None,
              options: dict[str, Any] | None = None) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a new game and let the bots play until the learner is to move.

        A seed (an integer of at least 0) determines the draws of this game, which are the same as in a match with this seed, and
        those of all following games that begin without a seed. `options={"seat": n}` gives the learner that seat in this game;
        `{"state": ...}` begins with a copy of that position. Raise ValueError for invalid seeds and options. If the learner has
        nothing left to decide, raise ValueError without beginning a game.
        """
        given = checks.known_options(options, SEAT, STATE)
        seat = given.get(SEAT)
        learner = self.wanted if seat is None else checks.known_seat(seat, self.episode.seats)
        state, = checks.known_positions(given.get(STATE), self.episode, 1)
        number = None if seed is None else checks.known_seed(seed)
        super().reset(seed=number)
        drawn = seed_of(seed_from(self.np_random) if number is None else number)
        if state is None:
            self.episode.begin(drawn)
        else:
            self.episode.core.begin_at(0, state, drawn)
        self.others.begin_by(0, self.np_random, learner)
        self.begun, self.over = False, False
        self.others.play(ALL, self.see)
        if self.episode.to_move is None:
            raise checks.nothing_to_decide()
        self.begun = True
        self.table.show()
        return self.table.observed(self.seat), self.info()

    def step(self, action: SupportsIndex) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's move, then the bots' moves. Raise ResetNeeded before the first `reset`, and ValueError after the end
        of the game or for an action that is not an integer."""
        if not self.begun:
            raise checks.not_begun()
        if self.over:
            raise ValueError("the game is over: reset begins another")
        number, episode = checks.known_action(action), self.episode
        if not episode.is_legal(number):
            if self.illegal == "raise":
                raise ValueError(f"move {number} is not legal")
            self.over = True
            return self.table.observed(self.seat), penalty(episode.reward), True, False, {**self.info(), "illegal": True}
        self.begun = False                              # and stays so if an opponent raises an error
        self.others.step([number], self.see)
        self.begun, self.over = True, episode.to_move is None
        self.table.show()
        return self.table.observed(self.seat), episode.rewards()[self.seat], self.over, False, self.info()

    def see(self, _matches: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the observation for an opponent that is to move: a row and a mask."""
        seat = self.episode.to_move
        assert seat is not None
        return self.table.observed(seat)[None], self.table.mask()[None]

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(), "seat": self.seat}
        if self.episode.to_move is None:
            scores = self.episode.scores()
            info.update(points=scores[self.seat].total, place=scores[self.seat].place)
        elif self.episode.reward in RUNNING:
            info["points"] = int(self.episode.core.rewards.points[self.seat])
        return info

    def action_masks(self) -> NDArray[numpy.int8]:
        """Return an array with 1 for each legal action, for algorithms with action masks (`sb3_contrib.MaskablePPO`)."""
        return self.table.mask()

    def render(self) -> Picture:
        """Return the picture for `render_mode`: the table as text for `ansi`, as pixels for `rgb_array`, or as an SVG picture for
        `svg`. Return None if there is no mode, and for `human`, which prints the text after every step. Raise ResetNeeded before
        the first `reset`."""
        if not self.begun:
            raise checks.not_begun()
        return self.table.render()


def register_games() -> None:
    """Register every game with the version of its rules, `mercat/<game>-v<version>`.

    Gymnasium adds no wrapper: calls before `reset` raise an error in any case, and the environment can be deep-copied.
    """
    for name in names():
        identity = f"{NAMESPACE}/{versioned(find(name))}"
        if identity not in registry:
            register(identity, "mercat.envs.gymnasium:Learner", vector_entry_point="mercat.envs.vector:Learners",
                     order_enforce=False, disable_env_checker=True, kwargs={"game": name})


register_games()
