"""Backups: everything is in them, from SQLite and PostgreSQL into either; encrypted, scheduled, made under play."""

import asyncio
import os
import stat
import sys
import threading
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Column, Date, DateTime, Float, LargeBinary, MetaData, Numeric, Table, delete, insert, inspect
from sqlalchemy.types import TypeEngine

from mercat.server.features import FEATURES
from mercat.server.secret_key import secret_key
from mercat.server.settings import Settings
from mercat.server.storage import migrating
from mercat.server.storage.backups import encryption, schedule
from mercat.server.storage.backups.manifest import ArchiveError
from mercat.server.storage.backups.restoring import OpenArchive, restore
from mercat.server.storage.backups.schedule import alone_in, archives_in, keep_newest, new_name, until_due
from mercat.server.storage.backups.server_files import Files, kept_files
from mercat.server.storage.backups.values import codec_of
from mercat.server.storage.backups.writing import back_up, new_file
from mercat.server.storage.migrating import UnknownRevision
from mercat.server.storage.models import Base, ChatRow, RequestRow, SeatRow, TableRow
from mercat.server.tables.journals import NewLines
from mercat.server.tables.store import Store, create_table
from tests.server import killed_migrations
from tests.server.conftest import site_in
from tests.server.filled import ODD, all_rows, fill, shape_of
from tests.server.soak import backups

KINDS = ("sqlite", "postgresql")
SAMPLE = os.fspath(Path(__file__).parents[1] / "sample_migrations")


def rows_in(url: str) -> dict[str, list[str]]:
    store = Store(url, FEATURES)
    try:
        with store.reading.connect() as connection:
            return all_rows(connection)
    finally:
        store.close()


def restored(path: Path, url: str, data: Path, passphrase: str = "") -> None:
    with OpenArchive(path, passphrase) as archive:
        restore(archive, Settings(data=data, database=url))


def keys_of(store: Store) -> list[Any]:
    """The keys and constraints of a database, as far as it tells them."""
    with store.reading.connect() as connection:
        look = inspect(connection)
        return [(name, look.get_pk_constraint(name), sorted(look.get_foreign_keys(name), key=str),
                 look.get_unique_constraints(name)) for name in sorted(look.get_table_names())]


def test_every_row_of_every_table_is_restored(store: Store, tmp_path: Path, empty_database: Callable[[str], str]) -> None:
    """Into either kind of database; and numbers are not given again, as an answer must not fit a later request."""
    with store.writing.connect() as connection:
        many = fill(connection)
        connection.exec_driver_sql("UPDATE tables SET deal = 'null' WHERE version = 1")      # JSON's, not the absence of a value
        connection.commit()
    manifest = back_up(store.reading, Files(b"k" * 32), tmp_path / "x.backup")
    assert {name: table.rows for name, table in manifest.tables.items()} == dict.fromkeys(Base.metadata.tables, 3) == many
    assert [(one.rules, one.tables) for one in manifest.games] == [(1, 1), (2, 1), (3, 1)]
    with store.writing.connect() as connection:
        before = all_rows(connection)
    with store.writing.begin() as connection:
        connection.exec_driver_sql("DELETE FROM tables WHERE version > 1")
    back_up(store.reading, Files(), tmp_path / "fewer.backup")
    for target in KINDS:
        url, other = empty_database(target), empty_database(target)
        restored(tmp_path / "x.backup", url, tmp_path / target)
        new = Store(url, FEATURES)
        assert rows_in(url) == before and (tmp_path / target / "secret-key").read_bytes() == b"k" * 32
        assert target != store.reading.dialect.name or keys_of(new) == keys_of(store)
        new.close()
        restored(tmp_path / "fewer.backup", other, tmp_path)
        fewer = Store(other, FEATURES)
        with fewer.writing.begin() as connection:
            connection.execute(delete(RequestRow))
            asked = insert(RequestRow).values(table="0tables.id", seat=0, length=1, kind="undo", facts={})
            chat = insert(ChatRow).values(table="0tables.id", seat=0, name="Ana", text="hi")
            assert (connection.scalar(asked.returning(RequestRow.id)) or 0) > 3
            assert (connection.scalar(chat.returning(ChatRow.id)) or 0) > 1
        fewer.close()


@pytest.mark.parametrize(("kind", "value", "carried"), [
    (JSON(), '{"a": [1.50, null]}', None), (JSON(), "null", None), (Float(), 1.1, None),
    (Numeric(10, 2), Decimal("1.10"), "1.10"),
    (LargeBinary(), b"\x00\xff", "AP8="), (Date(), date(2026, 1, 2), "2026-01-02"),
    (DateTime(), datetime(2026, 1, 2, 3, 4, 5, 6), "2026-01-02T03:04:05.000006+00:00"),
    (DateTime(timezone=True), datetime(2026, 1, 2, 3, tzinfo=UTC), "2026-01-02T03:00:00+00:00")])
def test_values_of_every_type(kind: TypeEngine[Any], value: Any, carried: Any) -> None:
    codec = codec_of(Table("x", MetaData(), Column("y", kind)).c.y)
    told = value if codec.encode is None else codec.encode(value)
    assert told == (value if carried is None else carried)
    decoded = codec.decoded(told)
    assert decoded == value or (isinstance(kind, JSON) and decoded == (JSON.NULL if value == "null" else {"a": [1.5, None]}))
    assert codec.decoded(None) is None
    for wrong in ([], True, object()):
        with pytest.raises(ValueError):
            codec.decoded(wrong)


def test_every_column_there_is_can_be_carried(store: Store) -> None:
    with store.reading.connect() as connection:
        columns = [column for table in shape_of(connection).tables.values() for column in table.columns]
    assert len(columns) > 60 and all(codec_of(column) for column in columns)
    with pytest.raises(TypeError, match=r"x\.y"):
        codec_of(Table("x", MetaData(), Column("y")).c.y)


def test_an_archive_of_an_earlier_revision_is_migrated_and_one_of_a_later_refused(
        store: Store, tmp_path: Path, twin: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    with store.writing.connect() as connection:
        fill(connection)
    back_up(store.reading, Files(), tmp_path / "earlier.backup")
    with monkeypatch.context() as patched:
        patched.setattr(migrating, "migrations", migrating.migrations)
        patched.setenv("MERCAT_TEST_FOLLOWS", "")
        killed_migrations.with_further(SAMPLE)
        back_up(store.reading, Files(), tmp_path / "same.backup")       # a later Mercat, before it has migrated
        later = twin()
        restored(tmp_path / "earlier.backup", later, tmp_path)
        store.migrate()
        with store.reading.connect() as connection:
            assert rows_in(later) == all_rows(connection) and "said_at_tables" in rows_in(later)
        patched.setattr("mercat.server.storage.backups.writing.shape_of", lambda connection, revision: shape_of(connection))
        back_up(store.reading, Files(), tmp_path / "later.backup")
    empty = twin()
    with pytest.raises(UnknownRevision, match="9999"):
        restored(tmp_path / "later.backup", empty, tmp_path)
    restored(tmp_path / "same.backup", empty, tmp_path)
    assert rows_in(empty)["seats"]


def test_key_and_components(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are put where a server looks for them; where others stand, nothing is changed."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "old"))
    old = Settings(data=tmp_path / "old")
    key, components = secret_key(old), tmp_path / "old" / "components" / "toy"
    components.mkdir(parents=True)
    (components / "map.toml").write_text("x = 1\n")
    (components / "notes.txt").write_text("mine")
    store = Store(old.database_url, FEATURES)
    store.migrate()
    back_up(store.reading, kept_files(old), tmp_path / "x.backup")
    store.close()
    new = Settings(data=tmp_path / "new")
    monkeypatch.setenv("MERCAT_DATA", str(new.data))
    for settings, path, told in ((new, new.data / "components/toy/map.toml", "components"),
                                 (new, new.data / "secret-key", "secret-key"),
                                 (Settings(data=new.data, secret_key="s" * 40), None, "MERCAT_SECRET_KEY")):
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("y = 2\n")
        with pytest.raises(ArchiveError, match=told), OpenArchive(tmp_path / "x.backup") as archive:
            restore(archive, settings)
        assert not (new.data / "mercat.sqlite3").exists()
        if path is not None:
            path.unlink()
    (new.data / "components" / "toy").rmdir()
    restored(tmp_path / "x.backup", "", new.data)
    assert (new.data / "secret-key").read_text() == key
    assert [file.name for file in (new.data / "components" / "toy").iterdir()] == ["map.toml"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in (new.data / "secret-key", new.data / "mercat.sqlite3")} == {0o600}
    assert sorted(path.name for path in new.data.iterdir()) == ["components", "mercat.sqlite3", "secret-key"]


def test_a_database_that_holds_something_is_left_alone(store: Store, tmp_path: Path, twin: Callable[[], str]) -> None:
    back_up(store.reading, Files(b"k" * 32), tmp_path / "x.backup")
    url = twin()
    taken = Store(url, FEATURES)
    taken.migrate()
    with taken.writing.connect() as connection:
        fill(connection)
        before = all_rows(connection)
    taken.close()
    with pytest.raises(ArchiveError, match="empty database"):
        restored(tmp_path / "x.backup", url, tmp_path / "new")
    assert rows_in(url) == before and not (tmp_path / "new").exists()


def test_the_file_is_its_owners_and_whole_or_absent(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with store.writing.connect() as connection:
        fill(connection)
    path = tmp_path / "out" / "x.backup"
    path.parent.mkdir()
    back_up(store.reading, Files(), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    first = path.read_bytes()
    with pytest.raises(FileExistsError):
        back_up(store.reading, Files(), path)
    monkeypatch.setattr("mercat.server.storage.backups.writing.LONGEST_ROW", 200)
    with pytest.raises(ArchiveError, match="200 bytes"):
        back_up(store.reading, Files(), path, replacing=True)
    assert path.read_bytes() == first and list(path.parent.iterdir()) == [path]
    monkeypatch.undo()
    back_up(store.reading, Files(b"other" * 8), path, replacing=True)
    assert path.read_bytes() != first
    with pytest.raises(FileExistsError), new_file(path.parent / "y.backup", replacing=False) as file:
        file.write(b"mine")
        (path.parent / "y.backup").write_bytes(b"came meanwhile")
    assert (path.parent / "y.backup").read_bytes() == b"came meanwhile" and len(list(path.parent.iterdir())) == 2


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_an_encrypted_backup(store: Store, tmp_path: Path, twin: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(encryption.COST, "n", 2**10)
    with store.writing.connect() as connection:
        fill(connection)
        before = all_rows(connection)
    path = tmp_path / "x.backup"
    back_up(store.reading, Files(b"k" * 70_000), path, "żółw")
    assert ODD[:4].encode() not in path.read_bytes() and b"kkkk" not in path.read_bytes()
    for passphrase, key in (("", "needs-passphrase"), ("zolw", "passphrase")):
        with pytest.raises(ArchiveError) as error:
            OpenArchive(path, passphrase)
        assert error.value.key == key
    url = twin()
    with pytest.raises(ArchiveError, match="secret-key"):              # no key is so long
        restored(path, url, tmp_path / "new", "żółw")
    back_up(store.reading, Files(b"k" * 70), path, "z\u0307o\u0301łw", replacing=True)       # the same letters, written otherwise
    restored(path, url, tmp_path / "new", "żółw")
    assert rows_in(url) == before


def test_a_folder_of_backups(tmp_path: Path) -> None:
    every = timedelta(hours=24)
    assert until_due(tmp_path, every) <= timedelta(0)
    times = [datetime(2026, 1, day, 12, tzinfo=UTC) for day in range(1, 6)]
    for moment in times:
        (tmp_path / moment.strftime("mercat-%Y-%m-%dT%H%M%SZ.backup")).touch()
    others = [tmp_path / name for name in ("mine.backup", "mercat-2020-01-01T000000Z.backup.old", "mercat.sqlite3")]
    for path in (*others, tmp_path / ".mercat-2026-01-01T000000Z.backup.77.part"):
        path.touch()
    assert until_due(tmp_path, every) < timedelta(0)
    assert [path.name[7:17] for path in keep_newest(tmp_path, 2)] == ["2026-01-01", "2026-01-02", "2026-01-03"]
    assert [path.name[7:17] for path in archives_in(tmp_path)] == ["2026-01-04", "2026-01-05"]
    assert all(path.exists() for path in others) and not list(tmp_path.glob(".*.part"))
    new_name(tmp_path).touch()
    assert timedelta(hours=23) < until_due(tmp_path, every) <= every
    with alone_in(tmp_path), pytest.raises(BlockingIOError), alone_in(tmp_path):
        pass


@pytest.mark.anyio
async def test_servers_make_backups_by_themselves(tmp_path: Path, caplog: pytest.LogCaptureFixture,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process that is told the settings, one of several servers; a failure is logged."""
    wishes: dict[str, Any] = {"backup_every": 1.0, "backup_folder": tmp_path / "all", "secret_key": "s" * 40,
                              "backup_passphrase": "secret"}
    async with site_in(tmp_path, **wishes) as site, site_in(tmp_path, **wishes):
        while not ((tmp_path / "all").is_dir() and archives_in(tmp_path / "all")):
            await asyncio.sleep(0.05)
        await schedule.back_up_if_due(site.services.settings)
    made = archives_in(tmp_path / "all")
    with OpenArchive(made[0], "secret") as archive:
        assert archive.files().key == b"s" * 40
    assert len(made) == 1 and caplog.records == []
    failing = [sys.executable, "-c", "raise SystemExit('mercat: the disk is full')"]
    monkeypatch.setattr(schedule, "command", lambda settings: failing)
    await schedule.back_up_if_due(Settings(data=tmp_path / "none", backup_every=1.0))
    assert [record.getMessage() for record in caplog.records] == ["no backup was made: the disk is full"]


@pytest.mark.parametrize("kind", KINDS)
def test_backups_while_moves_are_stored(kind: str, tmp_path: Path, empty_database: Callable[[str], str]) -> None:
    """The short form of `soak backups`: what had been confirmed when a backup began is in what is restored from it."""
    url, told, stop = empty_database(kind), dict[int, str](), threading.Event()
    store = Store(url, FEATURES)
    store.migrate()
    row = TableRow(id="t", game="toy", version=1, digest="none", options={}, seats=1, seed="7", status="playing",
                   sandbox=False, listed=True)
    store.write(create_table, row, [SeatRow(table="t", number=0, kind="person", name="Ana")])

    def play() -> None:
        for number in range(100_000):
            if stop.is_set():
                break
            store.append("t", number, NewLines([f"0 move {number}"]), 0)
            told[number] = f"0 move {number}"

    playing = threading.Thread(target=play)
    playing.start()
    try:
        for number in range(3):
            while len(told) < 5 * (number + 1):
                assert playing.is_alive()
            before = dict(told)
            back_up(store.reading, Files(), tmp_path / f"{number}.backup")
            target = empty_database(KINDS[number % 2])
            restored(tmp_path / f"{number}.backup", target, tmp_path)
            new = Store(target, FEATURES)
            assert backups.compared(new, {"t": before})["moves told before"] >= 5 * (number + 1)
            new.close()
    finally:
        stop.set()
        playing.join()
        store.close()
