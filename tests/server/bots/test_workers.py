"""Worker processes: the game goes on whatever happens to them, and none of them gets the seed."""

import asyncio
import os
import subprocess
import sys
import time
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from mercat.server.bots import workers as module
from mercat.server.bots.worker_processes import BotDecision
from mercat.server.bots.workers import SHORTEST, Turn, decision_for_bot
from mercat.server.tables.moves import play_for_bot
from mercat.server.tables.store import read_table
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
DECISION = BotDecision(0, "random", "tally", {}, 1, {}, 0, ("add 1", "add 2"))


def stuck(decision: BotDecision, seconds: float, seed: int) -> str:
    time.sleep(600)
    return "add 1"


def cheating(decision: BotDecision, seconds: float, seed: int) -> str:
    return "add 99"


def dying(decision: BotDecision, seconds: float, seed: int, share: int, shares: int) -> tuple[str, float]:
    if share == 1:
        os._exit(1)
    return "add 1", 1.0


def broken(decision: BotDecision, seconds: float, seed: int) -> str:
    raise ValueError("no move")


def test_a_bots_process_imports_nothing_of_the_server() -> None:
    """Else each takes three times as much memory, and seven times as long to be there."""
    imported = "import sys, mercat.server.bots.worker_processes; print({'sqlalchemy', 'fastapi', 'jinja2'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", imported], capture_output=True, text=True, check=True).stdout == "set()\n"


async def bots_table(site: Any, strength: str = "random") -> tuple[Any, str]:
    ana = await site.browser()
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "bots": [strength]})
    return ana, opened.json()["table"]


async def test_a_worker_gets_the_position_and_nothing_else(site: Any) -> None:
    site.services.workers.closing = True
    ana, table = await bots_table(site)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    seed = site.services.store.read(read_table, table, False).table.seed
    async with site.services.tables.locked(table) as cached:
        decision = decision_for_bot(cached)
    assert decision is not None and (decision.seat, decision.strength, decision.length) == (1, "random", 2)
    assert decision.legal == ("buy wool", "buy milk", "pass")
    assert seed not in repr(decision)


@pytest.mark.parametrize("work", [cheating, broken])
async def test_an_illegal_answer_is_replaced_by_a_legal_move(site: Any, monkeypatch: pytest.MonkeyPatch, work: Any) -> None:
    monkeypatch.setattr(module, "choose_move", work)
    assert await site.services.workers.move_for(DECISION) in DECISION.legal


async def test_a_hanging_worker_is_killed(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "choose_move", stuck)
    monkeypatch.setattr(module, "GRACE", 0.2)
    monkeypatch.setattr(module, "ATTEMPTS", 1)
    started = time.monotonic()
    assert await site.services.workers.move_for(DECISION) in DECISION.legal
    assert time.monotonic() - started < 60               # as long as it would have slept
    assert site.services.workers.pool is None


async def test_a_forced_move_needs_no_worker(site: Any) -> None:
    decision = BotDecision(0, "search", "tally", {}, 1, {}, 0, ("add 1",))
    assert await site.services.workers.move_for(decision) == "add 1"
    assert site.services.workers.pool is None


def test_several_decisions_in_a_row_take_hardly_longer_than_two() -> None:
    """Of what is left for its turn a bot takes half for each; another bot, or its own next turn, begins anew."""
    turn, asked = Turn(1.5), []
    for seat in (1, 1, 1, 2, 1):
        asked.append(turn.seconds(seat))
        turn.spend(asked[-1])
    assert asked == [1.5, 0.75, 0.375, 1.5, 1.5]
    for _decision in range(30):
        turn.spend(turn.seconds(1))
    assert turn.seconds(1) == SHORTEST


async def test_the_time_that_a_decision_took_is_gone_for_the_next_one(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, table = await bots_table(site)
    given = list[float]()

    async def counted(decision: BotDecision, share: int, seconds: float) -> str:
        given.append(seconds)
        await asyncio.sleep(0.05)
        return decision.legal[0]

    monkeypatch.setattr(site.services.workers, "move_for", counted)
    workers, turn = site.services.workers, Turn(1.5)
    workers.closing = True
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    while await workers.play_one_move(table, turn):
        pass
    assert given == [1.5] and turn.seconds(1) < 1.48


def share_numbered(decision: BotDecision, seconds: float, seed: int, share: int, shares: int) -> tuple[str, float]:
    """The second share finds the best move."""
    return f"add {share + 1}", (0.2, 0.9, 0.5)[share] if shares == 3 else 0.0


async def test_a_bot_thinks_in_several_processes_where_that_is_better(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = BotDecision(0, "random", "tally", {}, 1, {}, 0, ("add 1", "add 2", "add 3"))
    monkeypatch.setattr(module, "choose_share", share_numbered)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    monkeypatch.setattr(module, "workers_are_compiled", lambda: False)
    async with opening(workers=3) as site:
        monkeypatch.setattr(module, "shares_work", lambda strength, game, seats: True)
        assert await site.services.workers.move_for(decision, 8) == "add 2"
        monkeypatch.setattr(module, "choose_move", cheating)
        monkeypatch.setattr(module, "shares_work", lambda strength, game, seats: False)
        assert await site.services.workers.think(decision, 3) == "add 99"          # one process, whatever its share
        monkeypatch.setattr(module, "shares_work", lambda strength, game, seats: True)
        assert await site.services.workers.think(decision, 1) == "add 99"
        monkeypatch.setattr(module, "workers_are_compiled", lambda: True)
        assert await site.services.workers.think(decision, 3) == "add 99"


async def test_a_bot_that_keeps_losing_a_process_makes_a_legal_move(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "choose_share", dying)
    monkeypatch.setattr(module, "workers_are_compiled", lambda: False)
    monkeypatch.setattr(module, "shares_work", lambda strength, game, seats: True)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert await site.services.workers.move_for(DECISION, 2) in DECISION.legal
    assert site.services.workers.pool is None


async def test_an_outdated_answer_is_dropped_and_the_bot_asked_again(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The opponent undoes a move while the bot thinks."""
    ana, table = await bots_table(site)
    thinking, go_on = asyncio.Event(), asyncio.Event()
    asked: list[int] = []

    async def slow(decision: BotDecision, share: int, seconds: float) -> str:
        asked.append(decision.length)
        thinking.set()
        await go_on.wait()
        return "pass"

    monkeypatch.setattr(site.services.workers, "move_for", slow)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    await thinking.wait()
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": 2})).status_code == 200
    assert (await ana.post(f"/api/tables/{table}/play", json={"length": 3, "move": "pass"})).status_code == 200
    go_on.set()
    async with asyncio.timeout(PATIENCE):
        while not (await site.stored(table))[-1].startswith("nature"):
            await asyncio.sleep(0.01)
    assert (await site.stored(table))[1:5] == ["0 buy wool", "undo 1", "0 pass", "1 pass"]
    assert asked == [2, 4]


async def test_a_bot_whose_database_is_away_is_woken_again(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, table = await bots_table(site)
    workers = site.services.workers

    async def away_once(*arguments: Any) -> Any:
        monkeypatch.setattr("mercat.server.bots.workers.play_for_bot", play_for_bot)
        raise OperationalError("", {}, Exception("the connection is lost"))

    workers.closing = True
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    workers.closing = False
    monkeypatch.setattr("mercat.server.bots.workers.play_for_bot", away_once)
    workers.wake(table)
    await workers.tasks[table]                           # raises nothing
    assert len(await site.stored(table)) == 2
    workers.wake(table)
    await workers.tasks[table]
    assert len(await site.stored(table)) > 2


@pytest.mark.parametrize("strength", ["random", "greedy", "search"])
async def test_every_strength_plays(site: Any, strength: str) -> None:
    ana, table = await bots_table(site, strength)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "pass"})
    async with asyncio.timeout(PATIENCE):
        while (await ana.get(f"/api/tables/{table}")).json()["to_move"] != 0:
            await asyncio.sleep(0.01)


async def bots_alone(client: Any) -> str:
    """A new table of bots."""
    opened = await client.post("/api/tables", json={"game": "tally", "seats": 2, "bots": ["random", "random"]})
    return str(opened.json()["table"])


async def goes_on(site: Any, table: str, looks: int = 100) -> bool:
    """Does the journal grow, as long as one looks?"""
    before = len(await site.stored(table))
    for _ in range(looks):
        if len(await site.stored(table)) > before:
            return True
        await asyncio.sleep(0.01)
    return False


async def test_the_host_of_a_table_of_bots_can_stop_and_restart_them(opening: Any) -> None:
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
        assert "The bots at this table have been stopped." in page and 'id="rest"' not in page
        assert (await ana.post(f"/t/{table}/rest", data={"resting": "no"})).status_code == 303
        assert await goes_on(site, table, looks=10_000)


async def test_a_bot_of_another_process_is_left_to_it(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Except at the start, when that process may have died."""
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


async def test_a_setting_forbids_tables_of_bots_alone(opening: Any) -> None:
    async with opening(bots_alone=False) as site:
        ana = await site.browser()
        table = await bots_alone(ana)
        assert not await goes_on(site, table)
        seen = (await ana.get(f"/api/tables/{table}")).json()
        assert seen["resting"] and 'id="rest"' not in (await ana.get(f"/t/{table}")).text
        _, with_ana = await bots_table(site)
        assert not (await ana.get(f"/api/tables/{with_ana}")).json()["resting"]
