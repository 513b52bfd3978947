"""URLs under a prefix, for a site that is not at the root of its host (`example.org/mercat/`), and the web app manifest, which
browsers use to install the site as an app.

Inside the program, every path begins with "/", as if there were no prefix. The prefix is added to the links in pages once, when
they are rendered, and to redirects and cookies by `web/prefix.py`; responses to programs use `address`. Scripts and style sheets
refer to other files relative to their own URLs.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from typing import Any, Final

from mercat.server.words import ui

PREFIX: Final[ContextVar[str]] = ContextVar("prefix", default="")        # the prefix of the current request: "" or "/mercat"
ADDRESSED: Final = re.compile(
    r'(\s(?:href|src|action|formaction|poster|xlink:href|data-icon|data-turn-icon|hx-(?:get|post|put|delete)|hx-sse:connect)=")/(?!/)')
PAPER: Final = "#f4eee3"                                 # the same colours as --paper and --accent in base.css
SEA: Final = "#1d5a61"
ICONS: Final = (("icon.svg", "any", "any"), ("icons/icon-192.png", "192x192", "any"), ("icons/icon-512.png", "512x512", "any"),
                ("icons/icon-maskable-512.png", "512x512", "maskable"))     # drawn from icon.svg by tools/icons.py


def address(path: str) -> str:
    """Return a path on this site with the site's prefix."""
    return PREFIX.get() + path


def with_prefix(html: str) -> str:
    """Return HTML in which all links on this site have the prefix. Texts that people have entered never match, since quotes are
    escaped in them."""
    prefix = PREFIX.get()
    return ADDRESSED.sub(rf"\g<1>{prefix}/", html) if prefix else html


def manifest(language: str) -> dict[str, Any]:
    """Return the web app manifest in a language, as data for JSON."""
    start = address("/")
    return {"id": start, "name": "Mercat", "short_name": "Mercat", "description": ui(language)("lobby-lead"), "lang": language,
            "start_url": start, "scope": start, "display": "standalone", "background_color": PAPER, "theme_color": SEA,
            "categories": ["games"], "icons": [icon(*one) for one in ICONS]}


def icon(file: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = "image/svg+xml" if file.endswith(".svg") else "image/png"
    return {"src": address(f"/static/{file}"), "sizes": sizes, "type": kind, "purpose": purpose}
