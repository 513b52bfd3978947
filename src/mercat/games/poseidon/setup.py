"""The set-up before the first round: starting holdings and the start player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Chance, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.rounds import ROUND
from mercat.games.poseidon.state import FAVOURED_FLEET, IN_BANK, PHASE_NOW, RESTS_IN, START_SEAT, USED_IN, Poseidon


def set_up(state: Poseidon) -> None:
    """Set up the first position: money by the number of players (POS-SETUP-1), the ships (POS-SETUP-2) and the discs
    (POS-SETUP-3). POS-TWO-2: with two players there are fewer ships."""
    state.numbers[PHASE_NOW] = 1
    state.numbers[IN_BANK] = t.BANK
    state.numbers[FAVOURED_FLEET] = NONE
    state.numbers[USED_IN] = NONE
    state.numbers[RESTS_IN] = NONE
    for seat in range(state.seats):
        state.earn(seat, t.START_MONEY[state.seats], v.BY_SETUP)
    for nation in range(t.NATIONS):
        if state.is_in_play(nation):
            state.potentials[nation] = t.POTENTIALS[nation]
    for ship in range(t.SHIPS):
        state.deck[ship] = t.SHIP_COUNT_FOR_TWO[ship] if state.seats == 2 else t.SHIP_COUNT[ship]
    state.then(BEGINNING.frame(NATURE), ROUND.frame(NATURE, 0))


class Begin(Chance[Poseidon, Frame]):
    """POS-SETUP-4: draw the start player. Every seat is equally likely."""

    verb = v.BEGIN

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return v.BEGIN.first(move) < state.seats

    def obstacle(self, state: Poseidon, frame: Frame, move: i64) -> i64:
        return ALLOWED if self.may_come(state, move) else v.NO_SUCH_SEAT.obstacle()

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.numbers[START_SEAT] = v.BEGIN.first(move)
        state.emit(v.STARTS, v.BEGIN.first(move))


BEGINNING: Final = Step[Poseidon, Frame]("beginning", [Begin()])
