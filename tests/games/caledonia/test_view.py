"""What a table shows, compared with the position: CAL-SOLO-7."""

import pytest

import mercat
from drawing import positions
from mercat.games.caledonia.final import RATINGS, rating_of


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_view_and_position_agree(seats):
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


def test_prices_shown_are_those_paid():
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
def test_rating(total, rating):
    """CAL-SOLO-7."""
    assert RATINGS[rating_of(total)] == rating


def test_only_the_lone_player_is_rated():
    assert mercat.Match.start("caledonia", seats=1, seed=1).view()["rating"] == "novice"
    assert mercat.Match.start("caledonia", seats=2, seed=1).view()["rating"] is None
