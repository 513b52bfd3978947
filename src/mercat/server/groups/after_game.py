"""Games of groups: whether they count in the standings; and, for finished games, who can begin the next game from their tables,
and whether their end can still be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from mercat.server.desk import TABLE, Work
from mercat.server.groups.reopened import has_gone_on, series_goes_on
from mercat.server.groups.stored import members_among
from mercat.server.groups.stored_games import FEWEST_COUNTED, counts_in_standings, find_series, seats_with_owners
from mercat.server.problems import Problem
from mercat.server.storage.database import CHANGING
from mercat.server.storage.features import TablePart
from mercat.server.storage.models import EMPTY, OPEN, OVER, PERSON, SeatRow, TableRow
from mercat.server.tables.succession import players_before

RISKED: Final = "risked"                                 # why a game does not count: it would not with a bot in the free seat;
LOST: Final = "lost"                                     # too few people play;
NOT_COUNTED: Final = "over"                              # or too few have played


@dataclass(frozen=True)
class GroupAfterGame(TablePart):
    """The facts about the group and the series of a table; before the end of the game, only `uncounted`."""

    uncounted: str                                       # why the game does not count (`RISKED` etc.); empty if it does
    former: frozenset[str] = frozenset()                 # the people at the table who are no longer members
    series_over: bool = False                            # whether no further game follows in the table's series
    has_gone_on: bool = False                            # whether the next game of the series has begun

    def facts(self, person: str | None) -> dict[str, Any]:
        return {"former_member": person in self.former, "series_over": self.series_over, "uncounted": self.uncounted}

    def obstacle_to_undo(self) -> Problem | None:
        return series_goes_on() if self.has_gone_on else None


def group_read(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> GroupAfterGame | None:
    """Return the facts about a table's group; None at tables without a group."""
    if table.group_id is None:
        return None
    if table.status != OVER:
        return GroupAfterGame(prospect_of(table, seats))
    uncounted = "" if counts_in_standings(session, table.id) else NOT_COUNTED
    people = frozenset(seat.holder for seat in seats if seat.kind == PERSON and seat.holder)
    former = people - members_among(session, table.group_id, people)
    if table.series_id is None:
        return GroupAfterGame(uncounted, former)
    series = find_series(session, table.group_id, table.series_id)
    return GroupAfterGame(uncounted, former, series is None or series.is_over, has_gone_on(session, table))


def prospect_of(table: TableRow, seats: Sequence[SeatRow]) -> str:
    """Return why an unfinished game will not count in the standings as its seats are now; empty if it will count, or if
    enough seats are still free."""
    people, free = len(seats_with_owners(seats)), sum(seat.kind == EMPTY and not players_before(seat) for seat in seats)
    if people + free < FEWEST_COUNTED:
        return LOST
    return RISKED if table.status == OPEN and free == 1 and people + free == FEWEST_COUNTED else ""


def renew_finished(work: Work, group: str, *which: ColumnElement[bool]) -> None:
    """Let every process read those finished tables of a group again that `which` selects, because their people can now begin
    other games there. Leave out tables that are being changed, which are read again anyway."""
    chosen = select(TableRow).where(TableRow.group_id == group, TableRow.status == OVER, *which)
    for table in work.scalars(chosen.order_by(TableRow.id).with_for_update(**CHANGING, skip_locked=True)).all():
        table.revision += 1
        work.tell(TABLE, table.id)


def played_by(person: str) -> ColumnElement[bool]:
    """Return the condition that a person has a seat at a table."""
    return TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == person, SeatRow.kind == PERSON))
