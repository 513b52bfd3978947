"""What a reader may do: legal moves as rows, buttons for their facets, the cost of a move, and why a move is unavailable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mercat.engine.match import Move, Refused
from mercat.engine.narrow import why_not
from mercat.engine.rules import Moves
from mercat.engine.vocabulary import Facet
from mercat.server.pages.drawing import Drawn, Say
from mercat.server.pages.history import phrase, read_on, sentence
from mercat.server.pages.preferences import Preferences
from mercat.server.tables.matches import AnyMatch

MANY: Final = 24                                         # numbers in a row of buttons


@dataclass(frozen=True)
class Row:
    """A legal move: its notation, its facets as narrow.js reads them, and the whole of it in words."""

    move: str
    facets: str
    label: str


@dataclass(frozen=True)
class Chip:
    """A button for one value of a facet."""

    value: str
    label: str


@dataclass(frozen=True)
class Group:
    """The buttons of one facet; `label` names it where the values alone would not say enough."""

    facet: str
    label: str
    chips: tuple[Chip, ...]
    many: bool = False                                   # so many numbers that one is set rather than pointed at


def rows(match: AnyMatch, say: Say) -> list[Row]:
    """Every legal move."""
    return [Row(str(move), spelled(move), phrase(match, int(move.packed), say)) for move in match.legal()]


def spelled(move: Move) -> str:
    return " ".join(f"{name}={value}" for name, value in {"verb": move.verb, **move.facets}.items())


def groups(match: AnyMatch, say: Say, language: str, names: Sequence[str]) -> list[Group]:
    """Buttons for the verbs and for every facet of what is legal, values in the order they are declared."""
    moves = match.legal()
    verbs = list(dict.fromkeys(move.verb for move in moves))
    made = [Group("verb", "", tuple(Chip(verb, say(f"verb-{verb}")) for verb in verbs))]
    facets: dict[str, Facet] = {}
    for verb in verbs:
        for facet in match.game.vocabulary.by_name[verb].facets:
            facets.setdefault(facet.name, facet)
    for name, facet in facets.items():
        values = {move.facets[name] for move in moves if name in move.facets}
        chips = tuple(Chip(value, value_text(facet, value, say, names)) for value in facet.values if value in values)
        made.append(Group(name, facet_text(match, name, say, language), chips, facet.numeric and len(chips) > MANY))
    return made


def impossible(match: AnyMatch, say: Say) -> list[Chip]:
    """The verbs of this decision that are not offered now, so that players can ask why."""
    offered = {move.verb for move in match.legal()}
    verbs = [rule.word.name for rule in match.game.rules.step(match.state).menu]
    return [Chip(verb, say(f"verb-{verb}")) for verb in dict.fromkeys(verbs) if verb not in offered]


def value_text(facet: Facet, value: str, say: Say, names: Sequence[str]) -> str:
    if facet.numeric or facet.alike:
        return value
    if facet.kind == "seat" and facet.index(value) < len(names):
        return names[facet.index(value)]
    return say(f"{facet.kind}-{value}")


def facet_text(match: AnyMatch, name: str, say: Say, language: str) -> str:
    """The name of a facet, where the game gives it one."""
    return say(f"facet-{name}") if match.game.has(language, f"facet-{name}") else ""


@dataclass(frozen=True)
class Price:
    """The consequences of a move, from the engine's preview."""

    label: str
    sentences: tuple[str, ...]
    line: str                                            # the same, read on
    warning: str
    warning_key: str
    panel: str                                           # what the player would have afterwards
    seat: int


def price(match: AnyMatch, text: str, say: Say, names: Sequence[str], preferences: Preferences) -> Price:
    """The consequences of a legal move up to where nature or another decision follows. Raises Refused."""
    packed = match.offered(text)
    seat = match.to_move
    assert seat is not None
    events = match.preview(text)
    twin = match.game.copy(match.state)
    match.game.rules.apply(twin, packed, Moves())
    warned = match.warning(text)
    if warned is not None and not preferences.warned_of(warned.reason):
        warned = None
    panel = Drawn(match.game, {**match.view(), **match.game.view(twin)}, preferences.language, names).player(seat)
    told = tuple(sentence(event, say) for event in events)
    return Price(phrase(match, packed, say), told, read_on(told, seat, names),
                 warned.sentence(preferences.language, names) if warned else "", warned.reason if warned else "", panel, seat)


def reason(match: AnyMatch, pointed: Mapping[str, str], language: str, names: Sequence[str]) -> str:
    """Why no legal move has the selected facets. Facets that no verb of the step knows are left out one by one."""
    known = {facet.name for verb in match.game.vocabulary.verbs for facet in verb.facets} | {"verb"}
    asked = {name: value for name, value in pointed.items() if name in known}
    tries = [asked, *({name: value} for name, value in asked.items())]
    found: Refused | None = None
    for attempt in tries:
        refused = why_not(match, attempt)
        found = found or refused
        if refused is not None and refused.reason != "not_now":
            return refused.sentence(language, names)
    return found.sentence(language, names) if found else ""
