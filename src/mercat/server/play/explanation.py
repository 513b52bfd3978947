"""What a question is about, for readers who meet it for the first times: a line of advice, with the rules of the step."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.rules.frame import STEP_MASK
from mercat.server.play.help_page import paragraphs
from mercat.server.tables.matches import AnyMatch

END_OF_SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=[^\W\d_a-z])")     # before a word that begins with a capital


@dataclass(frozen=True)
class Explanation:
    """A line, what follows it when it is opened, and what it explains, for counting how often that was done."""

    subject: str
    line: str
    more: tuple[str, ...]


def is_first_question(match: AnyMatch) -> bool:
    """Is the seat that decides asked a question of this kind for the first time in the match, and has it a choice?"""
    step = match.state.top & STEP_MASK
    entries = (match.entries[length - 1] for length in match.path)
    asked = (entry.asked & STEP_MASK for entry in entries if entry.seat == match.to_move)
    return len(match.legal()) > 1 and step not in asked


def is_late(view: Mapping[str, Any]) -> bool:
    """Has the last third of the rounds begun?"""
    return 3 * int(view.get("round") or 0) > 2 * int(view.get("rounds") or view.get("round") or 1)


def explanation(game: Game[Any], step: str, language: str, late: bool = False) -> Explanation | None:
    """The explanation of a step: its advice, if the game has one, and its help. None if it has neither. `late` in a match a step
    may have other advice."""
    advice = (late and game.text_if_any(language, f"advice-{step}-late")) or game.text_if_any(language, f"advice-{step}")
    rules = game.text_if_any(language, f"help-{step}")
    if not advice and not rules:
        return None
    line, *more = [advice, rules] if advice else END_OF_SENTENCE.split(rules, 1)
    return Explanation(f"{game.name}-{step}", line, paragraphs("\n\n".join(more)))
