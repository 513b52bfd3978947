"""A player's means and prospects across all nations of Poseidon, for the learned value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mercat.games.poseidon import tables as t
from mercat.games.poseidon.bots.situation import Situation
from mercat.games.poseidon.rules.cards import income_of
from mercat.games.poseidon.state import Poseidon


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """A player's means and prospects across all nations.

    dividend    the player's income from the next voyages of all nations
    dividends   the player's income from all future voyages, if all of them pay as much as the next ones
    crowns      the number of nations that the player rules
    owed        the player's debt as a king, for ships that must be bought
    expected    the value of merchants and crowns according to the hand-written advice
    cards       the income from special cards in an exploration round
    """

    def __init__(self, state: Poseidon, seat: i64, situation: Situation) -> None:
        dividend: i64 = 0
        dividends: i64 = 0
        crowns: i64 = 0
        owed: i64 = 0
        expected: i64 = 0
        cards: i64 = 0
        for nation in range(t.NATIONS):
            outlook = situation.nations[nation]
            brought = state.merchants[seat, nation] * outlook.income
            dividend += brought
            dividends += brought * outlook.voyages
            expected += state.merchants[seat, nation] * outlook.merchant
            if state.king[nation] == seat:
                crowns += 1
                owed += outlook.owed
                expected += outlook.crown
        for card in range(t.CARDS):
            if state.card_owner[card] == seat:
                cards += income_of(state, card)
        self.dividend: Final = dividend
        self.dividends: Final = dividends
        self.crowns: Final = crowns
        self.owed: Final = owed
        self.expected: Final = expected
        self.cards: Final = cards
