"""Cleans names and chat messages: removes control characters and limits the length. Pages escape them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import chain, count

from mercat.server.people.lookalikes import confusable, is_role, is_visible
from mercat.server.problems import Problem

LONGEST_NAME = 24                                        # characters
LONGEST_GROUP_NAME = 40                                  # of a group or a series
AS_TYPED = 20                                            # before it is cleaned, a text may be this many times as long
DECOMPOSED = 4                                           # before its letters are composed: a letter and three marks each
JOINERS = "\u200c\u200d"                                 # zero-width characters that emoji and some scripts need


def clean(text: str, most: int, what: str) -> str:
    """The text without control characters and extra blanks. Raises Problem if it is empty or longer than `most`.

    `what` names the text in the problem's key, as in `long-name` and `long-chat`.
    """
    if len(text) > AS_TYPED * most:
        raise Problem(422, f"long-{what}", most=most)
    spaced = (" " if letter.isspace() else letter for letter in text)
    printable = "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter)[0] != "C")
    decomposed = " ".join(printable.split())
    if len(decomposed) > DECOMPOSED * most:              # sorting marks takes time that grows with the square of their number
        raise Problem(422, f"long-{what}", most=most)
    cleaned = unicodedata.normalize("NFC", decomposed)
    if not is_visible(cleaned):
        raise Problem(422, f"empty-{what}")
    if len(cleaned) > most:
        raise Problem(422, f"long-{what}", most=most)
    return cleaned


def person_name(text: str) -> str:
    """A name for a person. Raises Problem if it cannot be one, or would be mistaken for the server's own words."""
    return free_name(text, LONGEST_NAME)


def group_name(text: str) -> str:
    """A name for a group or a series. Raises Problem as for a person's."""
    return free_name(text, LONGEST_GROUP_NAME)


def free_name(text: str, most: int) -> str:
    """The same for a name of up to `most` characters."""
    name = clean(text, most, "name")
    if is_role(name):
        raise Problem(409, "name-reserved", name=name)
    return name


def is_taken(name: str, names: Iterable[str]) -> bool:
    """Could the name be mistaken for one of these?"""
    return any(confusable(name, other) for other in names if other)


def spectator_name(wanted: str, guest: str, names: Sequence[str]) -> str:
    """The name of a spectator at a table where people of these names sit.

    If the wanted name is taken, it is `guest`, numbered if necessary. Without `guest` that raises Problem.
    """
    name = clean(wanted or guest, LONGEST_NAME, "name")
    if not is_taken(name, names) and not is_role(name):
        return name
    if not guest:
        raise Problem(409, "name-reserved" if is_role(name) else "name-taken", name=name)
    guests = chain([guest], (f"{guest} {number}" for number in count(2)))
    return next(other for other in guests if not is_taken(other, names))
