"""Bids for the first choice of a clan, which are paid in points (CAL-VARIANT-6).

The learned value does not see what has been bid in an auction under way: by it a bot would bid on as long as somebody else may
get the choice. So a bot compares what follows if it wins the auction, and if it leaves this one and all others to its opponents.
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
SEEN_AS: Final = {2: 1.0, 3: 1.2, 4: 1.35}     # by players: what is seen as one point turns out to be so many


def bid(state: Caledonia, moves: Moves, best: Best, expected: Points) -> int:
    """The lowest bid, as long as the choice is worth as many points; `best` and `expected` as in `Habits.bid`."""
    amount = int(BIDDING.opened(state).lowest_bid)
    lowest = int(v.BID.move(amount))
    if not moves.has(STAND_BACK):
        return lowest
    seat = seat_of(state.top)
    won, lost = (expected(after_auctions(state, moves, best, seat, wins), seat) for wins in (True, False))
    return lowest if amount <= SEEN_AS[int(state.seats)] * (won - lost) else STAND_BACK


def after_auctions(state: Caledonia, moves: Moves, best: Best, seat: int, wins: bool) -> Caledonia:
    """A position where all have a clan and nobody has paid: the seat wins the auction under way, or is the last to choose."""
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
    """Whether who is asked bids more: to open an auction, for the seat that is to win, or against the one that is not."""
    frame = BIDDING.opened(state)
    if frame.leader == NONE:
        return True
    return wins if frame.seat == seat else frame.leader == seat and not wins
