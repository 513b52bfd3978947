"""Accounts: creating one, signing in and out, and taking along the tables of a guest; and recovery codes.

Recovery codes replace lost ways to sign in. Each code works once, and only hashes of the codes are stored.

    signed = await services.desk.write(reader, sign_in, person)
    return signed_in_response(request, signed, "/")      # accounts/sign_in.py: the cookie, and where to go on"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.desk import SESSION, TABLE, Work
from mercat.server.people.guest_before import guest_before, return_guest
from mercat.server.people.locking import show_anew
from mercat.server.people.own_names import is_of_guests, keys_of
from mercat.server.people.rows import BROWSER, NameRow, PersonRow, SecretRow
from mercat.server.people.secret_kinds import (
    ACCOUNT_CODE,
    EVERYWHERE,
    GUEST_BEFORE,
    PASSWORD,
    REGISTERED,
    Ended,
    end_secrets,
)
from mercat.server.people.secrets import beside, letters_in, new_code, put_secret, take_secret, use_secret
from mercat.server.people.sessions import NewSession, new_secret, note_browser
from mercat.server.people.stored import MOST_DEVICES, add_session, end_sessions, hand_over, hash_of, sessions_of, tables_with
from mercat.server.people.user_text import is_taken, person_name
from mercat.server.problems import Problem
from mercat.server.processes.allowances import ACCOUNTS, SECRETS, count_against_day
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import OVER, PERSON, SeatRow, TableRow, now
from mercat.server.tables.chat_lines import hand_over_messages, tell
from mercat.server.tables.seats import seats_of
from mercat.server.tables.snapshot import Reader
from mercat.server.words import RENAMED

CODES: Final = 10
GROUPS, GROUP = 3, 5                                     # "k7m2p-9xqa4-tzv5d": 74 random bits
REMEMBERED: Final = timedelta(days=400)                  # as long as a cookie


@dataclass(frozen=True, kw_only=True)
class SignedIn(NewSession):
    """The result of signing in to an account, or out of it."""

    person: str
    guest: str = ""                                      # the guest who used the browser before, if that guest has tables
    codes: tuple[str, ...] = ()                          # new recovery codes, if the former ones were invalidated
    cut: tuple[str, ...] = ()                            # the kinds of the browsers that were signed out as well
    programs: int = 0                                    # the number of personal tokens that were invalidated as well


def new_person() -> str:
    """Return the id for a new person whose id is not derived from a browser's secret."""
    return secrets.token_urlsafe(15)


def register(session: Session, person: str, name: str, *, password: str | None = None, here: str = "") -> Ended:
    """Turn a guest into an account, or create one for a person who is not stored yet; return the secrets that were invalidated.

    `name` is cleaned here; `password` is a hash (`accounts/passwords.py`). All sessions but `here` end, and so do the guest's
    links and codes, so that nobody who had them can get into the account. Raise Problem (409) if the person already has an
    account, or if the name is somebody else's. The caller must sign the person in afterwards, in the same transaction.
    """
    cleaned = name_for_account(name)
    row = session.get(PersonRow, person, with_for_update=CHANGING)
    if row is None:
        row = PersonRow(id=person, name=cleaned)
        session.add(row)
        session.flush()
    if row.registered is not None:
        raise Problem(409, "has-account", name=row.name)
    take_name(session, person, cleaned)
    row.name, row.registered, row.password, row.changed = cleaned, now(), password, now()
    ended = end_secrets(session, person, REGISTERED, here=here)      # a sign beside the name says that there is an account
    session.flush()
    return ended


def take_another_name(session: Session, person: str, name: str) -> None:
    """Replace an account's name with `name`. The caller must have cleaned `name`. Raise Problem (409) if it is reserved or
    somebody else's."""
    name_for_account(name)
    session.execute(delete(NameRow).where(NameRow.person == person))
    take_name(session, person, name)
    show_anew(session, tables_with(session, person))    # also where the seat keeps its name, the account has another


def rename_at_tables(session: Session, person: str, name: str, only: Collection[str] | None = None) -> tuple[set[str], int]:
    """Rename a person's seats at tables whose game is not over, or only at those in `only`.

    Sandboxes and results keep the old name. Return the tables that have changed, and the number of tables that keep the old name
    because the new one could be mistaken for somebody else's there. A system message tells the other players at each of these
    tables.
    """
    seated = select(SeatRow.table).where(SeatRow.holder == person, SeatRow.kind == PERSON)
    here = true() if only is None else TableRow.id.in_(only)
    running = select(TableRow).where(TableRow.id.in_(seated), TableRow.status != OVER, TableRow.sandbox.is_(False), here)
    changed, kept = set(), 0
    for table in session.scalars(running.order_by(TableRow.id).with_for_update(**CHANGING)).all():
        seats = seats_of(session, table.id)
        mine = [seat for seat in seats if seat.holder == person and seat.kind == PERSON]
        if is_taken(name, [seat.name for seat in seats if seat not in mine]) or len(mine) > 1:
            kept += 1
        elif mine and mine[0].name != name:
            tell(session, table, RENAMED, mine[0].number, mine[0].name, name)
            mine[0].name = name
            table.revision, table.changed = table.revision + 1, now()
            changed.add(table.id)
    return changed, kept


def name_for_account(name: str) -> str:
    """Clean a name and return it. Raise Problem if it cannot be an account's name, for example because it is used for guests
    without a name."""
    cleaned = person_name(name)
    if is_of_guests(cleaned):
        raise Problem(409, "name-reserved", name=cleaned)
    return cleaned


def take_name(session: Session, person: str, name: str) -> None:
    """Reserve a name and all names that could be mistaken for it. Raise Problem (409) if another account has the name, even if
    that account took it only a moment ago."""
    try:
        with session.begin_nested():
            session.add_all(NameRow(skeleton=key, person=person) for key in sorted(keys_of(name)))
    except IntegrityError:
        raise Problem(409, "name-registered", name=name) from None


def sign_in(work: Work, person: str) -> SignedIn:
    """Sign a person in to the reader's browser with a new secret; the browser's former session ends.

    If a guest with tables used the browser before, `bring_along` can then move the person's own tables to the account. The chat
    messages that a visitor without a seat has written in the browser become the person's own. Raise Problem: 403 if the person is
    not stored, 429 if too many people have signed in from their network.
    """
    reader, row = work.reader, work.get(PersonRow, person)
    if row is None:
        raise Problem(403, "no-account")
    secret, guest = new_secret(), guest_of(work, reader)
    count_against_day(work, SECRETS, reader.counted)
    oldest = add_session(work, person, hash_of(secret), reader.browser, MOST_DEVICES, before=reader.session)
    work.tell(SESSION, reader.session, *oldest)
    if reader.session and reader.person is not None:
        end_sessions(work, reader.person, {reader.session})
        take_secret(work, GUEST_BEFORE, beside(GUEST_BEFORE, reader.session))
    if guest in ("", person):
        written = hand_over_messages(work, reader.person, person) if not guest and not reader.account else set()
        work.tell(TABLE, *show_anew(work, written))
        guest = ""
    elif tables_with(work, guest):
        put_secret(work, GUEST_BEFORE, beside(GUEST_BEFORE, hash_of(secret)), person, REMEMBERED, {"guest": guest})
    else:
        hand_over(work, guest, person)                   # results of games whose tables are gone
        guest = ""
    mark = note_browser(work, person, reader.mark, hash_of(secret))
    return SignedIn(secret=secret, person=person, guest=guest, mark=mark, name=row.name)


def guest_of(session: Session, reader: Reader) -> str:
    """Return the stored guest who uses a browser, or who used it before its current account signed in; an empty string if there
    is none."""
    if reader.person is None or not reader.session or reader.scopes is not None:
        return ""
    if reader.account:
        return guest_before(session, reader.session)
    return "" if session.get(PersonRow, reader.person) is None else reader.person


def bring_along(work: Work, tables: Collection[str]) -> None:
    """Move these tables to the reader's account if they belong to the guest who used this browser before; ignore all others.

    The guest keeps the other tables, and the browser belongs to that guest again when the reader signs out.
    """
    guest = guest_before(work, work.reader.session)
    if not guest or work.reader.person is None:
        return
    all_of_them = tables_with(work, guest)
    chosen = all_of_them & set(tables)
    work.tell(TABLE, *hand_over(work, guest, work.reader.person, None if chosen == all_of_them else chosen))
    rename_at_tables(work, work.reader.person, work.reader.account, chosen)
    if chosen == all_of_them:
        take_secret(work, GUEST_BEFORE, beside(GUEST_BEFORE, work.reader.session))


def sign_out(work: Work) -> SignedIn:
    """End the reader's session, and return the browser's next session.

    The new session belongs to nobody yet, or to the guest who used the browser before, if some of that guest's tables were not
    brought along.
    """
    reader = work.reader
    assert reader.person is not None
    end_sessions(work, reader.person, {reader.session})
    work.tell(SESSION, reader.session)
    secret, mark = new_secret(), note_browser(work, reader.person, reader.mark, reader.session)
    back = return_guest(work, reader.session, hash_of(secret), reader.browser)
    return SignedIn(secret=secret, person=back, mark=mark)


def set_password(work: Work, person: str, hashed: str | None, here: str = "") -> list[str]:
    """Set an account's password, given as a hash, or remove it; return new recovery codes if the former ones are invalidated.

    All sessions but `here` end, and so does everything else that a change of password invalidates (`people/secret_kinds.py`).
    """
    work.execute(update(PersonRow).where(PersonRow.id == person).values(password=hashed, changed=now()))
    ended = tell_of(work, end_secrets(work, person, PASSWORD, here=here))
    return new_codes(work, person) if ended.counts.get(ACCOUNT_CODE) else []


def sign_out_everywhere(work: Work) -> SignedIn:
    """Invalidate everything that gives access as the reader without signing in, and sign the reader out here as well."""
    signed = sign_out(work)
    tell_of(work, end_secrets(work, work.person, EVERYWHERE))
    return signed


def tell_of(work: Work, ended: Ended) -> Ended:
    """Announce the ended sessions and the changed tables in `ended`, and return `ended`."""
    work.tell(SESSION, *ended.sessions)
    work.tell(TABLE, *ended.tables)
    return ended


def keep_hash(session: Session, person: str, stored: str | None, hashed: str) -> None:
    """Replace the stored hash of a password by a stronger hash of the same password, unless the password has been changed
    meanwhile."""
    same = (PersonRow.id == person) & (PersonRow.password == stored)
    session.execute(update(PersonRow).where(same).values(password=hashed))


def create_account(work: Work, name: str, *, password: str | None = None, alone: bool = True, person: str = "",
                   then: Callable[[Work, str], None] | None = None) -> SignedIn:
    """Create an account in the reader's browser, and sign in to it.

    If `alone`, the browser's guest becomes the account, with everything that belongs to them. Otherwise the account is a new
    person, who then chooses which of the guest's tables to take along. `person` is the account's id, if it is already known;
    `then(work, person)` adds a way to sign in.
    """
    reader = work.reader
    if reader.person is None:
        raise Problem(403, "browser-only")
    if reader.account:
        raise Problem(409, "has-account", name=reader.account)
    chosen = person or (reader.person if alone else new_person())
    before = {row.hash: row for row in sessions_of(work, chosen)}
    ended = tell_of(work, register(work, chosen, name, password=password, here=reader.session))
    work.tell(TABLE, *rename_at_tables(work, chosen, name_for_account(name))[0])
    count_against_day(work, ACCOUNTS, reader.counted)
    if then is not None:
        then(work, chosen)
    gone = [before[one] for one in sorted(ended.sessions)]
    codes = new_codes(work, chosen) if ended.counts.get("guest-code") else []
    return replace(sign_in(work, chosen), codes=tuple(codes), cut=tuple(row.label for row in gone if row.kind == BROWSER),
                   programs=sum(row.kind != BROWSER for row in gone))


def new_codes(session: Session, person: str) -> list[str]:
    """Create ten recovery codes that replace the former ones, and return them. The codes are shown only once, since only their
    hashes are stored."""
    session.execute(delete(SecretRow).where(SecretRow.person == person, SecretRow.kind == ACCOUNT_CODE))
    codes = [new_code(GROUPS, GROUP) for _ in range(CODES)]
    session.add_all(SecretRow(hash=hash_of(as_it_counts(code)), kind=ACCOUNT_CODE, person=person) for code in codes)
    return codes


def as_it_counts(typed: str) -> str:
    return f"{ACCOUNT_CODE} {letters_in(typed)}"


def use_code(session: Session, typed: str) -> str:
    """Use up a recovery code, and return its owner. Raise Problem (403) if it has been used or replaced, or never existed."""
    row = use_secret(session, ACCOUNT_CODE, as_it_counts(typed))
    if row is None or row.person is None:
        raise Problem(403, "wrong-code")
    return row.person
