"""Forms for orders for later: the game's kinds of order with their fields, and the conditions that end an order.

Some orders are given by clicking a thing on the table, such as a contract, a space or a nation.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.conditions import ANYBODY_WORD, likely, read_condition
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.order_kinds import NEXT_MOVE, PASS_UNTIL, Condition
from mercat.engine.rules.order_kinds import OrderField as AnyField
from mercat.engine.rules.order_kinds import OrderKind as AnyKind
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.legal_moves import MANY, Choice
from mercat.server.play.players import seat_names
from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.web.forms import Refusal
from mercat.server.words import Say, ui, voice_of
from mercat.text.orders import choice_text, condition_text, of_one, thing_text

log = logging.getLogger("mercat.server")
MOST_PLACES: Final = 12                                  # positions in an order of preference
MOST_ENDINGS: Final = 10                                 # conditions offered in a form
MOST_OF_VERB: Final = 4                                  # conditions with the same verb
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class OrderField(Shape):
    """A value that you choose in an order of this kind."""

    name: str
    title: str
    values: list[str] | None
    """the possible values; null: any whole number from `lowest` up to `most`"""
    lowest: int
    """the lowest number; 0 if the values are not numbers"""
    most: int | None
    several: bool
    """whether the value is a list of different values, in order of preference"""
    least: int
    """the minimum number of values"""
    default: list[str]
    """the proposed values"""
    choices: Annotated[tuple[Choice, ...], PAGES_ALONE] = ()
    """the choices; empty if an amount is typed in, or if no value can be chosen any more"""
    typed: Annotated[bool, PAGES_ALONE] = False
    chosen: Annotated[tuple[str, ...], PAGES_ALONE] = ()
    """the value at each position, "" if there is none"""


class OrderKind(Shape):
    """A kind of order that you can give at a table. The kind `next_move` has moves instead of fields."""

    kind: str
    title: str
    fields: tuple[OrderField, ...]
    needs: Annotated[bool, PAGES_ALONE] = False
    """whether at least one condition is required"""
    rounds: Annotated[bool, PAGES_ALONE] = False
    """whether the order can be limited to this round"""
    this_round: Annotated[bool, PAGES_ALONE] = False
    """whether the limit to this round is proposed"""


@dataclass(frozen=True)
class Ending(Choice):
    """A condition that can end an order, in the form that programs use and as a sentence."""

    chosen: bool = False


@dataclass(frozen=True, kw_only=True)
class RefusedForm(Refusal):
    """A form that was refused, with its content."""

    order: Mapping[str, Any] = field(default_factory=dict)


def kinds_told(match: AnyMatch, seat: int, language: str) -> list[OrderKind]:
    """Return the kinds of order that can be given at a table, with the values now proposed for a seat. The prepared turn comes
    last.

    The caller must be in the engine's thread.
    """
    say = voice_of(match.game, language, match.names)
    kinds = [kind_form(match.game, kind, proposed_now(match, seat, kind), match.names, say) for kind in match.game.orders.kinds]
    return [*kinds, OrderKind(kind=NEXT_MOVE, title=say(f"order-{NEXT_MOVE}"), fields=())]


def proposed_now(match: AnyMatch, seat: int, kind: AnyKind[Any]) -> dict[str, list[str]]:
    """Return the values now proposed for a seat's order of a kind, by field; if an external game fails, return the fields'
    defaults."""
    try:
        return kind.proposed(match.state, seat)
    except Exception:
        log.exception("what the order %s proposes fails", kind.name)
        return {field.name: field.default for field in kind.fields}


def kind_forms(match: AnyMatch, seat: int, names: Sequence[str], say: Say, given: Mapping[str, Any] = NOTHING,
               this_round: bool = True) -> list[OrderKind]:
    """Return the forms for a game's kinds of order, with the values now offered and proposed for a seat.

    The form for the kind of `given` contains the values of that order.
    """
    forms = []
    for kind in match.game.orders.kinds:
        offered, is_given = offered_now(match, seat, kind, names), kind.name == given.get("kind")
        said = {name: [value for value in values if value in offered[name]]
                for name, values in proposed_now(match, seat, kind).items()} | (given.get("values", {}) if is_given else {})
        forms.append(kind_form(match.game, kind, said, names, say, this_round or not is_given, offered))
    return forms


def offered_now(match: AnyMatch, seat: int, kind: AnyKind[Any], names: Sequence[str]) -> dict[str, list[str]]:
    """Return the values that pages offer for each field; if an external game fails, return all values.

    Seats are offered only if they exist at the table.
    """
    try:
        offered = kind.offered(match.state, seat)
    except Exception:
        log.exception("what the order %s offers fails", kind.name)
        offered = {field.name: field.facet.values[field.lowest:] for field in kind.fields}
    return {field.name: offered[field.name][:len(names)] if field.facet.kind == "seat" else offered[field.name]
            for field in kind.fields}


def can_be_filled(form: OrderKind) -> bool:
    """Return whether a form offers a choice in each of its fields."""
    return all(one.choices or one.typed for one in form.fields)


def kind_form(game: Game[Any], kind: AnyKind[Any], said: Mapping[str, Sequence[str]], names: Sequence[str], say: Say,
              this_round: bool = True, offered: Mapping[str, Sequence[str]] = NOTHING) -> OrderKind:
    """Return the form for a kind of order, filled in with the values in `said`, which are also added to the values offered."""
    fields = [field_form(one, said.get(one.name, one.default), offered.get(one.name, one.facet.values[one.lowest:]), names, say)
              for one in kind.fields]
    rounds = game.orders.round_of is not None and not kind.ends_by_itself
    return OrderKind(kind=kind.name, title=say(f"order-{kind.name}"), fields=tuple(fields), needs=kind.name == PASS_UNTIL,
                     rounds=rounds, this_round=rounds and this_round)


def field_form(one: AnyField, chosen: Sequence[str], offered: Sequence[str], names: Sequence[str], say: Say) -> OrderField:
    """Return the form for a field: amounts are typed in, and anything else is chosen from the values offered."""
    facet = one.facet
    typed = facet.numeric and one.exchange is None and facet.size > MANY
    shown = [*offered, *[value for value in chosen if value not in offered and value in facet.numbers]]
    choices = () if typed else tuple(Choice(value, choice_text(one, value, say, names)) for value in shown)
    places = min(len(choices), MOST_PLACES) if one.several else 1
    kept = [value for value in chosen if typed or (value in facet.numbers and (one.several or value in shown))]
    return OrderField(name=one.name, title=say(f"order-field-{one.name}"), values=None if facet.numeric else list(facet.values),
                      lowest=one.lowest, most=int(facet.size) - 1 if facet.numeric else None, several=one.several,
                      least=one.least, default=list(chosen), choices=choices, typed=typed,
                      chosen=tuple([*kept, *[""] * places][:max(places, 1)]))


def condition_forms(match: AnyMatch, seat: int, names: Sequence[str], say: Say, unless: Sequence[str] = ()) -> list[Ending]:
    """Return the conditions that can end a seat's order, as sentences.

    The order's present conditions come first, then the likely actions of other players in this round.
    """
    game = match.game
    given = [Ending(text, said_again(match, text, say, names), True) for text in unless]
    found = [condition for condition in likely(match, seat) if is_sayable(game, condition, say)]
    offered = [Ending(f"{ANYBODY_WORD} {one.pattern}", condition_said(game, one, say, names)) for one in varied(found)]
    known = {ending.value for ending in given}
    return [*given, *[ending for ending in offered if ending.value not in known][:max(0, MOST_ENDINGS - len(given))]]


def is_sayable(game: Game[Any], condition: Condition, say: Say) -> bool:
    """Return whether a sentence can express a condition: an action alone, or with the thing that it is about."""
    word, *values = condition.pattern.words
    return not values or of_one(game, word, values, say)[1][0] == "*"


def varied(found: Sequence[Condition]) -> list[Condition]:
    """Return the conditions, with at most MOST_OF_VERB things for each verb. Leave out a verb without a thing if the verb can be
    about only one thing."""
    things = Counter(one.pattern.words[0] for one in found if len(one.pattern.words) > 1)
    left, kept = Counter(dict.fromkeys(things, MOST_OF_VERB)), list[Condition]()
    for one in found:
        word, *values = one.pattern.words
        if not values and things[word] == 1:
            continue
        left[word] -= len(values)
        if not values or left[word] >= 0:
            kept.append(one)
    return kept


def said_again(match: AnyMatch, text: str, say: Say, names: Sequence[str]) -> str:
    """Return a stored condition as a sentence; if it no longer fits the rules, return it as it is stored."""
    try:
        return condition_said(match.game, read_condition(match, text), say, names)
    except Refused:
        return text


def condition_said(game: Game[Any], condition: Condition, say: Say, names: Sequence[str]) -> str:
    return say("order-if", condition=condition_text(game, condition, say, names))


@dataclass(frozen=True)
class OrderHere:
    """An order with the text of its button and the values of its form."""

    kind: str
    label: str
    values: Mapping[str, Sequence[str]]
    this_round: bool


def orders_here(match: AnyMatch, seat: int, thing: Mapping[str, str], say: Say) -> list[OrderHere]:
    """Return the orders that a seat can give at the thing on the table with these facets."""
    return [order for kind in match.game.orders.kinds if kind.thing is not None and kind.thing.name in thing
            for order in order_here(match, seat, kind, thing[kind.thing.name], say)]


def any_order_here(match: AnyMatch, seat: int) -> bool:
    """Return whether a seat can give an order at any thing on the table."""
    return any(values_here(match, seat, kind, value) for kind in match.game.orders.kinds if kind.thing is not None
               for value in kind.thing.values)


def values_here(match: AnyMatch, seat: int, kind: AnyKind[Any], value: str) -> Mapping[str, Sequence[str]]:
    """Return the values of an order of this kind for a thing on the table, by field; an empty mapping if the order makes no sense
    there, or if an external game fails."""
    try:
        return kind.given_at(match.state, seat, value)
    except Exception:
        log.exception("the order %s at %s fails", kind.name, value)
        return {}


def order_here(match: AnyMatch, seat: int, kind: AnyKind[Any], value: str, say: Say) -> list[OrderHere]:
    """Return a list with the order of this kind that can be given at a thing on the table, or an empty list."""
    values = values_here(match, seat, kind, value)
    rounds = match.game.orders.round_of is not None and not kind.ends_by_itself
    return [OrderHere(kind.name, thing_text(kind, values, say), values, rounds)] if values else []


def orders_here_html(snapshot: Snapshot, preferences: Preferences, seat: int, thing: Mapping[str, str]) -> str:
    """Return the orders that can be given at a thing on the table as buttons; an empty string if there are none."""
    names = seat_names(snapshot.seats, preferences.language)
    say = voice_of(snapshot.match.game, preferences.language, names)
    found = orders_here(snapshot.match, seat, thing, say)
    return render("parts/orders_here.html", preferences, ui=ui(preferences.language, snapshot.match.game), table=snapshot.id,
                  seat=seat, orders=found).strip()
