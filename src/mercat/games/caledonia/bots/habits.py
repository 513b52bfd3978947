"""The bad habits in Clans of Caledonia: moves for which an obviously better one is available."""

from __future__ import annotations

from dataclasses import dataclass

from mercat.engine.advice.habits import HabitCounts, Habits
from mercat.engine.rules.frame import STEP_MASK, seat_of
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.bots.bids import BIDDING_STEP, Best, Points, bid
from mercat.games.caledonia.scoring import points
from mercat.games.caledonia.scoring_tiles import glory_of_tile
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES

NAMES = ("fewer_goods_made_at_the_end", "contract_left_at_the_end", "port_left_at_the_end", "sale_split", "contract_unfulfilled")
FEWER_GOODS, CONTRACT_LEFT, PORT_LEFT, SALE_SPLIT, UNFULFILLED = range(len(NAMES))
TURN_STEP = RULES.number_of("turn")
PROCESSING_STEP = RULES.number_of("processing")


class CaledoniaHabits(Habits[Caledonia]):
    """The bad habits of wasting goods, contracts and ports at the end, and of selling goods in two parts at a falling price."""

    names = NAMES
    doubtful = (SALE_SPLIT,)                             # goods gained after a sale may be worth selling, especially at the end

    def worse(self, state: Caledonia, moves: Moves) -> list[int]:
        step = state.top & STEP_MASK
        if state.round == t.ROUNDS and step == PROCESSING_STEP:
            return self.of_production(state, moves)
        if state.round == t.ROUNDS and step == TURN_STEP:
            return [self.of_pass(state, move) if verb_of(move) == v.PASS.code else self.of_sale(state, move)
                    for move in moves.listed()]
        if step == TURN_STEP:
            return [self.of_sale(state, move) for move in moves.listed()]
        return super().worse(state, moves)

    def is_settled(self, state: Caledonia) -> bool:
        return bool(state.round == t.ROUNDS)

    def bid(self, state: Caledonia, moves: Moves, best: Best, expected: Points) -> int:
        return bid(state, moves, best, expected) if state.top & STEP_MASK == BIDDING_STEP else NONE

    def at_usual_prices(self, before: Caledonia, after: Caledonia, move: int) -> None:
        """Change the position after a trade as if the price had been the one in the middle of the good's track."""
        verb = verb_of(move)
        if verb in (v.BUY.code, v.SELL.code):
            good, amount = int(v.BUY.first(move)), int(v.BUY.second(move))
            dearer = amount * int(t.PRICE[good, t.TOP_STEP // 2] - before.price_of(good))
            seat = seat_of(before.top)
            after.money[seat] = max(0, after.money[seat] + (dearer if verb == v.SELL.code else -dearer))

    def watch(self, seats: int) -> HabitCounts[Caledonia]:
        return CaledoniaWatch(self, seats)

    def of_production(self, state: Caledonia, moves: Moves) -> list[int]:
        """Return the bad habit that each production move shows, or NONE. Moves are compared by the final value of the goods and
        the glory of the last tile or, for the two clans that also earn money from goods, only by the amounts of goods."""
        seat, listed = seat_of(state.top), [int(move) for move in moves.listed()]
        if state.clan[seat] in (t.CUNNINGHAM, t.MACKENZIE):
            return [FEWER_GOODS if any(makes_more(other, move) for other in listed) else NONE for move in listed]
        worth = [self.worth(state, seat, move) for move in listed]
        return [NONE if points == max(worth) else FEWER_GOODS for points in worth]

    def worth(self, state: Caledonia, seat: int, move: int) -> int:
        """Return a seat's points after a production move, including the glory of the last scoring tile."""
        after = state.copy()
        RULES.apply(after, move, Moves())
        tile = state.tiles[t.ROUNDS]
        glory = 0 if tile == NONE or after.depth == 0 else int(glory_of_tile(after, seat, tile))
        return int(points(after, seat)) + glory

    def of_sale(self, state: Caledonia, move: int) -> int:
        """Return the bad habit that a sale shows, or NONE. A sale shows one if the seat has already sold the same good in this
        round, because a second sale usually brings less money."""
        is_sold = verb_of(move) == v.SELL.code and state.selling[seat_of(state.top), v.SELL.first(move)] > 0
        return SALE_SPLIT if is_sold else NONE

    def of_pass(self, state: Caledonia, move: int) -> int:
        """Return the bad habit that a final pass shows, or NONE. A final pass shows one if a player would be warned before making
        it."""
        warning = RULES.warning(state, move)
        if warning is None:
            return NONE
        return CONTRACT_LEFT if warning.word is v.CONTRACT_LOST else PORT_LEFT


def makes_more(other: int, move: int) -> bool:
    """Return whether the production move `other` produces at least as much of every good as `move` and more of one."""
    made, mine = amounts(other), amounts(move)
    return made != mine and all(more >= number for more, number in zip(made, mine, strict=True))


def amounts(move: int) -> tuple[int, int, int]:
    return int(v.PROCESS.first(move)), int(v.PROCESS.second(move)), int(v.PROCESS.third(move))


@dataclass
class Sold:
    """The last sale of a good in this round: its price, and how many more units of the good could have been sold in the same
    sale."""

    price: int
    more: int


class CaledoniaWatch(HabitCounts[Caledonia]):
    """A counter of habits that also counts goods sold in two parts in one round, the second at a lower price, and contracts that
    are never fulfilled."""

    def __init__(self, habits: CaledoniaHabits, seats: int) -> None:
        super().__init__(habits, seats)
        self.sold: dict[tuple[int, int], Sold] = {}         # by seat and good
        self.round = 0

    def see(self, state: Caledonia, moves: Moves, move: int, seat: int) -> None:
        counted = self.counts[seat][SALE_SPLIT]
        super().see(state, moves, move, seat)
        if seat == NATURE:
            return
        self.counts[seat][SALE_SPLIT] = counted
        if state.round != self.round:
            self.round = int(state.round)
            self.sold.clear()
        if verb_of(move) == v.SELL.code:
            self.see_sale(state, seat, int(v.SELL.first(move)), int(v.SELL.second(move)))

    def see_sale(self, state: Caledonia, seat: int, good: int, amount: int) -> None:
        """Count a sale as the second part of an earlier one if some of its goods could have been sold in the earlier sale at a
        higher price."""
        before = self.sold.get((seat, good))
        price = int(state.price_of(good))
        if before is not None and before.more > 0 and price < before.price:
            self.counts[seat][SALE_SPLIT] += 1
        more = min(int(state.goods[seat, good]), int(state.merchants[seat])) - amount
        self.sold[seat, good] = Sold(price, more)

    def end(self, state: Caledonia) -> None:
        for seat in range(int(state.seats)):
            for box in range(int(t.BOXES)):
                self.counts[seat][UNFULFILLED] += int(state.box[seat, box] != NONE)


assert int(t.GOODS) == len(t.PRICE.numbers) // (int(t.TOP_STEP) + 1)
HABITS = CaledoniaHabits()
