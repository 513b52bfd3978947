"""`mercat doctor`: what a server's host should know before it is started or updated."""

from __future__ import annotations

from typing import Annotated

import typer

from mercat.cli.doctor_tables import doctor_tables
from mercat.cli.languages import Language, the_language
from mercat.cli.output import REFUSED
from mercat.cli.stored_tables import DataFolder

Database = Annotated[str | None, typer.Option("--database", metavar="URL")]


def doctor(tables: Annotated[bool, typer.Option("--tables")] = False, data: DataFolder = None, database: Database = None,
           language: Language = None) -> None:
    """Look whether a server can be started or updated as it is. With --tables, replay all running games under these rules."""
    if tables and not doctor_tables(data, database, the_language(language)):
        raise typer.Exit(REFUSED)
