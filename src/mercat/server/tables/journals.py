"""The storage of tables' journals: their lines, notes of positions, and the moments when hints were taken.

When several lines are stored together, a note of the position is stored with the last of them. It shows later whether the rules
still lead to the same position. The note lists the fields that changed: a short field by its numbers (`money=12,14`), a long one
by its count of numbers and a digest (`tiles#117:3f2a1b`). All notes up to a line, taken together, describe the position there.
They leave out the stack of decisions, as its numbers are specific to the rules; the journal contains the moves and the seats that
made them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.orm import Session

from mercat.engine.game import Game
from mercat.engine.matches.match import Refused
from mercat.engine.rules.state import SEATS, STACK_NAME, State
from mercat.engine.rules.vocabulary import Named
from mercat.server.clocks import stored as clocks
from mercat.server.clocks.stored import ClockState, LastStep
from mercat.server.storage.database import batched
from mercat.server.storage.models import OPEN, OVER, PLAYING, HintRow, MoveRow, TableRow
from mercat.server.storage.transactions import Database, Transaction
from mercat.server.tables.results import Ended, drop_results, store_result
from mercat.server.tables.seats import SeatedTable, seats_of, seats_of_all

SHORT: Final = 8                                         # the most numbers of a field that a note contains unchanged
DIGEST_BYTES: Final = 3


def position_note(before: State | None, after: State) -> str:
    """Return the note of a position. `before` is the last position with a note; if it is None, the note contains all fields."""
    earlier = {} if before is None else before.dump()
    return " ".join(name + numbers_text(numbers) for name, numbers in after.dump().items()
                    if name != STACK_NAME and earlier.get(name) != numbers)


def numbers_text(numbers: Sequence[int]) -> str:
    """Return the numbers of a field as text or, if there are many, their count and a digest."""
    if len(numbers) <= SHORT:
        return f"={','.join(map(str, numbers))}"
    return f"#{len(numbers)}:{blake2b(repr(list(numbers)).encode(), digest_size=DIGEST_BYTES).hexdigest()}"


def numbers_noted(text: str) -> int:
    """Return how many numbers a field had, from a text that `numbers_text` returned for them."""
    return int(text[1:].partition(":")[0]) if text[0] == "#" else text.count(",") + 1


def read_note(text: str) -> dict[str, str]:
    """Return the parts of a note by the name of their field, each as a text that `numbers_text` returned."""
    found = {}
    for one in text.split():
        place = min((one.index(sign) for sign in "=#" if sign in one), default=len(one))
        found[one[:place]] = one[place:]
    return found


def mismatch_with_notes(game: Game[Any], known: Mapping[str, str], state: State) -> Refused | None:
    """Return a refusal for the first field of a position whose numbers differ from the notes (`known`); None if no field differs.

    Fields that are new, or have more or fewer numbers than before, are not compared.
    """
    for name, numbers in state.dump().items():
        was, now = known.get(name), numbers_text(numbers)
        if was is not None and was != now and numbers_noted(was) == numbers_noted(now):
            return refusal_of_mismatch(game, state, name, was, now)
    return None


def refusal_of_mismatch(game: Game[Any], state: State, name: str, was: str, now: str) -> Refused:
    """Return the refusal of a line that changes the numbers of a field from those in its note.

    If the field has few numbers, the refusal names the first number that differs and, if it belongs to a player, that player.
    """
    field = next(field for field in state.fields.declarations if field.name == name)
    what: dict[str, Any] = {"what": Named("field" if game.has("en", f"field-{name}") else "path", name)}
    if was[0] == "=" and field.values is None and len(field.facets) == 1:
        pairs = list(zip(was[1:].split(","), now[1:].split(","), strict=True))
        place = next(number for number, (former, present) in enumerate(pairs) if former != present)
        index, value = field.facets[0], field.facets[0].values[place]
        what |= {"was": int(pairs[place][0]), "now": int(pairs[place][1])}
        if index.name == SEATS.name:
            return Refused("seat_differs", what | {"seat": Named(SEATS.kind, value)}, game.voice)
        if game.has("en", f"path-{name}-{value}"):
            what["what"] = Named("path", f"{name}-{value}")
        return Refused("number_differs", what, game.voice)
    return Refused("position_differs", what, game.voice)


@dataclass(frozen=True)
class Journal(SeatedTable):
    """The lines of a table's journal, with the rows of the table and its seats."""

    lines: Sequence[str]                                 # empty if they were not read


@dataclass(frozen=True)
class NewLines:
    """Lines to add to a journal, and the data stored with them."""

    lines: Sequence[str] = ()
    ended: Ended | None = None                           # the end of the game, if these lines end it
    position: str | None = None                          # the note of the position after them
    by_order: Mapping[int, str] = field(default_factory=dict)        # kinds of the orders that moved, by the length after them


def append_lines(session: Transaction, row: TableRow, new: NewLines, turn: int | None, seeds: Mapping[str, Any] | None = None,
                 step: LastStep = LastStep()) -> ClockState:
    """Append lines to the journal of a table that is locked in this session, store the game's result if it has ended, and return
    the table's clocks.

    The parameters are those of `Store.append`. If a game continues after its end, its result is deleted until it ends again.
    Raise Problem if a feature prevents this.
    """
    session.add_all(rows_of_lines(row.id, row.length, new))
    before, ended = row.turn, new.ended
    if row.status == OPEN:
        for feature in session.features:
            feature.begun(session, row)
    row.length, row.turn = row.length + len(new.lines), turn
    if row.status == OVER:
        for feature in session.features:
            feature.reopened(session, row)
        drop_results(session, [row.id])
    row.results, row.status = None, PLAYING if ended is None else OVER
    if seeds is not None:
        row.seed, row.earlier_seeds = seeds["seed"], seeds["earlier_seeds"]
    if ended is not None:
        session.flush()
        store_result(session, row, seats_of(session, row.id), ended)
    if row.clock is not None:
        session.flush()
    seats = seats_of(session, row.id) if row.clock is not None else ()
    clocks.played_on(session, row, seats, step, before)
    return clocks.clock_state(row, seats)


def rows_of_lines(table_id: str, first: int, new: NewLines) -> list[MoveRow]:
    """Return the rows for lines of a journal, numbered from `first`. The last row contains the note of the position."""
    rows = [MoveRow(table=table_id, number=first + place, line=line, by_order=new.by_order.get(first + place + 1))
            for place, line in enumerate(new.lines)]
    if rows:
        rows[-1].position = new.position
    return rows


BY_ORDER: Final = (select(MoveRow.number, MoveRow.by_order)
                   .where(MoveRow.table == bindparam("table"), MoveRow.by_order.is_not(None)))


def lines_by_order(connection: Connection, table_id: str) -> dict[int, str]:
    """Return the kinds of the orders that made moves at a table, by the journal's length after each move."""
    return {number + 1: kind or "" for number, kind in connection.execute(BY_ORDER, {"table": table_id})}


def journals_of(database: Database, table_ids: Sequence[str]) -> Iterator[Journal]:
    """Yield the journals of these tables in the given order, reading about a hundred at a time. Tables that do not exist are left
    out."""
    for some in batched(table_ids):
        with Session(database.reading, expire_on_commit=False) as session:
            tables = {table.id: table for table in session.scalars(select(TableRow).where(TableRow.id.in_(some)))}
            seats = seats_of_all(session, some)
            lines: dict[str, list[str]] = defaultdict(list)
            chosen = select(MoveRow.table, MoveRow.line).where(MoveRow.table.in_(some)).order_by(MoveRow.table, MoveRow.number)
            for table_id, line in session.execute(chosen):
                lines[table_id].append(line)
        yield from (Journal(tables[one], seats.get(one, ()), lines[one]) for one in some if one in tables)


POSITIONS: Final = (select(MoveRow.number, MoveRow.position)
                    .where(MoveRow.table == bindparam("table"), MoveRow.position.is_not(None)).order_by(MoveRow.number))


def positions(session: Session, table_id: str) -> dict[int, str]:
    """Return the notes of a table's positions, by the journal's length at each position."""
    return {number + 1: position or "" for number, position in session.execute(POSITIONS, {"table": table_id})}


def hints_taken(session: Session, table_id: str) -> list[tuple[int, int]]:
    """Return the hints that were taken at a table, each as the journal's length at that moment and the seat that took it."""
    chosen = select(HintRow.length, HintRow.seat).where(HintRow.table == table_id).order_by(HintRow.length)
    return [(length, seat) for length, seat in session.execute(chosen)]
