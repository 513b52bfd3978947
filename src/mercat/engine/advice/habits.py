"""Bad habits: moves of a game for which an obviously better one is available. Bots avoid them, and a program counts them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, NONE, State

S = TypeVar("S", bound=State)


class Habits(Generic[S]):
    """The bad habits of a game.

    A move is an instance of one if another legal move is at least as good in every respect that counts, and better in one.
    `names` are the names of the habits, by number; `doubtful` are the numbers of those whose moves are nearly always, but not
    strictly, worse.

    No strength makes such a move if it has another, except that `master` may make doubtful ones. Strengths below `master` make no
    deliberate mistakes in a settled decision.
    """

    names: Sequence[str] = ()
    doubtful: Sequence[int] = ()

    def worse(self, state: S, moves: Moves) -> list[int]:
        """Return, by place of the move, the number of the habit that it would be an instance of, or NONE."""
        return [NONE] * int(moves.count)

    def is_settled(self, state: S) -> bool:
        """Return whether no later event could justify a worse move, as in the last round."""
        return False

    def bid(self, state: S, moves: Moves, best: Callable[[S, Moves], int], expected: Callable[[S, int], float]) -> int:
        """Return the bid of every strength in an auction whose prices a learned value does not see; NONE elsewhere.

        Both functions use the learned value: `best` returns the best move in a position, `expected` the final points expected for
        a seat.
        """
        return NONE

    def effort(self, state: S) -> int:
        """Return the number of iterations that a search is worth here, as a percentage of the usual number."""
        return 100

    def plans(self, state: S, moves: Moves) -> list[list[int]]:
        """Return moves of one turn that belong together, such as a sale and the purchase that it pays for, the most promising
        first. The bot compares the outcome of each of these plans with that of the best first move of its search."""
        return []

    def at_usual_prices(self, before: S, after: S, move: int) -> None:
        """Change the position after a move as if its prices had been the usual ones, as a player sees it who does not watch
        prices."""

    def watch(self, seats: int) -> HabitCounts[S]:
        """Return a counter of the habits in one match."""
        return HabitCounts(self, seats)

    def sensible(self, state: S, moves: Moves, doubts: bool = False) -> Moves:
        """Return the moves that are no instance of a habit, or all if there are none. With `doubts`, doubtful habits are
        allowed."""
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
    """The counts, by seat, of the instances of each habit in a match: `counts` is by seat, then by number."""

    def __init__(self, habits: Habits[S], seats: int) -> None:
        self.habits = habits
        self.counts = [[0] * len(habits.names) for _seat in range(seats)]

    def see(self, state: S, moves: Moves, move: int, seat: int) -> None:
        """Record that a seat makes this move in a position that offers these moves."""
        if seat == NATURE or moves.count < 2:
            return
        found = self.habits.worse(state, moves)
        number = found[[int(offered) for offered in moves.listed()].index(move)]
        if number != NONE and NONE in found:
            self.counts[seat][number] += 1

    def end(self, state: S) -> None:
        """Record the end of the match."""
