"""Steps: the kinds of decision, in which a seat picks a move from a menu of rules, and automatic steps, which run by
themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.frame import MOST_NUMBERS, STEP_MASK, Frame, packed_frame
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.rule import Rule
from mercat.engine.rules.state import NATURE, State
from mercat.engine.rules.vocabulary import ALLOWED, NO_RULE, Reason, Word, verb_of

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, F]):
    """A kind of decision: a seat picks one of the moves offered by the rules on the menu.

    `about` is an object of the frame class that names the numbers of the decision; by default, a decision has no numbers. If a
    verb `decline` is given, the seat may decline, which changes nothing. A step that is `optional` or can be declined is skipped
    if its menu is empty. A step that `sets_up` is decided once, before play, such as the choice of a clan; in most self-play
    games, its moves are drawn at random, so that bots learn to play with every set-up.
    """

    def __init__(self, name: str, menu: Sequence[Rule[S, F]], about: F | None = None, decline: Word | None = None,
                 optional: bool = False, sets_up: bool = False) -> None:
        self.name: Final = name
        self.number: i64 = -1           # set by `Rules`
        self.automatic = False
        self.menu: Final = vec[Rule](menu)  # type: ignore[type-arg]     # a vec of the bare class is read without a check
        self.about: Final[F] = about if about is not None else cast(F, Frame())     # every decision is read into it
        self.decision: Final[Frame] = self.about    # the same object, for callers that do not know its class
        self.decline: Final = decline
        self.vanishes: Final = optional or decline is not None
        self.sets_up: Final = sets_up
        self.by_menu: Final = type(self).offer is Step.offer        # whether the step offers exactly the moves of its menu
        check_names(self.about)

    def frame(self, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
        """Return a decision of this step in packed form, for `State.ask`. The numbers are those that `names` of the frame class
        lists, in the same order; each must be from -1 to 8190."""
        return packed_frame(self.number, seat, first, second, third, fourth)

    def entry(self, state: S, about: i64) -> i64:
        """Return the decision with which this step begins in a `SequenceOfPlay`, or NONE to skip the step this time.

        By default, nature makes this decision, and its numbers are 0. `about` is the subject of the whole sequence, such as the
        seat whose turn it is.
        """
        return self.frame(NATURE)

    def opened(self, state: State) -> F:
        """Return the frame of the pending decision, which must belong to this step. The same frame is reused for the step's next
        decision."""
        self.about.read(state.top)
        return self.about

    def offer(self, state: S, frame: F, moves: Moves) -> None:
        """Add the moves of all rules on the menu and, if declining is allowed and there are other moves, the move that declines.
        The position does not change."""
        for rule in self.menu:
            rule.offer(state, frame, moves)
        if moves.count > 0 and self.decline is not None:
            moves.add(self.decline.move())

    def offers_any(self, state: S, frame: F, moves: Moves) -> bool:
        """Return whether `offer` adds any move. `moves` must be empty, and may contain some of the moves afterwards."""
        if not self.by_menu:
            self.offer(state, frame, moves)
            return moves.count > 0
        for rule in self.menu:
            rule.offer(state, frame, moves)
            if moves.count > 0:
                return True
        return False

    def obstacle(self, state: S, frame: F, move: i64) -> i64:
        """Return ALLOWED, the packed reason why this step does not offer a move, or NO_RULE if no rule on its menu has the
        verb."""
        if self.decline is not None and self.decline.code == verb_of(move):
            return ALLOWED
        for rule in self.menu:
            if rule.code == verb_of(move):
                return rule.obstacle(state, frame, move)
        return NO_RULE

    def warning(self, state: S, frame: F) -> Reason | None:
        """Return a warning to show a player before this step is declined, or None."""
        return None

    def run(self, state: S, frame: F) -> None:
        """Run an automatic step; its decision has already been taken off the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S, F]):
    """A step without a decision: it runs when its frame reaches the top of the stack."""

    def __init__(self, name: str, about: F | None = None) -> None:
        super().__init__(name, [], about)
        self.automatic = True


def check_names(frame: Frame) -> None:
    """Check that the properties of a frame read the numbers listed in `names`, in the same order. Raise AssertionError if they do
    not."""
    names = type(frame).names
    assert len(names) <= MOST_NUMBERS, f"{type(frame).__name__} holds more than {MOST_NUMBERS} numbers"
    frame.read(packed_frame(0, 0, 1, 2, 3, 4))
    for place, name in enumerate(names):
        assert getattr(frame, name) == place + 1, f"{type(frame).__name__}.{name} does not read number {place}"


def is_at(state: State, steps: Sequence[Step[Any, Any]]) -> bool:
    """Return whether the pending decision belongs to one of these steps."""
    return state.depth > 0 and any(state.top & STEP_MASK == step.number for step in steps)
