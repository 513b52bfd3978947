"""The row of a finished game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from mercat.engine.game import Game, Score
from mercat.engine.matches.match import Match
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE, State
from mercat.learning import Observer

FORMAT: Final = 1
RESULT: Final = ("length", "offered", "scores", "places", "sheets")         # the columns of `about_result`
Row = dict[str, Any]


@dataclass(frozen=True)
class Recorded:
    """The data that a game's row contains in addition to the result: the journal and the observed positions."""

    journal: bool = False
    positions: bool = False

    @property
    def columns(self) -> list[str]:
        """The names of the columns for the additional data."""
        return [name for name, wanted in (("journal", self.journal), ("positions", self.positions)) if wanted]


class Notes:
    """The data recorded during a game, according to `recorded`."""

    def __init__(self, game: Game[Any], seats: int, options: Sequence[int], recorded: Recorded) -> None:
        self.game, self.recorded = game, recorded
        self.observer = observer_of(game, seats, tuple(options)) if recorded.positions else None
        self.journal: list[str] = []
        self.positions: list[Row] = []

    def add(self, state: State, moves: Moves, seat: int, move: int) -> None:
        """Record a move before it is made."""
        vocabulary = self.game.vocabulary
        if self.recorded.journal:
            self.journal.append(f"{'nature' if seat == NATURE else seat} {vocabulary.spell(move)}")
        if self.observer is not None and seat != NATURE:
            self.positions.append({
                "seat": seat, "action": int(vocabulary.number(move)),
                "legal": [int(vocabulary.number(one)) for one in moves.listed()],
                "row": [int(entry) for entry in self.observer.row(state, seat)]})

    def row(self) -> Row:
        """Return the additional columns of the game's row."""
        return {name: getattr(self, name) for name in self.recorded.columns}


@lru_cache(8)
def observer_of(game: Game[Any], seats: int, options: tuple[int, ...]) -> Observer:
    return Observer(game, seats, options)


def about_game(game: Game[Any], seats: int, options: Mapping[str, str]) -> Row:
    """Return the columns that identify the game. Options that are not given get their default values."""
    from mercat import __version__

    return {"format": FORMAT, "mercat": __version__, "game": game.name, "rules": int(game.version), "components": game.digest,
            "seats": seats, "options": [{"name": option.name, "value": options.get(option.name, option.default)}
                                        for option in game.options]}


def about_result(scores: Sequence[Score], length: int, offered: int) -> Row:
    """Return the columns with the result of the game."""
    scores = sorted(scores, key=lambda score: score.seat)
    return {"length": length, "offered": offered, "scores": [int(score.total) for score in scores],
            "places": [int(score.place) for score in scores],
            "sheets": [[{"line": line.cause, "points": int(line.points)} for line in score.lines] for score in scores]}


def row_of_match(match: Match[Any], bots: Sequence[str], recorded: Recorded) -> Row:
    """Return the row of a finished match, leaving out undone moves. `bots` are the bots' names by seat, empty for a human
    player."""
    game, notes = match.game, Notes(match.game, match.seats, match.chosen, recorded)
    state, moves, offered = game.first(match.seats, match.chosen), Moves(), 0
    game.rules.advance(state, moves)
    for length in match.path:
        entry = match.entries[length - 1]
        notes.add(state, moves, int(entry.seat), int(entry.move))
        offered += int(moves.count)
        game.rules.apply(state, entry.move, moves)
    unknown = [""] * match.seats
    seeds = [chapter.seed for chapter in match.chapters]
    return {**about_game(game, match.seats, match.options), "bots": list(bots), "settings": unknown, "weights": unknown,
            "seed": str(seeds[0]) if len(seeds) == 1 and seeds[0] is not None else "", "bot_seed": "", "dealt": match.by_hand,
            **about_result(game.scores(state), len(match.path), offered), **notes.row()}


def line_of(row: Row) -> str:
    """Return a row as a line of JSON text."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
