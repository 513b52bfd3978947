"""Using ports before or after the main action: exchanges, upgrade, money, swap, contracts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.harbour import is_open, use_port, why_closed
from mercat.games.caledonia.land import reaches_port
from mercat.games.caledonia.options import ON, PORTS
from mercat.games.caledonia.rules.bonus import BONUSES
from mercat.games.caledonia.rules.contract import BUILDING_BONUS
from mercat.games.caledonia.rules.swap import REPLACING, Replace
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import (
    ANY,
    BASIC,
    CONTRACT_PORT,
    CORNERS,
    EXCHANGE_BASIC,
    EXCHANGE_PROCESSED,
    MACKENZIE,
    MEAT,
    PORT_GLORY,
    PORT_MONEY,
    PORT_PRICE,
    PORT_TAKE,
    PRICE_SHIFT,
    SWAP,
    UPGRADE,
)
from mercat.games.caledonia.vocabulary import (
    BY_ANY_PORT,
    BY_BOTH,
    BY_PORT,
    BY_PORT_ITSELF,
    DISCARD,
    GOODS_SHORT,
    PORT_NO_USE,
    TAKE,
    UNAIDED,
    USE,
)


def has_goods(state: Caledonia, seat: i64, processed: bool) -> bool:
    """Whether a seat has any basic good, or any processed one."""
    first: i64 = 0
    if processed:
        first = BASIC
    return state.goods[seat, first] + state.goods[seat, first + 1] + state.goods[seat, first + 2] > 0


class UsePort(Rule[Caledonia, Frame]):
    """Use a port tile that neighbours an own unit or is within shipping: each once in the game, several a turn if wanted.

    Ports 1 and 6 are no moves of their own: they belong to fulfilling and to trading. (Rulebook, free action; ports)
    """

    verb = USE

    def __init__(self) -> None:
        self.swapping: Final = Replace()
        self.asked: Final = Frame()
        self.tried: Final = Moves()

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        if state.options[PORTS] != ON:
            return
        paid = state.money[seat] >= PORT_PRICE and is_open(state, seat, ANY)
        for module in range(CORNERS):
            port = state.ports[module]
            if port >= 0 and port != ANY:
                direct = state.port_used[seat, module] == 0 and reaches_port(state, seat, module)
                if (direct or paid) and self.is_useful(state, seat, port):
                    if direct:
                        moves.add(USE.move(port, BY_PORT_ITSELF))
                    if paid:
                        moves.add(USE.move(port, BY_ANY_PORT))

    def is_useful(self, state: Caledonia, seat: i64, port: i64) -> bool:
        """Whether what the tile does can be done now, as a move of its own."""
        if port in (MEAT, PRICE_SHIFT):
            return False
        if port in (EXCHANGE_BASIC, EXCHANGE_PROCESSED):
            return has_goods(state, seat, port == EXCHANGE_PROCESSED)
        if port == SWAP:
            self.asked.read(REPLACING.frame(seat))
            self.tried.clear()
            self.swapping.offer(state, self.asked, self.tried)
            return self.tried.count > 0
        return True

    def waits_for_barrel(self, state: Caledonia, seat: i64) -> bool:
        """Whether MacKenzie could use a port with nothing more than a barrel's whisky, for port 3, or its money, for port 9."""
        if state.clan[seat] != MACKENZIE or state.options[PORTS] != ON:
            return False
        ninth = state.money[seat] < PORT_PRICE and is_open(state, seat, ANY)
        for module in range(CORNERS):
            port = state.ports[module]
            if port == EXCHANGE_PROCESSED and (ninth or is_open(state, seat, port)):
                return True
            if ninth and port >= 0 and port != ANY and self.is_useful(state, seat, port):
                return True
        return False

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, port = frame.seat, USE.first(move)
        state.ask(frame.again(frame.first, frame.second))
        use_port(state, seat, port, USE.second(move))
        state.earn(seat, PORT_MONEY[port], BY_PORT)
        if port in (EXCHANGE_BASIC, EXCHANGE_PROCESSED):
            state.then(DISCARDING_GOOD.frame(seat, port), TAKING.frame(seat, port, PORT_TAKE[port]))
        elif port == UPGRADE:
            state.score(seat, PORT_GLORY, BY_PORT)
            state.ask(BONUSES.frame(seat, 1, 0))
        elif port == SWAP:
            state.ask(REPLACING.frame(seat))
        elif port == CONTRACT_PORT:
            state.ask(BUILDING_BONUS.frame(seat))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        port, aid = USE.first(move), USE.second(move)
        if aid in (UNAIDED, BY_BOTH):
            return PORT_NO_USE.reason(port)
        closed = why_closed(state, frame.seat, port, aid)
        return closed if closed is not None else PORT_NO_USE.reason(port)


class DiscardGood(Rule[Caledonia, Frame]):
    """Discard one good of the kind that the port exchanges. (Rulebook, ports 2 and 3)"""

    verb = DISCARD

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        first: i64 = BASIC if frame.first == EXCHANGE_PROCESSED else 0
        for good in range(first, first + BASIC):
            if state.goods[frame.seat, good] > 0:
                moves.add(DISCARD.move(good))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.spend(frame.seat, DISCARD.first(move), 1, BY_PORT)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        good = DISCARD.first(move)
        if (good >= BASIC) != (frame.first == EXCHANGE_PROCESSED):
            return PORT_NO_USE.reason(frame.first)
        return GOODS_SHORT.reason(good, 1)


class TakeGood(Rule[Caledonia, Frame]):
    """Take any goods of the kind, one after the other; the discarded one too. The frame counts what is left.

    (Rulebook, ports 2 and 3)
    """

    verb = TAKE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        first: i64 = BASIC if frame.first == EXCHANGE_PROCESSED else 0
        for good in range(first, first + BASIC):
            moves.add(TAKE.move(good))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.gain(frame.seat, TAKE.first(move), 1, BY_PORT)
        if frame.second > 1:
            state.ask(frame.again(frame.first, frame.second - 1))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        return PORT_NO_USE.reason(frame.first)


DISCARDING_GOOD: Final = Step[Caledonia, Frame]("discarding_good", [DiscardGood()])
TAKING: Final = Step[Caledonia, Frame]("taking", [TakeGood()])
