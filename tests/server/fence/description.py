"""The API description (OpenAPI) without its texts: wording may improve, but promises remain."""

from __future__ import annotations

from typing import Any, Final

WORDS: Final = ("summary", "description")
MOMENT: Final = ("format", "date-time")                  # noted later for texts that always had this form


def described(document: Any) -> Any:
    """Return a document with a placeholder for each text for people, with the required fields in alphabetical order, and without
    the format of moments and the version of Mercat."""
    if isinstance(document, list):
        return [described(one) for one in document]
    if isinstance(document, dict):
        kept = {key: value for key, value in sorted(document.items())
                if (key, value) != MOMENT and (key != "version" or isinstance(value, dict))}
        return {key: bool(value.strip()) if key in WORDS and isinstance(value, str)
                else sorted(value) if key == "required" and isinstance(value, list) else described(value)
                for key, value in kept.items()}
    return document


def missing(before: Any, now: Any, place: str = "") -> list[str]:
    """Return the parts of a JSON document that another one lacks or has differently; additional parts are allowed."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [fault for key, value in before.items() for fault in
                ([f"{place}/{key} is gone"] if key not in now else missing(value, now[key], f"{place}/{key}"))]
    if isinstance(before, list) and isinstance(now, list):
        return [f"{place}: {one!r} is gone" for one in before if one not in now]
    return [] if before == now else [f"{place} is {now!r}, and was {before!r}"]
