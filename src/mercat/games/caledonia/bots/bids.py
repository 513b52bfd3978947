"""Bids in points for the first choice of a clan (CAL-VARIANT-6).

The learned value ignores the bids of an auction in progress, so a bot that follows it would keep bidding for as long as another
player might win the choice. A bot therefore compares two outcomes: winning this auction, and leaving all auctions to its
opponents.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mercat.engine.rules.frame import STEP_MASK, seat_of
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.auction import BIDDING
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES

Best = Callable[[Caledonia, Moves], int]
Points = Callable[[Caledonia, int], float]
BIDDING_STEP: Final = RULES.number_of("bidding")
CHOOSING_STEP: Final = RULES.number_of("choosing_won")
STAND_BACK: Final = int(v.STAND_BACK.move())
SEEN_AS: Final = {2: 1.0, 3: 1.2, 4: 1.35}     # by number of players: the real points for each estimated point


def bid(state: Caledonia, moves: Moves, best: Best, expected: Points) -> int:
    """Return the lowest bid if winning the choice of a clan is worth it, otherwise the move that stops bidding. `best` and
    `expected` are the parameters of `Habits.bid`."""
    amount = int(BIDDING.opened(state).lowest_bid)
    lowest = int(v.BID.move(amount))
    if not moves.has(STAND_BACK):
        return lowest
    seat = seat_of(state.top)
    won, lost = (expected(after_auctions(state, moves, best, seat, wins), seat) for wins in (True, False))
    return lowest if amount <= SEEN_AS[int(state.seats)] * (won - lost) else STAND_BACK


def after_auctions(state: Caledonia, moves: Moves, best: Best, seat: int, wins: bool) -> Caledonia:
    """Return a position in which all players have a clan and nobody has paid. In it, the seat has won the current auction if
    `wins` is true; otherwise, it was the last to choose."""
    after, offered = state.copy(), Moves()
    for move in moves.listed():
        offered.add(move)
    while after.top & STEP_MASK in (BIDDING_STEP, CHOOSING_STEP):
        if after.top & STEP_MASK == CHOOSING_STEP:
            RULES.apply(after, best(after, offered), offered)
        else:
            RULES.apply(after, v.BID.move(BIDDING.opened(after).lowest_bid) if raises(after, seat, wins) else STAND_BACK, offered)
    for one in range(int(after.seats)):
        after.bid[one] = 0
    return after


def raises(state: Caledonia, seat: int, wins: bool) -> bool:
    """Return whether the player who must bid now should raise the bid. The first bid is always made. After that, `seat` itself
    raises if it is to win, and an opponent raises if the seat leads but is not to win."""
    frame = BIDDING.opened(state)
    if frame.leader == NONE:
        return True
    return wins if frame.seat == seat else frame.leader == seat and not wins
