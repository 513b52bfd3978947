"""The final scoring, line by line. Before the end, points are computed as if the game ended now.

CAL-VARIANT-9: the scoring of exports and of settlements may be left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.game import Score, ScoreLine
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.board.settlements import settlements_in_reach
from mercat.games.caledonia.scoring_tiles import barrels, basic_goods, processed_goods
from mercat.games.caledonia.state import Caledonia

LINES: Final = ["glory", "basic_goods", "processed_goods", "money", "hops", "cotton", "tobacco", "sugar_cane", "export",
                "settlements", "greatest_glory", "bid"]
GLORY: Final[i64] = 0
BASIC: Final[i64] = 1
PROCESSED: Final[i64] = 2
MONEY: Final[i64] = 3
HOPS_LINE: Final[i64] = 4
FIRST_IMPORT: Final[i64] = 5
EXPORT: Final[i64] = 8
SETTLEMENTS: Final[i64] = 9
GREATEST: Final[i64] = 10
BID: Final[i64] = 11
RATINGS: Final = ["novice", "recruit", "average", "expert", "genius"]


def places(table: dict[int, list[int]]) -> vec[i64]:
    """Return a table [seats, place] of the points for each place, with four places for each number of seats."""
    flat: list[int] = []
    for seats in range(5):
        row = table.get(seats, [])
        flat += row + [0] * (4 - len(row))
    return vec[i64](flat)


FOR_EXPORT: Final = places(t.EXPORT_PLACES)
FOR_SETTLEMENTS: Final = places(t.SETTLEMENT_PLACES)
FOR_GLORY: Final = places({seats: [int(t.GREATEST_GLORY_POINTS)] for seats in (2, 3, 4)})


def money_at_end(state: Caledonia, seat: i64) -> i64:
    """Return a seat's money, including the payment for barrels still in the cellar."""
    money = state.money[seat]
    if state.clan[seat] == t.MACKENZIE:
        money += state.cellar[0] * t.CELLAR_MONEY[0] + state.cellar[1] * t.CELLAR_MONEY[1]
    return money


def value_of_import(state: Caledonia, seat: i64, imported: i64) -> i64:
    """Return the points for each unit of an import (CAL-FINAL-2): 5, 4 or 3, the most for the rarest import. If imports are
    equally rare, cotton counts as the rarest, then tobacco.

    Rarity is determined by the imports of all seats. With balanced imports (CAL-VARIANT-2) and in a solo game (CAL-SOLO-2), it is
    determined only by the seat's own imports. CAL-VARIANT-1: with static imports, all imports have the same value.
    """
    if state.options[o.IMPORTS] == o.STATIC:
        return t.STATIC_POINTS
    own = state.options[o.IMPORTS] == o.BALANCED
    rank: i64 = 0
    amount = imported_by(state, seat, imported, own)
    for other in range(t.MARKED_IMPORTS):
        rival = imported_by(state, seat, other, own)
        if rival < amount or (rival == amount and other < imported):
            rank += 1
    return t.RARITY[rank]


def imported_by(state: Caledonia, seat: i64, imported: i64, own: bool) -> i64:
    if own:
        return state.imported[seat, imported]
    amount: i64 = 0
    for other in range(state.seats):
        amount += state.imported[other, imported]
    return amount


def shared(numbers: vec[i64], seat: i64, seats: i64, table: vec[i64]) -> i64:
    """Return a seat's share of the points for a ranking: the points for the places of all seats tied with it, divided evenly and
    rounded down (CAL-FINAL-5)."""
    better: i64 = 0
    equal: i64 = 0
    for other in range(seats):
        if numbers[other] > numbers[seat]:
            better += 1
        elif numbers[other] == numbers[seat]:
            equal += 1
    points: i64 = 0
    for place in range(better, better + equal):
        points += table[seats * 4 + place]
    return points // equal


def solo_points(table: list[tuple[int, int]], number: i64) -> i64:
    """Return the points for the highest threshold in a table that the number reaches, in a solo game (CAL-SOLO-6)."""
    for at_least, points in table:
        if number >= at_least:
            return points
    return 0


class Sheet:
    """The score sheets of all seats. The object is reused for every position."""

    def __init__(self) -> None:
        self.lines: Final = vec[i64]([0] * 60)      # [seat, line], with twelve lines for each seat
        self.exports: Final = vec[i64]([0] * 5)
        self.settled: Final = vec[i64]([0] * 5)
        self.glories: Final = vec[i64]([0] * 5)

    def fill(self, state: Caledonia) -> None:
        """Compute the lines of the score sheet for every seat."""
        for seat in range(state.seats):
            self.exports[seat] = state.exported[seat]
            self.settled[seat] = settlements_in_reach(state, seat) if state.options[o.SETTLEMENT_SCORING] == o.ON else 0
            self.glories[seat] = state.glory[seat]
        for seat in range(state.seats):
            self.fill_seat(state, seat)

    def fill_seat(self, state: Caledonia, seat: i64) -> None:
        """Compute a seat's lines. CAL-FINAL-1: there are lines for glory, goods, money and hops. CAL-VARIANT-8: there is a line
        for the greatest glory if the table has chosen this variant."""
        at = seat * 12
        lines = self.lines
        lines[at + GLORY] = state.glory[seat]
        lines[at + BASIC] = basic_goods(state, seat) * t.BASIC_POINTS
        lines[at + PROCESSED] = (processed_goods(state, seat) + barrels(state, seat)) * t.PROCESSED_POINTS
        lines[at + MONEY] = money_at_end(state, seat) // t.POUNDS_PER_POINT
        lines[at + HOPS_LINE] = state.imported[seat, t.HOPS]
        for imported in range(t.MARKED_IMPORTS):
            lines[at + FIRST_IMPORT + imported] = state.imported[seat, imported] * value_of_import(state, seat, imported)
        lines[at + EXPORT] = self.points_for_export(state, seat)
        lines[at + SETTLEMENTS] = self.points_for_settlements(state, seat)
        played = state.options[o.GREATEST_GLORY] == o.PLAYED
        lines[at + GREATEST] = shared(self.glories, seat, state.seats, FOR_GLORY) if played else 0
        lines[at + BID] = -state.bid[seat]

    def points_for_export(self, state: Caledonia, seat: i64) -> i64:
        """Return a seat's points for the ranking by fulfilled contracts (CAL-FINAL-3). CAL-FINAL-8: even seats that have
        fulfilled no contract may share a place."""
        if state.options[o.EXPORT_MAJORITY] != o.ON:
            return 0
        if state.seats == 1:
            return solo_points(t.SOLO_EXPORT, state.exported[seat])
        return shared(self.exports, seat, state.seats, FOR_EXPORT)

    def points_for_settlements(self, state: Caledonia, seat: i64) -> i64:
        """Return a seat's points for the ranking by settlements within shipping of each other (CAL-FINAL-4)."""
        if state.options[o.SETTLEMENT_SCORING] != o.ON:
            return 0
        if state.seats == 1:
            return solo_points(t.SOLO_SETTLEMENTS, self.settled[seat])
        return shared(self.settled, seat, state.seats, FOR_SETTLEMENTS)

    def total(self, seat: i64) -> i64:
        total: i64 = 0
        for line in range(i64(12)):
            total += self.lines[seat * 12 + line]
        return total


SHEET: Final = Sheet()


def points(state: Caledonia, seat: i64) -> i64:
    """Return a seat's points, as if the game ended now."""
    SHEET.fill(state)
    return SHEET.total(seat)


def score(state: Caledonia) -> list[Score]:
    """Return every seat's score sheet. CAL-FINAL-7: ties are broken by the pounds left over that scored no point."""
    SHEET.fill(state)
    sheets: list[Score] = []
    for seat in range(int(state.seats)):
        lines = [ScoreLine(name, int(SHEET.lines[seat * 12 + line])) for line, name in enumerate(LINES)]
        sheets.append(Score(seat, lines, [int(money_at_end(state, seat) % t.POUNDS_PER_POINT)]))
    return sheets


def rating_of(total: int) -> int:
    """Return the number of the rating that a total earns in a solo game (CAL-SOLO-7)."""
    return len([threshold for threshold in t.RATING_FROM[1:] if total >= threshold])
