"""Matches as text: what is written, and what is taken for one. Whether its moves fit is for the match to find out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mercat.engine.game import Game, Voice
from mercat.engine.opening import LARGEST_SEED, found, known_names, written_draws
from mercat.engine.refused import Refused, Unreadable
from mercat.engine.vocabulary import Named

FORMAT: Final = 1                       # of saved matches
LONGEST_JOURNAL: Final = 25_000


class Saved:
    """A saved match, checked as far as its form goes. `by_hand` holds nature's answers that were written when it was opened."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], seed: int | None, names: list[str],
                 by_hand: list[int], journal: list[Any]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.names: Final = names
        self.by_hand: Final = by_hand
        self.journal: Final = journal


def text_of(game: Game[Any], seats: int, options: Mapping[str, str], names: Sequence[str], seed: int | None,
            by_hand: Sequence[str], journal: Sequence[str]) -> str:
    """A match as text. Files of matches that nobody dealt by hand say nothing of it."""
    saved: dict[str, Any] = {
        "mercat": FORMAT, "game": game.name, "version": game.version, "digest": game.digest, "seats": seats,
        "options": dict(options), "names": list(names), "seed": seed}
    if by_hand:
        saved["deal"] = list(by_hand)
    saved["journal"] = list(journal)
    return json.dumps(saved, ensure_ascii=False, indent=1)


def read(text: object) -> Saved:
    """What `text_of` wrote. Raises Unreadable with one clear sentence for anything else."""
    saved = plain(text)
    game, voice = found_in(saved)
    seats, seed, names = saved.get("seats"), saved.get("seed"), saved.get("names", [])
    if not isinstance(seats, int) or not game.fewest <= seats <= game.most:
        raise Unreadable("wrong_seats", {"fewest": game.fewest, "most": game.most}, voice)
    if seed is not None and not isinstance(seed, int):
        raise Unreadable("wrong_seed", {"most": str(LARGEST_SEED - 1)}, voice)
    try:
        players = known_names(game, seats, names)
    except Refused as refused:
        raise Unreadable(refused.reason, refused.facts, voice) from None
    return Saved(game, seats, saved["options"], seed, players, deal_of(game, saved.get("deal", [])), saved["journal"])


def plain(text: object) -> dict[str, Any]:
    """What a saved match says, checked as far as the format goes. Raises Unreadable."""
    try:
        saved = json.loads(text) if isinstance(text, (str, bytes)) else None
    except (ValueError, RecursionError):
        saved = None
    if not isinstance(saved, dict) or "mercat" not in saved or not isinstance(saved.get("journal"), list):
        raise Unreadable("not_a_match")
    if saved["mercat"] != FORMAT:
        raise Unreadable("other_format", {"format": str(saved["mercat"])[:20]})
    if len(saved["journal"]) > LONGEST_JOURNAL or not isinstance(saved.get("options"), dict):
        raise Unreadable("not_a_match")
    return saved


def found_in(saved: dict[str, Any]) -> tuple[Game[Any], Voice | None]:
    """The game a saved match is of, in the version and with the components it was played with. Raises Unreadable."""
    try:
        game = found(saved.get("game"))
    except Refused as refused:
        raise Unreadable(refused.reason, refused.facts) from None
    if saved.get("version") != game.version:
        raise Unreadable("other_version", {"game": Named("game", game.name), "version": str(saved.get("version"))[:20],
                                           "ours": game.version}, game.voice)
    if saved.get("digest") != game.digest:
        raise Unreadable("other_components", {"game": Named("game", game.name)}, game.voice)
    return game, game.voice


def deal_of(game: Game[Any], lines: object) -> list[int]:
    """The moves of a deal written by hand. Raises Unreadable."""
    if not isinstance(lines, list):
        raise Unreadable("not_a_match", {}, game.voice)
    try:
        draws = written_draws(game, lines)
    except Refused as refused:
        raise Unreadable(refused.reason, refused.facts, game.voice) from None
    for draw in draws:
        if draw.move < 0:
            raise Unreadable("deal_unknown", {"line": draw.number, "text": draw.text[:60]}, game.voice)
    return [draw.move for draw in draws]
