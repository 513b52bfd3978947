"""Many games at once, by Gymnasium's vector interface: one learner in each, among bots."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.moves import Moves
from mercat.envs import Extra
from mercat.envs.gymnasium import Illegal
from mercat.envs.opponents import Opponents, Others, opponents_of, seed_from
from mercat.learning import Batch

with Extra("gymnasium"):
    import numpy
    from gymnasium.spaces import Discrete
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from mercat.envs import resetting
    from mercat.envs.resetting import RESET_MASK, SEAT
    from mercat.envs.seat import METADATA, Rows, space_of

Info = dict[str, Any]
VIEWS: Final = ("observed", "rows", "mask", "to_move", "rewards", "points", "moves")     # made anew in a copy


class Learners(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """So many games over a `Batch`; what `Learner` says holds for each of them, except that there are no pictures.

    They play the same games as Gymnasium's `SyncVectorEnv` over so many `Learner`s, and restart as these do: the step after the
    end ignores the action and returns the first observation of the next game. `infos["action_mask"]` has a row for each game.
    """

    metadata = {**METADATA, "render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, game: str | Game[Any], num_envs: SupportsIndex = 1, seats: SupportsIndex = 0,
                 options: Mapping[str, str] | None = None, *, opponents: Opponents = None, seat: SupportsIndex | None = None,
                 rows: Rows = "float32", illegal: Illegal = "lose", render_mode: str | None = None) -> None:
        if render_mode is not None:
            raise ValueError("many games at once are not drawn; make one environment to see a table")
        if rows not in ("float32", "numbers"):
            raise ValueError(f"rows are float32 or numbers, not {rows!r}")
        resetting.known_illegal(illegal)
        self.batch: Final = Batch(game, num_envs, seats, options, rows=rows, restart=False, as_match=True)
        self.num_envs = self.batch.count
        self.illegal: Final = illegal
        bots = opponents_of(opponents, self.batch.seats - 1)
        self.others: Final = [Others(bots) for _match in range(self.num_envs)]
        self.wanted: Final = None if seat is None else resetting.known_seat(seat, self.batch.seats)
        self.chances: Final[list[Any]] = [None] * self.num_envs        # a generator of each game's draws, once it is needed
        self.seeds: Final[list[Any]] = [None] * self.num_envs          # what they were made with
        self.compact: Final = rows == "numbers"
        self.matches: Final = numpy.arange(self.num_envs)
        self.learners: Final = numpy.zeros(self.num_envs, numpy.int64)     # the seat of the learner in each game
        self.begun: Final = numpy.zeros(self.num_envs, numpy.bool_)
        self.over: Final = numpy.zeros(self.num_envs, numpy.bool_)         # to be begun anew by the next step
        self.look()
        self.single_observation_space = space_of(self.batch.layout, rows)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def look(self) -> None:
        """Look at the memory of the batch as arrays."""
        batch, observed = self.batch, self.batch.core.rows
        assert observed is not None
        self.observed = observed
        self.rows = numpy.asarray(batch.numbers if self.compact else batch.rows)
        self.mask, self.to_move = numpy.asarray(batch.mask), numpy.asarray(batch.to_move)
        self.rewards, self.points = numpy.asarray(batch.rewards), numpy.asarray(batch.points)
        self.moves = Moves()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in VIEWS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.look()
        self.observe_ends()

    def __copy__(self) -> Learners:
        return deepcopy(self)

    @property  # type: ignore[misc]
    def np_random(self) -> tuple[numpy.random.Generator, ...]:  # type: ignore[override]
        """The generator of each game, as Gymnasium's own vector environments have them."""
        return tuple(self.chance(match) for match in range(self.num_envs))

    @property
    def np_random_seed(self) -> tuple[int, ...]:  # type: ignore[override]
        """The seeds that they were made with."""
        return tuple(self.seeds[match] for match in range(self.num_envs) if self.chance(match))

    def chance(self, match: int, seed: int | None = None) -> Any:
        """The generator of a game's draws; with a seed a new one."""
        if seed is not None or self.chances[match] is None:
            self.chances[match], self.seeds[match] = np_random(seed)
        return self.chances[match]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Info]:
        """Begin all games anew.

        A seed is a whole number, with which the games get the seeds from it on, or a list, a tuple or an array with one for
        each game, or None for a game that goes on with its own. Everything that follows is then the same again.
        `options={"seat": n}`, or a list, gives the learners these seats in this game; with `{"reset_mask": ...}` only the games
        that it marks begin anew. Raises ValueError for anything else, and changes nothing.
        """
        given = resetting.known_options(options, SEAT, RESET_MASK)
        seeds = resetting.known_seeds(seed, self.num_envs)
        seats = resetting.known_seats(given.get(SEAT), self.batch.seats, self.num_envs)
        marks = resetting.known_mask(given.get(RESET_MASK), self.num_envs)
        for match in numpy.flatnonzero(marks).tolist():
            self.begin(match, seeds[match], seats[match])
        self.let_bots_play(marks)
        self.observe_ends()
        return self.rows.copy(), self.infos()

    def begin(self, match: int, seed: int | None = None, seat: int | None = None) -> None:
        chance = self.chance(match, seed)
        self.batch.begin(match, seed_from(chance) if seed is None else seed)
        self.others[match].begin_by(chance, self.wanted if seat is None else seat)
        self.learners[match] = self.others[match].learner
        self.begun[match], self.over[match] = True, False

    def let_bots_play(self, marks: NDArray[numpy.bool_]) -> None:
        """Let the bots of the marked games play until it is the learner's turn, or over."""
        core = self.batch.core
        for match in numpy.flatnonzero(marks & (self.to_move != self.learners) & (self.to_move >= 0)).tolist():
            self.others[match].play(core, match, self.moves)

    def observe_ends(self) -> None:
        """Where nobody is to move, observe the end as the learner."""
        for match in numpy.flatnonzero(self.begun & (self.to_move < 0)).tolist():
            self.observed.observe(self.batch.core.states[match], int(self.learners[match]), match)

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Make the learners' moves, and those of the bots; begin the games anew that were over before.

        Raises ResetNeeded where no game has begun, and ValueError, and moves nothing, for an illegal action with
        `illegal="raise"` and for what is not a whole number for each game.
        """
        if not self.begun.all():
            raise resetting.not_begun()
        given = numpy.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} actions are needed, whole numbers")
        numbers = given.astype(numpy.int64)
        inside = (numbers >= 0) & (numbers < self.batch.actions)
        legal = inside & self.mask[self.matches, numpy.where(inside, numbers, 0)]
        lost = ~legal & ~self.over
        if self.illegal == "raise" and lost.any():
            match = int(numpy.flatnonzero(lost)[0])
            raise ValueError(f"match {match}: move {numbers[match]} is not legal")
        self.batch.step(numpy.where(self.over | lost, -1, numbers))
        for match in numpy.flatnonzero(self.over).tolist():
            self.begin(match)
        self.let_bots_play(~lost)
        self.observe_ends()
        ended = self.to_move < 0
        rewards = numpy.where(ended, self.rewards[self.matches, self.learners], 0.0)
        rewards[lost] = -1.0
        self.over[:] = ended | lost
        return self.rows.copy(), rewards, self.over.copy(), numpy.zeros(self.num_envs, numpy.bool_), self.infos(lost)

    def infos(self, lost: NDArray[numpy.bool_] | None = None) -> Info:
        """As Gymnasium gives them: an array for each name, and with an underscore where it holds."""
        everywhere = numpy.ones(self.num_envs, numpy.bool_)
        infos = {"action_mask": self.mask.astype(numpy.int8), "_action_mask": everywhere, "seat": self.learners.copy(),
                 "_seat": everywhere.copy()}
        ended = self.to_move < 0
        if ended.any():
            places = numpy.zeros(self.num_envs, numpy.int64)
            for match in numpy.flatnonzero(ended).tolist():
                places[match] = self.batch.game.scores(self.batch.core.states[match])[self.learners[match]].place
            infos.update(points=numpy.where(ended, self.points[self.matches, self.learners], 0), _points=ended, place=places,
                         _place=ended.copy())
        if lost is not None and lost.any():
            infos.update(illegal=lost, _illegal=lost.copy())
        return infos

    def action_masks(self) -> NDArray[numpy.int8]:
        """1 for each legal action, a row for each game."""
        return self.mask.astype(numpy.int8)
