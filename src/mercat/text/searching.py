"""Texts in the form in which searches compare them."""

from __future__ import annotations

import unicodedata


def without_accents(text: str) -> str:
    """Return a text in lower case and without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
