"""Why what a reader has clicked is no choice for them now: by the rules, by the lesson, or because it is not asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mercat.engine.matches.match import Move
from mercat.engine.transcripts.lesson import GENERAL, KIND, LEARNER, LessonStep
from mercat.server.play.legal_moves import OfferedMove, offers, refusal_of
from mercat.server.play.seat_names import seat_names
from mercat.server.problems import NOW, anchor_of
from mercat.server.tables.lessons import lesson_of
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import ui


@dataclass(frozen=True)
class ReasonSentence:
    """A sentence; where the page of the rules explains it, empty if nowhere; and whether something else is asked now."""

    sentence: str
    rule: str = ""
    asks_else: bool = False


def step_due(snapshot: Snapshot, match: AnyMatch) -> LessonStep | None:
    """The step of the table's lesson that its learner, who reads this, is to fulfil now; None if there is none."""
    lesson = lesson_of(snapshot.game, snapshot.lesson) if LEARNER in snapshot.mine else None
    return None if lesson is None else lesson.due(match)


def reason_of(snapshot: Snapshot, selected: Mapping[str, str], language: str, owner: int | None = None) -> ReasonSentence:
    """Why the selected facets are no choice of the reader now. `owner` is the seat to which the thing belongs that has them."""
    match: AnyMatch = snapshot.match
    names, interface = seat_names(snapshot.seats, language), ui(language, match.game)
    if match.to_move is None:
        return ReasonSentence(interface("over"))
    if not snapshot.can_move:
        return ReasonSentence(interface("turn-of", player=names[match.to_move]))
    meant = [offer.moves[0] for offer in offers(match, snapshot.lesson is not None) if means(offer, selected)]
    if owner is not None and owner not in snapshot.mine and owner < len(names):
        return ReasonSentence(interface("not-yours", player=names[owner]), NOW)
    if meant:
        return lesson_reason(snapshot, match, meant, language) or ReasonSentence(interface("not-asked"), NOW, asks_else=True)
    refused = refusal_of(match, selected)
    if refused is None or refused.reason == "not_now":
        return ReasonSentence(interface("not-asked"), NOW, asks_else=True)
    return ReasonSentence(refused.sentence(language, names), anchor_of(refused) or NOW)


def lesson_reason(snapshot: Snapshot, match: AnyMatch, meant: Sequence[Move], language: str) -> ReasonSentence | None:
    """What the lesson says about moves that do not fulfil the step due; None if there is none, or one of them fulfils it."""
    lesson, step = lesson_of(snapshot.game, snapshot.lesson), step_due(snapshot, match)
    if lesson is None or step is None or any(step.fulfilled_by(str(move)) for move in meant):
        return None
    answers = {step.answer(str(move)) for move in meant}
    answer = answers.pop() if len(answers) == 1 else GENERAL
    return ReasonSentence(match.game.say(language, f"{KIND}-{lesson.name}-{step.name}-{answer}"), NOW)


def means(offer: OfferedMove, selected: Mapping[str, str]) -> bool:
    """Has an offer at least one of the selected facets, and agrees with them in those that it has? As narrow.js reads clicks."""
    facets = offer.facets
    shared = selected.keys() & facets.keys()
    return bool(shared) and all(facets[name] == selected[name] for name in shared)

