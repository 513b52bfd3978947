"""Prepared turns: the notes taken when a turn is prepared, and the trial before any of its moves is made.

`docs/playing-by-days.md` is the specification. The notes of an order are, in this sequence, the number of its turn, the count of
numbers in `Orders.owned` and, for each move that was possible when the turn was prepared, its changes to these numbers.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from mercat.engine.game import Game
from mercat.engine.matches.journal import BY_SEAT, NEW_TURN, Entry
from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused, refusal
from mercat.engine.rules.frame import STEP_MASK, seat_of
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.order_kinds import DONE, GOES_ON, Order
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)
OTHERWISE: Final = "otherwise"          # why a prepared turn ends: its player made another move,
IMPOSSIBLE: Final = "impossible"        # one of its moves is not legal,
TURN_OVER: Final = "turn_over"          # its turn is over,
GAME_OVER: Final = "over"               # or the game is
WORSE: Final = "worse"                  # why it waits: a move gains less or costs more than when it was prepared
AT_BEGINNING: Final = 2                 # the count of notes before the notes for the moves


class OrderStatus:
    """The status of an order.

    ended    the reason why the order ended; empty while it is active
    line     the length of the journal including the move that ended the order; 0 if no move did
    made     the number of prepared moves made, or the count that the order's kind computes
    turn     the number (`Entry.turn`) of the prepared turn if it has begun, or of an earlier turn in progress
    again    whether the opening decision of the turn recurs during it
    waits    the reason why a prepared turn does not begin although its turn has come; otherwise empty
    move     the prepared move, in notation, that made the order wait or end
    refused  the reason why that move is not possible
    """

    def __init__(self, ended: str = GOES_ON, line: int = 0, made: int = 0, turn: int = BY_SEAT, again: bool = False,
                 waits: str = "", move: str = "", refused: Refused | None = None) -> None:
        self.ended: Final = ended
        self.line: Final = line
        self.made: Final = made
        self.turn: Final = turn
        self.again: Final = again
        self.waits: Final = waits
        self.move: Final = move
        self.refused: Final = refused

    @property
    def stands(self) -> bool:
        return self.ended == GOES_ON

    @property
    def stopped(self) -> bool:
        """Whether the order ended without fulfilling its purpose."""
        return self.ended not in (GOES_ON, DONE)

    def followed_by(self, ended: str, line: int, made: int, turn: int, again: bool) -> OrderStatus:
        """Return the status after a line of the order's turn."""
        return OrderStatus(ended, 0 if ended == GOES_ON else line, made, turn, again)

    def found(self, ended: str, waits: str = "", move: str = "", refused: Refused | None = None) -> OrderStatus:
        """Return this status with new findings about the current position. The part of the status that depends on earlier lines
        stays the same."""
        return OrderStatus(ended, self.line, self.made, self.turn, self.again, waits, move, refused)


# -- turns


def turn_opened(match: Match[S], seat: int) -> Match[S] | None:
    """Return a copy of a match in which a turn of this seat begins now, for preparing moves; None if the seat has no further turn
    or the game does not define turns."""
    opens, twin = match.game.orders.open_turn, match.copy(False)           # nobody may know nature's draws
    if opens is None or match.to_move is None or not opens(twin.state, seat):
        return None
    match.game.rules.advance(twin.state, twin.moves)
    return twin if twin.to_move == seat else None


def beginning(game: Game[Any], asked: i64) -> int:
    """Return the number of the turn that begins with a decision: the number defined by the game or, if there is none, the number
    of the decision's step."""
    return int(asked & STEP_MASK) if game.orders.begins is None else game.orders.begins(int(asked))


def begins(game: Game[Any], order: Order, asked: i64) -> bool:
    """Return whether a prepared turn may begin with this decision; always True if the game does not define turns."""
    return not order.noted or order.noted[0] == beginning(game, asked)


def is_same(order: Order, number: int, seat: int, turn: int) -> bool:
    """Return whether a decision of a seat belongs to the turn with this number. If the game does not number turns, only decisions
    of the order's own seat belong to it."""
    numbered = BY_SEAT if turn == NEW_TURN else turn
    return numbered == number and (numbered >= 0 or seat == order.seat)


def goes_on(game: Game[Any], order: Order, status: OrderStatus, seat: int, turn: int, asked: i64) -> bool:
    """Return whether a decision of a seat belongs to the turn of an order that has begun. A decision with which the order's own
    seat begins another turn does not belong to it. The opening decision of the turn itself may recur."""
    if not is_same(order, status.turn, seat, turn):
        return False
    if game.orders.stays_open is None:
        return turn != NEW_TURN
    return status.again or not (order.noted and seat == order.seat and begins(game, order, asked))


def is_due(match: Match[Any], order: Order, status: OrderStatus) -> bool:
    """Return whether the next move of a prepared turn is due now."""
    if match.to_move != order.seat or status.made > 0:
        return match.to_move == order.seat
    amid = status.again and is_same(order, status.turn, order.seat, match.turn)
    return not amid and begins(match.game, order, match.state.top)


def turn_amid(match: Match[Any], order: Order) -> OrderStatus:
    """Return the status of a prepared turn at the moment when the order is given. The status records the number of the seat's
    current turn, because the prepared turn is a later one."""
    since = list[Entry]()
    if match.game.orders.stays_open is None or not order.noted:
        return OrderStatus()
    for line in reversed(match.path[:bisect_right(match.path, order.given)]):
        entry = match.entries[line - 1]
        if entry.seat == order.seat and begins(match.game, order, entry.asked):
            turn = BY_SEAT if entry.turn == NEW_TURN else entry.turn
            same = all(is_same(order, turn, one.seat, one.turn) for one in since)
            return OrderStatus(turn=turn, again=same and is_open_after(match.game, entry))
        if entry.seat != order.seat and entry.seat != NATURE and entry.turn < 0:
            break                                       # another seat's turn
        if entry.seat != NATURE:
            since.append(entry)
    return OrderStatus()


def prepared(match: Match[Any], order: Order, made: int) -> int:
    """Return the next move of a prepared turn, in packed form, after its first `made` moves."""
    return int(match.game.vocabulary.parse(order.moves[made]))


def after_line_of_turn(game: Game[Any], order: Order, before: OrderStatus, line: int, entry: Entry) -> OrderStatus:
    """Return the status of a prepared turn after one more line."""
    if entry.seat == NATURE:
        return before
    if before.made == 0:
        amid = before.again and is_same(order, before.turn, entry.seat, entry.turn)
        if entry.seat != order.seat or not begins(game, order, entry.asked):
            return before if amid else OrderStatus()
        if amid:
            return OrderStatus(turn=before.turn, again=is_open_after(game, entry))
    if before.made > 0 and not goes_on(game, order, before, entry.seat, entry.turn, entry.asked):
        return before.followed_by(TURN_OVER, line, before.made, before.turn, before.again)
    if entry.seat != order.seat:
        return before                                   # a question in the middle of the turn
    turn, again = before.turn, before.again
    if before.made == 0:
        turn = BY_SEAT if entry.turn == NEW_TURN else entry.turn
    if begins(game, order, entry.asked):
        again = is_open_after(game, entry)
    if entry.text == order.moves[before.made]:
        made = before.made + 1
        return before.followed_by(DONE if made == len(order.moves) else GOES_ON, line, made, turn, again)
    if entry.formal:
        return before
    return before.followed_by(IMPOSSIBLE if entry.forced else OTHERWISE, line, before.made, turn, again)


def is_open_after(game: Game[Any], entry: Entry) -> bool:
    """Return whether the opening decision of a turn recurs after a line that answers it."""
    verbs = game.orders.stays_open
    return verbs is not None and game.vocabulary.verb(entry.move).name in verbs


# -- gains and costs of moves


def owned(game: Game[S], state: S, seat: int) -> list[int]:
    """Return the money, the goods and the points of a seat."""
    counted = game.orders.owned
    return [int(game.points(state, seat))] if counted is None else counted(state, seat)


def brought(game: Game[S], state: S, seat: int, packed: i64) -> list[int]:
    """Return the changes to a seat's money, goods and points caused by a legal move and its automatic consequences. Events after
    the turn are not included."""
    before, after = owned(game, state, seat), game.copy(state)
    after.history = None
    if game.orders.owned is not None:
        leave_own(after)
    game.rules.apply(after, packed, Moves())
    return [now - then for now, then in zip(owned(game, after, seat), before, strict=True)]


def leave_own(state: State) -> None:
    """Drop all decisions from a copied position except the topmost one and the decisions of the same seat directly below it."""
    stack, depth = state.stack, state.depth
    first, seat = depth, seat_of(state.top)
    while first > 1 and seat_of(stack[first - 1]) == seat:
        first -= 1
    for place in range(first, depth + 1):
        stack[place - first + 1] = stack[place]
    stack[0] = depth - first + 1


def what_is_noted(match: Match[Any], order: Order) -> list[int]:
    """Return the notes for a prepared turn given now."""
    twin, game = turn_opened(match, order.seat), match.game
    if twin is None:
        return []
    noted = [beginning(game, twin.state.top), len(owned(game, twin.state, order.seat))]
    for place in range(len(order.moves)):
        packed = prepared(twin, order, place)
        pass_formalities(twin, order.seat, packed)
        if twin.to_move != order.seat or not twin.moves.has(packed):
            break
        noted += brought(game, twin.state, order.seat, packed)
        twin.play(packed)
    return noted


def noted_of(order: Order, place: int, count: int) -> list[int]:
    """Return the notes for a prepared move; an empty list if there are none, or if their number differs from `count`."""
    first = AT_BEGINNING + place * count
    fits = len(order.noted) >= first + count and order.noted[AT_BEGINNING - 1] == count
    return order.noted[first:first + count] if fits else []


def pass_formalities(twin: Match[Any], seat: int, packed: i64) -> None:
    """Make the moves of a seat that are formalities, until its decision is not a formality or offers `packed`."""
    formality = twin.game.formality
    while formality is not None and twin.to_move == seat and not twin.moves.has(packed):
        formal = formality(twin.state)
        if formal < 0:
            return
        twin.play(formal)


# -- trying a turn


def tried(match: Match[Any], order: Order, status: OrderStatus) -> OrderStatus:
    """Return the status of a prepared turn whose next move is due. Its remaining moves are played on a copy up to the first draw
    or decision of another seat. If a move is refused, the order ends; if a move is worse than when it was prepared, the order
    waits."""
    twin, game, worse = match.copy(False), match.game, ""
    reached = status
    for place in range(status.made, len(order.moves)):
        packed, line = prepared(twin, order, place), len(twin.entries)
        pass_formalities(twin, order.seat, packed)
        if twin.to_move == NATURE:
            break
        over = twin.to_move is None or (reached.made > 0 and not goes_on(game, order, reached, int(twin.to_move), twin.turn,
                                                                         twin.state.top))
        if over:
            return status.found(IMPOSSIBLE, "", order.moves[place], Refused("turn_over", {}, game.voice))
        if twin.to_move != order.seat:
            break
        if not twin.moves.has(packed):
            return status.found(IMPOSSIBLE, "", order.moves[place], refusal(game, twin.state, packed))
        if worse == "" and not order.at_any_price and is_worse(twin, order, place, packed):
            worse = order.moves[place]
        twin.play(packed)
        for made in range(line, len(twin.entries)):
            reached = after_line_of_turn(game, order, reached, made + 1, twin.entries[made])
    return status.found(GOES_ON, WORSE, worse) if worse else status


def is_worse(twin: Match[Any], order: Order, place: int, packed: i64) -> bool:
    """Return whether a legal move gains less or costs more than was noted when the move was prepared."""
    count = len(owned(twin.game, twin.state, order.seat))
    then = noted_of(order, place, count)
    now = brought(twin.game, twin.state, order.seat, packed) if then else []
    return any(number < before for number, before in zip(now, then, strict=True))
