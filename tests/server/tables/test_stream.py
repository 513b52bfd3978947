"""Streams: every reader sees every change, and misses nothing after a broken connection."""

import asyncio
import json
import re
import threading
import time
import tracemalloc
import zlib
from collections.abc import AsyncGenerator
from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from starlette.datastructures import Headers
from starlette.requests import Request

from mercat.server.play.live import Changes, streaming
from mercat.server.storage.models import SeatRow, now
from mercat.server.tables.polling import changed_since, version_of, versions_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import change_table
from mercat.server.tables.stream import END, STILL_HERE, STREAMS_OF_ONE, Beats, Streams, Watcher
from mercat.server.web.event_stream import EventStream
from mercat.server.web.headers import page_name
from tests.waiting import PATIENCE, eventually, wait_until

STOPS_WITHIN = 20.0                                      # seconds; a reader would wait for ever


class Watching:
    """Reads a stream in a thread, as a browser would."""

    def __init__(self, client: httpx.Client, address: str, last: str = "", page: str = "") -> None:
        self.events: list[dict[str, str]] = []
        self.beats = 0
        self.ended = threading.Event()
        headers = ({"Last-Event-ID": last} if last else {}) | ({"Mercat-Page": page} if page else {})
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
        wait_until(lambda: len(self.events) >= count)
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


def test_a_client_that_reconnects_gets_only_what_is_new(game: Any) -> None:
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
    wait_until(lambda: again.beats > 0)
    assert again.events == []


def test_a_stream_carries_one_table_only(game: Any) -> None:
    server, ana, ben, table = game
    eva = server.visitor()
    other = eva.post("/api/tables", json={"game": "tally", "seats": 1, "name": "Eva"}).json()["table"]
    watching = Watching(ben, f"/api/tables/{table}/stream")
    watching.until(1)
    play(eva, other, 0)
    eva.post(f"/api/tables/{other}/chat", json={"text": "private"})
    play(ana, table, 0)
    assert len(watching.until(2)) == 2 and not any("private" in event["data"] for event in watching.events)


def test_the_stream_of_the_page_sends_html(game: Any) -> None:
    _server, ana, _ben, table = game
    version = ana.get(f"/api/tables/{table}").json()["version"]
    watching = Watching(ana, f"/t/{table}/live?seen={version}")
    play(ana, table, 0)
    event = next(event for event in watching.until(2) if "event" not in event)
    assert event["id"].startswith("1.") and "<" in event["data"]
    assert watching.opened.headers["content-type"].startswith("text/event-stream")


class Page:
    """An open page of a table: its parts, as answers and its stream bring them."""

    def __init__(self, client: httpx.Client, table: str, name: str) -> None:
        self.client, self.table, self.name = client, table, name
        self.parts: dict[str, str] = {}
        self.watching = self.opened()
        self.read = 0

    def opened(self, last: str = "") -> Watching:
        return Watching(self.client, f"/t/{self.table}/live", last, self.name)

    def take(self, html: str) -> None:
        for part in re.split(r"\n(?=<\w+[^>]* hx-swap-oob=)", html):
            self.parts |= dict.fromkeys(re.findall(r'^<\w+[^>]*? id="([^"]+)"', part), part)

    def swaps(self) -> list[dict[str, str]]:
        return [event for event in self.watching.events if "id" in event]

    def events(self, count: int) -> list[str]:
        """What the stream has brought since; waits until it is as many events."""
        wait_until(lambda: len(self.swaps()) >= self.read + count)
        new = [event["data"] for event in self.swaps()[self.read:]]
        self.read += len(new)
        for event in new:
            self.take(event)
        return new

    def post(self, act: str, name: str | None = None, **data: object) -> str:
        headers = {"HX-Request": "true", "Mercat-Page": self.name if name is None else name}
        answer = self.client.post(f"/t/{self.table}/{act}", data=data, headers=headers)
        assert answer.status_code == 200
        self.take(answer.text)
        return answer.text

    def move(self, name: str | None = None) -> None:
        length = self.parts["strip"].partition('data-version="')[2].partition(".")[0]
        self.post("move", name, length=length, move="add 1")

    def is_whole(self) -> bool:
        """Does it show what it would show if it had been opened now?"""
        now = Page(self.client, self.table, "another")
        now.events(1)
        now.watching.close()
        return self.parts == now.parts


def two_pages(game: Any) -> tuple[Page, Page]:
    _, ana, ben, table = game
    pages = Page(ana, table, "first"), Page(ben, table, "second")
    for page in pages:
        assert len(page.events(1)) == 1 and {"strip", "prompt", "board"} <= page.parts.keys()
    return pages


def test_what_an_answer_brought_to_a_page_its_stream_does_not_bring_again(game: Any) -> None:
    mine, other = two_pages(game)
    for _ in range(2):
        mine.move()
        assert len(other.events(1)) == 1 and other.is_whole() and mine.is_whole()
        other.post("chat", text="Well played")
        newest = mine.events(1)                          # only what the other one did
        assert len(newest) == 1 and 'id="chat"' in newest[0] and 'id="board"' not in newest[0]
        assert mine.is_whole() and other.is_whole()
    mine.move()
    other.events(1)
    other.move()
    newest = mine.events(1)
    assert len(newest) == 1 and 'id="board"' in newest[0] and mine.is_whole() and other.is_whole()


def test_an_answer_that_was_lost_comes_with_the_next_stream(game: Any) -> None:
    mine, _ = two_pages(game)
    seen = mine.swaps()[-1]["id"]
    before = dict(mine.parts)
    mine.move()
    mine.parts = before                                  # as if it had not come
    mine.watching.close()
    mine.watching, mine.read = mine.opened(seen), 0
    assert len(mine.events(1)) == 1 and mine.is_whole()


@pytest.mark.parametrize("name", ["", "elsewhere", "x" * 37])
def test_an_answer_to_another_page_changes_nothing_for_a_stream(game: Any, name: str) -> None:
    mine, _ = two_pages(game)
    mine.move(name)
    assert 'id="board"' in mine.events(1)[0] and mine.is_whole()


def test_two_pages_of_one_name_and_somebody_elses_get_all_from_their_streams(game: Any) -> None:
    mine, other = two_pages(game)
    twin, thief = Page(mine.client, mine.table, "first"), Page(other.client, other.table, "first")
    assert len(twin.events(1)) == len(thief.events(1)) == 1
    mine.move()
    for page in (mine, twin, other, thief):
        assert len(page.events(1)) == 1 and page.is_whole()


def test_nobody_keeps_an_answer_from_somebody_elses_page(game: Any) -> None:
    mine, other = two_pages(game)
    other.post("chat", mine.name, text="In your name")
    assert 'id="chat"' in mine.events(1)[0] and mine.is_whole()


def test_a_name_that_is_longer_than_any_page_has_is_not_kept() -> None:
    assert page_name(Headers({"Mercat-Page": "x" * 36})) and not page_name(Headers({"Mercat-Page": "x" * 37}))


def test_a_page_hears_keep_alives_and_when_the_next_one_comes(game: Any) -> None:
    """The first one as soon as the page is up to date: then it knows whether a move arrived whose answer was lost."""
    server, ana, _ben, table = game
    watching = Watching(server.visitor(), f"/t/{table}/live?seen=other")
    events = watching.until(3)
    assert ["event" in event for event in events[:3]] == [False, True, True] and watching.beats == 0
    assert events[1] == {"event": "here", "data": "0.3"}
    version = ana.get(f"/api/tables/{table}").json()["version"]
    assert Watching(ana, f"/t/{table}/live?seen={version}").until(1)[0]["event"] == "here"


def test_there_is_no_stream_without_a_table(standing: Any) -> None:
    answer = standing.visitor().get("/api/tables/nothing/stream")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-table")


def test_a_server_that_stops_ends_its_streams_and_they_resume_at_the_next(server: Any) -> None:
    server.start()
    _, ana, ben, table = game_at(server)
    watching = Watching(ben, f"/api/tables/{table}/stream")
    last = watching.until(1)[-1]["id"]
    started = time.monotonic()
    server.stop()
    assert time.monotonic() - started < STOPS_WITHIN                # it did not wait for who was watching
    assert watching.ended.wait(PATIENCE)
    server.start()
    play(ana, table, 0)
    assert json.loads(Watching(ben, f"/api/tables/{table}/stream", last).until(1)[0]["data"])["length"] == 1


def test_a_change_by_another_process_is_sent(game: Any) -> None:
    server, ana, ben, table = game
    other = type(server)(server.data)
    other.start()
    try:
        watching = Watching(ben, f"/api/tables/{table}/stream")
        watching.until(1)
        far = httpx.Client(base_url=other.address, headers={"Origin": other.address}, cookies=ana.cookies, timeout=PATIENCE)
        play(far, table, 0)
        assert json.loads(watching.until(2)[-1]["data"])["length"] == 1
    finally:
        other.kill()


def test_the_streams_of_one_address_are_limited(server: Any) -> None:
    server.start(limits="yes")
    _, _ana, _ben, table = game_at(server)
    limits = httpx.Limits(max_connections=None)
    many = httpx.Client(base_url=server.address, limits=limits, timeout=PATIENCE)
    watching = [Watching(many, f"/api/tables/{table}/stream") for _ in range(STREAMS_OF_ONE)]
    for one in watching:
        one.until(1)
    answer = many.get(f"/api/tables/{table}/stream")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "30")
    watching[0].close()

    def one_more() -> bool:
        with many.stream("GET", f"/api/tables/{table}/stream") as again:
            return again.status_code == 200

    wait_until(one_more)


@pytest.mark.anyio
async def test_presence_is_sent_without_loading_the_match(site: Any) -> None:
    """Only the marks of absence are sent: thousands of idle tables must not be loaded for that."""
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    version = (await ana.get(f"/api/tables/{table}")).json()["version"]
    tables = site.services.tables

    async def seen(minutes: int) -> None:
        tables.presence.unstored.clear()
        with tables.store.writing.begin() as connection:
            connection.execute(update(SeatRow).where(SeatRow.number == 1).values(seen=now() - timedelta(minutes=minutes)))
        tables.cache.tables.clear()
        await tables.polling.poll_all()

    request: Any = SimpleNamespace(app=site.app, state=SimpleNamespace(reader=Reader()), headers={})
    changes = Changes()
    stream: Any = (await streaming(table, request, version, changes, render_presence=changes.presence)).body_iterator
    assert "retry" in await anext(stream) and await anext(stream) == STILL_HERE
    shown = asyncio.ensure_future(anext(stream))
    await seen(60)                                       # before anybody has looked who is present
    text = await asyncio.wait_for(shown, PATIENCE)
    assert f"id: {version[:-1]}0" in text and 'id="away-1" title=' in text and 'id="away-0" hx' in text and "player" not in text
    assert not tables.cache.tables
    assert await anext(stream) == END
    shown = asyncio.ensure_future(anext(stream))
    await seen(0)
    assert 'id="away-1" hx' in await asyncio.wait_for(shown, PATIENCE) and not tables.cache.tables
    await stream.aclose()


class Opened:
    """The page's stream of somebody who watches a table, read in this process."""

    def __init__(self, site: Any, table: str) -> None:
        self.site, self.table = site, table
        self.texts: list[str] = []

    async def read(self) -> None:
        request: Any = SimpleNamespace(app=self.site.app, state=SimpleNamespace(reader=Reader()), headers={})
        changes = Changes()
        stream = await streaming(self.table, request, "", changes, render_presence=changes.presence, note_answer=changes.note)
        async for text in stream.body_iterator:
            self.texts.append(str(text))

    async def until(self, text: str) -> str:
        """The event with a text, which comes next or later; those before it are left behind."""
        await eventually(lambda: any(text in one for one in self.texts))
        place = next(number for number, one in enumerate(self.texts) if text in one)
        found, self.texts = self.texts[place], self.texts[place + 1:]
        return found

    async def left(self, seat: int, minutes: int = 60) -> None:
        """The person of a seat was here last so long ago."""
        tables = self.site.services.tables
        tables.presence.unstored.clear()
        with tables.store.writing.begin() as connection:
            gone = update(SeatRow).where(SeatRow.table == self.table, SeatRow.number == seat)
            connection.execute(gone.values(seen=now() - timedelta(minutes=minutes)))
        tables.cache.tables.clear()
        await tables.polling.poll_all()


@pytest.mark.anyio
async def test_who_comes_back_with_a_message_is_not_shown_as_away(site: Any) -> None:
    """The mark came by itself, so the part that holds it is not the one that was sent last."""
    ana, ben = await site.browser(), await site.browser()
    page = Opened(site, await site.table_of(ana, ben))
    reading = asyncio.create_task(page.read())
    await page.until('id="players"')
    await page.left(1)
    assert 'id="away-1" title=' in await page.until('id="away-1"')
    said = await ben.post(f"/t/{page.table}/chat", data={"text": "Here again"}, headers={"HX-Request": "true"})
    assert said.status_code == 200
    newest = await page.until("Here again")
    assert 'id="away-1">' in newest and 'id="board"' not in newest
    reading.cancel()


@pytest.mark.anyio
async def test_that_who_is_to_move_is_away_or_back_is_told_where_the_table_asks(site: Any) -> None:
    """A page that stays open then offers what one that is opened then does: a bot for who is away."""
    ana, ben = await site.browser(), await site.browser()
    page = Opened(site, await site.table_of(ana, ben))
    reading = asyncio.create_task(page.read())
    assert "Waiting for Player 0" in await page.until('id="prompt"')
    await page.left(0)
    gone = await page.until('id="away-0"')
    assert "Player 0 is away" in gone and 'id="board"' not in gone
    await page.left(0, 0)
    assert "Waiting for Player 0" in await page.until('id="away-0"')
    reading.cancel()


@pytest.mark.anyio
async def test_a_waiting_stream_holds_no_text() -> None:
    """Neither the streams nor the response: hundreds of open pages would hold hundreds of rendered tables."""
    streams, length, ended = Streams(limited=False), 1_000_000, asyncio.Event()

    async def draw(last: str) -> tuple[str, str] | None:
        return None if last == "1" else ("1", "x" * length)

    async def send(message: Any) -> None:
        if message.get("body") == b"\n":
            ended.set()

    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        watcher = Watcher("address")
        stream = streams.follow("table", watcher, "", 60, draw)
        request: Any = SimpleNamespace(headers={})
        sending = asyncio.create_task(EventStream(request, stream, watcher).stream_response(send))
        await asyncio.wait_for(ended.wait(), PATIENCE)
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    sending.cancel()
    assert held < length / 2               # what else runs in this process allocates too


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_each_event_can_be_read_when_it_comes_compressed_or_not(game: Any, encoding: str) -> None:
    _, ana, ben, table = game
    told = zlib.decompressobj(31) if encoding == "gzip" else None
    with ana.stream("GET", f"/t/{table}/live", headers={"Accept-Encoding": encoding}) as answer:
        assert answer.headers.get("content-encoding") == (encoding if told else None)
        assert answer.headers["vary"] == "Accept-Encoding"
        sent, read, parts = 0, "", answer.iter_raw()
        for text in ("Good day", "Moin"):
            ben.post(f"/api/tables/{table}/chat", json={"text": text})
            while text not in read:
                part = next(parts)
                sent, read = sent + len(part), read + (told.decompress(part) if told else part).decode()
        assert (sent < len(read) / 2) == bool(told)


@pytest.mark.anyio
async def test_keep_alives_of_one_moment_are_sent_in_one_go_and_a_change_is_told_at_once() -> None:
    loop, beats, sent = asyncio.get_running_loop(), Beats(), list[tuple[int, str]]()
    due = loop.time() + 0.5
    watchers = [Watcher("address", beat=f"beat {number}", heartbeat=60, due=due) for number in range(4)]

    def send_now(number: int, text: str) -> bool:
        sent.append((number, text))
        return number != 2

    for number, watcher in enumerate(watchers):
        watcher.send_now = partial(send_now, number)
    waiting = [asyncio.create_task(beats.wait(watcher)) for watcher in watchers]
    await asyncio.sleep(0)
    assert len(beats.waiting) == 1
    watchers[0].change.set()
    assert await asyncio.wait_for(waiting[0], STOPS_WITHIN) is True
    assert await asyncio.wait_for(waiting[2], STOPS_WITHIN) is False          # it could not be sent at once
    assert sorted(sent) == [(1, "beat 1"), (2, "beat 2"), (3, "beat 3")]
    assert [one.done() for one in waiting] == [True, False, True, False]
    assert all(59 < watchers[number].due - loop.time() <= 60 for number in (1, 3))
    for number in (1, 3):
        watchers[number].change.set()
    assert await asyncio.wait_for(waiting[1], STOPS_WITHIN) and await asyncio.wait_for(waiting[3], STOPS_WITHIN)
    assert not any(beats.waiting.values()) and all(watcher.change.waiting is None for watcher in watchers)
    assert await beats.wait(watchers[1]) is True         # it had happened before


@pytest.mark.anyio
async def test_keep_alives_go_on_while_nothing_changes() -> None:
    beats, third = Beats(), asyncio.Event()
    watcher = Watcher("address", heartbeat=0.05, due=asyncio.get_running_loop().time())
    sent: list[str] = []

    def send_now(text: str) -> bool:
        sent.append(text)
        if len(sent) == 3:
            third.set()
        return True

    watcher.send_now = send_now
    waiting = asyncio.create_task(beats.wait(watcher))
    await asyncio.wait_for(third.wait(), STOPS_WITHIN)
    assert not waiting.done() and sent[:3] == [STILL_HERE] * 3
    watcher.change.set()
    assert await asyncio.wait_for(waiting, STOPS_WITHIN) is True


@pytest.mark.anyio
async def test_a_keep_alive_is_sent_at_once_or_not_at_all() -> None:
    """A connection that takes nothing now is left to the task of its stream, and so is one that fails."""
    room, failing, sent = asyncio.Event(), False, []

    async def send(message: Any) -> None:
        if failing:
            raise OSError
        await room.wait()
        sent.append(message)

    request: Any = SimpleNamespace(headers={})

    async def events() -> AsyncGenerator[str]:
        yield ""

    stream = EventStream(request, events(), Watcher("address"))
    assert not stream.send_now(send, STILL_HERE) and sent == []
    room.set()
    await asyncio.sleep(0.01)
    assert sent == []
    assert stream.send_now(send, STILL_HERE)
    assert sent == [{"type": "http.response.body", "body": STILL_HERE.encode(), "more_body": True}]
    failing = True
    assert not stream.send_now(send, STILL_HERE) and len(sent) == 1


@pytest.mark.anyio
async def test_signs_of_life_come_also_where_changes_bring_nothing_to_the_page() -> None:
    """As to somebody who moves alone: each answer has brought the page all that its stream is woken for."""
    streams, watcher = Streams(limited=False), Watcher("network")

    async def nothing_new(_: str) -> None:
        return None

    async def wake_often() -> None:
        while True:
            streams.wake("table")
            await asyncio.sleep(0.05)

    waking = asyncio.create_task(wake_often())
    events = streams.follow("table", watcher, "1.0.1", 0.3, nothing_new)
    try:
        heard = [await asyncio.wait_for(anext(events), STOPS_WITHIN) for _ in range(4)]
    finally:
        waking.cancel()
        await events.aclose()
    assert heard == ["retry: 1000\n\n", STILL_HERE, STILL_HERE, STILL_HERE]


@pytest.mark.anyio
async def test_a_stream_whose_reader_has_gone_ends_its_events() -> None:
    ended, gone, sent = asyncio.Event(), asyncio.Event(), []

    async def events() -> AsyncGenerator[str]:
        try:
            yield "data: first\n\n"
            await asyncio.sleep(60)
        finally:
            ended.set()

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)
        if message.get("body"):
            gone.set()

    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    await asyncio.wait_for(EventStream(Request(scope), events(), Watcher("address"))(scope, receive, send), STOPS_WITHIN)
    assert ended.is_set() and [message.get("body") for message in sent[1:]] == [b"data: first\n\n"]


def moved_elsewhere(site: Any, table: str) -> tuple[int, int]:
    """Another process stores something at a table; the version then."""
    site.services.store.write(change_table, table, lambda session, row, seats: None)
    version: tuple[int, int] | None = site.services.store.read(version_of, table)
    assert version is not None
    return version


@pytest.mark.anyio
@pytest.mark.parametrize("look", ["poll_all", "look_for_changes"])
async def test_what_is_told_while_a_look_reads_is_not_taken_back_by_it(opening: Any, monkeypatch: pytest.MonkeyPatch,
                                                                      look: str) -> None:
    """Else the streams that were woken would go by what was read before, and find nothing new until the next heartbeat."""
    async with opening(pulse=3_600, heartbeat=3_600) as site:
        table, polling = await site.table_of(await site.browser(), await site.browser()), site.services.tables.polling
        await eventually(lambda: polling.read.commit is not None or polling.read.moment > 0)
        read, told = polling.access.read, list[tuple[int, int]]()
        polling.compare(table, site.services.store.read(version_of, table))

        async def slow(work: Any, *arguments: Any) -> Any:
            found = await read(work, *arguments)
            if not told and work in (versions_of, changed_since):
                told.append(moved_elsewhere(site, table))
                polling.hear_table(False, table, *told[0], None, [])     # as PostgreSQL tells it
            return found

        with site.services.streams.watch(table, Watcher("network")):
            monkeypatch.setattr(polling.access, "read", slow)
            before = polling.read
            await getattr(polling, look)()
            assert told and polling.versions[table] == told[0] and polling.read is before
            await polling.look_for_changes()
            assert polling.versions[table] == told[0] and polling.read is not before


@pytest.mark.anyio
async def test_a_stream_that_begins_does_not_go_by_what_was_known_when_nobody_watched(opening: Any) -> None:
    """This process has stored something, then another one has, of which this one was not told as nobody watched here."""
    async with opening(pulse=3_600, heartbeat=3_600) as site:
        ana, ben = await site.browser(), await site.browser()
        table, tables = await site.table_of(ana, ben), site.services.tables
        known = (await ben.get(f"/api/tables/{table}")).json()["version"]
        assert tables.polling.versions[table] is not None
        newest = moved_elsewhere(site, table)
        last = f"{newest[0]}.{newest[1]}.{known.rpartition('.')[2]}"
        request: Any = SimpleNamespace(app=site.app, state=SimpleNamespace(reader=Reader()), headers={})
        stream: Any = (await streaming(table, request, last, lambda snapshot, reader: snapshot.version)).body_iterator
        assert "retry" in await anext(stream) and await anext(stream) == STILL_HERE      # it has the newest
        shown = asyncio.ensure_future(anext(stream))
        tables.streams.wake(table)                       # somebody has new orders, say
        await asyncio.sleep(0.2)
        assert not shown.done() and tables.polling.versions[table] == newest
        shown.cancel()
        await asyncio.gather(shown, return_exceptions=True)


@pytest.mark.anyio
async def test_a_stream_that_begins_keeps_nothing_from_others_when_it_is_unknown_what_was_stored(site: Any) -> None:
    table, tables = await site.table_of(await site.browser(), await site.browser()), site.services.tables
    polling, watcher = tables.polling, Watcher("network")
    with tables.streams.watch(table, watcher):
        polling.forget(table)                            # storing may have failed, or be still under way
        watcher.change.clear()
        newest = moved_elsewhere(site, table)
        assert await tables.version_to_watch(table) == newest
        polling.compare(table, newest)
        assert watcher.change.is_set()


@pytest.mark.anyio
async def test_what_was_told_of_a_table_is_kept_no_longer_than_somebody_watches(site: Any) -> None:
    polling = site.services.tables.polling
    with site.services.streams.watch("table", Watcher("network")):
        polling.hear_table(True, "table", 1, 1, None, [])
        assert polling.own
    await eventually(lambda: not polling.own)
    assert "table" not in polling.versions
