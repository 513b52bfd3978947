"""The key by which push services know this server (VAPID): made once, and stored, as a new one would end every subscription."""

from __future__ import annotations

import base64
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.people.rows import SecretRow
from mercat.server.people.secret_kinds import VAPID
from mercat.server.people.stored import hash_of

NAME: Final = hash_of("the key of web push")


@dataclass(frozen=True)
class PushKey:
    """Both halves, in base64url without padding."""

    private: str
    public: str


def stored_key(engine: Engine) -> PushKey | None:
    with Session(engine) as session:
        row = session.get(SecretRow, NAME)
        return None if row is None else PushKey(row.facts["private"], row.facts["public"])


def push_key(engine: Engine) -> PushKey:
    """The server's key; the first process that asks makes it."""
    key = stored_key(engine)
    if key is not None:
        return key
    made = new_key()
    with suppress(IntegrityError), Session(engine) as session, session.begin():
        session.add(SecretRow(hash=NAME, kind=VAPID, person=None, facts={"private": made.private, "public": made.public}))
    return stored_key(engine) or made


def new_key() -> PushKey:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return PushKey(written(key.private_numbers().private_value.to_bytes(32, "big")), written(public))


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
