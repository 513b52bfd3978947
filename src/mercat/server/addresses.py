"""Addresses as people write them into settings: of a site, of who sends mails, of a host and a port."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.policy import default as mail_policy
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

PREFIX_FORM = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
LONGEST_URL: Final = 300                                 # characters
HOST_FORM = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*|\[[0-9A-Fa-f:.]{2,45}\]")
PORT_OF: Final = {"http": 80, "https": 443}


def site_in(text: str) -> SplitResult | None:
    """A site's address, `http(s)://host[:port][/path]`, written in one way; None if the text is none."""
    try:
        address = urlsplit(text)
        port = address.port
    except ValueError:                                   # the port is no number, or too large
        return None
    host = f"[{address.hostname}]" if ":" in (address.hostname or "") else address.hostname or ""
    path = address.path.rstrip("/")
    if (address.scheme not in PORT_OF or not HOST_FORM.fullmatch(host) or port == 0 or address.username is not None
            or len(text) > LONGEST_URL or any(sign in text for sign in "?#@\\ ") or (path and not PREFIX_FORM.fullmatch(path))):
        return None
    place = host if port in (None, PORT_OF[address.scheme]) else f"{host}:{port}"
    return SplitResult(address.scheme, place, path, "", "")


def without_brackets(host: str) -> str:
    """A host as it is listened at: `::1` where `[::1]` is written, as in an address."""
    return host[1:-1] if host.startswith("[") and host.endswith("]") and ":" in host else host


def sender_in(text: str) -> Address | None:
    """The sender of mails; None if the text is not one name and address, or an address alone."""
    if not text.isprintable():
        return None
    header: Any = mail_policy.header_factory("From", text)
    found: tuple[Address, ...] = header.addresses
    return found[0] if len(found) == 1 and not header.defects and found[0].username and "." in found[0].domain else None


def address_of(text: str) -> tuple[str, int] | None:
    """The host and the port of an address such as 127.0.0.1:9100; None if it is none."""
    try:
        found = urlsplit(f"//{text}")
        known = found.hostname, found.port
    except ValueError:                                   # the port is no number, or too large
        return None
    return (known[0], known[1]) if known[0] and known[1] and text == found.netloc else None
