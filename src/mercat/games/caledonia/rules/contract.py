"""Obtaining export contracts: from the board, and by the building bonus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.options import FUTURE, SHOWN
from mercat.games.caledonia.pile import DRAWING, TO_DRAWN, TO_FUTURE, is_empty, put_under
from mercat.games.caledonia.rules.cellar import Uncork
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
)


def cost_of_contract(state: Caledonia, seat: i64, paid: i64) -> i64:
    """What this round asks for a contract, below zero where it pays; nothing for Buchanan's second of one purchase.

    Port 8 and the main action are two purchases; but what the first round pays, Buchanan receives once in a turn.
    """
    cost = -CONTRACT_MONEY[state.round - 1]
    received = cost < 0 and state.clan[seat] == BUCHANAN and state.numbers[OBTAINED_NUMBER] > 0
    if paid != 0 or received:
        return 0
    return cost


def empty_boxes(state: Caledonia, seat: i64) -> i64:
    """How many contracts a seat has room for; Buchanan has two boxes."""
    empty: i64 = 0
    for box in range(BOXES if state.clan[seat] == BUCHANAN else 1):
        if state.box[seat, box] == NONE:
            empty += 1
    return empty


def room_for(state: Caledonia, seat: i64) -> bool:
    """Whether a seat may obtain a contract now: into an empty box, Buchanan no more than two in a turn."""
    if state.clan[seat] == BUCHANAN and state.numbers[OBTAINED_NUMBER] >= OBTAINED_MOST:
        return False
    return empty_boxes(state, seat) > 0


def receive(state: Caledonia, seat: i64, contract: i64, paid: i64) -> None:
    """Pay, or be paid, and put the contract into an empty box."""
    cost = cost_of_contract(state, seat, paid)
    state.numbers[OBTAINED_NUMBER] += 1
    if cost > 0:
        state.pay(seat, cost, BY_CONTRACT)
    else:
        state.earn(seat, -cost, BY_CONTRACT)
    state.box[seat, 0 if state.box[seat, 0] == NONE else 1] = contract
    state.say(OBTAINED, seat, contract)


class Obtain(Rule[Caledonia, Frame]):
    """Take a contract from the board into an empty export box, at the price of the round; in the first round for £5 received.

    Buchanan has two boxes and may take two at once for one price. The frame's first number says that it is paid already.
    Ruling: "one or two in a turn" holds for all ways together, so with port 8 too Buchanan obtains two in a turn at most.
    (Rulebook, action II; clan Buchanan)
    """

    verb = OBTAIN

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        if room_for(state, seat) and state.money[seat] >= cost_of_contract(state, seat, frame.first):
            for slot in range(SLOTS):
                if state.display[slot] != NONE:
                    moves.add(OBTAIN.move(state.display[slot]))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, contract = frame.seat, OBTAIN.first(move)
        receive(state, seat, contract, frame.first)
        for slot in range(SLOTS):
            if state.display[slot] == contract:
                state.display[slot] = NONE
        if state.clan[seat] == BUCHANAN and frame.first == 0:
            state.ask(SECOND_CONTRACT.frame(seat, 1))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        for slot in range(SLOTS):
            if state.display[slot] == OBTAIN.first(move):
                if empty_boxes(state, frame.seat) == 0:
                    return BOX_FULL.reason()
                if not room_for(state, frame.seat):
                    return ENOUGH_CONTRACTS.reason(OBTAINED_MOST)
                return MONEY_SHORT.reason(cost_of_contract(state, frame.seat, frame.first) - state.money[frame.seat])
        return NOT_ON_DISPLAY.reason(OBTAIN.first(move))


class Look(Rule[Caledonia, Frame]):
    """With an empty export box, look at three contracts of the pile, Buchanan at six. (Rulebook, building bonus; port 8)

    With the future contracts face up it is these three, to which Buchanan adds three of the pile. (Publisher's variants)
    """

    verb = LOOK

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if room_for(state, frame.seat) and not (is_empty(state) and state.future[0] == NONE):
            moves.add(LOOK.move())

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
        state.ask(KEEPING.frame(seat))
        if wanted > 0:
            state.ask(DRAWING.frame(NATURE, TO_DRAWN, wanted))


class Keep(Rule[Caledonia, Frame]):
    """Keep one of the contracts drawn, or none, and pay the price of the round; Buchanan keeps up to two for one price.

    Ruling: with one box full Buchanan keeps at most one. (Rulebook, building bonus; clan Buchanan)
    """

    verb = KEEP

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        if room_for(state, seat) and state.money[seat] >= cost_of_contract(state, seat, frame.first):
            for place in range(BUCHANAN_DRAW):
                if state.drawn[place] != NONE:
                    moves.add(KEEP.move(state.drawn[place]))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, contract = frame.seat, KEEP.first(move)
        receive(state, seat, contract, frame.first)
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] == contract:
                state.drawn[place] = NONE
        if state.clan[seat] == BUCHANAN and frame.first == 0:
            state.ask(frame.again(1, 0))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] == KEEP.first(move):
                return MONEY_SHORT.reason(cost_of_contract(state, frame.seat, frame.first) - state.money[frame.seat])
        return NOT_ON_DISPLAY.reason(KEEP.first(move))


class PutUnder(Automatic[Caledonia, Frame]):
    """What was not kept goes under the pile, in the order it was drawn."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] != NONE:
                put_under(state, state.drawn[place])
                state.drawn[place] = NONE


class Discarding(Automatic[Caledonia, Frame]):
    """Of face-up future contracts, what was not kept is out of the game, and three new ones are laid out."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        for place in range(BUCHANAN_DRAW):
            if state.drawn[place] != NONE:
                state.say(CONTRACT_REMOVED, state.drawn[place])
                state.drawn[place] = NONE
        state.ask(DRAWING.frame(NATURE, TO_FUTURE, BONUS_DRAW))


SECOND_CONTRACT: Final = Step[Caledonia, Frame]("second_contract", [Obtain()], decline=DONE)
BUILDING_BONUS: Final = Step[Caledonia, Frame]("building_bonus", [Look()], decline=DONE)
KEEPING: Final = Step[Caledonia, Frame]("keeping", [Keep(), Uncork()], decline=DONE)
PUTTING_UNDER: Final = PutUnder("putting_under")
DISCARDING: Final = Discarding("discarding")
