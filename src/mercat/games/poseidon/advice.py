"""What the game whispers to bots: what a position promises a player, and which moves look promising.

A player's outlook is the money at hand and what each merchant will have brought by the end: its dividends of the rounds to come,
and its prestige then. Nothing here is a rule; a wrong guess only makes bots weaker.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.game import Advice
from mercat.engine.rules import Moves
from mercat.engine.state import Frame
from mercat.games.poseidon.estimates import HUNDRED, Estimates, explorations, rounds_left
from mercat.games.poseidon.habits import Habits
from mercat.games.poseidon.rounds import RULES
from mercat.games.poseidon.rules.byhand import SETTING_OUT, STEERING
from mercat.games.poseidon.rules.cards import income_of
from mercat.games.poseidon.rules.deals import ANSWERING, COUNTING, PRICING, buyer_in, refused_in
from mercat.games.poseidon.rules.founding import SETTING_PRESTIGE
from mercat.games.poseidon.rules.trading import SELLING
from mercat.games.poseidon.state import RESTS_IN, Poseidon
from mercat.games.poseidon.tables import CARDS, NATIONS, POSEIDON
from mercat.games.poseidon.vocabulary import ACCEPT

IN_VAIN: Final[i64] = 1_000_000            # what it costs to ask for what will be refused


class Outlook(Advice[Poseidon]):
    """Values in hundredths of a drachma at the end."""

    def __init__(self) -> None:
        self.estimates: Final = Estimates()
        self.habits: Final = Habits(self.estimates)
        self.frame: Final = Frame()

    def value(self, state: Poseidon, seat: i64) -> i64:
        """What the position promises; an offer for a ship is worth what it brings where the other king should accept it."""
        if state.depth == 0:
            return self.standing(state, seat)
        self.frame.read(state.top)
        step, decides = self.frame.step, self.frame.seat
        if step == ANSWERING.number and decides != seat and state.king[buyer_in(self.frame.first)] == seat:
            return self.offered(state, seat, decides, refused_in(self.frame.first))
        if decides == seat:
            return self.standing(state, seat) + self.pending(state, step)
        return self.standing(state, seat)

    def offered(self, state: Poseidon, seat: i64, other: i64, refused: i64) -> i64:
        """What an offer is worth to the seat that made it. After a refusal no other one of the same turn is worth anything."""
        now = self.standing(state, seat)
        if refused > 0:
            return now - IN_VAIN
        after = state.copy()
        RULES.apply(after, ACCEPT.move(), Moves())
        agreed = self.standing(after, other) > self.standing(state, other)
        return self.standing(after, seat) if agreed else now - IN_VAIN

    def standing(self, state: Poseidon, seat: i64) -> i64:
        """The position as it is."""
        total = HUNDRED * state.money[seat]
        for nation in range(NATIONS):
            held = state.merchants[seat, nation]
            if held > 0:
                total += held * self.estimates.merchant(state, nation)
            if state.king[nation] == seat:
                total += self.estimates.kingship(state, nation)
        for card in range(CARDS):
            if state.card_owner[card] == seat:
                total += HUNDRED * income_of(state, card) * explorations(state) * 3 // 4
                if card == POSEIDON and state.numbers[RESTS_IN] == state.round:
                    total -= HUNDRED
        return total

    def horizon(self) -> i64:
        """To the end: what ships and merchants were worth is known only there."""
        return -1

    def guided(self) -> bool:
        """A player who trades or bargains evenly at random would spoil everything."""
        return True

    def pending(self, state: Poseidon, step: i64) -> i64:
        """What it means that the seat has opened a decision whose effect is not seen yet."""
        if step == SETTING_PRESTIGE.number:
            return 12000 if rounds_left(state, self.frame.first) > 3 else -3000
        if step == SELLING.number:
            return -6000
        if step == SETTING_OUT.number or step == STEERING.number or step == COUNTING.number or step == PRICING.number:
            return -20000
        return 0

    def priors(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        self.habits.weigh(state, moves, weights)


ADVICE: Final = Outlook()
