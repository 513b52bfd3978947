"""The size of the mistakes of the strengths for people in New Bedford."""

from __future__ import annotations

PER_CENT = {"gentle": 500, "casual": 300, "steady": 180, "strong": 400}
AMONG_MORE = {3: {"gentle": 370, "casual": 250, "steady": 172, "strong": 280},
              4: {"gentle": 320, "casual": 230, "steady": 160, "strong": 240}}


def leniency(seats: int, strength: str) -> int:
    """Return the size of a strength's mistakes as a percentage of the usual. Scores are close: with the usual slack, strengths
    were too."""
    known = PER_CENT | AMONG_MORE.get(seats, {})
    return known.get(strength, 100)
