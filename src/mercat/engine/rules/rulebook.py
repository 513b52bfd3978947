"""The rules of a game: its steps, and the state machine that runs them.

Games import the classes for declaring their rules from here: `Rule`, `Chance`, `Step`, `Automatic`, `SequenceOfPlay`, `Moves` and
`Rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.frame import STEP_MASK, Frame, read_into, seat_of
from mercat.engine.rules.moves import MOST, MOST_DRAWN, Moves
from mercat.engine.rules.rule import Chance, Declining, Rule
from mercat.engine.rules.sequence import SequenceOfPlay
from mercat.engine.rules.state import OVER, State, taken
from mercat.engine.rules.step import Automatic, Step, is_at
from mercat.engine.rules.vocabulary import ALLOWED, Reason, Vocabulary, Word, verb_of

__all__ = ["MOST", "MOST_DRAWN", "Automatic", "Chance", "Moves", "Rule", "Rules", "SequenceOfPlay", "Step", "is_at"]

S = TypeVar("S", bound=State)
NOBODY: Final[i64] = -3                 # in place of a seat that is neither a player, nature nor the end


@mypyc_attr(native_class=False)
class DeadEnd(AssertionError):
    """A mandatory decision without a legal move; `step` is its name."""

    def __init__(self, step: str) -> None:
        super().__init__(f"a dead end: {step}")
        self.step: Final = step


class Rules(Generic[S]):
    """All steps of a game, and the state machine that runs them on a position."""

    def __init__(self, vocabulary: Vocabulary, steps: Sequence[Step[S, Any]],
                 set_up: Sequence[Sequence[Step[S, Any]]] = ()) -> None:
        """Number the steps, and check that each verb of the vocabulary has one kind of rule or declines steps.

        `set_up` lists the parts of the preparation before the first round, in order. Each part is the list of its steps, such as
        `[[CHOOSING_CLAN], [PLACING, TAKING_BONUS]]`: a part leads only to itself and to later parts, and no other step leads to
        any of them.
        """
        self.vocabulary: Final = vocabulary
        self.steps: Final = vec[Step](steps)  # type: ignore[type-arg]
        declining: Rule[S, Any] = Declining()
        self.of_verb: Final = vec[Rule]([declining for verb in vocabulary.verbs])  # type: ignore[type-arg]
        for number in range(len(self.steps)):
            step = self.steps[number]
            assert step.number == -1, f"step {step.name} is listed twice"
            step.number = number
            for rule in step.menu:
                rule.list_moves()
                code = int(rule.word.code)
                known = self.of_verb[code]
                assert known is declining or type(known) is type(rule), f"two rules for {rule.word.name}"
                self.of_verb[code] = rule
        self.set_up: Final = [[int(step.number) for step in part] for part in set_up]
        verbs = {rule.word.name for step in steps for rule in step.menu}
        declines = {step.decline.name for step in steps if step.decline is not None}
        assert not verbs & declines, f"a rule and declining in one word: {verbs & declines}"
        assert verbs | declines == set(vocabulary.by_name), f"without a step: {set(vocabulary.by_name) - verbs - declines}"
        assert len({step.name for step in steps}) == len(self.steps), "two steps of one name"

    def number_of(self, name: str) -> i64:
        """Return the number of the step with this name. Raise KeyError if there is no such step."""
        for step in self.steps:
            if step.name == name:
                return step.number
        raise KeyError(name)

    def steps_of(self, verb: Word) -> list[Step[S, Any]]:
        """Return the steps with moves of a verb."""
        return [step for step in self.steps
                if step.decline is verb or any(rule.code == verb.code for rule in step.menu)]

    def step_may_come(self, state: State, step: Step[S, Any]) -> bool:
        """Return whether a step is pending or may still occur in this match. A step of the set-up may occur only while a part of
        the set-up that can lead to it is pending."""
        before = set[int]()
        for part in self.set_up:
            before.update(part)
            if step.number in part:
                return any(int(state.stack[place] & STEP_MASK) in before for place in range(1, int(state.depth) + 1))
        return True

    def moves_to_come(self, state: S, verb: Word) -> list[int]:
        """Return all moves of a verb that may still be made in this match; the first facet changes slowest."""
        if not any(self.step_may_come(state, step) for step in self.steps_of(verb)):
            return []
        if not verb.facets:
            return [int(verb.move())] if self.of_verb[verb.code].may_come(state, verb.move()) else []
        rule = self.of_verb[verb.code]
        return [int(move) for move in rule.every_move if rule.may_come(state, move)]

    def to_move(self, state: S) -> i64:
        """Return the seat that decides; NATURE (-1) for a draw, OVER (-2) when the game is over."""
        return OVER if state.depth == 0 else seat_of(state.top)

    def step(self, state: S) -> Step[S, Frame]:
        """Return the step of the pending decision. There must be a pending decision."""
        return self.steps[state.top & STEP_MASK]

    def offer(self, state: S, moves: Moves) -> None:
        """List the moves that the pending decision offers, or no moves when the game is over. The position does not change."""
        moves.clear()
        if state.depth > 0:
            step = self.steps[state.top & STEP_MASK]
            step.offer(state, step.opened(state), moves)

    def apply(self, state: S, move: i64, moves: Moves) -> None:
        """Make an offered move, continue to the next decision, and list its moves in `moves`. A move that is not offered is not
        refused: the resulting position is undefined."""
        packed = taken(state.stack)
        frame = self.steps[packed & STEP_MASK].decision
        read_into(frame, packed)
        self.of_verb[verb_of(move)].apply(state, frame, move)
        self.advance(state, moves)

    def advance(self, state: S, moves: Moves) -> None:
        """Run automatic steps until there is a decision or the game is over. List the decision's moves in `moves`, which is empty
        if the game is over. Raise DeadEnd if a mandatory decision offers no moves."""
        moves.clear()
        stack = state.stack
        while stack[0] > 0:
            packed = stack[stack[0]]
            step = self.steps[packed & STEP_MASK]
            frame = step.decision
            read_into(frame, packed)
            if step.automatic:
                taken(stack)
                step.run(state, frame)
            else:
                step.offer(state, frame, moves)
                if moves.count > 0:
                    return
                if not step.vanishes:
                    raise DeadEnd(step.name)
                taken(stack)

    def try_out(self, state: S, move: i64, moves: Moves, seat: i64 = NOBODY) -> bool:
        """Make a move as `apply` does, but list the next moves only if `seat` decides next; otherwise the content of `moves` is
        undefined. Return whether the game is over.

        Searches that need only the position use this method, since listing the moves takes the most time.
        """
        packed = taken(state.stack)
        frame = self.steps[packed & STEP_MASK].decision
        read_into(frame, packed)
        self.of_verb[verb_of(move)].apply(state, frame, move)
        moves.clear()
        stack = state.stack
        while stack[0] > 0:
            packed = stack[stack[0]]
            step = self.steps[packed & STEP_MASK]
            frame = step.decision
            if step.automatic:
                read_into(frame, packed)
                taken(stack)
                step.run(state, frame)
            elif seat_of(packed) == seat:
                read_into(frame, packed)
                step.offer(state, frame, moves)
                if moves.count > 0:
                    return False
                if not step.vanishes:
                    raise DeadEnd(step.name)
                taken(stack)
            elif step.vanishes:
                read_into(frame, packed)
                if step.offers_any(state, frame, moves):
                    return False
                taken(stack)
            else:
                return False
        return True

    def obstacle(self, state: S, move: i64) -> i64:
        """Return ALLOWED, the packed reason why the pending decision does not offer a move, or NO_RULE if the decision has no
        rule for the move."""
        step = self.step(state)
        return step.obstacle(state, step.opened(state), move)

    def why_not(self, state: S, move: i64) -> Reason | None:
        """Return the reason why the pending decision does not offer a move; None if the move has no obstacle, or if there is no
        rule for it."""
        obstacle = self.obstacle(state, move)
        return self.vocabulary.reason_of(obstacle) if obstacle > ALLOWED else None

    def warning(self, state: S, move: i64) -> Reason | None:
        """Return a warning to show a player before this legal move, or None."""
        step = self.step(state)
        if step.decline is not None and step.decline.code == verb_of(move):
            return step.warning(state, step.opened(state))
        return self.of_verb[verb_of(move)].warning(state, step.opened(state), move)
