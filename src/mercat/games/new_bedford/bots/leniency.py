"""How much the strengths for people give away in New Bedford."""

from __future__ import annotations

PER_CENT = {"gentle": 500, "casual": 300, "steady": 180, "strong": 400}
AMONG_MORE = {"gentle": 650, "casual": 220}             # with three players and four, where these two were too close


def leniency(seats: int, strength: str) -> int:
    """In per cent of what a strength usually gives away. Scores are close: with the usual slack, strengths were too."""
    known = PER_CENT | AMONG_MORE if seats > 2 else PER_CENT
    return known.get(strength, 100)
