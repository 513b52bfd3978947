"""Which language a reader is answered in: the one chosen here before, or else the browser's."""

from __future__ import annotations

from mercat.text import LANGUAGES

COOKIE = "language"


def language_of(cookie: str | None, accepted: str | None) -> str:
    """The language of a reader, from the cookie `language` and the header Accept-Language."""
    if cookie in LANGUAGES:
        return str(cookie)
    best, highest = "en", 0.0
    for part in (accepted or "")[:400].split(","):
        tag, _, quality = part.partition(";q=")
        language = tag.strip().lower().split("-")[0]
        try:
            worth = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and highest < worth <= 1.0:
            best, highest = language, worth
    return best
