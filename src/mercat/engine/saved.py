"""Matches as text: what is written, and what is taken for one. Whether its moves fit is for the match to find out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from mercat.engine.chance import SEED_DIGITS, Seed, new_seed, seed_of
from mercat.engine.chapters import Chapter
from mercat.engine.game import Game, Voice
from mercat.engine.opening import found, known_names, known_table, written_draws
from mercat.engine.refused import Refused, Unreadable
from mercat.engine.vocabulary import Named

FORMAT: Final = 2                       # of saved matches
LONGEST_JOURNAL: Final = 25_000
MOST_CHAPTERS: Final = 1_000            # of a journal
COMMITMENT_DIGITS: Final = 64


class Saved:
    """A saved match, checked as far as its form goes.

    `chapters` are never empty, and the last one has its seed: a new one, where the file leaves it out. `by_hand` holds nature's
    answers that were written when the match was opened.
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], chapters: list[Chapter], names: list[str],
                 by_hand: list[int], journal: list[Any]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.chapters: Final = chapters
        self.names: Final = names
        self.by_hand: Final = by_hand
        self.journal: Final = journal


def text_of(game: Game[Any], seats: int, options: Mapping[str, str], names: Sequence[str], chapters: Sequence[Chapter],
            tells: bool, by_hand: Sequence[str], journal: Sequence[str]) -> str:
    """A match as text, with the seed that decides its coming draws only if it `tells`.

    Files of matches that nobody dealt by hand, and of those that had one seed only, say nothing of it.
    """
    saved: dict[str, Any] = {
        "mercat": FORMAT, "game": game.name, "version": game.version, "digest": game.digest, "seats": seats,
        "options": dict(options), "names": list(names), **chapter_data(chapters[-1], tells)}
    if len(chapters) > 1:
        saved["earlier_seeds"] = earlier_data(chapters)
    if by_hand:
        saved["deal"] = list(by_hand)
    saved["journal"] = list(journal)
    return json.dumps(saved, ensure_ascii=False, indent=1)


def chapter_data(chapter: Chapter, tells: bool) -> dict[str, Any]:
    """A chapter as plain data, but for where it begins."""
    seed = str(chapter.seed) if tells and chapter.seed is not None else None
    return {"table": chapter.table, "seed": seed, "commitment": chapter.commitment or None}


def earlier_data(chapters: Sequence[Chapter]) -> list[dict[str, Any]]:
    """All chapters but the last as plain data, each with the length of the journal at its end."""
    return [{"until": following.since, **chapter_data(chapter, True)}
            for chapter, following in pairwise(chapters)]


def read(text: object) -> Saved:
    """What `text_of` wrote. Raises Unreadable with one clear sentence for anything else."""
    saved = plain(text)
    game, voice = found_in(saved)
    seats, names = saved.get("seats"), saved.get("names", [])
    if not isinstance(seats, int) or not game.fewest <= seats <= game.most:
        raise Unreadable("wrong_seats", {"fewest": game.fewest, "most": game.most}, voice)
    try:
        players = known_names(game, seats, names)
        chapters = chapters_of(game, saved)
    except Refused as refused:
        raise Unreadable(refused.reason, refused.facts, voice) from None
    return Saved(game, seats, saved["options"], chapters, players, deal_of(game, saved.get("deal", [])), saved["journal"])


def chapters_of(game: Game[Any], saved: dict[str, Any]) -> list[Chapter]:
    """Which seeds a saved match names, and from which lines on they decide. Raises Refused."""
    earlier, chapters, since = saved.get("earlier_seeds", []), [], 0
    if not isinstance(earlier, list) or len(earlier) > MOST_CHAPTERS:
        raise Refused("wrong_chapters", {}, game.voice)
    for told in earlier:
        until = told.get("until") if isinstance(told, dict) else None
        if not isinstance(until, int) or isinstance(until, bool) or not since <= until <= len(saved["journal"]):
            raise Refused("wrong_chapters", {}, game.voice)
        chapters.append(chapter_of(game, told, since))
        since = until
    last = chapter_of(game, saved, since)
    chapters.append(last)
    if last.seed is None:
        chapters.append(Chapter(new_seed(), last.table, len(saved["journal"])))
    return chapters


def chapter_of(game: Game[Any], told: dict[str, Any], since: int) -> Chapter:
    """One chapter. Its commitment is taken for what it says, whether the seed fits it or not. Raises Refused."""
    published = told.get("commitment")
    if published is not None and not (isinstance(published, str) and is_hexadecimal(published, COMMITMENT_DIGITS)):
        raise Refused("wrong_commitment", {}, game.voice)
    seed = told_seed(game, told.get("seed"))
    if seed is not None and published is None:
        raise Refused("wrong_commitment", {}, game.voice)
    return Chapter(seed, known_table(game, told.get("table", "")), since, published or "")


def told_seed(game: Game[Any], seed: object) -> Seed | None:
    """A seed as files hold it, None where it is left out. Raises Refused."""
    if seed is None:
        return None
    if not isinstance(seed, str) or not is_hexadecimal(seed, SEED_DIGITS):
        raise Refused("wrong_seed_digits", {}, game.voice)
    return seed_of(seed)


def is_hexadecimal(text: str, digits: int) -> bool:
    """Whether a text is so many hexadecimal digits in small letters."""
    return len(text) == digits and all(digit in "0123456789abcdef" for digit in text)


def plain(text: object) -> dict[str, Any]:
    """What a saved match says, checked as far as the format goes. Raises Unreadable."""
    try:
        saved = json.loads(text) if isinstance(text, (str, bytes)) else None
    except (ValueError, RecursionError):
        saved = None
    if not isinstance(saved, dict) or "mercat" not in saved or not isinstance(saved.get("journal"), list):
        raise Unreadable("not_a_match")
    if not can_be_written(saved):
        raise Unreadable("not_a_match")
    if saved["mercat"] != FORMAT:
        raise Unreadable("other_format", {"format": str(saved["mercat"])[:20]})
    if len(saved["journal"]) > LONGEST_JOURNAL or not isinstance(saved.get("options"), dict):
        raise Unreadable("not_a_match")
    return saved


def can_be_written(value: object) -> bool:
    """Whether plain data can be written as UTF-8 again: JSON also lets through lone surrogates, half a character each."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return False
    return True


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
