"""Which rule of a game's ledger stands behind a refusal, and which rules concern each step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


class Ledger:
    """The rules of a game that its players are shown, by the ids of its ledger (`docs/rules/`).

    `steps` lists them by the step that they concern most, each once; those under "" belong to the set-up. `refusals` names the
    rule behind each reason: a key is a reason, or a reason and a verb (`money_short build`), which goes first.
    """

    def __init__(self, steps: Mapping[str, Sequence[str]], refusals: Mapping[str, str]) -> None:
        self.steps: Final = {step: tuple(ids) for step, ids in steps.items()}
        self.refusals: Final = dict(refusals)

    @property
    def ids(self) -> list[str]:
        """All rules, step by step."""
        return [rule for ids in self.steps.values() for rule in ids]

    def rule_of(self, reason: str, verb: str = "") -> str:
        """The id of the rule that refuses a move of a verb for this reason; empty if no rule is behind it."""
        return self.refusals.get(f"{reason} {verb}", self.refusals.get(reason, ""))
