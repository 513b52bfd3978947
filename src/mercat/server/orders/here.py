"""Orders that people give by clicking a thing on the table, such as a contract, a space or a nation."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mercat.engine.rules.order_kinds import OrderKind as AnyKind
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.seat_names import seat_names
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, ui, voice_of
from mercat.text.orders import thing_text

log = logging.getLogger("mercat.server")


@dataclass(frozen=True)
class OrderHere:
    """An order with the text of its button and the values of its form."""

    kind: str
    label: str
    values: Mapping[str, Sequence[str]]
    this_round: bool


def orders_here(match: AnyMatch, seat: int, thing: Mapping[str, str], say: Say) -> list[OrderHere]:
    """Return the orders that a seat can give at a thing with these facets."""
    return [order for kind in match.game.orders.kinds if kind.thing is not None and kind.thing.name in thing
            for order in order_here(match, seat, kind, thing[kind.thing.name], say)]


def any_order_here(match: AnyMatch, seat: int) -> bool:
    """Return whether a seat can give an order at some thing on the table."""
    return any(values_here(match, seat, kind, value) for kind in match.game.orders.kinds if kind.thing is not None
               for value in kind.thing.values)


def values_here(match: AnyMatch, seat: int, kind: AnyKind[Any], value: str) -> Mapping[str, Sequence[str]]:
    """Return the values of an order of a kind at a thing; none if it makes no sense, or if a game of another author fails."""
    try:
        return kind.given_at(match.state, seat, value)
    except Exception:
        log.exception("the order %s at %s fails", kind.name, value)
        return {}


def order_here(match: AnyMatch, seat: int, kind: AnyKind[Any], value: str, say: Say) -> list[OrderHere]:
    """Return the order of a kind at a thing, if there is one."""
    values = values_here(match, seat, kind, value)
    rounds = match.game.orders.round_of is not None and not kind.ends_by_itself
    return [OrderHere(kind.name, thing_text(kind, values, say), values, rounds)] if values else []


def orders_here_html(snapshot: Snapshot, preferences: Preferences, seat: int, thing: Mapping[str, str]) -> str:
    """Return these orders as buttons; empty if there are none."""
    names = seat_names(snapshot.seats, preferences.language)
    say = voice_of(snapshot.match.game, preferences.language, names)
    found = orders_here(snapshot.match, seat, thing, say)
    return render("parts/orders_here.html", preferences, ui=ui(preferences.language, snapshot.match.game), table=snapshot.id,
                  seat=seat, orders=found).strip()
