"""Exceptions for refused input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.game import Game, Voice
from mercat.engine.rules.state import State
from mercat.engine.rules.vocabulary import Named

S = TypeVar("S", bound=State)


class Refused(ValueError):
    """The refusal of an input; nothing has changed.

    `reason` is a key (`reason-...` in the texts), `facts` are the variables of the text, and `sentence(language)` is the
    explanation for players. A fact may be another refusal, whose sentence then becomes part of this one. `rule` is the id, in the
    game's ledger, of the rule behind the refusal; empty if there is none.
    """

    def __init__(self, reason: str, facts: Mapping[str, Any] | None = None, voice: Voice | None = None, rule: str = "") -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.facts: Final = dict(facts or {})
        self.voice: Final = voice or CATALOGUE.voice
        self.rule: Final = rule

    @property
    def facets(self) -> dict[str, str | int]:
        """The facts as plain numbers and strings."""
        return {name: fact.value if isinstance(fact, Named) else fact.reason if isinstance(fact, Refused) else fact
                for name, fact in self.facts.items()}

    def sentence(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return the reason in one sentence. `names` are the players' names by seat."""
        facts = {name: fact.sentence(language, names) if isinstance(fact, Refused) else fact for name, fact in self.facts.items()}
        return self.voice.say(language, f"reason-{self.reason}", names=list(names), **facts)

    def __str__(self) -> str:
        return self.sentence()


class Unreadable(Refused):
    """A saved match that is invalid, or cannot be played by this version."""


def refusal(game: Game[S], state: S, packed: i64) -> Refused:
    """Return the refusal of a move that the pending decision of a position does not offer."""
    if not game.vocabulary.is_move(packed):
        return Refused("not_now", {}, game.voice)
    reason = game.rules.why_not(state, packed)
    if reason is None:
        return Refused("not_now", {}, game.voice)
    return Refused(reason.key, reason.facts, game.voice, game.ledger.rule_of(reason.key, game.vocabulary.verb(packed).name))
