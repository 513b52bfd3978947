"""Shores and rivers are drawn where the map has them: outlines around lochs and islands, a line along each course."""

import re

import pytest

from mercat.games.caledonia.board.coasts import CORNERS, moved, rivers, shores
from mercat.games.caledonia.board.drawn import ACROSS, DOWN, edge, geometry

from .plain import PlainMap, sides_of

NEXT = ((0, -DOWN), (ACROSS, -DOWN // 2), (ACROSS, DOWN // 2), (0, DOWN), (-ACROSS, DOWN // 2), (-ACROSS, -DOWN // 2))


def spots(path: str) -> list[list[tuple[int, int]]]:
    """Where the pieces of a path begin and end."""
    found = []
    for x, y, bends in re.findall(r"M(-?\d+) ?(-?\d+)[ql]([-\d ]+)", path):
        here = (int(x), int(y))
        found.append([here])
        numbers = [int(number) for number in re.findall(r"-?\d+", bends)]
        for place in range(0, len(numbers), 4 if len(numbers) > 2 else 2):
            here = (here[0] + numbers[place:place + 4][-2], here[1] + numbers[place:place + 4][-1])
            found[-1].append(here)
    return found


def joined(centres: list[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """The bodies of water of these hexes."""
    left, bodies = set(centres), []
    while left:
        body, open_ = set(), [left.pop()]
        while open_:
            x, y = open_.pop()
            body.add((x, y))
            beside = [(x + across, y + down) for across, down in NEXT if (x + across, y + down) in left]
            left -= set(beside)
            open_ += beside
        bodies.append(body)
    return bodies


def test_a_loch_of_one_hex_has_a_shore_around_it() -> None:
    (outline,) = spots(shores([(100, 100)]))
    assert outline[0] == outline[-1] and len(outline) == 7
    for x, y in outline:
        assert 20 < ((x - 100) ** 2 + (y - 100) ** 2) ** 0.5 < 32


def test_a_ring_of_lochs_has_an_outer_and_an_inner_shore() -> None:
    assert len(spots(shores([(100 + across, 100 + down) for across, down in NEXT]))) == 2
    assert shores([]) == ""


def test_a_river_flows_into_its_loch() -> None:
    low, high = (115, 126), (130, 152)
    ends = {course[place] for course in spots(rivers([(low, high)], [])) for place in (0, -1)}
    assert ends == {moved(low), moved(high)}
    (course,) = spots(rivers([(low, high)], [(100, 100)]))
    inside = min(course, key=lambda spot: spot[1])
    assert inside[1] < moved(low)[1] and inside[0] < moved(low)[0]


def test_a_river_may_fork_and_may_run_in_a_circle() -> None:
    around = [(100 + across, 100 + down) for across, down in CORNERS]
    circle = list(zip(around, around[1:] + around[:1], strict=True))
    assert len(spots(rivers(circle, []))) == 1
    assert len(spots(rivers([*circle, ((130, 100), (160, 100))], []))) == 2


@pytest.mark.parametrize("layout", range(32))
def test_every_map(layout: int) -> None:
    drawn, plain = geometry(layout, True), PlainMap(sides_of(layout // 2), layout % 2 == 1)
    lochs = [(hex["x"], hex["y"]) for hex in drawn.hexes if hex["kind"] == "loch"]
    outlines = spots(drawn.shores)
    assert len(outlines) >= len(joined(lochs))           # islands have one too
    assert all(outline[0] == outline[-1] for outline in outlines)
    assert all(0 <= x <= drawn.width and 0 <= y <= drawn.height for outline in outlines for x, y in outline)
    pieces = sum(len(course) - 1 for course in spots(drawn.rivers))
    assert pieces >= len(plain.rivers) // 2
    for one, other in drawn.layout.rivers:
        assert len(set(edge(one, other))) == 2
    for hex in drawn.hexes:
        code = plain.codes[hex["hex"]].rstrip("p") if hex["kind"] == "land" else ""
        assert (hex["terrain"], hex["cost"]) == (code.strip("0123456789"), int(code.strip("gfm") or 0)), hex["hex"]


def test_neighbours_seldom_look_alike() -> None:
    drawn = geometry(0, True)
    look = {(hex["x"], hex["y"]): hex["look"] for hex in drawn.hexes}
    pairs = [(look[x, y], look[x + across, y + down]) for x, y in look for across, down in NEXT if (x + across, y + down) in look]
    for kinds in (3, 4):
        assert sum(one % kinds == other % kinds for one, other in pairs) < len(pairs) / 2
    assert geometry(0, False).hexes[5]["look"] == drawn.hexes[5]["look"]
