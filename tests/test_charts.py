"""A finished match in numbers: they agree with the score sheet, and with the events of its rounds."""

from typing import Any

import pytest

from mercat.charts import Account, account_of, account_so_far
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.games import find, names
from mercat.moments import ROUND_BEGAN
from mercat.text import LANGUAGES


def random_match(game: str, seed: int) -> Match[Any]:
    match, chance = Match.start(game, seed=seed), Generator(seed)
    while match.to_move is not None:
        moves = match.legal()
        match.play(moves[int(chance.below(len(moves)))])
    return match


@pytest.mark.parametrize("game", names())
def test_the_numbers_agree_with_the_scores(game: str) -> None:
    match = random_match(game, 5)
    account = account_of(match)
    began = sum(event.name == ROUND_BEGAN for entry in match.entries for event in entry.events)
    points = account.charts[0]
    assert points.name == "points" and [course.value for course in points.courses] == [str(seat) for seat in range(match.seats)]
    assert [course.numbers[-1] for course in points.courses] == [score.total for score in match.scores()]
    assert {len(course.numbers) for chart in account.charts for course in chart.courses} == {began + 1}
    for seat, course in enumerate(points.courses):
        for place, total in enumerate(course.numbers):
            assert total == sum(courses[seat].numbers[place] or 0 for _, courses in account.lines)


@pytest.mark.parametrize("game", names())
def test_the_rounds_that_are_over_are_told_as_at_the_end(game: str) -> None:
    """While one plays, after each move: what is known then of every number, and nothing of the round that is played."""
    match = random_match(game, 5)
    whole, seen = account_of(match), set[int]()
    for length in match.path[::7]:
        before = match.at(length)
        began = sum(event.name == ROUND_BEGAN for line in before.path for event in before.entries[line - 1].events)
        told = account_so_far(before)
        if began < 2:
            assert told is None
            continue
        assert told is not None and named(told) == named(whole)[:began - 1]
        assert numbers_of(told) == {course: numbers[:began] for course, numbers in numbers_of(whole).items()
                                    if any(number is not None for number in numbers[:began])}
        seen.add(began)
    assert len(seen) > 2


def named(account: Account) -> list[dict[str, str]]:
    return [{name: getattr(fact, "value", str(fact)) for name, fact in facts.items()} for facts in account.rounds]


def numbers_of(account: Account) -> dict[tuple[str, str], tuple[int | None, ...]]:
    return {(chart.name, course.value): course.numbers for chart in account.charts for course in chart.courses}


@pytest.mark.parametrize("game", names())
def test_charts_have_titles_in_every_language(game: str) -> None:
    found = find(game)
    match = random_match(game, 6)
    for chart in account_of(match).charts:
        assert all(found.has(language, f"chart-{chart.name}") for language in LANGUAGES), chart.name


@pytest.mark.parametrize("game", names())
def test_income_and_money_are_never_negative(game: str) -> None:
    """And before the first round nothing was received."""
    charts = {chart.name: chart for chart in account_of(random_match(game, 7)).charts}
    for income, money in zip(charts["income"].courses, charts["money"].courses, strict=True):
        assert income.numbers[0] == 0 and any(income.numbers)
        assert all((number or 0) >= 0 for number in (*income.numbers, *money.numbers))


def test_undone_moves_leave_no_trace() -> None:
    match = random_match("new_bedford", 8)
    before = account_of(match)
    moves = [match.entries[length - 1] for length in match.path]
    last = next(entry for entry in reversed(moves) if entry.seat >= 0)
    match.undo()
    match.play(last.text)
    while match.to_move is not None:
        match.play(match.legal()[0])
    assert account_of(match).charts[0].courses[0].numbers[:5] == before.charts[0].courses[0].numbers[:5]
    assert account_of(Match.from_json(match.to_json())) == account_of(match)
