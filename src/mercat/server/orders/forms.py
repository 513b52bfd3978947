"""Forms for orders for later: the game's kinds of order with their fields, and the conditions that end an order."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.conditions import is_drawn, values_to_come
from mercat.engine.matches.order_reading import UNTIL
from mercat.engine.rules.order_kinds import NEXT_MOVE, PASS_UNTIL
from mercat.engine.rules.order_kinds import OrderField as AnyField
from mercat.engine.rules.order_kinds import OrderKind as AnyKind
from mercat.engine.rules.vocabulary import Facet, Word
from mercat.server.orders.moves import StoredOrder
from mercat.server.play.legal_moves import MANY
from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.tables.matches import AnyMatch
from mercat.server.words import Say, voice_of
from mercat.text.orders import TO, other_does, value_text

log = logging.getLogger("mercat.server")
MOST_PLACES: Final = 12                                  # in an order of preference
MOST_VALUES: Final = 40                                  # of a verb's first facet that a condition can name
CONDITIONS: Final = 3                                    # in a form


@dataclass(frozen=True)
class OrderChoice:
    value: str
    label: str


class OrderField(Shape):
    """What a kind of order leaves to you."""

    name: str
    title: str
    values: list[str] | None
    """the possible ones; null: any whole number from `lowest` to `most`"""
    lowest: int
    """the lowest number; 0 where values have names"""
    most: int | None
    several: bool
    """a list of different values, the preferred first"""
    least: int
    """how many values are needed"""
    default: list[str]
    """the values proposed"""
    choices: Annotated[tuple[OrderChoice, ...], PAGES_ALONE] = ()
    """none where a number is typed"""
    chosen: Annotated[tuple[str, ...], PAGES_ALONE] = ()
    """the values for its places, "" where there is none"""


class OrderKind(Shape):
    """A kind of order that a table offers; `next_move` has moves instead of fields."""

    kind: str
    title: str
    fields: tuple[OrderField, ...]
    needs: Annotated[bool, PAGES_ALONE] = False
    """at least one condition"""
    rounds: Annotated[bool, PAGES_ALONE] = False
    """is asked whether it stands in this round only"""
    this_round: Annotated[bool, PAGES_ALONE] = False
    """whether that is proposed"""


@dataclass(frozen=True)
class VerbChoices:
    """What of one kind somebody may do."""

    label: str
    choices: Sequence[OrderChoice]


@dataclass(frozen=True)
class ConditionForms:
    """What ends an order."""

    who: Sequence[OrderChoice]
    verb_choices: Sequence[VerbChoices]
    chosen: Sequence[tuple[str, str]]                    # who and what, for each place


def kinds_told(match: AnyMatch, seat: int, language: str) -> list[OrderKind]:
    """Return the kinds of order that a table offers, with what is proposed to a seat now, the prepared turn last. Called in the
    engine's thread."""
    say = voice_of(match.game, language, match.names)
    return [*kind_forms(match, seat, match.names, say), OrderKind(kind=NEXT_MOVE, title=say(f"order-{NEXT_MOVE}"), fields=())]


def proposed_now(match: AnyMatch, seat: int, kind: AnyKind[Any]) -> dict[str, list[str]]:
    """The values proposed for an order of a seat; those that its fields name where a game of somebody else fails."""
    try:
        return kind.proposed(match.state, seat)
    except Exception:
        log.exception("what the order %s proposes fails", kind.name)
        return {field.name: field.default for field in kind.fields}


def kind_forms(match: AnyMatch, seat: int, names: Sequence[str], say: Say, given: StoredOrder | None = None) -> list[OrderKind]:
    """The forms of a game's kinds of order, with what is proposed to a seat now; of an order that was `given`, with what it
    says."""
    data, kinds = {} if given is None else given.data, match.game.orders.kinds
    said = {kind.name: proposed_now(match, seat, kind) | (data.get("values", {}) if kind.name == data.get("kind") else {})
            for kind in kinds}
    whole = given is not None and UNTIL not in data
    return [kind_form(match.game, kind, said[kind.name], names, say, not whole) for kind in kinds]


def kind_form(game: Game[Any], kind: AnyKind[Any], said: Mapping[str, Sequence[str]], names: Sequence[str], say: Say,
              this_round: bool = True) -> OrderKind:
    """The form of a kind of order, filled in with what is `said`."""
    fields = [field_form(one, said.get(one.name, one.default), names, say) for one in kind.fields]
    rounds = game.orders.round_of is not None and not kind.ends_by_itself
    return OrderKind(kind=kind.name, title=say(f"order-{kind.name}"), fields=tuple(fields), needs=kind.name == PASS_UNTIL,
                     rounds=rounds, this_round=rounds and this_round)


def field_form(one: AnyField, chosen: Sequence[str], names: Sequence[str], say: Say) -> OrderField:
    facet, typed = one.facet, one.facet.numeric and one.facet.size > MANY
    places = min(int(facet.size), MOST_PLACES) if one.several else 1
    choices = () if typed else tuple(OrderChoice(value, value_text(facet, value, say, names)) for value in offered(facet, names))
    return OrderField(name=one.name, title=say(f"order-field-{one.name}"), values=None if facet.numeric else list(facet.values),
                      lowest=one.lowest, most=int(facet.size) - 1 if facet.numeric else None, several=one.several,
                      least=one.least, default=list(chosen), choices=choices,
                      chosen=tuple([*chosen, *[""] * places][:places]))


def offered(facet: Facet, names: Sequence[str]) -> Sequence[str]:
    """The values of a facet; of seats, those that the table has."""
    return facet.values[:len(names)] if facet.kind == "seat" else facet.values


def condition_forms(match: AnyMatch, seat: int, language: str, names: Sequence[str], say: Say,
                    unless: Sequence[str] = ()) -> ConditionForms:
    """What may end an order of a seat; filled in with the conditions of an order."""
    game = match.game
    others = [OrderChoice(str(number), name) for number, name in enumerate(names) if number != seat]
    to_come = {verb: values_to_come(match, verb) for verb in game.vocabulary.verbs if game.has(language, f"verb-{verb.name}")}
    draws = any(moves and is_drawn(game, verb) for verb, moves in to_come.items())
    nature = [OrderChoice("nature", say("nature"))] if draws else []
    who = [OrderChoice("anybody", say("order-anybody")), *others, *nature]
    verb_choices = [choices_of_verb(verb, moves, names, say) for verb, moves in to_come.items() if moves]
    known = {choice.value for verb in verb_choices for choice in verb.choices}
    chosen = [(one.partition(" ")[0], one.partition(" ")[2]) for one in unless]
    further = [OrderChoice(what, what) for _, what in chosen if what not in known]
    if further:
        verb_choices.append(VerbChoices("…", further))
    return ConditionForms(who, verb_choices, [*chosen, *[("anybody", "")] * max(1, CONDITIONS - len(chosen))])


def choices_of_verb(verb: Word, moves: Sequence[Sequence[int]], names: Sequence[str], say: Say) -> VerbChoices:
    """A verb, alone and with each value of its first facet that its moves to come have."""
    label = other_does(say, verb.name).removeprefix(f"{TO} ")
    first = verb.facets[0] if verb.facets else None
    plain = first is not None and not first.numeric and not first.alike and first.size <= MOST_VALUES
    values = [first.values[number] for number in sorted({move[0] for move in moves})] if first is not None and plain else []
    with_values = [OrderChoice(f"{verb.name} {value}", f"{label}: {value_text(first, value, say, names)}")
                   for value in values if first is not None]
    return VerbChoices(label, [OrderChoice(verb.name, label), *with_values])
