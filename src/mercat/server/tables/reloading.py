"""The updating of a cached table: to the data that other processes have stored, and to the current rules."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Refused
from mercat.server.problems import Problem, Stale
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.models import OPEN, TableRow
from mercat.server.tables import matches
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.journals import positions
from mercat.server.tables.kept_tables import Tables
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.seats import draw_seats, may_begin
from mercat.server.tables.store import StoredTable, change_table, read_table
from mercat.server.tables.updates import Difference, adopt, build_of, ends_as_noted, keep_build, present_rules, replayed

log = logging.getLogger("mercat.server")


async def reload(tables: Tables, cached: CachedTable) -> None:
    """Update a cached table from the database, and begin its game if it may begin. The caller must have locked the table.

    Raise Stale if the table must be reloaded again because seats were drawn, the table has adopted the current rules, or another
    process began the game or moved.
    """
    version = await tables.stored_version(cached.id)
    if cached.is_at(version):
        return
    record, match = await read_on(tables, cached, version[0])
    difference: AnyMatch | Difference | None = None
    if match is not None and not record.lines and seed_of(record.table.seed) != match.seed:       # the game was dealt again
        match, record = None, await tables.access.read(read_table, cached.id, True)
    if record.table.status == OPEN:
        match = None
    elif record.lines or match is None or record.table.length != len(match.entries):
        difference = await rebuild(tables, cached, record)
        match, cached.noted = (None if isinstance(difference, Difference) else difference), False
    tables.presence.add_to(record.seats)
    if match is not None:
        match.names[:] = matches.names_of(record.seats)
    cached.loaded, cached.match, cached.difference = record, match, difference if isinstance(difference, Difference) else None
    if record.table.status == OPEN and may_begin(record.table, record.seats):
        if record.table.lots and record.table.lot is None:
            await tables.access.write(change_table, cached.id, draw_seats)
            raise Stale
        await tables.save(cached, *await tables.in_engine(matches.begun, record.table, record.seats), 0)


async def read_on(tables: Tables, cached: CachedTable, length: int) -> tuple[StoredTable, AnyMatch | None]:
    """Return a table as stored, and its match with the lines that others have added. `length` is the stored length of the
    journal.

    If the match cannot continue with these lines, return it unchanged, and all lines in the record.
    """
    match, read = cached.match, tables.access.read
    if match is None or not 0 < len(match.entries) < length:
        return await read(read_table, cached.id, match is None or length != len(match.entries)), match
    record = await read(read_table, cached.id, True, len(match.entries) - 1)
    further = await tables.in_engine(matches.continued, match, cached.record.table, record)
    if further is None:
        return await read(read_table, cached.id, True), match
    cached.noted = False
    return replace(record, lines=()), further


async def note_agreement(tables: Tables, table: TableRow, build: str) -> None:
    """Record that a table's journal agrees with this build of the rules, so that it is not checked again. If the database cannot
    store this, only log a warning, since the table can be shown anyway."""
    table.build = build
    try:
        await tables.access.write(keep_build, table.id, table.length, build)
    except (Problem, *DATABASE_ERRORS) as error:
        log.warning("the build of table %s could not be stored: %s", table.id, error)


async def rebuild(tables: Tables, cached: CachedTable, record: StoredTable) -> AnyMatch | Difference:
    """Return the match in a table's record or, if the current rules cannot play it to the same position, the difference.

    Raise Stale if the record was read without the newest lines, or if the table, which had earlier rules, has just adopted the
    current rules.
    """
    table, seats, lines = record.table, record.seats, record.lines
    if len(lines) != table.length:
        raise Stale
    noted: dict[int, str] | None = None
    try:
        match = await tables.in_engine(matches.rebuild, table, seats, lines, record.by_order)
        build = build_of(table.game)
        if table.build == build:
            return match
        noted = await tables.access.read(positions, table.id)
        if await tables.in_engine(ends_as_noted, table, match, noted):
            await note_agreement(tables, table, build)
            return match
    except Refused:
        pass
    except Problem:                                      # the database does not respond
        raise
    except Exception:
        log.exception("the present rules fail at table %s", table.id)
    if (table.version, table.digest) == present_rules(table.game):
        log.warning("%s plays table %s differently than before, though the VERSION of its rules is the same: raise it",
                    table.game, table.id)
        tables.unversioned[table.game] = table.id
    if noted is None:
        noted = await tables.access.read(positions, table.id)
    rebuilt = await tables.in_engine(replayed, table, seats, lines, noted)
    if isinstance(rebuilt, Difference):
        log.warning("the present rules differ from those of table %s at line %s: %s", table.id, rebuilt.line, rebuilt.why)
        return rebuilt
    await tables.access.write(change_table, table.id, partial(adopt, record, rebuilt))
    cached.adopted = True
    log.info("table %s goes on under the present rules", table.id)
    raise Stale
