"""Games that a learned value plays against itself, and searches that go on from one move to the next."""

from __future__ import annotations

from typing import Any

import pytest

import mercat.bots.play.learned
import mercat.bots.search.latest
from mercat.bots.play.learned import PlannerBot
from mercat.bots.search.by_value import ValueSearch
from mercat.bots.search.judge import Judge
from mercat.bots.search.weights import layout_for
from mercat.bots.training.value.selfplay import SelfPlay
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from tests.valued import ADVISED, READING, ToyInputs, random_network


def test_self_play_by_a_search_makes_other_moves_than_one_look_ahead() -> None:
    layout = layout_for(READING)
    judge: Judge[Any] = Judge(READING, ToyInputs(), random_network(layout), layout, 2)
    table: SelfPlay[Any] = SelfPlay(READING, judge, READING.first(2))
    games = {}
    for iterations in (0, 200):
        table.play(3, 0.0, 0.1, iterations)
        games[iterations] = list(table.rows)
        assert not any(table.explored)
    assert games[0] != games[200]


def test_self_play_begins_with_moves_at_random() -> None:
    layout = layout_for(READING)
    judge: Judge[Any] = Judge(READING, ToyInputs(), random_network(layout), layout, 2)
    table: SelfPlay[Any] = SelfPlay(READING, judge, READING.first(2))
    games = set()
    for seed in range(20):
        table.play(seed, 0.0, 0.1, 0, opening=3)
        assert sum(table.explored) <= 3
        games.add(tuple(table.rows))
    assert len(games) > 5


def test_one_seat_plays_by_the_advice() -> None:
    layout = layout_for(ADVISED)
    judge: Judge[Any] = Judge(ADVISED, ToyInputs(), random_network(layout), layout, 3)
    table: SelfPlay[Any] = SelfPlay(ADVISED, judge, ADVISED.first(3))
    advised: set[int] = set()
    for seed in range(30):
        table.play(seed, 1.0, 1e6, 0, advised=1.0)
        explored = [0, 0, 0]
        for seat, number in zip(table.seats, table.explored, strict=True):
            explored[seat] += number
        advised.update(seat for seat in range(3) if explored[seat] == 0)
        assert 0 in explored
    assert advised == {0, 1, 2}


def test_some_seats_play_by_an_ancestor_and_are_not_learned_from() -> None:
    """Each seat may be one of them, and what the others do depends on the ancestor."""
    layout = layout_for(READING)
    first, second, third = (Judge(READING, ToyInputs(), random_network(layout, seed=seed), layout, 3) for seed in (5, 6, 7))
    tables: list[SelfPlay[Any]] = [SelfPlay(READING, first, READING.first(3), other) for other in (second, third)]
    recorded, games = set(), [set[tuple[int, ...]](), set[tuple[int, ...]]()]
    for seed in range(100):
        for table, seen in zip(tables, games, strict=True):
            table.play(seed, 0.0, 0.1, 0)
            seen.add(tuple(table.rows))
        assert set(tables[0].seats) == set(tables[1].seats)
        recorded.add(frozenset(tables[0].seats))
    assert recorded == {frozenset(seats) for seats in ({0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2})}
    assert games[0] != games[1]


def test_a_search_goes_on_from_a_later_position_with_what_it_found() -> None:
    layout = layout_for(READING)
    judge: Judge[Any] = Judge(READING, ToyInputs(), random_network(layout), layout, 2)
    state, moves = READING.first(2), Moves()
    READING.rules.advance(state, moves)
    search: ValueSearch[Any] = ValueSearch(READING, judge, state, 1)
    search.run(300, 0.0)
    before = READING.copy(state)
    edge = search.tree.most_tried(0)
    child, tries = search.tree.child[edge], search.tree.tries[edge]
    visits = search.tree.visits[child]
    assert 0 < visits <= tries
    READING.rules.apply(state, search.best(), moves)
    assert search.go_on(state) and search.tree.visits[0] == visits and search.root.is_like(state)
    assert [found[0] for found in sorted(search.findings())] == sorted(moves.listed())
    known = search.tree.visits[0]
    search.run(50, 0.0)
    assert search.tree.visits[0] == known + 50
    assert not search.go_on(before)


def test_a_planner_with_a_clock_goes_on_from_its_last_search(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = layout_for(READING)
    judge: Judge[Any] = Judge(READING, ToyInputs(), random_network(layout), layout, 2)
    monkeypatch.setattr(mercat.bots.play.learned, "judge_of", lambda game, seats, weights: judge)
    recent = mercat.bots.search.latest.LatestSearches()
    monkeypatch.setattr(mercat.bots.search.latest, "LATEST", recent)
    state, moves = READING.first(2), Moves()
    READING.rules.advance(state, moves)
    while moves.count == 1 or READING.rules.to_move(state) == NATURE:
        READING.rules.apply(state, moves.buffer[0], moves)
    move = PlannerBot(200, 5.0).pick(READING, state, moves, 1)
    (_judge, first), = recent.searches
    READING.rules.apply(state, move, moves)
    while moves.count == 1 or READING.rules.to_move(state) == NATURE:
        READING.rules.apply(state, moves.buffer[0], moves)
    PlannerBot(200, 5.0).pick(READING, state, moves, 2)
    assert recent.searches == [(judge, first)] and first.root.is_like(state)
    PlannerBot(200).pick(READING, state, moves, 2)
    assert recent.searches == [(judge, first)]
