"""Orders for later: what they answer, when they end, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from mercat.engine.game import Game
from mercat.engine.matches.match import Match, Refused
from mercat.engine.matches.order_reading import order_said, values_told
from mercat.engine.matches.orders import OrderWatch, next_answer, order_data, play_orders, read_order, standing_of, turn_opened
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.order_kinds import NO_ANSWER, Order, OrderKind, Orders
from tests.toy import BUY, PASS, RULES, SELL, TOY, Toy, deal, points, score, view


def begun(*rolls: int) -> Match[Any]:
    return Match.start(TOY, 2, {"purse": "large"}, seed=1, deal=[f"roll {roll}" for roll in rolls])


def test_an_order_of_the_game_answers_once_its_price_is_reached() -> None:
    match = begun(2, 3, 5)
    match.play("buy wool", 0)
    order = read_order(match, 0, {"kind": "sell_from", "values": {"good": "wool", "highest": "5"}})
    assert play_orders(match, [order]) == []
    match.play("pass", 1)
    assert match.to_move == 0 and play_orders(match, [order]) == []          # the price is 3
    match.play("pass", 0)
    match.play("pass", 1)
    [(line, by)] = play_orders(match, [order])
    assert str(match.entries[line - 1]) == "0 sell wool 1" and by is order
    assert standing_of(match, order).ended == "done" and standing_of(match, order).line == line


def test_the_first_order_that_answers_decides() -> None:
    match = begun(6, 6, 6)
    match.play("buy wool", 0)
    selling = read_order(match, 0, {"kind": "sell_from"})
    passes = read_order(match, 0, {"kind": "pass_until", "unless": ["1 sell"]})
    match.play("pass", 1)
    assert next_answer(match, [passes, selling]) == (passes, PASS.move())
    assert next_answer(match, [selling, passes]) == (selling, SELL.move(0, 1))


def test_passing_for_the_rest_of_the_round_ends_with_it() -> None:
    match = begun(2, 2, 2)
    order = read_order(match, 1, {"kind": "pass_round"})
    match.play("pass", 0)
    assert [str(match.entries[line - 1]) for line, _ in play_orders(match, [order])] == ["1 pass"]
    match.play("pass", 0)
    assert play_orders(match, [order]) == [] and standing_of(match, order).ended == "done"


def test_passing_until_somebody_does_what_is_named() -> None:
    match = begun(2, 2, 2)
    match.play("buy milk", 0)                                        # before it was given: does not count
    order = read_order(match, 1, {"kind": "pass_until", "unless": ["0 buy milk"]})
    assert len(play_orders(match, [order])) == 1
    match.play("buy wool", 0)
    assert len(play_orders(match, [order])) == 1
    match.play("buy milk", 0)
    assert play_orders(match, [order]) == [] and standing_of(match, order).ended == "happened"
    assert standing_of(match, order).line == len(match.entries)
    assert match.to_move == 1


@pytest.mark.parametrize(("condition", "ends"), [("anybody buy", True), ("anybody buy milk", False), ("nature roll 3", True),
                                                 ("nature roll 4..", False), ("0 buy wool|milk", True)])
def test_conditions(condition: str, ends: bool) -> None:
    match = begun(2, 3, 2)
    order = read_order(match, 1, {"kind": "pass_until", "unless": [condition]})
    match.play("buy wool", 0)
    match.play("pass", 1)
    assert standing_of(match, order).ended == ("happened" if ends else "")


@pytest.mark.parametrize(("condition", "reason"), [
    ("1 pass", "order_condition_own"), ("nature pass", "order_condition_draw"), ("0 roll 3", "order_condition_draw"),
    *[(f"anybody sell milk {word}", "order_condition_value") for word in ("2..1", "99", "7..", "..3", "1-3", "1|7", "2..4|6")],
    ("anybody sell nosuch", "order_condition_value"), ("nature roll 9", "order_condition_value")])
def test_what_can_never_happen_ends_no_order(condition: str, reason: str) -> None:
    match = begun(2, 3, 2)
    data = {"kind": "pass_until", "unless": [condition]}
    with pytest.raises(Refused) as refused:
        read_order(match, 1, data)
    assert refused.value.reason == reason
    for language in ("en", "es", "pl"):
        assert not refused.value.sentence(language).startswith("reason-")
    assert order_said(match, 1, data).unless[0].pattern, "those that were given before can be read"
    for possible in ("anybody sell milk 2..", "0 sell * 0..3", "nature roll 1|6", "anybody roll 2"):
        read_order(match, 1, {"kind": "pass_until", "unless": [possible]})


def test_an_order_may_stand_in_this_round_only() -> None:
    match = begun(6, 6, 6)
    match.play("buy wool", 0)
    sells = {"kind": "sell_from", "values": {"good": "wool"}}
    once, always = read_order(match, 0, {**sells, "this_round": True}), read_order(match, 0, {**sells, "this_round": False})
    assert order_data(TOY, once)["until"] == 1 and "until" not in order_data(TOY, always)
    assert standing_of(match, order_said(match, 0, order_data(TOY, once))).stands
    match.play("pass", 1)
    assert match.to_move == 0 and next_answer(match, [once]) is None and next_answer(match, [once, always]) is not None
    assert standing_of(match, once).ended == "last_round_over"


def test_all_possible_values_are_told() -> None:
    match = begun(6, 6, 6)
    with pytest.raises(Refused) as refused:
        read_order(match, 0, {"kind": "sell_from", "values": {"highest": "99"}})
    assert refused.value.facets["values"] == "0–6" and refused.value.facets["field"] == "highest"
    assert [values_told(values) for values in (["1", "2", "3", "5", "a", "7", "8"], [], ["3"])] == ["1–3, 5, a, 7, 8", "", "3"]


def test_a_prepared_turn_is_made_and_used_up() -> None:
    match = begun(2, 2, 2)
    order = read_order(match, 1, {"kind": "next_move", "moves": ["BUY  milk"]})
    match.play("pass", 0)
    assert len(play_orders(match, [order])) == 1 and standing_of(match, order).ended == "done"
    match.play("pass", 0)
    assert play_orders(match, [order]) == []


def test_a_prepared_turn_ends_when_its_player_does_something_else() -> None:
    match = begun(2, 2, 2)
    order = read_order(match, 1, {"kind": "next_move", "moves": ["buy milk"]})
    match.play("pass", 0)
    match.play("pass", 1)
    assert standing_of(match, order).ended == "otherwise"


def test_a_prepared_turn_that_is_not_legal_stops() -> None:
    match = begun(2, 2, 2)
    order = read_order(match, 1, {"kind": "next_move", "moves": ["sell milk 1"]})
    assert standing_of(match, order).stands
    match.play("pass", 0)
    assert play_orders(match, [order]) == [] and standing_of(match, order).ended == "impossible"
    assert match.to_move == 1


@pytest.mark.parametrize("further", ["pass", "buy wool"])
def test_why_a_prepared_turn_has_stopped_stays_after_further_moves(further: str) -> None:
    match = begun(2, 2, 2)
    order = read_order(match, 1, {"kind": "next_move", "moves": ["sell milk 1", "buy milk"]})
    watch = OrderWatch(order)
    match.play("pass", 0)
    before, length = standing_of(match, order), len(match.entries)
    assert before.ended == "impossible" and before.refused is not None
    for move, seat in ((further, 1), ("pass", 0), ("pass", 1)):
        match.play(move, seat)
        for status in (standing_of(match, order), watch.standing(match)):
            assert (status.ended, status.move, str(status.refused)) == ("impossible", "sell milk 1", str(before.refused))
            assert (status.line, status.made) == (0, 0)
    match.undo(length - 1)
    assert standing_of(match, order).stands and watch.standing(match).stands


def test_an_order_is_taken_back_with_the_moment_it_was_given_at() -> None:
    match = begun(2, 2, 2)
    match.play("buy wool", 0)
    before = len(match.entries)
    order = read_order(match, 0, {"kind": "pass_round"})
    match.play("pass", 1)
    match.undo(before)
    assert standing_of(match, order).stands
    match.undo(before - 1)
    assert standing_of(match, order).ended == "taken_back"
    match.play("buy wool", 0)
    assert standing_of(match, order).ended == "taken_back"


def test_what_ended_an_order_can_be_taken_back() -> None:
    match = begun(2, 2, 2)
    order = read_order(match, 1, {"kind": "pass_until", "unless": ["anybody buy"]})
    before = len(match.entries)
    match.play("buy wool", 0)
    assert standing_of(match, order).stopped
    match.undo(before)
    assert standing_of(match, order).stands


def test_orders_say_what_they_read() -> None:
    match = begun(2, 2, 2)
    for data in ({"kind": "sell_from", "values": {"good": ["milk"], "highest": ["6"]}, "unless": ["nature roll 1"]},
                 {"kind": "next_move", "moves": ["buy wool", "pass"], "unless": ["anybody pass", "1 buy *"]},
                 {"kind": "pass_round", "values": {}, "unless": []}):
        assert order_data(TOY, read_order(match, 0, data)) == data


@pytest.mark.parametrize("data", [
    None, "pass", [], {}, {"kind": "fly"}, {"kind": []}, {"kind": "pass_round", "more": 1}, {"kind": "pass_until"},
    {"kind": "pass_until", "unless": "anybody buy"}, {"kind": "pass_until", "unless": [3]},
    {"kind": "pass_until", "unless": ["2 buy"]}, {"kind": "pass_until", "unless": ["anybody fly"]},
    {"kind": "pass_until", "unless": ["anybody"]}, {"kind": "pass_until", "unless": ["anybody buy wool milk"]},
    {"kind": "pass_until", "unless": ["anybody buy"] * 9}, {"kind": "sell_from", "values": {"price": "3"}},
    {"kind": "sell_from", "values": {"good": "gold"}}, {"kind": "sell_from", "values": {"good": ["wool", "milk"]}},
    {"kind": "sell_from", "values": {"good": []}}, {"kind": "sell_from", "values": []}, {"kind": "next_move"},
    {"kind": "next_move", "moves": []}, {"kind": "next_move", "moves": ["fly"]}, {"kind": "next_move", "moves": ["pass"] * 9},
    {"kind": "next_move", "moves": [1]}, {"kind": "next_move", "moves": "pass"},
    {"kind": "next_move", "moves": ["pass"], "at_any_price": "yes"}, {"kind": "next_move", "moves": ["pass"], "this_round": True},
    {"kind": "pass_round", "this_round": 1}, {"kind": "pass_round", "until": 2}, {"kind": "pass_round", "at_any_price": 1}])
def test_what_is_no_order_is_refused_in_every_language(data: object) -> None:
    match = begun(2, 2, 2)
    with pytest.raises(Refused) as refused:
        read_order(match, 0, data)
    for language in ("en", "es", "pl"):
        assert not refused.value.sentence(language).startswith("reason-")


def test_nothing_is_ordered_after_the_end() -> None:
    match = begun(2, 2, 2)
    order = read_order(match, 0, {"kind": "pass_until", "unless": ["1 buy"]})
    while match.to_move is not None:
        match.play("pass")
    assert standing_of(match, order).ended == "over"
    with pytest.raises(Refused):
        read_order(match, 0, {"kind": "pass_round"})


def test_a_turn_can_be_opened_for_preparing_it() -> None:
    match = begun(2, 2, 2)
    twin = turn_opened(match, 1)
    assert twin is not None and twin.to_move == 1 and [str(move) for move in twin.legal()] == ["buy wool", "buy milk", "pass"]
    assert match.to_move == 0 and len(match.moves.listed()) == 3


def bought_before(order: Order, seat: int, move: int, events: object) -> int:
    """How much wool the seat has bought."""
    return order.tally + int(seat == order.seat and move == BUY.move(0))


def buys_until_two(state: Toy, moves: Moves, order: Order) -> int:
    return int(BUY.move(0)) if order.tally < 2 else NO_ANSWER


@pytest.mark.parametrize(("recalls", "more"), [(False, 2), (True, 1)])
def test_a_kind_may_count_the_lines_since_it_was_given_and_those_before(recalls: bool, more: int) -> None:
    orders = Orders([OrderKind[Toy]("two", [], buys_until_two, count=bought_before, recalls=recalls)])
    game: Game[Toy] = Game("toy", 1, (2, 4), RULES, Toy, deal, lambda state: Toy(state.seats, state.options, state.fields),
                           points, score, view, "none", TOY.options, orders=orders)
    match = Match.start(game, 2, {"purse": "large"}, seed=1, deal=["roll 1"] * 6)
    match.play("buy wool", 0)
    order = read_order(match, 0, {"kind": "two"})
    bought = 0
    for _ in range(2):
        match.play("pass", 1)
        made = play_orders(match, [order])
        bought += len(made)
        if not made:
            match.play("pass", 0)
    assert bought == more and standing_of(match, order).made == 2 and order.tally == 0
    match.undo(order.given)
    assert standing_of(match, order).made == 2 - more
