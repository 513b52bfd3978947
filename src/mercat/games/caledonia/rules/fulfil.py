"""The fulfilment of a contract: its goods, animals, imports and rewards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import first_of, next_of
from mercat.games.caledonia.board.land import may_be_chosen, may_hold
from mercat.games.caledonia.rules.bonuses import BONUSES
from mercat.games.caledonia.rules.frames import Contracts, Turn
from mercat.games.caledonia.rules.port_access import may_aid, port_obstacle, use_port
from mercat.games.caledonia.state import Caledonia


def missing_good(state: Caledonia, seat: i64, contract: i64) -> i64:
    """Return the first good of which a seat has too little for a contract, or NONE if it has enough of every good."""
    for good in range(t.GOODS):
        if state.goods[seat, good] < t.DEMAND[contract, good]:
            return good
    return NONE


def spared_by(aid: i64) -> i64:
    """Return the number of animals that port 1 saves from slaughter if it is used in the way `aid` (CAL-PORT-2). CAL-PORT-14: if
    port 9 repeats port 1, the number is doubled."""
    if aid == v.UNAIDED:
        return 0
    return 2 * t.ANIMALS_SPARED if aid == v.BY_BOTH else t.ANIMALS_SPARED


def meat_of(contract: i64) -> i64:
    """Return the total amount of meat that a contract demands."""
    return t.DEMAND[contract, t.MUTTON] + t.DEMAND[contract, t.BEEF]


def goods_obstacle(state: Caledonia, seat: i64, contract: i64) -> i64:
    """Return the reason why a seat cannot deliver the goods of a contract, or ALLOWED if it can."""
    good = missing_good(state, seat, contract)
    return ALLOWED if good == NONE else v.GOODS_SHORT.obstacle(good, t.DEMAND[contract, good] - state.goods[seat, good])


def animals_obstacle(state: Caledonia, seat: i64, contract: i64, aid: i64) -> i64:
    """Return the reason why a seat has too few animals on the map for a contract (CAL-FULFIL-2), or ALLOWED if it has enough. The
    ports used in the way `aid` reduce the number of animals that the seat needs."""
    if aid != v.UNAIDED:
        if meat_of(contract) == 0:
            return v.NO_MEAT.obstacle(contract)
        obstacle = port_obstacle(state, seat, t.MEAT, aid)
        if obstacle != ALLOWED:
            return obstacle
        if meat_of(contract) < spared_by(aid):
            return v.PORT_NO_USE.obstacle(t.MEAT)   # one port is enough to save one animal
    spared = spared_by(aid)
    sheep = max(0, t.DEMAND[contract, t.MUTTON] - state.deployed[seat, t.SHEEP])
    cows = max(0, t.DEMAND[contract, t.BEEF] - state.deployed[seat, t.COW])
    if sheep > spared:
        return v.ANIMALS_SHORT.obstacle(t.SHEEP, sheep - spared)
    return ALLOWED if sheep + cows <= spared else v.ANIMALS_SHORT.obstacle(t.COW, sheep + cows - spared)


def could_fulfil(state: Caledonia, seat: i64, contract: i64) -> bool:
    """Return whether a seat could fulfil a contract now without using a port."""
    return missing_good(state, seat, contract) == NONE and animals_obstacle(state, seat, contract, v.UNAIDED) == ALLOWED


class Fulfil(Rule[Caledonia, Turn]):
    """CAL-FULFIL-1: deliver the goods that a contract in the export box demands, including animals from the map, and receive its
    rewards.

    CAL-PORT-2: with port 1, one animal fewer is slaughtered. CAL-BUCHANAN-2: Buchanan may fulfil a second contract in the same
    turn.
    """

    verb = v.FULFIL

    def may_come(self, state: Caledonia, move: i64) -> bool:
        contract, aid = v.FULFIL.first(move), v.FULFIL.second(move)
        if contract == 0 or aid == v.UNAIDED:
            return contract > 0
        return meat_of(contract) >= spared_by(aid) and may_aid(state, t.MEAT, aid)

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        seat, contract, aid = frame.seat, v.FULFIL.first(move), v.FULFIL.second(move)
        if state.box[seat, 0] != contract and state.box[seat, 1] != contract:
            return v.NOT_IN_BOX.obstacle(contract)
        obstacle = goods_obstacle(state, seat, contract)
        return animals_obstacle(state, seat, contract, aid) if obstacle == ALLOWED else obstacle

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        seat = frame.seat
        for box in range(t.BOXES):
            contract = state.box[seat, box]
            if contract != NONE and missing_good(state, seat, contract) == NONE:
                for aid in range(v.AID.size if meat_of(contract) > 0 else v.UNAIDED + 1):
                    if animals_obstacle(state, seat, contract, aid) == ALLOWED:
                        moves.add(v.FULFIL.move(contract, aid))

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, contract, aid = frame.seat, v.FULFIL.first(move), v.FULFIL.second(move)
        if state.clan[seat] == t.BUCHANAN and frame.is_second == 0:
            state.ask(SECOND_FULFILMENT.frame(seat, 1))
        state.emit(v.FULFILLED, seat, contract)
        if aid != v.UNAIDED:
            use_port(state, seat, t.MEAT, aid)
        for good in range(t.GOODS):
            state.spend(seat, good, t.DEMAND[contract, good], v.BY_FULFILMENT)
        state.box[seat, 0 if state.box[seat, 0] == contract else 1] = NONE
        state.ask(REWARDING.frame(seat, contract))
        if meat_of(contract) > spared_by(aid):
            state.ask(SLAUGHTERING.frame(seat, t.DEMAND[contract, t.MUTTON], t.DEMAND[contract, t.BEEF], spared_by(aid)))


class Slaughtering(Frame):
    """The slaughter for a contract: the numbers of sheep and cows still demanded, and the number of these animals that need not
    be slaughtered."""

    names: ClassVar[tuple[str, ...]] = ("sheep", "cows", "spared")

    @property
    def sheep(self) -> i64:
        return self.number(0)

    @property
    def cows(self) -> i64:
        return self.number(1)

    @property
    def spared(self) -> i64:
        return self.number(2)


class Slaughter(Rule[Caledonia, Slaughtering]):
    """CAL-FULFIL-2: take one of the seat's animals off the map for a contract that demands its meat.

    CAL-FULFIL-8: the hex is empty immediately.
    """

    verb = v.SLAUGHTER

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return may_hold(state, t.SHEEP, v.SLAUGHTER.first(move))

    def obstacle(self, state: Caledonia, frame: Slaughtering, move: i64) -> i64:
        hex = v.SLAUGHTER.first(move)
        unit = state.unit[hex]
        wanted = (unit == t.SHEEP and frame.sheep > 0) or (unit == t.COW and frame.cows > 0)
        return ALLOWED if wanted and state.owner[hex] == frame.seat else v.NOT_AN_ANIMAL.obstacle(hex)

    def offer(self, state: Caledonia, frame: Slaughtering, moves: Moves) -> None:
        units = state.units_of(frame.seat)
        hex = first_of(units)
        while hex != NONE:
            if self.obstacle(state, frame, v.SLAUGHTER.move(hex)) == ALLOWED:
                moves.add(v.SLAUGHTER.move(hex))
            hex = next_of(units, hex)

    def apply(self, state: Caledonia, frame: Slaughtering, move: i64) -> None:
        hex = v.SLAUGHTER.first(move)
        sheep, cows = frame.sheep, frame.cows
        if state.unit[hex] == t.SHEEP:
            sheep -= 1
        else:
            cows -= 1
        state.remove(frame.seat, hex, v.BY_FULFILMENT)
        if sheep + cows > frame.spared:
            state.ask(frame.again(sheep, cows, frame.spared))


class Rewarding(Frame):
    """The frame of the rewards for a contract that has just been fulfilled."""

    names: ClassVar[tuple[str, ...]] = ("contract",)

    @property
    def contract(self) -> i64:
        return self.number(0)


class Reward(Automatic[Caledonia, Rewarding]):
    """The rewards for a contract: first the import markers move, then the seat receives money, beer, free land and upgrades.

    CAL-FULFIL-6: the money is taken immediately, since waiting would gain nothing. CAL-MACEWEN-1: beer comes before the bonuses.
    """

    def run(self, state: Caledonia, frame: Rewarding) -> None:
        seat, contract = frame.seat, frame.contract
        count_as_fulfilled(state, seat, contract)
        state.earn(seat, t.REWARD[contract, t.POUNDS], v.BY_FULFILMENT)
        if t.REWARD[contract, t.BONUS_UPGRADES] + t.REWARD[contract, t.FREE_LAND] > 0:
            state.ask(BONUSES.frame(seat, t.REWARD[contract, t.BONUS_UPGRADES], t.REWARD[contract, t.FREE_LAND]))
        if state.clan[seat] == t.MACEWEN and t.REWARD[contract, t.HOPS] > 0:
            state.ask(BREWING.frame(seat, min(t.REWARD[contract, t.HOPS], t.BREW_MOST)))


def count_as_fulfilled(state: Caledonia, seat: i64, contract: i64) -> None:
    """Record that a seat has fulfilled a contract, and give the seat the meat and the imports of the contract."""
    state.exporter[contract] = seat
    state.exported[seat] += 1
    state.meat[seat] += meat_of(contract)
    for imported in range(t.HOPS + 1):
        if t.REWARD[contract, imported] > 0:
            bring_in(state, seat, imported, t.REWARD[contract, imported])


def bring_in(state: Caledonia, seat: i64, imported: i64, amount: i64) -> None:
    """Add imports to a seat (CAL-FULFIL-3). If import markers pay, also pay £1 for each fifth step that a marker reaches or
    passes."""
    before: i64 = 0
    for other in range(state.seats):
        before += state.imported[other, imported]
    state.imported[seat, imported] += amount
    state.emit(v.IMPORTED, seat, imported, amount)
    if imported != t.HOPS and is_track_used(state):
        state.earn(seat, ((before + amount) // t.TRACK_STEP - before // t.TRACK_STEP) * t.TRACK_MONEY, v.BY_IMPORT_TRACK)


def is_track_used(state: Caledonia) -> bool:
    """Return whether import markers pay. They pay only if rarity is counted over all players.

    They do not pay in a solo game (CAL-SOLO-2), with static or balanced imports (CAL-VARIANT-1, CAL-VARIANT-2), or if the table
    leaves this scoring out (CAL-VARIANT-9).
    """
    return state.options[o.IMPORT_TRACK] == o.ON and state.options[o.IMPORTS] == o.RARITY and state.seats > 1


class Brewing(Frame):
    """A decision to brew up to `most` grain."""

    names: ClassVar[tuple[str, ...]] = ("most",)

    @property
    def most(self) -> i64:
        return self.number(0)


class Brew(Rule[Caledonia, Brewing]):
    """CAL-MACEWEN-1: discard up to three grain for £9 each, but no more than the hops of the contract just fulfilled."""

    verb = v.BREW

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return 0 < v.BREW.first(move) <= t.BREW_MOST and may_be_chosen(state, t.MACEWEN)

    def obstacle(self, state: Caledonia, frame: Brewing, move: i64) -> i64:
        amount = v.BREW.first(move)
        if amount == 0:
            return v.AT_LEAST_ONE.obstacle()
        if amount > frame.most:
            return v.TOO_MUCH.obstacle(frame.most)
        missing = amount - state.goods[frame.seat, t.GRAIN]
        return v.GOODS_SHORT.obstacle(t.GRAIN, missing) if missing > 0 else ALLOWED

    def apply(self, state: Caledonia, frame: Brewing, move: i64) -> None:
        state.spend(frame.seat, t.GRAIN, v.BREW.first(move), v.BY_BEER)
        state.earn(frame.seat, v.BREW.first(move) * t.BREW_MONEY, v.BY_BEER)


SLAUGHTERING: Final = Step[Caledonia, Slaughtering]("slaughtering", [Slaughter()], Slaughtering())
REWARDING: Final = Reward("rewarding", Rewarding())
BREWING: Final = Step[Caledonia, Brewing]("brewing", [Brew()], Brewing(), decline=v.DONE)
SECOND_FULFILMENT: Final = Step[Caledonia, Contracts]("second_fulfilment", [Fulfil()], Contracts(), decline=v.DONE)
