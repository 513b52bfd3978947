"""Numbers, formatted for a language. In Spanish and Polish, digits are grouped only in numbers of five or more digits: 4878,
14.878."""

from __future__ import annotations

import re
from typing import Any, Final

THOUSAND: Final = 1_000
GROUPED_FROM: Final = {"es": 10_000, "pl": 10_000}       # for any other language, 1,000
BEFORE_A_UNIT: Final = re.compile(r"(?<=\d) (?=[£$%]|dr\.|pkt\b)")      # the space between a number and its unit
NO_BREAK_SPACE: Final = "\u00a0"


def joined(text: str) -> str:
    """Return a text in which no-break spaces replace the plain spaces between numbers and units."""
    return BEFORE_A_UNIT.sub(NO_BREAK_SPACE, text)


def figure(language: str, value: float, digits: int = 0) -> str:
    """Return a number with `digits` decimals as text."""
    from babel.numbers import format_decimal

    return format_decimal(value, form(language, value, digits), language)


def difference(language: str, value: float, digits: int = 0) -> str:
    """Return a number with its sign as text."""
    from babel.numbers import format_decimal

    shape = form(language, value, digits)
    return format_decimal(value, f"+{shape};\u2212{shape}", language)


def percent(language: str, share: float) -> str:
    """Return a share as a percentage without decimals."""
    from babel.numbers import format_percent

    return format_percent(share, locale=language)


def span(language: str, low: float, high: float) -> str:
    """Return an interval of shares as percentages without decimals."""
    return f"{figure(language, 100 * low)}–{percent(language, high)}"


def fact(language: str, value: Any) -> Any:
    """Return a variable of a text in the form in which Fluent must print it: a whole number with its digits grouped, anything
    else unchanged."""
    if type(value) is not int or abs(value) < THOUSAND or is_grouped(language, value):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def is_grouped(language: str, value: float) -> bool:
    """Return whether the digits of a number are grouped in a language."""
    return abs(value) >= GROUPED_FROM.get(language, THOUSAND)


def form(language: str, value: float, digits: int) -> str:
    """Return the Babel pattern for a number with `digits` decimals."""
    return ("#,##0" if is_grouped(language, value) else "0") + ("." + "0" * digits if digits else "")
