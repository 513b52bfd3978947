"""Vocabularies: packing, notation and action numbers of moves."""

import pytest

from mercat.engine.rules.vocabulary import Facet, Misspelt, Named, Word, numbers
from tests.toy import BUY, GOOD, MONEY_SHORT, SELL, WORDS


def test_every_move_has_a_number_without_gaps() -> None:
    moves = [WORDS.numbered(number) for number in range(WORDS.size)]
    assert [WORDS.number(move) for move in moves] == list(range(WORDS.size))
    assert len({WORDS.spell(move) for move in moves}) == WORDS.size == 2 + 2 * 7 + 7 + 1


def test_spelling_and_parsing_are_inverse_functions() -> None:
    for number in range(WORDS.size):
        move = WORDS.numbered(number)
        assert WORDS.parse(WORDS.spell(move)) == move
    assert WORDS.spell(SELL.move(1, 5)) == "sell milk 5"
    assert WORDS.facets_of(BUY.move(0)) == {"good": "wool"}


@pytest.mark.parametrize(("text", "reason", "word"), [
    ("", "unknown_verb", ""), ("steal wool", "unknown_verb", "steal"), ("buy", "wrong_length", "buy"),
    ("buy wool milk", "wrong_length", "buy wool milk"), ("sell wool 7", "unknown_value", "7"),
    ("buy gold", "unknown_value", "gold")])
def test_text_that_is_not_a_move_is_refused_with_the_wrong_word(text: str, reason: str, word: str) -> None:
    with pytest.raises(Misspelt) as caught:
        WORDS.parse(text)
    assert (caught.value.reason, caught.value.word) == (reason, word)


def test_a_reason_has_the_values_of_its_facets() -> None:
    reason = MONEY_SHORT.reason(3)
    assert reason.key == "money_short" and reason.facts == {"amount": 3}


def test_a_facet_can_be_renamed() -> None:
    other = GOOD.called("second_good")
    fact = other.fact(1)
    assert other.name == "second_good" and isinstance(fact, Named) and (fact.kind, fact.value) == ("good", "milk")
    assert numbers("amount", 3).fact(12) == 12


def test_ambiguous_declarations_are_refused() -> None:
    with pytest.raises(AssertionError):
        Facet("good", ["wool", "wool"])
    with pytest.raises(AssertionError):
        Facet("good", ["long wool"])
    with pytest.raises(AssertionError):
        Word("swap", [GOOD, GOOD])
