"""A toy game for the engine's own tests: a purse, a market and a die. Three rounds; most money wins.

In each turn a seat buys a good for 2, sells goods at the last price rolled, or passes. Nature rolls a price before each round.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.game import Game, Option, Score, ScoreLine
from mercat.engine.rules.frame import Frame
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.order_kinds import NO_ANSWER, Order, OrderField, OrderKind, Orders
from mercat.engine.rules.rulebook import Automatic, Chance, Rule, Rules, Step
from mercat.engine.rules.state import NATURE, SEATS, Fields, State
from mercat.engine.rules.vocabulary import ALLOWED, Facet, Vocabulary, Word, numbers

GOOD: Final = Facet("good", ["wool", "milk"])
AMOUNT: Final = numbers("amount", 6)
NUMBER: Final = Facet("number", ["round", "price"])
CAUSE: Final = Facet("cause", ["purchase", "sale"])
BUY: Final = Word("buy", [GOOD])
SELL: Final = Word("sell", [GOOD, AMOUNT])
ROLL: Final = Word("roll", [AMOUNT])
PASS: Final = Word("pass")
PAID: Final = Word("paid", [SEATS, AMOUNT])
MONEY_SHORT: Final = Word("money_short", [AMOUNT])
GOODS_SHORT: Final = Word("goods_short", [AMOUNT])
NOT_ZERO: Final = Word("not_zero")
WORDS: Final = Vocabulary([BUY, SELL, ROLL, PASS], [PAID], [NOT_ZERO, MONEY_SHORT, GOODS_SHORT], CAUSE)
HIGHEST: Final = numbers("highest", 6)
COST: Final = 2


class Toy(State):
    def __init__(self, seats: i64, options: vec[i64], original: Fields | None = None) -> None:
        fields = Fields(original)
        self.numbers: Final = fields.row("numbers", NUMBER)
        self.money: Final = fields.row("money", SEATS)
        self.goods: Final = fields.grid("goods", SEATS, GOOD)
        super().__init__(seats, options, fields)

    def pay(self, seat: int, amount: int, cause: int) -> None:
        self.money[seat] -= amount
        self.emit(PAID, seat, amount, cause=cause)


class Buy(Rule[Toy, Frame]):
    """Buy a good for 2."""

    verb = BUY

    def obstacle(self, state: Toy, frame: Frame, move: i64) -> i64:
        missing = COST - state.money[frame.seat]
        return ALLOWED if missing <= 0 else MONEY_SHORT.obstacle(missing)

    def apply(self, state: Toy, frame: Frame, move: i64) -> None:
        state.pay(frame.seat, COST, 0)
        state.goods[frame.seat, BUY.first(move)] += 1


class Sell(Rule[Toy, Frame]):
    """Sell some of a good for the price of the round each."""

    verb = SELL

    def may_come(self, state: Toy, move: i64) -> bool:
        return SELL.second(move) > 0

    def obstacle(self, state: Toy, frame: Frame, move: i64) -> i64:
        if not self.may_come(state, move):
            return NOT_ZERO.obstacle()
        missing = SELL.second(move) - state.goods[frame.seat, SELL.first(move)]
        return ALLOWED if missing <= 0 else GOODS_SHORT.obstacle(missing)

    def apply(self, state: Toy, frame: Frame, move: i64) -> None:
        state.goods[frame.seat, SELL.first(move)] -= SELL.second(move)
        state.pay(frame.seat, -state.numbers[1] * SELL.second(move), 1)


class Roll(Chance[Toy, Frame]):
    """Nature rolls the price of a good; a six is half as likely as any other number."""

    verb = ROLL

    def may_come(self, state: Toy, move: i64) -> bool:
        return ROLL.first(move) > 0

    def obstacle(self, state: Toy, frame: Frame, move: i64) -> i64:
        return ALLOWED if self.may_come(state, move) else NOT_ZERO.obstacle()

    def weight(self, state: Toy, frame: Frame, move: i64) -> i64:
        return 1 if ROLL.first(move) == 6 else 2

    def apply(self, state: Toy, frame: Frame, move: i64) -> None:
        state.numbers[1] = ROLL.first(move)


class Round(Automatic[Toy, Frame]):
    """Three rounds: nature rolls, then every seat acts."""

    def run(self, state: Toy, frame: Frame) -> None:
        if state.numbers[0] < 3:
            state.numbers[0] += 1
            state.ask(ROUND.frame(NATURE))
            for seat in range(state.seats - 1, -1, -1):
                state.ask(ACTING.frame(seat))
            state.ask(ROLLING.frame(NATURE))


ACTING: Final = Step[Toy, Frame]("acting", [Buy(), Sell()], decline=PASS)
ROLLING: Final = Step[Toy, Frame]("rolling", [Roll()])
ROUND: Final = Round("round")
RULES: Final = Rules[Toy](WORDS, [ACTING, ROLLING, ROUND])


def deal(state: Toy) -> None:
    for seat in range(state.seats):
        state.money[seat] = 5 if state.options[0] == 0 else 9
    state.ask(ROUND.frame(NATURE))


def points(state: Toy, seat: int) -> int:
    return int(state.money[seat])


def score(state: Toy) -> list[Score]:
    return [Score(seat, [ScoreLine("money", points(state, seat))], [int(state.goods[seat, 0])]) for seat in range(state.seats)]


def view(state: Toy) -> dict[str, Any]:
    return {"money": [int(money) for money in state.money], "price": int(state.numbers[1])}


def sold_from(state: Toy, moves: Moves, order: Order) -> int:
    """Sell all of a good once its price is at least the order's."""
    good = order.number("good")
    if state.numbers[1] < order.number("highest") or state.goods[order.seat, good] == 0:
        return NO_ANSWER
    return int(SELL.move(good, state.goods[order.seat, good]))


def sold(order: Order, seat: int, move: int, events: object) -> str:
    return "done" if seat == order.seat and move & 255 == SELL.code and SELL.first(move) == order.number("good") else ""


def open_turn(state: Toy, seat: int) -> bool:
    state.stack[0] = 0
    state.ask(ACTING.frame(seat))
    return True


def passing(state: Toy, moves: Moves) -> int:
    return int(PASS.move()) if moves.has(PASS.move()) else NO_ANSWER


ORDERS: Final = Orders[Toy](
    [OrderKind[Toy]("sell_from", [OrderField("good", GOOD), OrderField("highest", HIGHEST, default=["4"])], sold_from, sold)],
    passing, lambda state: int(state.numbers[0]), open_turn)
TOY: Final = Game[Toy]("toy", 1, (2, 4), RULES, Toy, deal, lambda state: Toy(state.seats, state.options, state.fields),
                       points, score, view, "none", [Option("purse", ["small", "large"])], presets={"rich": {"purse": "large"}},
                       orders=ORDERS)
