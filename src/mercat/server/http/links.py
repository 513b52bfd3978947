"""Addresses that are handed to other devices: with the host name by which this one reaches the site."""

from __future__ import annotations

from typing import Final

from fastapi import Request

from mercat.server.http.headers import host_of
from mercat.server.pages.addresses import address

LOCAL: Final = ("127.0.0.1", "localhost", "::1")         # host names that work only on the server's own machine


def link_to(request: Request, path: str) -> str:
    """The whole address of a path on this site."""
    return str(request.base_url).rstrip("/") + address(path)


def works_only_here(request: Request) -> bool:
    """Do the addresses of this site work on no other device?"""
    return host_of(request.headers) in LOCAL
