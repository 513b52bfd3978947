"""The conformance checks find every kind of fault in what a game declares about orders: one is planted in the toy for each."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from mercat.conformance.random_games import check_game
from mercat.conformance.random_orders import check_end, check_order_texts, random_order
from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.order_kinds import NEXT_MOVE, NO_ANSWER, Order, OrderField, OrderKind, Orders
from mercat.engine.rules.rng import Generator
from mercat.text import LANGUAGES, Voice
from tests.toy import GOOD, RULES, SELL, TOY, Toy, deal, open_turn, passing, points, score, sold, sold_from, view

SEEN: list[Toy] = []
NUMBERS = count()


def toy_with(answer: Callable[[Toy, Moves, Order], int] = sold_from, opened: Callable[[Toy, int], bool] = open_turn,
             **parts: Any) -> Game[Toy]:
    """The toy with orders, some parts of them replaced."""
    fields = [OrderField("good", GOOD), OrderField("highest", SELL.facets[1])]
    kind = OrderKind[Toy]("sell_from", fields, answer, **{"watch": sold, **parts})
    orders = Orders([kind], passing, lambda state: int(state.numbers[0]), opened)
    return Game("toy", 1, (2, 4), RULES, Toy, deal, lambda state: Toy(state.seats, state.options, state.fields),
                points, score, view, "none", TOY.options, orders=orders)


def test_orders_that_keep_their_promises_pass() -> None:
    check_game(toy_with(), 3, games=5)


def greedy(state: Toy, moves: Moves, order: Order) -> int:
    state.money[order.seat] += 1
    return NO_ANSWER


def clearing(state: Toy, moves: Moves, order: Order) -> int:
    moves.clear()
    return NO_ANSWER


def forward(state: Toy, moves: Moves, order: Order) -> int:
    return int(SELL.move(0, 5))


def forgetful(state: Toy, moves: Moves, order: Order) -> int:
    """Answers only where it was asked first."""
    SEEN.append(state)
    return int(moves.buffer[0]) if state is SEEN[0] else NO_ANSWER


def unfinished(state: Toy, seat: int) -> bool:
    state.stack[0] = 0
    return True


def another(state: Toy, seat: int) -> bool:
    return open_turn(state, 1 - seat if seat < 2 else seat)


@pytest.mark.parametrize(("parts", "found"), [
    ({"answer": greedy}, "sell_from changed the position"),
    ({"answer": clearing}, "sell_from changed the moves"),
    ({"answer": forward}, "sell_from wants what is not legal: sell wool 5"),
    ({"answer": forgetful}, "sell_from answers otherwise on a copy"),
    ({"note": lambda state, seat: [next(NUMBERS)]}, "sell_from reads otherwise"),
    ({"look": lambda state, order: "" * greedy(state, Moves(), order)}, "whether the order sell_from stands changed"),
    ({"opened": unfinished}, "no decision of seat 0 in its turn"),
    ({"opened": another}, "no decision of seat 0 in its turn")])
def test_an_order_that_breaks_a_promise_is_found(parts: dict[str, Any], found: str) -> None:
    SEEN.clear()
    with pytest.raises(AssertionError, match=found):
        check_game(toy_with(**parts), 2, games=3)


def given(game: Game[Toy]) -> tuple[Match[Toy], Order]:
    match = Match.start(game, 2, seed=1)
    return match, random_order(match, 0, Generator(1), "sell_from")


def test_an_order_that_had_ended_and_stands_again_is_found() -> None:
    match, order = given(toy_with(look=lambda state, order: ""))
    assert check_end(match, order, "") == ""
    with pytest.raises(AssertionError, match="had ended and stands again: done"):
        check_end(match, order, "done")


def test_an_end_without_a_text_is_found() -> None:
    game = toy_with(look=lambda state, order: "tired")
    match, order = given(game)
    match.game.voice = Voice()
    with pytest.raises(AssertionError, match="no text: tired"):
        check_end(match, order, "")


@pytest.mark.parametrize(("left_out", "found"), [
    ("", ""), ("order-sell_from ", "no text in en"), ("order-field-highest", "no text in en"), ("good-milk", "no text in en"),
    ("order-sell_from-said", "not said in en"), ("{ $highest }", "does not say its highest in en")])
def test_a_missing_text_is_found(tmp_path: Any, left_out: str, found: str) -> None:
    texts = ["order-sell_from = Sell", "order-sell_from-said = sell { $good } for { $highest }", "order-field-good = Good",
             "order-field-highest = Price", "good-wool = wool", "good-milk = milk"]
    if left_out.startswith("{"):
        texts[1] = "order-sell_from-said = sell { $good } for { $price }"
    else:
        texts = [text for text in texts if not left_out or not text.startswith(left_out)]
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("\n".join(texts), "utf-8")
    game = toy_with()
    game.voice = Voice(tmp_path)
    if found:
        with pytest.raises(AssertionError, match=found):
            check_order_texts(game, LANGUAGES)
    else:
        check_order_texts(game, LANGUAGES)


def test_random_orders_are_of_all_kinds() -> None:
    match, generator = Match.start(toy_with(), 2, seed=1), Generator(1)
    for kind in (NEXT_MOVE, "sell_from", "pass_round", "pass_until"):
        assert random_order(match, 1, generator, kind).kind == kind
