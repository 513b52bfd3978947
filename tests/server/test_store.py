"""The database: its shape, its migrations, its keys; the secret key; the settings."""

import os
import stat
from dataclasses import fields
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, inspect
from sqlalchemy.exc import IntegrityError

from mercat.components import data_folder
from mercat.server.problems import Problem
from mercat.server.settings import Settings, read_settings, secret_key
from mercat.server.storage.models import Base, MoveRow, SeatRow, TableRow, now
from mercat.server.storage.store import Raced, Store, migrations
from mercat.server.tables.snapshot import OPEN, PLAYING


def table_row(name: str = "t", **values: Any) -> TableRow:
    usual = {"game": "toy", "version": 1, "digest": "none", "options": {}, "seats": 2, "seed": "7", "status": OPEN,
             "sandbox": False, "listed": True, "revision": 0}
    return TableRow(id=name, **(usual | values))


@pytest.fixture
def store(tmp_path: Path) -> Any:
    made = Store(os.environ.get("MERCAT_TEST_DATABASE") or f"sqlite:///{tmp_path / 'some' / 'folder' / 'x.sqlite3'}")
    made.migrate()
    yield made
    made.close()


def test_the_migrations_make_what_the_models_say(store: Store) -> None:
    with store.reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert context.get_current_revision() == ScriptDirectory.from_config(migrations()).get_current_head()


def test_migrating_twice_changes_nothing(store: Store) -> None:
    store.create(table_row(), [SeatRow(table="t", number=0, kind="empty", name="")], ["0 pass"])
    store.migrate()
    assert store.read("t", True).lines == ["0 pass"]


def test_every_migration_can_be_taken_back(tmp_path: Path) -> None:
    from alembic import command

    store = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    store.migrate()
    with store.writing.connect() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        connection.commit()
        assert inspect(connection).get_table_names() == ["alembic_version"]
    store.migrate()
    assert store.listed() == []


def test_a_line_of_the_journal_is_stored_once(store: Store) -> None:
    store.create(table_row(), [], ["a"])
    store.append("t", 1, ["b", "nature c"], 1, False)
    for seen in (0, 1, 2, 4):
        with pytest.raises(Raced):
            store.append("t", seen, ["x"], 1, False)
    with pytest.raises(IntegrityError), store.writing.begin() as connection:
        connection.execute(insert(MoveRow).values(table="t", number=1, line="x", at=now()))
    record = store.read("t", True)
    assert (record.lines, record.table.length, record.table.turn, record.table.status) == (["a", "b", "nature c"], 3, 1, PLAYING)


def test_the_key_decides_even_when_the_length_is_wrong(store: Store) -> None:
    """Whatever else fails, the unique number of a move stops a second one, and the whole append with it."""
    store.create(table_row(), [], ["a"])
    with store.writing.begin() as connection:
        connection.execute(insert(MoveRow).values(table="t", number=2, line="b", at=now()))
    with pytest.raises(Raced):
        store.append("t", 1, ["x", "y"], 1, False)
    assert store.read("t", True).lines == ["a", "b"]


def test_a_change_that_fails_leaves_nothing(store: Store) -> None:
    store.create(table_row(), [SeatRow(table="t", number=0, kind="empty", name="")])

    def fail(session: Any, table: TableRow, seats: Any) -> None:
        seats[0].name = "Ana"
        session.flush()
        raise Problem(409, "seat-taken")

    with pytest.raises(Problem):
        store.change("t", fail)
    record = store.read("t", False)
    assert (record.seats[0].name, record.table.revision) == ("", 0)
    with pytest.raises(Problem, match="no-table"):
        store.change("other", fail)


def test_moments_know_their_zone(store: Store) -> None:
    store.create(table_row(), [])
    assert store.read("t", False).table.opened.utcoffset() == timedelta(0)


def test_the_secret_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    key = secret_key(settings)
    assert len(key) >= 48 and secret_key(settings) == key
    path = settings.data / "secret-key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and [file.name for file in settings.data.iterdir()] == ["secret-key"]
    assert secret_key(Settings(data=tmp_path, secret_key="given" * 7)) == "given" * 7
    for content in (b"", b"short", bytes(range(256)), b"\xff" * 64):
        path.write_bytes(content)
        with pytest.raises(SystemExit, match="no usable key"):
            secret_key(settings)


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    read = read_settings({"MERCAT_DATA": str(tmp_path), "MERCAT_PORT": "9000", "MERCAT_SECURE": "yes",
                          "MERCAT_BOT_SECONDS": "1.5", "MERCAT_DATABASE": "", "OTHER": "x"})
    assert (read.data, read.port, read.secure, read.bot_seconds) == (tmp_path, 9000, True, 1.5)
    assert read.database_url == f"sqlite:///{tmp_path}/mercat.sqlite3"
    for name, value in (("MERCAT_PORT", "many"), ("MERCAT_SECURE", "perhaps"), ("MERCAT_BOT_SECONDS", "")):
        if value:
            with pytest.raises(SystemExit, match=name):
                read_settings({name: value})
        else:
            assert read_settings({name: value}).bot_seconds == Settings().bot_seconds


def test_the_page_for_hosts_names_every_setting() -> None:
    told = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    for field in fields(Settings):
        assert f"`MERCAT_{field.name.upper()}`" in told
        if isinstance(field.default, float) or (isinstance(field.default, int) and not isinstance(field.default, bool)):
            assert f"`{field.default}`" in told, field.name


def test_the_data_folder_follows_the_desktops_rules(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "mercat"
    assert data_folder({"XDG_DATA_HOME": "not/absolute"}) == Path.home() / ".local" / "share" / "mercat"
    assert data_folder({"MERCAT_DATA": "~/x"}) == Path.home() / "x"
