"""The seats' rewards in many matches, in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.game import Game, Score
from mercat.engine.rules.state import State

ALONE: Final = 100                      # points for which the reward is 1, in a solo game and if points are the reward
PLACE: Final[i64] = 0                   # the kinds: at the end, the places,
WIN: Final[i64] = 1                     # or the share of the first place;
POINTS: Final[i64] = 2                  # after every step, the growth of the points,
LEAD: Final[i64] = 3                    # or of the lead over the best opponent


def returns_of(scores: Sequence[Score]) -> list[float]:
    """Return a value from -1 to 1 for each seat: the share of opponents behind it, minus the share of opponents ahead of it.

    A solo game has no opponents; its return is a hundredth of the points.
    """
    if len(scores) == 1:
        return [scores[0].total / ALONE]
    places = [score.place for score in scores]
    returns = []
    for place in places:
        balance = 0
        for other in places:
            balance += 1 if place < other else -1 if place > other else 0
        returns.append(balance / (len(places) - 1))
    return returns


def shares_of(scores: Sequence[Score]) -> list[float]:
    """Return each seat's share of first place: 1 for a single winner, equal fractions for winners who share it, and 0 for all
    other places."""
    first = [1.0 if score.place == 1 else 0.0 for score in scores]
    whole = sum(first)
    return [share / whole for share in first]


@final
class Rewards:
    """Points, returns and rewards paid so far, for each seat of each match, in memory that is overwritten in place.

    points    the points when the match last ended; with `running`, the points in the current position or, if the last step ended
              the match, at its end
    returns   the return of a match that is over or was ended by the last step; otherwise 0. If the reward is the points or the
              lead, its growth in the last step
    paid      the total reward paid in the game so far, in points
    """

    def __init__(self, game: Game[Any], seats: int, count: int, kind: i64, running: bool) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.kind: Final[i64] = kind
        self.running: Final = running or kind >= POINTS
        self.points: Final = vec[i64]([0] * (count * seats))
        self.returns: Final = vec[float]([0.0] * (count * seats))
        self.paid: Final = vec[i64]([0] * (count * seats))

    def begin(self, match: i64) -> None:
        """Reset the rewards paid, for a match's next game."""
        for place in range(match * self.seats, (match + 1) * self.seats):
            self.paid[place] = 0

    def begin_at(self, match: i64) -> None:
        """Begin a game in a given position. The points that the seats have in this position are not paid as a reward."""
        if self.kind >= POINTS:
            for seat in range(self.seats):
                self.paid[match * self.seats + seat] = self.worth(match * self.seats, seat)

    def resume(self, match: i64, paid: Sequence[int]) -> None:
        """Continue a match with the rewards paid to each seat so far."""
        for seat in range(i64(len(paid))):
            self.paid[match * self.seats + seat] = paid[int(seat)]

    def restore(self, match: i64, points: Sequence[int], returns: Sequence[float]) -> None:
        """Restore the result of a match's last game, as returned by `ending`."""
        for seat in range(self.seats):
            self.points[match * self.seats + seat] = points[int(seat)]
            self.returns[match * self.seats + seat] = returns[int(seat)]

    def ending(self, match: i64) -> tuple[list[int], list[float]]:
        """Return the points when a match last ended, and the returns for the last step, by seat."""
        places = range(int(match * self.seats), int((match + 1) * self.seats))
        return [int(self.points[place]) for place in places], [float(self.returns[place]) for place in places]

    def rewarded(self, match: i64) -> list[int]:
        """Return each seat's total reward so far, in points."""
        return [int(self.paid[place]) for place in range(match * self.seats, (match + 1) * self.seats)]

    def unpay(self, match: i64) -> None:
        """Clear the rewards for a match's last step."""
        for place in range(match * self.seats, (match + 1) * self.seats):
            self.returns[place] = 0.0

    def count(self, match: i64, state: State) -> None:
        """Write the points of a position, if they are needed."""
        if self.running:
            for seat in range(self.seats):
                self.points[match * self.seats + seat] = self.game.points(state, int(seat))

    def pay(self, match: i64) -> None:
        """Reward each seat with the growth of its points or its lead. The rewards in a game therefore add up to the final points
        or lead; the first reward includes the value of the initial position."""
        base = match * self.seats
        for seat in range(self.seats):
            worth = self.worth(base, seat)
            self.returns[base + seat] = float(worth - self.paid[base + seat]) / float(ALONE)
            self.paid[base + seat] = worth

    def worth(self, base: i64, seat: i64) -> i64:
        """Return a seat's points or its lead, depending on the kind of reward."""
        return self.points[base + seat] - (self.best_other(base, seat) if self.kind == LEAD else 0)

    def best_other(self, base: i64, seat: i64) -> i64:
        """Return the points of a seat's best opponent; 0 in a solo game."""
        best: i64 = 0
        found = False
        for other in range(self.seats):
            if other != seat and (not found or self.points[base + other] > best):
                best, found = self.points[base + other], True
        return best

    def finish(self, match: i64, state: State) -> None:
        """Write the points and the returns of a match that has ended in this position."""
        scores = self.game.scores(state)
        base = match * self.seats
        for seat in range(self.seats):
            self.points[base + seat] = scores[int(seat)].total
        if self.kind >= POINTS:
            self.pay(match)
            return
        returns = returns_of(scores) if self.kind == PLACE else shares_of(scores)
        for seat in range(self.seats):
            self.returns[base + seat] = returns[int(seat)]
