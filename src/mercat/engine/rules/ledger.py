"""The rule behind each refusal, and the rules about each step, by their ids in a game's ledger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


class Ledger:
    """The rules shown to a game's players, by their ids in its ledger (`docs/rules/`).

    `steps` lists each rule once, under the step that it concerns most; rules under "" belong to the set-up. `refusals` contains
    the rule behind each reason for a refusal: a key is a reason, or a reason and a verb (`money_short build`). A key with a verb
    takes precedence.
    """

    def __init__(self, steps: Mapping[str, Sequence[str]], refusals: Mapping[str, str]) -> None:
        self.steps: Final = {step: tuple(ids) for step, ids in steps.items()}
        self.refusals: Final = dict(refusals)

    @property
    def ids(self) -> list[str]:
        """All rule ids, step by step."""
        return [rule for ids in self.steps.values() for rule in ids]

    def rule_of(self, reason: str, verb: str = "") -> str:
        """Return the id of the rule behind this reason for refusing a move of a verb; an empty string if there is none."""
        return self.refusals.get(f"{reason} {verb}", self.refusals.get(reason, ""))
