"""The migration of a database to the schema that this version uses, all in one transaction, by one process at a time."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, inspect, literal_column, select, table
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from mercat.server.problems import Worded
from mercat.server.storage import database
from mercat.server.storage.models import MoveRow, TableRow

log = logging.getLogger("mercat.server.storage")
HERE: Final = Path(__file__).parent / "migrations"
# From which revisions this version migrates: `known`. The others, and what to do, are told by `check_known` to whoever asks: the
# start, the doctor with and without --tables, a restore. docs/hosting.md, "Updates", has the commands for each way of installing.
FORMER: Final = {                                        # from before the first version: the commits whose servers must run
    **dict.fromkeys((f"{number:04}" for number in range(1, 14)), ("0d8b1af8", "ec4593be")),           # once each, in this order
    **dict.fromkeys((f"{number:04}" for number in range(14, 27)), ("ec4593be",)),
}
FORMER_END: Final = "0028"                               # the revision that the last of these commits makes
SAMPLE: Final = 5_000                                    # rows that are copied to measure how fast this database writes
DEARER: Final = 3                                        # factor by which a row of a whole table is slower: measured 2.1 to 3.3
WORTH_SAYING: Final = 5.0                                # seconds
ESTIMATE: Final = "estimate_of_a_migration"              # the table to which the sample is copied


class UnknownRevision(Worded, SQLAlchemyError):
    """The error for a database whose schema this version of Mercat cannot use. Nothing was changed."""

    kind = "database"

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(self.sentence())


def migrations() -> Config:
    """Return Alembic's configuration, with the migrations that are included in the package."""
    config = Config()
    config.set_main_option("script_location", os.fspath(HERE).replace("%", "%%"))
    return config


def newest() -> str:
    """Return the revision that this version of Mercat uses."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


def known() -> list[str]:
    """Return the revisions from which this version can migrate, oldest first."""
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(migrations()).walk_revisions()))]


def migrate(reading: Engine, writing: Engine) -> None:
    """Migrate a database, which may be empty, to the newest revision. One process does so while others wait.

    If this version cannot migrate the database, raise UnknownRevision and write nothing, not even the database's settings.
    """
    with reading.connect() as connection:
        if stated_revision(connection) == newest():
            return
    with writing.connect() as connection:
        database.begin_migration(connection)
        stated = stated_revision(connection)             # another process may have been first
        if stated != newest():
            announce(connection, stated)
            upgrade(connection, newest())
            connection.commit()
        connection.invalidate()


def upgrade(connection: Connection, revision: str) -> None:
    """Migrate to a revision in this connection's transaction, begun by `database.begin_migration`, without committing.

    Raise IntegrityError if rows refer to missing rows afterwards.
    """
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    database.check_references(connection)


def stated_revision(connection: Connection) -> str | None:
    """Return the revision of a database; None if it is empty. Raise UnknownRevision if this version cannot migrate from it."""
    try:
        stated = set(MigrationContext.configure(connection).get_current_heads())
    except DBAPIError as error:
        if not database.is_about_form(error):            # it cannot be read, is damaged, does not answer
            raise
        raise UnknownRevision("foreign") from error
    except (TypeError, AttributeError, KeyError) as error:               # a table alembic_version of another form
        raise UnknownRevision("foreign") from error
    if not stated:
        if TableRow.__tablename__ in inspect(connection).get_table_names():
            raise UnknownRevision("without-revision")
        return None
    if len(stated) > 1:
        raise UnknownRevision("several-revisions")
    revision = str(stated.pop())
    check_known(revision)
    return revision


def check_known(revision: str) -> None:
    """Raise UnknownRevision unless this version of Mercat can migrate from a revision."""
    if revision in FORMER:
        *first, commit = FORMER[revision]
        raise UnknownRevision("former", revision=revision, first=first[0] if first else "none", commit=commit, end=FORMER_END)
    if revision not in known():
        raise UnknownRevision("newer", revision=revision[:40], newest=newest())


def check_current(reading: Engine) -> None:
    """Raise UnknownRevision unless a database has the schema that this version of Mercat uses."""
    with reading.connect() as connection:
        if stated_revision(connection) != newest():
            raise UnknownRevision("older")


def announce(connection: Connection, stated: str | None) -> None:
    """Log the size of a migration, and the time that it may take, if that is more than a few seconds."""
    if stated is None:
        return
    present = set(inspect(connection).get_table_names())
    seconds = seconds_to_rewrite(connection, present)
    if seconds > WORTH_SAYING:
        tables, moves = (f"{rows_of(connection, name):,}" for name in (TableRow.__tablename__, MoveRow.__tablename__))
        log.warning("the database is migrated from %s to %s: %s tables with %s moves. If every row must be written anew, that "
                    "takes about %.0f seconds here. It may be stopped at any time: the next start then begins again",
                    stated, newest(), tables, moves, seconds)


def seconds_to_rewrite(connection: Connection, present: Collection[str]) -> float:
    """Return the number of seconds that this database would need to rewrite all its rows, estimated by copying a sample from each
    large table."""
    seconds = 0.0
    for name in present:
        many = rows_of(connection, name)
        if many > SAMPLE:
            began = time.perf_counter()
            with connection.begin_nested() as attempt:
                quote = connection.dialect.identifier_preparer.quote
                key = ", ".join(map(quote, inspect(connection).get_pk_constraint(name)["constrained_columns"]))
                connection.exec_driver_sql(f"CREATE TABLE {ESTIMATE} AS SELECT * FROM {quote(name)} LIMIT {SAMPLE}")
                connection.exec_driver_sql(f"CREATE UNIQUE INDEX ix_{ESTIMATE} ON {ESTIMATE} ({key})")
                attempt.rollback()
            seconds += DEARER * (time.perf_counter() - began) * many / SAMPLE
    return seconds


def rows_of(connection: Connection, name: str) -> int:
    """Return the number of rows in a database table."""
    return connection.scalar(select(func.count(literal_column("*"))).select_from(table(name))) or 0
