"""Steered fleets against the search for routes: what can be earned hex by hex is what is offered, no more and no less.

POS-SAIL-11 POS-ROUTE-1 POS-TEMPLE-3 POS-TEMPLE-4
"""

import pytest

import mercat
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import is_compiled
from mercat.games.poseidon.board import DONATION_UNIT
from mercat.games.poseidon.rules.sailing import SAILING
from mercat.games.poseidon.state import DONATED, INCOME_SO_FAR, Poseidon
from mercat.games.poseidon.vocabulary import BY_HAND, LAND, SEND, WORDS

pytestmark = pytest.mark.one_form
GAME = mercat.find("poseidon")
FARTHEST = 6                            # range of a fleet whose every voyage is tried
WANTED = 30 if is_compiled() else 3     # positions


def offered(state: Poseidon) -> list[int]:
    moves = Moves()
    GAME.rules.offer(state, moves)
    return [int(move) for move in moves.listed()]


def after(state: Poseidon, move: int) -> Poseidon:
    twin: Poseidon = GAME.copy(state)
    GAME.rules.apply(twin, move, Moves())
    return twin


def earned_by_steering(state: Poseidon) -> list[tuple[int, int]]:
    """Every (income, donation) of some voyage that no other voyage beats, found by trying every move."""
    open_ones = [after(state, BY_HAND.move())]
    seen, ends = set(), set()
    while open_ones:
        here = open_ones.pop()
        key = (tuple(map(int, here.voyage)), tuple(step > 0 for step in here.wake), int(here.top))
        if key not in seen:
            seen.add(key)
            for move in offered(here):
                if move == LAND.move():
                    ends.add((int(here.voyage[INCOME_SO_FAR]), int(here.voyage[DONATED])))
                else:
                    open_ones.append(after(here, move))
    choices, most = [], 0
    for given in sorted({donation for _income, donation in ends}):
        income = max(income for income, donation in ends if donation == given)
        if income > most:
            choices.append((income, given))
            most = income
    return choices


@pytest.mark.parametrize("seats", [2, 4])
def test_the_offers_are_what_steering_can_earn(seats: int) -> None:
    tried, richest, seed = 0, 0, 0
    while tried < WANTED:
        seed += 1
        state, moves, generator = GAME.first(seats), Moves(), Generator(seed)
        GAME.rules.advance(state, moves)
        while moves.count and tried < WANTED:
            if GAME.rules.step(state).name == "sailing" and generator.below(3) == 0:
                nation = int(SAILING.opened(state).nation)
                if state.range_of(nation) <= FARTHEST:
                    values = [WORDS.values_of(move) for move in offered(state) if WORDS.verb(move).name == SEND.name]
                    sent = sorted(((int(income), int(level * DONATION_UNIT)) for income, level in values), key=lambda one: one[1])
                    assert sent == earned_by_steering(state), (seed, seats)
                    tried += 1
                    richest = max(richest, len(sent))
            GAME.rules.apply(state, moves.pick(generator), moves)
    assert richest > 1
