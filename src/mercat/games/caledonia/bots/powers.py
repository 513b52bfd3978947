"""The learned value's inputs for the power of a seat's clan. All numbers about a power are 0 for seats of other clans."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.inputs import Accumulator
from mercat.engine.rules.frame import number_in, seat_of
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.board.hexset import HexSet, difference, intersection, size_of
from mercat.games.caledonia.board.land import (
    beside_fishermen,
    budgets_for,
    ground,
    pricing_of,
    reaches_port,
    water,
    within,
)
from mercat.games.caledonia.board.maps import DELTA, FREE
from mercat.games.caledonia.bots.outlooks import DRAWN, Outlook
from mercat.games.caledonia.bots.to_come import pending
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES

BREWING_STEP: Final[i64] = RULES.number_of("brewing")
REWARDING_STEP: Final[i64] = RULES.number_of("rewarding")
CHURNING_STEP: Final[i64] = RULES.number_of("churning")
TURN_STEP: Final[i64] = RULES.number_of("turn")
FACTORIES: Final = vec[i64]([t.DAIRY, t.BAKERY, t.DISTILLERY])
FACTORY_NAMES: Final = ["dairy", "bakery", "distillery"]
NEXT_DISCOUNT: Final = ["Campbell: saved by the next " + name for name in FACTORY_NAMES]
NEXT_DISCOUNT_LEFT: Final = [name + ", times productions left" for name in NEXT_DISCOUNT]
DISCOUNTS_TO_COME: Final = ["Campbell: saved by all to come: " + name for name in FACTORY_NAMES]
GROUND_NAMES: Final = ["grassland", "forest", "mountain"]
AFFORDABLE: Final = vec[i64]([0, 1, 2, 4])      # the costs of land for Robertson that are distinguished, in pounds
ROBERTSON_LAND: Final = [f"Robertson: {kind} in reach up to £{price}" for kind in GROUND_NAMES for price in (0, 1, 2, 4)]
SAVED_ON: Final = [f"Robertson: deltas in reach, {kind}" for kind in GROUND_NAMES]
MANY: Final[i64] = 8                    # the most hexes that are counted; more count as this many
BEER: Final[i64] = t.BREW_MONEY * 12    # in hundredths of a point, at the rate of `Outlook.net`


def powers(state: Caledonia, seat: i64, left: i64, sums: Accumulator) -> None:
    """Read, for every seat, the benefits of its clan's power now and in the `left` productions still to come."""
    clan = state.clan[seat]
    macewen(state, seat, left, sums, clan == t.MACEWEN)
    campbell(state, seat, left, sums, clan == t.CAMPBELL)
    cunningham(state, seat, left, sums, clan == t.CUNNINGHAM)
    macdonald(state, seat, left, sums, clan == t.MACDONALD)
    stewart(state, seat, left, sums, clan == t.STEWART)
    fergusson(state, seat, left, sums, clan == t.FERGUSSON)


def powers_in_detail(state: Caledonia, seat: i64, left: i64, sums: Accumulator) -> None:
    """Read, for the reader's own seat only, the uses of its clan's power for the contracts on display and for expansions."""
    macewen_display(state, seat, left, sums, state.clan[seat] == t.MACEWEN)
    robertson_land(state, seat, left, sums, state.clan[seat] == t.ROBERTSON)


# -- MacEwen: grain in stock becomes beer with the hops of a contract


def hops_of(contract: i64) -> i64:
    """Return the most grain that may be brewed for the hops of a contract."""
    return 0 if contract == NONE else min(t.REWARD[contract, t.HOPS], t.BREW_MOST)


def beer_of(contract: i64, grain: i64) -> i64:
    """Return how much of this grain can be brewed when a contract is fulfilled, after the grain that it demands has been
    delivered."""
    return 0 if contract == NONE else min(hops_of(contract), max(0, grain - t.DEMAND[contract, t.GRAIN]))


def macewen(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    grain: i64 = 0
    to_come: i64 = 0
    contract: i64 = NONE
    at_once: i64 = 0
    if has:
        grain = state.goods[seat, t.GRAIN]
        to_come = grain + state.deployed[seat, t.FIELD] * t.GRAIN_OF_FIELD * left
        contract = state.box[seat, 0]
        at_once = beer_at_once(state, seat, grain)
    sums.number("MacEwen: grain that can be brewed at once", at_once)
    sums.number("MacEwen: hops of the contract in the box", hops_of(contract))
    sums.number("MacEwen: grain for the hops of the contract in the box", beer_of(contract, grain))
    sums.number("MacEwen: grain to come for the hops of the contract in the box", beer_of(contract, to_come))
    sums.number("MacEwen: grain", grain)
    sums.number("MacEwen: grain up to 3", min(t.BREW_MOST, grain))
    sums.number("MacEwen: grain, times productions left", grain * left)
    sums.number("MacEwen: grain to come", to_come - grain)


def beer_at_once(state: Caledonia, seat: i64, grain: i64) -> i64:
    """Return the amount of grain that can be brewed for the contract that is being fulfilled."""
    brewing = pending(state, BREWING_STEP)
    if brewing != NONE and seat_of(brewing) == seat:
        return min(grain, number_in(brewing, 0))
    rewarding = pending(state, REWARDING_STEP)          # animals are still to be slaughtered
    if rewarding != NONE and seat_of(rewarding) == seat:
        return min(grain, hops_of(number_in(rewarding, 0)))
    return 0


def macewen_display(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    """Read the most promising contract on display, including the beer that could be brewed for it."""
    found = False
    most: i64 = 0
    beer: i64 = 0
    if has:
        grain = state.goods[seat, t.GRAIN] + state.deployed[seat, t.FIELD] * t.GRAIN_OF_FIELD * left
        for place in range(t.SLOTS + DRAWN):
            contract = state.display[place] if place < t.SLOTS else state.drawn[place - t.SLOTS]
            if contract != NONE:
                brewed = beer_of(contract, grain)
                promised = Outlook(state, seat, contract, left).net + brewed * BEER
                if not found or promised > most:
                    found, most, beer = True, promised, brewed
    has_room = has and state.box[seat, 0] == NONE
    sums.number("MacEwen: most gain less cost on display, with beer", most)
    sums.number("MacEwen: the same, with room", most if has_room else 0)
    sums.number("MacEwen: grain for the hops of that contract", beer)


# -- the clans that build, sell and trade cheaper


def campbell(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    """Read the amounts that Campbell's discount saves: on the next factory of each kind, and on all factories still on the
    player's board."""
    for place in range(i64(3)):
        unit = FACTORIES[place]
        saved: i64 = 0
        to_come: i64 = 0
        if has:
            for number in range(state.deployed[seat, unit], state.deployed[seat, unit] + state.at_hand[seat, unit]):
                discount = t.UNIT_COST[0, unit * t.MOST_DEPLOYED] - t.UNIT_COST[t.CAMPBELL + 1, unit * t.MOST_DEPLOYED + number]
                to_come += discount
                if number == state.deployed[seat, unit]:
                    saved = discount
        sums.number(NEXT_DISCOUNT[place], saved)
        sums.number(NEXT_DISCOUNT_LEFT[place], saved * left)
        sums.number(DISCOUNTS_TO_COME[place], to_come)


def cunningham(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    milk: i64 = 0
    cows: i64 = 0
    unchurned: i64 = 0
    churned: i64 = 0
    if has:
        milk, cows = state.goods[seat, t.MILK], state.deployed[seat, t.COW]
        unchurned = max(0, cows - state.deployed[seat, t.DAIRY])
        churning = pending(state, CHURNING_STEP)
        churned = milk if churning != NONE and seat_of(churning) == seat else 0
    sums.number("Cunningham: milk that can be churned at once", churned)
    sums.number("Cunningham: milk that can be churned later", milk if left > 0 else 0)
    sums.number("Cunningham: cows", cows)
    sums.number("Cunningham: milk to come", cows * left)
    sums.number("Cunningham: milk to come, times productions left", cows * left * left)
    sums.number("Cunningham: milk to come beyond the dairies", unchurned * left)


def stewart(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    """Read the numbers of Stewart's merchants, because Stewart earns money by sending merchants."""
    ready = state.merchants[seat] if has else 0
    hired = t.MERCHANTS - state.unhired[seat] if has else 0
    sums.number("Stewart: merchants ready", ready)
    sums.number("Stewart: merchants hired, times productions left", hired * left)
    sums.number("Stewart: merchants to be hired", state.unhired[seat] if has else 0)


# -- clans with powers on the map


def macdonald(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    """Read the number of MacDonald's workers left and the water hexes where fishermen may be placed."""
    heap: i64 = 0
    fishermen: i64 = 0
    lochs: i64 = 0
    ports: i64 = 0
    rows: i64 = 0
    if has:
        heap, fishermen = state.at_hand[seat, t.FISHERMAN], state.deployed[seat, t.FISHERMAN]
        reached = difference(state.reach_of(seat), state.taken_hexes)
        lochs = size_of(difference(intersection(reached, water(state)), beside_fishermen(state, seat, NONE)))
        ports = unused_ports(state, seat, False)
        turn = pending(state, TURN_STEP)
        if turn != NONE and seat_of(turn) == seat and fishermen > 0 and state.numbers[f.ROWED_NUMBER] == 0:
            rows = 1
    sums.number("MacDonald: workers in the heap", heap)
    sums.number("MacDonald: workers in the heap, times productions left", heap * left)
    sums.number("MacDonald: fishermen", fishermen)
    sums.number("MacDonald: lochs in reach", min(MANY, lochs))
    sums.number("MacDonald: lochs in reach, times the heap", min(MANY, lochs) * heap)
    sums.number("MacDonald: ports out of reach, times fishermen", ports * fishermen)
    sums.number("MacDonald: a fisherman may row", rows)


def fergusson(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    """Read the numbers of unused ports within reach and beyond it, because Fergusson begins with shipping, which helps to reach
    ports."""
    near: i64 = 0
    far: i64 = 0
    if has:
        near, far = unused_ports(state, seat, True), unused_ports(state, seat, False)
    sums.number("Fergusson: unused ports in reach", near)
    sums.number("Fergusson: unused ports out of reach", far)
    sums.number("Fergusson: unused ports in reach, times productions left", near * left)
    sums.number("Fergusson: unused ports out of reach, times productions left", far * left)


def unused_ports(state: Caledonia, seat: i64, in_reach: bool) -> i64:
    """Return the number of a seat's unused ports, either within its reach or beyond it."""
    ports: i64 = 0
    if state.options[o.PORTS] == o.ON:
        for module in range(t.CORNERS):
            if state.ports[module] != NONE and state.port_used[seat, module] == 0:
                ports += 1 if reaches_port(state, seat, module) == in_reach else 0
    return ports


def robertson_land(state: Caledonia, seat: i64, left: i64, sums: Accumulator, has: bool) -> None:
    """Read the empty land in reach by terrain and by the price that Robertson pays, and the deltas in reach."""
    if not has:
        for name in ROBERTSON_LAND:
            sums.number(name, 0)
        for name in SAVED_ON:
            sums.number(name, 0)
        sums.number("Robertson: deltas in reach, times productions left", 0)
        sums.number("Robertson: free deltas on the map", 0)
        return
    empty: HexSet = difference(state.reach_of(seat), state.taken_hexes)
    budgets = budgets_for(state, pricing_of(state, seat, False))
    deltas = within(budgets_for(state, FREE + DELTA), -1)        # where free land has a negative price
    place: i64 = 0
    for kind in range(i64(3)):
        of_kind = intersection(empty, ground(state, kind))
        for budget in AFFORDABLE:
            sums.number(ROBERTSON_LAND[place], min(MANY, size_of(intersection(of_kind, within(budgets, budget)))))
            place += 1
    for kind in range(i64(3)):
        sums.number(SAVED_ON[kind], min(MANY, size_of(intersection(intersection(empty, ground(state, kind)), deltas))))
    sums.number("Robertson: deltas in reach, times productions left", min(MANY, size_of(intersection(empty, deltas))) * left)
    sums.number("Robertson: free deltas on the map", size_of(difference(deltas, state.taken_hexes)))
