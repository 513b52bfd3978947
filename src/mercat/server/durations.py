"""Durations as hosts write them: a number with its unit, such as 90m, 24h or 7d, or a number alone."""

from __future__ import annotations

import re
from typing import Final

SECONDS_OF: Final = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}
FORM: Final = re.compile(r"(\d{1,9}(?:\.\d{1,9})?) ?([smhd]?)")


def duration_in(text: str, unit: str) -> float | None:
    """A duration in a unit, in which a number alone counts; None if it is none. Whole numbers stay exact."""
    form = FORM.fullmatch(text.strip().lower())
    if form is None:
        return None
    number = float(form[1])
    return number if form[2] in ("", unit) else number * SECONDS_OF[form[2]] / SECONDS_OF[unit]
