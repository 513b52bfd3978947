"""The learners' opponents in many matches, in compiled code. `mercat.envs.opponents` is the interface for environments."""

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

AT_RANDOM: Final[i64] = 0               # the kind of a player: it picks a random legal move,
PICKS: Final[i64] = 1                   # it picks in compiled code,
OUTSIDE: Final[i64] = 2                 # or the caller asks it for the moves in many matches together
Saved = tuple[Seed, int, int, Generator, list[int]]     # the data copied with a match


@final
class ByObject(Picker[Any]):
    """A picker that calls the `pick` method of an object, with a separate list of the moves."""

    def __init__(self, game: Game[Any], player: Any) -> None:
        self.game: Final = game
        self.player: Final = player
        self.moves: Final = Moves()

    def pick(self, state: State, moves: Moves, luck: Luck) -> i64:
        """Return the move that the object picks. Raise ValueError if the move is not legal."""
        self.game.rules.offer(state, self.moves)
        move: i64 = self.player.pick(self.game, state, self.moves, luck.bot_seed())
        if not moves.has(move):
            raise ValueError(f"{self.player!r} picked {int(move)}, which is not a legal move")
        return move


@final
class Opposed:
    """The players in the matches of a core. In each match, a learner has one seat, and players have the other seats.

    `player_of` contains the number of the player for each seat of each match. All randomness in a match's players follows from
    the seed with which the match begins. Matches do not restart automatically.
    """

    def __init__(self, core: Core, kinds: Sequence[int], pickers: Sequence[Picker[Any] | None]) -> None:
        """Set the kind of each player, and the pickers of the players that pick in compiled code."""
        assert not core.auto_restart
        count = int(core.count)
        self.core: Final = core
        self.kinds: Final = vec[i64](kinds)
        self.pickers: Final = list(pickers)
        self.seats: Final[i64] = core.seats
        self.player_of: Final = vec[i64]([0] * (count * int(core.seats)))
        self.learners: Final = vec[i64]([0] * count)        # the seat of the learner in each match
        self.asked: Final = vec[i64]([0] * count)           # the number of picks requested from players of a match
        nothing = Seed(bytes(SEED_BYTES))
        self.seeds: Final = [nothing for _match in range(count)]
        self.generators: Final = [Generator(0) for _match in range(count)]         # the generators of random players

    def begin(self, match: i64, seed: Seed, learner: i64, held: Sequence[int]) -> None:
        """Begin a new game with the learner in the seat `learner`. `held` contains the number of the player of each seat."""
        self.restore(match, (seed, int(learner), 0, Generator(seed.number()), list(held)))

    def saved(self, match: i64) -> Saved:
        """Return all data that a match's players need to continue identically."""
        number = int(match)
        held = [int(player) for player in self.player_of[match * self.seats:(match + 1) * self.seats]]
        return self.seeds[number], int(self.learners[match]), int(self.asked[match]), copy(self.generators[number]), held

    def restore(self, match: i64, saved: Saved) -> None:
        """Restore a match's data, as returned by `saved`."""
        seed, learner, asked, generator, held = saved
        self.seeds[int(match)] = seed
        self.learners[match] = learner
        self.asked[match] = asked
        self.generators[int(match)] = generator
        for seat in range(self.seats):
            self.player_of[match * self.seats + seat] = held[int(seat)]

    def waits_for(self, match: i64) -> i64:
        """Return the number of the player whose move the caller must supply; -1 if the match waits for the learner or is over."""
        seat = self.core.offers.to_move[match]
        return -1 if seat < 0 or seat == self.learners[match] else self.player_of[match * self.seats + seat]

    def step(self, numbers: Any) -> None:
        """Make a move in every match, by action number, and then the players' moves; -1 leaves a match unchanged.

        If a number is not legal, raise ValueError and make no moves.
        """
        core = self.core
        chosen = core.offers.checked(numbers)
        for match in range(core.count):
            if chosen[match] != NO_MOVE:
                core.apply(match, core.numbering.moves[chosen[match]])
                self.go_on(match)

    def play(self, match: i64) -> None:
        """Let a match's players play until it is the learner's turn, the match is over, or the caller must supply a player's
        move."""
        self.core.rules.offer(self.core.states[match], self.core.moves)
        self.go_on(match)

    def go_on(self, match: i64) -> None:
        """Let a match's players play as `play` does. When this is called, the core's `moves` must already be the moves of this
        match."""
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
            core.rows.observe(state, learner, match)        # no seat is to move: the learner observes the end

    def pay(self, numbers: Any) -> None:
        """Pay the rewards in the matches in which `step` made a learner's move, in one payment for everything since that move."""
        core = self.core
        if core.rewards.kind >= POINTS:
            for match, number in enumerate(vec[i64](numbers)):
                if core.ended[match] == 0:
                    if number == NO_MOVE:
                        core.rewards.unpay(match)
                    else:
                        core.rewards.pay(match)

    def picked(self, match: i64, state: State, moves: Moves, player: i64) -> i64:
        """Return the move that a player picks."""
        picker = self.pickers[int(player)]
        assert picker is not None
        self.asked[match] += 1
        return picker.pick(state, moves, Luck(int(self.asked[match]), self.seeds[int(match)]))
