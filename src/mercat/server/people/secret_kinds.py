"""The list of all kinds of secrets that give access as a person or reveal that person's data, with the acts that invalidate each
kind.

`end_secrets` goes through the list. A new kind is declared here, with the places where it is stored or signed: `SecretRow`
refuses an undeclared kind, and the tests look for undeclared columns, signatures and URLs
(`tests/server/people/test_secret_kinds.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import CursorResult, Executable, delete, event, or_, select, update
from sqlalchemy.orm import Session

from mercat.server.groups.rows import GroupInvitationRow
from mercat.server.notices.rows import MAIL, PUSH, WayRow, WishRow
from mercat.server.people.locking import show_anew
from mercat.server.people.rows import BROWSER, PROGRAM, PersonRow, SecretRow
from mercat.server.people.stored import end_sessions, sessions_of, tables_with
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import SeatRow, TableRow, now

# What ends secrets, also in `SessionRow.why`: a new password or none; signing out everywhere; a guest becomes an account; one
# device or several are ended, or a token of a program.
PASSWORD, EVERYWHERE, REGISTERED, DEVICE, TOKEN = "password", "everywhere", "account", "device", "token"
DELETED: Final = "deleted"                               # `SessionRow.why`: the person was deleted, with all their data
ALL: Final = frozenset({PASSWORD, EVERYWHERE, REGISTERED, DEVICE, TOKEN})
BY_THE_OWNER: Final = frozenset({PASSWORD, EVERYWHERE})
NOT_BY_TOKEN: Final = ALL - {TOKEN}
DEVICE_ENDED, SIGNED_OUT = "device-ended", "signed-out"  # `WayRow.why`

# `SecretRow.kind`
DEVICE_LINK, GUEST_CODE, FORMER_CODE, ACCOUNT_CODE = "device", "recovery", "former-code", "account-code"
MAIL_CONFIRM, MAIL_RECOVER, MAIL_UNWANTED = "mail-confirm", "mail-recover", "mail-unwanted"
KNOWN_BROWSER, CONFIRMED, GUEST_BEFORE = "known-browser", "confirmed", "guest-before"
MAKE_PASSKEY, SHOW_PASSKEY, SIGN_ON, SIGN_ON_NAME = "make-passkey", "show-passkey", "sign-on", "sign-on-name"
FRIEND_LINK: Final = "friend-link"
VAPID: Final = "vapid"


@dataclass(frozen=True)
class Ending:
    """An act that invalidates secrets of a person, and the sessions that end with these secrets."""

    person: str
    act: str
    browsers: frozenset[str]                             # the hashes of the sessions that end
    programs: frozenset[str]
    here: str = ""                                       # the session of the browser that stays signed in


@dataclass(frozen=True)
class SecretKind:
    """A kind of secret that a person can have. `end` invalidates the secrets that an act affects, and returns their number."""

    name: str
    lets: str                                            # the rights that the secret gives
    places: tuple[str, ...]                              # columns, `secrets:kind`, `signed:purpose`, `address:parameter`
    ended_by: frozenset[str]
    end: Callable[[Session, Ending], int]


@dataclass(frozen=True)
class Ended:
    """The secrets that were invalidated: hashes of sessions, tables that have changed, and counts by kind."""

    sessions: frozenset[str] = frozenset()
    tables: frozenset[str] = frozenset()
    counts: Mapping[str, int] = field(default_factory=dict)


def end_secrets(session: Session, person: str, act: str, *, here: str = "", chosen: Collection[str] | None = None) -> Ended:
    """Invalidate those secrets of a person that an act affects, in the caller's transaction, and return them.

    All sessions except `here` end or, if `chosen` is given, only the sessions in it. The tokens created in a session end with it.
    Every process rereads the affected tables.
    """
    session.flush()
    session.get(PersonRow, person, with_for_update=CHANGING)
    known = sessions_of(session, person)
    ended = [row for row in known if row.hash != here] if chosen is None else [
        row for row in known if row.hash in chosen or (row.kind == PROGRAM and row.by is not None and row.by in chosen)]
    tables = show_anew(session, tables_with(session, person))
    ending = Ending(person, act, frozenset(row.hash for row in ended if row.kind == BROWSER),
                    frozenset(row.hash for row in ended if row.kind == PROGRAM), here)
    counts = Counter({kind.name: kind.end(session, ending) for kind in KINDS if act in kind.ended_by})
    session.flush()
    session.expire_all()                                 # most was changed without reading it
    return Ended(ending.browsers | ending.programs, tables, counts)


def done(session: Session, statement: Executable) -> int:
    """Execute a statement that changes rows, and return the number of rows changed."""
    result: CursorResult[Any] = session.execute(statement, execution_options={"synchronize_session": False})  # type: ignore[assignment]
    return result.rowcount


# -- how each kind ends


def end_browsers(session: Session, ending: Ending) -> int:
    end_sessions(session, ending.person, ending.browsers, why=ending.act)
    return len(ending.browsers)


def end_programs(session: Session, ending: Ending) -> int:
    end_sessions(session, ending.person, ending.programs)
    return len(ending.programs)


def end_one_time(*kinds: str) -> Callable[[Session, Ending], int]:
    """Return a function that invalidates the unused one-time secrets of these kinds."""
    def end(session: Session, ending: Ending) -> int:
        return done(session, delete(SecretRow).where(SecretRow.person == ending.person, SecretRow.kind.in_(kinds),
                                                     SecretRow.used.is_(None)))
    return end


def end_guest_code(session: Session, ending: Ending) -> int:
    """Invalidate a guest's recovery codes, either those created on the devices that are being signed out or all of them. Return
    their number.

    Codes of a guest who becomes an account are kept as former codes, so that they can be recognised as such.
    """
    codes = [row for row in of_kind(session, ending.person, GUEST_CODE)
             if ending.act != DEVICE or row.facts.get("by") in ending.browsers]
    if ending.act == REGISTERED:
        for row in codes:
            row.kind = FORMER_CODE
        session.flush()
    else:
        delete_rows(session, codes)
    return len(codes)


def end_known_browsers(session: Session, ending: Ending) -> int:
    """Delete the marks of an account's known browsers: those that are being signed out, or all except the one that stays signed
    in. Return their number."""
    rows = [row for row in of_kind(session, ending.person, KNOWN_BROWSER) if (
        row.facts.get("session") in ending.browsers if ending.act == DEVICE else row.facts.get("session") != ending.here)]
    return delete_rows(session, rows)


def of_kind(session: Session, person: str, kind: str) -> Sequence[SecretRow]:
    chosen = select(SecretRow).where(SecretRow.person == person, SecretRow.kind == kind, SecretRow.used.is_(None))
    return session.scalars(chosen).all()


def delete_rows(session: Session, rows: Collection[SecretRow]) -> int:
    return done(session, delete(SecretRow).where(SecretRow.hash.in_([row.hash for row in rows])))


def end_seat_links(session: Session, ending: Ending) -> int:
    return done(session, update(SeatRow).where(SeatRow.holder == ending.person).values(links=SeatRow.links + 1))


def end_seat_tokens(session: Session, ending: Ending) -> int:
    return done(session, update(SeatRow).where(SeatRow.holder == ending.person).values(tokens=SeatRow.tokens + 1))


def end_host_tokens(session: Session, ending: Ending) -> int:
    return done(session, update(TableRow).where(TableRow.host == ending.person).values(host_tokens=TableRow.host_tokens + 1))


def end_calendar(session: Session, ending: Ending) -> int:
    return done(session, update(WishRow).where(WishRow.person == ending.person, WishRow.calendar.is_not(None))
                .values(calendar=None))


def end_push(session: Session, ending: Ending) -> int:
    """Switch off push messages in the browsers that are being signed out, or in all except the one that stays signed in. Return
    their number."""
    theirs = (WayRow.session.in_(ending.browsers) if ending.act == DEVICE else
              or_(WayRow.session.is_(None), WayRow.session != ending.here))
    return switch_off(session, DEVICE_ENDED, WayRow.person == ending.person, WayRow.kind == PUSH, theirs)


def end_channels(session: Session, ending: Ending) -> int:
    """Switch off a person's channels until they switch them on again. Email remains on, since emails go only to the confirmed
    address."""
    theirs = [WayRow.session.in_(ending.browsers)] if ending.act == DEVICE else []
    return switch_off(session, SIGNED_OUT, WayRow.person == ending.person, WayRow.kind.not_in((PUSH, MAIL)), *theirs)


def switch_off(session: Session, why: str, *chosen: Any) -> int:
    return done(session, update(WayRow).where(WayRow.off.is_(None), *chosen).values(off=now(), why=why))


def end_invitations(session: Session, ending: Ending) -> int:
    return done(session, update(GroupInvitationRow).where(GroupInvitationRow.by == ending.person,
                                                          GroupInvitationRow.ended.is_(None)).values(ended=now()))


# In the order in which they lock rows (`locking.py`): tables before seats.
KINDS: Final = (
    SecretKind("browser", "be the person, in a browser", ("sessions.hash", "signed:browser"), NOT_BY_TOKEN, end_browsers),
    SecretKind("token", "read or play for the person, as a program", ("sessions.hash", "sessions.scopes"), ALL, end_programs),
    SecretKind("device-link", "become one of the person's devices", (f"secrets:{DEVICE_LINK}", "address:link"), NOT_BY_TOKEN,
               end_one_time(DEVICE_LINK)),
    SecretKind("guest-code", "become a device of a guest", (f"secrets:{GUEST_CODE}",), NOT_BY_TOKEN, end_guest_code),
    SecretKind("account-code", "sign in as an account", (f"secrets:{ACCOUNT_CODE}",), frozenset({PASSWORD}),
               end_one_time(ACCOUNT_CODE)),
    SecretKind("mail-link", "give an account an address, or sign in to it", (
        f"secrets:{MAIL_CONFIRM}", f"secrets:{MAIL_RECOVER}", "address:secret"), NOT_BY_TOKEN,
        end_one_time(MAIL_CONFIRM, MAIL_RECOVER)),
    SecretKind("known-browser", "try passwords of an account that others do not use up", (
        f"secrets:{KNOWN_BROWSER}", "signed:known browser"), NOT_BY_TOKEN, end_known_browsers),
    SecretKind("host-token", "decide for who opened a table, as a program", ("tables.host_tokens", "signed:bearer token"), ALL,
               end_host_tokens),
    SecretKind("seat-link", "move a seat to another browser", ("seats.links", "seats.sitting", "signed:personal link",
                                                               "address:link"), ALL, end_seat_links),
    SecretKind("seat-token", "play for a seat, as a program", ("seats.tokens", "seats.sitting", "signed:bearer token"), ALL,
               end_seat_tokens),
    SecretKind("calendar", "read at which tables the person's time ends", ("notice_wishes.calendar", "address:secret"),
               frozenset({PASSWORD, EVERYWHERE, DEVICE}), end_calendar),
    SecretKind("push", "be called in a browser as the person", ("ways.session",), NOT_BY_TOKEN, end_push),
    SecretKind("channel", "be called by a service as the person", ("ways.facts",), frozenset({PASSWORD, EVERYWHERE, DEVICE}),
               end_channels),
    SecretKind("group-link", "come into a group as somebody whom the person has let in", ("group_invitations.hash",
                                                                                       "address:code"), BY_THE_OWNER,
               end_invitations),
    SecretKind("friend-link", "ask the person to be friends", (f"secrets:{FRIEND_LINK}", "address:code"), BY_THE_OWNER,
               end_one_time(FRIEND_LINK)),
)

# What looks like a secret of a person and is none that these acts end, each with the reason.
OTHERS: Final[Mapping[str, str]] = {
    f"secrets:{CONFIRMED}": "found by a session alone, and ends with it",
    f"secrets:{GUEST_BEFORE}": "found by a session alone; the guest is another person",
    f"secrets:{MAKE_PASSKEY}": "a question to one session, and ends with it",
    f"secrets:{SHOW_PASSKEY}": "a question to one session, and ends with it",
    f"secrets:{SIGN_ON}": "a way to the host's sign-on and back, for one session, and ends with it",
    f"secrets:{SIGN_ON_NAME}": "a question to one session of nobody's",
    f"secrets:{MAIL_UNWANTED}": "marks an address that nobody writes to any more",
    f"secrets:{FORMER_CODE}": "lets nobody in: says that its guest has an account",
    f"secrets:{VAPID}": "the server's own",
    "people.password": "a way to sign in: changed by who shows that it is them",
    "passkeys.id": "a way to sign in: on the page of the account, removed one by one",
    "passkeys.public_key": "a way to sign in, as `passkeys.id`",
    "identities.subject": "a way to sign in: on the page of the account, parted there",
    "secrets.hash": "of the kinds above",
    "sessions.by": "tells where a session comes from",
    "invitations.hash": "the host's: lets guests play, as nobody in particular",
    "ways.mark": "finds the same way again; in a link it only switches the way off",
    "address:signed": "as `signed:unsubscribe`",
    "signed:doctor": "the host's, for two minutes",
    "signed:unsubscribe": "switches a way off",
    "signed:no more mail": "marks an address that nobody writes to any more",
}


def declared() -> frozenset[str]:
    """Return all places in which the list declares that secrets are stored or signed."""
    return frozenset(OTHERS).union(*(kind.places for kind in KINDS))


@event.listens_for(SecretRow.kind, "set")
def refuse_unknown(row: SecretRow, value: str, before: object, attribute: object) -> None:
    """Raise ValueError for a secret of an undeclared kind, since no act would invalidate it."""
    if f"secrets:{value}" not in declared():
        raise ValueError(f"secret_kinds.py does not speak of secrets of the kind {value}")
