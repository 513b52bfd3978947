"""The income of nations: the value of each place to a fleet, the fleet's choice of routes, and the effects of a voyage."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.place_set import PlaceSet, no_places, with_place
from mercat.games.poseidon.prestige import shift
from mercat.games.poseidon.routes.search import Routes
from mercat.games.poseidon.state import FAVOURED_FLEET, Poseidon

MEMORY: Final[i64] = 16384               # fleets whose choices are cached; must be a power of two
KEYS: Final[i64] = 3                     # the numbers of a key in the cache
ASKED: Final = vec[i64]([-1] * (MEMORY * KEYS))                 # shared by all callers
ANSWERED: Final = vec[i64]([0] * (MEMORY * b.DONATION_LEVELS))


def is_own_post(state: Poseidon, nation: i64, place: i64) -> bool:
    """Return whether a nation has a post in a place. POS-CARD-4: the nation's high culture counts as a post."""
    return state.posts[nation, place] > 0 or state.culture[nation] == place


def posts_of(state: Poseidon, nation: i64) -> PlaceSet:
    """Return the places of a nation's posts on the map."""
    posts = no_places()
    there, row = state.posts.numbers, nation * b.PLACES
    for place in b.CIRCLED:
        if there[row + place] > 0:
            posts = with_place(posts, place)
    return posts


def post_value(state: Poseidon, nation: i64, place: i64) -> i64:
    """Return the income of each merchant from a post of the nation (POS-SAIL-2): the printed value, or twice as much with the
    white marker."""
    return 2 * b.VALUE[place] if state.marker[nation] == place else b.VALUE[place]


def temple_income(state: Poseidon, place: i64) -> i64:
    """Return the income that any nation's fleet gets from a temple in this phase (POS-TEMPLE-1), which is 0 in phase 4
    (POS-TEMPLE-5). For other places, return 0."""
    return b.TEMPLE_INCOME[place, state.phase]


def pay_out(state: Poseidon, nation: i64, income: i64, donation: i64) -> None:
    """Complete a voyage: the treasury pays the donations, and the bank pays for every merchant that a player owns (POS-SAIL-6).

    POS-MR-11: merchants in the pool earn nothing. POS-PREST-1: prestige rises. POS-SAIL-10, ruling: a voyage that earned nothing
    pays nobody, so it does not change prestige.
    """
    state.emit(v.SAILED, nation, income, donation)
    state.withdraw(nation, donation, v.BY_DONATION)
    for seat in range(state.seats):
        state.earn(seat, income * state.merchants[seat, nation], v.BY_DIVIDEND)
    if income > 0:
        shift(state, nation, 1, v.BY_DIVIDEND)
    state.numbers[FAVOURED_FLEET] = NONE


class Income:
    """The income of nations according to the route search. The results are cached, and the same object is used for all
    nations."""

    def __init__(self) -> None:
        self.routes: Final = Routes()

    def choices(self, state: Poseidon, nation: i64, keeps_walks: bool) -> Routes:
        """Return all useful choices for the nation's fleet as it is. With `keeps_walks`, also record the walks along the
        routes."""
        return self.choices_with(state, nation, state.range_of(nation), state.treasury[nation], keeps_walks)

    def choices_with(self, state: Poseidon, nation: i64, reach: i64, budget: i64, keeps_walks: bool) -> Routes:
        """Return the choices that the nation's fleet would have with the range `reach` and with `budget` in the treasury."""
        slot = self.look_up(state, nation, posts_of(state, nation), reach, budget, keeps_walks)
        if slot >= 0:
            for level in range(b.DONATION_LEVELS):
                self.routes.best[level] = ANSWERED[slot * b.DONATION_LEVELS + level]
        return self.routes

    def most(self, state: Poseidon, nation: i64, posts: PlaceSet, reach: i64, budget: i64) -> i64:
        """Return the highest income that each of a nation's merchants could earn with these posts, this range and this
        treasury."""
        slot = self.look_up(state, nation, posts, reach, budget, False)
        highest = b.DONATION_LEVELS - 1
        return ANSWERED[slot * b.DONATION_LEVELS + highest] if slot >= 0 else self.routes.best[highest]

    def look_up(self, state: Poseidon, nation: i64, posts: PlaceSet, reach: i64, budget: i64, keeps_walks: bool) -> i64:
        """Return the slot that contains the cached result. If there is none, find the routes and return NONE."""
        routes = self.routes
        if reach >= t.ENDLESS_RANGE:
            routes.reset(state.sea_map(), 0, keeps_walks)
            routes.note(self.endless(state, nation), 0)
            return NONE
        slot = self.slot_of(state, nation, reach, budget, posts)
        if slot < 0 and not keeps_walks:
            return -1 - slot
        routes.reset(state.sea_map(), budget, keeps_walks)
        there, row = state.posts.numbers, nation * b.PLACES
        for place in b.CIRCLED:
            if there[row + place] > 0:
                routes.add(place, post_value(state, nation, place), 0)
        culture = state.culture[nation]
        if culture >= 0:
            routes.add(culture, post_value(state, nation, culture), 0)
        for number in range(b.TEMPLE_COUNT):
            temple = b.TEMPLES[number]
            routes.add(temple, temple_income(state, temple), b.DONATION[temple])
        routes.search(b.HOME[nation], state.new_home[nation], reach)
        if slot >= 0:
            for level in range(b.DONATION_LEVELS):
                ANSWERED[slot * b.DONATION_LEVELS + level] = routes.best[level]
        return NONE

    def slot_of(self, state: Poseidon, nation: i64, reach: i64, budget: i64, posts: PlaceSet) -> i64:
        """Return the slot for the result with these arguments, or -1 minus the slot if the result is already there."""
        levels = min(budget // b.DONATION_UNIT, b.DONATION_LEVELS - 1)
        low, high = posts
        where = high | nation << 26 | state.new_home[nation] + 1 << 29 | state.culture[nation] + 1 << 36
        what = state.marker[nation] + 1 | state.phase << 7 | reach << 10 | levels << 20 | state.sea_map() << 26
        mixed = low ^ low >> 17 ^ low >> 34 ^ where ^ where >> 15 ^ where >> 31 ^ what * 31 ^ what >> 9
        slot = (mixed ^ mixed >> 11) & (MEMORY - 1)
        spot = slot * KEYS
        if ASKED[spot] == low and ASKED[spot + 1] == where and ASKED[spot + 2] == what:
            return -1 - slot
        ASKED[spot] = low
        ASKED[spot + 1] = where
        ASKED[spot + 2] = what
        return slot

    def endless(self, state: Poseidon, nation: i64) -> i64:
        """Return each merchant's income from a fleet with an E-ship (POS-ESHIP-1): every post counts, at any distance.

        POS-ESHIP-2, POS-ESHIP-3: the better of the two areas of the New World also counts. There are E-ships only in phase 4,
        when temples pay nothing.
        """
        total: i64 = 0
        farthest: i64 = 0
        place = state.posts.next_in(nation, 0)
        while place != NONE:
            if place < b.HEXES:
                total += post_value(state, nation, place)
            else:
                farthest = max(farthest, b.VALUE[place])
            place = state.posts.next_in(nation, place + 1)
        culture = state.culture[nation]
        if culture >= 0:
            total += post_value(state, nation, culture)
        return total + farthest

    def best(self, state: Poseidon, nation: i64) -> i64:
        """Return each merchant's highest income from the nation's fleet, regardless of donations."""
        if state.ships_of(nation) == 0:
            return 0
        return self.most(state, nation, posts_of(state, nation), state.range_of(nation), state.treasury[nation])
