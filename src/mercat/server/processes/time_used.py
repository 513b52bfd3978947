"""How much time networks have used lately of something that all share: worker processes, the engine."""

from __future__ import annotations

from time import monotonic
from typing import Final

REMEMBERED: Final = 10_000                               # networks


class TimeUsed:
    """Seconds by network, half of which are forgotten after some time."""

    def __init__(self, forgotten: float) -> None:
        """`forgotten` is after how many seconds half of them are."""
        self.forgotten: Final = forgotten
        self.used: dict[str, tuple[float, float]] = {}   # seconds, and the moment of that count

    def count(self, network: str, seconds: float) -> None:
        """A network has used so much."""
        if len(self.used) >= REMEMBERED:
            self.used.clear()
        self.used[network] = self.of(network) + seconds, monotonic()

    def of(self, network: str) -> float:
        """What is left of what a network has used."""
        seconds, moment = self.used.get(network, (0.0, 0.0))
        return seconds * 0.5 ** ((monotonic() - moment) / self.forgotten) if seconds else 0.0
