"""What a question is about, for readers who meet it for the first times: a line of advice, with the rules of the step."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Move
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.patterns import Pattern
from mercat.lessons import ADVICE, LATE, OTHER, tips_of
from mercat.server.play.help_page import paragraphs
from mercat.server.play.legal_moves import value_text
from mercat.server.play.shown_hints import is_one_of_equals
from mercat.server.tables.matches import AnyMatch
from mercat.server.words import Say, named

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


def explanation(match: AnyMatch, language: str, say: Say, interface: Say, late: bool = False,
                hints: Mapping[str, Any] | None = None) -> Explanation | None:
    """The explanation of the open decision: the advice that fits, if there is any, and its help. None if it has neither."""
    game, step = match.game, match.step or ""
    advice = fitting_advice(match, language, say, interface, late, hints)
    rules = game.text_if_any(language, f"help-{step}")
    if not advice and not rules:
        return None
    line, *more = [advice, rules] if advice else END_OF_SENTENCE.split(rules, 1)
    return Explanation(f"{game.name}-{step}", line, paragraphs("\n\n".join(more)))


def fitting_advice(match: AnyMatch, language: str, say: Say, interface: Say, late: bool,
                   hints: Mapping[str, Any] | None) -> str:
    """The first line of advice on the step that speaks for a move on offer and, where hints were taken, for the best of them;
    empty if there is none. A line may name what is `offered` of the things that it speaks for: none that hints call worse."""
    step, told = match.step or "", tips_of(match.game.name)
    listed = [] if hints is None else hints["hints"]
    best = [hint["move"] for hint in listed if hint is listed[0] or is_one_of_equals(hint, listed)]
    for key in keys_of_advice(match.game, language, step, late):
        spoken = [move for move in match.legal() if key not in told or speaks_for(told[key], str(move))]
        named_here = [move for move in spoken if not best or str(move) in best]
        if named_here and (not best or key not in told or speaks_for(told[key], best[0])):
            return say(f"{ADVICE}{key}", offered=named(first_values(match, named_here, say), interface))
    return ""


def keys_of_advice(game: Game[Any], language: str, step: str, late: bool) -> list[str]:
    """The ends of the keys of the lines that a step may have now, the first choice first."""
    of_late = f"{step}{LATE}"
    keys = [of_late] if late and game.has(language, f"{ADVICE}{of_late}") else [step, f"{step}{OTHER}"]
    return [key for key in keys if game.has(language, f"{ADVICE}{key}")]


def speaks_for(moves: Sequence[Pattern], move: str) -> bool:
    return any(pattern.fits(move) for pattern in moves)


def first_values(match: AnyMatch, moves: Sequence[Move], say: Say) -> list[str]:
    """The things that moves are about, in words and in the moves' order: the first facet of each."""
    found = dict.fromkeys((move.verb, next(iter(move.facets.values()))) for move in moves if move.facets)
    return [value_text(match.game.vocabulary.by_name[verb].facets[0], value, say, match.names) for verb, value in found]
