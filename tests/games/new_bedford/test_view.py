"""The view is the position as plain data: complete, correct, and without an order that could give anything away."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import mercat
from mercat.games.new_bedford.board import AT_DOCK, BOARD_NAMES, BUILDING_NAMES
from mercat.games.new_bedford.board import space as space_number
from mercat.games.new_bedford.rules.tryworks import TRYWORKS
from mercat.games.new_bedford.tables import BAG, KINDS
from tests.drawing import positions

EDITIONS = ("print_and_play", "second_printing")


TABLES = [(seats, edition, seed) for seats in (2, 3, 4) for edition in EDITIONS for seed in (1, 2)]


@pytest.mark.parametrize(("seats", "edition", "seed"), TABLES)
def test_it_is_plain_data_and_equals_the_position(seats: int, edition: str, seed: int) -> None:
    for match in positions("new_bedford", seats, seed, edition=edition):
        view, state = match.view(), match.state
        assert json.loads(json.dumps(view)) == view
        assert view["round"] == state.round and view["first"] == state.wheel and view["edition"] == edition
        assert list(view["bag"].values()) == list(state.bag) and list(view["sea"].values()) == list(state.sea)
        for player in view["players"]:
            seat = player["seat"]
            assert player["money"] == state.money[seat]
            assert list(player["goods"].values()) == [state.goods[seat, good] for good in range(3)]
            assert list(player["whales"].values()) == [state.whales[seat, whale] for whale in range(3)]
            assert player["points"]["total"] == match.scores()[seat].total


@pytest.mark.parametrize(("seats", "edition", "seed"), TABLES)
def test_every_piece_is_somewhere_and_only_there(seats: int, edition: str, seed: int) -> None:
    for match in positions("new_bedford", seats, seed, edition=edition):
        view = match.view()
        placed = Counter(seat for space in view["spaces"] for seat in space["workers"])
        placed.update(building["worker"] for building in view["buildings"] if building["worker"] is not None)
        owned = {building["building"]: building["owner"] for building in view["buildings"] if building["owner"] is not None}
        for player in view["players"]:
            assert 0 <= player["workers"] == 2 - placed[player["seat"]]
            assert player["buildings"] == [name for name in BUILDING_NAMES if owned.get(name) == player["seat"]]
            assert [ship for ship in view["ships"] if ship["seat"] == player["seat"]] == player["ships"]
        assert [space["space"] for space in view["spaces"]] == BOARD_NAMES
        for number, kind in enumerate(KINDS):
            known = view["bag"][kind] + view["sea"][kind] + view["on_sale"][kind]
            known += sum(ship["hold"][kind] for ship in view["ships"]) + sum(p["whales"][kind] for p in view["players"])
            assert known <= BAG[number] * seats


@pytest.mark.parametrize(("seats", "edition", "seed"), TABLES)
def test_ships_lie_in_their_lanes_one_at_each_rank(seats: int, edition: str, seed: int) -> None:
    for match in positions("new_bedford", seats, seed, edition=edition):
        view = match.view()
        moored = [(ship["lane"], ship["rank"]) for ship in view["ships"] if ship["lane"] is not None]
        assert len(moored) == len(set(moored))
        for number, lane in enumerate(view["lanes"]):
            here = [ship for ship in view["ships"] if ship["lane"] == number]
            assert len(here) == lane["ships"] <= lane["berths"]
            assert sorted(ship["rank"] for ship in here) == list(range(len(here))) or lane["kind"] == "return"
            assert all(ship["row"] == lane["row"] or lane["row"] == "return" == ship["where"] for ship in here)
        assert sum(ship["unloads"] for ship in view["ships"]) == any(ship["where"] == "return" for ship in view["ships"])


def test_the_ship_that_decides_is_known() -> None:
    steps: Counter[str | None] = Counter()
    for match in positions("new_bedford", 4, 7):
        acting = [ship for ship in match.view()["ships"] if ship["acts"]]
        assert bool(acting) == (match.step in ("choosing", "landing"))
        for ship in acting:
            assert ship["seat"] == match.to_move and ship["unloads"] == (match.step == "landing")
        steps[match.step] += 1
    assert steps["choosing"] and steps["landing"]


def test_a_space_offers_its_bonus_only_while_it_is_empty() -> None:
    seen: Counter[bool] = Counter()
    for match in positions("new_bedford", 3, 5):
        for space in match.view()["spaces"]:
            assert space["empty"] == (space["workers"] == [])
            seen[space["empty"]] += 1
    assert seen[True] and seen[False]


@pytest.mark.parametrize(("seats", "buildings"), [(2, 12), (3, 20), (4, 20)])
def test_only_the_buildings_of_this_many_players_are_shown(seats: int, buildings: int) -> None:
    view = mercat.Match.start("new_bedford", seats=seats, seed=1).view()
    assert len(view["buildings"]) == buildings
    assert sum(building["victory"] for building in view["buildings"]) == 4


def test_the_costs_are_those_of_the_edition() -> None:
    costs = {}
    for edition in EDITIONS:
        view = mercat.Match.start("new_bedford", seats=2, options={"edition": edition}, seed=1).view()
        costs[edition] = {building["building"]: building["cost"] for building in view["buildings"]}
    assert costs["print_and_play"]["lighthouse"] == {"wood": 2, "food": 0, "brick": 4, "money": 0}
    assert costs["second_printing"]["lighthouse"] == {"wood": 2, "food": 0, "brick": 2, "money": 0}
    assert costs["print_and_play"]["tryworks"] == {"wood": 0, "food": 0, "brick": 2, "money": 1}
    for edition in EDITIONS:
        assert costs[edition]["mansion"] == {"wood": 4, "food": 0, "brick": 0, "money": 10}


def test_the_forecast_is_the_lay_and_the_points_of_the_whales_aboard() -> None:
    checked = 0
    for match in positions("new_bedford", 4, 3, edition="second_printing"):
        for player in match.view()["players"]:
            aboard: Counter[str] = Counter()
            for ship in player["ships"]:
                aboard.update(ship["hold"])
            assert player["forecast"] == {"lay": 2 * aboard["right"] + 4 * aboard["bowhead"] + 8 * aboard["sperm"],
                                          "points": aboard["right"] + 2 * aboard["bowhead"] + 4 * aboard["sperm"]}
            checked += player["forecast"]["lay"] > 0
    assert checked


@pytest.mark.parametrize("seats", [2, 4])
def test_ships_come_home_in_the_round_that_was_forecast(seats: int) -> None:
    """In the round that the last look at the ship named; 0 when it came after the last round. So do ships that are launched."""
    foretold: Counter[str] = Counter()
    for seed in range(5, 9):
        compare(seats, seed, foretold)
    assert foretold["after"] and foretold["within"]


def compare(seats: int, seed: int, foretold: Counter[str]) -> None:
    before: dict[tuple[Any, Any], tuple[Any, Any, bool]] = {}
    for match in positions("new_bedford", seats, seed):
        view = match.view()
        for ship in view["ships"]:
            name = (ship["seat"], ship["ship"])
            if name in before and ship["where"] != "sea":
                home, round_then, sailing = before.pop(name)
                assert home == (0 if sailing else round_then)
                foretold["after" if home == 0 else "within"] += 1
            if ship["where"] == "sea":
                lane = view["lanes"][ship["lane"]]
                assert lane["home"] is None or lane["home"] == ship["home"]
                before[name] = (ship["home"], view["round"], view["step"] in ("landing", "bidding", "choosing"))


def test_a_launch_is_shown_with_its_price_and_how_often_it_hunts() -> None:
    priced = 0
    for match in positions("new_bedford", 3, 8):
        view = match.view()
        offered = {int(move.facets["distance"]) for move in match.legal() if move.verb == "launch"}
        for lane in view["lanes"]:
            if match.step == "launching" and lane["kind"] == "cost":
                affordable = lane["food_now"] <= view["about"]["amount"] and lane["ships"] < lane["berths"]
                short_of_wood = view["about"]["way"] == "dry_dock" and view["players"][match.to_move]["goods"]["wood"] < 2
                assert (lane["row"] in offered) == (affordable and not short_of_wood)
                assert lane["hunts"] == min(lane["row"], 13 - view["round"])
                priced += 1
            else:
                assert lane["food_now"] is None
    assert priced


def test_what_is_short_for_a_building_is_marked_exactly_where_it_cannot_be_built() -> None:
    checked: Counter[object] = Counter()
    for match in positions("new_bedford", 3, 9):
        built = {move.facets["building"] for move in match.legal() if move.verb == "build"}
        for tile in match.view()["buildings"]:
            if match.step == "building" and tile["owner"] is None:
                assert (tile["lacks"] == {}) == (tile["building"] in built)
                checked[tile["lacks"] == {}] += 1
            elif match.step != "placing":
                assert tile["lacks"] == {}
    assert checked[True] and checked[False]


def test_a_question_knows_whether_a_purchase_must_come_first() -> None:
    checked: Counter[object] = Counter()
    for match in (match for seed in (9, 10, 11) for match in positions("new_bedford", 3, seed)):
        verbs, about = {move.verb for move in match.legal()}, match.view()["about"]
        if match.step in ("building", "launching"):
            assert about["wanting"] == (not verbs & {"build", "launch"})
            checked[match.step, about["wanting"]] += 1
        elif match.step in ("selling", "selling_on"):
            assert (about["left"] > 0) == ("sell" in verbs)
            checked[match.step, about["left"] > 0] += 1
    assert set(checked) >= {(step, yes) for step in ("building", "selling", "selling_on") for yes in (0, 1)}
    match = mercat.Match.start("new_bedford", seats=2, deal="wheel first")
    for _seat in range(2):
        match.play("take_start 0 0 0")
    match.state.berth[0], match.state.workers[space_number("city_pier"), 1] = AT_DOCK, 1
    match.begin_here()
    match.play("place city_pier")
    assert match.view()["about"]["wanting"] == 1
    match.play("purchase food")
    assert match.view()["about"]["wanting"] == 0


def test_the_worth_of_a_ship_is_what_keeping_or_selling_all_its_whales_comes_to() -> None:
    match = mercat.Match.start("new_bedford", seats=2, seed=1)
    state = match.state
    state.hold[0, 0], state.hold[0, 1] = 4, 1
    assert [match.view()["ships"][0][key] for key in ("lay", "points", "sells_for")] == [12, 6, 6]
    state.free_whales, state.workers[TRYWORKS, 0] = 3, 1
    assert match.view()["ships"][0]["lay"] == 6
    assert match.view()["ships"][2]["lay"] == 0


def test_nothing_of_what_nature_will_decide_can_be_seen() -> None:
    """Two matches that differ only in what will be drawn look the same until it is drawn."""
    first, second = (mercat.Match.start("new_bedford", seats=3, seed=seed, plays_nature=False) for seed in (1, 2))
    for match in (first, second):
        match.play("wheel second")
    pick = random.Random(4)
    while first.to_move != -1:
        move = str(pick.choice(first.legal()))
        first.play(move)
        second.play(move)
        assert first.view() == second.view()
    assert any(line.endswith("city_pier") for line in first.journal)
