"""The reader's decision: reasons for refused clicks, advice when a question is asked for the first few times, and hints.

A click is refused for a reason from the rules or the lesson, or because it does not answer the question. A hint compares the
result of a move with that of the best move, and explains the move's merits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Move
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.patterns import Pattern
from mercat.engine.transcripts.lesson import GENERAL, KIND, LEARNER, LessonStep
from mercat.lessons import ADVICE, LATE, OTHER, tips_of
from mercat.server.play import legal_moves
from mercat.server.play.help_page import paragraphs
from mercat.server.play.legal_moves import MoveOffered, OfferedMove, offers, refusal_of, value_text
from mercat.server.play.players import seat_names
from mercat.server.problems import NOW, anchor_of
from mercat.server.tables.automatic import lesson_of
from mercat.server.tables.matches import TOGETHER, AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, named, ui
from mercat.text import move_sentence
from mercat.text.review import THEN, hundredths, points_apart, points_text

END_OF_SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=[^\W\d_a-z])")     # a space after a sentence, before a capital letter


@dataclass(frozen=True)
class ReasonSentence:
    """The reason for a refusal: its sentence, its anchor on the page of the rules (empty if there is none), and whether the click
    does not answer the current question."""

    sentence: str
    rule: str = ""
    asks_else: bool = False


def step_due(snapshot: Snapshot, match: AnyMatch) -> LessonStep | None:
    """Return the step of the table's lesson that the reader, as the learner, must complete now; None if there is none."""
    lesson = lesson_of(snapshot.game, snapshot.lesson) if LEARNER in snapshot.mine else None
    return None if lesson is None else lesson.due(match)


def reason_of(snapshot: Snapshot, selected: Mapping[str, str], language: str, owner: int | None = None) -> ReasonSentence:
    """Return the reason why the reader cannot choose the selected facets now. `owner` is the seat that owns the thing with these
    facets, if any."""
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
    """Return the lesson's remark about moves that do not complete its current step; None if there is no such step, or if one of
    the moves completes it."""
    lesson, step = lesson_of(snapshot.game, snapshot.lesson), step_due(snapshot, match)
    if lesson is None or step is None or any(step.fulfilled_by(str(move)) for move in meant):
        return None
    answers = {step.answer(str(move)) for move in meant}
    answer = answers.pop() if len(answers) == 1 else GENERAL
    return ReasonSentence(match.game.say(language, f"{KIND}-{lesson.name}-{step.name}-{answer}"), NOW)


def means(offer: OfferedMove, selected: Mapping[str, str]) -> bool:
    """Return whether an offer has at least one facet of the selection and contradicts none of the others. The script narrow.js
    interprets clicks in the same way."""
    facets = offer.facets
    shared = selected.keys() & facets.keys()
    return bool(shared) and all(facets[name] == selected[name] for name in shared)


@dataclass(frozen=True)
class Explanation:
    """A line, the text that unfolds below it, and their subject. For each subject, the browser counts the questions answered."""

    subject: str
    line: str
    more: tuple[str, ...]


def is_first_question(match: AnyMatch) -> bool:
    """Return whether the seat to move has a choice, and must answer a question of this kind for the first time in the match."""
    step = match.state.top & STEP_MASK
    entries = (match.entries[length - 1] for length in match.path)
    asked = (entry.asked & STEP_MASK for entry in entries if entry.seat == match.to_move)
    return len(match.legal()) > 1 and step not in asked


def is_late(view: Mapping[str, Any]) -> bool:
    """Return whether the game is in the last third of its rounds."""
    return 3 * int(view.get("round") or 0) > 2 * int(view.get("rounds") or view.get("round") or 1)


def explanation(match: AnyMatch, language: str, say: Say, interface: Say, late: bool = False,
                hints: Mapping[str, Any] | None = None) -> Explanation | None:
    """Return the explanation of the pending decision: the advice that applies and the help for the step. Return None if there is
    neither."""
    game, step = match.game, match.step or ""
    advice = fitting_advice(match, language, say, interface, late, hints)
    rules = game.text_if_any(language, f"help-{step}")
    if not advice and not rules:
        return None
    line, *more = [advice, rules] if advice else END_OF_SENTENCE.split(rules, 1)
    return Explanation(f"{game.name}-{step}", line, paragraphs("\n\n".join(more)))


def fitting_advice(match: AnyMatch, language: str, say: Say, interface: Say, late: bool,
                   hints: Mapping[str, Any] | None) -> str:
    """Return the first line of advice on the step that applies, or an empty string.

    The line must apply to a legal move and, if hints were taken, to the best hint. It may list the things that it applies to
    (`offered`), without those that the hints rate lower.
    """
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
    """Return the keys, without their prefix, of the advice that may apply to a step now, in order of preference."""
    of_late = f"{step}{LATE}"
    keys = [of_late] if late and game.has(language, f"{ADVICE}{of_late}") else [step, f"{step}{OTHER}"]
    return [key for key in keys if game.has(language, f"{ADVICE}{key}")]


def speaks_for(moves: Sequence[Pattern], move: str) -> bool:
    return any(pattern.fits(move) for pattern in moves)


def first_values(match: AnyMatch, moves: Sequence[Move], say: Say) -> list[str]:
    """Return the value of each move's first facet as text, in the order of the moves and without duplicates."""
    found = dict.fromkeys((move.verb, next(iter(move.facets.values()))) for move in moves if move.facets)
    return [value_text(match.game.vocabulary.by_name[verb].facets[0], value, say, match.names) for verb, value in found]


@dataclass(frozen=True)
class Hint(MoveOffered):
    """A hint: a move, with its expected result and its merits in words."""

    worth: str
    merits: tuple[str, ...]


def hints_of(match: AnyMatch, found: Mapping[str, Any] | None, say: Say, interface: Say, language: str) -> list[Hint]:
    """Return the hints for the pending decision in a match; an empty list if none were taken."""
    if found is None:
        return []
    offered = {offer.notation: offer for offer in offers(match)}
    worth = in_words if is_for_beginners(found) else worth_text
    return [Hint(move, offered[move].text, hint_text(match.game, hint, say),
                 worth(hint, found["hints"], interface, language), tuple(merit_text(merit, say) for merit in hint["merits"]))
            for hint in found["hints"] if (move := as_offered(hint, offered))]


def is_for_beginners(found: Mapping[str, Any] | None) -> bool:
    """Return whether hints were shown to a beginner without a request. Such hints explain why a move is good, without numbers."""
    return found is not None and "first" in found


def as_offered(hint: Mapping[str, Any], offered: Mapping[str, OfferedMove]) -> str:
    """Return the notation of the offer that contains a hint's move, alone or combined with the next move; an empty string if none
    does."""
    said = [hint["move"], *hint.get("then", ())]             # hints stored by earlier versions have no `then`
    return next((move for move in (said[0], TOGETHER.join(said[:2])) if move in offered), "")


def hint_text(game: Game[Any], hint: Mapping[str, Any], say: Say) -> str:
    """Return the move in a hint, and the decisions that complete it, as text."""
    moves = [hint["move"], *hint.get("then", ())]
    return THEN.join(move_sentence(game, game.vocabulary.parse(move), say) for move in moves)


def heading_of(found: Mapping[str, Any] | None) -> str:
    """Return the suffix for the key of the hints' heading. It depends on whether the hints contain chances and points, only
    points, or no numbers."""
    listed = [] if found is None else found["hints"]
    return "" if any(hint["win"] is not None for hint in listed) else "-alone" if any(
        hint["points"] is not None for hint in listed) else "-plain"


def worth_text(hint: Mapping[str, Any], listed: Sequence[Mapping[str, Any]], interface: Say, language: str) -> str:
    """Return a text about the expected result of a move and its difference from the best move, with numbers if the hint contains
    them."""
    best = listed[0]
    if is_one_of_equals(hint, listed):
        return interface("hint-equal")
    if hint["points"] is None or (hint is not best and (hint["win"], hint["points"]) == (best["win"], best["points"])):
        return "" if hint is best else interface("hint-worse")
    error = hint.get("points_error", 0.0)                # hints stored by earlier versions have none
    facts: dict[str, Any] = {"points": points_text(language, hint["points"], error),
                             "fewer": points_apart(language, hint["points"], best["points"], error)}
    alone = "-alone" if hint["win"] is None or best["win"] is None else ""
    if not alone:
        win, highest = hundredths(hint["win"]), hundredths(best["win"])
        facts |= {"win": win, "less": f"{win - highest:+}".replace("-", "−") if win != highest else "±0"}
    return interface(f"hint-best{alone}" if hint is best else f"hint-other{alone}", **facts)


def in_words(hint: Mapping[str, Any], listed: Sequence[Mapping[str, Any]], interface: Say, _language: str) -> str:
    """Return a rating of a move in words, without numbers; an empty string for the best move if its merits explain it."""
    if is_one_of_equals(hint, listed):
        return interface("hint-equal")
    return interface("hint-worse") if hint is not listed[0] else "" if hint["merits"] else interface("hint-first")


def is_one_of_equals(hint: Mapping[str, Any], listed: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether a move counts as about equally good as the best move. Return False unless at least two moves are about
    equally good. Otherwise, also return True for a move that is listed before one of these moves, even if its own figures are
    more certain."""
    return sum(one.get("equal", False) for one in listed) > 1 and any(
        one.get("equal", False) for one in listed[listed.index(hint):])


def merit_text(merit: Mapping[str, Any], say: Say) -> str:
    return say(f"merit-{merit['name']}", amount=merit["amount"])


@dataclass(frozen=True)
class OpenDecision:
    """The facts that a page shows about the reader's decision."""

    rows: Sequence[legal_moves.LegalMoveRow]
    groups: Sequence[legal_moves.FacetButtons]
    proposed: str                                        # the facets of the move that the page preselects
    unavailable: Sequence[legal_moves.Chip]              # the verbs of this decision that have no legal move
    refusals: Sequence[legal_moves.RefusedActions]       # the reasons why there is no other move, if only one is legal
    explanation: Explanation | None
    may_hint: bool                                       # whether the reader may take hints and has not taken any
    hints: Sequence[Hint]                                # the hints taken
    numbers: str                                         # the suffix for the key of the hints' heading (`heading_of`)
    choices: bool                                        # whether the hints are choices shown to a beginner
    may_choose: bool                                     # whether choices may be shown to a beginner


def decision_of(snapshot: Snapshot, match: AnyMatch, say: Say, interface: Say, language: str, names: Sequence[str],
                view: Mapping[str, Any]) -> OpenDecision:
    """Return the facts about the decision of the reader, who is to move."""
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
