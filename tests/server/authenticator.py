"""A software authenticator that makes and presents passkeys as a browser does, or as an attacker might."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for the site of the given options."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(24)
        self.count = 0
        self.handle = ""
        self.flags = PRESENT | VERIFIED

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def data(self, host: str, more: bytes = b"", flags: int = 0) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([self.flags | flags]) + self.count.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any]) -> str:
        """Return the answer to options for a new passkey."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self.data(options["rp"]["id"], attested, ATTESTED)})
        client = self.client_data("create", options["challenge"])
        return self.answer({"clientDataJSON": text(client), "attestationObject": text(made)})

    def show(self, options: dict[str, Any]) -> str:
        """Return the answer to options that ask for a passkey."""
        self.count += 1
        data, client = self.data(options["rpId"]), self.client_data("get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer({"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature),
                            "userHandle": self.handle})

    def answer(self, response: dict[str, str]) -> str:
        return json.dumps({"id": text(self.id), "rawId": text(self.id), "type": "public-key", "clientExtensionResults": {},
                           "response": response})


def bytes_of(encoded: str) -> bytes:
    return urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
