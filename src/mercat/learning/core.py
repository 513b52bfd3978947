"""Many matches of one game, stepped together in compiled code; `mercat.learning.batch` is the interface for programs."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from mercat.engine.game import Game
from mercat.engine.matches.chance import Seed, drawn, seed_of
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import MOST, Moves, Rules
from mercat.engine.rules.state import OVER, State
from mercat.learning.numbering import Numbering
from mercat.learning.rewards import PLACE, POINTS, Rewards
from mercat.learning.rows import Rows

NO_MOVE: Final[i64] = -1                # in place of an action number: no move in this match
OFFERED: Final[i64] = 64                # legal moves of a match for which there is room at first
WORDS: Final = 4294967296.0             # 2**32: the generator's words are smaller
SAMPLING: Final = 1                     # the generator's stream for random moves; nature draws from another


@final
class Core:
    """Many matches, with what each offers in memory that is written in place. Only `legal` may be allocated anew.

    to_move   the seat that decides in each match; OVER (-2) where the match is over
    mask      a byte for each action of each match: 1 where it is legal; empty without masks
    legal     the action numbers of the legal moves, in rows of `width`; the first `offered` of each row are valid
    ended     1 where the last step ended a match, or where it is over
    rewards   points, returns and what was paid
    rows      what the seat that decides observes, or None

    With `auto_restart` a match that ends begins anew in the same step. The n-th game of match m of N has the seed
    `base + m + n * N`, as whole numbers are hashed for a match; with `fast_draws` nature draws with the fast generator of that
    seed, otherwise exactly as in a match.
    """

    def __init__(self, game: Game[Any], numbering: Numbering, seats: int, options: list[int], count: int, base: int, first: int,
                 whole: int, rows: Rows | None, masks: bool, auto_restart: bool,
                 fast_draws: bool, reward: i64 = PLACE, running: bool = False) -> None:
        self.rules: Final[Rules[Any]] = game.rules
        self.numbering: Final = numbering
        self.actions: Final[i64] = game.vocabulary.size
        self.count: Final[i64] = count
        self.seats: Final[i64] = seats
        self.base: Final = base
        self.first: Final = first               # the number of the first match among all `whole`, where others are elsewhere
        self.whole: Final = whole
        self.rows: Final = rows
        self.masks: Final = masks
        self.auto_restart: Final = auto_restart
        self.fast_draws: Final = fast_draws
        self.rewards: Final = Rewards(game, seats, count, reward, running)
        self.moves: Final = Moves()
        self.fresh: Final[State] = game.first(seats, options)
        self.states: Final = vec[State]([game.copy(self.fresh) for _match in range(count)])
        self.seeds: Final = [seed_of(base) for _match in range(count)]
        self.generators: Final = [Generator(0) for _match in range(count)]
        self.games: Final = [0] * count         # how many each match has begun by itself
        self.draws: Final = vec[i64]([0] * count)
        self.to_move: Final = vec[i64]([0] * count)
        self.mask: Final = vec[u8]([u8(0)] * (count * int(self.actions) if masks else 0))
        self.width: i64 = OFFERED
        self.offered: Final = vec[i64]([0] * count)
        self.legal = vec[i32]([i32(0)] * (count * int(OFFERED)))
        self.ended: Final = vec[u8]([u8(0)] * count)
        self.chosen: Final = vec[i64]([0] * count)
        self.weights = vec[float]([0.0] * int(OFFERED))
        self.sampler = Generator(base, SAMPLING)

    def begin_next(self, match: i64) -> None:
        """Begin the next game of a match."""
        self.begin(match, self.next_seed(match))

    def next_seed(self, match: i64) -> Seed:
        """The seed of the next game of a match, which counts as begun."""
        number = int(match)
        game = self.games[number]
        self.games[number] = game + 1
        return seed_of(self.base + self.first + number + game * self.whole)

    def begin(self, match: i64, seed: Seed) -> None:
        """Begin a new game with this seed."""
        self.clear(match)
        self.restart(match, seed)
        self.rewards.count(match, self.states[match])
        self.update(match)

    def resume(self, match: i64, seed: Seed, draws: i64, state: State, paid: Sequence[int] = ()) -> None:
        """Go on from this position, of the same game, seats and options, after a number of nature's draws. `paid` is what the
        rewards of each seat have added up to so far, in points."""
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
        """Begin a game in this position, with this seed or the next of the match."""
        self.clear(match)
        self.restart(match, self.next_seed(match) if seed is None else seed)
        state.copy_into(self.states[match])
        self.draws[match] = 0
        self.rules.offer(self.states[match], self.moves)
        if self.moves.weight > 0:
            self.draw(match, self.states[match])
        if self.moves.count == 0:
            self.finish(match, self.states[match])
        else:
            self.rewards.count(match, self.states[match])
        self.update(match)

    def restore(self, match: i64, games: int, generator: Generator, ended: bool, points: Sequence[int],
                returns: Sequence[float]) -> None:
        """After `resume`: how many games the match has begun, nature's generator, and how its last game ended (`ending`)."""
        self.games[int(match)] = games
        self.generators[int(match)] = generator
        self.ended[match] = 1 if ended else 0
        self.rewards.restore(match, points, returns)

    def clear(self, match: i64) -> None:
        """Forget how the last game of a match ended."""
        if self.ended[match] != 0:
            self.ended[match] = 0
            self.rewards.unpay(match)

    def restart(self, match: i64, seed: Seed) -> None:
        state = self.states[match]
        self.seeds[int(match)] = seed
        if self.fast_draws:
            self.generators[int(match)] = Generator(seed.number())
        self.draws[match] = 0
        self.rewards.begin(match)
        self.fresh.copy_into(state)
        self.rules.advance(state, self.moves)
        if self.moves.weight > 0:
            self.draw(match, state)

    def draw(self, match: i64, state: State) -> None:
        """Make nature's draws that are due."""
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
        """Write what a match offers now, to whom, and what that seat observes. The moves must be those of the match."""
        state = self.states[match]
        moves = self.moves
        count = moves.count
        if count > self.width:
            self.widen(count)
        buffer = moves.buffer
        numbering = self.numbering
        legal = self.legal
        at = match * self.width
        if self.masks:
            mask = self.mask
            base = match * self.actions
            for place in range(at, at + self.offered[match]):
                mask[base + i64(legal[place])] = 0
            for place in range(count):
                number = numbering.number(buffer[place])
                legal[at + place] = i32(number)
                mask[base + number] = 1
        else:
            for place in range(count):
                legal[at + place] = i32(numbering.number(buffer[place]))
        self.offered[match] = count
        seat = self.rules.to_move(state)
        self.to_move[match] = seat
        rows = self.rows
        if rows is not None:
            rows.observe(state, seat, match)

    def widen(self, count: i64) -> None:
        """Make room for a number of legal moves in each match."""
        wide = min(count + count, MOST)
        legal = vec[i32]([i32(0)] * int(self.count * wide))
        for match in range(self.count):
            for place in range(self.offered[match]):
                legal[match * wide + place] = self.legal[match * self.width + place]
        self.legal = legal
        self.width = wide

    def turn(self, match: i64) -> i64:
        """The seat that decides in a match, as `to_move` has it: faster from Python than that."""
        return self.to_move[match]

    def is_legal(self, match: i64, number: i64) -> bool:
        """Whether a match offers the move with this action number."""
        if self.masks:
            return 0 <= number < self.actions and self.mask[match * self.actions + number] != 0
        at = match * self.width
        end = at + self.offered[match]
        while at < end and i64(self.legal[at]) != number:
            at += 1
        return at < end

    def check(self, numbers: vec[i64]) -> None:
        """Raises ValueError unless there is a legal move, or NO_MOVE, for every match."""
        if len(numbers) != self.count:
            raise ValueError(f"{len(numbers)} moves for {self.count} matches")
        for match in range(self.count):
            number = numbers[match]
            if number != NO_MOVE and not self.is_legal(match, number):
                raise ValueError(f"match {match}: move {number} is not legal")

    def step(self, numbers: Any) -> None:
        """Make a move in every match, by action number; -1 leaves a match as it is. Raises ValueError, and moves nothing, if
        a move is not legal."""
        chosen = vec[i64](numbers)
        self.check(chosen)
        for match in range(self.count):
            if chosen[match] != NO_MOVE:
                self.make(match, chosen[match])
            elif self.rewards.kind >= POINTS and self.ended[match] == 0:
                self.rewards.unpay(match)

    def step_in(self, match: i64, number: i64) -> None:
        """Make a move in one match. Raises ValueError if it is not legal."""
        if not self.is_legal(match, number):
            raise ValueError(f"move {number} is not legal")
        self.make(match, number)

    def make(self, match: i64, number: i64) -> None:
        """Make a legal move in a match, with nature's draws after it."""
        self.apply(match, self.numbering.moves[number])
        self.settle(match)

    def apply(self, match: i64, move: i64) -> None:
        """Make a legal move in a match, with nature's draws after it; `settle` then writes what has become of it."""
        moves = self.moves
        state = self.states[match]
        self.clear(match)
        self.rules.apply(state, move, moves)
        if moves.weight > 0:
            self.draw(match, state)

    def settle(self, match: i64, pays: bool = True) -> None:
        """Write what has become of a match after `apply`, once or more often: its end or its points, and what it offers. With
        `pays` False the points are rewarded later, by another `settle` or `pay`, unless the match is over."""
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
        """Write how a match has ended."""
        self.ended[match] = 1
        self.rewards.finish(match, state)

    def sample(self) -> vec[i64]:
        """A random legal move for every match; -1 where it is over."""
        for match in range(self.count):
            count = self.offered[match]
            if self.to_move[match] == OVER:
                self.chosen[match] = NO_MOVE
            else:
                self.chosen[match] = i64(self.legal[match * self.width + self.sampler.below(count)])
        return self.chosen

    def choose(self, logits: Any, temperature: float) -> vec[i64]:
        """For every match a legal move by its softmax of `logits`, a flat buffer with one for each action of each match. With
        temperature 0 it is the first of the highest, where a match is over -1. Raises ValueError for what is not a number."""
        weights = self.weights
        for match in range(self.count):
            count = self.offered[match]
            if self.to_move[match] == OVER:
                self.chosen[match] = NO_MOVE
                continue
            at = match * self.width
            base = match * self.actions
            if count > len(weights):
                weights = vec[float]([0.0] * int(count + count))
                self.weights = weights
            best: i64 = 0
            for place in range(count):
                logit: float = logits[int(base + i64(self.legal[at + place]))]
                if logit != logit:
                    raise ValueError(f"match {match}: a logit of a legal move is not a number")
                weights[place] = logit
                if logit > weights[best]:
                    best = place
            if temperature > 0.0:
                best = self.drawn_by(weights, count, best, temperature)
            self.chosen[match] = i64(self.legal[at + best])
        return self.chosen

    def drawn_by(self, weights: vec[float], count: i64, best: i64, temperature: float) -> i64:
        """A place among the first `count`, drawn by a softmax of these logits; `best` is that of the highest."""
        highest, total = weights[best], 0.0
        for place in range(count):
            share = 1.0 if weights[place] == highest else exp((weights[place] - highest) / temperature)
            weights[place] = share
            total += share
        left = total * float(self.sampler.word()) / WORDS
        for place in range(count):
            left -= weights[place]
            if left < 0.0:
                return place
        return best
