"""The sequence of play: steps that are begun in the order of a list."""

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import SequenceOfPlay, Step
from mercat.engine.rules.state import NATURE, NONE
from tests.toy import ROLLING, ROUND, Toy


class OfSeat(Step[Toy, Frame]):
    """A step of the seat that the sequence is about; of no seat above 1."""

    def entry(self, state: Toy, about: i64) -> i64:
        return self.frame(about) if about < 2 else NONE


def pending(about: int) -> list[int]:
    """The frames that a sequence of three steps asks for, in the order in which they are answered, and the one before them."""
    step = OfSeat("of_seat", [])
    step.number = 7
    state = Toy(4, vec[i64]([0]))
    state.ask(ROUND.frame(NATURE))
    SequenceOfPlay[Toy]([ROLLING, step, ROLLING]).begin(state, about)
    return [int(frame) for frame in state.stack[1:int(state.depth) + 1]][::-1]


def test_steps_follow_one_another_in_the_order_of_the_list() -> None:
    rolling, later = int(ROLLING.frame(NATURE)), int(ROUND.frame(NATURE))
    asked = pending(1)
    assert asked == [rolling, asked[1], rolling, later]
    frame = Frame()
    frame.read(asked[1])
    assert (int(frame.step), int(frame.seat)) == (7, 1)


def test_a_step_without_an_entry_is_left_out() -> None:
    rolling, later = int(ROLLING.frame(NATURE)), int(ROUND.frame(NATURE))
    assert pending(3) == [rolling, rolling, later]
