"""The twelve rounds, and the return of the last ships."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.new_bedford.board import SPACES
from mercat.games.new_bedford.rules.movement import MOVEMENT
from mercat.games.new_bedford.rules.placing import INN, PLACING, POST_OFFICE
from mercat.games.new_bedford.rules.whaling import WHALING
from mercat.games.new_bedford.state import UNBUILT, NewBedford
from mercat.games.new_bedford.tables import POST_INCOME, PURCHASES, ROUNDS, WORKERS
from mercat.games.new_bedford.vocabulary import BY_POST, INN_LEFT, ROUND_BEGAN, SAILING_HOME, WHEEL_TAKEN


class Countdown(Frame):
    """The seat is next; `left` turns are still to come."""

    names: ClassVar[tuple[str, ...]] = ("left",)

    @property
    def left(self) -> i64:
        return self.number(0)


class Round(Automatic[NewBedford, Frame]):
    """NB-ROUND-1: actions, movement, whaling, end of round; after the last round ships only come home, until none is out."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.round < ROUNDS:
            state.round += 1
            state.emit(ROUND_BEGAN, state.round)
            state.ask(END_OF_ROUND.frame(NATURE))
            state.then(TURNS.frame(state.wheel, WORKERS * state.seats), LEAVE_INN.frame(NATURE), MOVEMENT.frame(NATURE),
                       WHALING.frame(NATURE))
        elif state.ships_at_sea() > 0:
            state.emit(SAILING_HOME)
            state.ask(HOMECOMING.frame(NATURE))


class Homecoming(Automatic[NewBedford, Frame]):
    """NB-END-3: movement after movement, with paying, selling and buying, until no ship is out; there is no more whaling."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.ships_at_sea() > 0:
            state.then(MOVEMENT.frame(NATURE), HOMECOMING.frame(NATURE))


class Turns(Automatic[NewBedford, Countdown]):
    """NB-ACTION-1: one worker at a time, clockwise from the holder of the wheel, until everybody has placed both."""

    def run(self, state: NewBedford, frame: Countdown) -> None:
        if frame.left > 0:
            state.then(PLACING.frame(frame.seat, PURCHASES, 0), TURNS.frame(state.next_seat(frame.seat), frame.left - 1))


class LeaveInn(Automatic[NewBedford, Frame]):
    """NB-INN-1, NB-INN-2: a guest of the Inn takes both workers back when all have placed, and places them again.

    NB-INN-6: each of them allows a purchase again.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        seat = state.worker_at(INN)
        if seat != NONE:
            state.emit(INN_LEFT, seat)
            for space in range(SPACES):
                state.workers[space, seat] = 0
            state.then(PLACING.frame(seat, PURCHASES, 1), PLACING.frame(seat, PURCHASES, 1))


class EndOfRound(Automatic[NewBedford, Frame]):
    """NB-END-1, NB-END-2: workers come back and the wheel goes to the left. NB-POST-1, NB-END-4: the Post Office pays, always."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        state.take_workers_back()
        state.free_whales = 0
        if state.owner[POST_OFFICE] != UNBUILT:
            state.earn(state.owner[POST_OFFICE], POST_INCOME, BY_POST)
        state.wheel = state.next_seat(state.wheel)
        if state.round < ROUNDS:
            state.emit(WHEEL_TAKEN, state.wheel)
        state.ask(ROUND.frame(NATURE))


ROUND: Final = Round("round")
HOMECOMING: Final = Homecoming("homecoming")
TURNS: Final = Turns("turns", Countdown())
LEAVE_INN: Final = LeaveInn("leave_inn")
END_OF_ROUND: Final = EndOfRound("end_of_round")
