"""The Poseidon round, in which the special cards are bought."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.state import Poseidon


class Drafting(Frame):
    """The draft of special cards. `bought` cards have been bought so far."""

    names: ClassVar[tuple[str, ...]] = ("bought",)

    @property
    def bought(self) -> i64:
        return self.number(0)


class Choose(Rule[Poseidon, Frame]):
    """POS-PR-2: buy one of the remaining special cards for its printed price. POS-PR-3: nobody may pass."""

    verb = v.CHOOSE

    def obstacle(self, state: Poseidon, frame: Frame, move: i64) -> i64:
        card = v.CHOOSE.first(move)
        if state.card_owner[card] != NONE:
            return v.CARD_TAKEN.obstacle(card)
        short = t.CARD_PRICE[card] - state.money[frame.seat]
        return v.MONEY_SHORT.obstacle(short) if short > 0 else ALLOWED

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        card = v.CHOOSE.first(move)
        state.card_owner[card] = frame.seat
        state.emit(v.CHOSEN, frame.seat, card)
        state.pay(frame.seat, t.CARD_PRICE[card], v.BY_CARD)


class Draft(Automatic[Poseidon, Drafting]):
    """POS-PR-1: the draft, in counter-clockwise order from the player to the right of the start player to the start player.

    POS-PR-6: with two players, the next card is bought in the opposite order (1-2-2-1), and the third in the first order again.
    POS-PR-4: with three players, the second card is assumed to be bought in the opposite order, too. POS-PR-5: with four or five
    players, each player buys one card.
    """

    def run(self, state: Poseidon, frame: Drafting) -> None:
        bought = frame.bought
        if bought < t.CARDS_EACH[state.seats] * state.seats:
            place = bought % state.seats
            if bought // state.seats % 2 == 1:
                place = state.seats - 1 - place
            seat = (state.start_seat - 1 - place + 2 * state.seats) % state.seats
            state.then(CHOOSING.frame(seat), DRAFT.frame(NATURE, bought + 1))


class EndOfDraft(Automatic[Poseidon, Frame]):
    """The end of the draft, when special cards that nobody bought leave the game (POS-PR-5)."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        if t.CARDS_EACH[state.seats] * state.seats < t.CARDS:
            for card in range(t.CARDS):
                if state.card_owner[card] == NONE:
                    state.emit(v.DISCARDED, card)


CHOOSING: Final = Step[Poseidon, Frame]("choosing", [Choose()], sets_up=True)
DRAFT: Final = Draft("draft", Drafting())
END_OF_DRAFT: Final = EndOfDraft("end_of_draft")
