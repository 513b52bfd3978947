"""Narrowing of the legal moves, facet by facet: after each choice on a page or in a terminal, the values that remain possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from mercat.engine.matches.match import Match, Move, Refused
from mercat.engine.rules.vocabulary import Word

MOST_TRIED: Final = 400                        # moves tried to find out why a choice is not possible


def rows(match: Match[Any]) -> list[dict[str, str]]:
    """Return each legal move as a dictionary with its verb, its facets and, under `move`, its notation."""
    return [{"verb": move.verb, **move.facets, "move": str(move)} for move in match.legal()]


def fitting(moves: Sequence[Move], chosen: Mapping[str, str]) -> list[Move]:
    """Return the moves that have all the facet values chosen so far; `verb` counts as a facet."""
    return [move for move in moves
            if all((move.verb if facet == "verb" else move.facets.get(facet)) == value for facet, value in chosen.items())]


def still_open(moves: Sequence[Move], chosen: Mapping[str, str]) -> dict[str, list[str]]:
    """Return, for each facet in which the remaining moves differ, the values still possible, in the order offered."""
    values: dict[str, dict[str, None]] = {}
    left = fitting(moves, chosen)
    for move in left:
        for facet, value in (("verb", move.verb), *move.facets.items()):
            values.setdefault(facet, {})[value] = None
    return {facet: list(seen) for facet, seen in values.items()
            if facet not in chosen and (len(seen) > 1 or any(facet != "verb" and facet not in move.facets for move in left))}


def why_not(match: Match[Any], chosen: Mapping[str, str]) -> Refused | None:
    """Return the reason why no legal move has all the chosen values; None if there is such a move. Verbs with legal moves are
    tried first.

    Among several reasons, return the first in the game's vocabulary, and among several shortages, the smallest: if a sheep is too
    expensive on every hex, a player who selects one learns how much is missing for the cheapest hex.
    """
    if match.to_move is None:
        return Refused("over", {}, match.game.voice)
    legal = match.legal()
    if fitting(legal, chosen):
        return None
    offered = {move.verb for move in legal}
    ranks = {reason.name: rank for rank, reason in enumerate(match.game.vocabulary.reasons)}
    general: Refused | None = None
    for rule in sorted(match.game.rules.step(match.state).menu, key=lambda rule: rule.word.name not in offered):
        refused = [refusal for text in possible(rule.word, chosen) if (refusal := match.why_not(text)) is not None]
        stated = [refusal for refusal in refused if refusal.reason in ranks]
        if stated:
            return min(stated, key=lambda refusal: (ranks[refusal.reason], missing(refusal)))
        general = general or next(iter(refused), None)
    return general or Refused("not_now", {}, match.game.voice)


def missing(refused: Refused) -> int:
    """Return the missing amount in a refusal for a shortage (such as `money_short`); 0 for all other refusals."""
    if not refused.reason.endswith("_short"):
        return 0
    return sum([fact for fact in refused.facts.values() if isinstance(fact, int)])


def possible(verb: Word, chosen: Mapping[str, str]) -> list[str]:
    """Return the moves of a verb that have all the chosen values, legal or not, in notation; an empty list if the verb lacks such
    facets."""
    if not set(chosen) - {"verb"} <= {facet.name for facet in verb.facets} or chosen.get("verb", verb.name) != verb.name:
        return []
    wanted = [[chosen[facet.name]] if facet.name in chosen else facet.values for facet in verb.facets]
    texts: list[str] = []
    for values in product(*wanted):
        if len(texts) == MOST_TRIED:
            break
        texts.append(" ".join([verb.name, *values]))
    return texts
