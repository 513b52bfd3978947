"""Email addresses of accounts, and the emails sent to them: links that work once, for 30 minutes, and notifications of changes.

Only the owner of a name or an address learns, from an email, whether this server knows the name or the address. When somebody
asks for a recovery link, the account is looked up and the email counted and written outside the request (`Mailing.recover`), so
that the response is always the same, and equally fast.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.accounts.postman import Letter, Postman, one_click
from mercat.server.accounts.ways_in import check_confirmed
from mercat.server.desk import Desk, Work
from mercat.server.people.own_names import owners_of
from mercat.server.people.rows import PersonRow, SecretRow
from mercat.server.people.secret_kinds import MAIL_CONFIRM, MAIL_RECOVER, MAIL_UNWANTED
from mercat.server.people.secrets import drop_secrets, find_secret, put_secret
from mercat.server.people.stored import hash_of, touch
from mercat.server.problems import TEXTS, Problem
from mercat.server.processes.allowances import take
from mercat.server.settings import Settings
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import now
from mercat.server.tables.snapshot import Reader
from mercat.text import LANGUAGES

VALID: Final = timedelta(minutes=30)                     # the lifetime of a link
HOUR: Final = timedelta(hours=1)
MOST: Final[Mapping[str, int]] = {"person": 6, "address": 6, "network": 20}      # links sent in a burst, and again each hour
KEY: Final = 40                                          # hexadecimal digits of the hash of a counted person or address
MOST_ACCOUNTS: Final = 3                                 # accounts in one recovery email
SECRET_BYTES: Final = 24
WHERE_TO_GO: Final = {"password": "/recover/mail", "address": "/enter"}      # for an owner who did not make the reported change
LONGEST_ADDRESS, LONGEST_LOCAL = 254, 64                 # RFC 5321
# Without what mail servers may take for routes, pipes and options: a percent sign, an exclamation mark, a bar, a hyphen in front
LOCAL: Final = re.compile(r"(?!-)[A-Za-z0-9#$&'*+/=?^_`{}~-]+(?:\.[A-Za-z0-9#$&'*+/=?^_`{}~-]+)*")
DOMAIN: Final = re.compile(r"(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]{2,63}(?<!-)")


def mail_address(text: str) -> str:
    """Return an email address in its stored form, in lower case. Raise Problem (422) if the text is not an email address."""
    local, _, domain = text.strip()[:2 * LONGEST_ADDRESS].rpartition("@")
    try:
        written = domain.encode("idna").decode().lower()
    except UnicodeError:                                 # empty, or too long
        written = ""
    address = f"{local.lower()}@{written}"
    fits = len(local) <= LONGEST_LOCAL and len(address) <= LONGEST_ADDRESS
    if not fits or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(written):
        raise Problem(422, "no-mail-address")
    return address


# -- in the caller's transaction


def is_counted(session: Session, what: str, key: str) -> bool:
    """Count an email for a person, an address or a network, and return whether the limit allows it. Only a hash of the person,
    the address or the network is stored."""
    most = MOST[what]
    granted, _ = take(session, f"mail-{what}", hash_of(key)[:KEY], most, most / HOUR.total_seconds(), 1)
    return granted > 0


def mailbox_of(address: str) -> str:
    """Return an email address without its `+suffix`, which many mail servers let people add: all such addresses belong to one
    person."""
    local, _, domain = address.rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def digest_of(address: str) -> str:
    """Return the digest stored for an address to which no more links are to be sent."""
    return hash_of(f"{MAIL_UNWANTED} {mailbox_of(address)}")


def is_unwanted(session: Session, address: str) -> bool:
    """Return whether somebody has asked that no more links be sent to this address."""
    return session.get(SecretRow, digest_of(address)) is not None


def set_unwanted(session: Session, digest: str, unwanted: bool) -> None:
    """Stop or resume sending links to the address with this digest."""
    if not unwanted:
        session.execute(delete(SecretRow).where(SecretRow.hash == digest, SecretRow.kind == MAIL_UNWANTED))
    elif session.get(SecretRow, digest) is None:
        with suppress(IntegrityError), session.begin_nested():              # another click was first
            session.add(SecretRow(hash=digest, kind=MAIL_UNWANTED))
            session.flush()


def are_counted(session: Session, **keys: str) -> bool:
    """Count an email for several keys, such as a person and an address, and return whether their limits allow it. If one limit
    does not, the keys before it remain counted."""
    return all(is_counted(session, what, key) for what, key in keys.items())


def new_link(session: Session, kind: str, person: str, **facts: str) -> str:
    """Create a link of a kind, and return its secret."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    put_secret(session, kind, secret, person, VALID, facts)
    return secret


def as_it_was(person: PersonRow) -> dict[str, str]:
    """Return the facts about an account that must not change after a link to it has been sent: its email address, and the hash of
    its password."""
    return {"address": person.email or "", "password": hash_of(person.password or "")}


def find_link(session: Session, kind: str, secret: str, *, locked: bool = False) -> tuple[SecretRow, PersonRow]:
    """Return a link of a kind and its account. With `locked`, lock the link for use.

    Raise Problem (404) if the link was used, has expired or never existed, or if the account has changed since it was sent.
    """
    row = find_secret(session, kind, secret)
    lock = CHANGING if locked else None
    person = None if row is None or row.person is None else session.get(PersonRow, row.person, with_for_update=lock)
    if locked:                                           # the person before what belongs to them
        row = find_secret(session, kind, secret, locked=True)
    if (row is None or person is None or person.registered is None
            or (kind == MAIL_RECOVER and row.facts != as_it_was(person))):
        raise Problem(404, "bad-mail-link")
    return row, person


def pending(work: Work, address: str) -> str:
    """Return the secret of a link that confirms an email address for the reader's account; an empty string if too many have been
    sent.

    Raise Problem: 403 unless the reader's identity is confirmed, 422 if no more links are to be sent to the address.
    """
    check_confirmed(work, work.reader)
    if is_unwanted(work, address):
        raise Problem(422, "mail-unwanted")
    if not are_counted(work, person=work.person, address=mailbox_of(address), network=work.reader.network):
        return ""
    drop_secrets(work, MAIL_CONFIRM, work.person)        # the owner of a mistyped address cannot confirm it
    return new_link(work, MAIL_CONFIRM, work.person, address=address)


def confirm(session: Session, secret: str) -> tuple[str, str, str]:
    """Use a link that confirms an email address: store the address in the account. Return the account's name, its former address
    and the new one."""
    row, person = find_link(session, MAIL_CONFIRM, secret, locked=True)
    former, address = person.email or "", str(row.facts["address"])
    person.email, person.confirmed = address, now()
    end_links(session, person.id)
    touch(session, person.id)
    return person.name, former, address


def forget_address(work: Work) -> str:
    """Remove the email address from the reader's account, and return it. Raise Problem (403) unless the reader's identity is
    confirmed."""
    check_confirmed(work, work.reader)
    me = work.me()
    former = me.email or ""
    me.email, me.confirmed, me.changed = None, None, now()
    end_links(work, me.id)
    return former


def end_links(session: Session, person: str) -> None:
    """Invalidate the links that were sent to a person, since they are useless after a change of the password or the address."""
    session.execute(delete(SecretRow).where(SecretRow.person == person, SecretRow.kind.in_((MAIL_CONFIRM, MAIL_RECOVER))))


def recoverable(session: Session, typed: str) -> Sequence[PersonRow]:
    """Return the accounts with a confirmed email address that have this name or this address."""
    chosen = select(PersonRow).where(PersonRow.registered.is_not(None), PersonRow.confirmed.is_not(None))
    if "@" in typed:
        try:
            chosen = chosen.where(PersonRow.email == mail_address(typed))
        except Problem:
            return ()
    else:
        chosen = chosen.where(PersonRow.id.in_(owners_of(session, typed)))
    return session.scalars(chosen.order_by(PersonRow.id).limit(MOST_ACCOUNTS)).all()


def language_of(person: PersonRow, otherwise: str) -> str:
    """Return the language in which to write to a person: the one that the person has chosen, or `otherwise` if none is stored."""
    own = str(person.preferences.get("language", ""))
    return own if own in LANGUAGES else otherwise


# -- the service


class Mailing:
    """The service that sends links and notifications of changes to accounts by email."""

    def __init__(self, settings: Settings, desk: Desk, postman: Postman, never_to: Callable[[str], str]) -> None:
        self.settings = settings
        self.desk = desk
        self.postman = postman
        self.never_to = never_to                         # signs the digest of an address, as `Signer.never_to`

    def check(self) -> None:
        """Raise Problem (404) if this server sends no emails."""
        if not self.settings.sends_mail:
            raise Problem(404, "no-mail")

    async def ask_to_confirm(self, reader: Reader, typed: str) -> str:
        """Send a link to the email address that the reader wants for their account; return the address. Raise Problem if it is
        refused."""
        self.check()
        address = mail_address(typed)
        secret = await self.desk.write(reader, pending, address)
        if not secret:                                   # the counts remain
            raise Problem(429, "too-many-mails", wait=int(HOUR.total_seconds()))
        link = f"{self.settings.url}/mail/confirm/{secret}"
        self.postman.send(self.link_letter(address, reader.language, "confirm", name=reader.account, link=link))
        return address

    async def confirm(self, reader: Reader, secret: str) -> str:
        """Confirm an address with the link sent to it, notify the former address, and return the account's name. Raise Problem
        (404) if the link does not work."""
        name, former, address = await self.desk.write(reader, confirm, secret)
        if former and former != address:
            self.tell(former, reader.language, "address")
        return name

    async def forget(self, reader: Reader) -> None:
        """Remove the email address from the reader's account, and send a notification to that address.

        Raise Problem (403) unless the reader's identity is confirmed.
        """
        former = await self.desk.write(reader, forget_address)
        if former:
            self.tell(former, reader.language, "address")

    def recover(self, typed: str, reader: Reader) -> None:
        """Send a link to the accounts with this name or address, outside the request.

        Raise Problem: 404 if this server sends no emails, 503 if it is busy.
        """
        self.check()

        def written(session: Session) -> Sequence[Letter]:
            counted = is_counted(session, "network", reader.network)
            return list(self.links_for(session, recoverable(session, typed), reader.language)) if counted else ()

        self.postman.post(lambda: self.desk.write(reader, written))

    def links_for(self, session: Session, people: Sequence[PersonRow], language: str) -> Iterator[Letter]:
        """Yield the emails with links that may be sent to these people now."""
        for person in people:
            address = str(person.email)
            if not is_unwanted(session, address) and are_counted(session, person=person.id, address=mailbox_of(address)):
                link = f"{self.settings.url}/recover/mail/{new_link(session, MAIL_RECOVER, person.id, **as_it_was(person))}"
                yield self.link_letter(address, language_of(person, language), "recover", name=person.name, link=link)

    async def tell_of_password(self, person: str, reader: Reader) -> None:
        """Notify an account's confirmed email address, if it has one, that its password has changed."""
        if not self.settings.sends_mail:
            return
        row = await self.desk.read(reader, lambda work: work.get(PersonRow, person))
        if row is not None and row.email and row.confirmed:
            self.tell(row.email, language_of(row, reader.language), "password")

    def tell(self, address: str, language: str, what: str) -> None:
        """Notify an email address that the password or the address of its account has changed; drop the email if it cannot be
        sent now."""
        with suppress(Problem):
            self.postman.send(self.letter(address, language, f"notice-{what}", link=f"{self.settings.url}{WHERE_TO_GO[what]}"))

    def link_letter(self, to: str, language: str, what: str, **facts: str) -> Letter:
        """Return an email with a link that anybody can request. The email offers to stop such emails with one click (RFC
        8058)."""
        never = f"{self.settings.url}/mail/never/{self.never_to(digest_of(to))}"
        return self.letter(to, language, what, **facts, never=never)

    def letter(self, to: str, language: str, what: str, **facts: str) -> Letter:
        """Return an email with its sender, composed of the texts `mail-<what>` and `mail-<what>-subject`."""
        facts["site"] = self.settings.url
        keys = (f"mail-{what}", *(["mail-never"] if "never" in facts else ()), "mail-end")
        text = "\n\n".join(TEXTS.say(language, key, **facts) for key in keys)
        headers = one_click(facts["never"]) if "never" in facts else {}
        return Letter(to, TEXTS.say(language, f"mail-{what}-subject", **facts), f"{text}\n", headers=headers)
