"""Statistics of many games between the same bots: lengths, numbers of legal moves, and scores by seat and by bot."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median, pstdev
from typing import Any

from mercat.bots.tournaments.games import GameOutcome


class Simulation:
    """The results of games with one line-up. Nothing else is stored, so that the results of a million games fit into memory."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.games = 0
        self.actions = self.made = 0    # all of them, and those not read from a file
        self.offered = 0
        self.totals: list[list[int]] = [[] for _ in bots]
        self.wins = [0.0 for _ in bots]

    def add(self, played: GameOutcome) -> None:
        """Add the results of one game."""
        self.games += 1
        self.actions += played.moves
        self.made += 0 if played.stored else played.moves
        self.offered += played.offered
        for seat, share in enumerate(played.shares):
            self.totals[seat].append(played.totals[seat])
            self.wins[seat] += share

    def report(self, seconds: float) -> dict[str, Any]:
        """Return the statistics as plain data. `seconds` is the time taken, excluding stored games."""
        return {"games": self.games, "actions": self.actions, "seconds": round(seconds, 3),
                "actions_per_s": round(self.made / seconds), "mean_length": round(self.actions / self.games, 2),
                "mean_legal": round(self.offered / self.actions, 2),
                "by_seat": [self.seat_row(seat) for seat in range(len(self.bots))],
                "by_bot": [self.bot_row(bot) for bot in dict.fromkeys(self.bots)]}

    def seat_row(self, seat: int) -> dict[str, Any]:
        """Return the results of one seat."""
        return {"seat": seat, "bot": self.bots[seat], **figures(self.totals[seat]), "wins": round(self.wins[seat], 4)}

    def bot_row(self, bot: str) -> dict[str, Any]:
        """Return the results of one bot, over all seats in which it played."""
        held = [seat for seat, name in enumerate(self.bots) if name == bot]
        return {"bot": bot, **figures([total for seat in held for total in self.totals[seat]]),
                "wins": round(sum(self.wins[seat] for seat in held), 4)}


def figures(scores: Sequence[int]) -> dict[str, float]:
    """Return the number, mean, standard deviation, minimum, median and maximum of the scores."""
    return {"scores": len(scores), "mean": round(fmean(scores), 3), "deviation": round(pstdev(scores), 3), "least": min(scores),
            "median": median(scores), "most": max(scores)}
