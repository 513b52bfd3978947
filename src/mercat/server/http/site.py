"""The address of the site: what links to share, personal links, mails, passkeys and the host's sign-on are made of."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request

from mercat.server.pages.addresses import address
from mercat.server.services import services_of
from mercat.server.settings import HERE


def site_of(request: Request) -> str:
    """The address without a slash at its end: the public one, if the host has set it, else the one that the reader has used."""
    return services_of(request).settings.url or str(request.base_url).rstrip("/") + address("")


def is_only_here(site: str) -> bool:
    """Does an address work on no other device than the server's own?"""
    return urlsplit(site).hostname in HERE
