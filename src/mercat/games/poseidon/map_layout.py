"""The layout of the drawn map: the positions of the sea hexes, and the thick borders between them."""

from __future__ import annotations

from typing import Any, Final

from mercat.components import read_table
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.sources import FILE, PACKAGE, SOURCES

SIDE: Final = 26.0                       # the length of a hex's side
ACROSS: Final = 22.5                     # from column to column
DOWN: Final = 39.0                       # from row to row

UNNAMED: Final = ["E15", "F6", "F16"]    # temples whose names on the board are unknown
NAMED: Final = [name for name in b.PLACE_NAMES if name not in UNNAMED and name not in b.MAP["open_sea"]]


def names_in(sea: dict[str, Any]) -> dict[str, str]:
    """Return the names that the data contain, by coordinate. Places that have no name in the data have one that was chosen for
    Mercat."""
    return {str(row.get("hex") or row["hexes"][0]): str(row["name"])
            for table in ("posts", "temples", "high_cultures", "new_world") for row in sea[table] if "name" in row}


def corrected_names() -> dict[str, str]:
    """Return the names, by coordinate, that the owner of a printed copy has corrected. Names that have not been corrected are
    left out, because the map shows them in the reader's language."""
    packaged = PACKAGE / "data"
    if SOURCES.folder == packaged:
        return {}
    known = names_in(read_table(packaged / FILE, PACKAGE)["map"])
    return {name: words for name, words in names_in(b.MAP).items() if known.get(name) != words}


def by_place(names: dict[str, str]) -> dict[str, str]:
    return {b.PLACE_NAMES[b.place_of(name)]: words for name, words in names.items()}


CONFIRMED: Final = by_place(names_in(b.MAP))
CORRECTED: Final = by_place(corrected_names())


def centre(name: str) -> tuple[float, float]:
    """Return the centre of the hex with this printed coordinate."""
    return ACROSS * int(name[1:]), DOWN * (ord(name[0]) - ord("A") + 1)


def middle(place: int) -> tuple[float, float]:
    """Return the centre of a place. For an area of the New World, this is the point between its two hexes."""
    spots = [centre(name) for name in hexes_of(place)]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def hexes_of(place: int) -> list[str]:
    """Return the printed coordinates of a place's hexes."""
    if place < int(b.HEXES):
        return [b.PLACE_NAMES[place]]
    return [str(name) for name in b.MAP["new_world"][place - int(b.HEXES)]["hexes"]]


def kind_of(place: int) -> str:
    """Return the kind of a place on the map: new_world, home, temple, culture, post or sea."""
    if place >= int(b.HEXES):
        return "new_world"
    if place in list(b.HOME):
        return "home"
    if place in list(b.TEMPLES):
        return "temple"
    if place in list(b.CULTURE):
        return "culture"
    return "post" if b.CIRCLES[place] > 0 else "sea"


def border(one: str, other: str) -> list[float]:
    """Return the edge between two neighbouring hexes, as two points."""
    (left, top), (right, bottom) = centre(one), centre(other)
    x, y = (left + right) / 2, (top + bottom) / 2
    length = ((right - left) ** 2 + (bottom - top) ** 2) ** 0.5
    across, down = (bottom - top) / length * SIDE / 2, (left - right) / length * SIDE / 2
    return [round(x - across, 1), round(y - down, 1), round(x + across, 1), round(y + down, 1)]


def printed(place: int) -> dict[str, Any]:
    """Return the printed features of a place on the map, which never change."""
    x, y = middle(place)
    incomes = [int(b.TEMPLE_INCOME[place, phase]) for phase in range(1, int(t.PHASES) + 1)]
    homes = list(b.HOME)
    return {
        "hex": b.PLACE_NAMES[place],
        "kind": kind_of(place),
        "x": round(x, 1),
        "y": round(y, 1),
        "hexes": [[round(one, 1) for one in centre(name)] for name in hexes_of(place)],
        "value": int(b.VALUE[place]),
        "circles": int(b.CIRCLES[place]),
        "donation": int(b.DONATION[place]),
        "incomes": incomes,
        "home_of": t.NATION_NAMES[homes.index(place)] if place in homes else None,
        "named": b.PLACE_NAMES[place] in NAMED or b.PLACE_NAMES[place] in CONFIRMED,
        "name": CORRECTED.get(b.PLACE_NAMES[place]),
        "stand_in": place not in homes and b.PLACE_NAMES[place] not in CONFIRMED,
    }


CHART: Final[list[dict[str, Any]]] = [printed(place) for place in range(int(b.PLACES))]
BORDERS: Final[list[list[float]]] = [border(one, other) for one, other in b.MAP["blocked_borders"]]


def way(walk: list[int], variant: int) -> list[list[float]]:
    """Return the centres of all hexes on a walk that follows a shortest path from each place to the next. The map `variant` is 0,
    or 1 for two players."""
    neighbours = (b.NEIGHBOURS, b.NEIGHBOURS_FOR_TWO)[variant]
    steps = b.STEPS[variant]
    found = walk[:1]
    for goal in walk[1:]:
        while found[-1] != goal:
            found.append(min(neighbours[found[-1]], key=lambda place: steps[goal][place]))
    return [[round(one, 1) for one in middle(place)] for place in found]
