"""Addresses under a prefix, for a site that is not at the root of its host (`example.org/mercat/`).

Inside the program every address begins with "/", as if there were no prefix. It is put before the addresses of pages once, when
they are rendered, and by `web/prefix.py` in redirects and cookies; what goes to programs uses `address`. Scripts and styles find
what they need relative to their own addresses.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from typing import Final

PREFIX: Final[ContextVar[str]] = ContextVar("prefix", default="")        # of the request that is answered: "" or "/mercat"
ADDRESSED: Final = re.compile(
    r'(\s(?:href|src|action|formaction|poster|xlink:href|data-icon|data-turn-icon|hx-(?:get|post|put|delete)|hx-sse:connect)=")/(?!/)')


def address(path: str) -> str:
    """A path on this site, with the prefix."""
    return PREFIX.get() + path


def with_prefix(html: str) -> str:
    """HTML with the prefix before all addresses on this site. Text of people is not mistaken for one: its quotes are escaped."""
    prefix = PREFIX.get()
    return ADDRESSED.sub(rf"\g<1>{prefix}/", html) if prefix else html
