"""A player's turn in a merchant round, with at most one purchase and any number of sales."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import shift
from mercat.games.poseidon.rules.founding import (
    SETTING_PRESTIGE,
    founder_obstacle,
    founding_obstacle,
    may_be_held,
    nation_obstacle,
    room,
)
from mercat.games.poseidon.rules.kingship import heir
from mercat.games.poseidon.rules.white_marker import Mark
from mercat.games.poseidon.state import Poseidon


class Turn(Frame):
    """A player's turn. The `passed` players before this one have passed in succession. `bought` and `sold` are 1 after a purchase
    or a sale. `lowered` is the set of nations whose prestige fell because their king sold merchants in this turn."""

    names: ClassVar[tuple[str, ...]] = ("passed", "bought", "sold", "lowered")

    @property
    def passed(self) -> i64:
        return self.number(0)

    @property
    def bought(self) -> i64:
        return self.number(1)

    @property
    def sold(self) -> i64:
        return self.number(2)

    @property
    def lowered(self) -> i64:
        return self.number(3)

    def has_acted(self) -> bool:
        """Return whether the player has bought or sold in this turn."""
        return self.bought > 0 or self.sold > 0

    def after_purchase(self) -> i64:
        """Return the packed frame of the player's next decision in this turn after a purchase."""
        return self.again(self.passed, 1, self.sold, self.lowered)


def is_blocked(state: Poseidon, seat: i64, nation: i64) -> bool:
    """Return whether a player founded a nation in this round and may therefore neither buy nor sell its merchants
    (POS-FOUND-8)."""
    return state.king[nation] == seat and state.founded_in[nation] == state.round


def sellable(state: Poseidon, seat: i64, nation: i64) -> i64:
    """Return the number of a nation's merchants that a player may sell. POS-MR-7: merchants on a King card must stay there."""
    if is_blocked(state, seat, nation):
        return 0
    return state.off_king_card(seat, nation)


def merchant_obstacle(state: Poseidon, seat: i64, nation: i64, left: i64) -> i64:
    """Return the reason why a player who may take `left` more merchants cannot buy a merchant of a nation, or ALLOWED if the
    player can."""
    if state.king[nation] == NONE:
        return v.NO_KING.obstacle(nation)
    if is_blocked(state, seat, nation):
        return v.FOUNDER_BLOCKED.obstacle(nation)
    if state.pool[nation] == 0:
        return v.POOL_EMPTY.obstacle(nation)
    if left == 0:
        return v.LIMIT_REACHED.obstacle(t.MERCHANT_LIMIT[state.seats])
    short = state.merchant_price(nation) - state.money[seat]
    return v.MONEY_SHORT.obstacle(short) if short > 0 else ALLOWED


def can_purchase(state: Poseidon, seat: i64) -> bool:
    """Return whether a player could found a nation or buy a merchant from a pool."""
    left = room(state, seat)
    for nation in range(t.NATIONS):
        if merchant_obstacle(state, seat, nation, left) == ALLOWED or founding_obstacle(state, seat, nation) == ALLOWED:
            return True
    return False


class Found(Rule[Poseidon, Turn]):
    """POS-FOUND-1: take the King card of a nation that has no king. POS-MR-2: this is the purchase of the turn."""

    verb = v.FOUND

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return nation_obstacle(state, v.FOUND.first(move)) == ALLOWED

    def obstacle(self, state: Poseidon, frame: Turn, move: i64) -> i64:
        obstacle = nation_obstacle(state, v.FOUND.first(move))
        if obstacle != ALLOWED:
            return obstacle
        return v.ONE_PURCHASE.obstacle() if frame.bought > 0 else founder_obstacle(state, frame.seat)

    def offer(self, state: Poseidon, frame: Turn, moves: Moves) -> None:
        if frame.bought == 0 and founder_obstacle(state, frame.seat) == ALLOWED:
            for nation in range(t.NATIONS):
                if state.king[nation] == NONE and nation_obstacle(state, nation) == ALLOWED:
                    moves.add(v.FOUND.move(nation))

    def apply(self, state: Poseidon, frame: Turn, move: i64) -> None:
        state.then(SETTING_PRESTIGE.frame(frame.seat, v.FOUND.first(move)), frame.after_purchase())


class Buy(Rule[Poseidon, Turn]):
    """POS-MR-2, POS-MR-5: buy exactly one merchant from the pool, at its nation's prestige.

    POS-MR-10: the player may have sold merchants of this nation before. POS-MR-13: a player may own any number of a nation's
    merchants.
    """

    verb = v.BUY

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return state.is_in_play(v.BUY.first(move))

    def obstacle(self, state: Poseidon, frame: Turn, move: i64) -> i64:
        if frame.bought > 0:
            return v.ONE_PURCHASE.obstacle()
        return merchant_obstacle(state, frame.seat, v.BUY.first(move), room(state, frame.seat))

    def offer(self, state: Poseidon, frame: Turn, moves: Moves) -> None:
        if frame.bought == 0:
            seat = frame.seat
            left = room(state, seat)
            for nation in range(t.NATIONS):
                if state.pool[nation] > 0 and merchant_obstacle(state, seat, nation, left) == ALLOWED:
                    moves.add(v.BUY.move(nation))

    def apply(self, state: Poseidon, frame: Turn, move: i64) -> None:
        state.acquire(frame.seat, v.BUY.first(move), 1, v.BY_TRADE)
        state.ask(frame.after_purchase())


class Sell(Rule[Poseidon, Turn]):
    """POS-MR-3: start selling, before or after the purchase. The merchants are chosen next.

    POS-MR-12, ruling: buying and selling back and forth is not forbidden, so a round could be endless. Therefore, a player may
    sell in only a limited number of turns of a round: as many as the most merchants that a player can own, so that even all of
    them can be sold one by one. After these turns the player can only buy, which comes to an end by itself.
    """

    verb = v.SELL

    def obstacle(self, state: Poseidon, frame: Turn, move: i64) -> i64:
        if state.sale_turns[frame.seat] >= t.MOST_SALES and frame.sold == 0:
            return v.SOLD_OFTEN.obstacle(t.MOST_SALES)
        nation = state.merchants.next_in(frame.seat, 0)
        while nation != NONE:
            if sellable(state, frame.seat, nation) > 0:
                return ALLOWED
            nation = state.merchants.next_in(frame.seat, nation + 1)
        return v.NOTHING_TO_SELL.obstacle()

    def offer(self, state: Poseidon, frame: Turn, moves: Moves) -> None:
        if self.obstacle(state, frame, v.SELL.move()) == ALLOWED:
            moves.add(v.SELL.move())

    def apply(self, state: Poseidon, frame: Turn, move: i64) -> None:
        state.ask(SELLING.frame(frame.seat, frame.passed, frame.bought, frame.sold, frame.lowered))


class GiveUp(Rule[Poseidon, Turn]):
    """POS-MR-3, POS-MR-5: sell merchants to the pool for their value. POS-MR-7: merchants on a King card must stay there.

    POS-PREST-2: a king who sells merchants of his nation lowers its prestige by one step, regardless of the number. Ruling: this
    happens once for each nation in a turn, at the first sale. Later sales in the turn are paid at the lower value.
    """

    verb = v.GIVE_UP

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return may_be_held(state, v.GIVE_UP.first(move), v.GIVE_UP.second(move))

    def obstacle(self, state: Poseidon, frame: Turn, move: i64) -> i64:
        seat, nation, count = frame.seat, v.GIVE_UP.first(move), v.GIVE_UP.second(move)
        held = state.merchants[seat, nation]
        if held == 0:
            return v.NONE_HELD.obstacle(nation)
        if is_blocked(state, seat, nation):
            return v.FOUNDER_BLOCKED.obstacle(nation)
        if count == 0:
            return v.AT_LEAST_ONE.obstacle()
        if count > held:
            return v.MORE_THAN_HELD.obstacle(held)
        return v.ON_KING_CARD.obstacle(nation) if count > sellable(state, seat, nation) else ALLOWED

    def offer(self, state: Poseidon, frame: Turn, moves: Moves) -> None:
        nation = state.merchants.next_in(frame.seat, 0)
        while nation != NONE:
            moves.add_seconds(v.GIVE_UP, nation, 1, sellable(state, frame.seat, nation))
            nation = state.merchants.next_in(frame.seat, nation + 1)

    def apply(self, state: Poseidon, frame: Turn, move: i64) -> None:
        seat, nation, lowered = frame.seat, v.GIVE_UP.first(move), frame.lowered
        state.give_back(seat, nation, v.GIVE_UP.second(move), v.BY_TRADE)
        if frame.sold == 0:
            state.sale_turns[seat] += 1
        if state.king[nation] == seat and lowered & BIT[nation] == 0:
            lowered |= BIT[nation]
            shift(state, nation, -1, v.BY_TRADE)
        state.ask(TRADING.frame(seat, frame.passed, frame.bought, 1, lowered))

    def warning(self, state: Poseidon, frame: Turn, move: i64) -> Reason | None:
        """Return a warning if selling these merchants gives up the king's lead, so that he may lose the King card, and otherwise
        None."""
        seat, nation = frame.seat, v.GIVE_UP.first(move)
        held = state.merchants[seat, nation]
        if state.king[nation] != seat or heir(state, seat, nation, held) >= 0:
            return None
        successor = heir(state, seat, nation, held - v.GIVE_UP.second(move))
        return v.KINGSHIP_AT_RISK.reason(nation, successor) if successor >= 0 else None


class Pass(Rule[Poseidon, Turn]):
    """POS-MR-4: do nothing. A player who has passed may act again later. POS-MR-1: the round ends when all players pass in
    succession."""

    verb = v.PASS

    def obstacle(self, state: Poseidon, frame: Turn, move: i64) -> i64:
        return v.ALREADY_ACTED.obstacle() if frame.has_acted() else ALLOWED

    def offer(self, state: Poseidon, frame: Turn, moves: Moves) -> None:
        if not frame.has_acted():
            moves.add(v.PASS.move())

    def apply(self, state: Poseidon, frame: Turn, move: i64) -> None:
        if frame.passed < state.seats - 1:
            state.ask(TRADING.frame(state.next_seat(frame.seat), frame.passed + 1, 0, 0, 0))

    def warning(self, state: Poseidon, frame: Turn, move: i64) -> Reason | None:
        """Return a warning if this pass ends the round while the player could still buy something, especially to keep a King
        card, and otherwise None."""
        seat = frame.seat
        if frame.passed < state.seats - 1 or not can_purchase(state, seat):
            return None
        for nation in range(t.NATIONS):
            if state.is_founded(nation) and state.king[nation] == seat:
                successor = heir(state, seat, nation, state.merchants[seat, nation])
                if successor >= 0:
                    return v.KINGSHIP_AT_RISK.reason(nation, successor)
        return v.LAST_PASS.reason()


class EndTurn(Rule[Poseidon, Turn]):
    """POS-MR-1: end a turn in which the player has bought or sold. Then the next player's turn begins."""

    verb = v.END_TURN

    def obstacle(self, state: Poseidon, frame: Turn, move: i64) -> i64:
        return ALLOWED if frame.has_acted() else v.NOT_YET_ACTED.obstacle()

    def offer(self, state: Poseidon, frame: Turn, moves: Moves) -> None:
        if frame.has_acted():
            moves.add(v.END_TURN.move())

    def apply(self, state: Poseidon, frame: Turn, move: i64) -> None:
        state.ask(TRADING.frame(state.next_seat(frame.seat), 0, 0, 0, 0))

    def warning(self, state: Poseidon, frame: Turn, move: i64) -> Reason | None:
        return v.PURCHASE_LEFT.reason() if frame.bought == 0 and can_purchase(state, frame.seat) else None


class Trading(Step[Poseidon, Turn]):
    """POS-MR-1: the step of a player's turn in a merchant round. The start player begins."""

    def entry(self, state: Poseidon, about: i64) -> i64:
        return self.frame(state.start_seat)


TRADING: Final = Trading("trading", [Found(), Buy(), Sell(), Mark(), Pass(), EndTurn()], Turn())
SELLING: Final = Step[Poseidon, Turn]("selling", [GiveUp()], Turn())
