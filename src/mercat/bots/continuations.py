"""How positions are played on, for reviews and hints: by the learned value, or in the games of a search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Final

from mercat.bots.search import Search
from mercat.bots.value.judge import MARGIN, Lookahead
from mercat.engine.game import Game
from mercat.engine.rng import Generator
from mercat.engine.rules import Moves
from mercat.engine.state import NATURE
from mercat.moments import ROUND_BEGAN

FEWEST_GAMES: Final = 20                                 # by which a move is measured without a learned value
SPREAD: Final = 30.0                                     # points that are a unit of utility, where the game does not say how many


def playing_on(ahead: Lookahead[Any], state: Any, moves: Moves, seed: int) -> Iterator[bool]:
    """Play a position to the end of the game by the learned value, one move at a time. Yields whether a seat made the move."""
    rules, generator = ahead.rules, Generator(seed)
    while moves.count > 0:
        seat = int(rules.to_move(state))
        rules.apply(state, moves.pick(generator) if seat == NATURE else moves.buffer[ahead.best(state, moves, seat)], moves)
        yield seat != NATURE


def play_set_up(ahead: Lookahead[Any], state: Any, moves: Moves, seed: int) -> None:
    """Play a position by the learned value until a round begins or the game is over."""
    state.history = []
    for _ in playing_on(ahead, state, moves, seed):
        if any(event.name == ROUND_BEGAN for event in state.history):
            break


class PlayedOn:
    """What a position in which `moves` are offered leads to in the games that a search plays on from it: means by seat.

    It plays so many games or seconds, whichever is reached first, 0 means unlimited; but at least FEWEST_GAMES.
    """

    def __init__(self, game: Game[Any], state: Any, moves: Moves, games: int, seconds: float = 0.0) -> None:
        self.seats = int(state.seats)
        self.spread = SPREAD if game.inputs is None else float(game.inputs.spread())
        self.win, self.points, self.lead, self.utility = ([0.0] * self.seats for _ in range(4))
        self.games, self.best = 0, 0.0
        if moves.count == 0:
            self.note([100 * score.total for score in sorted(game.scores(state), key=lambda score: score.seat)])
        else:
            self.play(Search(game, state, 1), max(0, int(game.rules.to_move(state))), games, seconds)
        for sums in (self.win, self.points, self.lead, self.utility):
            sums[:] = [total / self.games for total in sums]

    def play(self, search: Search[Any], decider: int, games: int, seconds: float) -> None:
        """Play the games, and note what the move tried most brought the seat that decides."""
        began, brought = perf_counter(), dict[int, list[float]]()
        while self.games < FEWEST_GAMES or ((not games or self.games < games)
                                            and (not seconds or perf_counter() - began < seconds)):
            search.iterate()
            before = self.utility[decider]
            self.note(list(search.score))
            brought.setdefault(int(search.edges[0]), []).append(self.utility[decider] - before)
        tried = max(brought.values(), key=len)
        self.best = sum(tried) / len(tried)

    def note(self, scores: Sequence[int]) -> None:
        """The result of one game: the scores by seat, in hundredths of a point."""
        best = max(scores)
        for seat, score in enumerate(scores):
            won = (score == best) / scores.count(best)
            rival = max((other for place, other in enumerate(scores) if place != seat), default=0)
            lead = (score - rival) / 100
            self.win[seat] += won
            self.points[seat] += score / 100
            self.lead[seat] += lead
            self.utility[seat] += lead / self.spread if self.seats == 1 else won + MARGIN * lead / self.spread
        self.games += 1
