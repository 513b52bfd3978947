"""The language of an answer: the one that the reader has chosen here, else the browser's."""

from __future__ import annotations

from mercat.text import LANGUAGES

COOKIE = "language"


def language_of(cookie: str | None, accepted: str | None) -> str:
    """The language from the cookie `language` and the header Accept-Language; English if neither names one of ours."""
    if cookie in LANGUAGES:
        return str(cookie)
    best, highest = "en", 0.0
    for part in (accepted or "")[:400].split(","):
        tag, _, quality = part.partition(";q=")
        language = tag.strip().lower().split("-")[0]
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and highest < weight <= 1.0:
            best, highest = language, weight
    return best
