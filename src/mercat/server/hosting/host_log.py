"""The log of what hosts of the server did, written in the transaction of the act itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.people.rows import HostActRow
from mercat.server.storage.models import now

PERSON: Final = "person"                                 # the fact with the id of the person whom an act was about


def note_act(session: Session, by: str, act: str, **facts: Any) -> None:
    """Write down what a host did; `by` is the name of the host, empty for a command."""
    session.add(HostActRow(by=by, act=act, facts=facts))


def mark_undone(session: Session, act: str, number: int) -> None:
    """An act that made something with this number has been undone."""
    for row in session.scalars(select(HostActRow).where(HostActRow.act == act, HostActRow.undone.is_(None))):
        if row.facts.get("number") == number:
            row.undone = now()


def newest_acts(session: Session, most: int) -> Sequence[HostActRow]:
    """The newest entries, the newest first."""
    return session.scalars(select(HostActRow).order_by(HostActRow.id.desc()).limit(most)).all()


def forget_in_log(session: Session, person: str) -> None:
    """The name of a deleted account leaves the log."""
    for row in session.scalars(select(HostActRow)):
        if row.facts.get(PERSON) == person:
            row.facts = {key: fact for key, fact in row.facts.items() if key not in (PERSON, "name")}
