"""Names that people type are looked up where nobody else waits for it: in the process that sends, one at a time for a person."""

import asyncio
import os
import socket
import subprocess
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from mercat.server.notices.child_process import LATER, WAY_GONE, SendingChild
from mercat.server.notices.child_program import AT_ONCE
from mercat.server.storage.database import READERS
from tests.server.conftest import Site, site_in

pytestmark = pytest.mark.anyio
SLOW, DEAF = 5.0, 50.0                                   # seconds, of name servers
RESOLVER = f"""
import socket, time
real = socket.getaddrinfo
def made_up(host, *more, **named):
    if str(host).endswith('silent.example'):
        time.sleep({SLOW})
    if str(host).endswith('deaf.example'):
        time.sleep({DEAF})
    if str(host).endswith('.example'):
        known = {{'inside': '10.0.0.1', 'outside': '8.8.8.8'}}
        if host.split('.')[-2] not in known:
            raise socket.gaierror('no such name')
        host = known[host.split('.')[-2]]
    return real(host, *more, **named)
socket.getaddrinfo = made_up
"""
KEYS = {"p256dh": "a" * 80, "auth": "b" * 20}


@pytest.fixture
def resolver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are made up, here and in every process that is started."""
    (tmp_path / "sitecustomize.py").write_text(RESOLVER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setattr(socket, "getaddrinfo", socket.getaddrinfo)       # put back afterwards
    exec(RESOLVER, {})


async def known(site: Site) -> httpx.AsyncClient:
    """A guest, who has opened a table."""
    guest = await site.browser()
    opened = await guest.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    assert opened.status_code == 201
    return guest


def push(guest: httpx.AsyncClient, host: str) -> Any:
    return guest.post("/me/call-push", data={"endpoint": f"https://{host}/1", **KEYS})


async def test_a_silent_name_server_keeps_nobody_else_waiting(tmp_path: Path, resolver: None) -> None:
    async with site_in(tmp_path, patience=SLOW) as site:
        guests = [await known(site) for _ in range(READERS + 2)]
        asked = [asyncio.create_task(push(guest, f"x{number}.silent.example")) for number, guest in enumerate(guests[:-1])]
        asked.append(asyncio.create_task(guests[-1].post("/me/call-channel", data={
            "kind": "ntfy", "topic": "abc", "server": "y.silent.example"})))
        await asyncio.sleep(0.2)
        assert (await site.visitor().get("/")).status_code == 200
        assert (await site.visitor().get("/readyz")).status_code == 200
        again = await push(guests[0], "z.silent.example")                # one at a time for a person
        assert not any(task.done() for task in asked) and again.status_code == 429
        answers = await asyncio.gather(*asked)
        assert {answer.status_code for answer in answers} == {503}
        assert "x0.silent.example could not be found in time" in answers[0].text
        assert (await push(guests[0], "outside.example")).status_code == 303


async def test_what_a_name_stands_for_is_looked_at(tmp_path: Path, resolver: None) -> None:
    async with site_in(tmp_path) as site:
        guest = await known(site)
        inwards, nobody = "only be sent to public addresses", "There is no server called"
        for host, status, said in (("inside.example", 422, inwards), ("nobody.example", 422, nobody), ("localhost", 422, inwards),
                                   ("127.0.0.1", 422, inwards), ("outside.example", 303, "")):
            answer = await push(guest, host)
            assert (answer.status_code, said in answer.text) == (status, True), host
        stranger = await site.browser()                  # of whom nothing is stored
        assert (await push(stranger, "outside.example")).status_code == 403


async def test_a_message_waits_for_its_name_no_longer_than_a_lookup(resolver: None) -> None:
    """As many as are sent at once: what comes behind them is sent soon."""
    child = SendingChild([])
    sent = [{"way": "ntfy", "facts": {"server": f"https://x{number}.{name}.example", "topic": "a"}, "title": "t", "text": "x"}
            for number, name in enumerate(AT_ONCE * ["deaf"] + ["inside"])]
    try:
        began = time.monotonic()
        said = await asyncio.gather(*map(child.send, sent))
        assert time.monotonic() - began < DEAF / 2
        assert [one.result for one in said] == AT_ONCE * [LATER] + [WAY_GONE] and said[-1].why == "not-public"
    finally:
        await child.close()


@pytest.mark.parametrize("work", [
    partial(socket.getaddrinfo, "localhost", 80), partial(subprocess.run, ["true"], check=True),
    lambda: socket.socket().connect_ex(("127.0.0.1", 9))])
async def test_nothing_but_work_with_the_database_is_done_in_its_threads(site: Site, work: Callable[[], object]) -> None:
    """What holds all tests to it (`only_the_database`) notices what is planted."""
    access = site.services.tables.access
    for do in (access.in_reader, access.in_writer):
        with pytest.raises(AssertionError, match="a thread of the database"):
            await do(work)


async def test_whether_the_server_is_ready_is_asked_by_the_way_that_requests_take(site: Site) -> None:
    access, ended = site.services.tables.access, threading.Event()
    assert (await site.visitor().get("/readyz")).status_code == 200
    site.app.state.readiness.asked -= 60
    waiting = [asyncio.create_task(access.in_reader(ended.wait)) for _ in range(READERS)]
    await asyncio.sleep(0)
    try:
        answer = await site.visitor().get("/readyz")
        assert (answer.status_code, answer.json()["reason"]) == (503, "database")
    finally:
        ended.set()
        await asyncio.gather(*waiting)
