"""Which processes of the server there are, and one address that several of them serve."""

import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, delete, select

from mercat.server.processes import peers as peers_of
from mercat.server.processes import supervisor
from mercat.server.processes.peers import Peers
from mercat.server.processes.supervisor import MOST_FAILURES, SETTLED, Child, Supervisor, own_settings
from mercat.server.settings import Settings
from mercat.server.storage.models import ProcessRow
from mercat.server.storage.threads import Access
from mercat.server.tables.store import Store
from mercat.server.web.serving import run
from tests.server.conftest import Server
from tests.server.forked import children_of
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.anyio


@pytest.fixture
def access(store: Store) -> Iterator[Access]:
    made = Access(store, PATIENCE)
    yield made
    made.close()


async def test_processes_know_each_other_and_miss_who_is_gone(store: Store, database_url: str, access: Access,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    other = Access(Store(database_url), PATIENCE)
    here, there = Peers(access), Peers(other)
    try:
        for one in (here, there, here):
            await one.beat()
        assert here.count == 2 and list(here.others) == [there.name] and list(there.others) == [here.name]
        await there.leave()
        await here.beat()
        assert here.count == 1 and not here.others
        await there.beat()                               # who was taken for dead is there again
        await here.beat()
        assert here.count == 2
        monkeypatch.setattr(peers_of, "GONE_AFTER", 0)   # the other has been killed: nothing more is heard of it
        await here.beat()
        assert here.count == 1
        with store.reading.connect() as connection:
            assert list(connection.scalars(select(ProcessRow.id))) == [here.name]
    finally:
        other.close()
        other.database.close()


async def test_who_says_something_meanwhile_is_not_removed(store: Store, database_url: str, access: Access) -> None:
    other = Access(Store(database_url), PATIENCE)
    here, there = Peers(access), Peers(other)
    try:
        await there.beat()
        await here.beat()
        peer = here.known[there.name]
        here.known[there.name] = peers_of.Peer(peer.seen, peer.heard - 2 * peers_of.GONE_AFTER)
        with store.writing.begin() as connection:        # its machine slept: it says so anew, with another moment
            connection.execute(delete(ProcessRow).where(ProcessRow.id == there.name))
        await there.beat()
        await here.beat()
        assert here.others == {there.name}
    finally:
        other.close()
        other.database.close()


def test_bots_and_metrics_are_divided() -> None:
    of = Settings(processes=3, workers=5, metrics="127.0.0.1:9100", database="postgresql+psycopg://host/mercat")
    assert [own_settings(of, number)["workers"] for number in range(3)] == [2, 2, 1]
    assert [own_settings(of, number)["metrics"] for number in range(3)] == [f"127.0.0.1:{port}" for port in (9100, 9101, 9102)]
    assert [own_settings(Settings(processes=2, workers=1), number) for number in range(2)] == [{"workers": 1}] * 2


def test_one_writer_is_not_shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="needs PostgreSQL"):
        run(Settings(data=tmp_path, processes=2))


def test_processes_that_end_at_once_are_given_up(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(supervisor, "MOST_FAILURES", 2)
    cannot_serve: Any = sys.exit                         # which takes fewer arguments: the new process has little to import
    with socket.create_server(("127.0.0.1", 0)) as listener, pytest.raises(SystemExit, match="as soon as they start"):
        Supervisor(Settings(processes=1), listener, cannot_serve).run()
    assert [record.getMessage().partition("has ended, ")[2] for record in caplog.records] == \
        ["exit status 1: another takes its place"] * 2


def test_processes_that_are_killed_again_and_again_are_replaced_where_one_was_well() -> None:
    """By who watches the memory, say: whoever gave up then would leave nobody served."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        cannot_serve: Any = sys.exit
        watching, begun = Supervisor(Settings(processes=2), listener, cannot_serve), time.monotonic()

        def dies(number: int, since: float | None) -> None:
            process: Any = SimpleNamespace(join=lambda: None, pid=1, exitcode=-signal.SIGKILL)
            watching.children[number] = Child(number, process, SimpleNamespace(close=lambda: None), since)      # type: ignore[arg-type]
            watching.has_ended(watching.children[number])

        for _ in range(MOST_FAILURES):
            dies(0, None)
        assert watching.gives_up
        dies(1, begun - SETTLED)
        for number in range(2 * MOST_FAILURES):
            dies(number % 2, begun)
        assert not watching.gives_up and watching.due.keys() == {0, 1}
        assert max(watching.due.values()) <= time.monotonic() + supervisor.LONGEST_PAUSE


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked up in /proc")
def test_processes_share_what_is_imported_and_end_with_their_supervisor() -> None:
    """Forked, they need not import the server anew."""
    def serve(settings: Settings, listener: socket.socket, on_serving: Any) -> None:     # a spawned process could not have it
        on_serving()
        signal.pause()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        watching = Supervisor(Settings(processes=3), listener, serve)
        process = get_context("fork").Process(target=watching.run)
        process.start()
        wait_until(lambda: len(children_of(process.pid or 0)) == 3)
        running = children_of(process.pid or 0)
        process.kill()
        process.join()
        wait_until(lambda: not any(map(is_alive, running)))


def serving(url: str) -> dict[int, str]:
    """The processes that serve, as the database knows them: their numbers on this machine, with their names."""
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            found = {int(place.rpartition(" ")[2]): name for name, place in
                     connection.execute(select(ProcessRow.id, ProcessRow.place))}
    finally:
        engine.dispose()
    return {pid: name for pid, name in found.items() if is_alive(pid)}


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked up in /proc")
def test_a_process_that_dies_is_replaced_and_all_stop_together(server: Server, postgresql: str, empty_database: Any) -> None:
    url = empty_database("postgresql")
    server.start(database=url, processes=2, drain=0)
    wait_until(lambda: len(serving(url)) == 2)
    first = set(serving(url))
    host = server.visitor()
    table = host.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"}).json()["table"]
    killed = min(first)
    os.kill(killed, signal.SIGKILL)
    assert httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE).json()["length"] == 0     # by the other one
    wait_until(lambda: len(set(serving(url)) - first) == 1)
    running = set(serving(url))
    assert len(running) == 2 and killed not in running
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PATIENCE) == -signal.SIGTERM
    assert not any(map(is_alive, running))
    server.process = None


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked up in /proc")
def test_without_its_supervisor_no_process_stays(server: Server, postgresql: str, empty_database: Any) -> None:
    url = empty_database("postgresql")
    server.start(database=url, processes=2)
    wait_until(lambda: len(serving(url)) == 2)
    running = set(serving(url))
    server.kill()
    wait_until(lambda: not any(map(is_alive, running)))
