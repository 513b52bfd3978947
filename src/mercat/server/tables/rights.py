"""The rights to act. Each act declares the right that it needs.

A right that depends on a table is checked while the table is locked; a right that depends only on the person is checked earlier.
An admin may let only certain people play or open tables. This is checked when a person takes a seat, opens a table or writes as a
spectator; it does not affect seats that people already have.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.storage.models import OPEN, SeatRow, TableRow
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.reader_view import is_host, is_own_seat, own_seats, seats_of_reader
from mercat.server.tables.snapshot import Reader

NO_SEAT = -1
ACCOUNTS, INVITATION, HOSTS = "accounts", "invitation", "hosts"          # values of the settings
ACCOUNTS_ONLY: Final = "accounts-only"                                   # the keys of the problems
INVITATION_ONLY: Final = "invitation-only"
ACCOUNTS_OPEN: Final = "accounts-open"
HOSTS_OPEN: Final = "hosts-open"
SIGNING_IN_HELPS: Final = frozenset({ACCOUNTS_ONLY, INVITATION_ONLY, ACCOUNTS_OPEN})


class Right(Enum):
    """A right to perform acts. Each value describes the people who have the right."""

    ANYBODY = "anyone"
    SEATED = "people seated at the table"
    OWN_SEAT = "the person in that seat"
    HOST = "the host of the table"
    ARRANGES = "the host of the table; once the game has started, also people seated there"
    KNOWN = "people seated at the table, its host, and people who have played on this server"
    PERSON = "people who play here, for themselves"
    ACCOUNT = "people with an account, for themselves"
    SERVER_HOST = "admins"
    MEMBER = "members of the group"
    KEEPER = "organisers of the group"


OF_PERSON: Final = frozenset({Right.PERSON, Right.ACCOUNT, Right.SERVER_HOST, Right.MEMBER, Right.KEEPER})     # no table decides
OF_STORED: Final = frozenset({Right.PERSON, Right.MEMBER, Right.KEEPER})     # `groups/groups.py` checks the group


def check_person(right: Right, reader: Reader) -> None:
    """Raise Problem (403) if the reader lacks a right that does not depend on a table."""
    if right in OF_STORED and not reader.is_stored:
        raise lacking(reader, "nobody")
    if right is Right.ACCOUNT and not reader.account:
        raise lacking(reader, "no-account")
    if right is Right.SERVER_HOST and not (reader.is_server_host and reader.scopes is None):     # a token is not for that
        raise Problem(403, "not-server-host")


def check(right: Right, table: TableRow, seats: Sequence[SeatRow], reader: Reader, number: int = NO_SEAT) -> None:
    """Raise Problem (403) if the reader lacks the right. For Right.OWN_SEAT, `number` is the seat that the act is about."""
    if may(right, table, seats, reader, number):
        return
    if right is Right.OWN_SEAT:
        raise lacking(reader, "not-your-seat")
    if right is Right.KNOWN:
        raise lacking(reader, "nobody")
    host = right is Right.HOST or (right is Right.ARRANGES and table.status == OPEN)
    raise lacking(reader, "not-host" if host else "not-seated")


def lacking(reader: Reader, key: str) -> Problem:
    """Return the problem for a reader who lacks a right. It has this key or, if the reader was signed out from another browser, a
    different one."""
    return Problem(403, f"cut-{reader.cut}" if reader.cut else key)


def may(right: Right, table: TableRow, seats: Sequence[SeatRow], reader: Reader, number: int = NO_SEAT) -> bool:
    match right:
        case Right.ANYBODY:
            return True
        case Right.SEATED:
            return bool(seats_of_reader(table, seats, reader))
        case Right.OWN_SEAT:
            return is_own_seat(table, seat_at(seats, number), reader)
        case Right.HOST:
            return is_host(table, reader)
        case Right.KNOWN:
            return reader.is_stored or is_host(table, reader) or bool(seats_of_reader(table, seats, reader))
        case Right.ARRANGES:
            return is_host(table, reader) or (table.status != OPEN and bool(seats_of_reader(table, seats, reader)))
        case _:
            raise ValueError(right)


def seat_at(seats: Sequence[SeatRow], number: int) -> SeatRow:
    """Return the seat with this number. Raise Problem (404) if the table has no such seat."""
    if not 0 <= number < len(seats):
        raise Problem(404, "no-seat")
    return seats[number]


def match_and_seats(cached: CachedTable, reader: Reader) -> tuple[AnyMatch, frozenset[int]]:
    """Return the match and the reader's seats. Raise Problem if the game has not begun, or if the reader has no seat."""
    check(Right.SEATED, cached.record.table, cached.record.seats, reader)
    if cached.match is None:
        raise Problem(409, "not-begun")
    return cached.match, own_seats(cached.record, reader)


def obstacle_to_playing(reader: Reader, settings: Settings) -> str | None:
    """Return the key of the problem that prevents the reader from taking a seat on this server; None if the reader may take one.

    A reader with a bearer token is treated like a guest, since a token for one seat gives no right to another.
    """
    if reader.account or reader.is_server_host:
        return None
    if settings.guests == ACCOUNTS:
        return ACCOUNTS_ONLY
    return INVITATION_ONLY if settings.guests == INVITATION and not reader.is_invited else None


def obstacle_to_opening(reader: Reader, settings: Settings) -> str | None:
    """Return the key of the problem that prevents the reader from opening tables; None if the reader may open them."""
    if reader.is_server_host:
        return None
    if settings.opening == HOSTS:
        return HOSTS_OPEN
    if settings.opening == ACCOUNTS and not reader.account:
        return ACCOUNTS_OPEN
    return obstacle_to_playing(reader, settings)


def check_may_play(reader: Reader, settings: Settings) -> None:
    """Raise Problem (403) if the reader may not take a seat on this server."""
    refuse(obstacle_to_playing(reader, settings))


def check_may_register(reader: Reader, settings: Settings, alone: bool) -> None:
    """Raise Problem (403) if no account may be created in the reader's browser.

    If guests need an invitation, only a guest who was admitted with a code may create an account, and only in a browser that
    nobody else uses (`alone`), since the guest becomes the account. A person who comes from the server's own sign-in needs no
    code.
    """
    refuse(INVITATION_ONLY if settings.guests == INVITATION and not (reader.is_invited and alone) else None)


def refuse(obstacle: str | None) -> None:
    if obstacle is not None:
        raise Problem(403, obstacle)
