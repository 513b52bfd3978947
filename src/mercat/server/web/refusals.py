"""Refusals that a form shows at the field that they are about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mercat.server.problems import MoveRefused, Problem, link_of

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {         # by the name of the field, the keys of problems
    "name": ("empty-name", "long-name", "name-reserved", "name-taken"),
    "seats": ("wrong_seats", "too-few-seats", "rated-alone"),
    "bots": ("too-many-bots", "rated-bots"),
    "strength": ("no-such-bot", "no-such-style"),
    "clock": ("clock-days", "clock-live", "rated-clock"),
    "label": ("empty-label", "long-label"),
    "deal": ("rated-deal", "series-no-deal", "long-deal", "deal_long", "deal_no_line", "deal_of_seat", "deal_not_possible",
             "deal_refused", "deal_unknown"),
    "rated": ("rated-guests",),
    "sandbox": ("rated-sandbox", "group-no-sandbox"),
    "zone": ("no-zone",),
    "quiet": ("quiet-long",),
    "away": ("away-over", "away-far", "away-long", "away-twice", "away-often"),
    "group": ("series-over", "series-on", "not-in-series", "no-series"),
}
FIELD_OF: Final = {key: field for field, keys in FIELDS.items() for key in keys}


@dataclass(frozen=True)
class Refusal:
    """The reason why a form was refused: its field, empty for the form as a whole; a sentence; and the rule behind it."""

    field: str
    sentence: str
    rule_link: str | None


def field_of(problem: Problem) -> str:
    """Return the name of the field that a problem is about; empty if there is none."""
    return FIELD_OF.get(problem.key, "rules" if isinstance(problem, MoveRefused) else "")


def refusal_of(problem: Problem | None, language: str) -> Refusal | None:
    """Return the part of a problem that a form shows."""
    if problem is None:
        return None
    return Refusal(field_of(problem), problem.sentence(language), link_of(problem.rule) if problem.rule else None)
