"""The changes that a host makes to a table's settings before the game: stored as old and new values, and described in words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mercat.games import find, names
from mercat.server.clocks.clock_terms import clock_terms
from mercat.server.clocks.clock_words import clock_summary, time_words
from mercat.server.storage.models import TableRow
from mercat.server.words import Say, ui

Changes = Mapping[str, Sequence[Any]]                    # the old and the new value of each changed setting
OPTION: Final = "option-"                                # the prefix for the name of an option of the game
LOTS, ABSENCE, CALL_AFTER, CLOCK = "lots", "absence", "call_after", "clock"
BETWEEN: Final = " · "


def settings_of(table: TableRow) -> dict[str, Any]:
    """Return the settings of a table other than its number of seats, by name."""
    return {**{f"{OPTION}{name}": value for name, value in table.options.items()}, LOTS: bool(table.lots), ABSENCE: table.absence,
            CALL_AFTER: table.call_after or 0, CLOCK: table.clock}


def changes_between(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Return the settings that differ between `before` and `after`, each with its old and its new value."""
    return {name: [before.get(name), value] for name, value in after.items() if before.get(name) != value}


def joined_changes(earlier: Changes, later: Changes) -> dict[str, list[Any]]:
    """Combine two successive sets of changes into one. A setting that was changed back is left out."""
    joined = {name: [(earlier if name in earlier else later)[name][0], (later if name in later else earlier)[name][1]]
              for name in {**earlier, **later}}
    return {name: values for name, values in joined.items() if values[0] != values[1]}


def read_changes(text: str) -> Changes:
    """Return the changes in the text of a system message; none if it does not contain any."""
    return json.loads(text) if text.startswith("{") else {}


def written_changes(changes: Changes) -> str:
    """Return changes as text for a system message, in the form that `read_changes` reads."""
    return json.dumps(changes, ensure_ascii=False)


def changes_in_words(game: str, changes: Changes, language: str) -> str:
    """Return changes as a text in a language, each with the old and the new value."""
    say = ui(language)
    return BETWEEN.join(say("changed-setting", setting=setting_name(game, name, language, say),
                            before=value_in_words(game, name, before, language, say),
                            after=value_in_words(game, name, after, language, say))
                        for name, (before, after) in changes.items())


def setting_name(game: str, name: str, language: str, say: Say) -> str:
    if name.startswith(OPTION):
        return find(game).say(language, name) if game in names() else name.removeprefix(OPTION)
    return say({LOTS: "terms-lots", ABSENCE: "absence", CALL_AFTER: "changed-call-after", CLOCK: "clock"}[name])


def value_in_words(game: str, name: str, value: Any, language: str, say: Say) -> str:
    if name.startswith(OPTION):
        return find(game).say(language, f"{name}-{value}") if value is not None and game in names() else str(value or "")
    if name == LOTS:
        return say("changed-yes" if value else "changed-no")
    if name == ABSENCE:
        return say(f"absence-{value}")
    if name == CALL_AFTER:
        return time_words(value, say) if value else say("absence-usual")
    return clock_summary(clock_terms(value), say) or say("clock-none")
