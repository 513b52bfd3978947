"""The course of the game: rounds, the price that the city calls, turns, and the list of all steps."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Chance, Rules, SequenceOfPlay, Step
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import ALLOWED
from . import tables as t
from . import vocabulary as v
from .rules.dig import Dig
from .rules.hire import Hire
from .rules.sell import Sell
from .state import SaltRoad

DRAWN: Final = vec[i64]([1 if price in t.PRICES else 0 for price in range(int(v.PRICE.size))])


class Call(Chance[SaltRoad, Frame]):
    """SAL-ROUND-1: nature draws the price of the round, all of the market's prices equally likely."""

    verb = v.CALL

    def may_come(self, state: SaltRoad, move: i64) -> bool:
        return DRAWN[v.CALL.first(move)] == 1

    def obstacle(self, state: SaltRoad, frame: Frame, move: i64) -> i64:
        return ALLOWED if self.may_come(state, move) else v.NOT_CALLED.obstacle()

    def apply(self, state: SaltRoad, frame: Frame, move: i64) -> None:
        state.price = v.CALL.first(move)
        state.emit(v.CALLED, state.price)


class Beginning(Automatic[SaltRoad, Frame]):
    """SAL-ROUND-2: a round. The city calls a price, then each player acts twice, in turn."""

    def run(self, state: SaltRoad, frame: Frame) -> None:
        if state.round < t.ROUNDS:
            state.round += 1
            state.emit(v.ROUND_BEGAN, state.round)
            ROUND_STEPS.begin(state)


class Countdown(Frame):
    """It is the seat's turn; `left` turns are still to come in the round."""

    names: ClassVar[tuple[str, ...]] = ("left",)

    @property
    def left(self) -> i64:
        return self.number(0)


class Turn(Automatic[SaltRoad, Countdown]):
    """One seat after another; the first one changes each round."""

    def entry(self, state: SaltRoad, about: i64) -> i64:
        return self.frame((state.round - 1) % state.seats, t.ACTIONS * state.seats)

    def run(self, state: SaltRoad, frame: Countdown) -> None:
        if frame.left > 0:
            state.then(ACTING.frame(frame.seat), TURN.frame((frame.seat + 1) % state.seats, frame.left - 1))


ACTING: Final = Step[SaltRoad, Frame]("acting", [Dig(), Hire(), Sell()], decline=v.PASS)
CALLING: Final = Step[SaltRoad, Frame]("calling", [Call()])
BEGINNING: Final = Beginning("beginning")
TURN: Final = Turn("turn", Countdown())

# The sequence of play: each step follows the end of the previous one.
ROUND_STEPS: Final = SequenceOfPlay[SaltRoad]([
    CALLING,                # the city calls a price
    TURN,                   # all seats act, one after another
    BEGINNING])             # the next round

RULES: Final = Rules[SaltRoad](v.WORDS, [ACTING, CALLING, BEGINNING, TURN])


def deal(state: SaltRoad) -> None:
    """Set up the first position (SAL-START-1): money and a digger for every player, salt in the mine, and the rounds ahead."""
    for seat in range(state.seats):
        state.money[seat] = t.MONEY
        state.diggers[seat] = t.DIGGERS
    state.mine = t.SALT_BY_MINE[state.options[0]] * state.seats
    state.ask(BEGINNING.frame(NATURE))
