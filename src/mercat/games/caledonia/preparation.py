"""The phases between the actions: preparation, solo's market, the scoring of a round, and what comes after the last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.games.caledonia.options import FUTURE, SHOWN
from mercat.games.caledonia.pile import DRAWING, TO_DISPLAY, TO_FUTURE, put_out
from mercat.games.caledonia.production import PRODUCTION
from mercat.games.caledonia.rules.cellar import LEFT, RIGHT, bring_up
from mercat.games.caledonia.rules.turn import TURNS, take_next_order
from mercat.games.caledonia.state import ROUND_NUMBER, Caledonia
from mercat.games.caledonia.tables import (
    BONUS_DRAW,
    DIE_STEPS,
    DISPLAYED,
    FACES,
    GOODS,
    MACKENZIE,
    MIDDLE_FROM,
    MIDDLE_TO,
    ROUNDS,
    SOLO_CHANGES,
)
from mercat.games.caledonia.tiles import glory_of_tile
from mercat.games.caledonia.vocabulary import (
    BY_DICE,
    BY_TILE,
    CONTRACT_REMOVED,
    CONTRACT_SHOWN,
    ROLL_GOOD,
    ROLL_PRICE,
    ROUND_BEGAN,
    ROUND_ENDED,
)


class Round(Automatic[Caledonia, Frame]):
    """Preparation, actions, production, scoring; after the fifth round the game is over. (Rulebook, course of the game)

    The round to come is the frame's first number.
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        if frame.first > ROUNDS:
            empty_cellar(state)
            return
        state.numbers[ROUND_NUMBER] = frame.first
        state.say(ROUND_BEGAN, frame.first, state.tiles[frame.first])
        state.ask(frame.again(frame.first + 1, 0))
        state.then(TURNS.frame(NATURE, 0), PRODUCTION.frame(NATURE, 0), SCORING.frame(NATURE))
        if frame.first > 1:
            take_next_order(state)
            take_merchants_back(state)
            state.ask(ROLLING_GOOD.frame(NATURE, SOLO_CHANGES, 0) if state.seats == 1 else REFILL.frame(NATURE))


def take_merchants_back(state: Caledonia) -> None:
    """From the market to their owners. (Rulebook, phase 1)"""
    for seat in range(state.seats):
        for good in range(GOODS):
            state.merchants[seat] += state.buying[seat, good] + state.selling[seat, good]
            state.buying[seat, good] = 0
            state.selling[seat, good] = 0


def empty_cellar(state: Caledonia) -> None:
    """Ruling: at the end of the game MacKenzie's barrels come up and pay: they may at any time, and nobody would leave them."""
    for seat in range(state.seats):
        if state.clan[seat] == MACKENZIE:
            for spot in (RIGHT, LEFT):
                if state.cellar[spot] > 0:
                    bring_up(state, seat, spot)


class Refill(Automatic[Caledonia, Frame]):
    """Every slot for this number of players gets a contract: the face-up future ones first, then from the pile.

    Alone all six slots are filled and one is emptied again by the die, the frame's first number. Ruling for the future contracts:
    those that are not needed stay, and there are three again. (Rulebook, phase 1; variants)
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        wanted: i64 = FACES if state.seats == 1 and state.round > 1 else DISPLAYED[state.seats]
        missing: i64 = 0
        for slot in range(wanted):
            if state.display[slot] == NONE:
                missing += 1
        shown = state.options[FUTURE] == SHOWN
        if shown:
            missing -= move_up_future(state, missing)
            state.ask(TOPPING_UP.frame(NATURE))
        if state.seats == 1 and state.round > 1:
            state.ask(REMOVING.frame(NATURE, frame.first))
        if missing > 0:
            state.ask(DRAWING.frame(NATURE, TO_DISPLAY, missing))


def move_up_future(state: Caledonia, most: i64) -> i64:
    """Move face-up contracts to empty slots, the oldest first; return how many."""
    moved: i64 = 0
    while moved < most and state.future[0] != NONE:
        put_out(state, state.future[0], TO_DISPLAY)
        state.say(CONTRACT_SHOWN, state.future[0])
        for place in range(BONUS_DRAW - 1):
            state.future[place] = state.future[place + 1]
        state.future[BONUS_DRAW - 1] = NONE
        moved += 1
    return moved


class ToppingUp(Automatic[Caledonia, Frame]):
    """Three future contracts lie face up. (Publisher's variants)"""

    def run(self, state: Caledonia, frame: Frame) -> None:
        missing: i64 = 0
        for place in range(BONUS_DRAW):
            if state.future[place] == NONE:
                missing += 1
        if missing > 0:
            state.ask(DRAWING.frame(NATURE, TO_FUTURE, missing))


class RollGood(Rule[Caledonia, Frame]):
    """Alone, the prices of three different goods change at the start of rounds 2 to 5: nature rolls which.

    The frame holds how many rolls are left, and the set of goods already changed. (Rulebook, solo)
    """

    verb = ROLL_GOOD

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for good in range(GOODS):
            if frame.second >> good & 1 == 0:
                moves.draw(ROLL_GOOD.move(good), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.ask(ROLLING_PRICE.frame(NATURE, frame.first * GOODS + ROLL_GOOD.first(move), frame.second))


class RollPrice(Rule[Caledonia, Frame]):
    """By how much the price changes: down where it is high, up where it is low, else as the die says.

    The last roll also says which contract goes. (Rulebook, solo)
    """

    verb = ROLL_PRICE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for face in range(FACES):
            moves.draw(ROLL_PRICE.move(face), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        left, good, face = frame.first // GOODS, frame.first % GOODS, ROLL_PRICE.first(move)
        steps = DIE_STEPS[face]
        size = steps if steps > 0 else -steps
        if state.price[good] < MIDDLE_FROM:
            steps = size
        elif state.price[good] > MIDDLE_TO:
            steps = -size
        state.move_price(good, steps, BY_DICE)
        if left > 1:
            state.ask(ROLLING_GOOD.frame(NATURE, left - 1, frame.second | BIT[good]))
        else:
            state.ask(REFILL.frame(NATURE, face))


class RemoveContract(Automatic[Caledonia, Frame]):
    """Alone, the contract where the last price roll points is out of the game. (Rulebook, solo)"""

    def run(self, state: Caledonia, frame: Frame) -> None:
        if state.display[frame.first] != NONE:
            state.say(CONTRACT_REMOVED, state.display[frame.first])
            state.display[frame.first] = NONE


class Scoring(Automatic[Caledonia, Frame]):
    """Everybody receives the glory of the round's tile. (Rulebook, phase 4)"""

    def run(self, state: Caledonia, frame: Frame) -> None:
        tile = state.tiles[state.round]
        if tile != NONE:
            for place in range(state.seats):
                seat = state.order[place]
                state.score(seat, glory_of_tile(state, seat, tile), BY_TILE)
        state.say(ROUND_ENDED, state.round)


ROUND: Final = Round("round")
REFILL: Final = Refill("refill")
TOPPING_UP: Final = ToppingUp("topping_up")
ROLLING_GOOD: Final = Step[Caledonia, Frame]("rolling_good", [RollGood()])
ROLLING_PRICE: Final = Step[Caledonia, Frame]("rolling_price", [RollPrice()])
REMOVING: Final = RemoveContract("removing")
SCORING: Final = Scoring("scoring")
