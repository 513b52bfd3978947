"""Whaling: tokens are drawn from the sea, and the ships choose, the farthest first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import BERTHS, DRAW_BASE, FARTHEST, SHIPS, TOKENS, WHALES
from mercat.games.new_bedford.vocabulary import (
    CATCH,
    CAUGHT,
    DRAW,
    DRAWN,
    EMPTY_SEA,
    LEAVE,
    NEVER_CAUGHT,
    NOT_OUT,
    SEA_CLEARED,
)


class Whaling(Automatic[NewBedford]):
    """What still lies out goes back into the bag; if ships are on the track, one token more than there are ships is drawn."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        cleared: i64 = 0
        for token in range(TOKENS):
            cleared += state.sea[token]
            state.bag[token] += state.sea[token]
            state.sea[token] = 0
        if cleared > 0:
            state.say(SEA_CLEARED, cleared)
        ships = state.ships_at_sea()
        if ships > 0:
            state.then(DRAWING.frame(NATURE, ships + DRAW_BASE), LOOKOUT.frame(NATURE, (FARTHEST + 1) * BERTHS))


class Draw(Rule[NewBedford]):
    """Nature draws a token; each that is left in the bag is as likely as any other. An empty bag ends the drawing."""

    verb = DRAW

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for token in range(TOKENS):
            if state.bag[token] > 0:
                moves.draw(DRAW.move(token), state.bag[token])

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        token = DRAW.first(move)
        state.bag[token] -= 1
        state.sea[token] += 1
        state.say(DRAWN, token)
        if frame.first > 1:
            state.ask(DRAWING.frame(NATURE, frame.first - 1))


class Lookout(Automatic[NewBedford]):
    """The ships choose one after the other: the farthest row first, and in a row by rank.

    Every place on the track has a number, higher the earlier it chooses; the frame says below which number the next is.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        next_boat = NONE
        highest: i64 = -1
        for boat in range(state.seats * SHIPS):
            if state.berth[boat] <= FARTHEST:
                number = (state.berth[boat] + 1) * BERTHS - 1 - state.rank[boat]
                if highest < number < frame.first:
                    highest = number
                    next_boat = boat
        if next_boat != NONE:
            state.then(CHOOSING.frame(next_boat // SHIPS, next_boat), LOOKOUT.frame(NATURE, highest))


class Catch(Rule[NewBedford]):
    """A ship takes one of the whales that lie out, or none. Empty sea cannot be taken. (Whaling)"""

    verb = CATCH

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for whale in range(WHALES):
            if state.sea[whale] > 0:
                moves.add(CATCH.move(whale))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        boat, whale = frame.first, CATCH.first(move)
        state.sea[whale] -= 1
        state.hold[boat, whale] += 1
        state.say(CAUGHT, frame.seat, boat % SHIPS, whale)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        return NEVER_CAUGHT.reason() if CATCH.first(move) == EMPTY_SEA else NOT_OUT.reason(CATCH.first(move))


WHALING: Final = Whaling("whaling")
DRAWING: Final = Step[NewBedford]("drawing", [Draw()], optional=True)
LOOKOUT: Final = Lookout("lookout")
CHOOSING: Final = Step[NewBedford]("choosing", [Catch()], decline=LEAVE)
