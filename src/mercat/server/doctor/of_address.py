"""Checks of the running server, reached directly from this machine, and through its proxy at its public URL.

The server reports each test request as it has received it (`doctor/diagnosis.py`); this requires the server's key.
"""

from __future__ import annotations

import json
import socket
import ssl
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from time import monotonic
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import mercat
from mercat.server.doctor.diagnosis import PATH, PAUSE, STREAM, TOKEN
from mercat.server.doctor.findings import Patient, Symptom, check, good, note, wrong
from mercat.server.problems import Fault
from mercat.server.secret_key import read_key
from mercat.server.setting_values import HERE, PORT_OF, site_in
from mercat.server.telemetry.logs import told
from mercat.server.web.health import READY
from mercat.server.web.signing import Signer

WAIT: Final = 10.0                                       # seconds for a response
LARGEST: Final = 64 * 1024                               # bytes of a response that are read
SOON: Final = timedelta(days=14)                         # a certificate that expires within this time is reported
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}


@dataclass(frozen=True)
class ServerAnswer:
    """A server's response: its status, the URL of a redirect, its data if it comes from Mercat, and the time over which it
    arrived."""

    status: int
    location: str = ""
    data: dict[str, Any] | None = None
    gap: float = 0.0                                     # seconds between the first and the last piece


class Unreachable(Exception):
    """The error raised if no response arrives from an address."""


def key_of(patient: Patient) -> str | None:
    """Return the server's key; None if there is no readable key. Do not create one."""
    if patient.settings.secret_key:
        return patient.settings.secret_key
    path = patient.settings.data / "secret-key"
    try:
        return read_key(path) if path.exists() else None
    except (Fault, OSError):
        return None


def ask(address: SplitResult, path: str, token: str = "", name: str = "") -> ServerAnswer:
    """Return a server's response for a path below a URL. With `name`, send this host name in the request.

    Raise Unreachable if there is no response.
    """
    host, port = address.hostname or "", address.port or PORT_OF[address.scheme]
    made = HTTPSConnection(host, port, timeout=WAIT) if address.scheme == "https" else HTTPConnection(host, port, timeout=WAIT)
    try:
        with closing(made) as connection:
            headers = ({TOKEN: token} if token else {}) | ({"Host": name} if name else {})
            connection.request("GET", f"{address.path}{path}", headers=headers)
            response = connection.getresponse()
            text, gap = read_in_pieces(response)
    except ssl.SSLCertVerificationError as error:
        raise Unreachable(f"{type(error).__name__}, {error.verify_message}") from error
    except (OSError, HTTPException) as error:
        raise Unreachable(str(told(error))) from error
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    return ServerAnswer(response.status, response.headers.get("Location", ""), data if isinstance(data, dict) else None, gap)


def read_in_pieces(response: HTTPResponse) -> tuple[bytes, float]:
    """Return the body of a response, and the number of seconds between its first and its last piece."""
    text, first = b"", None
    while len(text) < LARGEST and (piece := response.read1(LARGEST)):
        last = monotonic()
        first = last if first is None else first
        text += piece
    return text, 0.0 if first is None else last - first


@check("server")
def running(patient: Patient) -> Iterator[Symptom]:
    """Check the server on this machine, without a proxy."""
    settings = patient.settings
    host = ANYWHERE.get(settings.host, settings.host)
    address = urlsplit(f"http://{f'[{host}]' if ':' in host else host}:{settings.port}{settings.prefix}")
    try:
        ready = ask(address, READY)
    except Unreachable as error:
        yield note("server-not-running", address=address.geturl(), why=str(error))
        return
    if ready.data is None or "ok" not in ready.data:
        yield wrong("server-is-another", address=address.geturl())
        return
    if ready.status != 200:
        yield wrong("server-not-ready", reason=str(ready.data.get("reason", ""))[:40])
    else:
        yield good("server-ready", address=address.geturl())
    key = key_of(patient)
    name = next(iter(sorted(settings.accepted_hosts)), "")        # the server refuses others
    seen = ask(address, PATH, Signer(key).doctor_token(), name).data if key else None
    if key and (seen is None or "version" not in seen):
        yield wrong("server-of-another-key", address=address.geturl(), path=str(settings.data))
    elif seen is not None and seen["version"] != mercat.__version__:
        yield note("server-of-another-version", running=str(seen["version"])[:40], version=mercat.__version__)


@check("address")
def chosen(patient: Patient) -> Iterator[Symptom]:
    """Check whether the server has a public URL in its settings, and report it."""
    named, known = patient.address, patient.settings.url
    if not known:
        yield note("address-not-set")
    elif named and site_in(named) != site_in(known):
        yield wrong("address-not-public", address=named, url=known)
    if known.startswith("http:") and urlsplit(known).hostname not in HERE:
        yield note("address-unencrypted", url=known)


@check("address")
def public_address(patient: Patient) -> Iterator[Symptom]:
    """Check the connection through the proxy, to the given URL or, by default, to the public URL."""
    named = patient.address or patient.settings.url
    if not named:
        return
    address, key = urlsplit(named), key_of(patient)
    if key is None:
        yield wrong("address-no-key", path=str(patient.settings.data))
        return
    token = Signer(key).doctor_token()
    try:
        answer = ask(address, PATH, token)
    except Unreachable as error:
        yield wrong("address-unreachable", address=named, why=str(error))
        return
    if answer.location:
        yield wrong("address-leads-elsewhere", address=named, location=answer.location[:200])
        return
    if answer.status == 400:
        yield wrong("address-host-refused", host=address.netloc)
        return
    if answer.status != 200 or answer.data is None or "scheme" not in answer.data:
        yield wrong("address-of-another", address=named, status=answer.status)
        return
    yield from of_what_was_seen(address, answer.data)
    yield from of_streams(address, token)
    if address.scheme == "https":
        yield from of_encryption(address)


def of_what_was_seen(address: SplitResult, seen: dict[str, Any]) -> Iterator[Symptom]:
    """Check whether a request arrived as it was sent."""
    yield good("address-answers", address=address.geturl())
    if address.scheme == "https" and seen["scheme"] != "https":
        yield wrong("address-scheme", peer=seen["peer"])
    if address.scheme == "https" and not seen["secure"]:
        yield note("address-cookies")
    if address.scheme == "http" and seen["secure"]:
        yield wrong("address-no-cookies", address=address.geturl())
    if seen["host"] != address.netloc:
        yield wrong("address-host", host=seen["host"], wanted=address.netloc)
    if seen["prefix"] != address.path:
        yield wrong("address-prefix", prefix=seen["prefix"] or "/", wanted=address.path or "/")
    if seen["forwarded_for"] and not seen["trusted"]:
        yield wrong("address-not-trusted", peer=seen["peer"])
    elif address.scheme == "https" and not seen["forwarded_for"]:
        yield wrong("address-no-client")                 # Mercat speaks no HTTPS, so there is a proxy
    else:
        yield good("address-client", client=seen["client"])
    if seen["http"] == "1.0":
        yield wrong("address-http-1-0")


def of_streams(address: SplitResult, token: str) -> Iterator[Symptom]:
    """Check whether streamed events arrive as soon as they are sent."""
    try:
        answer = ask(address, STREAM, token)
    except Unreachable as error:
        yield wrong("address-stream-broken", why=str(error))
        return
    if answer.status != 200:
        yield wrong("address-stream-broken", why=str(answer.status))
    elif answer.gap < PAUSE / 2:
        yield wrong("address-buffered")
    else:
        yield good("address-streams")


def of_encryption(address: SplitResult) -> Iterator[Symptom]:
    """Check whether browsers get HTTP/2, and how much longer the certificate is valid."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["h2", "http/1.1"])
    host = address.hostname or ""
    with (socket.create_connection((host, address.port or PORT_OF["https"]), WAIT) as plain,
          context.wrap_socket(plain, server_hostname=host) as connection):
        certificate, protocol = connection.getpeercert() or {}, connection.selected_alpn_protocol()
    if protocol == "h2":
        yield good("address-http-2")
    else:
        yield note("address-no-http-2")
    until = datetime.fromtimestamp(ssl.cert_time_to_seconds(str(certificate["notAfter"])), UTC) if certificate else None
    if until is not None and until - datetime.now(UTC) < SOON:
        yield note("address-certificate", until=f"{until:%Y-%m-%d}")
