"""What the reader is to decide: the legal moves, why others are not, what helps to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mercat.server.play import legal_moves
from mercat.server.play.explanation import Explanation, explanation, is_first_question, is_late
from mercat.server.play.reasons import step_due
from mercat.server.play.shown_hints import Hint, heading_of, hints_of, is_for_beginners
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say


@dataclass(frozen=True)
class OpenDecision:
    """A decision of the reader."""

    rows: Sequence[legal_moves.LegalMoveRow]
    groups: Sequence[legal_moves.FacetButtons]
    proposed: str                                        # the facets that the page chooses beforehand
    unavailable: Sequence[legal_moves.Chip]              # verbs of this decision without a legal move
    refusals: Sequence[legal_moves.RefusedActions]       # where one move is left: why there is no other
    explanation: Explanation | None
    may_hint: bool                                       # the reader may take hints, and has not
    hints: Sequence[Hint]                                # those taken
    numbers: str                                         # which of them they say (`heading_of`)
    choices: bool                                        # the hints are a beginner's first choices,
    may_choose: bool                                     # or a beginner may be shown some


def decision_of(snapshot: Snapshot, match: AnyMatch, say: Say, interface: Say, language: str, names: Sequence[str],
                view: Mapping[str, Any]) -> OpenDecision:
    """The decision of a reader who is to move."""
    taught = snapshot.lesson is not None
    offered = legal_moves.offers(match, taught)
    may_hint = snapshot.may_hint and snapshot.hints is None
    return OpenDecision(
        rows=legal_moves.rows(match, say, step_due(snapshot, match), offered),
        groups=legal_moves.groups(match, say, language, names, view.get("chips", {}), offered),
        proposed="" if taught else legal_moves.proposed(match),
        unavailable=legal_moves.unavailable(match, say), refusals=legal_moves.refusals(match, say, language, names),
        explanation=explanation(match, language, say, interface, is_late(view), snapshot.hints), may_hint=may_hint,
        hints=hints_of(match, snapshot.hints, say, interface, language),
        numbers=heading_of(snapshot.hints), choices=is_for_beginners(snapshot.hints),
        may_choose=may_hint and is_first_question(match))
