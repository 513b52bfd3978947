"""However much one network asks for, others are answered; and it is told when it has had enough."""

import asyncio
from collections import Counter
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from mercat.server.problems import Problem
from mercat.server.web import rate_limits
from mercat.server.web.bounds import AT_ONCE, BESIDE, MOST, Turns
from mercat.server.web.rate_limits import LIMITS, MOST_HELD, Limit, Limiter
from tests.waiting import eventually

pytestmark = pytest.mark.anyio


class Crowd:
    """Requests of a network, by number, and those that have their turn."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.there: list[int] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def send(self, count: int, reads: bool = True, network: str = "many") -> None:
        for _ in range(count):
            self.tasks.append(asyncio.create_task(self.enter(len(self.tasks), reads, network)))
        await asyncio.sleep(0)

    async def enter(self, number: int, reads: bool, network: str) -> None:
        await self.turns.enter(network, reads)
        self.there.append(number)


async def test_of_one_network_a_few_read_at_a_time_and_the_rest_in_order() -> None:
    turns = Turns(Counter())
    crowd = Crowd(turns)
    await crowd.send(10)
    assert crowd.there == list(range(AT_ONCE))
    await crowd.send(2, reads=False)                     # moves do not wait behind pages
    await crowd.send(1, network="other")
    assert crowd.there == [*range(AT_ONCE), 10, 11, 12]
    crowd.tasks[AT_ONCE].cancel()                        # who goes away keeps nobody waiting
    with suppress(asyncio.CancelledError):
        await crowd.tasks[AT_ONCE]
    for number in range(AT_ONCE + 1, 10):
        turns.leave("many", True)
        await asyncio.sleep(0)
        assert crowd.there[-1] == number
    for _ in range(AT_ONCE):
        turns.leave("many", True)
    for _ in range(2):
        turns.leave("many", False)
    turns.leave("other", True)
    assert (dict(turns.there), dict(turns.reading), turns.waiting) == ({}, {}, {})


async def test_who_is_given_a_turn_and_has_gone_away_hands_it_on() -> None:
    turns = Turns(Counter())
    crowd = Crowd(turns)
    await crowd.send(AT_ONCE + 2)
    turns.leave("many", True)                            # the turn is that of the next one,
    crowd.tasks[AT_ONCE].cancel()                        # who goes away before it knows
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert crowd.there[-1] == AT_ONCE + 1 and turns.reading["many"] == AT_ONCE


async def test_what_waits_of_one_network_has_a_bound() -> None:
    turns = Turns(Counter())
    crowd = Crowd(turns)
    await crowd.send(MOST)
    with pytest.raises(Problem) as refused:
        await turns.enter("many", True)
    assert (refused.value.status, refused.value.wait) == (429, 1) and turns.refused == {"at once": 1}
    await turns.enter("other", True)


async def test_of_a_busy_network_one_reads_at_a_time_and_pauses_as_long_as_it_worked() -> None:
    busy = {"many"}
    turns = Turns(Counter(), lambda network, beside: network in busy)
    crowd = Crowd(turns)
    await crowd.send(5)
    await crowd.send(1, reads=False)
    await crowd.send(2, network="other")
    assert crowd.there == [0, 5, 6, 7]
    began = asyncio.get_running_loop().time()
    turns.leave("many", True, 0.05)
    await eventually(lambda: len(crowd.there) > 4)
    assert crowd.there[4:] == [1] and asyncio.get_running_loop().time() - began > 0.04
    busy.clear()
    await crowd.send(1)                                  # who comes now does not go before those who wait
    assert len(crowd.there) == 5
    turns.leave("many", True, 3_600)
    await asyncio.sleep(0)
    assert crowd.there[5:] == [2, 3, 4, 8]


async def test_a_turn_ends_when_the_answer_begins(opening: Any) -> None:
    async with opening(limits=True) as site:
        seen = []

        async def send(message: Any) -> None:
            stack = site.app.middleware_stack
            while type(stack).__name__ != "SecurityMiddleware":
                stack = stack.app
            seen.append((message["type"], sum(stack.turns.there.values())))

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        await (await site.browser()).get("/")
        scope = {"type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"",
                 "headers": [(b"host", b"x")], "client": ("10.0.0.1", 1), "server": ("x", 80), "scheme": "http",
                 "http_version": "1.1", "root_path": ""}
        await site.app(scope, receive, send)
        assert seen[0] == ("http.response.start", 0) and {count for _, count in seen} == {0}


async def test_what_a_network_may_cost_the_engine_is_limited(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "work", Limit(1e-6, 1e-6))
    monkeypatch.setattr(rate_limits, "HELD_BACK", 0.0)
    async with opening(limits=True) as site:
        near, far = site.visitor(address="10.0.0.1"), site.visitor(address="10.0.0.2")
        assert (await near.get("/help/toy")).status_code == 200          # it costs more than there is
        refused = await near.get("/help/toy")
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 1
        assert (await near.get("/static/page.js")).status_code == 200    # what costs the engine nothing
        assert (await far.get("/help/toy")).status_code == 200
        assert site.app.state.limiter.refused["work"] == 1


def test_what_was_spent_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    limiter = Limiter({"work": Limit(2.0, 0.5)})
    limiter.charge_engine_time("here", 5.0)
    with pytest.raises(Problem) as refused:
        limiter.check_work("here")
    assert refused.value.wait == 6
    clock[0] = 6.1
    limiter.check_work("here")
    limiter.check_work("there")


async def test_refusals_are_told_later_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "HELD_BACK", 3_600)
    limiter = Limiter()
    tasks = [asyncio.create_task(limiter.hold_back("here")) for _ in range(MOST_HELD + 5)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sum(task.done() for task in tasks) == 5 and limiter.holding["here"] == MOST_HELD
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not limiter.holding


async def test_many_requests_that_hardly_need_the_engine_are_much() -> None:
    """Each counts what it takes beside the engine's work."""
    told = list[float]()

    def busy(network: str, beside: float) -> bool:
        told.append(beside)
        return False

    turns = Turns(Counter(), busy)
    for _request in range(100):
        await turns.enter("many", True)
        turns.leave("many", True)
    assert BESIDE * 90 < told[-1] <= BESIDE * 100
    await turns.enter("many", False)                     # a move counts nothing
    turns.leave("many", False)
    assert turns.beside.of("many") <= told[-1]
