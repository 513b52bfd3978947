"""The players in the other seats of a learner's game: bots, functions of rows and masks, or pools of bots and functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import numpy
from numpy.typing import NDArray

from mercat.bots import GreedyBot, LookaheadBot, PolicyBot, RandomBot, bot
from mercat.bots.play.picking import Picker
from mercat.engine.game import Game
from mercat.engine.matches.chance import SEED_BYTES, Seed
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import State
from mercat.envs.compiled_opponents import AT_RANDOM, OUTSIDE, PICKS, ByObject, Opposed
from mercat.learning import Batch, Episode

LEARNER: Final = 0                      # in place of the number of a player at the learner's seat
LINE_UP: Final = 2                      # the stream of the generator that draws from pools


class Player(Protocol):
    """Any object with the `pick` method of a bot."""

    def pick(self, game: Game[Any], state: State, moves: Moves, seed: int) -> int:
        """Return one of the legal moves in `moves`. The position and the moves must not be changed."""


Function = Callable[[NDArray[Any], NDArray[Any]], Any]          # from rows and masks, one of each per game, to actions


class Pool:
    """A set of players, such as earlier stages of a learner. Each game draws one of them for every seat assigned to the pool. The
    set is fixed. To add players later, create new environments, or use a function that chooses among its own players."""

    def __init__(self, players: Sequence[str | Player | Function]) -> None:
        """Create a pool of these players. Raise ValueError if `players` is empty."""
        self.players: Final = tuple(players)
        if not self.players:
            raise ValueError("a pool has at least one player")


Opponent = str | Player | Function | Pool
Opponents = Opponent | Sequence[Opponent] | None


def opponents_of(opponents: Opponents, others: int) -> list[Pool]:
    """Return the pool of players for each of the other seats, in seating order after the learner's; random bots by default.

    Raise UnknownBot for an unknown bot name, and ValueError for a wrong number of opponents or an object that cannot play.
    """
    if opponents is None:
        opponents = ["random"] * others
    elif not isinstance(opponents, Sequence) or isinstance(opponents, str):
        if others == 0:
            raise ValueError("there is one seat, the learner's: a game alone has no opponents")
        opponents = [opponents] * others
    if len(opponents) != others:
        raise ValueError(f"{len(opponents)} bots for {others} opponents")
    return [Pool([known(player) for player in (one.players if isinstance(one, Pool) else [one])]) for one in opponents]


def known(player: Any) -> Player | Function:
    """Return a player; a bot may be given by its name. Raise UnknownBot for an unknown name, and ValueError for an object that
    cannot play."""
    if isinstance(player, str):
        return bot(player)
    if isinstance(player, Pool):
        raise ValueError("a pool holds no other pool")
    if not hasattr(player, "pick") and (not callable(player) or isinstance(player, type)):
        raise ValueError(f"opponents are names of bots, objects with `pick` or functions of rows and masks, not {player!r}")
    return player  # type: ignore[no-any-return]


def picker_of(player: Player, game: Game[Any], model: State) -> Picker[Any]:
    """Return a player's picker for positions like `model`. Mercat's own bots are called in compiled code where possible."""
    if type(player) in (GreedyBot, LookaheadBot, PolicyBot):        # subclasses may pick otherwise
        return player.picker(game, model)  # type: ignore[attr-defined, no-any-return]
    return ByObject(game, player)


class Others:
    """The other players in all matches of an episode or a batch, and the learner's seat in each match.

    Each game has one NumPy generator as its source of randomness. All random choices about the players are derived from the
    generator's state at the beginning of the game.
    """

    def __init__(self, host: Episode | Batch, pools: Sequence[Pool]) -> None:
        """Create the players. `pools` are the pools for the seats after the learner's, in order."""
        self.host: Final = host
        self.pools: Final = list(pools)
        self.seats: Final = len(pools) + 1
        self.bots: Final[list[Any]] = [player for pool in pools for player in pool.players]
        kinds, pickers = [int(OUTSIDE)], list[Picker[Any] | None]([None])           # the caller asks the learner, too
        for player in self.bots:
            picks = hasattr(player, "pick")
            at_random = type(player) is RandomBot
            kinds.append(int(AT_RANDOM if at_random else PICKS if picks else OUTSIDE))
            pickers.append(picker_of(player, host.game, host.core.fresh) if picks and not at_random else None)
        self.opposed: Final = Opposed(host.core, kinds, pickers)
        self.asks_outside: Final = int(OUTSIDE) in kinds[1:]
        self.learners: Final = numpy.asarray(memoryview(self.opposed.learners))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.host, self.pools, [self.opposed.saved(match) for match in range(int(self.host.core.count))])

    def begin_by(self, match: int, chance: Any, learner: int | None) -> None:
        """Begin a new game with the learner in the seat `learner`, or in a random one if it is None. Either way, the same number
        of draws is taken from the generator `chance`."""
        seed, drawn = seed_from(chance), int(chance.integers(self.seats))
        seat = drawn if learner is None else learner
        self.opposed.begin(match, seed, seat, self.line_up(seed, seat))

    def line_up(self, seed: Seed, learner: int) -> list[int]:
        """Return the number of the player for each seat. If a seat's pool has several players, draw one at random."""
        held, first = [LEARNER] * self.seats, LEARNER + 1
        luck = Generator(seed.number(), LINE_UP) if len(self.bots) > len(self.pools) else None
        for turn, pool in enumerate(self.pools):
            many = len(pool.players)
            held[(learner + turn + 1) % self.seats] = first + (0 if luck is None else int(luck.below(many)))
            first += many
        return held

    def play(self, marks: NDArray[numpy.bool_], see: Callable[[NDArray[Any]], tuple[Any, Any]]) -> None:
        """Let the players in the marked matches play until it is the learner's turn or the match is over."""
        for match in numpy.flatnonzero(marks).tolist():
            self.opposed.play(match)
        self.ask(see)

    def step(self, numbers: Any, see: Callable[[NDArray[Any]], tuple[Any, Any]]) -> None:
        """Make the learners' moves, by action number, and then the players' moves; -1 leaves a match unchanged. If a number is
        not legal, raise ValueError and make no moves."""
        self.opposed.step(numbers)
        self.ask(see)
        self.opposed.pay(numbers)

    def ask(self, see: Callable[[NDArray[Any]], tuple[Any, Any]]) -> None:
        """Call the players that are functions, for all waiting matches together, until no match waits.

        The function `see` must return the rows and masks of the matches that are passed to it. Raise ValueError for actions that
        are not legal.
        """
        if not self.asks_outside:
            return
        count = int(self.host.core.count)
        while True:
            waiting = numpy.array([self.opposed.waits_for(match) for match in range(count)])
            if (waiting <= LEARNER).all():
                return
            numbers = numpy.full(count, -1, numpy.int64)
            for player in numpy.unique(waiting[waiting > LEARNER]).tolist():
                matches = numpy.flatnonzero(waiting == player)
                answer = numpy.asarray(self.bots[player - 1](*see(matches)))
                if answer.shape != matches.shape or answer.dtype.kind not in "iu":
                    raise ValueError(f"an opponent was asked for {len(matches)} actions, whole numbers")
                numbers[matches] = answer
            if (numbers[waiting > LEARNER] < 0).any():
                raise ValueError("an opponent chose an action below 0")
            try:
                self.opposed.step(numbers)
            except ValueError as error:
                raise ValueError(f"what an opponent chose: {error}") from None


def restored(host: Episode | Batch, pools: Sequence[Pool], saved: Sequence[Any]) -> Others:
    """Return the players from the copied or pickled data of their matches."""
    others = Others(host, pools)
    for match, one in enumerate(saved):
        others.opposed.restore(match, one)
    return others


def seed_from(chance: Any) -> Seed:
    """Return the next seed from a NumPy generator."""
    return Seed(chance.bytes(SEED_BYTES))
