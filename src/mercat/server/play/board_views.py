"""Other forms of the board on a table's page: a small picture, and a description in words.

The picture is an SVG file with the game's own drawing and style sheets, as it appears in a wide window. The description is for
people who cannot see the board.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any, Final

from mercat.engine.game import Game
from mercat.server.pages.drawing import STATIC, Drawing, render, table_style
from mercat.server.pages.preferences import Preferences
from mercat.server.tables.matches import AnyMatch

WIDE, HIGH = 1200, 675                                   # the size of the board in its window, in pixels
STYLES: Final = ("base", "table", "drawing")             # of a table's page; they come before the game's own styles
AROUND: Final = f"""
:root {{ color-scheme: light dark; }}
.small {{ --shared-room: 0px; display: block; padding: 0; background: var(--sunk); width: {WIDE}px; height: {HIGH}px; }}
.small .board {{ display: flex; width: {WIDE}px; height: {HIGH}px; }}
.small .zoomed {{ border: 0; border-radius: 0; }}
* {{ transition: none !important; animation: none !important; }}
"""
WORDS: Final = re.compile(r"<(title|desc|text|script|form)\b[^>]*>.*?</\1>|<!--.*?-->", re.DOTALL)
OF_A_PAGE: Final = re.compile(r"""\s(?:data-[\w-]+|aria-[\w-]+|tabindex|role|title|focusable)(?:="[^"]*")?(?=[\s/>])""")
VOID: Final = re.compile(r"<(br|hr|img|input|wbr)\b([^>]*?)/?>")
NAMED: Final = re.compile(r'\sid="([^"]*)"')
REFERRED: Final = re.compile(r"""(?:href="#|url\(['"]?#)([^"')]+)""")
FRAMED: Final = re.compile(r"(<foreignObject\b[^>]*>\s*<\w+)")
SVG, XHTML = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"
SPACES: Final = re.compile(r"\s+")
RULE: Final = re.compile(r"/\*.*?\*/|@import[^;]*;", re.DOTALL)
OF_SIZE: Final = re.compile(r"\((min|max)-(width|height):\s*([\d.]+)(px|em)\)")
EM: Final = 16                                           # pixels of one em in a condition


def miniature(match: AnyMatch, language: str, theme: str) -> str:
    """Return a picture of a position as SVG, in a theme. On some boards, words that are not text elements are in the given
    language."""
    drawing = Drawing(match.game, match.view(), language, match.names)
    board = without_words(f"{render('symbols.html', Preferences(language))}{drawing.board}")
    return (f'<svg xmlns="{SVG}" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" '
            f'data-theme="{theme}" data-motion="none"><style>{style_of(match.game)}</style>'
            f'<foreignObject width="{WIDE}" height="{HIGH}"><div xmlns="{XHTML}" class="at-table table small">'
            f'<section class="board"><div class="zoomed"><div class="zoom-inner">{board}</div></div></section></div>'
            "</foreignObject></svg>")


def without_words(html: str) -> str:
    """Return a drawing as XML, without its texts and without the attributes that only a page needs."""
    text = VOID.sub(r"<\1\2/>", OF_A_PAGE.sub("", WORDS.sub("", html)))
    text = FRAMED.sub(rf'\1 xmlns="{XHTML}"', text.replace("<svg", f'<svg xmlns="{SVG}"'))
    referred = set(REFERRED.findall(text))
    return SPACES.sub(" ", NAMED.sub(lambda found: found[0] if found[1] in referred else "", text))


@cache
def style_of(game: Game[Any]) -> str:
    """Return the styles of a game's table that apply in a wide window, escaped for XML."""
    static = STATIC / "css"
    texts = [*(Path(static / f"{name}.css").read_text("utf-8") for name in STYLES), table_style(game), AROUND]
    rules = "\n".join(in_force(text) for text in texts)
    return SPACES.sub(" ", rules).replace("&", "&amp;").replace("<", "&lt;")


def in_force(css: str) -> str:
    """Return the style rules that apply in a window of the picture's size or larger. (The picture by itself would count as a
    small window.)"""
    return "".join(holding(RULE.sub("", css)))


def holding(css: str) -> Iterator[str]:
    place = 0
    while (begin := css.find("@media", place)) >= 0:
        opened = css.index("{", begin)
        end = closing(css, opened)
        yield css[place:begin]
        condition = css[begin + len("@media"):opened]
        sizes = OF_SIZE.findall(condition)
        if not sizes:
            yield css[begin:end + 1]
        elif all(applies(*size) for size in sizes):
            yield from holding(css[opened + 1:end])
        place = end + 1
    yield css[place:]


def applies(bound: str, side: str, number: str, unit: str) -> bool:
    """Return whether the window assumed for the picture meets a condition on its size. This window is larger than the picture,
    since the board is only part of it."""
    window = WIDE * 4 / 3 if side == "width" else HIGH * 4 / 3
    limit = float(number) * (EM if unit == "em" else 1)
    return window >= limit if bound == "min" else window <= limit


def closing(css: str, opened: int) -> int:
    """Return the index of the brace that closes the brace at `opened`, or the length of the text if there is none."""
    depth = 0
    for found in re.compile(r"[{}]").finditer(css, opened):
        depth += 1 if found[0] == "{" else -1
        if depth == 0:
            return found.start()
    return len(css)


def board_in_words(drawing: Drawing) -> list[str]:
    """Return the title and description of each thing drawn on the board, as one line for each thing."""
    described = re.findall(r"<title>(.*?)</title>(?:\s*<desc>(.*?)</desc>)?", str(drawing.board), re.DOTALL)
    lines = [[one_line(unescape(line)) for line in [capital(title), *more.splitlines()]] for title, more in described]
    return list(dict.fromkeys(" ".join(line if line.endswith(".") else f"{line}." for line in thing if line) for thing in lines))


def capital(text: str) -> str:
    """Return a text with a capital first letter, since drawings name things as in the middle of a sentence."""
    start = text.lstrip()
    return start[:1].upper() + start[1:]


def one_line(text: str) -> str:
    """Return a text on one line, with single spaces. No-break spaces are kept."""
    return re.sub("[ \\t\\r\\n]+", " ", text).strip(" ")
