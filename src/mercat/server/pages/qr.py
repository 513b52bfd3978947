"""Links as QR codes, drawn in the page."""

from __future__ import annotations

import segno
from markupsafe import Markup


def qr_code(link: str) -> Markup:
    """The link as a QR code: an SVG without a size of its own."""
    return Markup(segno.make(link, error="m", micro=False).svg_inline(omitsize=True, border=2, svgclass="qr", lineclass=None))
