"""How much the strengths for people give away in Clans of Caledonia."""

from __future__ import annotations

# Among three, `steady` was too close to `casual`; among four, `strong` was closer to `master` than to `steady`.
BY_SEATS = {3: {"gentle": 120, "casual": 110, "steady": 80}, 4: {"strong": 175}}


def leniency(seats: int, strength: str) -> int:
    """In per cent of what a strength usually gives away."""
    return BY_SEATS.get(seats, {}).get(strength, 100)
