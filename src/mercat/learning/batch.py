"""Many matches that are stepped together, and observed in arrays that NumPy and PyTorch read without copying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from operator import index
from typing import Any, Final, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.matches.chance import Seed, seed_of
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import State
from mercat.learning.arrays import Arrays, Form, shaped
from mercat.learning.core import Core
from mercat.learning.layout import numbering_of
from mercat.learning.reward_kinds import Reward, known_reward

Saved = tuple[Seed, int, int, Generator, State, bool, list[int], list[float], list[int]]       # the data copied with a match


class Batch(Arrays):
    """Matches of one game that are stepped together; finished matches restart. In addition to the arrays of `Arrays`, a batch
    has:

    ended     True if the last step ended the match, or if the match is over
    rewards   for each seat, when its match has just ended; otherwise 0. `place` is `Episode.returns`, `win` the share of the
              first place. With `points` and `lead` (over the best opponent), the reward of each step is their growth, divided by
              100: the rewards of a game add up to a hundredth of the points or the lead at its end, or, from a given position
              (`begin_at`), of the growth since then
    points    for each seat, when its match last ended; with `running`, or if points or the lead are the reward, the
              points as if the game ended now or, if the last step ended the match, at its end

    A batch can be copied and pickled: the copy continues with the same draws and random moves, in separate memory.
    """

    def __init__(self, game: str | Game[Any], count: SupportsIndex = 1, seats: SupportsIndex = 0,
                 options: Mapping[str, str] | None = None, seed: SupportsIndex = 0, *, rows: Form | None = "int16",
                 masks: bool = True, restart: bool = True, as_match: bool = False,
                 reward: Reward = "place", running: bool = False, share: tuple[int, int] | None = None,
                 tells: bool = False) -> None:
        """Begin `count` matches with this number of seats (0: two, or the nearest number that the game allows).

        Raise Refused for a game, seats or options that do not exist, and ValueError for other invalid arguments. The n-th game of
        match m has the seed `seed + m + n * count`, an integer that is hashed as for `Match.start`. Nature draws with the fast
        generator of that seed or, with `as_match`, exactly as in a match, which is slower. Without `restart`, a match that is
        over waits for `begin`. If this batch is part of a larger one, `share` is the number of its first match and the total;
        with `tells`, its `changes` are collected to update the larger one.
        """
        kind = known_reward(reward)
        super().__init__(game, count, seats, options, seed, rows, masks, tells)
        base, many = index(seed), self.count
        self.made_with: Final = {"options": dict(options or {}), "seed": base, "rows": rows, "masks": masks,
                                 "restart": restart, "as_match": as_match, "reward": reward, "running": running, "share": share}
        first, every = share if share is not None else (0, many)
        self.core: Final = Core(self.game, numbering_of(self.game.vocabulary), self.seats, self.options, base, first, every,
                                self.offers, self.observed, restart, not as_match, kind, running, self.changes)
        for match in range(many):
            self.core.begin_next(match)
        self.ended: Final = shaped(self.core.ended, "?", many)
        self.rewards: Final = shaped(self.core.rewards.returns, "d", many, self.seats)
        self.points: Final = shaped(self.core.rewards.points, "q", many, self.seats)

    def step(self, numbers: Any) -> None:
        """Make a move in every match, by action number, and nature's draws after it; -1 leaves a match unchanged.

        An int64 array is read fastest. If a number is not legal, raise ValueError and make no moves.
        """
        self.core.step(numbers)

    def step_in(self, match: SupportsIndex, number: SupportsIndex) -> None:
        """Make a move in one match. Raise ValueError if the move is not legal."""
        wanted = index(number)
        if not 0 <= wanted < self.actions:              # it may be too large for compiled code
            raise ValueError(f"move {wanted} is not legal")
        self.core.step_in(self.known(match), wanted)

    def begin(self, match: SupportsIndex, seed: Seed | SupportsIndex | str | None = None) -> None:
        """Restart a match with this seed or, without one, the next seed in its sequence. Raise ValueError for an invalid seed."""
        if seed is None:
            self.core.begin_next(self.known(match))
        else:
            self.core.begin(self.known(match), seed_of(seed))

    def begin_at(self, match: SupportsIndex, state: State, seed: Seed | SupportsIndex | str | None = None) -> None:
        """Continue a match from a copy of this position. The position must have the same game, seats and options; nature draws
        from the seed or, without one, the match's next seed. A position in which the game is over ends the match. For a position
        that does not fit, raise ValueError and change nothing."""
        known = self.known(match)
        self.core.begin_at(known, known_position(self.game, self.core.fresh, state), None if seed is None else seed_of(seed))

    def state(self, match: SupportsIndex) -> State:
        """Return a copy of the position of a match."""
        state: State = self.game.copy(self.core.states[self.known(match)])
        return state

    def known(self, match: SupportsIndex) -> int:
        """Return the number of a match after checking it, because compiled code does not support negative indices."""
        number = index(match)
        if not 0 <= number < self.count:
            raise ValueError(f"there is no match {number}")
        return number

    def __copy__(self) -> Batch:
        return restored(self.game, *self.parts)

    def __deepcopy__(self, memo: object) -> Batch:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game.name, *self.parts)

    @property
    def parts(self) -> tuple[Any, ...]:
        """The data for copying and pickling a batch: the numbers of matches and seats, the other arguments, the matches, the
        generator for random moves, and the capacity for legal moves."""
        matches = [self.saved(match) for match in range(self.count)]
        return self.count, self.seats, self.made_with, matches, copy(self.offers.sampler), int(self.offers.width)

    def saved(self, match: int) -> Saved:
        """Return all data that a match needs to continue identically."""
        core = self.core
        points, returns = core.rewards.ending(match)
        return (core.seeds[match], int(core.draws[match]), core.games[match], copy(core.generators[match]), self.state(match),
                bool(self.ended[match]), points, returns, core.rewards.rewarded(match))


def known_position(game: Game[Any], fresh: State, state: Any) -> State:
    """Return a position after checking that it has the same game, seats and options as the position `fresh`. Raise ValueError for
    any other object."""
    if type(state) is not type(fresh) or state.seats != fresh.seats or list(state.options) != list(fresh.options):
        raise ValueError(f"not a position of {game.name} with {int(fresh.seats)} seats and these options")
    known: State = state
    return known


def restored(game: str | Game[Any], count: int, seats: int, made_with: Mapping[str, Any], matches: Sequence[Saved],
             sampler: Generator, width: int) -> Batch:
    """Return a batch from copied or pickled data."""
    batch = Batch(game, count, seats, **made_with)
    core = batch.core
    batch.offers.sampler = sampler
    if width > batch.offers.width:
        batch.offers.widen(width // 2)                          # it makes room for twice as many
    for match, (seed, draws, games, generator, state, ended, points, returns, paid) in enumerate(matches):
        core.resume(match, seed, draws, state, paid)
        core.restore(match, games, generator, ended, points, returns)
    return batch
