"""Numbers as each language writes them."""

import pytest

from mercat.engine.catalogue import CATALOGUE
from mercat.text.numbers import difference, figure, percent, span


@pytest.mark.parametrize("language, written", [
    ("en", ["878", "4,878", "14,878", "4,878.25", "−1,204", "+12.5", "7%", "61–90%"]),
    ("es", ["878", "4878", "14.878", "4878,25", "−1204", "+12,5", "7\u00a0%", "61–90\u00a0%"]),
    ("pl", ["878", "4878", "14\u00a0878", "4878,25", "−1204", "+12,5", "7%", "61–90%"])])
def test_numbers_as_a_language_writes_them(language: str, written: list[str]) -> None:
    assert written == [figure(language, 878), figure(language, 4878), figure(language, 14_878), figure(language, 4878.25, 2),
                       difference(language, -1204), difference(language, 12.5, 1), percent(language, 0.071),
                       span(language, 0.611, 0.904)]


@pytest.mark.parametrize("language, said", [
    ("en", ["6,875", "7,426", "11,000"]), ("es", ["6875", "7426", "11.000"]), ("pl", ["6875", "7426", "11\u00a0000"])])
def test_sentences_write_them_so_too(language: str, said: list[str]) -> None:
    usual = CATALOGUE.voice.say(language, "ui-bot-figures", rating="1461", least=6875, most=7426)
    assert said[0] in usual and said[1] in usual and "1461" in usual
    assert said[2] in CATALOGUE.voice.say(language, "ui-bot-figures", rating="1461", least=878, most=11_000)
