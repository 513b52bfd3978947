"""Orders for later: instructions for future decisions. Each game declares its kinds of order together with its rules.

An order stores only its content and the moment it was given. Whether it is still active follows from the journal since then
(`mercat.engine.matches.orders`), so undo, reloading and several processes need no further data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.patterns import Pattern
from mercat.engine.rules.state import Event, State
from mercat.engine.rules.step import Step
from mercat.engine.rules.vocabulary import Facet, Word

S = TypeVar("S", bound=State)
NO_ANSWER: Final = -1                   # in place of a packed move: the order does not answer this decision
GOES_ON: Final = ""                     # in place of the reason why an order ends
DONE: Final = "done"                    # the reason why an order ends that has fulfilled its purpose
NEXT_MOVE: Final = "next_move"          # the kinds of order in every game: moves prepared for the next turn,
PASS_ROUND: Final = "pass_round"        # passing for the rest of the round,
PASS_UNTIL: Final = "pass_until"        # and passing until another player does what the order names
TO_THE_END: Final = -1                  # in place of the last round of an order
ANYBODY: Final = -2                     # in place of the seat in a condition: every seat but the order's own
FIRST_ROUND: Final = 1


class OrderField:
    """A field of an order that its player fills in: one value of a facet or, with `several`, a list of values in order of
    preference.

    `default` are the proposed values if the kind proposes none (`OrderKind.proposes`); orders given before the field existed also
    get them. Without `default`, a field for one value proposes the first value of the facet. If each value is an exchange of
    things, `exchange` returns the things that a value demands and the things that it gives, each as a text key (the text must
    have the attribute `.counted`) with an amount.
    """

    def __init__(self, name: str, facet: Facet, several: bool = False, default: Sequence[str] = (), least: int = 1,
                 lowest: int = 0, exchange: Callable[[int], list[list[tuple[str, int]]]] | None = None) -> None:
        self.name: Final = name
        self.facet: Final = facet
        self.several: Final = several
        self.least: Final = least if several else 1             # the smallest number of values allowed
        self.lowest: Final = lowest                             # the number of the first meaningful value
        self.exchange: Final = exchange
        self.default: Final = list(default) or ([] if several else facet.values[:1])
        assert all(value in facet.numbers for value in self.default), f"field {name} has a default that is no value"


class Condition:
    """An event that ends an order if it happens after the order was given: a move that matches a pattern, made by `seat`, by any
    other player (ANYBODY), or by nature (-1)."""

    def __init__(self, seat: int, pattern: Pattern) -> None:
        self.seat: Final = seat
        self.pattern: Final = pattern

    def fits(self, own: int, seat: int, move: str) -> bool:
        """Return whether a seat's move, in notation, fulfils the condition for an order of the seat `own`."""
        return seat != own and (self.seat in (ANYBODY, seat)) and self.pattern.fits(move)


class Order:
    """An order, as its player gave it.

    seat    the seat that gave it
    kind    the name of its kind
    values  for each field, by name: the numbers of its values
    moves   for a prepared turn: its moves in notation, in order
    unless  the conditions that end it
    given   the length of the journal when it was given, including undone lines
    noted   numbers of the position at that moment (`OrderKind.note`); for a prepared turn see `prepared_turns.py`
    tally   the count that its kind computes (`OrderKind.count`)
    at_any_price  for a prepared turn: whether it is played even if a move gains less or costs more than when it was prepared
    until   for a game's own kinds: the last round in which it is active (`Orders.round_of`); TO_THE_END for all rounds
    """

    def __init__(self, seat: int, kind: str, values: Mapping[str, Sequence[int]], moves: Sequence[str] = (),
                 unless: Sequence[Condition] = (), given: int = 0, noted: Sequence[int] = (), tally: int = 0,
                 at_any_price: bool = False, until: int = TO_THE_END) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.values: Final = {name: list(numbers) for name, numbers in values.items()}
        self.moves: Final = list(moves)
        self.unless: Final = list(unless)
        self.given: Final = given
        self.noted: Final = list(noted)
        self.tally: Final = tally
        self.at_any_price: Final = at_any_price
        self.until: Final = until

    def counted(self, tally: int) -> Order:
        """Return a copy of this order with another `tally`."""
        if tally == self.tally:
            return self
        return Order(self.seat, self.kind, self.values, self.moves, self.unless, self.given, self.noted, tally,
                     self.at_any_price, self.until)

    def number(self, field: str) -> int:
        """Return the number of the value of a field that has a single value."""
        return self.values[field][0]

    def numbers(self, field: str) -> list[int]:
        """Return the numbers of a field's values, in order of preference."""
        return self.values[field]


def nothing_noted(state: State, seat: int) -> list[int]:
    return []


def is_pending(state: State, step: Step[Any, Any]) -> bool:
    """Return whether a step is among the pending frames, either as a decision or as an automatic step."""
    return any(state.stack[place] & STEP_MASK == step.number for place in range(1, int(state.depth) + 1))


def forget_decisions(state: State) -> None:
    """Remove every pending decision from the stack of a copied position, for use in `Orders.open_turn`."""
    while state.depth > 0:
        state.take()


class OrderKind(Generic[S]):
    """A kind of order.

    name    selects its texts: `order-<name>` is the name in lists, `order-<name>-said` the sentence for an order, with
            its fields as variables (several values are joined into one text) and the `names` of the seats
    fields  the fields that the player fills in; their texts are `order-field-<field>`
    answer  (state, legal moves of the order's seat, order) -> the packed legal move to make, or NO_ANSWER
    watch   (order, seat, packed move, its events) -> the reason why this move of any seat, including its own and draws, ends it,
        or GOES_ON; called for each line since the order was given, in order
    look    (state, order) -> the reason why it ends in this position, or GOES_ON
    note    (state, seat) -> numbers to record when the order is given, for `answer`, `watch` and `look`
    count   (order, seat, packed move, its events) -> the order's `tally`, initially 0, after this line; called like `watch`, and
        after it
    proposes (state, seat) -> by field, the values to propose for a new order instead of defaults that are too wide, for example
        the current price as the limit. Missing fields get the proposal of their `OrderField`
    left    (state, seat) -> by field, the values that are still possible, in the order in which pages offer them; pages offer no
        other values. Missing fields have all values
    thing, there  a facet whose values are things on the table, and (state, seat, number of the value) -> by field, the values of
        an order given at such a thing, as narrow as those of `proposes`; empty where such an order makes no sense. Its text is
        `order-<name>-at`, with the fields as variables
    ends_by_itself  whether it lasts one turn or round in any case, so that players are not asked for a duration
    recalls whether `count` also includes the lines before the order was given, so that the order can repeat earlier actions

    The reason is DONE or the name of a text `order-stopped-<name>`. Once `look` has returned a reason, it must return it in every
    later position; temporary obstacles belong in `answer` (wait) or `watch` (end).
    """

    def __init__(self, name: str, fields: Sequence[OrderField], answer: Callable[[S, Moves, Order], i64],
                 watch: Callable[[Order, int, int, Sequence[Event]], str] | None = None,
                 look: Callable[[S, Order], str] | None = None,
                 note: Callable[[S, int], list[int]] = nothing_noted,
                 count: Callable[[Order, int, int, Sequence[Event]], int] | None = None, recalls: bool = False,
                 proposes: Callable[[S, int], dict[str, list[int]]] | None = None, ends_by_itself: bool = False,
                 left: Callable[[S, int], dict[str, list[int]]] | None = None,
                 thing: Facet | None = None,
                 there: Callable[[S, int, int], dict[str, list[int]]] | None = None) -> None:
        self.name: Final = name
        self.fields: Final = list(fields)
        self.answer: Final = answer
        self.watch: Final = watch
        self.look: Final = look
        self.note: Final = note
        self.count: Final = count
        self.recalls: Final = recalls
        self.proposes: Final = proposes
        self.ends_by_itself: Final = ends_by_itself
        self.left: Final = left
        self.thing: Final = thing
        self.there: Final = there
        assert (thing is None) == (there is None), f"order {name} is given at a thing without values, or the reverse"
        assert count is not None or not recalls, f"order {name} recalls what it does not count"
        assert len({field.name for field in self.fields}) == len(self.fields), f"order {name} has two fields of one name"


    def proposed(self, state: S, seat: int) -> dict[str, list[str]]:
        """Return the proposed values of each field for a new order."""
        narrow = {} if self.proposes is None else self.proposes(state, seat)
        return {field.name: [field.facet.spelt(number) for number in narrow[field.name]] if field.name in narrow
                else field.default for field in self.fields}

    def offered(self, state: S, seat: int) -> dict[str, list[str]]:
        """Return the values of each field that a page offers for a new order."""
        still = {} if self.left is None else self.left(state, seat)
        return {field.name: [field.facet.spelt(number) for number in still[field.name]] if field.name in still
                else field.facet.values[field.lowest:] for field in self.fields}

    def given_at(self, state: S, seat: int, thing: str) -> dict[str, list[str]]:
        """Return the values of all fields for an order given at a thing on the table; an empty dict if no order can be given
        there."""
        number = -1 if self.thing is None else self.thing.number_of(thing)
        narrow = {} if self.there is None or number < 0 else self.there(state, seat, number)
        if not narrow:
            return {}
        said = {field.name: [field.facet.spelt(number) for number in narrow[field.name]] for field in self.fields
                if field.name in narrow}
        return self.proposed(state, seat) | said


class Orders(Generic[S]):
    """A game's declarations about orders.

    kinds    its own kinds of order
    passing  (state, legal moves) -> the packed move by which the seat passes for now, or NO_ANSWER if it cannot
    round_of (state) -> the number of the round, for passing until it ends and for orders limited to one round; a game
         may return 0 for the set-up, which counts as part of the first round
    open_turn (state, seat) -> whether the seat has a turn to come that could begin now. The state, a copy, is changed so that its
         first decision is pending; players prepare moves in this position
    begins   (packed decision) -> the number of the turn that begins with it, if its step does not identify the turn; a prepared
         turn begins only with decisions of its number
    stays_open  the verbs after which the opening decision of a turn is asked again in the same turn; after other verbs it
         begins another turn. Without this list, `Game.turn_of` alone decides when a turn begins
    notable  the verbs of other seats that pages offer as conditions that end an order, the most telling first; by default all
         verbs but silent ones
    owned    (state, seat) -> the money, the goods and the points of a seat, always in the same order. A prepared turn does not
         begin if one of its moves gains less or costs more of any of them than when it was prepared. The moves are tried on
         copies with nothing pending below the seat's own decisions. By default, the list contains only the seat's points
    """

    def __init__(self, kinds: Sequence[OrderKind[S]] = (), passing: Callable[[S, Moves], i64] | None = None,
                 round_of: Callable[[S], int] | None = None, open_turn: Callable[[S, int], bool] | None = None,
                 begins: Callable[[int], int] | None = None, stays_open: Sequence[Word] | None = None,
                 owned: Callable[[S, int], list[int]] | None = None, notable: Sequence[Word] = ()) -> None:
        self.notable: Final = [word.name for word in notable]
        self.passing: Final = passing
        self.round_of: Final = None if round_of is None else from_first_round(round_of)
        self.open_turn: Final = open_turn
        self.begins: Final = begins
        self.stays_open: Final = None if stays_open is None else [word.name for word in stays_open]
        self.owned: Final = owned
        self.kinds: Final = [*kinds, *passing_kinds(passing, self.round_of)]
        self.by_name: Final = {kind.name: kind for kind in self.kinds}
        assert len(self.by_name) == len(self.kinds) and NEXT_MOVE not in self.by_name, "two kinds of order of one name"


def from_first_round(round_of: Callable[[S], int]) -> Callable[[S], int]:
    """Return a version of `round_of` that counts the set-up as part of the first round."""
    def counted(state: S) -> int:
        return max(round_of(state), FIRST_ROUND)

    return counted


def passing_kinds(passing: Callable[[S, Moves], i64] | None, round_of: Callable[[S], int] | None) -> list[OrderKind[S]]:
    """Return the kinds of order for passing, if the game declares `passing`."""
    if passing is None:
        return []

    def passed(state: S, moves: Moves, order: Order) -> i64:
        assert passing is not None
        return passing(state, moves)

    kinds = [OrderKind[S](PASS_UNTIL, [], passed)]
    if round_of is not None:
        def note(state: S, seat: int) -> list[int]:
            assert round_of is not None
            return [round_of(state)]

        def look(state: S, order: Order) -> str:
            assert round_of is not None
            return GOES_ON if round_of(state) == order.noted[0] else DONE

        kinds.insert(0, OrderKind[S](PASS_ROUND, [], passed, look=look, note=note, ends_by_itself=True))
    return kinds
