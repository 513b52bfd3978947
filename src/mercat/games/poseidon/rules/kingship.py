"""At the end of a merchant round a nation may change its king."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.cautions import lacks
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.vocabulary import CROWNED, SHIP_OWED, TAKE_OVER, TOLERATE


def heir(state: Poseidon, king: i64, nation: i64, held: i64, asked: i64 = 0) -> i64:
    """Who holds more merchants of a nation than its king with so many: the most first, ties clockwise from him; or NONE.

    The seats in the set `asked` do not count.
    """
    best: i64 = NONE
    most = held
    seat = state.next_seat(king)
    while seat != king:
        if state.merchants[seat, nation] > most and asked & BIT[seat] == 0:
            best = seat
            most = state.merchants[seat, nation]
        seat = state.next_seat(seat)
    return best


class TakeOver(Rule[Poseidon, Frame]):
    """Take the King card with all rights and duties, giving three merchants for the three on it: all keep what they hold."""

    verb = TAKE_OVER

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(TAKE_OVER.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.king[frame.first] = frame.seat
        state.say(CROWNED, frame.seat, frame.first)

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """With the King card comes the duty to pay for the ship that the nation must buy."""
        short = lacks(state, frame.first)
        return SHIP_OWED.reason(frame.first, short) if short > 0 else None


class Succession(Automatic[Poseidon, Frame]):
    """Nation by nation in order of operation. The frame holds the set of those done."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        nation = next_to_act(state, frame.first)
        if nation >= 0:
            state.then(CHALLENGE.frame(state.king[nation], nation, 0), SUCCESSION.frame(NATURE, frame.first | BIT[nation]))


class Challenge(Automatic[Poseidon, Frame]):
    """Ask who holds more merchants than the king, the most first, ties clockwise from the king, until one takes over.

    The frame holds the old king, the nation and the set of seats asked.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        king, nation, asked = frame.seat, frame.first, frame.second
        if state.king[nation] != king:
            return
        best = heir(state, king, nation, state.merchants[king, nation], asked)
        if best >= 0:
            state.then(TAKING_OVER.frame(best, nation), CHALLENGE.frame(king, nation, asked | BIT[best]))


TAKING_OVER: Final = Step[Poseidon, Frame]("taking_over", [TakeOver()], decline=TOLERATE)
SUCCESSION: Final = Succession("succession")
CHALLENGE: Final = Challenge("challenge")
