"""What several inputs of the learned value need to know of a position, worked out once for each of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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


class Situation:
    """The open decision, and what every nation is worth, earns and owes."""

    def __init__(self) -> None:
        self.step: i64 = NONE               # that is to be decided
        self.decider: i64 = NATURE
        self.packed: i64 = 0
        self.nation: i64 = NONE             # that the decision is about
        self.explorations: i64 = 0          # exploration rounds still to begin
        self.merchant_rounds: i64 = 0       # merchant rounds still to begin
        self.next_ship: i64 = NONE
        self.until_phase: i64 = 0           # ships of the deck that can be bought before the next phase begins
        self.founded: Final = vec[i64]([0] * t.NATIONS)
        self.price: Final = vec[i64]([0] * t.NATIONS)
        self.voyages: Final = vec[i64]([0] * t.NATIONS)     # that the nation's fleet still has before it
        self.income: Final = vec[i64]([0] * t.NATIONS)      # of the next voyage, for each merchant
        self.posts: Final = vec[i64]([0] * t.NATIONS)
        self.post_values: Final = vec[i64]([0] * t.NATIONS)
        self.ships: Final = vec[i64]([0] * t.NATIONS)
        self.lasting: Final = vec[i64]([0] * t.NATIONS)     # ships that the next phase will not make obsolete
        self.short: Final = vec[i64]([0] * t.NATIONS)       # what the treasury lacks for a ship that must be bought
        self.owed: Final = vec[i64]([0] * t.NATIONS)        # the part of that which discs of the nation cannot raise
        self.merchant: Final = vec[i64]([0] * t.NATIONS)    # what the hand-made advice expects of a merchant, in drachmas
        self.crown: Final = vec[i64]([0] * t.NATIONS)       # and of being king, in drachmas
        self.at_ship: Final = vec[i64]([0] * t.NATIONS)     # value of the best post that the discovery ship can build now
        self.near_ship: Final = vec[i64]([0] * t.NATIONS)   # of the best one next to it
        self.far_ship: Final = vec[i64]([0] * t.NATIONS)    # of the best one two steps away
        self.places: Final = vec[i64]([0] * t.NATIONS)      # how many of these places there are
        self.estimates: Final = Estimates()

    def look(self, state: Poseidon) -> None:
        """Read a position."""
        depth = state.depth
        self.packed = state.top if depth > 0 else 0
        self.step = self.packed & STEP_MASK if depth > 0 else NONE
        self.decider = seat_of(self.packed) if depth > 0 else NATURE
        self.nation = number_in(self.packed, 0) if depth > 0 and IS_ABOUT_A_NATION[self.step] != 0 else NONE
        ended = depth == 0 or state.numbers[BROKE] == 1
        self.explorations = 0 if ended else explorations(state)
        self.merchant_rounds = 0 if ended else self.merchant_rounds_left(state)
        self.next_ship = state.next_ship()
        self.until_phase = 0
        for ship in range(t.SHIPS):
            if t.PHASE_OF_SHIP[ship] <= state.phase:
                self.until_phase += state.deck[ship]
        for nation in range(t.NATIONS):
            self.founded[nation] = 1 if state.is_founded(nation) else 0
            self.look_at(state, nation)
        for place in range(i64(1), depth + 1):
            packed = state.stack[place]
            if IS_VOYAGE[packed & STEP_MASK] != 0:
                self.voyages[number_in(packed, 0)] = self.explorations + 1

    def merchant_rounds_left(self, state: Poseidon) -> i64:
        """Merchant rounds still to begin."""
        left: i64 = 0
        for number in range(state.round + 1, i64(len(t.IS_EXPLORATION))):
            left += 1 - t.IS_EXPLORATION[number]
        return left

    def look_at(self, state: Poseidon, nation: i64) -> None:
        """Read one nation."""
        self.price[nation] = 0
        self.voyages[nation] = 0
        self.income[nation] = 0
        self.posts[nation] = 0
        self.post_values[nation] = 0
        self.ships[nation] = 0
        self.lasting[nation] = 0
        self.short[nation] = 0
        self.owed[nation] = 0
        self.merchant[nation] = 0
        self.crown[nation] = 0
        self.at_ship[nation] = 0
        self.near_ship[nation] = 0
        self.far_ship[nation] = 0
        self.places[nation] = 0
        if self.founded[nation] == 0:
            return
        self.price[nation] = state.merchant_price(nation)
        is_to_act = t.IS_EXPLORATION[state.round] == 1 and state.depth > 0 and state.numbers[ACTED] & BIT[nation] == 0
        self.voyages[nation] = self.explorations + (1 if is_to_act else 0)
        self.income[nation] = self.estimates.run(state, nation)
        self.look_at_posts(state, nation)
        ships = state.ships_of(nation)
        old = t.OBSOLETE[state.phase + 1] if state.phase < t.PHASES else NONE
        self.ships[nation] = ships
        self.lasting[nation] = ships - state.fleet[nation, old] if old >= 0 else ships
        if ships == 0 and self.next_ship >= 0:
            self.short[nation] = max(0, t.SHIP_PRICE[self.next_ship] - state.treasury[nation])
            self.owed[nation] = max(0, self.short[nation] - state.potentials[nation] * state.merchant_price(nation))
        self.merchant[nation] = self.estimates.merchant(state, nation) // HUNDRED
        self.crown[nation] = self.estimates.kingship(state, nation) // HUNDRED
        self.look_around(state, nation)

    def look_around(self, state: Poseidon, nation: i64) -> None:
        """What the discovery ship can build where it is in its turn, and what lies within two steps of it."""
        here = state.discovery[nation]
        if here < 0:
            return
        if self.step == DISCOVERING.number and self.nation == nation:
            self.at_ship[nation] = self.buildable(state, nation, here)
            for leg in range(LEGS):
                left = state.course[leg]
                if left >= 0:
                    self.at_ship[nation] = max(self.at_ship[nation], self.buildable(state, nation, left))
        near: i64 = 0
        far: i64 = 0
        places: i64 = 0
        for side in range(b.WIDTH):
            next_to = state.neighbour(here, side)
            if next_to < 0:
                break
            value = self.buildable(state, nation, next_to)
            near = max(near, value)
            places += 1 if value > 0 else 0
            if next_to >= b.HEXES:
                continue
            for side_on in range(b.WIDTH):
                beyond = state.neighbour(next_to, side_on)
                if beyond < 0:
                    break
                if beyond != here:
                    value = self.buildable(state, nation, beyond)
                    far = max(far, value)
                    places += 1 if value > 0 else 0
        self.near_ship[nation], self.far_ship[nation], self.places[nation] = near, far, places

    def buildable(self, state: Poseidon, nation: i64, place: i64) -> i64:
        """The value of a post that the nation could build in a place; 0 where it cannot."""
        return b.VALUE[place] if can_build(state, nation, place) else 0

    def look_at_posts(self, state: Poseidon, nation: i64) -> None:
        """How many posts there are, and what all of them would bring; a high culture is one."""
        posts: i64 = 0
        values: i64 = 0
        there, row = state.posts.numbers, nation * b.PLACES
        for place in range(b.PLACES):
            if there[row + place] > 0:
                posts += 1
                values += post_value(state, nation, place) if place < b.HEXES else b.VALUE[place]
        culture = state.culture[nation]
        if culture >= 0:
            posts += 1
            values += post_value(state, nation, culture)
        self.posts[nation] = posts
        self.post_values[nation] = values


SITUATION: Final = Situation()
