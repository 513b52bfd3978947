"""Production: workers earn money, animals and fields yield goods, and factories process goods as their owner chooses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.land import may_be_chosen
from mercat.games.caledonia.rules.cellar import AGEING, move_barrels
from mercat.games.caledonia.rules.frames import InOrder
from mercat.games.caledonia.state import Caledonia


def income_of_workers(state: Caledonia, seat: i64) -> i64:
    """Return the income from a seat's deployed workers in a production phase (CAL-ROUND-6). CAL-MACDONALD-1: MacDonald's workers
    earn £4 each."""
    woodcutters, miners = state.deployed[seat, t.WOODCUTTER], state.deployed[seat, t.MINER]
    if state.clan[seat] == t.MACDONALD:
        return (woodcutters + miners + state.deployed[seat, t.FISHERMAN]) * t.FISHER_INCOME
    return woodcutters * t.INCOME[0, state.technology[seat, 0]] + miners * t.INCOME[1, state.technology[seat, 1]]


class Production(Automatic[Caledonia, InOrder]):
    """Production by one seat after another, in turn order: money from the workers, basic goods, then the seat's decisions.

    CAL-ROUND-7: a sheep gives one wool, a cow one milk, a field two grain. CAL-MACKENZIE-2: MacKenzie's barrels move first.
    CAL-CUNNINGHAM-1: Cunningham's milk is sold after processing.
    """

    def run(self, state: Caledonia, frame: InOrder) -> None:
        place = frame.place
        if place == state.seats:
            return
        state.ask(frame.again(place + 1))
        seat = state.order[place]
        if state.clan[seat] == t.MACKENZIE:
            move_barrels(state, seat)
        state.earn(seat, income_of_workers(state, seat), v.BY_WORKERS)
        state.gain(seat, t.WOOL, state.deployed[seat, t.SHEEP], v.BY_FARMING)
        state.gain(seat, t.MILK, state.deployed[seat, t.COW], v.BY_FARMING)
        state.gain(seat, t.GRAIN, state.deployed[seat, t.FIELD] * t.GRAIN_OF_FIELD, v.BY_FARMING)
        if state.clan[seat] == t.CUNNINGHAM:
            state.ask(CHURNING.frame(seat))
        if could_process(state, seat):
            state.ask(PROCESSING.frame(seat))


def could_process(state: Caledonia, seat: i64) -> bool:
    """Return whether any of a seat's factories has a good to process."""
    grain_users = state.deployed[seat, t.BAKERY] + state.deployed[seat, t.DISTILLERY]
    return ((state.deployed[seat, t.DAIRY] > 0 and state.goods[seat, t.MILK] > 0)
            or (grain_users > 0 and state.goods[seat, t.GRAIN] > 0))


class Process(Rule[Caledonia, Frame]):
    """CAL-ROUND-8: process one good: one milk into cheese in a dairy, one grain into bread in a bakery, or one grain into whisky
    in a distillery.

    CAL-MACKENZIE-1: MacKenzie earns £3 for each whisky, and may then put one of them into the cellar.
    """

    verb = v.PROCESS

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        seat, cheese, bread, whisky = frame.seat, v.PROCESS.first(move), v.PROCESS.second(move), v.PROCESS.third(move)
        if cheese > state.deployed[seat, t.DAIRY]:
            return v.TOO_MUCH.obstacle(state.deployed[seat, t.DAIRY])
        if bread > state.deployed[seat, t.BAKERY]:
            return v.TOO_MUCH.obstacle(state.deployed[seat, t.BAKERY])
        if whisky > state.deployed[seat, t.DISTILLERY]:
            return v.TOO_MUCH.obstacle(state.deployed[seat, t.DISTILLERY])
        if cheese > state.goods[seat, t.MILK]:
            return v.GOODS_SHORT.obstacle(t.MILK, cheese - state.goods[seat, t.MILK])
        grain = state.goods[seat, t.GRAIN]
        return ALLOWED if bread + whisky <= grain else v.GOODS_SHORT.obstacle(t.GRAIN, bread + whisky - grain)

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat, grain = frame.seat, state.goods[frame.seat, t.GRAIN]
        for cheese in range(min(state.deployed[seat, t.DAIRY], state.goods[seat, t.MILK]) + 1):
            for bread in range(min(state.deployed[seat, t.BAKERY], grain) + 1):
                for whisky in range(min(state.deployed[seat, t.DISTILLERY], grain - bread) + 1):
                    moves.add(v.PROCESS.move(cheese, bread, whisky))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, cheese, bread, whisky = frame.seat, v.PROCESS.first(move), v.PROCESS.second(move), v.PROCESS.third(move)
        state.spend(seat, t.MILK, cheese, v.BY_PROCESSING)
        state.spend(seat, t.GRAIN, bread + whisky, v.BY_PROCESSING)
        state.gain(seat, t.CHEESE, cheese, v.BY_PROCESSING)
        state.gain(seat, t.BREAD, bread, v.BY_PROCESSING)
        state.gain(seat, t.WHISKY, whisky, v.BY_PROCESSING)
        if state.clan[seat] == t.MACKENZIE and whisky > 0:
            state.earn(seat, whisky * t.WHISKY_MONEY, v.BY_WHISKY)
            state.ask(AGEING.frame(seat))


class Churn(Rule[Caledonia, Frame]):
    """CAL-CUNNINGHAM-1: at the end of production, discard any amount of milk for £8 each, without sending merchants and without
    changing the price."""

    verb = v.CHURN

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return v.CHURN.first(move) > 0 and may_be_chosen(state, t.CUNNINGHAM)

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        if v.CHURN.first(move) == 0:
            return v.AT_LEAST_ONE.obstacle()
        missing = v.CHURN.first(move) - state.goods[frame.seat, t.MILK]
        return v.GOODS_SHORT.obstacle(t.MILK, missing) if missing > 0 else ALLOWED

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for amount in range(i64(1), min(state.goods[frame.seat, t.MILK], v.AMOUNT.size - 1) + 1):
            moves.add(v.CHURN.move(amount))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.spend(frame.seat, t.MILK, v.CHURN.first(move), v.BY_BUTTER)
        state.earn(frame.seat, v.CHURN.first(move) * t.BUTTER_MONEY, v.BY_BUTTER)


PRODUCTION: Final = Production("production", InOrder())
PROCESSING: Final = Step[Caledonia, Frame]("processing", [Process()])
CHURNING: Final = Step[Caledonia, Frame]("churning", [Churn()], decline=v.DONE)
