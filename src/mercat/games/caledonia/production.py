"""Production: workers earn, animals and fields give goods, factories process them as their owner wants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.rules.cellar import AGEING, shift_barrels
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import (
    BAKERY,
    BREAD,
    BUTTER_MONEY,
    CHEESE,
    COW,
    CUNNINGHAM,
    DAIRY,
    DISTILLERY,
    FIELD,
    FISHER_INCOME,
    FISHERMAN,
    GRAIN,
    GRAIN_OF_FIELD,
    INCOME,
    MACDONALD,
    MACKENZIE,
    MILK,
    MINER,
    SHEEP,
    WHISKY,
    WHISKY_MONEY,
    WOODCUTTER,
    WOOL,
)
from mercat.games.caledonia.vocabulary import (
    AMOUNT,
    BY_BUTTER,
    BY_FARMING,
    BY_PROCESSING,
    BY_WHISKY,
    BY_WORKERS,
    CHURN,
    DONE,
    GOODS_SHORT,
    PROCESS,
    TOO_MUCH,
)


def income_of_workers(state: Caledonia, seat: i64) -> i64:
    """What the deployed workers of a seat earn in a production phase."""
    woodcutters, miners = state.deployed[seat, WOODCUTTER], state.deployed[seat, MINER]
    if state.clan[seat] == MACDONALD:
        return (woodcutters + miners + state.deployed[seat, FISHERMAN]) * FISHER_INCOME
    return woodcutters * INCOME[0, state.technology[seat, 0]] + miners * INCOME[1, state.technology[seat, 1]]


class Production(Automatic[Caledonia, Frame]):
    """For one seat after the other, in turn order: money of the workers, basic goods, then what it decides.

    (Rulebook, phase 3; MacKenzie's barrels move first)
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        place = frame.first
        if place == state.seats:
            return
        state.ask(frame.again(place + 1, 0))
        seat = state.order[place]
        if state.clan[seat] == MACKENZIE:
            shift_barrels(state, seat)
        state.earn(seat, income_of_workers(state, seat), BY_WORKERS)
        state.gain(seat, WOOL, state.deployed[seat, SHEEP], BY_FARMING)
        state.gain(seat, MILK, state.deployed[seat, COW], BY_FARMING)
        state.gain(seat, GRAIN, state.deployed[seat, FIELD] * GRAIN_OF_FIELD, BY_FARMING)
        if state.clan[seat] == CUNNINGHAM:
            state.ask(CHURNING.frame(seat))
        if could_process(state, seat):
            state.ask(PROCESSING.frame(seat))


def could_process(state: Caledonia, seat: i64) -> bool:
    """Whether a factory has something to work with."""
    grain_users = state.deployed[seat, BAKERY] + state.deployed[seat, DISTILLERY]
    return (state.deployed[seat, DAIRY] > 0 and state.goods[seat, MILK] > 0) or (grain_users > 0 and state.goods[seat, GRAIN] > 0)


class Process(Rule[Caledonia, Frame]):
    """Each dairy may turn one milk into cheese, each bakery one grain into bread, each distillery one grain into whisky.

    MacKenzie earns £3 for each whisky and may then lay one of them into the cellar. (Rulebook, phase 3; clan MacKenzie)
    """

    verb = PROCESS

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat, grain = frame.seat, state.goods[frame.seat, GRAIN]
        for cheese in range(min(state.deployed[seat, DAIRY], state.goods[seat, MILK]) + 1):
            for bread in range(min(state.deployed[seat, BAKERY], grain) + 1):
                for whisky in range(min(state.deployed[seat, DISTILLERY], grain - bread) + 1):
                    moves.add(PROCESS.move(cheese, bread, whisky))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, cheese, bread, whisky = frame.seat, PROCESS.first(move), PROCESS.second(move), PROCESS.third(move)
        state.spend(seat, MILK, cheese, BY_PROCESSING)
        state.spend(seat, GRAIN, bread + whisky, BY_PROCESSING)
        state.gain(seat, CHEESE, cheese, BY_PROCESSING)
        state.gain(seat, BREAD, bread, BY_PROCESSING)
        state.gain(seat, WHISKY, whisky, BY_PROCESSING)
        if state.clan[seat] == MACKENZIE and whisky > 0:
            state.earn(seat, whisky * WHISKY_MONEY, BY_WHISKY)
            state.ask(AGEING.frame(seat))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        seat, cheese, bread, whisky = frame.seat, PROCESS.first(move), PROCESS.second(move), PROCESS.third(move)
        for unit, made in ((DAIRY, cheese), (BAKERY, bread), (DISTILLERY, whisky)):
            if made > state.deployed[seat, unit]:
                return TOO_MUCH.reason(state.deployed[seat, unit])
        if cheese > state.goods[seat, MILK]:
            return GOODS_SHORT.reason(MILK, cheese - state.goods[seat, MILK])
        return GOODS_SHORT.reason(GRAIN, bread + whisky - state.goods[seat, GRAIN])


class Churn(Rule[Caledonia, Frame]):
    """At the end of production Cunningham may discard any milk for £8 each; no merchants, no change of price.

    (Rulebook, clan Cunningham)
    """

    verb = CHURN

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for amount in range(i64(1), min(state.goods[frame.seat, MILK], AMOUNT.size - 1) + 1):
            moves.add(CHURN.move(amount))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.spend(frame.seat, MILK, CHURN.first(move), BY_BUTTER)
        state.earn(frame.seat, CHURN.first(move) * BUTTER_MONEY, BY_BUTTER)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        missing = CHURN.first(move) - state.goods[frame.seat, MILK]
        return GOODS_SHORT.reason(MILK, missing) if missing > 0 else None


PRODUCTION: Final = Production("production")
PROCESSING: Final = Step[Caledonia, Frame]("processing", [Process()])
CHURNING: Final = Step[Caledonia, Frame]("churning", [Churn()], decline=DONE)
