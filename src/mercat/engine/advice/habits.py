"""Bad habits: moves for which the game offers an obviously better alternative. Bots avoid such moves, and programs can count
them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, NONE, State

S = TypeVar("S", bound=State)


class Habits(Generic[S]):
    """The bad habits of a game.

    A move shows a habit if another legal move is at least as good in every respect that matters, and better in one. `names` are
    the names of the habits, by number; `doubtful` are the numbers of the habits whose moves are nearly always, but not strictly,
    worse.

    Bots of all strengths avoid such moves if another move is available, except that `master` may make doubtful ones. Bots weaker
    than `master` make no deliberate mistakes in a settled decision (`is_settled`).
    """

    names: Sequence[str] = ()
    doubtful: Sequence[int] = ()

    def worse(self, state: S, moves: Moves) -> list[int]:
        """Return, for each move in order, the number of the habit that it shows, or NONE if it shows no habit."""
        return [NONE] * int(moves.count)

    def is_settled(self, state: S) -> bool:
        """Return whether no later event can justify a worse move in this position. In the last round, for example, none can."""
        return False

    def bid(self, state: S, moves: Moves, best: Callable[[S, Moves], int], expected: Callable[[S, int], float]) -> int:
        """Return the bid that bots of every strength make in an auction whose prices the learned value ignores; return NONE in
        any other decision.

        The functions `best` and `expected` use the learned value: `best` returns the best move in a position, `expected` the
        final points that a seat can expect.
        """
        return NONE

    def effort(self, state: S) -> int:
        """Return the number of search iterations that this position is worth, as a percentage of the usual number."""
        return 100

    def plans(self, state: S, moves: Moves) -> list[list[int]]:
        """Return sequences of moves of one turn that belong together, such as a sale and the purchase that it pays for, the most
        promising first. The bot compares the outcome of each plan with the outcome of the best first move found by its search."""
        return []

    def at_usual_prices(self, before: S, after: S, move: int) -> None:
        """Change `after`, the position after a move, as if the prices before the move had been the usual ones, because this is
        how a player who ignores prices judges the move."""

    def watch(self, seats: int) -> HabitCounts[S]:
        """Return an object that counts how often these habits occur in one match."""
        return HabitCounts(self, seats)

    def sensible(self, state: S, moves: Moves, doubts: bool = False) -> Moves:
        """Return the moves that show no habit, or all moves if every move shows one. With `doubts`, allow doubtful habits."""
        worse = self.worse(state, moves)
        if doubts:
            worse = [NONE if number in self.doubtful else number for number in worse]
        if all(number == NONE for number in worse) or all(number != NONE for number in worse):
            return moves
        left = Moves()
        for place, number in enumerate(worse):
            if number == NONE:
                left.add(moves.buffer[place])
        return left


class HabitCounts(Generic[S]):
    """The number of times that each habit occurred in a match; `counts` is indexed by seat, then by the number of the habit."""

    def __init__(self, habits: Habits[S], seats: int) -> None:
        self.habits = habits
        self.counts = [[0] * len(habits.names) for _seat in range(seats)]

    def see(self, state: S, moves: Moves, move: int, seat: int) -> None:
        """Record the move of a seat in a position that offers `moves`."""
        if seat == NATURE or moves.count < 2:
            return
        found = self.habits.worse(state, moves)
        number = found[[int(offered) for offered in moves.listed()].index(move)]
        if number != NONE and NONE in found:
            self.counts[seat][number] += 1

    def end(self, state: S) -> None:
        """Record the end of the match."""
