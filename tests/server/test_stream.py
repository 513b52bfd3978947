"""The stream: everybody sees every change, and who was away misses nothing."""

import asyncio
import json
import threading
import time
import tracemalloc
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from starlette.responses import StreamingResponse

from mercat.server.http.routes.live import streaming
from mercat.server.pages.parts import Changes, presence
from mercat.server.storage.models import SeatRow, now
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import STREAMS_OF_ONE, Hub, Watcher

WAIT = 15.0


class Watching:
    """Reads a stream in a thread, as a browser would."""

    def __init__(self, client: httpx.Client, address: str, last: str = "") -> None:
        self.events: list[dict[str, str]] = []
        self.beats = 0
        self.ended = threading.Event()
        headers = {"Last-Event-ID": last} if last else {}
        self.response = client.stream("GET", address, headers=headers)
        self.opened = self.response.__enter__()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        event: dict[str, str] = {}
        try:
            for line in self.opened.iter_lines():
                if line.startswith(":"):
                    self.beats += 1
                elif line:
                    name, _, value = line.partition(": ")
                    event[name] = event[name] + "\n" + value if name in event else value
                elif event:
                    self.events += [event] if "data" in event else []
                    event = {}
        except httpx.HTTPError:
            pass
        self.ended.set()

    def until(self, count: int) -> list[dict[str, str]]:
        deadline = time.monotonic() + WAIT
        while len(self.events) < count and time.monotonic() < deadline:
            time.sleep(0.01)
        assert len(self.events) >= count, self.events
        return self.events

    def close(self) -> None:
        self.opened.close()


@pytest.fixture
def game(standing: Any) -> tuple[Any, httpx.Client, httpx.Client, str]:
    return game_at(standing)


def game_at(server: Any) -> tuple[Any, httpx.Client, httpx.Client, str]:
    ana, ben = server.visitor(), server.visitor()
    table = ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana"}).json()["table"]
    ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    return server, ana, ben, table


def play(client: httpx.Client, table: str, length: int) -> None:
    assert client.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"}).status_code == 200


def test_every_reader_sees_the_table_from_their_own_seat(game: Any) -> None:
    server, ana, ben, table = game
    watching = [Watching(client, f"/api/tables/{table}/stream") for client in (ana, ben, server.visitor())]
    for one in watching:
        one.until(1)
    play(ana, table, 0)
    seen = [json.loads(one.until(2)[-1]["data"]) for one in watching]
    assert [one["length"] for one in seen] == [1, 1, 1]
    assert [[seat["mine"] for seat in one["seats"]] for one in seen] == [[True, False], [False, True], [False, False]]
    assert {one.events[-1]["event"] for one in watching} == {"table"}
    assert all(one.events[-1]["id"].startswith("1.") for one in watching)
    ben.post(f"/api/tables/{table}/chat", json={"text": "hello"})
    assert json.loads(watching[0].until(3)[-1]["data"])["chat"][0]["text"] == "hello"


def test_who_comes_back_gets_what_is_new_and_nothing_else(game: Any) -> None:
    server, ana, ben, table = game
    first = Watching(ben, f"/api/tables/{table}/stream")
    last = first.until(1)[-1]["id"]
    first.close()
    quiet = Watching(server.visitor(), f"/api/tables/{table}/stream", last)
    play(ana, table, 0)
    play(ana, table, 1)
    back = Watching(ben, f"/api/tables/{table}/stream", last)
    assert json.loads(back.until(1)[0]["data"])["length"] == 2
    assert json.loads(quiet.until(1)[0]["data"])["length"] >= 1     # nothing was sent before the first move
    again = Watching(server.visitor(), f"/api/tables/{table}/stream", back.events[-1]["id"])
    time.sleep(0.8)
    assert again.events == [] and again.beats >= 1


def test_a_table_is_not_told_of_another(game: Any) -> None:
    server, _ana, ben, table = game
    eva = server.visitor()
    other = eva.post("/api/tables", json={"game": "tally", "seats": 1, "name": "Eva"}).json()["table"]
    watching = Watching(ben, f"/api/tables/{table}/stream")
    watching.until(1)
    play(eva, other, 0)
    eva.post(f"/api/tables/{other}/chat", json={"text": "private"})
    time.sleep(0.5)
    assert len(watching.events) == 1 and "private" not in watching.events[0]["data"]


def test_the_stream_of_the_page_sends_html(game: Any) -> None:
    _server, ana, _ben, table = game
    version = ana.get(f"/api/tables/{table}").json()["version"]
    watching = Watching(ana, f"/t/{table}/live?seen={version}")
    play(ana, table, 0)
    event = watching.until(1)[0]
    assert event["id"].startswith("1.") and "event" not in event and "<" in event["data"]
    assert watching.opened.headers["content-type"].startswith("text/event-stream")


def test_no_table_no_stream(standing: Any) -> None:
    answer = standing.visitor().get("/api/tables/nothing/stream")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-table")


def test_a_server_that_stops_ends_its_streams_and_they_resume_at_the_next(server: Any) -> None:
    server.start()
    _, ana, ben, table = game_at(server)
    watching = Watching(ben, f"/api/tables/{table}/stream")
    last = watching.until(1)[-1]["id"]
    started = time.monotonic()
    server.stop()
    assert time.monotonic() - started < 2.5                # it did not wait for who was watching
    assert watching.ended.wait(WAIT)
    server.start()
    play(ana, table, 0)
    assert json.loads(Watching(ben, f"/api/tables/{table}/stream", last).until(1)[0]["data"])["length"] == 1


def test_what_another_process_stores_is_told_here(game: Any) -> None:
    server, ana, ben, table = game
    other = type(server)(server.data)
    other.start()
    try:
        watching = Watching(ben, f"/api/tables/{table}/stream")
        watching.until(1)
        far = httpx.Client(base_url=other.address, headers={"Origin": other.address}, cookies=ana.cookies)
        play(far, table, 0)
        assert json.loads(watching.until(2)[-1]["data"])["length"] == 1
    finally:
        other.kill()


def test_only_so_many_streams_from_one_address(server: Any) -> None:
    server.start(limits="yes")
    _, _ana, _ben, table = game_at(server)
    limits = httpx.Limits(max_connections=None)
    many = httpx.Client(base_url=server.address, limits=limits, timeout=20)
    watching = [Watching(many, f"/api/tables/{table}/stream") for _ in range(STREAMS_OF_ONE)]
    for one in watching:
        one.until(1)
    answer = many.get(f"/api/tables/{table}/stream")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "30")
    watching[0].close()
    time.sleep(0.8)
    with many.stream("GET", f"/api/tables/{table}/stream") as again:
        assert again.status_code == 200


@pytest.mark.anyio
async def test_a_page_is_told_who_has_gone_without_the_match(site: Any) -> None:
    """Only the marks change. Thousands of idle tables are not in memory, and are not read into it for that."""
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    version = (await ana.get(f"/api/tables/{table}")).json()["version"]
    tables = site.services.tables

    async def seen(minutes: int) -> None:
        tables.presence.noted.clear()
        with tables.store.writing.begin() as connection:
            connection.execute(update(SeatRow).where(SeatRow.number == 1).values(seen=now() - timedelta(minutes=minutes)))
        tables.kept.clear()
        await tables.look_for_people()

    request: Any = SimpleNamespace(app=site.app, state=SimpleNamespace(reader=Reader()), headers={})
    stream = (await streaming(table, request, version, Changes(), show_presence=presence)).body_iterator
    assert "retry" in await anext(stream)
    shown = asyncio.ensure_future(anext(stream))
    await seen(60)
    text = await asyncio.wait_for(shown, WAIT)
    assert f"id: {version[:-1]}0" in text and 'id="away-1" title=' in text and 'id="away-0" hx' in text and "player" not in text
    assert not tables.kept
    await anext(stream)
    shown = asyncio.ensure_future(anext(stream))
    await seen(0)
    assert 'id="away-1" hx' in await asyncio.wait_for(shown, WAIT) and not tables.kept
    await stream.aclose()


@pytest.mark.anyio
async def test_a_stream_that_waits_holds_no_text() -> None:
    """Neither the hub nor the answer that sends for it: hundreds of open pages would keep hundreds of drawings."""
    hub, length, ended = Hub(limited=False), 1_000_000, asyncio.Event()

    async def draw(last: str) -> tuple[str, str] | None:
        return None if last == "1" else ("1", "x" * length)

    async def send(message: Any) -> None:
        if message.get("body") == b"\n":
            ended.set()

    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        stream = hub.follow("table", Watcher("address"), "", 60, draw)
        sending = asyncio.create_task(StreamingResponse(stream).stream_response(send))
        await asyncio.wait_for(ended.wait(), WAIT)
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    sending.cancel()
    assert held < length / 2               # what else runs in this process allocates too
