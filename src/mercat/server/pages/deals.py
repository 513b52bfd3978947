"""A deal written by hand, draw by draw: what is drawn next, what it can be, what lies there already. No HTTP in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.chance import drawn, new_seed
from mercat.engine.game import Game
from mercat.engine.match import Entry, Match, Move, Refused
from mercat.engine.opening import written_draws
from mercat.engine.state import NATURE
from mercat.engine.vocabulary import Facet, Named
from mercat.server.pages.drawing import Drawn, Say, table_template, ui, voice_of
from mercat.server.pages.history import phrase, sentence
from mercat.server.pages.prompts import value_text
from mercat.server.problems import MoveRefused
from mercat.server.tables.matches import AnyMatch

GAP: Final = "…"                                         # stands for what is still to be chosen
FEW: Final = 4                                           # answers whose pictures may be large
LONG: Final = 12                                         # answers; more than these are shown in bundles


@dataclass(frozen=True)
class Laid:
    """The lines of a deal as far as they fit: the match they lead to, and how many did not fit any more."""

    match: AnyMatch
    steps: tuple[str, ...]                               # of the draws made
    later: tuple[str, ...]                               # draws after the first decision of a player
    dropped: int

    @property
    def lines(self) -> tuple[str, ...]:
        return (*(entry.text for entry in self.match.entries), *self.later)


def laid_out(game: Game[Any], seats: int, options: Mapping[str, str], lines: Sequence[str]) -> Laid:
    """Make the draws that are written, until one does not fit. Raises Problem for what is no deal at all."""
    try:
        match = Match.start(game, seats, options, 0, deal=False)
        draws = written_draws(game, lines)
    except Refused as refused:
        raise MoveRefused(refused) from None
    steps: list[str] = []
    for number, draw in enumerate(draws):
        if match.to_move != NATURE:
            later = [game.vocabulary.spell(one.move) for one in draws[number:] if one.move >= 0]
            return Laid(match, tuple(steps), tuple(later), len(draws) - number - len(later))
        if not match.moves.has(draw.move):
            return Laid(match, tuple(steps), (), len(draws) - number)
        steps.append(match.step or "")
        match.make(draw.move)
    return Laid(match, tuple(steps), (), 0)


def answered(laid: Laid, place: int | None, answer: str) -> tuple[str, ...]:
    """The lines with one more draw, or with another one at a place."""
    made = [entry.text for entry in laid.match.entries]
    if place is None or place >= len(made):
        return (*made, answer, *laid.later)
    return (*made[:place], answer, *made[place + 1:], *laid.later)


def by_dice(laid: Laid, place: int | None) -> str:
    """What the dice draw next, or at a place; nothing where a player decides."""
    match = asked_at(laid, place)
    if match.to_move != NATURE:
        return ""
    return match.game.vocabulary.spell(drawn(new_seed(), 0, match.moves))


def asked_at(laid: Laid, place: int | None) -> AnyMatch:
    """The match before the draw that is asked for."""
    return laid.match if place is None or place >= len(laid.match.entries) else laid.match.at(place)


# -- shown


@dataclass(frozen=True)
class Answer:
    """Something that may be drawn: named, explained and drawn where the game can."""

    move: str
    label: str
    help: str
    sentence: str
    seat: int | None
    picture: Markup


@dataclass(frozen=True)
class Bundle:
    """Answers that belong together."""

    title: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Made:
    """A draw that was made."""

    place: int
    text: str
    asked: bool                                          # it is being chosen anew


@dataclass(frozen=True)
class Kind:
    """The draws of one decision."""

    title: str
    draws: tuple[Made, ...]


@dataclass(frozen=True)
class DealPage:
    """Everything the page of a deal asks for."""

    lines: tuple[str, ...]
    later: tuple[str, ...]
    dropped: int
    place: int | None
    complete: bool                                       # a player decides next
    kind: str
    ask: str
    help: str
    chosen: str                                          # the answer that is being chosen anew
    bundles: tuple[Bundle, ...]
    kinds: tuple[Kind, ...]
    made: int
    drawn: Drawn = field(compare=False)

    @property
    def manner(self) -> str:
        """How the answers stand: explained, few large pictures, many small ones, or as mere buttons."""
        answers = [answer for bundle in self.bundles for answer in bundle.answers]
        if any(answer.help for answer in answers):
            return "helped"
        if any(answer.picture for answer in answers):
            return "large" if len(answers) <= FEW else "pictures"
        return "chips"

    @property
    def board_has_things(self) -> bool:
        """Does the board show anything yet? A map comes when it is known."""
        return "<title>" in self.drawn.board


def deal_page(laid: Laid, place: int | None, language: str, name: str) -> DealPage:
    """What is asked, what it can be, and what has been drawn. `name` is the reader's, who will have the first seat."""
    match = asked_at(laid, place)
    game, names = match.game, [name] if name else []
    say = voice_of(game, language, names)
    asking = match.to_move == NATURE
    step = match.step or ""
    answers = Answers(match, say, language, names) if asking else None
    changing = place is not None and place < len(laid.match.entries)
    seats = [*names, *(ui(language)("seat-empty", number=seat + 1) for seat in range(len(names), match.seats))]
    return DealPage(
        lines=laid.lines, later=laid.later, dropped=laid.dropped, place=place if changing else None,
        complete=laid.match.to_move != NATURE, kind=say(f"step-{step}") if asking else "",
        ask=answers.question() if answers else "", help=helped(game, f"help-{step}", language),
        chosen=laid.match.entries[place].text if changing and place is not None else "",
        bundles=answers.bundles() if answers else (), kinds=kinds_of(laid, say, place if changing else None),
        made=len(laid.match.entries), drawn=Drawn(game, laid.match.view(), language, seats))


def helped(game: Game[Any], key: str, language: str) -> str:
    """A text that explains, where the game has one."""
    return game.say(language, key) if game.has(language, key) else ""


def kinds_of(laid: Laid, say: Say, place: int | None) -> tuple[Kind, ...]:
    """The draws made so far, those of one decision together."""
    kinds: dict[str, list[Made]] = {}
    for number, (step, entry) in enumerate(zip(laid.steps, laid.match.entries, strict=True)):
        kinds.setdefault(step, []).append(Made(number, told(entry, laid.match, say), number == place))
    return tuple(Kind(say(f"step-{step}"), tuple(draws)) for step, draws in kinds.items())


def told(entry: Entry, match: AnyMatch, say: Say) -> str:
    """A draw in one sentence: the first of what it brought about, or the move itself."""
    return capital(sentence(entry.events[0], say) if entry.events else phrase(match, entry.move, say)).rstrip(".")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Answers:
    """What may be drawn now, in words and pictures."""

    def __init__(self, match: AnyMatch, say: Say, language: str, names: Sequence[str]) -> None:
        self.match = match
        self.game = match.game
        self.say = say
        self.language = language
        self.names = names
        self.moves = match.legal()
        self.draw_piece: Any = getattr(table_template(match.game).module, "piece", None)

    def question(self) -> str:
        """What is to be chosen, as a sentence with a gap: the one that will tell of it, without what the choice decides."""
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
        """A text of the game with gaps in place of some of its facts."""
        voice: Any = self.game.voice
        known = voice.arguments(self.language, {name: fact for name, fact in facts.items() if name not in gaps}, self.names)
        for name in gaps:
            fact = facts[name]
            named = voice.named(self.language, name, fact, {}, self.names) if isinstance(fact, Named) else {name: fact}
            known.update(dict.fromkeys(named, GAP))
        return capital(str(voice.formatted(self.language, key, known))).rstrip(".")

    def facets(self, move: Move) -> list[Facet]:
        return self.game.vocabulary.by_name[move.verb].facets

    def bundles(self) -> tuple[Bundle, ...]:
        """The answers; many of them in bundles, as the game has them belong together, or by their first letter."""
        bundles: dict[str, list[Answer]] = {}
        for move in self.moves:
            piece = self.piece(move)
            bundles.setdefault(self.title(move, piece), []).append(self.answer(move, piece))
        return tuple(Bundle(title, tuple(answers)) for title, answers in bundles.items())

    def title(self, move: Move, piece: Mapping[str, Any] | None) -> str:
        if len(self.moves) <= LONG:
            return ""
        if piece and piece.get("group"):
            return capital(self.say(piece["group"]))
        facets = self.facets(move)
        return next(iter(move.facets.values()))[0] if len(facets) == 1 and facets[0].alike else ""

    def piece(self, move: Move) -> Mapping[str, Any] | None:
        """What the game knows of the thing drawn, for a picture of it."""
        facets = self.facets(move)
        if self.game.piece is None or self.draw_piece is None or len(facets) != 1:
            return None
        piece: Mapping[str, Any] | None = self.game.piece(facets[0].kind, next(iter(move.facets.values())))
        return piece

    def answer(self, move: Move, piece: Mapping[str, Any] | None) -> Answer:
        facets, whole = self.facets(move), capital(phrase(self.match, int(move.packed), self.say))
        if len(facets) != 1:
            return Answer(str(move), whole, "", whole, None, Markup())
        facet, value = facets[0], next(iter(move.facets.values()))
        label = capital(value_text(facet, value, self.say, self.names))
        picture = Markup() if piece is None else Markup(self.draw_piece(facet.kind, value, piece, self.say))
        return Answer(str(move), label, helped(self.game, f"{facet.kind}-{value}.help", self.language), whole,
                      facet.index(value) if facet.kind == "seat" else None, picture)


def is_chosen(name: str, fact: object, move: Move, facets: Mapping[str, Facet]) -> bool:
    """Is a fact of an event what the move says?"""
    if isinstance(fact, Named):
        return any(facet.kind == fact.kind and move.facets[facet_name] == fact.value for facet_name, facet in facets.items())
    return name in facets and move.facets[name] == str(fact)
