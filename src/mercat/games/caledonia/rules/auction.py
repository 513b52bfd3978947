"""The auction of clans, paid in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.rules.draft import ChooseClan, take_clan
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import CLANS as CLAN_COUNT
from mercat.games.caledonia.tables import HIGHEST_BID
from mercat.games.caledonia.vocabulary import BID, BID_HIGHER, BID_MADE, STAND_BACK, STOOD_BACK, TURN_ORDER

# A bidding frame holds the clans that are gone and above the highest bid; and who stood back and above them who leads, or NONE.
BIDS: Final[i64] = 64
SETS: Final[i64] = 32


def gone_in(frame: Frame) -> i64:
    """How many clans are gone."""
    return frame.first // BIDS


def highest_in(frame: Frame) -> i64:
    """The highest bid for this one; 0 before the first."""
    return frame.first % BIDS


def leader_in(frame: Frame) -> i64:
    """Who has bid most, NONE before the first bid."""
    return NONE if frame.second == NONE else frame.second // SETS


def out_in(frame: Frame) -> i64:
    """The set of seats that stood back."""
    return 0 if frame.second == NONE else frame.second % SETS


class Auctioning(Automatic[Caledonia, Frame]):
    """Auctions follow each other until one seat is left, who takes what is left for nothing and is last in turn order.

    The frame says how many clans are gone, and in its second number who bids first. The first auction is opened by whom nature
    drew, each later one by the next clockwise from the last winner. Ruling for the latter: "the player to the left" is
    the winner's, among those without a clan. (Rulebook, clan auction)
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        gone = frame.first
        opener = state.order[0] if gone == 0 else next_without(state, frame.second, 0)
        if gone == 0:
            for place in range(state.seats):
                state.order[place] = NONE
        if gone + 1 == state.seats:
            state.order[gone] = opener
            state.say(TURN_ORDER, opener, gone + 1)
            for clan in range(CLAN_COUNT):
                if state.clan_start[clan] != NONE:
                    take_clan(state, opener, clan)
                    return
        state.ask(BIDDING.frame(opener, gone * BIDS, NONE))


def next_without(state: Caledonia, seat: i64, out: i64) -> i64:
    """The next seat clockwise that has no clan and is not out of this auction."""
    seat = 0 if seat + 1 == state.seats else seat + 1
    while state.clan[seat] != NONE or out & BIT[seat] != 0:
        seat = 0 if seat + 1 == state.seats else seat + 1
    return seat


def go_on(state: Caledonia, gone: i64, highest: i64, leader: i64, seat: i64, out: i64) -> None:
    """Ask the next bidder, or let the leader choose when nobody can bid more."""
    bidder = next_without(state, seat, out)
    if bidder != leader and highest < HIGHEST_BID:
        state.ask(BIDDING.frame(bidder, gone * BIDS + highest, leader * SETS + out))
        return
    state.bid[leader] = highest
    state.order[gone] = leader
    state.say(TURN_ORDER, leader, gone + 1)
    state.then(CHOOSING_WON.frame(leader), AUCTIONING.frame(NATURE, gone + 1, leader))


class Bid(Rule[Caledonia, Frame]):
    """Bid more points than the highest bid for the first choice, up to thirty; who opens may bid nothing.

    (Rulebook, clan auction)
    """

    verb = BID

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for amount in range(lowest_bid(frame), HIGHEST_BID + 1):
            moves.add(BID.move(amount))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, amount = frame.seat, BID.first(move)
        state.say(BID_MADE, seat, amount)
        go_on(state, gone_in(frame), amount, seat, seat, out_in(frame))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        return BID_HIGHER.reason(lowest_bid(frame))


def lowest_bid(frame: Frame) -> i64:
    return 0 if leader_in(frame) == NONE else highest_in(frame) + 1


class StandBack(Rule[Caledonia, Frame]):
    """Bid no more for this clan. Who opens must bid. (Rulebook, clan auction)"""

    verb = STAND_BACK

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if leader_in(frame) != NONE:
            moves.add(STAND_BACK.move())

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.say(STOOD_BACK, frame.seat)
        go_on(state, gone_in(frame), highest_in(frame), leader_in(frame), frame.seat, out_in(frame) | BIT[frame.seat])

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        return BID_HIGHER.reason(0)


AUCTIONING: Final = Auctioning("auctioning")
BIDDING: Final = Step[Caledonia, Frame]("bidding", [Bid(), StandBack()])
CHOOSING_WON: Final = Step[Caledonia, Frame]("choosing_won", [ChooseClan()])
