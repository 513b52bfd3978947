"""Self-play: games in which a network, or the hand-written advice, plays against itself, and their data for training samples."""

from __future__ import annotations

from math import exp, log
from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from mercat.bots.search.by_value import ValueSearch
from mercat.bots.search.judge import LOWEST, Judge, Lookahead
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves, Rules
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)
WHOLE: Final = 4294967296.0             # 2**32; the generator's words are below it
SEEDS: Final[i64] = 1_000_000_000       # seeds of searches are below it


class SelfPlay(Generic[S]):
    """A player of one game after another, with a record of every decision in the last game.

    rows      [decision, place]: the inputs of the position after the move (the afterstate), for the seat that made it
    seats     [decision]: the seat that decided
    best      [decision, 3]: the network's estimate of the position after the best move: the win, the seat's own points, and
              the points of its best opponent. Earlier decisions bootstrap from it.
    explored  [decision]: 1 if a move other than the best was made
    results   [seat, 3]: the terminal rewards: the same three values at the end of the game

    If `others`, the value of an earlier network, is given, some of the seats play with it, and their decisions are not recorded.
    """

    def __init__(self, game: Game[S], judge: Judge[S], fresh: S, others: Judge[S] | None = None) -> None:
        self.game: Final = game
        self.rules: Final[Rules[S]] = game.rules
        self.judge: Final = judge
        self.fresh: Final = fresh           # the first position
        self.state: Final = game.copy(fresh)
        self.ahead: Final = Lookahead(judge, game.copy(fresh))
        self.others: Final = None if others is None else Lookahead(others, game.copy(fresh))
        self.moves: Final = Moves()
        self.clear()

    def clear(self) -> None:
        """Clear the record of the last game."""
        self.rows = vec[i32]()
        self.seats = vec[i64]()
        self.best = vec[float]()
        self.explored = vec[i64]()
        self.results = vec[float]()

    def play(self, seed: int, exploring: float, temperature: float, iterations: i64, opening: i64 = 0,
             advised: float = 0.0, dealt: float = 0.0) -> None:
        """Play one game. With probability `exploring`, a move is drawn from a softmax of the utilities.

        Otherwise a search of `iterations` iterations picks the move; with 0 iterations, the move that leads to the best position
        is made. The game begins with up to `opening` uniformly random moves. With probability `advised`, one seat plays with the
        hand-written advice, so that the network also meets another kind of opponent. With probability `dealt`, the moves of
        set-up steps (`Step.sets_up`) are dealt at random. Dealing does not count as exploration: the later result is the return
        of the dealt move.
        """
        generator = self.begin(seed)
        state, moves, others = self.state, self.moves, self.others
        one: i64 = 1
        learners = (one << state.seats) - 1                 # a bit for each seat played by the learning network
        if others is not None:
            learners = 1 + generator.below(learners - 1)
        random_moves = generator.below(opening + 1)         # remaining ones
        by_advice: i64 = NATURE                             # the seat that plays by the advice; NATURE if none does
        if self.game.advice is not None and float(generator.word()) < advised * WHOLE:
            by_advice = generator.below(state.seats)
        deals = self.deals(dealt, generator)
        while moves.count > 0:
            seat = self.rules.to_move(state)
            if seat == NATURE:
                self.rules.apply(state, moves.pick(generator), moves)
                continue
            if deals and self.rules.step(state).sets_up:
                self.deal(seat, learners >> seat & 1 == 1, generator)
                continue
            if others is not None and learners >> seat & 1 == 0:
                self.rules.apply(state, moves.buffer[others.best(state, moves, seat)], moves)
                continue
            best: i64 = 0
            place: i64 = 0
            if moves.count > 1:
                if seat == by_advice and random_moves <= 0:
                    best = self.advised(seat, 0.0, generator)
                    place = best
                else:
                    best = self.ahead.best(state, moves, seat)
                    place = best
                    if random_moves > 0:
                        random_moves -= 1
                        place = generator.below(moves.count)
                    elif float(generator.word()) < exploring * WHOLE:
                        place = self.drawn(best, temperature, generator)
                    elif iterations > 0:
                        best = self.searched(iterations, generator)
                        place = best
            self.record(seat, place, best)
        self.finish()

    def begin(self, seed: int) -> Generator:
        """Set up a new game, and return its random generator."""
        self.clear()
        self.fresh.copy_into(self.state)
        self.rules.advance(self.state, self.moves)
        return Generator(seed)

    def deals(self, dealt: float, generator: Generator) -> bool:
        """Return whether set-up decisions are dealt in a game; this is drawn at random, with probability `dealt`."""
        return dealt > 0.0 and float(generator.word()) < dealt * WHOLE

    def deal(self, seat: i64, learns: bool, generator: Generator) -> None:
        """Make a set-up decision at random, and record it if the seat learns."""
        place = generator.below(self.moves.count)
        if learns:
            self.record(seat, place, place)
        else:
            self.rules.apply(self.state, self.moves.buffer[place], self.moves)

    def drawn(self, best: i64, temperature: float, generator: Generator) -> i64:
        """Return the index of a move drawn from a softmax of the utilities."""
        utilities = self.ahead.utilities
        highest, total = utilities[best], 0.0
        for place in range(self.moves.count):
            total += exp((utilities[place] - highest) / temperature)
        left = total * float(generator.word()) / WHOLE
        for place in range(self.moves.count):
            left -= exp((utilities[place] - highest) / temperature)
            if left < 0.0:
                return place
        return best

    def searched(self, iterations: i64, generator: Generator) -> i64:
        """Return the index of the move that a search picks."""
        search = ValueSearch(self.game, self.judge, self.state, int(generator.below(SEEDS)))
        search.run(int(iterations), 0.0, to_decide=True)
        move = search.best()
        place: i64 = 0
        while self.moves.buffer[place] != move:
            place += 1
        return place

    def record(self, seat: i64, place: i64, best: i64) -> None:
        """Make the move at index `place`, and record the decision."""
        self.value_after(seat, best)
        value = self.judge.value
        self.best = append(append(append(self.best, value.win), value.own), value.other)
        if place != best:
            self.value_after(seat, place)
        self.seats = append(self.seats, seat)
        self.explored = append(self.explored, i64(1) if place != best else i64(0))
        self.keep_row(seat)
        self.rules.apply(self.state, self.moves.buffer[place], self.moves)

    def value_after(self, seat: i64, place: i64) -> None:
        """Evaluate the position after a move for a seat, and read the inputs of this position, even if the game is over."""
        ahead = self.ahead
        self.state.copy_into(ahead.scratch)
        self.rules.apply(ahead.scratch, self.moves.buffer[place], ahead.after)
        self.judge.judge(ahead.scratch, seat)
        if ahead.after.count == 0:
            self.judge.final(ahead.scratch, seat)

    def keep_row(self, seat: i64) -> None:
        """Record the inputs that were last read for a seat."""
        values = self.judge.accumulators[seat].values
        rows = self.rows
        for place in range(i64(len(values))):
            rows = append(rows, i32(values[place]))
        self.rows = rows

    def finish(self) -> None:
        """Record the terminal rewards."""
        for seat in range(self.state.seats):
            self.judge.final(self.state, seat)
            value = self.judge.value
            self.results = append(append(append(self.results, value.win), value.own), value.other)

    def advised(self, seat: i64, noise: float, generator: Generator) -> i64:
        """Return the index of the move after which the advice, with Gumbel noise added to every value, values the position
        highest."""
        state, moves, ahead, advice = self.state, self.moves, self.ahead, self.game.advice
        assert advice is not None
        best: i64 = 0
        highest = LOWEST
        for place in range(moves.count):
            state.copy_into(ahead.scratch)
            self.rules.apply(ahead.scratch, moves.buffer[place], ahead.after)
            over = ahead.after.count == 0
            value = float(self.game.points(ahead.scratch, seat) * 100 if over else advice.value(ahead.scratch, seat))
            if noise > 0.0:
                value -= noise * log(-log((float(generator.word()) + 0.5) / WHOLE))
            if value > highest:
                best, highest = place, value
        return best

    def play_by_advice(self, seed: int, noise: float, dealt: float = 0.0) -> None:
        """Play one game in which every seat plays with the hand-written advice, looking one move ahead, with noise added to every
        value.

        Each seat gets none, a third, two thirds or all of the noise. No move counts as exploration. `dealt` has the same meaning
        as in `play`.
        """
        generator = self.begin(seed)
        state, moves = self.state, self.moves
        noises = vec[float]([0.0] * state.seats)
        for seat in range(state.seats):
            noises[seat] = noise * float(generator.below(4)) / 3.0
        deals = self.deals(dealt, generator)
        while moves.count > 0:
            seat = self.rules.to_move(state)
            if seat == NATURE:
                self.rules.apply(state, moves.pick(generator), moves)
                continue
            if deals and self.rules.step(state).sets_up:
                self.deal(seat, True, generator)
                continue
            best = self.advised(seat, noises[seat], generator)
            self.record(seat, best, best)
        self.finish()
