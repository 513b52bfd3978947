"""Addresses that are handed to other devices: at the public address of the site, or else at the one that this device uses."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import Request

from mercat.server.pages.addresses import address
from mercat.server.services import services_of
from mercat.server.settings import HERE


def site_of(request: Request) -> str:
    """The address of the site, without a slash at its end."""
    return services_of(request).settings.url or str(request.base_url).rstrip("/") + address("")


def link_to(request: Request, path: str) -> str:
    """The whole address of a path on this site."""
    return f"{site_of(request)}{path}"


def works_only_here(request: Request) -> bool:
    """Do the addresses of this site work on no other device?"""
    return urlsplit(site_of(request)).hostname in HERE
