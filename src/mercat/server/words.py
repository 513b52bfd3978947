"""What people write: names and chat, made harmless to a layout and held to a length. Escaping is the page's."""

from __future__ import annotations

import unicodedata

from mercat.server.problems import Problem

LONGEST_NAME = 24
AS_TYPED = 20                                            # so many times as long may a text be before it is made clean
JOINERS = "\u200c\u200d"                                 # they hold emoji and some scripts together


def clean(text: str, most: int, what: str) -> str:
    """The text without control characters and needless blanks. Raises Problem when nothing is left, or too much."""
    if len(text) > AS_TYPED * most:
        raise Problem(422, f"long-{what}", most=most)
    whole = unicodedata.normalize("NFC", text)
    kept = "".join(letter for letter in (" " if letter.isspace() else letter for letter in whole)
                   if letter in JOINERS or unicodedata.category(letter)[0] != "C")
    said = " ".join(kept.split())
    if not said.strip(JOINERS):
        raise Problem(422, f"empty-{what}")
    if len(said) > most:
        raise Problem(422, f"long-{what}", most=most)
    return said
