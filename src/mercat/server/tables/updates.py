"""The treatment of tables that began under rules or component data other than the current ones.

The journal of such a table is replayed under the current rules. If all lines that count fit and lead to the recorded positions,
seat to move and results, the table adopts the current rules (`adopt`). Otherwise there is a `Difference`, and the people at the
table may agree to go back to the last position where the rules agree (`rules_requests.py`).

A table stores the build that last played it. A build is a digest of the sources that play its game: two programs of the same
build play it in the same way, whatever the version of the rules is. If another build loads the table under the same version, the
positions are compared with their notes. So a changed rule is noticed even if its `VERSION` was not increased.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, inspect, select, update
from sqlalchemy.orm import Session

import mercat
from mercat.engine.game import Game
from mercat.engine.matches.earlier_rules import EarlierRules, lines_that_lead
from mercat.engine.matches.match import Match, Refused, Unreadable
from mercat.engine.matches.replay import Misfit
from mercat.engine.matches.saved import read
from mercat.engine.rules.state import SEATS
from mercat.engine.rules.vocabulary import Named
from mercat.games import find
from mercat.server.problems import TEXTS, Problem, Stale
from mercat.server.storage.models import OVER, PLAYING, Base, MoveRow, SeatRow, TableRow
from mercat.server.storage.transactions import Database
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.journals import mismatch_with_notes, read_note
from mercat.server.tables.matches import AnyMatch, saved_form, scores_by_seat
from mercat.server.tables.store import Store, StoredTable

R = TypeVar("R", bound=Base)
PACKAGE: Final = Path(mercat.__file__).parent
SHARED: Final = ("engine", "components.py", "curves.py", "lru.py")     # modules outside its folder that a game's rules may import
DIGEST_BYTES: Final = 8
log = logging.getLogger("mercat.server")
RULES_NEW: Final = "rules-new"                          # the key of the system message that a table has adopted the current rules


def running_tables(database: Database) -> Iterator[tuple[StoredTable, dict[int, str]]]:
    """Yield the tables whose game is in progress, sorted by game and age, each with its journal and the notes of its positions.

    The notes are keyed by the journal's length at the position. Columns that the database does not have yet are left empty.
    """
    with database.reading.connect() as connection:
        forms = inspect(connection)
        present: dict[type[Base], set[str]] = {model: {column["name"] for column in forms.get_columns(model.__tablename__)}
                   for model in (TableRow, SeatRow, MoveRow)}

        def rows(model: type[R], wanted: ColumnElement[bool], *order: ColumnElement[int]) -> list[R]:
            """Rows in no session, with the columns that the database has."""
            columns = [column for column in model.__table__.columns if column.name in present[model]]
            return [model(**row._mapping) for row in connection.execute(select(*columns).where(wanted).order_by(*order))]

        chosen = select(TableRow.id).where(TableRow.status == PLAYING).order_by(TableRow.game, TableRow.opened, TableRow.id)
        for table_id in connection.scalars(chosen).all():
            moves = rows(MoveRow, MoveRow.__table__.c.table == table_id, MoveRow.__table__.c.number)
            seats = rows(SeatRow, SeatRow.__table__.c.table == table_id, SeatRow.__table__.c.number)
            noted = {row.number + 1: row.position for row in moves if row.position is not None}
            for table in rows(TableRow, TableRow.__table__.c.id == table_id):
                yield StoredTable(table, seats, [row.line for row in moves]), noted


@cache
def build_of(name: str) -> str:
    """Return a digest of an installed game's sources and of all modules that its rules depend on."""
    digest = blake2b(digest_size=DIGEST_BYTES)
    for place in (Path(find(name).folder), *(PACKAGE / one for one in SHARED)):
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(f"{path.relative_to(place.parent)}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def ends_as_noted(table: TableRow, match: AnyMatch, noted: Mapping[int, str]) -> bool:
    """Return whether a replayed journal leads to its recorded end: the same seat to move and, if there is a note, the same
    position."""
    if match.to_move != table.turn:
        return False
    if table.length not in noted:
        return True
    known: dict[str, str] = {}
    for length in sorted(noted):
        known.update(read_note(noted[length]))
    return mismatch_with_notes(match.game, known, match.state) is None


def keep_build(session: Session, table_id: str, length: int, build: str) -> None:
    """Record that a table's journal of this length agrees with a build. Nobody is notified, since no page shows this."""
    session.execute(update(TableRow).where(TableRow.id == table_id, TableRow.length == length).values(build=build))


@dataclass(frozen=True)
class Difference:
    """The line of a stored journal that no longer leads to the same game under the current rules, and the reason."""

    line: int                                            # the number of the line that differs, from 1; 0 for the whole journal
    text: str                                            # the text of the line
    why: Refused
    agreed: int | None                                   # the length up to which the journal agrees; None if it never does
    length: int                                          # the length of the journal

    @property
    def seat(self) -> int | None:
        """The seat that made the move in this line; None for nature."""
        who = self.text.partition(" ")[0]
        return int(who) if who.isdecimal() else None

    @property
    def move(self) -> str:
        """The move in this line, in notation."""
        return self.text.partition(" ")[2]


class RulesDiffer(Problem):
    """The problem of a table that cannot continue under the current rules. Its people may agree to go back, or may export the
    match."""

    def __init__(self, found: Difference, table: str, names: Sequence[str]) -> None:
        key = "rules-differ" if found.line else "rules-unknown"
        super().__init__(409, key, line=found.line, text=found.text)
        self.difference = found
        self.names = names                               # the names of the players, by seat
        self.more = {"line": found.line, "seat": found.seat, "move": found.move, "reason": found.why.reason,
                     "agreed": found.agreed, "length": found.length, "export": f"/api/tables/{table}/export"}

    def sentence(self, language: str) -> str:
        facts = self.facts | {"why": self.difference.why.sentence(language, self.names)}
        return TEXTS.say(language, f"problem-{self.key}", **facts)


class Comparison:
    """A comparison of the positions in a replayed journal with their notes."""

    def __init__(self, table: TableRow, lines: Sequence[str], noted: Mapping[int, str]) -> None:
        self.table: Final = table
        self.lines: Final = lines
        self.noted: Final = noted
        self.waiting: Final = sorted(noted, reverse=True)
        self.known: Final[dict[str, str]] = {}
        self.agreed: int | None = None                   # the last length at which the position agreed with its notes
        self.last: Final = max(lines_that_lead(lines, len(lines)), default=-1) + 1

    def check(self, match: AnyMatch, length: int) -> Refused | None:
        """Return the difference between a position, at this length of the journal, and its notes; None if there is none."""
        while self.waiting and self.waiting[-1] <= length:
            self.known.update(read_note(self.noted[self.waiting.pop()]))
        fault = mismatch_with_notes(match.game, self.known, match.state) if length in self.noted else None
        if fault is None and length == self.last:
            fault = self.at_the_end(match)
        if fault is None and length in self.noted:
            self.agreed = length
        return fault

    def at_the_end(self, match: AnyMatch) -> Refused | None:
        """Return the difference at the journal's end in the seat to move, or in the results; None if there is none."""
        if match.to_move != self.table.turn:
            turn = self.table.turn
            facts = {} if turn is None else {"seat": Named(SEATS.kind, SEATS.values[turn])}
            return Refused("end_differs" if turn is None else "turn_differs", facts, match.game.voice)
        told = self.table.results                        # only in games that ended before there were rows for results
        if self.table.status == OVER and told is not None and [[one.total, one.place] for one in scores_by_seat(match)] != told:
            return Refused("results_differ", {}, match.game.voice)
        return None

    def blamed(self, misfit: Misfit, fits: bool) -> tuple[int, int]:
        """Return the length up to which the journal agrees, and the number of the first line that differs, counted from 1.

        `fits` is true if the line in `misfit` is legal, but the position after it is wrong.
        """
        if not fits:
            return misfit.line - 1, misfit.line
        leading = [number for number in lines_that_lead(self.lines, len(self.lines)) if number < misfit.line]
        if self.agreed is None:
            moves = [number for number in leading if not self.lines[number].startswith("nature ")]
            since = moves[-1] if moves and not self.noted else 0
        else:
            since = self.agreed
        return since, next(number for number in leading if number >= since) + 1


def replayed(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str], noted: Mapping[int, str]) -> AnyMatch | Difference:
    """Return the match in a stored journal under the current rules, or the first difference. `noted` contains the notes of
    positions."""
    try:
        file = read(json.dumps(saved_form(table, seats, lines)), any_rules=True)
        match = Match.begun(file)
    except Unreadable as unreadable:
        return Difference(0, "", unreadable, None, len(lines))
    match.earlier = [*file.earlier, EarlierRules(table.version, table.digest, len(lines))]
    compared = Comparison(table, lines, noted)
    misfit = match.replay_as_far(file.journal, compared.check)
    if misfit is not None:
        agreed, line = compared.blamed(misfit, misfit.line == len(match.entries))
        return Difference(line, lines[line - 1], misfit.why, agreed, len(lines))
    try:
        match.play_nature()
    except Exception:                                    # nature must make a draw under these rules, but cannot
        log.exception("table %s has no next draw", table.id)
        return Difference(len(lines), lines[-1] if lines else "", Refused("rules_failed", {}, match.game.voice), None, len(lines))
    return match


def adopted(table: TableRow, match: AnyMatch) -> dict[str, Any]:
    """Return new values for the columns of a table that continues under the current rules."""
    return {"version": match.game.version, "digest": match.game.digest, "build": build_of(match.game.name),
            "earlier_rules": [one.data for one in match.earlier]}


def adopt(record: StoredTable, match: AnyMatch, session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Let a table, locked in this session, continue under the current rules, and add a system message about this.

    Raise Stale if the table has changed since it was read.
    """
    read_then = record.table
    if (table.length, table.version, table.digest) != (read_then.length, read_then.version, read_then.digest):
        raise Stale
    for name, value in adopted(table, match).items():
        setattr(table, name, value)
    tell(session, table, RULES_NEW, None, "", "")


def present_rules(name: str) -> tuple[int, str] | None:
    """Return the version of a game's current rules and the digest of its component data; None if the game is not installed."""
    try:
        game: Game[Any] = find(name)
    except Refused:
        return None
    return game.version, game.digest


@dataclass(frozen=True)
class Verdict:
    """The result of replaying a game in progress under the current rules."""

    record: StoredTable
    found: Difference | None                             # the difference; None if there is none
    older: bool                                          # whether it was last played under other rules or component data

    @property
    def is_forgotten(self) -> bool:
        """Whether the rules were changed without an increase of their version: the game differs, though version and component
        data are the same."""
        return self.found is not None and self.found.line > 0 and not self.older


def verdicts(store: Store) -> Iterator[Verdict]:
    """Yield a verdict for each table with a game in progress in a database. The database may have an earlier schema; it is not
    changed."""
    for record, noted in running_tables(store):
        found = replayed(record.table, record.seats, record.lines, noted)
        under = record.table.version, record.table.digest
        yield Verdict(record, found if isinstance(found, Difference) else None, under != present_rules(record.table.game))
