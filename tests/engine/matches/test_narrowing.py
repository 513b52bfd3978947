"""Narrowing the legal moves facet by facet."""

import pytest

from mercat.engine.matches.match import Match, Refused
from mercat.engine.matches.narrowing import fitting, rows, still_open, why_not
from tests.toy import BUY, MONEY_SHORT, TOY, Buy, Toy


@pytest.fixture
def match() -> Match[Toy]:
    match = Match.start(TOY, 2, seed=1, deal=False)
    for line in ("roll 5", "buy wool", "buy milk", "roll 3"):
        match.play(line)
    return match


def refusal(match: Match[Toy], chosen: dict[str, str]) -> Refused:
    """Why a choice that is not possible is not."""
    refused = why_not(match, chosen)
    assert refused is not None
    return refused


def test_rows_are_the_legal_moves(match: Match[Toy]) -> None:
    assert [row["move"] for row in rows(match)] == [str(move) for move in match.legal()]
    assert rows(match)[0] == {"verb": "buy", "good": "wool", "move": "buy wool"}


def test_facets_can_be_chosen_in_any_order(match: Match[Toy]) -> None:
    moves = match.legal()
    assert still_open(moves, {}) == {"verb": ["buy", "sell", "pass"], "good": ["wool", "milk"], "amount": ["1"]}
    assert {str(move) for move in fitting(moves, {"good": "wool"})} == {"buy wool", "sell wool 1"}
    assert [str(move) for move in fitting(moves, {"good": "wool", "verb": "sell"})] == ["sell wool 1"]
    assert still_open(moves, {"good": "milk"}) == {}


def test_an_impossible_choice_has_a_reason(match: Match[Toy]) -> None:
    assert why_not(match, {"good": "wool"}) is None
    refused = why_not(match, {"verb": "sell", "good": "milk"})
    assert refused is not None and (refused.reason, refused.facets) == ("not_zero", {})
    assert refusal(match, {"hex": "C4"}).reason == "not_now"
    match.play("pass")
    match.state.money[1] = 0
    match.game.rules.advance(match.state, match.moves)
    assert refusal(match, {"good": "wool", "verb": "buy"}).reason == "money_short"


def test_of_several_shortages_the_smallest_is_reported(match: Match[Toy], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buy, "obstacle", lambda self, state, frame, move: MONEY_SHORT.obstacle(5 - BUY.first(move)))
    match.game.rules.offer(match.state, match.moves)
    assert refusal(match, {"verb": "buy"}).facets == {"amount": 4}
    assert refusal(match, {"good": "wool", "verb": "buy"}).facets == {"amount": 5}
