"""The inputs of the learned value for Clans of Caledonia."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.advice.inputs import Accumulator
from mercat.engine.rules.frame import STEP_MASK, number_in, seat_of
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.bots.outlooks import BEST, Outlook, best_outlooks, missing_for
from mercat.games.caledonia.bots.powers import powers_in_detail
from mercat.games.caledonia.bots.seat_inputs import SeatInputs
from mercat.games.caledonia.bots.to_come import has_production, has_scoring, productions_left, round_of_tile
from mercat.games.caledonia.scoring import imported_by
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES

STEPS: Final[i64] = len(RULES.steps)
PRICE_OF: Final = ["price of " + name for name in t.GOOD_NAMES]
TILE_TO_COME: Final = ["tile to come: " + name for name in t.TILE_NAMES]
TILE_NOW: Final = ["tile of this round: " + name for name in t.TILE_NAMES]
IMPORTED_BY_ALL: Final = ["imported by all: " + name for name in t.IMPORT_NAMES]
MISSING: Final = ["missing for the contract: " + name for name in t.DELIVERED]
DEMANDED: Final = ["asked by the contract: " + name for name in t.DELIVERED]
REWARDED: Final = ["given by the contract: " + name for name in t.GIVEN]
BONUSES_STEP: Final[i64] = RULES.number_of("bonuses")
TAKING_STEP: Final[i64] = RULES.number_of("taking")


class CaledoniaInputs(SeatInputs):
    """The inputs for Clans of Caledonia: the market, the tiles and the pending decision, then every seat's stock, farm, income,
    contracts, land and ports."""

    def shares_work(self, seats: i64) -> bool:
        return seats <= 3

    def table(self, state: Caledonia, reader: i64, sums: Accumulator) -> None:
        depth = state.depth
        packed: i64 = state.top if depth > 0 else 0
        step: i64 = packed & STEP_MASK if depth > 0 else NONE
        seat: i64 = seat_of(packed) if depth > 0 else NATURE
        sums.kind("players", state.seats - 1, 4)
        sums.kind("round", state.round, 6)
        sums.kind("the reader decides", step if seat == reader else NONE, STEPS)
        sums.kind("an opponent decides", step if seat != reader and seat != NATURE else NONE, STEPS)
        sums.kind("nature decides", step if seat == NATURE else NONE, STEPS)
        sums.number("upgrades given", number_in(packed, 0) if step == BONUSES_STEP and seat == reader else 0)
        sums.number("free land given", number_in(packed, 1) if step == BONUSES_STEP and seat == reader else 0)
        sums.number("goods to take", number_in(packed, 1) if step == TAKING_STEP and seat == reader else 0)
        sums.number("tile of this round to be scored", 1 if has_scoring(state) else 0)
        sums.number("production of this round to come", 1 if has_production(state) else 0)
        for good in range(t.GOODS):
            sums.number(PRICE_OF[good], state.price[good])
        displayed: i64 = 0
        for slot in range(t.SLOTS):
            if state.display[slot] != NONE:
                displayed += 1
        sums.number("contracts on display", displayed)
        for tile in range(t.TILES):
            when = round_of_tile(state, tile)
            sums.kind(TILE_TO_COME[tile], when - 1, t.ROUNDS)
            sums.number(TILE_NOW[tile], 1 if when > 0 and when == state.round else 0)
        passed: i64 = 0
        for other in range(state.seats):
            passed += 1 if state.out[other] != 0 else 0
        sums.kind("players who passed", passed, 4)
        for imported in range(t.MARKED_IMPORTS):
            sums.number(IMPORTED_BY_ALL[imported], imported_by(state, reader, imported, False))
        self.options(state, sums)

    def options(self, state: Caledonia, sums: Accumulator) -> None:
        """Read the table's options that affect the value of a position."""
        options = state.options
        sums.kind("option: clans", options[o.CLANS], 4)
        sums.kind("option: imports", options[o.IMPORTS], 3)
        sums.number("option: no import track", 1 if options[o.IMPORT_TRACK] != o.ON else 0)
        sums.number("option: no scoring tiles", 1 if options[o.SCORING_TILES] != o.ON else 0)
        sums.number("option: no ports", 1 if options[o.PORTS] != o.ON else 0)
        sums.number("option: greatest glory", options[o.GREATEST_GLORY])
        sums.number("option: no export majority", 1 if options[o.EXPORT_MAJORITY] != o.ON else 0)
        sums.number("option: no settlement scoring", 1 if options[o.SETTLEMENT_SCORING] != o.ON else 0)

    def own(self, state: Caledonia, seat: i64, sums: Accumulator) -> None:
        left = productions_left(state, seat)
        self.both(state, seat, left, sums)
        for box in range(t.BOXES):
            self.box_in_detail(state, seat, state.box[seat, box], left, sums)
        self.display(state, seat, left, sums)
        powers_in_detail(state, seat, left, sums)

    def other(self, state: Caledonia, seat: i64, reader: i64, sums: Accumulator) -> None:
        left = productions_left(state, seat)
        self.both(state, seat, left, sums)
        for box in range(t.BOXES):
            self.box(state, seat, state.box[seat, box], left, sums)
        before: i64 = 0
        for place in range(state.seats):
            if state.order[place] == seat:
                break
            if state.order[place] == reader:
                before = 1
        sums.number("moves after the reader", before)

    def box(self, state: Caledonia, seat: i64, contract: i64, left: i64, sums: Accumulator) -> Outlook:
        """Read the contract in an export box, if there is one, and return its outlook."""
        there = contract != NONE
        outlook = Outlook(state, seat, contract if there else 0, left)
        sums.number("contract in the box", 1 if there else 0)
        sums.number("contract can be fulfilled", 1 if there and outlook.is_ready else 0)
        sums.number("contract: cost of what is missing", outlook.cost)
        sums.number("contract: cost of what will be missing", outlook.cost_later)
        sums.number("contract: gain", outlook.gain)
        sums.number("contract: gain less cost", outlook.net)
        sums.number("contract can be fulfilled before the end", 1 if there and outlook.is_ready and left > 0 else 0)
        return outlook

    def box_in_detail(self, state: Caledonia, seat: i64, contract: i64, left: i64, sums: Accumulator) -> None:
        """Read a contract in the reader's export box, with all its demands and rewards."""
        outlook = self.box(state, seat, contract, left, sums)
        card: i64 = contract if contract != NONE else 0
        for good in range(t.BEEF + 1):
            sums.number(MISSING[good], missing_for(state, seat, card, good))
            sums.number(DEMANDED[good], t.DEMAND[card, good])
        for thing in range(t.BONUS_UPGRADES + 1):
            sums.number(REWARDED[thing], t.REWARD[card, thing])
        sums.number("contract: cost of what is missing at the end", outlook.cost if left == 0 else 0)
        sums.number("contract: cost of what will be missing, one production left", outlook.cost_later if left == 1 else 0)

    def display(self, state: Caledonia, seat: i64, left: i64, sums: Accumulator) -> None:
        """Read the contracts in the display that could still be taken."""
        has_room = state.box[seat, 0] == NONE or (state.clan[seat] == t.BUCHANAN and state.box[seat, 1] == NONE)
        sums.number("room for a contract", 1 if has_room else 0)
        best = best_outlooks(state, seat, left)
        none = Outlook(state, seat, 0, left)
        for place in range(BEST):
            there = place < len(best)
            outlook = best[place] if there else none
            sums.number("display: a contract", 1 if there else 0)
            sums.number("display: gain less cost", outlook.net)
            sums.number("display: cost of what will be missing", outlook.cost_later)
            sums.number("display: cost of what is missing", outlook.cost)
            sums.number("display: could be fulfilled", 1 if there and outlook.is_ready else 0)
            sums.number("display: gain less cost, with room", outlook.net if has_room else 0)


INPUTS: Final = CaledoniaInputs()
