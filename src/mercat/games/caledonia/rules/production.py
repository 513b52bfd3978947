"""Production: workers earn, animals and fields give goods, factories process them as their owner wants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia.rules.cellar import AGEING, move_barrels
from mercat.games.caledonia.rules.frames import InOrder
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
    AT_LEAST_ONE,
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
    """CAL-ROUND-6: what the deployed workers of a seat earn in a production phase. CAL-MACDONALD-1: £4 each for MacDonald's."""
    woodcutters, miners = state.deployed[seat, WOODCUTTER], state.deployed[seat, MINER]
    if state.clan[seat] == MACDONALD:
        return (woodcutters + miners + state.deployed[seat, FISHERMAN]) * FISHER_INCOME
    return woodcutters * INCOME[0, state.technology[seat, 0]] + miners * INCOME[1, state.technology[seat, 1]]


class Production(Automatic[Caledonia, InOrder]):
    """One seat after the other, in turn order: money of the workers, basic goods, then what it decides.

    CAL-ROUND-7: a sheep gives one wool, a cow one milk, a field two grain. CAL-MACKENZIE-2: MacKenzie's barrels move first.
    CAL-CUNNINGHAM-1: Cunningham's milk is sold after the processing.
    """

    def run(self, state: Caledonia, frame: InOrder) -> None:
        place = frame.place
        if place == state.seats:
            return
        state.ask(frame.again(place + 1))
        seat = state.order[place]
        if state.clan[seat] == MACKENZIE:
            move_barrels(state, seat)
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
    """CAL-ROUND-8: a dairy may turn one milk into cheese, a bakery one grain into bread, a distillery one grain into whisky.

    CAL-MACKENZIE-1: MacKenzie earns £3 for each whisky, and may then lay one of them into the cellar.
    """

    verb = PROCESS

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        seat, cheese, bread, whisky = frame.seat, PROCESS.first(move), PROCESS.second(move), PROCESS.third(move)
        if cheese > state.deployed[seat, DAIRY]:
            return TOO_MUCH.obstacle(state.deployed[seat, DAIRY])
        if bread > state.deployed[seat, BAKERY]:
            return TOO_MUCH.obstacle(state.deployed[seat, BAKERY])
        if whisky > state.deployed[seat, DISTILLERY]:
            return TOO_MUCH.obstacle(state.deployed[seat, DISTILLERY])
        if cheese > state.goods[seat, MILK]:
            return GOODS_SHORT.obstacle(MILK, cheese - state.goods[seat, MILK])
        grain = state.goods[seat, GRAIN]
        return ALLOWED if bread + whisky <= grain else GOODS_SHORT.obstacle(GRAIN, bread + whisky - grain)

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


class Churn(Rule[Caledonia, Frame]):
    """CAL-CUNNINGHAM-1: at the end of production discard any milk for £8 each; no merchants, no change of price."""

    verb = CHURN

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        if CHURN.first(move) == 0:
            return AT_LEAST_ONE.obstacle()
        missing = CHURN.first(move) - state.goods[frame.seat, MILK]
        return GOODS_SHORT.obstacle(MILK, missing) if missing > 0 else ALLOWED

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for amount in range(i64(1), min(state.goods[frame.seat, MILK], AMOUNT.size - 1) + 1):
            moves.add(CHURN.move(amount))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.spend(frame.seat, MILK, CHURN.first(move), BY_BUTTER)
        state.earn(frame.seat, CHURN.first(move) * BUTTER_MONEY, BY_BUTTER)


PRODUCTION: Final = Production("production", InOrder())
PROCESSING: Final = Step[Caledonia, Frame]("processing", [Process()])
CHURNING: Final = Step[Caledonia, Frame]("churning", [Churn()], decline=DONE)
