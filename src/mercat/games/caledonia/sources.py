"""The component data in use for Clans of Caledonia, and the rules for correcting them from a printed copy."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from mercat.components import PRINTED, Components, Shape, read_components, wrong
from mercat.toml_lines import Place

FACTS: Final = "components.toml"
MAP_FILE: Final = "map.toml"
GOODS: Final = "wool grain milk bread cheese whisky"
CODE: Final = re.compile(r"L|P|(?:g|f|m|gf|gm|fm|gfm)[1-6]p?")
SHAPE: Final = Shape(
    free=("assumed.*.origin", "side.*.origin", "side.*.columns.*.*", "side.*.rivers.*", "side.*.photo_*.*"),
    grows=("side.*.rivers", "side.*.photo_*"),
    optional=("side.*.photo_*",),
    sparse={"contract.*.cost": "wool bread cheese whisky beef mutton",
            "contract.*.reward": "hops cotton tobacco sugar_cane pounds free_land upgrades",
            "assumed.starting_tiles.goods.*": GOODS},
    ranges={"meta.rounds": (5, 5), "meta.players_min": (1, 1), "meta.players_max": (4, 4), "meta.joined_*": (9, 13),
            "meta.*": (1, 4), "components.contracts": (50, 50),
            "components.*": (1, 50), "player_pieces.*": (1, 7), "unit.*.order": (1, 8), "unit.*.cost": (4, 50),
            "upgrades.technology_tiles": (2, 2), "upgrades.*": (0, 50), "market.steps": (10, 10), "market.start_step": (0, 9),
            "market.price.*.*": (1, 30), "neighbourhood.*": (0, 9), "contract_money.by_round.*": (-50, 50),
            "pass_money.*": (0, 100), "pass_money.by_order.*": (0, 100), "contract_display.*": (1, 6), "imports.*": (1, 20),
            "final_scoring.pounds_per_point": (1, 100), "auction_variant.highest_bid": (30, 30),
            "solo.prices_changed_at_start_of_rounds_2_to_5": (1, 6), "scoring_tile.*.per": (1, 10),
            "scoring_tile.*.points": (0, 10),
            "contract.*.id": (1, 50), "contract.*.cost.*": (1, 9), "contract.*.reward.*": (0, 20),
            "contract.*.reward.upgrades": (0, 2), "contract.*.reward.free_land": (0, 2),
            "assumed.starting_tiles.money": (30, 100), "assumed.starting_tiles.goods.*.*": (0, 9),
            "assumed.solo_brackets.*": (0, 9), "assumed.contract_slots.*": (1, 8), "building_bonus.*": (1, 10),
            "starting_tiles.count": (9, 9), "clan.*.starting_merchants": (2, 7), "clan.*.workers": (1, 8)})


def check(components: Components) -> None:
    """Check the constraints that the `Shape` cannot express. Raise WrongValue if one is violated."""
    facts = components[FACTS]
    seen: set[int] = set()
    for number, contract in enumerate(facts["contract"]):
        if contract["id"] in seen:
            wrong((FACTS, "contract", number, "id"), "contract_twice", contract=contract["id"])
        seen.add(contract["id"])
        if not contract["cost"]:
            wrong((FACTS, "contract", number, "cost"), "free_contract", contract=contract["id"])
    for good, prices in facts["market"]["price"].items():
        for step, (lower, higher) in enumerate(pairwise(prices), 1):
            if higher < lower:
                wrong((FACTS, "market", "price", good, step), "falling_price", good=good, lower=lower, higher=higher)
    brackets = facts["assumed"]["solo_brackets"]
    if brackets["middle_from"] > brackets["middle_to"]:
        wrong((FACTS, "assumed", "solo_brackets", "middle_from"), "brackets")
    for name, side in components[MAP_FILE]["side"].items():
        check_side(name, side)


def check_side(name: str, side: dict[str, Any]) -> None:
    """Check that every cell is a valid code, that ports are only where port tiles may be, and that rivers run between adjacent
    land spaces."""
    cells: dict[tuple[int, int], str] = {}
    place: Place = (MAP_FILE, "side", name, "columns")
    for column, codes in enumerate(side["columns"], 1):
        for row, code in enumerate(codes):
            if not CODE.fullmatch(code):
                wrong((*place, column - 1, row), "not_a_space", side=name, space=f"{column},{row}", code=code)
            cells[column, row] = code
    outer_column = 1 if name[0] in "AD" else 7
    corner = (outer_column, 0 if name[0] in "AB" else len(side["columns"][outer_column - 1]) - 1)
    ports = [cell for cell, code in cells.items() if code.endswith("p")]
    if [cell for cell, code in cells.items() if code == "P"] != [corner]:
        wrong(place, "corner", side=name, space=f"{corner[0]},{corner[1]}")
    if len(ports) != 1 or not on_ring(name, side, *ports[0]):
        wrong(place, "port_space", side=name)
    seen: set[frozenset[tuple[int, int]]] = set()
    for number, text in enumerate(side["rivers"]):
        here = (MAP_FILE, "side", name, "rivers", number)
        said = re.fullmatch(r"(\d),(\d)\|(\d),(\d)", text, re.ASCII)
        one, two = ((int(said[1]), int(said[2])), (int(said[3]), int(said[4]))) if said else ((0, 0), (0, 0))
        if not {one, two} <= set(cells):
            wrong(here, "not_an_edge", side=name, edge=text)
        if cells[one] in "LP" or cells[two] in "LP" or not touch(name, one, two):
            wrong(here, "not_two_lands", side=name, edge=text)
        if frozenset((one, two)) in seen:
            wrong(here, "edge_twice", side=name, edge=text)
        seen.add(frozenset((one, two)))


def on_ring(name: str, side: dict[str, Any], column: int, row: int) -> bool:
    """Return whether a space of a module is on the outer border of the joined map."""
    outer_row = 0 if name[0] in "AB" else len(side["columns"][column - 1]) - 1
    return row == outer_row or column == (1 if name[0] in "AD" else 7)


def touch(name: str, one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Return whether two spaces of a module are adjacent. In modules C and D, odd columns are half a space lower."""
    across, down = two[0] - one[0], two[1] - one[1]
    if across == 0:
        return abs(down) == 1
    lower = (one[0] % 2 == 0) != (name[0] in "CD")
    return abs(across) == 1 and down in ((0, 1) if lower else (-1, 0))


def assumed() -> list[str]:
    """Return the names of the data that are assumed. The map is one of them until every side has been copied from a printed
    copy."""
    drawn = any(side["origin"] != PRINTED for side in MAP["side"].values())
    return (["map"] if drawn else []) + SOURCES.assumed()


SOURCES: Final = read_components(Path(__file__).parent, SHAPE, check)
COMPONENTS: Final[dict[str, Any]] = SOURCES[FACTS]
MAP: Final[dict[str, Any]] = SOURCES[MAP_FILE]
