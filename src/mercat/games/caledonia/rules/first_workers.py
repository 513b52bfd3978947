"""The placement of the first workers on the map, before the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import HexSet, difference, intersection, offer_unit_on
from mercat.games.caledonia.board.land import (
    border,
    budgets_for,
    cost_of_expansion,
    is_border,
    may_hold,
    pricing_of,
    terrain_for,
    within,
)
from mercat.games.caledonia.board.maps import LOWEST_BUDGET
from mercat.games.caledonia.rules.expand import standing_obstacle
from mercat.games.caledonia.state import Caledonia


class Placed(Frame):
    """The frame of a first worker's placement, with the number of workers whose placement has been requested so far."""

    names: ClassVar[tuple[str, ...]] = ("workers",)

    @property
    def workers(self) -> i64:
        return self.number(0)


class FirstWorkers(Automatic[Caledonia, Placed]):
    """The placement of the first workers: each seat places one in turn order, then a second one in reverse order (CAL-SETUP-9).
    Fergusson then places a third (CAL-FERGUSSON-1)."""

    def run(self, state: Caledonia, frame: Placed) -> None:
        placed = frame.workers
        if placed < 2 * state.seats:
            place = placed if placed < state.seats else 2 * state.seats - 1 - placed
            state.then(SETTLING.frame(state.order[place]), frame.again(placed + 1))
        else:
            for seat in range(state.seats):
                if state.clan[seat] == t.FERGUSSON:
                    state.ask(SETTLING.frame(seat))


def open_to(state: Caledonia, seat: i64, unit: i64) -> HexSet:
    """Return the empty hexes on which a seat may place a first worker of this kind, regardless of money."""
    hexes = difference(terrain_for(state, seat, unit), state.taken_hexes)
    return intersection(hexes, border(state)) if state.clan[seat] == t.FERGUSSON else hexes


class Settle(Rule[Caledonia, Frame]):
    """CAL-SETUP-9: place a worker on any empty hex with suitable terrain, anywhere on the map, and pay for the worker and the
    land.

    CAL-SETUP-10: where forest and mountain meet, the worker may be of either kind. CAL-FERGUSSON-1: Fergusson may use border
    spaces only. CAL-SETUP-12: there is no neighbourhood bonus yet.
    """

    verb = v.SETTLE

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return v.SETTLE.first(move) >= t.WOODCUTTER and may_hold(state, v.SETTLE.first(move), v.SETTLE.second(move))

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        seat, unit, hex = frame.seat, v.SETTLE.first(move), v.SETTLE.second(move)
        if unit < t.WOODCUTTER:
            return v.WRONG_TERRAIN.obstacle(unit, hex)
        obstacle = standing_obstacle(state, seat, unit, hex)
        if obstacle != ALLOWED:
            return obstacle
        if state.clan[seat] == t.FERGUSSON and not is_border(state, hex):
            return v.NOT_BORDER.obstacle(hex)
        missing = cost_of_expansion(state, seat, unit, hex, False) - state.money[seat]
        return v.MONEY_SHORT.obstacle(missing) if missing > 0 else ALLOWED

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        budgets = budgets_for(state, pricing_of(state, seat, False))
        for unit in range(t.WOODCUTTER, t.UNITS):
            if state.left_of(seat, unit) > 0:
                budget = state.money[seat] - state.cost_of(seat, unit)
                if budget >= LOWEST_BUDGET:
                    offer_unit_on(moves, v.SETTLE, unit, intersection(open_to(state, seat, unit), within(budgets, budget)))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, unit, hex = frame.seat, v.SETTLE.first(move), v.SETTLE.second(move)
        state.pay(seat, cost_of_expansion(state, seat, unit, hex, False), v.BY_FIRST_WORKER)
        state.deploy(seat, unit, hex, v.BY_FIRST_WORKER)


FIRST_WORKERS: Final = FirstWorkers("first_workers", Placed())
SETTLING: Final = Step[Caledonia, Frame]("settling", [Settle()])
