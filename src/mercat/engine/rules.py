"""Steps say who decides and when; rules say what may be done and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rng import Generator
from mercat.engine.state import OVER, STEP_MASK, Frame, State, packed_frame
from mercat.engine.vocabulary import Reason, Vocabulary, Word, verb_of

S = TypeVar("S", bound=State)
MOST: Final[i64] = 4096                 # moves offered at once
MOST_DRAWN: Final[i64] = 512            # of nature's at once


class Moves:
    """What is offered, in a buffer used again and again."""

    def __init__(self) -> None:
        self.buffer: Final = vec[i64]([0] * MOST)
        self.weights: Final = vec[i64]([0] * MOST_DRAWN)
        self.count: i64 = 0
        self.weight: i64 = 0            # of nature's moves together

    def clear(self) -> None:
        self.count = 0
        self.weight = 0

    def add(self, move: i64) -> None:
        self.buffer[self.count] = move
        self.count += 1

    def draw(self, move: i64, weight: i64) -> None:
        """Something nature may do, as often as its weight says; with weight 0 only in a deal written by hand."""
        self.weights[self.count] = weight
        self.weight += weight
        self.add(move)

    def pick(self, generator: Generator) -> i64:
        """One of them: by weight when nature decides, else evenly."""
        if self.weight == 0:
            return self.buffer[generator.below(self.count)]
        return self.at_weight(generator.below(self.weight))

    def at_weight(self, left: i64) -> i64:
        """Nature's move on which a number below all weights together falls."""
        place: i64 = 0
        while left >= self.weights[place]:
            left -= self.weights[place]
            place += 1
        return self.buffer[place]

    def has(self, move: i64) -> bool:
        return any(self.buffer[place] == move for place in range(self.count))

    def listed(self) -> vec[i64]:
        """A fresh copy of what is offered."""
        return self.buffer[:self.count]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """One thing a seat may do: the moves it offers, and what each of them does."""

    verb: Word

    @property
    def word(self) -> Word:
        """The verb, also of a rule that runs interpreted on a compiled engine, which keeps it in its class."""
        word: Word = getattr(self, "verb")  # noqa: B009
        return word

    def offer(self, state: S, frame: Frame, moves: Moves) -> None:
        """List what is legal. Changes nothing."""
        raise NotImplementedError

    def apply(self, state: S, frame: Frame, move: i64) -> None:
        """Do what was offered, and open what follows."""
        raise NotImplementedError

    def why_not(self, state: S, frame: Frame, move: i64) -> Reason | None:
        """Why this move of the rule is not offered; only asked when it is not. None where nothing more can be said."""
        return None

    def warning(self, state: S, frame: Frame, move: i64) -> Reason | None:
        """What a person might want to hear before making this legal move."""
        return None


class Declining(Rule[S]):
    """Turning a step down changes nothing."""

    verb = Word("decline")

    def offer(self, state: S, frame: Frame, moves: Moves) -> None:
        pass

    def apply(self, state: S, frame: Frame, move: i64) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision: one seat picks one move from the rules on the menu.

    With `decline` it may be turned down. With `decline`, or when it is `optional`, it vanishes if nothing is offered.
    """

    def __init__(self, name: str, menu: Sequence[Rule[S]], decline: Word | None = None, optional: bool = False) -> None:
        self.name: Final = name
        self.number: i64 = -1           # given by the rules
        self.automatic = False
        self.menu: Final = list(menu)
        self.decline: Final = decline
        self.vanishes: Final = optional or decline is not None

    def frame(self, seat: i64, first: i64 = 0, second: i64 = 0) -> i64:
        """This step as an open decision. The two numbers may be -1."""
        return packed_frame(self.number, seat, first, second)

    def offer(self, state: S, frame: Frame, moves: Moves) -> None:
        for rule in self.menu:
            rule.offer(state, frame, moves)
        if moves.count > 0 and self.decline is not None:
            moves.add(self.decline.move())

    def warning(self, state: S, frame: Frame) -> Reason | None:
        """What a person might want to hear before turning it down."""
        return None

    def run(self, state: S, frame: Frame) -> None:
        """What happens by itself, for those steps that nobody decides."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """Something that happens by itself when it comes to the top of the stack."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])
        self.automatic = True


def is_at(state: S, steps: Sequence[Step[S]]) -> bool:
    """Whether one of these steps is to be decided: for those who look from outside."""
    return state.depth > 0 and any(state.top & STEP_MASK == step.number for step in steps)


class Rules(Generic[S]):
    """All the steps of a game, and the machine that runs them."""

    def __init__(self, vocabulary: Vocabulary, steps: Sequence[Step[S]]) -> None:
        self.vocabulary: Final = vocabulary
        self.steps: Final = list(steps)
        self.frame: Final = Frame()     # read anew for each decision
        declining: Rule[S] = Declining()
        self.of_verb: Final = [declining for verb in vocabulary.verbs]
        declined: set[str] = set()
        for number in range(len(self.steps)):
            step = self.steps[number]
            assert step.number == -1, f"step {step.name} is listed twice"
            step.number = number
            if step.decline is not None:
                declined.add(step.decline.name)
            for rule in step.menu:
                code = int(rule.word.code)
                known = self.of_verb[code]
                assert known is declining or type(known) is type(rule), f"two rules for {rule.word.name}"
                self.of_verb[code] = rule
        said = {rule.word.name for step in steps for rule in step.menu}
        assert not said & declined, f"a rule and a refusal in one word: {said & declined}"
        assert said | declined == set(vocabulary.by_name), f"without a step: {set(vocabulary.by_name) - said - declined}"
        assert len({step.name for step in steps}) == len(self.steps), "two steps of one name"

    def to_move(self, state: S) -> i64:
        """The seat that decides, NATURE or OVER."""
        if state.depth == 0:
            return OVER
        self.frame.read(state.top)
        return self.frame.seat

    def step(self, state: S) -> Step[S]:
        """The decision on top. There must be one."""
        self.frame.read(state.top)
        return self.steps[self.frame.step]

    def offer(self, state: S, moves: Moves) -> None:
        """List what the decision on top offers. Changes nothing."""
        moves.clear()
        if state.depth > 0:
            self.frame.read(state.top)
            self.steps[self.frame.step].offer(state, self.frame, moves)

    def apply(self, state: S, move: i64, moves: Moves) -> None:
        """Answer the decision on top with a move it offers; `moves` holds afterwards what is offered next."""
        frame = self.frame
        frame.read(state.take())
        self.of_verb[verb_of(move)].apply(state, frame, move)
        self.settle(state, moves)

    def settle(self, state: S, moves: Moves) -> None:
        """Run what runs by itself until somebody must decide, or the game is over and `moves` is empty."""
        moves.clear()
        frame = self.frame
        while state.depth > 0:
            frame.read(state.top)
            step = self.steps[frame.step]
            if step.automatic:
                state.take()
                step.run(state, frame)
            else:
                step.offer(state, frame, moves)
                if moves.count > 0:
                    return
                assert step.vanishes, "a dead end: " + step.name
                state.take()

    def why_not(self, state: S, move: i64) -> Reason | None:
        """Why the decision on top does not offer this move; None where the rule itself has no answer."""
        step = self.step(state)
        for rule in step.menu:
            if rule.word.code == verb_of(move):
                return rule.why_not(state, self.frame, move)
        return None

    def warning(self, state: S, move: i64) -> Reason | None:
        """What a person might want to hear before this legal move."""
        step = self.step(state)
        if step.decline is not None and step.decline.code == verb_of(move):
            return step.warning(state, self.frame)
        return self.of_verb[verb_of(move)].warning(state, self.frame, move)
