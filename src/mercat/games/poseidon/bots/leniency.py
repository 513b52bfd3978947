"""The size of the deliberate mistakes that the weaker strengths make in Poseidon."""

from __future__ import annotations

# With two and three players, `casual` was closer to `gentle` than to `steady`; with five, too close to `steady`.
BY_SEATS = {2: {"casual": 60}, 3: {"casual": 60}, 5: {"gentle": 130, "casual": 130}}


def leniency(seats: int, strength: str) -> int:
    """Return the size of a strength's deliberate mistakes with this number of seats, as a percentage of the usual size."""
    return BY_SEATS.get(seats, {}).get(strength, 100)
