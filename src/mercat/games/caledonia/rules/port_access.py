"""The ports that a seat may use, directly or through the ninth port, and the markers on used ports."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.land import reaches_port
from mercat.games.caledonia.state import Caledonia


def corner_of(state: Caledonia, port: i64) -> i64:
    """Return the module with this port tile, or NONE if the tile is not in play."""
    for module in range(t.CORNERS):
        if state.ports[module] == port:
            return module
    return NONE


def may_lie(state: Caledonia, port: i64) -> bool:
    """Return whether a port tile is in play, or may still be drawn."""
    if state.options[o.PORTS] != o.ON:
        return False
    return state.ports[t.CORNERS - 1] == NONE or corner_of(state, port) != NONE


def may_aid(state: Caledonia, port: i64, aid: i64) -> bool:
    """Return whether a seat with this port in reach may use it in the way `aid` (CAL-PORT-11, CAL-PORT-14)."""
    return may_lie(state, port) and (aid == v.BY_PORT_ITSELF or may_lie(state, t.ANY))


def is_open_at(state: Caledonia, seat: i64, module: i64) -> bool:
    """Return whether a seat reaches a module's port and has not used it yet (CAL-PORT-1)."""
    return state.port_used[seat, module] == 0 and reaches_port(state, seat, module)


def is_open(state: Caledonia, seat: i64, port: i64) -> bool:
    """Return whether a port is in play, within the seat's reach, and not yet used by the seat."""
    module = corner_of(state, port)
    return module != NONE and is_open_at(state, seat, module)


def marker_obstacle(state: Caledonia, seat: i64, port: i64) -> i64:
    """Return the reason why a port is not open to a seat, or ALLOWED if it is."""
    module = corner_of(state, port)
    if module == NONE:
        return v.PORT_NOT_THERE.obstacle(port)
    if is_open_at(state, seat, module):
        return ALLOWED
    return v.PORT_USED_UP.obstacle(port) if state.port_used[seat, module] != 0 else v.PORT_OUT_OF_REACH.obstacle(port)


def is_ninth_open(state: Caledonia, seat: i64) -> bool:
    """Return whether a seat may use the ninth port and has the £3 that this costs (CAL-PORT-11)."""
    return state.money[seat] >= t.PORT_PRICE and is_open(state, seat, t.ANY)


def ninth_port_obstacle(state: Caledonia, seat: i64) -> i64:
    """Return the reason why a seat may not use the ninth port, or ALLOWED if it may."""
    if is_ninth_open(state, seat):
        return ALLOWED
    obstacle = marker_obstacle(state, seat, t.ANY)
    return v.MONEY_SHORT.obstacle(t.PORT_PRICE - state.money[seat]) if obstacle == ALLOWED else obstacle


def port_obstacle(state: Caledonia, seat: i64, port: i64, aid: i64) -> i64:
    """Return the reason why a seat may not use a port for any purpose, or ALLOWED if it may. `aid` is the way to use it:
    directly, through the ninth port, or both for one action.

    CAL-PORT-11: the ninth port replaces one of the other ports, whether or not that port is in reach or has been used.
    CAL-PORT-14: the ninth port may repeat a port in the same action.
    """
    if aid == v.BY_BOTH:
        obstacle = marker_obstacle(state, seat, port)
        return port_obstacle(state, seat, port, v.BY_ANY_PORT) if obstacle == ALLOWED else obstacle
    if corner_of(state, port) == NONE:
        return v.PORT_NOT_THERE.obstacle(port)
    if port == t.ANY:
        return v.PORT_NO_USE.obstacle(t.ANY)    # the ninth port only replaces another port
    return ninth_port_obstacle(state, seat) if aid == v.BY_ANY_PORT else marker_obstacle(state, seat, port)


def money_after(state: Caledonia, seat: i64, aid: i64) -> i64:
    """Return the money that a seat has left after paying for the ninth port if `aid` uses it."""
    return state.money[seat] - t.PORT_PRICE if aid == v.BY_ANY_PORT else state.money[seat]


def use_port(state: Caledonia, seat: i64, port: i64, aid: i64) -> None:
    """Mark a port as used by a seat. If the ninth port is used, pay for it."""
    if aid == v.BY_BOTH:
        use_port(state, seat, port, v.BY_PORT_ITSELF)
        use_port(state, seat, port, v.BY_ANY_PORT)
        return
    marked = t.ANY if aid == v.BY_ANY_PORT else port
    state.port_used[seat, corner_of(state, marked)] = 1
    if aid == v.BY_ANY_PORT:
        state.emit(v.PORT_USED, seat, t.ANY)
        state.pay(seat, t.PORT_PRICE, v.BY_PORT)
    state.emit(v.PORT_USED, seat, port)
