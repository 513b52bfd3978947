"""The boards of New Bedford: the spaces for workers, including those of the buildings, and the track of the ships.

A worker's *space* is a space on one of the two boards or a building. Buildings are numbered after the spaces on the boards, in
the order of the data. A ship's *berth* is a row of the track, or one of three places off the track. NB-SHIP-9: one row has no
food cost (`NEAREST`).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules.vocabulary import Facet
from mercat.games.new_bedford.sources import DATA

# -- spaces for workers

BOARD_NAMES: Final[list[str]] = ["farm", "forest", "warehouse", "general_store", "town_hall", "dockyard", "city_pier"]
BUILDING_NAMES: Final[list[str]] = [str(tile["id"]) for tile in DATA["buildings"]]
BOARD: Final[i64] = len(BOARD_NAMES)    # spaces on the two boards; the spaces of buildings follow
BUILDINGS: Final[i64] = len(BUILDING_NAMES)
SPACES: Final[i64] = len(BOARD_NAMES) + len(BUILDING_NAMES)


def space(name: str) -> int:
    """Return the number of the space with this name, which is the name of a space on a board or of a building."""
    return (BOARD_NAMES + BUILDING_NAMES).index(name)


def building(name: str) -> int:
    """Return the number of the building with this name."""
    return BUILDING_NAMES.index(name)


def space_of(building: i64) -> i64:
    """Return the space of a building."""
    return BOARD + building


# -- the track: row 0 has no food cost, row r costs FOODS[r - 1]; a ship that would come nearer than NEAREST returns

TRACK: Final[dict[str, Any]] = DATA["whaling_board"]["track"]
FOODS: Final[list[int]] = list(TRACK["launch_food_costs"])
FARTHEST: Final[i64] = len(FOODS)
NEAREST: Final[i64] = 0 if DATA["whaling_board"]["return"]["uncosted_row_is_whaling_row"] else 1
BERTHS: Final[i64] = int(TRACK["max_ships_per_space"])        # the most ships in a row; each has its own rank
PLACES: Final[i64] = (FARTHEST + 1) * BERTHS                  # the places for ships on the track

BERTH: Final[Facet] = Facet("berth", [*[str(row) for row in range(FARTHEST + 1)], "home", "dock", "return"])
AT_HOME: Final[i64] = BERTH.index("home")
AT_DOCK: Final[i64] = BERTH.index("dock")
RETURNING: Final[i64] = BERTH.index("return")
