"""The start player is drawn, and the special cards are bought in the Poseidon round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.state import START_SEAT, Poseidon
from mercat.games.poseidon.tables import CARD_PRICE, CARDS, CARDS_EACH
from mercat.games.poseidon.vocabulary import BEGIN, BY_CARD, CARD_TAKEN, CHOOSE, CHOSEN, MONEY_SHORT, STARTS


class Begin(Rule[Poseidon, Frame]):
    """Every seat is as likely to be the start player."""

    verb = BEGIN

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for seat in range(state.seats):
            moves.draw(BEGIN.move(seat), 1)

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.numbers[START_SEAT] = BEGIN.first(move)
        state.say(STARTS, BEGIN.first(move))


class Choose(Rule[Poseidon, Frame]):
    """Buy one of the special cards that are left, for its printed price. Nobody may pass. (Rulebook, 1)"""

    verb = CHOOSE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for card in range(CARDS):
            if state.card_owner[card] == NONE and CARD_PRICE[card] <= state.money[frame.seat]:
                moves.add(CHOOSE.move(card))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        card = CHOOSE.first(move)
        state.card_owner[card] = frame.seat
        state.say(CHOSEN, frame.seat, card)
        state.pay(frame.seat, CARD_PRICE[card], BY_CARD)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        card = CHOOSE.first(move)
        if state.card_owner[card] != NONE:
            return CARD_TAKEN.reason(card)
        return MONEY_SHORT.reason(CARD_PRICE[card] - state.money[frame.seat])


class Draft(Automatic[Poseidon, Frame]):
    """From the right of the start player counter-clockwise, the start player last; each further card in the opposite order.

    Ruling: with two players this is the order 1-2-2-1 of the play aid; with three the same is assumed of the second cards.
    The frame counts the cards bought.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        bought = frame.first
        if bought < CARDS_EACH[state.seats] * state.seats:
            turn = bought % state.seats
            if bought // state.seats % 2 == 1:
                turn = state.seats - 1 - turn
            seat = (state.start_seat - 1 - turn + 2 * state.seats) % state.seats
            state.then(CHOOSING.frame(seat), DRAFT.frame(NATURE, bought + 1))


BEGINNING: Final = Step[Poseidon, Frame]("beginning", [Begin()])
CHOOSING: Final = Step[Poseidon, Frame]("choosing", [Choose()])
DRAFT: Final = Draft("draft")
