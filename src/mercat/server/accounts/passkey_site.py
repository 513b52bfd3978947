"""Where passkeys of this server belong: at its public address, if that is one where browsers make any."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from mercat.server.accounts.passkeys import Site
from mercat.server.problems import Problem
from mercat.server.services import reader_of
from mercat.server.web.links import site_of

LOCAL: Final = "localhost"


def passkey_site(request: Request) -> Site:
    """The site whose passkeys a request is about."""
    return site_at(site_of(request))


def site_at(address: str) -> Site:
    """The site at a public address. Browsers make passkeys for host names, by HTTPS or at localhost."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    origin = f"{parts.scheme}://{parts.netloc.lower()}"
    if is_number(host):
        return Site(host, origin, "number")
    local = host == LOCAL or host.endswith(f".{LOCAL}")
    return Site(host, origin, "" if parts.scheme == "https" or local else "plain")


def no_passkeys(request: Request) -> str:
    """Why there are no passkeys at the address by which a request came, in the reader's language; empty if there are."""
    try:
        passkey_site(request).check()
    except Problem as problem:
        return problem.sentence(reader_of(request).language)
    return ""


def is_number(host: str) -> bool:
    """Is the host an address of digits, such as 127.0.0.1?"""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
