"""Migrations, on SQLite and PostgreSQL: from an empty database, from every earlier revision, and from unknown ones."""

import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import (
    Connection,
    Engine,
    ForeignKeyConstraint,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    UniqueConstraint,
    inspect,
    text,
)

from mercat.cli import main
from mercat.server.problems import Fault
from mercat.server.settings import Settings
from mercat.server.storage import migrating
from mercat.server.storage.migrating import FORMER, UnknownRevision, migrations
from mercat.server.storage.models import Base, ChatRow, SeatRow, TableRow
from mercat.server.tables.chat_lines import add_to_chat
from mercat.server.tables.journals import NewLines
from mercat.server.tables.store import Store, change_table, create_table, open_tables, read_table
from mercat.server.web.serving import prepare
from tests.server.filled import VERSION, all_rows
from tests.server.filled import fill as fill_all

REVISIONS = migrating.known()
USUAL = (REVISIONS[0], *REVISIONS[-2:])                  # from the oldest every migration is made, and the newest is the new one
NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
FIRST_ROWS: dict[str, list[dict[str, Any]]] = {          # at the oldest revision: a table with an undo request, agreed to
    "tables": [{"id": "t", "game": "toy", "version": 1, "digest": "none", "options": {"double": "no"}, "seats": 2, "seed": "7",
                "status": "playing", "sandbox": False, "listed": True, "host": "browser", "parent": None, "rematch": None,
                "length": 2, "revision": 5, "turn": 1, "opened": NOW, "changed": NOW}],
    "seats": [{"table": "t", "number": number, "kind": "person", "name": name, "bot": None, "held": None, "holder": name,
               "sitting": 1, "seen": NOW} for number, name in enumerate(("Ana", "Bea"))],
    "moves": [{"table": "t", "number": number, "line": line, "at": NOW} for number, line in enumerate(("0 roll", "nature 3"))],
    "chat": [{"id": 1, "table": "t", "seat": 0, "name": "Ana", "text": "hello", "at": NOW}],
    "asked": [{"id": 1, "table": "t", "seat": 0, "length": 2, "kind": "undo", "facts": {"target": 0}, "refused": None}],
    "consents": [{"asked": 1, "seat": 1}],
}


def migrate(connection: Connection, revision: str, back: bool = False) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    (command.downgrade if back else command.upgrade)(config, revision)
    connection.commit()


def fill(connection: Connection) -> None:
    """Store one table with everything that belongs to it, as a server of that revision would have."""
    shape = MetaData()
    shape.reflect(connection)
    for name, rows in FIRST_ROWS.items():
        connection.execute(shape.tables[name].insert(), rows)
    if connection.dialect.name == "postgresql":          # explicit ids do not move the sequences
        for name in ("chat", "asked"):
            connection.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), 1)")
    connection.commit()


def differences(connection: Connection, metadata: MetaData) -> list[Any]:
    """Where the database is not what the models say: also primary keys, at which Alembic does not look."""
    found = list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))
    look = inspect(connection)
    for table in metadata.tables.values():
        key = look.get_pk_constraint(table.name)
        named = key["name"] or table.primary_key.name    # SQLite does not tell it beside AUTOINCREMENT
        if (named, key["constrained_columns"]) != (f"pk_{table.name}", [column.name for column in table.primary_key]):
            found.append(("primary key", table.name, key))
    return found


def has_newest_shape(store: Store) -> bool:
    with store.reading.connect() as connection:
        return differences(connection, Base.metadata) == [] and migrating.stated_revision(connection) == REVISIONS[-1]


def test_an_empty_database_gets_the_shape_of_the_models(unmigrated_store: Store) -> None:
    unmigrated_store.migrate()
    assert has_newest_shape(unmigrated_store)


@pytest.mark.parametrize("revision", [one if one in USUAL else pytest.param(one, marks=pytest.mark.thorough)
                                      for one in REVISIONS])
def test_a_table_stored_at_any_revision_can_be_played_on(unmigrated_store: Store, revision: str) -> None:
    store = unmigrated_store
    with store.writing.connect() as connection:
        migrate(connection, revision)
        fill(connection)
    store.migrate()
    assert has_newest_shape(store)
    record = store.read(read_table, "t", True)
    assert record.lines == ["0 roll", "nature 3"] and record.moved == NOW and record.agreed == {1}
    for seat, name in zip(record.seats, ("Ana", "Bea"), strict=True):
        assert (seat.name, seat.held_by, seat.links, seat.seen) == (name, None, 0, NOW)
    assert record.request is not None and record.request.facts == {"target": 0}
    table = record.table
    assert (table.options, table.resting) == ({"double": "no"}, False)
    assert (table.deal, table.opener, table.earlier_seeds) == (None, None, None)
    store.append("t", 2, NewLines(["1 roll", "nature 4"]), 0)
    line = ChatRow(table="t", name="Bea", text="Ana", notice="held")
    store.write(change_table, "t", lambda session, row, seats: add_to_chat(session, line))
    record = store.read(read_table, "t", True)
    assert len(record.lines) == 4 and [(line.text, line.notice) for line in record.chat] == [("hello", None), ("Ana", "held")]


def changed(what: str) -> MetaData:
    """The models with one thing that a migration could forget."""
    metadata = MetaData(naming_convention=Base.metadata.naming_convention)
    for table in Base.metadata.tables.values():
        table.to_metadata(metadata)
    moves: Table = metadata.tables["moves"]
    if what == "on delete":
        constraint = next(one for one in moves.constraints if isinstance(one, ForeignKeyConstraint))
        moves.constraints.remove(constraint)
        moves.append_constraint(ForeignKeyConstraint(["table"], ["tables.id"], name=constraint.name))
    elif what == "unique":
        moves.append_constraint(UniqueConstraint("at"))
    elif what == "index":
        metadata.tables["tables"].indexes.clear()
    elif what == "primary key":
        moves.c.number.primary_key = False
        moves.append_constraint(PrimaryKeyConstraint("table", name="pk_moves"))
    else:
        moves.c.line.nullable = True
    return metadata


def test_what_a_migration_forgets_is_noticed(store: Store) -> None:
    with store.reading.connect() as connection:
        assert differences(connection, Base.metadata) == []
        for what in ("on delete", "unique", "index", "primary key", "nullable"):
            assert differences(connection, changed(what)) != [], what


def test_every_migration_can_be_taken_back(unmigrated_store: Store) -> None:
    store = unmigrated_store
    store.migrate()
    with store.writing.connect() as connection:
        fill(connection)
        migrate(connection, "base", back=True)
        assert inspect(connection).get_table_names() == ["alembic_version"]
    store.migrate()
    with store.changing() as session:
        assert has_newest_shape(store) and open_tables(session) == []


def test_migrating_twice_changes_nothing(store: Store) -> None:
    table = TableRow(id="t", game="toy", version=1, digest="none", options={}, seats=2, seed="7", status="open", sandbox=False,
                     listed=True, revision=0)
    store.write(create_table, table, [SeatRow(table="t", number=0, kind="empty", name="")], NewLines(["0 pass"]))
    store.migrate()
    assert store.read(read_table, "t", True).lines == ["0 pass"]


def restate(engine: Engine, revision: str) -> None:
    """Let a database claim to be of another revision."""
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSION} SET version_num = :revision"), {"revision": revision})


def test_another_revision_is_refused_and_nothing_is_changed(store: Store) -> None:
    with store.writing.connect() as connection:
        fill_all(connection)
        before = all_rows(connection)
    passed_through = {min(FORMER): "from commit 0d8b1af8 once, then the one from commit ec4593be once, which updates it",
                      max(FORMER): "commit ec4593be once, which updates it to revision 0028"}
    for revision in (*passed_through, "0099", "x" * 32):
        restate(store.writing, revision)
        with pytest.raises(UnknownRevision, match=passed_through.get(revision, "made by a newer version")):
            store.migrate()
        with store.reading.connect() as connection:
            assert all_rows(connection) == before
            assert connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalar() == revision


def test_a_server_and_a_command_say_what_to_do_with_a_former_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They do not even turn on the write-ahead log: the file stays as it was, byte for byte."""
    file = tmp_path / "mercat.sqlite3"
    store = Store(f"sqlite:///{file}")
    store.migrate()
    restate(store.writing, "0020")
    with store.writing.connect() as connection:
        connection.connection.execute("PRAGMA journal_mode = DELETE")
    store.close()
    before = file.read_bytes()
    with pytest.raises(Fault) as left:
        prepare(Settings(data=tmp_path))
    with pytest.raises(SystemExit):
        main(["tables", "list", "--data", str(tmp_path), "--language", "es"])
    for said in (str(left.value), capsys.readouterr().err.strip()):
        assert "commit ec4593be" in said and "0020" in said and "\n" not in said
    assert "arranca una vez el servidor" in said
    assert file.read_bytes() == before and sorted(one.name for one in tmp_path.iterdir()) == ["mercat.sqlite3"]


def test_a_large_database_is_told_how_long_it_takes(store: Store, monkeypatch: pytest.MonkeyPatch,
                                                    caplog: pytest.LogCaptureFixture) -> None:
    """Measured on its own rows; the copies that are made for that do not remain."""
    with store.writing.connect() as connection:
        many = fill_all(connection)["moves"]
        before = all_rows(connection)
    monkeypatch.setattr(migrating, "SAMPLE", 1)
    for worth_saying, said in ((0.0, 1), (3_600.0, 0)):
        caplog.clear()
        monkeypatch.setattr(migrating, "WORTH_SAYING", worth_saying)
        with store.writing.connect() as connection, caplog.at_level(logging.WARNING):
            migrating.announce(connection, REVISIONS[0])
            assert all_rows(connection) == before
        assert [f"{many} tables with {many} moves" in record.getMessage() for record in caplog.records] == [True] * said
    assert migrating.log.name == "mercat.server.storage"
