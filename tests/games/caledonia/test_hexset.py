"""Sets of hexes against Python's own sets."""

import random
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from mercat.games.caledonia.board import hexset
from mercat.games.caledonia.board.maps import HEXES, as_set


def as_hexset(hexes: Iterable[int]) -> hexset.HexSet:
    return hexset.read_set(vec[i64](hexset.as_words(as_set(hexes))), 0)


def listed(hexes: hexset.HexSet) -> list[int]:
    found, hex = [], hexset.first_of(hexes)
    while hex != -1:
        found.append(int(hex))
        hex = hexset.next_of(hexes, hex)
    return found


def test_every_hex_alone() -> None:
    for hex in range(int(HEXES)):
        alone = hexset.only(hex)
        assert listed(alone) == [hex] and hexset.size_of(alone) == 1 and hexset.contains(alone, hex)
        assert alone == as_hexset([hex]) and not hexset.is_empty(alone)
    assert listed(hexset.no_hexes()) == [] and hexset.is_empty(hexset.no_hexes())


def test_random_sets() -> None:
    chance = random.Random(3)
    for _trial in range(200):
        one, other = ({hex for hex in range(int(HEXES)) if chance.random() < share} for share in (0.3, chance.random()))
        a, b = as_hexset(one), as_hexset(other)
        assert listed(a) == sorted(one) and hexset.size_of(b) == len(other)
        assert listed(hexset.union(a, b)) == sorted(one | other)
        assert listed(hexset.intersection(a, b)) == sorted(one & other)
        assert listed(hexset.difference(a, b)) == sorted(one - other)
        assert [hexset.contains(a, hex) for hex in range(int(HEXES))] == [hex in one for hex in range(int(HEXES))]
        kept = vec[i64]([0] * 9)
        hexset.write_set(kept, 1, a)
        assert hexset.read_set(kept, 1) == a and hexset.is_empty(hexset.read_set(kept, 0))
