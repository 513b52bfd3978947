"""Texts about a match for the terminal, in the reader's language: names, moves and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.game import Game, Score
from mercat.engine.matches.match import Entry, Match
from mercat.engine.rules.state import NATURE, Event
from mercat.engine.rules.vocabulary import Facet, Named
from mercat.text import Voice, decided


class Narrator:
    """The texts of one game in one language. `names` are the players' names by seat."""

    def __init__(self, game: Game[Any], language: str, names: list[str]) -> None:
        self.game = game
        self.language = language
        self.names = names

    def say(self, key: str, **facts: Any) -> str:
        """Return a text of the game."""
        return self.game.say(self.language, key, names=self.names, **facts)

    def text(self, key: str, **facts: Any) -> str:
        """Return a text of the command line."""
        return COMMAND_TEXTS.say(self.language, key, names=self.names, **facts)

    def called(self, kind: str, name: str) -> str:
        """Return the game's text for a key such as `facet-good` or `field-money`, or the plain name if it has none."""
        return self.say(f"{kind}-{name}") if self.game.has(self.language, f"{kind}-{name}") else name.replace("_", " ")

    def name(self, seat: int | None) -> str:
        """Return the name of a seat, or of nature, as the start of a line. For None, return an empty string."""
        if seat is None:
            return ""
        if seat == NATURE:
            nature = self.text("nature")
            return nature[:1].upper() + nature[1:]
        return self.names[seat]

    def move(self, packed: int) -> str:
        """Return the sentence for a move."""
        return self.say(f"move-{self.game.vocabulary.verb(packed).name}", **self.game.vocabulary.facts_of(packed))

    def event(self, event: Event) -> str:
        """Return the sentence for an event."""
        return self.say(f"event-{event.name}", **event.facts)

    def value(self, facet: Facet, value: str) -> str:
        """Return the text of a facet value."""
        return self.word(facet.fact(facet.index(value)))

    def word(self, fact: Named | int) -> str:
        """Return the text of a single fact."""
        if isinstance(fact, int):
            return str(fact)
        voice = self.game.voice
        if isinstance(voice, Voice):
            return str(voice.arguments(self.language, {"word": fact}, self.names)["word"])
        return fact.value

    def entry(self, entry: Entry) -> list[str]:
        """Return the text lines for a journal line and its events."""
        if entry.is_undo:
            return [self.text("undone", length=entry.back_to)]
        if entry.aside:
            return [f"{self.name(entry.seat)}: {entry.text}"]
        sentences = self.events(entry.events)
        if entry.seat == NATURE and sentences:
            return sentences
        if not sentences and self.game.has(self.language, f"did-{self.game.vocabulary.verb(entry.move).name}"):
            return [decided(self.game, entry, self.say)]
        return [f"{self.name(entry.seat)}: {self.move(entry.move)}", *sentences]

    def events(self, events: Iterable[Event]) -> list[str]:
        """Return a sentence for each event."""
        return [f"    {self.event(event)}" for event in events]

    def scores(self, scores: list[Score]) -> list[str]:
        """Return the score sheets as text, the winner's first, without lines of 0 points."""
        lines = []
        for score in sorted(scores, key=lambda score: score.place):
            said = ", ".join(f"{self.say(f'score-{line.cause}')} {line.points}" for line in score.lines if line.points)
            lines.append(f"{score.place}. {self.names[score.seat]}: {score.total}" + (f"  ({said})" if said else ""))
        return lines


def named(match: Match[Any], language: str) -> list[str]:
    """Return the players' names, with a default name for each player without one."""
    names = list(match.names[:match.seats])
    return names + [COMMAND_TEXTS.say(language, "player", number=seat + 1) for seat in range(len(names), match.seats)]
