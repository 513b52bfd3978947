"""The legal moves as a page lists them: rows, buttons for their facets, and reasons why other moves are illegal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Move, Refused
from mercat.engine.matches.narrowing import why_not
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import State
from mercat.engine.rules.vocabulary import Facet
from mercat.engine.transcripts.lesson import LessonStep
from mercat.server.tables.matches import TOGETHER, AnyMatch
from mercat.server.words import Say
from mercat.text import move_sentence

Told = Mapping[str, Mapping[str, Mapping[str, Any]]]
MANY: Final = 24                                         # more numbers than this are chosen with a slider


@dataclass(frozen=True)
class MoveOffered:
    """A move on offer: its notation, its facets in the form for narrow.js, and its sentence."""

    move: str
    facets: str
    label: str


@dataclass(frozen=True)
class LegalMoveRow(MoveOffered):
    """A row in the list of all legal moves."""

    aim: bool = False                                    # whether it completes the lesson's step
    apart: bool = False                                  # whether the verb is chosen first, as other verbs have the same facets


@dataclass(frozen=True)
class Choice:
    """A value to choose, with the text of its button or line."""

    value: str
    label: str


@dataclass(frozen=True)
class Chip(Choice):
    """A button for a value of a facet. `more` is the game's addition to the label, such as a price."""

    more: str = ""


@dataclass(frozen=True)
class FacetButtons:
    """The buttons for a facet. `label` is empty if the values need no explanation."""

    facet: str
    label: str
    chips: tuple[Chip, ...]
    many: bool = False                                   # whether a slider is shown instead of buttons


@dataclass(frozen=True)
class RefusedActions:
    """The actions that are refused for the same reason."""

    labels: tuple[str, ...]
    sentence: str


@dataclass(frozen=True)
class OfferedMove:
    """A choice on offer: either a single move, or a move that only opens another choice, together with a move within that
    choice."""

    moves: tuple[Move, ...]

    @property
    def notation(self) -> str:
        return TOGETHER.join(str(move) for move in self.moves)

    @cached_property
    def facets(self) -> dict[str, str]:
        """The facets by which a page distinguishes offers, with the verb of the first move."""
        return {name: value for move in reversed(self.moves) for name, value in {"verb": move.verb, **move.facets}.items()}

    @property
    def text(self) -> str:
        """The facets in the form for narrow.js."""
        return " ".join(f"{name}={value}" for name, value in self.facets.items())


def offers(match: AnyMatch, taught: bool = False) -> list[OfferedMove]:
    """Return all choices on offer. A move that only opens another choice is joined with each move within that choice, but not in
    a lesson (`taught`), which asks for one move at a time."""
    found = []
    for move in match.legal():
        joined = not taught and match.game.vocabulary.by_name[move.verb].joined
        found += [OfferedMove((move, then)) for then in following(match, move)] if joined else [OfferedMove((move,))]
    return found


def following(match: AnyMatch, move: Move) -> list[Move]:
    """Return the legal moves after `move`, which leaves the decision with the same seat."""
    after, moves = match.game.copy(match.state), Moves()
    match.game.rules.apply(after, move.packed, moves)
    return [Move(match.game, packed) for packed in moves.listed()]


def rows(match: AnyMatch, say: Say, step: LessonStep | None = None,
         offered: Sequence[OfferedMove] | None = None) -> list[LegalMoveRow]:
    """Return a row for each choice on offer.

    `step` is the current step of the table's lesson, if any. `offered` are the offers, if the caller already has them.
    """
    return [LegalMoveRow(offer.notation, offer.text, move_sentence(match.game, int(offer.moves[-1].packed), say),
                         step is not None and step.fulfilled_by(offer.notation),
                         match.game.vocabulary.by_name[offer.moves[0].verb].apart)
            for offer in (offers(match) if offered is None else offered)]


def groups(match: AnyMatch, say: Say, language: str, names: Sequence[str], told: Told = MappingProxyType({}),
           offered: Sequence[OfferedMove] | None = None) -> list[FacetButtons]:
    """Return the buttons for the verbs, and for every facet of the legal moves. The values are in the order of the vocabulary.

    `told` contains the facts for the game's text `chip-<facet>`, by facet and value. `offered` is as in `rows`.
    """
    offered = offers(match) if offered is None else offered
    verbs = list(dict.fromkeys(offer.facets["verb"] for offer in offered))
    made = [FacetButtons("verb", "", tuple(Chip(verb, say(f"verb-{verb}")) for verb in verbs))]
    facets: dict[str, Facet] = {}
    for verb in dict.fromkeys(move.verb for offer in offered for move in offer.moves):
        for facet in match.game.vocabulary.by_name[verb].facets:
            facets.setdefault(facet.name, facet)
    for name, facet in facets.items():
        values = {offer.facets[name] for offer in offered if name in offer.facets}
        facts = told.get(name, {})
        chips = tuple(Chip(value, value_text(facet, value, say, names),
                           say(f"chip-{name}", **facts[value]) if value in facts else "")
                      for value in facet.values if value in values)
        made.append(FacetButtons(name, facet_text(match, name, say, language), chips, facet.numeric and len(chips) > MANY))
    return made


def unavailable(match: AnyMatch, say: Say) -> list[Chip]:
    """Return buttons for the verbs of this decision that have no legal move now, so that players can ask for the reason."""
    offered = {move.verb for move in match.legal()}
    verbs = [rule.word.name for rule in match.game.rules.step(match.state).menu]
    return [Chip(verb, say(f"verb-{verb}")) for verb in dict.fromkeys(verbs) if verb not in offered]


def refusals(match: AnyMatch, say: Say, language: str, names: Sequence[str]) -> list[RefusedActions]:
    """Return the actions that are refused, grouped by reason, if at most one move is legal; otherwise an empty list."""
    if len(match.legal()) > 1:
        return []
    reasons: dict[str, list[str]] = {}
    for chip in unavailable(match, say):
        refused = why_not(match, {"verb": chip.value})
        if refused is not None and refused.reason != "not_now" and is_about_all(match, refused):
            reasons.setdefault(refused.sentence(language, names), []).append(chip.label)
    return [RefusedActions(tuple(labels), sentence) for sentence, labels in reasons.items()]


def is_about_all(match: AnyMatch, refused: Refused) -> bool:
    """Return whether a reason applies to an action as a whole, not only to one of its possible objects.

    Always return True for a shortage.
    """
    things = {facet.name for facet in match.game.vocabulary.facets} - {"seat"}
    return refused.reason.endswith("_short") or not things & set(refused.facts)


def where_asked(match: AnyMatch, selected: Mapping[str, str]) -> tuple[AnyMatch, Mapping[str, str]]:
    """Return the match after the joined verb in a selection (a verb that only opens another choice), with the rest of the
    selection. If there is no joined verb, return the match and the selection unchanged."""
    verb = match.game.vocabulary.by_name.get(selected.get("verb", ""))
    if verb is None or not verb.joined or len(selected) == 1 or not any(move.verb == verb.name for move in match.legal()):
        return match, selected
    twin = match.copy()
    twin.play(verb.name)
    return twin, {name: value for name, value in selected.items() if name != "verb"}


def value_text(facet: Facet, value: str, say: Say, names: Sequence[str]) -> str:
    if facet.numeric or facet.alike:
        return value
    if facet.kind == "seat" and facet.index(value) < len(names):
        return names[facet.index(value)]
    return say(f"{facet.kind}-{value}")


def facet_text(match: AnyMatch, name: str, say: Say, language: str) -> str:
    """Return the game's name for a facet; an empty string if it has none."""
    return say(f"facet-{name}") if match.game.has(language, f"facet-{name}") else ""


def facet_names(match: AnyMatch) -> set[str]:
    """Return the names of all facets of the game's moves, and also `verb`."""
    return {facet.name for verb in match.game.vocabulary.verbs for facet in verb.facets} | {"verb"}


def proposed(match: AnyMatch) -> str:
    """Return the facets of the move that the page preselects; an empty string if the game proposes no move, or if the proposed
    move has a warning."""
    packed = proposal(match.game, match.state, match.moves)
    return "" if packed < 0 else OfferedMove((Move(match.game, packed),)).text


def proposal(game: Game[Any], state: State, moves: Moves) -> int:
    """Return the move that the game proposes in a position; -1 if it proposes none, or if the proposed move has a warning."""
    packed = -1 if game.proposal is None else game.proposal(state, moves)
    return packed if packed >= 0 and moves.has(packed) and game.rules.warning(state, packed) is None else -1


def refusal_of(match: AnyMatch, selected: Mapping[str, str]) -> Refused | None:
    """Return the reason why no legal move has all the selected facets or, if there is no such reason, why none has one of them.
    Return None if there is neither."""
    match, selected = where_asked(match, selected)
    known = facet_names(match)
    facets = {name: value for name, value in selected.items() if name in known}
    attempts = [facets, *({name: value} for name, value in facets.items())]
    refusal: Refused | None = None
    for attempt in attempts:
        refused = why_not(match, attempt)
        refusal = refusal or refused
        if refused is not None and refused.reason != "not_now":
            return refused
    return refusal


