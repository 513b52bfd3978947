"""The first workers go to the map, before the first round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import PER_WORD, lowest
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.land import cost_of_expansion, is_border, pricing_of, terrain_for, within
from mercat.games.caledonia.maps import BORDER, WORDS
from mercat.games.caledonia.rules.expand import why_not_there
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import FERGUSSON, UNITS, WOODCUTTER
from mercat.games.caledonia.vocabulary import BY_FIRST_WORKER, MONEY_SHORT, NOT_BORDER, SETTLE, WRONG_TERRAIN


class FirstWorkers(Automatic[Caledonia, Frame]):
    """One worker each in turn order, then a second each in reverse, then Fergusson's third. (Rulebook, placing the first workers)

    The frame counts the workers asked for.
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        asked = frame.first
        if asked < 2 * state.seats:
            place = asked if asked < state.seats else 2 * state.seats - 1 - asked
            state.then(SETTLING.frame(state.order[place]), frame.again(asked + 1, 0))
        else:
            for seat in range(state.seats):
                if state.clan[seat] == FERGUSSON:
                    state.ask(SETTLING.frame(seat))


def border_for(state: Caledonia, seat: i64, word: i64) -> i64:
    """A word of the hexes where a clan may begin: Fergusson on the border of the active map."""
    if state.clan[seat] == FERGUSSON:
        return BORDER[state.layout * WORDS + word]
    return -1


class Settle(Rule[Caledonia, Frame]):
    """Put a worker on any empty hex of its terrain, near to nothing, and pay worker and land. (Rulebook, first workers)

    Ruling: there is no neighbourhood bonus yet; it belongs to the action of expanding.
    """

    verb = SETTLE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        pricing = pricing_of(state, seat, False)
        for unit in range(WOODCUTTER, UNITS):
            if state.left_of(seat, unit) > 0:
                budget = state.money[seat] - state.cost_of(seat, unit)
                for word in range(WORDS):
                    cells = terrain_for(state, seat, unit, word) & ~state.taken[word] & border_for(state, seat, word)
                    if cells != 0 and budget >= 0:
                        cells &= within(state, pricing, budget, word)
                        while cells != 0:
                            moves.add(SETTLE.move(unit, word * PER_WORD + lowest(cells)))
                            cells &= cells - 1

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, unit, hex = frame.seat, SETTLE.first(move), SETTLE.second(move)
        state.pay(seat, cost_of_expansion(state, seat, unit, hex, False), BY_FIRST_WORKER)
        state.deploy(seat, unit, hex, BY_FIRST_WORKER)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        seat, unit, hex = frame.seat, SETTLE.first(move), SETTLE.second(move)
        if unit < WOODCUTTER:
            return WRONG_TERRAIN.reason(unit, hex)
        reason = why_not_there(state, seat, unit, hex)
        if reason is not None:
            return reason
        if state.clan[seat] == FERGUSSON and not is_border(state, hex):
            return NOT_BORDER.reason(hex)
        missing = cost_of_expansion(state, seat, unit, hex, False) - state.money[seat]
        return MONEY_SHORT.reason(missing) if missing > 0 else None


FIRST_WORKERS: Final = FirstWorkers("first_workers")
SETTLING: Final = Step[Caledonia, Frame]("settling", [Settle()])
