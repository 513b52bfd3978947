"""Games for learners: a position as one row of numbers, moves as numbers without gaps, an episode to step through.

Nothing but the standard library is needed: rows are arrays of 32-bit floats, which `numpy.frombuffer` and `torch.frombuffer` read
without a copy.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from itertools import chain
from operator import itemgetter
from typing import Any, Final

from mercat.engine.chance import Seed, drawn, seed_of
from mercat.engine.frame import NUMBER_BITS, STEP_MASK, WIDE_BITS, Frame, WideFrame
from mercat.engine.game import Game, Score
from mercat.engine.hexes import PER_WORD
from mercat.engine.match import chosen_options
from mercat.engine.rules import Moves
from mercat.engine.state import NATURE, STACK_NAME, Field, State
from mercat.games import find

SEAT: Final = "seat"                    # the facet whose values are players: they are told from where the reader sits
SETS: Final = "word"                    # the facet that counts the words of a set of hexes: it is told hex by hex


class Observer:
    """Tells what a seat sees as a row of numbers, the same places for every position of a game with so many seats.

    The reader comes first and the others follow in order of seats, wherever something is counted by seat or belongs to one.
    Numbers that count stand as they are; numbers that stand for a value of a facet are one place for each value, all 0 where
    there is none. After the fields comes what is to be decided, and how many decisions of each kind wait below. `labels` names
    every place.
    """

    def __init__(self, game: Game[Any], seats: int, options: Sequence[int] = ()) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.labels: list[str] = []
        # by reader: places of the position, where their numbers are told, and how many values there are
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
        self.labels += [f"decides.{self.said(SEAT, turn)}" for turn in range(seats)]
        self.labels += [f"step.{step.name}" for step in game.rules.steps] + [f"waiting.{step.name}" for step in game.rules.steps]
        self.about: Final = self.placed_names()
        self.size: Final = len(self.labels)
        self.pick: Final = [itemgetter(*places) for places in self.counted]
        self.rest: Final = array("f", bytes(4 * (self.size - len(self.counted[0]))))

    def placed_names(self) -> list[list[int]]:
        """Add a label for each bit of what decisions are about, by name; return for each step where its numbers are told."""
        places: dict[str, int] = {}
        for step in self.game.rules.steps:
            bits = int(WIDE_BITS if isinstance(step.about, WideFrame) else NUMBER_BITS)
            for name in type(step.about).holds:
                if name not in places:
                    places[name] = len(self.labels)
                    self.labels += [f"about.{name}.{bit}" for bit in ["none", *range(bits)]]
        return [[places[name] for name in type(step.about).holds] for step in self.game.rules.steps]

    def placed_fields(self, state: State) -> list[tuple[Field, int]]:
        """The fields of a position but the stack, each with the place where its numbers begin."""
        sizes = [len(numbers) for numbers in state.fields.numbers]
        begins = [sum(sizes[:place]) for place in range(len(sizes))]
        placed = zip(state.fields.declarations, begins, strict=True)
        return [(field, begin) for field, begin in placed if field.name != STACK_NAME]

    def spots(self, field: Field, begin: int, seat: int) -> list[tuple[str, int]]:
        """Label and place of every number of a field, as a seat reads them."""
        spots = [(field.name, 0)]
        for facet in field.facets:
            values = [(seat + turn) % self.seats for turn in range(self.seats)] if facet.name == SEAT else range(int(facet.size))
            spots = [(f"{label}.{self.said(facet.name, turn, facet.values)}", place * int(facet.size) + value)
                     for label, place in spots for turn, value in enumerate(values)]
        return [(label, begin + place) for label, place in spots]

    def said(self, facet: str, number: int, values: Sequence[str] = ()) -> str:
        """The word of a value; seats are counted from the reader."""
        return values[number] if facet != SEAT else "me" if number == 0 else f"me+{number}"

    def add_counts(self, field: Field, begin: int) -> None:
        self.labels.extend(label for label, _place in self.spots(field, begin, 0))
        for seat in range(self.seats):
            self.counted[seat].extend(place for _label, place in self.spots(field, begin, seat))

    def add_marks(self, field: Field, begin: int) -> None:
        """Places for each value that a number of the field may stand for."""
        holds = field.holds
        spots = [self.spots(field, begin, seat) for seat in range(self.seats)]
        for spot, (label, _place) in enumerate(spots[0]):
            offset = len(self.labels)
            if holds is None:
                self.labels.extend(f"{label}.{bit}" for bit in range(int(PER_WORD)))
            elif holds.name == SEAT:
                self.labels.extend(f"{label}={self.said(SEAT, turn)}" for turn in range(self.seats))
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
        """What the seat sees; -1, nature, looks from the first seat."""
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
        """Who reads, who decides what about what, and which decisions wait below it."""
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
    """1 for each bit that is set."""
    while number:
        low = number & -number
        row[offset + low.bit_length() - 1] = 1
        number ^= low


class Episode:
    """A game from its first decision to its last. Seats move by the number of a move; nature answers by the seed."""

    def __init__(self, game: str | Game[Any], seats: int = 0, options: Mapping[str, str] | None = None,
                 seed: Seed | int | str = 0) -> None:
        self.game: Final = find(game) if isinstance(game, str) else game
        self.seats: Final = seats or self.game.fewest
        self.options: Final = chosen_options(self.game, self.seats, options)
        self.observer: Final = Observer(self.game, self.seats, self.options)
        self.actions: Final = int(self.game.vocabulary.size)    # numbers of moves are below it, in every position
        self.moves: Final = Moves()
        self.offered: dict[int, int] = {}                       # the number of a move: the move
        self.begin(seed)

    def begin(self, seed: Seed | int | str) -> None:
        """Deal a new game. The same seed deals as it does for `Match.start`. Raises ValueError for what is none."""
        self.seed = seed_of(seed)
        self.draws = 0
        self.state: State = self.game.first(self.seats, self.options)
        self.game.rules.settle(self.state, self.moves)
        self.deal()

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return int(self.game.rules.to_move(self.state)) if self.moves.count else None

    @property
    def legal(self) -> list[int]:
        """The numbers of the moves on offer."""
        return list(self.offered)

    def mask(self) -> bytearray:
        """A byte for every number of a move: 1 where it is on offer."""
        mask = bytearray(self.actions)
        for number in self.offered:
            mask[number] = 1
        return mask

    def row(self, seat: int | None = None) -> array[float]:
        """What a seat sees: the one that decides, if none is named."""
        decides = self.to_move
        return self.observer.row(self.state, seat if seat is not None else decides if decides is not None else 0)

    def step(self, number: int) -> None:
        """Make the move with this number, and let nature answer. Raises ValueError where it is not on offer."""
        if number not in self.offered:
            raise ValueError(f"move {number} is not on offer")
        self.game.rules.apply(self.state, self.offered[number], self.moves)
        self.deal()

    def deal(self) -> None:
        while self.moves.count and self.game.rules.to_move(self.state) == NATURE:
            self.game.rules.apply(self.state, drawn(self.seed, self.draws, self.moves), self.moves)
            self.draws += 1
        self.offered = {self.game.vocabulary.number(move): int(move) for move in self.moves.listed()}

    def scores(self) -> list[Score]:
        """The score sheets; before the end, as if the game ended now."""
        return self.game.scores(self.state)

    def returns(self) -> list[float]:
        """For each seat from -1 to 1: the share of the others it is ahead of, less the share that is ahead of it."""
        places = [score.place for score in self.scores()]
        others = max(self.seats - 1, 1)
        return [sum((place < other) - (place > other) for other in places) / others for place in places]
