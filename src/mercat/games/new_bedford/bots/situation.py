"""Facts about a position that several inputs of the learned value need. They are computed once for each reading."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.frame import STEP_MASK, number_in, seat_of
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.steps import RULES

MOST_SEATS: Final[i64] = 4
INN: Final[i64] = b.space("inn")


TURNS_STEP: Final[i64] = RULES.number_of("turns")
PLACING_STEP: Final[i64] = RULES.number_of("placing")
BUILDING_STEP: Final[i64] = RULES.number_of("building")
LEAVE_INN_STEP: Final[i64] = RULES.number_of("leave_inn")
MOVEMENT_STEP: Final[i64] = RULES.number_of("movement")
WHALING_STEP: Final[i64] = RULES.number_of("whaling")
LOOKOUT_STEP: Final[i64] = RULES.number_of("lookout")
CHOOSING_STEP: Final[i64] = RULES.number_of("choosing")


@mypyc_attr(acyclic=True, free_list_len=1)
class Situation:
    """Facts about the pending decisions and the sea, computed once from a position for several inputs."""

    def __init__(self, state: NewBedford) -> None:
        depth = state.depth
        self.packed: Final[i64] = state.top if depth > 0 else 0
        self.step: Final[i64] = self.packed & STEP_MASK if depth > 0 else NONE      # of the pending decision
        self.decider: Final[i64] = seat_of(self.packed) if depth > 0 else NATURE
        self.left: Final[i64] = t.ROUNDS - state.round          # rounds after this one
        self.catch: Final[i64] = points_of_token(state)         # of an average token, in hundredths of a point
        self.moving: i64 = 0            # 1 while ships are still to move in this round
        self.hunting: i64 = 0           # 1 while whaling is still to begin in this round
        self.below: i64 = 0             # places on the track below this number have still to choose
        self.chooser: i64 = NONE        # the ship that is choosing
        self.turns: i64 = 0             # workers to be placed in this round, without those from the Inn
        self.to_place: Final = vec[i64]([0] * MOST_SEATS)
        self.before: Final = vec[i64]([NONE] * MOST_SEATS)      # [seat]: the workers placed before its next one
        for place in range(depth, i64(0), -1):
            self.note(state, state.stack[place])

    def note(self, state: NewBedford, packed: i64) -> None:
        """Record a pending decision. Decisions are recorded in the order in which they will be answered."""
        step = packed & STEP_MASK
        if step == PLACING_STEP:
            self.place(seat_of(packed))
        elif step == TURNS_STEP:
            self.take_turns(state.seats, seat_of(packed), number_in(packed, 0))
        elif step == MOVEMENT_STEP:
            self.moving = 1
        elif step == WHALING_STEP:
            self.hunting = 1
            self.below = b.PLACES
        elif step == LOOKOUT_STEP:
            self.below = number_in(packed, 0)
        elif step == CHOOSING_STEP:
            self.chooser = number_in(packed, 0)
        elif step == LEAVE_INN_STEP:
            for seat in range(state.seats):
                if state.workers[INN, seat] > 0:
                    self.to_place[seat] += t.WORKERS

    def place(self, seat: i64) -> None:
        """Record that a seat will place one more worker."""
        if self.to_place[seat] == 0:
            self.before[seat] = self.turns
        self.to_place[seat] += 1
        self.turns += 1

    def take_turns(self, seats: i64, seat: i64, turns: i64) -> None:
        """Record that workers will be placed in `turns` turns, the first of them by `seat`."""
        for _turn in range(turns):
            self.place(seat)
            seat = 0 if seat + 1 == seats else seat + 1

    def is_to_choose(self, state: NewBedford, boat: i64) -> bool:
        """Return whether a ship must still choose a whale in this round. Call this method only after ships have moved in the
        round."""
        if boat == self.chooser:
            return True
        return state.berth[boat] <= b.FARTHEST and state.place_of(boat) < self.below

    def hunts(self, state: NewBedford, boat: i64) -> i64:
        """Return the number of whaling phases in which a ship will still take part."""
        row = state.berth[boat]
        if row > b.FARTHEST:
            return 0
        if self.moving != 0:
            return min(row - b.NEAREST, self.left + self.hunting)
        return min(row - b.NEAREST, self.left) + (1 if self.is_to_choose(state, boat) else 0)

    def hunts_from(self, row: i64) -> i64:
        """Return the number of whaling phases in which a ship launched now to a row would take part."""
        return min(row - b.NEAREST, self.left + self.hunting)


def points_of_token(state: NewBedford) -> i64:
    """Return the points of an average token in the bag and the sea, in hundredths of a point."""
    tokens: i64 = 0
    worth: i64 = 0
    for token in range(t.TOKENS):
        number = state.bag[token] + state.sea[token]
        tokens += number
        if token < t.WHALES:
            worth += number * t.POINTS[token]
    return worth * 100 // tokens if tokens > 0 else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Cargo:
    """The whales aboard all of a seat's ships and the whales for which it can pay.

    lay        the lay of all whales aboard
    lay_soon   the lay of the whales on the ships that return next
    points     the points of all whales aboard
    paid       the points of the whales whose lay the seat can pay if it pays for the most expensive first
    change     the money left after paying these lays
    """

    def __init__(self, state: NewBedford, seat: i64) -> None:
        first, purse = seat * t.SHIPS, state.money[seat]
        lays: i64 = 0
        lays_soon: i64 = 0
        points: i64 = 0
        paid: i64 = 0
        for whale in range(t.WHALES - 1, -1, -1):
            aboard: i64 = 0
            lay = t.LAY[whale]
            for boat in range(first, first + t.SHIPS):
                tokens = state.hold[boat, whale]
                aboard += tokens
                if state.berth[boat] == b.NEAREST or state.berth[boat] == b.RETURNING:
                    lays_soon += tokens * lay
            lays += aboard * lay
            points += aboard * t.POINTS[whale]
            kept = min(aboard, purse // lay) if lay > 0 else aboard
            paid += kept * t.POINTS[whale]
            purse -= kept * lay
        self.lay: Final = lays
        self.lay_soon: Final = lays_soon
        self.points: Final = points
        self.paid: Final = paid
        self.change: Final = purse
