"""The use of ports before or after the main action, for exchanges, an upgrade, money, a swap or contracts."""

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
from mercat.games.caledonia.rules.bonuses import BONUSES
from mercat.games.caledonia.rules.contracts import BUILDING_BONUS
from mercat.games.caledonia.rules.frames import Turn
from mercat.games.caledonia.rules.port_access import (
    is_ninth_open,
    is_open,
    is_open_at,
    may_aid,
    may_lie,
    port_obstacle,
    use_port,
)
from mercat.games.caledonia.rules.unit_swap import REPLACING, can_swap
from mercat.games.caledonia.state import Caledonia


def is_exchanged(port: i64, good: i64) -> bool:
    """Return whether a good may be exchanged at a port. CAL-PORT-3: basic goods are exchanged at port 2. CAL-PORT-4: processed
    goods are exchanged at port 3."""
    return (good >= t.BASIC) == (port == t.EXCHANGE_PROCESSED)


def may_be_exchanged(state: Caledonia, good: i64) -> bool:
    """Return whether a good may be exchanged at any port in this match."""
    return may_lie(state, t.EXCHANGE_PROCESSED if good >= t.BASIC else t.EXCHANGE_BASIC)


def has_goods_for(state: Caledonia, seat: i64, port: i64) -> bool:
    """Return whether a seat has any good that may be exchanged at a port."""
    first: i64 = t.BASIC if port == t.EXCHANGE_PROCESSED else 0
    return state.goods[seat, first] + state.goods[seat, first + 1] + state.goods[seat, first + 2] > 0


def is_own_move(port: i64) -> bool:
    """Return whether a port is used with a separate move. Three ports are not: port 1 is part of fulfilling a contract, port 6 is
    part of trading, and port 9 replaces another port."""
    return port not in (NONE, t.MEAT, t.PRICE_SHIFT, t.ANY)


def is_useful(state: Caledonia, seat: i64, port: i64) -> bool:
    """Return whether using a port with a separate move would have an effect now."""
    if not is_own_move(port):
        return False
    if port in (t.EXCHANGE_BASIC, t.EXCHANGE_PROCESSED):
        return has_goods_for(state, seat, port)
    return can_swap(state, seat) if port == t.SWAP else True


def waits_for_barrel(state: Caledonia, seat: i64) -> bool:
    """Return whether MacKenzie could use a port after taking out a barrel (CAL-MACKENZIE-3), because only the barrel's whisky is
    missing for port 3, or its money for port 9."""
    if state.clan[seat] != t.MACKENZIE or state.options[o.PORTS] != o.ON:
        return False
    ninth = state.money[seat] < t.PORT_PRICE and is_open(state, seat, t.ANY)
    for module in range(t.CORNERS):
        port = state.ports[module]
        if port == t.EXCHANGE_PROCESSED and (ninth or is_open(state, seat, port)):
            return True
        if ninth and is_useful(state, seat, port):
            return True
    return False


class UsePort(Rule[Caledonia, Turn]):
    """CAL-PORT-1: use a port tile that neighbours one of the seat's units or is within shipping, before or after the main action.

    Each port may be used once in the game; several ports may be used in the same turn. CAL-PORT-5: port 4 gives an upgrade and 3
    glory. CAL-PORT-6: port 5 gives £10. CAL-PORT-10: port 8 gives £5 and the building bonus. CAL-PORT-11: the ninth port replaces
    another one.
    """

    verb = v.USE

    def may_come(self, state: Caledonia, move: i64) -> bool:
        port, aid = v.USE.first(move), v.USE.second(move)
        return aid not in (v.UNAIDED, v.BY_BOTH) and is_own_move(port) and may_aid(state, port, aid)

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        port, aid = v.USE.first(move), v.USE.second(move)
        if aid in (v.UNAIDED, v.BY_BOTH):
            return v.PORT_NO_USE.obstacle(port)
        obstacle = port_obstacle(state, frame.seat, port, aid)
        if obstacle == ALLOWED and not is_useful(state, frame.seat, port):
            return v.PORT_NO_USE.obstacle(port)
        return obstacle

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        seat = frame.seat
        ninth = is_ninth_open(state, seat)
        for module in range(t.CORNERS):
            port = state.ports[module]
            if is_own_move(port):
                direct = is_open_at(state, seat, module)
                if (direct or ninth) and is_useful(state, seat, port):
                    if direct:
                        moves.add(v.USE.move(port, v.BY_PORT_ITSELF))
                    if ninth:
                        moves.add(v.USE.move(port, v.BY_ANY_PORT))

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, port = frame.seat, v.USE.first(move)
        state.ask(frame.packed)
        use_port(state, seat, port, v.USE.second(move))
        state.earn(seat, t.PORT_MONEY[port], v.BY_PORT)
        if port in (t.EXCHANGE_BASIC, t.EXCHANGE_PROCESSED):
            state.then(DISCARDING_GOOD.frame(seat, port), TAKING.frame(seat, port, t.PORT_TAKE[port]))
        elif port == t.UPGRADE:
            state.score(seat, t.PORT_GLORY, v.BY_PORT)
            state.ask(BONUSES.frame(seat, 1, 0))
        elif port == t.SWAP:
            state.ask(REPLACING.frame(seat, NONE, NONE))
        elif port == t.CONTRACT_PORT:
            state.ask(BUILDING_BONUS.frame(seat))


class Exchange(Frame):
    """An exchange of goods at a port."""

    names: ClassVar[tuple[str, ...]] = ("port",)

    @property
    def port(self) -> i64:
        return self.number(0)


class DiscardGood(Rule[Caledonia, Exchange]):
    """CAL-PORT-3, CAL-PORT-4: discard one good that may be exchanged at the port."""

    verb = v.DISCARD

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return may_be_exchanged(state, v.DISCARD.first(move))

    def obstacle(self, state: Caledonia, frame: Exchange, move: i64) -> i64:
        good = v.DISCARD.first(move)
        if not is_exchanged(frame.port, good):
            return v.PORT_NO_USE.obstacle(frame.port)
        return ALLOWED if state.goods[frame.seat, good] > 0 else v.GOODS_SHORT.obstacle(good, 1)

    def apply(self, state: Caledonia, frame: Exchange, move: i64) -> None:
        state.spend(frame.seat, v.DISCARD.first(move), 1, v.BY_PORT)


class Taking(Exchange):
    """A choice of goods to take at a port. `left` goods are still to be taken."""

    names: ClassVar[tuple[str, ...]] = ("port", "left")

    @property
    def left(self) -> i64:
        return self.number(1)


class TakeGood(Rule[Caledonia, Taking]):
    """CAL-PORT-3, CAL-PORT-4: take goods of the port's kind, one after another, possibly including the discarded good."""

    verb = v.TAKE

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return may_be_exchanged(state, v.TAKE.first(move))

    def obstacle(self, state: Caledonia, frame: Taking, move: i64) -> i64:
        return ALLOWED if is_exchanged(frame.port, v.TAKE.first(move)) else v.PORT_NO_USE.obstacle(frame.port)

    def apply(self, state: Caledonia, frame: Taking, move: i64) -> None:
        state.gain(frame.seat, v.TAKE.first(move), 1, v.BY_PORT)
        if frame.left > 1:
            state.ask(frame.again(frame.port, frame.left - 1))


DISCARDING_GOOD: Final = Step[Caledonia, Exchange]("discarding_good", [DiscardGood()], Exchange())
TAKING: Final = Step[Caledonia, Taking]("taking", [TakeGood()], Taking())
