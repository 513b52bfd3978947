"""The charts of a finished match, on its table's page and in words."""

import re
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from mercat.charts import Account, account_so_far
from mercat.engine.matches.match import Match
from mercat.games import names
from mercat.games.poseidon.tables import TRACK
from mercat.server.play import scores
from mercat.server.play.scores import APART, BOTTOM, spread, step_of
from tests.server.own_games.test_my_games import moved

pytestmark = pytest.mark.anyio


def finished(game: str) -> str:
    match = Match.start(game, seed=4)
    while match.to_move is not None:
        match.play(match.legal()[0])
    return match.to_json()


@pytest.mark.parametrize("game", names())
async def test_a_finished_match_is_shown_in_charts_and_tables(site: Any, game: str) -> None:
    ana = await site.browser()
    opened = await ana.post("/import", files={"file": ("match.json", finished(game).encode(), "application/json")})
    table = opened.headers["location"].removesuffix("/seats")
    for language in ("en", "es", "pl"):
        await ana.post("/settings", data={"language": language})
        page, text = (await ana.get(table)).text, (await ana.get(f"{table}/text")).text
        charts = page[page.index('class="charts"'):]
        assert charts.count("<figure") >= 4 and 'class="curve"' in charts and 'class="bar"' in charts
        assert not re.search(r"\bchart-[a-z]+ ?<|\bui-chart|\b(nan|inf)\b", charts)
        figures = text[text.index('id="figures"'):]
        assert figures.count("<table") >= charts.count("<figure") - 1 + 2
        assert not re.search(r"<caption>(ui-|chart-)", figures)


def begun(game: str, lines: int) -> Match[Any]:
    match = Match.start(game, seed=4)
    while len(match.entries) < lines and match.to_move is not None:
        match.play(match.legal()[0])
    return match


async def opened(ana: Any, match: Match[Any]) -> str:
    """The address of a table with this match."""
    answer = await ana.post("/import", files={"file": ("match.json", match.to_json().encode(), "application/json")})
    return str(answer.headers["location"]).removesuffix("/seats")


@pytest.mark.parametrize(("language", "round_name"), [("en", "ER1"), ("es", "RE1"), ("pl", "RO1")])
async def test_poseidon_shows_the_rounds_so_far_while_one_plays(site: Any, language: str, round_name: str) -> None:
    """The price of each nation by round, under the rounds' own names, and the charts; the same as tables in the text view."""
    match = next(match for match in map(partial(begun, "poseidon"), range(20, 600, 20)) if match.state.round == 3)
    ana = await site.browser()
    await ana.post("/settings", data={"language": language})
    table = await opened(ana, match)
    page = (await ana.get(table)).text
    course = page[page.index('id="course"'):page.index('id="players"')]
    assert f'<th scope="col">{round_name}</th></tr>' in course and course.count("<table") == 2
    assert 'class="curve"' in course and 'class="bar"' not in course
    prices = {int(number) for number in re.findall(r'<td class="number">(\d+)</td>', course[course.rindex("<table"):])}
    assert prices and prices <= set(map(int, TRACK))
    text = (await ana.get(f"{table}/text")).text
    assert text.count('id="figures"') == 1 and round_name in text[text.index('id="figures"'):]
    assert 'class="final"' not in page


async def test_the_rounds_so_far_are_replayed_once_in_a_round(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many moves are made in it, and however many look."""
    replayed: list[int] = []

    def noted(match: Match[Any]) -> Account | None:
        replayed.append(len(match.path))
        return account_so_far(match)

    monkeypatch.setattr(scores, "account_so_far", noted)
    match = next(match for match in map(partial(begun, "poseidon"), range(20, 600, 20)) if match.state.round == 2)
    for _ in range(4):
        assert match.state.round == 2
        assert scores.account("table", match) is not None
        match.play(match.legal()[0])
    assert len(replayed) == 1


async def test_whoever_prepares_a_turn_sees_the_sheet_without_the_rounds(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "poseidon", "seats": 2, "name": "Ana"})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    while 'id="course"' not in (page := (await ana.get(f"/t/{table}")).text):
        now = (await ana.get(f"/api/tables/{table}")).json()
        await moved((ana, ben)[now["to_move"]], table, now["length"])
    assert 'id="ps-nations"' in page
    prepared = [(await one.get(f"/t/{table}/prepare")).text for one in (ana, ben)]
    assert any('id="ps-nations"' in text for text in prepared) and not any('id="course"' in text for text in prepared)


async def test_the_first_round_has_no_course(site: Any) -> None:
    ana = await site.browser()
    page = (await ana.get(await opened(ana, begun("poseidon", 2)))).text
    assert 'id="course"' not in page


async def test_an_unfinished_match_has_no_charts(site: Any) -> None:
    ana = await site.browser()
    begun = await ana.post("/play/new_bedford", data={"name": "Ana", "bots": "1", "strength": "random"})
    for part in ("", "/text"):
        page = (await ana.get(begun.headers["location"] + part)).text
        assert 'class="charts"' not in page and 'id="figures"' not in page


def test_marks_at_the_ends_of_lines_stand_apart_and_in_order() -> None:
    heights = [100.0, BOTTOM, 101.0, BOTTOM - 1]
    moved = sorted(zip(heights, spread(heights), strict=True))
    apart = [after - before for (_, before), (_, after) in pairwise(moved)]
    assert min(apart) >= APART and moved[-1][1] == BOTTOM


@pytest.mark.parametrize(("least", "most", "step"), [(0, 1, 1), (0, 5, 1), (0, 9, 2), (-3, 21, 10), (0, 1420, 500), (0, 64, 20)])
def test_steps_of_an_axis(least: int, most: int, step: int) -> None:
    assert step_of(least, most) == step
