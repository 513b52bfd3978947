"""The printed values on the components of Poseidon, read from data/components.toml and checked: money, ships, cards and nations.

The map has a separate file, board.py. Tables named [assumed] in the data replace values that no public source contains.

The values include the permissions and payments of the phases (POS-PHASE-5, POS-PHASE-8), the rounds (POS-ROUND-1), and the
nations for two players (POS-TWO-1).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import Grid, grid_of
from mercat.games.poseidon.sources import DATA

ASSUMED: Final[dict[str, Any]] = DATA["assumed"]


# -- players

FEWEST: Final[int] = min(int(seats) for seats in DATA["players"]["start_money"])
MOST: Final[int] = max(int(seats) for seats in DATA["players"]["start_money"])


def by_seats(table: str) -> list[int]:
    """Return the values of a table for 0 to 5 players, as a list. A number of players without an entry in the table has the value
    0."""
    return [int(DATA["players"][table].get(str(seats), 0)) for seats in range(6)]


START_MONEY: Final[vec[i64]] = vec[i64](by_seats("start_money"))      # [seats]
MERCHANT_LIMIT: Final[vec[i64]] = vec[i64](by_seats("merchant_limit"))          # [seats], King cards included
CARDS_EACH: Final[vec[i64]] = vec[i64](by_seats("special_cards_each"))          # [seats]
BANK: Final[i64] = DATA["bank"]["total"]

# -- ships

SHIP_NAMES: Final[list[str]] = ["2_ship", "3_ship", "4_ship", "5_ship", "6_ship", "7_ship", "E_ship"]
KEYS: Final[list[str]] = [name[0] for name in SHIP_NAMES]             # as in the data
SHIPS: Final[i64] = len(SHIP_NAMES)
ENDLESS: Final[i64] = SHIPS - 1                                      # the E-ship
ENDLESS_RANGE: Final[i64] = 1000


def price_of(key: str) -> int:
    return int(DATA["ships"]["price_known"].get(key) or ASSUMED["ship_price"][key])


SHIP_PRICE: Final[vec[i64]] = vec[i64]([price_of(key) for key in KEYS])         # [ship]
SHIP_RANGE: Final[vec[i64]] = vec[i64]([int(key) if key != "E" else 0 for key in KEYS])
SHIP_COUNT: Final[vec[i64]] = vec[i64]([DATA["ships"]["count_3_to_5_players"][key] for key in KEYS])
SHIP_COUNT_FOR_TWO: Final[vec[i64]] = vec[i64]([DATA["ships"]["count_2_players"][key] for key in KEYS])
FLEET_LIMIT: Final[i64] = DATA["ships"]["fleet_max"]
TRADE_IN_PERCENT: Final[i64] = DATA["ships"]["trade_in"]["value_percent"]
TRADE_IN: Final[vec[i64]] = vec[i64]([price_of(key) * int(TRADE_IN_PERCENT) // 100 for key in KEYS])
SHIPS_TRADED_FROM: Final[i64] = DATA["ships"]["buy_between_nations_from_phase"]

# -- phases; every table has an unused row 0, so that a phase is its own index

PHASES: Final[i64] = len(DATA["phases"])
BY_PHASE: Final[list[dict[str, Any]]] = [{}, *DATA["phases"]]


def phase_row(key: str) -> list[int]:
    return [int(row.get(key, 0)) for row in BY_PHASE]


DISCOVERY_RANGE: Final[vec[i64]] = vec[i64](phase_row("discovery_range"))       # [phase]
POSTS_PER_HEX: Final[vec[i64]] = vec[i64](phase_row("posts_per_hex"))
POSTS_PER_NEW_WORLD: Final[vec[i64]] = vec[i64]([row.get("posts_per_new_world", row.get("posts_per_hex", 0)) for row in BY_PHASE])
KINGS_MONEY: Final[vec[i64]] = vec[i64](phase_row("kings_money"))
STAY_HOME: Final[vec[i64]] = vec[i64](phase_row("stay_home"))
NEW_MERCHANTS: Final[vec[i64]] = vec[i64](phase_row("new_merchants_max"))
OBSOLETE: Final[vec[i64]] = vec[i64]([KEYS.index(row["obsolete"]) if row.get("obsolete", "none") != "none" else -1
                                      for row in BY_PHASE])                     # [phase]: the ships that leave when it begins


def most_from(row: vec[i64], phase: i64) -> i64:
    """Return the largest number in a row of numbers by phase, from `phase` on."""
    most: i64 = 0
    for later in range(phase, PHASES + 1):
        most = max(most, row[later])
    return most


def phase_of_ship(key: str) -> int:
    """Return the earliest phase in which the game can be after a ship of this kind has been bought.

    POS-PHASE-9, ruling: if the last ship of the kind that begins a phase has left the game after a merchant round, the next kind
    begins this phase.
    """
    kinds = [f"first {kind}-ship" for kind in KEYS[:KEYS.index(key) + 1]]
    return max([1, *(int(row["phase"]) for row in DATA["phases"] if row["trigger"] in kinds)])


PHASE_OF_SHIP: Final[vec[i64]] = vec[i64]([phase_of_ship(key) for key in KEYS])  # [ship]

# -- special cards

CARD_NAMES: Final[list[str]] = ["delos", "troja", "knossos", "mykene", "poseidon", "archon"]
CARDS: Final[i64] = len(CARD_NAMES)
DELOS: Final[i64] = 0
TROJA: Final[i64] = 1
KNOSSOS: Final[i64] = 2
MYKENE: Final[i64] = 3
POSEIDON: Final[i64] = 4
ARCHON: Final[i64] = 5
PRINTED: Final[list[dict[str, Any]]] = [ASSUMED["special_card"][f"P{card}"] for card in range(6)]
CARD_PRICE: Final[vec[i64]] = vec[i64]([card["price"] for card in PRINTED])     # [card]
CARD_INCOME: Final[Grid] = grid_of([[0, *card["income"]] for card in PRINTED])  # [card, phase]

# -- prestige

TRACK: Final[list[int]] = ASSUMED["prestige"]["track"]
PRESTIGE: Final[vec[i64]] = vec[i64](TRACK)                           # [space], the lowest first
SPACES: Final[i64] = len(TRACK)

# -- nations

NATION_DATA: Final[list[dict[str, Any]]] = DATA["nations"]
NATION_NAMES: Final[list[str]] = [nation["home"].lower() for nation in NATION_DATA]
NATIONS: Final[i64] = len(NATION_DATA)
POTENTIALS: Final[vec[i64]] = vec[i64]([nation["potentials"] for nation in NATION_DATA])
DISCS: Final[i64] = DATA["components"]["discs"]
IN_PLAY_FOR_TWO: Final[vec[i64]] = vec[i64]([int(nation["two_player"]) for nation in NATION_DATA])
FEWEST_FOUNDED: Final[i64] = DATA["founding"]["merchants_min"]        # the fewest merchants placed at a founding, an odd number
KING_CARD: Final[i64] = DATA["founding"]["king_card_merchants"]

# -- rounds, as printed: MR and ER in turn after the Poseidon round

SEQUENCE: Final[list[str]] = DATA["rounds"]["sequence"]
ROUND_NAMES: Final[list[str]] = [name.lower() for name in SEQUENCE]
ROUNDS: Final[i64] = len(SEQUENCE)
IS_EXPLORATION: Final[vec[i64]] = vec[i64]([int(name.startswith("ER")) for name in SEQUENCE])   # [round]
REMOVED_AFTER: Final[list[str]] = [f"MR{number}" for number in DATA["ships"]["removed_after_merchant_rounds"]]
SHIP_LEAVES_AFTER: Final[vec[i64]] = vec[i64]([int(name in REMOVED_AFTER) for name in SEQUENCE])   # [round]
MOST_SALES: Final[i64] = max(by_seats("merchant_limit"))   # POS-MR-12, ruling: a player's turns with sales in a merchant round
MOST_OFFERS: Final[i64] = 12             # POS-DEAL-6, ruling: refused offers of a nation in a turn
