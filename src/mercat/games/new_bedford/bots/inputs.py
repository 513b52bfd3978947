"""The inputs of the learned value for New Bedford."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.inputs import Accumulator, Inputs
from mercat.engine.rules.frame import number_in
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.bots.situation import BUILDING_STEP, MOST_SEATS, PLACING_STEP, Cargo, Situation
from mercat.games.new_bedford.bots.town import read_owned, read_plans, read_town
from mercat.games.new_bedford.scoring import all_points
from mercat.games.new_bedford.state import EDITION, NewBedford
from mercat.games.new_bedford.steps import RULES

STEPS: Final[i64] = len(RULES.steps)
BERTH_COUNT: Final[i64] = len(b.BERTH.values)
WAYS: Final[i64] = 4
STALLS: Final[i64] = 4
SELLING_STEP: Final[i64] = RULES.number_of("selling")
SELLING_ON_STEP: Final[i64] = RULES.number_of("selling_on")
LAUNCHING_STEP: Final[i64] = RULES.number_of("launching")
BIDDING_STEP: Final[i64] = RULES.number_of("bidding")
DRAWING_STEP: Final[i64] = RULES.number_of("drawing")
WITH_PURCHASE: Final = ["placing", "taking", "selling", "selling_on", "building", "wanting", "launching", "lighting",
                        "barrelling", "drinking", "trying"]
HAS_PURCHASE: Final = vec[i64]([int(step.name in WITH_PURCHASE) for step in RULES.steps])      # [step]

# Names of inputs, so that no string is built while a position is read.
GOOD_NAMES: Final = ["wood", "food", "bricks"]
WHALE_NAMES: Final = [kind + " whales" for kind in t.KINDS]
IN_BAG: Final = [name + " in the bag" for name in [*WHALE_NAMES, "empty seas"]]
LYING_OUT: Final = [name + " lying out" for name in [*WHALE_NAMES, "empty seas"]]
OUT_FOR_READER: Final = [name + " lying out, while a ship of the reader is to choose" for name in WHALE_NAMES]
ON_SALE: Final = [name + " for sale" for name in WHALE_NAMES]
OCCUPIED: Final = [name.replace("_", " ") + " has a worker" for name in b.BOARD_NAMES]
SHIPS_ON_ROW: Final = [f"ships on row {row}" for row in range(b.FARTHEST + 1)]
GOODS_LEFT: Final = [name + ", times rounds left" for name in GOOD_NAMES]
GOODS_FEW: Final = [name + " up to 4" for name in GOOD_NAMES]
SCORED: Final = [name + " that score" for name in WHALE_NAMES]
ABOARD: Final = [name + " aboard" for name in WHALE_NAMES]


class NewBedfordInputs(Inputs[NewBedford]):
    """The inputs for New Bedford: the sea, the town and the pending decision, then every seat's money, goods, ships, whales and
    buildings.

    `situation` belongs to the last position that `table` has read.
    """

    situation: Situation

    def usual(self) -> i64:
        return 20

    def spread(self) -> i64:
        return 10

    def table(self, state: NewBedford, reader: i64, sums: Accumulator) -> None:
        situation = Situation(state)
        self.situation = situation
        sums.kind("players", state.seats - 2, 3)
        sums.kind("round", state.round, t.ROUNDS + 1)
        sums.number("rounds left", situation.left)
        sums.kind("edition", state.options[EDITION], 2)
        self.decision(state, reader, sums)
        sums.number("ships are to move in this round", situation.moving)
        sums.number("whaling is to begin in this round", situation.hunting)
        sums.number("workers to be placed in this round", situation.turns)
        self.sea(state, reader, sums)
        for place in range(b.BOARD):
            sums.number(OCCUPIED[place], 0 if state.is_empty(place) else 1)

    def decision(self, state: NewBedford, reader: i64, sums: Accumulator) -> None:
        """Read the pending decision and, if the reader must decide, its subject."""
        situation = self.situation
        step, packed = situation.step, situation.packed
        is_own = situation.decider == reader
        sums.kind("the reader decides", step if is_own else NONE, STEPS)
        sums.kind("an opponent decides", step if not is_own and situation.decider != NATURE else NONE, STEPS)
        sums.kind("nature decides", step if situation.decider == NATURE else NONE, STEPS)
        can_purchase = (is_own and HAS_PURCHASE[step] != 0 and number_in(packed, 0) > 0
                        and state.money[reader] >= t.PURCHASE_PRICE)
        sums.number("a purchase can be made", 1 if can_purchase else 0)
        sums.number("a worker from the Inn is placed", number_in(packed, 1) if is_own and step == PLACING_STEP else 0)
        is_selling = is_own and step in (SELLING_STEP, SELLING_ON_STEP)
        sums.kind("place where goods are sold", number_in(packed, 1) if is_selling else NONE, STALLS)
        sums.kind("way of the launch", number_in(packed, 1) if is_own and step == LAUNCHING_STEP else NONE, WAYS)
        sums.kind("goods saved in building", number_in(packed, 1) if is_own and step == BUILDING_STEP else NONE, 3)
        sums.number("tokens to be drawn", number_in(packed, 0) if step == DRAWING_STEP else 0)
        sums.number("the reader sells whales", 1 if step == BIDDING_STEP and number_in(packed, 0) == reader else 0)

    def sea(self, state: NewBedford, reader: i64, sums: Accumulator) -> None:
        """Read the tokens in the bag, those face up and those for sale, and the number of ships on the track."""
        situation = self.situation
        chooses = False
        for boat in range(reader * t.SHIPS, reader * t.SHIPS + t.SHIPS):
            if situation.moving == 0 and situation.hunting == 0 and situation.is_to_choose(state, boat):
                chooses = True
        for token in range(t.TOKENS):
            sums.number(IN_BAG[token], state.bag[token])
            sums.number(LYING_OUT[token], state.sea[token])
        for whale in range(t.WHALES):
            sums.number(OUT_FOR_READER[whale], state.sea[whale] if chooses else 0)
            sums.number(ON_SALE[whale], state.on_sale[whale])
        sums.number("points of an average token, in hundredths", situation.catch)
        sums.number("ships on the track", state.ships_at_sea())
        for row in range(b.FARTHEST + 1):
            sums.number(SHIPS_ON_ROW[row], state.ships_on(row))

    def own(self, state: NewBedford, seat: i64, sums: Accumulator) -> None:
        situation = self.situation
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, all_points(state, other))
        sums.number("points ahead of the best opponent", all_points(state, seat) - best)
        self.both(state, seat, sums)
        self.launches(state, seat, sums)
        read_town(state, seat, situation.left, sums)
        read_plans(state, seat, situation, sums)

    def other(self, state: NewBedford, seat: i64, reader: i64, sums: Accumulator) -> None:
        sums.number("this opponent decides", 1 if self.situation.decider == seat else 0)
        after = seat - reader if seat > reader else seat - reader + state.seats
        sums.kind("seat after the reader", after - 1, MOST_SEATS - 1)
        self.both(state, seat, sums)
        read_owned(state, seat, sums)

    def both(self, state: NewBedford, seat: i64, sums: Accumulator) -> None:
        """Read the inputs that are the same for the reader's seat and for its opponents."""
        situation = self.situation
        from_wheel = seat - state.wheel
        sums.kind("seat after the wheel", from_wheel if from_wheel >= 0 else from_wheel + state.seats, MOST_SEATS)
        sums.number("points now", all_points(state, seat))
        sums.number("workers to place in this round", situation.to_place[seat])
        sums.number("workers to place until the end", situation.to_place[seat] + situation.left * t.WORKERS)
        sums.kind("workers of all to be placed before the next", situation.before[seat], 2 * MOST_SEATS)
        self.holdings(state, seat, sums)
        self.cargo(state, seat, sums)
        first = seat * t.SHIPS
        outer = first if nearness(state.berth[first]) <= nearness(state.berth[first + 1]) else first + 1
        self.ship(state, outer, sums)
        self.ship(state, first + first + 1 - outer, sums)
        self.buildings(state, seat, sums)

    def holdings(self, state: NewBedford, seat: i64, sums: Accumulator) -> None:
        """Read money and goods, whose value depends on the time left to use them."""
        left, money = self.situation.left, state.money[seat]
        sums.number("money", money)
        sums.number("money, times rounds left", money * left)
        sums.number("money up to $3", min(money, 3))
        sums.number("money up to $10", min(money, 10))
        worth: i64 = 0
        for good in range(t.GOODS):
            amount = state.goods[seat, good]
            worth += amount * t.PRICE[good]
            sums.number(GOOD_NAMES[good], amount)
            sums.number(GOODS_FEW[good], min(amount, 4))
            sums.number(GOODS_LEFT[good], amount * left)
        sums.number("worth of all goods at the General Store", worth)

    def cargo(self, state: NewBedford, seat: i64, sums: Accumulator) -> None:
        """Read the whales that score, the whales aboard, and the cost of keeping the latter."""
        cargo, left = Cargo(state, seat), self.situation.left
        for whale in range(t.WHALES):
            sums.number(SCORED[whale], state.whales[seat, whale])
        money = state.money[seat]
        sums.number("lay of all whales aboard", cargo.lay)
        sums.number("points of all whales aboard", cargo.points)
        sums.number("points of the whales aboard that money pays for", cargo.paid)
        sums.number("money left after paying for whales", cargo.change)
        sums.number("money left after paying for whales, times rounds left", cargo.change * left)
        sums.number("money missing for all whales aboard", max(0, cargo.lay - money))
        sums.number("money missing for the whales on ships that return next", max(0, cargo.lay_soon - money))
        sums.number("points if all ships came home now",
                    all_points(state, seat) - money // t.MONEY_PER_POINT + cargo.paid + cargo.change // t.MONEY_PER_POINT)
        sums.number("right whales kept for nothing in this round", state.free_whales)

    def ship(self, state: NewBedford, boat: i64, sums: Accumulator) -> None:
        """Read one ship. Of a seat's ships, the one farther out is read first, whatever its number, since ships differ only in
        their position and cargo."""
        situation = self.situation
        row, hunts = state.berth[boat], situation.hunts(state, boat)
        at_sea = row <= b.FARTHEST
        sums.kind("ship: row, home, dock or returning", row, BERTH_COUNT)
        sums.number("ship: whaling phases to come", hunts)
        sums.number("ship: points to be expected, in hundredths", hunts * situation.catch)
        sums.number("ship: rounds until home", row - b.NEAREST + 1 - situation.moving if at_sea else 0)
        earlier: i64 = 0
        if at_sea:
            place = state.place_of(boat)
            for other in range(state.seats * t.SHIPS):
                if state.berth[other] <= b.FARTHEST and state.place_of(other) > place:
                    earlier += 1
        sums.number("ship: ships that choose before it", earlier)
        sums.number("ship: whaling phases to come, times ships that choose before it", hunts * earlier)
        is_to_choose = situation.moving == 0 and situation.hunting == 0 and situation.is_to_choose(state, boat)
        sums.number("ship: is to choose among the tokens that lie out", 1 if is_to_choose else 0)
        for whale in range(t.WHALES):
            sums.number(ABOARD[whale], state.hold[boat, whale])
        sums.number("ship: is to be prepared or launched, times rounds left",
                    situation.left if row in (b.AT_HOME, b.AT_DOCK) else 0)

    def buildings(self, state: NewBedford, seat: i64, sums: Accumulator) -> None:
        """Read the number of a seat's buildings and the benefits that they give."""
        owned: i64 = 0
        used: i64 = 0
        for number in range(b.BUILDINGS):
            if state.owner[number] == seat:
                owned += 1
                used += 1 - t.VICTORY[number]
        sums.number("buildings", owned)
        sums.number("buildings with an action, times rounds left", used * self.situation.left)

    def launches(self, state: NewBedford, seat: i64, sums: Accumulator) -> None:
        """Read the rows to which the seat has enough food to launch a ship, and the number of ships that can be launched."""
        situation = self.situation
        ready: i64 = 0
        home: i64 = 0
        for boat in range(seat * t.SHIPS, seat * t.SHIPS + t.SHIPS):
            ready += 1 if state.berth[boat] == b.AT_DOCK else 0
            home += 1 if state.berth[boat] == b.AT_HOME else 0
        is_launching = situation.decider == seat and situation.step == LAUNCHING_STEP
        way: i64 = number_in(situation.packed, 1) if is_launching else 0
        hunts: i64 = 0
        for row in range(i64(1), b.FARTHEST + 1):
            if t.LAUNCH_FOOD[way, row] <= state.goods[seat, v.FOOD] and state.has_room(row):
                hunts = max(hunts, situation.hunts_from(row))
        sums.number("ships on the dock", ready)
        sums.number("ships at home", home)
        sums.number("whaling phases that the food pays for", hunts)
        sums.number("whaling phases that the food pays for, with a ship on the dock", hunts if ready > 0 else 0)
        sums.number("whaling phases that the food pays for, while a ship is launched", hunts if is_launching else 0)
        sums.number("points to be expected from the launch, in hundredths", hunts * situation.catch if is_launching else 0)
        sums.number("ships on the dock without food, times rounds left", ready * situation.left if hunts == 0 else 0)


def nearness(berth: i64) -> i64:
    """Return how near to home a berth is, as a number: 0 for the farthest row, higher numbers for nearer rows, and still higher
    ones for the dock, home, and the place for returning ships."""
    if berth <= b.FARTHEST:
        return b.FARTHEST - berth
    return b.FARTHEST + 1 if berth == b.AT_DOCK else b.FARTHEST + 2 if berth == b.AT_HOME else b.FARTHEST + 3


INPUTS: Final = NewBedfordInputs()
