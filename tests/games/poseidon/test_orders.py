"""What players of Poseidon order for later: what each order answers, and its edge, one step beyond which it waits or ends."""

from __future__ import annotations

from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.matches.orders import order_data, play_orders, read_order, standing_of, turn_opened
from mercat.engine.rules.frame import number_in
from mercat.engine.rules.order_kinds import Order
from mercat.engine.transcripts.paths import edit
from mercat.games.poseidon.state import BROKE
from mercat.text import LANGUAGES
from tests.present import present

GAME = mercat.find("poseidon")
NAMES = ["ana", "ben", "cleo", "dan"]
ANA, BEN, CLEO, DAN = range(4)
FOUNDED = """
king.athenai ana, prestige.athenai 90, merchants.ana.athenai 5, potentials.athenai 10, discovery.athenai I15,
king.sparta ben, prestige.sparta 80, merchants.ben.sparta 5, potentials.sparta 3, discovery.sparta I15,
king.thebai ana, prestige.thebai 80, rank.thebai 1, merchants.ana.thebai 4, potentials.thebai 0, discovery.thebai I15,
fleet.athenai.3_ship 1, fleet.sparta.3_ship 1, fleet.thebai.3_ship 1, posts.athenai.H12 1, posts.athenai.J12 1"""


def table(*lets: str) -> Match[Any]:
    """Merchant round 1 of four players with three nations; ana begins. The last words of each `let` are its value."""
    match = Match.start(GAME, 4, seed=1, deal=["begin first"])
    for move in ("choose archon", "choose poseidon", "choose mykene", "choose delos"):
        match.play(move)
    for line in [*FOUNDED.replace("\n", " ").split(","), "card_owner.delos none", *lets]:
        edit(match, NAMES, line.split())
    return match


def give(match: Match[Any], seat: int, kind: str, *unless: str, **values: Any) -> Order:
    """An order given now; it says what it read."""
    data = {"kind": kind, "values": values, "unless": list(unless)}
    order = read_order(match, seat, data)
    said = order_data(GAME, order)["values"]
    for field, value in values.items():
        assert said[field] == (value if isinstance(value, list) else [value])
    return order


def play(match: Match[Any], *moves: str) -> None:
    for move in moves:
        match.play(move)


def carried_out(match: Match[Any], *orders: Order) -> list[str]:
    """The lines that the orders lead to now."""
    return [str(match.entries[line - 1]) for line, _ in play_orders(match, orders)]


def ended(match: Match[Any], order: Order) -> str:
    return standing_of(match, order).ended


def go_to(match: Match[Any], step: str, nation: str = "") -> None:
    """On to a step, with the dullest moves; to that of a nation."""
    for _ in range(200):
        if match.step == step and (not nation or match.view()["acting"] == nation):
            return
        legal = [str(move) for move in match.legal()]
        match.play(next(move for move in ("pass", "keep_income", "leave", "stop", "withhold", "tolerate", "stay_home", "refuse",
                                          "finish", "issue_none", *legal) if move in legal))
    raise AssertionError(f"never at {step} {nation}")


# -- merchant rounds


def test_pass_quietly_until_another_player_trades() -> None:
    match = table("pool.athenai 2")
    order = give(match, BEN, "pass_quietly")
    play(match, "pass")
    assert carried_out(match, order) == ["1 pass"]
    play(match, "buy athenai")
    assert ended(match, order) == "traded" and match.entries[standing_of(match, order).line - 1].text == "buy athenai"


@pytest.mark.parametrize(("moves", "ends"), [(["pass"], ""), (["sell"], ""), (["sell", "give_up athenai 1"], "traded"),
                                             (["found larissa"], ""), (["found larissa", "set_prestige 40"], "traded")])
def test_what_counts_as_trading(moves: list[str], ends: str) -> None:
    match = table()
    order = give(match, BEN, "pass_quietly")
    play(match, *moves)
    assert ended(match, order) == ends


def test_what_happened_before_and_ones_own_purchases_do_not_count() -> None:
    match = table("pool.athenai 2")
    play(match, "buy athenai", "end_turn")
    quiet = give(match, BEN, "pass_quietly")
    bought = give(match, BEN, "buy", nation="athenai", price="90", count="1")
    assert carried_out(match, bought, quiet) == ["1 buy athenai", "1 end_turn"]
    play(match, "pass", "pass", "pass")
    assert carried_out(match, quiet) == ["1 pass"]
    assert match.step != "trading" and ended(match, quiet) == "done"


def test_orders_for_a_merchant_round_can_be_given_before_it() -> None:
    match = table("pool.athenai 2")
    go_to(match, "sailing", "athenai")
    quiet, buying = give(match, CLEO, "pass_quietly"), give(match, CLEO, "buy", nation="athenai", price="90", count="2")
    go_to(match, "trading")
    while match.to_move != CLEO:
        play(match, "pass")
    assert match.state.round == 4 and carried_out(match, buying, quiet)[:2] == ["2 buy athenai", "2 end_turn"]
    go_to(match, "discovering")
    assert ended(match, quiet) == "done" and ended(match, buying) == "round_over"


def test_after_the_last_merchant_round_there_is_none_to_order_for() -> None:
    match = table("round mr5")
    go_to(match, "discovering")
    for kind in ("pass_quietly", "buy"):
        assert ended(match, give(match, BEN, kind)) == "no_round"


@pytest.mark.parametrize(("price", "buys"), [("89", False), ("90", True)])
def test_buy_up_to_a_price(price: str, buys: bool) -> None:
    match = table("pool.athenai 2")
    order = give(match, BEN, "buy", nation="athenai", price=price, count="2")
    play(match, "pass")
    assert carried_out(match, order) == (["1 buy athenai", "1 end_turn"] if buys else [])
    assert standing_of(match, order).stands


def test_buy_as_many_as_said_and_no_more() -> None:
    match = table("pool.athenai 4")
    order = give(match, BEN, "buy", nation="athenai", price="190", count="2")
    for wanted in (["1 buy athenai", "1 end_turn"], ["1 buy athenai", "1 end_turn"], []):
        while match.to_move != BEN:
            play(match, "pass")
        assert carried_out(match, order) == wanted
    assert ended(match, order) == "done" and match.state.merchants[BEN, 0] == 2


def test_none_at_all_can_be_bought() -> None:
    match = table("pool.athenai 4")
    order = give(match, BEN, "buy", nation="athenai", price="190", count="0")
    play(match, "pass")
    assert carried_out(match, order) == []


def test_buying_waits_while_the_pool_is_empty_and_ends_with_a_sale_of_ones_own() -> None:
    match = table()
    order = give(match, BEN, "buy", nation="athenai", price="90", count="3")
    play(match, "pass")
    assert carried_out(match, order) == [] and standing_of(match, order).stands
    play(match, "sell", "give_up sparta 1", "end_turn", "pass", "pass", "sell", "give_up athenai 2", "end_turn")
    assert carried_out(match, order) == ["1 buy athenai", "1 end_turn"]              # now 80: a king has sold
    play(match, "pass", "pass", "pass", "sell", "give_up athenai 1")
    assert ended(match, order) == "sold"


def test_a_purchase_of_another_nation_does_not_end_the_turn() -> None:
    match = table("pool.sparta 1")
    order = give(match, BEN, "buy", nation="athenai", price="90", count="3")
    play(match, "pass", "buy sparta")
    assert carried_out(match, order) == [] and match.to_move == BEN


def test_passing_for_the_rest_of_the_round_is_for_merchant_rounds() -> None:
    match = table()
    order = give(match, BEN, "pass_round")
    play(match, "pass")
    assert carried_out(match, order) == ["1 pass"]
    go_to(match, "discovering")
    assert ended(match, order) == "done"


@pytest.mark.parametrize(("kind", "nation", "wanted"), [("take_over", "athenai", ["1 take_over"]), ("take_over", "thebai", []),
                                                        ("tolerate", "athenai", ["1 tolerate"]), ("tolerate", "thebai", [])])
def test_king_cards(kind: str, nation: str, wanted: list[str]) -> None:
    match = table("merchants.ben.athenai 6")
    order = give(match, BEN, kind, nation=nation)
    go_to(match, "taking_over")
    assert carried_out(match, order) == wanted
    assert ended(match, order) == ("done" if wanted == ["1 take_over"] else "")


# -- nations


def test_orders_about_a_nation_end_when_another_player_becomes_its_king() -> None:
    match = table("merchants.ben.athenai 6")
    kinds = ["take_money", "best_voyage", "as_before", "no_ship", "sell_ships", "refuse_offers", "new_merchants"]
    orders = [give(match, ANA, kind, nation="athenai") for kind in kinds]
    others = [give(match, ANA, kind, nation="thebai") for kind in kinds]
    go_to(match, "taking_over")
    assert [ended(match, order) for order in orders] == [""] * 7
    play(match, "take_over")
    assert [ended(match, order) for order in orders] == ["other_king"] * 7
    assert [ended(match, order) for order in others] == [""] * 7


def test_a_nation_that_somebody_else_founds_has_another_king() -> None:
    match = table()
    order, own = (give(match, seat, "best_voyage", nation="larissa") for seat in (BEN, ANA))
    play(match, "found larissa", "set_prestige 40")
    assert ended(match, order) == "other_king" and standing_of(match, own).stands


@pytest.mark.parametrize(("treasury", "amount", "wanted"), [("3", "5", "take 3"), ("9", "20", "take 5"), ("9", "2", "take 2"),
                                                            ("9", "0", "leave")])
def test_take_money(treasury: str, amount: str, wanted: str) -> None:
    match = table(f"treasury.athenai {treasury}")
    order = give(match, ANA, "take_money", nation="athenai", amount=amount)
    go_to(match, "taking")
    assert carried_out(match, order) == [f"0 {wanted}"]


def sending(match: Match[Any]) -> list[tuple[int, int]]:
    return [(int(move.facets["income"]), int(move.facets["donation"])) for move in match.legal() if move.verb == "send"]


@pytest.mark.parametrize("treasury", ["0", "80"])
def test_the_best_voyage_for_a_donation(treasury: str) -> None:
    """At each limit the voyage that brings the most for no more."""
    for limit in ("0", "10", "20", "40", "80"):
        match = table(f"treasury.athenai {treasury}", "fleet.athenai.3_ship 3")
        order = give(match, ANA, "best_voyage", nation="athenai", donation=limit)
        go_to(match, "sailing", "athenai")
        income, donation = max(one for one in sending(match) if one[1] <= int(limit))
        assert carried_out(match, order) == [f"0 send {income} {donation}"]


def test_a_voyage_that_brings_nothing_is_left_to_the_king_and_no_fleet_is_no_end() -> None:
    match = table("fleet.sparta.3_ship 0", "fleet.sparta.2_ship 1", "fleet.thebai.3_ship 0")
    sparta, thebai = (give(match, seat, "best_voyage", nation=nation) for seat, nation in ((BEN, "sparta"), (ANA, "thebai")))
    go_to(match, "sailing", "sparta")
    assert sending(match) == [] and carried_out(match, sparta) == [] and standing_of(match, sparta).stands
    go_to(match, "shipyard", "thebai")                                  # no fleet, no voyage
    assert carried_out(match, thebai) == [] and standing_of(match, thebai).stands


def test_as_the_last_time() -> None:
    match = table("treasury.athenai 200")
    fresh = give(match, ANA, "as_before", nation="athenai")
    go_to(match, "sailing", "athenai")
    assert carried_out(match, fresh) == []                              # there is no last time
    play(match, "stay_home", "finish")
    go_to(match, "sailing", "athenai")
    assert carried_out(match, fresh) == ["0 stay_home"]
    later = give(match, ANA, "as_before", nation="athenai")             # what was before it was given counts too
    go_to(match, "trading")
    go_to(match, "sailing", "athenai")
    assert carried_out(match, later) == ["0 stay_home"]
    match.undo()
    income, donation = sending(match)[0]
    play(match, f"send {income} {donation}")
    go_to(match, "sailing", "athenai")
    income, donation = max(one for one in sending(match) if one[1] <= donation)
    assert carried_out(match, later, fresh) == [f"0 send {income} {donation}"]
    assert later.noted != fresh.noted


@pytest.mark.parametrize(("ships", "wanted"), [("0", ["0 finish"]), ("1", ["0 finish"]), ("2", [])])
def test_no_ship_while_the_nation_has_enough(ships: str, wanted: list[str]) -> None:
    match = table("treasury.athenai 900")
    order = give(match, ANA, "no_ship", nation="athenai", ships=ships)
    go_to(match, "shipyard", "athenai")
    assert carried_out(match, order) == wanted


def test_a_nation_without_a_ship_is_left_to_its_king() -> None:
    match = table("fleet.athenai.3_ship 0", "treasury.athenai 900")
    order = give(match, ANA, "no_ship", nation="athenai", ships="0")
    go_to(match, "shipyard", "athenai")
    assert carried_out(match, order) == [] and standing_of(match, order).stands


@pytest.mark.parametrize(("price", "buyers", "left", "answer"), [
    ("120", ["athenai"], "1", "accept"), ("121", ["athenai"], "1", "refuse"), ("120", ["thebai", "larissa"], "1", "refuse"),
    ("120", ["athenai"], "2", "refuse"), ("1", ["thebai", "athenai"], "0", "accept")])
def test_offers_for_ships(price: str, buyers: list[str], left: str, answer: str) -> None:
    match = table("phase 2", "poseidon_used 2", "fleet.sparta.3_ship 2", "treasury.athenai 250", "deck.3_ship 0")
    order = give(match, BEN, "sell_ships", nation="sparta", price=price, buyers=buyers, left=left)
    others = [give(match, BEN, kind, nation="thebai") for kind in ("refuse_offers", "sell_ships")]
    go_to(match, "shipyard", "athenai")
    play(match, "negotiate sparta 3_ship", "hundreds 1", "price 120")
    assert match.step == "answering" and carried_out(match, *others, order) == [f"1 {answer}"]
    assert standing_of(match, order).stands
    if answer == "accept":
        assert match.state.ships_of(2) == 1
        play(match, "negotiate sparta 3_ship", "hundreds 1", "price 130")
        assert carried_out(match, order) == ["1 refuse" if left == "1" else "1 accept"]


def test_all_offers_can_be_refused() -> None:
    match = table("phase 2", "poseidon_used 2", "treasury.athenai 250", "deck.3_ship 0")
    order = give(match, BEN, "refuse_offers", nation="sparta")
    go_to(match, "shipyard", "athenai")
    play(match, "negotiate sparta 3_ship", "hundreds 2", "price 250")
    assert carried_out(match, order) == ["1 refuse"]


@pytest.mark.parametrize(("count", "wanted"), [("0", "issue_none"), ("2", "issue 2"), ("6", "issue 3")])
def test_new_merchants(count: str, wanted: str) -> None:
    match = table("treasury.athenai 1000", "deck.2_ship 0", "deck.3_ship 1")
    order = give(match, BEN, "new_merchants", nation="sparta", count=count)
    go_to(match, "shipyard", "athenai")
    play(match, "buy_ship 3_ship" if "buy_ship 3_ship" in [str(move) for move in match.legal()] else "buy_ship 4_ship")
    if match.step == "shipyard":
        play(match, "buy_ship 4_ship")
    play(match, "issue_none")
    assert match.view()["acting"] == "sparta" and carried_out(match, order) == [f"1 {wanted}"]


# -- special cards


def test_the_first_card_that_is_left() -> None:
    match = Match.start(GAME, 4, seed=1, deal=["begin first"])
    order = give(match, ANA, "choose_card", cards=["archon", "poseidon", "delos"])
    play(match, "choose archon", "choose poseidon")
    assert carried_out(match, order) == []
    play(match, "choose mykene")
    assert carried_out(match, order) == ["0 choose delos"] and ended(match, order) == "done"


def test_no_card_of_these_is_left() -> None:
    match = Match.start(GAME, 4, seed=1, deal=["begin first"])
    order = give(match, ANA, "choose_card", cards=["archon"])
    play(match, "choose archon", "choose poseidon", "choose mykene")
    assert carried_out(match, order) == [] and standing_of(match, order).stands


def test_cards_can_be_kept_before_they_are_bought() -> None:
    match = Match.start(GAME, 4, seed=1, deal=["begin first"])
    dan, ana = (give(match, seat, "keep_cards", cards=["archon"]) for seat in (DAN, ANA))
    assert ended(match, dan) == ended(match, ana) == ""
    play(match, "choose archon", "choose poseidon", "choose mykene", "choose delos")
    assert (ended(match, dan), ended(match, ana)) == ("", "card_gone")


def test_cards_are_kept_until_they_are_gone() -> None:
    match = table("king.thebai ben", "merchants.ben.thebai 4", "merchants.ana.thebai 0", "phase 2")
    mykene, archon = give(match, BEN, "keep_cards", cards=["mykene"]), give(match, DAN, "keep_cards", cards=["troja", "archon"])
    poseidon = give(match, CLEO, "keep_cards", cards=["poseidon", "delos"])
    assert ended(match, give(match, CLEO, "keep_cards", cards=["delos"])) == "card_gone"
    go_to(match, "bestowing")
    assert carried_out(match, archon) == [] and carried_out(match, mykene) == ["1 keep_income"]
    if match.step == "claiming":
        assert carried_out(match, archon) == ["3 keep_income"]
    go_to(match, "praying")
    assert carried_out(match, poseidon) == ["2 rest"]
    go_to(match, "bestowing")
    play(match, "bestow sparta")
    assert ended(match, mykene) == "card_gone" and standing_of(match, archon).stands


@pytest.mark.parametrize(("price", "nations", "wanted"), [
    ("80", ["sparta", "athenai"], ["3 claim sparta"]), ("81", ["sparta", "athenai"], ["3 claim athenai"]),
    ("91", ["sparta", "athenai"], ["3 keep_income"]), ("0", ["thebai"], ["3 keep_income"])])
def test_archon(price: str, nations: list[str], wanted: list[str]) -> None:
    match = table("pool.athenai 1", "pool.sparta 1")
    order = give(match, DAN, "claim", nations=nations, price=price)
    assert ended(match, give(match, BEN, "claim", nations=nations, price=price)) == "card_gone"
    go_to(match, "claiming")
    assert carried_out(match, order) == wanted
    assert ended(match, order) == ("done" if wanted != ["3 keep_income"] else "")


def test_poseidon_helps_a_fleet_if_it_brings_enough() -> None:
    match = table("phase 2", "fleet.athenai.3_ship 1")
    go_to(match, "praying", "athenai")
    about = match.view()["about"]
    more = about["later"] - about["income"]
    assert more > 0
    for nations, least, wanted in ((["athenai"], more, "favour"), (["athenai"], more + 1, "withhold"),
                                   (["sparta", "thebai"], more, "withhold")):
        twin = match.copy()
        order = give(twin, CLEO, "double_range", nations=nations, more=str(least))
        assert carried_out(twin, order)[0] == f"2 {wanted}"
        assert ended(twin, order) == ("done" if wanted == "favour" else "")


# -- turns that are prepared


def test_the_turn_that_can_be_prepared() -> None:
    match = table()
    opened = present(turn_opened(match, CLEO))
    assert (opened.step, opened.state.round) == ("trading", 1)
    go_to(match, "discovering", "athenai")
    opened = present(turn_opened(match, ANA))                           # thebai's, as athenai has its turn
    assert (opened.step, opened.view()["acting"], opened.state.round) == ("discovering", "thebai", 2)
    go_to(match, "discovering", "thebai")
    opened = present(turn_opened(match, ANA))
    assert (opened.view()["acting"], opened.state.round) == ("athenai", 3)
    opened = present(turn_opened(match, CLEO))                          # who is no king has the next merchant round
    assert (opened.step, opened.state.round) == ("trading", 4)
    assert [str(move) for move in match.legal()] != [str(move) for move in opened.legal()]
    begun = Match.start(GAME, 4, seed=1, deal=["begin first"])
    assert turn_opened(begun, ANA) is None
    last = table("round mr5")
    for _ in range(3):
        go_to(last, "sailing", "thebai")
        if last.state.round < 16:
            go_to(last, "discovering", "athenai")
    assert last.state.round == 16 and turn_opened(last, ANA) is None and turn_opened(last, CLEO) is None


def test_nothing_is_left_of_the_turn_that_is_broken_off() -> None:
    match = table("phase 2", "poseidon_used 2", "treasury.athenai 0", "merchants.ben.athenai 2")
    play(match, "sell", "give_up athenai 1", "end_turn")
    go_to(match, "discovering", "athenai")
    play(match, next(str(move) for move in match.legal() if move.verb == "explore"))
    opened = present(turn_opened(match, BEN))
    assert match.state.course[0] >= 0 and set(opened.state.course) == {-1}
    assert int(number_in(opened.state.top, 1)) == 2                     # steps in phase 2
    trading = present(turn_opened(match, CLEO))
    assert match.state.sale_turns[ANA] == 1 and trading.state.sale_turns[ANA] == 0
    go_to(match, "sailing", "athenai")
    play(match, "by_hand")
    play(match, next(str(move) for move in match.legal() if move.verb == "steer"))
    opened = present(turn_opened(match, BEN))
    assert any(match.state.wake) and not any(opened.state.wake) and not any(opened.state.voyage)


def test_after_a_bankruptcy_no_turn_of_a_later_round_is_prepared() -> None:
    match = table()
    go_to(match, "discovering", "athenai")
    assert turn_opened(match, CLEO) is not None
    match.state.numbers[BROKE] = 1
    assert turn_opened(match, CLEO) is None and present(turn_opened(match, BEN)).view()["acting"] == "sparta"


def test_a_nations_turn_is_prepared_for_that_nation() -> None:
    match = table()
    go_to(match, "discovering", "athenai")
    twin = present(turn_opened(match, ANA))
    explore = next(str(move) for move in twin.legal() if move.verb == "explore")
    order = read_order(match, ANA, {"kind": "next_move", "moves": [explore]})
    assert carried_out(match, order) == []                              # athenai's ship may go there too
    go_to(match, "discovering", "sparta")
    play(match, "stop", "stay_home", "finish")
    assert carried_out(match, order) == [f"0 {explore}"] and ended(match, order) == "done"


def test_a_whole_trading_turn_with_a_condition() -> None:
    for bought, wanted in (("pass", ["1 buy athenai", "1 end_turn"]), ("buy athenai", [])):
        match = table("pool.athenai 3")
        order = read_order(match, BEN, {"kind": "next_move", "moves": ["buy athenai", "end_turn"], "unless": ["0 buy athenai"]})
        play(match, bought, *(["end_turn"] if bought != "pass" else []))
        assert carried_out(match, order) == wanted


# -- texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_is_said(language: str) -> None:
    voice = present(GAME.voice)
    for kind in GAME.orders.kinds:
        assert voice.has(language, f"order-{kind.name}")
        for number in (0, 1, 2, 3):
            facts = {field.name: "Athenai, Sparta" if field.several else field.facet.fact(number) for field in kind.fields}
            said = voice.say(language, f"order-{kind.name}-said", names=NAMES, **facts)
            assert "{" not in said and not said.startswith("order-") and "???" not in said, said
        assert all(voice.has(language, f"order-field-{field.name}") for field in kind.fields)
    for why in ("traded", "sold", "round_over", "no_round", "other_king", "card_gone", "done"):
        assert voice.has(language, f"order-stopped-{why}")
