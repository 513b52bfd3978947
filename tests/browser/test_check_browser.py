"""`mercat check --browser` finds a board without area and text that is too small, and nothing at the table of a new game."""

import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mercat.cli.new import project, write

NAME = "isle_market"
BOX = '<div class="isle-market-market drawn">'
TEXT = "--size: 22px; --most: 30px;"


@pytest.fixture(params=["", "hollow", "tiny"])
def planted(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A new game, with a fault in its drawing or without."""
    write(project(tmp_path, NAME), NAME, "Isle Market", ["en"])
    folder = tmp_path / "src" / NAME
    if request.param == "hollow":
        path = folder / "table.html"
        text = path.read_text("utf-8")
        assert BOX in text
        path.write_text(text.replace(BOX, f"<div>{BOX}").replace("</svg></div>", "</svg></div></div>"), "utf-8")
    if request.param == "tiny":
        path = folder / "table.css"
        text = path.read_text("utf-8")
        assert TEXT in text
        path.write_text(text.replace(TEXT, "font-size: 5px !important;"), "utf-8")
    games: Any = importlib.import_module("mercat.games")
    games.__path__.append(str(tmp_path / "src"))
    monkeypatch.setenv("MERCAT_GAMES", os.pathsep.join([str(tmp_path / "src")]))
    yield request.param
    games.__path__.remove(str(tmp_path / "src"))
    for name in [name for name in sys.modules if NAME in name]:
        del sys.modules[name]
    games.loaded.cache_clear()


@pytest.mark.long
def test_a_fault_of_the_drawing_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One position is enough to see a fault."""
    import mercat
    from mercat.cli import check_browser
    from mercat.cli.check_browser import looked_at

    if planted:
        monkeypatch.setattr(check_browser, "SHARES", check_browser.SHARES[-1:])
    found = [str(one) for one in looked_at(mercat.find(NAME))]
    if planted == "hollow":
        assert found and all("has no area" in one for one in found), found
    elif planted == "tiny":
        assert found and all("pixels high" in one for one in found) and any("390x844" in one for one in found), found
    else:
        assert found == []
