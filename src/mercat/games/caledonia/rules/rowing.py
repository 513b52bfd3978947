"""Rowing by MacDonald's fishermen."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import contains, difference, first_of, intersection, next_of, offer_on
from mercat.games.caledonia.board.land import adjacent, beside_fishermen, may_hold, water
from mercat.games.caledonia.rules.frames import Turn
from mercat.games.caledonia.state import Caledonia


def fisherman_by(state: Caledonia, seat: i64, hex: i64) -> i64:
    """Return the hex of the fisherman that could row to a hex, or NONE. There is at most one such fisherman, since fishermen are
    never beside each other."""
    beside = intersection(adjacent(hex), state.units_of(seat))
    other = first_of(beside)
    while other != NONE:
        if state.unit[other] == t.FISHERMAN and not contains(beside_fishermen(state, seat, other), hex):
            return other
        other = next_of(beside, other)
    return NONE


class RowBoat(Rule[Caledonia, Turn]):
    """CAL-MACDONALD-4: once a turn, before the main action, move a fisherman to an adjacent empty loch or port tile.

    The destination may not be next to another fisherman, and rowing gives no neighbourhood bonus.
    """

    verb = v.ROW

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return may_hold(state, t.FISHERMAN, v.ROW.first(move))

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        seat, hex = frame.seat, v.ROW.first(move)
        if state.numbers[f.ROWED_NUMBER] != 0:
            return v.ROWED_ALREADY.obstacle()
        if state.is_taken(hex):
            return v.OCCUPIED.obstacle(hex)
        if not contains(water(state), hex):
            return v.NOT_WATER.obstacle(hex)
        if fisherman_by(state, seat, hex) != NONE:
            return ALLOWED
        near = contains(beside_fishermen(state, seat, NONE), hex)
        return v.FISHERMEN_APART.obstacle(hex) if near else v.NO_FISHERMAN_BY.obstacle(hex)

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        seat = frame.seat
        if state.clan[seat] != t.MACDONALD or state.numbers[f.ROWED_NUMBER] != 0 or state.deployed[seat, t.FISHERMAN] == 0:
            return
        empty = difference(water(state), state.taken_hexes)
        units = state.units_of(seat)
        boat = first_of(units)
        while boat != NONE:
            if state.unit[boat] == t.FISHERMAN:
                offer_on(moves, v.ROW, difference(intersection(adjacent(boat), empty), beside_fishermen(state, seat, boat)))
            boat = next_of(units, boat)

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        hex = v.ROW.first(move)
        state.ask(frame.packed)
        state.numbers[f.ROWED_NUMBER] = 1
        state.move_to(frame.seat, fisherman_by(state, frame.seat, hex), hex)
        state.emit(v.ROWED, frame.seat, hex)
