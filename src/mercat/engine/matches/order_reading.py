"""Orders as plain data: reading an order from a player's request or from storage, and writing it as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mercat.engine.game import Game
from mercat.engine.matches.conditions import LONGEST, SEAT_WORDS, check_condition, check_moves, read_condition
from mercat.engine.matches.conditions import values_told as values_told  # for readers of orders
from mercat.engine.matches.journal import Entry, packed_move
from mercat.engine.matches.match import Match
from mercat.engine.matches.prepared_turns import turn_opened, what_is_noted
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.order_kinds import NEXT_MOVE, PASS_UNTIL, TO_THE_END, Order, OrderField, OrderKind
from mercat.engine.rules.state import State
from mercat.engine.rules.vocabulary import Named

S = TypeVar("S", bound=State)
MOST_MOVES: Final = 8                   # moves prepared for one turn
MOST_CONDITIONS: Final = 8
AT_ANY_PRICE: Final = "at_any_price"    # a key in the data of a prepared turn
UNTIL: Final = "until"                  # a key in the data of an order of the game: its last round
THIS_ROUND: Final = "this_round"        # a key in a player's request instead: whether the current round is the last


def kind_of(game: Game[S], order: Order) -> OrderKind[S] | None:
    """Return the kind of an order; None for a prepared turn. Raise KeyError for a kind that the game does not have, or no longer
    has."""
    return None if order.kind == NEXT_MOVE else game.orders.by_name[order.kind]


def now_of(match: Match[Any]) -> int:
    """Return the moment of an order given now: the journal length up to the last line that was not undone."""
    return match.path[-1] if match.path else 0


def counted(kind: OrderKind[Any], order: Order, entry: Entry) -> int:
    """Return the tally of an order after a line of the journal, as computed by its kind (`OrderKind.count`). If the kind computes
    none, the tally is unchanged."""
    return order.tally if kind.count is None else kind.count(order, entry.seat, entry.move, entry.events)


def recalled(match: Match[Any], kind: OrderKind[Any], order: Order) -> int:
    """Return the tally with which an order of this kind begins if it is given now, computed from the lines of the game so far."""
    for line in match.path:
        order = order.counted(counted(kind, order, match.entries[line - 1]))
    return order.tally


def order_data(game: Game[Any], order: Order) -> dict[str, Any]:
    """Return an order as plain data for `read_order`."""
    kind = kind_of(game, order)
    words = {number: word for word, number in SEAT_WORDS.items()}
    data: dict[str, Any] = {"kind": order.kind}
    if order.until != TO_THE_END:
        data[UNTIL] = order.until
    if kind is not None:
        data["values"] = {field.name: [field.facet.spelt(number) for number in order.values[field.name]] for field in kind.fields}
    else:
        data["moves"] = order.moves
        if order.at_any_price:
            data[AT_ANY_PRICE] = True
    data["unless"] = [f"{words.get(condition.seat, condition.seat)} {condition.pattern}" for condition in order.unless]
    return data


def read_order(match: Match[Any], seat: int, data: object) -> Order:
    """Return the order of a seat, given now, from plain data; missing values are replaced by the proposed values. Raise Refused
    for invalid data, including a condition or a prepared move that can never happen."""
    if match.to_move is None:
        raise Refused("over", {}, match.game.voice)
    said = order_said(match, seat, told_now(match, seat, data))
    kind = kind_of(match.game, said)
    for field in [] if kind is None else kind.fields:
        for number in said.numbers(field.name):
            if number < field.lowest:
                raise no_value(match.game, field, field.facet.spelt(number))
    for condition in said.unless:
        check_condition(match, seat, condition)
    for move in said.moves:
        verb, *values = move.split()
        check_moves(match, match.game.vocabulary.by_name[verb], [value.casefold() for value in values])
    if kind is None:
        if match.game.orders.open_turn is not None and turn_opened(match, seat) is None:
            raise Refused("no_turn_to_come", {}, match.game.voice)
        noted = what_is_noted(match, said)
    else:
        noted = [int(number) for number in kind.note(match.state, seat)]
        if kind.recalls:
            noted.append(recalled(match, kind, said))
    return Order(seat, said.kind, said.values, said.moves, said.unless, now_of(match), noted, at_any_price=said.at_any_price,
                 until=said.until)


def told_now(match: Match[Any], seat: int, data: object) -> object:
    """Return the plain data of an order given now. If values or the number of the last round are missing, add the proposed ones.
    Raise Refused if the order is invalid."""
    game = match.game
    kind = game.orders.by_name.get(str(data.get("kind"))) if isinstance(data, dict) else None
    if not isinstance(data, dict) or UNTIL in data:
        raise Refused("not_an_order", {}, game.voice)
    told = {name: value for name, value in data.items() if name != THIS_ROUND}
    this_round = data.get(THIS_ROUND, False)
    if not isinstance(this_round, bool) or (this_round and (kind is None or game.orders.round_of is None)):
        raise Refused("order_round", {}, game.voice)
    if this_round:
        assert game.orders.round_of is not None
        told[UNTIL] = game.orders.round_of(match.state)
    if kind is not None and isinstance(data.get("values", {}), dict):
        told["values"] = kind.proposed(match.state, seat) | data.get("values", {})
    return told


def order_said(match: Match[Any], seat: int, data: object, given: int = 0, noted: Sequence[int] = ()) -> Order:
    """Return the order of a seat from plain data. `given` is the moment when the order was given, and `noted` are the notes taken
    at that moment. Raise Refused for invalid data."""
    game = match.game
    if not isinstance(data, dict) or not set(data) <= {"kind", "values", "moves", AT_ANY_PRICE, UNTIL, "unless"}:
        raise Refused("not_an_order", {}, game.voice)
    name, texts = data.get("kind"), data.get("unless", [])
    if not isinstance(name, str) or (name != NEXT_MOVE and name not in game.orders.by_name):
        raise Refused("unknown_order", {"word": str(name)[:LONGEST], "values": ", ".join([NEXT_MOVE, *game.orders.by_name])},
                      game.voice)
    if not isinstance(texts, list) or len(texts) > MOST_CONDITIONS or (name == PASS_UNTIL and not texts):
        raise Refused("order_conditions", {"most": MOST_CONDITIONS}, game.voice)
    if AT_ANY_PRICE in data and name != NEXT_MOVE:
        raise Refused("order_price", {}, game.voice)
    unless = [read_condition(match, text) for text in texts]
    if name == NEXT_MOVE:
        at_any_price = data.get(AT_ANY_PRICE, False)
        if not isinstance(at_any_price, bool):
            raise Refused("order_price", {}, game.voice)
        return Order(seat, name, {}, read_moves(game, data.get("moves")), unless, given, noted, at_any_price=at_any_price)
    return Order(seat, name, read_fields(game, name, data.get("values", {})), (), unless, given, noted,
                 until=read_until(game, data.get(UNTIL, TO_THE_END)))


def read_until(game: Game[Any], given: object) -> int:
    """Return the last round of an order. Raise Refused if there is no such round."""
    if type(given) is not int or (given != TO_THE_END and game.orders.round_of is None):
        raise Refused("order_round", {}, game.voice)
    return given


def read_fields(game: Game[Any], name: str, said: object) -> dict[str, list[int]]:
    """Return, for each field of a kind of order, the numbers of its values. Raise Refused for invalid values."""
    fields = game.orders.by_name[name].fields
    if not isinstance(said, dict) or not set(said) <= {field.name for field in fields}:
        raise Refused("order_fields", {"values": ", ".join(field.name for field in fields)}, game.voice)
    return {field.name: read_values(game, field, said.get(field.name, field.default)) for field in fields}


def read_values(game: Game[Any], field: OrderField, given: object) -> list[int]:
    """Return the numbers of the values given for a field: one word, or a list of different words. Raise Refused for anything
    else."""
    words = given if isinstance(given, list) else [given]
    numbers = [field.facet.number_of(str(word)[:LONGEST]) for word in words[:field.facet.size + 1]]
    for word, number in zip(words, numbers, strict=False):
        if number < 0:
            raise no_value(game, field, str(word)[:LONGEST])
    most = int(field.facet.size) if field.several else 1
    if not field.least <= len(words) <= most or len(set(numbers)) < len(numbers):
        raise Refused("order_values", {"field": Named("order-field", field.name), "least": field.least,
                                       "most": most - field.lowest if field.several else most}, game.voice)
    return numbers


def no_value(game: Game[Any], field: OrderField, word: str) -> Refused:
    """Return the refusal for a word that is not a value of a field."""
    possible = values_told(field.facet.values[field.lowest:])
    return Refused("order_value", {"word": word, "field": Named("order-field", field.name), "values": possible}, game.voice)


def read_moves(game: Game[Any], given: object) -> list[str]:
    """Return prepared moves in notation. Raise Refused if the data is not a list of moves."""
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_MOVES or not all(isinstance(one, str) for one in given):
        raise Refused("order_moves", {"most": MOST_MOVES}, game.voice)
    return [game.vocabulary.spell(packed_move(game, one[:LONGEST])) for one in given]
