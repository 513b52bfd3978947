"""Saved matches as JSON text: writing and reading. Reading checks everything except whether the moves fit, which the match
checks."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.game import Game, Voice
from mercat.engine.matches.beginning import known_names, known_table, written_draws
from mercat.engine.matches.byte_order_mark import without_mark
from mercat.engine.matches.chance import SEED_DIGITS, Seed, new_seed, seed_of
from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.earlier_rules import EarlierRules, earlier_rules_in
from mercat.engine.matches.refusals import Refused, Unreadable
from mercat.engine.rules.vocabulary import Named

FORMAT: Final = 2                       # the version of the format of saved matches
POSITION: Final = "position"            # the field of the initial position, if it was edited
LONGEST_JOURNAL: Final = 25_000
MOST_CHAPTERS: Final = 1_000            # chapters of a journal
COMMITMENT_DIGITS: Final = 64
KIND: Final = re.compile("[a-z][a-z0-9_]{0,39}")         # the kind of an order


class Saved:
    """The contents of a saved match, with the format checked.

    `chapters` is never empty, and its last one has a seed: a new one if the file has none. `by_hand` lists the draws of a
    hand-written deal, `earlier` the rules of the first lines, and `by_order` the kinds of the orders that made moves, by the
    journal length including the line. `origin` is the initial position if it was edited, otherwise None.
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], chapters: list[Chapter], names: list[str],
                 by_hand: list[int], earlier: list[EarlierRules], journal: list[Any], by_order: dict[int, str],
                 origin: dict[str, list[int]] | None = None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.chapters: Final = chapters
        self.names: Final = names
        self.by_hand: Final = by_hand
        self.earlier: Final = earlier
        self.journal: Final = journal
        self.by_order: Final = by_order
        self.origin: Final = origin


def text_of(game: Game[Any], seats: int, options: Mapping[str, str], names: Sequence[str], chapters: Sequence[Chapter],
            with_seed: bool, by_hand: Sequence[str], earlier: Sequence[EarlierRules], journal: Sequence[str],
            by_order: Mapping[int, str], origin: Mapping[str, Sequence[int]] | None = None) -> str:
    """Return a match as JSON text. The seed of future draws is included only if `with_seed` is true.

    `deal` is left out if there is no hand-written deal, `earlier_seeds` if there was only one seed, `earlier_rules` if all lines
    were played under these rules, `by_order` if no order made a move, and `position` if the initial position was not edited.
    """
    saved: dict[str, Any] = {
        "mercat": FORMAT, "game": game.name, "version": game.version, "digest": game.digest, "seats": seats,
        "options": dict(options), "names": list(names), **chapter_data(chapters[-1], with_seed)}
    if len(chapters) > 1:
        saved["earlier_seeds"] = earlier_data(chapters)
    if by_hand:
        saved["deal"] = list(by_hand)
    if earlier:
        saved["earlier_rules"] = [rules.data for rules in earlier]
    saved |= by_order_data(by_order)
    if origin is not None:
        saved[POSITION] = {name: list(numbers) for name, numbers in origin.items()}
    saved["journal"] = list(journal)
    return json.dumps(saved, ensure_ascii=False, indent=1)


def chapter_data(chapter: Chapter, with_seed: bool) -> dict[str, Any]:
    """Return a chapter as plain data, without the number of its first line."""
    seed = str(chapter.seed) if with_seed and chapter.seed is not None else None
    return {"table": chapter.table, "seed": seed, "commitment": chapter.commitment or None}


def earlier_data(chapters: Sequence[Chapter]) -> list[dict[str, Any]]:
    """Return all chapters except the last as plain data, each with the journal length at its end."""
    return [{"until": following.since, **chapter_data(chapter, True)}
            for chapter, following in pairwise(chapters)]


def read(text: object, any_rules: bool = False) -> Saved:
    """Read a text written by `text_of`; with `any_rules`, accept other versions of the rules or components. Raise Unreadable for
    any other text."""
    saved = match_object(text)
    game, voice = found_in(saved, any_rules)
    seats, names = saved.get("seats"), saved.get("names", [])
    if not isinstance(seats, int) or not game.fewest <= seats <= game.most:
        raise Unreadable("wrong_seats", {"fewest": game.fewest, "most": game.most}, voice)
    try:
        players = known_names(game, seats, names)
        chapters = chapters_of(game, saved)
    except Refused as refused:
        raise Unreadable(refused.reason, refused.facts, voice) from None
    earlier = earlier_rules_in(saved.get("earlier_rules", []), len(saved["journal"]))
    if earlier is None:
        raise Unreadable("not_a_match", {}, voice)
    by_hand, by_order = deal_of(game, saved.get("deal", [])), by_order_of(saved)
    if by_order is None:
        raise Unreadable("not_a_match", {}, voice)
    return Saved(game, seats, saved["options"], chapters, players, by_hand, earlier, saved["journal"], by_order,
                 position_in(saved, voice))


def position_in(saved: dict[str, Any], voice: Voice | None) -> dict[str, list[int]] | None:
    """Return the edited initial position of a saved match, as numbers by field; None if the position was not edited. Raise
    Unreadable for an invalid position."""
    position = saved.get(POSITION)
    fields = position.values() if isinstance(position, dict) else []
    if position is not None and (not isinstance(position, dict) or not all(
            isinstance(numbers, list) and all(type(number) is int and abs(number) < 2**63 for number in numbers)
            for numbers in fields)):
        raise Unreadable("not_a_match", {}, voice)
    return position


def by_order_data(by_order: Mapping[int, str]) -> dict[str, Any]:
    """Return the kinds of the orders that made moves, in the format of a saved match; an empty dict if there are none."""
    return {"by_order": [{"at": at, "order": kind} for at, kind in sorted(by_order.items())]} if by_order else {}


def by_order_of(saved: dict[str, Any]) -> dict[int, str] | None:
    """Return the kinds of the orders that made moves in a saved match, by journal length; None for malformed data."""
    listed = saved.get("by_order", [])
    if not isinstance(listed, list) or len(listed) > len(saved["journal"]):
        return None
    kinds = dict[int, str]()
    for one in listed:
        at, kind = (one.get("at"), one.get("order")) if isinstance(one, dict) else (None, None)
        if type(at) is not int or not 0 < at <= len(saved["journal"]) or not isinstance(kind, str) or not KIND.fullmatch(kind):
            return None
        kinds[at] = kind
    return kinds


def chapters_of(game: Game[Any], saved: dict[str, Any]) -> list[Chapter]:
    """Return the chapters of a saved match; if its last seed is missing, a new chapter with a new seed follows. Raise Refused for
    an invalid chapter."""
    earlier, chapters, since = saved.get("earlier_seeds", []), [], 0
    if not isinstance(earlier, list) or len(earlier) > MOST_CHAPTERS:
        raise Refused("wrong_chapters", {}, game.voice)
    for data in earlier:
        until = data.get("until") if isinstance(data, dict) else None
        if not isinstance(until, int) or isinstance(until, bool) or not since <= until <= len(saved["journal"]):
            raise Refused("wrong_chapters", {}, game.voice)
        chapters.append(chapter_of(game, data, since))
        since = until
    last = chapter_of(game, saved, since)
    chapters.append(last)
    if last.seed is None:
        chapters.append(Chapter(new_seed(), last.table, len(saved["journal"])))
    return chapters


def chapter_of(game: Game[Any], data: dict[str, Any], since: int) -> Chapter:
    """Return one chapter of a saved match. This function does not check whether the seed matches the commitment. Raise Refused
    for an invalid chapter."""
    published = data.get("commitment")
    if published is not None and not (isinstance(published, str) and is_hexadecimal(published, COMMITMENT_DIGITS)):
        raise Refused("wrong_commitment", {}, game.voice)
    seed = seed_in(game, data.get("seed"))
    if seed is not None and published is None:
        raise Refused("wrong_commitment", {}, game.voice)
    return Chapter(seed, known_table(game, data.get("table", "")), since, published or "")


def seed_in(game: Game[Any], seed: object) -> Seed | None:
    """Parse a seed in the format of saved matches; return None if the match has no seed. Raise Refused for an invalid seed."""
    if seed is None:
        return None
    if not isinstance(seed, str) or not is_hexadecimal(seed, SEED_DIGITS):
        raise Refused("wrong_seed_digits", {}, game.voice)
    return seed_of(seed)


def is_hexadecimal(text: str, digits: int) -> bool:
    """Return whether a text consists of exactly this many lower-case hexadecimal digits."""
    return len(text) == digits and all(digit in "0123456789abcdef" for digit in text)


def match_object(text: object) -> dict[str, Any]:
    """Return the JSON object in the text of a saved match, after checking its format. Raise Unreadable for any other text."""
    try:
        saved = json.loads(without_mark(text) if isinstance(text, str) else text) if isinstance(text, (str, bytes)) else None
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
    """Return whether plain data can be written as UTF-8. Data with lone surrogates cannot, although JSON allows them."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return False
    return True


def found_in(saved: dict[str, Any], any_rules: bool) -> tuple[Game[Any], Voice | None]:
    """Return the game of a saved match, and the game's voice. Raise Unreadable if the game's version or component data differs
    from the file's, unless `any_rules` is true."""
    try:
        game = CATALOGUE.find(saved.get("game"))
    except Refused as refused:
        raise Unreadable(refused.reason, refused.facts) from None
    if any_rules:
        return game, game.voice
    if saved.get("version") != game.version:
        raise Unreadable("other_version", {"game": Named("game", game.name), "version": str(saved.get("version"))[:20],
                                           "ours": game.version}, game.voice)
    if saved.get("digest") != game.digest:
        raise Unreadable("other_components", {"game": Named("game", game.name)}, game.voice)
    return game, game.voice


def deal_of(game: Game[Any], lines: object) -> list[int]:
    """Return the moves of a hand-written deal. Raise Unreadable for an invalid deal."""
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
