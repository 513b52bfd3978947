"""Sets of hexes as values. A set is a tuple of three bit words, which is passed, returned and compared like a number, without
allocating memory.

No other module depends on the representation of a set. Hexes are listed from the lowest number to the highest:

    hex = first_of(hexes)
    while hex != NONE:
        ...
        hex = next_of(hexes, hex)
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT, PER_WORD
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import Word

HexSet: TypeAlias = tuple[i64, i64, i64]
WORDS: Final[i64] = 3                   # the words of a set; each covers a third of the map, from west to east
WORD_SIZE: Final = 2 ** int(PER_WORD)
ABOVE: Final = vec[i64]([WORD_SIZE - 2 ** (place + 1) for place in range(int(PER_WORD))])       # [place]: the bits above it

WORD_OF: Final = vec[i64]([hex // int(PER_WORD) for hex in range(int(WORDS * PER_WORD))])       # [hex]
BIT_OF: Final = vec[i64]([2 ** (hex % int(PER_WORD)) for hex in range(int(WORDS * PER_WORD))])  # [hex]: within its word

LOW_BYTE: Final[i64] = 255
ONES: Final = vec[i64]([bin(number).count("1") for number in range(256)])      # [byte]
MODULUS: Final[i64] = 59                # 2 is a primitive root: the powers of two up to 2**54 have different remainders
PLACE: Final = vec[i64]([next((place for place in range(int(PER_WORD)) if pow(2, place, int(MODULUS)) == rest), -1)
                         for rest in range(int(MODULUS))])      # [remainder]: the place of the bit


def lowest(word: i64) -> i64:
    """Return the position of the lowest set bit of a word that is not 0."""
    return PLACE[(word & -word) % MODULUS]


def count(word: i64) -> i64:
    """Return the number of set bits in a word."""
    total: i64 = 0
    while word != 0:
        total += ONES[word & LOW_BYTE]
        word >>= 8
    return total


def as_words(hexes: int) -> list[int]:
    """Return the words of a set that is given as one large integer. This is for the tables built at import time."""
    return [hexes // WORD_SIZE ** word % WORD_SIZE for word in range(int(WORDS))]


def read_set(numbers: vec[i64], row: i64) -> HexSet:
    """Return the set in a row of a table."""
    return (numbers[row * WORDS], numbers[row * WORDS + 1], numbers[row * WORDS + 2])


def write_set(numbers: vec[i64], row: i64, hexes: HexSet) -> None:
    """Write a set into a row of a table."""
    numbers[row * WORDS] = hexes[0]
    numbers[row * WORDS + 1] = hexes[1]
    numbers[row * WORDS + 2] = hexes[2]


def mixed(hexes: HexSet) -> i64:
    """Return a hash of a set, with low bits that look random, for caches keyed by sets."""
    number = hexes[0] ^ hexes[0] >> 23 ^ hexes[1] ^ hexes[1] >> 29 ^ hexes[2] ^ hexes[2] >> 31
    return number ^ number >> 11


# -- queries


def is_empty(hexes: HexSet) -> bool:
    return hexes[0] | hexes[1] | hexes[2] == 0


def contains(hexes: HexSet, hex: i64) -> bool:
    if hex < PER_WORD:
        return hexes[0] & BIT[hex] != 0
    if hex < 2 * PER_WORD:
        return hexes[1] & BIT[hex - PER_WORD] != 0
    return hexes[2] & BIT[hex - 2 * PER_WORD] != 0


def row_contains(numbers: vec[i64], row: i64, hex: i64) -> bool:
    """Return whether the set in a row of a table contains a hex. This reads only one of the three words."""
    return numbers[row * WORDS + WORD_OF[hex]] & BIT_OF[hex] != 0


def size_of(hexes: HexSet) -> i64:
    """Return the number of hexes in a set."""
    return count(hexes[0]) + count(hexes[1]) + count(hexes[2])


# -- combining


def no_hexes() -> HexSet:
    return (0, 0, 0)


def union(one: HexSet, other: HexSet) -> HexSet:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2])


def intersection(one: HexSet, other: HexSet) -> HexSet:
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2])


def difference(one: HexSet, other: HexSet) -> HexSet:
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2])


def only(hex: i64) -> HexSet:
    """Return the set that contains only this hex."""
    if hex < PER_WORD:
        return (BIT[hex], 0, 0)
    if hex < 2 * PER_WORD:
        return (0, BIT[hex - PER_WORD], 0)
    return (0, 0, BIT[hex - 2 * PER_WORD])


# -- listing


def first_of(hexes: HexSet) -> i64:
    """Return the hex with the lowest number, or NONE if the set is empty."""
    if hexes[0] != 0:
        return lowest(hexes[0])
    if hexes[1] != 0:
        return PER_WORD + lowest(hexes[1])
    if hexes[2] != 0:
        return 2 * PER_WORD + lowest(hexes[2])
    return NONE


def next_of(hexes: HexSet, hex: i64) -> i64:
    """Return the hex of a set that follows the given one, or NONE after the last."""
    if hex < PER_WORD:
        return first_of((hexes[0] & ABOVE[hex], hexes[1], hexes[2]))
    if hex < 2 * PER_WORD:
        return first_of((0, hexes[1] & ABOVE[hex - PER_WORD], hexes[2]))
    return first_of((0, 0, hexes[2] & ABOVE[hex - 2 * PER_WORD]))


def offer_word(moves: Moves, first: i64, step: i64, word: i64) -> None:
    """Offer a move for every set bit of a word: `first` for the lowest bit of the word, plus `step` for each bit above it."""
    buffer, count = moves.buffer, moves.count
    while word != 0:
        buffer[count] = first + step * PLACE[(word & -word) % MODULUS]
        count += 1
        word &= word - 1
    moves.count = count


def offer_set(moves: Moves, first: i64, step: i64, hexes: HexSet) -> None:
    """Offer a move for every hex of a set: `first` for hex 0, plus `step` for each hex after it."""
    offer_word(moves, first, step, hexes[0])
    offer_word(moves, first + step * PER_WORD, step, hexes[1])
    offer_word(moves, first + step * PER_WORD * 2, step, hexes[2])


def offer_unit_on(moves: Moves, verb: Word, unit: i64, hexes: HexSet) -> None:
    """Offer, for each hex of a set, the move of this verb with this unit."""
    offer_set(moves, verb.move(unit), verb.move(0, 1) - verb.move(), hexes)


def offer_units_on(moves: Moves, verb: Word, units: i64, table: vec[i64]) -> None:
    """For each unit, offer a move with each hex of the set in the unit's row of a table.

    The moves of all units in the western third of the map come first, then the moves in the middle third, then those in the
    eastern third.
    """
    step = verb.move(0, 1) - verb.move()
    for third in range(WORDS):
        for unit in range(units):
            word = table[unit * WORDS + third]
            if word != 0:
                offer_word(moves, verb.move(unit, third * PER_WORD), step, word)


def offer_on(moves: Moves, verb: Word, hexes: HexSet) -> None:
    """Offer, for each hex of a set, the move of this verb."""
    offer_set(moves, verb.move(), verb.move(1) - verb.move(), hexes)
