"""The queue of bots: places are assigned by urgency, then fairly among networks."""

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

import pytest

from mercat.server.bots import queue
from mercat.server.bots.queue import ALONE, ATTENDED, UNATTENDED, WorkerPlaces, urgency
from mercat.server.storage.models import SeatRow, now

pytestmark = pytest.mark.anyio


class Tables:
    """Tables whose bots wait for places, and the order in which they get them."""

    def __init__(self, places: int) -> None:
        self.places = WorkerPlaces(places)
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, table: str, network: str, rank: Any) -> None:
        self.ends[table] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self.hold(table, network, rank if callable(rank) else lambda: rank)))
        await asyncio.sleep(0)

    async def hold(self, table: str, network: str, rank: Any) -> None:
        async with self.places.place(table, network, rank):
            self.order.append(table)
            await self.ends[table].wait()

    async def end(self, table: str) -> None:
        self.ends[table].set()
        for _ in range(4):
            await asyncio.sleep(0)


async def test_bots_alone_leave_the_last_place_to_people() -> None:
    tables = Tables(3)
    for number in range(5):
        await tables.ask(f"bots {number}", "far", ALONE)
    assert tables.order == ["bots 0", "bots 1"]
    await tables.ask("people", "near", ATTENDED)
    assert tables.order[-1] == "people"
    await tables.end("people")
    assert len(tables.order) == 3                          # the place stays free


async def test_a_single_place_serves_all_tables_people_first() -> None:
    tables = Tables(1)
    for table, rank in (("first", ALONE), ("bots", ALONE), ("away", UNATTENDED), ("people", ATTENDED)):
        await tables.ask(table, table, rank)
    for table in ("first", "people", "away"):
        await tables.end(table)
    assert tables.order == ["first", "people", "away", "bots"]


async def test_many_tables_of_one_network_get_no_more_than_one_of_another() -> None:
    tables = Tables(1)
    await tables.ask("many 0", "far", ATTENDED)
    for number in range(1, 4):
        await tables.ask(f"many {number}", "far", ATTENDED)
    await tables.ask("one", "near", ATTENDED)
    await tables.end("many 0")
    assert tables.order == ["many 0", "one"]
    await tables.ask("one again", "near", ATTENDED)
    await tables.end("one")
    assert tables.order[2] == "many 1"                     # by turns


async def test_with_places_for_both_each_network_has_one() -> None:
    tables = Tables(2)
    for number in range(3):
        await tables.ask(f"many {number}", "far", ATTENDED)
    await tables.ask("one", "near", ATTENDED)
    await tables.ask("another", "near", ATTENDED)
    await tables.end("many 0")
    assert tables.order == ["many 0", "many 1", "one"]
    await tables.end("one")
    assert tables.order[3] == "another"                    # "far" still has one thinking


async def test_a_table_moves_up_when_its_person_comes_back() -> None:
    tables, rank = Tables(1), [ALONE]
    await tables.ask("first", "a", ALONE)
    await tables.ask("second", "b", UNATTENDED)
    await tables.ask("third", "c", lambda: rank[0])
    rank[0] = ATTENDED
    await tables.end("first")
    assert tables.order == ["first", "third"]


async def test_a_cancelled_bot_takes_no_place() -> None:
    tables = Tables(1)
    await tables.ask("first", "a", ATTENDED)
    await tables.ask("second", "b", ATTENDED)
    await tables.ask("third", "c", ATTENDED)
    tables.tasks[1].cancel()
    await tables.end("first")
    assert tables.order == ["first", "third"]
    tables.tasks[2].cancel()
    await asyncio.gather(*tables.tasks, return_exceptions=True)
    assert (tables.places.waiting, tables.places.thinking) == ([], [])


async def test_a_table_has_its_share_of_the_places_as_far_as_they_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(queue, "monotonic", lambda: clock[0])
    tables = Tables(4)

    def share(table: str) -> int:
        return tables.places.share(next(one for one in tables.places.thinking if one.table == table))

    await tables.ask("first", "a", ATTENDED)
    assert share("first") == 4
    await tables.ask("bots", "b", ALONE)
    assert (share("first"), share("bots")) == (3, 1)       # three are free, and for bots alone one must do
    await tables.end("bots")
    await tables.ask("second", "c", ATTENDED)
    assert (share("first"), share("second")) == (2, 2)
    await tables.ask("third", "d", ATTENDED)
    assert share("third") == 1                             # four places for three tables
    for table in ("second", "third"):
        await tables.end(table)
    clock[0] += 59.0
    assert share("first") == 1                             # the others will have to move again
    clock[0] += 2.0
    assert share("first") == 4


async def test_an_error_frees_the_place() -> None:
    places = WorkerPlaces(1)
    with pytest.raises(ValueError, match="broken"):
        async with places.place("a", "a", lambda: ATTENDED):
            raise ValueError("broken")
    async with asyncio.timeout(30), AsyncExitStack() as stack:
        await stack.enter_async_context(places.place("b", "b", lambda: ATTENDED))


def test_urgency_depends_on_the_people_present() -> None:
    here, gone = now(), now() - timedelta(hours=1)
    bot = SeatRow(kind="bot", bot="search")
    assert urgency([bot, SeatRow(kind="empty", held="greedy")], 90) == ALONE
    assert urgency([bot, SeatRow(kind="person", seen=gone)], 90) == UNATTENDED
    assert urgency([bot, SeatRow(kind="person", seen=gone), SeatRow(kind="person", seen=here)], 90) == ATTENDED
