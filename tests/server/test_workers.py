"""Bots at work: whatever becomes of a worker, the table goes on, and no worker is told the seed."""

import asyncio
import time
from typing import Any

import pytest

from mercat.server.bots import workers as module
from mercat.server.bots.workers import Question, asked_of_bot

pytestmark = pytest.mark.anyio
QUESTION = Question(0, "random", "tally", {}, 1, {}, 0, ("add 1", "add 2"))


def stuck(question: Question, seconds: float, seed: int) -> str:
    time.sleep(60)
    return "add 1"


def cheating(question: Question, seconds: float, seed: int) -> str:
    return "add 99"


def broken(question: Question, seconds: float, seed: int) -> str:
    raise ValueError("no move")


async def bots_table(site: Any, strength: str = "random") -> tuple[Any, str]:
    ana = await site.browser()
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "bots": [strength]})
    return ana, opened.json()["table"]


async def test_a_worker_is_told_the_position_and_nothing_else(site: Any) -> None:
    site.services.workers.closing = True
    ana, table = await bots_table(site)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    seed = site.services.store.read(table, False).table.seed
    async with site.services.tables.entered(table) as kept:
        question = asked_of_bot(kept)
    assert question is not None and (question.seat, question.strength, question.length) == (1, "random", 2)
    assert question.offered == ("buy wool", "buy milk", "pass")
    assert seed not in repr(question)


@pytest.mark.parametrize("work", [cheating, broken])
async def test_a_worker_that_gives_no_legal_move(site: Any, monkeypatch: pytest.MonkeyPatch, work: Any) -> None:
    monkeypatch.setattr(module, "answered", work)
    assert await site.services.workers.decided(QUESTION) in QUESTION.offered


async def test_a_worker_that_hangs_is_put_away(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "answered", stuck)
    monkeypatch.setattr(module, "GRACE", 0.2)
    monkeypatch.setattr(module, "TRIES", 1)
    started = time.monotonic()
    assert await site.services.workers.decided(QUESTION) in QUESTION.offered
    assert time.monotonic() - started < 5
    assert site.services.workers.pool is None


async def test_a_forced_move_needs_no_worker(site: Any) -> None:
    question = Question(0, "search", "tally", {}, 1, {}, 0, ("add 1",))
    assert await site.services.workers.decided(question) == "add 1"
    assert site.services.workers.pool is None


async def test_a_bot_too_late_looks_again(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the bot thinks its opponent takes the move back: what it found out is thrown away."""
    ana, table = await bots_table(site)
    thinking, go_on = asyncio.Event(), asyncio.Event()
    asked: list[int] = []

    async def slow(question: Question) -> str:
        asked.append(question.length)
        thinking.set()
        await go_on.wait()
        return "pass"

    monkeypatch.setattr(site.services.workers, "decided", slow)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    await thinking.wait()
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": 2})).status_code == 200
    assert (await ana.post(f"/api/tables/{table}/play", json={"length": 3, "move": "pass"})).status_code == 200
    go_on.set()
    for _ in range(200):
        if (await site.stored(table))[-1].startswith("nature"):
            break
        await asyncio.sleep(0.01)
    assert (await site.stored(table))[1:5] == ["0 buy wool", "undo 1", "0 pass", "1 pass"]
    assert asked == [2, 4]


@pytest.mark.parametrize("strength", ["random", "greedy", "search"])
async def test_every_strength_plays(site: Any, strength: str) -> None:
    ana, table = await bots_table(site, strength)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "pass"})
    for _ in range(1_000):
        if (await ana.get(f"/api/tables/{table}")).json()["to_move"] == 0:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the bot did not move")


async def bots_alone(client: Any) -> str:
    """A table of bots that think for so long that nothing has happened yet."""
    opened = await client.post("/api/tables", json={"game": "tally", "seats": 2, "bots": ["random", "random"]})
    return str(opened.json()["table"])


async def goes_on(site: Any, table: str) -> bool:
    """Does the journal grow?"""
    before = len(await site.stored(table))
    for _ in range(100):
        if len(await site.stored(table)) > before:
            return True
        await asyncio.sleep(0.01)
    return False


async def test_who_opened_a_table_of_bots_stops_them_and_lets_them_go_on(opening: Any) -> None:
    async with opening(bot_pause=0.2) as site:
        ana, ben = await site.browser(), await site.browser()
        table = await bots_alone(ana)
        resting = f"/api/tables/{table}/resting"
        assert (await ben.put(resting, json={"resting": True})).json()["error"] == "not-host"
        assert (await ana.put(resting, json={"resting": True})).status_code == 204
        await asyncio.sleep(0.1)
        assert not await goes_on(site, table)
        await site.services.workers.wake_all()
        assert not await goes_on(site, table)
        page = (await ben.get(f"/t/{table}")).text
        assert "The bots of this table have been stopped." in page and 'id="rest"' not in page
        assert (await ana.post(f"/t/{table}/rest", data={"resting": "no"})).status_code == 303
        assert await goes_on(site, table)


async def test_a_bot_that_another_process_sees_to_is_left_to_it(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at the start, when that process may be the one that has died."""
    async with opening(bot_pause=60) as site:
        table, workers = await bots_alone(await site.browser()), site.services.workers
        woken: list[str] = []
        monkeypatch.setattr(workers, "wake", woken.append)
        monkeypatch.setattr(workers, "started", False)
        await workers.wake_all()
        assert woken == [table]
        await workers.wake_all()
        assert woken == [table]
        monkeypatch.setattr(module, "MARGIN", -1_000.0)      # as if more time had passed
        await workers.wake_all()
        assert woken == [table, table]


async def test_bots_with_people_cannot_be_stopped(site: Any) -> None:
    ana, table = await bots_table(site)
    assert (await ana.put(f"/api/tables/{table}/resting", json={"resting": True})).json()["error"] == "not-bots-alone"
    assert 'id="rest"' not in (await ana.get(f"/t/{table}")).text


async def test_the_host_of_the_server_allows_no_bots_alone(opening: Any) -> None:
    async with opening(bots_alone=False) as site:
        ana = await site.browser()
        table = await bots_alone(ana)
        assert not await goes_on(site, table)
        seen = (await ana.get(f"/api/tables/{table}")).json()
        assert seen["resting"] and 'id="rest"' not in (await ana.get(f"/t/{table}")).text
        _, with_ana = await bots_table(site)
        assert not (await ana.get(f"/api/tables/{with_ana}")).json()["resting"]
