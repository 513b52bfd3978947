"""A player's turn in a merchant round: at most one purchase, and any sales."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.prestige import shift
from mercat.games.poseidon.rules.cautions import can_purchase
from mercat.games.poseidon.rules.founding import LEAST_BOUGHT, LEAST_PRICE, SETTING_PRESTIGE, can_found, room
from mercat.games.poseidon.rules.kingship import heir
from mercat.games.poseidon.rules.marker import Mark
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import MERCHANT_LIMIT, MOST_SALES, NATIONS
from mercat.games.poseidon.vocabulary import (
    ALREADY_ACTED,
    BUY,
    BY_TRADE,
    END_TURN,
    FOUND,
    FOUNDER_BLOCKED,
    GIVE_UP,
    HAS_KING,
    KINGSHIP_AT_RISK,
    LAST_PASS,
    LIMIT_REACHED,
    MONEY_SHORT,
    MORE_THAN_HELD,
    NO_KING,
    NONE_HELD,
    NOT_IN_PLAY,
    NOT_YET_ACTED,
    NOTHING_TO_SELL,
    ON_KING_CARD,
    ONE_PURCHASE,
    PASS,
    POOL_EMPTY,
    PURCHASE_LEFT,
    SELL,
    SOLD_OFTEN,
)

# A turn's frame: first counts the seats that passed in succession, second says what was done in this turn.
HAS_BOUGHT: Final[i64] = 1
HAS_ACTED: Final[i64] = 2
HAS_SOLD: Final[i64] = 4
SOLD_BY_KING: Final[i64] = 8            # times the set of nations whose king sold in this turn


def is_blocked(state: Poseidon, seat: i64, nation: i64) -> bool:
    """Who founded a nation neither buys nor sells its merchants in that round."""
    return state.king[nation] == seat and state.founded_in[nation] == state.round


def sellable(state: Poseidon, seat: i64, nation: i64) -> i64:
    """How many merchants of a nation a player may give up in a merchant round."""
    return 0 if is_blocked(state, seat, nation) else state.loose(seat, nation)


def may_sell(state: Poseidon, frame: Frame) -> bool:
    """Whether a player may still sell in this turn.

    Ruling: the rules forbid no buying and selling back and forth, so that a round could be endless. In one round a player sells
    in at most as many turns as anybody can hold merchants, so that even giving up all of them one by one is possible; after those
    he only buys, which comes to an end by itself.
    """
    return state.sale_turns[frame.seat] < MOST_SALES or frame.second & HAS_SOLD != 0


class Found(Rule[Poseidon, Frame]):
    """Take the King card of a nation that has no king: the purchase of this turn. (Rulebook, 2)"""

    verb = FOUND

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if frame.second & HAS_BOUGHT == 0 and can_found(state, frame.seat):
            for nation in range(NATIONS):
                if not state.is_founded(nation) and state.is_in_play(nation):
                    moves.add(FOUND.move(nation))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.then(SETTING_PRESTIGE.frame(frame.seat, FOUND.first(move)),
                   frame.again(frame.first, frame.second | HAS_BOUGHT | HAS_ACTED))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation = FOUND.first(move)
        if not state.is_in_play(nation):
            return NOT_IN_PLAY.reason(nation)
        if frame.second & HAS_BOUGHT != 0:
            return ONE_PURCHASE.reason()
        if state.is_founded(nation):
            return HAS_KING.reason(nation)
        if room(state, frame.seat) < LEAST_BOUGHT:
            return LIMIT_REACHED.reason(MERCHANT_LIMIT[state.seats])
        return MONEY_SHORT.reason(LEAST_BOUGHT * LEAST_PRICE - state.money[frame.seat])


class Buy(Rule[Poseidon, Frame]):
    """Buy exactly one merchant from the pool at the prestige of its nation. (Rulebook, trading licences)"""

    verb = BUY

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        if frame.second & HAS_BOUGHT == 0 and room(state, seat) > 0:
            for nation in range(NATIONS):
                if state.pool[nation] > 0 and state.worth(nation) <= state.money[seat] and not is_blocked(state, seat, nation):
                    moves.add(BUY.move(nation))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.acquire(frame.seat, BUY.first(move), 1, BY_TRADE)
        state.ask(frame.again(frame.first, frame.second | HAS_BOUGHT | HAS_ACTED))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        seat, nation = frame.seat, BUY.first(move)
        if frame.second & HAS_BOUGHT != 0:
            return ONE_PURCHASE.reason()
        if not state.is_founded(nation):
            return NO_KING.reason(nation)
        if is_blocked(state, seat, nation):
            return FOUNDER_BLOCKED.reason(nation)
        if state.pool[nation] == 0:
            return POOL_EMPTY.reason(nation)
        if room(state, seat) == 0:
            return LIMIT_REACHED.reason(MERCHANT_LIMIT[state.seats])
        return MONEY_SHORT.reason(state.worth(nation) - state.money[seat])


class Sell(Rule[Poseidon, Frame]):
    """Turn to selling; which merchants is said next."""

    verb = SELL

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if may_sell(state, frame):
            for nation in range(NATIONS):
                if state.merchants[frame.seat, nation] > 0 and sellable(state, frame.seat, nation) > 0:
                    moves.add(SELL.move())
                    return

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.ask(SELLING.frame(frame.seat, frame.first, frame.second | HAS_ACTED))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return NOTHING_TO_SELL.reason() if may_sell(state, frame) else SOLD_OFTEN.reason(MOST_SALES)


class GiveUp(Rule[Poseidon, Frame]):
    """Give merchants back to the pool for their value. A king who sells his own lowers their prestige by one step.

    The step is one however many are sold. Ruling: it is one for each nation and turn, at the first sale; more sales of the same
    turn are paid at the lower value.
    """

    verb = GIVE_UP

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for nation in range(NATIONS):
            if state.merchants[frame.seat, nation] > 0:
                for count in range(i64(1), sellable(state, frame.seat, nation) + 1):
                    moves.add(GIVE_UP.move(nation, count))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        seat, nation, done = frame.seat, GIVE_UP.first(move), frame.second
        state.part_with(seat, nation, GIVE_UP.second(move), BY_TRADE)
        if done & HAS_SOLD == 0:
            done |= HAS_SOLD
            state.sale_turns[seat] += 1
        sold = SOLD_BY_KING * BIT[nation]
        if state.king[nation] == seat and done & sold == 0:
            done |= sold
            shift(state, nation, -1, BY_TRADE)
        state.ask(TRADING.frame(seat, frame.first, done))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        seat, nation = frame.seat, GIVE_UP.first(move)
        if state.merchants[seat, nation] == 0:
            return NONE_HELD.reason(nation)
        if is_blocked(state, seat, nation):
            return FOUNDER_BLOCKED.reason(nation)
        if state.king[nation] == seat:
            return ON_KING_CARD.reason(nation)
        return MORE_THAN_HELD.reason(state.merchants[seat, nation])

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """With these merchants goes the lead that keeps the King card."""
        seat, nation = frame.seat, GIVE_UP.first(move)
        held = state.merchants[seat, nation]
        if state.king[nation] != seat or heir(state, seat, nation, held) >= 0:
            return None
        successor = heir(state, seat, nation, held - GIVE_UP.second(move))
        return KINGSHIP_AT_RISK.reason(nation, successor) if successor >= 0 else None


class Pass(Rule[Poseidon, Frame]):
    """Do nothing. The round ends when everybody has passed in succession; until then a player may act again later."""

    verb = PASS

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if frame.second & HAS_ACTED == 0:
            moves.add(PASS.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        if frame.first < state.seats - 1:
            state.ask(TRADING.frame(state.next_seat(frame.seat), frame.first + 1, 0))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return ALREADY_ACTED.reason()

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """This pass ends the round, and something could still be bought; first of all what would keep a King card."""
        seat = frame.seat
        if frame.first < state.seats - 1 or not can_purchase(state, seat):
            return None
        for nation in range(NATIONS):
            if state.is_founded(nation) and state.king[nation] == seat:
                successor = heir(state, seat, nation, state.merchants[seat, nation])
                if successor >= 0:
                    return KINGSHIP_AT_RISK.reason(nation, successor)
        return LAST_PASS.reason()


class EndTurn(Rule[Poseidon, Frame]):
    """Nothing more in this turn; the next player has the turn."""

    verb = END_TURN

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if frame.second & HAS_ACTED != 0:
            moves.add(END_TURN.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.ask(TRADING.frame(state.next_seat(frame.seat), 0, 0))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return NOT_YET_ACTED.reason()

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return PURCHASE_LEFT.reason() if frame.second & HAS_BOUGHT == 0 and can_purchase(state, frame.seat) else None


TRADING: Final = Step[Poseidon, Frame]("trading", [Found(), Buy(), Sell(), Mark(), Pass(), EndTurn()])
SELLING: Final = Step[Poseidon, Frame]("selling", [GiveUp()])
