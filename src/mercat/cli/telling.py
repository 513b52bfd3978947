"""A match in words, for the terminal: names, moves, what happened, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mercat.cli.voice import HOUSE
from mercat.engine.game import Game, Score
from mercat.engine.match import Entry, Match
from mercat.engine.state import NATURE, Event
from mercat.engine.vocabulary import Facet, Named
from mercat.text import Voice


class Teller:
    """Says everything about one game in one language. `names` are the players' by seat."""

    def __init__(self, game: Game[Any], language: str, names: list[str]) -> None:
        self.game = game
        self.language = language
        self.names = names

    def say(self, key: str, **facts: Any) -> str:
        """A text of the game."""
        return self.game.say(self.language, key, names=self.names, **facts)

    def house(self, key: str, **facts: Any) -> str:
        """A text of the command line."""
        return HOUSE.say(self.language, key, names=self.names, **facts)

    def called(self, kind: str, name: str) -> str:
        """What the game calls something: `facet-good`, `field-money`; the plain name where it has no text for it."""
        return self.say(f"{kind}-{name}") if self.game.has(self.language, f"{kind}-{name}") else name.replace("_", " ")

    def name(self, seat: int | None) -> str:
        """Whose turn it is, or whose word it was."""
        if seat is None:
            return ""
        return self.house("nature") if seat == NATURE else self.names[seat]

    def move(self, packed: int) -> str:
        """The whole phrase of a move."""
        return self.say(f"move-{self.game.vocabulary.verb(packed).name}", **self.game.vocabulary.facts_of(packed))

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self.say(f"event-{event.name}", **event.facts)

    def value(self, facet: Facet, value: str) -> str:
        """The text of a value of a facet."""
        return self.word(facet.fact(facet.index(value)))

    def word(self, fact: Named | int) -> str:
        """The text of a fact by itself."""
        if isinstance(fact, int):
            return str(fact)
        voice = self.game.voice
        if isinstance(voice, Voice):
            return str(voice.arguments(self.language, {"word": fact}, self.names)["word"])
        return fact.value

    def entry(self, entry: Entry) -> list[str]:
        """A line of the journal: who did what, then what came of it."""
        if entry.is_undo:
            return [self.house("undone", length=entry.back_to)]
        told = self.events(entry.events)
        if entry.seat == NATURE and told:
            return told
        return [f"{self.name(entry.seat)}: {self.move(entry.move)}", *told]

    def events(self, events: Iterable[Event]) -> list[str]:
        """What happened, a sentence each."""
        return [f"    {self.event(event)}" for event in events]

    def scores(self, scores: list[Score]) -> list[str]:
        """The score sheet, best first, without the lines that brought nothing."""
        lines = []
        for score in sorted(scores, key=lambda score: score.place):
            said = ", ".join(f"{self.say(f'score-{line.cause}')} {line.points}" for line in score.lines if line.points)
            lines.append(f"{score.place}. {self.names[score.seat]}: {score.total}" + (f"  ({said})" if said else ""))
        return lines


def named(match: Match[Any], language: str) -> list[str]:
    """The players' names, with a name for each who has none."""
    names = list(match.names[:match.seats])
    return names + [HOUSE.say(language, "player", number=seat + 1) for seat in range(len(names), match.seats)]
