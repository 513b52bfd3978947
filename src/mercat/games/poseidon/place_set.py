"""Sets of places as values. A set is a pair of bit words, which the compiled form keeps unboxed."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from mercat.games.poseidon import board as b

PlaceSet: TypeAlias = tuple[i64, i64]

HALF: Final = 55                        # bits used in a word: the first word contains places 0 to 54, the second all others
FIRST_BIT: Final = vec[i64]([2**place if place < HALF else 0 for place in range(int(b.PLACES))])           # [place]
SECOND_BIT: Final = vec[i64]([2**(place - HALF) if place >= HALF else 0 for place in range(int(b.PLACES))])
FIRST_BETWEEN: Final = vec[i64]([places % 2**HALF for places in b.BETWEEN])                                # [map, place, place]
SECOND_BETWEEN: Final = vec[i64]([places // 2**HALF for places in b.BETWEEN])


def no_places() -> PlaceSet:
    """Return the empty set."""
    return (0, 0)


def with_place(places: PlaceSet, place: i64) -> PlaceSet:
    """Return the set with `place` added."""
    return (places[0] | FIRST_BIT[place], places[1] | SECOND_BIT[place])


def without_place(places: PlaceSet, place: i64) -> PlaceSet:
    """Return the set with `place` removed."""
    return (places[0] & ~FIRST_BIT[place], places[1] & ~SECOND_BIT[place])


def lie_between(places: PlaceSet, pair: i64) -> bool:
    """Return whether at least one of the places is strictly between two others on a shortest path. `pair` is the index [map,
    place, place] of these two in the tables."""
    return places[0] & FIRST_BETWEEN[pair] != 0 or places[1] & SECOND_BETWEEN[pair] != 0
