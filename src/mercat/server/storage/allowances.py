"""What all processes of a server together allow a network: token buckets in the database."""

from __future__ import annotations

from datetime import timedelta
from math import floor
from typing import Final

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from mercat.server.storage.locking import CHANGING
from mercat.server.storage.models import now
from mercat.server.storage.shared_rows import AllowanceRow

KEPT_FOR: Final = timedelta(minutes=30)                  # longer than the slowest bucket takes to be full again


def take(engine: Engine, kind: str, network: str, burst: float, per_second: float, wanted: int) -> tuple[int, float]:
    """Take up to `wanted` of the requests of a kind that a network may send in all; how many it gets, and how many are left."""
    while True:
        with engine.begin() as connection:
            found = taken(connection, kind, network, burst, per_second, wanted)
        if found is not None:
            return found


def taken(connection: Connection, kind: str, network: str, burst: float, per_second: float,
          wanted: int) -> tuple[int, float] | None:
    """The same in the caller's transaction; None if another process has made the row meanwhile: try again."""
    mine = AllowanceRow.kind == kind, AllowanceRow.network == network
    moment = now()
    row = connection.execute(select(AllowanceRow.left, AllowanceRow.at).where(*mine).with_for_update(**CHANGING)).first()
    passed = 0.0 if row is None else max(0.0, (moment - row.at).total_seconds())         # the processes' clocks may differ
    left = burst if row is None else min(burst, row.left + passed * per_second)
    granted = min(wanted, floor(left))
    values = {"left": left - granted, "at": moment if row is None else max(moment, row.at)}
    if row is not None:
        connection.execute(update(AllowanceRow).where(*mine).values(**values))
    else:
        try:
            connection.execute(insert(AllowanceRow).values(kind=kind, network=network, **values))
        except IntegrityError:
            connection.rollback()
            return None
    return granted, left - granted


def sweep_allowances(engine: Engine) -> None:
    """Forget those that nobody has asked for lately: they are full again."""
    with engine.begin() as connection:
        connection.execute(delete(AllowanceRow).where(AllowanceRow.at < now() - KEPT_FOR))
