"""Migrations, on SQLite and PostgreSQL: from an empty database, and from every earlier revision with a table in it."""

from datetime import UTC, datetime
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect

from mercat.server.storage.models import Base, ChatRow, SeatRow, TableRow
from mercat.server.storage.store import Store, add_to_chat, migrations

REVISIONS = [script.revision for script in reversed(list(ScriptDirectory.from_config(migrations()).walk_revisions()))]
NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
FIRST_COLUMNS: dict[str, list[dict[str, Any]]] = {       # revision 0001: a table with an undo request, agreed to
    "tables": [{"id": "t", "game": "toy", "version": 1, "digest": "none", "options": {"double": "no"}, "seats": 2, "seed": "7",
                "status": "playing", "sandbox": False, "listed": True, "host": "browser", "parent": None, "rematch": None,
                "length": 2, "revision": 5, "turn": 1, "opened": NOW, "changed": NOW}],
    "seats": [{"table": "t", "number": number, "kind": "person", "name": name, "bot": None, "held": None, "holder": name,
               "sitting": 1, "seen": NOW} for number, name in enumerate(("Ana", "Bea"))],
    "moves": [{"table": "t", "number": number, "line": line, "at": NOW} for number, line in enumerate(("0 roll", "nature 3"))],
    "chat": [{"id": 1, "table": "t", "seat": 0, "name": "Ana", "text": "hello", "at": NOW}],
    "asked": [{"id": 1, "table": "t", "seat": 0, "length": 2, "target": 0, "refused": None}],
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
    for name, rows in FIRST_COLUMNS.items():
        connection.execute(shape.tables[name].insert(), rows)
    if connection.dialect.name == "postgresql":          # explicit ids do not move the sequences
        for name in ("chat", "asked"):
            connection.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), 1)")
    connection.commit()


def has_newest_shape(store: Store) -> bool:
    with store.reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, Base.metadata) == [] and context.get_current_revision() == REVISIONS[-1]


def test_an_empty_database_gets_the_shape_of_the_models(unmigrated_store: Store) -> None:
    unmigrated_store.migrate()
    assert has_newest_shape(unmigrated_store)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_table_stored_at_any_revision_can_be_played_on(unmigrated_store: Store, revision: str) -> None:
    store = unmigrated_store
    with store.writing.connect() as connection:
        migrate(connection, revision)
        fill(connection)
    store.migrate()
    assert has_newest_shape(store)
    record = store.read("t", True)
    assert record.lines == ["0 roll", "nature 3"] and record.moved == NOW and record.agreed == {1}
    for seat, name in zip(record.seats, ("Ana", "Bea"), strict=True):
        assert (seat.name, seat.held_by, seat.links, seat.seen) == (name, None, 0, NOW)
    assert record.request is not None and record.request.facts == ({"target": 0} if revision < "0014" else {})
    table = record.table
    assert (table.options, table.resting) == ({"double": "no"}, False)
    assert (table.deal, table.opener, table.earlier_seeds) == (None, None, None)
    store.append("t", 2, ["1 roll", "nature 4"], 0, None)
    store.change("t", lambda session, row, seats: add_to_chat(session, ChatRow(table="t", name="Bea", text="Ana", notice="held")))
    record = store.read("t", True)
    assert len(record.lines) == 4 and [(line.text, line.notice) for line in record.chat] == [("hello", None), ("Ana", "held")]


def test_every_migration_can_be_taken_back(unmigrated_store: Store) -> None:
    store = unmigrated_store
    store.migrate()
    with store.writing.connect() as connection:
        fill(connection)
        migrate(connection, "base", back=True)
        assert inspect(connection).get_table_names() == ["alembic_version"]
    store.migrate()
    assert has_newest_shape(store) and store.open_tables() == []


def test_migrating_twice_changes_nothing(store: Store) -> None:
    table = TableRow(id="t", game="toy", version=1, digest="none", options={}, seats=2, seed="7", status="open", sandbox=False,
                     listed=True, revision=0)
    store.create(table, [SeatRow(table="t", number=0, kind="empty", name="")], ["0 pass"])
    store.migrate()
    assert store.read("t", True).lines == ["0 pass"]
