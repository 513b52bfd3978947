"""Cleans names and chat: removes control characters and limits length. Pages escape them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import chain, count

from mercat.server.problems import Problem
from mercat.server.tables.lookalikes import is_visible, same

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
    if not is_visible(said):
        raise Problem(422, f"empty-{what}")
    if len(said) > most:
        raise Problem(422, f"long-{what}", most=most)
    return said


def taken(name: str, names: Iterable[str]) -> bool:
    """Whether the name could be mistaken for one of these."""
    return any(same(name, other) for other in names if other)


def spectator(wished: str, nameless: str, names: Sequence[str]) -> str:
    """What somebody is called who watches a table where these sit; `nameless`, where given, instead of a name that is taken."""
    name = clean(wished or nameless, LONGEST_NAME, "name")
    if not taken(name, names):
        return name
    if not nameless:
        raise Problem(409, "name-taken", name=name)
    guests = chain([nameless], (f"{nameless} {number}" for number in count(2)))
    return next(guest for guest in guests if not taken(guest, names))
