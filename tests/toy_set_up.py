"""The toy game with a set-up decision: before the rounds each seat buys a good, or passes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice
from mercat.engine.game import Game
from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Rules, Step
from mercat.engine.rules.state import NATURE
from tests.toy import PASS, TOY, WORDS, Buy, Roll, Sell, Toy
from tests.toy_policy import ToyAdvice
from tests.valued import ToyInputs


class Round(Automatic[Toy, Frame]):
    """Three rounds: nature rolls, then every seat acts."""

    def run(self, state: Toy, frame: Frame) -> None:
        if state.numbers[0] < 3:
            state.numbers[0] += 1
            state.ask(ROUND.frame(NATURE))
            for seat in range(state.seats - 1, -1, -1):
                state.ask(ACTING.frame(seat))
            state.ask(ROLLING.frame(NATURE))


OPENING: Final = Step[Toy, Frame]("opening", [Buy()], decline=PASS, sets_up=True)
ACTING: Final = Step[Toy, Frame]("acting", [Buy(), Sell()], decline=PASS)
ROLLING: Final = Step[Toy, Frame]("rolling", [Roll()])
ROUND: Final = Round("round")
RULES: Final = Rules[Toy](WORDS, [OPENING, ACTING, ROLLING, ROUND])


def set_up(state: Toy) -> None:
    state.ask(ROUND.frame(NATURE))
    for seat in range(state.seats - 1, -1, -1):
        state.money[seat] = 5
        state.ask(OPENING.frame(seat))


class CountingAdvice(ToyAdvice):
    """Counts the requests for priors of a set-up decision."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def priors(self, state: Toy, moves: object, weights: object) -> None:
        self.asked += RULES.step(state).sets_up
        super().priors(state, moves, weights)  # type: ignore[arg-type]


class MoneyAdvice(Advice[Toy]):
    """Values a position by the seat's money."""

    def value(self, state: Toy, seat: i64) -> i64:
        return i64(state.money[seat])


def with_advice(advice: Advice[Toy]) -> Game[Toy]:
    """Return the game with this advice, and with inputs for a learned value."""
    return Game("choosing", 1, (2, 4), RULES, Toy, set_up, TOY.copy, TOY.points, TOY.score, TOY.view, "none", TOY.options,
                advice=advice, inputs=ToyInputs())
