"""The points of each seat, at the end of the game and before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.game import Score, ScoreLine
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.state import NewBedford

COUNTING_HOUSE: Final[i64] = b.building("counting_house")
MANSION: Final[i64] = b.building("mansion")
MUNICIPAL_OFFICE: Final[i64] = b.building("municipal_office")
SEAMENS_BETHEL: Final[i64] = b.building("seamens_bethel")


def whale_points(state: NewBedford, seat: i64) -> i64:
    """Return the points for whales whose lay was paid, and for whales handed in or bought (NB-SCORE-1). Whales still aboard score
    nothing."""
    total: i64 = 0
    for whale in range(t.WHALES):
        total += state.whales[seat, whale] * t.POINTS[whale]
    return total


def building_points(state: NewBedford, seat: i64) -> i64:
    """Return the points for all buildings that a seat owns, including bonus buildings and the Post Office (NB-SCORE-2,
    NB-POST-4)."""
    total: i64 = 0
    for number in range(b.BUILDINGS):
        if state.owner[number] == seat:
            total += t.TILE_POINTS[number]
    return total


def extra_points(state: NewBedford, seat: i64, number: i64) -> i64:
    """Return the points of a bonus building for its owner, in addition to the building's own point (NB-SCORE-3).

    The points depend on the number of right whales (NB-COUNTING-1) or of buildings (NB-MUNICIPAL-1), or are a fixed number
    (NB-BETHEL-1, NB-MANSION-1).
    """
    if state.owner[number] != seat:
        return 0
    if number == COUNTING_HOUSE:
        return state.whales[seat, v.RIGHT] // t.RIGHT_PER_POINT
    if number == MUNICIPAL_OFFICE:
        return state.buildings_of(seat) // t.BUILDINGS_PER_POINT
    return t.EXTRA_POINTS[number]


def all_points(state: NewBedford, seat: i64) -> i64:
    """Return a seat's total score, as if the game ended now. NB-SCORE-4: every full $5 scores a point. NB-SCORE-5: goods score
    nothing."""
    return (whale_points(state, seat) + building_points(state, seat) + extra_points(state, seat, COUNTING_HOUSE)
            + extra_points(state, seat, MANSION) + extra_points(state, seat, MUNICIPAL_OFFICE)
            + extra_points(state, seat, SEAMENS_BETHEL) + state.money[seat] // t.MONEY_PER_POINT)


def points(state: NewBedford, seat: int) -> int:
    """Return a seat's total score, for callers outside the rules."""
    return int(all_points(state, seat))


def score(state: NewBedford) -> list[Score]:
    """Return the score sheets. NB-SCORE-6: ties are broken by the number of whale tokens, then by the money that scored no point.
    Seats that are still tied share the place."""
    return [Score(seat, lines(state, seat), [whale_tokens(state, seat), int(state.money[seat] % t.MONEY_PER_POINT)])
            for seat in range(int(state.seats))]


def whale_tokens(state: NewBedford, seat: int) -> int:
    """Return the total number of a seat's whales that score."""
    return sum(int(state.whales[seat, whale]) for whale in range(int(t.WHALES)))


def lines(state: NewBedford, seat: int) -> list[ScoreLine]:
    """Return the lines of a seat's score sheet."""
    sheet = [ScoreLine(kind, int(state.whales[seat, number] * t.POINTS[number])) for number, kind in enumerate(t.KINDS)]
    sheet.append(ScoreLine("buildings", int(building_points(state, seat))))
    for name in ("counting_house", "mansion", "municipal_office", "seamens_bethel"):
        sheet.append(ScoreLine(name, int(extra_points(state, seat, b.building(name)))))
    sheet.append(ScoreLine("money", int(state.money[seat] // t.MONEY_PER_POINT)))
    return sheet
