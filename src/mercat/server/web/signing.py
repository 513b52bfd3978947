"""The signing of everything that the server issues, such as browsers' cookies, personal links to seats, and bearer tokens."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from mercat.server.problems import Problem
from mercat.server.tables.snapshot import Ticket

BROWSER, LINK, TOKEN, DOCTOR, OFF, NEVER = "browser", "personal link", "bearer token", "doctor", "unsubscribe", "no more mail"
KNOWN = "known browser"
DOCTOR_SECONDS = 120                                     # seconds for which a token of `mercat doctor` is valid
LONGEST_UNKNOWN = 60                                     # characters of an invalid IP address; a proxy may forward anything


class Signer:
    """A signer with the server's key. A signature for one purpose is invalid for all other purposes."""

    def __init__(self, key: str) -> None:
        self.hashing = hashlib.blake2b(key.encode(), digest_size=32, person=b"mercat network").digest()
        self.serializers = {salt: URLSafeSerializer(key, salt=f"mercat {salt}") for salt in
                            (BROWSER, KNOWN, LINK, TOKEN, OFF, NEVER)}
        self.doctor = URLSafeTimedSerializer(key, salt=f"mercat {DOCTOR}")

    def cookie_of(self, secret: str) -> str:
        return self.sign(BROWSER, secret)

    def secret_of(self, cookie: str) -> str | None:
        """Return the secret in a signed cookie; None if the signature is invalid."""
        found = self.read(BROWSER, cookie)
        return found if isinstance(found, str) else None

    def cookie_of_mark(self, mark: str) -> str:
        """Return the signed cookie that marks a browser where a person has signed in to an account (`people/sessions.py`)."""
        return self.sign(KNOWN, mark)

    def mark_of(self, cookie: str) -> str:
        """Return the mark in a signed cookie; an empty string if the signature is invalid."""
        found = self.read(KNOWN, cookie) if cookie else None
        return found if isinstance(found, str) else ""

    def network_of(self, address: str) -> str:
        """Return the network of an IP address, hashed with the server's key for storage."""
        return hashlib.blake2b(network(address).encode(), digest_size=12, key=self.hashing).hexdigest()

    def link(self, ticket: Ticket) -> str:
        """Return the signed part of a personal link. It is valid until the seat changes hands or its person cancels the links."""
        return self.sign(LINK, [ticket.table, ticket.number, ticket.sitting, *([ticket.links] if ticket.links else [])])

    def token(self, ticket: Ticket) -> str:
        """Return the bearer token for a ticket. It is valid until the seat changes hands or device, or its person cancels the
        tokens."""
        return self.sign(TOKEN, [ticket.table, ticket.number, ticket.sitting, *([ticket.tokens] if ticket.tokens else [])])

    def ticket_of_link(self, text: str) -> Ticket:
        return self.ticket(LINK, text, Problem(404, "bad-link"))

    def ticket_of_token(self, text: str) -> Ticket:
        found = self.ticket(TOKEN, text, Problem(401, "bad-token"))
        return Ticket(found.table, found.number, found.sitting, tokens=found.links)   # the fourth number in a token counts tokens

    def unsubscribing(self, way: int, mark: str) -> str:
        """Return the signed text that lets the recipient of a notification switch off this way of notification."""
        return self.sign(OFF, [way, mark])

    def way_of(self, text: str) -> tuple[int, str]:
        """Return the way of notification and its mark from a text that `unsubscribing` returned. Raise Problem (404) if the
        signature is invalid."""
        found = self.read(OFF, text)
        if not isinstance(found, list) or len(found) != 2:
            raise Problem(404, "notice-gone")
        return int(found[0]), str(found[1])

    def never_to(self, digest: str) -> str:
        """Return the signed text that lets the recipient of an email refuse all further emails to their address. `digest` is the
        digest of the address."""
        return self.sign(NEVER, digest)

    def digest_in(self, text: str) -> str:
        """Return the digest from a text that `never_to` returned. Raise Problem (404) if the signature is invalid."""
        found = self.read(NEVER, text)
        if not isinstance(found, str):
            raise Problem(404, "damaged-mail-link")
        return found

    def doctor_token(self) -> str:
        """Return the token that lets `mercat doctor`, for a short time, ask the running server about its view of a request."""
        text = self.doctor.dumps(secrets.token_urlsafe(9))
        return text if isinstance(text, str) else text.decode()

    def is_doctor_token(self, text: str) -> bool:
        """Return whether a text is a token that `mercat doctor` has signed within the last two minutes."""
        try:
            self.doctor.loads(text, max_age=DOCTOR_SECONDS)
        except (BadSignature, ValueError):
            return False
        return True

    def sign(self, salt: str, what: object) -> str:
        text = self.serializers[salt].dumps(what)
        return text if isinstance(text, str) else text.decode()

    def read(self, salt: str, text: str) -> object:
        try:
            return self.serializers[salt].loads(text)
        except (BadSignature, ValueError):
            return None

    def ticket(self, salt: str, text: str, problem: Problem) -> Ticket:
        found = self.read(salt, text)
        if not isinstance(found, list) or len(found) not in (3, 4):
            raise problem
        return Ticket(*found)


def network(address: str) -> str:
    """Return the network of an IP address: an IPv4 address itself, or the /64 of an IPv6 address, which a household usually has.

    Every limit counts networks and never addresses, since a household with IPv6 has 2**64 addresses.
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_UNKNOWN]
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False))
