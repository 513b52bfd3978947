"""The sequence of play: the twelve rounds, and the return of the last ships."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, SequenceOfPlay
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.movement import MOVEMENT
from mercat.games.new_bedford.rules.placing import INN, PLACING, POST_OFFICE
from mercat.games.new_bedford.rules.whaling import WHALING
from mercat.games.new_bedford.state import UNBUILT, NewBedford


class Countdown(Frame):
    """A sequence of turns, one seat after another. `left` turns are still to come."""

    names: ClassVar[tuple[str, ...]] = ("left",)

    @property
    def left(self) -> i64:
        return self.number(0)


class Round(Automatic[NewBedford, Frame]):
    """NB-ROUND-1: a round consists of actions, movement, whaling, and the end of the round. After the last round, ships only
    return until none is at sea."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.round < t.ROUNDS:
            state.round += 1
            state.emit(v.ROUND_BEGAN, state.round)
            ROUND_STEPS.begin(state)
        elif state.ships_at_sea() > 0:
            state.emit(v.SAILING_HOME)
            state.ask(HOMECOMING.frame(NATURE))


class Homecoming(Automatic[NewBedford, Frame]):
    """The return of the last ships (NB-END-3): ships move again and again, and whales are kept, sold and bought, until no ship is
    at sea. No whales are caught any more."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.ships_at_sea() > 0:
            HOMECOMING_STEPS.begin(state)


class Turns(Automatic[NewBedford, Countdown]):
    """The turns of a round (NB-ACTION-1): the seats place one worker at a time, clockwise from the owner of the ship's wheel,
    until each seat has placed both."""

    def entry(self, state: NewBedford, about: i64) -> i64:
        return self.frame(state.wheel, t.WORKERS * state.seats)

    def run(self, state: NewBedford, frame: Countdown) -> None:
        if frame.left > 0:
            state.then(PLACING.frame(frame.seat, t.PURCHASES, 0), TURNS.frame(state.next_seat(frame.seat), frame.left - 1))


class LeaveInn(Automatic[NewBedford, Frame]):
    """NB-INN-1, NB-INN-2: a guest of the Inn takes both workers back after all workers have been placed, and places them again.

    NB-INN-6: each of the two workers allows another purchase.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        seat = state.worker_at(INN)
        if seat != NONE:
            state.emit(v.INN_LEFT, seat)
            for space in range(b.SPACES):
                state.workers[space, seat] = 0
            state.then(PLACING.frame(seat, t.PURCHASES, 1), PLACING.frame(seat, t.PURCHASES, 1))


class EndOfRound(Automatic[NewBedford, Frame]):
    """NB-END-1, NB-END-2: the end of a round, in which workers are taken back and the ship's wheel moves to the left. NB-POST-1,
    NB-END-4: the Post Office pays in every round."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        state.take_workers_back()
        state.free_whales = 0
        if state.owner[POST_OFFICE] != UNBUILT:
            state.earn(state.owner[POST_OFFICE], t.POST_INCOME, v.BY_POST)
        state.wheel = state.next_seat(state.wheel)
        if state.round < t.ROUNDS:
            state.emit(v.WHEEL_TAKEN, state.wheel)
        state.ask(ROUND.frame(NATURE))


ROUND: Final = Round("round")
HOMECOMING: Final = Homecoming("homecoming")
TURNS: Final = Turns("turns", Countdown())
LEAVE_INN: Final = LeaveInn("leave_inn")
END_OF_ROUND: Final = EndOfRound("end_of_round")

# -- the sequence of play: twelve rounds, and after the last one the way home

ROUND_STEPS: Final = SequenceOfPlay[NewBedford]([
    TURNS,                  # every seat places both workers, one at a time
    LEAVE_INN,              # a guest of the Inn places both again
    MOVEMENT,               # ships move nearer, and those that return unload
    WHALING,                # whales are drawn, and the ships at sea choose from them
    END_OF_ROUND])          # workers are taken back, and the next round begins
HOMECOMING_STEPS: Final = SequenceOfPlay[NewBedford]([
    MOVEMENT,               # as in a round
    HOMECOMING])            # again, as long as a ship is at sea
