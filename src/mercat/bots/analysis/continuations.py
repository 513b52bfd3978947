"""Continuations of positions for reviews and hints: moves chosen by the learned value, or the games of a search.

The draws in a continuation or a game depend only on a seed and on the number of the continuation or game. Therefore, positions
continued with the same seed, such as the positions after alternative moves, get the same draws. The search that found the
alternative moves uses different draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, Protocol

from mercat.bots.analysis.chances import Estimate
from mercat.bots.search.by_playouts import Search
from mercat.bots.search.judge import Lookahead
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from mercat.moments import ROUND_BEGAN

FEWEST_GAMES: Final = 20                                 # games for measuring a position without a learned value
GROUPS: Final = 20                                       # groups of games; their spread gives the error of the results
FIRST_STREAM: Final = 1                                  # stream of the first continuation; a search for moves uses stream 0


class PlayedFurther(Protocol):
    """A position that can be continued repeatedly."""

    def go_on(self) -> None: ...


def play_together(positions: Sequence[PlayedFurther], fewest: int, most: int, seconds: float) -> None:
    """Play on from the positions in turn, equally often: from each at least `fewest` and at most `most` times, and from all of
    them within `seconds` in total (0 means unlimited)."""
    began, times = perf_counter(), 0
    while times < fewest or ((not most or times < most) and (not seconds or perf_counter() - began < seconds)):
        for position in positions:
            position.go_on()
        times += 1


class Continuation:
    """A position that is continued in place, with moves chosen by the learned value. Forced moves are made, but do not count as
    decisions.

    decided  the number of decisions that seats have made so far
    drawn    whether nature drew from several possibilities
    """

    def __init__(self, ahead: Lookahead[Any], state: Any, moves: Moves, generator: Generator) -> None:
        self.ahead, self.state, self.moves = ahead, state, moves
        self.generator = generator
        self.decided, self.drawn = 0, False

    def step(self) -> None:
        """Make one move."""
        moves, several = self.moves, self.moves.count > 1
        if int(self.ahead.rules.to_move(self.state)) == NATURE:
            move = moves.pick(self.generator)
            self.drawn |= several
        else:
            move = moves.buffer[self.ahead.best(self.state, moves, self.ahead.rules.to_move(self.state)) if several else 0]
            self.decided += several
        self.ahead.rules.apply(self.state, move, moves)

    def play(self, decisions: int) -> None:
        """Continue until `decisions` decisions have been made, or to the end of the game."""
        while self.moves.count > 0 and (self.decided < decisions or self.moves.count == 1 or self.moves.weight > 0):
            self.step()

    def play_set_up(self) -> None:
        """Continue until a round begins, or to the end of the game."""
        self.state.history = []
        while self.moves.count > 0 and all(event.name != ROUND_BEGAN for event in self.state.history):
            self.step()


class Sums:
    """Sums of the results of several games, by seat: shares of the win, points, and leads over the best opponent."""

    def __init__(self, seats: int) -> None:
        self.win, self.points, self.lead = ([0.0] * seats for _ in range(3))
        self.games = 0

    def note(self, scores: Sequence[int]) -> None:
        """Add the result of one game: the scores by seat, in hundredths of a point."""
        best = max(scores)
        for seat, score in enumerate(scores):
            rival = max((other for place, other in enumerate(scores) if place != seat), default=0)
            self.win[seat] += (score == best) / scores.count(best)
            self.points[seat] += score / 100
            self.lead[seat] += (score - rival) / 100
        self.games += 1

    def add(self, others: Sums) -> None:
        """Add the results of the games in `others`."""
        for mine, theirs in ((self.win, others.win), (self.points, others.points), (self.lead, others.lead)):
            mine[:] = [one + other for one, other in zip(mine, theirs, strict=True)]
        self.games += others.games

    def mean(self, sums: Sequence[float]) -> tuple[float, ...]:
        return tuple(total / self.games for total in sums)

    def estimate(self, number: int) -> Estimate:
        """Return the estimate from these games for a position of round `number`."""
        return Estimate(number, self.mean(self.win), self.mean(self.points))


class PlayedOn:
    """A position before the end of the game, with the results of the games that a search plays from it, divided into GROUPS
    groups.

    `by_move` contains the results after each move.
    """

    def __init__(self, game: Game[Any], state: Any, seed: int) -> None:
        self.search: Search[Any] = Search(game, state, seed)
        self.seats, self.seed, self.games = int(state.seats), seed, 0
        self.groups = [Sums(self.seats) for _ in range(GROUPS)]
        self.by_move = dict[int, Sums]()

    def go_on(self) -> None:
        """Play one more game."""
        restart(self.search.generator, self.seed, FIRST_STREAM + self.games)
        self.search.iterate()
        scores = list(self.search.score)
        self.groups[self.games % GROUPS].note(scores)
        self.by_move.setdefault(int(self.search.edges[0]), Sums(self.seats)).note(scores)
        self.games += 1

    @property
    def all(self) -> Sums:
        """The results of all games."""
        return self.without(None)

    def without(self, left_out: Sums | None) -> Sums:
        """Return the results of all games except the results of the group `left_out`."""
        sums = Sums(self.seats)
        for group in self.groups:
            if group is not left_out:
                sums.add(group)
        return sums

    @property
    def best(self) -> Sums:
        """The results of the games after the move tried most often."""
        return max(self.by_move.values(), key=lambda sums: sums.games)


def restart(generator: Generator, seed: int, stream: int) -> None:
    """Reset a generator to the state of a new one with this seed and stream."""
    fresh = Generator(seed, stream)
    generator.one, generator.two, generator.three, generator.four = fresh.one, fresh.two, fresh.three, fresh.four
