"""Reviews of finished games: made by worker processes with progress, stored, and opened again without work."""

import asyncio
import re
from typing import Any

import pytest

from mercat.server.bots.workers import Workers
from mercat.server.problems import Problem
from mercat.server.processes.chores import finish
from mercat.server.reviews import reviews
from mercat.server.reviews.page import marks_of, smooth
from mercat.server.reviews.reviews import ReviewProgress, read_review, store_review
from mercat.server.storage.models import TableRow
from mercat.server.tables.journals import NewLines
from mercat.server.tables.store import change_table, create_table, read_table
from tests.blunder import blundered
from tests.waiting import PATIENCE, eventually

pytestmark = pytest.mark.anyio


async def finished_table(site: Any) -> tuple[Any, str]:
    """A finished game of bots, and a browser that watches."""
    ana = await site.browser()
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "bots": ["random", "random"]})
    table: str = opened.json()["table"]
    async with asyncio.timeout(PATIENCE):
        while site.services.store.read(read_table, table, False).table.status != "over":
            await asyncio.sleep(0.05)
    return ana, table


async def reviewed(site: Any, browser: Any, table: str) -> str:
    """The page once the review has been made."""
    async with asyncio.timeout(PATIENCE):
        while "<progress" in (page := str((await browser.get(f"/t/{table}/review")).text)):
            await asyncio.sleep(0.05)
    return page


def without_moment(page: str) -> str:
    """The page without the moment at which the server made it."""
    return re.sub(r'data-now="[^"]*"', "", page)


def main_of(page: str) -> str:
    """What the page says, without its head and foot."""
    return page[page.index('<div id="review">'):page.index("</main>")]


async def test_a_review_is_made_stored_and_opened_again_without_work(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, table = await finished_table(site)
    first = await ana.get(f"/t/{table}/review")
    assert "<progress" in first.text and "reviewing the game" in first.text and first.headers["Refresh"] == "2"
    assert f'/t/{table}/review"' not in re.sub(r"<noscript>.*?</noscript>", "", main_of(first.text))      # it comes by itself
    assert "Check again" in first.text
    page = await reviewed(site, ana, table)
    assert "Refresh" not in (await ana.get(f"/t/{table}/review")).headers
    assert 'class="curve seat-1"' in page and 'id="words"' in page
    length = site.services.store.read(read_table, table, False).table.length
    kept = site.services.store.read(read_review, table, length)
    assert kept is not None and kept["length"] == length
    assert site.services.reviews.progress == {}

    def unwanted(*_: Any) -> None:
        raise AssertionError("the review was made twice")

    monkeypatch.setattr(Workers, "compute", unwanted)
    assert without_moment(await reviewed(site, ana, table)) == without_moment(page)
    for view in ("", "/text"):
        assert f'href="/t/{table}/review"' in (await ana.get(f"/t/{table}{view}")).text


@pytest.mark.parametrize(("language", "heading"), [("en", "Expected points"), ("es", "Puntos esperados"),
                                                   ("pl", "Spodziewane punkty")])
async def test_the_page_in_three_languages(site: Any, language: str, heading: str) -> None:
    _, table = await finished_table(site)
    browser = await site.browser(language=language)
    assert heading in await reviewed(site, browser, table)


async def test_an_unfinished_game_is_not_reviewed(site: Any) -> None:
    ana = await site.browser()
    table = await site.table_of(ana, await site.browser())
    refused = await ana.get(f"/t/{table}/review")
    assert refused.status_code == 409 and "not over yet" in refused.text
    assert f'href="/t/{table}/review"' not in (await ana.get(f"/t/{table}")).text


async def test_an_imported_game_that_is_not_over_is_reviewed_until_somebody_sits_down(site: Any) -> None:
    ana, played = await finished_table(site)
    match = (await ana.get(f"/api/tables/{played}/export")).json()
    cut = match | {"journal": match["journal"][:3]}
    table = (await ana.post("/api/tables/import", json={"match": cut})).json()["table"]
    assert f'href="/t/{table}/review"' in (await ana.get(f"/t/{table}/seats")).text
    assert 'id="words"' in await reviewed(site, ana, table)
    assert (await ana.post(f"/api/tables/{table}/seats", json={"name": "Ana"})).status_code == 201
    assert (await ana.get(f"/t/{table}/review")).status_code == 409
    assert f'href="/t/{table}/review"' not in (await ana.get(f"/t/{table}/seats")).text


async def test_a_review_that_cannot_be_made_says_so(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Workers, work: Any) -> None:
        raise ValueError("no review")

    monkeypatch.setattr(Workers, "compute", broken)
    ana, table = await finished_table(site)
    await reviewed(site, ana, table)
    assert "could not be made" in await reviewed(site, ana, table)


async def test_a_slow_database_delays_a_review_and_no_more(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does the end of the attempt that could not be stored."""
    tries, compute, ends = list[int](), Workers.compute, list[int]()

    async def slow_once(self: Workers, work: Any) -> Any:
        tries.append(len(tries))
        if len(tries) == 1:
            raise Problem(503, "slow-database")
        return await compute(self, work)

    def ended(*given: Any) -> None:
        ends.append(len(ends))
        if len(ends) == 1:
            raise Problem(503, "slow-database")
        finish(*given)

    monkeypatch.setattr(Workers, "compute", slow_once)
    monkeypatch.setattr(reviews, "finish", ended)
    ana, table = await finished_table(site)
    await ana.get(f"/t/{table}/review")
    await eventually(lambda: len(ends) == 1)
    assert 'id="words"' in await reviewed(site, ana, table) and len(tries) > 1


async def test_turning_points_are_sentences_with_links(site: Any) -> None:
    """A game of New Bedford in which somebody blunders, brought in from a file; only its beginning is reviewed."""
    match, _ = blundered()
    ana = await site.browser()
    opened = await ana.post("/import", files={"file": ("match.json", match.to_json())})
    table = opened.headers["location"].split("/")[2]
    site.services.store.write(change_table, table, lambda session, row, seats: setattr(row, "status", "over"))
    page = await reviewed(site, ana, table)
    assert 'id="turn-1"' in page and "The strongest bot would have played" in page
    assert "You must place your" not in page and "Chance of winning" in page
    assert f'action="/t/{table}/sandbox"' in page and 'href="#turn-1"' in page
    place = re.search(r'href="#(decision-\d+)"', page)
    assert place is not None and page.count(f'id="{place[1]}"') == 1


def test_a_stored_review_belongs_to_one_length_of_the_journal(store: Any) -> None:
    row = TableRow(id="t", game="toy", version=1, digest="", options={}, seats=2, seed="1", status="over", sandbox=False,
                   listed=False, revision=0)
    store.write(create_table, row, [], NewLines(["0 pass", "1 pass"]))
    for length in (2, 1):
        store_review(store, "t", {"length": length})
        assert store.read(read_review, "t", length) == {"length": length}
    assert store.read(read_review, "t", 2) is None
    store_review(store, "deleted", {"length": 2})
    assert store.read(read_review, "deleted", 2) is None


def test_numbers_of_turning_points_do_not_cover_each_other() -> None:
    """Each is in the highest row in which it has room, and all are within the chart."""
    decisions = [{"at": at} for at in range(1, 201)]
    marks = marks_of({"decisions": decisions, "turning_points": [{"at": at} for at in (10, 11, 12, 13, 14, 15, 16, 17)]})
    assert [float(mark.height.rstrip("%")) for mark in marks] == sorted({float(mark.height.rstrip("%")) for mark in marks})
    assert float(marks[-1].height.rstrip("%")) < 100
    spread = marks_of({"decisions": decisions, "turning_points": [{"at": at} for at in (10, 20, 60, 61)]})
    assert [mark.height for mark in spread] == [marks[0].height, marks[1].height, marks[0].height, marks[1].height]
    assert [mark.percent for mark in spread] == ["5.00%", "10.00%", "30.00%", "30.50%"]


def test_lines_of_games_played_on_are_smooth_and_end_where_the_game_ended() -> None:
    assert smooth([0.0, 1.0, 0.0, 1.0, 0.0, 1.0], 2) == pytest.approx([0, 1 / 3, 2 / 5, 3 / 5, 2 / 3, 1])
    assert smooth([0.2, 0.9, 1.0], 0) == [0.2, 0.9, 1.0]


def test_progress_in_per_cent() -> None:
    assert [ReviewProgress(0, 8).percent, ReviewProgress(6, 8).percent, ReviewProgress().percent] == [0, 75, 0]
