"""Random games, with their tables drawn as on the page."""

import base64
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import FileSystemLoader
from playwright.sync_api import Page

import mercat
from mercat.conformance.drawing import faults
from mercat.conformance.terms import NAMES, moments
from mercat.engine.matches.match import Match
from mercat.server.pages.environment import environment

STATIC = Path(mercat.__file__).parent / "server/pages/static"
__all__ = ["NAMES", "STATIC", "drawn", "faults", "parts", "positions", "ready", "typefaces"]
DRAWINGS = environment(FileSystemLoader(Path(mercat.__file__).parent / "games"))


def typefaces() -> str:
    """Return the style that sets a page without a server in the site's own typefaces."""
    def inside(found: re.Match[str]) -> str:
        return f"url(data:font/woff2;base64,{base64.b64encode((STATIC / found[1]).read_bytes()).decode()})"

    rules = re.sub(r'url\("\.\./(fonts/[^"]+)"\)', inside, (STATIC / "css/fonts.css").read_text(encoding="utf-8"))
    drawings = (STATIC / "css/drawing.css").read_text(encoding="utf-8")
    families = re.findall(r"--(?:serif|sans): [^;]+;", (STATIC / "css/base.css").read_text(encoding="utf-8"))
    return f"{rules} {drawings} :root {{ {' '.join(families)} }} body {{ font-family: var(--sans) }}"


def ready(page: Page, html: str) -> None:
    """Set a page's HTML, and wait until its typefaces are loaded."""
    page.set_content(html)
    page.evaluate("async () => { await document.fonts.ready; }")


def positions(game: str, seats: int, seed: int, every: int = 1, **options: str) -> Iterator[Match[Any]]:
    """Yield the positions of the random game that the conformance checks use."""
    return moments(game, seats, seed, every, options)


def strict_voice(match: Match[Any], language: str) -> Callable[..., str]:
    """Return a function that returns the game's texts for a table with the players NAMES. It fails for a missing text or fact."""
    voice = match.game.voice
    assert voice is not None

    def say(key: str, **facts: Any) -> str:
        assert voice.has(language, key), f"{language} has no text {key}"
        said = voice.say(language, key, **facts)
        assert "{" not in said, f"{language}: {key} leaves a fact unsaid: {said}"
        return said

    return partial(say, names=list(NAMES[:match.seats]))


def parts(match: Match[Any], language: str) -> list[str]:
    """Return the drawings of the board, of the shared area and of every player's panel."""
    macros: Any = DRAWINGS.get_template(f"{match.game.name}/table.html").module
    scenery = match.game.scenery
    view = {**match.view(), **(scenery() if scenery else {})}
    say, names = strict_voice(match, language), list(NAMES[:match.seats])
    return [str(macros.board(view, say, names)), str(macros.shared(view, say, names)),
            *(str(macros.player(view, seat, say, names)) for seat in range(match.seats))]


def drawn(match: Match[Any], language: str) -> str:
    """Return the drawing of the whole table in one language."""
    return "".join(parts(match, language))
