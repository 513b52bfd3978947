"""Many matches at once, observed in arrays that NumPy and PyTorch read without copying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy
from operator import index
from typing import Any, Final, Literal, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.matches.beginning import chosen_options, known_seats
from mercat.engine.matches.chance import Seed, seed_of
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import State
from mercat.games import find
from mercat.learning.core import Core
from mercat.learning.kinds import Reward, known_reward
from mercat.learning.layout import Layout, layout_of, numbering_of
from mercat.learning.rows import FLOATS, NUMBERS, SMALL, Rows

FORMS: Final = {"int16": int(SMALL), "float32": int(FLOATS), "numbers": int(NUMBERS)}
Form = Literal["int16", "float32", "numbers"]
Saved = tuple[Seed, int, int, Generator, State, bool, list[int], list[float], list[int]]       # what is carried of a match


class Batch:
    """Matches of one game that are stepped together; those that end begin anew.

    The arrays are memoryviews, with an axis for the matches first; `numpy.asarray(batch.rows)` is the same memory. They are
    written in place by every step, so copy what is to be kept. All but `legal` stay where they are.

    rows      what the seat that decides observes, as int16 or float32; None with rows="numbers" or None
    numbers   the same in the compact form, as int32: see `layout`; None with rows=None
    mask      True for each legal action; None with masks=False
    legal     the legal action numbers; the first `offered[match]` of each match's row are valid
    to_move   the seat that decides; -2 in a match that is over
    ended     True where the last step ended a match, or where it is over
    rewards   of each seat, when its match has just ended; otherwise 0. `place` is `Episode.returns`, `win` the share of the first
              place. With `points` and `lead` (over the best opponent) each step is rewarded by what these have grown by, in
              hundreds: over a game the rewards add up to the points or the lead at its end
    points    of each seat, when its match last ended; with `running`, or where points or the lead are the reward, those of the
              position as if the game ended now, or of the match that has just ended

    A batch can be copied and pickled: the copy goes on with the same draws and random moves, in memory of its own.
    """

    def __init__(self, game: str | Game[Any], count: SupportsIndex = 1, seats: SupportsIndex = 0,
                 options: Mapping[str, str] | None = None, seed: SupportsIndex = 0, *, rows: Form | None = "int16",
                 masks: bool = True, restart: bool = True, as_match: bool = False,
                 reward: Reward = "place", running: bool = False, share: tuple[int, int] | None = None) -> None:
        """Begin `count` matches with so many seats (0: two, or the nearest number that the game has).

        Raises Refused for a game, seats or options that do not exist, ValueError for other arguments.
        The n-th game of match m has the seed `seed + m + n * count`, a whole number that is hashed as for `Match.start`. Nature
        draws with the fast generator of that seed; with `as_match` exactly as in a match, which is slower. Without `restart`
        a match that is over waits for `begin`. `share` is the number of the first match among all, where this batch is a part
        of a larger one.
        """
        many, base = whole("matches", count), whole("seed", seed)
        if many < 1:
            raise ValueError("a batch has at least one match")
        if rows is not None and rows not in FORMS:
            raise ValueError(f"rows are {', '.join(FORMS)} or None, not {rows!r}")
        kind = known_reward(reward)
        self.game: Final = find(game) if isinstance(game, str) else game
        self.count: Final = many
        self.seats: Final = known_seats(self.game, seats)
        self.options: Final = chosen_options(self.game, self.seats, options)
        self.actions: Final = int(self.game.vocabulary.size)
        self.layout: Final[Layout] = layout_of(self.game, self.seats, tuple(self.options))
        self.made_with: Final = {"options": dict(options or {}), "seed": base, "rows": rows, "masks": masks,
                                 "restart": restart, "as_match": as_match, "reward": reward, "running": running, "share": share}
        first, every = share if share is not None else (0, many)
        observed = None if rows is None else Rows(self.layout.plan, many, FORMS[rows])
        self.core: Final = Core(self.game, numbering_of(self.game.vocabulary), self.seats, self.options, many, base, first,
                                every, observed, masks, restart, not as_match, kind, running)
        for match in range(many):
            self.core.begin_next(match)
        self.rows: Final = self.rows_of(observed, rows)
        self.numbers: Final = None if observed is None else shaped(observed.numbers, "i", many, len(self.layout.columns))
        self.mask: Final = shaped(self.core.mask, "?", many, self.actions) if masks else None
        self.chosen: Final = memoryview(self.core.chosen)
        self.to_move: Final = shaped(self.core.to_move, "q", many)
        self.offered: Final = shaped(self.core.offered, "q", many)
        self.ended: Final = shaped(self.core.ended, "?", many)
        self.rewards: Final = shaped(self.core.rewards.returns, "d", many, self.seats)
        self.points: Final = shaped(self.core.rewards.points, "q", many, self.seats)

    def rows_of(self, observed: Rows | None, form: Form | None) -> memoryview | None:
        if observed is None or form == "numbers":
            return None
        kind, memory = ("h", observed.small) if form == "int16" else ("f", observed.large)
        return shaped(memory, kind, self.count, self.layout.size)

    @property
    def legal(self) -> memoryview:
        """The legal action numbers, as int32. They move where a decision offers more than ever before: ask again after a step."""
        return shaped(self.core.legal, "i", self.count, int(self.core.width))

    def step(self, numbers: Any) -> None:
        """Make a move in every match, by action number, and nature's draws after it; -1 leaves a match as it is.

        An int64 array is read fastest. Raises ValueError if a number is not legal, and then nothing has moved.
        """
        self.core.step(numbers)

    def step_in(self, match: SupportsIndex, number: SupportsIndex) -> None:
        """Make a move in one match. Raises ValueError if it is not legal."""
        wanted = index(number)
        if not 0 <= wanted < self.actions:              # it may be too large for compiled code
            raise ValueError(f"move {wanted} is not legal")
        self.core.step_in(self.known(match), wanted)

    def begin(self, match: SupportsIndex, seed: Seed | SupportsIndex | str | None = None) -> None:
        """Begin a match anew, with this seed or the next of its own. Raises ValueError for an invalid seed."""
        if seed is None:
            self.core.begin_next(self.known(match))
        else:
            self.core.begin(self.known(match), seed_of(seed))

    def begin_at(self, match: SupportsIndex, state: State, seed: Seed | SupportsIndex | str | None = None) -> None:
        """Go on in a match from a copy of this position, of the same game, seats and options; nature draws from the seed, or from
        the next of the match. A position that is over ends the match. Raises ValueError, and changes nothing, for others."""
        known, fresh = self.known(match), self.core.fresh
        if type(state) is not type(fresh) or state.seats != fresh.seats or list(state.options) != list(fresh.options):
            raise ValueError(f"not a position of {self.game.name} with {self.seats} seats and these options")
        self.core.begin_at(known, state, None if seed is None else seed_of(seed))

    def sample(self) -> memoryview:
        """A random legal action number for every match; -1 where it is over."""
        self.core.sample()
        return self.chosen

    def choose(self, logits: Any, temperature: float = 1.0) -> memoryview:
        """For every match a legal action drawn by a softmax of its logits; -1 where it is over.

        `logits` are contiguous floats of 32 or 64 bits, one for each action of each match: an array of NumPy, or of PyTorch on
        the processor. Only those of legal actions are read. With temperature 0 it is the action with the highest. Raises
        ValueError for another shape, a temperature below 0, or a logit that is not a number.
        """
        seen = memoryview(logits)
        if seen.format not in ("f", "d") or seen.nbytes != self.count * self.actions * seen.itemsize or not seen.c_contiguous:
            raise ValueError(f"logits are {self.count} rows of {self.actions} floats of 32 or 64 bits, one after the other")
        if not temperature >= 0:
            raise ValueError(f"a temperature is at least 0, not {temperature!r}")
        self.core.choose(seen.cast("B").cast("f" if seen.format == "f" else "d"), float(temperature))
        return self.chosen

    def state(self, match: SupportsIndex) -> State:
        """A copy of the position of a match."""
        state: State = self.game.copy(self.core.states[self.known(match)])
        return state

    def known(self, match: SupportsIndex) -> int:
        """The number of a match, checked: compiled code would not count from the end."""
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
        """What a batch is made of: how many matches and seats, the other arguments, its matches, its generator of random moves,
        and the room for legal moves."""
        matches = [self.saved(match) for match in range(self.count)]
        return self.count, self.seats, self.made_with, matches, copy(self.core.sampler), int(self.core.width)

    def saved(self, match: int) -> Saved:
        """All of a match from which it goes on the same."""
        core = self.core
        points, returns = core.rewards.ending(match)
        return (core.seeds[match], int(core.draws[match]), core.games[match], copy(core.generators[match]), self.state(match),
                bool(self.ended[match]), points, returns, core.rewards.rewarded(match))


def shaped(memory: Any, kind: str, *shape: int) -> memoryview:
    """Memory seen as an array of numbers of this kind."""
    return memoryview(memory).cast("B").cast(kind, list(shape))  # type: ignore[call-overload, no-any-return]


def whole(what: str, number: SupportsIndex) -> int:
    """A whole number of any type that is one. Raises ValueError for anything else."""
    if not isinstance(number, bool):
        with suppress(TypeError):
            return index(number)
    raise ValueError(f"{what}: {number!r} is not a whole number")


def restored(game: str | Game[Any], count: int, seats: int, made_with: Mapping[str, Any], matches: Sequence[Saved],
             sampler: Generator, width: int) -> Batch:
    """The batch that was copied or pickled."""
    batch = Batch(game, count, seats, **made_with)
    core = batch.core
    core.sampler = sampler
    if width > core.width:
        core.widen(width // 2)                          # it makes room for twice as many
    for match, (seed, draws, games, generator, state, ended, points, returns, paid) in enumerate(matches):
        core.resume(match, seed, draws, state, paid)
        core.restore(match, games, generator, ended, points, returns)
    return batch
