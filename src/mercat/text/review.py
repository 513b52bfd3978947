"""The sentences of a review, for the terminal and for pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from babel.numbers import format_decimal

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.match import Match
from mercat.text import question


def percent(share: float) -> int:
    """A share of the win in whole per cent."""
    return round(100 * share)


def one_decimal(points: float, language: str) -> str:
    """Points with one decimal, as the language writes them; in thousands, none."""
    return format_decimal(points, digits_of(points), language)


def difference(points: float, other: float, language: str) -> str:
    """How many points more or less than others, with its sign."""
    form = digits_of(max(abs(points), abs(other)))
    return format_decimal(points - other, f"+{form};\u2212{form}", language)


def digits_of(points: float) -> str:
    return "#,##0.0" if abs(points) < 1000 else "#,##0"


def outlook_text(language: str, outlook: Mapping[str, Any], seat: int) -> str:
    """What a seat can expect, in a few words."""
    points = one_decimal(outlook["points"][seat], language)
    if outlook["win"] is None:
        return CATALOGUE.voice.say(language, "review-outlook-points", points=points)
    return CATALOGUE.voice.say(language, "review-outlook", win=percent(outlook["win"][seat]), points=points)


def asked_sentence(match: Match[Any], language: str, turn: Mapping[str, Any], names: Sequence[str]) -> str:
    """The question that a turning point answered, if it has particulars such as a nation or a price; otherwise empty."""
    position = match.at(turn["before"])
    view = position.view()
    return question(match.game, language, position.step or "", view, names) if view.get("about") else ""


def worth_sentence(language: str, turn: Mapping[str, Any]) -> str:
    """What the better move of a turning point was worth."""
    played, better = (one_decimal(points, language) for points in turn["points"])
    if turn["win"] is None:
        return CATALOGUE.voice.say(language, "review-worth-points", played=played, better=better)
    win, instead = (percent(share) for share in turn["win"])
    return CATALOGUE.voice.say(language, "review-worth", win=win, instead=instead, played=played, better=better)
