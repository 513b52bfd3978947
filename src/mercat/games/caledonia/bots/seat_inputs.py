"""The inputs of the learned value that are the same for the reader's seat and for its opponents: money, farm, exports, land and
ports."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.advice.inputs import Accumulator, Inputs
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.board.hexset import HexSet, difference, intersection, read_set, size_of
from mercat.games.caledonia.board.land import border
from mercat.games.caledonia.board.maps import BUDGETS, GROUND, GROUNDS, LAND_WITHIN, LOWEST_BUDGET, PORT_HEX, PRICINGS, PRINTED
from mercat.games.caledonia.board.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.bots.powers import GROUND_NAMES, powers
from mercat.games.caledonia.bots.to_come import round_of_tile
from mercat.games.caledonia.rules.production import income_of_workers
from mercat.games.caledonia.scoring import points, value_of_import
from mercat.games.caledonia.scoring_tiles import barrels, counted_by
from mercat.games.caledonia.state import Caledonia

LEVELS: Final[i64] = 6                  # of shipping
LARGEST: Final[i64] = 16                # the sizes of a group of settlements: 0 to 14, and 15 or more
RARITY_OF: Final = ["points for each " + name for name in t.IMPORT_NAMES]
STOCK: Final = ["stock of " + name for name in t.GOOD_NAMES]
STOCK_LEFT: Final = ["price of the stock, times productions left: " + name for name in t.GOOD_NAMES]
ON_MAP: Final = ["on the map: " + name for name in t.UNIT_NAMES]
BUYING: Final = ["merchants buying " + name for name in t.GOOD_NAMES]
SELLING: Final = ["merchants selling " + name for name in t.GOOD_NAMES]
IMPORTED: Final = ["imported: " + name for name in t.IMPORT_NAMES]
TILE_GLORY: Final = ["glory of the tile, still to come: " + name for name in t.TILE_NAMES]
TILE_GLORY_NOW: Final = ["glory of the tile of this round: " + name for name in t.TILE_NAMES]
PORT_OPEN: Final = ["port in reach: " + name for name in t.PORT_NAMES]
PORT_UNUSED: Final = ["port not yet used: " + name for name in t.PORT_NAMES]
CHAIN: Final = ["wool", "milk", "grain", "cheese", "bread and whisky"]
CHAIN_LEFT: Final = [name + " to come" for name in CHAIN]
CHAIN_SQUARED: Final = [name + " to come, times productions left" for name in CHAIN]
LAND_NAMES: Final = [f"{kind} in reach up to £{price}" for kind in GROUND_NAMES for price in (2, 4, 6)]


class SeatInputs(Inputs[Caledonia]):
    """The inputs that are common to the block about the reader's own seat and the blocks about opponents."""

    def both(self, state: Caledonia, seat: i64, left: i64, sums: Accumulator) -> None:
        """Add the inputs that the blocks about the reader's own seat and about opponents have in common."""
        sums.kind("productions left", left, 6)
        sums.kind("clan", state.clan[seat], t.CLAN_COUNT)
        sums.number("points now", points(state, seat))
        sums.number("glory", state.glory[seat])
        sums.number("points bid", state.bid[seat])
        self.money(state, seat, left, sums)
        self.farm(state, seat, left, sums)
        self.boards(state, seat, left, sums)
        self.exports(state, seat, sums)
        self.settlements(state, seat, sums)
        self.tiles(state, seat, sums)
        self.ports(state, seat, sums)
        self.land(state, seat, sums)
        powers(state, seat, left, sums)

    def money(self, state: Caledonia, seat: i64, left: i64, sums: Accumulator) -> None:
        money, income = state.money[seat], income_of_workers(state, seat)
        sums.number("money", money)
        sums.number("money, times productions left", money * left)
        sums.number("money up to £10", min(10, money))
        sums.number("money up to £30", min(30, money))
        sums.number("money before the last production", money if left == 1 else 0)
        sums.number("money after the last production", money if left == 0 else 0)
        sums.number("income", income)
        sums.number("income to come", income * left)
        sums.number("income to come, times productions left", income * left * left)

    def farm(self, state: Caledonia, seat: i64, left: i64, sums: Accumulator) -> None:
        """Read the stock, the units, and the goods that the units will produce in `left` productions."""
        for good in range(t.GOODS):
            sums.number(STOCK[good], state.goods[seat, good])
            sums.number(STOCK_LEFT[good], state.goods[seat, good] * t.PRICE[good, state.price[good]] * left)
        cows, grain = state.deployed[seat, t.COW], state.deployed[seat, t.FIELD] * t.GRAIN_OF_FIELD
        stills = state.deployed[seat, t.BAKERY] + state.deployed[seat, t.DISTILLERY]
        self.chain(0, state.deployed[seat, t.SHEEP], left, sums)
        self.chain(1, cows, left, sums)
        self.chain(2, grain, left, sums)
        self.chain(3, min(state.deployed[seat, t.DAIRY], cows), left, sums)
        self.chain(4, min(stills, grain), left, sums)
        producers: i64 = 0
        workers: i64 = 0
        for unit in range(t.UNITS):
            sums.number(ON_MAP[unit], state.deployed[seat, unit])
            if unit < t.GOODS_UNITS:
                producers += state.deployed[seat, unit]
            else:
                workers += state.deployed[seat, unit]
        sums.number("producers on the map", producers)
        sums.number("workers on the map", workers)
        barrelled = barrels(state, seat)
        sums.number("new barrels in the cellar", state.cellar[0] if barrelled > 0 else 0)
        sums.number("old barrels in the cellar", state.cellar[1] if barrelled > 0 else 0)
        sums.number("MacKenzie's distilleries, times productions left",
                    state.deployed[seat, t.DISTILLERY] * left if state.clan[seat] == t.MACKENZIE else 0)

    def chain(self, place: i64, made: i64, left: i64, sums: Accumulator) -> None:
        sums.number(CHAIN_LEFT[place], made * left)
        sums.number(CHAIN_SQUARED[place], made * left * left)

    def boards(self, state: Caledonia, seat: i64, left: i64, sums: Accumulator) -> None:
        """Read the levels of shipping and technology, and the merchants."""
        woods, mines = state.technology[seat, 0], state.technology[seat, 1]
        hired = t.MERCHANTS - state.unhired[seat]
        sums.kind("shipping", state.shipping[seat], LEVELS)
        sums.number("shipping, times productions left", state.shipping[seat] * left)
        sums.number("forestry improved", woods)
        sums.number("mining improved", mines)
        sums.number("workers improved, times productions left",
                    (woods * state.deployed[seat, 6] + mines * state.deployed[seat, 7]) * left)
        sums.number("merchants ready", state.merchants[seat])
        sums.number("merchants hired", hired)
        sums.number("merchants hired, times productions left", hired * left)
        for good in range(t.GOODS):
            sums.number(BUYING[good], 1 if state.buying[seat, good] > 0 else 0)
            sums.number(SELLING[good], 1 if state.selling[seat, good] > 0 else 0)
        sums.number("has passed", 1 if state.out[seat] != 0 else 0)
        place: i64 = NONE
        next_place: i64 = NONE
        for number in range(state.seats):
            if state.order[number] == seat:
                place = number
            if state.next_order[number] == seat:
                next_place = number
        sums.kind("place in the order", place, 4)
        sums.kind("place in the next order", next_place, 4)
        sums.number("has no starting tile", 1 if state.start[seat] == NONE else 0)

    def exports(self, state: Caledonia, seat: i64, sums: Accumulator) -> None:
        exported = state.exported[seat]
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.exported[other])
        sums.kind("contracts fulfilled", exported, 10)
        sums.number("contracts ahead of the best opponent", exported - best if state.seats > 1 else 0)
        sums.kind("ahead, level or behind in contracts", order_of(exported, best) if state.seats > 1 else NONE, 3)
        total: i64 = 0
        for imported in range(t.MARKED_IMPORTS):
            amount, value = state.imported[seat, imported], value_of_import(state, seat, imported)
            sums.number(IMPORTED[imported], amount)
            sums.kind(RARITY_OF[imported], value - 3, 3)
            total += amount * value
        sums.number("imported: hops", state.imported[seat, t.HOPS])
        sums.number("points for imports", total)
        sums.number("balanced imports: the fewest",
                    min(state.imported[seat, 0], min(state.imported[seat, 1], state.imported[seat, 2]))
                    if state.options[o.IMPORTS] == o.BALANCED else 0)

    def settlements(self, state: Caledonia, seat: i64, sums: Accumulator) -> None:
        group = settlements_in_reach(state, seat)
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, settlements_in_reach(state, other))
        sums.kind("settlements in the largest group", group, LARGEST)
        sums.number("settlements", settlements_of(state, seat))
        sums.number("settlements ahead of the best opponent", group - best if state.seats > 1 else 0)
        sums.kind("ahead, level or behind in settlements", order_of(group, best) if state.seats > 1 else NONE, 3)

    def tiles(self, state: Caledonia, seat: i64, sums: Accumulator) -> None:
        for tile in range(t.TILES):
            when = round_of_tile(state, tile)
            glory: i64 = 0
            if when > 0:
                glory = counted_by(state, seat, tile) * t.TILE_POINTS[tile] * 2 // t.TILE_PER[tile]
            sums.number(TILE_GLORY[tile], glory)
            sums.number(TILE_GLORY_NOW[tile], glory if when == state.round else 0)

    def ports(self, state: Caledonia, seat: i64, sums: Accumulator) -> None:
        for port in range(t.PORT_COUNT):
            corner: i64 = NONE
            for module in range(t.CORNERS):
                if state.ports[module] == port:
                    corner = module
            unused, is_open = False, False
            if corner != NONE and state.options[o.PORTS] == o.ON:
                hex = PORT_HEX[state.layout * t.CORNERS + corner]
                unused = state.port_used[seat, corner] == 0
                is_open = unused and (state.in_reach(seat, hex) or state.owner[hex] == seat)
            sums.number(PORT_OPEN[port], 1 if is_open else 0)
            sums.number(PORT_UNUSED[port], 1 if unused else 0)

    def land(self, state: Caledonia, seat: i64, sums: Accumulator) -> None:
        """Read the empty land in reach, by terrain and price."""
        free: HexSet = difference(state.reach_of(seat), state.taken_hexes)
        layout = state.layout
        place: i64 = 0
        for kind in range(i64(3)):
            of_kind = intersection(free, read_set(GROUND, layout * GROUNDS + kind))
            for price in range(i64(2), i64(8), i64(2)):
                within = read_set(LAND_WITHIN, (layout * PRICINGS + PRINTED) * BUDGETS + price - LOWEST_BUDGET)
                sums.number(LAND_NAMES[place], min(8, size_of(intersection(of_kind, within))))
                place += 1
        sums.number("border in reach", min(8, size_of(intersection(free, border(state)))))


def order_of(own: i64, best: i64) -> i64:
    """Return 0 if `own` is ahead of `best`, 1 if they are equal, and 2 if it is behind."""
    return 0 if own > best else 1 if own == best else 2
