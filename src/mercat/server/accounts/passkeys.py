"""Passkeys, registered and verified with py_webauthn. Each challenge is stored for one browser, and works once.

A passkey belongs to the site where it was created, identified by its host name; browsers offer it nowhere else. This server's
site is its public URL, if browsers allow passkeys there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import timedelta
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.orm import Session
from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from mercat.server.people.rows import PasskeyRow
from mercat.server.people.secret_kinds import MAKE_PASSKEY, SHOW_PASSKEY
from mercat.server.people.secrets import beside, put_secret, take_secret
from mercat.server.people.user_text import clean
from mercat.server.problems import Problem
from mercat.server.services import reader_of
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import now
from mercat.server.web.prefix import site_of

VALID: Final = timedelta(minutes=5)
LONGEST_CREDENTIAL: Final = 16_000                       # characters of a browser's response; some 1,000 are usual
LONGEST_KEY: Final = 1_100                               # bytes of a public key
LONGEST_ID: Final = 1_023                                # bytes of a credential's id, by the standard
LONGEST_LABEL: Final = 40                                # characters
MOST_PASSKEYS: Final = 20                                # of a person
# The errors of a wrong answer: the library's own, and those of the libraries with which it reads.
WRONG: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError, RecursionError)
LOCAL: Final = "localhost"


@dataclass(frozen=True)
class Site:
    """A site to which passkeys for this server belong."""

    host: str                                            # the host name without a port: the "relying party"
    origin: str
    why_not: str = ""                                    # "number": the address consists of digits; "plain": it is not HTTPS

    def check(self) -> None:
        """Raise Problem (409) if the site can have no passkeys."""
        if self.why_not:
            raise Problem(409, f"no-passkeys-{self.why_not}")


def user_handle(person: str) -> bytes:
    """Return the user handle that a passkey stores for a person; it does not reveal their identity."""
    return hashlib.blake2b(person.encode(), digest_size=32, person=b"mercat passkey").digest()


def creation_options(session: Session, site: Site, session_hash: str, person: str, name: str, facts: Mapping[str, Any]) -> str:
    """Return the options with which a browser creates a passkey, as JSON; `take_challenge` later returns `facts`.

    Raise Problem (409) if the site can have no passkeys, or if the person has too many.
    """
    site.check()
    known = session.scalars(select(PasskeyRow.id).where(PasskeyRow.person == person)).all()
    if len(known) >= MOST_PASSKEYS:
        raise Problem(409, "many-passkeys", most=MOST_PASSKEYS)
    options = generate_registration_options(
        rp_id=site.host, rp_name="Mercat", user_name=name, user_id=user_handle(person),
        timeout=int(1_000 * VALID.total_seconds()), exclude_credentials=descriptors(known),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED))
    store_challenge(session, MAKE_PASSKEY, session_hash, options.challenge, {**facts, "person": person})
    return options_to_json(options)


def request_options(session: Session, site: Site, session_hash: str) -> str:
    """Return the options with which a browser asks for any passkey of this site, as JSON."""
    site.check()
    options = generate_authentication_options(rp_id=site.host, timeout=int(1_000 * VALID.total_seconds()),
                                              user_verification=UserVerificationRequirement.REQUIRED)
    store_challenge(session, SHOW_PASSKEY, session_hash, options.challenge, {})
    return options_to_json(options)


def descriptors(ids: Collection[str]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in ids]


def store_challenge(session: Session, kind: str, session_hash: str, challenge: bytes, facts: Mapping[str, Any]) -> None:
    """Store a browser's newest challenge of a kind. It replaces any earlier one."""
    put_secret(session, kind, beside(kind, session_hash), lifetime=VALID,
               facts={**facts, "challenge": bytes_to_base64url(challenge)})


def take_challenge(session: Session, kind: str, session_hash: str) -> dict[str, Any]:
    """Remove a browser's challenge and return its facts. If there is none, return an empty mapping, for which every response is
    wrong. The caller must commit before checking the response, so that no challenge is ever tried twice."""
    return take_secret(session, kind, beside(kind, session_hash))


def challenge_in(facts: Mapping[str, Any]) -> bytes:
    """Return the challenge in these stored facts. Raise Problem (403) if there is none, or if it has expired."""
    if "challenge" not in facts:
        raise Problem(403, "passkey-expired")
    return base64url_to_bytes(facts["challenge"])


def read_new(site: Site, facts: Mapping[str, Any], credential: str) -> PasskeyRow:
    """Check a browser's response to `creation_options`, and return the new passkey, without an owner. Raise Problem (403) if the
    response is wrong."""
    site.check()
    challenge = challenge_in(facts)
    try:
        verified = verify_registration_response(
            credential=object_in(credential), expected_challenge=challenge, expected_rp_id=site.host,
            expected_origin=site.origin, require_user_verification=True)
    except WRONG:
        raise Problem(403, "passkey-refused") from None
    if len(verified.credential_id) > LONGEST_ID or len(verified.credential_public_key) > LONGEST_KEY:
        raise Problem(403, "passkey-refused")
    return PasskeyRow(id=bytes_to_base64url(verified.credential_id), public_key=verified.credential_public_key,
                      count=verified.sign_count)


def add(session: Session, person: str, made: PasskeyRow, label: str = "") -> None:
    """Store a person's new passkey. Raise Problem (403) if it is already stored."""
    if session.get(PasskeyRow, made.id) is not None:
        raise Problem(403, "passkey-refused")
    made.person, made.label = person, label
    session.add(made)
    session.flush()


def id_in(credential: str) -> str:
    """Return the id of the passkey that a browser presents. Raise Problem (403) if there is none."""
    found = object_in(credential).get("id")
    if not isinstance(found, str):
        raise Problem(403, "passkey-refused")
    return found


def show(session: Session, site: Site, facts: Mapping[str, Any], credential: str) -> str:
    """Check a browser's response to `request_options`, record that the passkey was used, and return its owner.

    Raise Problem (403) if the response is wrong, or if the signature count has not grown: there are then two copies of the
    passkey.
    """
    site.check()
    challenge, answered = challenge_in(facts), object_in(credential)
    row = session.get(PasskeyRow, id_in(credential), with_for_update=CHANGING)
    if row is None:
        raise Problem(403, "passkey-unknown")
    try:
        verified = verify_authentication_response(
            credential=answered, expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin,
            credential_public_key=row.public_key, credential_current_sign_count=row.count, require_user_verification=True)
        handle = answered["response"].get("userHandle")
        theirs = handle is None or base64url_to_bytes(handle) == user_handle(row.person)
    except WRONG:
        raise Problem(403, "passkey-refused") from None
    if not theirs:
        raise Problem(403, "passkey-refused")
    row.count, row.used = verified.new_sign_count, now()
    return row.person


def object_in(credential: str) -> dict[str, Any]:
    """Return the JSON object that a browser sent. Raise Problem (403) if it is not a JSON object."""
    try:
        data = json.loads(credential) if len(credential) <= LONGEST_CREDENTIAL else None
    except WRONG:
        data = None
    if not isinstance(data, dict):
        raise Problem(403, "passkey-refused")
    return data


def label_of(text: str) -> str:
    """Return a person's label for a passkey after checking it; it may be empty. Raise Problem (422) if it is too long."""
    return clean(text, LONGEST_LABEL, "passkey-name") if text.strip() else ""


def passkey_site(request: Request) -> Site:
    """Return the site to which passkeys belong for a request."""
    return site_at(site_of(request))


def site_at(address: str) -> Site:
    """Return the site at a public URL. It can have passkeys only if its host is a name, not a number, and is reached by HTTPS or
    is localhost; otherwise, the `Site` contains the reason why it cannot."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    origin = f"{parts.scheme}://{parts.netloc.lower()}"
    if is_number(host):
        return Site(host, origin, "number")
    local = host == LOCAL or host.endswith(f".{LOCAL}")
    return Site(host, origin, "" if parts.scheme == "https" or local else "plain")


def no_passkeys(request: Request) -> str:
    """Return the reason, in the reader's language, why there can be no passkeys at the URL of a request; an empty string if there
    can."""
    try:
        passkey_site(request).check()
    except Problem as problem:
        return problem.sentence(reader_of(request).language)
    return ""


def is_number(host: str) -> bool:
    """Return whether the host is a numeric address, such as 127.0.0.1."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
