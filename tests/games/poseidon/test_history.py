"""What the history tells adds up to what everybody holds: money by cause, merchants, prestige step by step. POS-LAW-1"""

from collections import Counter

import pytest

import mercat
from mercat.engine.rng import Generator
from mercat.engine.state import is_compiled
from mercat.games.poseidon import tables
from mercat.games.poseidon.vocabulary import BY_DIVIDEND, BY_FORCE, BY_TRADE

GAMES = 12 if is_compiled() else 2


def events_of(seats, seed):
    """A random match and everything that happened in it, in order."""
    match = mercat.Match.start("poseidon", seats=seats, seed=seed)
    generator = Generator(seed, 5)
    while match.to_move is not None:
        moves = match.moves
        match.play(int(moves.buffer[generator.below(moves.count)]))
    return match.state, [event for entry in match.entries for event in entry.events]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ledger_of_causes_adds_up(seats):
    for seed in range(GAMES):
        state, events = events_of(seats, seed)
        money, treasury, held, pool = Counter(), Counter(), Counter(), Counter()
        for event in events:
            one, two, three = int(event.first), int(event.second), int(event.third)
            if event.name in ("paid", "earned"):
                money[one] += two if event.name == "earned" else -two
            elif event.name in ("treasury_paid", "treasury_earned"):
                treasury[one] += two if event.name == "treasury_earned" else -two
            elif event.name in ("bought", "sold"):
                held[one, two] += three if event.name == "bought" else -three
                pool[two] -= three if event.name == "bought" else -three
            elif event.name == "claimed":
                held[one, two] += 1
                pool[two] -= 1
            elif event.name == "issued":
                pool[one] += two
        for seat in range(seats):
            assert tables.START_MONEY[seats] + money[seat] == state.money[seat]
            for nation in range(tables.NATIONS):
                assert held[seat, nation] == state.merchants[seat, nation]
        for nation in range(tables.NATIONS):
            assert treasury[nation] == state.treasury[nation] and pool[nation] == state.pool[nation]


@pytest.mark.parametrize("seats", [2, 4])
def test_prestige_moves_are_accounted_for(seats):
    """POS-PREST-1 POS-PREST-2: a step up for every voyage that paid, a step down for a king's sale or a forced purchase."""
    for seed in range(GAMES):
        state, events = events_of(seats, seed)
        space, paid = {}, Counter()
        for event in events:
            if event.name == "founded":
                space[int(event.second)] = int(event.third)
            elif event.name == "sailed":
                nation = int(event.first)
                assert paid[nation] == 0, "a voyage that paid moved nothing"
                paid[nation] = int(event.second > 0 and space[nation] < tables.SPACES - 1)
            elif event.name == "prestige_is":
                nation, to = int(event.first), int(event.second)
                if event.cause == BY_DIVIDEND:
                    assert to == space[nation] + 1 and paid[nation] > 0
                    paid[nation] = 0
                else:
                    assert event.cause in (BY_TRADE, BY_FORCE) and to == space[nation] - 1
                space[nation] = to
        assert all(space.get(nation, -1) == state.prestige[nation] for nation in range(tables.NATIONS))
