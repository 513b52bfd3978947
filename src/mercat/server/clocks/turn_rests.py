"""When the people at a table by days rest: by the hours that they had when their turn began, on the away days that they have now.

A table keeps this by seat (`TableRow.clock_rests`), so that hours do not move with the day: a move that is taken back begins no
turn, nor does somebody who gets up and sits down again, and hours change once a week at most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import BY_DAYS, clock_terms
from mercat.server.clocks.rests import Rests, rests_of
from mercat.server.pages.preferences import zone_in
from mercat.server.people.rows import PersonRow
from mercat.server.storage.models import SeatRow, TableRow

HOURS_CHANGE: Final = timedelta(days=7)                  # at least between two changes of the hours at a seat
HOURS: Final = ("zone", "quiet")
Kept = Mapping[str, Any]


def kept_of(table: TableRow) -> dict[str, Kept]:
    """What a table keeps of rests, by the number of the seat as text."""
    kept = table.clock_rests or {}
    if "zone" in kept:                                   # as it was kept earlier, of the running clock alone
        return {} if table.clock_seat is None else {str(table.clock_seat): kept}
    return dict(kept)


def rests_at(table: TableRow, seat: SeatRow) -> Rests:
    """When the person of a seat rests in the turn that is on."""
    terms, kept = clock_terms(table.clock), kept_of(table).get(str(seat.number))
    if terms is None or terms.kind != BY_DAYS:
        return Rests()
    return rests_of(kept if kept is None or is_theirs(kept, seat) else {**kept, "away": []}, terms.weekends)


def is_theirs(kept: Kept, seat: SeatRow) -> bool:
    """Has nobody else sat down on a seat since this was kept of it?"""
    return bool(kept.get("sitting", seat.sitting or 0) == (seat.sitting or 0))


def keep_for_turn(session: Session, table: TableRow, seat: SeatRow, turn: int, moment: datetime) -> None:
    """Keep when the person of a seat rests, who begins this turn of the table now."""
    terms, kept = clock_terms(table.clock), kept_of(table).get(str(seat.number))
    if terms is None or terms.kind != BY_DAYS or (kept is not None and turn <= kept.get("turn", 0)):
        return
    new = rests_of_holder(session, seat).data
    changed = None if kept is None else kept.get("changed")
    if kept is not None and any(kept.get(name) != new[name] for name in HOURS):
        if changed is not None and moment < datetime.fromisoformat(changed) + HOURS_CHANGE:
            new |= {name: kept.get(name) for name in HOURS}
        else:
            changed = moment.isoformat()
    keep(table, seat, {**new, "turn": turn, "sitting": seat.sitting or 0, "tokens": seat.tokens or 0, "changed": changed})


def keep(table: TableRow, seat: SeatRow, kept: Kept) -> None:
    table.clock_rests = {**kept_of(table), str(seat.number): kept}


def goes_back(table: TableRow, turn: int) -> None:
    """The table has agreed to go back to this turn: in the turns after it new hours may count."""
    kept = kept_of(table)
    table.clock_rests = {number: {**one, "turn": min(one.get("turn", 0), turn)} for number, one in kept.items()} or None


def set_away(table: TableRow, seat: SeatRow, rests: Rests) -> None:
    """The person of a seat has other away days from now on; whoever has got the seat in this turn, from the next on."""
    kept = kept_of(table).get(str(seat.number))
    if kept is not None and is_theirs(kept, seat) and kept.get("tokens", seat.tokens or 0) == (seat.tokens or 0):
        keep(table, seat, {**kept, "away": rests.data["away"]})


def left_behind(table: TableRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of which away days of somebody are kept who has got up."""
    kept = kept_of(table)
    return [seat for seat in seats if not is_theirs(kept.get(str(seat.number), {}), seat) and kept[str(seat.number)].get("away")]


def forget_away(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Forget the away days of those who have got up. The hours go on until the seat's next turn."""
    for seat in left_behind(table, seats):
        keep(table, seat, {**kept_of(table)[str(seat.number)], "away": []})


def forget_rests(table: TableRow, seat: SeatRow) -> None:
    """Forget when somebody rested who is deleted; in this turn the seat rests no more."""
    kept = kept_of(table).get(str(seat.number))
    if kept is not None:
        keep(table, seat, {name: kept.get(name) for name in ("turn", "sitting", "tokens", "changed")})


def rests_of_holder(session: Session, seat: SeatRow) -> Rests:
    """When the person of a seat rests, as they have it now."""
    person = None if seat.holder is None else session.get(PersonRow, seat.holder)
    return Rests() if person is None else rests_of_person(person)


def rests_of_person(person: PersonRow) -> Rests:
    """When a person rests, in the time zone that they have chosen; without a choice, in that of the browser in which they said
    when they rest; before that in the last that a browser of theirs has told, or in UTC."""
    stored, preferences = person.rests or {}, person.preferences or {}
    chosen = preferences.get("zone", "auto")
    return rests_of({**stored, "zone": stored.get("zone") or zone_in(preferences) or "UTC" if chosen == "auto" else chosen})
