"""The numbers on the boards and tiles and in the rulebook, read from data/components.toml.

The boards with their spaces and rows are in a separate file, board.py. The numbers include the costs of buildings by edition
(NB-BUILD-8) and the lays and points of whales (NB-LAY-1).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import Grid, grid_of
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford.sources import DATA

KINDS: Final[list[str]] = ["right", "bowhead", "sperm"]
EDITIONS: Final[list[str]] = ["print_and_play", "second_printing"]
PRINT_AND_PLAY: Final[i64] = 0


def of_goods(row: dict[str, int]) -> list[int]:
    """Return a table's amounts of wood, food, brick and money as a list, with 0 for those that are missing."""
    return [row.get("wood", 0), row.get("food", 0), row.get("brick", 0), row.get("money", 0)]


def tile_cost(edition: str, tile: dict[str, Any]) -> list[int]:
    """Return the printed cost of a tile in an edition. Tiles without a cost of their own for the print-and-play edition cost the
    same in both editions."""
    own: dict[str, dict[str, int]] = DATA["variant"]["print_and_play"]["costs"] if edition == "print_and_play" else {}
    return of_goods(own.get(tile["id"], tile["cost"]))


def number_of(table: dict[str, Any], key: str) -> int:
    """Return the number with this key in a table of the component data."""
    return int(table[key])


TILES: Final[dict[str, dict[str, Any]]] = {str(tile["id"]): tile for tile in DATA["buildings"]}

GOODS: Final[i64] = 3
MONEY: Final[i64] = 3                   # the index of money in a row of wood, food, brick and money
WHALES: Final[i64] = 3                  # the kinds of whale; the fourth token is the empty sea
TOKENS: Final[i64] = 4

ROUNDS: Final[i64] = number_of(DATA["meta"], "rounds")
FEWEST: Final[int] = number_of(DATA["meta"], "players_min")
MOST: Final[int] = number_of(DATA["meta"], "players_max")
WORKERS: Final[i64] = number_of(DATA["components"], "workers_per_player")
SHIPS: Final[i64] = number_of(DATA["components"], "ships_per_player")
START_VALUE: Final[i64] = number_of(DATA["setup"]["start"], "worth")
PURCHASE_PRICE: Final[i64] = number_of(DATA["purchase"], "cost")
PURCHASED: Final[i64] = number_of(DATA["purchase"]["options"][0], "wood")
PURCHASES: Final[i64] = number_of(DATA["purchase"], "max_per_worker_placement")
FEE: Final[i64] = number_of(DATA["action_phase"], "fee_to_owner")
STORE_BONUS: Final[i64] = number_of(DATA["town"]["general_store"], "bonus_money_total")
HALL_SAVES: Final[i64] = number_of(DATA["town"]["town_hall"], "bonus_discount_goods")
COURT_SAVES: Final[i64] = number_of(TILES["courthouse"], "discount_goods")
PREPARE_WOOD: Final[i64] = number_of(DATA["whaling_board"]["dockyard"]["cost"], "wood")
PREPARE_SAVES: Final[i64] = number_of(DATA["whaling_board"]["dockyard"]["bonus_discount"], "wood")
MARKET_TIMES: Final[i64] = number_of(TILES["market"], "first_of_each_kind_multiplier")
MILL_PRICE: Final[i64] = number_of(TILES["lumber_mill"], "price_each")
BARREL_PAYS: Final[i64] = number_of(TILES["cooperage"], "money_per_whale_token")
FREE_RIGHT: Final[i64] = number_of(TILES["tryworks"], "free_right_whales")
POST_INCOME: Final[i64] = number_of(TILES["post_office"], "owner_income_end_of_round")
MONEY_PER_POINT: Final[i64] = number_of(DATA["scoring"], "money_per_point")
DRAW_BASE: Final[i64] = number_of(DATA["whaling"], "draw_base")

PRICE: Final[vec[i64]] = vec[i64](of_goods(DATA["prices"]))                                     # [good]
COST: Final[Grid] = grid_of([tile_cost(edition, tile) for edition in EDITIONS for tile in DATA["buildings"]])
                                                        # [edition * BUILDINGS + building, good or money]
GOODS_DUE: Final[vec[i64]] = vec[i64]([sum(tile_cost(edition, tile)[:3]) for edition in EDITIONS for tile in DATA["buildings"]])
GAIN: Final[Grid] = grid_of([of_goods(DATA["town"].get(name, {}).get("gain", {})) for name in b.BOARD_NAMES]
                         + [of_goods(tile.get("gain", {})) for tile in DATA["buildings"]])            # [space, good or money]
BONUS: Final[Grid] = grid_of([of_goods(DATA["town"].get(name, {}).get("bonus_gain", {})) for name in b.BOARD_NAMES])
                                                                                                # [board space, good]
VICTORY: Final[vec[i64]] = vec[i64]([int(tile["victory"]) for tile in DATA["buildings"]])       # [building]: no action
FEWEST_SEATS: Final[vec[i64]] = vec[i64]([int(tile["set"][0]) for tile in DATA["buildings"]])   # [building]
EXTRA_POINTS: Final[vec[i64]] = vec[i64]([tile.get("extra_points", 0) for tile in DATA["buildings"]])     # [building]
TILE_POINTS: Final[vec[i64]] = vec[i64]([tile["points"] for tile in DATA["buildings"]])         # [building]
RIGHT_PER_POINT: Final[i64] = number_of(TILES["counting_house"]["extra_points_per"], "count")
BUILDINGS_PER_POINT: Final[i64] = number_of(TILES["municipal_office"]["extra_points_per"], "count")
TAVERN_PAYS: Final[vec[i64]] = vec[i64]([TILES["tavern"]["empty_sea_removed_pays"].get(str(tokens), 0) for tokens in range(3)])

LAY: Final[vec[i64]] = vec[i64]([DATA["whales"][kind + "_whale"]["lay"] for kind in KINDS])     # [whale]
SELLS_FOR: Final[vec[i64]] = vec[i64]([DATA["whales"][kind + "_whale"]["sells_for"] for kind in KINDS])   # [whale]
POINTS: Final[vec[i64]] = vec[i64]([DATA["whales"][kind + "_whale"]["points"] for kind in KINDS])         # [whale]
BAG: Final[vec[i64]] = vec[i64]([DATA["setup"]["bag_per_player"][key]
                                 for key in ("right_whale", "bowhead_whale", "sperm_whale", "empty_sea")])   # [token], by seat

# Ways to launch. LAUNCH_FOOD is [way, distance], LAUNCH_WOOD [way]; NEVER is more than anybody has.
AT_PIER: Final[i64] = 0
FIRST_AT_PIER: Final[i64] = 1
AT_WHARF: Final[i64] = 2
AT_DRY_DOCK: Final[i64] = 3
NEVER: Final[int] = 1000000
PIER_SAVES: Final[int] = number_of(DATA["whaling_board"]["city_pier"]["bonus_discount"], "food")
LAUNCH_FOOD: Final[Grid] = grid_of([[NEVER, *b.FOODS], [NEVER, *[max(food - PIER_SAVES, 0) for food in b.FOODS]],
                                 [NEVER, *TILES["wharf"]["launch_food_by_space"]], [NEVER, *b.FOODS]])
LAUNCH_WOOD: Final[vec[i64]] = vec[i64]([0, 0, 0, number_of(TILES["dry_dock"]["prepare_cost"], "wood")])
WAY_SPACES: Final[list[str]] = ["city_pier", "city_pier", "wharf", "dry_dock"]
WAY_SPACE: Final[vec[i64]] = vec[i64]([b.space(name) for name in WAY_SPACES])    # [way]

# Discounts in goods: none, one good, two goods. LESS is [discount, good]; those that save n goods are numbered from
# FIRST_DISCOUNT[n] up to FIRST_DISCOUNT[n + 1].
SAVED: Final[list[list[int]]] = [[], [0], [1], [2], [0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]]
LESS: Final[Grid] = grid_of([[goods.count(good) for good in range(3)] for goods in SAVED])
DISCOUNT_NAMES: Final[list[str]] = ["_".join(["wood", "food", "brick"][good] for good in goods) or "full" for goods in SAVED]
FIRST_DISCOUNT: Final[vec[i64]] = vec[i64]([0, 1, 4, 10])
