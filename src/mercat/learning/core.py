"""Many matches of one game, stepped together in compiled code; `mercat.learning.batch` is the interface for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from mercat.engine.game import Game
from mercat.engine.matches.chance import Seed, drawn, seed_of
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import MOST, Moves, Rules
from mercat.engine.rules.state import State
from mercat.learning.changes import Changes
from mercat.learning.numbering import Numbering
from mercat.learning.offers import NO_MOVE, Offers
from mercat.learning.rewards import PLACE, POINTS, Rewards
from mercat.learning.rows import Rows


@final
class Core:
    """Many matches, with their results in memory that is overwritten in place.

    offers    the legal actions of each match, and the seat that decides
    ended     1 if the last step ended the match, or if the match is over
    rewards   points, returns and the rewards paid so far
    rows      the observations for the seats to move, or None
    changes   the changes in `offers` and `rows` since `changes` was last emptied, for updating copies of the arrays; or None

    With `auto_restart`, a match that ends restarts in the same step. The n-th game of match m of N has the seed `base + m + n *
    N`, an integer hashed as for a match; with `fast_draws`, nature draws with the fast generator of that seed, otherwise exactly
    as in a match.
    """

    def __init__(self, game: Game[Any], numbering: Numbering, seats: int, options: list[int], base: int, first: int, whole: int,
                 offers: Offers, rows: Rows | None, auto_restart: bool, fast_draws: bool, reward: i64 = PLACE,
                 running: bool = False, changes: Changes | None = None) -> None:
        count = int(offers.count)
        self.rules: Final[Rules[Any]] = game.rules
        self.numbering: Final = numbering
        self.count: Final[i64] = count
        self.seats: Final[i64] = seats
        self.base: Final = base
        self.first: Final = first               # the first match among `whole`, if the core is part of a larger batch
        self.whole: Final = whole
        self.offers: Final = offers
        self.rows: Final = rows
        self.changes: Final = changes
        self.auto_restart: Final = auto_restart
        self.fast_draws: Final = fast_draws
        self.rewards: Final = Rewards(game, seats, count, reward, running)
        self.moves: Final = Moves()
        self.listed: Final = vec[i32]([i32(0)] * int(MOST))     # the action numbers of the moves
        self.fresh: Final[State] = game.first(seats, options)
        self.states: Final = vec[State]([game.copy(self.fresh) for _match in range(count)])
        self.seeds: Final = [seed_of(base) for _match in range(count)]
        self.generators: Final = [Generator(0) for _match in range(count)]
        self.games: Final = [0] * count         # the number of games begun automatically in each match
        self.draws: Final = vec[i64]([0] * count)
        self.ended: Final = vec[u8]([u8(0)] * count)

    def begin_next(self, match: i64) -> None:
        """Begin the next game of a match."""
        self.begin(match, self.next_seed(match))

    def next_seed(self, match: i64) -> Seed:
        """Return the seed of the next game of a match, and count that game as begun."""
        number = int(match)
        game = self.games[number]
        self.games[number] = game + 1
        return seed_of(self.base + self.first + number + game * self.whole)

    def begin(self, match: i64, seed: Seed) -> None:
        """Begin a new game in a match with this seed."""
        self.clear(match)
        self.restart(match, seed)
        self.rewards.count(match, self.states[match])
        self.update(match)

    def resume(self, match: i64, seed: Seed, draws: i64, state: State, paid: Sequence[int] = ()) -> None:
        """Continue a match from this position, after `draws` draws of nature. The position must have the same game, seats and
        options. `paid` is the total reward of each seat so far, in points."""
        self.clear(match)
        self.seeds[int(match)] = seed
        self.draws[match] = draws
        state.copy_into(self.states[match])
        self.rules.offer(self.states[match], self.moves)
        self.rewards.count(match, self.states[match])
        self.rewards.resume(match, paid)
        if self.moves.count == 0:
            self.finish(match, self.states[match])
        self.update(match)

    def begin_at(self, match: i64, state: State, seed: Seed | None) -> None:
        """Begin a game in this position, with this seed or, if `seed` is None, the match's next seed."""
        self.clear(match)
        self.reseed(match, self.next_seed(match) if seed is None else seed)
        own = self.states[match]
        if state is not own:
            state.copy_into(own)
        self.rules.offer(own, self.moves)
        if self.moves.weight > 0:
            self.draw(match, self.states[match])
        if self.moves.count == 0:
            self.finish(match, self.states[match])
        else:
            self.rewards.count(match, self.states[match])
            self.rewards.begin_at(match)
        self.update(match)

    def restore(self, match: i64, games: int, generator: Generator, ended: bool, points: Sequence[int],
                returns: Sequence[float]) -> None:
        """Restore, after `resume`, the number of games begun in the match, nature's generator, and the result of the match's last
        game, as returned by `Rewards.ending`."""
        self.games[int(match)] = games
        self.generators[int(match)] = generator
        self.ended[match] = 1 if ended else 0
        self.rewards.restore(match, points, returns)

    def clear(self, match: i64) -> None:
        """Clear the result of a match's last game."""
        if self.ended[match] != 0:
            self.ended[match] = 0
            self.rewards.unpay(match)

    def reseed(self, match: i64, seed: Seed) -> None:
        """Make nature draw from this seed from now on, and reset the rewards paid so far."""
        self.seeds[int(match)] = seed
        if self.fast_draws:
            self.generators[int(match)] = Generator(seed.number())
        self.draws[match] = 0
        self.rewards.begin(match)

    def restart(self, match: i64, seed: Seed) -> None:
        self.reseed(match, seed)
        state = self.states[match]
        self.fresh.copy_into(state)
        self.rules.advance(state, self.moves)
        if self.moves.weight > 0:
            self.draw(match, state)

    def draw(self, match: i64, state: State) -> None:
        """Make nature's pending draws."""
        moves = self.moves
        number = int(match)
        while moves.weight > 0:
            if self.fast_draws:
                move = moves.pick(self.generators[number])
            else:
                move = drawn(self.seeds[number], self.draws[match], moves)
            self.rules.apply(state, move, moves)
            self.draws[match] += 1

    def update(self, match: i64) -> None:
        """Write a match's legal actions, the seat that decides, and that seat's observation. `moves` must contain the moves of
        this match."""
        state = self.states[match]
        count = self.moves.count
        buffer = self.moves.buffer
        numbering = self.numbering
        listed = self.listed
        for place in range(count):
            listed[place] = i32(numbering.number(buffer[place]))
        seat = self.rules.to_move(state)
        self.offers.write(match, seat, listed, 0, count)
        if self.changes is not None:
            self.changes.begin(match, seat, listed, count)
        if self.rows is not None:
            self.rows.observe(state, seat, match)

    def step(self, numbers: Any) -> None:
        """Make a move in every match, by action number; -1 leaves a match unchanged. If a move is not legal, raise ValueError and
        make no moves."""
        chosen = self.offers.checked(numbers)
        for match in range(self.count):
            if chosen[match] != NO_MOVE:
                self.make(match, chosen[match])
            elif self.rewards.kind >= POINTS and self.ended[match] == 0:
                self.rewards.unpay(match)

    def step_in(self, match: i64, number: i64) -> None:
        """Make a move in one match. Raise ValueError if the move is not legal."""
        if not self.offers.is_legal(match, number):
            raise ValueError(f"move {number} is not legal")
        self.make(match, number)

    def make(self, match: i64, number: i64) -> None:
        """Make a legal move in a match, and nature's draws after it."""
        self.apply(match, self.numbering.moves[number])
        self.settle(match)

    def apply(self, match: i64, move: i64) -> None:
        """Make a legal move in a match, and nature's draws after it. The caller must then call `settle` to write the results."""
        moves = self.moves
        state = self.states[match]
        self.clear(match)
        self.rules.apply(state, move, moves)
        if moves.weight > 0:
            self.draw(match, state)

    def settle(self, match: i64, pays: bool = True) -> None:
        """Write the results of a match after one or more calls of `apply`: its end or its points, and its legal actions. If
        `pays` is false, rewards for points are paid later, by another `settle` or by `pay`, unless the match is over."""
        state = self.states[match]
        if self.moves.count == 0:
            self.finish(match, state)
            if self.auto_restart:
                self.restart(match, self.next_seed(match))
        elif self.rewards.running:
            self.rewards.count(match, state)
            if pays and self.rewards.kind >= POINTS:
                self.rewards.pay(match)
        self.update(match)

    def finish(self, match: i64, state: State) -> None:
        """Write the result of a match that has ended."""
        self.ended[match] = 1
        self.rewards.finish(match, state)
