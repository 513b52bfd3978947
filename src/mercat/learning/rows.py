"""Writes what seats observe into memory that is allocated once, and that NumPy reads where it lies.

A position is written in two forms. The compact form has a number for each column; the row has an entry of its own for every value
that a number may stand for. Only what has changed is written: where a number of the compact form changes, so do its entries in
the row. So a row is always the compact form spread out, and costs little more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from mercat.engine.rules.frame import MOST_NUMBERS, NUMBER_BITS, STEP_MASK, number_in, seat_of
from mercat.engine.rules.hexes import PER_WORD
from mercat.engine.rules.state import DEEPEST, State
from mercat.learning.row_plan import COUNT, FIXED_ORDER, LOW_BITS, NOT_ABOUT, OWNER, RUN, SET, RowPlan

NUMBERS: Final[i64] = 0                 # what is written: only the compact form,
SMALL: Final[i64] = 1                   # also rows of 16 bits,
FLOATS: Final[i64] = 2                  # or rows of floats of 32 bits
LARGEST: Final[i64] = 32767             # in rows of 16 bits; larger numbers are written as this
SMALLEST: Final[i64] = -32768
LOW_MASK: Final[i64] = 0xFFFFFFF        # LOW_BITS ones
ABOUT_SIZE: Final[i64] = 1 + NUMBER_BITS        # entries for a number that a decision is about


def float_bits(number: i64) -> i64:
    """The 32 bits, as a signed number, of the float that is this whole number; exact below 2**24."""
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
    """What is observed in each of some matches: `numbers` in the compact form, and rows in `small` or `large`.

    `large` holds the bits of floats. With `form` NUMBERS there are no rows.
    """

    def __init__(self, plan: RowPlan, count: int, form: int) -> None:
        self.plan: Final = plan
        self.form: Final[i64] = form
        self.numbers: Final = plan.blank(count)
        size = int(plan.size) * count
        self.small: Final = vec[i16]([i16(0)] * (size if form == SMALL else 0))
        self.large: Final = vec[i32]([i32(0)] * (size if form == FLOATS else 0))
        self.stacks: Final = vec[i64]([0] * (int(DEEPEST) * count))     # the decisions that were pending, as they were written

    def observe(self, state: State, seat: i64, match: i64) -> None:
        """Write what a seat observes into the row of a match; for nature (-1) and at the end (-2) it is the first seat."""
        reader = seat
        if reader < 0:
            reader = 0
        plan = self.plan
        runs = plan.runs
        order = plan.orders[reader]
        fields = state.fields.numbers
        column = match * plan.columns
        start = match * plan.size
        next_place: i64 = 0
        run: i64 = 0
        last: i64 = len(runs)
        while run < last:
            many = runs[run + 2]
            if runs[run + 1] >= FIXED_ORDER:
                column = self.write_fixed_field(run, fields[runs[run]], column, start, reader)
            else:
                column = self.write_rotated_field(run, fields[runs[run]], order, next_place, column, start, reader)
            next_place += many
            run += RUN
        self.write_decision(state, reader, match, column, start + plan.decision)

    def write_fixed_field(self, run: i64, numbers: vec[i64], column: i64, start: i64, reader: i64) -> i64:
        """Write a field that every seat observes in the same order. Returns the column after it."""
        compact = self.numbers
        runs = self.plan.runs
        many = runs[run + 2]
        if runs[run + 1] == FIXED_ORDER + OWNER:
            seats = self.plan.seats
            for place in range(many):
                number = numbers[place]
                if number >= 0:
                    number -= reader
                    if number < 0:
                        number += seats
                if number != i64(compact[column]):
                    self.rewrite(run, column, start, place, number)
                column += 1
        else:
            for place in range(many):
                if numbers[place] != i64(compact[column]):
                    self.rewrite(run, column, start, place, numbers[place])
                column += 1
        return column

    def write_rotated_field(self, run: i64, numbers: vec[i64], order: vec[i64], first: i64, column: i64, start: i64,
                            reader: i64) -> i64:
        """Write a field in the observing seat's order, which begins at `first`. Returns the column after it."""
        runs = self.plan.runs
        compact = self.numbers
        kind = runs[run + 1]
        width = runs[run + 3]
        entry = start + runs[run + 4]
        for place in range(first, first + runs[run + 2]):
            number = numbers[order[place]]
            if kind == COUNT:
                if number != i64(compact[column]):
                    compact[column] = i32(number)
                    self.write_entry(entry, number)
                entry += 1
            elif kind == SET:
                if number & LOW_MASK != i64(compact[column]):
                    self.write_bits(column, entry, number & LOW_MASK)
                column += 1
                if number >> LOW_BITS != i64(compact[column]):
                    self.write_bits(column, entry + LOW_BITS, number >> LOW_BITS)
                entry += PER_WORD
            else:
                if number < 0 or number >= width:
                    number = -1
                elif kind == OWNER:
                    number -= reader
                    if number < 0:
                        number += width
                if number != i64(compact[column]):
                    self.write_choice(column, entry, number)
                entry += width
            column += 1
        return column

    def rewrite(self, run: i64, column: i64, start: i64, place: i64, number: i64) -> None:
        """Write a number that has changed, of a field that every seat observes in the same order."""
        width = self.plan.runs[run + 3]
        entry = start + self.plan.runs[run + 4]
        if self.plan.runs[run + 1] == FIXED_ORDER + COUNT:
            self.numbers[column] = i32(number)
            self.write_entry(entry + place, number)
        else:
            if number < 0 or number >= width:
                number = -1
            self.write_choice(column, entry + place * width, number)

    def write_decision(self, state: State, reader: i64, match: i64, column: i64, entry: i64) -> None:
        """Write who observes, who decides at which step about what, and what waits below."""
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
        if reader != i64(compact[column]):
            self.write_choice(column, entry, reader)
        if turn != i64(compact[column + 1]):
            self.write_choice(column + 1, entry + plan.seats, turn)
        entry += 2 * plan.seats
        old = i64(compact[column + 2])
        if step != old:
            self.write_choice(column + 2, entry, step)
        column += 3
        entry += plan.steps
        self.write_waiting(stack, match, column, entry)
        column += plan.steps
        entry += plan.steps
        if old >= 0 and old != step:
            for place in range(MOST_NUMBERS):
                name = plan.about[old * MOST_NUMBERS + place]
                if name >= 0:
                    self.write_about(column + name, entry + name * ABOUT_SIZE, NOT_ABOUT)
        if step >= 0:
            for place in range(MOST_NUMBERS):
                name = plan.about[step * MOST_NUMBERS + place]
                if name >= 0 and number_in(packed, place) != i64(compact[column + name]):
                    self.write_about(column + name, entry + name * ABOUT_SIZE, number_in(packed, place))

    def write_waiting(self, stack: vec[i64], match: i64, column: i64, entry: i64) -> None:
        """Write how many decisions of each step wait below: those that did not wait before, instead of those that did."""
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
            self.add_waiting(column, entry, stacks[base + place] & STEP_MASK, -1)
        for place in range(below, depth):
            self.add_waiting(column, entry, stack[place] & STEP_MASK, 1)
        stacks[base] = depth
        for place in range(1, depth):
            stacks[base + place] = stack[place]

    def add_waiting(self, column: i64, entry: i64, step: i64, more: i64) -> None:
        """Write that a number of further decisions of a step wait."""
        number = i64(self.numbers[column + step]) + more
        self.numbers[column + step] = i32(number)
        self.write_entry(entry + step, number)

    def write_choice(self, column: i64, entry: i64, value: i64) -> None:
        """Write another value of a choice: its entry becomes 1, that of the value before 0."""
        old = i64(self.numbers[column])
        if old >= 0:
            self.write_entry(entry + old, 0)
        if value >= 0:
            self.write_entry(entry + value, 1)
        self.numbers[column] = i32(value)

    def write_bits(self, column: i64, entry: i64, bits: i64) -> None:
        """Write other bits: only the entries that differ."""
        changed = bits ^ i64(self.numbers[column])
        self.numbers[column] = i32(bits)
        while changed > 0:
            if changed & 1 != 0:
                self.write_entry(entry, bits & 1)
            changed >>= 1
            bits >>= 1
            entry += 1

    def write_about(self, column: i64, entry: i64, number: i64) -> None:
        """Write one of the numbers that a decision is about."""
        old = i64(self.numbers[column])
        if old == -1 or number == -1:
            self.write_entry(entry, i64(1) if number == -1 else i64(0))
        self.numbers[column] = i32(old if old > 0 else i64(0))
        self.write_bits(column, entry + 1, number if number > 0 else i64(0))
        self.numbers[column] = i32(number)

    def write_entry(self, entry: i64, number: i64) -> None:
        """Write an entry of a row, where there are rows."""
        if self.form == SMALL:
            if number > LARGEST:
                number = LARGEST
            elif number < SMALLEST:
                number = SMALLEST
            self.small[entry] = i16(number)
        elif self.form == FLOATS:
            if -LEAST <= number < TABLED:
                self.large[entry] = FLOAT_BITS[number + LEAST]
            else:
                self.large[entry] = i32(float_bits(number))
