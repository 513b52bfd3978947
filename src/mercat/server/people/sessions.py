"""The people whom cookies and personal tokens identify, cached in memory. Every process soon drops cached data that has changed.

A cookie contains a secret of 144 random bits. As long as a browser has only read pages, nothing about it is stored: the id of the
person that the browser would become is derived from the secret. The secret of an ended session never gives access as its person
again.

A browser in which somebody has signed in to an account has a mark, a random secret in a signed cookie. The mark remains when the
person signs out, and gives no access: it is used to count wrong passwords entered there separately from those of strangers. For
each account used there, the database contains a hash of the mark; `secret_kinds.py` specifies the acts that invalidate it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.orm import Session

from mercat.lru import Lru
from mercat.server.pages.preferences import ZONE_HERE
from mercat.server.people.guest_before import guest_before, return_guest
from mercat.server.people.rows import PersonRow
from mercat.server.people.secret_kinds import DELETED, DEVICE, EVERYWHERE, KNOWN_BROWSER, PASSWORD, REGISTERED
from mercat.server.people.secrets import find_secret, put_secret
from mercat.server.people.stored import CROWDED, Known, changes_since, find_session, has_person, hash_of, note_use
from mercat.server.problems import Problem
from mercat.server.processes.bus import Bus, Watched
from mercat.server.shapes import Shape
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import level_of
from mercat.server.storage.models import now
from mercat.server.storage.threads import Access
from mercat.server.tables.snapshot import Identity

log = logging.getLogger("mercat.server")
MOST_KEPT: Final = 50_000                                # sessions in memory, about 500 bytes each
LOOK_EVERY: Final = 0.5                                  # seconds between checks for changes by other processes
RECENT: Final = timedelta(seconds=10)                    # before the last check: storing takes a while, and clocks differ
CUTS: Final = frozenset({REGISTERED, PASSWORD, EVERYWHERE, DEVICE, f"{DEVICE}-guest", CROWDED, f"{CROWDED}-guest", DELETED})
NOTED_EVERY: Final = timedelta(minutes=10)               # the interval at which the use of a session is recorded
READ, PLAY = "read", "play"                              # the scopes of a token; playing includes reading
SCOPES: Final = {READ: READ, PLAY: f"{READ} {PLAY}"}     # the stored scopes, by the chosen scope
MOST_TOKENS: Final = 20                                  # personal tokens of one person
LONGEST_LABEL: Final = 40                                # characters
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OF_PROGRAMS: Final = "/api/"
LONGEST_READ: Final = 400                                # characters of a User-Agent header; 80 to 200 are usual
# By a word that is sent; the first that fits counts, as later ones are named by others that want to be taken for them.
BROWSERS: Final = (("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Vivaldi", "Vivaldi"),
                   ("YaBrowser", "Yandex"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
                   ("Chromium", "Chromium"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS: Final = (("iPad", "iPad"), ("iPhone", "iPhone"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
                  ("Macintosh", "macOS"), ("Linux", "Linux"))
KEPT: Final = timedelta(days=400)                        # after the last sign-in in that browser; as long as the cookie
MOST: Final = 20                                         # known browsers of an account; the one used longest ago is dropped


@dataclass(frozen=True)
class KnownSession(Identity):
    """A session and its person. If another browser has ended the session, only the reason is included."""

    preferences: Mapping[str, str] = field(default_factory=dict)         # preferences as in cookies; they follow the person
    used: datetime | None = None
    stamp: tuple[datetime, datetime] | None = None       # the moments of the last changes that are cached
    @property
    def is_due(self) -> bool:
        """Whether it is time to record that the session is in use."""
        return self.is_stored and (self.used is None or now() - self.used > NOTED_EVERY)


PERSONAL: Final = "mercat_"                              # the prefix of a personal token
NOBODY: Final = KnownSession()                           # for an ended session


class Sessions:
    """The sessions on this server. Call `watched.look_if_due` every LOOK_EVERY seconds."""

    def __init__(self, access: Access, bus: Bus) -> None:
        self.access = access
        self.kept: Lru[str, KnownSession] = Lru(MOST_KEPT)   # by hash
        self.watched = Watched(bus, "sessions", self.look)
        self.looked = now()                              # the beginning of the last look that did not fail
        self.noting: dict[str, asyncio.Task[None]] = {}  # by hash
        self.on_change: Callable[[frozenset[str]], None] | None = None       # told the hashes of sessions that are not as before

    async def of_browser(self, secret: str) -> KnownSession | None:
        """Return the session whose cookie contains this secret; None if the session has ended."""
        found = await self.of_cookie(secret)
        return None if not found.person or found.scopes is not None else found

    async def why_cut(self, secret: str) -> str:
        """Return the key of the text that states why another browser ended the session of this cookie; an empty string if no
        other browser did so."""
        return (await self.of_cookie(secret)).cut

    async def of_cookie(self, secret: str) -> KnownSession:
        return await self.find(secret, visitor_of(secret))

    async def guest_again(self, ended: str, secret: str, label: str) -> KnownSession | None:
        """Return a new session, with this secret, of the guest who used a browser before its `ended` session; None if there was
        no guest with tables."""
        hashed = hash_of(ended)
        if not await self.access.read(guest_before, hashed):
            return None
        await self.access.write(return_guest, hashed, hash_of(secret), label)
        found = await self.of_browser(secret)
        return found if found is not None and found.is_stored else None

    async def of_program(self, token: str) -> KnownSession | None:
        """Return the session of this personal token; None if it has ended or never existed."""
        found = await self.find(token, None)
        return None if not found.person or found.scopes is None else found

    async def find(self, secret: str, visitor: str | None) -> KnownSession:
        hashed = hash_of(secret)
        if self.watched.is_trusted and (kept := self.kept.get(hashed)) is not None:
            return kept
        looked = self.watched.read
        found = await self.access.read(read_session, hashed, visitor)
        if self.watched.read is looked:                  # else the changes meanwhile were forgotten already
            self.kept.put(hashed, found)
        return found

    async def look(self) -> None:
        """Drop the cached sessions that have changed, here or in another process."""
        began, moment = self.watched.begin(), now()
        sessions, people = await self.access.read(changes_since, min(moment, self.looked) - RECENT)
        changed = {one for one, moment in sessions.items() if self.differs(one, moment)}
        if people:
            changed |= {one for one, found in self.kept.kept.items() if found.stamp and found.person in people
                        and found.stamp[1] != people[found.person]}
        self.forget(changed)
        if self.watched.end(began):
            self.looked = moment

    def differs(self, hashed: str, moment: datetime) -> bool:
        """Return whether a session has changed since the state that is cached; `moment` is the time of its last change.

        For a session that is not cached at all, return True, because streams may still be open for it.
        """
        found = self.kept.kept.get(hashed)
        return found is None or found.stamp is None or found.stamp[0] != moment

    def forget(self, hashes: set[str]) -> None:
        """Drop these sessions from the cache, so that they are reread when they are next used."""
        for one in hashes:
            self.kept.drop(one)
        if hashes and self.on_change is not None:
            self.on_change(frozenset(hashes))

    def note_soon(self, found: KnownSession, label: str = "", zone: str = "") -> None:
        """Record, outside the request, that a session is in use, together with the kind of browser and its time zone."""
        if found.session in self.noting:
            return
        self.noting[found.session] = asyncio.create_task(self.note_use(found.session, label, zone))

    async def note_use(self, hashed: str, label: str, zone: str) -> None:
        try:
            await self.access.write(note_use, hashed, label, zone)
            if (found := self.kept.kept.get(hashed)) is not None and found.is_stored:        # its cached hash, and its open
                told = {ZONE_HERE: zone} if zone else {}                                     # streams, stay
                self.kept.put(hashed, replace(found, used=now(), preferences={**found.preferences, **told}))
        except (Problem, *DATABASE_ERRORS) as error:     # the next request tries again
            log.log(level_of(error), "it could not be stored that a session is in use: %s", error)
        finally:
            self.noting.pop(hashed, None)


def read_session(session: Session, hashed: str, visitor: str | None) -> KnownSession:
    """Return the stored session with this hash; if there is none, return the session of `visitor`."""
    known = find_session(session, hashed)
    if known is not None:
        return known_session(known) if known.session.ended is None else NOBODY if not known.session.why else replace(
            NOBODY, cut=cut_of(known))
    if visitor is None or has_person(session, visitor):  # then it was theirs, and was deleted
        return NOBODY
    return KnownSession(visitor, hashed)                 # as `newcomer`


def known_session(known: Known) -> KnownSession:
    session, person = known.session, known.person
    scopes = None if session.scopes is None else frozenset(session.scopes.split())
    return KnownSession(person.id, session.hash, is_stored=True, account=person.name if person.registered else "",
                        is_server_host=person.is_host, is_invited=person.invited is not None, muted=known.muted, scopes=scopes,
                        preferences=dict(person.preferences or {}), used=session.used, stamp=known.stamp)


def cut_of(known: Known) -> str:
    """Return the key of the text that states why a browser was signed out. The text differs for guests, since they return in a
    different way from account holders."""
    why = known.session.why
    cut = f"{why}-guest" if why in (DEVICE, CROWDED) and known.person.registered is None else why
    return cut if cut in CUTS else DELETED


def new_secret() -> str:
    """Return the unguessable secret of a new session or a one-time link: 144 random bits."""
    return secrets.token_urlsafe(18)


def newcomer(secret: str) -> KnownSession:
    """Return the session of a visitor whose cookie contains a new secret."""
    return KnownSession(visitor_of(secret), hash_of(secret))


def visitor_of(secret: str) -> str:
    """Return the id of the person who is created when a browser first takes a seat or opens a table. The id does not reveal the
    secret."""
    digest = hashlib.blake2b(secret.encode(), digest_size=15, person=b"mercat person").digest()
    return urlsafe_b64encode(digest).decode()


def check_token(method: str, path: str, by_token: bool, scopes: frozenset[str]) -> None:
    """Raise Problem (403) if a personal token with these scopes does not permit a request.

    Tokens permit only the paths for programs, and only requests that are declared accordingly (`by_token`).
    """
    if not path.startswith(OF_PROGRAMS) or not by_token:
        raise Problem(403, "token-not-here")
    if (READ if method in READING else PLAY) not in scopes:
        raise Problem(403, "token-reads-only")


class PersonalToken(Shape):
    token: str
    """the token, shown only once: send it as `Authorization: Bearer ...`"""


def kind_of_browser(said: str) -> str:
    """Return the browser and its operating system, according to the User-Agent header; an empty string if neither is
    recognised."""
    shown = said[:LONGEST_READ]
    known = (next((name for word, name in names if word in shown), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, known))


@dataclass(frozen=True, kw_only=True)
class NewSession:
    """A new session, whose secret identifies a person's browser from now on. Set `request.state.new_secret`, or use
    `accounts/sign_in.py`."""

    secret: str
    mark: str = ""                                       # the mark of the browser from now on
    name: str = ""                                       # the name of the person in this session


def note_browser(session: Session, person: str, mark: str, session_hash: str) -> str:
    """Record that somebody has signed in to an account, with this session, in the browser with this mark; return the mark.

    A browser without a mark gets a new one. The mark for a guest, who has no password, is empty.
    """
    row = session.get(PersonRow, person)
    if row is None or row.registered is None:
        return ""
    mark = mark or new_secret()
    put_secret(session, KNOWN_BROWSER, beside_mark(person, mark), person, KEPT, {"session": session_hash}, MOST)
    return mark


def is_known(session: Session, person: str, mark: str) -> bool:
    """Return whether somebody has signed in to this account in the browser with this mark."""
    return bool(person and mark) and find_secret(session, KNOWN_BROWSER, beside_mark(person, mark)) is not None


def beside_mark(person: str, mark: str) -> str:
    return f"{KNOWN_BROWSER} {person} {mark}"
