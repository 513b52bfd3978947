"""The shores of lochs and the courses of rivers as SVG paths. Both follow the edges of hexes and bend slightly at every
corner."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from mercat.curves import Spot, closed, line

Edge = tuple[Spot, Spot]

CORNERS: Final = ((30, 0), (15, 26), (-15, 26), (-30, 0), (-15, -26), (15, -26))      # of a hex, from its centre
ASIDE: Final = 7                        # a corner moves by up to half of this, across and down
INTO_LOCH: Final = 9                    # the distance of a river's end from the corner where it meets a loch


def shores(centres: Sequence[Spot]) -> str:
    """Return the outlines of the lochs on the hexes with these centres, as an SVG path."""
    edges = dict.fromkeys(edge for centre in centres for edge in around(corners_of(centre)))
    following = {one: other for one, other in edges if (other, one) not in edges}
    outlines = []
    while following:
        corner = start = next(iter(following))
        outline = []
        while corner in following:
            outline.append(moved(corner))
            corner = following.pop(corner)
        assert corner == start
        outlines.append(closed(outline))
    return "".join(outlines)


def corners_of(centre: Spot) -> list[Spot]:
    """Return the corners of the hex with this centre, clockwise."""
    return [(centre[0] + across, centre[1] + down) for across, down in CORNERS]


def around(corners: Sequence[Spot]) -> list[Edge]:
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def rivers(edges: Sequence[Edge], centres: Sequence[Spot]) -> str:
    """Return the rivers along these edges, as an SVG path. A river that ends at a loch with one of these centres flows into the
    loch."""
    meeting: dict[Spot, list[Spot]] = {}
    for one, other in edges:
        meeting.setdefault(one, []).append(other)
        meeting.setdefault(other, []).append(one)
    ends = [corner for corner, others in meeting.items() if len(others) != 2]
    loch = {corner for centre in centres for corner in corners_of(centre)}
    courses = []
    for corner in [*ends, *meeting]:                     # the edges that remain after the ends form circles
        while meeting[corner]:
            courses.append(course(corner, meeting, set(ends)))
    return "".join(line(meandering(into_lochs(one, loch))) for one in courses)


def course(start: Spot, meeting: dict[Spot, list[Spot]], ends: set[Spot]) -> list[Spot]:
    """Return the corners from `start` to the next end of a river, and remove the edges between them from `meeting`."""
    corners = [start]
    while meeting[corners[-1]] and (len(corners) == 1 or corners[-1] not in ends):
        following = meeting[corners[-1]].pop()
        meeting[following].remove(corners[-1])
        corners.append(following)
    return corners


def into_lochs(corners: list[Spot], loch: set[Spot]) -> list[Spot]:
    first, last = (beyond(corners[0], corners[1]), beyond(corners[-1], corners[-2]))
    return [*([first] if corners[0] in loch else []), *corners, *([last] if corners[-1] in loch else [])]


def beyond(end: Spot, before: Spot) -> Spot:
    """Return the point inside a loch at which a river ends, found by extending its last edge, from `before` to `end`, straight
    ahead. An edge is 30 units long."""
    return end[0] + (end[0] - before[0]) * INTO_LOCH // 30, end[1] + (end[1] - before[1]) * INTO_LOCH // 30


def meandering(corners: list[Spot]) -> list[Spot]:
    """Return the corners of a river, shifted slightly in the same way as the corners of shores, with another shifted point
    between every two consecutive corners."""
    spots = [moved(corner) for corner in corners]
    bends = [moved(((x + u) // 2, (y + v) // 2)) for (x, y), (u, v) in pairwise(spots)]
    return [spot for pair in zip(spots, bends, strict=False) for spot in pair] + [spots[-1]]


def moved(spot: Spot) -> Spot:
    """Return a point near `spot`. It is always the same for the same `spot`."""
    x, y = spot
    return x + (3 * x + 5 * y) % ASIDE - ASIDE // 2, y + (5 * x + 2 * y) % ASIDE - ASIDE // 2
