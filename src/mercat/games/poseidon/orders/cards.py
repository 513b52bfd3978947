"""Orders about the special cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.order_kinds import DONE, GOES_ON, NO_ANSWER, Order, OrderField, OrderKind
from mercat.engine.rules.rulebook import Moves, is_at
from mercat.engine.rules.state import Event
from mercat.engine.rules.vocabulary import numbers
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.decision import INCOME, card_asked, doubled
from mercat.games.poseidon.orders.nations import ruled
from mercat.games.poseidon.rules.cards import BESTOWING, CLAIMING
from mercat.games.poseidon.rules.cards import IN_ORDER as ASKED_IN_ORDER
from mercat.games.poseidon.rules.draft import CHOOSING
from mercat.games.poseidon.rules.sailing import PRAYING
from mercat.games.poseidon.state import Poseidon

CARD_IS_GONE: Final = "card_gone"       # why an order ends: its player has none of its cards (any more)
MOST_MORE: Final = 40                   # the highest gain in an order, in drachmas for each merchant


def has_any(state: Poseidon, order: Order, cards: Sequence[i64]) -> str:
    """Return CARD_IS_GONE if the draft is over and the player has none of these cards, so that none of them can be obtained any
    more, and otherwise GOES_ON."""
    if state.round == 0 or any(state.card_owner[card] == order.seat for card in cards):
        return GOES_ON
    return CARD_IS_GONE


def propose_claim(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose, as the lowest value of the merchant to take, the current price of the most expensive merchant in any pool."""
    prices = [int(state.merchant_price(nation)) for nation in range(t.NATIONS)
              if state.is_founded(nation) and state.pool[nation] > 0]
    return {"price": [max(prices)]} if prices else {"price": [int(max(t.TRACK))]}


def propose_doubling(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose, as the lowest gain, the most that doubling a fleet's range would gain now."""
    more = [int(doubled(state, nation) - INCOME.best(state, nation)) for nation in ruled(state, seat)]
    return {"more": [min(max(1, *more), MOST_MORE)]} if more else {"more": [MOST_MORE]}


def cards_left(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Return the cards that can still be bought: all of them during the draft, none afterwards."""
    return {} if state.round == 0 else {"cards": []}


def nations_for(card: i64) -> Callable[[Poseidon, int], dict[str, list[int]]]:
    """Return a function that restricts the nations in an order about a card: after the draft, a player who lacks the card may
    name none."""

    def left(state: Poseidon, seat: int) -> dict[str, list[int]]:
        return {} if state.round == 0 or state.card_owner[card] == seat else {"nations": []}

    return left


def own_cards(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Return the cards that the seat has. Until the draft is over, return all cards."""
    return {} if state.round == 0 else {"cards": [card for card in range(t.CARDS) if state.card_owner[card] == seat]}


# -- choosing a card


def choose_card(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Buy the first of the order's cards that can be bought."""
    if is_at(state, [CHOOSING]):
        for card in order.numbers("cards"):
            if moves.has(v.CHOOSE.move(card)):
                return v.CHOOSE.move(card)
    return NO_ANSWER


def until_draft_over(state: Poseidon, order: Order) -> str:
    return DONE if state.round > 0 else GOES_ON


# -- using a card


def keep_cards(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Decline to use the order's cards. If possible, declare that Poseidon rests for the round."""
    if is_at(state, [BESTOWING, CLAIMING]) and int(card_asked(state)) in order.numbers("cards"):
        return v.KEEP_INCOME.move()
    if is_at(state, [PRAYING]) and int(t.POSEIDON) in order.numbers("cards"):
        return v.REST.move() if moves.has(v.REST.move()) else v.WITHHOLD.move()
    return NO_ANSWER


def has_cards(state: Poseidon, order: Order) -> str:
    return has_any(state, order, order.numbers("cards"))


def claim(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Exchange Archon for a merchant of the first of the order's nations whose merchants are worth at least the given amount. If
    there is none, keep the income."""
    if not is_at(state, [CLAIMING]):
        return NO_ANSWER
    for nation in order.numbers("nations"):
        if moves.has(v.CLAIM.move(nation)) and state.merchant_price(nation) >= order.number("price"):
            return v.CLAIM.move(nation)
    return v.KEEP_INCOME.move()


def has_claimed(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    return DONE if any(event.word is v.CLAIMED for event in events) else GOES_ON


def has_archon(state: Poseidon, order: Order) -> str:
    return has_any(state, order, [t.ARCHON])


def double_range(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Use Poseidon for a fleet of one of the order's nations if each merchant gains at least the given amount. Otherwise choose
    "not now"."""
    if not is_at(state, [PRAYING]):
        return NO_ANSWER
    nation = PRAYING.opened(state).nation
    if int(nation) in order.numbers("nations") and doubled(state, nation) - INCOME.best(state, nation) >= order.number("more"):
        return v.FAVOUR.move()
    return v.WITHHOLD.move()


def has_doubled(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    return DONE if any(event.word is v.FAVOURED for event in events) else GOES_ON


def has_poseidon(state: Poseidon, order: Order) -> str:
    return has_any(state, order, [t.POSEIDON])


CARDS_IN_ORDER: Final = OrderField("cards", v.CARD, several=True, default=v.CARD.values)
KEPT: Final = OrderField("cards", v.CARD, several=True, default=[v.CARD.values[card] for card in [*ASKED_IN_ORDER, t.POSEIDON]])
NATIONS_IN_ORDER: Final = OrderField("nations", v.NATION, several=True, default=v.NATION.values)
WORTH: Final = OrderField("price", numbers("price", max(t.TRACK)))
BRINGS: Final = OrderField("more", numbers("more", MOST_MORE), default=["1"])

CARD_ORDERS: Final = [
    OrderKind[Poseidon]("choose_card", [CARDS_IN_ORDER], choose_card, look=until_draft_over, ends_by_itself=True,
                        left=cards_left),
    OrderKind[Poseidon]("keep_cards", [KEPT], keep_cards, look=has_cards, left=own_cards),
    OrderKind[Poseidon]("claim", [NATIONS_IN_ORDER, WORTH], claim, has_claimed, has_archon, proposes=propose_claim,
                        left=nations_for(t.ARCHON)),
    OrderKind[Poseidon]("double_range", [NATIONS_IN_ORDER, BRINGS], double_range, has_doubled, has_poseidon,
                        proposes=propose_doubling, left=nations_for(t.POSEIDON))]
