"""Legal moves as facets still open to a click. Knows no game; what lights up on a screen or in a terminal comes from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from mercat.engine.match import Match, Move, Refused
from mercat.engine.vocabulary import Word

MOST_TRIED: Final = 400                        # moves looked at to find out why something cannot be pointed at


def rows(match: Match[Any]) -> list[dict[str, str]]:
    """Every legal move as its verb, its facets and its notation under `move`."""
    return [{"verb": move.verb, **move.facets, "move": str(move)} for move in match.legal()]


def fitting(moves: Sequence[Move], pointed: Mapping[str, str]) -> list[Move]:
    """The moves that have all that has been pointed at; `verb` counts like a facet."""
    return [move for move in moves
            if all((move.verb if facet == "verb" else move.facets.get(facet)) == value for facet, value in pointed.items())]


def still_open(moves: Sequence[Move], pointed: Mapping[str, str]) -> dict[str, list[str]]:
    """For each facet in which the fitting moves differ, the values still possible, in the order offered."""
    values: dict[str, dict[str, None]] = {}
    left = fitting(moves, pointed)
    for move in left:
        for facet, value in (("verb", move.verb), *move.facets.items()):
            values.setdefault(facet, {})[value] = None
    return {facet: list(seen) for facet, seen in values.items()
            if facet not in pointed and (len(seen) > 1 or any(facet != "verb" and facet not in move.facets for move in left))}


def why_not(match: Match[Any], pointed: Mapping[str, str]) -> Refused | None:
    """Why nothing that is offered has what was pointed at; None when something has. What can be done now is asked first.

    Of several reasons the one is said that stands first in the game's vocabulary; of those that something is short, the one by
    which the least is missing: who points at a sheep that is too dear on every hex hears what the cheapest lacks.
    """
    if match.to_move is None:
        return Refused("over", {}, match.game.voice)
    legal = match.legal()
    if fitting(legal, pointed):
        return None
    offered = {move.verb for move in legal}
    ranks = {reason.name: rank for rank, reason in enumerate(match.game.vocabulary.reasons)}
    general: Refused | None = None
    for rule in sorted(match.game.rules.step(match.state).menu, key=lambda rule: rule.word.name not in offered):
        refused = [found for text in possible(rule.word, pointed) if (found := match.why_not(text)) is not None]
        told = [found for found in refused if found.reason in ranks]
        if told:
            return min(told, key=lambda found: (ranks[found.reason], missing(found)))
        general = general or next(iter(refused), None)
    return general or Refused("not_now", {}, match.game.voice)


def missing(refused: Refused) -> int:
    """How much is missing, of a refusal that something is short (`money_short`); 0 of all others."""
    if not refused.reason.endswith("_short"):
        return 0
    return sum([fact for fact in refused.facts.values() if isinstance(fact, int)])


def possible(verb: Word, pointed: Mapping[str, str]) -> list[str]:
    """Notations of the moves of a verb that have what was pointed at, offered or not; none if it has no such facets."""
    if not set(pointed) - {"verb"} <= {facet.name for facet in verb.facets} or pointed.get("verb", verb.name) != verb.name:
        return []
    wanted = [[pointed[facet.name]] if facet.name in pointed else facet.values for facet in verb.facets]
    texts: list[str] = []
    for values in product(*wanted):
        if len(texts) == MOST_TRIED:
            break
        texts.append(" ".join([verb.name, *values]))
    return texts
