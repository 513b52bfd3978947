"""Checks the order in which transactions lock rows: two that lock the same rows in different orders may wait for each other for
ever (`people/locking.py`)."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Delete, Engine, Select, Update, event

import mercat

SERVER = Path(mercat.__file__).parent
ORDER = ("groups", "series", "people", "tables", "seats")


def locked_by(statement: Any) -> list[str]:
    """Return the kinds of rows that a statement locks, in order. A statement that changes all rows of a kind is a test's."""
    locked = set()
    if isinstance(statement, Update | Delete) and statement.whereclause is not None:
        locked = {str(getattr(statement.table, "name", ""))}
    elif isinstance(statement, Select) and statement._for_update_arg is not None:
        locked = {str(getattr(one, "name", "")) for one in statement.get_final_froms()}
    return [kind for kind in ORDER if kind in locked]


def waits(statement: Any) -> bool:
    """Return whether a statement waits for rows that others have locked."""
    return not (isinstance(statement, Select) and statement._for_update_arg is not None and statement._for_update_arg.skip_locked)


def is_the_servers() -> bool:
    """Return whether the present statement comes from the server's code and not from a test."""
    frame = sys._getframe(1)
    while frame.f_back is not None and (frame.f_code.co_name == "changing" or any(
            part in frame.f_code.co_filename for part in ("sqlalchemy", "contextlib", "lock_order"))):
        frame = frame.f_back
    return Path(frame.f_code.co_filename).is_relative_to(SERVER)


class LockOrder:
    """The locks of each connection's present transaction, and the statements that violated the order.

    Transactions that had begun before are not judged: a site that several tests share works on while the next test begins.
    """

    def __init__(self, counts: Callable[[], bool] = is_the_servers) -> None:
        self.counts = counts
        self.held: WeakKeyDictionary[Connection, set[str]] = WeakKeyDictionary()
        self.wrong: list[str] = []

    def begin(self, connection: Connection) -> None:
        self.held[connection] = set()

    def execute(self, connection: Connection, statement: Any, *_: Any) -> None:
        held = self.held.get(connection)
        if held is None:                                 # it began before: what it locked until now is not known
            return
        for kind in locked_by(statement):
            later = [one for one in ORDER[ORDER.index(kind) + 1:] if one in held]
            if later and kind not in held and waits(statement) and self.counts():
                self.wrong.append(f"{kind} are locked after {', '.join(later)} by: {' '.join(str(statement).split())}")
            held.add(kind)


WATCHING: list[LockOrder] = []


def begun(connection: Connection) -> None:
    for order in WATCHING:
        order.begin(connection)


def executed(connection: Connection, statement: Any, *_: Any) -> None:
    for order in WATCHING:
        order.execute(connection, statement)


@cache
def listen() -> None:
    """Listen to the transactions of all engines of this process, permanently: the set of listeners must not change while a thread
    executes a statement."""
    event.listen(Engine, "begin", begun)
    event.listen(Engine, "before_execute", executed)


@contextmanager
def watched() -> Iterator[LockOrder]:
    """Yield the lock order of all engines of this process, watched until the block ends."""
    listen()
    order = LockOrder()
    WATCHING.append(order)
    try:
        yield order
    finally:
        WATCHING.remove(order)
