"""The sixteen maps in both sizes against the second opinion: CAL-SETUP-1 CAL-SETUP-2 CAL-ROBERTSON-2 CAL-TWO-1.

Besides, what the head of the map's data promises of the sides: they have what the photo shows, every river ends in a loch, and
the sides of our own have no more deltas than the photo, for these decide how much Robertson's power is worth.
"""

from collections import Counter

import pytest

from mercat.components import PRINTED
from mercat.games.caledonia.board import maps
from mercat.games.caledonia.sources import COMPONENTS, MAP
from mercat.games.caledonia.vocabulary import HEX

from .plain import PlainMap, sides_of


def names(hexes: int) -> set[str]:
    return {HEX.values[hex] for hex in maps.members(hexes)}


@pytest.mark.parametrize("layout", range(32))
def test_layout(layout: int) -> None:
    ours, plain = maps.ALL_LAYOUTS[layout], PlainMap(sides_of(layout // 2), layout % 2 == 1)
    assert {HEX.values[hex]: code for hex, code in ours.cells.items()} == plain.codes
    assert len(plain.codes) == 117
    assert names(ours.land) == {name for name in plain.codes if plain.is_land(name)}
    assert names(ours.lochs) == {name for name in plain.codes if plain.is_loch(name)}
    assert names(ours.ports) == {name for name in plain.codes if plain.is_port(name)} and len(names(ours.ports)) == 4
    assert names(ours.deltas()) == plain.deltas()
    assert names(ours.border) == plain.border()
    assert len({tuple(sorted(edge)) for edge in ours.rivers}) * 2 == len(plain.rivers)


@pytest.mark.parametrize("number", range(16))
def test_neighbours_and_reach(number: int) -> None:
    """CAL-EXPAND-5 CAL-EXPAND-6 CAL-MACDONALD-3: from every hex, at every level."""
    plain = PlainMap(sides_of(number), False)
    for hex in range(117):
        name = HEX.values[hex]
        for level in range(6):
            place = ((number * 117 + hex) * 6 + level) * 3
            words = [int(maps.REACH[place + word]) for word in range(3)]
            reached = {HEX.values[other] for other in range(117) if words[other // 55] >> other % 55 & 1}
            assert reached == plain.reached(name, level), (name, level)


def test_every_space_has_a_place() -> None:
    """The columns of every module have the heights that the data state."""
    for name, side in MAP["side"].items():
        assert [len(column) for column in side["columns"]] == MAP["module"][name[0]]["heights"]


PHOTO = COMPONENTS["map"]["photo"]
PHOTOGRAPHED = {module: {maps.joined(module, cell["col"], cell["idx"]): cell for cell in PHOTO["hex"] if cell["module"] == module}
                for module in "AD"}
OUR_OWN = [name for name, side in MAP["side"].items() if side["origin"] != PRINTED and not side.get("photo_cells")]


def photo_rivers(module: str) -> list[tuple[int, int]]:
    """The river edges that the photo shows."""
    return [(maps.joined(module, *one), maps.joined(module, *other))
            for one, other in (edge["between"] for edge in PHOTO["river"] if edge["module"] == module)]


def beside_mouths(rivers: list[tuple[int, int]], lochs: int) -> set[int]:
    """The land on both sides of the places where these rivers enter lochs."""
    return {hex for one, other in rivers if maps.BESIDE[one] & maps.BESIDE[other] & lochs for hex in (one, other)}


def within(hexes: set[int], fog: bool) -> set[int]:
    """Those of the hexes that are in the game."""
    return {hex for hex in hexes if not fog or not maps.RING & maps.POWER[hex]}


@pytest.mark.parametrize("module", PHOTOGRAPHED)
def test_what_the_photo_shows_is_on_the_side(module: str) -> None:
    side, data = maps.SIDES[module + "1"], MAP["side"][module + "1"]
    listed = {key: {maps.joined(module, *map(int, place.split(","))) for place in data[key]}
              for key in ("photo_cells", "photo_cost_filled", "photo_port")}
    seen = PHOTOGRAPHED[module]
    assert listed["photo_cells"] == set(seen)
    assert listed["photo_port"] == {hex for hex, cell in seen.items() if cell["terrain"] == "port"}
    assert listed["photo_cost_filled"] == {hex for hex, cell in seen.items() if "cost" not in cell} - listed["photo_port"]
    for hex in set(seen) - listed["photo_port"]:
        terrain = "L" if seen[hex]["terrain"] == "loch" else seen[hex]["terrain"]
        price = side.cells[hex][-1] if hex in listed["photo_cost_filled"] else str(seen[hex]["cost"] or "")
        assert side.cells[hex] == terrain + price, HEX.values[hex]
    edges = {frozenset(edge) for edge in side.rivers}
    assert edges >= {frozenset(edge) for edge in photo_rivers(module)}


@pytest.mark.parametrize("number", range(16))
def test_every_river_ends_in_a_loch(number: int) -> None:
    """None ends at the border or on a seam, or in the land."""
    layout = maps.ALL_LAYOUTS[2 * number]
    corners = Counter(frozenset((one, other, third)) for one, other in layout.rivers
                      for third in maps.members(maps.BESIDE[one] & maps.BESIDE[other]))
    assert corners.total() == 2 * len(layout.rivers), "a river reaches the border"
    for corner, edges in corners.items():
        assert edges > 1 or maps.as_set(corner) & layout.lochs, names(maps.as_set(corner))


@pytest.mark.parametrize("fog", [False, True])
@pytest.mark.parametrize("name", OUR_OWN)
def test_sides_of_our_own_have_no_more_deltas_than_the_photo(name: str, fog: bool) -> None:
    """In proportion to the land, on the whole map and within the fog."""
    land, deltas = set[int](), set[int]()
    for module, seen in PHOTOGRAPHED.items():
        lochs = maps.as_set([hex for hex, cell in seen.items() if cell["terrain"] == "loch"])
        land |= within({hex for hex, cell in seen.items() if cell["terrain"] not in ("loch", "port")}, fog)
        deltas |= within(beside_mouths(photo_rivers(module), lochs), fog)
    side = maps.SIDES[name]
    own_land = within({hex for hex, code in side.cells.items() if code not in "LP"}, fog)
    lochs = maps.as_set([hex for hex, code in side.cells.items() if code == "L"])
    own_deltas = within(beside_mouths(side.rivers, lochs), fog)
    assert deltas < land and own_deltas < own_land
    assert len(own_deltas) * len(land) <= len(deltas) * len(own_land)
