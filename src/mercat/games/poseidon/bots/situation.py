"""Facts about a position that several inputs of the learned value need. They are computed once for each reading."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.frame import STEP_MASK, number_in, seat_of
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.bots.estimates import HUNDRED, Estimates, explorations
from mercat.games.poseidon.income import post_value
from mercat.games.poseidon.rules.discovery import DISCOVERING, LEGS, can_build
from mercat.games.poseidon.state import ACTED, BROKE, Poseidon
from mercat.games.poseidon.steps import RULES

VOYAGE: Final = ["departure", "praying", "sailing", "setting_out", "steering", "donating"]
ABOUT_A_NATION: Final = [*VOYAGE, "setting_prestige", "placing", "taking_up", "taking_over", "taking", "discovering", "shipyard",
                         "counting", "pricing", "answering", "selling_off", "issuing"]
IS_VOYAGE: Final = vec[i64]([int(step.name in VOYAGE) for step in RULES.steps])                 # [step]
IS_ABOUT_A_NATION: Final = vec[i64]([int(step.name in ABOUT_A_NATION) for step in RULES.steps])  # [step]
ESTIMATES: Final = Estimates()


@mypyc_attr(acyclic=True)
class Outlook:
    """A nation's income, holdings and debts, and the posts that its discovery ship can build. All numbers are 0 until the nation
    is founded."""

    def __init__(self, state: Poseidon, nation: i64, explorations: i64, next_ship: i64) -> None:
        self.founded: Final[i64] = 1 if state.is_founded(nation) else 0
        self.price: i64 = 0
        self.voyages: i64 = 0           # remaining voyages of the nation's fleet
        self.income: i64 = 0            # of the next voyage, for each merchant
        self.posts: i64 = 0
        self.post_values: i64 = 0
        self.ships: i64 = 0
        self.lasting: i64 = 0           # ships that the next phase will not make obsolete
        self.short: i64 = 0             # the money that the treasury lacks for a ship that must be bought
        self.owed: i64 = 0              # the part of `short` that the nation cannot raise from its discs
        self.merchant: i64 = 0          # the value of a merchant by the hand-written advice, in drachmas
        self.crown: i64 = 0             # the value of being king, in drachmas
        self.at_ship: i64 = 0           # the value of the best post that the discovery ship can build now
        self.near_ship: i64 = 0         # the value of the best post one step away
        self.far_ship: i64 = 0          # the value of the best post two steps away
        self.places: i64 = 0            # the number of places with a post, one or two steps away
        if self.founded != 0:
            self.price = state.merchant_price(nation)
            self.voyages = voyages_left(state, nation, explorations)
            self.income = ESTIMATES.run(state, nation)
            self.merchant = ESTIMATES.merchant(state, nation) // HUNDRED
            self.crown = ESTIMATES.kingship(state, nation) // HUNDRED
            self.look_at_posts(state, nation)
            self.look_at_ships(state, nation, next_ship)
            self.look_around(state, nation)

    def look_at_posts(self, state: Poseidon, nation: i64) -> None:
        """Count the nation's posts and add up the income from all of them. A high culture counts as one post."""
        there, row = state.posts.numbers, nation * b.PLACES
        for place in range(b.PLACES):
            if there[row + place] > 0:
                self.posts += 1
                self.post_values += post_value(state, nation, place) if place < b.HEXES else b.VALUE[place]
        culture = state.culture[nation]
        if culture >= 0:
            self.posts += 1
            self.post_values += post_value(state, nation, culture)

    def look_at_ships(self, state: Poseidon, nation: i64, next_ship: i64) -> None:
        """Record the nation's fleet and the cost of a ship that the nation must buy."""
        ships = state.ships_of(nation)
        old = t.OBSOLETE[state.phase + 1] if state.phase < t.PHASES else NONE
        self.ships = ships
        self.lasting = ships - state.fleet[nation, old] if old >= 0 else ships
        if ships == 0 and next_ship >= 0:
            self.short = max(0, t.SHIP_PRICE[next_ship] - state.treasury[nation])
            self.owed = max(0, self.short - state.potentials[nation] * state.merchant_price(nation))

    def look_around(self, state: Poseidon, nation: i64) -> None:
        """Record the posts that the discovery ship can build within two steps, and the post that it can build now if it is the
        ship's turn."""
        here = state.discovery[nation]
        if here < 0:
            return
        if is_discovering(state, nation):
            self.at_ship = buildable(state, nation, here)
            for leg in range(LEGS):
                left = state.course[leg]
                if left >= 0:
                    self.at_ship = max(self.at_ship, buildable(state, nation, left))
        for side in range(b.WIDTH):
            next_to = state.neighbour(here, side)
            if next_to < 0:
                break
            value = buildable(state, nation, next_to)
            self.near_ship = max(self.near_ship, value)
            self.places += 1 if value > 0 else 0
            if next_to < b.HEXES:
                self.look_beyond(state, nation, here, next_to)

    def look_beyond(self, state: Poseidon, nation: i64, here: i64, next_to: i64) -> None:
        """Record the posts that can be built one step beyond a place next to the discovery ship."""
        for side in range(b.WIDTH):
            beyond = state.neighbour(next_to, side)
            if beyond < 0:
                break
            if beyond != here:
                value = buildable(state, nation, beyond)
                self.far_ship = max(self.far_ship, value)
                self.places += 1 if value > 0 else 0


def voyages_left(state: Poseidon, nation: i64, explorations: i64) -> i64:
    """Return the number of voyages that a nation's fleet has left, including those in the `explorations` rounds that have not
    begun."""
    for place in range(i64(1), state.depth + 1):
        packed = state.stack[place]
        if IS_VOYAGE[packed & STEP_MASK] != 0 and number_in(packed, 0) == nation:
            return explorations + 1
    is_to_act = t.IS_EXPLORATION[state.round] == 1 and state.depth > 0 and state.numbers[ACTED] & BIT[nation] == 0
    return explorations + (1 if is_to_act else 0)


def is_discovering(state: Poseidon, nation: i64) -> bool:
    """Return whether the nation's discovery ship is about to sail or build."""
    return state.depth > 0 and state.top & STEP_MASK == DISCOVERING.number and number_in(state.top, 0) == nation


def buildable(state: Poseidon, nation: i64, place: i64) -> i64:
    """Return the value of a post that the nation could build in a place, or 0 if it cannot build one."""
    return b.VALUE[place] if can_build(state, nation, place) else 0


def merchant_rounds_left(state: Poseidon) -> i64:
    """Return the number of merchant rounds that have not begun."""
    left: i64 = 0
    for number in range(state.round + 1, i64(len(t.IS_EXPLORATION))):
        left += 1 - t.IS_EXPLORATION[number]
    return left


def ships_before_next_phase(state: Poseidon) -> i64:
    """Return the number of ships in the deck that can be bought before the next phase begins."""
    ships: i64 = 0
    for ship in range(t.SHIPS):
        if t.PHASE_OF_SHIP[ship] <= state.phase:
            ships += state.deck[ship]
    return ships


class Situation:
    """The pending decision, the number of rounds that have not begun, and the outlook of every nation."""

    def __init__(self, state: Poseidon) -> None:
        depth = state.depth
        ended = depth == 0 or state.numbers[BROKE] == 1
        self.packed: Final[i64] = state.top if depth > 0 else 0
        self.step: Final[i64] = self.packed & STEP_MASK if depth > 0 else NONE      # of the pending decision
        self.decider: Final[i64] = seat_of(self.packed) if depth > 0 else NATURE
        self.nation: Final[i64] = number_in(self.packed, 0) if depth > 0 and IS_ABOUT_A_NATION[self.step] != 0 else NONE
        self.explorations: Final[i64] = 0 if ended else explorations(state)         # exploration rounds that have not begun
        self.merchant_rounds: Final[i64] = 0 if ended else merchant_rounds_left(state)
        self.next_ship: Final[i64] = state.next_ship()
        self.nations: Final[list[Outlook]] = []
        for nation in range(t.NATIONS):
            self.nations.append(Outlook(state, nation, self.explorations, self.next_ship))
