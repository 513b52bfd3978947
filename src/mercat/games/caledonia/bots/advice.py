"""Evaluation for bots: the value of a position, and an estimate for each move.

The weights began as guesses, and were chosen because bots win with them; nothing in the rules depends on them. Values are in
hundredths of a point. A pound is worth a tenth of a point at the end, and more while there is time to invest it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice, SearchSettings
from mercat.engine.rules.frame import STEP_MASK, seat_of
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.board.settlements import settlements_in_reach
from mercat.games.caledonia.rules.production import income_of_workers
from mercat.games.caledonia.scoring import imported_by
from mercat.games.caledonia.scoring_tiles import barrels, glory_of_tile
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES

POINT: Final[i64] = 100
POUND: Final = vec[i64]([10, 12, 16, 22, 29, 36])           # [productions to come]
INCOME: Final = vec[i64]([0, 10, 22, 38, 60, 89])           # [productions to come]: for one pound in each of them
MAKER: Final = vec[i64]([t.SHEEP, t.FIELD, t.COW, t.BAKERY, t.DAIRY, t.DISTILLERY])   # [good]: the unit that produces it
GOOD: Final = vec[i64]([100, 100, 100, 200, 200, 200])      # [good]
SETTLEMENT: Final[i64] = 120
EXPORTED: Final[i64] = 260
MERCHANT: Final[i64] = 45                                   # for a hired merchant, for each production to come
READY: Final[i64] = 8                                       # for a merchant not yet sent in this round
SOLD: Final[i64] = 70                                       # per cent of its price that is expected when a good is sold
STEP_OF_SHIPPING: Final[i64] = 45
TECHNOLOGY: Final[i64] = 2                                  # additional pounds from an upgraded worker that is not yet deployed
UPGRADE_BONUS: Final[i64] = 90
LAND_BONUS: Final[i64] = 60
TILE_SHARE: Final = vec[i64]([90, 60, 45, 35, 30])          # [rounds ahead]: per cent of the tile's present score
HOPE: Final = vec[i64]([0, 6, 22, 30, 34, 36])              # [productions to come]: per cent of a contract's gain
NEARLY: Final[i64] = 55                                     # further per cent of the gain if nothing is missing
READILY: Final[i64] = 92                                    # per cent of the gain if the contract can be fulfilled now
CLOSE: Final[i64] = 25                                      # the distance from the best move at which a move counts half

OWN_CHAIN: Final = ["trading", "neighbourhood", "second_contract", "building_bonus", "keeping", "slaughtering", "brewing",
                    "bonuses", "second_fulfilment", "discarding_good", "taking", "replacing"]
IN_CHAIN: Final = vec[i64]([int(step.name in OWN_CHAIN) for step in RULES.steps])       # [step]
LONGEST_CHAIN: Final[i64] = 6

# A plan pays only after some rounds: with 60 moves, the search won 27 of 30 games against greedy; with 8, it won half of them.
SETTINGS: Final = SearchSettings(horizon=60)


class CaledoniaAdvice(Advice[Caledonia]):
    """An evaluation of positions by the result that can be expected if the seat builds nothing more."""

    def __init__(self) -> None:
        self.inner: Final = Moves()
        self.after: Final = Moves()
        self.spares: list[Caledonia] = []           # two positions in which to try moves

    def value(self, state: Caledonia, seat: i64) -> i64:
        """Return the value of the position for a seat. If a move of the seat has opened further decisions, return the value after
        the best answers to them."""
        if not self.is_chained(state, seat):
            return standing(state, seat)
        if not self.spares or not self.spares[0].is_for(state):
            self.spares = [state.copy(), state.copy()]
        further, scratch = self.spares
        ahead = state
        steps: i64 = 0
        while self.is_chained(ahead, seat) and steps < LONGEST_CHAIN:
            best: i64 = 0
            chosen: i64 = -1
            goes_on = True
            RULES.offer(ahead, self.inner)
            for place in range(self.inner.count):
                ahead.copy_into(scratch)
                RULES.try_out(scratch, self.inner.buffer[place], self.after)
                worth = standing(scratch, seat)
                if chosen < 0 or worth > best:
                    best, chosen, goes_on = worth, self.inner.buffer[place], self.is_chained(scratch, seat)
            if not goes_on:
                return best
            if steps == 0:
                state.copy_into(further)
                ahead = further
            RULES.try_out(ahead, chosen, self.after)
            steps += 1
        return standing(ahead, seat)

    def is_chained(self, state: Caledonia, seat: i64) -> bool:
        """Return whether the pending decision belongs to a turn that this seat has begun."""
        if state.depth == 0:
            return False
        return seat_of(state.top) == seat and IN_CHAIN[state.top & STEP_MASK] != 0

    def settings(self) -> SearchSettings:
        return SETTINGS

    def priors(self, state: Caledonia, moves: Moves, weights: vec[i64]) -> None:
        """Set the weight of each move according to the value of the position right after it."""
        if moves.count == 1:
            weights[0] = 1
            return
        seat = RULES.to_move(state)
        scratch = state.copy()
        best: i64 = -1_000_000_000
        for place in range(moves.count):
            state.copy_into(scratch)
            RULES.try_out(scratch, moves.buffer[place], self.after)
            weights[place] = standing(scratch, seat)
            best = max(best, weights[place])
        for place in range(moves.count):
            weights[place] = 1 + 200 * CLOSE // (CLOSE + best - weights[place])


def productions_left(state: Caledonia) -> i64:
    """Return the number of production phases still to come."""
    return max(0, min(t.ROUNDS, t.ROUNDS + 1 - max(1, state.round))) if state.depth > 0 else 0


def standing(state: Caledonia, seat: i64) -> i64:
    """Return the value of the position as it is for a seat, in hundredths of a point of the final score."""
    left = productions_left(state)
    if state.round == 0 and state.start[seat] == NONE:
        return 0
    money = state.money[seat]
    if state.out[seat] == 0 and left > 0:
        money += t.PASS_MONEY[min(3, state.numbers[f.PASSED_NUMBER])] - 1
    value = state.glory[seat] * POINT + money * POUND[left] - state.bid[seat] * POINT
    value += income_of_workers(state, seat) * INCOME[left] + goods_value(state, seat, left) + farm_value(state, seat, left)
    value += exports_value(state, seat) + boxes_value(state, seat, left) + tiles_value(state, seat)
    value += (t.MERCHANTS - state.unhired[seat]) * MERCHANT * left + state.merchants[seat] * READY
    value += state.shipping[seat] * STEP_OF_SHIPPING * min(left, 2)
    value += (state.technology[seat, 0] + state.technology[seat, 1]) * TECHNOLOGY * INCOME[left]
    if state.options[o.SETTLEMENT_SCORING] == o.ON:
        value += settlements_in_reach(state, seat) * SETTLEMENT
    return value


def goods_value(state: Caledonia, seat: i64, left: i64) -> i64:
    """Return the value of the goods in stock and cellar, with `left` productions to come: their score at the end or, while there
    is time to invest the money, their price."""
    value = barrels(state, seat) * (GOOD[t.GOODS - 1] + POINT)
    for good in range(t.GOODS):
        value += state.goods[seat, good] * max(GOOD[good], state.price_of(good) * POUND[left] * SOLD // 100)
    return value


def farm_value(state: Caledonia, seat: i64, left: i64) -> i64:
    """Return the value of the goods that the `left` productions to come will produce. Factories count only as far as there are
    goods to process."""
    cows, grain = state.deployed[seat, t.COW], state.deployed[seat, t.FIELD] * t.GRAIN_OF_FIELD
    value = (state.deployed[seat, t.SHEEP] + cows + grain) * POINT * left
    dairies = min(state.deployed[seat, t.DAIRY], cows)
    stills = state.deployed[seat, t.BAKERY] + state.deployed[seat, t.DISTILLERY]
    value += (dairies + min(stills, grain)) * POINT * left
    idle = state.deployed[seat, t.DAIRY] - dairies + max(0, stills - grain)
    return value + idle * POINT * left // 3


def import_value(state: Caledonia, seat: i64, imported: i64) -> i64:
    """Return the value of one unit of an import. An import that is rarer than others now counts slightly more, because it is
    expected to remain rarer."""
    if state.options[o.IMPORTS] == o.STATIC:
        return t.STATIC_POINTS * POINT
    own = state.options[o.IMPORTS] == o.BALANCED
    amount = imported_by(state, seat, imported, own)
    total: i64 = 0
    for other in range(t.MARKED_IMPORTS):
        total += imported_by(state, seat, other, own)
    return t.STATIC_POINTS * POINT + max(-60, min(60, (total - 3 * amount) * 5))


def exports_value(state: Caledonia, seat: i64) -> i64:
    """Return the value of imports and hops, and of the ranking by fulfilled contracts."""
    value = state.imported[seat, t.HOPS] * POINT
    for imported in range(t.MARKED_IMPORTS):
        amount = state.imported[seat, imported]
        if amount != 0:
            value += amount * import_value(state, seat, imported)
    return value + (state.exported[seat] * EXPORTED if state.options[o.EXPORT_MAJORITY] == o.ON else 0)


def boxes_value(state: Caledonia, seat: i64, left: i64) -> i64:
    """Return the expected gain from the contracts in the export boxes, which depends on how many of the demanded goods the seat
    has."""
    value: i64 = 0
    for box in range(t.BOXES):
        contract = state.box[seat, box]
        if contract != NONE:
            value += contract_value(state, seat, contract, left)
    return value


def contract_value(state: Caledonia, seat: i64, contract: i64, left: i64) -> i64:
    """Return the gain from fulfilling a contract, with `left` productions to come, reduced according to the seat's progress
    towards it."""
    gain = t.REWARD[contract, t.HOPS] * POINT + t.REWARD[contract, t.POUNDS] * POUND[left] + EXPORTED
    gain += t.REWARD[contract, t.BONUS_UPGRADES] * UPGRADE_BONUS + t.REWARD[contract, t.FREE_LAND] * LAND_BONUS
    for imported in range(t.MARKED_IMPORTS):
        amount = t.REWARD[contract, imported]
        if amount != 0:
            gain += amount * import_value(state, seat, imported)
    wanted: i64 = 0
    there: i64 = 0
    for good in range(t.GOODS):
        stock = min(t.DEMAND[contract, good], state.goods[seat, good])
        coming = min(t.DEMAND[contract, good] - stock, state.deployed[seat, MAKER[good]] * left)
        wanted += t.DEMAND[contract, good] * GOOD[good]
        there += stock * GOOD[good] + coming * GOOD[good] // 2
        gain -= t.DEMAND[contract, good] * GOOD[good]
    animal = POINT + left * POINT
    for meat in range(t.MUTTON, t.BEEF + 1):
        unit: i64 = t.SHEEP if meat == t.MUTTON else t.COW
        wanted += t.DEMAND[contract, meat] * 2 * POINT
        there += min(t.DEMAND[contract, meat], state.deployed[seat, unit]) * 2 * POINT
        gain -= t.DEMAND[contract, meat] * animal
    if gain <= 0:
        return 0
    if there == wanted:
        return gain * READILY // 100
    return gain * (HOPE[left] + there * NEARLY // wanted * min(left + 1, 3) // 3) // 100


def tiles_value(state: Caledonia, seat: i64) -> i64:
    """Return the value of the scoring tiles still to come: a share of the points that each of them would score now."""
    value: i64 = 0
    first = max(1, state.round)
    if state.depth == 0:
        return 0
    for number in range(first, t.ROUNDS + 1):
        tile = state.tiles[number]
        if tile != NONE:
            value += glory_of_tile(state, seat, tile) * TILE_SHARE[number - first]
    return value


ADVICE: Final = CaledoniaAdvice()
