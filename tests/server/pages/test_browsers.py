"""Which browsers the pages promise to work in, and what an older one is told."""

import json
import re
from pathlib import Path

import pytest

from mercat.server.pages.drawing import OLDEST, render
from mercat.server.pages.preferences import Preferences
from mercat.server.words import ui
from mercat.text import LANGUAGES

HOME = Path(__file__).parents[3]
SERVER = HOME / "src/mercat/server"
BASE = (HOME / "src/mercat/server/pages/static/css/base.css").read_text("utf-8")
KNOWS_ALL = "@supports (color: light-dark(red, red)) and selector(:has(*))"


def test_the_promise_is_the_same_everywhere() -> None:
    """On the pages, in the README, and for the test that reads sheets and scripts."""
    package = json.loads((HOME / "package.json").read_text("utf-8"))
    assert package["browserslist"] == [f"{browser} {version}" for browser, version in OLDEST.items()]
    readme = (HOME / "README.md").read_text("utf-8")
    chrome, firefox, safari = OLDEST.values()
    assert f"Chrome and Edge from version {chrome}, in Firefox from {firefox} and in Safari from {safari}" in readme


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_sentence_for_older_browsers(language: str) -> None:
    """Without a script; whoever has a newer browser is not shown it."""
    said = f"{ui(language)('too-old')} {ui(language)('browsers', **OLDEST)}"
    assert all(version in said for version in OLDEST.values())
    page = render("base.html", Preferences(language))
    assert f'<p class="too-old">{said}</p>' in page.partition("<header")[0]
    assert re.search(rf"{re.escape(KNOWS_ALL)} {{[^@]*\.too-old {{ display: none; }}", BASE)


def test_every_page_is_made_of_the_same_head() -> None:
    whole = [path for path in SERVER.glob("**/templates/*.html") if "<html" in path.read_text("utf-8")]
    assert {path.name for path in whole} == {"base.html", "mail_notice.html"}
