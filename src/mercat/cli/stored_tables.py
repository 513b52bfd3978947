"""Access to a server's tables for commands. A missing database is not created, and each error is one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mercat.cli.output import CommandError
from mercat.cli.serve import NEEDED, require

if TYPE_CHECKING:
    from mercat.server.settings import Settings
    from mercat.server.storage.features import StoredFeature
    from mercat.server.tables.store import Store

DataFolder = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]


def settings_for(data: Path | None) -> Settings:
    """Return the server's settings, with the given data folder if there is one. Raise CommandError if the packages that the
    server needs are missing."""
    require(*NEEDED)
    from mercat.server.settings import read_settings

    asked = read_settings()
    return asked if data is None else asked.model_copy(update={"data": data})


@contextmanager
def stored_tables(settings: Settings, features: Sequence[StoredFeature] | None = None) -> Iterator[Store]:
    """Open the server's database. A caller that changes anything on which the server's features depend must pass them as
    `features`.

    Raise CommandError if there is no database or its schema differs from this version's, and Fault if the database cannot be
    used.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from mercat.server.storage.faults import fault_of
    from mercat.server.storage.migrating import UnknownRevision, check_current

    try:
        store = opened(settings, features)
        try:
            check_current(store.reading)
            yield store
        finally:
            store.close()
    except UnknownRevision as unknown:
        raise CommandError("no-database", why=unknown) from unknown
    except (SQLAlchemyError, ImportError) as error:
        raise fault_of(error, settings.database_url) from error


def opened(settings: Settings, features: Sequence[StoredFeature] | None = None) -> Store:
    """Open the server's database and return it. Raise CommandError if its file does not exist, and Fault if it cannot be
    opened."""
    from sqlalchemy import make_url

    from mercat.server.storage.faults import fault_of
    from mercat.server.tables.store import Store

    try:
        url = make_url(settings.database_url)
    except ValueError as error:                          # in the URL, a port that is not a number
        raise CommandError("no-database", why=str(error)) from error
    if url.get_backend_name() == "sqlite" and url.database and not Path(url.database).exists():
        raise CommandError("no-tables", path=url.database)
    try:
        return Store(url, features)
    except OSError as error:
        raise fault_of(error, url) from error
