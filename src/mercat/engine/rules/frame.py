"""A pending decision packed into one integer: the step, the seat, and up to four numbers that describe its subject.

From the lowest bit: the step (8 bits), the seat plus 1 (3 bits), then each number plus 1 (13 bits each). The decision takes 63
bits, so the integer is never negative.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

STEP_MASK: Final[i64] = 255
SEAT_MASK: Final[i64] = 7               # after the step's 8 bits
NUMBERS_AT: Final[i64] = 11             # the lowest bit of the numbers
NUMBER_BITS: Final[i64] = 13            # bits of each number
NUMBER_MASK: Final[i64] = 8191
MOST_NUMBERS: Final = 4


def packed_frame(step: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
    """Return a pending decision packed into one integer. The seat may be -1 (nature); each number must be from -1 to 8190."""
    assert (first + 1 | second + 1 | third + 1 | fourth + 1) & ~NUMBER_MASK == 0, "a number does not fit into a frame"
    return step | seat + 1 << 8 | first + 1 << 11 | second + 1 << 24 | third + 1 << 37 | fourth + 1 << 50


def seat_of(packed: i64) -> i64:
    """Return the seat of a packed decision; -1 is nature."""
    return (packed >> 8 & SEAT_MASK) - 1


def number_in(packed: i64, place: i64) -> i64:
    """Return the number at a place of a packed decision, from -1 to 8190."""
    return (packed >> NUMBERS_AT + NUMBER_BITS * place & NUMBER_MASK) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A pending decision: its step, its seat, and the numbers that describe its subject.

    A step whose decisions have such numbers declares a subclass. `names` lists the names of these numbers in order, and a
    property reads each number:

        class Launching(Frame):
            names = ("way", "purchases")

            @property
            def way(self) -> i64:
                return self.number(0)

    Each step has a single frame object, and every decision of the step is read into this object: use it immediately and do not
    store it.
    """

    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.packed: i64 = 0
        self.step: i64 = 0
        self.seat: i64 = 0

    def read(self, packed: i64) -> None:
        """Load a packed decision into this frame."""
        read_into(self, packed)

    def number(self, place: i64) -> i64:
        """Return the number at a place of `names`, from -1 to 8190."""
        return (self.packed >> NUMBERS_AT + NUMBER_BITS * place & NUMBER_MASK) - 1

    def put(self, place: i64, number: i64) -> None:
        """Store a number in `packed` at its place in `names`; the setters of properties call this method. The number must be from
        -1 to 8190."""
        assert -1 <= number < NUMBER_MASK, "a number does not fit into a frame"
        at = NUMBERS_AT + NUMBER_BITS * place
        # no constant is shifted here: mypyc would write it as a 32-bit literal
        self.packed ^= (number + 1 ^ self.packed >> at & NUMBER_MASK) << at

    def again(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
        """Return a packed decision of the same step and seat with these numbers."""
        return packed_frame(self.step, self.seat, first, second, third, fourth)


def read_into(frame: Frame, packed: i64) -> None:
    """Load a packed decision into a frame.

    The engine calls this instead of `Frame.read` because mypyc calls functions directly, but calls methods of classes that may
    have interpreted subclasses through a table.
    """
    frame.packed = packed
    frame.step = packed & STEP_MASK
    frame.seat = (packed >> 8 & SEAT_MASK) - 1
