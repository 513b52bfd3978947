"""What a player of Poseidon has and may expect, of all nations together: for the learned value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.games.poseidon import tables as t
from mercat.games.poseidon.bots.situation import SITUATION
from mercat.games.poseidon.rules.cards import income_of
from mercat.games.poseidon.state import Poseidon


class Purse:
    """What a player has and may expect, of all nations together."""

    def __init__(self) -> None:
        self.dividend: i64 = 0              # of the next voyages of all nations
        self.dividends: i64 = 0             # of all voyages to come, at the incomes of now
        self.crowns: i64 = 0
        self.owed: i64 = 0                  # as a king, for ships that must be bought
        self.cards: i64 = 0                 # the income of the special cards in an exploration round
        self.expected: i64 = 0              # what the hand-made advice expects of merchants and crowns

    def look(self, state: Poseidon, seat: i64) -> None:
        situation = SITUATION
        self.dividend = 0
        self.dividends = 0
        self.crowns = 0
        self.owed = 0
        self.cards = 0
        self.expected = 0
        for nation in range(t.NATIONS):
            brought = state.merchants[seat, nation] * situation.income[nation]
            self.dividend += brought
            self.dividends += brought * situation.voyages[nation]
            self.expected += state.merchants[seat, nation] * situation.merchant[nation]
            if state.king[nation] == seat:
                self.crowns += 1
                self.owed += situation.owed[nation]
                self.expected += situation.crown[nation]
        for card in range(t.CARDS):
            if state.card_owner[card] == seat:
                self.cards += income_of(state, card)


PURSE: Final = Purse()
