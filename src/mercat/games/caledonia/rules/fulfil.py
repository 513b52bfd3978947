"""Fulfilling a contract: the goods, the animals, the imports, and what they bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import PER_WORD, lowest
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.harbour import may_use, use_port, why_closed
from mercat.games.caledonia.maps import WORDS
from mercat.games.caledonia.options import IMPORT_TRACK, IMPORTS, ON, RARITY
from mercat.games.caledonia.rules.bonus import BONUSES
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import (
    ANIMALS_SPARED,
    BEEF,
    BONUS_UPGRADES,
    BOXES,
    BREW_MONEY,
    BREW_MOST,
    BUCHANAN,
    COW,
    DEMAND,
    FREE_LAND,
    GOODS,
    GRAIN,
    HOPS,
    MACEWEN,
    MEAT,
    MUTTON,
    POUNDS,
    REWARD,
    SHEEP,
    TRACK_MONEY,
    TRACK_STEP,
)
from mercat.games.caledonia.tables import IMPORTS as MARKERS
from mercat.games.caledonia.vocabulary import (
    AID,
    ANIMALS_SHORT,
    BREW,
    BY_BEER,
    BY_BOTH,
    BY_FULFILMENT,
    BY_IMPORT_TRACK,
    DONE,
    FULFIL,
    FULFILLED,
    GOODS_SHORT,
    IMPORTED,
    NO_MEAT,
    NOT_AN_ANIMAL,
    NOT_IN_BOX,
    PORT_NO_USE,
    SLAUGHTER,
    TOO_MUCH,
    UNAIDED,
)


def missing_good(state: Caledonia, seat: i64, contract: i64) -> i64:
    """The first good a seat has too little of for a contract, or NONE."""
    for good in range(GOODS):
        if state.goods[seat, good] < DEMAND[contract, good]:
            return good
    return NONE


def missing_animals(state: Caledonia, seat: i64, contract: i64) -> i64:
    """How many animals a seat has too few of on the map."""
    return (max(0, DEMAND[contract, MUTTON] - state.deployed[seat, SHEEP])
            + max(0, DEMAND[contract, BEEF] - state.deployed[seat, COW]))


def spared_by(aid: i64) -> i64:
    """How many animals need not be slaughtered."""
    if aid == UNAIDED:
        return 0
    return 2 * ANIMALS_SPARED if aid == BY_BOTH else ANIMALS_SPARED


def meat_of(contract: i64) -> i64:
    """How much meat a contract asks for."""
    return DEMAND[contract, MUTTON] + DEMAND[contract, BEEF]


class Fulfil(Rule[Caledonia, Frame]):
    """Deliver what a contract in the box asks for, animals from the map among it, and receive what it promises.

    With port 1 one animal fewer is slaughtered. Ruling: port 9 can be port 1 for the same contract, so that both together spare
    two. Buchanan may fulfil a second contract in the same turn; the frame's first number says that this is it.
    (Rulebook, action VII; port 1; clan Buchanan)
    """

    verb = FULFIL

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        for box in range(BOXES):
            contract = state.box[seat, box]
            if contract != NONE and missing_good(state, seat, contract) == NONE:
                missing = missing_animals(state, seat, contract)
                if missing == 0:
                    moves.add(FULFIL.move(contract, UNAIDED))
                for aid in range(i64(1), AID.size):
                    if missing <= spared_by(aid) <= meat_of(contract) and may_use(state, seat, MEAT, aid):
                        moves.add(FULFIL.move(contract, aid))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, contract, aid = frame.seat, FULFIL.first(move), FULFIL.second(move)
        if state.clan[seat] == BUCHANAN and frame.first == 0:
            state.ask(SECOND_FULFILMENT.frame(seat, 1))
        state.say(FULFILLED, seat, contract)
        if aid != UNAIDED:
            use_port(state, seat, MEAT, aid)
        for good in range(GOODS):
            state.spend(seat, good, DEMAND[contract, good], BY_FULFILMENT)
        state.box[seat, 0 if state.box[seat, 0] == contract else 1] = NONE
        state.ask(REWARDING.frame(seat, contract))
        if meat_of(contract) > spared_by(aid):
            state.ask(SLAUGHTERING.frame(seat, DEMAND[contract, MUTTON] * 8 + DEMAND[contract, BEEF], spared_by(aid)))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        seat, contract, aid = frame.seat, FULFIL.first(move), FULFIL.second(move)
        if state.box[seat, 0] != contract and state.box[seat, 1] != contract:
            return NOT_IN_BOX.reason(contract)
        good = missing_good(state, seat, contract)
        if good != NONE:
            return GOODS_SHORT.reason(good, DEMAND[contract, good] - state.goods[seat, good])
        if aid != UNAIDED:
            if meat_of(contract) == 0:
                return NO_MEAT.reason(contract)
            closed = why_closed(state, seat, MEAT, aid)
            if closed is not None:
                return closed
            if meat_of(contract) < spared_by(aid):
                return PORT_NO_USE.reason(MEAT)         # one animal: one port spares it
        spared = spared_by(aid)
        sheep = DEMAND[contract, MUTTON] - state.deployed[seat, SHEEP]
        if sheep > spared:
            return ANIMALS_SHORT.reason(SHEEP, sheep - spared)
        return ANIMALS_SHORT.reason(COW, DEMAND[contract, BEEF] - state.deployed[seat, COW] - spared + max(0, sheep))


class Slaughter(Rule[Caledonia, Frame]):
    """Take an own animal off the map for a contract that asks for its meat.

    The frame holds how many sheep (in eights) and cows are still asked for, and how many are spared. (Rulebook, action VII)
    """

    verb = SLAUGHTER

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for word in range(WORDS):
            cells = state.units[frame.seat, word]
            while cells != 0:
                hex = word * PER_WORD + lowest(cells)
                cells &= cells - 1
                if self.wanted(state, frame, hex):
                    moves.add(SLAUGHTER.move(hex))

    def wanted(self, state: Caledonia, frame: Frame, hex: i64) -> bool:
        """An animal of a kind that is still asked for."""
        unit = state.unit[hex]
        return (unit == SHEEP and frame.first >> 3 > 0) or (unit == COW and frame.first & 7 > 0)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, hex = frame.seat, SLAUGHTER.first(move)
        left = frame.first - (8 if state.unit[hex] == SHEEP else 1)
        state.remove(seat, hex, BY_FULFILMENT)
        if (left >> 3) + (left & 7) > frame.second:
            state.ask(frame.again(left, frame.second))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        return NOT_AN_ANIMAL.reason(SLAUGHTER.first(move))


class Reward(Automatic[Caledonia, Frame]):
    """The contract is done: imports move their markers, money is taken, then come beer, free land and upgrades.

    Ruling: the money of a contract is taken at once; the bonuses may be taken in any order, but waiting with money gains nothing.
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        seat, contract = frame.seat, frame.first
        count_as_fulfilled(state, seat, contract)
        state.earn(seat, REWARD[contract, POUNDS], BY_FULFILMENT)
        if REWARD[contract, BONUS_UPGRADES] + REWARD[contract, FREE_LAND] > 0:
            state.ask(BONUSES.frame(seat, REWARD[contract, BONUS_UPGRADES], REWARD[contract, FREE_LAND]))
        if state.clan[seat] == MACEWEN and REWARD[contract, HOPS] > 0:
            state.ask(BREWING.frame(seat, min(REWARD[contract, HOPS], BREW_MOST)))


def count_as_fulfilled(state: Caledonia, seat: i64, contract: i64) -> None:
    """The contract lies open before the seat, and its imports count."""
    state.exporter[contract] = seat
    state.exported[seat] += 1
    state.meat[seat] += meat_of(contract)
    for imported in range(MARKERS + 1):
        if REWARD[contract, imported] > 0:
            bring_in(state, seat, imported, REWARD[contract, imported])


def bring_in(state: Caledonia, seat: i64, imported: i64, amount: i64) -> None:
    """The marker moves; £1 for each fifth step it reaches or passes, where markers are used at all."""
    before: i64 = 0
    for other in range(state.seats):
        before += state.imported[other, imported]
    state.imported[seat, imported] += amount
    state.say(IMPORTED, seat, imported, amount)
    if imported != HOPS and is_track_used(state):
        state.earn(seat, ((before + amount) // TRACK_STEP - before // TRACK_STEP) * TRACK_MONEY, BY_IMPORT_TRACK)


def is_track_used(state: Caledonia) -> bool:
    """Import markers move only where rarity is counted over all players; alone there are none."""
    return state.options[IMPORT_TRACK] == ON and state.options[IMPORTS] == RARITY and state.seats > 1


class Brew(Rule[Caledonia, Frame]):
    """MacEwen discards grain for £9 each, up to the hops of the contract just fulfilled and up to three. (Rulebook, MacEwen)"""

    verb = BREW

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for amount in range(i64(1), min(frame.first, state.goods[frame.seat, GRAIN]) + 1):
            moves.add(BREW.move(amount))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.spend(frame.seat, GRAIN, BREW.first(move), BY_BEER)
        state.earn(frame.seat, BREW.first(move) * BREW_MONEY, BY_BEER)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        if BREW.first(move) > frame.first:
            return TOO_MUCH.reason(frame.first)
        missing = BREW.first(move) - state.goods[frame.seat, GRAIN]
        return GOODS_SHORT.reason(GRAIN, missing) if missing > 0 else None


SLAUGHTERING: Final = Step[Caledonia, Frame]("slaughtering", [Slaughter()])
REWARDING: Final = Reward("rewarding")
BREWING: Final = Step[Caledonia, Frame]("brewing", [Brew()], decline=DONE)
SECOND_FULFILMENT: Final = Step[Caledonia, Frame]("second_fulfilment", [Fulfil()], decline=DONE)
