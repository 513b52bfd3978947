"""The conformance checks find every kind of fault: one is planted in the toy for each."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mercat.conformance.coming_moves import ComingMoves
from mercat.conformance.random_games import check_game, check_ranges
from mercat.engine.game import Game, Score, ScoreLine
from mercat.engine.matches.match import Match
from mercat.engine.rules.frame import Frame
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.rulebook import Rule
from mercat.engine.rules.state import Fields, State
from tests.toy import BUY, GOOD, NUMBER, RULES, SELL, TOY, Buy, Roll, Sell, Toy, deal, points, score, view

Offer = Callable[[Rule[Toy, Frame], Toy, Frame, Moves], None]
BUYS: Final = Buy.apply


class Leaky(Toy):
    """A position with an attribute outside its fields."""

    def __init__(self, seats: int, options: vec[i64], original: Fields | None = None) -> None:
        super().__init__(seats, options, original)
        self.luck = 0


def toy_with(**parts: Callable[..., Any]) -> Game[Toy]:
    """The toy with some of its parts replaced."""
    made: dict[str, Callable[..., Any]] = {"blank": Toy, "copy": TOY.copy, "points": points, "score": score,
                                            "view": view, **parts}
    return Game("toy", 1, (2, 4), RULES, made["blank"], deal, made["copy"], made["points"], made["score"], made["view"], "none",
                TOY.options)


def offering(*moves: int) -> Offer:
    """An `offer` that lists exactly these moves."""

    def offer(self: Rule[Toy, Frame], state: Toy, frame: Frame, offered: Moves) -> None:
        for move in moves:
            offered.add(move)

    return offer


def restless(self: Buy, state: Toy, frame: Frame, offered: Moves) -> None:
    state.money[frame.seat] += 1
    offered.add(BUY.move(0))


def vain(self: Buy, state: Toy, frame: Frame, move: int) -> None:
    BUYS(self, state, frame, move)
    if state.history is not None:
        state.money[frame.seat] += 1


def meddling(state: Toy) -> dict[str, int | list[int]]:
    state.money[0] += 1
    return view(state)


def padded(state: Toy) -> list[Score]:
    sheets = score(state)
    sheets[0].lines.append(ScoreLine("luck", 3))
    return sheets


@pytest.mark.parametrize(("rule", "method", "fault", "found"), [
    (Roll, "offer", offering(), "a dead end"),
    (Buy, "offer", offering(BUY.move(0), BUY.move(0)), "a move is offered twice"),
    (Buy, "offer", restless, "listing moves changed the position"),
    (Roll, "offer", offering(TOY.vocabulary.parse("roll 3")), "only nature's moves have weights"),
    (Sell, "offer", offering(SELL.move(0, 99)), "out of range"),
    (Sell, "offer", offering(SELL.move(0, 3)), "a move with an obstacle is offered: sell wool 3"),
    (Buy, "offer", offering(BUY.move(0)), "a move without an obstacle is not offered: buy milk"),
    (Buy, "may_come", lambda rule, state, move: False, "could not come, but is legal: buy wool"),
    (Buy, "apply", vain, "keeping a history changes the play")])
def test_a_rule_that_breaks_a_promise_is_found(monkeypatch: pytest.MonkeyPatch, rule: type[Buy | Roll | Sell], method: str,
                                               fault: Callable[..., None], found: str) -> None:
    monkeypatch.setattr(rule, method, fault)
    with pytest.raises(AssertionError, match=found):
        check_game(TOY, 2, games=3)


def test_what_cannot_come_any_more_does_not_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, coming = Match.start(TOY, 2, seed=1), ComingMoves(TOY.vocabulary)
    coming.look(match)
    match.play(match.legal()[0])
    coming.look(match)
    monkeypatch.setattr(Sell, "may_come", lambda rule, state, move: True)
    with pytest.raises(AssertionError, match="may come again: sell wool 0"):
        coming.look(match)


@pytest.mark.parametrize(("parts", "found"), [
    ({"blank": Leaky}, "not fields"),
    ({"copy": lambda state: state}, "a copy shares something"),
    ({"copy": lambda state: Toy(state.seats, state.options)}, "a copy is incomplete"),
    ({"view": lambda state: view(state) | {"seats": (1, 2)}}, "a view is not plain data"),
    ({"view": meddling}, "looking changed the position"),
    ({"points": lambda state, seat: points(state, seat) + 1}, "points and score sheet differ"),
    ({"score": padded}, "points and score sheet differ")])
def test_a_game_that_breaks_a_promise_is_found(parts: dict[str, Callable[..., Any]], found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        check_game(toy_with(**parts), 2, games=3)


def test_a_law_is_checked_after_every_move() -> None:
    def law(match: Match[Toy]) -> None:
        if match.state.money[0] < 4:
            raise AssertionError("the first player is poor")

    with pytest.raises(AssertionError, match=r"the first player is poor \(seed 1, 2 seats, \{\}, after \d+ lines\)"):
        check_game(TOY, 2, law=law)


def test_a_field_value_outside_its_facet_is_found() -> None:
    fields = Fields()
    fields.row("last", NUMBER, -1, GOOD)
    state = State(2, vec[i64]([]), fields)
    check_ranges(state)
    fields.numbers[0][1] = 2
    with pytest.raises(AssertionError, match=r"out of range: last \[2\]"):
        check_ranges(state)
