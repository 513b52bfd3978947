"""Pictures of an environment's table, as text, pixels or SVG."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.match import Match
from mercat.learning import Episode

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

LANGUAGE: Final = "en"
COLUMNS: Final = 160                    # the width of the text, in characters
WIDTH: Final = 1280                     # of the picture, in pixels
HEIGHT: Final = 860
NEEDED: Final = "pictures of the table need pip install 'mercat[gymnasium]' or another extra with {}"
STYLES: Final = ("base.css", "table.css")
PICTURE: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">
<style><![CDATA[
{styles}
.picture {{ width: {width}px; height: {height}px; background: var(--paper); color: var(--ink); color-scheme: light;
           overflow: hidden; display: flex; flex-direction: column; font: 1rem/1.55 var(--sans); }}
]]></style>
<foreignObject width="{width}" height="{height}">
<div xmlns="http://www.w3.org/1999/xhtml" class="board picture">{board}</div>
</foreignObject>
</svg>
"""
INNER: Final = re.compile(r"(<foreignObject\b[^<>]*>\s*<\w+)")
VOID: Final = re.compile(r"<(br|hr|img|wbr)\b([^<>]*?)\s*/?>")          # HTML does not close these, XML does


def match_of(episode: Episode) -> Match[Any]:
    """Return a match in the position of an episode, without a journal. The players have the names of PettingZoo's agents."""
    names = [f"seat_{seat}" for seat in range(episode.seats)]
    match: Match[Any] = Match(episode.game, episode.seats, episode.options, [Chapter(episode.seed)], names, False)
    episode.state.copy_into(match.state)
    match.game.rules.offer(match.state, match.moves)
    return match


def text(episode: Episode) -> str:
    """Return the position as text."""
    from rich.console import Console

    from mercat.cli.narrator import Narrator
    from mercat.cli.picture import picture

    page = StringIO()
    console = Console(file=page, width=COLUMNS, color_system=None)
    match = match_of(episode)
    decides = "over" if match.to_move is None else f"{match.names[match.to_move]}: {match.step}"
    console.print(f"{match.game.name}, {decides}", highlight=False)
    console.print(picture(match.state, Narrator(match.game, LANGUAGE, match.names)))
    return page.getvalue()


def pixels(episode: Episode) -> NDArray[numpy.uint8]:
    """Return the position as an array of bytes with the axes height, width, and colour (red, green, blue). Raise RuntimeError if
    Pillow is not installed."""
    try:
        from mercat.envs import plain_drawing
    except ImportError as missing:
        raise RuntimeError(f"{missing}: {NEEDED.format('Pillow')}") from missing
    return plain_drawing.pixels(match_of(episode))


def svg(episode: Episode) -> str:
    """Return the board as drawn on a table's page, as an SVG file for browsers or for an `<img>` in a notebook.

    The file embeds HTML, so that only browsers can display it. Raise RuntimeError if Jinja is not installed.
    """
    try:
        from mercat.server.pages import drawing
    except ImportError as missing:
        raise RuntimeError(f"{missing}: {NEEDED.format('Jinja')}") from missing
    match = match_of(episode)
    table = drawing.Drawing(match.game, match.view(), LANGUAGE, match.names)
    static = Path(str(drawing.__file__)).parent / "static" / "css"
    files = [*(static / name for name in STYLES), Path(match.game.folder) / "table.css"]
    styles = "\n".join(path.read_text("utf-8") for path in files if path.exists())
    return PICTURE.format(width=WIDTH, height=HEIGHT, styles=styles, board=as_xml(str(table.board)))


def as_xml(html: str) -> str:
    """Return a board's HTML as XML, with every element closed and in its namespace, because drawings and HTML are nested in each
    other."""
    closed = VOID.sub(r"<\1\2/>", html).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    return INNER.sub(r'\1 xmlns="http://www.w3.org/1999/xhtml"', closed)
