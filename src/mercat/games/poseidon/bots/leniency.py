"""How much the strengths for people give away in Poseidon."""

from __future__ import annotations


def leniency(seats: int, strength: str) -> int:
    """In per cent of what a strength usually gives away. Among five, `casual` was too close to `steady`."""
    return 130 if seats == 5 and strength in ("gentle", "casual") else 100
