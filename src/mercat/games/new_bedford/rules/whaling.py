"""Whaling: tokens are drawn from the bag, and the ships choose from them, the farthest first."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Chance, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.movement import Voyage
from mercat.games.new_bedford.state import NewBedford


class Whaling(Automatic[NewBedford, Frame]):
    """NB-WHALE-1, NB-WHALE-7: the start of the whaling phase, when tokens that are still face up go back into the bag.

    NB-WHALE-2, NB-WHALE-3: if ships are on the track, one token more than there are ships is drawn.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        cleared: i64 = 0
        for token in range(t.TOKENS):
            cleared += state.sea[token]
            state.bag[token] += state.sea[token]
            state.sea[token] = 0
        if cleared > 0:
            state.emit(v.SEA_CLEARED, cleared)
        ships = state.ships_at_sea()
        if ships > 0:
            state.then(DRAWING.frame(NATURE, ships + t.DRAW_BASE), LOOKOUT.frame(NATURE, b.PLACES))


class Drawing(Frame):
    """A draw of tokens. `left` tokens are still to be drawn."""

    names: ClassVar[tuple[str, ...]] = ("left",)

    @property
    def left(self) -> i64:
        return self.number(0)


class Draw(Chance[NewBedford, Drawing]):
    """Draw a token. Each token left in the bag is equally likely. NB-WHALE-8: the drawing ends when the bag is empty."""

    verb = v.DRAW

    def obstacle(self, state: NewBedford, frame: Drawing, move: i64) -> i64:
        token = v.DRAW.first(move)
        return ALLOWED if state.bag[token] > 0 else v.NONE_IN_BAG.obstacle(token)

    def weight(self, state: NewBedford, frame: Drawing, move: i64) -> i64:
        return state.bag[v.DRAW.first(move)]

    def apply(self, state: NewBedford, frame: Drawing, move: i64) -> None:
        token = v.DRAW.first(move)
        state.bag[token] -= 1
        state.sea[token] += 1
        state.emit(v.DRAWN, token)
        if frame.left > 1:
            state.ask(DRAWING.frame(NATURE, frame.left - 1))


class Watch(Frame):
    """The ships' choices of whales, one after another. Each place on the track has a number, and the ship in the place with the
    highest number chooses first. The next ship to choose is in a place below `below`."""

    names: ClassVar[tuple[str, ...]] = ("below",)

    @property
    def below(self) -> i64:
        return self.number(0)


class Lookout(Automatic[NewBedford, Watch]):
    """NB-WHALE-4: the order in which ships choose whales: one after another, the farthest row first, and within a row by rank."""

    def run(self, state: NewBedford, frame: Watch) -> None:
        next_boat = NONE
        highest: i64 = -1
        for boat in range(state.seats * t.SHIPS):
            if state.berth[boat] <= b.FARTHEST:
                number = state.place_of(boat)
                if highest < number < frame.below:
                    highest = number
                    next_boat = boat
        if next_boat != NONE:
            state.then(CHOOSING.frame(next_boat // t.SHIPS, next_boat), LOOKOUT.frame(NATURE, highest))


class Catch(Rule[NewBedford, Voyage]):
    """NB-WHALE-5: take one of the face-up whales for a ship, or none. NB-WHALE-6: empty sea tokens cannot be taken."""

    verb = v.CATCH

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.CATCH.first(move) != v.EMPTY_SEA

    def obstacle(self, state: NewBedford, frame: Voyage, move: i64) -> i64:
        whale = v.CATCH.first(move)
        if not self.may_come(state, move):
            return v.NEVER_CAUGHT.obstacle()
        return ALLOWED if state.sea[whale] > 0 else v.NOT_OUT.obstacle(whale)

    def apply(self, state: NewBedford, frame: Voyage, move: i64) -> None:
        boat, whale = frame.boat, v.CATCH.first(move)
        state.sea[whale] -= 1
        state.hold[boat, whale] += 1
        state.emit(v.CAUGHT, frame.seat, boat % t.SHIPS, whale)


WHALING: Final = Whaling("whaling")
DRAWING: Final = Step[NewBedford, Drawing]("drawing", [Draw()], Drawing(), optional=True)
LOOKOUT: Final = Lookout("lookout", Watch())
CHOOSING: Final = Step[NewBedford, Voyage]("choosing", [Catch()], Voyage(), decline=v.LEAVE)
