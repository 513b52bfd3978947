"""How a reader likes pages: language, light or dark, movement, warnings. Kept in plain cookies, one for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mercat.text import LANGUAGES

CHOICES: Final = {"theme": ("auto", "light", "dark"), "motion": ("on", "off"), "warnings": ("on", "off")}
NAME_COOKIE: Final = "name"


@dataclass(frozen=True)
class Taste:
    """A reader's settings."""

    language: str = "en"
    theme: str = "auto"
    motion: str = "on"
    warnings: str = "on"


def taste_of(language: str, cookies: Mapping[str, str]) -> Taste:
    """The settings of who sent these cookies; what is not known counts as not chosen."""
    chosen = {name: cookies[name] for name, values in CHOICES.items() if cookies.get(name) in values}
    return Taste(language, **chosen)


def chosen(form: Mapping[str, object]) -> dict[str, str]:
    """The settings that a form asks for, without what is not to be had."""
    values: dict[str, tuple[str, ...]] = {"language": LANGUAGES, **CHOICES}
    return {name: str(form[name]) for name, allowed in values.items() if form.get(name) in allowed}
