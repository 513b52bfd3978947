"""Upgrades: shipping, technology, merchants; as actions, and as bonuses.

The frame's first number says how many upgrades a contract or a port still gives: 0 in an ordinary turn. A bonus that is
used asks for those that are left.
"""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import FARTHEST, GOODS, MACDONALD, MERCHANT_COST, SHIPPING_COST, TECHNOLOGY_COST
from mercat.games.caledonia.vocabulary import (
    ALL_HIRED,
    ALL_SHIPPED,
    ALREADY_IMPROVED,
    BY_HIRING,
    BY_SHIPPING,
    BY_TECHNOLOGY,
    HIRE,
    HIRED,
    IMPROVE,
    IMPROVED,
    MONEY_SHORT,
    NO_TECHNOLOGY,
    NONE_AT_MARKET,
    NOT_GIVEN,
    ONLY_AS_BONUS,
    RECALL,
    RECALLED,
    SHIP,
    SHIPPED,
    WORKER,
)


def is_given(frame: Frame) -> bool:
    """Whether an upgrade may be made at all: in an ordinary turn, or while the bonuses give one."""
    return frame.first > 0 or frame.second == 0


def use_up(state: Caledonia, frame: Frame) -> None:
    """Ask for the bonuses that are left when one upgrade of them is used."""
    if frame.first > 0:
        state.ask(frame.again(frame.first - 1, frame.second))


class UpgradeShipping(Rule[Caledonia, Frame]):
    """Move the shipping marker one step for £4: rivers, then one loch more each time. Free as a bonus. (Rulebook, action IV)"""

    verb = SHIP

    def cost(self, frame: Frame) -> i64:
        if frame.first > 0:
            return 0
        return SHIPPING_COST

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if state.shipping[frame.seat] < FARTHEST and state.money[frame.seat] >= self.cost(frame):
            moves.add(SHIP.move())

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat = frame.seat
        use_up(state, frame)
        state.pay(seat, self.cost(frame), BY_SHIPPING)
        state.shipping[seat] += 1
        state.look_around(seat)
        state.say(SHIPPED, seat, state.shipping[seat])

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        if not is_given(frame):
            return NOT_GIVEN.reason()
        if state.shipping[frame.seat] == FARTHEST:
            return ALL_SHIPPED.reason()
        return MONEY_SHORT.reason(self.cost(frame) - state.money[frame.seat])


class UpgradeTechnology(Rule[Caledonia, Frame]):
    """Turn a technology tile over for £10, as a bonus for £5: those workers earn £2 more each. Not MacDonald.

    (Rulebook, action V)
    """

    verb = IMPROVE

    def cost(self, frame: Frame) -> i64:
        return TECHNOLOGY_COST[1 if frame.first > 0 else 0]

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        if state.clan[seat] != MACDONALD and state.money[seat] >= self.cost(frame):
            for worker in range(WORKER.size):
                if state.technology[seat, worker] == 0:
                    moves.add(IMPROVE.move(worker))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, worker = frame.seat, IMPROVE.first(move)
        use_up(state, frame)
        state.pay(seat, self.cost(frame), BY_TECHNOLOGY)
        state.technology[seat, worker] = 1
        state.say(IMPROVED, seat, worker)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        if not is_given(frame):
            return NOT_GIVEN.reason()
        if state.clan[frame.seat] == MACDONALD:
            return NO_TECHNOLOGY.reason()
        if state.technology[frame.seat, IMPROVE.first(move)] != 0:
            return ALREADY_IMPROVED.reason(IMPROVE.first(move))
        return MONEY_SHORT.reason(self.cost(frame) - state.money[frame.seat])


class Hire(Rule[Caledonia, Frame]):
    """Take a merchant from the board for £4, free as a bonus. (Rulebook, action VI)"""

    verb = HIRE

    def cost(self, frame: Frame) -> i64:
        if frame.first > 0:
            return 0
        return MERCHANT_COST

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if state.unhired[frame.seat] > 0 and state.money[frame.seat] >= self.cost(frame):
            moves.add(HIRE.move())

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat = frame.seat
        use_up(state, frame)
        state.pay(seat, self.cost(frame), BY_HIRING)
        state.unhired[seat] -= 1
        state.merchants[seat] += 1
        state.say(HIRED, seat)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        if not is_given(frame):
            return NOT_GIVEN.reason()
        if state.unhired[frame.seat] == 0:
            return ALL_HIRED.reason()
        return MONEY_SHORT.reason(self.cost(frame) - state.money[frame.seat])


class Recall(Rule[Caledonia, Frame]):
    """As a bonus upgrade, take one of one's merchants back from the market instead of hiring. (Rulebook, direct export bonuses)

    Ruling: when none is left on that side of the good, the other side is open again.
    """

    verb = RECALL

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if frame.first > 0:
            for good in range(GOODS):
                if state.buying[frame.seat, good] + state.selling[frame.seat, good] > 0:
                    moves.add(RECALL.move(good))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, good = frame.seat, RECALL.first(move)
        use_up(state, frame)
        if state.buying[seat, good] > 0:
            state.buying[seat, good] -= 1
        else:
            state.selling[seat, good] -= 1
        state.merchants[seat] += 1
        state.say(RECALLED, seat, good)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        if not is_given(frame):
            return NOT_GIVEN.reason()
        return NONE_AT_MARKET.reason(RECALL.first(move)) if frame.first > 0 else ONLY_AS_BONUS.reason()
