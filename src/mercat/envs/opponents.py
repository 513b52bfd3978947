"""The bots that hold the other seats of a learner's game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from mercat.bots import RandomBot, bot
from mercat.engine.chance import Seed
from mercat.engine.game import Game
from mercat.engine.moves import Moves
from mercat.engine.rng import Generator
from mercat.engine.state import State
from mercat.learning.core import Core

SEED_BYTES: Final = 16


class Player(Protocol):
    """A bot, or any object that picks moves as one."""

    def pick(self, game: Game[Any], state: State, moves: Moves, seed: int) -> int:
        """One of the legal moves in `moves`. Changes neither the position nor the moves."""


Opponents = str | Player | Sequence[str | Player] | None


def opponents_of(opponents: Opponents, others: int) -> list[Player]:
    """A bot for each of the other seats, in order after the learner's; random ones if none are given.

    Raises UnknownBot, and ValueError for a wrong number or for what is not a bot.
    """
    if opponents is None:
        opponents = ["random"] * others
    elif isinstance(opponents, str) or hasattr(opponents, "pick"):
        if others == 0:
            raise ValueError("there is one seat, the learner's: a game alone has no opponents")
        opponents = [opponents] * others
    if not isinstance(opponents, Sequence):
        raise ValueError(f"opponents are names of bots or objects with `pick`, not {opponents!r}")
    if len(opponents) != others:
        raise ValueError(f"{len(opponents)} bots for {others} opponents")
    for one in opponents:
        if not isinstance(one, str) and not hasattr(one, "pick"):
            raise ValueError(f"opponents are names of bots or objects with `pick`, not {one!r}")
    return [bot(one) if isinstance(one, str) else one for one in opponents]


class Others:
    """The bots of one game, and the learner's seat among them.

    A game's chance is a generator of NumPy. All that is random about the bots follows from what it gives when the game begins.
    """

    def __init__(self, bots: Sequence[Player]) -> None:
        """`bots` hold the seats after the learner's, in turn."""
        self.bots: Final = bots
        self.seats: Final = len(bots) + 1
        self.begin(Seed(bytes(SEED_BYTES)), 0)

    def begin(self, seed: Seed, learner: int) -> None:
        """A new game, in which the learner has this seat."""
        self.seed, self.learner, self.asked = seed, learner, 0
        self.generator = Generator(seed.number())           # of bots that play at random
        held = [(learner + turn + 1) % self.seats for turn, player in enumerate(self.bots) if type(player) is RandomBot]
        self.at_random = sum(1 << seat for seat in held)

    def begin_by(self, chance: Any, learner: int | None) -> None:
        """A new game, in which the learner has this seat, or for None one that is drawn; `chance` gives the same number of
        draws in either case."""
        seed, drawn = seed_from(chance), int(chance.integers(self.seats))
        self.begin(seed, drawn if learner is None else learner)

    def play(self, core: Core, match: int, moves: Moves) -> None:
        """Play in a match of a core until it is the learner's turn, or over. `moves` is overwritten."""
        while (seat := int(core.to_move[match])) not in (self.learner, -2):
            if self.at_random >> seat & 1:
                core.play_seats(match, self.at_random, self.generator)
            else:
                core.step_in(match, self.picked(core, match, moves, seat))

    def picked(self, core: Core, match: int, moves: Moves, seat: int) -> int:
        """The action number that the bot of a seat picks."""
        state, game = core.states[match], core.game
        game.rules.offer(state, moves)
        self.asked += 1
        player = self.bots[(seat - self.learner) % self.seats - 1]
        return game.vocabulary.number(player.pick(game, state, moves, self.seed.bot_seed(self.asked)))


def seed_from(chance: Any) -> Seed:
    """The next seed that a generator of NumPy gives."""
    return Seed(chance.bytes(SEED_BYTES))
