"""What transcripts may set in a position: the ranges of its numbers, and which positions are impossible."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.editing import Editing
from mercat.engine.rules.vocabulary import Reason
from mercat.games.new_bedford.board import AT_DOCK, AT_HOME, BERTHS, BUILDINGS, FARTHEST
from mercat.games.new_bedford.state import UNBUILT, NewBedford
from mercat.games.new_bedford.tables import BAG, FREE_RIGHT, ROUNDS, SHIPS, WORKERS
from mercat.games.new_bedford.vocabulary import NOT_IN_GAME, SPACE_FULL

MOST_TOKENS: Final = 4 * max(int(tokens) for tokens in BAG)         # of a kind, with four players
RANGES: Final = {"numbers.round": (1, int(ROUNDS)), "numbers.free_whales": (0, int(FREE_RIGHT)),
                 "workers": (0, int(WORKERS)), "rank": (0, int(BERTHS) - 1), "bag": (0, MOST_TOKENS), "sea": (0, MOST_TOKENS),
                 "on_sale": (0, MOST_TOKENS), "whales": (0, MOST_TOKENS), "hold": (0, MOST_TOKENS)}


def fault(state: NewBedford) -> Reason | None:
    """A building that is not in the game, or a fourth ship on a row."""
    for building in range(BUILDINGS):
        if state.owner[building] != UNBUILT and not state.is_in_game(building):
            return NOT_IN_GAME.reason(building)
    for row in range(FARTHEST + 1):
        if state.ships_on(row) > BERTHS:
            return SPACE_FULL.reason(row)
    return None


def rank_ships(state: NewBedford, field: str, place: int, before: int) -> None:
    """A ship that comes to a row takes the first free rank there if its own is taken; a new rank is exchanged with the ship that
    had it."""
    if field == "berth":
        ranks = [int(state.rank[boat]) for boat in beside(state, place)]
        if int(state.rank[place]) in ranks:
            state.rank[place] = min(set(range(BERTHS + 1)) - set(ranks))
    elif field == "rank":
        for boat in beside(state, place):
            if state.rank[boat] == state.rank[place]:
                state.rank[boat] = before


def beside(state: NewBedford, boat: int) -> list[int]:
    """The other ships on a ship's row of the track, or returning with it."""
    if state.berth[boat] in (AT_HOME, AT_DOCK):
        return []
    return [other for other in range(int(state.seats * SHIPS)) if other != boat and state.berth[other] == state.berth[boat]]


EDITING: Final = Editing[NewBedford](ranges=RANGES, fault=fault, settle=rank_ships)
