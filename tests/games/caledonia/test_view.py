"""What a table shows, compared with the position: CAL-SOLO-7."""

from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.rules.rulebook import Moves
from mercat.games.caledonia.board.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.scoring import RATINGS, rating_of
from tests.drawing import positions
from tests.present import present


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_view_and_position_agree(seats: int) -> None:
    for match in positions("caledonia", seats, 3, every=10):
        view, state = match.view(), match.state
        by_name = {hex["hex"]: hex for hex in view["map"]["hexes"]}
        assert len(by_name) == 117 and view["round"] == state.round
        for seat, player in enumerate(view["players"]):
            on_map = [hex for hex in by_name.values() if hex["owner"] == seat]
            assert sum(column["deployed"] for column in player["units"]) == len(on_map)
            numbers = {abs(hex["settlement"]) for hex in on_map}
            assert numbers == set(range(1, player["settlements"] + 1))
            assert len({hex["settlement"] for hex in on_map if hex["settlement"] > 0}) == player["group"]
            assert player["money"] == state.money[seat] and player["group"] <= player["settlements"] <= len(on_map)
        shown = [card["contract"] for card in view["contracts"]]
        assert len(shown) == len(set(shown))


def test_prices_shown_are_those_paid() -> None:
    """An expansion costs what the map and the panel say, but for clans with discounts by place."""
    for match in positions("caledonia", 3, 4, every=5, clans="off"):
        if match.step != "turn":
            continue
        view, seat = match.view(), match.to_move
        cost = {column["unit"]: column["cost"] for column in view["players"][seat]["units"]}
        land = {hex["hex"]: hex["cost"] for hex in view["map"]["hexes"]}
        for move in match.legal():
            if move.verb == "expand":
                paid = next(event for event in match.preview(move) if event.name == "paid")
                assert paid.second == cost[move.facets["unit"]] + land[move.facets["hex"]]


@pytest.mark.parametrize(("total", "rating"), [(0, "novice"), (115, "novice"), (116, "recruit"), (130, "recruit"),
                                               (131, "average"), (146, "expert"), (160, "expert"), (161, "genius")])
def test_rating(total: int, rating: str) -> None:
    """CAL-SOLO-7."""
    assert RATINGS[rating_of(total)] == rating


def test_alone_each_slot_has_its_face_of_the_die() -> None:
    """CAL-SOLO-5: what the last price roll takes away is the contract shown with that face."""
    match = mercat.Match.start("caledonia", seats=1, options={"clans": "off"}, seed=5)
    faces = ["minus_three", "minus_two", "minus_one", "plus_one", "plus_two", "plus_three"]
    while match.to_move is not None:
        before, length = match.view()["slots"], len(match.entries)
        assert [slot["face"] for slot in before] == faces
        match.play(next((move for move in match.legal() if str(move) == "pass"), match.legal()[-1]))
        rolled = [entry.text.split()[1] for entry in match.entries[length:] if entry.text.startswith("roll_price")]
        if rolled:
            after = {slot["face"]: slot["card"] for slot in match.view()["slots"]}
            assert [face for face in faces if after[face] is None] == [rolled[-1]]
            gone = next(slot["card"] for slot in before if slot["face"] == rolled[-1])
            assert gone is None or gone["contract"] not in [card["contract"] for card in match.view()["contracts"]]
    assert match.view()["round"] == 5
    assert mercat.Match.start("caledonia", seats=2, seed=1).view()["slots"] == []


def test_only_the_lone_player_is_rated() -> None:
    assert mercat.Match.start("caledonia", seats=1, seed=1).view()["rating"] == "novice"
    assert mercat.Match.start("caledonia", seats=2, seed=1).view()["rating"] is None


def built_on(match: Match[Any], spot: str) -> tuple[dict[str, int], dict[str, int], set[tuple[int, int]]]:
    """What each legal expansion to a hex costs by unit, what the neighbours then sell, and the settlements then."""
    costs, near, after, seat = {}, {}, set(), present(match.to_move)
    for move in match.legal():
        if move.verb in ("expand", "settle") and move.facets["hex"] == spot:
            events = match.preview(move)
            costs[move.facets["unit"]] = sum(event.second for event in events if event.name == "paid")
            near = {match.game.vocabulary.by_name["buy"].facets[0].values[event.second]: event.third for event in events
                    if event.name == "nearby_told"}
            twin = match.game.copy(match.state)
            match.game.rules.apply(twin, move.packed, Moves())
            after.add((int(settlements_of(twin, seat)), int(settlements_in_reach(twin, seat))))
    return costs, near, after


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_the_preview_of_a_hex_is_what_happens_there(seats: int, seed: int) -> None:
    """Costs, discounts, neighbours' prices and settlements, before anything is chosen: as the engine says of the moves."""
    compared = neighbours = 0
    for match in positions("caledonia", seats, seed, every=15):
        for hex in match.view()["map"]["hexes"] if match.step in ("turn", "settling", "bonuses") else []:
            told, (costs, near, after) = hex["preview"], built_on(match, hex["hex"])
            if costs:
                assert {unit["unit"]: unit["total"] for unit in told["units"]}.items() >= costs.items()
                assert {offer["good"]: offer["price"] for offer in told["near"]} == near
                assert after == {(told["settlements"][1], told["group"][1])}
                compared, neighbours = compared + 1, neighbours + len(near)
            if told:                                     # a previewed hex that is not offered costs too much
                money = match.view()["players"][match.to_move]["money"]
                assert all(unit["total"] > money for unit in told["units"] if unit["unit"] not in costs)
    assert compared > 2 and (neighbours > 0 or seats < 4)


def test_other_decisions_have_no_previews() -> None:
    match = mercat.Match.start("caledonia", seats=3, seed=1)
    assert match.step == "choosing_clan" and len(match.view()["clans"]) == 4
    assert not any(hex["preview"] for hex in match.view()["map"]["hexes"])
    while match.step == "choosing_clan":
        match.play(match.legal()[0])
    assert match.step == "settling" and match.view()["clans"] == []         # what nobody took is of no interest any more


def test_the_second_contract_of_buchanan_is_paid_already() -> None:
    match = mercat.Match.start("caledonia", seats=2, options={"clans": "off"}, seed=4)
    while match.step != "turn":
        match.play(match.legal()[0])
    match.state.clan[match.to_move] = 0
    match.state.numbers[0] = 3
    match.state.rebuild()
    match.game.rules.advance(match.state, match.moves)
    assert match.view()["contract_cost"] == 5
    match.play(next(move for move in match.legal() if move.verb == "obtain"))
    assert match.step == "second_contract" and match.view()["contract_cost"] == 0


def test_everybody_sees_what_they_have_of_a_contract() -> None:
    for match in positions("caledonia", 3, 6, every=20):
        view = match.view()
        for card in view["contracts"]:
            for player, held in zip(view["players"], card["held"], strict=True):
                lacking = {name: count - held[name] for name, count in card["wants"].items() if held[name] < count}
                goods = {**player["goods"], **{column["unit"]: column["deployed"] for column in player["units"]}}
                for name, count in card["wants"].items():
                    has = goods[{"mutton": "sheep", "beef": "cow"}.get(name, name)]
                    assert lacking.get(name, 0) == max(0, count - has)
                if player["seat"] == match.to_move:
                    assert lacking == card["short"]


def test_a_neighbours_price_stands_at_the_market() -> None:
    seen = 0
    for match in positions("caledonia", 4, 8):
        if match.step != "neighbourhood":
            assert match.step == "trading" or all(track["nearby"] is None for track in match.view()["market"])
            continue
        prices = {track["good"]: track["nearby"] for track in match.view()["market"] if track["nearby"] is not None}
        for move in match.legal():
            if move.verb == "buy" and move.facets["amount"] == "1":
                paid = next(event for event in match.preview(move) if event.name == "paid")
                assert prices[move.facets["good"]] == paid.second
                seen += 1
    assert seen > 2


def test_the_auction_shows_who_leads_and_who_is_out() -> None:
    match = mercat.Match.start("caledonia", seats=3, options={"clans": "auction"}, seed=2)
    opener = match.to_move
    assert match.view()["auction"] == {"place": 1, "highest": 0, "leader": None, "out": []}
    match.play("bid 4")
    second = match.to_move
    match.play("stand_back")
    assert match.view()["auction"] == {"place": 1, "highest": 4, "leader": opener, "out": [second]}
    match.play("stand_back")
    assert match.step == "choosing_won" and match.view()["auction"] is None and match.view()["players"][opener]["bid"] == 4
