"""How much the strengths for people give away in Poseidon."""

from __future__ import annotations


def leniency(seats: int, strength: str) -> int:
    """In per cent of what a strength usually gives away. Among five, `casual` was closer to `steady` than to `gentle`."""
    return 130 if strength == "casual" and seats == 5 else 100
