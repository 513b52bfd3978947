"""The charts of a finished match, on its table's page and in words."""

import re
from itertools import pairwise
from typing import Any

import pytest

from mercat.engine.matches.match import Match
from mercat.games import names
from mercat.server.pages.charts import APART, BOTTOM, spread, step_of

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
