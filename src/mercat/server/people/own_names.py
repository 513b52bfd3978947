"""The names of accounts. Nobody else on this server may use an account's name, or a name that could be mistaken for it.

If somebody else later registers a player's name, the player keeps the name at their tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from string import digits
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.people.rows import NameRow
from mercat.server.people.stored import accounts_among, hash_of, people_at
from mercat.server.people.user_text import LONGEST_NAME, is_taken, person_name, skeletons, spectator_name
from mercat.server.problems import TEXTS, Problem
from mercat.server.storage.models import PERSON, SeatRow
from mercat.server.tables.snapshot import Reader
from mercat.text import LANGUAGES

LONGEST_KEY: Final = 200                                 # of `NameRow.skeleton`; one letter may be decomposed into many


def keys_of(name: str) -> frozenset[str]:
    """Return the keys by which a name is stored and found: its skeletons, long ones as digests."""
    return frozenset(one if len(one) <= LONGEST_KEY else f"#{hash_of(one)}" for one in skeletons(name))


def owners_of(session: Session, name: str) -> frozenset[str]:
    """Return the accounts that have this name, or a name for which it could be mistaken."""
    return frozenset(session.scalars(select(NameRow.person).where(NameRow.skeleton.in_(keys_of(name)))))


def check_name(session: Session, name: str, person: str | None) -> None:
    """Raise Problem (409) if a name belongs to somebody else's account, or could be mistaken for the name of one."""
    if owners_of(session, name) - {person}:
        raise Problem(409, "name-registered", name=name)


def name_to_play_under(session: Session, reader: Reader, wanted: str) -> str:
    """Return the name under which the reader plays: an account's own name, no matter which name is requested; for a guest, the
    requested name.

    Raise Problem if a guest's name is invalid or somebody else's.
    """
    if reader.account:
        return reader.account
    name = person_name(wanted)
    check_name(session, name, reader.person)
    return name


def name_at_table(session: Session, reader: Reader, name: str, others: Sequence[str]) -> str:
    """Return the name for a reader who takes a seat or writes in the chat; `others` are the names already used at the table.

    An account's name gets a number if it is already used. Raise Problem (409) if a guest's name is that of somebody else's
    account.
    """
    if not reader.account:
        check_name(session, name, reader.person)
        return name
    return first_free(session, reader.account, others, reader.person)


def first_free(session: Session, name: str, others: Sequence[str], person: str | None) -> str:
    """Return the name, with a number added if `others` contain it or if it belongs to another person's account."""
    numbered = (f"{name[:LONGEST_NAME - len(str(number)) - 1]} {number}" for number in count(2))
    while is_taken(name, others) or owners_of(session, name) - {person}:
        name = next(numbered)
    return name


def speaker_name(session: Session, reader: Reader, wanted: str, guest: str, others: Sequence[str]) -> str:
    """Return a spectator's name in the chat. An account has its own name; a guest gets the requested name or, if that is taken,
    `guest` (`user_text.spectator_name`)."""
    if reader.account:
        return name_at_table(session, reader, reader.account, others)
    name = spectator_name(wanted, guest, others)
    if not owners_of(session, name) - {reader.person}:
        return name
    if not guest:
        raise Problem(409, "name-registered", name=name)
    return first_free(session, guest, others, reader.person)


def names_at_rematch(session: Session, seats: Sequence[SeatRow], language: str) -> dict[int, str]:
    """Return the names of a table's people for its rematch, by seat.

    Accounts have their own names. Guests keep theirs, unless it has become the name of somebody else's account.
    """
    people = [seat for seat in seats if seat.kind == PERSON]
    accounts, names = accounts_among(people_at(session, people)), dict[int, str]()
    for seat in people:
        own = accounts.get(seat.holder or "", "")
        name = own or seat.name
        if not own and owners_of(session, name) - {seat.holder}:
            name = TEXTS.say(language, "ui-nameless")
        names[seat.number] = first_free(session, name, list(names.values()), seat.holder)
    return names


def name_of_moved_seat(session: Session, reader: Reader, seat: SeatRow, others: Sequence[str], called: str = "") -> str:
    """Return the name for a seat that the reader has taken over: the name of the reader's account or, for a guest, the name that
    the seat had.

    If that name belongs to another account, return the name under which the guest plays (`called`) or, if there is none, the name
    for guests without a name. Raise Problem if the guest's name is invalid or somebody else's.
    """
    if reader.account:
        return first_free(session, reader.account, others, reader.person)
    if owners_of(session, seat.name) - {reader.person}:
        if called:
            return first_free(session, name_to_play_under(session, reader, called), others, reader.person)
        return first_free(session, TEXTS.say(reader.language, "ui-nameless"), others, reader.person)
    return seat.name


@cache
def keys_of_guests() -> frozenset[str]:
    return frozenset().union(*(keys_of(TEXTS.say(language, "ui-nameless")) for language in LANGUAGES))


def guest_in(name: str, language: str) -> str:
    """Return a name as shown on pages. The name for guests without a name is translated into this language; all other names are
    unchanged."""
    if not is_of_guests(name):
        return name
    number = name[len(name.rstrip("0123456789")):]
    return f"{TEXTS.say(language, 'ui-nameless')} {number}".rstrip()


def is_of_guests(name: str) -> bool:
    """Return whether a name is the one that guests without a name get, with or without a number."""
    return not keys_of_guests().isdisjoint(keys_of(name.rstrip(f"{digits} ") or name))
