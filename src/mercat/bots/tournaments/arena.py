"""Comparisons of bots: every line-up plays the same deals, with the seats rotated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any

from mercat.bots.tournaments.games import GameOutcome
from mercat.statistics import NINETY_FIVE


@dataclass
class BotResults:
    """The results of one bot. Each of its seats counts as a game, so a game in which the bot has two seats counts as two
    games."""

    bot: str
    games: int = 0
    wins: float = 0.0                   # a shared first place counts as a fraction
    points: int = 0
    places: int = 0
    seconds: float = 0.0
    decisions: int = 0

    def add(self, played: GameOutcome, seat: int) -> None:
        """Add the result of one seat in one game."""
        self.games += 1
        self.wins += played.shares[seat]
        self.points += played.totals[seat]
        self.places += played.places[seat]
        self.seconds += played.seconds[seat]
        self.decisions += played.decisions[seat]

    def row(self) -> dict[str, Any]:
        """Return the bot's row of the table of results; `low` and `high` are the limits of the 95% confidence interval of the
        share of wins."""
        low, high = interval(self.wins, self.games)
        return {"bot": self.bot, "games": self.games, "wins": round(self.wins, 4), "share": round(self.wins / self.games, 4),
                "low": round(low, 4), "high": round(high, 4), "mean_score": round(self.points / self.games, 3),
                "mean_place": round(self.places / self.games, 3),
                "ms_per_move": round(1000 * self.seconds / self.decisions, 3) if self.decisions else 0.0}


def lineups(bots: Sequence[str], seats: int, alone: bool = False) -> list[tuple[str, ...]]:
    """Return line-ups of bots, by seat, such that every bot has every seat equally often. With as many bots as seats, these are
    all rotations. With more bots, they are all rotations of every group of bots. With fewer bots, the bots repeat in turn; with
    `alone`, however, the first of two bots has one seat, and the second has all the others."""
    if alone:
        one, other = bots
        return [tuple(one if seat == held else other for seat in range(seats)) for held in range(seats)]
    groups = combinations(bots, seats) if len(bots) > seats else [tuple(bots)]
    return [tuple(group[(start + seat) % len(group)] for seat in range(seats))
            for group in groups for start in range(len(group))]


def standings(results: Iterable[GameOutcome], bots: Sequence[str]) -> list[BotResults]:
    """Return the results of all bots, the highest share of wins first."""
    table = {bot: BotResults(bot) for bot in bots}
    for played in results:
        for seat, bot in enumerate(played.task.bots):
            table[bot].add(played, seat)
    return sorted(table.values(), key=lambda standing: -standing.wins / max(1, standing.games))


def interval(wins: float, games: int, errors: float = NINETY_FIVE) -> tuple[float, float]:
    """Return the Wilson score interval of a share of wins. `errors` is the half-width of the interval in standard errors, by
    default for a confidence of 95%."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, errors ** 2
    middle = share + square / (2 * games)
    half = errors * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, (middle - half) / (1 + square / games)), min(1.0, (middle + half) / (1 + square / games))
