"""The auction of clans, in which bids are paid in points."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.draft import ChooseClan, take_clan
from mercat.games.caledonia.state import Caledonia


class Auctions(Frame):
    """The frame between two auctions: the number of clans already taken, and the winner of the last auction, or NONE before the
    first."""

    names: ClassVar[tuple[str, ...]] = ("gone", "winner")

    @property
    def gone(self) -> i64:
        return self.number(0)

    @property
    def winner(self) -> i64:
        return self.number(1)


class Bidding(Frame):
    """An auction in progress: the number of clans already taken, the highest bid, and a bit for each seat that has stood back.

    The leader is the seat with the highest bid, or NONE before the first bid.
    """

    names: ClassVar[tuple[str, ...]] = ("gone", "highest", "leader", "stood_back")

    @property
    def gone(self) -> i64:
        return self.number(0)

    @property
    def highest(self) -> i64:
        return self.number(1)

    @property
    def leader(self) -> i64:
        return self.number(2)

    @property
    def stood_back(self) -> i64:
        return self.number(3)

    @property
    def lowest_bid(self) -> i64:
        return 0 if self.leader == NONE else self.highest + 1


class Auctioning(Automatic[Caledonia, Auctions]):
    """CAL-VARIANT-6: the auctions for clans, one after another, until only one seat has no clan. That seat takes the last clan
    without paying.

    Nature draws the seat that opens the first auction. Each later auction is opened by the next seat without a clan, clockwise
    from the last winner.
    """

    def run(self, state: Caledonia, frame: Auctions) -> None:
        gone = frame.gone
        opener = state.order[0] if gone == 0 else next_without(state, frame.winner, 0)
        if gone == 0:
            for place in range(state.seats):
                state.order[place] = NONE
        if gone + 1 == state.seats:
            state.order[gone] = opener
            state.emit(v.TURN_ORDER, opener, gone + 1)
            for clan in range(t.CLAN_COUNT):
                if state.clan_start[clan] != NONE:
                    take_clan(state, opener, clan)
                    return
        state.ask(BIDDING.frame(opener, gone, 0, NONE, 0))


def next_without(state: Caledonia, seat: i64, stood_back: i64) -> i64:
    """Return the next seat clockwise from `seat` that has no clan and has not stood back from this auction."""
    seat = 0 if seat + 1 == state.seats else seat + 1
    while state.clan[seat] != NONE or stood_back & BIT[seat] != 0:
        seat = 0 if seat + 1 == state.seats else seat + 1
    return seat


def go_on(state: Caledonia, gone: i64, highest: i64, leader: i64, seat: i64, stood_back: i64) -> None:
    """Ask the next bidder or, if nobody can bid more, let the leader choose a clan."""
    bidder = next_without(state, seat, stood_back)
    if bidder != leader and highest < t.HIGHEST_BID:
        state.ask(BIDDING.frame(bidder, gone, highest, leader, stood_back))
        return
    state.bid[leader] = highest
    state.order[gone] = leader
    state.emit(v.TURN_ORDER, leader, gone + 1)
    state.then(CHOOSING_WON.frame(leader), AUCTIONING.frame(NATURE, gone + 1, leader))


class Bid(Rule[Caledonia, Bidding]):
    """CAL-VARIANT-6: bid more points than the highest bid, up to thirty, for the first choice of a clan. The opening bid may be
    0."""

    verb = v.BID

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return v.BID.first(move) <= t.HIGHEST_BID

    def obstacle(self, state: Caledonia, frame: Bidding, move: i64) -> i64:
        if v.BID.first(move) < frame.lowest_bid:
            return v.BID_HIGHER.obstacle(frame.lowest_bid)
        return ALLOWED if self.may_come(state, move) else v.TOO_MUCH.obstacle(t.HIGHEST_BID)

    def apply(self, state: Caledonia, frame: Bidding, move: i64) -> None:
        seat, amount = frame.seat, v.BID.first(move)
        state.emit(v.BID_MADE, seat, amount)
        go_on(state, frame.gone, amount, seat, seat, frame.stood_back)


class StandBack(Rule[Caledonia, Bidding]):
    """CAL-VARIANT-6: stop bidding for this clan. The opener must bid."""

    verb = v.STAND_BACK

    def obstacle(self, state: Caledonia, frame: Bidding, move: i64) -> i64:
        return ALLOWED if frame.leader != NONE else v.BID_HIGHER.obstacle(0)

    def apply(self, state: Caledonia, frame: Bidding, move: i64) -> None:
        state.emit(v.STOOD_BACK, frame.seat)
        go_on(state, frame.gone, frame.highest, frame.leader, frame.seat, frame.stood_back | BIT[frame.seat])


AUCTIONING: Final = Auctioning("auctioning", Auctions())
BIDDING: Final = Step[Caledonia, Bidding]("bidding", [Bid(), StandBack()], Bidding())
CHOOSING_WON: Final = Step[Caledonia, Frame]("choosing_won", [ChooseClan()], sets_up=True)
