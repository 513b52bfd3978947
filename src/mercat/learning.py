"""Machine learning: observations as rows of numbers, moves as action numbers without gaps, and episodes to step through.

This needs nothing but the standard library: rows are arrays of 32-bit floats, which `numpy.frombuffer` and `torch.frombuffer`
read without copying.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from itertools import chain
from operator import itemgetter
from typing import Any, Final

from mercat.engine.chance import Seed, drawn, seed_of
from mercat.engine.frame import NUMBER_BITS, STEP_MASK, Frame
from mercat.engine.game import Game, Score
from mercat.engine.hexes import PER_WORD
from mercat.engine.match import chosen_options
from mercat.engine.rules import Moves
from mercat.engine.state import NATURE, STACK_NAME, Field, State
from mercat.games import find

SEAT: Final = "seat"                    # the facet whose values are players; they are counted from the observing seat
SETS: Final = "word"                    # the facet that indexes the words of a set of hexes; rows have an entry for each hex


class Observer:
    """Turns positions into observations: rows with the same layout for every position of a game with this number of seats.

    Wherever entries are indexed by seat, the observing seat comes first and the others follow in order. Counts are given as they
    are; a number that stands for a value of a facet is one-hot, all 0 if there is no value. After the fields come the pending
    decision and how many decisions of each step are pending below it. `labels` names every entry.
    """

    def __init__(self, game: Game[Any], seats: int, options: Sequence[int] = ()) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.labels: list[str] = []
        # by observing seat: places in the position, where their entries begin in the row, and how many values they have
        self.counted: Final[list[list[int]]] = [[] for _seat in range(seats)]
        self.chosen: Final[list[list[tuple[int, int, int]]]] = [[] for _seat in range(seats)]
        self.owned: Final[list[list[tuple[int, int]]]] = [[] for _seat in range(seats)]
        self.sets: Final[list[list[tuple[int, int]]]] = [[] for _seat in range(seats)]
        fields = self.placed_fields(game.first(seats, options))
        for field, begin in fields:
            if field.holds is None and SETS not in names(field):
                self.add_counts(field, begin)
        for field, begin in fields:
            if field.holds is not None or SETS in names(field):
                self.add_marks(field, begin)
        self.decision: Final = len(self.labels)
        self.labels += [f"{SEAT}.{number}" for number in range(seats)]
        self.labels += [f"decides.{self.value_label(SEAT, turn)}" for turn in range(seats)]
        self.labels += [f"step.{step.name}" for step in game.rules.steps] + [f"waiting.{step.name}" for step in game.rules.steps]
        self.about: Final = self.placed_names()
        self.size: Final = len(self.labels)
        self.pick: Final = [itemgetter(*places) for places in self.counted]
        self.rest: Final = array("f", bytes(4 * (self.size - len(self.counted[0]))))

    def placed_names(self) -> list[list[int]]:
        """Add a label for each bit of the frames' numbers, by name; return for each step where the bits of its numbers begin."""
        places: dict[str, int] = {}
        for step in self.game.rules.steps:
            for name in type(step.about).holds:
                if name not in places:
                    places[name] = len(self.labels)
                    self.labels += [f"about.{name}.{bit}" for bit in ["none", *range(int(NUMBER_BITS))]]
        return [[places[name] for name in type(step.about).holds] for step in self.game.rules.steps]

    def placed_fields(self, state: State) -> list[tuple[Field, int]]:
        """The fields of a position except the stack, each with the place where its numbers begin."""
        sizes = [len(numbers) for numbers in state.fields.numbers]
        begins = [sum(sizes[:place]) for place in range(len(sizes))]
        placed = zip(state.fields.declarations, begins, strict=True)
        return [(field, begin) for field, begin in placed if field.name != STACK_NAME]

    def spots(self, field: Field, begin: int, seat: int) -> list[tuple[str, int]]:
        """Label and place of every number of a field, in the order in which a seat observes them."""
        spots = [(field.name, 0)]
        for facet in field.facets:
            values = [(seat + turn) % self.seats for turn in range(self.seats)] if facet.name == SEAT else range(int(facet.size))
            spots = [(f"{label}.{self.value_label(facet.name, turn, facet.values)}", place * int(facet.size) + value)
                     for label, place in spots for turn, value in enumerate(values)]
        return [(label, begin + place) for label, place in spots]

    def value_label(self, facet: str, number: int, values: Sequence[str] = ()) -> str:
        """The label of a value; seats are counted from the observing seat."""
        return values[number] if facet != SEAT else "me" if number == 0 else f"me+{number}"

    def add_counts(self, field: Field, begin: int) -> None:
        self.labels.extend(label for label, _place in self.spots(field, begin, 0))
        for seat in range(self.seats):
            self.counted[seat].extend(place for _label, place in self.spots(field, begin, seat))

    def add_marks(self, field: Field, begin: int) -> None:
        """Add an entry for each value of a categorical field, or for each hex of a set."""
        holds = field.holds
        spots = [self.spots(field, begin, seat) for seat in range(self.seats)]
        for spot, (label, _place) in enumerate(spots[0]):
            offset = len(self.labels)
            if holds is None:
                self.labels.extend(f"{label}.{bit}" for bit in range(int(PER_WORD)))
            elif holds.name == SEAT:
                self.labels.extend(f"{label}={self.value_label(SEAT, turn)}" for turn in range(self.seats))
            else:
                self.labels.extend(f"{label}={value}" for value in holds.values)
            for seat in range(self.seats):
                place = spots[seat][spot][1]
                if holds is None:
                    self.sets[seat].append((place, offset))
                elif holds.name == SEAT:
                    self.owned[seat].append((place, offset))
                else:
                    self.chosen[seat].append((place, offset, int(holds.size)))

    def row(self, state: State, seat: int) -> array[float]:
        """The observation of a seat; nature (-1) observes as the first seat."""
        seat = max(seat, 0)
        numbers = list(chain.from_iterable(state.fields.numbers))
        row = array("f", self.pick[seat](numbers))
        row.extend(self.rest)
        for place, offset, size in self.chosen[seat]:
            if 0 <= numbers[place] < size:
                row[offset + numbers[place]] = 1
        for place, offset in self.owned[seat]:
            if 0 <= numbers[place] < self.seats:
                row[offset + (numbers[place] - seat) % self.seats] = 1
        for place, offset in self.sets[seat]:
            set_bits(row, offset, numbers[place])
        self.add_decision(row, state, seat)
        return row

    def add_decision(self, row: array[float], state: State, seat: int) -> None:
        """Set the entries that say who observes, who decides, at which step, about what, and what is pending below."""
        place = self.decision
        row[place + seat] = 1
        if state.depth == 0:
            return
        steps = self.game.rules.steps
        frame: Frame = self.game.rules.step(state).opened(state)
        if frame.seat >= 0:
            row[place + self.seats + (int(frame.seat) - seat) % self.seats] = 1
        place += 2 * self.seats
        row[place + frame.step] = 1
        for number, spot in enumerate(self.about[frame.step]):
            about = int(frame.number(number))
            row[spot] = about < 0
            set_bits(row, spot + 1, max(about, 0))
        for depth in range(1, int(state.depth)):
            row[place + len(steps) + (int(state.stack[depth]) & int(STEP_MASK))] += 1


def names(field: Field) -> list[str]:
    return [facet.name for facet in field.facets]


def set_bits(row: array[float], offset: int, number: int) -> None:
    """Set the entry of each bit that is 1."""
    while number:
        low = number & -number
        row[offset + low.bit_length() - 1] = 1
        number ^= low


class Episode:
    """A game from its first decision to its last. Seats make moves by action number; nature draws from the seed."""

    def __init__(self, game: str | Game[Any], seats: int = 0, options: Mapping[str, str] | None = None,
                 seed: Seed | int | str = 0) -> None:
        self.game: Final = find(game) if isinstance(game, str) else game
        self.seats: Final = seats or self.game.fewest
        self.options: Final = chosen_options(self.game, self.seats, options)
        self.observer: Final = Observer(self.game, self.seats, self.options)
        self.actions: Final = int(self.game.vocabulary.size)    # the number of actions, in every position
        self.moves: Final = Moves()
        self.offered: dict[int, int] = {}                       # legal moves by action number
        self.begin(seed)

    def begin(self, seed: Seed | int | str) -> None:
        """Start a new game, with the same draws as `Match.start` with this seed. Raises ValueError for an invalid seed."""
        self.seed = seed_of(seed)
        self.draws = 0
        self.state: State = self.game.first(self.seats, self.options)
        self.game.rules.advance(self.state, self.moves)
        self.deal()

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return int(self.game.rules.to_move(self.state)) if self.moves.count else None

    @property
    def legal(self) -> list[int]:
        """The action numbers of the legal moves."""
        return list(self.offered)

    def mask(self) -> bytearray:
        """A byte for every action: 1 if it is legal."""
        mask = bytearray(self.actions)
        for number in self.offered:
            mask[number] = 1
        return mask

    def row(self, seat: int | None = None) -> array[float]:
        """The observation of a seat, by default of the one that decides."""
        decides = self.to_move
        return self.observer.row(self.state, seat if seat is not None else decides if decides is not None else 0)

    def step(self, number: int) -> None:
        """Make the move with this action number, and nature's draws after it. Raises ValueError if the move is not legal."""
        if number not in self.offered:
            raise ValueError(f"move {number} is not legal")
        self.game.rules.apply(self.state, self.offered[number], self.moves)
        self.deal()

    def deal(self) -> None:
        while self.moves.count and self.game.rules.to_move(self.state) == NATURE:
            self.game.rules.apply(self.state, drawn(self.seed, self.draws, self.moves), self.moves)
            self.draws += 1
        self.offered = {self.game.vocabulary.number(move): int(move) for move in self.moves.listed()}

    def scores(self) -> list[Score]:
        """The score sheets; before the end, those of a game that ended now."""
        return self.game.scores(self.state)

    def returns(self) -> list[float]:
        """For each seat, from -1 to 1: the share of opponents it is ahead of, minus the share that is ahead of it."""
        places = [score.place for score in self.scores()]
        others = max(self.seats - 1, 1)
        return [sum((place < other) - (place > other) for other in places) / others for place in places]
