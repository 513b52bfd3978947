"""A nation that must buy a ship and cannot pay: its discs become merchants, then its king pays, and may go bankrupt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.prestige import shift
from mercat.games.poseidon.rules.shipyard import take_ship
from mercat.games.poseidon.state import BROKE, RAISED, Poseidon
from mercat.games.poseidon.tables import NATIONS, PRESTIGE, SHIP_PRICE
from mercat.games.poseidon.vocabulary import (
    BANKRUPT,
    BY_BANKRUPTCY,
    BY_FORCE,
    DECK_EMPTY,
    FORCE,
    HAS_SHIP,
    NONE_HELD,
    ON_KING_CARD,
    OWN_MERCHANTS,
    OWN_MONEY,
    SELL_OFF,
    SHIP_AFFORDABLE,
    TOO_MUCH,
)


def missing(state: Poseidon, nation: i64) -> i64:
    """What the treasury lacks for the bank's next ship."""
    return max(SHIP_PRICE[state.next_ship()] - state.treasury[nation], 0)


class ForcedPurchase(Rule[Poseidon, Frame]):
    """Without a ship at the end of its turn, and without the money, a nation must still buy the bank's next one.

    Its prestige drops one step and discs become merchants at the new value, just enough of them. If that is not enough, its king
    pays the rest. Ruling: where no disc is left to convert, prestige does not drop. Then its turn goes on, as after any purchase;
    but what is left of money raised like this buys no ships of other nations. Money that comes later, from the new merchants of a
    phase just begun, does. Ruling: further ships of the bank are paid with the raised money first.
    """

    verb = FORCE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        nation = frame.first
        if state.ships_of(nation) == 0 and state.next_ship() >= 0 and missing(state, nation) > 0:
            moves.add(FORCE.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation = frame.first
        if state.potentials[nation] > 0:
            shift(state, nation, -1, BY_FORCE)
            worth = state.worth(nation)
            state.issue(nation, min((missing(state, nation) + worth - 1) // worth, state.potentials[nation]), BY_FORCE)
        state.then(DEBT.frame(frame.seat, nation, 0), frame.again(nation, frame.second))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        if state.ships_of(frame.first) > 0:
            return HAS_SHIP.reason()
        return DECK_EMPTY.reason() if state.next_ship() == NONE else SHIP_AFFORDABLE.reason()

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """What the king himself will have to pay, when all discs are merchants."""
        nation = frame.first
        worth = PRESTIGE[max(state.prestige[nation] - 1, 0)]
        short = missing(state, nation) - state.potentials[nation] * worth
        if short <= 0:
            return None
        return OWN_MONEY.reason(short) if short <= state.money[frame.seat] else OWN_MERCHANTS.reason(short)


class Debt(Automatic[Poseidon, Frame]):
    """The king pays what is missing; if he cannot, he sells merchants until he can, or is bankrupt and the nation has no ship.

    The frame holds the nation and the set of nations whose prestige fell by these sales.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        king, nation = frame.seat, frame.first
        short = missing(state, nation)
        if short <= state.money[king]:
            state.pay(king, short, BY_FORCE)
            state.fill(nation, short, BY_FORCE)
            take_ship(state, nation, state.next_ship(), SHIP_PRICE[state.next_ship()])
            state.numbers[RAISED] = state.treasury[nation]
        elif any(state.loose(king, held) > 0 for held in range(NATIONS)):
            state.ask(SELLING_OFF.frame(king, nation, frame.second))
        else:
            state.say(BANKRUPT, king)
            state.pay(king, state.money[king], BY_BANKRUPTCY)
            state.numbers[BROKE] = 1
            state.take()                # the shipyard: this turn is over


class SellOff(Rule[Poseidon, Frame]):
    """Sell merchants, not those on King cards, for what is missing; no more of a nation than it takes.

    A king who sells merchants of his own nation lowers its prestige by one step, once, however many.
    """

    verb = SELL_OFF

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for nation in range(NATIONS):
            for count in range(i64(1), self.most(state, frame, nation) + 1):
                moves.add(SELL_OFF.move(nation, count))

    def most(self, state: Poseidon, frame: Frame, nation: i64) -> i64:
        """How many merchants of a nation may be sold."""
        if state.merchants[frame.seat, nation] == 0:
            return 0
        worth = state.worth(nation)
        short = missing(state, frame.first) - state.money[frame.seat]
        return min(state.loose(frame.seat, nation), (short + worth - 1) // worth)

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        seat, nation, fallen = frame.seat, SELL_OFF.first(move), frame.second
        state.part_with(seat, nation, SELL_OFF.second(move), BY_FORCE)
        if state.king[nation] == seat and fallen & BIT[nation] == 0:
            fallen |= BIT[nation]
            shift(state, nation, -1, BY_FORCE)
        state.ask(DEBT.frame(seat, frame.first, fallen))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation = SELL_OFF.first(move)
        if state.merchants[frame.seat, nation] == 0:
            return NONE_HELD.reason(nation)
        if state.loose(frame.seat, nation) < max(SELL_OFF.second(move), 1):
            return ON_KING_CARD.reason(nation)
        return TOO_MUCH.reason(self.most(state, frame, nation))


DEBT: Final = Debt("debt")
SELLING_OFF: Final = Step[Poseidon, Frame]("selling_off", [SellOff()])
