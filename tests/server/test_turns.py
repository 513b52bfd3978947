"""Places to think at are shared out fairly."""

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

import pytest

from mercat.server.bots.queue import ALONE, ATTENDED, AWAY, Turns, urgency
from mercat.server.storage.models import SeatRow, now

pytestmark = pytest.mark.anyio


class UndoRequests:
    """Tables that ask for a turn, and the order in which they get it."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, table: str, network: str, rank: Any) -> None:
        self.ends[table] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self.hold(table, network, rank if callable(rank) else lambda: rank)))
        await asyncio.sleep(0)

    async def hold(self, table: str, network: str, rank: Any) -> None:
        async with self.turns.turn(table, network, rank):
            self.order.append(table)
            await self.ends[table].wait()

    async def end(self, table: str) -> None:
        self.ends[table].set()
        for _ in range(4):
            await asyncio.sleep(0)


async def test_bots_alone_leave_the_last_place_to_people() -> None:
    asking = UndoRequests(3)
    for number in range(5):
        await asking.ask(f"bots {number}", "far", ALONE)
    assert asking.order == ["bots 0", "bots 1"]
    await asking.ask("people", "near", ATTENDED)
    assert asking.order[-1] == "people"
    await asking.end("people")
    assert len(asking.order) == 3                          # the place stays free


async def test_a_single_place_serves_everybody_and_people_first() -> None:
    asking = UndoRequests(1)
    for table, rank in (("first", ALONE), ("bots", ALONE), ("away", AWAY), ("people", ATTENDED)):
        await asking.ask(table, table, rank)
    for table in ("first", "people", "away"):
        await asking.end(table)
    assert asking.order == ["first", "people", "away", "bots"]


async def test_who_opened_many_tables_gets_no_more_than_who_opened_one() -> None:
    asking = UndoRequests(1)
    await asking.ask("many 0", "far", ATTENDED)
    for number in range(1, 4):
        await asking.ask(f"many {number}", "far", ATTENDED)
    await asking.ask("one", "near", ATTENDED)
    await asking.end("many 0")
    assert asking.order == ["many 0", "one"]
    await asking.ask("one again", "near", ATTENDED)
    await asking.end("one")
    assert asking.order[2] == "many 1"                     # by turns


async def test_with_places_for_both_each_network_has_one() -> None:
    asking = UndoRequests(2)
    for number in range(3):
        await asking.ask(f"many {number}", "far", ATTENDED)
    await asking.ask("one", "near", ATTENDED)
    await asking.ask("another", "near", ATTENDED)
    await asking.end("many 0")
    assert asking.order == ["many 0", "many 1", "one"]
    await asking.end("one")
    assert asking.order[3] == "another"                    # "far" still has one thinking


async def test_somebody_who_comes_back_moves_up() -> None:
    asking, rank = UndoRequests(1), [ALONE]
    await asking.ask("first", "a", ALONE)
    await asking.ask("second", "b", AWAY)
    await asking.ask("third", "c", lambda: rank[0])
    rank[0] = ATTENDED
    await asking.end("first")
    assert asking.order == ["first", "third"]


async def test_who_gives_up_waiting_takes_no_place() -> None:
    asking = UndoRequests(1)
    await asking.ask("first", "a", ATTENDED)
    await asking.ask("second", "b", ATTENDED)
    await asking.ask("third", "c", ATTENDED)
    asking.tasks[1].cancel()
    await asking.end("first")
    assert asking.order == ["first", "third"]
    asking.tasks[2].cancel()
    await asyncio.gather(*asking.tasks, return_exceptions=True)
    assert (asking.turns.waiting, asking.turns.thinking) == ([], [])


async def test_an_error_frees_the_place() -> None:
    turns = Turns(1)
    with pytest.raises(ValueError, match="broken"):
        async with turns.turn("a", "a", lambda: ATTENDED):
            raise ValueError("broken")
    async with asyncio.timeout(1), AsyncExitStack() as stack:
        await stack.enter_async_context(turns.turn("b", "b", lambda: ATTENDED))


def test_who_waits_for_a_bot() -> None:
    here, gone = now(), now() - timedelta(hours=1)
    bot = SeatRow(kind="bot", bot="search")
    assert urgency([bot, SeatRow(kind="empty", held="greedy")], 90) == ALONE
    assert urgency([bot, SeatRow(kind="person", seen=gone)], 90) == AWAY
    assert urgency([bot, SeatRow(kind="person", seen=gone), SeatRow(kind="person", seen=here)], 90) == ATTENDED
