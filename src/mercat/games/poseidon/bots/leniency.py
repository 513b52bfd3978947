"""How much the strengths for people give away in Poseidon."""

from __future__ import annotations

# Among two and three, `casual` was closer to `gentle` than to `steady`; among five, too close to `steady`.
BY_SEATS = {2: {"casual": 60}, 3: {"casual": 60}, 5: {"gentle": 130, "casual": 130}}


def leniency(seats: int, strength: str) -> int:
    """In per cent of what a strength usually gives away."""
    return BY_SEATS.get(seats, {}).get(strength, 100)
