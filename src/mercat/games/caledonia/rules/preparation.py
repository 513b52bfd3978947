"""The preparation of the second and later rounds: merchants, contracts and, in a solo game, prices."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, Chance, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.pile import DRAWING, TO_DISPLAY, TO_FUTURE, put_out
from mercat.games.caledonia.state import Caledonia


def take_merchants_back(state: Caledonia) -> None:
    """Return all merchants from the market to their owners (CAL-ROUND-2)."""
    for seat in range(state.seats):
        for good in range(t.GOODS):
            state.merchants[seat] += state.buying[seat, good] + state.selling[seat, good]
            state.buying[seat, good] = 0
            state.selling[seat, good] = 0


class Emptying(Frame):
    """The frame of a refill, with the slot of the board that will be emptied, or NONE."""

    names: ClassVar[tuple[str, ...]] = ("slot",)

    @property
    def slot(self) -> i64:
        return self.number(0)


class Refill(Automatic[Caledonia, Emptying]):
    """CAL-ROUND-2: the step that puts a contract into every empty slot for this number of players. CAL-VARIANT-7: face-up future
    contracts are used first.

    CAL-VARIANT-13: future contracts that are not needed stay, and new ones are drawn until there are three again. CAL-SOLO-5: in
    a solo game all six slots are filled, and the die then empties one of them again.
    """

    def entry(self, state: Caledonia, about: i64) -> i64:
        return self.frame(NATURE, NONE) if state.round > 1 and state.seats > 1 else NONE

    def run(self, state: Caledonia, frame: Emptying) -> None:
        wanted: i64 = t.FACES if frame.slot != NONE else t.DISPLAYED[state.seats]
        missing: i64 = 0
        for slot in range(wanted):
            if state.display[slot] == NONE:
                missing += 1
        if state.options[o.FUTURE] == o.SHOWN:
            missing -= move_up_future(state, missing)
            state.ask(TOPPING_UP.frame(NATURE))
        if frame.slot != NONE:
            state.ask(REMOVING.frame(NATURE, frame.slot))
        if missing > 0:
            state.ask(DRAWING.frame(NATURE, TO_DISPLAY, missing))


def move_up_future(state: Caledonia, most: i64) -> i64:
    """Move at most `most` face-up future contracts to empty slots, the oldest first, and return their number."""
    moved: i64 = 0
    while moved < most and state.future[0] != NONE:
        put_out(state, state.future[0], TO_DISPLAY)
        state.emit(v.CONTRACT_SHOWN, state.future[0])
        for place in range(t.BONUS_DRAW - 1):
            state.future[place] = state.future[place + 1]
        state.future[t.BONUS_DRAW - 1] = NONE
        moved += 1
    return moved


class ToppingUp(Automatic[Caledonia, Frame]):
    """CAL-VARIANT-7: the step that draws face-up future contracts until there are three again."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        missing: i64 = 0
        for place in range(t.BONUS_DRAW):
            if state.future[place] == NONE:
                missing += 1
        if missing > 0:
            state.ask(DRAWING.frame(NATURE, TO_FUTURE, missing))


class RollingGood(Frame):
    """The roll of the die for a good. `left` prices are still to be changed; `changed` contains a bit for each good whose price
    has changed."""

    names: ClassVar[tuple[str, ...]] = ("left", "changed")

    @property
    def left(self) -> i64:
        return self.number(0)

    @property
    def changed(self) -> i64:
        return self.number(1)


class RollGood(Chance[Caledonia, RollingGood]):
    """CAL-SOLO-4: the roll for a good whose price changes. In a solo game, three different goods are rolled at the start of
    rounds 2 to 5."""

    verb = v.ROLL_GOOD

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return state.seats == 1

    def obstacle(self, state: Caledonia, frame: RollingGood, move: i64) -> i64:
        good = v.ROLL_GOOD.first(move)
        return ALLOWED if frame.changed & BIT[good] == 0 else v.ALREADY_CHANGED.obstacle(good)

    def apply(self, state: Caledonia, frame: RollingGood, move: i64) -> None:
        state.ask(ROLLING_PRICE.frame(NATURE, frame.left, frame.changed, v.ROLL_GOOD.first(move)))


class RollingPrice(RollingGood):
    """The roll of the die for the price of a good."""

    names: ClassVar[tuple[str, ...]] = ("left", "changed", "good")

    @property
    def good(self) -> i64:
        return self.number(2)


class RollPrice(Chance[Caledonia, RollingPrice]):
    """CAL-SOLO-4: change the price of the good: down if it is high, up if it is low, and otherwise as the die decides.

    CAL-SOLO-5: the last roll also determines the contract to remove.
    """

    verb = v.ROLL_PRICE

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return state.seats == 1

    def obstacle(self, state: Caledonia, frame: RollingPrice, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Caledonia, frame: RollingPrice, move: i64) -> None:
        good, face = frame.good, v.ROLL_PRICE.first(move)
        steps = t.DIE_STEPS[face]
        size = steps if steps > 0 else -steps
        if state.price[good] < t.MIDDLE_FROM:
            steps = size
        elif state.price[good] > t.MIDDLE_TO:
            steps = -size
        state.move_price(good, steps, v.BY_DICE)
        if frame.left > 1:
            state.ask(ROLLING_GOOD.frame(NATURE, frame.left - 1, frame.changed | BIT[good]))
        else:
            state.ask(REFILL.frame(NATURE, face))


class RemoveContract(Automatic[Caledonia, Emptying]):
    """CAL-SOLO-5: in a solo game, remove from the game the contract to which the last roll for a price points."""

    def run(self, state: Caledonia, frame: Emptying) -> None:
        if state.display[frame.slot] != NONE:
            state.emit(v.CONTRACT_REMOVED, state.display[frame.slot])
            state.display[frame.slot] = NONE


class PriceRoll(Step[Caledonia, RollingGood]):
    """CAL-SOLO-4: the rolls for prices at the start of rounds 2 to 5 of a solo game. After the last roll, the slots are
    refilled."""

    def entry(self, state: Caledonia, about: i64) -> i64:
        return self.frame(NATURE, t.SOLO_CHANGES, 0) if state.round > 1 and state.seats == 1 else NONE


REFILL: Final = Refill("refill", Emptying())
TOPPING_UP: Final = ToppingUp("topping_up")
ROLLING_GOOD: Final = PriceRoll("rolling_good", [RollGood()], RollingGood())
ROLLING_PRICE: Final = Step[Caledonia, RollingPrice]("rolling_price", [RollPrice()], RollingPrice())
REMOVING: Final = RemoveContract("removing", Emptying())
