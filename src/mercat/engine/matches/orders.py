"""Orders at a match: reading and writing them, whether they still stand, and the moves that they lead to."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from mercat.engine.game import Game
from mercat.engine.matches.journal import Entry, packed_move
from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.order_kinds import (
    ANYBODY,
    DONE,
    GOES_ON,
    NEXT_MOVE,
    NO_ANSWER,
    PASS_UNTIL,
    Condition,
    Order,
    OrderField,
    OrderKind,
)
from mercat.engine.rules.patterns import Pattern
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)
MOST_MOVES: Final = 8                   # prepared for one turn
MOST_CONDITIONS: Final = 8
LONGEST: Final = 120                    # characters of a move or pattern
MOST_IN_A_ROW: Final = 400              # moves that orders lead to after one move
TAKEN_BACK: Final = "taken_back"        # why an order ends: the moment that it was given at was undone,
HAPPENED: Final = "happened"            # one of its conditions happened,
OTHERWISE: Final = "otherwise"          # its player made another move than the one prepared,
IMPOSSIBLE: Final = "impossible"        # the move prepared is not legal,
OVER: Final = "over"                    # the game is over
SEAT_WORDS: Final[dict[str, int]] = {"anybody": ANYBODY, "nature": int(NATURE)}


class OrderStatus:
    """How an order stands: it `ended` for a reason, or stands if that is empty. `line` is the length of the journal with the move
    that ended it, 0 if none did; `made` is how many of its prepared moves have been made, or what its kind has counted."""

    def __init__(self, ended: str = GOES_ON, line: int = 0, made: int = 0) -> None:
        self.ended: Final = ended
        self.line: Final = line
        self.made: Final = made

    @property
    def stands(self) -> bool:
        return self.ended == GOES_ON

    @property
    def stopped(self) -> bool:
        """Whether it ended otherwise than by doing what it was for."""
        return self.ended not in (GOES_ON, DONE)


def kind_of(game: Game[S], order: Order) -> OrderKind[S] | None:
    """The kind of an order; None of a prepared turn. Raises KeyError for a kind that the game does not have (any more)."""
    return None if order.kind == NEXT_MOVE else game.orders.by_name[order.kind]


def now_of(match: Match[Any]) -> int:
    """The moment of an order that is given now: the length of the journal with the last line that was not undone."""
    return match.path[-1] if match.path else 0


class OrderWatch:
    """Follows an order through the journal of a match and of its twins: each line is looked at once, as long as only further ones
    come."""

    def __init__(self, order: Order) -> None:
        self.order: Final = order
        self.seen = 0                               # how many lines of the path,
        self.last: Entry | None = None              # and the last of them
        self.found = OrderStatus()                  # how the order stands after them

    def standing(self, match: Match[Any]) -> OrderStatus:
        """How the order stands at a match."""
        path, order = match.path, self.order
        if order.given > 0 and path[bisect_left(path, order.given):][:1] != [order.given]:
            return OrderStatus(TAKEN_BACK)
        kind = kind_of(match.game, order)
        if not self.goes_on_in(match):
            before = order.noted[-1] if kind is not None and kind.recalls else 0
            self.seen, self.last, self.found = bisect_right(path, order.given), None, OrderStatus(made=before)
        while self.found.stands and self.seen < len(path):
            line = path[self.seen]
            self.last = match.entries[line - 1]
            self.found = after_line(match.game, kind, order, self.found.made, line, self.last)
            self.seen += 1
        return self.found if not self.found.stands else now_at(match, kind, order, self.found.made)

    def goes_on_in(self, match: Match[Any]) -> bool:
        """Are the lines that were looked at those of this match?"""
        path = match.path
        return self.last is not None and self.seen <= len(path) and match.entries[path[self.seen - 1] - 1] is self.last


def standing_of(match: Match[Any], order: Order) -> OrderStatus:
    """How an order stands, from the journal since it was given."""
    return OrderWatch(order).standing(match)


def after_line(game: Game[Any], kind: OrderKind[Any] | None, order: Order, made: int, line: int, entry: Entry) -> OrderStatus:
    """How an order stands after one more line; before it, `made` of its moves had been made or its kind had counted so much."""
    if any(condition.fits(order.seat, entry.seat, entry.text) for condition in order.unless):
        return OrderStatus(HAPPENED, line, made)
    if kind is not None:
        why = GOES_ON if kind.watch is None else kind.watch(order.counted(made), entry.seat, entry.move, entry.events)
        if why != GOES_ON:
            return OrderStatus(why, line, made)
        return OrderStatus(GOES_ON, 0, counted(kind, order.counted(made), entry))
    if entry.seat != order.seat or (made == 0 and not begins(game, order, entry.asked)):
        return OrderStatus(GOES_ON, 0, made)
    if entry.text == order.moves[made]:
        made += 1
    elif not (entry.formal or entry.forced):
        return OrderStatus(OTHERWISE, line, made)
    return OrderStatus(DONE, line, made) if made == len(order.moves) else OrderStatus(GOES_ON, 0, made)


def now_at(match: Match[Any], kind: OrderKind[Any] | None, order: Order, made: int) -> OrderStatus:
    """How an order that no line has ended stands in the position of a match."""
    if match.to_move is None:
        return OrderStatus(OVER, 0, made)
    if kind is not None:
        return OrderStatus(GOES_ON if kind.look is None else kind.look(match.state, order.counted(made)), 0, made)
    waits = is_no_choice(match) or match.moves.has(prepared(match, order, made))
    return OrderStatus(IMPOSSIBLE if is_due(match, order, made) and not waits else GOES_ON, 0, made)


def is_no_choice(match: Match[Any]) -> bool:
    """Whether the decision leaves nothing to choose, so that a prepared turn waits for it to be made, whoever makes it."""
    formality = match.game.formality
    return match.moves.count == 1 or (formality is not None and formality(match.state) >= 0)


def counted(kind: OrderKind[Any], order: Order, entry: Entry) -> int:
    """What a kind has counted of an order after a line of the journal."""
    return order.tally if kind.count is None else kind.count(order, entry.seat, entry.move, entry.events)


def recalled(match: Match[Any], kind: OrderKind[Any], order: Order) -> int:
    """What a kind counts of the game so far, for an order that is given now."""
    for line in match.path:
        order = order.counted(counted(kind, order, match.entries[line - 1]))
    return order.tally


def beginning(game: Game[Any], asked: i64) -> int:
    """A number of the turn that begins with a decision: that of its step, unless the game says more."""
    return int(asked & STEP_MASK) if game.orders.begins is None else game.orders.begins(int(asked))


def begins(game: Game[Any], order: Order, asked: i64) -> bool:
    """Whether a decision is one that a prepared turn begins with; any, where the game does not say what a turn is."""
    return not order.noted or order.noted[0] == beginning(game, asked)


def is_due(match: Match[Any], order: Order, made: int) -> bool:
    """Whether the next move of a prepared turn is to be made now."""
    return match.to_move == order.seat and (made > 0 or begins(match.game, order, match.state.top))


def turn_opened(match: Match[S], seat: int) -> Match[S] | None:
    """A twin of a match in which a turn of this seat begins now, for preparing moves; None where it has no turn to come, or the
    game does not say what a turn is."""
    opens, twin = match.game.orders.open_turn, match.copy(False)           # nature's draws are nobody's to know
    if opens is None or match.to_move is None or not opens(twin.state, seat):
        return None
    match.game.rules.advance(twin.state, twin.moves)
    return twin if twin.to_move == seat else None


def prepared(match: Match[Any], order: Order, made: int) -> int:
    """The next move of a prepared turn, as packed."""
    return int(match.game.vocabulary.parse(order.moves[made]))


def answer_of(match: Match[Any], order: Order, standing: OrderStatus | None = None) -> int:
    """The packed move that an order wants at the decision of its seat, which is to move; NO_ANSWER if it has none. `standing` is
    how it stands, if that is known."""
    standing = standing_of(match, order) if standing is None else standing
    if not standing.stands:
        return NO_ANSWER
    kind = kind_of(match.game, order)
    if kind is None:
        wanted = prepared(match, order, standing.made) if is_due(match, order, standing.made) else NO_ANSWER
    else:
        wanted = int(kind.answer(match.state, match.moves, order.counted(standing.made)))
    return wanted if wanted != NO_ANSWER and match.moves.has(wanted) else NO_ANSWER


def next_answer(match: Match[Any], orders: Sequence[Order]) -> tuple[Order, int] | None:
    """The first of these orders that answers the decision to be made, and its packed move; None if none does."""
    for order in orders:
        if order.seat == match.to_move:
            wanted = answer_of(match, order)
            if wanted != NO_ANSWER:
                return order, wanted
    return None


def play_orders(match: Match[Any], orders: Sequence[Order]) -> list[tuple[int, Order]]:
    """Make the moves that orders lead to; return for each the length of the journal with it, and the order."""
    made: list[tuple[int, Order]] = []
    while len(made) < MOST_IN_A_ROW and (found := next_answer(match, orders)) is not None:
        match.play(found[1])
        line = next(number for number in reversed(match.path) if match.entries[number - 1].seat == found[0].seat)
        match.entries[line - 1].by_order = found[0].kind
        made.append((line, found[0]))
    return made


# -- reading and writing

def order_data(game: Game[Any], order: Order) -> dict[str, Any]:
    """What an order says, as plain data that `read_order` reads."""
    kind = kind_of(game, order)
    words = {number: word for word, number in SEAT_WORDS.items()}
    data: dict[str, Any] = {"kind": order.kind}
    if kind is not None:
        data["values"] = {field.name: [field.facet.spelt(number) for number in order.values[field.name]] for field in kind.fields}
    else:
        data["moves"] = order.moves
    data["unless"] = [f"{words.get(condition.seat, condition.seat)} {condition.pattern}" for condition in order.unless]
    return data


def read_order(match: Match[Any], seat: int, data: object) -> Order:
    """The order of a seat that plain data describe, given now. Raises Refused for anything else."""
    if match.to_move is None:
        raise Refused("over", {}, match.game.voice)
    said = order_said(match, seat, data)
    kind = kind_of(match.game, said)
    if kind is None:
        opened = turn_opened(match, seat)
        noted = [] if opened is None else [beginning(match.game, opened.state.top)]
    else:
        noted = [int(number) for number in kind.note(match.state, seat)]
        if kind.recalls:
            noted.append(recalled(match, kind, said))
    return Order(seat, said.kind, said.values, said.moves, said.unless, now_of(match), noted)


def order_said(match: Match[Any], seat: int, data: object, given: int = 0, noted: Sequence[int] = ()) -> Order:
    """The order of a seat that plain data describe, which was given and noted then. Raises Refused for anything else."""
    game = match.game
    if not isinstance(data, dict) or not set(data) <= {"kind", "values", "moves", "unless"}:
        raise Refused("not_an_order", {}, game.voice)
    name, texts = data.get("kind"), data.get("unless", [])
    if not isinstance(name, str) or (name != NEXT_MOVE and name not in game.orders.by_name):
        raise Refused("unknown_order", {"word": str(name)[:LONGEST], "values": ", ".join([NEXT_MOVE, *game.orders.by_name])},
                      game.voice)
    if not isinstance(texts, list) or len(texts) > MOST_CONDITIONS or (name == PASS_UNTIL and not texts):
        raise Refused("order_conditions", {"most": MOST_CONDITIONS}, game.voice)
    unless = [read_condition(match, text) for text in texts]
    if name == NEXT_MOVE:
        return Order(seat, name, {}, read_moves(game, data.get("moves")), unless, given, noted)
    fields, said = game.orders.by_name[name].fields, data.get("values", {})
    if not isinstance(said, dict) or not set(said) <= {field.name for field in fields}:
        raise Refused("order_fields", {"values": ", ".join(field.name for field in fields)}, game.voice)
    values = {field.name: read_values(game, field, said.get(field.name, field.default)) for field in fields}
    return Order(seat, name, values, (), unless, given, noted)


def read_values(game: Game[Any], field: OrderField, given: object) -> list[int]:
    """The numbers of the values given for a field: one word, or a list of different ones. Raises Refused."""
    words = given if isinstance(given, list) else [given]
    numbers = [field.facet.number_of(str(word)[:LONGEST]) for word in words[:field.facet.size + 1]]
    for word, number in zip(words, numbers, strict=False):
        if number < 0:
            raise Refused("order_value", {"word": str(word)[:LONGEST], "field": field.name,
                                          "values": ", ".join(field.facet.values[:12])}, game.voice)
    most = int(field.facet.size) if field.several else 1
    if not field.least <= len(words) <= most or len(set(numbers)) < len(numbers):
        raise Refused("order_values", {"field": field.name, "least": field.least, "most": most}, game.voice)
    return numbers


def read_moves(game: Game[Any], given: object) -> list[str]:
    """Prepared moves in notation. Raises Refused."""
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_MOVES or not all(isinstance(one, str) for one in given):
        raise Refused("order_moves", {"most": MOST_MOVES}, game.voice)
    return [game.vocabulary.spell(packed_move(game, one[:LONGEST])) for one in given]


def read_condition(match: Match[Any], text: object) -> Condition:
    """A condition in words: a seat's number, `anybody` or `nature`, then a pattern of moves. Raises Refused."""
    game = match.game
    who, _, what = (text if isinstance(text, str) else "")[:LONGEST].strip().partition(" ")
    seat = SEAT_WORDS.get(who.casefold(), int(who) if who in ("0", "1", "2", "3", "4") else match.seats)
    words = what.split()
    verb = game.vocabulary.by_name.get(words[0].casefold()) if words else None
    if seat >= match.seats or verb is None or len(words) - 1 > len(verb.facets):
        raise Refused("order_condition", {"text": str(text)[:LONGEST]}, game.voice)
    return Condition(seat, Pattern(words))


def happened(match: Match[Any], standing: OrderStatus) -> Entry | None:
    """The line of the journal that ended an order; None if none did."""
    return match.entries[standing.line - 1] if standing.line > 0 else None
