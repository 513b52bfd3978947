"""The ways to obtain export contracts: from the board, and with the building bonus."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED, Word
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.frames import Contracts, Turn
from mercat.games.caledonia.rules.pile import DRAWING, TO_DRAWN, TO_FUTURE, is_empty, put_under
from mercat.games.caledonia.state import Caledonia


def cost_of_contract(state: Caledonia, seat: i64, second: i64) -> i64:
    """Return the cost of a contract in this round, in pounds (CAL-CONTRACT-1). It is negative in the first round, when the seat
    is paid.

    CAL-BUCHANAN-1: Buchanan's second contract in the same purchase costs nothing. CAL-BUCHANAN-4: port 8 and the main action are
    two purchases, which both cost money, but Buchanan receives the payment of the first round only once in a turn.
    """
    cost = -t.CONTRACT_MONEY[state.round - 1]
    received = cost < 0 and state.clan[seat] == t.BUCHANAN and state.numbers[f.OBTAINED_NUMBER] > 0
    if second != 0 or received:
        return 0
    return cost


def empty_box(state: Caledonia, seat: i64) -> i64:
    """Return the first empty export box of a seat, or NONE. Each seat has one box; Buchanan has two."""
    if state.box[seat, 0] == NONE:
        return 0
    return 1 if state.clan[seat] == t.BUCHANAN and state.box[seat, 1] == NONE else NONE


def room_obstacle(state: Caledonia, seat: i64) -> i64:
    """Return the reason, other than money, why a seat may not take another contract, or ALLOWED if it may. CAL-CONTRACT-2: the
    seat needs an empty export box. CAL-BUCHANAN-5: no seat obtains more than two contracts in a turn."""
    if empty_box(state, seat) == NONE:
        return v.BOX_FULL.obstacle()
    if state.clan[seat] == t.BUCHANAN and state.numbers[f.OBTAINED_NUMBER] >= t.OBTAINED_MOST:
        return v.ENOUGH_CONTRACTS.obstacle(t.OBTAINED_MOST)
    return ALLOWED


def taking_obstacle(state: Caledonia, seat: i64, second: i64) -> i64:
    """Return the reason why a seat cannot take any contract now, for lack of an empty box or of money, or ALLOWED if it has
    both."""
    obstacle = room_obstacle(state, seat)
    missing = cost_of_contract(state, seat, second) - state.money[seat]
    return v.MONEY_SHORT.obstacle(missing) if obstacle == ALLOWED and missing > 0 else obstacle


def receive(state: Caledonia, seat: i64, contract: i64, second: i64) -> None:
    """Pay for a contract, or receive the payment for it, and put it into an empty export box. `second` is 1 for Buchanan's second
    contract in a purchase."""
    cost = cost_of_contract(state, seat, second)
    state.numbers[f.OBTAINED_NUMBER] += 1
    if cost > 0:
        state.pay(seat, cost, v.BY_CONTRACT)
    else:
        state.earn(seat, -cost, v.BY_CONTRACT)
    state.box[seat, empty_box(state, seat)] = contract
    state.emit(v.OBTAINED, seat, contract)


def place_of(places: vec[i64], contract: i64) -> i64:
    """Return the index of the place that contains a contract, or NONE if there is none."""
    for place in range(i64(len(places))):
        if places[place] == contract:
            return place
    return NONE


class TakeContract(Rule[Caledonia, Turn]):
    """Take a face-up contract into an empty export box, for the cost in this round.

    The contract is on the board (CAL-CONTRACT-1) or among those drawn for a building bonus (CAL-BUILD-1). With a building bonus,
    the seat may also take none (CAL-BUILD-4). CAL-BUCHANAN-1, CAL-BUCHANAN-3: Buchanan may take two contracts for the cost of
    one, but only one contract if only one box is empty.
    """

    def __init__(self, verb: Word) -> None:
        self.verb = verb

    def places(self, state: Caledonia) -> vec[i64]:
        """Return the contracts by place: those on the board, or those drawn from the pile."""
        return state.display if self.code == v.OBTAIN.code else state.drawn

    def may_come(self, state: Caledonia, move: i64) -> bool:
        contract = v.OBTAIN.first(move)
        return contract > 0 and state.exporter[contract] == NONE

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        contract = v.OBTAIN.first(move)
        if place_of(self.places(state), contract) == NONE:
            return v.NOT_ON_DISPLAY.obstacle(contract)
        return taking_obstacle(state, frame.seat, frame.is_second)

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        if taking_obstacle(state, frame.seat, frame.is_second) == ALLOWED:
            for contract in self.places(state):
                if contract != NONE:
                    moves.add(self.verb.move(contract))

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, contract, places = frame.seat, v.OBTAIN.first(move), self.places(state)
        receive(state, seat, contract, frame.is_second)
        places[place_of(places, contract)] = NONE
        if state.clan[seat] == t.BUCHANAN and frame.is_second == 0:
            state.ask(SECOND_CONTRACT.frame(seat, 1) if self.code == v.OBTAIN.code else KEEPING.frame(seat, 1))


class Look(Rule[Caledonia, Frame]):
    """With an empty export box, look at three contracts from the pile (CAL-BUILD-1, CAL-PORT-10). CAL-BUCHANAN-3: Buchanan looks
    at six.

    CAL-VARIANT-7: if future contracts are face up, these are the three contracts; Buchanan adds three from the pile.
    """

    verb = v.LOOK

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        if is_empty(state) and state.future[0] == NONE:
            return v.PILE_EMPTY.obstacle()
        return room_obstacle(state, frame.seat)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat = frame.seat
        wanted = t.BUCHANAN_DRAW if state.clan[seat] == t.BUCHANAN else t.BONUS_DRAW
        if state.options[o.FUTURE] == o.SHOWN:
            state.ask(DISCARDING.frame(seat))
            for place in range(t.BONUS_DRAW):
                state.drawn[place] = state.future[place]
                state.future[place] = NONE
            wanted -= t.BONUS_DRAW
        else:
            state.ask(PUTTING_UNDER.frame(seat))
        state.ask(KEEPING.frame(seat, 0))
        if wanted > 0:
            state.ask(DRAWING.frame(NATURE, TO_DRAWN, wanted))


class PutUnder(Automatic[Caledonia, Frame]):
    """Put the rejected contracts under the pile (CAL-BUILD-1), in the order in which they were drawn (CAL-BUILD-2)."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        for place in range(t.BUCHANAN_DRAW):
            if state.drawn[place] != NONE:
                put_under(state, state.drawn[place])
                state.drawn[place] = NONE


class Discarding(Automatic[Caledonia, Frame]):
    """Remove the rejected face-up future contracts from the game and draw three new ones (CAL-VARIANT-7)."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        for place in range(t.BUCHANAN_DRAW):
            if state.drawn[place] != NONE:
                state.emit(v.CONTRACT_REMOVED, state.drawn[place])
                state.drawn[place] = NONE
        state.ask(DRAWING.frame(NATURE, TO_FUTURE, t.BONUS_DRAW))


SECOND_CONTRACT: Final = Step[Caledonia, Contracts]("second_contract", [TakeContract(v.OBTAIN)], Contracts(), decline=v.DONE)
BUILDING_BONUS: Final = Step[Caledonia, Frame]("building_bonus", [Look()], decline=v.DONE)
KEEPING: Final = Step[Caledonia, Contracts]("keeping", [TakeContract(v.KEEP), Uncork()], Contracts(), decline=v.DONE)
PUTTING_UNDER: Final = PutUnder("putting_under")
DISCARDING: Final = Discarding("discarding")
