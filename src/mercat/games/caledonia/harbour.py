"""Which ports a seat may use, and marking them as used."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.state import NONE
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.land import reaches_port
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import ANY, CORNERS, PORT_PRICE
from mercat.games.caledonia.vocabulary import (
    BY_ANY_PORT,
    BY_BOTH,
    BY_PORT,
    BY_PORT_ITSELF,
    MONEY_SHORT,
    PORT_NO_USE,
    PORT_NOT_THERE,
    PORT_OUT_OF_REACH,
    PORT_USED,
    PORT_USED_UP,
)


def corner_of(state: Caledonia, port: i64) -> i64:
    """The module whose port tile this is, or NONE when it is not in play."""
    for module in range(CORNERS):
        if state.ports[module] == port:
            return module
    return NONE


def is_open(state: Caledonia, seat: i64, port: i64) -> bool:
    """In play, in reach, and not yet used by the seat."""
    module = corner_of(state, port)
    return module != NONE and state.port_used[seat, module] == 0 and reaches_port(state, seat, module)


def may_use(state: Caledonia, seat: i64, port: i64, aid: i64) -> bool:
    """Whether a seat may use a port itself, or by way of the ninth, for £3, with no reach and no marker needed; or both."""
    if port == ANY:
        return False
    if aid == BY_BOTH:
        return may_use(state, seat, port, BY_PORT_ITSELF) and may_use(state, seat, port, BY_ANY_PORT)
    if aid == BY_PORT_ITSELF:
        return is_open(state, seat, port)
    return corner_of(state, port) != NONE and state.money[seat] >= PORT_PRICE and is_open(state, seat, ANY)


def money_after(state: Caledonia, seat: i64, aid: i64) -> i64:
    """What is left when the ninth port is paid, if it is."""
    return state.money[seat] - PORT_PRICE if aid == BY_ANY_PORT else state.money[seat]


def use_port(state: Caledonia, seat: i64, port: i64, aid: i64) -> None:
    """Lay the marker, pay the ninth port where it is used."""
    if aid == BY_BOTH:
        use_port(state, seat, port, BY_PORT_ITSELF)
        use_port(state, seat, port, BY_ANY_PORT)
        return
    marked = ANY if aid == BY_ANY_PORT else port
    state.port_used[seat, corner_of(state, marked)] = 1
    if aid == BY_ANY_PORT:
        state.say(PORT_USED, seat, ANY)
        state.pay(seat, PORT_PRICE, BY_PORT)
    state.say(PORT_USED, seat, port)


def why_closed(state: Caledonia, seat: i64, port: i64, aid: i64) -> Reason | None:
    """Why a port may not be used, as far as the map, the marker and the money say."""
    if aid == BY_BOTH:
        closed = why_closed(state, seat, port, BY_PORT_ITSELF)
        return closed if closed is not None else why_closed(state, seat, port, BY_ANY_PORT)
    needed = ANY if aid == BY_ANY_PORT else port
    if corner_of(state, port) == NONE or corner_of(state, needed) == NONE:
        return PORT_NOT_THERE.reason(port if corner_of(state, port) == NONE else needed)
    if port == ANY:
        return PORT_NO_USE.reason(ANY)          # it is the way to another one
    if state.port_used[seat, corner_of(state, needed)] != 0:
        return PORT_USED_UP.reason(needed)
    if not is_open(state, seat, needed):
        return PORT_OUT_OF_REACH.reason(needed)
    if money_after(state, seat, aid) < 0:
        return MONEY_SHORT.reason(-money_after(state, seat, aid))
    return None
