"""The description for programs (OpenAPI), without its words: what is said may be said better, what is promised stays."""

from __future__ import annotations

from typing import Any, Final

WORDS: Final = ("summary", "description")
MOMENT: Final = ("format", "date-time")                  # how a text is written that was always written so


def described(document: Any) -> Any:
    """A document in which is left of each text for people only that it is there, and of a moment that it is a text."""
    if isinstance(document, list):
        return [described(one) for one in document]
    if isinstance(document, dict):
        return {key: bool(value.strip()) if key in WORDS and isinstance(value, str) else described(value)
                for key, value in document.items() if (key, value) != MOMENT}
    return document


def missing(before: Any, now: Any, place: str = "") -> list[str]:
    """What of a JSON document another has no more, or differently; more is allowed."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [fault for key, value in before.items() for fault in
                ([f"{place}/{key} is gone"] if key not in now else missing(value, now[key], f"{place}/{key}"))]
    if isinstance(before, list) and isinstance(now, list):
        return [f"{place}: {one!r} is gone" for one in before if one not in now]
    return [] if before == now else [f"{place} is {now!r}, and was {before!r}"]
