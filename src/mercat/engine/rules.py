"""Steps say who decides and when; rules say what may be done and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.frame import MOST_NUMBERS, STEP_MASK, Frame, packed_frame, seat_of
from mercat.engine.rng import Generator
from mercat.engine.state import OVER, State
from mercat.engine.vocabulary import ALLOWED, NO_RULE, Reason, Vocabulary, Word, verb_of

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)
G_contra = TypeVar("G_contra", bound=Frame, contravariant=True)
MOST: Final[i64] = 4096                 # moves offered at once
MOST_DRAWN: Final[i64] = 512            # of nature's at once


class Moves:
    """What is offered: moves, and the weights of nature's, in buffers that are used again and again."""

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

    def add_each(self, verb: Word, low: i64, high: i64) -> None:
        """Add the moves of a verb with one facet, for all its values from `low` to `high`."""
        for value in range(low, high + 1):
            self.add(verb.code | value << 8)

    def draw(self, move: i64, weight: i64) -> None:
        """Add a move of nature, drawn in proportion to its weight; with weight 0 only in a deal written by hand."""
        self.weights[self.count] = weight
        self.weight += weight
        self.add(move)

    def pick(self, generator: Generator) -> i64:
        """A random move: by weight where nature decides, otherwise each as likely."""
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
class Rule(Generic[S, G_contra]):
    """One thing a seat may do: which moves are legal, and what each of them does.

    `obstacle` is the only statement of what is legal. A rule with few moves says no more; one with many writes its own `offer`,
    which goes through the candidates that can be legal at all and asks the same small functions. The kit holds both together.
    """

    verb: Word
    code: i64 = 0                       # of the verb; given by the rules, like its moves
    every_move: vec[i64]                # all that the verb can say, the first facet slowest

    @property
    def word(self) -> Word:
        """The verb, also of a rule that runs interpreted on a compiled engine, which keeps it in its class."""
        word: Word = getattr(self, "verb")  # noqa: B009
        return word

    def list_moves(self) -> None:
        """List all moves of the verb, once the vocabulary has given it a code."""
        word = self.word
        sizes = [*[facet.size for facet in word.facets], 1, 1, 1]
        self.code = word.code
        self.every_move = vec[i64]([word.move(first, second, third) for first in range(sizes[0]) for second in range(sizes[1])
                                    for third in range(sizes[2])])

    def obstacle(self, state: S, frame: G_contra, move: i64) -> i64:
        """ALLOWED, or why a move of this verb is not legal now: the reason a person wants to hear first. Changes nothing."""
        raise NotImplementedError

    def offer(self, state: S, frame: G_contra, moves: Moves) -> None:
        """List what is legal: every move of the verb that has no obstacle. Changes nothing."""
        for move in self.every_move:
            if self.obstacle(state, frame, move) == ALLOWED:
                moves.add(move)

    def apply(self, state: S, frame: G_contra, move: i64) -> None:
        """Do what was offered, and open what follows."""
        raise NotImplementedError

    def warning(self, state: S, frame: G_contra, move: i64) -> Reason | None:
        """What a person might want to hear before making this legal move."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S, G_contra]):
    """Something nature may do: every move that has no obstacle, drawn in proportion to its weight."""

    def weight(self, state: S, frame: G_contra, move: i64) -> i64:
        """How often this move is drawn compared with the others; 0 for one that only a deal written by hand may say."""
        return 1

    def offer(self, state: S, frame: G_contra, moves: Moves) -> None:
        for move in self.every_move:
            if self.obstacle(state, frame, move) == ALLOWED:
                moves.draw(move, self.weight(state, frame, move))


class Declining(Rule[S, Frame]):
    """Declining a step changes nothing."""

    verb = Word("decline")

    def offer(self, state: S, frame: Frame, moves: Moves) -> None:
        pass

    def apply(self, state: S, frame: Frame, move: i64) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, F]):
    """A decision: one seat picks one move from the rules on the menu.

    `about` is an empty frame of the class that names what the decision is about; without one it is about nothing.
    With `decline` the seat may answer with that word and change nothing. With `decline`, or when it is `optional`, the step
    vanishes if nothing is offered.
    """

    def __init__(self, name: str, menu: Sequence[Rule[S, F]], about: F | None = None, decline: Word | None = None,
                 optional: bool = False) -> None:
        self.name: Final = name
        self.number: i64 = -1           # given by the rules
        self.automatic = False
        self.menu: Final = vec[Rule](menu)  # type: ignore[type-arg]     # a vec of the bare class is read without a check
        self.about: Final[F] = about if about is not None else cast(F, Frame())     # decisions are read into it
        self.decision: Final[Frame] = self.about    # the same object, for callers to whom its class does not matter
        self.decline: Final = decline
        self.vanishes: Final = optional or decline is not None
        check_names(self.about)

    def frame(self, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
        """This step as an open decision. The numbers are those that its frame declares, in that order; each may be -1."""
        return packed_frame(self.number, seat, first, second, third, fourth)

    def opened(self, state: State) -> F:
        """The decision on top of the stack, which must be one of this step, read."""
        self.about.read(state.top)
        return self.about

    def offer(self, state: S, frame: F, moves: Moves) -> None:
        """List what the menu offers, and declining it where that may be."""
        for rule in self.menu:
            rule.offer(state, frame, moves)
        if moves.count > 0 and self.decline is not None:
            moves.add(self.decline.move())

    def obstacle(self, state: S, frame: F, move: i64) -> i64:
        """ALLOWED, why this step does not offer a move, or NO_RULE where it knows no such move."""
        if self.decline is not None and self.decline.code == verb_of(move):
            return ALLOWED
        for rule in self.menu:
            if rule.code == verb_of(move):
                return rule.obstacle(state, frame, move)
        return NO_RULE

    def warning(self, state: S, frame: F) -> Reason | None:
        """What a person might want to hear before declining."""
        return None

    def run(self, state: S, frame: F) -> None:
        """What happens by itself, for those steps that nobody decides."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S, F]):
    """Something that happens by itself when it comes to the top of the stack."""

    def __init__(self, name: str, about: F | None = None) -> None:
        super().__init__(name, [], about)
        self.automatic = True


def check_names(frame: Frame) -> None:
    """The properties of a frame read the numbers that `holds` says, in its order."""
    names = type(frame).holds
    assert len(names) <= MOST_NUMBERS, f"{type(frame).__name__} holds more than {MOST_NUMBERS} numbers"
    frame.read(packed_frame(0, 0, 1, 2, 3, 4))
    for place, name in enumerate(names):
        assert getattr(frame, name) == place + 1, f"{type(frame).__name__}.{name} does not read number {place}"


def is_at(state: State, steps: Sequence[Step[Any, Any]]) -> bool:
    """Whether one of these steps is to be decided: for callers outside the rules."""
    return state.depth > 0 and any(state.top & STEP_MASK == step.number for step in steps)


class Rules(Generic[S]):
    """All the steps of a game, and the machine that runs them."""

    def __init__(self, vocabulary: Vocabulary, steps: Sequence[Step[S, Any]]) -> None:
        self.vocabulary: Final = vocabulary
        self.steps: Final = vec[Step](steps)  # type: ignore[type-arg]
        declining: Rule[S, Any] = Declining()
        self.of_verb: Final = vec[Rule]([declining for verb in vocabulary.verbs])  # type: ignore[type-arg]
        declined: set[str] = set()
        for number in range(len(self.steps)):
            step = self.steps[number]
            assert step.number == -1, f"step {step.name} is listed twice"
            step.number = number
            if step.decline is not None:
                declined.add(step.decline.name)
            for rule in step.menu:
                rule.list_moves()
                code = int(rule.word.code)
                known = self.of_verb[code]
                assert known is declining or type(known) is type(rule), f"two rules for {rule.word.name}"
                self.of_verb[code] = rule
        said = {rule.word.name for step in steps for rule in step.menu}
        assert not said & declined, f"a rule and declining in one word: {said & declined}"
        assert said | declined == set(vocabulary.by_name), f"without a step: {set(vocabulary.by_name) - said - declined}"
        assert len({step.name for step in steps}) == len(self.steps), "two steps of one name"

    def to_move(self, state: S) -> i64:
        """The seat that decides, NATURE or OVER."""
        return OVER if state.depth == 0 else seat_of(state.top)

    def step(self, state: S) -> Step[S, Frame]:
        """The decision on top. There must be one."""
        return self.steps[state.top & STEP_MASK]

    def offer(self, state: S, moves: Moves) -> None:
        """List what the decision on top offers. Changes nothing."""
        moves.clear()
        if state.depth > 0:
            step = self.steps[state.top & STEP_MASK]
            step.offer(state, step.opened(state), moves)

    def apply(self, state: S, move: i64, moves: Moves) -> None:
        """Answer the decision on top with a move it offers; `moves` holds afterwards what is offered next."""
        packed = state.take()
        frame = self.steps[packed & STEP_MASK].decision
        frame.read(packed)
        self.of_verb[verb_of(move)].apply(state, frame, move)
        self.settle(state, moves)

    def settle(self, state: S, moves: Moves) -> None:
        """Run automatic steps until somebody must decide, or the game is over and `moves` is empty."""
        moves.clear()
        while state.depth > 0:
            step = self.steps[state.top & STEP_MASK]
            frame = step.decision
            if step.automatic:
                frame.read(state.take())
                step.run(state, frame)
            else:
                frame.read(state.top)
                step.offer(state, frame, moves)
                if moves.count > 0:
                    return
                assert step.vanishes, "a dead end: " + step.name
                state.take()

    def obstacle(self, state: S, move: i64) -> i64:
        """ALLOWED, why the decision on top does not offer a move, or NO_RULE where it knows no such move."""
        step = self.step(state)
        return step.obstacle(state, step.opened(state), move)

    def why_not(self, state: S, move: i64) -> Reason | None:
        """The reason why the decision on top does not offer this move; None where it knows no such move."""
        obstacle = self.obstacle(state, move)
        return self.vocabulary.reason_of(obstacle) if obstacle > ALLOWED else None

    def warning(self, state: S, move: i64) -> Reason | None:
        """What a person might want to hear before this legal move."""
        step = self.step(state)
        if step.decline is not None and step.decline.code == verb_of(move):
            return step.warning(state, step.opened(state))
        return self.of_verb[verb_of(move)].warning(state, step.opened(state), move)
