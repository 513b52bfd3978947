"""The numbers from the rulebooks and components, read from data/components.toml into constant tables."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import Grid, grid_of
from mercat.games.caledonia.sources import COMPONENTS


def named(table: str, key: str) -> dict[str, Any]:
    """Return the entry with this name (`key`) in a list of tables."""
    return next(entry for entry in COMPONENTS[table] if entry["name"] == key)


# -- names, in the order of their numbers

UNIT_NAMES: Final[list[str]] = ["sheep", "cow", "dairy", "bakery", "field", "distillery", "woodcutter", "miner", "fisherman"]
GOOD_NAMES: Final[list[str]] = ["wool", "grain", "milk", "bread", "cheese", "whisky"]      # as on the market board
IMPORT_NAMES: Final[list[str]] = ["cotton", "tobacco", "sugar_cane", "hops"]
CLAN_NAMES: Final[list[str]] = [clan["name"].lower() for clan in COMPONENTS["clan"]]
PORT_NAMES: Final[list[str]] = ["meat", "basic", "processed", "upgrade", "money", "price", "swap", "contract", "any"]
TILE_NAMES: Final[list[str]] = ["basic_goods", "processed_goods", "farms", "workers", "border", "imports", "meat", "upgrades",
                                "costly_land"]
DICE: Final[list[int]] = COMPONENTS["solo"]["price_die"]

SHEEP: Final[i64] = 0
COW: Final[i64] = 1
DAIRY: Final[i64] = 2
BAKERY: Final[i64] = 3
FIELD: Final[i64] = 4
DISTILLERY: Final[i64] = 5
WOODCUTTER: Final[i64] = 6
MINER: Final[i64] = 7
FISHERMAN: Final[i64] = 8
UNITS: Final[i64] = 9
GOODS_UNITS: Final[i64] = 6             # the units before the workers

WOOL: Final[i64] = 0
GRAIN: Final[i64] = 1
MILK: Final[i64] = 2
BREAD: Final[i64] = 3
CHEESE: Final[i64] = 4
WHISKY: Final[i64] = 5
GOODS: Final[i64] = 6
ALL_GOODS: Final[i64] = 63              # a bit for each good
BASIC: Final[i64] = 3                   # the number of basic goods, which come first

COTTON: Final[i64] = 0
MARKED_IMPORTS: Final[i64] = 3          # the number of imports with a marker on the track; they come first
HOPS: Final[i64] = 3

BUCHANAN: Final[i64] = 0
CAMPBELL: Final[i64] = 1
CUNNINGHAM: Final[i64] = 2
FERGUSSON: Final[i64] = 3
MACDONALD: Final[i64] = 4
MACEWEN: Final[i64] = 5
MACKENZIE: Final[i64] = 6
ROBERTSON: Final[i64] = 7
STEWART: Final[i64] = 8
CLAN_COUNT: Final[i64] = 9

# -- players and rounds

FEWEST: Final[int] = COMPONENTS["meta"]["players_min"]
MOST: Final[int] = COMPONENTS["meta"]["players_max"]
FOG: Final[vec[i64]] = vec[i64]([1, 1, 1, 0, 0])          # [seats]: 1 for one or two players, who play in the fog
ROUNDS: Final[i64] = COMPONENTS["meta"]["rounds"]
CONTRACT_MONEY: Final[vec[i64]] = vec[i64](COMPONENTS["contract_money"]["by_round"])       # [round]
PASS_MONEY: Final[vec[i64]] = vec[i64](COMPONENTS["pass_money"]["by_order"])               # [number of earlier passes]
PASS_MONEY_SOLO: Final[i64] = COMPONENTS["pass_money"]["solo"]

# -- players' boards. Costs, hands and income are indexed by clan plus one, row 0 for a seat without a clan.

CAMPBELL_DISCOUNT: Final[list[int]] = COMPONENTS["clan"][1]["discount_per_factory_type"]
FISHER: Final[dict[str, Any]] = COMPONENTS["clan"][4]
PRINTED_COST: Final[list[int]] = [entry["cost"] for entry in COMPONENTS["unit"]] + [FISHER["worker_cost"]]
PIECES: Final[list[int]] = [COMPONENTS["player_pieces"][entry["name"]] for entry in COMPONENTS["unit"]]
MOST_DEPLOYED: Final[i64] = 8


def unit_costs() -> list[list[int]]:
    """Return the cost of a seat's next unit, in pounds: [clan + 1, unit * MOST_DEPLOYED + number on the map].

    CAL-EXPAND-2: units cost the printed price. CAL-CAMPBELL-1: Campbell's factories cost £3 to £5 less. CAL-MACDONALD-1:
    MacDonald's workers cost £6.
    """
    rows: list[list[int]] = []
    for clan in range(-1, int(CLAN_COUNT)):
        row: list[int] = []
        for unit in range(int(UNITS)):
            for deployed in range(int(MOST_DEPLOYED)):
                cost = PRINTED_COST[unit]
                if clan == CAMPBELL and unit in (DAIRY, BAKERY, DISTILLERY):
                    cost -= CAMPBELL_DISCOUNT[min(deployed, 3)]
                if clan == MACDONALD and unit >= WOODCUTTER:
                    cost = FISHER["worker_cost"]
                row.append(cost)
        rows.append(row)
    return rows


def hands() -> list[list[int]]:
    """Return the number of units on a player's board at the start: [clan + 1, unit]. MacDonald's workers are one supply, listed
    under the fishermen.

    CAL-SETUP-8: there are four of each unit. CAL-MACDONALD-1: MacDonald has eight workers of any kind.
    """
    plain = [*PIECES, 0]
    fishers = [*PIECES[:6], 0, 0, FISHER["workers"]]
    return [fishers if clan == MACDONALD else plain for clan in range(-1, int(CLAN_COUNT))]


def heaps() -> list[list[int]]:
    """Return the supply on the player's board from which a unit is taken, as the number of a unit: [clan + 1, unit]."""
    plain = list(range(int(UNITS)))
    fishers = [*plain[:6], 8, 8, 8]
    return [fishers if clan == MACDONALD else plain for clan in range(-1, int(CLAN_COUNT))]


UNIT_COST: Final[Grid] = grid_of(unit_costs())
HAND: Final[Grid] = grid_of(hands())
HEAP: Final[Grid] = grid_of(heaps())

UPGRADES: Final[dict[str, Any]] = COMPONENTS["upgrades"]
SHIPPING_COST: Final[vec[i64]] = vec[i64]([UPGRADES["shipping_cost_per_step"], 0])                       # [as a bonus]
FARTHEST: Final[i64] = len(UPGRADES["shipping_levels"]) - 1
TECHNOLOGY_COST: Final[vec[i64]] = vec[i64]([UPGRADES["technology_cost"], UPGRADES["technology_cost_as_bonus"]])  # [as a bonus]
MERCHANT_COST: Final[vec[i64]] = vec[i64]([UPGRADES["merchant_cost"], 0])                                # [as a bonus]
MERCHANTS: Final[i64] = COMPONENTS["player_pieces"]["merchants_total"]
MERCHANTS_AT_START: Final[i64] = COMPONENTS["player_pieces"]["merchants_start"]
STEWART_MERCHANTS: Final[i64] = COMPONENTS["clan"][8]["starting_merchants"]
STEWART_MONEY: Final[i64] = COMPONENTS["clan"][8]["pounds_per_market_trade"]


def free_shipping() -> list[list[int]]:
    """Return the level of shipping with which a clan begins: [clan + 1, fog]."""
    levels: list[str] = UPGRADES["shipping_levels"]
    rows = [[0, 0]]
    for clan in COMPONENTS["clan"]:
        always = clan.get("free_shipping", "none")
        rows.append([levels.index(clan.get("free_shipping_3_4_players", always)),
                     levels.index(clan.get("free_shipping_1_2_players", always))])
    return rows


FREE_SHIPPING: Final[Grid] = grid_of(free_shipping())

# -- production

PRODUCTION: Final[dict[str, Any]] = COMPONENTS["production"]
INCOME: Final[Grid] = grid_of([[PRODUCTION["woodcutter_income"], PRODUCTION["woodcutter_income_upgraded"]],   # [worker, level]
                               [PRODUCTION["miner_income"], PRODUCTION["miner_income_upgraded"]]])
FISHER_INCOME: Final[i64] = FISHER["worker_income"]
GRAIN_OF_FIELD: Final[i64] = PRODUCTION["field"]["grain"]
GOOD_OF: Final[vec[i64]] = vec[i64]([WOOL, MILK, CHEESE, BREAD, GRAIN, WHISKY, -1, -1, -1])           # [unit]: what it produces
BUTTER_MONEY: Final[i64] = COMPONENTS["clan"][2]["milk_sold_end_of_production_for"]
BREW_MONEY: Final[i64] = COMPONENTS["clan"][5]["grain_sold_when_fulfilling_for"]
BREW_MOST: Final[i64] = COMPONENTS["clan"][5]["grain_max_per_contract"]
WHISKY_MONEY: Final[i64] = COMPONENTS["clan"][6]["pounds_per_whisky_produced"]
CELLAR_MONEY: Final[vec[i64]] = vec[i64](COMPONENTS["clan"][6]["cellar_value"])             # [spot]

# -- market

MARKET: Final[dict[str, Any]] = COMPONENTS["market"]
PRICE: Final[Grid] = grid_of([MARKET["price"][good] for good in GOOD_NAMES])                  # [good, step]
TOP_STEP: Final[i64] = MARKET["steps"] - 1
START_STEP: Final[i64] = MARKET["start_step"]
NEARBY: Final[dict[str, Any]] = COMPONENTS["neighbourhood"]
DISCOUNT: Final[vec[i64]] = vec[i64]([NEARBY["discount_basic"]] * 3 + [NEARBY["discount_processed"]] * 3)     # [good]
NEARBY_MOST: Final[vec[i64]] = vec[i64]([0, 0, NEARBY["max_units_per_good_per_turn_2_players"],     # [seats]
                                         NEARBY["max_units_per_good_per_turn_3_4_players"],
                                         NEARBY["max_units_per_good_per_turn_3_4_players"]])
MIDDLE_FROM: Final[i64] = COMPONENTS["assumed"]["solo_brackets"]["middle_from"]
MIDDLE_TO: Final[i64] = COMPONENTS["assumed"]["solo_brackets"]["middle_to"]
SOLO_CHANGES: Final[i64] = COMPONENTS["solo"]["prices_changed_at_start_of_rounds_2_to_5"]
DIE_STEPS: Final[vec[i64]] = vec[i64](DICE)                                                # [face]
FACES: Final[i64] = len(DICE)

# -- contracts

CONTRACTS: Final[i64] = COMPONENTS["components"]["contracts"]
SLOTS: Final[i64] = 8
DISPLAYED: Final[vec[i64]] = vec[i64]([0, COMPONENTS["contract_display"]["open_solo"],                       # [seats]
                                       COMPONENTS["contract_display"]["open_2_players"],
                                       COMPONENTS["assumed"]["contract_slots"]["3"],
                                       COMPONENTS["assumed"]["contract_slots"]["4"]])
DELIVERED: Final[list[str]] = [*GOOD_NAMES, "mutton", "beef"]
MUTTON: Final[i64] = 6
BEEF: Final[i64] = 7
GIVEN: Final[list[str]] = [*IMPORT_NAMES, "pounds", "free_land", "upgrades"]
POUNDS: Final[i64] = 4
FREE_LAND: Final[i64] = 5
BONUS_UPGRADES: Final[i64] = 6
EMPTY: Final[dict[str, Any]] = {"id": 0, "cost": {}, "reward": {}}
CARDS: Final[list[dict[str, Any]]] = [EMPTY, *sorted(COMPONENTS["contract"], key=lambda contract: int(contract["id"]))]
DEMAND: Final[Grid] = grid_of([[card["cost"].get(name, 0) for name in DELIVERED] for card in CARDS])  # [contract, good or meat]
REWARD: Final[Grid] = grid_of([[card["reward"].get(name, 0) for name in GIVEN] for card in CARDS])     # [contract, thing]
BONUS_DRAW: Final[i64] = COMPONENTS["building_bonus"]["draw"]
BUCHANAN_DRAW: Final[i64] = COMPONENTS["clan"][0]["building_bonus_draw"]
FOURTH: Final[i64] = 4
BOXES: Final[i64] = COMPONENTS["clan"][0]["export_boxes"]
OBTAINED_MOST: Final[i64] = COMPONENTS["clan"][0]["contracts_obtained_per_turn_max"]                # for Buchanan, in a turn
TRACK_STEP: Final[i64] = COMPONENTS["imports"]["bonus_every_steps"]
TRACK_MONEY: Final[i64] = COMPONENTS["imports"]["bonus_pounds"]

# -- ports

MEAT: Final[i64] = 0
EXCHANGE_BASIC: Final[i64] = 1
EXCHANGE_PROCESSED: Final[i64] = 2
UPGRADE: Final[i64] = 3
MONEY: Final[i64] = 4
PRICE_SHIFT: Final[i64] = 5
SWAP: Final[i64] = 6
CONTRACT_PORT: Final[i64] = 7
ANY: Final[i64] = 8
PORT_COUNT: Final[i64] = 9
CORNERS: Final[i64] = 4
PORT: Final[list[dict[str, Any]]] = COMPONENTS["port_tile"]
PORT_TAKE: Final[vec[i64]] = vec[i64]([port.get("take", 0) for port in PORT])              # [port]
PORT_MONEY: Final[vec[i64]] = vec[i64]([port.get("pounds", 0) for port in PORT])           # [port]
PORT_GLORY: Final[i64] = PORT[3]["glory"]
PORT_STEPS: Final[i64] = PORT[5]["steps"]
PORT_PRICE: Final[i64] = PORT[8]["price"]
ANIMALS_SPARED: Final[i64] = PORT[0]["animals_fewer"]

# -- scoring

TILES: Final[i64] = 9
TILE_POINTS: Final[vec[i64]] = vec[i64]([tile["points"] for tile in COMPONENTS["scoring_tile"]])     # [tile]
TILE_PER: Final[vec[i64]] = vec[i64]([tile["per"] for tile in COMPONENTS["scoring_tile"]])           # [tile]
COSTLY: Final[i64] = 5                  # the least price of land that counts for the last tile
FINAL: Final[dict[str, Any]] = COMPONENTS["final_scoring"]
PROCESSED_POINTS: Final[i64] = FINAL["processed_good"]
BASIC_POINTS: Final[i64] = FINAL["basic_good"]
POUNDS_PER_POINT: Final[i64] = FINAL["pounds_per_point"]
RARITY: Final[vec[i64]] = vec[i64](COMPONENTS["imports"]["points_rarest_to_commonest"])    # [rank]
STATIC_POINTS: Final[i64] = COMPONENTS["imports"]["static_variant_points"]
EXPORT_PLACES: Final[dict[int, list[int]]] = {2: FINAL["contracts_2_players"], 3: FINAL["contracts_3_4_players"],
                                              4: FINAL["contracts_3_4_players"]}
SETTLEMENT_PLACES: Final[dict[int, list[int]]] = {2: FINAL["settlements_2_players"], 3: FINAL["settlements_3_4_players"],
                                                  4: FINAL["settlements_3_4_players"]}
SOLO_EXPORT: Final[list[tuple[int, int]]] = [(row["at_least"], row["points"]) for row in COMPONENTS["solo"]["contract_points"]]
SOLO_SETTLEMENTS: Final[list[tuple[int, int]]] = [(row["at_least"], row["points"])
                                                  for row in COMPONENTS["solo"]["settlement_points"]]
RATING_FROM: Final[list[int]] = COMPONENTS["solo"]["rating_from"]
GREATEST_GLORY_POINTS: Final[i64] = 6
NO_CLAN_MONEY: Final[vec[i64]] = vec[i64](COMPONENTS["no_clans_variant"]["extra_pounds_by_turn_order"])    # [place in turn order]
HIGHEST_BID: Final[i64] = COMPONENTS["auction_variant"]["highest_bid"]

# -- starting tiles, numbered from 1

STARTS: Final[i64] = COMPONENTS["starting_tiles"]["count"]
START_MONEY: Final[i64] = COMPONENTS["assumed"]["starting_tiles"]["money"]
START_GOODS: Final[Grid] = grid_of([[0] * 6] + [[tile.get(good, 0) for good in GOOD_NAMES]            # [tile, good]
                                             for tile in COMPONENTS["assumed"]["starting_tiles"]["goods"]])
