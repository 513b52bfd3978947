"""The size of the deliberate mistakes that the weaker strengths make in Clans of Caledonia."""

from __future__ import annotations

# With these, each strength is clearly ahead of the one below, with every number of players.
BY_SEATS = {2: {"gentle": 110, "casual": 110, "steady": 90},
            3: {"gentle": 120, "casual": 110, "steady": 80},
            4: {"gentle": 130, "casual": 115, "steady": 85, "strong": 160}}


def leniency(seats: int, strength: str) -> int:
    """Return the size of a strength's deliberate mistakes with this number of seats, as a percentage of the usual size."""
    return BY_SEATS.get(seats, {}).get(strength, 100)
