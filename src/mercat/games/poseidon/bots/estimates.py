"""Estimates about a position: a nation's remaining turns, the income of its fleet, and the values of a merchant and of a King
card.

Nothing here is a rule; a wrong guess only makes bots weaker. Values are in hundredths of a drachma at the end of the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.hexes import BIT
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.income import Income, post_value, posts_of
from mercat.games.poseidon.place_set import PlaceSet, no_places, with_place
from mercat.games.poseidon.rules.discovery import DISCOVERING, can_build
from mercat.games.poseidon.state import ACTED, BROKE, Poseidon

HUNDRED: Final[i64] = 100
TO_BEGIN: Final = vec[i64]([sum(t.IS_EXPLORATION[later] for later in range(number + 1, int(t.ROUNDS)))
                            for number in range(int(t.ROUNDS))])        # [round]: exploration rounds that have not begun


def rounds_left(state: Poseidon, nation: i64) -> i64:
    """Return the number of turns that a nation has left."""
    acted = state.numbers[ACTED] & BIT[nation] != 0
    if state.numbers[BROKE] == 1:
        return 0 if acted else 1
    to_act: i64 = 0 if acted else t.IS_EXPLORATION[state.round]
    return TO_BEGIN[state.round] + to_act


def explorations(state: Poseidon) -> i64:
    """Return the number of exploration rounds that have not begun."""
    return TO_BEGIN[state.round]


def held_by_all(state: Poseidon, nation: i64) -> i64:
    """Return the number of a nation's merchants that all players own together."""
    held: i64 = 0
    for seat in range(state.seats):
        held += state.merchants[seat, nation]
    return held


class Estimates:
    """Estimates about one nation, based on the cached route search."""

    def __init__(self) -> None:
        self.income: Final = Income()

    def merchant(self, state: Poseidon, nation: i64) -> i64:
        """Return the value of one merchant: its income from now to the end of the game, plus its price at the end."""
        left = rounds_left(state, nation)
        worth: i64 = 0
        posts = no_places()
        there, row = state.posts.numbers, nation * b.PLACES
        for place in b.CIRCLED:
            if there[row + place] > 0:
                posts = with_place(posts, place)
                worth += post_value(state, nation, place)
        now = self.run_from(state, nation, posts)
        growth = 60 + 10 * max(worth + 3 - now, 0)
        brought = left * now * 90 + growth * left * (left - 1) // 2
        space = min(state.prestige[nation] + left * 4 // 5, t.SPACES - 1)
        held = max(held_by_all(state, nation), 4)
        return brought + HUNDRED * t.PRESTIGE[space] + 12 * min(state.treasury[nation], 1500) * min(left, 5) // (5 * held)

    def run(self, state: Poseidon, nation: i64) -> i64:
        """Return the income for each merchant from the nation's next voyage or, if it has no ships, from a voyage with the next
        kind of ship."""
        return self.run_from(state, nation, posts_of(state, nation))

    def run_from(self, state: Poseidon, nation: i64, posts: PlaceSet) -> i64:
        """Return the income for each merchant, as computed by `run`, if the nation had these posts on the map."""
        if state.ships_of(nation) > 0:
            return self.income.most(state, nation, posts, state.range_of(nation), state.treasury[nation])
        ship = state.next_ship()
        if ship < 0:
            return 0
        reach = t.SHIP_RANGE[ship] if t.SHIP_RANGE[ship] > 0 else b.HEXES
        return self.income.most(state, nation, posts, min(reach, 8), state.treasury[nation] // 2) * 3 // 4

    def kingship(self, state: Poseidon, nation: i64) -> i64:
        """Return the value of a King card, without the value of its merchants, less the possible cost of a ship."""
        worth: i64 = 1000
        ship = state.next_ship()
        if state.ships_of(nation) == 0 and ship >= 0:
            short = t.SHIP_PRICE[ship] - state.treasury[nation] - state.potentials[nation] * state.merchant_price(nation) * 3 // 4
            if short > 0:
                worth -= HUNDRED * short
            elif t.SHIP_PRICE[ship] > state.treasury[nation]:
                worth -= 1500
        return worth + 30 * self.prospect(state, nation) * min(rounds_left(state, nation), 4)

    def prospect(self, state: Poseidon, nation: i64) -> i64:
        """Return the value of the discovery ship's location: the value of the best post next to it or, if it is greater, three
        times the value of the post that can be built there now."""
        place = state.discovery[nation]
        best: i64 = 0
        for side in range(b.WIDTH):
            other = state.neighbour(place, side)
            if other < 0:
                break
            if other < b.HEXES and b.VALUE[other] > best and can_build(state, nation, other):
                best = b.VALUE[other]
        if (state.depth > 0 and state.top & STEP_MASK == DISCOVERING.number and DISCOVERING.opened(state).nation == nation
                and can_build(state, nation, place)):
            best = max(best, 3 * b.VALUE[place])
        return best
