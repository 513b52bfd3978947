"""The sixteen maps in both sizes against the second opinion: CAL-SETUP-1 CAL-SETUP-2 CAL-ROBERTSON-2 CAL-TWO-1."""


import pytest

from mercat.games.caledonia.board import maps
from mercat.games.caledonia.sources import MAP
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
