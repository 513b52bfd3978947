"""What is proposed for orders: as narrow as the present prices, so that nobody who clicks through has ordered more."""

from __future__ import annotations

from typing import Any

import pytest

from mercat.engine.matches.match import Match, Refused
from mercat.engine.matches.orders import play_orders, read_order, standing_of
from mercat.engine.rules.state import NATURE
from mercat.games.new_bedford.rules.whale_sale import BIDDING
from mercat.games.poseidon.rules.ship_offers import ANSWERING
from tests.games.caledonia.test_orders import begun as begun_in_caledonia
from tests.games.new_bedford.test_orders import begun as begun_in_new_bedford
from tests.games.orders_by_hand import answer, ask
from tests.games.poseidon.test_orders import table


def proposed(match: Match[Any], seat: int, kind: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = match.game.orders.by_name[kind].proposed(match.state, seat)
    return found


def test_a_contract_at_the_price_of_this_round_is_not_obtained_in_a_dearer_one() -> None:
    match = begun_in_caledonia()
    match.state.numbers[0] = 2
    assert proposed(match, 1, "contract")["highest"] == ["0"]
    contract = str(int(match.state.display[0]))
    order = read_order(match, 1, {"kind": "contract", "values": {"contracts": [contract]}})
    at_any_price = {"contracts": [contract], "highest": "15"}
    this_round = read_order(match, 1, {"kind": "contract", "values": at_any_price, "this_round": True})
    match.play("pass")
    assert answer(match, order) == answer(match, this_round) == f"obtain {contract}"
    match.state.numbers[0] = 5
    assert answer(match, order) == "" and standing_of(match, order).stands
    assert answer(match, this_round) == "" and standing_of(match, this_round).ended == "last_round_over"


@pytest.mark.parametrize(("name", "kind"), [("caledonia", "contract"), ("new_bedford", "lay"), ("poseidon", "buy")])
def test_an_order_for_this_round_given_during_the_set_up_is_for_the_first(name: str, kind: str) -> None:
    match: Match[Any] = Match.start(name, 2, {}, seed=1)
    while match.to_move == NATURE:
        match.play(match.legal()[0])
    assert int(match.state.round) == 0
    values = {"contracts": ["1"]} if kind == "contract" else {}
    orders = [read_order(match, 1, {"kind": kind, "values": values, "this_round": True}),
              read_order(match, 1, {"kind": "pass_round"})]
    while int(match.state.round) < 2:
        match.play(match.legal()[-1])
        stands = [standing_of(match, order).ended not in ("last_round_over", "done") for order in orders]
        assert stands == [int(match.state.round) < 2] * 2, match.entries[-1].text


def test_goods_are_sold_for_what_they_bring_now_and_bought_for_what_they_cost_now() -> None:
    match = begun_in_caledonia()
    match.state.goods[1, 0], match.state.goods[1, 5] = 2, 1                # wool and whisky
    prices = [int(match.state.price_of(good)) for good in range(6)]
    assert proposed(match, 1, "sale")["lowest"] == [str(max(prices[0], prices[5]))]
    assert proposed(match, 1, "neighbours")["highest"] == [str(min(*[price - 2 for price in prices[:3]],
                                                                  *[price - 3 for price in prices[3:]]))]


def test_one_whale_is_bought_and_no_dearer_than_those_for_sale_now() -> None:
    match = begun_in_new_bedford()
    match.state.money[0], match.state.on_sale[0], match.state.on_sale[1] = 9, 2, 1
    assert proposed(match, 0, "whale_purchase") | {"whales": []} == {"whales": [], "highest": ["4"], "money_left": ["5"]}
    order = read_order(match, 0, {"kind": "whale_purchase"})
    ask(match, BIDDING.frame(0, 1, 0))
    assert answer(match, order) == "buy bowhead"
    match.state.money[0] = 8
    match.state.on_sale[1] = 0
    ask(match, BIDDING.frame(0, 1, 0))
    assert answer(match, order) == "buy right"
    match.state.money[0] = 6
    assert answer(match, order) == "pass"
    match.state.hold[0, 2] = 1
    assert proposed(match, 0, "lay")["money_left"] == ["0"]


def test_a_ship_is_sold_for_what_the_bank_takes_and_merchants_are_bought_at_their_price() -> None:
    match = table("pool.sparta 2", "fleet.athenai.3_ship 2")
    state = match.state
    asked = {name: proposed(match, 0, name) for name in match.game.orders.by_name}
    assert asked["buy"]["nation"] == ["sparta"] and asked["buy"]["price"] == ["80"] and asked["buy"]["count"] == ["1"]
    assert asked["sell_ships"]["nation"] == ["athenai"] and asked["sell_ships"]["left"] == ["1"]
    price = int(asked["sell_ships"]["price"][0])
    assert price == state.short_for_ship(0) + int(state.treasury[0])
    order = read_order(match, 0, {"kind": "sell_ships"})
    for offered, wanted in ((price - 1, "refuse"), (price, "accept")):
        ask(match, ANSWERING.frame(0, 1, 0, 1, offered))
        assert answer(match, order) == wanted
    assert asked["best_voyage"]["donation"] == ["0"] and asked["new_merchants"]["count"] == ["1"]
    assert asked["claim"]["price"] == ["80"] and int(asked["double_range"]["more"][0]) >= 1


def test_refusals_name_the_field_in_words_and_all_its_values() -> None:
    match = begun_in_caledonia()
    with pytest.raises(Refused) as refused:
        read_order(match, 1, {"kind": "neighbours", "values": {"highest": "99"}})
    assert refused.value.sentence() == "“99” is not a value of “Highest price”. Possible values: 0–16"
    with pytest.raises(Refused) as refused:
        read_order(match, 1, {"kind": "contract", "values": {"contracts": ["0"]}})
    assert refused.value.sentence().endswith("Possible values: 1–50")
    assert refused.value.sentence("pl").startswith("„0” nie jest wartością pola „Kontrakty w kolejności”.")
    with pytest.raises(Refused) as refused:
        read_order(match, 1, {"kind": "contract", "values": {"contracts": []}})
    assert refused.value.sentence() == "“Contracts, in order” needs 1 to 50 different values."
    assert play_orders(match, []) == []
