"""The drawing of a board in words, for people who cannot see it."""

from __future__ import annotations

import re
from html import unescape

from mercat.server.pages.drawing import Drawing


def board_in_words(drawing: Drawing) -> list[str]:
    """The title and description of everything drawn on the board."""
    described = re.findall(r"<title>(.*?)</title>(?:\s*<desc>(.*?)</desc>)?", str(drawing.board), re.DOTALL)
    lines = [[one_line(unescape(line)) for line in [capital(title), *more.splitlines()]] for title, more in described]
    return list(dict.fromkeys(" ".join(line if line.endswith(".") else f"{line}." for line in thing if line) for thing in lines))


def capital(text: str) -> str:
    """A text with a capital, as a sentence begins; a drawing names things as they stand within one."""
    start = text.lstrip()
    return start[:1].upper() + start[1:]


def one_line(text: str) -> str:
    """A text with single spaces; those at which no line breaks stay as they are."""
    return re.sub("[ \\t\\r\\n]+", " ", text).strip(" ")
