"""The web app manifest: with it browsers install the site as an app."""

from __future__ import annotations

from typing import Any, Final

from mercat.server.pages.addresses import address
from mercat.server.words import ui

PAPER: Final = "#f4eee3"                                 # as --paper and --accent in base.css
SEA: Final = "#1d5a61"
ICONS: Final = (("icon.svg", "any", "any"), ("icons/icon-192.png", "192x192", "any"), ("icons/icon-512.png", "512x512", "any"),
                ("icons/icon-maskable-512.png", "512x512", "maskable"))     # drawn from icon.svg by tools/icons.py


def manifest(language: str) -> dict[str, Any]:
    """The manifest in a language."""
    start = address("/")
    return {"id": start, "name": "Mercat", "short_name": "Mercat", "description": ui(language)("lobby-lead"), "lang": language,
            "start_url": start, "scope": start, "display": "standalone", "background_color": PAPER, "theme_color": SEA,
            "categories": ["games"], "icons": [icon(*one) for one in ICONS]}


def icon(file: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = "image/svg+xml" if file.endswith(".svg") else "image/png"
    return {"src": address(f"/static/{file}"), "sizes": sizes, "type": kind, "purpose": purpose}
