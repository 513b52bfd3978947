"""The coasts follow the kinds of the hexes: cities and ports lie on land, the open sea is open, and the paths are well formed."""

import re
from itertools import product

import pytest

from mercat.games.poseidon.geography.coasts import FRAME, mainland, relief, scenery, spot_of
from mercat.games.poseidon.geography.paths import SCALE, curve, simplified
from mercat.games.poseidon.geography.relief import SEA_LEVEL, Relief, bump
from mercat.games.poseidon.map_layout import CHART

LAND_WITHIN = 14                                         # units from a port to the nearest shore


def test_land_lies_where_the_data_have_land() -> None:
    heights = relief()
    for name in mainland():
        assert heights.height(spot_of(name)) > SEA_LEVEL, name
    for place in CHART:
        for x, y in place["hexes"]:
            height = heights.height((x, y))
            if place["kind"] == "sea":
                assert height < SEA_LEVEL, place["hex"]
            elif place["kind"] in ("home", "new_world", "culture"):
                assert height > SEA_LEVEL, place["hex"]
            else:
                near = [(x + aside, y + down) for aside, down in product((-LAND_WITHIN, 0, LAND_WITHIN), repeat=2)]
                assert max(heights.height(spot) for spot in near) > SEA_LEVEL, place["hex"]


def test_the_land_is_one_path_of_closed_outlines_within_its_frame() -> None:
    drawn = scenery()
    parts = re.findall(r"M(-?\d+) (-?\d+)q([-\d ]+)z", drawn["land"])
    assert "".join(f"M{x} {y}q{bends}z" for x, y, bends in parts) == drawn["land"]
    assert len(parts) > 25                               # the mainland, and islands
    left, top, right, bottom = FRAME
    for x, y, bends in parts:
        numbers = [int(number) for number in re.findall(r"-?\d+", bends)]
        assert len(numbers) % 4 == 0
        here = int(x), int(y)
        for step in range(2, len(numbers), 4):
            here = here[0] + numbers[step], here[1] + numbers[step + 1]
            assert left - 8 <= here[0] / SCALE <= right + 8 and top - 8 <= here[1] / SCALE <= bottom + 8
        assert here == (int(x), int(y))                  # closed


def test_it_is_small_and_always_the_same() -> None:
    assert len(scenery()["land"]) + len(scenery()["peaks"]) < 14_000
    heights = relief()
    relief.cache_clear()
    assert relief().heights == heights.heights


def test_a_hill_is_one_round_island_and_a_hole_in_it_is_a_lake() -> None:
    field = Relief(0, 0, 100, 100)
    field.hill((50, 50), 40, 2)
    (coast,) = field.outlines()
    far = [((x - 50) ** 2 + (y - 50) ** 2) ** 0.5 for x, y in coast]
    assert max(far) - min(far) < 1 and field.height((50, 50)) == pytest.approx(2, abs=0.02)
    field.hill((50, 50), 12, -4)
    assert len(list(field.outlines())) == 2


def test_noise_is_even_and_bends_are_kept() -> None:
    heights = [bump(x / 7, y / 7) for x in range(70) for y in range(70)]
    assert -1 <= min(heights) < -0.5 and 0.5 < max(heights) <= 1
    assert simplified([(0, 0), (5, 0.1), (10, 0), (10, 10), (0, 10)]) == [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert curve([(0, 0), (10, 0), (10, 10), (0, 10)]) == "M0 10q0-10 10-10 10 0 10 10 0 10-10 10-10 0-10-10z"
