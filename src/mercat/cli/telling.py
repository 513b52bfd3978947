"""A match in words, for the terminal: names, moves, what happened, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mercat.engine.game import Game, Score
from mercat.engine.match import Entry, Match, Move
from mercat.engine.state import NATURE, Event
from mercat.engine.vocabulary import Facet, Named
from mercat.text import Voice

HOUSE = Voice(Path(__file__).with_name("text"))


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

    def plain(self, key: str) -> str:
        """A text of the game that needs no facts; nothing where there is none."""
        voice = self.game.voice
        if not isinstance(voice, Voice) or not voice.has(self.language, key):
            return ""
        bundle = voice.bundle(self.language)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, missing = bundle.format_pattern(pattern, {})
        return "" if missing else str(said)

    def name(self, seat: int | None) -> str:
        """Whose turn it is, or whose word it was."""
        if seat is None:
            return ""
        return self.house("nature") if seat == NATURE else self.names[seat]

    def move(self, move: Move) -> str:
        """The whole phrase of a move."""
        return self.packed(int(move.packed))

    def packed(self, packed: int) -> str:
        """The same of a move as a number."""
        verb = self.game.vocabulary.verb(packed)
        facts = verb.facts(verb.first(packed), verb.second(packed), verb.third(packed))
        return self.say(f"move-{verb.name}", **facts)

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self.say(f"event-{event.name}", **event.facts)

    def value(self, facet: Facet, value: str) -> str:
        """The text of a value of a facet."""
        return self.word(facet.fact(facet.index(value)))

    def facet(self, facet: Facet) -> str:
        """The name of a facet, to stand before a number."""
        return self.plain(f"facet-{facet.name}") or facet.name.replace("_", " ")

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
        return [f"{self.name(entry.seat)}: {self.packed(entry.move)}", *told]

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
