"""Replaces random parts of records: ids, secrets, signatures, hashes. Within one record, equal parts get equal placeholders."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

KINDS: Final = {                                         # a name and a pattern; the first one that matches counts
    "signed": r"\.?[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{27}(?![A-Za-z0-9_-])",
    "secret": r"Secret\d{4}x+",
    "hash": r"(?<![0-9A-Za-z])(?=[0-9a-f]*[a-f])(?=[0-9a-f]*[0-9])[0-9a-f]{12,}(?![0-9A-Za-z])",
    "key": r"B[A-Za-z0-9_-]{86}(?![A-Za-z0-9_-])",       # of this site, for push messages
    "past": r"(?<=expires=)[^;]*(?=;)",                  # the end of a deleted cookie
}
ANY: Final = re.compile("|".join(f"(?P<{kind}>{form})" for kind, form in KINDS.items()))


class Placeholders:
    """The placeholders of one record. `known` are the season's names for its ids and secrets."""

    def __init__(self, known: Mapping[str, str]) -> None:
        self.known = re.compile("|".join(map(re.escape, sorted(known, key=len, reverse=True))) or r"(?!)")
        self.names = known
        self.found: dict[str, dict[str, int]] = {}

    def within(self, text: str) -> str:
        """Return the text with placeholders."""
        return ANY.sub(self.placeholder, self.known.sub(lambda found: f"<{self.names[found[0]]}>", text))

    def placeholder(self, found: re.Match[str]) -> str:
        kind = str(found.lastgroup)
        seen = self.found.setdefault(kind, {})
        return f"<{kind} {seen.setdefault(found[0], len(seen) + 1)}>"
