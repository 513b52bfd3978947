"""What is turned down at the door, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from mercat.engine.game import Game, Voice
from mercat.engine.state import State
from mercat.engine.vocabulary import Named, Reason, verb_of

S = TypeVar("S", bound=State)

VOICES: Final[list[Voice]] = []                             # says what no game says; filled by mercat.games


class Refused(ValueError):
    """Something that cannot be done, and why; nothing has changed.

    `reason` is a key (`reason-...` in the texts), `facts` what it is about, `sentence(language)` says it to a person. A fact may
    be another refusal, which is said within the sentence.
    """

    def __init__(self, reason: str, facts: Mapping[str, Any] | None = None, voice: Voice | None = None) -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.facts: Final = dict(facts or {})
        self.voice: Final = voice or (VOICES[0] if VOICES else None)

    @property
    def facets(self) -> dict[str, str | int]:
        """The facts as plain values."""
        return {name: fact.value if isinstance(fact, Named) else fact.reason if isinstance(fact, Refused) else fact
                for name, fact in self.facts.items()}

    def sentence(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Why, in one sentence. `names` are the players' by seat."""
        if self.voice is None:
            return f"{self.reason} {self.facets}"
        facts = {name: fact.sentence(language, names) if isinstance(fact, Refused) else fact for name, fact in self.facts.items()}
        return self.voice.say(language, f"reason-{self.reason}", names=list(names), **facts)

    def __str__(self) -> str:
        return self.sentence()


class Unreadable(Refused):
    """A saved match that is no match, or not one that this version can play."""


def refusal(game: Game[S], state: S, packed: i64) -> Refused:
    """Why a move is not offered in a position in which somebody must decide."""
    if not game.vocabulary.says(packed):
        return Refused("not_now", {}, game.voice)
    reason: Reason | None = game.rules.why_not(state, packed)
    if reason is not None:
        return Refused(reason.key, reason.facts, game.voice)
    known = any(rule.word.code == verb_of(packed) for rule in game.rules.step(state).menu)
    return Refused("not_offered" if known else "not_now", {}, game.voice)
