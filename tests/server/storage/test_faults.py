"""Faults of a disk, a database and a key: each is one sentence that says what to do, at the start, in the log and at /readyz."""

import asyncio
import errno
import logging
import os
import signal
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from mercat.server import disks, secret_key
from mercat.server.app import create_app
from mercat.server.bots.worker_processes import CONTEXT
from mercat.server.disks import fault_of_error
from mercat.server.features import FEATURES
from mercat.server.problems import Fault, Problem
from mercat.server.processes import stored as processes
from mercat.server.processes import supervisor
from mercat.server.processes.supervisor import HUNG_UP
from mercat.server.settings import Settings
from mercat.server.storage import faults, threads
from mercat.server.storage.database import holds_changes
from mercat.server.storage.faults import Outages, fault_of
from mercat.server.storage.models import TableRow, now
from mercat.server.storage.threads import Access
from mercat.server.tables.store import Store, create_table
from mercat.server.web import starting
from mercat.server.web.health import FRESH
from mercat.server.web.serving import prepare, serve
from mercat.text import LANGUAGES
from tests.server.conftest import put_migrated, site_in
from tests.waiting import PATIENCE


def raised_by_sqlite(name: str, said: str, kind: type[sqlite3.Error] = sqlite3.OperationalError) -> OperationalError:
    error = kind(said)
    error.sqlite_errorname = name
    return OperationalError("SELECT 1", {}, error)


def begun(settings: Settings) -> str:
    """The fault for which a server does not begin."""
    with pytest.raises(Fault) as left:
        prepare(settings)
    for language in LANGUAGES:
        assert "\n" not in left.value.sentence(language) and "fault-" not in left.value.sentence(language)
    return left.value.key


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Those of a server that has been started once."""
    made = Settings(data=tmp_path / "data")
    put_migrated(made.data / "mercat.sqlite3")
    prepare(made)
    return made


def overwrite(path: Path, page: int) -> None:
    content = bytearray(path.read_bytes())
    content[page * 4096:(page + 1) * 4096] = b"\xff" * 4096
    path.write_bytes(content)


# -- the database

def test_five_causes_are_five_sentences(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    file, opens = settings.data / "mercat.sqlite3", Path.open
    whole = file.read_bytes()
    file.write_bytes(whole[:30_000])
    assert begun(settings) == "cut-off"
    file.write_bytes(whole)
    overwrite(file, 0)
    assert begun(settings) == "no-database"
    file.write_bytes(whole)
    with sqlite3.connect(file) as other:
        other.execute("ALTER TABLE alembic_version RENAME version_num TO theirs")
    other.close()
    assert begun(settings) == "foreign"
    file.write_bytes(whole)
    connect = sqlite3.connect

    for key, mode in (("unreadable", "rb"), ("unwritable", "r+b")):
        def refuse(path: Path, how: str = "r", *more: Any, mode: str = mode, **named: Any) -> Any:
            if path == file and how == mode:
                raise PermissionError(errno.EACCES, "planted", str(path))
            return opens(path, how, *more, **named)

        def cannot(*arguments: Any, **named: Any) -> Any:
            error = sqlite3.OperationalError("unable to open database file")
            error.sqlite_errorname = "SQLITE_CANTOPEN"
            raise error

        with monkeypatch.context() as patched:
            patched.setattr(Path, "open", refuse)
            patched.setattr("sqlite3.dbapi2.connect", cannot)
            assert begun(settings) == key
    assert sqlite3.connect is connect
    prepare(settings)


def test_a_database_that_cannot_be_read_is_not_called_another_programs(settings: Settings) -> None:
    """As long as its form is not what fails."""
    error = raised_by_sqlite("SQLITE_IOERR_READ", "disk I/O error")
    assert fault_of(error, settings.database_url).key == "broken-disk"
    assert "alembic" not in fault_of(error, settings.database_url).sentence()


@pytest.mark.anyio
async def test_damaged_pages_are_no_fault_of_the_program(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever meets them is told 503, the log names the doctor once, and the server is not ready."""
    put_migrated(tmp_path / "mercat.sqlite3")
    with sqlite3.connect(tmp_path / "mercat.sqlite3") as connection:
        pages = [page for (page,) in connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'tables'") if page]
    connection.close()
    for page in pages:
        overwrite(tmp_path / "mercat.sqlite3", page - 1)
    async with site_in(tmp_path, secret_key="planted" * 6) as site:
        answer = await site.visitor(raises=False).get("/api/tables/nothing")
        assert (answer.status_code, answer.json()["error"]) == (503, "no-database")
        site.app.state.readiness.asked -= FRESH
        ready = await site.visitor().get("/readyz")
        assert (ready.status_code, ready.json()) == (503, {"ok": False, "reason": "damaged"})
    said = [record.getMessage() for record in caplog.records if "is damaged" in record.getMessage()]
    assert 1 <= len(said) <= 2 and all("`mercat doctor`" in line for line in said)       # reading, writing
    assert not [record for record in caplog.records if record.exc_info]


# -- the disk

def test_a_full_disk_is_read_from_at_the_start(settings: Settings) -> None:
    """SQLite finds no room for the file beside the database; once the -wal holds something, that is read as ever."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    store = Store(settings.database_url, FEATURES)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4_096, limits[1]))        # no file may grow beyond that
        try:
            store.check_current()
            assert store.commits is not None
            before = store.commits.newest()
            with pytest.raises(OperationalError) as refused, store.writing.connect():
                pass
            assert fault_of(refused.value, settings.database_url).key == "full"
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        with store.writing.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE later (x)")
        assert holds_changes(settings.data / "mercat.sqlite3") and store.commits.newest() != before
        with store.reading.connect() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM later").scalar() == 0
    finally:
        store.close()


@pytest.mark.anyio
async def test_a_server_begins_on_a_full_disk_says_so_and_goes_on_by_itself(tmp_path: Path,
                                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    full = [True]
    for place, name in (("mercat.server.app", "remove_ended_here"), ("mercat.server.processes.peers", "beat_and_renew")):
        work: Callable[..., Any] = getattr(processes, name)

        def write(*arguments: Any, work: Callable[..., Any] = work) -> Any:
            if full:
                raise raised_by_sqlite("SQLITE_FULL", "database or disk is full")
            return work(*arguments)

        monkeypatch.setattr(f"{place}.{name}", write)
    async with site_in(tmp_path) as site:
        assert (await site.visitor().get("/")).status_code == 200

        async def reason() -> str:
            site.app.state.readiness.asked -= FRESH
            return str((await site.visitor().get("/readyz")).json().get("reason", ""))

        assert await reason() == "storing"
        full.clear()
        monkeypatch.setattr(faults, "OVER_AFTER", 0.0)
        await site.services.timekeeper.look()
        assert await reason() == ""


@pytest.mark.parametrize(("number", "key"), [(errno.ENOSPC, "full"), (errno.EDQUOT, "full"), (errno.EROFS, "read-only"),
                                             (errno.EACCES, "unwritable"), (errno.EIO, "broken-disk"),
                                             (errno.ENOTDIR, "unusable-path")])
def test_a_disk_says_what_is_wrong_with_it(tmp_path: Path, number: int, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    error = OSError(number, os.strerror(number))
    assert fault_of_error(error, tmp_path).key == key
    monkeypatch.setattr(disks, "is_read_only", lambda path: True)
    assert fault_of_error(error, tmp_path).key == ("read-only" if key == "unwritable" else key)


# -- the key

def test_a_key_is_made_where_there_are_no_links_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*arguments: Any) -> None:
        raise PermissionError(errno.EPERM, "planted")

    monkeypatch.setattr(os, "link", none)
    (tmp_path / "secret-key.4711").write_text("a draft that an earlier version has left")
    assert len(secret_key.secret_key(Settings(data=tmp_path))) >= 48
    assert [path.name for path in tmp_path.iterdir()] == ["secret-key"]


def test_where_a_key_has_no_room_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int, key: str) -> None:
        os.close(file)
        raise OSError(errno.ENOSPC, "planted")

    monkeypatch.setattr(secret_key, "fill", full)
    with pytest.raises(Fault, match="is full"):
        secret_key.secret_key(Settings(data=tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_the_draft_of_another_is_waited_for_unless_it_has_died(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draft, waited = tmp_path / "secret-key.draft", list[float]()
    draft.write_text("")

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            (tmp_path / "secret-key").write_text("theirs" * 10)
            draft.unlink()

    with monkeypatch.context() as patched:
        patched.setattr("time.sleep", sleep)
        assert secret_key.secret_key(Settings(data=tmp_path)) == "theirs" * 10
    (tmp_path / "secret-key").unlink()
    draft.write_text("")
    monkeypatch.setattr(secret_key, "DRAFT_WAIT", 0.0)
    assert len(secret_key.secret_key(Settings(data=tmp_path))) >= 48 and not draft.exists()


def test_a_key_that_cannot_be_read_is_a_sentence(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Path.read_text

    def refuse(path: Path, *arguments: Any, **named: Any) -> str:
        if path.name == "secret-key":
            raise PermissionError(errno.EACCES, "planted", str(path))
        return read(path, *arguments, **named)

    monkeypatch.setattr(Path, "read_text", refuse)
    assert begun(settings) == "unreadable"


def test_a_key_that_is_lost_while_there_are_tables_is_not_replaced(settings: Settings) -> None:
    key = settings.data / "secret-key"
    key.unlink()
    prepare(settings)                                    # nobody would miss it
    store = Store(settings.database_url, FEATURES)
    row = TableRow(id="first", game="toy", version=1, digest="d", options={}, seats=0, seed="1", status="open",
                   sandbox=False, listed=True, turn=None, host=None, changed=now())
    store.write(create_table, row, [])
    store.close()
    kept = key.read_text()
    key.unlink()
    assert begun(settings) == "key-lost" and not key.exists()
    with pytest.raises(Fault, match="is missing"):
        create_app(settings)
    key.write_text(kept)
    prepare(settings)


# -- outages

def test_an_outage_is_told_at_its_beginning_each_minute_and_at_its_end(caplog: pytest.LogCaptureFixture,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1_000.0]
    monkeypatch.setattr(faults, "monotonic", lambda: moment[0])
    told = Outages("postgresql+psycopg://ana:planted@host/mercat")
    away = OperationalError("SELECT 1", {}, Exception("connection refused"))
    for _ in range(1_440):                               # three minutes, eight failures a second
        told.failed("read", away)
        moment[0] += 0.125
    told.failed("read", Problem(404, "no-table"))        # is none of the database's
    told.worked("read")                                  # a single success is not yet the end
    moment[0] += faults.OVER_AFTER
    told.worked("read")
    told.worked("read")
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 4 and "planted" not in "".join(lines) and "ana:***@host" in lines[0]
    assert [line.partition(" the database ")[2].partition(":")[0] for line in lines] == [
        "fails", "still fails, 481 times so far", "still fails, 961 times so far",
        "works again; it failed 1,440 times within 180 seconds"]
    assert faults.level_of(away) < logging.WARNING <= faults.level_of(Problem(404, "no-table"))


def test_a_start_waits_for_a_database_that_is_away(settings: Settings, monkeypatch: pytest.MonkeyPatch,
                                                   caplog: pytest.LogCaptureFixture) -> None:
    """In every way of starting it: all of them call this first."""
    migrate, tries = Store.migrate, list[int]()

    def later(store: Store) -> None:
        tries.append(1)
        if len(tries) < 4:
            raise raised_by_sqlite("SQLITE_BUSY", "database is locked")
        migrate(store)

    monkeypatch.setattr(Store, "migrate", later)
    monkeypatch.setattr(starting, "TRY_AGAIN", 0.0)
    monkeypatch.setattr("mercat.server.web.serving.begin_log", lambda form, level: None)
    monkeypatch.setattr("mercat.server.web.serving.heed_hang_up", lambda: None)
    prepare(settings)
    assert len(tries) == 4
    assert [record.getMessage().partition(",")[0] for record in caplog.records] == ["the server begins once the database answers"]
    tries.clear()
    monkeypatch.setattr(starting, "START_WAIT", 0.0)
    assert begun(settings) == "locked" and len(tries) == 1


@pytest.mark.anyio
async def test_a_disk_that_stands_still_is_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not a lock that somebody holds."""
    monkeypatch.setattr(threads, "LOOK_EVERY", 0.01)
    stall, lock, more = Event(), Event(), Event()
    access = Access(store, 0.05, 1, stall=2 * PATIENCE)

    def locked() -> None:
        lock.wait()
        raise raised_by_sqlite("SQLITE_BUSY", "database is locked")

    try:
        first, second = (asyncio.create_task(access.in_writer(work)) for work in (stall.wait, lambda: "stored"))
        done, _ = await asyncio.wait({first, second}, timeout=0.3)
        assert not done                                  # without a stall the second is refused after 0.05 seconds
        stall.set()
        assert await second == "stored" and await first

        holder, next_one, last = (asyncio.create_task(access.in_writer(work)) for work in (locked, more.wait, lambda: "never"))
        done, _ = await asyncio.wait({last}, timeout=0.3)
        assert not done                                  # so far it might be a stall
        lock.set()
        with pytest.raises(OperationalError):
            await holder
        with pytest.raises(Problem, match="slow-database"):
            async with asyncio.timeout(PATIENCE):
                await last
        more.set()
        await next_one
    finally:
        for event in (stall, lock, more):
            event.set()
        access.close()


# -- the processes

def test_what_fails_as_the_application_begins_is_one_sentence(settings: Settings, monkeypatch: pytest.MonkeyPatch,
                                                              caplog: pytest.LogCaptureFixture) -> None:
    """After all that is prepared; and nobody is told before that it runs."""
    def full(store: Store) -> None:
        raise raised_by_sqlite("SQLITE_FULL", "database or disk is full")

    monkeypatch.setattr(Store, "migrate", full)
    told = list[str]()
    with socket.create_server(("127.0.0.1", 0)) as listener, pytest.raises(Fault, match="is full"):
        serve(settings, [listener], lambda: told.append("serves"))
    assert not told and "Traceback" not in caplog.text and not [one for one in caplog.records if one.exc_info]


def test_a_server_whose_terminal_is_gone_stops_with_a_status_of_its_own(server: Any, tmp_path: Path) -> None:
    """By which a service manager knows that it is to be started again."""
    server.log = tmp_path / "log"
    server.start()
    server.process.send_signal(signal.SIGHUP)
    assert server.process.wait(PATIENCE) == HUNG_UP
    assert server.log.read_text("utf-8").count("SIGHUP: the server stops") == 1
    server.process = None


def test_a_process_whose_supervisor_has_died_says_nothing_of_it(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    says, tells = CONTEXT.Pipe(duplex=False)
    says.close()
    monkeypatch.setattr(os, "setsid", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(supervisor, "wait_and_stop", lambda _: None)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        supervisor.begin(lambda settings, listener, on_serving: on_serving(), settings, listener, tells, os.getppid())
    with pytest.raises(BrokenPipeError):
        tells.send_bytes(b"serves")
    tells.close()
