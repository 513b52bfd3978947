"""The guarantees that every game must fulfil, checked with one call: `mercat.conformance.check(game)`. The built-in games pass
the same checks.

Each part in `PARTS` checks one aspect of a game and yields sentences, each with a fault and its remedy. A game in another package
is checked in the same way, in its own tests and by `mercat check GAME`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from mercat.conformance.declaration import record, view
from mercat.conformance.drawing import drawing
from mercat.conformance.ledger import ledger
from mercat.conformance.lessons import lessons
from mercat.conformance.orders import orders
from mercat.conformance.play import advice, play, rows
from mercat.conformance.projects import digests
from mercat.conformance.random_games import Player
from mercat.conformance.sentences import MissingText, raised_by
from mercat.conformance.terms import Law, Terms
from mercat.conformance.texts import texts
from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.games import find

Check: TypeAlias = Callable[[Game[Any], Terms], Iterator[str]]
CHECKS: Final[Mapping[str, Check]] = {
    "record": record, "play": play, "rows": rows, "view": view, "texts": texts, "ledger": ledger, "drawing": drawing,
    "lessons": lessons, "advice": advice, "orders": orders, "digests": digests}
PARTS: Final = tuple(CHECKS)
MOST_SHOWN: Final = 40                  # findings of a part that are shown to people


@dataclass(frozen=True)
class Finding:
    """A guarantee that a game breaks, and the remedy, together with the missing text or the match in which the fault occurred."""

    part: str
    sentence: str
    missing: MissingText | None = None
    match: Match[Any] | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.part}: {self.sentence}"


class NotConforming(AssertionError):
    """The error for a game that breaks guarantees that every game must fulfil. The message has one line for each finding."""

    def __init__(self, game: str, found: Sequence[Finding]) -> None:
        super().__init__("\n".join([f"{game} does not conform:", *shown(found)]))
        self.findings: Final = tuple(found)


def check(game: Game[Any] | str, *, parts: Sequence[str] = PARTS, games: int = 1, seed: int = 1, law: Law | None = None,
          player: Player | None = None) -> None:
    """Raise NotConforming with all findings, if there are any. The arguments are the same as for `findings`."""
    found = findings(game, parts=parts, games=games, seed=seed, law=law, player=player)
    if found:
        raise NotConforming(game if isinstance(game, str) else game.name, found)


def findings(game: Game[Any] | str, *, parts: Sequence[str] = PARTS, games: int = 1, seed: int = 1, law: Law | None = None,
             player: Player | None = None) -> list[Finding]:
    """Check a game, given as a record or by its name, and return the findings.

    `games` random games are played for every number of players and every value of an option, with consecutive seeds from `seed`.
    `law` checks the game's own invariants with assertions; it is called with the match after every move. `player` picks the moves
    in these games. Raise Refused for a name that no game has, and ValueError for a part that does not exist.
    """
    unknown = [part for part in parts if part not in CHECKS]
    if unknown:
        raise ValueError(f"there is no part {unknown[0]!r}; the parts are {', '.join(PARTS)}")
    checked, terms = find(game) if isinstance(game, str) else game, Terms(games, seed, law, player)
    return [Finding(part, str(sentence), getattr(sentence, "missing", None), getattr(sentence, "match", None))
            for part in parts for sentence in sentences(CHECKS[part], checked, terms)]


def sentences(found_by: Check, game: Game[Any], terms: Terms) -> list[str]:
    """Return the findings of a check, without duplicates. An error during the check is also a finding, with the place where it
    was raised."""
    found: dict[str, None] = {}
    try:
        for sentence in found_by(game, terms):
            found.setdefault(sentence)
    except Exception as error:
        found[f"{raised_by(game, error)}. Mend what raises it."] = None
    return list(found)


def shown(found: Sequence[Finding]) -> list[str]:
    """Return human-readable lines: the first findings of each part, and the number of further findings."""
    lines, numbers = list[str](), Counter[str]()
    for one in found:
        numbers[one.part] += 1
        if numbers[one.part] <= MOST_SHOWN:
            lines.append(str(one))
    return lines + [f"{part}: ... and {number - MOST_SHOWN} more" for part, number in numbers.items() if number > MOST_SHOWN]


__all__ = ["PARTS", "Finding", "NotConforming", "check", "findings", "shown"]
