"""Names that are written from the right are isolated in HTML, so that a number beside one stands where it belongs.

An Arabic or Hebrew name would take the number after it to its left. Wherever such a word stands in the text of a page, alone or
in a sentence, it is put into an element `bdi`. Titles, attributes and drawings stay as they are.
"""

from __future__ import annotations

import re
from typing import Final

LETTER: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
WORDS: Final = re.compile(f"{LETTER}+(?:[ '’.\\-_\u00a0]+{LETTER}+)*")
TAGS: Final = re.compile(r"(<!--.*?-->|<[^>]*>)", re.DOTALL)
PLAIN: Final = frozenset({"bdi", "option", "script", "style", "svg", "textarea", "title"})        # have no further elements
NAME: Final = re.compile(r"</?([a-zA-Z][\w-]*)")
LEADS: Final = bytes([*range(0xD6, 0xE1), 0xEF, 0xF0])   # with which such letters begin in UTF-8
OTHERS: Final = bytes(sorted(set(range(256)) - set(LEADS)))


def isolated(html: str) -> str:
    """The same HTML, with `bdi` around words that are written from the right."""
    if not html.encode("utf-8", "surrogatepass").translate(None, OTHERS) or WORDS.search(html) is None:
        return html                                      # the first question is quick, and hardly any page needs the second
    parts = TAGS.split(html)                             # texts at even places, tags at odd ones
    inside = ""                                          # the outermost open element whose text stays as it is
    depth = 0                                            # and how many of its name are open
    for place, part in enumerate(parts):
        if place % 2 == 0:
            if not inside and part:
                parts[place] = WORDS.sub(r"<bdi>\g<0></bdi>", part)
            continue
        found = NAME.match(part)
        name = found[1].lower() if found else ""
        if name in PLAIN and (not inside or name == inside) and not part.endswith("/>"):
            depth += -1 if part.startswith("</") else 1
            inside = name if depth > 0 else ""
    return "".join(parts)
