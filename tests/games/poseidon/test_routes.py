"""The search for routes against a plain one, on random positions. POS-ROUTE-1 POS-ROUTE-2 POS-ROUTE-3 POS-TEMPLE-2 POS-HOME-1"""

import itertools
import random

import pytest

from mercat.engine.rules.state import is_compiled
from mercat.games.poseidon import board
from mercat.games.poseidon.routes.search import Routes

POSITIONS = 1500 if is_compiled() else 250


def found(routes: Routes, homes: list[int], reach: int, stops: list[tuple[int, int, int]], budget: int, variant: int,
          keeps_walks: bool = False) -> list[tuple[int, int]]:
    routes.reset(variant, budget, keeps_walks)
    for place, worth, donation in stops:
        routes.add(place, worth, donation)
    routes.search(homes[0], homes[1] if len(homes) > 1 else -1, reach)
    return [(int(routes.best[level]), level * int(board.DONATION_UNIT))
            for level in range(int(board.DONATION_LEVELS)) if routes.is_choice(level)]


def by_brute_force(homes: list[int], reach: int, stops: list[tuple[int, int, int]], budget: int,
                   variant: int) -> list[tuple[int, int]]:
    """The second opinion: every walk hex by hex, with all it may have met; every (income, donation) that no other beats.

    `stops` are (place, worth, donation)."""
    neighbours = (board.NEIGHBOURS, board.NEIGHBOURS_FOR_TWO)[variant]
    pays = {place: (worth, donation) for place, worth, donation in stops}
    layer: set[tuple[int, frozenset[int]]] = {(home, frozenset()) for home in homes}
    seen = set(layer)
    for _step in range(reach):
        reached = set()
        for place, met in layer:
            given = sum(pays[one][1] for one in met)
            for other in neighbours[place]:
                if other < board.HEXES:
                    sets = [met]
                    if other in pays and other not in met and given + pays[other][1] <= budget:
                        sets.append(met | {other})
                    reached |= {(other, one) for one in sets} - seen
        seen |= reached
        layer = reached
    routes, most = [], 0
    sums = {(sum(pays[one][0] for one in met), sum(pays[one][1] for one in met)) for _place, met in seen}
    for given in sorted({donation for _income, donation in sums}):
        income = max(income for income, donation in sums if donation == given)
        if income > most:
            routes.append((income, given))
            most = income
    return routes


def position(generator: random.Random, most_posts: int) -> tuple[list[int], list[tuple[int, int, int]], int, int]:
    """A random problem: homes, stops around them, what the treasury holds, and which map."""
    variant = int(generator.random() < 0.2)
    phase = generator.randint(1, 4)
    home = generator.choice([int(one) for one in board.HOME if not (variant and one in board.CLOSED_FOR_TWO)])
    circles = [place for place in range(79) if board.CIRCLES[place] and not (variant and place in board.CLOSED_FOR_TWO)]
    near = sorted(circles, key=lambda place: board.STEPS[variant][home][place] + 4 * generator.random())
    stops = [(place, int(board.VALUE[place]) * generator.choice((1, 1, 1, 1, 2)), 0)
              for place in generator.sample(near[:16], generator.randint(0, most_posts))]
    if generator.random() < 0.4:
        stops.append((int(generator.choice(list(board.CULTURE)[1:])), 6, 0))
    stops += [(int(temple), int(board.TEMPLE_INCOME[temple, phase]), int(board.DONATION[temple])) for temple in board.TEMPLES]
    stops = [stop for stop in stops if stop[1] > 0]
    homes = [home]
    if generator.random() < 0.3:
        other = generator.choice(circles)
        if other not in [place for place, _worth, _donation in stops]:
            homes.append(other)
    return homes, stops, generator.choice((0, 10, 30, 45, 60, 200)), variant


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_and_no_other(seed: int) -> None:
    generator = random.Random(seed)
    routes = Routes()
    for _turn in range(POSITIONS // 4):
        homes, stops, budget, variant = position(generator, generator.randint(0, 9))
        reach = generator.choice((2, 3, 4, 4, 5, 6, 6, 7))
        problem = homes, reach, stops, budget, variant
        assert found(routes, *problem) == by_brute_force(*problem), problem


def test_hard_cases_are_as_exact() -> None:
    """The search in order of steps, to which the search turns when it takes long, alone."""
    generator = random.Random(5)
    routes = Routes()
    for _turn in range(POSITIONS // 4):
        homes, stops, budget, variant = position(generator, generator.randint(0, 9))
        reach = generator.choice((2, 3, 4, 5, 6, 7))
        routes.reset(variant, budget)
        for place, worth, donation in stops:
            routes.add(place, worth, donation)
        other = homes[1] if len(homes) > 1 else homes[0]
        routes.drop_beyond(homes[0], other, reach)
        routes.measure()
        for width in generator.choice(((10000,), (6, 10000), (0, 2, 10000))):
            routes.search_in_order(homes[0], other, reach, width)
        choices = [(int(routes.best[level]), level * int(board.DONATION_UNIT))
                   for level in range(int(board.DONATION_LEVELS)) if routes.is_choice(level)]
        problem = homes, reach, stops, budget, variant
        assert choices == by_brute_force(*problem), problem


def test_a_kept_walk_is_a_voyage_that_earns_what_it_says() -> None:
    generator = random.Random(9)
    routes = Routes()
    for _turn in range(150):
        homes, stops, budget, variant = position(generator, 9)
        reach = generator.randint(2, 9)
        worth = {place: (income, donation) for place, income, donation in stops}
        for income, donation in found(routes, homes, reach, stops, budget, variant, keeps_walks=True):
            walk = routes.walk(donation // int(board.DONATION_UNIT))
            assert walk[0] in homes
            assert sum(board.STEPS[variant][one][other] for one, other in itertools.pairwise(walk)) <= reach
            assert sum(worth[place][0] for place in walk[1:]) == income
            assert sum(worth[place][1] for place in walk[1:]) == donation


def test_nothing_in_reach_is_no_choice() -> None:
    assert found(Routes(), [int(board.HOME[0])], 2, [], 100, 0) == []
