"""How positions are played on, for reviews and hints: by the learned value, or in the games of a search."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from mercat.bots.analysis.chances import Estimate
from mercat.bots.search.by_playouts import Search
from mercat.bots.search.judge import Lookahead
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from mercat.moments import ROUND_BEGAN

FEWEST_GAMES: Final = 20                                 # by which a move is measured without a learned value


class Continuation:
    """A position played on by the learned value, in place. Single moves are made, but are no decisions.

    decided  decisions of seats so far
    drawn    whether nature drew from several possibilities
    """

    def __init__(self, ahead: Lookahead[Any], state: Any, moves: Moves, seed: int) -> None:
        self.ahead, self.state, self.moves = ahead, state, moves
        self.generator = Generator(seed)
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
        """Play on until a number of decisions have been made, or to the end."""
        while self.moves.count > 0 and (self.decided < decisions or self.moves.count == 1 or self.moves.weight > 0):
            self.step()

    def play_set_up(self) -> None:
        """Play on until a round begins, or to the end."""
        self.state.history = []
        while self.moves.count > 0 and all(event.name != ROUND_BEGAN for event in self.state.history):
            self.step()


class Sums:
    """What some games brought, by seat: shares of the win, points, and leads over the best opponent."""

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

    def mean(self, sums: Sequence[float]) -> tuple[float, ...]:
        return tuple(total / self.games for total in sums)

    def estimate(self, number: int) -> Estimate:
        """What the games say of a position of round `number`."""
        return Estimate(number, self.mean(self.win), self.mean(self.points))


class PlayedOn:
    """What a position that is not over leads to in the games that a search plays on from it.

    It plays games up to a number or seconds, whichever is reached first (0 means unlimited), but at least FEWEST_GAMES. `best`
    holds the games after the move that it tried most.
    """

    def __init__(self, game: Game[Any], state: Any, games: int, seconds: float = 0.0, seed: int = 1) -> None:
        seats, began, by_move = int(state.seats), perf_counter(), dict[int, Sums]()
        search: Search[Any] = Search(game, state, seed)
        self.all = Sums(seats)
        while self.all.games < FEWEST_GAMES or ((not games or self.all.games < games)
                                                and (not seconds or perf_counter() - began < seconds)):
            search.iterate()
            scores = list(search.score)
            self.all.note(scores)
            by_move.setdefault(int(search.edges[0]), Sums(seats)).note(scores)
        self.best = max(by_move.values(), key=lambda sums: sums.games)
