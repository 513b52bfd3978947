"""The vocabulary of The Salt Road: its facets, moves, events and reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.vocabulary import Facet, Vocabulary, Word, numbers
from . import tables as t

SEAT: Final[Facet] = Facet("seat", ["first", "second", "third", "fourth"])
AMOUNT: Final[Facet] = numbers("amount", 60)
PRICE: Final[Facet] = numbers("price", 6)
ROUND: Final[Facet] = numbers("round", int(t.ROUNDS))

# -- moves
CALL: Final[Word] = Word("call", [PRICE])                   # nature's
DIG: Final[Word] = Word("dig")
HIRE: Final[Word] = Word("hire")
SELL: Final[Word] = Word("sell", [AMOUNT])
PASS: Final[Word] = Word("pass")

# -- events
ROUND_BEGAN: Final[Word] = Word("round_began", [ROUND])
CALLED: Final[Word] = Word("called", [PRICE])
DUG: Final[Word] = Word("dug", [SEAT, AMOUNT])
HIRED: Final[Word] = Word("hired", [SEAT])
PAID: Final[Word] = Word("paid", [SEAT, AMOUNT])
SOLD: Final[Word] = Word("sold", [SEAT, AMOUNT])
EARNED: Final[Word] = Word("earned", [SEAT, AMOUNT])
FELL: Final[Word] = Word("fell", [PRICE])

# -- reasons
MINE_EMPTY: Final[Word] = Word("mine_empty")
MONEY_SHORT: Final[Word] = Word("money_short", [AMOUNT])
DIGGERS_FULL: Final[Word] = Word("diggers_full", [AMOUNT])
SALT_SHORT: Final[Word] = Word("salt_short", [AMOUNT])
NOTHING: Final[Word] = Word("nothing")
NOT_CALLED: Final[Word] = Word("not_called")

# -- causes of changes of holdings
CAUSE: Final[Facet] = Facet("cause", ["hiring", "sale"])
BY_HIRING: Final[i64] = CAUSE.index("hiring")
BY_SALE: Final[i64] = CAUSE.index("sale")

WORDS: Final[Vocabulary] = Vocabulary([CALL, DIG, HIRE, SELL, PASS], [ROUND_BEGAN, CALLED, DUG, HIRED, PAID, SOLD, EARNED, FELL],
                                      [MINE_EMPTY, MONEY_SHORT, DIGGERS_FULL, SALT_SHORT, NOTHING, NOT_CALLED], CAUSE)
