"""Orders for later: what a player wants done at decisions to come. Each game declares its kinds of order beside its rules.

An order holds no state but what it said and the moment that it was given at. Whether it still stands follows from the journal
since then (`mercat.engine.matches.orders`), so undo, reloading and several processes need nothing more.
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
GOES_ON: Final = ""                     # in place of why an order ends
DONE: Final = "done"                    # why an order ends that has done what it was for
NEXT_MOVE: Final = "next_move"          # the kinds of order that every game has: moves prepared for the next turn,
PASS_ROUND: Final = "pass_round"        # passing for the rest of the round,
PASS_UNTIL: Final = "pass_until"        # and until somebody does what the order names
TO_THE_END: Final = -1                  # in place of the last round of an order
ANYBODY: Final = -2                     # in place of the seat in a condition: every seat but the order's own


class OrderField:
    """What a kind of order leaves to its player: a value of a facet, or with `several` any number of them, the preferred first.

    `default` are the values proposed where the kind proposes none (`OrderKind.proposes`), and those of orders that were given
    before it had this field; without any, and not `several`, the first value of the facet.
    """

    def __init__(self, name: str, facet: Facet, several: bool = False, default: Sequence[str] = (), least: int = 1,
                 lowest: int = 0) -> None:
        self.name: Final = name
        self.facet: Final = facet
        self.several: Final = several
        self.least: Final = least if several else 1             # how many values must be given
        self.lowest: Final = lowest                             # the number of the first value that makes sense
        self.default: Final = list(default) or ([] if several else facet.values[:1])
        assert all(value in facet.numbers for value in self.default), f"field {name} has a default that is no value"


class Condition:
    """Something that ends an order if it happens after the order was given: a move of a `seat`, or of ANYBODY else, or a draw of
    nature (-1), that a pattern fits."""

    def __init__(self, seat: int, pattern: Pattern) -> None:
        self.seat: Final = seat
        self.pattern: Final = pattern

    def fits(self, own: int, seat: int, move: str) -> bool:
        """Whether a move of a seat in notation is it, for an order of the seat `own`."""
        return seat != own and (self.seat in (ANYBODY, seat)) and self.pattern.fits(move)


class Order:
    """An order as it was given.

    seat    whose it is
    kind    the name of its kind
    values  the numbers of the values of each field by its name
    moves   of a prepared turn: its moves in notation, in order
    unless  what ends it
    given   the length of the journal at the moment that it was given at, undone lines included
    noted   what its kind noted of the position then (`OrderKind.note`); of a prepared turn see `prepared_turns.py`
    tally   what its kind has counted (`OrderKind.count`)
    at_any_price  of a prepared turn: it is made, too, where a move brings less or costs more than when it was prepared
    until   of a kind of the game: the last round in which it stands (`Orders.round_of`); TO_THE_END for all that are to come
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
        """This order when its kind has counted so much."""
        if tally == self.tally:
            return self
        return Order(self.seat, self.kind, self.values, self.moves, self.unless, self.given, self.noted, tally,
                     self.at_any_price, self.until)

    def number(self, field: str) -> int:
        """The number of the value of a field with a single one."""
        return self.values[field][0]

    def numbers(self, field: str) -> list[int]:
        """The numbers of the values of a field, the preferred first."""
        return self.values[field]


def nothing_noted(state: State, seat: int) -> list[int]:
    return []


def is_pending(state: State, step: Step[Any, Any]) -> bool:
    """Whether a decision of a step, or the step that runs by itself, is still to come in what is pending."""
    return any(state.stack[place] & STEP_MASK == step.number for place in range(1, int(state.depth) + 1))


def forget_decisions(state: State) -> None:
    """Take every pending decision off the stack of a copy, for `open_turn`."""
    while state.depth > 0:
        state.take()


class OrderKind(Generic[S]):
    """A kind of order.

    name    of its texts: `order-<name>` is what a list of kinds calls it, and `order-<name>-said` the sentence of an order, with
            its fields as variables (of several values: one text that lists them) and the `names` of the seats
    fields  what the player fills in; their texts are `order-field-<field>`
    answer  (state, legal moves of the order's seat, order) -> the packed legal move that it wants, or NO_ANSWER
    watch   (order, seat, packed move, its events) -> why it ends with this move of any seat, own ones and draws included, or
            GOES_ON; called for each line since it was given, in order
    look    (state, order) -> why it ends in this position, or GOES_ON
    note    (state, seat) -> numbers of the position in which it is given, for `answer`, `watch` and `look`
    count   (order, seat, packed move, its events) -> the order's `tally`, 0 at first, after this line; called as `watch` is, and
            after it
    proposes (state, seat) -> the values proposed for an order that is given now, by field, where the defaults are too wide: the
            price now, what is there now. What it leaves out is as its field says
    ends_by_itself  whether it is for one turn or round anyway, so that nobody is asked for how long it stands
    recalls whether the lines before it was given are counted too, so that it can do something as it was done before

    Why an order ends is DONE, or the name of a text `order-stopped-<name>`. What `look` has said once it must say in every later
    position; what may pass belongs into `answer` (wait) or `watch` (end).
    """

    def __init__(self, name: str, fields: Sequence[OrderField], answer: Callable[[S, Moves, Order], i64],
                 watch: Callable[[Order, int, int, Sequence[Event]], str] | None = None,
                 look: Callable[[S, Order], str] | None = None,
                 note: Callable[[S, int], list[int]] = nothing_noted,
                 count: Callable[[Order, int, int, Sequence[Event]], int] | None = None, recalls: bool = False,
                 proposes: Callable[[S, int], dict[str, list[int]]] | None = None, ends_by_itself: bool = False) -> None:
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
        assert count is not None or not recalls, f"order {name} recalls what it does not count"
        assert len({field.name for field in self.fields}) == len(self.fields), f"order {name} has two fields of one name"


    def proposed(self, state: S, seat: int) -> dict[str, list[str]]:
        """The values proposed for each field of an order that is given now."""
        narrow = {} if self.proposes is None else self.proposes(state, seat)
        return {field.name: [field.facet.spelt(number) for number in narrow[field.name]] if field.name in narrow
                else field.default for field in self.fields}


class Orders(Generic[S]):
    """What a game declares about orders.

    kinds    its own kinds of order
    passing  (state, legal moves) -> the packed move with which the seat passes for now, or NO_ANSWER where it cannot
    round_of (state) -> a number of the round, for passing until it ends, and for orders that are to stand in this round only
    open_turn (state, seat) -> whether the seat has a turn to come that could begin now; the state, a copy, is changed so that its
             first decision is open. A page lets a player prepare moves in this position
    begins   (packed decision) -> a number of the turn that begins with it, where its step does not say which: a turn is prepared
             for decisions of the same number
    stays_open  the verbs after which the decision that opens a turn is asked again in the same turn; after others another turn
             begins with it. Without them `Game.turn_of` alone says when a turn begins
    owned    (state, seat) -> the money, the goods and the points of a seat, always the same ones: a prepared turn is not begun if
             a move of it brings less or costs more of any. To find that, moves are made on copies on which nothing is pending
             below the seat's own decisions. Without it the seat's points, with what follows
    """

    def __init__(self, kinds: Sequence[OrderKind[S]] = (), passing: Callable[[S, Moves], i64] | None = None,
                 round_of: Callable[[S], int] | None = None, open_turn: Callable[[S, int], bool] | None = None,
                 begins: Callable[[int], int] | None = None, stays_open: Sequence[Word] | None = None,
                 owned: Callable[[S, int], list[int]] | None = None) -> None:
        self.passing: Final = passing
        self.round_of: Final = round_of
        self.open_turn: Final = open_turn
        self.begins: Final = begins
        self.stays_open: Final = None if stays_open is None else [word.name for word in stays_open]
        self.owned: Final = owned
        self.kinds: Final = [*kinds, *passing_kinds(passing, round_of)]
        self.by_name: Final = {kind.name: kind for kind in self.kinds}
        assert len(self.by_name) == len(self.kinds) and NEXT_MOVE not in self.by_name, "two kinds of order of one name"


def passing_kinds(passing: Callable[[S, Moves], i64] | None, round_of: Callable[[S], int] | None) -> list[OrderKind[S]]:
    """The kinds of order that pass, where a seat can."""
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
