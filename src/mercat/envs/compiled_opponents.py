"""The opponents of learners in many matches, asked in compiled code; `mercat.envs.opponents` says who they are."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.play.picking import Luck, Picker
from mercat.engine.game import Game
from mercat.engine.matches.chance import SEED_BYTES, Seed
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import State
from mercat.learning.core import Core
from mercat.learning.offers import NO_MOVE
from mercat.learning.rewards import POINTS

AT_RANDOM: Final[i64] = 0               # how a player is asked: it picks any legal move,
PICKS: Final[i64] = 1                   # it picks here,
OUTSIDE: Final[i64] = 2                 # or somebody else asks it for many matches together
Saved = tuple[Seed, int, int, Generator, list[int]]     # what is carried of a match


@final
class ByObject(Picker[Any]):
    """Picks what an object with `pick` picks; it gets a list of moves of its own."""

    def __init__(self, game: Game[Any], player: Any) -> None:
        self.game: Final = game
        self.player: Final = player
        self.moves: Final = Moves()

    def pick(self, state: State, moves: Moves, luck: Luck) -> i64:
        """Raises ValueError for a move that is not legal."""
        self.game.rules.offer(state, self.moves)
        move: i64 = self.player.pick(self.game, state, self.moves, luck.bot_seed())
        if not moves.has(move):
            raise ValueError(f"{self.player!r} picked {int(move)}, which is not a legal move")
        return move


@final
class Opposed:
    """In each match of a core a learner holds one seat, and players the others.

    `held` has a number for each seat of each match: that of its player. All that is random about the players of a match follows
    from the seed that it begins with. Matches do not begin anew by themselves.
    """

    def __init__(self, core: Core, kinds: Sequence[int], pickers: Sequence[Picker[Any] | None]) -> None:
        """How each player is asked, and what picks for those that pick here."""
        assert not core.auto_restart
        count = int(core.count)
        self.core: Final = core
        self.kinds: Final = vec[i64](kinds)
        self.pickers: Final = list(pickers)
        self.seats: Final[i64] = core.seats
        self.player_of: Final = vec[i64]([0] * (count * int(core.seats)))
        self.learners: Final = vec[i64]([0] * count)        # the seat of the learner in each match
        self.asked: Final = vec[i64]([0] * count)           # how often players of a match were asked to pick
        nothing = Seed(bytes(SEED_BYTES))
        self.seeds: Final = [nothing for _match in range(count)]
        self.generators: Final = [Generator(0) for _match in range(count)]         # of players at random

    def begin(self, match: i64, seed: Seed, learner: i64, held: Sequence[int]) -> None:
        """A new game, in which the learner has this seat, and the players of these numbers the seats by number."""
        self.restore(match, (seed, int(learner), 0, Generator(seed.number()), list(held)))

    def saved(self, match: i64) -> Saved:
        """All about the players of a match from which they go on the same."""
        number = int(match)
        held = [int(player) for player in self.player_of[match * self.seats:(match + 1) * self.seats]]
        return self.seeds[number], int(self.learners[match]), int(self.asked[match]), copy(self.generators[number]), held

    def restore(self, match: i64, saved: Saved) -> None:
        """Go on with what `saved` returned."""
        seed, learner, asked, generator, held = saved
        self.seeds[int(match)] = seed
        self.learners[match] = learner
        self.asked[match] = asked
        self.generators[int(match)] = generator
        for seat in range(self.seats):
            self.player_of[match * self.seats + seat] = held[int(seat)]

    def waits_for(self, match: i64) -> i64:
        """The number of the player that is to be asked outside; -1 if the match waits for the learner, or is over."""
        seat = self.core.offers.to_move[match]
        return -1 if seat < 0 or seat == self.learners[match] else self.player_of[match * self.seats + seat]

    def step(self, numbers: Any) -> None:
        """Make a move in every match, by action number, and those of the players after it; -1 leaves a match as it is.

        Raises ValueError, and moves nothing, if a number is not legal.
        """
        core = self.core
        chosen = core.offers.checked(numbers)
        for match in range(core.count):
            if chosen[match] != NO_MOVE:
                core.apply(match, core.numbering.moves[chosen[match]])
                self.go_on(match)

    def play(self, match: i64) -> None:
        """Let the players of a match play until it is the learner's turn or over, or somebody must be asked outside."""
        self.core.rules.offer(self.core.states[match], self.core.moves)
        self.go_on(match)

    def go_on(self, match: i64) -> None:
        """Likewise, where the core's moves are those of the match."""
        core = self.core
        state = core.states[match]
        moves = core.moves
        learner = self.learners[match]
        while moves.count > 0:
            seat = core.rules.to_move(state)
            player = self.player_of[match * self.seats + seat]
            if seat == learner or self.kinds[player] == OUTSIDE:
                break
            if self.kinds[player] == AT_RANDOM:
                move = moves.buffer[self.generators[int(match)].below(moves.count)]
            else:
                move = self.picked(match, state, moves, player)
            core.apply(match, move)
        core.settle(match, False)
        if moves.count == 0 and core.rows is not None:
            core.rows.observe(state, learner, match)        # nobody is to move: the end is what the learner observes

    def pay(self, numbers: Any) -> None:
        """Reward the matches in which `step` made a learner's move: once, for all that happened since."""
        core = self.core
        if core.rewards.kind >= POINTS:
            for match, number in enumerate(vec[i64](numbers)):
                if core.ended[match] == 0:
                    if number == NO_MOVE:
                        core.rewards.unpay(match)
                    else:
                        core.rewards.pay(match)

    def picked(self, match: i64, state: State, moves: Moves, player: i64) -> i64:
        """The move that a player picks."""
        picker = self.pickers[int(player)]
        assert picker is not None
        self.asked[match] += 1
        return picker.pick(state, moves, Luck(int(self.asked[match]), self.seeds[int(match)]))
