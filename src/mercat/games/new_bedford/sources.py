"""The component data in use for New Bedford, and the rules for correcting them from a printed copy."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from mercat.components import Components, Shape, read_components, wrong

FILE: Final = "components.toml"
FORMERLY: Final = {FILE: "new_bedford.toml"}
PRICED: Final = "wood food brick money"
TILES: Final = ("bank dry_dock lighthouse lumber_mill schoolhouse tavern tryworks wharf bakery brickyard chandlery cooperage "
                "courthouse inn market post_office counting_house mansion municipal_office seamens_bethel")
SHAPE: Final = Shape(
    free=("assumed.*.origin", "buildings.*.set", "whaling_board.return.uncosted_row_is_whaling_row"),
    sparse={"buildings.*.cost": PRICED, "variant.print_and_play.costs.*": PRICED,
            "variant.print_and_play.costs": TILES, "buildings.*.gain": PRICED,
            "town.*.gain": "wood food brick", "town.*.bonus_gain": "wood food brick"},
    ranges={"meta.rounds": (12, 12), "meta.players_min": (2, 2), "meta.players_max": (4, 4),
            "components.workers_per_player": (2, 2),
            "components.ships_per_player": (2, 2), "whaling_board.track.max_ships_per_space": (3, 3),
            "purchase.max_per_worker_placement": (1, 1), "whaling.draw_base": (1, 3), "setup.bag_per_player.*": (0, 20),
            "setup.start.worth": (1, 10), "prices.*": (1, 9), "purchase.*": (1, 9), "purchase.options.*.*": (1, 9),
            "buildings.*.cost.*": (0, 12), "variant.print_and_play.costs.*.*": (0, 12), "buildings.*.gain.*": (0, 9),
            "town.*.*.*": (0, 9), "whaling_board.track.launch_food_costs.*": (0, 12),
            "buildings.*.launch_food_by_space.*": (0, 12),
            "whales.*.*": (0, 20), "scoring.money_per_point": (1, 100), "buildings.*.points": (0, 20),
            "buildings.*.extra_points": (0, 20), "buildings.*.extra_points_per.count": (1, 10),
            "buildings.*.discount_goods": (2, 2),
            "town.town_hall.bonus_discount_goods": (1, 1), "buildings.*.*": (0, 20), "buildings.*.*.*": (0, 20)})


def check(found: Components) -> None:
    """Check the constraints that the `Shape` cannot express. Raise WrongValue if one is violated."""
    data: dict[str, Any] = found[FILE]
    if sum(data["setup"]["bag_per_player"].values()) == 0:
        wrong((FILE, "setup", "bag_per_player"), "empty_bag")
    for number, tile in enumerate(data["buildings"]):
        if tile["set"] not in ("2-4", "3-4"):
            wrong((FILE, "buildings", number, "set"), "set", building=tile["id"])
        if sum(tile["cost"].values()) == 0:
            wrong((FILE, "buildings", number, "cost"), "free_building", building=tile["id"])
    costs = data["whaling_board"]["track"]["launch_food_costs"]
    for place, (nearer, farther) in enumerate(pairwise(costs), 1):
        if farther < nearer:
            wrong((FILE, "whaling_board", "track", "launch_food_costs", place), "cheaper_farther")


SOURCES: Final = read_components(Path(__file__).parent, SHAPE, check, FORMERLY)
DATA: Final[dict[str, Any]] = SOURCES[FILE]
