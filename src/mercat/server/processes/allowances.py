"""Limits for each network across all processes, as token buckets in the database: for requests, and for the amount of data stored
in a day.

`web/rate_limits.py` contains the limits of requests; if a process may not grant requests by itself, it takes them from these
buckets. Data stored outside tables in a day is counted here (MOST_A_DAY). The number and size of somebody's tables are counted
from the tables themselves (`opened_by` in `tables/retention.py`) whenever a table is to be opened.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from math import ceil, floor
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.problems import Problem
from mercat.server.processes.rows import AllowanceRow
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import now

KEPT_FOR: Final = timedelta(hours=4)                     # longer than the slowest bucket of requests takes to be full again
DAY: Final = timedelta(days=1)
PEOPLE, ACCOUNTS, GROUPS, SERIES, SECRETS = "people", "accounts", "groups", "series", "secrets"
FRIENDS: Final = "friends"
MOST_A_DAY: Final = {                                    # the daily limits for a network's data outside tables, by kind;
    PEOPLE: 500,                                         # an evening of thirty people needs a fraction of that
    ACCOUNTS: 60, GROUPS: 60, SERIES: 120,
    SECRETS: 2_000,                                      # devices, tokens of programs, links to groups and for friends
    FRIENDS: 500}                                        # friend requests, and invitations to a table


def take(session: Session, kind: str, network: str, burst: float, per_second: float, wanted: int) -> tuple[int, float]:
    """Take up to `wanted` requests of a kind from a network's bucket; return the number granted, and the number left in the
    bucket."""
    connection, moment = session.connection(), now()
    mine = AllowanceRow.kind == kind, AllowanceRow.network == network
    while True:
        row = connection.execute(select(AllowanceRow.left, AllowanceRow.at).where(*mine).with_for_update(**CHANGING)).first()
        passed = 0.0 if row is None else max(0.0, (moment - row.at).total_seconds())     # the processes' clocks may differ
        left = burst if row is None else min(burst, row.left + passed * per_second)
        granted = min(wanted, floor(left))
        values = {"left": left - granted, "at": moment if row is None else max(moment, row.at)}
        if row is not None:
            connection.execute(update(AllowanceRow).where(*mine).values(**values))
            return granted, left - granted
        with suppress(IntegrityError), connection.begin_nested():        # another process has made the row: look again
            connection.execute(insert(AllowanceRow).values(kind=kind, network=network, **values))
            return granted, left - granted


def count_against_day(session: Session, kind: str, network: str) -> None:
    """Count one piece of data of a kind in MOST_A_DAY as stored for a network, in the caller's transaction. Nothing is counted
    for the network "".

    Raise Problem (429) if the day's limit has been reached.
    """
    if not network:
        return
    per_second = MOST_A_DAY[kind] / DAY.total_seconds()
    granted, left = take(session, kind, network, MOST_A_DAY[kind], per_second, 1)
    if not granted:
        raise Problem(429, "enough-today", what=kind, wait=ceil((1 - left) / per_second))
