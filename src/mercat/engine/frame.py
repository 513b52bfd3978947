"""An open decision in one integer: which step, whose it is, and up to four numbers that say what it is about."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

STEP_MASK: Final[i64] = 255
SEAT_AT: Final[i64] = 8                 # the bit where the seat begins; it has three
SEAT_MASK: Final[i64] = 7
NUMBERS_AT: Final[i64] = 11             # the bit where the numbers begin
HEAD_MASK: Final[i64] = 2047            # step and seat together
NUMBER_BITS: Final[i64] = 13            # of each number
NUMBER_MASK: Final[i64] = 8191
MOST_NUMBERS: Final = 4                 # 11 bits and four times 13 are 63: a frame is never negative
WIDE_BITS: Final[i64] = 26
WIDE_MASK: Final[i64] = 67108863


def packed_frame(step: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
    """One open decision in one integer. The seat may be -1 (nature), each number is from -1 to 8190."""
    assert (first + 1 | second + 1 | third + 1 | fourth + 1) & ~NUMBER_MASK == 0, "a number does not fit into a frame"
    return step | seat + 1 << 8 | first + 1 << 11 | second + 1 << 24 | third + 1 << 37 | fourth + 1 << 50


def number_in(packed: i64, place: i64) -> i64:
    """The number at a place of a packed decision, -1 to 8190."""
    return (packed >> NUMBERS_AT + NUMBER_BITS * place & NUMBER_MASK) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One open decision: which step, whose, and what about.

    A step whose decisions are about something declares a subclass. `holds` names the numbers in order, and a property reads each:

        class Launching(Frame):
            holds = ("way", "purchases")

            @property
            def way(self) -> i64:
                return number_in(self.packed, 0)

    Every step reads its decisions into one object, used again and again: use it at once, never keep it.
    """

    holds: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.packed: i64 = 0
        self.step: i64 = 0
        self.seat: i64 = 0

    def read(self, packed: i64) -> None:
        """Become the decision that was packed."""
        self.packed = packed
        self.step = packed & STEP_MASK
        self.seat = (packed >> 8 & SEAT_MASK) - 1

    def number(self, place: i64) -> i64:
        """The number at a place of `holds`."""
        return (self.packed >> NUMBERS_AT + NUMBER_BITS * place & NUMBER_MASK) - 1

    def put(self, place: i64, number: i64) -> None:
        """Write the number at a place of `holds`: for the setter of a property. `packed` is then the changed decision."""
        assert -1 <= number < NUMBER_MASK, "a number does not fit into a frame"
        at = NUMBERS_AT + NUMBER_BITS * place
        # no constant is shifted here: mypyc would write it as a literal of 32 bits
        self.packed ^= (number + 1 ^ self.packed >> at & NUMBER_MASK) << at

    def again(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
        """The same decision of the same seat about other numbers, to be asked once more."""
        return packed_frame(self.step, self.seat, first, second, third, fourth)


def seat_of(packed: i64) -> i64:
    """The seat that a packed decision belongs to."""
    return (packed >> 8 & SEAT_MASK) - 1


class WideFrame(Frame):
    """A decision about two numbers of 26 bits: for the games whose frames have no names yet."""

    holds: ClassVar[tuple[str, ...]] = ("first", "second")

    @property
    def first(self) -> i64:
        return (self.packed >> NUMBERS_AT & WIDE_MASK) - 1

    @property
    def second(self) -> i64:
        return (self.packed >> NUMBERS_AT + WIDE_BITS & WIDE_MASK) - 1

    def number(self, place: i64) -> i64:
        return (self.packed >> NUMBERS_AT + WIDE_BITS * place & WIDE_MASK) - 1

    def again(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
        return self.packed & HEAD_MASK | first + 1 << 11 | second + 1 << 37
