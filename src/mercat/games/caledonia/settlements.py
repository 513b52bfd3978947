"""Settlements, and the groups of them that shipping joins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.hexes import BIT, PER_WORD, lowest
from mercat.games.caledonia.maps import HEXES, LEVELS, REACH, WORDS
from mercat.games.caledonia.state import Caledonia


class Search:
    """A walk over units from one to all those it reaches, at a level of shipping. One object serves again and again."""

    def __init__(self) -> None:
        self.rest: Final = vec[i64]([0] * 3)        # units not yet visited
        self.open: Final = vec[i64]([0] * 3)        # visited by this walk, and not yet looked around from
        self.seen: Final = vec[i64]([0] * 3)        # visited by this walk

    def begin(self, first: i64, second: i64, third: i64) -> None:
        """What there is to visit, as the three words of a set of hexes."""
        self.rest[0] = first
        self.rest[1] = second
        self.rest[2] = third

    def walk(self, state: Caledonia, level: i64) -> bool:
        """Visit all that is joined to the first unit not yet visited; False when none is left."""
        word: i64 = 0
        while word < WORDS and self.rest[word] == 0:
            word += 1
        if word == WORDS:
            return False
        for part in range(WORDS):
            self.seen[part] = 0
        self.visit(word, self.rest[word] & -self.rest[word])
        while True:
            word = 0
            while word < WORDS and self.open[word] == 0:
                word += 1
            if word == WORDS:
                return True
            hex = word * PER_WORD + lowest(self.open[word])
            self.open[word] &= self.open[word] - 1
            place = ((state.map * HEXES + hex) * LEVELS + level) * WORDS
            for part in range(WORDS):
                self.visit(part, REACH[place + part] & self.rest[part])

    def visit(self, word: i64, cells: i64) -> None:
        self.open[word] |= cells
        self.seen[word] |= cells
        self.rest[word] &= ~cells


class Known:
    """What was counted last for each seat, with all that it depends on: everybody is asked after every move of anybody."""

    def __init__(self) -> None:
        self.of: Final = vec[i64]([-1] * 25)        # [seat, three words of units, shipping, map]
        self.groups: Final = vec[i64]([0] * 5)      # [seat]

    def holds(self, state: Caledonia, seat: i64) -> bool:
        """Whether nothing has changed; what there is now is written down either way."""
        same = True
        for place in range(i64(5)):
            now = self.now(state, seat, place)
            if self.of[seat * 5 + place] != now:
                self.of[seat * 5 + place] = now
                same = False
        return same

    def now(self, state: Caledonia, seat: i64, place: i64) -> i64:
        if place < WORDS:
            return state.units[seat, place]
        return state.shipping[seat] if place == WORDS else state.map


WIDE: Final = Search()
CLOSE: Final = Search()
KNOWN: Final = Known()


def settlements_among(state: Caledonia, first: i64, second: i64, third: i64) -> i64:
    """How many settlements a set of units makes: units joined by neighbouring, with no river between."""
    CLOSE.begin(first, second, third)
    settlements: i64 = 0
    while CLOSE.walk(state, 0):
        settlements += 1
    return settlements


def settlements_of(state: Caledonia, seat: i64) -> i64:
    """All settlements of a seat."""
    return settlements_among(state, state.units[seat, 0], state.units[seat, 1], state.units[seat, 2])


def settlements_in_reach(state: Caledonia, seat: i64) -> i64:
    """The settlements of the largest group within shipping of each other."""
    if KNOWN.holds(state, seat):
        return KNOWN.groups[seat]
    most: i64 = 0
    WIDE.begin(state.units[seat, 0], state.units[seat, 1], state.units[seat, 2])
    while WIDE.walk(state, state.shipping[seat]):
        most = max(most, settlements_among(state, WIDE.seen[0], WIDE.seen[1], WIDE.seen[2]))
    KNOWN.groups[seat] = most
    return most


def numbered_settlements(state: Caledonia, seat: i64) -> vec[i64]:
    """[hex]: which settlement of the seat it belongs to, counted from 1; below zero outside the largest group within shipping,
    0 where the seat has no unit. For those who look at the map."""
    numbers = vec[i64]([0] * HEXES)
    CLOSE.begin(state.units[seat, 0], state.units[seat, 1], state.units[seat, 2])
    number: i64 = 0
    while CLOSE.walk(state, 0):
        number += 1
        for hex in range(HEXES):
            if CLOSE.seen[hex // PER_WORD] & BIT[hex % PER_WORD] != 0:
                numbers[hex] = -number
    most: i64 = 0
    largest = vec[i64]([0] * 3)
    WIDE.begin(state.units[seat, 0], state.units[seat, 1], state.units[seat, 2])
    while WIDE.walk(state, state.shipping[seat]):
        found = settlements_among(state, WIDE.seen[0], WIDE.seen[1], WIDE.seen[2])
        if found > most:
            most = found
            for word in range(WORDS):
                largest[word] = WIDE.seen[word]
    for hex in range(HEXES):
        if largest[hex // PER_WORD] & BIT[hex % PER_WORD] != 0:
            numbers[hex] = -numbers[hex]
    return numbers
