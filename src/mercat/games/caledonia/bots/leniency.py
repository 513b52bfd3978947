"""How much the strengths for people give away in Clans of Caledonia."""

from __future__ import annotations


def leniency(seats: int, strength: str) -> int:
    """In per cent of what a strength usually gives away. Among four, `strong` was closer to `master` than to `steady`."""
    return 175 if strength == "strong" and seats == 4 else 100
