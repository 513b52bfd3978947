"""Upgrades of shipping, technology and merchants, as actions and as bonuses."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.frames import Turn
from mercat.games.caledonia.state import Caledonia


def given_obstacle(frame: Turn) -> i64:
    """Return the reason why an upgrade is not among the bonuses, or ALLOWED if it is one of them or the main action."""
    return v.NOT_GIVEN.obstacle() if frame.is_bonus and frame.upgrades == 0 else ALLOWED


def cost_of_upgrade(frame: Turn, costs: vec[i64]) -> i64:
    """Return the cost of an upgrade in pounds, as the main action or as a bonus (CAL-FULFIL-5)."""
    return costs[1] if frame.is_bonus else costs[0]


def paid_obstacle(state: Caledonia, frame: Turn, costs: vec[i64]) -> i64:
    """Return the reason why the seat cannot pay for an upgrade, or ALLOWED if it can."""
    missing = cost_of_upgrade(frame, costs) - state.money[frame.seat]
    return v.MONEY_SHORT.obstacle(missing) if missing > 0 else ALLOWED


def use_up(state: Caledonia, frame: Turn) -> None:
    """Use up one bonus upgrade and offer the remaining bonuses. Do nothing if the upgrade is the main action."""
    if frame.is_bonus and frame.upgrades + frame.free_land > 1:
        state.ask(frame.again(frame.upgrades - 1, frame.free_land))


class UpgradeShipping(Rule[Caledonia, Turn]):
    """CAL-SHIP-1: move the shipping marker one step for £4. The first step allows crossing rivers, and each further step one more
    loch.

    CAL-FULFIL-5: as a bonus, this is free.
    """

    verb = v.SHIP

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        obstacle = given_obstacle(frame)
        if obstacle == ALLOWED and state.shipping[frame.seat] == t.FARTHEST:
            obstacle = v.ALL_SHIPPED.obstacle()
        return paid_obstacle(state, frame, t.SHIPPING_COST) if obstacle == ALLOWED else obstacle

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat = frame.seat
        use_up(state, frame)
        state.pay(seat, cost_of_upgrade(frame, t.SHIPPING_COST), v.BY_SHIPPING)
        state.shipping[seat] += 1
        state.recompute_reach(seat)
        state.emit(v.SHIPPED, seat, state.shipping[seat])


class UpgradeTechnology(Rule[Caledonia, Turn]):
    """CAL-TECH-1: turn over a technology tile for £10. Each worker of its kind then earns £2 more.

    CAL-FULFIL-5: as a bonus, this costs £5. CAL-MACDONALD-1: MacDonald cannot do this.
    """

    verb = v.IMPROVE

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        seat, worker = frame.seat, v.IMPROVE.first(move)
        obstacle = given_obstacle(frame)
        if obstacle != ALLOWED:
            return obstacle
        if state.clan[seat] == t.MACDONALD:
            return v.NO_TECHNOLOGY.obstacle()
        if state.technology[seat, worker] != 0:
            return v.ALREADY_IMPROVED.obstacle(worker)
        return paid_obstacle(state, frame, t.TECHNOLOGY_COST)

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, worker = frame.seat, v.IMPROVE.first(move)
        use_up(state, frame)
        state.pay(seat, cost_of_upgrade(frame, t.TECHNOLOGY_COST), v.BY_TECHNOLOGY)
        state.technology[seat, worker] = 1
        state.emit(v.IMPROVED, seat, worker)


class Hire(Rule[Caledonia, Turn]):
    """CAL-HIRE-1: take a merchant from the player's board for £4. It is available immediately. CAL-FULFIL-5: as a bonus, this is
    free."""

    verb = v.HIRE

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        obstacle = given_obstacle(frame)
        if obstacle == ALLOWED and state.unhired[frame.seat] == 0:
            obstacle = v.ALL_HIRED.obstacle()
        return paid_obstacle(state, frame, t.MERCHANT_COST) if obstacle == ALLOWED else obstacle

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat = frame.seat
        use_up(state, frame)
        state.pay(seat, cost_of_upgrade(frame, t.MERCHANT_COST), v.BY_HIRING)
        state.unhired[seat] -= 1
        state.merchants[seat] += 1
        state.emit(v.HIRED, seat)


class Recall(Rule[Caledonia, Turn]):
    """CAL-FULFIL-5: as a bonus upgrade, instead of hiring, take one of the player's merchants back from the market.

    CAL-TRADE-5: when no merchants are left on that side of the good's market, the seat may trade on the other side again.
    """

    verb = v.RECALL

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        seat, good = frame.seat, v.RECALL.first(move)
        if not frame.is_bonus:
            return v.ONLY_AS_BONUS.obstacle()
        if frame.upgrades == 0:
            return v.NOT_GIVEN.obstacle()
        return ALLOWED if state.buying[seat, good] + state.selling[seat, good] > 0 else v.NONE_AT_MARKET.obstacle(good)

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        if frame.is_bonus:
            super().offer(state, frame, moves)

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, good = frame.seat, v.RECALL.first(move)
        use_up(state, frame)
        if state.buying[seat, good] > 0:
            state.buying[seat, good] -= 1
        else:
            state.selling[seat, good] -= 1
        state.merchants[seat] += 1
        state.emit(v.RECALLED, seat, good)
