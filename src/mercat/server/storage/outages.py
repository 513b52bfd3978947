"""Tells of times at which the database fails: one line of the log at the beginning, one each minute, and one at the end.

Everything that asks the database goes through `access.py`, which tells this; whoever else meets such an error logs it as
`level_of` says, so that a thousand requests do not fill the log with one cause.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from mercat.server.problems import Fault, Problem
from mercat.server.storage.database import DATABASE_ERRORS, is_damaged
from mercat.server.storage.faults import AWAY, fault_of

log = logging.getLogger("mercat.server.storage")
TOLD_EVERY: Final = 60.0                                 # seconds between two lines about one outage
OVER_AFTER: Final = 5.0                                  # seconds without a failure, after which it is over
KIND_NAMES: Final = {"read": "reading", "write": "writing"}


def is_of_database(error: BaseException) -> bool:
    """Return whether an error means that the database fails or is slow."""
    return isinstance(error, DATABASE_ERRORS) or (isinstance(error, Problem) and error.key == "slow-database")


def level_of(error: BaseException, otherwise: int = logging.WARNING) -> int:
    """Return the level at which to log an error of one piece of work: errors caused by the database are reported once for all."""
    return logging.INFO if is_of_database(error) else otherwise


class Outage:
    """Whether one kind of work with the database fails."""

    def __init__(self, kind: str, fault: Callable[[BaseException], Fault]) -> None:
        self.kind = kind
        self.fault = fault
        self.error: BaseException | None = None          # the last one, while it lasts
        self.began = self.failed_at = 0.0                # by the monotonic clock
        self.told = -TOLD_EVERY
        self.is_told = False                             # has the log a line about this outage?
        self.failures = 0

    def failed(self, error: BaseException, tell: bool = True) -> None:
        """Record that work has failed. With `tell`, log it, unless it was logged within the last minute."""
        moment = monotonic()
        if self.error is None:
            self.began, self.failures, self.is_told = moment, 0, False
        self.error, self.failed_at = error, moment
        self.failures += 1
        if tell and moment - self.told >= TOLD_EVERY:
            log.warning("%s the database %s: %s; `mercat doctor` says what to do", KIND_NAMES[self.kind],
                        f"still fails, {self.failures:,} times so far" if self.is_told else "fails", self.fault(error).what())
            self.told, self.is_told = moment, True

    def worked(self) -> None:
        moment = monotonic()
        if self.error is None or moment - self.failed_at < OVER_AFTER:
            return
        self.error = None
        if self.is_told:
            log.warning("%s the database works again; it failed %s times within %.0f seconds", KIND_NAMES[self.kind],
                        f"{self.failures:,}", self.failed_at - self.began)


class Outages:
    """Whether reading and writing fail, and why."""

    def __init__(self, database: str | URL) -> None:
        self.database = database
        self.by_kind = {kind: Outage(kind, self.fault) for kind in KIND_NAMES}
        self.damaged = False                             # have damaged pages been met? They do not mend themselves

    def fault(self, error: BaseException) -> Fault:
        return fault_of(error, self.database)

    def failed(self, kind: str, error: BaseException) -> None:
        """Record that work of a kind has failed, if the database caused it."""
        if is_of_database(error):
            self.damaged = self.damaged or (isinstance(error, DBAPIError) and is_damaged(error))
            others = (one for one in self.by_kind.values() if one.kind != kind and one.error is not None and one.is_told)
            known = {self.fault(one.error).key for one in others if one.error is not None}
            self.by_kind[kind].failed(error, not known or self.fault(error).key not in known)

    def worked(self, kind: str) -> None:
        self.by_kind[kind].worked()

    @property
    def stores_nothing(self) -> bool:
        """Whether writing fails for a lasting reason, such as a full disk."""
        error = self.by_kind["write"].error
        return error is not None and self.fault(error).key not in AWAY
