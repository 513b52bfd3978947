"""The inputs of a learned value function, and the incrementally updated sums of its first layer.

A game defines its inputs in a subclass of `Inputs`: a block about the table, one about the reader (the seat whose points are
estimated), and one about each opponent. Each input is a small integer with a name. The blocks of all opponents share their
weights, so that a network works for any number of seats. All numbers are integers, so that every machine computes the same
result.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)

WEIGHT_SCALE: Final = 65536             # a weight of 1.0 in the first layer
OUT_SCALE: Final = 4096                 # a weight of 1.0 in the second layer
LEAK: Final[i64] = 6                    # a unit below zero passes on 1 / 2**6 of its value
NO_KIND: Final[i64] = -1                # a `kind` without a value


class Input:
    """One input: its name, and its number of kinds. A numeric input, which is multiplied by its weight, has one kind."""

    def __init__(self, name: str, kinds: int) -> None:
        self.name: Final = name
        self.kinds: Final = kinds

    @property
    def declared(self) -> str:
        """The name and the number of kinds, in the format of weights files."""
        return f"{self.name} {self.kinds}"

    def __repr__(self) -> str:
        return f"<{self.name}{'' if self.kinds == 1 else f' ({self.kinds} kinds)'}>"


class Network:
    """The weights of a network with one hidden layer. `weights` connect every input to the hidden units and also directly to the
    outputs.

    weights  [row of an input, column], where the columns are the hidden units and then the outputs; times WEIGHT_SCALE
    biases   [column], times WEIGHT_SCALE
    second   [output, hidden unit], times OUT_SCALE
    """

    def __init__(self, hidden: int, outputs: int, weights: vec[i32], biases: vec[i64], second: vec[i64]) -> None:
        self.hidden: Final[i64] = hidden
        self.outputs: Final[i64] = outputs
        self.width: Final[i64] = hidden + outputs
        self.weights: Final = weights
        self.biases: Final = biases
        self.second: Final = second


class Accumulator:
    """The inputs of one reader, in order, with their sums in the first layer.

    Every call of `number` or `kind` sets the next input, so a game must always make the same calls in the same order. Only inputs
    that have changed since the previous position cost computing time.
    """

    def __init__(self, network: Network | None = None) -> None:
        self.network: Final = network
        self.listed: list[Input] | None = [] if network is None else None
        self.values = vec[i64]()            # by place: the number or kind included in the sums
        self.rows = vec[i64]()              # by place: its first row of weights
        self.sums = vec[i64]() if network is None else network.biases[:]
        self.totals = vec[i64]([0] * (0 if network is None else int(network.outputs)))
        self.place: i64 = 0

    def number(self, name: str, number: i64) -> None:
        """Add the next input as a number, multiplied by its weight."""
        place = self.place
        self.place = place + 1
        if self.listed is not None:
            self.listed.append(Input(name, 1))
            return
        old = self.values[place]
        if number != old:
            self.values[place] = number
            self.shift(self.rows[place], number - old)

    def kind(self, name: str, kind: i64, kinds: i64) -> None:
        """Add the next input as one of `kinds` kinds, each with its own weight. A `kind` of -1 means none of them, and values
        beyond the last kind are treated as the last."""
        place = self.place
        self.place = place + 1
        if self.listed is not None:
            self.listed.append(Input(name, int(kinds)))
            return
        if kind >= kinds:
            kind = kinds - 1
        old = self.values[place]
        if kind != old:
            self.values[place] = kind
            row = self.rows[place]
            if old != NO_KIND:
                self.shift(row + old, -1)
            if kind != NO_KIND:
                self.shift(row + kind, 1)

    def shift(self, row: i64, change: i64) -> None:
        """Add a row of weights, multiplied by `change`, to the sums of the first layer."""
        network = self.network
        assert network is not None
        weights, sums, width = network.weights, self.sums, network.width
        at = row * width
        for column in range(width):
            sums[column] += change * i64(weights[at + column])

    def evaluate(self) -> vec[i64]:
        """Return the outputs, multiplied by WEIGHT_SCALE * OUT_SCALE. Every call returns the same list object with new
        contents."""
        network = self.network
        assert network is not None
        sums, second, hidden, totals = self.sums, network.second, network.hidden, self.totals
        for output in range(network.outputs):
            total = sums[hidden + output] * OUT_SCALE
            at = output * hidden
            for unit in range(hidden):
                sum = sums[unit]
                total += (sum if sum > 0 else sum >> LEAK) * second[at + unit]
            totals[output] = total
        return totals


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs(Generic[S]):
    """The definition of a game's inputs: three blocks, read by calls of `sums.number` and `sums.kind`.

    Each block makes the same calls in the same order in every position, regardless of the options and the number of players. The
    network learns points as a difference from `usual`, in units of `spread`.
    """

    def usual(self) -> i64:
        """Return the final points that a seat usually has, approximately."""
        return 100

    def spread(self) -> i64:
        """Return the difference in points between a good and a usual result. A lead of this size is worth about a third of a
        win."""
        return 30

    def penalty(self, state: S, seat: i64) -> i64:
        """Return the points to deduct from a seat's value for moves that achieve nothing.

        Without this penalty, a bot that follows only the value might move in circles. The engine deducts the penalty when it
        compares moves; the targets of training do not contain it.
        """
        return 0

    def shares_work(self, seats: i64) -> bool:
        """Return whether several short searches that share the moves among them find better moves than a single search, with this
        number of seats."""
        return False

    def table(self, state: S, reader: i64, sums: Accumulator) -> None:
        """Read the block about the table: the round, the market, the pending decision."""
        raise NotImplementedError

    def own(self, state: S, seat: i64, sums: Accumulator) -> None:
        """Read the block about the reader's own seat."""
        raise NotImplementedError

    def other(self, state: S, seat: i64, reader: i64, sums: Accumulator) -> None:
        """Read the block about one opponent. It is usually shorter than the block about the reader."""
        raise NotImplementedError


class InputLayout:
    """A game's inputs in the order of the calls, each with the row at which its weights begin.

    `digest` is a hash of the inputs and of the scale of the points (`usual` and `spread`). Weights trained for another layout can
    be reused if this layout still has all the inputs of that layout (see `carried`).
    """

    def __init__(self, table: Sequence[Input], own: Sequence[Input], other: Sequence[Input], scale: tuple[int, int]) -> None:
        self.table: Final = list(table)
        self.own: Final = list(own)
        self.other: Final = list(other)
        self.scale: Final = scale
        self.inputs: Final = [*self.table, *self.own, *self.other]
        self.starts: Final[list[int]] = []
        row = 0
        for entry in self.inputs:
            self.starts.append(row)
            row += entry.kinds
        self.rows: Final = row
        declared = "\n".join([f"{scale[0]} {scale[1]}", *[entry.declared for entry in self.inputs]])
        self.digest: Final = blake2b(declared.encode(), digest_size=8).hexdigest()

    def labels(self) -> list[tuple[int, str, int]]:
        """Return a label for each input: its block, its name and kinds, and the number of earlier inputs with the same name."""
        labels: list[tuple[int, str, int]] = []
        for block, entries in enumerate((self.table, self.own, self.other)):
            before: dict[str, int] = {}
            for entry in entries:
                labels.append((block, entry.declared, before.get(entry.declared, 0)))
                before[entry.declared] = before.get(entry.declared, 0) + 1
        return labels

    def carried(self, known: InputLayout) -> list[int] | None:
        """Return, for each row of weights, the row for the same input in the layout `known`, or -1 for a new input.

        Return None if an input of the known layout no longer exists or points are scaled differently, because the known weights
        are then useless.
        """
        start = dict(zip(known.labels(), known.starts, strict=True))
        if self.scale != known.scale or not start.keys() <= set(self.labels()):
            return None
        rows: list[int] = []
        for label, entry in zip(self.labels(), self.inputs, strict=True):
            rows += [start[label] + kind if label in start else -1 for kind in range(entry.kinds)]
        return rows

    def places(self, seats: int) -> int:
        """Return the number of inputs for this number of seats."""
        return len(self.table) + len(self.own) + len(self.other) * (seats - 1)

    def start_of(self, place: int) -> int:
        """Return the first row of weights of the input at a place in the order."""
        return self.starts[self.entry_of(place)]

    def kinds_of(self, place: int) -> int:
        """Return the number of kinds of the input at a place in the order."""
        return self.inputs[self.entry_of(place)].kinds

    def entry_of(self, place: int) -> int:
        """Return the index in `inputs` of the input at a place in the order. The blocks of all opponents share the same
        inputs."""
        before = len(self.table) + len(self.own)
        return place if place < before else before + (place - before) % len(self.other)


def layout_of(inputs: Inputs[S], state: S) -> InputLayout:
    """Return the layout of a game's inputs, determined from one position with at least two seats."""
    blocks: list[list[Input]] = []
    for block in range(3):
        sums = Accumulator()
        if block == 0:
            inputs.table(state, 0, sums)
        elif block == 1:
            inputs.own(state, 0, sums)
        else:
            inputs.other(state, 1, 0, sums)
        assert sums.listed is not None
        blocks.append(sums.listed)
    return InputLayout(blocks[0], blocks[1], blocks[2], (int(inputs.usual()), int(inputs.spread())))


def opened(network: Network, layout: InputLayout, seats: int) -> Accumulator:
    """Return an empty accumulator for this number of seats: every number is 0, and no kind is set."""
    sums = Accumulator(network)
    for place in range(layout.places(seats)):
        sums.values = append(sums.values, i64(0 if layout.kinds_of(place) == 1 else -1))
        sums.rows = append(sums.rows, i64(layout.start_of(place)))
    return sums


def read(inputs: Inputs[S], state: S, reader: i64, sums: Accumulator) -> None:
    """Fill an accumulator with a seat's inputs in a position; opponents follow in seating order after the reader."""
    sums.place = 0
    inputs.table(state, reader, sums)
    inputs.own(state, reader, sums)
    seats = state.seats
    for step in range(i64(1), seats):
        other = reader + step
        if other >= seats:
            other -= seats
        inputs.other(state, other, reader, sums)
