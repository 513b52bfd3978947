"""The action phase, in which seats take turns in order until all have passed (CAL-ROUND-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step, is_at
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.contracts import TakeContract
from mercat.games.caledonia.rules.expand import Expand
from mercat.games.caledonia.rules.frames import InOrder, Turn
from mercat.games.caledonia.rules.fulfil import Fulfil, could_fulfil
from mercat.games.caledonia.rules.port_access import is_open
from mercat.games.caledonia.rules.ports import UsePort, waits_for_barrel
from mercat.games.caledonia.rules.price_shift import Shift
from mercat.games.caledonia.rules.rowing import RowBoat
from mercat.games.caledonia.rules.trade import Buy, Sell
from mercat.games.caledonia.rules.upgrades import Hire, Recall, UpgradeShipping, UpgradeTechnology
from mercat.games.caledonia.state import Caledonia


class Turns(Automatic[Caledonia, InOrder]):
    """CAL-ROUND-3: the turns of a round. Each seat takes one action per turn, in turn order, until all have passed."""

    def run(self, state: Caledonia, frame: InOrder) -> None:
        if state.numbers[f.PASSED_NUMBER] == state.seats:
            return
        place = frame.place
        while state.out[state.order[place]] != 0:
            place = following(state, place)
        seat = state.order[place]
        state.numbers[f.ROWED_NUMBER] = 0
        state.numbers[f.OBTAINED_NUMBER] = 0
        for good in range(t.GOODS):
            state.bought[good] = 0
        state.then(TURN.frame(seat), AFTERWARDS.frame(seat), frame.again(following(state, place)))


def following(state: Caledonia, place: i64) -> i64:
    """Return the next index in the turn order. After the last index, it is the first again."""
    return 0 if place + 1 == state.seats else place + 1


class Pass(Rule[Caledonia, Frame]):
    """CAL-ROUND-4: take no further turns in this round. Seats that pass earlier play earlier in the next round. CAL-ROUND-5:
    seats that pass earlier also receive more money.

    CAL-SOLO-3: in a solo game, every pass pays the same amount. CAL-PORT-12: ports may be used before and after a pass.
    """

    verb = v.PASS

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, place = frame.seat, state.numbers[f.PASSED_NUMBER]
        state.out[seat] = 1
        state.next_order[place] = seat
        state.numbers[f.PASSED_NUMBER] = place + 1
        state.emit(v.PASSED, seat)
        state.earn(seat, t.PASS_MONEY_SOLO if state.seats == 1 else t.PASS_MONEY[place], v.BY_PASSING)

    def warning(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        """Return a warning if this pass, in the last round, gives up a contract that could be fulfilled or a port that could be
        used, and otherwise None."""
        seat = frame.seat
        if state.round < t.ROUNDS:
            return None
        for box in range(t.BOXES):
            contract = state.box[seat, box]
            if contract != NONE and could_fulfil(state, seat, contract):
                return v.CONTRACT_LOST.reason(contract)
        for module in range(t.CORNERS):
            port = state.ports[module]
            if port in (t.UPGRADE, t.MONEY, t.CONTRACT_PORT) and is_open(state, seat, port):
                return v.PORT_LOST.reason(port)
        return None


def take_next_order(state: Caledonia) -> None:
    """Set the turn order of the next round (CAL-ROUND-4): the first seat to pass goes first."""
    for place in range(state.seats):
        state.order[place] = state.next_order[place]
        state.next_order[place] = NONE
        state.out[place] = 0
    state.numbers[f.PASSED_NUMBER] = 0


class Afterwards(Step[Caledonia, Turn]):
    """CAL-PORT-1: the use of ports after the main action.

    CAL-MACKENZIE-3: barrels may be taken out to use a port. In this step, taking one out for any other purpose is not offered.
    """

    def __init__(self, name: str) -> None:
        self.ports: Final = UsePort()
        self.cellar: Final = Uncork()
        super().__init__(name, [self.ports, self.cellar], Turn(), decline=v.DONE)

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        self.ports.offer(state, frame, moves)
        if moves.count > 0 or waits_for_barrel(state, frame.seat):
            self.cellar.offer(state, frame, moves)
        if moves.count > 0:
            moves.add(v.DONE.move())


TURNS: Final = Turns("turns", InOrder())
TURN: Final = Step[Caledonia, Turn]("turn", [
    Buy(), Sell(), Shift(), TakeContract(v.OBTAIN), Expand(), UpgradeShipping(), UpgradeTechnology(), Hire(), Recall(), Fulfil(),
    Pass(), UsePort(), RowBoat(), Uncork()], Turn())
AFTERWARDS: Final = Afterwards("afterwards")


def turn_of(state: Caledonia) -> int:
    """Return -2 if a seat must choose the action of its turn and has not done anything in the turn yet. In this way, a seat that
    continues alone after all others have passed takes one turn after another. Otherwise return -1: the turn belongs to the
    deciding seat."""
    begun = state.numbers[f.ROWED_NUMBER] != 0 or state.numbers[f.OBTAINED_NUMBER] != 0
    for good in range(t.GOODS):
        begun = begun or state.bought[good] != 0
    return -2 if is_at(state, [TURN]) and not begun else -1
