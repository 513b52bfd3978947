"""Mentions of people in places where they no longer have a seat.

The mentions concern people who played in a seat before (`earlier`), people who were removed from a table (`shown_out`), and
people whom an event affected there (`happened`). Each list is in a column of a row that now belongs to somebody else, so people
are found by searching the list for their id.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, String, cast, select, true
from sqlalchemy.orm import InstrumentedAttribute, Session

from mercat.server.storage.models import PERSON, ResultRow, ResultSeatRow, SeatRow, TableRow

Earlier = list[dict[str, Any]] | None
ShownOut = list[list[str]] | None
Happened = list[dict[str, Any]] | None


def names(column: InstrumentedAttribute[Any], person: str) -> ColumnElement[bool]:
    """Return the condition that the list in a column contains a person."""
    return column.is_not(None) & cast(column, String).contains(person, autoescape=True)


def noted(person: str) -> ColumnElement[bool]:
    """Return the condition that one of a table's lists contains a person."""
    return names(TableRow.shown_out, person) | names(TableRow.happened, person)


def tables_that_note(session: Session, person: str) -> set[str]:
    """Return the ids of tables that mention a person: as an earlier player of a seat, as affected by an event, or as removed."""
    seats = session.scalars(select(SeatRow.table).where(names(SeatRow.earlier, person)))
    return {*seats, *session.scalars(select(TableRow.id).where(noted(person)))}


def handed_over(earlier: Earlier, person: str, to: str | None) -> Earlier:
    """Return a seat's earlier players with `person` replaced by `to`. If `to` is None, remove the name."""
    if earlier is None:
        return None
    new = {"holder": to} if to is not None else {"holder": None, "name": ""}
    return [one | new if one.get("holder") == person else one for one in earlier]


def names_before(earlier: Earlier, person: str) -> set[str]:
    """Return the names under which a person played in a seat before."""
    return {one["name"] for one in earlier or () if one.get("holder") == person and one["name"]}


def had_last(earlier: Earlier, person: str) -> bool:
    """Return whether a person was the last of a seat's earlier players, so that the seat keeps this person's name while it is
    free."""
    people = [one for one in earlier or () if one.get("holder")]
    return bool(people) and max(people, key=lambda one: int(one["until"]))["holder"] == person


def shown_out_as(shown_out: ShownOut, person: str, to: str | None) -> ShownOut:
    """Return the people removed from a table, with `person` replaced by `to`. If `to` is None, remove the person from the
    list."""
    kept = [[to or holder if holder == person else holder, name] for holder, name in shown_out or () if to or holder != person]
    return kept or None


def happened_as(happened: Happened, person: str, to: str | None, name: str = "") -> Happened:
    """Return the events at a table, with `person` replaced by `to`.

    If `to` is None, leave out the person's own events. Remove their `name` from other people's events, and from the events that
    they caused without a seat (`who`).
    """
    happened = [one | {"who": to, **({} if to else {"by": ""})} if one.get("who") == person else one for one in happened or ()]
    kept = [one | ({"by": ""} if name and one["by"] == name else {}) for one in happened if to or one["person"] != person]
    return [one | {"person": to} if one["person"] == person else one for one in kept] or None


def hand_over_in_tables(session: Session, person: str, to: str | None, only: Collection[str] | None = None) -> None:
    """Replace a person by `to` in all mentions at tables, or only at the tables in `only`. If `to` is None, remove the person."""
    def chosen(table: InstrumentedAttribute[str]) -> ColumnElement[bool]:
        return true() if only is None else table.in_(only)

    for seat in session.scalars(select(SeatRow).where(names(SeatRow.earlier, person), chosen(SeatRow.table))):
        seat.earlier = handed_over(seat.earlier, person, to)
    for table in session.scalars(select(TableRow).where(noted(person), chosen(TableRow.id))):
        table.shown_out = shown_out_as(table.shown_out, person, to)
        table.happened = happened_as(table.happened, person, to)


def hand_over_in_results(session: Session, person: str, to: str | None, only: Collection[str] | None = None) -> None:
    """Replace or remove a person among the earlier players in results, as `hand_over_in_tables` does."""
    chosen = select(ResultSeatRow).where(names(ResultSeatRow.earlier, person))
    if only is not None:
        chosen = chosen.where(ResultSeatRow.result.in_(select(ResultRow.id).where(ResultRow.table.in_(only))))
    for seat in session.scalars(chosen):
        if to is None and seat.kind != PERSON and had_last(seat.earlier, person):
            seat.name = ""
        seat.earlier = handed_over(seat.earlier, person, to)
