"""The facets that occur only in a position's fields, not in moves or events, and the indices of its single numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.state import SEATS
from mercat.engine.rules.vocabulary import Facet
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v

# The pieces on a hex: a unit, or one of two things without an owner.
PIECE: Final[Facet] = Facet("piece", [*v.UNIT.values, "neutral", "cover"])
NEUTRAL: Final[i64] = t.UNITS
COVER_PIECE: Final[i64] = t.UNITS + 1

NUMBER: Final[Facet] = Facet("number", ["round", "map", "passed", "rowed", "put_under", "obtained"])
ROUND_NUMBER: Final[i64] = 0
MAP_NUMBER: Final[i64] = 1
PASSED_NUMBER: Final[i64] = 2
ROWED_NUMBER: Final[i64] = 3
UNDER_NUMBER: Final[i64] = 4
OBTAINED_NUMBER: Final[i64] = 5         # contracts obtained in this turn

SEAT: Final[Facet] = Facet("seat", SEATS.values[:4])    # at most four seats
ORDER: Final[Facet] = Facet("order", ["1st", "2nd", "3rd", "4th"])
WORD: Final[Facet] = Facet("word", ["0", "1", "2"])
SLOT: Final[Facet] = Facet("slot", ["slot" + str(slot) for slot in range(1, int(t.SLOTS) + 1)])
BOX: Final[Facet] = Facet("box", ["box" + str(box) for box in range(1, int(t.BOXES) + 1)])
DRAWN: Final[Facet] = Facet("drawn", ["drawn" + str(drawn) for drawn in range(1, 7)])
UNDER: Final[Facet] = Facet("under", ["under" + str(under) for under in range(1, 51)])
