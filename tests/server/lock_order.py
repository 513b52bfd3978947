"""Watches in which order transactions lock rows: two that lock the same ones in different orders may wait for each other for ever
(`storage/locking.py`)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Delete, Engine, Select, Update, event

ORDER = ("groups", "series", "people", "tables", "seats")


def locked_by(statement: Any) -> list[str]:
    """The kinds of rows that a statement locks, in order. One that changes all rows of a kind is a test's."""
    locked = set()
    if isinstance(statement, Update | Delete) and statement.whereclause is not None:
        locked = {str(getattr(statement.table, "name", ""))}
    elif isinstance(statement, Select) and statement._for_update_arg is not None:
        locked = {str(getattr(one, "name", "")) for one in statement.get_final_froms()}
    return [kind for kind in ORDER if kind in locked]


class LockOrder:
    """What the present transaction of each connection has locked, and which statements came too late."""

    def __init__(self) -> None:
        self.held: WeakKeyDictionary[Connection, set[str]] = WeakKeyDictionary()
        self.wrong: list[str] = []

    def begin(self, connection: Connection) -> None:
        self.held[connection] = set()

    def execute(self, connection: Connection, statement: Any, *_: Any) -> None:
        held = self.held.setdefault(connection, set())
        for kind in locked_by(statement):
            later = [one for one in ORDER[ORDER.index(kind) + 1:] if one in held]
            if later and kind not in held:
                self.wrong.append(f"{kind} are locked after {', '.join(later)} by: {' '.join(str(statement).split())}")
            held.add(kind)


@contextmanager
def watched() -> Iterator[LockOrder]:
    """Watch all engines of this process until the block ends."""
    order = LockOrder()
    ways = (("begin", order.begin), ("before_execute", order.execute))
    for name, told in ways:
        event.listen(Engine, name, told)
    try:
        yield order
    finally:
        for name, told in ways:
            event.remove(Engine, name, told)
