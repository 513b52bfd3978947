"""Numbers as a language writes them. Spanish and Polish group the digits of whole numbers from five digits on: 4878, 14.878."""

from __future__ import annotations

import re
from typing import Any, Final

THOUSAND: Final = 1_000
GROUPED_FROM: Final = {"es": 10_000, "pl": 10_000}       # other languages: a thousand
BEFORE_A_UNIT: Final = re.compile(r"(?<=\d) (?=[£$%]|dr\.|pkt\b)")      # the space between a number and its unit
NO_BREAK_SPACE: Final = "\u00a0"


def joined(text: str) -> str:
    """A text in which no line breaks between a number and its unit: texts have plain spaces there, and get this one when said."""
    return BEFORE_A_UNIT.sub(NO_BREAK_SPACE, text)


def figure(language: str, value: float, digits: int = 0) -> str:
    """A number with this many decimals."""
    from babel.numbers import format_decimal

    return format_decimal(value, form(language, value, digits), language)


def difference(language: str, value: float, digits: int = 0) -> str:
    """A number with its sign."""
    from babel.numbers import format_decimal

    shape = form(language, value, digits)
    return format_decimal(value, f"+{shape};\u2212{shape}", language)


def percent(language: str, share: float) -> str:
    """A share as a percentage without decimals."""
    from babel.numbers import format_percent

    return format_percent(share, locale=language)


def span(language: str, low: float, high: float) -> str:
    """An interval of shares as percentages without decimals."""
    return f"{figure(language, 100 * low)}–{percent(language, high)}"


def fact(language: str, value: Any) -> Any:
    """A fact of a text as Fluent is to write it: whole numbers grouped as above, anything else as it is."""
    if type(value) is not int or abs(value) < THOUSAND or is_grouped(language, value):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def is_grouped(language: str, value: float) -> bool:
    """Whether the digits of a number are grouped."""
    return abs(value) >= GROUPED_FROM.get(language, THOUSAND)


def form(language: str, value: float, digits: int) -> str:
    """The pattern of a number with this many decimals, as Babel reads it."""
    return ("#,##0" if is_grouped(language, value) else "0") + ("." + "0" * digits if digits else "")
