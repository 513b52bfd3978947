"""Verifiable chance: a 128-bit seed, nature's draws from it, and the commitment published before the seed.

All numbers are keyed BLAKE2b or SHA-256 hashes of short ASCII texts, so that anyone can recompute them; see docs/fair-chance.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from operator import index
from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules.moves import Moves

SEED_BYTES: Final = 16
SEED_DIGITS: Final = 2 * SEED_BYTES
HEXADECIMAL: Final = "0123456789abcdefABCDEF"
WORD_BYTES: Final = 8
BLOCK_BYTES: Final = 64
WORDS: Final = int("18446744073709551616")      # 2**64, the number of different words; too large for a native integer
LONGEST_NUMBER: Final = 1_000                   # decimal digits of a seed written as an integer


class Seed:
    """The 128 bits that determine all of nature's draws, written as 32 hexadecimal digits."""

    def __init__(self, key: bytes) -> None:
        assert len(key) == SEED_BYTES
        self.key: Final = key

    def __str__(self) -> str:
        return self.key.hex()

    def __repr__(self) -> str:
        return f"<Seed {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seed) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type[Seed], tuple[bytes]]:
        return Seed, (self.key,)

    def number(self) -> int:
        """Return the seed as an integer, for random generators that need one."""
        return int.from_bytes(self.key, "big")

    def below(self, draw: int, whole: int) -> int:
        """Return the random number for a draw (counted from 0), from 0 to `whole` - 1, with exactly equal probabilities.

        The number is taken from the first word of the draw that is below the largest multiple of `whole`; larger words would
        introduce a bias.
        """
        return self.number_below(f"nature {draw}", whole)

    def lot(self, seats: int) -> list[int]:
        """Return a random seating, with exactly equal probabilities: for each seat, the previous seat of its new player.

        The last seat is drawn first, among all players (Fisher–Yates shuffle). No draw of nature depends on this seating.
        """
        order = list(range(seats))
        for place in range(seats - 1, 0, -1):
            other = self.number_below(f"seat {place}", place + 1)
            order[place], order[other] = order[other], order[place]
        return order

    def number_below(self, what: str, whole: int) -> int:
        """Return the random number from 0 to `whole` - 1 for the label `what`."""
        fair = WORDS - WORDS % whole
        block = 0
        while True:
            words = blake2b(f"{what} {block}".encode(), key=self.key).digest()
            for place in range(0, BLOCK_BYTES, WORD_BYTES):
                word = int.from_bytes(words[place:place + WORD_BYTES], "big")
                if word < fair:
                    return word % whole
            block += 1

    def bot_seed(self, decision: int) -> int:
        """Return the seed that a bot uses for a decision. This seed reveals nothing about nature's draws."""
        return int.from_bytes(blake2b(f"bot {decision}".encode(), key=self.key, digest_size=WORD_BYTES).digest(), "big")


def new_seed() -> Seed:
    """Return a new, unpredictable seed."""
    return Seed(secrets.token_bytes(SEED_BYTES))


def seed_of(value: Any) -> Seed:
    """Return the seed for a value: 32 hexadecimal digits are the seed itself; any other integer is hashed.

    An integer may be of any integral type, such as NumPy's, or given as text. Raise ValueError for anything else.
    """
    if isinstance(value, Seed):
        return value
    if isinstance(value, str):
        if len(value) == SEED_DIGITS and all(digit in HEXADECIMAL for digit in value):
            return Seed(bytes.fromhex(value))
        digits = value.removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
            value = int(value)
    if not isinstance(value, bool):
        try:
            return Seed(blake2b(f"integer {index(value):x}".encode(), digest_size=SEED_BYTES).digest())
        except TypeError:
            pass                                # not a whole number
    raise ValueError("a seed is a whole number or 32 hexadecimal digits")


def commitment(table: str, seed: Seed) -> str:
    """Return the commitment published before the seed: SHA-256 of the words `mercat seed`, the table's name and the seed, each on
    its own line."""
    return sha256(f"mercat seed\n{table}\n{seed}".encode()).hexdigest()


def drawn(seed: Seed, draw: i64, moves: Moves) -> i64:
    """Return the move that nature draws from the offered moves."""
    return moves.at_weight(seed.below(draw, moves.weight))


def answer(seed: Seed, by_hand: Sequence[int], draw: i64, moves: Moves) -> i64:
    """Return nature's move: the one in a hand-written deal for this draw if it is offered, otherwise the one drawn from the
    seed."""
    if draw < len(by_hand) and moves.has(by_hand[draw]):
        return by_hand[draw]
    return drawn(seed, draw, moves)
