"""Where a worker may go, worked out a second time: slowly, plainly, and from the data file alone."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.games.new_bedford.sources import DATA
from mercat.games.new_bedford.state import NewBedford

GAME = mercat.find("new_bedford")
GOODS = ("wood", "food", "brick")
TILES = {tile["id"]: tile for tile in DATA["buildings"]}
PLAIN = ("bank", "schoolhouse", "bakery", "brickyard", "chandlery", "inn")


class Table:
    """A position as a person would write it down."""

    def __init__(self, match: Match[NewBedford]) -> None:
        view = match.view()
        self.seat, self.seats = match.to_move, len(view["players"])
        self.edition = view["edition"]
        self.owner = {tile["building"]: tile["owner"] for tile in view["buildings"]}
        self.used = {tile["building"] for tile in view["buildings"] if tile["worker"] is not None}
        self.empty = {space["space"] for space in view["spaces"] if space["empty"]}
        player = view["players"][self.seat]
        self.has = {**player["goods"], "money": player["money"]}
        self.ships = [ship for ship in view["ships"] if ship["seat"] == self.seat]
        self.ships_on = {row: sum(1 for ship in view["ships"] if ship["row"] == row) for row in range(8)}
        self.empty_sea = view["sea"]["empty_sea"]

    def at(self, where: str) -> list[dict[str, Any]]:
        return [ship for ship in self.ships if ship["where"] == where]


def hands(table: Table, fee: int, may_purchase: bool) -> Iterator[dict[str, int]]:
    """What the player could have in hand in the action: with no purchase, or with one of the two."""
    money = table.has["money"] - fee
    yield {**table.has, "money": money}
    if may_purchase and money >= 3:
        for good in ("wood", "food"):
            yield {**table.has, "money": money - 3, good: table.has[good] + 2}


def can_build(table: Table, hand: dict[str, int], saved: int) -> bool:
    """Some building that nobody has, for some choice of goods saved."""
    for name, owner in table.owner.items():
        other = DATA["variant"]["print_and_play"]["costs"] if table.edition == "print_and_play" else {}
        cost = other.get(name, TILES[name]["cost"])
        if owner is None and cost.get("money", 0) <= hand["money"]:
            for less in combinations_with_replacement(GOODS, saved):
                due = {good: cost.get(good, 0) - less.count(good) for good in GOODS}
                if all(0 <= due[good] <= hand[good] for good in GOODS):
                    return True
    return False


def can_launch(table: Table, food: int, price: Callable[[int], int]) -> bool:
    return any(table.ships_on[row] < 3 and price(row) <= food for row in range(1, 7))


def possible(table: Table, hand: dict[str, int], space: str) -> bool:
    """Whether the action of a space can be done with this in hand."""
    first = space in table.empty
    if space in ("farm", "forest", "warehouse", *PLAIN):
        return True
    if space in ("general_store", "market"):
        return any(hand[good] for good in GOODS)
    if space == "lumber_mill":
        return hand["wood"] > 0
    if space == "town_hall":
        return can_build(table, hand, 1 if first else 0)
    if space == "courthouse":
        return can_build(table, hand, 2)
    if space == "dockyard":
        return bool(table.at("home")) and hand["wood"] >= (1 if first else 2)
    if space == "city_pier":
        return bool(table.at("dock")) and can_launch(table, hand["food"], lambda row: row - first)
    if space == "wharf":
        return bool(table.at("dock")) and can_launch(table, hand["food"], lambda row: -(-row // 2))
    if space == "dry_dock":
        return bool(table.at("home")) and hand["wood"] >= 2 and can_launch(table, hand["food"], lambda row: row)
    if space == "lighthouse":
        return any(ship["row"] < 6 and table.ships_on[ship["row"] + 1] < 3 for ship in table.at("sea"))
    if space == "tavern":
        return bool(table.empty_sea > 0)
    if space == "cooperage":
        return any(sum(ship["hold"].values()) for ship in table.ships)
    if space == "tryworks":
        return any(ship["hold"]["right"] and (table.edition == "second_printing" or ship["row"] == 0) for ship in table.ships)
    assert space == "post_office"
    return bool(table.owner["post_office"] != table.seat)


def spaces_open(match: Match[NewBedford], boards_only: bool, may_purchase: bool) -> set[str]:
    """Every space where the worker may go."""
    table = Table(match)
    found = {space for space in ("farm", "forest", "warehouse", "general_store", "town_hall", "dockyard", "city_pier")
             if any(possible(table, hand, space) for hand in hands(table, 0, may_purchase))}
    for name, owner in table.owner.items():
        if not boards_only and owner is not None and name not in table.used and not TILES[name]["victory"]:
            fee = 0 if owner == table.seat else 1
            if table.has["money"] >= fee and any(possible(table, hand, name) for hand in hands(table, fee, may_purchase)):
                found.add(name)
    return found


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_workers_may_go(seats: int, edition: str) -> None:
    tried = 0
    for seed in range(4):
        match = mercat.Match.start("new_bedford", seats=seats, options={"edition": edition}, seed=seed)
        generator = Generator(seed, 3)
        while match.to_move is not None:
            legal = match.legal()
            if match.step == "placing":
                frame: Any = GAME.rules.step(match.state).opened(match.state)
                boards_only, may_purchase = frame.from_inn == 1, frame.purchases == 1
                offered = {move.facets["space"] for move in legal if move.verb == "place"}
                assert offered == spaces_open(match, boards_only, may_purchase), f"seed {seed}, after {len(match.journal)}"
                tried += 1
            match.play(legal[generator.below(len(legal))])
    assert tried > 150
