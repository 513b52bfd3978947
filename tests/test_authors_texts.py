"""The texts of docs/games.md say what the page prints, and the variant that it calls useless is found."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mercat.conformance.selections import never_selected
from mercat.engine.rules.state import SEATS
from mercat.engine.rules.vocabulary import Facet, Vocabulary, Word, numbers
from mercat.text import Voice

PAGE = (Path(__file__).parents[1] / "docs" / "games.md").read_text("utf-8")
SECTION = PAGE.partition("## How texts are written")[2].partition("\n## ")[0]
TEXTS = re.findall(r"^```ftl\n(.*?)^```$", SECTION, re.MULTILINE | re.DOTALL)[0]
ROWS = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|$", SECTION, re.MULTILINE)
WARE, TILE, AMOUNT = Facet("ware", ["gold", "silk"]), Facet("tile", ["frost", "calm"]), numbers("amount", 9)
CAUSE = Facet("cause", ["toll", "wages"])
EVENTS = {"took": [SEATS, WARE, AMOUNT], "paid": [SEATS, AMOUNT], "charged": [SEATS, AMOUNT], "stored": [SEATS, WARE, AMOUNT],
          "turned": [TILE]}
WORDS = Vocabulary([Word("take")], [Word(name, facets) for name, facets in EVENTS.items()], cause=CAUSE)


def game_in(folder: Path, texts: str) -> Any:
    """A game with these texts, in English."""
    (folder / "text").mkdir()
    (folder / "text" / "en.ftl").write_text(texts, "utf-8")
    voice = Voice(folder / "text")
    return SimpleNamespace(folder=str(folder), vocabulary=WORDS, voice=voice, say=voice.say, has=voice.has)


@pytest.mark.parametrize(("event", "facts", "told"), ROWS)
def test_the_texts_of_the_page_say_what_it_prints(tmp_path: Path, event: str, facts: str, told: str) -> None:
    facets = {facet.name: facet for facet in [*EVENTS[event], CAUSE]}
    values = {name: facets[name].fact(0 if name == "seat" else facets[name].index(value))
              for name, value in re.findall(r"`(\w+)` (\w+)", facts)}
    said = game_in(tmp_path, TEXTS).say("en", f"event-{event}", names=["Ana"], **values)
    assert said.replace("\u00a0", " ") == told


def test_every_event_of_the_page_is_told(tmp_path: Path) -> None:
    assert {event for event, _, _ in ROWS} == set(EVENTS) and len(ROWS) == 7


def test_what_the_page_calls_useless_is_found(tmp_path: Path) -> None:
    game = game_in(tmp_path, TEXTS.replace("$tile_key", "$tile"))
    (said,) = never_selected(game, "en")
    assert "event-turned has the variant [frost]" in said and "“Frost”, “Calm weather”" in said and "select by $tile_key" in said


def test_the_page_has_no_variant_that_nothing_selects(tmp_path: Path) -> None:
    assert list(never_selected(game_in(tmp_path, TEXTS), "en")) == []
