"""Many games that are stepped together, with Gymnasium's vector interface: one learner among bots in each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.rules.state import State
from mercat.envs import Extra
from mercat.envs.gymnasium import Illegal
from mercat.learning import Batch
from mercat.learning.reward_kinds import Reward, penalty

with Extra("gymnasium"):
    import numpy
    from gymnasium.spaces import Discrete
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from mercat.envs import checks
    from mercat.envs.array_episode import METADATA, Rows, known_rows, space_of
    from mercat.envs.checks import RESET_MASK, SEAT, STATE
    from mercat.envs.opponents import Opponents, Others, opponents_of, seed_from

Info = dict[str, Any]
VIEWS: Final = ("rows", "mask", "to_move", "rewards", "points", "learners")         # created anew in a copy


class Learners(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Many games in a `Batch`, each with the behaviour of `Learner`, except that there are no pictures.

    The games are the same as in Gymnasium's `SyncVectorEnv` with as many `Learner` environments, and restart in the same way in
    each mode. In NEXT_STEP, the step after the end ignores the action and returns the first observation of the next game. In
    SAME_STEP, the last step returns the first observation of the next game; the last observation and information of the ended
    game are in `final_obs` and `final_info`. With DISABLED, `reset` restarts the games that a `reset_mask` marks.
    `infos["action_mask"]` has a row for each game; `legal` has a row of actions for each game, and the first `offered` of them
    are legal.
    """

    def __init__(self, game: str | Game[Any], num_envs: SupportsIndex = 1, seats: SupportsIndex = 0,
                 options: Mapping[str, str] | None = None, *, opponents: Opponents = None, seat: SupportsIndex | None = None,
                 rows: Rows = "float32", illegal: Illegal = "lose", reward: Reward = "place", scaled: bool = False,
                 max_episode_steps: int | None = None, autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
                 render_mode: str | None = None) -> None:
        """Create the environment. `max_episode_steps` is the number of the learner's steps after which a game is truncated; the
        other arguments are the same as for `Learner`.

        A truncated game has no places: only the rewards `points` and `lead` measure its result.
        """
        if render_mode is not None:
            raise ValueError("many games at once are not drawn; make one environment to see a table")
        known_rows(rows, scaled)
        checks.known_illegal(illegal)
        self.longest: Final = checks.known_steps(max_episode_steps)
        self.autoreset: Final = checks.known_mode(autoreset_mode)
        self.metadata = {**METADATA, "render_modes": [], "autoreset_mode": self.autoreset}
        self.batch: Final = Batch(game, num_envs, seats, options, rows=rows, restart=False, as_match=True, reward=reward)
        self.num_envs = self.batch.count
        self.illegal: Final = illegal
        self.penalty: Final = penalty(reward)
        self.scaled: Final = scaled
        self.others: Final = Others(self.batch, opponents_of(opponents, self.batch.seats - 1))
        self.wanted: Final = None if seat is None else checks.known_seat(seat, self.batch.seats)
        self.chances: Final[list[Any]] = [None] * self.num_envs        # a generator of each game's draws, created when needed
        self.seeds: Final[list[Any]] = [None] * self.num_envs          # the seeds of the generators in `chances`
        self.compact: Final = rows == "numbers"
        self.matches: Final = numpy.arange(self.num_envs)
        self.begun: Final = numpy.zeros(self.num_envs, numpy.bool_)
        self.over: Final = numpy.zeros(self.num_envs, numpy.bool_)         # games to restart
        self.steps: Final = numpy.zeros(self.num_envs, numpy.int64)        # the steps of each learner in its game
        self.look()
        self.single_observation_space = space_of(self.batch.layout, rows, scaled)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def look(self) -> None:
        """Set the arrays to views of the batch's memory."""
        batch = self.batch
        self.rows = numpy.asarray(batch.numbers if self.compact else batch.rows)
        self.mask, self.to_move = numpy.asarray(batch.mask), numpy.asarray(batch.to_move)
        self.rewards, self.points = numpy.asarray(batch.rewards), numpy.asarray(batch.points)
        self.learners = self.others.learners                # the seat of the learner in each game

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in VIEWS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.look()
        rows = self.batch.core.rows
        assert rows is not None
        for match in numpy.flatnonzero(self.begun & (self.to_move < 0)).tolist():     # the learner's observation of the end
            rows.observe(self.batch.core.states[match], int(self.learners[match]), match)

    def __copy__(self) -> Learners:
        return deepcopy(self)

    @property  # type: ignore[misc]
    def np_random(self) -> tuple[numpy.random.Generator, ...]:  # type: ignore[override]
        """The generator of each game, as in Gymnasium's own vector environments."""
        return tuple(self.chance(match) for match in range(self.num_envs))

    @property
    def np_random_seed(self) -> tuple[int, ...]:  # type: ignore[override]
        """The seeds of the games' generators."""
        return tuple(self.seeds[match] for match in range(self.num_envs) if self.chance(match))

    def chance(self, match: int, seed: int | None = None) -> Any:
        """Return the generator for the random draws of a game; if a seed is given, create a new one."""
        if seed is not None or self.chances[match] is None:
            self.chances[match], self.seeds[match] = np_random(seed)
        return self.chances[match]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Info]:
        """Restart all games, or only the games marked in a mask.

        If `seed` is an integer, it is the first of consecutive seeds. Seeds may also be given as a list, tuple or array with an
        entry for each game, or None for a game that continues with its own sequence of seeds. With seeds, everything that follows
        is reproducible. `options={"seat": n}`, or a list, sets the learners' seats in the games that begin; `{"state": ...}`, a
        position or a list with None for the usual start, sets the starting position; with `{"reset_mask": ...}` only the marked
        games restart. For anything else, raise ValueError and change nothing. Also raise ValueError if a learner has nothing left
        to decide; the affected games are then not started.
        """
        given = checks.known_options(options, SEAT, STATE, RESET_MASK)
        seeds = checks.known_seeds(seed, self.num_envs)
        seats = checks.known_seats(given.get(SEAT), self.batch.seats, self.num_envs)
        marks = checks.known_mask(given.get(RESET_MASK), self.num_envs)
        self.begin(marks, seeds, seats, checks.known_positions(given.get(STATE), self.batch, self.num_envs))
        return self.observed(), self.infos()

    def begin(self, marks: NDArray[numpy.bool_], seeds: Sequence[int | None] | None = None,
              seats: Sequence[int | None] | None = None, states: Sequence[State | None] | None = None) -> None:
        """Restart the marked games with these seeds, learners' seats and positions, and let the other players play."""
        for match in numpy.flatnonzero(marks).tolist():
            seed, seat = None if seeds is None else seeds[match], None if seats is None else seats[match]
            chance = self.chance(match, seed)
            drawn, state = seed_from(chance) if seed is None else seed, None if states is None else states[match]
            if state is None:
                self.batch.begin(match, drawn)
            else:
                self.batch.begin_at(match, state, drawn)
            self.others.begin_by(match, chance, self.wanted if seat is None else seat)
        self.begun[marks], self.over[marks], self.steps[marks] = False, False, 0
        self.others.play(marks, self.see)
        if (marks & (self.to_move < 0)).any():
            raise checks.nothing_to_decide()
        self.begun[marks] = True

    def see(self, matches: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the observations for the opponents that are to move in these games: rows and masks."""
        rows = self.rows[matches]
        return self.batch.layout.scaled(rows) if self.scaled else rows, self.mask[matches].view(numpy.int8)

    def observed(self) -> NDArray[Any]:
        """Return the learners' observations in a new array."""
        return self.batch.layout.scaled(self.rows) if self.scaled else self.rows.copy()

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Make the learners' moves and then the other players' moves. Restart finished games according to the autoreset mode.

        Raise ResetNeeded before the first `reset`. Raise ValueError, without making moves, for an illegal action with
        `illegal="raise"`, for actions that are not one integer for each game, and, with DISABLED, if a game is over.
        """
        if not self.begun.all():
            raise checks.not_begun()
        given = numpy.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} actions are needed, whole numbers")
        if self.autoreset == AutoresetMode.DISABLED and self.over.any():
            raise ValueError(f"game {int(numpy.flatnonzero(self.over)[0])} is over: reset begins another")
        numbers = given.astype(numpy.int64)
        inside = (numbers >= 0) & (numbers < self.batch.actions)
        legal = inside & self.mask[self.matches, numpy.where(inside, numbers, 0)]
        waited = self.over.copy()
        lost = ~legal & ~waited
        if self.illegal == "raise" and lost.any():
            match = int(numpy.flatnonzero(lost)[0])
            raise ValueError(f"match {match}: move {numbers[match]} is not legal")
        self.begun[:] = False                               # and stays so if an opponent raises an error
        self.others.step(numpy.where(waited | lost, -1, numbers), self.see)
        self.begun[:] = True
        self.steps[:] += 1
        if waited.any():
            self.begin(waited)
        over = lost | (self.to_move < 0)
        rewards = self.rewards[self.matches, self.learners]
        rewards[lost], rewards[waited] = self.penalty, 0.0
        cut = ~waited & (self.steps >= self.longest)
        self.over[:] = over | cut
        infos = self.ends(lost) if self.autoreset == AutoresetMode.SAME_STEP and self.over.any() else self.infos(lost)
        return self.observed(), rewards, over, cut, infos

    def ends(self, lost: NDArray[numpy.bool_]) -> Info:
        """Restart the finished games, and return the infos, which contain the final observations."""
        over = self.over.copy()
        final, rows = numpy.full(self.num_envs, None, object), self.observed()
        for match in numpy.flatnonzero(over).tolist():
            final[match] = rows[match].copy()
        said, ends = self.infos(lost), Info()
        for name in [name for name in said if not name.startswith("_")]:
            values, holds = said[name], over & said[f"_{name}"]
            if holds.any():
                ends[name] = numpy.where(holds.reshape(-1, *[1] * (values.ndim - 1)), values, values.dtype.type(0))
                ends[f"_{name}"] = holds
        self.begin(over)
        infos = self.infos()
        return infos | {"final_obs": final, "_final_obs": over, "final_info": ends, "_final_info": over.copy()}

    def infos(self, lost: NDArray[numpy.bool_] | None = None) -> Info:
        """Return the infos in Gymnasium's form: an array for each name and, under the name preceded by an underscore, a mask of
        the games for which the array is valid."""
        everywhere = numpy.ones(self.num_envs, numpy.bool_)
        offered = numpy.asarray(self.batch.offered).copy()
        infos = {"action_mask": self.action_masks(), "_action_mask": everywhere, "seat": self.learners.copy(),
                 "_seat": everywhere.copy(), "offered": offered, "_offered": everywhere.copy(),
                 "legal": numpy.asarray(self.batch.legal)[:, :max(1, offered.max())].copy(), "_legal": everywhere.copy()}
        ended = self.to_move < 0
        if ended.any():
            places = numpy.zeros(self.num_envs, numpy.int64)
            for match in numpy.flatnonzero(ended).tolist():
                places[match] = self.batch.game.scores(self.batch.core.states[match])[self.learners[match]].place
            infos.update(place=places, _place=ended.copy())
        told = everywhere.copy() if self.batch.core.rewards.running else ended
        if told.any():
            infos.update(points=numpy.where(told, self.points[self.matches, self.learners], 0), _points=told)
        if lost is not None and lost.any():
            infos.update(illegal=lost, _illegal=lost.copy())
        return infos

    def action_masks(self) -> NDArray[numpy.int8]:
        """Return an array with 1 for each legal action, in one row for each game."""
        return self.mask.view(numpy.int8).copy()

    def sample(self) -> NDArray[numpy.int64]:
        """Return a random legal action for each game, drawn in compiled code by the batch's generator; 0 if the game is over."""
        return self.chosen(self.batch.sample())

    def choose(self, logits: Any, temperature: float = 1.0) -> NDArray[numpy.int64]:
        """Return a legal action for each game, drawn by a softmax of its logits as in `Batch.choose`; 0 if the game is over."""
        return self.chosen(self.batch.choose(logits, temperature))

    def chosen(self, numbers: Any) -> NDArray[numpy.int64]:
        actions: NDArray[numpy.int64] = numpy.maximum(numpy.asarray(numbers), 0)
        return actions
