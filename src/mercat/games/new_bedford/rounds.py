"""The backbone: twelve rounds, the last homecomings, and all the steps of the game."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules import Automatic, Rules
from mercat.engine.state import NATURE, NONE, Frame
from mercat.games.new_bedford.rules.build import BUILDING_STEP
from mercat.games.new_bedford.rules.cooperage import BARRELLING
from mercat.games.new_bedford.rules.launch import LAUNCHING, PREPARE, WANTING
from mercat.games.new_bedford.rules.lighthouse import LIGHTING
from mercat.games.new_bedford.rules.placing import ANYWHERE, BOARDS, INN, PLACING, POST_OFFICE
from mercat.games.new_bedford.rules.sale import BIDDING, SALE
from mercat.games.new_bedford.rules.selling import SELLING, SELLING_ON
from mercat.games.new_bedford.rules.spaces import TAKING
from mercat.games.new_bedford.rules.start import DEALING, STARTERS, STARTING
from mercat.games.new_bedford.rules.tavern import DRINKING
from mercat.games.new_bedford.rules.tryworks import TRYING
from mercat.games.new_bedford.rules.voyage import LANDING, MOVEMENT, SETTLEMENT
from mercat.games.new_bedford.rules.whaling import CHOOSING, DRAWING, LOOKOUT, WHALING
from mercat.games.new_bedford.state import UNBUILT, NewBedford
from mercat.games.new_bedford.tables import BAG, POST_INCOME, PURCHASES, ROUNDS, SPACES, TOKENS, WORKERS
from mercat.games.new_bedford.vocabulary import BY_POST, INN_LEFT, ROUND_BEGAN, SAILING_HOME, WHEEL_TAKEN, WORDS


class Round(Automatic[NewBedford]):
    """Actions, movement, whaling, end of round; after the last round ships only come home, until none is out. (Overview)"""

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.round < ROUNDS:
            state.round += 1
            state.say(ROUND_BEGAN, state.round)
            state.ask(END_OF_ROUND.frame(NATURE))
            state.then(TURNS.frame(state.wheel, WORKERS * state.seats), LEAVE_INN.frame(NATURE), MOVEMENT.frame(NATURE),
                       WHALING.frame(NATURE))
        elif state.ships_at_sea() > 0:
            state.say(SAILING_HOME)
            state.ask(HOMECOMING.frame(NATURE))


class Homecoming(Automatic[NewBedford]):
    """Movement after movement, with paying, selling and buying, until no ship is out; nobody hunts any more. (End of the game)"""

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.ships_at_sea() > 0:
            state.then(MOVEMENT.frame(NATURE), HOMECOMING.frame(NATURE))


class Turns(Automatic[NewBedford]):
    """One worker at a time, clockwise from the holder of the wheel, until everybody has placed both. (Action phase)"""

    def run(self, state: NewBedford, frame: Frame) -> None:
        seat, left = frame.seat, frame.first
        if left > 0:
            state.then(PLACING.frame(seat, ANYWHERE, PURCHASES), TURNS.frame(state.next_seat(seat), left - 1))


class LeaveInn(Automatic[NewBedford]):
    """Who is at the Inn when all have placed lifts both own workers and places them once more, on spaces of the boards. (Inn)

    Spaces that are empty by then give their bonus again, every worker may go with a purchase again, and no fee is due.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        seat = state.worker_at(INN)
        if seat != NONE:
            state.say(INN_LEFT, seat)
            for space in range(SPACES):
                state.workers[space, seat] = 0
            state.then(PLACING.frame(seat, BOARDS, PURCHASES), PLACING.frame(seat, BOARDS, PURCHASES))


class EndOfRound(Automatic[NewBedford]):
    """Workers come back, the owner of the Post Office is paid, the wheel goes to the left. (End of round)"""

    def run(self, state: NewBedford, frame: Frame) -> None:
        for space in range(SPACES):
            for seat in range(state.seats):
                state.workers[space, seat] = 0
        state.free_whales = 0
        if state.owner[POST_OFFICE] != UNBUILT:
            state.earn(state.owner[POST_OFFICE], POST_INCOME, BY_POST)
        state.wheel = state.next_seat(state.wheel)
        if state.round < ROUNDS:
            state.say(WHEEL_TAKEN, state.wheel)
        state.ask(ROUND.frame(NATURE))


ROUND: Final = Round("round")
HOMECOMING: Final = Homecoming("homecoming")
TURNS: Final = Turns("turns")
LEAVE_INN: Final = LeaveInn("leave_inn")
END_OF_ROUND: Final = EndOfRound("end_of_round")

RULES: Final = Rules[NewBedford](WORDS, [
    DEALING, STARTERS, STARTING, ROUND, TURNS, PLACING, TAKING, SELLING, SELLING_ON, BUILDING_STEP, WANTING, PREPARE, LAUNCHING,
    LIGHTING, BARRELLING, DRINKING, TRYING, LEAVE_INN, MOVEMENT, SETTLEMENT, LANDING, SALE, BIDDING, WHALING, DRAWING, LOOKOUT,
    CHOOSING, END_OF_ROUND, HOMECOMING])


def deal(state: NewBedford) -> None:
    """The position before anybody has decided anything: the bag is filled, and the wheel is to be given."""
    for token in range(TOKENS):
        state.bag[token] = BAG[token] * state.seats
    state.then(DEALING.frame(NATURE), ROUND.frame(NATURE))
