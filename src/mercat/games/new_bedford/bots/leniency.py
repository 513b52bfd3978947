"""The size of the deliberate mistakes that the weaker strengths make in New Bedford."""

from __future__ import annotations

PER_CENT = {"gentle": 500, "casual": 300, "steady": 180, "strong": 400}
AMONG_MORE = {3: {"gentle": 370, "casual": 250, "steady": 172, "strong": 280},
              4: {"gentle": 320, "casual": 230, "steady": 160, "strong": 240}}


def leniency(seats: int, strength: str) -> int:
    """Return the size of a strength's deliberate mistakes with this number of seats, as a percentage of the usual size. Scores in
    this game are so close that, with mistakes of the usual size, the strengths would differ too little."""
    known = PER_CENT | AMONG_MORE.get(seats, {})
    return known.get(strength, 100)
