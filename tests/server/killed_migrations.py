"""Migrates databases in processes that are killed during the migration, until one finishes.

Runs as a process of its own, which forks and so loads Mercat only once. Each line of its input is a JSON list: the URL of a
database, a step, and folders with further migrations. The first process is killed before it commits, the next one after the first
writing statement, and each further one after `step` more. The answer is the content of the database after each kill and at the
end.
"""

import json
import os
import signal
import sys
import traceback
from itertools import chain, count
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from mercat.server.storage import migrating
from mercat.server.tables.store import Store
from tests.server.filled import all_rows


def with_further(folder: str) -> None:
    """Append the migrations of a folder to the real ones, in this process."""
    real = migrating.migrations
    os.environ["MERCAT_TEST_FOLLOWS"] = migrating.newest()

    def both() -> Any:
        config = real()
        config.set_main_option("path_separator", "newline")
        config.set_main_option("version_locations", f"{migrating.HERE / 'versions'}\n{folder}")
        return config

    migrating.migrations = both


def kill_after(statements: int) -> None:
    """Kill this process once the database has executed this number of writing statements; with 0, before it commits.

    A kill after a reading statement is like one after the previous statement.
    """
    many = 0

    def carried_out(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        nonlocal many
        if not statement.lstrip().startswith(("SELECT", "PRAGMA")):
            many += 1
            if many == statements:
                os.kill(os.getpid(), signal.SIGKILL)

    def committing(_connection: Any) -> None:
        if statements == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "after_cursor_execute", carried_out)
    event.listen(Engine, "commit", committing)


def held(url: str) -> dict[str, Any]:
    """Return the content of a database, as anyone who opens it sees it."""
    engine = create_engine(url, poolclass=NullPool)
    with engine.connect() as connection:
        return {"revision": revision_of(connection), "rows": all_rows(connection)}


def revision_of(connection: Connection) -> str | None:
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def start(url: str) -> None:
    """Open the database as a server does at its start."""
    store = Store(url)
    store.migrate()
    store.close()


def killed_start(url: str, statements: int) -> bool:
    """Run a start in a process that is killed after this number of statements; return whether it was killed before it
    finished."""
    process = os.fork()
    if process == 0:
        try:
            kill_after(statements)
            start(url)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    status = os.waitpid(process, 0)[1]
    assert status in (0, signal.SIGKILL), f"the start after {statements} statements: {status}"
    return status != 0


def told(url: str, step: int, *folders: str) -> dict[str, Any]:
    """Return the content of a database after each kill and at the end."""
    for folder in folders:
        with_further(folder)
    states = list[dict[str, Any]]()
    for statements in chain([0], count(1, step)):
        if not killed_start(url, statements):
            break
        states.append(held(url))
    return {"after kills": states, "at the end": held(url)}


def main() -> None:
    for line in sys.stdin:
        process = os.fork()                              # further migrations are only for this request
        if process == 0:
            print(json.dumps(told(*json.loads(line))), flush=True)
            os._exit(0)
        assert os.waitpid(process, 0)[1] == 0


if __name__ == "__main__":
    main()
