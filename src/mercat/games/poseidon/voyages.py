"""The routes of fleets as they are drawn: the hexes on the way, and the income from each place."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.rulebook import is_at
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.decision import INCOME, nation_asked
from mercat.games.poseidon.income import is_own_post, post_value, temple_income
from mercat.games.poseidon.map_layout import CHART, way
from mercat.games.poseidon.rules.sailing import SAILING
from mercat.games.poseidon.state import AT_PLACE, DONATED, INCOME_SO_FAR, STEPS_LEFT, STEPS_MADE, Poseidon
from mercat.lru import Lru

MOST_REMEMBERED: Final = 512             # best routes; a move changes only the routes of one nation
REMEMBERED: Final[Lru[tuple[int, ...], dict[str, Any]]] = Lru(MOST_REMEMBERED)


def routes(state: Poseidon) -> list[dict[str, Any]]:
    """Return the choices for the fleet that is about to sail, the highest income first, each with its route on the map."""
    if not is_at(state, [SAILING]):
        return []
    nation, king = nation_asked(state), seat_of(state.top)
    found = INCOME.choices(state, nation, True)
    made = []
    for level in range(int(b.DONATION_LEVELS) - 1, -1, -1):
        if found.is_choice(level):
            income, donation = int(found.best[level]), level * int(b.DONATION_UNIT)
            walk = grand_tour(state, nation) if state.range_of(nation) >= t.ENDLESS_RANGE else found.walk(level)
            made.append({**route(state, nation, walk, income, donation), "treasury": int(state.treasury[nation]) - donation,
                         "king": int(king), "own": income * int(state.merchants[king, nation])})
    return made


def best_route(state: Poseidon, nation: i64) -> dict[str, Any] | None:
    """Return the route with the highest income for each merchant and, among these, the smallest donation, or None if the nation
    has no ships or no income."""
    if state.ships_of(nation) == 0 or INCOME.best(state, nation) == 0:
        return None
    key = (int(nation), int(state.sea_map()), int(state.range_of(nation)), int(state.phase), int(state.new_home[nation]),
           int(state.culture[nation]), int(state.marker[nation]),
           min(int(state.treasury[nation]) // int(b.DONATION_UNIT), int(b.DONATION_LEVELS)),
           *(place for place in range(int(b.PLACES)) if state.posts[nation, place] > 0))
    return REMEMBERED.made(key, lambda: highest_paid(state, nation))


def highest_paid(state: Poseidon, nation: i64) -> dict[str, Any]:
    """Return the route with the highest income for each merchant and, among these, the smallest donation. The nation must have a
    route."""
    found = INCOME.choices(state, nation, True)
    most = found.best[b.DONATION_LEVELS - 1]
    level = next(level for level in range(int(b.DONATION_LEVELS)) if found.best[level] == most)
    walk = grand_tour(state, nation) if state.range_of(nation) >= t.ENDLESS_RANGE else found.walk(level)
    return route(state, nation, walk, int(most), level * int(b.DONATION_UNIT))


def route(state: Poseidon, nation: i64, walk: list[int], income: int, donation: int) -> dict[str, Any]:
    """Return a route as it is drawn: the hexes on the way, and the places that pay."""
    return {"income": income, "donation": donation, "way": way(walk, int(state.sea_map())), "stops": stops(state, nation, walk)}


def stops(state: Poseidon, nation: i64, walk: list[int]) -> list[dict[str, Any]]:
    """Return the places on a walk that pay each merchant, with their payments and the donations that they ask for."""
    made = []
    for place in walk:
        pays = int(post_value(state, nation, place)) if is_own_post(state, nation, place) else int(temple_income(state, place))
        if pays > 0:
            made.append({"hex": b.PLACE_NAMES[place], "x": CHART[place]["x"], "y": CHART[place]["y"], "income": pays,
                         "donation": int(b.DONATION[place])})
    return made


def grand_tour(state: Poseidon, nation: i64) -> list[int]:
    """Return a route for a fleet with an E-ship. It visits every post, always the nearest one next, and finally the better area
    of the New World."""
    steps = b.STEPS[state.sea_map()]
    left = [number for number in range(b.HEXES) if state.posts[nation, number] > 0 or state.culture[nation] == number]
    walk = [int(b.HOME[nation])]
    while left:
        nearest = min(left, key=lambda number: steps[walk[-1]][number])
        left.remove(nearest)
        walk.append(nearest)
    far = [number for number in range(b.HEXES, b.PLACES) if state.posts[nation, number] > 0]
    return [*walk, max(far, key=lambda number: b.VALUE[number])] if far else walk


def voyage(state: Poseidon) -> dict[str, Any] | None:
    """Return the voyage of the fleet that its king is sailing by hand, or None if there is none."""
    if state.voyage[STEPS_MADE] == 0:
        return None
    here = int(state.voyage[AT_PLACE])
    met = sorted((int(state.wake[place]), place) for place in range(int(b.PLACES)) if state.wake[place] > 0)
    visited = [place for _, place in met]
    walk = visited if here == visited[-1] else [*visited, here]
    return {"hex": b.PLACE_NAMES[here], "left": int(state.voyage[STEPS_LEFT]), "income": int(state.voyage[INCOME_SO_FAR]),
            "donated": int(state.voyage[DONATED]), "way": way(walk, int(state.sea_map())),
            "stops": stops(state, nation_asked(state), visited)}
