"""The options that players choose before the game: the variants in the rulebook and on the publisher's page."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.game import Option
from mercat.engine.rules.vocabulary import Reason
from mercat.games.caledonia import vocabulary as v

OPTIONS: Final[list[Option]] = [
    Option("clans", ["draft", "off", "auction", "experience"]),
    Option("imports", ["rarity", "static", "balanced"]),
    Option("import_track", ["on", "off"]),
    Option("scoring_tiles", ["on", "off"]),
    Option("ports", ["on", "off"]),
    Option("port_swap", ["without_neighbourhood", "with_neighbourhood"]),
    Option("map", ["open", "tight"]),
    Option("future", ["hidden", "shown"]),
    Option("greatest_glory", ["off", "on"]),
    Option("export_majority", ["on", "off"]),
    Option("settlement_scoring", ["on", "off"]),
]

# Places in the row of options, and the values that rules check.
CLANS: Final[i64] = 0
IMPORTS: Final[i64] = 1
IMPORT_TRACK: Final[i64] = 2
SCORING_TILES: Final[i64] = 3
PORTS: Final[i64] = 4
PORT_SWAP: Final[i64] = 5
MAP: Final[i64] = 6
FUTURE: Final[i64] = 7
GREATEST_GLORY: Final[i64] = 8
EXPORT_MAJORITY: Final[i64] = 9
SETTLEMENT_SCORING: Final[i64] = 10

DRAFT: Final[i64] = 0
NO_CLANS: Final[i64] = 1
AUCTION: Final[i64] = 2
EXPERIENCE: Final[i64] = 3
RARITY: Final[i64] = 0
STATIC: Final[i64] = 1
BALANCED: Final[i64] = 2
ON: Final[i64] = 0                      # the value "on" of options that are on by default
WITH_NEIGHBOURHOOD: Final[i64] = 1
TIGHT: Final[i64] = 1
SHOWN: Final[i64] = 1
PLAYED: Final[i64] = 1                  # the value "on" of options that are off by default

# The simplifications that the rulebook recommends for a first game.
PRESETS: Final[dict[str, dict[str, str]]] = {
    "first_game": {"clans": "off", "imports": "static", "scoring_tiles": "off", "ports": "off"}}


def check(seats: int, chosen: list[int]) -> Reason | None:
    """Return the reason why these options cannot be combined, or None if they can (CAL-VARIANT-11).

    CAL-VARIANT-12: the options of the preset `first_game` can always be combined.
    """
    if chosen[int(MAP)] == TIGHT and seats not in (2, 3):
        return v.TIGHT_SEATS.reason()       # for two or three players; for four, the usual map is tight enough
    if chosen[int(CLANS)] == AUCTION and seats == 1:
        return v.AUCTION_ALONE.reason()
    if chosen[int(GREATEST_GLORY)] == PLAYED and seats == 1:
        return v.GLORY_ALONE.reason()
    if chosen[int(GREATEST_GLORY)] == PLAYED and chosen[int(SCORING_TILES)] != ON and chosen[int(PORTS)] != ON:
        return v.GLORY_NOWHERE.reason()     # glory comes only from scoring tiles and port 4
    return None
