"""Games of a network against itself, or of the hand-made advice, with what a learner needs of them."""

from __future__ import annotations

from math import exp, log
from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from mercat.bots.value.judge import LOWEST, Judge, Lookahead
from mercat.bots.value.search import ValueSearch
from mercat.engine.game import Game
from mercat.engine.rng import Generator
from mercat.engine.rules import Moves, Rules
from mercat.engine.state import NATURE, State

S = TypeVar("S", bound=State)
WHOLE: Final = 4294967296.0             # the generator's words lie below
SEEDS: Final[i64] = 1_000_000_000       # of searches


class SelfPlay(Generic[S]):
    """Plays one game after the other and keeps what the deciding seat saw after each of its moves.

    rows      [decision, place]: the inputs of the position after the move, as the seat read them
    seats     [decision]: the seat
    best      [decision, 3]: win, own points and the best opponent's after the best move, as the network had it
    explored  [decision]: 1 if another move than the best was made
    results   [seat, 3]: the same three at the end
    """

    def __init__(self, game: Game[S], judge: Judge[S], fresh: S) -> None:
        self.game: Final = game
        self.rules: Final[Rules[S]] = game.rules
        self.judge: Final = judge
        self.fresh: Final = fresh           # the position before the first decision
        self.state: Final = game.copy(fresh)
        self.ahead: Final = Lookahead(judge, game.copy(fresh))
        self.moves: Final = Moves()
        self.forget()

    def forget(self) -> None:
        """Start new lists."""
        self.rows = vec[i32]()
        self.seats = vec[i64]()
        self.best = vec[float]()
        self.explored = vec[i64]()
        self.results = vec[float]()

    def play(self, seed: int, exploring: float, temperature: float, iterations: i64, opening: i64 = 0,
             advised: float = 0.0) -> None:
        """One game: in a share `exploring` of its decisions a seat draws its move, better moves more often.

        Otherwise it takes what a search of so many iterations picks; with 0 of them, what is best one move ahead.
        The game begins with up to `opening` moves at random. In a share `advised` of games one seat plays by the hand-made
        advice, so that the network meets another player than itself.
        """
        generator = self.begin(seed)
        state, moves = self.state, self.moves
        by_chance = generator.below(opening + 1)
        guest: i64 = NATURE
        if self.game.advice is not None and float(generator.word()) < advised * WHOLE:
            guest = generator.below(state.seats)
        while moves.count > 0:
            seat = self.rules.to_move(state)
            if seat == NATURE:
                self.rules.apply(state, moves.pick(generator), moves)
                continue
            best: i64 = 0
            place: i64 = 0
            if moves.count > 1:
                if seat == guest and by_chance <= 0:
                    best = self.advised(seat, 0.0, generator)
                    place = best
                else:
                    best = self.ahead.best(state, moves, seat)
                    place = best
                    if by_chance > 0:
                        by_chance -= 1
                        place = generator.below(moves.count)
                    elif float(generator.word()) < exploring * WHOLE:
                        place = self.drawn(best, temperature, generator)
                    elif iterations > 0:
                        best = self.searched(iterations, generator)
                        place = best
            self.record(seat, place, best)
        self.finish()

    def begin(self, seed: int) -> Generator:
        """Set up a new game."""
        self.forget()
        self.fresh.copy_into(self.state)
        self.rules.advance(self.state, self.moves)
        return Generator(seed)

    def drawn(self, best: i64, temperature: float, generator: Generator) -> i64:
        """The place of a move drawn by its utility."""
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
        """The place of the move that a search picks."""
        search = ValueSearch(self.game, self.judge, self.state, int(generator.below(SEEDS)))
        search.run(int(iterations), 0.0, to_decide=True)
        move = search.best()
        place: i64 = 0
        while self.moves.buffer[place] != move:
            place += 1
        return place

    def record(self, seat: i64, place: i64, best: i64) -> None:
        """Make the move at a place, and keep what is learned from."""
        self.value_after(seat, best)
        verdict = self.judge.verdict
        self.best = append(append(append(self.best, verdict.win), verdict.own), verdict.other)
        if place != best:
            self.value_after(seat, place)
        self.seats = append(self.seats, seat)
        self.explored = append(self.explored, i64(1) if place != best else i64(0))
        self.keep_row(seat)
        self.rules.apply(self.state, self.moves.buffer[place], self.moves)

    def value_after(self, seat: i64, place: i64) -> None:
        """Let the judge read the position after a move, also when it is over: its row is kept."""
        ahead = self.ahead
        self.state.copy_into(ahead.scratch)
        self.rules.apply(ahead.scratch, self.moves.buffer[place], ahead.after)
        self.judge.judge(ahead.scratch, seat)
        if ahead.after.count == 0:
            self.judge.final(ahead.scratch, seat)

    def keep_row(self, seat: i64) -> None:
        values = self.judge.sheets[seat].values
        rows = self.rows
        for place in range(i64(len(values))):
            rows = append(rows, i32(values[place]))
        self.rows = rows

    def finish(self) -> None:
        """Keep the results."""
        for seat in range(self.state.seats):
            self.judge.final(self.state, seat)
            verdict = self.judge.verdict
            self.results = append(append(append(self.results, verdict.win), verdict.own), verdict.other)

    def advised(self, seat: i64, noise: float, generator: Generator) -> i64:
        """The place of the move after which the advice values the position highest, with noise added to every value."""
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

    def teach(self, seed: int, noise: float) -> None:
        """One game of the hand-made advice, each seat looking one move ahead with some of the noise added to every value.

        The network has no say, and every move counts as the best.
        """
        generator = self.begin(seed)
        state, moves = self.state, self.moves
        own = vec[float]([0.0] * state.seats)
        for seat in range(state.seats):
            own[seat] = noise * float(generator.below(4)) / 3.0
        while moves.count > 0:
            seat = self.rules.to_move(state)
            if seat == NATURE:
                self.rules.apply(state, moves.pick(generator), moves)
                continue
            best = self.advised(seat, own[seat], generator)
            self.record(seat, best, best)
        self.finish()
