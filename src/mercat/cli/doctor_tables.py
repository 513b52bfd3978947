"""`mercat doctor --tables`: checks, before an update, whether a server's tables in progress agree with the rules of the new
version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mercat.cli.listed_tables import game_title
from mercat.cli.output import CommandError
from mercat.cli.stored_tables import opened, settings_for
from mercat.cli.texts import COMMAND_TEXTS

if TYPE_CHECKING:
    from mercat.server.tables.updates import Verdict


def doctor_tables(data: Path | None, language: str) -> bool:
    """Print a line for each table in progress and the number of tables that agree. Return whether all of them do. The database
    may have the schema of an earlier version that this version can migrate. It is not changed. Raise CommandError if this version
    would refuse the database, and Fault if the database cannot be read."""
    settings = settings_for(data)
    from sqlalchemy.exc import SQLAlchemyError

    from mercat.server.storage.faults import fault_of
    from mercat.server.storage.migrating import UnknownRevision, stated_revision
    from mercat.server.tables.updates import verdicts

    agree, differ, forgotten = 0, 0, set[str]()
    try:
        store = opened(settings)
        try:
            with store.reading.connect() as connection:
                stated_revision(connection)              # the check that the server makes when it starts
            for verdict in verdicts(store):
                print(line_of(verdict, language))
                forgotten |= {verdict.record.table.game} if verdict.is_forgotten else set()
                agree, differ = agree + (verdict.found is None), differ + (verdict.found is not None)
        finally:
            store.close()
    except UnknownRevision as unknown:
        raise CommandError("no-database", why=unknown) from unknown
    except (SQLAlchemyError, ImportError) as error:
        raise fault_of(error, settings.database_url) from error
    for game in sorted(forgotten):
        print(COMMAND_TEXTS.say(language, "doctor-forgotten", game=game_title(game, language)))
    print(COMMAND_TEXTS.say(language, "doctor-tables", agree=agree, differ=differ))
    return differ == 0


def line_of(verdict: Verdict, language: str) -> str:
    """Return a sentence about a table. It states that the table agrees with the rules, or which line differs and why."""
    table, difference = verdict.record.table, verdict.found
    facts: dict[str, Any] = {"table": table.id, "game": game_title(table.game, language), "length": len(verdict.record.lines)}
    if difference is None:
        return COMMAND_TEXTS.say(language, "doctor-agrees-anew" if verdict.older else "doctor-agrees", **facts)
    why = difference.why.sentence(language, [seat.name for seat in verdict.record.seats])
    if difference.line == 0:
        return COMMAND_TEXTS.say(language, "doctor-unplayable", why=why, **facts)
    facts |= {"line": difference.line, "text": difference.text, "agreed": difference.agreed or 0}
    return COMMAND_TEXTS.say(language, "doctor-differs", why=why, **facts)
