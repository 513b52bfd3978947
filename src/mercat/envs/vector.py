"""Many games at once, by Gymnasium's vector interface: one learner in each, among bots."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mercat.bots import RandomBot
from mercat.engine.chance import Seed, seed_of
from mercat.engine.game import Game
from mercat.engine.rules import Moves
from mercat.envs.gymnasium import Illegal, Opponents, opponents_of
from mercat.envs.seat import METADATA, Rows, space_of
from mercat.learning import Batch

Info = dict[str, Any]


class Learners(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """So many games over a `Batch`; what `Learner` says holds for each of them, except that there are no pictures.

    Games restart as in Gymnasium's own vector environments: the step after the end ignores the action and returns the first
    observation of the next game. `infos["action_mask"]` has a row for each game. Nature draws with the fast generator, so a
    seed brings other draws than in `Learner`.
    """

    metadata = {**METADATA, "render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, game: str | Game[Any], num_envs: int = 1, seats: int = 0, options: Mapping[str, str] | None = None, *,
                 opponents: Opponents = "random", seat: int | None = None, rows: Rows = "float32", illegal: Illegal = "lose",
                 render_mode: str | None = None) -> None:
        if render_mode is not None:
            raise ValueError("many games at once are not drawn; make one environment to see a table")
        self.batch: Final = Batch(game, num_envs, seats, options, rows=rows, restart=False)
        self.num_envs = num_envs
        self.illegal: Final = illegal
        self.bots: Final = opponents_of(opponents, self.batch.seats - 1)
        if seat is not None and not 0 <= seat < self.batch.seats:
            raise ValueError(f"there is no seat {seat}")
        self.wanted: Final = seat
        self.chance = Random()
        observed = self.batch.core.rows
        assert observed is not None
        self.observed: Final = observed
        self.rows: Final = numpy.asarray(self.batch.numbers if rows == "numbers" else self.batch.rows)
        self.mask: Final = numpy.asarray(self.batch.mask)
        self.to_move: Final = numpy.asarray(self.batch.to_move)
        self.rewards: Final = numpy.asarray(self.batch.rewards)
        self.points: Final = numpy.asarray(self.batch.points)
        self.matches: Final = numpy.arange(num_envs)
        self.learners: Final = numpy.zeros(num_envs, numpy.int64)      # the seat of the learner in each game
        self.over: Final = numpy.zeros(num_envs, numpy.bool_)          # to be begun anew by the next step
        self.moves: Final = Moves()
        self.single_observation_space = space_of(self.batch.layout, rows)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Info]:
        """Begin all games anew; a whole number is the seed of all that follows, a list has one for each first game.

        With `options={"reset_mask": ...}` only the games that it marks begin anew.
        """
        if isinstance(seed, int):
            self.chance = Random(seed)
        chosen = (options or {}).get("reset_mask")
        seeds = seed if isinstance(seed, list) else [None] * self.num_envs
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        for match in range(self.num_envs):
            if chosen is None or chosen[match]:
                self.begin(match, seeds[match])
        self.let_bots_play()
        return self.rows.copy(), self.infos()

    def begin(self, match: int, seed: int | None = None) -> None:
        self.batch.begin(match, seed_of(seed) if seed is not None else Seed(self.chance.randbytes(16)))
        drawn = self.chance.randrange(self.batch.seats)
        self.learners[match] = drawn if self.wanted is None else self.wanted
        self.over[match] = False

    def let_bots_play(self) -> None:
        """Let the bots of each game play until it is the learner's turn, or over."""
        batch = self.batch
        while True:
            waiting = numpy.flatnonzero((self.to_move != self.learners) & (self.to_move >= 0))
            if len(waiting) == 0:
                return
            chosen = numpy.full(self.num_envs, -1)
            sampled = numpy.asarray(batch.sample())
            for match in waiting.tolist():
                player = self.bots[(int(self.to_move[match]) - int(self.learners[match])) % batch.seats - 1]
                chosen[match] = sampled[match] if type(player) is RandomBot else self.picked(player, match)
            batch.step(chosen)

    def picked(self, player: Any, match: int) -> int:
        """The action number that a bot picks."""
        state = self.batch.core.states[match]
        self.batch.game.rules.offer(state, self.moves)
        move = player.pick(self.batch.game, state, self.moves, self.chance.getrandbits(62))
        return self.batch.game.vocabulary.number(move)

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Make the learners' moves, and those of the bots; begin the games anew that were over before.

        Raises ValueError, and moves nothing, for an illegal action with `illegal="raise"`.
        """
        numbers = numpy.asarray(actions, numpy.int64)
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed")
        inside = (numbers >= 0) & (numbers < self.batch.actions)
        legal = inside & self.mask[self.matches, numpy.where(inside, numbers, 0)]
        lost = ~legal & ~self.over
        if self.illegal == "raise" and lost.any():
            match = int(numpy.flatnonzero(lost)[0])
            raise ValueError(f"match {match}: move {numbers[match]} is not legal")
        begun = self.over.copy()
        self.batch.step(numpy.where(begun | lost, -1, numbers))
        for match in numpy.flatnonzero(begun).tolist():
            self.begin(match)
        self.let_bots_play()
        ended = self.to_move < 0
        for match in numpy.flatnonzero(ended).tolist():             # nobody is to move: the last observation is the learner's
            self.observed.observe(self.batch.core.states[match], int(self.learners[match]), match)
        rewards = numpy.where(ended, self.rewards[self.matches, self.learners], 0.0)
        rewards[lost] = -1.0
        self.over[:] = ended | lost
        return self.rows.copy(), rewards, self.over.copy(), numpy.zeros(self.num_envs, numpy.bool_), self.infos()

    def infos(self) -> Info:
        """As Gymnasium gives them: an array for each name, and with an underscore where it holds."""
        everywhere = numpy.ones(self.num_envs, numpy.bool_)
        infos = {"action_mask": self.mask.astype(numpy.int8), "_action_mask": everywhere, "seat": self.learners.copy(),
                 "_seat": everywhere}
        ended = self.to_move < 0
        if ended.any():
            infos.update(points=numpy.where(ended, self.points[self.matches, self.learners], 0), _points=ended)
        return infos

    def action_masks(self) -> NDArray[numpy.int8]:
        """1 for each legal action, a row for each game."""
        return self.mask.astype(numpy.int8)
