"""The search by a learned value: when it stops, and that it knows the value of every new position."""

from __future__ import annotations

from typing import Any

import pytest

from mercat.bots.search.by_value import CLEAR, ENOUGH, ValueSearch
from mercat.bots.search.judge import Judge, Lookahead
from mercat.bots.search.weights import layout_for
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from tests.toy import Toy
from tests.valued import READING, ToyInputs, random_network, winning_by_a_sale


def searching(state: Toy, seed: int = 1, settled: float = CLEAR) -> ValueSearch[Any]:
    layout = layout_for(READING)
    judge: Judge[Any] = Judge(READING, ToyInputs(), random_network(layout), layout, int(state.seats))
    return ValueSearch(READING, judge, state, seed, settled)


def first_decision(seats: int) -> Toy:
    state, moves = READING.first(seats), Moves()
    READING.rules.advance(state, moves)
    READING.rules.apply(state, READING.vocabulary.parse("roll 4"), moves)
    return state


def clear_decision(settled: float = CLEAR) -> ValueSearch[Any]:
    """A search of two moves, one of which wins."""
    search, moves = searching(winning_by_a_sale(), settled=settled), Moves()
    for move in ("sell wool 1", "pass"):
        moves.add(READING.vocabulary.parse(move))
    search.keep_moves(moves)
    return search


def test_it_stops_where_one_move_is_far_ahead() -> None:
    """After a quarter of the iterations; in training, where it is told so, only once no other move can catch up."""
    clear, full = clear_decision(), clear_decision(settled=1.0)
    clear.run(400, 0.0, to_decide=True)
    full.run(400, 0.0, to_decide=True)
    assert clear.iterations == 100 - 1 and 180 < full.iterations < 220           # the root counts as an iteration
    assert READING.vocabulary.spell(clear.best()) == READING.vocabulary.spell(full.best()) == "sell wool 1"


def test_by_the_clock_it_counts_what_is_kept() -> None:
    search = clear_decision()
    search.run(0, 3600.0, to_decide=True)
    assert search.tree.visits[0] == ENOUGH
    before = search.iterations
    search.run(0, 3600.0, to_decide=True)
    assert search.iterations == before + 1


@pytest.mark.parametrize("seats", [2, 3])
def test_every_seat_gets_the_value_of_each_new_position(seats: int) -> None:
    """Whoever decides that of the best move, all others what the network says, known before or not."""
    search = searching(first_decision(seats), settled=1.0)
    ahead, moves, seen = Lookahead(search.judge, READING.copy(search.root)), Moves(), 0
    for _time in range(200):
        search.iterate()
        decides = READING.rules.to_move(search.scratch)
        READING.rules.offer(search.scratch, moves)
        if decides == NATURE or moves.count == 0:
            continue
        seen += 1
        best = ahead.utilities[ahead.best(search.scratch, moves, decides)]
        for seat in range(seats):
            assert search.worth[seat] == (best if seat == decides else search.judge.judge(search.scratch, seat))
    assert seen > 50
