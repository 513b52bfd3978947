"""Port 7: two units from the player's board replace two units on the map."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import contains, first_of, next_of
from mercat.games.caledonia.board.land import may_hold, neighbouring_goods, terrain_for
from mercat.games.caledonia.rules.expand import ask_building_bonus, ask_neighbourhood
from mercat.games.caledonia.rules.port_access import may_lie
from mercat.games.caledonia.state import Caledonia


class Replacing(Frame):
    """The frame of a replacement. If `hex` is NONE, it is the first replacement; otherwise it is the second, after the first has
    replaced the unit `old` on that hex."""

    names: ClassVar[tuple[str, ...]] = ("hex", "old")

    @property
    def hex(self) -> i64:
        return self.number(0)

    @property
    def old(self) -> i64:
        return self.number(1)


def is_one_kind(state: Caledonia, seat: i64, one: i64, other: i64) -> bool:
    """Return whether two units are of the same kind. All of MacDonald's workers are of the same kind."""
    row = state.clan[seat] + 1
    return t.HEAP[row, one] == t.HEAP[row, other]


def replacing_obstacle(state: Caledonia, seat: i64, unit: i64, hex: i64) -> i64:
    """Return the reason why a unit on the player's board may not replace the unit on a hex, or ALLOWED if it may. The two units
    must be of different kinds, and neither may be a field. The other replacement of the swap is not considered."""
    if state.owner[hex] != seat or unit == t.FIELD or state.unit[hex] == t.FIELD:
        return v.PORT_NO_USE.obstacle(t.SWAP)
    if state.left_of(seat, unit) == 0:
        return v.NONE_LEFT.obstacle(unit)
    if not contains(terrain_for(state, seat, unit), hex):
        return v.WRONG_TERRAIN.obstacle(unit, hex)
    return v.SAME_KIND.obstacle(unit) if is_one_kind(state, seat, state.unit[hex], unit) else ALLOWED


def has_second(state: Caledonia, seat: i64, old: i64, new: i64, hex: i64) -> bool:
    """Return whether a second replacement is possible after `new` has replaced `old` on a hex."""
    units = state.units_of(seat)
    for unit in range(t.UNITS):
        needed: i64 = 2 if is_one_kind(state, seat, unit, new) else 1
        if state.left_of(seat, unit) >= needed and not is_one_kind(state, seat, unit, old):
            other = first_of(units)
            while other != NONE:
                if (other != hex and not is_one_kind(state, seat, state.unit[other], new)
                        and replacing_obstacle(state, seat, unit, other) == ALLOWED):
                    return True
                other = next_of(units, other)
    return False


def first_obstacle(state: Caledonia, seat: i64, unit: i64, hex: i64) -> i64:
    """Return the reason why a unit may not be the first to replace a unit on the map, or ALLOWED if it may. A second replacement
    must remain possible."""
    obstacle = replacing_obstacle(state, seat, unit, hex)
    if obstacle == ALLOWED and not has_second(state, seat, state.unit[hex], unit, hex):
        return v.NEEDS_TWO.obstacle()
    return obstacle


def can_swap(state: Caledonia, seat: i64) -> bool:
    """Return whether a seat can make both replacements."""
    units = state.units_of(seat)
    hex = first_of(units)
    while hex != NONE:
        for unit in range(t.UNITS):
            if first_obstacle(state, seat, unit, hex) == ALLOWED:
                return True
        hex = next_of(units, hex)
    return False


class Replace(Rule[Caledonia, Replacing]):
    """CAL-PORT-8: replace a unit on the map with one from the player's board, twice, free of charge.

    The two new units must differ in kind from the two old ones, fields are excluded, and the terrain must fit. The two
    replacements are one exchange, so its benefits follow when both are done: the neighbourhood bonus, then the building bonus.
    """

    verb = v.REPLACE

    def may_come(self, state: Caledonia, move: i64) -> bool:
        unit = v.REPLACE.first(move)
        return unit != t.FIELD and may_lie(state, t.SWAP) and may_hold(state, unit, v.REPLACE.second(move))

    def obstacle(self, state: Caledonia, frame: Replacing, move: i64) -> i64:
        seat, unit, hex = frame.seat, v.REPLACE.first(move), v.REPLACE.second(move)
        if frame.hex == NONE:
            return first_obstacle(state, seat, unit, hex)
        obstacle = replacing_obstacle(state, seat, unit, hex)
        if obstacle != ALLOWED:
            return obstacle
        again = is_one_kind(state, seat, unit, frame.old) or is_one_kind(state, seat, state.unit[hex], state.unit[frame.hex])
        return v.SAME_KIND.obstacle(unit) if again else ALLOWED

    def offer(self, state: Caledonia, frame: Replacing, moves: Moves) -> None:
        units = state.units_of(frame.seat)
        hex = first_of(units)
        while hex != NONE:
            for unit in range(t.UNITS):
                if self.obstacle(state, frame, v.REPLACE.move(unit, hex)) == ALLOWED:
                    moves.add(v.REPLACE.move(unit, hex))
            hex = next_of(units, hex)

    def apply(self, state: Caledonia, frame: Replacing, move: i64) -> None:
        seat, unit, hex = frame.seat, v.REPLACE.first(move), v.REPLACE.second(move)
        old = state.unit[hex]
        state.remove(seat, hex, v.BY_PORT)
        state.deploy(seat, unit, hex, v.BY_PORT)
        if frame.hex == NONE:
            state.ask(frame.again(hex, old))
        else:
            ask_what_follows(state, seat, frame.hex, hex)


def ask_what_follows(state: Caledonia, seat: i64, one: i64, other: i64) -> None:
    """Offer the benefits of both replacements together. CAL-PORT-9: neighbours' goods are offered only if the table has chosen
    this option."""
    ask_building_bonus(state, seat, state.unit[one])
    if state.unit[other] != state.unit[one]:
        ask_building_bonus(state, seat, state.unit[other])
    if state.options[o.PORT_SWAP] == o.WITH_NEIGHBOURHOOD:
        ask_neighbourhood(state, seat, neighbouring_goods(state, seat, one) | neighbouring_goods(state, seat, other))


REPLACING: Final = Step[Caledonia, Replacing]("replacing", [Replace()], Replacing())
