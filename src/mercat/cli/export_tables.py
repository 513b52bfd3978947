"""`mercat export-tables`: a server's finished games as a data set, without names."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mercat.cli.files import because
from mercat.cli.languages import Language, the_language
from mercat.cli.output import Failure, with_progress
from mercat.cli.recording import Positions, the_output
from mercat.cli.serve import NEEDED, require
from mercat.cli.texts import COMMAND_TEXTS

if TYPE_CHECKING:
    from mercat.server.settings import Settings
    from mercat.server.storage.store import Store


def export_tables(file: Annotated[Path, typer.Argument(metavar="FILE")],
                  data: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
                  positions: Positions = False, language: Language = None) -> None:
    """Write the finished games of a server into a file, a row for each, without names."""
    require(*NEEDED)
    from mercat.dataset import Recorded, Row, written
    from mercat.server.settings import read_settings
    from mercat.server.tables.exported import row_of_table

    language = the_language(language)
    asked = read_settings()
    output = the_output(file, True, positions)
    assert output is not None
    if file.exists():
        raise Failure("exists", path=str(file))
    store = opened(dataclasses.replace(asked, data=data if data is not None else asked.data))
    found = finished(store)

    def rows() -> Iterator[Row]:
        for table in with_progress(found, len(found), "mercat"):
            row = row_of_table(store, table, Recorded(journal=True, positions=positions))
            if row is not None:
                yield row

    try:
        many = written(rows(), file, output.recorded)
    except OSError as error:
        raise Failure("cannot-write", path=str(file), why=because(error)) from error
    finally:
        store.close()
    print(COMMAND_TEXTS.say(language, "exported", games=many, path=str(file), left=len(found) - many))


def opened(settings: Settings) -> Store:
    """The server's database, which is not made if it is missing. Raises Failure."""
    from sqlalchemy.exc import ArgumentError

    from mercat.server.storage.store import Store

    path = settings.data / "mercat.sqlite3"
    if not settings.database and not path.exists():
        raise Failure("no-tables", path=str(path))
    try:
        return Store(settings.database_url)
    except (ArgumentError, ModuleNotFoundError, OSError) as error:
        raise Failure("no-database", why=str(error).splitlines()[0]) from error


def finished(store: Store) -> list[str]:
    """The tables that are to be exported. Raises Failure where the database does not answer, or has another form."""
    from sqlalchemy.exc import DBAPIError

    try:
        return store.all_finished()
    except DBAPIError as error:
        store.close()
        raise Failure("no-database", why=str(error.orig).splitlines()[0]) from error
