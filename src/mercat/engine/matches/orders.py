"""Orders in a match: their status, and the moves that they make."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mercat.engine.game import Game
from mercat.engine.matches.journal import Entry
from mercat.engine.matches.match import Match
from mercat.engine.matches.order_reading import counted, kind_of
from mercat.engine.matches.order_reading import order_data as order_data
from mercat.engine.matches.order_reading import read_order as read_order
from mercat.engine.matches.prepared_turns import (
    GAME_OVER,
    IMPOSSIBLE,
    OTHERWISE,
    TURN_OVER,
    OrderStatus,
    after_line_of_turn,
    goes_on,
    is_due,
    prepared,
    tried,
    turn_amid,
)
from mercat.engine.matches.prepared_turns import turn_opened as turn_opened  # re-exported for users of this module
from mercat.engine.rules.order_kinds import GOES_ON, NEXT_MOVE, NO_ANSWER, TO_THE_END, Order, OrderKind
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)
MOST_IN_A_ROW: Final = 400              # moves that orders make after one move
TAKEN_BACK: Final = "taken_back"        # why an order ends: the moment it was given was undone,
HAPPENED: Final = "happened"            # one of its conditions happened,
ROUND_OVER: Final = "last_round_over"   # or its last round is over


class OrderWatch:
    """A tracker of one order's status. It follows the journal of a match and of its copies.

    Each line is examined only once as long as the journal only grows.
    """

    def __init__(self, order: Order) -> None:
        self.order: Final = order
        self.seen = 0                               # the number of lines of the path examined,
        self.last: Entry | None = None              # and the last of them
        self.found = OrderStatus()                  # the order's status after them,
        self.told = OrderStatus()                   # and in a position:
        self.told_after = -1                        # the number of lines of that position; -1 if unknown

    def standing(self, match: Match[Any]) -> OrderStatus:
        """Return the status of the order in a match."""
        path, order = match.path, self.order
        if order.given > 0 and path[bisect_left(path, order.given):][:1] != [order.given]:
            return OrderStatus(TAKEN_BACK)
        kind = kind_of(match.game, order)
        if not self.goes_on_in(match):
            made = order.noted[-1] if kind is not None and kind.recalls else 0
            self.seen, self.last, self.told_after = bisect_right(path, order.given), None, -1
            self.found = turn_amid(match, order) if kind is None else OrderStatus(made=made)
        while self.found.stands and self.seen < len(path):
            line = path[self.seen]
            self.last = match.entries[line - 1]
            before, self.found = self.found, after_line(match.game, kind, order, self.found, line, self.last)
            if kind is None and self.found.ended in (OTHERWISE, IMPOSSIBLE):
                stopped = self.told if self.told_after == self.seen else now_at(match.at(line - 1), None, order, before)
                self.found = self.found if stopped.stands else stopped              # keep the first reason why it stopped
            self.seen += 1
        self.told = self.found if not self.found.stands else now_at(match, kind, order, self.found)
        self.told_after = self.seen
        return self.told

    def goes_on_in(self, match: Match[Any]) -> bool:
        """Return whether the lines examined so far belong to this match."""
        path = match.path
        return self.last is not None and self.seen <= len(path) and match.entries[path[self.seen - 1] - 1] is self.last


def standing_of(match: Match[Any], order: Order) -> OrderStatus:
    """Return the status of an order, computed from the journal since it was given."""
    return OrderWatch(order).standing(match)


def after_line(game: Game[Any], kind: OrderKind[Any] | None, order: Order, before: OrderStatus, line: int,
               entry: Entry) -> OrderStatus:
    """Return the status of an order after one more line. `before` is the order's status before the line."""
    made = before.made
    if any(condition.fits(order.seat, entry.seat, entry.text) for condition in order.unless):
        return OrderStatus(HAPPENED, line, made)
    if kind is None:
        return after_line_of_turn(game, order, before, line, entry)
    why = GOES_ON if kind.watch is None else kind.watch(order.counted(made), entry.seat, entry.move, entry.events)
    if why != GOES_ON:
        return OrderStatus(why, line, made)
    return OrderStatus(GOES_ON, 0, counted(kind, order.counted(made), entry))


def now_at(match: Match[Any], kind: OrderKind[Any] | None, order: Order, status: OrderStatus) -> OrderStatus:
    """Return the status, in the current position, of an order that no line of the match has ended."""
    if match.to_move is None:
        return status.found(GAME_OVER)
    if kind is not None:
        round_of = match.game.orders.round_of
        if order.until != TO_THE_END and round_of is not None and round_of(match.state) > order.until:
            return status.found(ROUND_OVER)
        return status.found(GOES_ON if kind.look is None else kind.look(match.state, order.counted(status.made)))
    if match.to_move == NATURE:
        return status
    if status.made > 0 and not goes_on(match.game, order, status, int(match.to_move), match.turn, match.state.top):
        return status.found(TURN_OVER)
    return tried(match, order, status) if is_due(match, order, status) else status


def answer_of(match: Match[Any], order: Order, standing: OrderStatus | None = None) -> int:
    """Return the packed move with which an order answers the pending decision of its seat; NO_ANSWER if the order has none.
    `standing` is the order's status, if the caller has it already."""
    standing = standing_of(match, order) if standing is None else standing
    if not standing.stands:
        return NO_ANSWER
    kind = kind_of(match.game, order)
    if kind is None:
        due = standing.waits == "" and is_due(match, order, standing)
        wanted = prepared(match, order, standing.made) if due else NO_ANSWER
    else:
        wanted = int(kind.answer(match.state, match.moves, order.counted(standing.made)))
    return wanted if wanted != NO_ANSWER and match.moves.has(wanted) else NO_ANSWER


def next_answer(match: Match[Any], orders: Sequence[Order]) -> tuple[Order, int] | None:
    """Return the first of these orders that has a move for the pending decision, and this move in packed form; None if no order
    has one. A prepared turn that has begun takes precedence."""
    asked = [(order, standing_of(match, order)) for order in orders if order.seat == match.to_move]
    for order, standing in sorted(asked, key=lambda one: not has_begun(one[0], one[1])):
        wanted = answer_of(match, order, standing)
        if wanted != NO_ANSWER:
            return order, wanted
    return None


def has_begun(order: Order, standing: OrderStatus) -> bool:
    """Return whether an order is a prepared turn in progress."""
    return order.kind == NEXT_MOVE and standing.stands and standing.made > 0


def play_orders(match: Match[Any], orders: Sequence[Order]) -> list[tuple[int, Order]]:
    """Make the moves of these orders. Return, for each move, the journal length up to and including it, and the order that made
    it."""
    made: list[tuple[int, Order]] = []
    while len(made) < MOST_IN_A_ROW and (found := next_answer(match, orders)) is not None:
        match.play(found[1])
        line = next(number for number in reversed(match.path) if match.entries[number - 1].seat == found[0].seat)
        match.entries[line - 1].by_order = found[0].kind
        made.append((line, found[0]))
    return made


def happened(match: Match[Any], standing: OrderStatus) -> Entry | None:
    """Return the journal line that ended an order; None if no line did."""
    return match.entries[standing.line - 1] if standing.line > 0 else None
