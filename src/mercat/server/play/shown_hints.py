"""Hints as a page lists them: the move, what it leads to compared with the best, and what speaks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mercat.engine.game import Game
from mercat.server.play.legal_moves import MoveOffered, OfferedMove, offers
from mercat.server.tables.matches import TOGETHER, AnyMatch
from mercat.server.words import Say
from mercat.text import move_sentence
from mercat.text.review import THEN, hundredths, points_apart, points_text


@dataclass(frozen=True)
class Hint(MoveOffered):
    """A hint: the move, what it can be expected to lead to, and what speaks for it."""

    worth: str
    merits: tuple[str, ...]


def hints_of(match: AnyMatch, found: Mapping[str, Any] | None, say: Say, interface: Say, language: str) -> list[Hint]:
    """The hints for the decision that is open in a match; none if none were taken."""
    if found is None:
        return []
    offered = {offer.notation: offer for offer in offers(match)}
    worth = in_words if is_for_beginners(found) else worth_text
    return [Hint(move, offered[move].text, hint_text(match.game, hint, say),
                 worth(hint, found["hints"], interface, language), tuple(merit_text(merit, say) for merit in hint["merits"]))
            for hint in found["hints"] if (move := as_offered(hint, offered))]


def is_for_beginners(found: Mapping[str, Any] | None) -> bool:
    """Were hints shown without being asked for? Then they say why a move is good, and no numbers."""
    return found is not None and "first" in found


def as_offered(hint: Mapping[str, Any], offered: Mapping[str, OfferedMove]) -> str:
    """The move of a hint as it is offered: perhaps together with the next one; empty if it is not."""
    said = [hint["move"], *hint.get("then", ())]             # a hint stored by an earlier version has no `then`
    return next((move for move in (said[0], TOGETHER.join(said[:2])) if move in offered), "")


def hint_text(game: Game[Any], hint: Mapping[str, Any], say: Say) -> str:
    """The move of a hint and the decisions that complete it."""
    moves = [hint["move"], *hint.get("then", ())]
    return THEN.join(move_sentence(game, game.vocabulary.parse(move), say) for move in moves)


def heading_of(found: Mapping[str, Any] | None) -> str:
    """What the hints say in numbers, as the end of the heading's key: chances and points, points alone, or none."""
    listed = [] if found is None else found["hints"]
    return "" if any(hint["win"] is not None for hint in listed) else "-alone" if any(
        hint["points"] is not None for hint in listed) else "-plain"


def worth_text(hint: Mapping[str, Any], listed: Sequence[Mapping[str, Any]], interface: Say, language: str) -> str:
    """What a move can be expected to lead to, and how much less than the best one; in words where no number says so."""
    best = listed[0]
    if is_one_of_equals(hint, listed):
        return interface("hint-equal")
    if hint["points"] is None or (hint is not best and (hint["win"], hint["points"]) == (best["win"], best["points"])):
        return "" if hint is best else interface("hint-worse")
    error = hint.get("points_error", 0.0)                # a hint stored by an earlier version has none
    facts: dict[str, Any] = {"points": points_text(language, hint["points"], error),
                             "fewer": points_apart(language, hint["points"], best["points"], error)}
    alone = "-alone" if hint["win"] is None or best["win"] is None else ""
    if not alone:
        win, highest = hundredths(hint["win"]), hundredths(best["win"])
        facts |= {"win": win, "less": f"{win - highest:+}".replace("-", "−") if win != highest else "±0"}
    return interface(f"hint-best{alone}" if hint is best else f"hint-other{alone}", **facts)


def in_words(hint: Mapping[str, Any], listed: Sequence[Mapping[str, Any]], interface: Say, _language: str) -> str:
    """How good a move is, without numbers; empty for the best one, if its merits say why."""
    if is_one_of_equals(hint, listed):
        return interface("hint-equal")
    return interface("hint-worse") if hint is not listed[0] else "" if hint["merits"] else interface("hint-first")


def is_one_of_equals(hint: Mapping[str, Any], listed: Sequence[Mapping[str, Any]]) -> bool:
    """Is a move about as good as another one that is listed, which is about as good as the best? What is measured better than
    such a move is never called worse than it, even if its own figures are surer."""
    return sum(one.get("equal", False) for one in listed) > 1 and any(
        one.get("equal", False) for one in listed[listed.index(hint):])


def merit_text(merit: Mapping[str, Any], say: Say) -> str:
    return say(f"merit-{merit['name']}", amount=merit["amount"])
