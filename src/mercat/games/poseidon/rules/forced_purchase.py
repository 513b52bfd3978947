"""A forced purchase: a nation must buy a ship but lacks the money. Its discs become merchants, then its king pays, and may go
bankrupt."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import shift
from mercat.games.poseidon.rules.founding import may_be_held
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.rules.shipyard import BuyingShips, take_ship
from mercat.games.poseidon.state import BROKE, RAISED, Poseidon


class Owing(NationFrame):
    """A king's payment for his nation's ship. `lowered` is the set of nations whose prestige fell because he sold merchants for
    this payment."""

    names: ClassVar[tuple[str, ...]] = ("nation", "lowered")

    @property
    def lowered(self) -> i64:
        return self.number(1)


class ForcedPurchase(Rule[Poseidon, BuyingShips]):
    """POS-FORCE-1: the forced purchase. A nation that has no ship at the end of its turn must buy the bank's next ship, even if
    it lacks the money.

    POS-FORCE-2: the nation's prestige drops one step, and discs become merchants at the new value, no more than needed.
    POS-FORCE-3, ruling: if no disc is left, prestige does not drop. POS-FORCE-9: the turn then continues, as after any purchase.
    The money left over from the sale of these merchants cannot be spent on ships of other nations, but the money from the new
    merchants of a phase that has just begun can.
    """

    verb = v.FORCE

    def obstacle(self, state: Poseidon, frame: BuyingShips, move: i64) -> i64:
        nation = frame.nation
        if state.ships_of(nation) > 0:
            return v.HAS_SHIP.obstacle()
        if state.next_ship() == NONE:
            return v.DECK_EMPTY.obstacle()
        return ALLOWED if state.short_for_ship(nation) > 0 else v.SHIP_AFFORDABLE.obstacle()

    def apply(self, state: Poseidon, frame: BuyingShips, move: i64) -> None:
        nation = frame.nation
        if state.potentials[nation] > 0:
            shift(state, nation, -1, v.BY_FORCE)
            worth = state.merchant_price(nation)
            state.issue(nation, min((state.short_for_ship(nation) + worth - 1) // worth, state.potentials[nation]), v.BY_FORCE)
        state.then(DEBT.frame(frame.seat, nation, 0), frame.packed)

    def warning(self, state: Poseidon, frame: BuyingShips, move: i64) -> Reason | None:
        """Return a warning if the king himself will have to pay after all discs have become merchants, and otherwise None."""
        nation = frame.nation
        worth = t.PRESTIGE[max(state.prestige[nation] - 1, 0)]
        short = state.short_for_ship(nation) - state.potentials[nation] * worth
        if short <= 0:
            return None
        return v.OWN_MONEY.reason(short) if short <= state.money[frame.seat] else v.OWN_MERCHANTS.reason(short)


class Debt(Automatic[Poseidon, Owing]):
    """The king's payment of the missing amount in a forced purchase (POS-FORCE-4). POS-FORCE-5: if he cannot pay, he sells
    merchants until he can. POS-FORCE-7: if that is not enough, the king is bankrupt and loses all money, and the nation has no
    ship."""

    def run(self, state: Poseidon, frame: Owing) -> None:
        king, nation = frame.seat, frame.nation
        short = state.short_for_ship(nation)
        if short <= state.money[king]:
            state.pay(king, short, v.BY_FORCE)
            state.deposit(nation, short, v.BY_FORCE)
            take_ship(state, nation, state.next_ship(), t.SHIP_PRICE[state.next_ship()])
            state.numbers[RAISED] = state.treasury[nation]
        elif any(state.off_king_card(king, held) > 0 for held in range(t.NATIONS)):
            state.ask(SELLING_OFF.frame(king, nation, frame.lowered))
        else:
            state.emit(v.BANKRUPT, king)
            state.pay(king, state.money[king], v.BY_BANKRUPTCY)
            state.numbers[BROKE] = 1
            state.take()                # the nation's turn, which was still pending, is over


def most_sold(state: Poseidon, frame: Owing, nation: i64) -> i64:
    """Return the most merchants of a nation that may be sold (POS-FORCE-5, ruling): no more than necessary."""
    if state.merchants[frame.seat, nation] == 0:
        return 0
    worth = state.merchant_price(nation)
    short = state.short_for_ship(frame.nation) - state.money[frame.seat]
    return min(state.off_king_card(frame.seat, nation), (short + worth - 1) // worth)


class SellOff(Rule[Poseidon, Owing]):
    """POS-FORCE-5: sell merchants to pay the missing amount, but none that are on King cards.

    POS-FORCE-6, POS-PREST-2: a king who sells merchants of one of his own nations lowers its prestige by one step, once,
    regardless of the number sold.
    """

    verb = v.SELL_OFF

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return may_be_held(state, v.SELL_OFF.first(move), v.SELL_OFF.second(move))

    def obstacle(self, state: Poseidon, frame: Owing, move: i64) -> i64:
        seat, nation, count = frame.seat, v.SELL_OFF.first(move), v.SELL_OFF.second(move)
        held = state.merchants[seat, nation]
        if held == 0:
            return v.NONE_HELD.obstacle(nation)
        if count == 0:
            return v.AT_LEAST_ONE.obstacle()
        if count > held:
            return v.MORE_THAN_HELD.obstacle(held)
        if count > state.off_king_card(seat, nation):
            return v.ON_KING_CARD.obstacle(nation)
        most = most_sold(state, frame, nation)
        return v.TOO_MUCH.obstacle(most) if count > most else ALLOWED

    def offer(self, state: Poseidon, frame: Owing, moves: Moves) -> None:
        for nation in range(t.NATIONS):
            moves.add_seconds(v.SELL_OFF, nation, 1, most_sold(state, frame, nation))

    def apply(self, state: Poseidon, frame: Owing, move: i64) -> None:
        seat, nation, lowered = frame.seat, v.SELL_OFF.first(move), frame.lowered
        state.give_back(seat, nation, v.SELL_OFF.second(move), v.BY_FORCE)
        if state.king[nation] == seat and lowered & BIT[nation] == 0:
            lowered |= BIT[nation]
            shift(state, nation, -1, v.BY_FORCE)
        state.ask(DEBT.frame(seat, frame.nation, lowered))


DEBT: Final = Debt("debt", Owing())
SELLING_OFF: Final = Step[Poseidon, Owing]("selling_off", [SellOff()], Owing())
