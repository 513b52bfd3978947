"""Journals that were begun under earlier rules: the versions of those rules, and the lines that still count.

A journal may outlive the rules under which it was begun. The lines are replayed under the current rules; a line that the current
rules no longer allow is harmless if it was undone later. Draws that do not follow from the seed under the current rules were made
under earlier rules, and can be checked only with those rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mercat.engine.matches.checkpoints import undone_to

MOST_EARLIER: Final = 1_000             # changes of rules in one journal
LONGEST_DIGEST: Final = 120


class EarlierRules:
    """The version of the rules and the digest of the component data under which the first `until` lines of a journal were
    played."""

    def __init__(self, version: int, digest: str, until: int) -> None:
        self.version: Final = version
        self.digest: Final = digest
        self.until: Final = until

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EarlierRules) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __reduce__(self) -> tuple[type[EarlierRules], tuple[int, str, int]]:
        return EarlierRules, self.parts

    @property
    def parts(self) -> tuple[int, str, int]:
        """The arguments of the constructor, in order."""
        return self.version, self.digest, self.until

    @property
    def data(self) -> dict[str, Any]:
        """The entry for these rules in a saved match."""
        return {"version": self.version, "digest": self.digest, "until": self.until}


def earlier_rules_in(data: object, length: int) -> list[EarlierRules] | None:
    """Return the earlier rules of a saved match whose journal has `length` lines; None if they are malformed."""
    if not isinstance(data, list) or len(data) > MOST_EARLIER:
        return None
    periods: list[EarlierRules] = []
    for one in data:
        rules = earlier_rules_from(one)
        if rules is None or not (periods[-1].until if periods else 0) <= rules.until <= length:
            return None
        periods.append(rules)
    return periods


def earlier_rules_from(data: object) -> EarlierRules | None:
    """Return the earlier rules that `EarlierRules.data` wrote; None for anything else."""
    if not isinstance(data, dict):
        return None
    version, digest, until = data.get("version"), data.get("digest"), data.get("until")
    if not isinstance(version, int) or not isinstance(until, int) or isinstance(version, bool) or isinstance(until, bool):
        return None
    return EarlierRules(version, digest, until) if isinstance(digest, str) and len(digest) <= LONGEST_DIGEST else None


def earlier_at(rules: Sequence[EarlierRules], length: int) -> list[EarlierRules]:
    """Return the earlier rules for a journal that ends after its first `length` lines."""
    cut: list[EarlierRules] = []
    for one in rules:
        if not cut or cut[-1].until < length:
            cut.append(EarlierRules(one.version, one.digest, min(one.until, length)))
    return cut


def lines_that_lead(journal: Sequence[object], length: int) -> list[int]:
    """Return the numbers of the lines, counted from 0, that lead to the state at this journal length; undos and undone lines are
    left out."""
    lines: list[int] = []
    while length > 0:
        back = undone_to(journal[length - 1])
        if 0 <= back < length:
            length = back
        else:
            length -= 1
            lines.append(length)
    return lines[::-1]
