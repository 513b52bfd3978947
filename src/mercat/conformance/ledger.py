"""Checks of the rules shown to players, and of the rule behind each refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mercat.conformance.declaration import missing_texts
from mercat.conformance.projects import rules_written
from mercat.conformance.terms import Terms
from mercat.engine.game import Game
from mercat.text.entries import keys_in

TEXTS: Final = "text/ledger/en.ftl"
PREFIX: Final = "rule-"


def ledger(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check that every refusal leads to a displayed rule, that every displayed rule has its text, that no text is unused, and
    that docs/rules.md of the project lists the same rules."""
    shown = game.ledger
    reasons, verbs = {reason.name for reason in game.vocabulary.reasons}, set(game.vocabulary.by_name)
    for reason in sorted(reasons):
        if not shown.rule_of(reason):
            verbs_alone = any(key.startswith(f"{reason} ") for key in shown.refusals)
            yield (f"No rule is behind the refusal {reason}: name it in `refusals` of ledger.py"
                   + (f", with {reason!r} alone as the key: `{reason} VERB` counts for that verb only." if verbs_alone else "."))
    for key, rule in shown.refusals.items():
        reason, *verb = key.split(" ")
        if reason not in reasons or not set(verb) <= verbs:
            yield f"`refusals` of ledger.py has {key!r}, which is no reason, or no reason and verb: correct it."
        if rule not in shown.ids:
            yield f"`refusals` of ledger.py names {rule}, which no step shows: add it to `steps`."
    if len(set(shown.ids)) != len(shown.ids):
        yield "ledger.py shows a rule at two steps: keep it at the one that it concerns most."
    for step in sorted(set(shown.steps) - {""} - {step.name for step in game.rules.steps if not step.automatic}):
        yield f"ledger.py shows rules at {step!r}, which is no step that anybody decides: name another."
    yield from missing_texts(game, {f"{PREFIX}{rule}" for rule in shown.ids}, "a rule that players are shown")
    path = Path(game.folder) / TEXTS
    known = keys_in(path) if path.exists() else set()
    for key in sorted(known - {f"{PREFIX}{rule}" for rule in shown.ids}):
        yield f"{TEXTS} has {key}, which ledger.py shows nowhere: add the rule to `steps`, or remove the text."
    yield from rules_written(game)
