"""A position: named rows and grids of numbers, one of which is the stack of pending decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.vocabulary import NONE as NONE
from mercat.engine.rules.vocabulary import Facet, Named, Word

NATURE: Final[i64] = -1
OVER: Final[i64] = -2
DEEPEST: Final[i64] = 48                # numbers of the stack: the number of frames, then up to 47 frames
STACK_NAME: Final = "stack"
STACK: Final = Facet("depth", [str(number) for number in range(DEEPEST)])
SEATS: Final = Facet("seat", ["first", "second", "third", "fourth", "fifth"])


@mypyc_attr(acyclic=True)
class Grid:
    """A grid of numbers, one for each pair of values of two facets, such as `state.goods[seat, good]`. Of the two indices, only
    the second is checked to be within the width."""

    def __init__(self, numbers: vec[i64], width: i64) -> None:
        self.numbers: Final = numbers
        self.width: Final = width

    def __getitem__(self, place: tuple[i64, i64]) -> i64:
        down, across = place
        assert 0 <= across < self.width
        return self.numbers[down * self.width + across]

    def __setitem__(self, place: tuple[i64, i64], number: i64) -> None:
        down, across = place
        assert 0 <= across < self.width
        self.numbers[down * self.width + across] = number

    def total(self, row: i64) -> i64:
        """Return the sum of one row, that is, of all numbers for this value of the first facet."""
        numbers = self.numbers
        total: i64 = 0
        for place in range(row * self.width, (row + 1) * self.width):
            total += numbers[place]
        return total

    def next_in(self, row: i64, column: i64) -> i64:
        """Return the first column, starting at `column`, whose number in this row is above 0; NONE if there is none."""
        numbers = self.numbers
        start = row * self.width
        for place in range(start + column, start + self.width):
            if numbers[place] > 0:
                return place - start
        return NONE


def grid_of(rows: Sequence[Sequence[int]]) -> Grid:
    """Return a grid with these rows of equal length, for tables of a game's components."""
    return Grid(vec[i64]([number for row in rows for number in row]), len(rows[0]))


class Field:
    """The declaration of a field: its name, the facets that index it, and the facet of its numbers (None for plain numbers)."""

    def __init__(self, name: str, facets: Sequence[Facet], values: Facet | None) -> None:
        self.name: Final = name
        self.facets: Final = list(facets)
        self.values: Final = values


class Fields:
    """All numbers of a position, by field, so that no copy or saved position can omit one.

    The constructor of a state declares its fields by requesting them one by one. To make a copy, the constructor gets the fields
    of the `original`; the same requests in the same order then return copies of the original's numbers. For each field, `starts`
    contains an empty vector in the same memory. Extending this vector overwrites the field; this is the fastest way to copy.
    """

    def __init__(self, original: Fields | None = None) -> None:
        self.declarations: list[Field] = []
        self.numbers = vec[vec[i64]]()
        self.starts = vec[vec[i64]]()
        self.declared: i64 = 0
        self.stack: i64 = NONE                  # the index of the stack among the fields
        if original is not None:
            self.declarations = original.declarations
            for numbers in original.numbers:
                self.add(numbers)

    def row(self, name: str, facet: Facet, start: i64 = 0, values: Facet | None = None) -> vec[i64]:
        """Return a row: one number for each value of a facet, initially `start`. `values` is the facet of the numbers
        themselves."""
        if self.declared == len(self.numbers):
            self.declare(Field(name, [facet], values), facet.size, start)
        return self.handed()

    def grid(self, name: str, down: Facet, across: Facet, start: i64 = 0, values: Facet | None = None) -> Grid:
        """Return a grid: one number for each pair of values of two facets. The other arguments have the same meaning as for
        `row`."""
        if self.declared == len(self.numbers):
            self.declare(Field(name, [down, across], values), down.size * across.size, start)
        return Grid(self.handed(), across.size)

    def declare(self, field: Field, size: i64, start: i64) -> None:
        """Add a field with `size` numbers, initially `start`."""
        self.declarations.append(field)
        self.add(vec[i64]([start] * size))

    def add(self, numbers: vec[i64]) -> None:
        """Store a copy of the numbers of a field."""
        start = vec[i64](capacity=i64(len(numbers)))
        self.starts = append(self.starts, start)
        self.numbers = append(self.numbers, extend(start, numbers))

    def handed(self) -> vec[i64]:
        """Return a copy of the original's numbers for the next field requested."""
        self.declared += 1
        return self.numbers[self.declared - 1]


class Event:
    """An event for the history: its word, the values of its facets, and its cause. Missing values are -1."""

    def __init__(self, word: Word, first: i64, second: i64, third: i64, cause: i64) -> None:
        self.word: Final = word
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third
        self.cause: Final = cause

    @property
    def name(self) -> str:
        return self.word.name

    def __repr__(self) -> str:
        said = [f"{name}={fact.value if isinstance(fact, Named) else fact}" for name, fact in self.facts.items()]
        return f"<{' '.join([self.name, *said])}>"

    @property
    def facts(self) -> dict[str, Named | int]:
        """The values of the event's facets by name, and its `cause` if it has one, as variables of a text."""
        facts = self.word.facts(self.first, self.second, self.third)
        if self.cause != NONE and self.word.causes is not None:
            facts["cause"] = self.word.causes.fact(self.cause)
        return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: its fields, among them the stack of frames. Other attributes of a subclass are not copied.

    Two constants of a match are not fields: `seats`, the number of players, and `options`, the number of the chosen value for
    each option of the game. A game's subclass is constructed with `(seats, options, original=None)`; `original` are the fields of
    the position to copy. `history` collects events; it is None if they are not needed, as in playouts.

    Two positions are equal if their fields, `seats` and `options` are equal, even if their histories differ. The hash is computed
    from the numbers, so do not change a position that is in a set. `copy.copy`, `copy.deepcopy` and pickling leave the history
    out. `Game.copy` is the fastest way to copy a position.
    """

    def __init__(self, seats: i64, options: vec[i64], fields: Fields) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.fields: Final = fields
        self.stack: Final = fields.row(STACK_NAME, STACK)      # the number of frames, then the frames
        fields.stack = fields.declared - 1
        self.history: list[Event] | None = None

    @property
    def depth(self) -> i64:
        """The number of pending decisions; 0 when the game is over."""
        return self.stack[0]

    @property
    def top(self) -> i64:
        """The packed frame of the pending decision to answer next. There must be a pending decision."""
        return self.stack[self.stack[0]]

    def ask(self, frame: i64) -> None:
        """Push a decision (see `Step.frame`); it will be answered before the decisions already pending."""
        depth = self.stack[0] + 1
        self.stack[depth] = frame
        self.stack[0] = depth

    def then(self, first: i64, second: i64, third: i64 = NONE, fourth: i64 = NONE) -> None:
        """Push two to four decisions, to be answered in the order of the arguments."""
        if fourth != NONE:
            self.ask(fourth)
        if third != NONE:
            self.ask(third)
        self.ask(second)
        self.ask(first)

    def take(self) -> i64:
        """Remove the pending decision from the stack and return its packed frame."""
        return taken(self.stack)

    def emit(self, event: Word, first: i64 = NONE, second: i64 = NONE, third: i64 = NONE, cause: i64 = NONE) -> None:
        """Add an event to the history, if the position has one."""
        if self.history is not None:
            self.history.append(Event(event, first, second, third, cause))

    def copy_into(self, other: State) -> None:
        """Overwrite `other` with this position, except for its history, without allocating memory. Both must have the same game,
        seats and options."""
        fields = self.fields.numbers
        starts = other.fields.starts
        for field in range(i64(len(fields))):
            if field != self.fields.stack:
                extend(starts[field], fields[field])
        refill_stack(other.stack, self.stack)

    def is_for(self, other: State) -> bool:
        """Return whether `other`, a position of the same game, has the same seats and options, so that it can be copied into this
        one."""
        return self.seats == other.seats and are_equal(self.options, other.options)

    def dump(self) -> dict[str, list[int]]:
        """Return the position as plain data: the numbers of each field, by the field's name."""
        saved: dict[str, list[int]] = {}
        for field, numbers in zip(self.fields.declarations, self.fields.numbers, strict=True):
            saved[field.name] = [int(number) for number in numbers]
        return saved

    def load(self, saved: dict[str, list[int]]) -> None:
        """Overwrite this position with data returned by `dump`. Raise KeyError if a field is missing."""
        for field, numbers in zip(self.fields.declarations, self.fields.numbers, strict=True):
            refill(numbers, vec[i64](saved[field.name]))

    def is_like(self, other: State) -> bool:
        """Return whether `other`, a position with the same game, seats and options, has the same numbers. Histories are not
        compared."""
        fields = self.fields.numbers
        others = other.fields.numbers
        field: i64 = 0
        while field < len(fields) and are_equal(fields[field], others[field]):
            field += 1
        return field == len(fields)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other) or not isinstance(other, State):
            return False
        return self.is_for(other) and self.is_like(other)

    def __hash__(self) -> int:
        return int(self.digest())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), int(self.seats), [int(number) for number in self.options], self.dump())

    def rebuild(self) -> None:
        """Recompute the fields that depend on other fields. This method is called after an edit; games with such fields override
        it."""

    def digest(self) -> i64:
        """Return a hash of all numbers, below 1,000,000,007; it is the same on every machine."""
        digest: i64 = 0
        for numbers in self.fields.numbers:
            for number in numbers:
                digest = (digest * 31 + number % 1000003 + 7) % 1000000007
        return digest


def restored(kind: Any, seats: int, options: Sequence[int], saved: dict[str, list[int]]) -> State:
    """Return a pickled position of the class `kind`. Raise KeyError if the class has a new field that was not saved."""
    state: State = kind(seats, vec[i64](options))
    state.load(saved)
    return state


def taken(stack: vec[i64]) -> i64:
    """Pop and return the top frame of a stack. This is not a method because mypyc calls functions directly, unlike methods of
    `State`."""
    depth = stack[0]
    frame = stack[depth]
    stack[depth] = 0                            # so that equal positions have equal numbers everywhere
    stack[0] = depth - 1
    return frame


def refill(numbers: vec[i64], source: vec[i64]) -> None:
    """Copy the numbers of `source` into a vector that is at least as long."""
    for place in range(i64(len(source))):
        numbers[place] = source[place]


def refill_stack(stack: vec[i64], source: vec[i64]) -> None:
    """Replace the frames of a stack with the frames of another stack. Both stacks contain zeros above their frames."""
    depth, before = source[0], stack[0]
    for place in range(depth + 1):
        stack[place] = source[place]
    for place in range(depth + 1, before + 1):
        stack[place] = 0


def are_equal(numbers: vec[i64], others: vec[i64]) -> bool:
    """Return whether two vectors contain the same numbers in the same order."""
    size: i64 = len(numbers)
    if len(others) != size:
        return False
    place: i64 = 0
    while place < size and numbers[place] == others[place]:
        place += 1
    return place == size


def is_compiled() -> bool:
    """Return whether this engine is running in compiled form."""
    return not __file__.endswith(".py")
