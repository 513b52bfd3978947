"""The component data in use for Poseidon, and the rules for correcting them from a printed copy."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from mercat.components import Components, Shape, read_components, wrong
from mercat.toml_lines import Place

PACKAGE: Final = Path(__file__).parent
FILE: Final = "components.toml"
FORMERLY: Final = {FILE: "poseidon.toml"}
HEX_TABLES: Final = ("homes", "posts", "high_cultures", "temples")
SHAPE: Final = Shape(
    free=("assumed.*.origin", "assumed.special_card.*.name", "map.posts.*.hex", "map.posts.*.name", "map.temples.*.hex",
          "map.temples.*.name", "map.high_cultures.*.hex", "map.open_sea.*", "map.blocked_borders.*.*",
          "map.new_world.*.entered_from.*", "assumed.two_players.closed_hexes.*"),
    grows=("map.posts", "map.open_sea", "map.blocked_borders", "map.new_world.*.entered_from", "assumed.prestige.track",
           "assumed.two_players.closed_hexes"),
    sparse={"map.posts.*": "hex! value! circles! name", "map.temples.*": "hex! donation! income_by_phase! name"},
    ranges={"components.*": (0, 1000), "rounds.*": (1, 20), "phases.*.phase": (1, 4), "phases.*.discovery_range": (1, 4),
            "phases.*.kings_money": (0, 100),
            "phases.*.posts_*": (1, 5), "ships.fleet_*": (1, 3), "ships.*.*": (0, 10_000), "ships.count_*.*": (1, 10),
            "ships.price_known.*": (1, 5000), "ships.trade_in.value_percent": (0, 100),
            "ships.buy_between_nations_from_phase": (1, 4),
            "ships.removed_after_merchant_rounds.*": (1, 5), "bank.total": (1000, 1_000_000), "players.*.*": (1, 5000),
            "players.special_cards_each.*": (1, 3), "players.merchant_limit.*": (6, 40), "founding.merchants_min": (5, 5),
            "founding.king_card_merchants": (3, 3), "nations.*.potentials": (18, 22), "nations.*.order": (1, 8),
            "assumed.prestige.track.*": (1, 1000), "assumed.ship_price.*": (1, 5000), "assumed.special_card.*.price": (10, 1000),
            "assumed.special_card.*.income.*": (0, 1000), "map.*.*.circles": (1, 4), "map.*.*.value": (0, 50),
            "map.temples.*.donation": (0, 40), "map.temples.*.income_by_phase.*": (0, 100)})


def check(components: Components) -> None:
    """Check the constraints that the `Shape` cannot express: the values of the track must rise, and each hex of the map must be
    on the grid and used only once. Raise WrongValue if one is violated."""
    data: dict[str, Any] = components[FILE]
    track = data["assumed"]["prestige"]["track"]
    for place, (lower, higher) in enumerate(pairwise(track), 1):
        if higher <= lower:
            wrong((FILE, "assumed", "prestige", "track", place), "track", lower=lower, higher=higher)
    for seats, cards in data["players"]["special_cards_each"].items():
        dearest = sum(sorted(data["assumed"]["special_card"][f"P{card}"]["price"] for card in range(6))[-cards:])
        if dearest > data["players"]["start_money"][seats]:
            wrong((FILE, "players", "start_money", seats),
                  "cards_too_dear", seats=seats, cards=cards, cost=dearest)
    check_map(data["map"])
    for place, name in enumerate(data["assumed"]["two_players"]["closed_hexes"]):
        if name not in hexes_of(data["map"]) | set(new_world_of(data["map"])):
            wrong((FILE, "assumed", "two_players", "closed_hexes", place), "no_such_hex", hex=name)


def check_map(sea: dict[str, Any]) -> None:
    """Check that every hex is on the grid and used only once, and that donations, borders and the New World are consistent. Raise
    WrongValue if they are not."""
    seen = set(new_world_of(sea))
    places: list[tuple[Place, str]] = [((FILE, "map", table, row, "hex"), entry["hex"])
                                       for table in HEX_TABLES for row, entry in enumerate(sea[table])]
    places += [((FILE, "map", "open_sea", row), name) for row, name in enumerate(sea["open_sea"])]
    for place, name in places:
        if not is_hex(name):
            wrong(place, "not_on_grid", hex=name)
        if name in seen:
            wrong(place, "hex_twice", hex=name)
        seen.add(name)
    if len(seen) != sea["hex_count"]:
        wrong((FILE, "map", "hex_count"), "hex_count", found=len(seen), wanted=sea["hex_count"])
    for row, temple in enumerate(sea["temples"]):
        if temple["donation"] % 10 != 0:
            wrong((FILE, "map", "temples", row, "donation"), "donation", donation=temple["donation"])
    for row, pair in enumerate(sea["blocked_borders"]):
        if not set(pair) <= seen or pair[1] not in beside(pair[0]):
            wrong((FILE, "map", "blocked_borders", row), "not_adjacent", one=pair[0], other=pair[1])
    for row, area in enumerate(sea["new_world"]):
        for number, name in enumerate(area["entered_from"]):
            if name not in hexes_of(sea):
                wrong((FILE, "map", "new_world", row, "entered_from", number), "no_such_hex", hex=name)


def is_hex(name: str) -> bool:
    row, column = name[:1], name[1:]
    return (row in list("ABCDEFGHIJ") and column.isascii() and column.isdigit() and 1 <= int(column) <= 21
            and name == f"{row}{int(column)}" and (ord(row) - ord("A") + int(column)) % 2 == 1)


def beside(name: str) -> list[str]:
    """Return the hexes next to a hex: those two columns away in the same row, and those one column away in the adjacent rows."""
    row, column = ord(name[0]), int(name[1:])
    return [f"{chr(row + down)}{column + across}" for down, across in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))]


def hexes_of(sea: dict[str, Any]) -> set[str]:
    return {entry["hex"] for table in HEX_TABLES for entry in sea[table]} | set(sea["open_sea"])


def new_world_of(sea: dict[str, Any]) -> list[str]:
    return [name for area in sea["new_world"] for name in area["hexes"]]


SOURCES: Final = read_components(PACKAGE, SHAPE, check, FORMERLY)
DATA: Final[dict[str, Any]] = SOURCES[FILE]
