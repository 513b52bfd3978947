"""Evaluation for bots: the value of a position, and an estimate for each move.

The weights began as guesses, and were chosen because bots win with them; nothing in the rules depends on them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice, SearchSettings
from mercat.engine.rules.frame import STEP_MASK, seat_of
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.scoring import all_points
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.steps import RULES

POINT: Final[i64] = 100                 # values are in hundredths of a point
DOLLAR: Final[i64] = 24                 # a fifth of a point, and a little more for what the dollar can still buy
INCOME: Final[i64] = 3                  # dollars that lays may still bring in each round
GOOD_WORTH: Final = vec[i64]([30, 30, 50])                          # [good]: while there is time to use it
PLENTY: Final[i64] = 6                  # the number of goods of a kind beyond which another is worth half
TIME_LEFT: Final = vec[i64]([10, 35, 65, 90, 100])                  # [rounds after this one]: per cent of GOOD_WORTH
HUNT: Final[i64] = 72                   # for each whaling phase in which a ship will take part
EARLY_CHOICE: Final[i64] = 3            # for each such phase, and each row farther out
READY: Final[i64] = 30                  # for a ship on the dock, for each round after this one, at most READY_ROUNDS
READY_ROUNDS: Final[i64] = 4
OWN_ACTION: Final[i64] = 9              # for each building that the seat owns, for each round after this one

ATTENTION: Final = vec[i64]([3] * len(v.WORDS.verbs))               # [verb]
ATTENTION[v.PURCHASE.code] = 1
ATTENTION[v.CATCH.code] = 6
ATTENTION[v.LEAVE.code] = 1
ATTENTION[v.KEEP.code] = 6
ATTENTION[v.SELL_WHALE.code] = 2
ATTENTION[v.BUY.code] = 5
ATTENTION[v.PASS.code] = 2
LOOKED_INTO: Final = ["building", "launching", "selling", "taking", "lighting", "barrelling", "drinking", "trying"]
MOVED: Final = ["landing", "bidding", "drawing", "choosing"]      # steps in which ships have moved but not yet hunted
HAS_MOVED: Final = vec[i64]([int(step.name in MOVED) for step in RULES.steps])                 # [step]
LOOKS_INTO: Final = vec[i64]([int(step.name in LOOKED_INTO) for step in RULES.steps])          # [step]

# No random moves: the result of a worker's action shows in the next decisions, and random ones would spoil it. The two moves that
# follow place a worker and take its action.
SETTINGS: Final = SearchSettings(horizon=0, following=2)


class NewBedfordAdvice(Advice[NewBedford]):
    """An evaluation by points, money, goods and ships, and by the whales aboard whose lay the seat can pay."""

    def __init__(self) -> None:
        self.moves: Final = Moves()
        self.after: Final = Moves()
        self.spare: NewBedford | None = None        # a position in which to try moves

    def value(self, state: NewBedford, seat: i64) -> i64:
        """Return the value of the position for a seat. If the seat's worker has just opened a decision, return the value after
        the best answer to it."""
        best = self.standing(state, seat)
        if state.depth > 0 and seat_of(state.top) == seat and LOOKS_INTO[state.top & STEP_MASK] != 0:
            best = self.looked_into(state, seat, best)
        return best

    def looked_into(self, state: NewBedford, seat: i64, best: i64) -> i64:
        """Return the best value that a seat can reach with one more move, or `best` if no move reaches a better one."""
        scratch = self.spare
        if scratch is None or not scratch.is_for(state):
            scratch = state.copy()
            self.spare = scratch
        RULES.offer(state, self.moves)
        for place in range(self.moves.count):
            state.copy_into(scratch)
            RULES.try_out(scratch, self.moves.buffer[place], self.after)
            best = max(best, self.standing(scratch, seat))
        return best

    def standing(self, state: NewBedford, seat: i64) -> i64:
        """Return the value of a seat's position as it is."""
        left = max(t.ROUNDS - state.round, 0)
        moved = HAS_MOVED[state.top & STEP_MASK] if state.depth > 0 else 0
        return (all_points(state, seat) * POINT - state.money[seat] // t.MONEY_PER_POINT * POINT + state.money[seat] * DOLLAR
                + goods_value(state, seat, left) + ships_value(state, seat, left, moved) + cargo_value(state, seat, left)
                + actions_value(state, seat, left))

    def settings(self) -> SearchSettings:
        return SETTINGS

    def priors(self, state: NewBedford, moves: Moves, weights: vec[i64]) -> None:
        """Set the weight of each move according to its verb. Selling more goods and launching farther out get higher weights."""
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            weight = ATTENTION[verb]
            if verb == v.SELL.code:
                weight = v.SELL.second(move)
            elif verb == v.HAND_IN.code:
                weight = v.HAND_IN.second(move)
            elif verb == v.LAUNCH.code:
                weight = 2 + v.LAUNCH.first(move)
            weights[place] = weight


def goods_value(state: NewBedford, seat: i64, left: i64) -> i64:
    """Return the value of the goods, with `left` rounds after this one. It falls towards the end of the game, since there is less
    and less time to spend goods on buildings and ships."""
    worth: i64 = 0
    for good in range(t.GOODS):
        amount = state.goods[seat, good]
        worth += GOOD_WORTH[good] * (min(amount, PLENTY) + amount) // 2
    return worth * TIME_LEFT[min(left, i64(len(TIME_LEFT)) - 1)] // 100


def ships_value(state: NewBedford, seat: i64, left: i64, moved: i64) -> i64:
    """Return the value of the whaling phases in which the seat's ships will still take part, including this round's. `moved` is 1
    if ships have already moved in this round, but whaling is still to come."""
    worth: i64 = 0
    for boat in range(seat * t.SHIPS, seat * t.SHIPS + t.SHIPS):
        row = state.berth[boat]
        if row <= b.FARTHEST:
            worth += min(row + moved, left + 1) * HUNT + (row + moved) * EARLY_CHOICE
        elif row == b.AT_DOCK:
            worth += min(left, READY_ROUNDS) * READY
    return worth


def cargo_value(state: NewBedford, seat: i64, left: i64) -> i64:
    """Return the value of the whales aboard: their points less their lays, the best whales first, or their selling price if the
    seat cannot pay the lay."""
    worth: i64 = 0
    purse = state.money[seat] + left * INCOME
    for whale in range(t.WHALES - 1, -1, -1):
        for boat in range(seat * t.SHIPS, seat * t.SHIPS + t.SHIPS):
            for _token in range(state.hold[boat, whale]):
                if purse >= t.LAY[whale]:
                    purse -= t.LAY[whale]
                    worth += t.POINTS[whale] * POINT - t.LAY[whale] * DOLLAR
                else:
                    worth += t.SELLS_FOR[whale] * DOLLAR
    return worth


def actions_value(state: NewBedford, seat: i64, left: i64) -> i64:
    """Return the value of the seat's buildings, which it uses for free and for which other seats pay fees."""
    worth: i64 = 0
    for building in range(b.BUILDINGS):
        if state.owner[building] == seat and t.VICTORY[building] == 0:
            worth += OWN_ACTION * left
    return worth
