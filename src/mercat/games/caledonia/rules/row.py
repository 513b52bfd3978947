"""MacDonald's fishermen row."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.hexes import BIT, PER_WORD, lowest
from mercat.engine.rules import Moves, Rule
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.land import beside_fishermen, water
from mercat.games.caledonia.maps import ADJACENT, WORDS
from mercat.games.caledonia.state import ROWED_NUMBER, Caledonia
from mercat.games.caledonia.tables import FISHERMAN, MACDONALD
from mercat.games.caledonia.vocabulary import FISHERMEN_APART, NO_FISHERMAN_BY, NOT_WATER, OCCUPIED, ROW, ROWED, ROWED_ALREADY


def fisherman_by(state: Caledonia, seat: i64, hex: i64) -> i64:
    """The fisherman who could row to a hex, or NONE. There is at most one: none may come beside another."""
    for word in range(WORDS):
        cells = ADJACENT[hex * WORDS + word] & state.units[seat, word]
        while cells != 0:
            other = word * PER_WORD + lowest(cells)
            cells &= cells - 1
            if state.unit[other] == FISHERMAN:
                beside_others = beside_fishermen(state, seat, other, hex // PER_WORD)
                if beside_others & BIT[hex % PER_WORD] == 0:
                    return other
    return NONE


class RowBoat(Rule[Caledonia, Frame]):
    """Once a turn, before the main action, move a fisherman to an adjacent empty loch or port tile, never beside another one.

    Rowing brings no neighbourhood bonus. The move names where the boat goes. (Rulebook, clan MacDonald)
    """

    verb = ROW

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        if state.clan[seat] != MACDONALD or state.numbers[ROWED_NUMBER] != 0 or state.deployed[seat, FISHERMAN] == 0:
            return
        for word in range(WORDS):
            cells = state.units[seat, word]
            while cells != 0:
                boat = word * PER_WORD + lowest(cells)
                cells &= cells - 1
                if state.unit[boat] == FISHERMAN:
                    self.offer_to(state, seat, boat, moves)

    def offer_to(self, state: Caledonia, seat: i64, boat: i64, moves: Moves) -> None:
        """Where one fisherman may row. No two of them may row to the same hex."""
        for word in range(WORDS):
            cells = ADJACENT[boat * WORDS + word] & water(state, word) & ~state.taken[word]
            if cells != 0:
                cells &= ~beside_fishermen(state, seat, boat, word)
            while cells != 0:
                moves.add(ROW.move(word * PER_WORD + lowest(cells)))
                cells &= cells - 1

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        hex = ROW.first(move)
        state.ask(frame.again(frame.first, frame.second))
        state.numbers[ROWED_NUMBER] = 1
        state.move_to(frame.seat, fisherman_by(state, frame.seat, hex), hex)
        state.say(ROWED, frame.seat, hex)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        hex = ROW.first(move)
        if state.numbers[ROWED_NUMBER] != 0:
            return ROWED_ALREADY.reason()
        if state.is_taken(hex):
            return OCCUPIED.reason(hex)
        if water(state, hex // PER_WORD) & BIT[hex % PER_WORD] == 0:
            return NOT_WATER.reason(hex)
        near = beside_fishermen(state, frame.seat, NONE, hex // PER_WORD) & BIT[hex % PER_WORD] != 0
        return FISHERMEN_APART.reason(hex) if near else NO_FISHERMAN_BY.reason(hex)
