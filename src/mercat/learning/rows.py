"""The observations, written into memory that is allocated once and that NumPy reads without copying.

A position is written in two forms. The compact form has a number for each column; the row has an entry for every value that a
number may represent. Only changes are written: where a number in the compact form has changed, its entries in the row are written
too. The row is therefore always the expanded form of the numbers, at little extra cost, and repeating the same changes elsewhere
produces the same rows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from mercat.engine.rules.frame import MOST_NUMBERS, STEP_MASK, number_in, seat_of
from mercat.engine.rules.state import DEEPEST, State
from mercat.learning.changes import Changes
from mercat.learning.row_plan import CHOICE, COUNT, FIXED_ORDER, LOW_BITS, NOT_ABOUT, OWNER, RUN, SET, RowPlan

NUMBERS: Final[i64] = 0                 # the forms written: only the compact form,
SMALL: Final[i64] = 1                   # also rows of 16 bits,
FLOATS: Final[i64] = 2                  # or rows of 32-bit floats
LARGEST: Final[i64] = 32767             # the largest number in rows of 16 bits; larger numbers are written as this one
SMALLEST: Final[i64] = -32768
LOW_MASK: Final[i64] = 0xFFFFFFF        # LOW_BITS ones


def float_bits(number: i64) -> i64:
    """Return the 32 bits of the float that equals this integer, as a signed number; exact below 2**24."""
    if number == 0:
        return 0
    sign: i64 = 0
    if number < 0:
        sign = -0x80000000
        number = -number
    exponent: i64 = 150
    while number < 0x800000:
        number <<= 1
        exponent -= 1
    while number >= 0x1000000:
        number >>= 1
        exponent += 1
    return sign + (exponent << 23 | number & 0x7FFFFF)


LEAST: Final[i64] = 64                  # the table begins at -LEAST
TABLED: Final[i64] = 2048
FLOAT_BITS: Final = vec[i32]([i32(float_bits(number)) for number in range(-LEAST, TABLED)])


@final
class Rows:
    """The observations for a set of matches: `numbers` in the compact form, and rows in `small` or `large`.

    `large` contains the bits of floats. With the `form` NUMBERS, there are no rows.
    """

    def __init__(self, plan: RowPlan, count: int, form: int, changes: Changes | None = None) -> None:
        """Allocate the rows. With the form NUMBERS, everything that is written is also recorded in `changes`."""
        self.plan: Final = plan
        self.changes: Final = changes
        self.form: Final[i64] = form
        self.numbers: Final = plan.blank(count)
        size = int(plan.size) * count
        self.small: Final = vec[i16]([i16(0)] * (size if form == SMALL else 0))
        self.large: Final = vec[i32]([i32(0)] * (size if form == FLOATS else 0))
        self.stacks: Final = vec[i64]([0] * (int(DEEPEST) * count))     # the pending decisions, as written

    def observe(self, state: State, seat: i64, match: i64) -> None:
        """Write a seat's observation into the row of a match; for nature (-1) and at the end of the game (-2), write the
        observation of the first seat."""
        reader = seat
        if reader < 0:
            reader = 0
        plan = self.plan
        runs = plan.runs
        order = plan.orders[reader]
        fields = state.fields.numbers
        column: i64 = 0
        next_place: i64 = 0
        run: i64 = 0
        last: i64 = len(runs)
        while run < last:
            many = runs[run + 2]
            if runs[run + 1] >= FIXED_ORDER:
                column = self.write_fixed_field(run, fields[runs[run]], match, column, reader)
            else:
                column = self.write_rotated_field(run, fields[runs[run]], order, next_place, match, column, reader)
            next_place += many
            run += RUN
        self.write_decision(state, reader, match, column)

    def write_fixed_field(self, run: i64, numbers: vec[i64], match: i64, column: i64, reader: i64) -> i64:
        """Write a field that every seat observes in the same order. Return the column after the field."""
        compact = self.numbers
        base = match * self.plan.columns
        place = base + column
        if self.plan.runs[run + 1] == FIXED_ORDER + OWNER:
            seats = self.plan.seats
            for owner in numbers:
                turn = owner
                if owner >= 0:
                    turn -= reader
                    if turn < 0:
                        turn += seats
                if turn != i64(compact[place]):
                    self.write_known(run, match, place - base, turn)
                place += 1
        else:
            for number in numbers:
                if number != i64(compact[place]):
                    self.write_known(run, match, place - base, number)
                place += 1
        return place - base

    def write_rotated_field(self, run: i64, numbers: vec[i64], order: vec[i64], first: i64, match: i64, column: i64,
                            reader: i64) -> i64:
        """Write a field in the observing seat's order, which begins at index `first` of `order`. Return the column after the
        field."""
        runs = self.plan.runs
        compact = self.numbers
        kind = runs[run + 1]
        width = runs[run + 3]
        base = match * self.plan.columns
        at = base + column
        for place in range(first, first + runs[run + 2]):
            number = numbers[order[place]]
            if kind != COUNT:
                if kind == SET:
                    if number & LOW_MASK != i64(compact[at]):
                        self.write(match, at - base, number & LOW_MASK)
                    at += 1
                    number >>= LOW_BITS
                elif number < 0 or number >= width:
                    number = -1
                elif kind == OWNER:
                    number -= reader
                    if number < 0:
                        number += width
            if number != i64(compact[at]):
                self.write(match, at - base, number)
            at += 1
        return at - base

    def write_known(self, run: i64, match: i64, column: i64, number: i64) -> None:
        """Write a count or a choice that has changed; a number without a value is written as -1."""
        if self.plan.kinds[column] == CHOICE and (number < 0 or number >= self.plan.runs[run + 3]):
            number = -1
        self.write(match, column, number)

    def write_decision(self, state: State, reader: i64, match: i64, column: i64) -> None:
        """Write the observing seat, the seat that decides, the step and the numbers of the decision, and, for each step, the
        number of decisions pending below it."""
        plan = self.plan
        compact = self.numbers
        stack = state.stack
        depth = stack[0]
        turn: i64 = -1
        step: i64 = -1
        packed: i64 = 0
        if depth > 0:
            packed = stack[depth]
            step = packed & STEP_MASK
            turn = seat_of(packed)
            if turn >= 0:
                turn -= reader
                if turn < 0:
                    turn += plan.seats
        base = match * plan.columns
        old = i64(compact[base + column + 2])
        if reader != i64(compact[base + column]):
            self.write(match, column, reader)
        if turn != i64(compact[base + column + 1]):
            self.write(match, column + 1, turn)
        if step != old:
            self.write(match, column + 2, step)
        column += 3
        self.write_waiting(stack, match, column)
        column += plan.steps
        if old >= 0 and old != step:
            for place in range(MOST_NUMBERS):
                name = plan.about[old * MOST_NUMBERS + place]
                if name >= 0:
                    self.write(match, column + name, NOT_ABOUT)
        if step >= 0:
            for place in range(MOST_NUMBERS):
                name = plan.about[step * MOST_NUMBERS + place]
                if name >= 0 and number_in(packed, place) != i64(compact[base + column + name]):
                    self.write(match, column + name, number_in(packed, place))

    def write_waiting(self, stack: vec[i64], match: i64, column: i64) -> None:
        """Write, for each step, the number of decisions pending below the topmost one. Numbers that have not changed are not
        written again."""
        stacks = self.stacks
        base = match * DEEPEST
        depth = stack[0]
        below: i64 = 1
        if depth == stacks[base]:
            while below < depth and (stack[below] ^ stacks[base + below]) & STEP_MASK == 0:
                below += 1
            if below >= depth:
                return
        for place in range(below, stacks[base]):
            self.add_waiting(match, column + (stacks[base + place] & STEP_MASK), -1)
        for place in range(below, depth):
            self.add_waiting(match, column + (stack[place] & STEP_MASK), 1)
        stacks[base] = depth
        for place in range(1, depth):
            stacks[base + place] = stack[place]

    def add_waiting(self, match: i64, column: i64, more: i64) -> None:
        """Add `more` to the number of a step's pending decisions."""
        self.write(match, column, i64(self.numbers[match * self.plan.columns + column]) + more)

    def write(self, match: i64, column: i64, number: i64) -> None:
        """Write a changed number into a column of the compact form, and the corresponding entries into the row."""
        plan = self.plan
        place = match * plan.columns + column
        old = i64(self.numbers[place])
        self.numbers[place] = i32(number)
        if self.form != NUMBERS:
            kind = plan.kinds[column]
            entry = match * plan.size + plan.firsts[column]
            if kind == COUNT:
                self.write_entry(entry, number)
            elif kind == CHOICE:
                if old >= 0:
                    self.write_entry(entry + old, 0)
                if number >= 0:
                    self.write_entry(entry + number, 1)
            elif kind == SET:
                self.write_bits(entry, old, number)
            else:
                if old == -1 or number == -1:
                    self.write_entry(entry, i64(1) if number == -1 else i64(0))
                self.write_bits(entry + 1, old if old > 0 else i64(0), number if number > 0 else i64(0))
        elif self.changes is not None:
            self.changes.add(column, number)

    def write_bits(self, entry: i64, old: i64, bits: i64) -> None:
        """Write the entries of the bits that differ between `old` and `bits`."""
        changed = bits ^ old
        while changed > 0:
            if changed & 1 != 0:
                self.write_entry(entry, bits & 1)
            changed >>= 1
            bits >>= 1
            entry += 1

    def write_entry(self, entry: i64, number: i64) -> None:
        """Write a number into an entry of a row, limited to the range of the row's type."""
        if self.form == SMALL:
            if number > LARGEST:
                number = LARGEST
            elif number < SMALLEST:
                number = SMALLEST
            self.small[entry] = i16(number)
        elif -LEAST <= number < TABLED:
            self.large[entry] = FLOAT_BITS[number + LEAST]
        else:
            self.large[entry] = i32(float_bits(number))
