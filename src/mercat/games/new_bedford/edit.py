"""Edits of positions in transcripts: the ranges of numbers, and checks for impossible positions."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.editing import Editing
from mercat.engine.rules.vocabulary import Reason
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.state import UNBUILT, NewBedford

MOST_TOKENS: Final = 4 * max(int(tokens) for tokens in t.BAG)       # the most tokens of a kind, with four players
RANGES: Final = {"numbers.round": (1, int(t.ROUNDS)), "numbers.free_whales": (0, int(t.FREE_RIGHT)),
                 "workers": (0, int(t.WORKERS)), "rank": (0, int(b.BERTHS) - 1), "bag": (0, MOST_TOKENS), "sea": (0, MOST_TOKENS),
                 "on_sale": (0, MOST_TOKENS), "whales": (0, MOST_TOKENS), "hold": (0, MOST_TOKENS)}


def fault(state: NewBedford) -> Reason | None:
    """Return the reason why a position is impossible, or None if it is possible. A position is impossible if it contains a
    building that is not in the game, or a fourth ship in a row."""
    for building in range(b.BUILDINGS):
        if state.owner[building] != UNBUILT and not state.is_in_game(building):
            return v.NOT_IN_GAME.reason(building)
    for row in range(b.FARTHEST + 1):
        if state.ships_on(row) > b.BERTHS:
            return v.SPACE_FULL.reason(row)
    return None


def rank_ships(state: NewBedford, field: str, place: int, before: int) -> None:
    """Correct the ranks of ships after an edit. A ship that has been moved to a row where its rank is taken gets the first free
    rank there. A ship that has been given a new rank exchanges ranks with the ship that had this rank; `before` is its old
    rank."""
    if field == "berth":
        ranks = [int(state.rank[boat]) for boat in beside(state, place)]
        if int(state.rank[place]) in ranks:
            state.rank[place] = min(set(range(b.BERTHS + 1)) - set(ranks))
    elif field == "rank":
        for boat in beside(state, place):
            if state.rank[boat] == state.rank[place]:
                state.rank[boat] = before


def beside(state: NewBedford, boat: int) -> list[int]:
    """Return the other ships in the same row of the track as a ship or, if the ship is returning, the other returning ships."""
    if state.berth[boat] in (b.AT_HOME, b.AT_DOCK):
        return []
    return [other for other in range(int(state.seats * t.SHIPS)) if other != boat and state.berth[other] == state.berth[boat]]


EDITING: Final = Editing[NewBedford](ranges=RANGES, fault=fault, settle=rank_ships)
