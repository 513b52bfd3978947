"""Services on this machine that receive notices: a push service that decrypts and checks them, and plain HTTP."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Arrived:
    """A request as received."""

    path: str
    headers: dict[str, str]
    body: bytes
    data: Any = None                                     # of a push message, decrypted
    key: str = ""                                        # the server's key that signed it


@dataclass
class Receiver:
    """A receiver of requests. The path determines the answer: `/gone`, `/busy`, `/moved`, `/push/...`; otherwise 200."""

    port: int = 0
    arrived: list[Arrived] = field(default_factory=list)
    target: str = ""                                     # of `/moved`
    secret: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    faults: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def subscription(self, path: str = "/push/1") -> dict[str, str]:
        """Return a browser's subscription."""
        point = self.secret.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.address}{path}", "p256dh": written(point), "auth": written(self.auth)}

    def open(self, one: Arrived) -> None:
        """Check the signature of a push message, and decrypt it."""
        scheme, _, rest = one.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = parts["t"].split(".")
        raw, one.key = read(signature), parts["k"]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
        signed = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(read(claims))
        assert scheme.lower() == "vapid" and said["aud"] == self.address
        assert time.time() < said["exp"] <= time.time() + 86_400 and said["sub"].startswith(("mailto:", "https:"))
        assert one.headers["content-encoding"] == "aes128gcm" and len(one.headers["topic"]) <= 32
        plain = http_ece.decrypt(one.body, private_key=self.secret, auth_secret=self.auth, version="aes128gcm")
        one.data = json.loads(plain)


@contextmanager
def receiver(host: str = "127.0.0.1", port: int = 0) -> Iterator[Receiver]:
    made = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            one = Arrived(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            status = next((code for name, code in STATUS.items() if f"/{name}" in self.path), 200)
            if "/push" in self.path and status == 200:
                status = 201
                try:
                    made.open(one)
                except Exception as error:
                    made.faults.append(f"{type(error).__name__}: {error}")
            made.arrived.append(one)
            self.send_response(status)
            if status == 307:
                self.send_header("Location", made.target)
            if status == 429:
                self.send_header("Retry-After", "7200")
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        do_GET = do_POST = do_PUT = answer

        def log_message(self, *arguments: Any) -> None:
            pass

    server = ThreadingHTTPServer((host, port), Handler)
    made.port = server.server_port
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield made
    finally:
        server.shutdown()
        server.server_close()


STATUS = {"gone": 410, "busy": 429, "moved": 307, "wrong": 400}
