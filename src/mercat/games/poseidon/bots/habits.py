"""The bad habits in Poseidon: moves for which an obviously better one is available."""

from __future__ import annotations

from mercat.engine.advice.habits import Habits
from mercat.engine.rules.frame import STEP_MASK, number_in, seat_of
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.bots.advice import ADVICE
from mercat.games.poseidon.rules.cards import TAKING
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.sailing import SAILING
from mercat.games.poseidon.rules.ship_offers import SHIPYARD
from mercat.games.poseidon.rules.trading import SELLING, TRADING
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.steps import RULES

NAMES = ("post_not_built", "route_for_less", "fleet_idle", "steered_by_hand", "money_left_at_the_end", "ship_offer_without_need")
POST_NOT_BUILT, FOR_LESS, IDLE, BY_HAND_INSTEAD, MONEY_LEFT, NO_NEED = range(len(NAMES))

TRADES = (int(TRADING.number), int(SELLING.number))
LATE = t.ROUND_NAMES.index("mr3")       # the first merchant round in which late exchanges are tried
MOST_EXCHANGES = 3                      # that are compared in one decision


class PoseidonHabits(Habits[Poseidon]):
    """The bad habits of not building free posts, choosing worse routes, leaving fleets idle, leaving kings' money unused, and
    making pointless offers."""

    names = NAMES

    def worse(self, state: Poseidon, moves: Moves) -> list[int]:
        step, nation = state.top & STEP_MASK, int(number_in(state.top, 0))
        listed = [int(move) for move in moves.listed()]
        if step == DISCOVERING.number:
            pays = any(verb_of(move) == v.BUILD.code and b.VALUE[v.BUILD.first(move)] > 0 for move in listed)
            spare = state.potentials[nation] > 1
            return [POST_NOT_BUILT if pays and spare and verb_of(move) == v.STOP.code else NONE for move in listed]
        if step == SAILING.number:
            return self.of_sailing(state, nation, listed)
        if step == TAKING.number and is_last(state):
            return [MONEY_LEFT if is_less(move, listed) else NONE for move in listed]
        if step == SHIPYARD.number and state.ships_of(nation) > 0:
            return [NO_NEED if verb_of(move) == v.NEGOTIATE.code else NONE for move in listed]
        return super().worse(state, moves)

    def is_settled(self, state: Poseidon) -> bool:
        return is_last(state)

    def effort(self, state: Poseidon) -> int:
        """Return 500 (per cent of the usual effort) for late merchant rounds, in which players exchange merchants and the first
        buyer gets the best ones, and otherwise 100."""
        return 500 if state.top & STEP_MASK in TRADES and state.round >= LATE else 100

    def plans(self, state: Poseidon, moves: Moves) -> list[list[int]]:
        """Return late exchanges of merchants, in each of which a seat sells a worse merchant and buys a better one in the same
        turn. A short search seldom finds them, since the sale alone loses value."""
        if state.round < LATE or moves.count < 2:
            return []
        if state.top & STEP_MASK == TRADING.number:
            turn = TRADING.opened(state)
            if turn.has_acted() or not moves.has(v.SELL.move()):
                return []
            selling = state.copy()
            RULES.apply(selling, v.SELL.move(), sales := Moves())
            return [[v.SELL.move(), *exchange] for exchange in exchanges(state, selling, sales)]
        if state.top & STEP_MASK == SELLING.number and SELLING.opened(state).bought == 0:
            return exchanges(state, state, moves)
        return []

    def of_sailing(self, state: Poseidon, nation: int, listed: list[int]) -> list[int]:
        """Return the bad habit that each sailing move shows, or NONE. A route is better than another route, or than none, if the
        king's merchants gain at least as much from it as it costs the treasury, and if in both cases the nation can afford its
        next ship."""
        gains = {move: self.gain(state, nation, move) for move in listed if verb_of(move) in (v.SEND.code, v.STAY_HOME.code)}
        if not any(verb_of(move) == v.SEND.code for move in gains):
            return [NONE] * len(listed)
        found = []
        for move in listed:
            if verb_of(move) == v.BY_HAND.code:
                found.append(BY_HAND_INSTEAD)
            elif move in gains and any(self.is_better(state, nation, gains[other], gains[move]) for other in gains):
                found.append(IDLE if verb_of(move) == v.STAY_HOME.code else FOR_LESS)
            else:
                found.append(NONE)
        return found

    def gain(self, state: Poseidon, nation: int, move: int) -> tuple[int, int]:
        """Return the king's income from his merchants in a voyage, and the treasury's income, which is negative if it pays
        donations."""
        if verb_of(move) == v.STAY_HOME.code:
            return 0, int(t.STAY_HOME[state.phase])
        held = int(state.merchants[seat_of(state.top), nation])
        return held * int(v.SEND.first(move)), -int(v.SEND.second(move)) * int(b.DONATION_UNIT)

    def is_better(self, state: Poseidon, nation: int, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Return whether a voyage with the gains `one` is better than a voyage with the gains `other`, as `of_sailing` defines
        it."""
        if one[0] <= other[0]:
            return False
        if is_last(state) or one[1] >= other[1]:
            return True
        ship = int(state.next_ship())
        is_paid = ship < 0 or state.treasury[nation] + one[1] >= t.SHIP_PRICE[ship]
        return is_paid and one[0] - other[0] >= other[1] - one[1]


def exchanges(now: Poseidon, selling: Poseidon, sales: Moves) -> list[list[int]]:
    """Return sales of one merchant in the position `selling`, each with the purchase after it that is best according to the
    advice, the best pairs first. Leave out pairs that do not improve the seat's position compared with `now`."""
    seat, better = int(seat_of(selling.top)), list[tuple[int, int, int]]()
    before, sold, bought = int(ADVICE.standing(now, seat)), selling.copy(), selling.copy()
    offered, after = Moves(), Moves()
    for sale in sales.listed():
        if verb_of(sale) != v.GIVE_UP.code or v.GIVE_UP.second(sale) != 1:
            continue
        selling.copy_into(sold)
        RULES.apply(sold, sale, offered)
        best = before
        for purchase in offered.listed():
            if verb_of(purchase) != v.BUY.code or v.BUY.first(purchase) == v.GIVE_UP.first(sale):
                continue
            sold.copy_into(bought)
            RULES.apply(bought, purchase, after)
            worth = int(ADVICE.standing(bought, seat))
            if worth > best:
                best, exchange = worth, (worth, int(sale), int(purchase))
        if best > before:
            better.append(exchange)
    return [[sale, purchase] for _worth, sale, purchase in sorted(better, reverse=True)[:MOST_EXCHANGES]]


def is_last(state: Poseidon) -> bool:
    """Return whether this is the last exploration round, after which money in the treasuries is worth nothing to any player."""
    return bool(state.round == t.ROUNDS - 1)


def is_less(move: int, listed: list[int]) -> bool:
    """Return whether a move leaves some of a king's money in a treasury from which he could take more."""
    if verb_of(move) == v.LEAVE.code:
        return True
    return verb_of(move) == v.TAKE.code and any(verb_of(other) == v.TAKE.code and v.TAKE.first(other) > v.TAKE.first(move)
                                                for other in listed)


HABITS = PoseidonHabits()
