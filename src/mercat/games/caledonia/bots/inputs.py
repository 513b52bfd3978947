"""What a learned value reads from a position of Clans of Caledonia."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.frame import STEP_MASK, number_in, seat_of
from mercat.engine.inputs import Inputs, Sheet
from mercat.engine.state import NATURE, NONE
from mercat.games.caledonia.board.hexset import HexSet, difference, intersection, read_set, size_of
from mercat.games.caledonia.board.land import border
from mercat.games.caledonia.board.maps import BUDGETS, GROUND, GROUNDS, LAND_WITHIN, LOWEST_BUDGET, PORT_HEX, PRICINGS, PRINTED
from mercat.games.caledonia.board.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.options import (
    BALANCED,
    CLANS,
    EXPORT_MAJORITY,
    GREATEST_GLORY,
    IMPORT_TRACK,
    IMPORTS,
    ON,
    PORTS,
    SCORING_TILES,
    SETTLEMENT_SCORING,
)
from mercat.games.caledonia.rules.production import income_of_workers
from mercat.games.caledonia.scoring import imported_by, points, value_of_import
from mercat.games.caledonia.scoring_tiles import barrels, counted_by
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES
from mercat.games.caledonia.tables import (
    BAKERY,
    BEEF,
    BONUS_UPGRADES,
    BOXES,
    BUCHANAN,
    CLAN_COUNT,
    CORNERS,
    COW,
    DAIRY,
    DELIVERED,
    DEMAND,
    DISTILLERY,
    FIELD,
    FREE_LAND,
    GIVEN,
    GOOD_NAMES,
    GOODS,
    GOODS_UNITS,
    GRAIN_OF_FIELD,
    HOPS,
    IMPORT_NAMES,
    MACKENZIE,
    MARKED_IMPORTS,
    MERCHANTS,
    MUTTON,
    PORT_COUNT,
    PORT_NAMES,
    POUNDS,
    PRICE,
    REWARD,
    ROUNDS,
    SHEEP,
    SLOTS,
    TILE_NAMES,
    TILE_PER,
    TILE_POINTS,
    TILES,
    UNIT_NAMES,
    UNITS,
)

MAKER: Final = vec[i64]([SHEEP, FIELD, COW, BAKERY, DAIRY, DISTILLERY])               # [good]: the unit that makes it
STEPS: Final[i64] = len(RULES.steps)
DRAWN: Final[i64] = 6                   # contracts that can be looked at
BEST: Final[i64] = 3                    # contracts of the display that are read
LEVELS: Final[i64] = 6                  # of shipping
MEAT_COST: Final[i64] = 12              # pounds that an animal is taken to cost
LARGEST: Final[i64] = 16                # group of settlements that is told apart
NETS: Final[i64] = -1_000_000

# Names of inputs, so that none is put together while a position is read.
PRICE_OF: Final = ["price of " + name for name in GOOD_NAMES]
TILE_TO_COME: Final = ["tile to come: " + name for name in TILE_NAMES]
TILE_NOW: Final = ["tile of this round: " + name for name in TILE_NAMES]
RARITY_OF: Final = ["points for each " + name for name in IMPORT_NAMES]
IMPORTED_BY_ALL: Final = ["imported by all: " + name for name in IMPORT_NAMES]
STOCK: Final = ["stock of " + name for name in GOOD_NAMES]
STOCK_LEFT: Final = ["price of the stock, times productions left: " + name for name in GOOD_NAMES]
ON_MAP: Final = ["on the map: " + name for name in UNIT_NAMES]
BUYING: Final = ["merchants buying " + name for name in GOOD_NAMES]
SELLING: Final = ["merchants selling " + name for name in GOOD_NAMES]
IMPORTED: Final = ["imported: " + name for name in IMPORT_NAMES]
TILE_GLORY: Final = ["glory of the tile, still to come: " + name for name in TILE_NAMES]
TILE_GLORY_NOW: Final = ["glory of the tile of this round: " + name for name in TILE_NAMES]
PORT_OPEN: Final = ["port in reach: " + name for name in PORT_NAMES]
PORT_UNUSED: Final = ["port not yet used: " + name for name in PORT_NAMES]
MISSING: Final = ["missing for the contract: " + name for name in DELIVERED]
DEMANDED: Final = ["asked by the contract: " + name for name in DELIVERED]
REWARDED: Final = ["given by the contract: " + name for name in GIVEN]
CHAIN: Final = ["wool", "milk", "grain", "cheese", "bread and whisky"]
CHAIN_LEFT: Final = [name + " to come" for name in CHAIN]
CHAIN_SQUARED: Final = [name + " to come, times productions left" for name in CHAIN]
GROUND_NAMES: Final = ["grassland", "forest", "mountain"]
LAND_NAMES: Final = [f"{kind} in reach up to £{price}" for kind in GROUND_NAMES for price in (2, 4, 6)]


class Outlook:
    """What a contract asks of a seat and promises to it; one object serves always."""

    def __init__(self) -> None:
        self.missing: Final = vec[i64]([0] * 8)         # [good or meat]: now
        self.cost: i64 = 0                              # pounds for what is missing now
        self.cost_later: i64 = 0                        # and for what coming productions will not give
        self.gain: i64 = 0                              # in hundredths of a point
        self.net: i64 = 0                               # the same, less the cost

    @property
    def is_ready(self) -> bool:
        return self.cost == 0

    def consider(self, state: Caledonia, seat: i64, contract: i64, left: i64) -> None:
        """Look at a contract with so many productions left."""
        self.cost = 0
        self.cost_later = 0
        gain = REWARD[contract, HOPS] * 100 + REWARD[contract, POUNDS] * (10 + 3 * left)
        gain += REWARD[contract, BONUS_UPGRADES] * 100 + REWARD[contract, FREE_LAND] * 60
        for imported in range(MARKED_IMPORTS):
            gain += REWARD[contract, imported] * 400
        for good in range(GOODS):
            demand = DEMAND[contract, good]
            missing = max(0, demand - state.goods[seat, good])
            self.missing[good] = missing
            if demand != 0:
                made = state.deployed[seat, MAKER[good]] * left * (GRAIN_OF_FIELD if good == 1 else 1)
                price = PRICE[good, state.price[good]]
                self.cost += missing * price
                self.cost_later += max(0, missing - made) * price
                gain -= demand * (100 if good < 3 else 200)
        for meat in range(MUTTON, BEEF + 1):
            demand = DEMAND[contract, meat]
            missing = max(0, demand - state.deployed[seat, SHEEP if meat == MUTTON else COW])
            self.missing[meat] = missing
            self.cost += missing * MEAT_COST
            self.cost_later += missing * MEAT_COST
            gain -= demand * 100 * (1 + left)
        self.gain = gain
        self.net = gain - self.cost_later * 12


class BestOutlooks:
    """The contracts on display, and those just looked at, that promise most to a seat."""

    def __init__(self) -> None:
        self.outlook: Final = Outlook()
        self.net: Final = vec[i64]([0] * BEST)
        self.cost: Final = vec[i64]([0] * BEST)
        self.cost_later: Final = vec[i64]([0] * BEST)

    def fill(self, state: Caledonia, seat: i64, left: i64) -> None:
        for place in range(BEST):
            self.net[place] = NETS
            self.cost[place] = 0
            self.cost_later[place] = 0
        for slot in range(SLOTS):
            if state.display[slot] != NONE:
                self.enter(state, seat, state.display[slot], left)
        for drawn in range(DRAWN):
            if state.drawn[drawn] != NONE:
                self.enter(state, seat, state.drawn[drawn], left)

    def enter(self, state: Caledonia, seat: i64, contract: i64, left: i64) -> None:
        """Put a contract into its place among the best."""
        outlook = self.outlook
        outlook.consider(state, seat, contract, left)
        net, cost, cost_later = outlook.net, outlook.cost, outlook.cost_later
        for place in range(BEST):
            if net > self.net[place]:
                net, self.net[place] = self.net[place], net
                cost, self.cost[place] = self.cost[place], cost
                cost_later, self.cost_later[place] = self.cost_later[place], cost_later


class Situation:
    """What several inputs need to know of the open decisions, read once for each position."""

    def __init__(self) -> None:
        self.production_from: i64 = 0       # place in the order from which production is still to come in this round
        self.scoring: bool = False          # whether the tile of this round is still to be scored
        self.steps: Final = vec[i64]([0, 0])

    def look(self, state: Caledonia) -> None:
        production, scoring = PRODUCTION_STEP, SCORING_STEP
        self.production_from = 9
        self.scoring = False
        for depth in range(i64(1), state.depth + 1):
            step = state.stack[depth] & STEP_MASK
            if step == production:
                self.production_from = number_in(state.stack[depth], 0)
            elif step == scoring:
                self.scoring = True

    def productions_left(self, state: Caledonia, seat: i64) -> i64:
        """How many productions are still to come for a seat."""
        if state.depth == 0:
            return 0
        if state.round == 0:
            return ROUNDS
        left = ROUNDS - state.round
        for place in range(state.seats):
            if state.order[place] == seat and place >= self.production_from:
                return left + 1
        return left


def number_of(name: str) -> i64:
    """The number of a step."""
    return next(step.number for step in RULES.steps if step.name == name)


PRODUCTION_STEP: Final[i64] = number_of("production")
SCORING_STEP: Final[i64] = number_of("scoring")
BONUSES_STEP: Final[i64] = number_of("bonuses")
TAKING_STEP: Final[i64] = number_of("taking")
SITUATION: Final = Situation()
OUTLOOK: Final = Outlook()
BEST_OUTLOOKS: Final = BestOutlooks()


def round_of_tile(state: Caledonia, tile: i64) -> i64:
    """The round in which a tile is still to be scored; 0 for none."""
    for number in range(max(1, state.round), ROUNDS + 1):
        if state.tiles[number] == tile and (number > state.round or SITUATION.scoring):
            return number
    return 0


class CaledoniaInputs(Inputs[Caledonia]):
    """The market, the tiles and the open decision; then stock, farm, income, contracts, land and ports of every seat."""

    def table(self, state: Caledonia, reader: i64, sheet: Sheet) -> None:
        SITUATION.look(state)
        depth = state.depth
        packed: i64 = state.top if depth > 0 else 0
        step: i64 = packed & STEP_MASK if depth > 0 else NONE
        seat: i64 = seat_of(packed) if depth > 0 else NATURE
        sheet.kind("players", state.seats - 1, 4)
        sheet.kind("round", state.round, 6)
        sheet.kind("the reader decides", step if seat == reader else NONE, STEPS)
        sheet.kind("an opponent decides", step if seat != reader and seat != NATURE else NONE, STEPS)
        sheet.kind("nature decides", step if seat == NATURE else NONE, STEPS)
        sheet.number("upgrades given", number_in(packed, 0) if step == BONUSES_STEP and seat == reader else 0)
        sheet.number("free land given", number_in(packed, 1) if step == BONUSES_STEP and seat == reader else 0)
        sheet.number("goods to take", number_in(packed, 1) if step == TAKING_STEP and seat == reader else 0)
        sheet.number("tile of this round to be scored", 1 if SITUATION.scoring else 0)
        sheet.number("production of this round to come", 1 if SITUATION.production_from < 9 else 0)
        for good in range(GOODS):
            sheet.number(PRICE_OF[good], state.price[good])
        displayed: i64 = 0
        for slot in range(SLOTS):
            if state.display[slot] != NONE:
                displayed += 1
        sheet.number("contracts on display", displayed)
        for tile in range(TILES):
            when = round_of_tile(state, tile)
            sheet.kind(TILE_TO_COME[tile], when - 1, ROUNDS)
            sheet.number(TILE_NOW[tile], 1 if when > 0 and when == state.round else 0)
        passed: i64 = 0
        for other in range(state.seats):
            passed += 1 if state.out[other] != 0 else 0
        sheet.kind("players who passed", passed, 4)
        for imported in range(MARKED_IMPORTS):
            sheet.number(IMPORTED_BY_ALL[imported], imported_by(state, reader, imported, False))
        self.options(state, sheet)

    def options(self, state: Caledonia, sheet: Sheet) -> None:
        """What the table plays with, as far as it changes what is worth how much."""
        options = state.options
        sheet.kind("option: clans", options[CLANS], 4)
        sheet.kind("option: imports", options[IMPORTS], 3)
        sheet.number("option: no import track", 1 if options[IMPORT_TRACK] != ON else 0)
        sheet.number("option: no scoring tiles", 1 if options[SCORING_TILES] != ON else 0)
        sheet.number("option: no ports", 1 if options[PORTS] != ON else 0)
        sheet.number("option: greatest glory", options[GREATEST_GLORY])
        sheet.number("option: no export majority", 1 if options[EXPORT_MAJORITY] != ON else 0)
        sheet.number("option: no settlement scoring", 1 if options[SETTLEMENT_SCORING] != ON else 0)

    def own(self, state: Caledonia, seat: i64, sheet: Sheet) -> None:
        left = SITUATION.productions_left(state, seat)
        self.both(state, seat, left, sheet)
        for box in range(BOXES):
            self.box_in_detail(state, seat, state.box[seat, box], left, sheet)
        self.display(state, seat, left, sheet)

    def other(self, state: Caledonia, seat: i64, reader: i64, sheet: Sheet) -> None:
        left = SITUATION.productions_left(state, seat)
        self.both(state, seat, left, sheet)
        for box in range(BOXES):
            self.box(state, seat, state.box[seat, box], left, sheet)
        before: i64 = 0
        for place in range(state.seats):
            if state.order[place] == seat:
                break
            if state.order[place] == reader:
                before = 1
        sheet.number("moves after the reader", before)

    def both(self, state: Caledonia, seat: i64, left: i64, sheet: Sheet) -> None:
        """What is read of the reader and of an opponent alike."""
        sheet.kind("productions left", left, 6)
        sheet.kind("clan", state.clan[seat], CLAN_COUNT)
        sheet.number("points now", points(state, seat))
        sheet.number("glory", state.glory[seat])
        sheet.number("points bid", state.bid[seat])
        self.money(state, seat, left, sheet)
        self.farm(state, seat, left, sheet)
        self.boards(state, seat, left, sheet)
        self.exports(state, seat, sheet)
        self.settlements(state, seat, sheet)
        self.tiles(state, seat, sheet)
        self.ports(state, seat, sheet)
        self.land(state, seat, sheet)

    def money(self, state: Caledonia, seat: i64, left: i64, sheet: Sheet) -> None:
        money, income = state.money[seat], income_of_workers(state, seat)
        sheet.number("money", money)
        sheet.number("money, times productions left", money * left)
        sheet.number("money up to £10", min(10, money))
        sheet.number("money up to £30", min(30, money))
        sheet.number("money before the last production", money if left == 1 else 0)
        sheet.number("money after the last production", money if left == 0 else 0)
        sheet.number("income", income)
        sheet.number("income to come", income * left)
        sheet.number("income to come, times productions left", income * left * left)

    def farm(self, state: Caledonia, seat: i64, left: i64, sheet: Sheet) -> None:
        """Stock, units, and what they will make."""
        for good in range(GOODS):
            sheet.number(STOCK[good], state.goods[seat, good])
            sheet.number(STOCK_LEFT[good], state.goods[seat, good] * PRICE[good, state.price[good]] * left)
        cows, grain = state.deployed[seat, COW], state.deployed[seat, FIELD] * GRAIN_OF_FIELD
        stills = state.deployed[seat, BAKERY] + state.deployed[seat, DISTILLERY]
        self.chain(0, state.deployed[seat, SHEEP], left, sheet)
        self.chain(1, cows, left, sheet)
        self.chain(2, grain, left, sheet)
        self.chain(3, min(state.deployed[seat, DAIRY], cows), left, sheet)
        self.chain(4, min(stills, grain), left, sheet)
        producers: i64 = 0
        workers: i64 = 0
        for unit in range(UNITS):
            sheet.number(ON_MAP[unit], state.deployed[seat, unit])
            if unit < GOODS_UNITS:
                producers += state.deployed[seat, unit]
            else:
                workers += state.deployed[seat, unit]
        sheet.number("producers on the map", producers)
        sheet.number("workers on the map", workers)
        barrelled = barrels(state, seat)
        sheet.number("new barrels in the cellar", state.cellar[0] if barrelled > 0 else 0)
        sheet.number("old barrels in the cellar", state.cellar[1] if barrelled > 0 else 0)
        sheet.number("MacKenzie's distilleries, times productions left",
                     state.deployed[seat, DISTILLERY] * left if state.clan[seat] == MACKENZIE else 0)

    def chain(self, place: i64, made: i64, left: i64, sheet: Sheet) -> None:
        sheet.number(CHAIN_LEFT[place], made * left)
        sheet.number(CHAIN_SQUARED[place], made * left * left)

    def boards(self, state: Caledonia, seat: i64, left: i64, sheet: Sheet) -> None:
        """Shipping, technology and merchants."""
        woods, mines = state.technology[seat, 0], state.technology[seat, 1]
        hired = MERCHANTS - state.unhired[seat]
        sheet.kind("shipping", state.shipping[seat], LEVELS)
        sheet.number("shipping, times productions left", state.shipping[seat] * left)
        sheet.number("forestry improved", woods)
        sheet.number("mining improved", mines)
        sheet.number("workers improved, times productions left",
                     (woods * state.deployed[seat, 6] + mines * state.deployed[seat, 7]) * left)
        sheet.number("merchants ready", state.merchants[seat])
        sheet.number("merchants hired", hired)
        sheet.number("merchants hired, times productions left", hired * left)
        for good in range(GOODS):
            sheet.number(BUYING[good], 1 if state.buying[seat, good] > 0 else 0)
            sheet.number(SELLING[good], 1 if state.selling[seat, good] > 0 else 0)
        sheet.number("has passed", 1 if state.out[seat] != 0 else 0)
        place: i64 = NONE
        next_place: i64 = NONE
        for number in range(state.seats):
            if state.order[number] == seat:
                place = number
            if state.next_order[number] == seat:
                next_place = number
        sheet.kind("place in the order", place, 4)
        sheet.kind("place in the next order", next_place, 4)
        sheet.number("has no starting tile", 1 if state.start[seat] == NONE else 0)

    def exports(self, state: Caledonia, seat: i64, sheet: Sheet) -> None:
        exported = state.exported[seat]
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.exported[other])
        sheet.kind("contracts fulfilled", exported, 10)
        sheet.number("contracts ahead of the best opponent", exported - best if state.seats > 1 else 0)
        sheet.kind("ahead, level or behind in contracts", order_of(exported, best) if state.seats > 1 else NONE, 3)
        total: i64 = 0
        for imported in range(MARKED_IMPORTS):
            amount, value = state.imported[seat, imported], value_of_import(state, seat, imported)
            sheet.number(IMPORTED[imported], amount)
            sheet.kind(RARITY_OF[imported], value - 3, 3)
            total += amount * value
        sheet.number("imported: hops", state.imported[seat, HOPS])
        sheet.number("points for imports", total)
        sheet.number("balanced imports: the fewest",
                     min(state.imported[seat, 0], min(state.imported[seat, 1], state.imported[seat, 2]))
                     if state.options[IMPORTS] == BALANCED else 0)

    def settlements(self, state: Caledonia, seat: i64, sheet: Sheet) -> None:
        group = settlements_in_reach(state, seat)
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, settlements_in_reach(state, other))
        sheet.kind("settlements in the largest group", group, LARGEST)
        sheet.number("settlements", settlements_of(state, seat))
        sheet.number("settlements ahead of the best opponent", group - best if state.seats > 1 else 0)
        sheet.kind("ahead, level or behind in settlements", order_of(group, best) if state.seats > 1 else NONE, 3)

    def tiles(self, state: Caledonia, seat: i64, sheet: Sheet) -> None:
        for tile in range(TILES):
            when = round_of_tile(state, tile)
            glory: i64 = 0
            if when > 0:
                glory = counted_by(state, seat, tile) * TILE_POINTS[tile] * 2 // TILE_PER[tile]
            sheet.number(TILE_GLORY[tile], glory)
            sheet.number(TILE_GLORY_NOW[tile], glory if when == state.round else 0)

    def ports(self, state: Caledonia, seat: i64, sheet: Sheet) -> None:
        for port in range(PORT_COUNT):
            corner: i64 = NONE
            for module in range(CORNERS):
                if state.ports[module] == port:
                    corner = module
            unused, is_open = False, False
            if corner != NONE and state.options[PORTS] == ON:
                hex = PORT_HEX[state.layout * CORNERS + corner]
                unused = state.port_used[seat, corner] == 0
                is_open = unused and (state.in_reach(seat, hex) or state.owner[hex] == seat)
            sheet.number(PORT_OPEN[port], 1 if is_open else 0)
            sheet.number(PORT_UNUSED[port], 1 if unused else 0)

    def land(self, state: Caledonia, seat: i64, sheet: Sheet) -> None:
        """Free land in reach, by terrain and price."""
        free: HexSet = difference(state.reach_of(seat), state.taken_hexes)
        layout = state.layout
        place: i64 = 0
        for kind in range(i64(3)):
            of_kind = intersection(free, read_set(GROUND, layout * GROUNDS + kind))
            for price in range(i64(2), i64(8), i64(2)):
                within = read_set(LAND_WITHIN, (layout * PRICINGS + PRINTED) * BUDGETS + price - LOWEST_BUDGET)
                sheet.number(LAND_NAMES[place], min(8, size_of(intersection(of_kind, within))))
                place += 1
        sheet.number("border in reach", min(8, size_of(intersection(free, border(state)))))

    def box(self, state: Caledonia, seat: i64, contract: i64, left: i64, sheet: Sheet) -> None:
        """A contract in an export box."""
        there = contract != NONE
        outlook = OUTLOOK
        if there:
            outlook.consider(state, seat, contract, left)
        sheet.number("contract in the box", 1 if there else 0)
        sheet.number("contract can be fulfilled", 1 if there and outlook.is_ready else 0)
        sheet.number("contract: cost of what is missing", outlook.cost if there else 0)
        sheet.number("contract: cost of what will be missing", outlook.cost_later if there else 0)
        sheet.number("contract: gain", outlook.gain if there else 0)
        sheet.number("contract: gain less cost", outlook.net if there else 0)
        sheet.number("contract can be fulfilled before the end", 1 if there and outlook.is_ready and left > 0 else 0)

    def box_in_detail(self, state: Caledonia, seat: i64, contract: i64, left: i64, sheet: Sheet) -> None:
        """A contract in the reader's box, with all that it asks and gives."""
        self.box(state, seat, contract, left, sheet)
        there = contract != NONE
        card: i64 = contract if there else 0            # contract 0 asks and gives nothing
        for good in range(BEEF + 1):
            sheet.number(MISSING[good], OUTLOOK.missing[good] if there else 0)
            sheet.number(DEMANDED[good], DEMAND[card, good])
        for thing in range(BONUS_UPGRADES + 1):
            sheet.number(REWARDED[thing], REWARD[card, thing])
        sheet.number("contract: cost of what is missing at the end", OUTLOOK.cost if there and left == 0 else 0)
        sheet.number("contract: cost of what will be missing, one production left",
                     OUTLOOK.cost_later if there and left == 1 else 0)

    def display(self, state: Caledonia, seat: i64, left: i64, sheet: Sheet) -> None:
        """The contracts that could still be taken."""
        has_room = state.box[seat, 0] == NONE or (state.clan[seat] == BUCHANAN and state.box[seat, 1] == NONE)
        sheet.number("room for a contract", 1 if has_room else 0)
        best = BEST_OUTLOOKS
        best.fill(state, seat, left)
        for place in range(BEST):
            there = best.net[place] > NETS
            sheet.number("display: a contract", 1 if there else 0)
            sheet.number("display: gain less cost", best.net[place] if there else 0)
            sheet.number("display: cost of what will be missing", best.cost_later[place])
            sheet.number("display: cost of what is missing", best.cost[place])
            sheet.number("display: could be fulfilled", 1 if there and best.cost[place] == 0 else 0)
            sheet.number("display: gain less cost, with room", best.net[place] if there and has_room else 0)


def order_of(own: i64, best: i64) -> i64:
    """0 ahead, 1 level, 2 behind."""
    return 0 if own > best else 1 if own == best else 2


INPUTS: Final = CaledoniaInputs()
