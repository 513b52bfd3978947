"""The page for a deal written by hand: the next draw with its possible results, and the draws made so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.matches.match import Entry, Move
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import Facet, Named
from mercat.server.pages.drawing import Drawing, Titled, picture_of
from mercat.server.play.history import event_sentence
from mercat.server.play.legal_moves import value_text
from mercat.server.tables.deals import HandDeal
from mercat.server.tables.matches import AnyMatch
from mercat.server.words import Say, ui, voice_of
from mercat.text import move_sentence

GAP: Final = "…"                                         # in place of a choice that is still to be made
FEW: Final = 4                                           # the most answers that are shown with large pictures
MANY: Final = 12                                         # the most answers that are shown without groups


@dataclass(frozen=True)
class PossibleDraw:
    """A possible result of the draw. `help` and `picture` are empty if the game does not have them."""

    move: str
    label: str
    help: str
    sentence: str
    seat: int | None
    picture: Markup


@dataclass(frozen=True)
class DrawMade:
    """A draw that has been made."""

    place: int
    text: str
    changing: bool                                       # whether the page is asking for this draw again


@dataclass(frozen=True)
class DealPage:
    """The facts for the template `deal.html`."""

    deal: HandDeal
    place: int | None
    complete: bool                                       # whether the deal is complete, so that a player decides next
    kind: str
    ask: str
    help: str
    chosen: str                                          # the present result, if a draw is being changed
    groups: tuple[Titled[PossibleDraw], ...]             # the possible results, in groups
    kinds: tuple[Titled[DrawMade], ...]                  # the draws made so far, by step
    made: int
    drawing: Drawing = field(compare=False)

    @property
    def layout(self) -> str:
        """The layout of the answers: with explanations, with large or small pictures, or as buttons."""
        answers = [answer for group in self.groups for answer in group.rows]
        if any(answer.help for answer in answers):
            return "helped"
        if any(answer.picture for answer in answers):
            return "large" if len(answers) <= FEW else "pictures"
        return "chips"

    @property
    def board_is_drawn(self) -> bool:
        """Whether there is anything on the board to show. A map appears only after it has been dealt."""
        return "<title>" in self.drawing.board


def deal_page(deal: HandDeal, place: int | None, language: str, name: str) -> DealPage:
    """Return the page that asks for draw number `place`, by default the next draw.

    `name` is the name of the reader, who gets the first seat.
    """
    match = deal.match_before(place)
    game, names = match.game, [name] if name else []
    say = voice_of(game, language, names)
    asking = match.to_move == NATURE
    step = match.step or ""
    answers = Answers(match, say, language, names) if asking else None
    changing = place is not None and place < len(deal.match.entries)
    seats = [*names, *(ui(language)("seat-empty", number=seat + 1) for seat in range(len(names), match.seats))]
    return DealPage(
        deal=deal, place=place if changing else None,
        complete=deal.match.to_move != NATURE, kind=say(f"step-{step}") if asking else "",
        ask=answers.question() if answers else "", help=game.text_if_any(language, f"help-{step}"),
        chosen=deal.match.entries[place].text if changing and place is not None else "",
        groups=answers.groups() if answers else (), kinds=draws_by_step(deal, say, place if changing else None),
        made=len(deal.match.entries), drawing=Drawing(game, deal.match.view(), language, seats))


def draws_by_step(deal: HandDeal, say: Say, place: int | None) -> tuple[Titled[DrawMade], ...]:
    """Return the draws made so far, grouped by step."""
    kinds: dict[str, list[DrawMade]] = {}
    for number, (step, entry) in enumerate(zip(deal.steps, deal.match.entries, strict=True)):
        kinds.setdefault(step, []).append(DrawMade(number, draw_sentence(entry, deal.match, say), number == place))
    return tuple(Titled(say(f"step-{step}"), tuple(draws)) for step, draws in kinds.items())


def draw_sentence(entry: Entry, match: AnyMatch, say: Say) -> str:
    """Return a draw as one sentence: its first event or, if it has none, the move itself."""
    sentence = event_sentence(entry.events[0], say) if entry.events else move_sentence(match.game, entry.move, say)
    return capitalised(sentence).rstrip(".")


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


class Answers:
    """The possible results of the next draw, with their texts and pictures."""

    def __init__(self, match: AnyMatch, say: Say, language: str, names: Sequence[str]) -> None:
        self.match = match
        self.game = match.game
        self.say = say
        self.language = language
        self.names = names
        self.moves = match.legal()

    def question(self) -> str:
        """Return the question for the draw: the sentence for its event, with gaps in place of the facts that the choice
        determines."""
        move = self.moves[0]
        if len({each.verb for each in self.moves}) > 1:
            return self.say(f"step-{self.match.step}")
        facets = {facet.name: facet for facet in self.facets(move)}
        event = next(iter(self.match.preview(move)), None)
        if event is not None:
            gaps = {name for name, fact in event.facts.items() if is_chosen(name, fact, move, facets)}
            if gaps:
                return self.with_gaps(f"event-{event.name}", event.facts, gaps)
        facts = self.game.vocabulary.facts_of(move.packed)
        return self.with_gaps(f"move-{move.verb}", facts, set(facts))

    def with_gaps(self, key: str, facts: Mapping[str, Any], gaps: set[str]) -> str:
        """Return one of the game's texts, with gaps in place of the facts named in `gaps`."""
        voice: Any = self.game.voice
        known = voice.arguments(self.language, {name: fact for name, fact in facts.items() if name not in gaps}, self.names)
        for name in gaps:
            fact = facts[name]
            named = voice.named(self.language, name, fact, {}, self.names) if isinstance(fact, Named) else {name: fact}
            known.update(dict.fromkeys(named, GAP))
        return capitalised(str(voice.formatted(self.language, key, known))).rstrip(".")

    def facets(self, move: Move) -> list[Facet]:
        return self.game.vocabulary.by_name[move.verb].facets

    def groups(self) -> tuple[Titled[PossibleDraw], ...]:
        """Return the possible results; if there are many, in the game's own groups or by their first letter."""
        groups: dict[str, list[PossibleDraw]] = {}
        for move in self.moves:
            groups.setdefault(self.title(move), []).append(self.answer(move))
        return tuple(Titled(title, tuple(answers)) for title, answers in groups.items())

    def title(self, move: Move) -> str:
        facets, values = self.facets(move), list(move.facets.values())
        if len(self.moves) <= MANY or len(facets) != 1:
            return ""
        piece = self.game.piece(facets[0].kind, values[0]) if self.game.piece is not None else None
        if piece and piece.get("group"):
            return capitalised(self.say(piece["group"]))
        return values[0][0] if facets[0].alike else ""

    def answer(self, move: Move) -> PossibleDraw:
        facets, whole = self.facets(move), capitalised(move_sentence(self.match.game, int(move.packed), self.say))
        if len(facets) != 1:
            return PossibleDraw(str(move), whole, "", whole, None, Markup())
        facet, value = facets[0], next(iter(move.facets.values()))
        label = capitalised(value_text(facet, value, self.say, self.names))
        return PossibleDraw(str(move), label, self.game.text_if_any(self.language, f"{facet.kind}-{value}.help"), whole,
                            facet.index(value) if facet.kind == "seat" else None,
                            picture_of(self.game, facet.kind, value, self.say))


def is_chosen(name: str, fact: object, move: Move, facets: Mapping[str, Facet]) -> bool:
    """Return whether the move determines this fact of the event."""
    if isinstance(fact, Named):
        return any(facet.kind == fact.kind and move.facets[facet_name] == fact.value for facet_name, facet in facets.items())
    return name in facets and move.facets[name] == str(fact)
