"""The moves of a game that nobody makes who sees what else is on offer: bots avoid them, and a program counts them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, NONE, State

S = TypeVar("S", bound=State)


class Habits(Generic[S]):
    """The bad habits of a game. A move is an instance of one if another legal move is at least as good in every respect that
    counts, and better in one. `names` are those of the habits, by number; `doubtful` are the numbers of
    those whose moves are nearly always worse.

    None of the strengths makes such a move where it has another, but `master` those that are doubtful; below `master` none errs
    where a decision is settled.
    """

    names: Sequence[str] = ()
    doubtful: Sequence[int] = ()

    def worse(self, state: S, moves: Moves) -> list[int]:
        """By place of the move: the number of the habit that it would be an instance of, or NONE."""
        return [NONE] * int(moves.count)

    def is_settled(self, state: S) -> bool:
        """Whether nothing follows for which a worse move could be meant, as in the last round."""
        return False

    def bid(self, state: S, moves: Moves, best: Callable[[S, Moves], int], expected: Callable[[S, int], float]) -> int:
        """The move of every strength in an auction whose prices a learned value does not see; NONE elsewhere.

        By the value, `best` picks the move of whoever decides in a position, and `expected` says with how many points a seat
        ends.
        """
        return NONE

    def effort(self, state: S) -> int:
        """How many iterations a search of such a bot is worth here, in per cent of the usual number."""
        return 100

    def plans(self, state: S, moves: Moves) -> list[list[int]]:
        """Moves of one turn that belong together, such as a sale and the purchase that it is made for, the most promising first:
        such a bot compares where each of them leads, beside the first move that its search finds."""
        return []

    def at_usual_prices(self, before: S, after: S, move: int) -> None:
        """Change the position after a move as if its prices had been the usual ones: what is seen without watching prices."""

    def watch(self, seats: int) -> HabitCounts[S]:
        """What counts the habits in one match."""
        return HabitCounts(self, seats)

    def sensible(self, state: S, moves: Moves, doubts: bool = False) -> Moves:
        """The moves that are no instance of a habit, with `doubts` of one that is not doubtful; all where there is no other."""
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
    """Counts, for every seat, how often each habit of a game was seen in a match: `counts` is by seat, then by number."""

    def __init__(self, habits: Habits[S], seats: int) -> None:
        self.habits = habits
        self.counts = [[0] * len(habits.names) for _seat in range(seats)]

    def see(self, state: S, moves: Moves, move: int, seat: int) -> None:
        """A seat makes a move in a position in which these were offered."""
        if seat == NATURE or moves.count < 2:
            return
        found = self.habits.worse(state, moves)
        number = found[[int(offered) for offered in moves.listed()].index(move)]
        if number != NONE and NONE in found:
            self.counts[seat][number] += 1

    def end(self, state: S) -> None:
        """The match is over."""
