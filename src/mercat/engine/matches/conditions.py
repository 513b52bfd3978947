"""Conditions that end orders: parsing them, and checking whether they can still happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.order_kinds import ANYBODY, Condition
from mercat.engine.rules.patterns import RANGE, Pattern, fits
from mercat.engine.rules.rule import Chance
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import Word

LONGEST: Final = 120                    # characters of a move or pattern
SEAT_WORDS: Final[dict[str, int]] = {"anybody": ANYBODY, "nature": int(NATURE)}


def read_condition(match: Match[Any], text: object) -> Condition:
    """Return a condition written as a seat's number, `anybody` or `nature`, then a pattern of moves. Raises Refused."""
    game = match.game
    who, _, what = (text if isinstance(text, str) else "")[:LONGEST].strip().partition(" ")
    seat = SEAT_WORDS.get(who.casefold(), int(who) if who in ("0", "1", "2", "3", "4") else match.seats)
    words = what.split()
    verb = game.vocabulary.by_name.get(words[0].casefold()) if words else None
    if seat >= match.seats or verb is None or len(words) - 1 > len(verb.facets):
        raise Refused("order_condition", {"text": str(text)[:LONGEST]}, game.voice)
    return Condition(seat, Pattern(words))


def check_condition(match: Match[Any], own: int, condition: Condition) -> None:
    """Raise Refused for a condition that can never end an order: a move of its own seat, a draw that is really a players' move or
    the reverse, or a move that the verb no longer has in this match."""
    game, word, *values = match.game, *condition.pattern.words
    verb = game.vocabulary.by_name[word]
    drawn = is_drawn(game, verb)
    if condition.seat == own or (condition.seat == ANYBODY and not drawn and match.seats == 1):
        raise Refused("order_condition_own", {"text": str(condition.pattern)}, game.voice)
    if condition.seat != ANYBODY and (condition.seat == NATURE) != drawn:
        raise never(match, word, "order_condition_draw", True)
    check_moves(match, verb, values, drawn)


def check_moves(match: Match[Any], verb: Word, values: Sequence[str], drawn: bool = False) -> None:
    """Raise Refused, listing the possible moves, unless a move of a verb with these values may still be made in a match. Trailing
    values may be omitted."""
    moves = values_to_come(match, verb)
    if not moves:
        raise never(match, verb.name, "order_condition_over", drawn)
    for place, value in enumerate(values):
        facet = verb.facets[place]
        told = sorted({move[place] for move in moves})
        possible = [facet.values[number] for number in told]
        if not can_be(value, possible):
            raise Refused("order_condition_value", {"word": value, "facet": facet.name, "values": values_told(possible)},
                          match.game.voice)
        fitting = {number for number, one in zip(told, possible, strict=True) if fits(value, one.casefold())}
        moves = [move for move in moves if move[place] in fitting]


def is_drawn(game: Game[Any], verb: Word) -> bool:
    """Return whether the moves of a verb are drawn by nature."""
    return isinstance(game.rules.of_verb[verb.code], Chance)


def values_to_come(match: Match[Any], verb: Word) -> list[list[int]]:
    """Return the facet values of each move of a verb that may still be made in a match, limited to the seats at the table."""
    seats = [place for place, facet in enumerate(verb.facets) if facet.kind == "seat"]
    moves = [match.game.vocabulary.values_of(move) for move in match.game.rules.moves_to_come(match.state, verb)]
    return [move for move in moves if all(move[place] < match.seats for place in seats)]


def never(match: Match[Any], word: str, reason: str, drawn: bool) -> Refused:
    """Return a refusal of a verb, listing the draws, or the players' moves, that may still happen."""
    game = match.game
    possible = [verb.name for verb in game.vocabulary.verbs if is_drawn(game, verb) == drawn and values_to_come(match, verb)]
    return Refused(reason, {"word": word, "count": len(possible), "values": ", ".join(possible)}, game.voice)


def can_be(wanted: str, values: Sequence[str]) -> bool:
    """Return whether a word of a pattern allows any of these values, and names no other."""
    folded = [value.casefold() for value in values]
    if wanted == "*" or RANGE.fullmatch(wanted):
        return any(fits(wanted, value) for value in folded)
    return all(word in folded for word in wanted.split("|"))


def values_told(values: Sequence[str]) -> str:
    """Return all values, with consecutive numbers as a range."""
    told, place = list[str](), 0
    while place < len(values):
        last = place
        while last + 1 < len(values) and values[last].isdecimal() and values[last + 1] == str(int(values[last]) + 1):
            last += 1
        told.append(values[place] if last == place else f"{values[place]}–{values[last]}" if last > place + 1
                    else f"{values[place]}, {values[last]}")
        place = last + 1
    return ", ".join(told)
