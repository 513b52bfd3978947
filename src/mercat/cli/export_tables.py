"""`mercat export-tables`: writes a server's finished games as a data set, without the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from mercat.cli.files import because
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, with_progress
from mercat.cli.recording import Positions, games_file
from mercat.cli.stored_tables import DataFolder, settings_for, stored_tables
from mercat.cli.texts import COMMAND_TEXTS


def export_tables(file: Annotated[Path, typer.Argument(metavar="FILE")], data: DataFolder = None, positions: Positions = False,
                  language: Language = None) -> None:
    """Write a server's finished games into a file, with one row for each game and without the players' names."""
    settings = settings_for(data)
    from mercat.dataset import Recorded, Row, written
    from mercat.server.tables.journals import journals_of
    from mercat.server.tables.results import finished_tables
    from mercat.server.tables.stored_matches import row_of_journal

    language = language_for(language)
    output = games_file(file, True, positions)
    assert output is not None
    if file.exists():
        raise CommandError("exists", path=str(file))
    with stored_tables(settings) as store:
        finished = store.read(finished_tables)

        def rows() -> Iterator[Row]:
            for one in with_progress(journals_of(store, finished), len(finished), "mercat"):
                row = row_of_journal(one, Recorded(journal=True, positions=positions))
                if row is not None:
                    yield row

        try:
            exported = written(rows(), file, output.recorded)
        except OSError as error:
            raise CommandError("cannot-write", path=str(file), why=because(error)) from error
    print(COMMAND_TEXTS.say(language, "exported", games=exported, path=str(file), left=len(finished) - exported))
