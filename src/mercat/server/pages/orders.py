"""Orders for later on pages: the list of a seat's orders in sentences, how each stands, and the forms for new ones."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.conditions import is_drawn, values_to_come
from mercat.engine.matches.order_reading import UNTIL, order_said
from mercat.engine.matches.prepared_turns import OrderStatus, turn_opened
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.order_kinds import DONE, NEXT_MOVE, PASS_UNTIL, Order, OrderField, OrderKind
from mercat.engine.rules.vocabulary import Facet, Word
from mercat.server.pages.drawing import render
from mercat.server.pages.history import after_last_own_move, history_entry
from mercat.server.pages.legal_moves import MANY
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.seat_names import seat_names
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.order_moves import StoredOrder, standing_at
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, ui, voice_of
from mercat.text import move_sentence
from mercat.text.orders import TO, order_sentence, order_text, other_does, value_text

log = logging.getLogger("mercat.server")
MOST_PLACES: Final = 12                                  # in an order of preference
MOST_VALUES: Final = 40                                  # of a verb's first facet that a condition can name
CONDITIONS: Final = 3                                    # in a form


@dataclass(frozen=True)
class OrderLine:
    """An order in its seat's list."""

    id: int
    seat: int
    sentence: str
    said: str                                            # the same within another sentence
    stands: bool
    done: bool
    why: str                                             # why it does not stand
    waits: str                                           # why a prepared turn waits although its turn is there
    made: int                                            # of a prepared turn: how many of its moves have been made
    by: str                                              # the line of the history that ended it; empty if none did
    at: int                                              # the moment after that line
    key: str                                             # the name of its kind
    moves: tuple[str, ...]                               # of a prepared turn
    unless: tuple[str, ...]


@dataclass(frozen=True)
class OrderChoice:
    value: str
    label: str


@dataclass(frozen=True)
class FieldForm:
    """A field of a form: `chosen` are the values for its places, "" where there is none."""

    name: str
    label: str
    choices: Sequence[OrderChoice]
    chosen: Sequence[str]
    lowest: int                                          # of a number that is typed,
    most: int | None                                     # None for what is chosen
    several: bool
    least: int


@dataclass(frozen=True)
class KindForm:
    """The form of a kind of order."""

    kind: str
    title: str
    fields: Sequence[FieldForm]
    needs: bool                                          # at least one condition
    rounds: bool                                         # is asked whether it stands in this round only;
    this_round: bool                                     # whether that is proposed


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


@dataclass(frozen=True)
class OrdersShown:
    """The orders of a reader."""

    seats: tuple[int, ...]                               # of the reader, for which orders may be given
    lines: Sequence[OrderLine] = ()
    quick: Sequence[KindForm] = ()                       # kinds that need nothing but a click
    stopped: Sequence[str] = field(default_factory=tuple)            # since the reader's last move, in sentences

    @property
    def waiting(self) -> int:
        return sum(line.stands for line in self.lines)


def seats_to_order_for(snapshot: Snapshot) -> tuple[int, ...]:
    """The reader's seats in a running game, where nothing is taught."""
    playing = snapshot.match is not None and snapshot.status == "playing" and snapshot.lesson is None
    return tuple(snapshot.mine) if playing else ()


def orders_shown(snapshot: Snapshot, names: Sequence[str], say: Say, interface: Say, language: str,
                 last: int | None = None) -> OrdersShown | None:
    """The orders of a snapshot's reader, who made their last move when the journal had `last` lines; None for who has no seat."""
    seats = seats_to_order_for(snapshot)
    if not seats:
        return None
    match = snapshot.match
    lines = [order_line(match, order, standing_at(snapshot.id, match, order), names, say) for order in snapshot.orders]
    stopped = [news_of(line, interface) for line in lines if is_news(line, last)]
    quick = [kind_form(match.game, kind, {}, names, say) for kind in match.game.orders.kinds
             if not kind.fields and kind.name != PASS_UNTIL]
    return OrdersShown(seats, lines, quick, stopped)


def is_news(line: OrderLine, last: int | None) -> bool:
    """Does a prepared turn wait although its turn is there, or has an order stopped since its player's last move, which was made
    when the journal had `last` lines?"""
    return line.waits != "" or (not line.stands and not line.done and (line.at == 0 or last is None or line.at > last))


def news_of(line: OrderLine, interface: Say) -> str:
    """That an order has stopped, or waits."""
    return f"{line.sentence} {line.waits}" if line.waits else interface("order-stopped", order=line.said, why=line.why)


def stopped_orders(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder], seat: int, names: Sequence[str],
                   language: str) -> str:
    """The orders of a seat that have stopped since its last move, for a notice that its turn has come. Called in the engine's
    thread."""
    say, interface, last = voice_of(match.game, language, names), ui(language, match.game), after_last_own_move(match, [seat])
    lines = [order_line(match, order, standing_at(table_id, match, order), names, say) for order in orders]
    return " ".join(news_of(line, interface) for line in lines if is_news(line, last))


def order_line(match: AnyMatch, order: StoredOrder, standing: OrderStatus, names: Sequence[str], say: Say) -> OrderLine:
    """An order with how it stands, in words."""
    data = order.data
    by = "" if not standing.line else history_entry(match, [standing.line], names, say).line
    said = sentence_of(match, order, names, say, order_text)
    return OrderLine(order.id, order.seat, sentence_of(match, order, names, say), said, standing.stands, standing.ended == DONE,
                     why_ended(match, standing, names, say), why_waiting(match, standing, say),
                     standing.made if data["kind"] == NEXT_MOVE else 0, by, standing.line, data["kind"],
                     tuple(data.get("moves", ())), tuple(data.get("unless", ())))


def why_ended(match: AnyMatch, standing: OrderStatus, names: Sequence[str], say: Say) -> str:
    """Why an order does not stand, with the refusal of its move if there was one; empty while it stands."""
    if standing.stands:
        return ""
    if standing.refused is None:
        return say(f"order-stopped-{standing.ended}")
    why = say(f"reason-{standing.refused.reason}", names=list(names), **standing.refused.facts)
    return say("order-stopped-refused", move=in_words(match, standing.move, say), why=why)


def why_waiting(match: AnyMatch, standing: OrderStatus, say: Say) -> str:
    """Why a prepared turn waits although its turn is there; empty otherwise."""
    return say(f"order-waits-{standing.waits}", move=in_words(match, standing.move, say)) if standing.waits else ""


def in_words(match: AnyMatch, move: str, say: Say) -> str:
    return move_sentence(match.game, match.game.vocabulary.parse(move), say)


def sentence_of(match: AnyMatch, order: StoredOrder, names: Sequence[str], say: Say,
                wording: Callable[[Any, Order, Say, Sequence[str]], str] = order_sentence) -> str:
    """Return what an order says, as a sentence or in another wording; of one that no longer fits the rules, as it is stored."""
    try:
        return wording(match.game, order_said(match, order.seat, order.data), say, names)
    except (Refused, KeyError):
        data = order.data
        words = [*data.get("moves", ()), *(value for values in data.get("values", {}).values() for value in values)]
        return " ".join([data["kind"], *words])


def proposed_now(match: AnyMatch, seat: int, kind: OrderKind[Any]) -> dict[str, list[str]]:
    """The values proposed for an order of a seat; those that its fields name where a game of somebody else fails."""
    try:
        return kind.proposed(match.state, seat)
    except Exception:
        log.exception("what the order %s proposes fails", kind.name)
        return {field.name: field.default for field in kind.fields}


def kind_forms(match: AnyMatch, seat: int, names: Sequence[str], say: Say, given: StoredOrder | None = None) -> list[KindForm]:
    """The forms of a game's kinds of order, with what is proposed to a seat now; of an order that was `given`, with what it
    says."""
    data, kinds = {} if given is None else given.data, match.game.orders.kinds
    said = {kind.name: proposed_now(match, seat, kind) | (data.get("values", {}) if kind.name == data.get("kind") else {})
            for kind in kinds}
    whole = given is not None and UNTIL not in data
    return [kind_form(match.game, kind, said[kind.name], names, say, not whole) for kind in kinds]


def kind_form(game: Game[Any], kind: OrderKind[Any], said: Mapping[str, Sequence[str]], names: Sequence[str], say: Say,
              this_round: bool = True) -> KindForm:
    """The form of a kind of order, filled in with what is `said`."""
    fields = [field_form(one, said.get(one.name, one.default), names, say) for one in kind.fields]
    rounds = game.orders.round_of is not None and not kind.ends_by_itself
    return KindForm(kind.name, say(f"order-{kind.name}"), fields, kind.name == PASS_UNTIL, rounds, rounds and this_round)


def field_form(one: OrderField, chosen: Sequence[str], names: Sequence[str], say: Say) -> FieldForm:
    facet, typed = one.facet, one.facet.numeric and one.facet.size > MANY
    places = min(int(facet.size), MOST_PLACES) if one.several else 1
    values = [*chosen, *[""] * places][:places]
    choices = [] if typed else [OrderChoice(value, value_text(facet, value, say, names)) for value in offered(facet, names)]
    return FieldForm(one.name, say(f"order-field-{one.name}"), choices, values, one.lowest,
                     int(facet.size) - 1 if typed else None, one.several, one.least)


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


def can_prepare(match: AnyMatch, seat: int) -> bool:
    """May a turn of this seat be prepared on a page?"""
    return turn_opened(match, seat) is not None




def orders_html(snapshot: Snapshot, preferences: Preferences, seat: int, notice: str, edit: int | None) -> str:
    """The page of the orders of a seat of the reader's, with the forms for new ones and for the one to `edit`."""
    match, language, names = snapshot.match, preferences.language, seat_names(snapshot.seats, preferences.language)
    say = voice_of(match.game, language, names)
    mine = [order for order in snapshot.orders if order.seat == seat]
    lines = [order_line(match, order, standing_at(snapshot.id, match, order), names, say) for order in mine]
    changed = next((order for order in mine if order.id == edit), None)
    edited = next((line for line in lines if line.id == edit), None)
    forms = kind_forms(match, seat, names, say, changed)
    return render(
        "orders.html", preferences, ui=ui(language, match.game), id=snapshot.id, title=say("game"), notice=notice, seat=seat,
        seats=snapshot.mine, names=names, lines=lines, edited=edited, kinds=kind_forms(match, seat, names, say),
        edit_forms=[form for form in forms if edited is not None and form.kind == edited.key],
        conditions=condition_forms(match, seat, language, names, say),
        unless=condition_forms(match, seat, language, names, say, edited.unless) if edited else None,
        can_prepare=can_prepare(match, seat), here=f"/t/{snapshot.id}/orders")
