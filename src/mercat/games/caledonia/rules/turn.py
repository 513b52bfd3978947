"""The action phase: turns in order until everybody has passed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.harbour import is_open
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.contract import Obtain
from mercat.games.caledonia.rules.expand import Expand
from mercat.games.caledonia.rules.fulfil import Fulfil, missing_animals, missing_good
from mercat.games.caledonia.rules.port import UsePort
from mercat.games.caledonia.rules.row import RowBoat
from mercat.games.caledonia.rules.shift import Shift
from mercat.games.caledonia.rules.trade import Buy, Sell
from mercat.games.caledonia.rules.upgrade import Hire, Recall, UpgradeShipping, UpgradeTechnology
from mercat.games.caledonia.state import OBTAINED_NUMBER, PASSED_NUMBER, ROWED_NUMBER, Caledonia
from mercat.games.caledonia.tables import (
    BOXES,
    CONTRACT_PORT,
    CORNERS,
    GOODS,
    MONEY,
    PASS_MONEY,
    PASS_MONEY_SOLO,
    ROUNDS,
    UPGRADE,
)
from mercat.games.caledonia.vocabulary import BY_PASSING, CONTRACT_LOST, DONE, PASS, PASSED, PORT_LOST


class Turns(Automatic[Caledonia, Frame]):
    """One action each, in turn order, until everybody has passed. The frame says whose place in the order is next."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        if state.numbers[PASSED_NUMBER] == state.seats:
            return
        place = frame.first
        while state.out[state.order[place]] != 0:
            place = following(state, place)
        seat = state.order[place]
        state.numbers[ROWED_NUMBER] = 0
        state.numbers[OBTAINED_NUMBER] = 0
        for good in range(GOODS):
            state.bought[good] = 0
        state.then(TURN.frame(seat), AFTERWARDS.frame(seat), frame.again(following(state, place), 0))


def following(state: Caledonia, place: i64) -> i64:
    """The next place in the turn order, the first after the last."""
    if place + 1 == state.seats:
        return 0
    return place + 1


class Pass(Rule[Caledonia, Frame]):
    """Do nothing more in this round; who passes sooner is sooner in the next and receives more. (Rulebook, action VIII)"""

    verb = PASS

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        moves.add(PASS.move())

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, place = frame.seat, state.numbers[PASSED_NUMBER]
        state.out[seat] = 1
        state.next_order[place] = seat
        state.numbers[PASSED_NUMBER] = place + 1
        state.say(PASSED, seat)
        state.earn(seat, PASS_MONEY_SOLO if state.seats == 1 else PASS_MONEY[place], BY_PASSING)

    def warning(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        """In the last round: a contract that could be fulfilled, or a port that could be used, is lost."""
        seat = frame.seat
        if state.round < ROUNDS:
            return None
        for box in range(BOXES):
            contract = state.box[seat, box]
            if contract != NONE and missing_good(state, seat, contract) == NONE and missing_animals(state, seat, contract) == 0:
                return CONTRACT_LOST.reason(contract)
        for module in range(CORNERS):
            port = state.ports[module]
            if port in (UPGRADE, MONEY, CONTRACT_PORT) and is_open(state, seat, port):
                return PORT_LOST.reason(port)
        return None


def take_next_order(state: Caledonia) -> None:
    """Who passed first begins the next round."""
    for place in range(state.seats):
        state.order[place] = state.next_order[place]
        state.next_order[place] = NONE
        state.out[place] = 0
    state.numbers[PASSED_NUMBER] = 0


class Afterwards(Step[Caledonia, Frame]):
    """Ports after the action. MacKenzie's barrels may come up for them; barrels alone are no reason to ask."""

    def __init__(self, name: str) -> None:
        self.ports: Final = UsePort()
        self.cellar: Final = Uncork()
        super().__init__(name, [self.ports, self.cellar], decline=DONE)

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        self.ports.offer(state, frame, moves)
        if moves.count > 0 or self.ports.waits_for_barrel(state, frame.seat):
            self.cellar.offer(state, frame, moves)
        if moves.count > 0:
            moves.add(DONE.move())


TURNS: Final = Turns("turns")
TURN: Final = Step[Caledonia, Frame]("turn", [
    Buy(), Sell(), Shift(), Obtain(), Expand(), UpgradeShipping(), UpgradeTechnology(), Hire(), Recall(), Fulfil(), Pass(),
    UsePort(), RowBoat(), Uncork()])
AFTERWARDS: Final = Afterwards("afterwards")
