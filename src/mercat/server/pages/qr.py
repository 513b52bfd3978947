"""Links as QR codes, drawn in the page. Only this module needs the library that creates QR codes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import segno
from markupsafe import Markup

USUAL: Final = 100                                      # characters of a link; longer links get a code that costs less to compute
PATTERN: Final = 2                                       # one of eight mask patterns; comparing all of them takes longest


@lru_cache(maxsize=512)                                  # of up to 60 kB each, for the longest host names
def qr_code(link: str) -> Markup:
    """Return the link as a QR code: an SVG without a fixed size."""
    code = segno.make(link, error="m", micro=False, mask=None if len(link) <= USUAL else PATTERN)
    return Markup(code.svg_inline(omitsize=True, border=2, svgclass="qr", lineclass=None))
