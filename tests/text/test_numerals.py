"""The small grammar of numerals finds what was once wrong on the tables, and nothing in what is right."""

from pathlib import Path

import pytest

from mercat.text import LANGUAGES
from tests.text.numerals import Grammar
from tests.text.visible import pieces

SOURCES = Path(__file__).parents[2] / "src/mercat"
WRONG = {"pl": ["4 trzcina cukrowa", "15 funty", "2 akcja bonusowa", "8 chmiel", "2 ser", "3 wełna", "2 zboże", "Koszt: 5 cegły",
                "25 żetony", "1 punkty", "12 statki"],
         "es": ["2 mejora adicional", "5 lúpulo", "3 lana", "2 ladrillo", "1 puntos", "21 ficha"],
         "en": ["2 brick", "1 points", "3 ship", "2 merchant"]}
RIGHT = {"pl": ["4 trzciny cukrowe, 22 żetony, 5 kupców, 2 zboża, 1 cegła, 3 cegły, 5 cegieł", "2,5 punktu", "do 3 wielorybów",
                "Runda 3, punkty za: granica", "12 statków i 1 statek"],
         "es": ["2 mejoras adicionales, 5 de lúpulo, 1 ladrillo", "1 punto y 21 fichas"],
         "en": ["2 bricks, 1 point, 3 wool", "a 3-ship"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_that_follow_a_number(language: str) -> None:
    grammar = Grammar(language, sorted(SOURCES.rglob(f"{language}.ftl")))
    assert [text for text in WRONG[language] if not grammar.faults(text)] == []
    assert [grammar.faults(text) for text in RIGHT[language] if grammar.faults(text)] == []


def test_what_a_page_shows() -> None:
    page = ('<main><p role="status">Now.</p><p title="A tip">One <b>sentence</b>.</p><ul><li><span aria-hidden="true">3</span>'
            '<span class="x-unseen">3 sheep</span></li></ul><script>no</script><svg><title>A place</title></svg>')
    assert [(piece.text, piece.listed, piece.tip, piece.live) for piece in pieces(page)] == [
        ("Now.", False, False, True), ("A tip", False, True, False), ("One sentence.", False, False, False),
        ("3", True, False, False), ("3 sheep", True, False, False), ("A place", False, True, False)]
