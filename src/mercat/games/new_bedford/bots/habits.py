"""The bad habits in New Bedford: moves for which an obviously better one is available."""

from __future__ import annotations

from collections.abc import Iterator

from mercat.engine.advice.habits import HabitCounts, Habits
from mercat.engine.rules.frame import STEP_MASK, number_in, seat_of
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.bots.inputs import SELLING_ON_STEP, SELLING_STEP
from mercat.games.new_bedford.bots.situation import CHOOSING_STEP, PLACING_STEP, Situation
from mercat.games.new_bedford.rules.goods_sale import FIRST_AT_STORE, STORE
from mercat.games.new_bedford.rules.placing import POST_OFFICE
from mercat.games.new_bedford.rules.tryworks import TRYWORKS
from mercat.games.new_bedford.scoring import COUNTING_HOUSE
from mercat.games.new_bedford.state import UNBUILT, NewBedford
from mercat.games.new_bedford.steps import RULES

NAMES = ("free_whale_left", "smaller_whale_caught", "bought_and_sold_at_a_loss", "whale_sold_at_the_end",
         "whale_kept_at_a_loss", "whale_not_bought_at_the_end", "goods_left_at_the_end", "fewer_whales_handed_in")
WHALE_LEFT, SMALLER_WHALE, BOUGHT_AND_SOLD, WHALE_SOLD, KEPT_AT_A_LOSS, NOT_BOUGHT, GOODS_LEFT, FEWER_HANDED_IN = range(8)
LANDING_STEP = RULES.number_of("landing")
BIDDING_STEP = RULES.number_of("bidding")
END_OF_ROUND_STEP = RULES.number_of("end_of_round")
TRYING_STEP = RULES.number_of("trying")
TRYWORKS_TILE = b.building("tryworks")
TO_STORE = int(v.PLACE.move(b.space("general_store")))
Hold = tuple[int, ...]                  # the whales of each kind on a ship


class NewBedfordHabits(Habits[NewBedford]):
    """The bad habits of leaving or giving away whales, of buying goods and selling them at a loss, and of missing gains with the
    last moves."""

    names = NAMES

    def worse(self, state: NewBedford, moves: Moves) -> list[int]:
        step = state.top & STEP_MASK
        seat = seat_of(state.top)
        if step == CHOOSING_STEP:
            return [self.of_catch(state, seat, move) for move in listed(moves)]
        if step in (LANDING_STEP, BIDDING_STEP):
            return at_the_end(state, seat, listed(moves)) if nothing_follows(state, seat) else super().worse(state, moves)
        if step == PLACING_STEP and number_in(state.top, 0) < t.PURCHASES:
            return [BOUGHT_AND_SOLD if move == TO_STORE else NONE for move in listed(moves)]
        if step in (SELLING_STEP, SELLING_ON_STEP):
            return [self.of_sale(state, seat, move, moves) for move in listed(moves)]
        if step == TRYING_STEP:
            return [FEWER_HANDED_IN if is_fewer(move, moves) else NONE for move in listed(moves)]
        return super().worse(state, moves)

    def is_settled(self, state: NewBedford) -> bool:
        return state.round >= t.ROUNDS

    def watch(self, seats: int) -> HabitCounts[NewBedford]:
        return NewBedfordWatch(self, seats)

    def of_catch(self, state: NewBedford, seat: int, move: int) -> int:
        """Return the bad habit that a catch shows, or NONE. Catching no whale shows one, since a whale costs nothing when it is
        caught and can be sold for half of its lay if it cannot be kept. Catching a smaller whale also shows one if the seat could
        pay for a larger one."""
        if verb_of(move) == v.LEAVE.code:
            return WHALE_LEFT
        whale = int(v.CATCH.first(move))
        larger = [other for other in range(int(t.WHALES)) if state.sea[other] > 0 and t.POINTS[other] > t.POINTS[whale]]
        if not larger or (whale == v.RIGHT and right_whales_count_more(state, seat)):
            return NONE
        due = sum(int(state.hold[boat, aboard] * t.LAY[aboard]) for boat in boats_of(seat) for aboard in range(int(t.WHALES)))
        return SMALLER_WHALE if state.money[seat] >= due + min(t.LAY[other] for other in larger) else NONE

    def of_sale(self, state: NewBedford, seat: int, move: int, moves: Moves) -> int:
        """Return the bad habit that a sale shows, or NONE. Buying goods and selling them again shows one, since the General Store
        pays less than they cost. Leaving goods unsold with the last worker also shows one, since they have no other use
        afterwards."""
        where, purchases = number_in(state.top, 1), number_in(state.top, 0)
        at_store = where in (STORE, FIRST_AT_STORE)
        if verb_of(move) == v.PURCHASE.code:
            return BOUGHT_AND_SOLD if at_store or is_last_worker(state, seat) else NONE
        if verb_of(move) == v.DONE.code:
            can_sell = any(verb_of(other) == v.SELL.code for other in listed(moves))
            return GOODS_LEFT if can_sell and is_last_worker(state, seat) else NONE
        if at_store and purchases < t.PURCHASES and not is_last_worker(state, seat):
            bought = [good for good in range(2) if state.goods[seat, good] >= t.PURCHASED]   # wood, food, or perhaps either
            if bought == [v.SELL.first(move)] and v.SELL.second(move) > state.goods[seat, bought[0]] - t.PURCHASED:
                return BOUGHT_AND_SOLD
        return NONE


class NewBedfordWatch(HabitCounts[NewBedford]):
    """A counter of habits that also counts goods bought with a worker and sold at the General Store with the same worker. Only
    the sequence of moves shows this habit."""

    def __init__(self, habits: NewBedfordHabits, seats: int) -> None:
        super().__init__(habits, seats)
        self.bought = [NONE] * seats            # [seat]: the good bought with the worker that is being placed

    def see(self, state: NewBedford, moves: Moves, move: int, seat: int) -> None:
        before = [list(row) for row in self.counts]
        super().see(state, moves, move, seat)
        if seat < 0:
            return
        self.counts[seat][BOUGHT_AND_SOLD] = before[seat][BOUGHT_AND_SOLD]
        step = state.top & STEP_MASK
        if step == PLACING_STEP and number_in(state.top, 0) == t.PURCHASES:
            self.bought[seat] = NONE
        if verb_of(move) == v.PURCHASE.code:
            self.bought[seat] = int(v.PURCHASE.first(move))
        elif verb_of(move) == v.SELL.code and v.SELL.first(move) == self.bought[seat]:
            at_store = number_in(state.top, 1) in (STORE, FIRST_AT_STORE)
            if at_store and v.SELL.second(move) > state.goods[seat, self.bought[seat]] - t.PURCHASED:
                self.counts[seat][BOUGHT_AND_SOLD] += 1
                self.bought[seat] = NONE


def listed(moves: Moves) -> list[int]:
    return [int(move) for move in moves.listed()]


def is_fewer(move: int, moves: Moves) -> bool:
    """Return whether a move hands in fewer right whales than the same ship could."""
    more = v.HAND_IN.move(v.HAND_IN.first(move), v.HAND_IN.second(move) + 1)
    return bool(verb_of(move) == v.HAND_IN.code and moves.has(more))


def boats_of(seat: int) -> range:
    return range(seat * int(t.SHIPS), (seat + 1) * int(t.SHIPS))


def right_whales_count_more(state: NewBedford, seat: int) -> bool:
    """Return whether right whales may be worth more to the seat than their points: with the Counting House, or if the Tryworks
    exempts them from the lay."""
    return bool(state.owner[COUNTING_HOUSE] == seat or state.owner[TRYWORKS_TILE] != UNBUILT)


def is_last_worker(state: NewBedford, seat: int) -> bool:
    """Return whether a seat will place no more workers after the current one."""
    return bool(state.round >= t.ROUNDS and Situation(state).to_place[seat] == 0)


def nothing_follows(state: NewBedford, seat: int) -> bool:
    """Return whether a seat can do nothing more than pay for whales: it has no worker left to place, and no whaling phase is left
    for its ships."""
    if state.round < t.ROUNDS:
        return False
    at_sea = any(state.berth[boat] <= b.FARTHEST for boat in boats_of(seat))
    return not (at_sea and Situation(state).hunting) and state.free_whales == 0 and state.workers[TRYWORKS, seat] == 0


def at_the_end(state: NewBedford, seat: int, moves: list[int]) -> list[int]:
    """Return a list with the bad habit that each move shows, or NONE. A move shows one if another move leads to more points."""
    reached = [most_points(state, seat, move) for move in moves]
    return [NONE if points == max(reached) else HABIT_AT_THE_END[int(verb_of(move))]
            for move, points in zip(moves, reached, strict=True)]


HABIT_AT_THE_END = {int(v.SELL_WHALE.code): WHALE_SOLD, int(v.KEEP.code): KEPT_AT_A_LOSS, int(v.BUY.code): KEPT_AT_A_LOSS,
                    int(v.PASS.code): NOT_BOUGHT}


def most_points(state: NewBedford, seat: int, move: int) -> int:
    """Return the most points for whales and money that a seat can still reach after a move, if no other seat's ships return."""
    kept = [int(state.whales[seat, whale]) for whale in range(int(t.WHALES))]
    money, verb, whale = int(state.money[seat]), verb_of(move), int(v.KEEP.first(move))
    ships = [boat for boat in boats_of(seat) if state.tokens_on(boat) > 0]
    landing = int(number_in(state.top, 0)) if verb in (v.KEEP.code, v.SELL_WHALE.code) else NONE
    ships.sort(key=lambda boat: (boat != landing, state.berth[boat] != b.RETURNING, int(state.berth[boat])))
    holds = [[int(state.hold[boat, kind]) for kind in range(int(t.WHALES))] for boat in ships]
    if landing != NONE:
        holds[0][whale] -= 1
    if verb in (v.KEEP.code, v.BUY.code):
        money, kept[whale] = money - int(t.LAY[whale]), kept[whale] + 1
    elif verb == v.SELL_WHALE.code:
        money += int(t.SELLS_FOR[whale])
    counts, post = state.owner[COUNTING_HOUSE] == seat, income_to_come(state, seat)
    ends = outcomes(money, tuple(kept), [tuple(hold) for hold in holds])
    return max(worth_of(after, left + post, counts) for after, left in ends)


def income_to_come(state: NewBedford, seat: int) -> int:
    """Return the money that the Post Office will still pay a seat at the end of the last round."""
    is_paid = all(state.stack[depth] & STEP_MASK != END_OF_ROUND_STEP for depth in range(1, int(state.depth) + 1))
    return 0 if is_paid or state.owner[POST_OFFICE] != seat else int(t.POST_INCOME)


def worth_of(kept: Hold, money: int, counts: bool) -> int:
    """Return the points for the whales in `kept` and for money, including the points for the Counting House if `counts` is
    true."""
    points = sum(number * int(t.POINTS[whale]) for whale, number in enumerate(kept)) + money // int(t.MONEY_PER_POINT)
    return points + (kept[int(v.RIGHT)] // int(t.RIGHT_PER_POINT) if counts else 0)


def outcomes(money: int, kept: Hold, holds: list[Hold]) -> Iterator[tuple[Hold, int]]:
    """Yield the whales that a seat keeps and the money that it has left, for every way to keep or sell the whales of each ship in
    turn. `kept` contains the whales that it already has, and `holds` contains the whales of each ship."""
    reached = {(money, kept)}
    for hold in holds:
        ways, reached = {(left, had, hold) for left, had in reached}, set()
        seen = set(ways)
        while ways:
            left, had, aboard = ways.pop()
            if not any(aboard):
                reached.add((left, had))
            for whale in [kind for kind, number in enumerate(aboard) if number]:
                fewer = changed(aboard, whale, -1)
                ways_on = [(left + int(t.SELLS_FOR[whale]), had, fewer)]
                if left >= t.LAY[whale]:
                    ways_on.append((left - int(t.LAY[whale]), changed(had, whale, 1), fewer))
                ways |= {way for way in ways_on if way not in seen}
                seen |= set(ways_on)
    return ((had, left) for left, had in reached)


def changed(numbers: Hold, place: int, by: int) -> Hold:
    return tuple(number + by if at == place else number for at, number in enumerate(numbers))


HABITS = NewBedfordHabits()
