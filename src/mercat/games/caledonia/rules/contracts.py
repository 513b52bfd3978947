"""Obtaining export contracts: from the board, and by the building bonus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.frame import Frame
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE
from mercat.engine.vocabulary import ALLOWED
from mercat.games.caledonia.options import FUTURE, SHOWN
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.frames import Contracts, Turn
from mercat.games.caledonia.rules.pile import DRAWING, TO_DRAWN, TO_FUTURE, is_empty, put_under
from mercat.games.caledonia.state import OBTAINED_NUMBER, Caledonia
from mercat.games.caledonia.tables import BONUS_DRAW, BOXES, BUCHANAN, BUCHANAN_DRAW, CONTRACT_MONEY, OBTAINED_MOST, SLOTS
from mercat.games.caledonia.vocabulary import (
    BOX_FULL,
    BY_CONTRACT,
    CONTRACT_REMOVED,
    DONE,
    ENOUGH_CONTRACTS,
    KEEP,
    LOOK,
    MONEY_SHORT,
    NOT_ON_DISPLAY,
    OBTAIN,
    OBTAINED,
    PILE_EMPTY,
)


def cost_of_contract(state: Caledonia, seat: i64, second: i64) -> i64:
    """CAL-CONTRACT-1: what a contract costs in this round, in pounds; negative in the first round, which pays for it.

    CAL-BUCHANAN-1: Buchanan's second contract of one purchase costs nothing. CAL-BUCHANAN-4: port 8 and the main action are two
    purchases, each paid; but what the first round pays, Buchanan receives once in a turn.
    """
    cost = -CONTRACT_MONEY[state.round - 1]
    received = cost < 0 and state.clan[seat] == BUCHANAN and state.numbers[OBTAINED_NUMBER] > 0
    if second != 0 or received:
        return 0
    return cost


def empty_boxes(state: Caledonia, seat: i64) -> i64:
    """How many contracts a seat has room for: one in all, two for Buchanan."""
    empty: i64 = 0
    for box in range(BOXES if state.clan[seat] == BUCHANAN else 1):
        if state.box[seat, box] == NONE:
            empty += 1
    return empty


def room_obstacle(state: Caledonia, seat: i64) -> i64:
    """CAL-CONTRACT-2: a contract needs an empty export box. CAL-BUCHANAN-5: and nobody obtains more than two in a turn."""
    if empty_boxes(state, seat) == 0:
        return BOX_FULL.obstacle()
    if state.clan[seat] == BUCHANAN and state.numbers[OBTAINED_NUMBER] >= OBTAINED_MOST:
        return ENOUGH_CONTRACTS.obstacle(OBTAINED_MOST)
    return ALLOWED


def taking_obstacle(state: Caledonia, seat: i64, second: i64) -> i64:
    """Whether a seat has room and money for a contract, whichever it is."""
    obstacle = room_obstacle(state, seat)
    missing = cost_of_contract(state, seat, second) - state.money[seat]
    return MONEY_SHORT.obstacle(missing) if obstacle == ALLOWED and missing > 0 else obstacle


def receive(state: Caledonia, seat: i64, contract: i64, second: i64) -> None:
    """Pay, or be paid, and put the contract into an empty box."""
    cost = cost_of_contract(state, seat, second)
    state.numbers[OBTAINED_NUMBER] += 1
    if cost > 0:
        state.pay(seat, cost, BY_CONTRACT)
    else:
        state.earn(seat, -cost, BY_CONTRACT)
    state.box[seat, 0 if state.box[seat, 0] == NONE else 1] = contract
    state.say(OBTAINED, seat, contract)


def slot_of(state: Caledonia, contract: i64) -> i64:
    """Where a contract lies open on the board; NONE if it does not."""
    for slot in range(SLOTS):
        if state.display[slot] == contract:
            return slot
    return NONE


class Obtain(Rule[Caledonia, Turn]):
    """CAL-CONTRACT-1: take a contract from the board into an empty export box, at the price of the round.

    CAL-BUCHANAN-1: Buchanan may take two at once for one price.
    """

    verb = OBTAIN

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        if slot_of(state, OBTAIN.first(move)) == NONE:
            return NOT_ON_DISPLAY.obstacle(OBTAIN.first(move))
        return taking_obstacle(state, frame.seat, frame.is_second)

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        if taking_obstacle(state, frame.seat, frame.is_second) == ALLOWED:
            for slot in range(SLOTS):
                if state.display[slot] != NONE:
                    moves.add(OBTAIN.move(state.display[slot]))

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, contract = frame.seat, OBTAIN.first(move)
        receive(state, seat, contract, frame.is_second)
        state.display[slot_of(state, contract)] = NONE
        if state.clan[seat] == BUCHANAN and frame.is_second == 0:
            state.ask(SECOND_CONTRACT.frame(seat, 1))


class Look(Rule[Caledonia, Frame]):
    """CAL-BUILD-1, CAL-PORT-10: with an empty export box, look at three contracts of the pile. CAL-BUCHANAN-3: Buchanan at six.

    CAL-VARIANT-7: with the future contracts face up it is these three, to which Buchanan adds three of the pile.
    """

    verb = LOOK

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        if is_empty(state) and state.future[0] == NONE:
            return PILE_EMPTY.obstacle()
        return room_obstacle(state, frame.seat)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat = frame.seat
        wanted = BUCHANAN_DRAW if state.clan[seat] == BUCHANAN else BONUS_DRAW
        if state.options[FUTURE] == SHOWN:
            state.ask(DISCARDING.frame(seat))
            for place in range(BONUS_DRAW):
                state.drawn[place] = state.future[place]
                state.future[place] = NONE
            wanted -= BONUS_DRAW
        else:
            state.ask(PUTTING_UNDER.frame(seat))
        state.ask(KEEPING.frame(seat, 0))
        if wanted > 0:
            state.ask(DRAWING.frame(NATURE, TO_DRAWN, wanted))


class Keep(Rule[Caledonia, Contracts]):
    """CAL-BUILD-1: keep one of the contracts drawn and pay the price of the round. CAL-BUILD-4: or none.

    CAL-BUCHANAN-3: Buchanan keeps up to two for one price, and with one box full at most one.
    """

    verb = KEEP

    def obstacle(self, state: Caledonia, frame: Contracts, move: i64) -> i64:
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] == KEEP.first(move):
                return taking_obstacle(state, frame.seat, frame.is_second)
        return NOT_ON_DISPLAY.obstacle(KEEP.first(move))

    def offer(self, state: Caledonia, frame: Contracts, moves: Moves) -> None:
        if taking_obstacle(state, frame.seat, frame.is_second) == ALLOWED:
            for place in range(BUCHANAN_DRAW):
                if state.drawn[place] != NONE:
                    moves.add(KEEP.move(state.drawn[place]))

    def apply(self, state: Caledonia, frame: Contracts, move: i64) -> None:
        seat, contract = frame.seat, KEEP.first(move)
        receive(state, seat, contract, frame.is_second)
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] == contract:
                state.drawn[place] = NONE
        if state.clan[seat] == BUCHANAN and frame.is_second == 0:
            state.ask(KEEPING.frame(seat, 1))


class PutUnder(Automatic[Caledonia, Frame]):
    """CAL-BUILD-1: what was not kept goes under the pile. CAL-BUILD-2: in the order drawn."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] != NONE:
                put_under(state, state.drawn[place])
                state.drawn[place] = NONE


class Discarding(Automatic[Caledonia, Frame]):
    """CAL-VARIANT-7: of face-up future contracts, those not kept leave the game, and three new ones are laid out."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] != NONE:
                state.say(CONTRACT_REMOVED, state.drawn[place])
                state.drawn[place] = NONE
        state.ask(DRAWING.frame(NATURE, TO_FUTURE, BONUS_DRAW))


SECOND_CONTRACT: Final = Step[Caledonia, Contracts]("second_contract", [Obtain()], Contracts(), decline=DONE)
BUILDING_BONUS: Final = Step[Caledonia, Frame]("building_bonus", [Look()], decline=DONE)
KEEPING: Final = Step[Caledonia, Contracts]("keeping", [Keep(), Uncork()], Contracts(), decline=DONE)
PUTTING_UNDER: Final = PutUnder("putting_under")
DISCARDING: Final = Discarding("discarding")
