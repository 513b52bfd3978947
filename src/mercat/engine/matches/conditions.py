"""Conditions that end orders: reading them, and checking whether a condition can still be met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.order_kinds import ANYBODY, Condition
from mercat.engine.rules.patterns import RANGE, Pattern, fits
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rule import Chance
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import Word, verb_of

LONGEST: Final = 120                    # characters of a move or pattern
TRIED: Final = 24                       # random games to the end of the round, to find the moves that other seats may make
MOST_TRIED: Final = 3000                # moves in all of these games together
ANYBODY_WORD: Final = "anybody"
SEAT_WORDS: Final[dict[str, int]] = {ANYBODY_WORD: ANYBODY, "nature": int(NATURE)}


def read_condition(match: Match[Any], text: object) -> Condition:
    """Return the condition in a text that consists of a seat's number, `anybody` or `nature`, followed by a pattern of moves.
    Raise Refused for any other text."""
    game = match.game
    who, _, what = (text if isinstance(text, str) else "")[:LONGEST].strip().partition(" ")
    seat = SEAT_WORDS.get(who.casefold(), int(who) if who in ("0", "1", "2", "3", "4") else match.seats)
    words = what.split()
    verb = game.vocabulary.by_name.get(words[0].casefold()) if words else None
    if seat >= match.seats or verb is None or len(words) - 1 > len(verb.facets):
        raise Refused("order_condition", {"text": str(text)[:LONGEST]}, game.voice)
    return Condition(seat, Pattern(words))


def check_condition(match: Match[Any], own: int, condition: Condition) -> None:
    """Raise Refused for a condition that can never end an order: a move of the seat that gives the order, a draw of nature given
    as a player's move or vice versa, or a move of a verb that can no longer be made in this match."""
    game, word, *values = match.game, *condition.pattern.words
    verb = game.vocabulary.by_name[word]
    drawn = is_drawn(game, verb)
    if condition.seat == own or (condition.seat == ANYBODY and not drawn and match.seats == 1):
        raise Refused("order_condition_own", {"text": str(condition.pattern)}, game.voice)
    if condition.seat != ANYBODY and (condition.seat == NATURE) != drawn:
        raise never(match, word, "order_condition_draw", True)
    check_moves(match, verb, values, drawn)


def check_moves(match: Match[Any], verb: Word, values: Sequence[str], drawn: bool = False) -> None:
    """Check that a move of a verb with these values may still be made in a match. If no such move may be made, raise Refused with
    the possible moves. Trailing values may be omitted."""
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
    """Return whether nature draws the moves of a verb."""
    return isinstance(game.rules.of_verb[verb.code], Chance)


def values_to_come(match: Match[Any], verb: Word) -> list[list[int]]:
    """Return the facet values of each move of a verb that may still be made in a match, leaving out moves that name a seat not in
    play."""
    seats = [place for place, facet in enumerate(verb.facets) if facet.kind == "seat"]
    moves = [match.game.vocabulary.values_of(move) for move in match.game.rules.moves_to_come(match.state, verb)]
    return [move for move in moves if all(move[place] < match.seats for place in seats)]


def likely(match: Match[Any], own: int) -> list[Condition]:
    """Return the moves that other seats may still make, the likeliest first: each as a verb, alone or with its first value. The
    moves are those of this round or, if other seats have no more moves in it, the moves of the next round. The likelihood is
    estimated by playing random games from this position. These games do not use nature's future draws, and the result is always
    the same for the same position."""
    for rounds in (1, 2):
        found = tried(match, own, rounds)
        if found:
            break
    verbs = match.game.vocabulary.by_name
    notable = match.game.orders.notable or [name for name, verb in verbs.items() if not verb.silent]
    first = {name: place for place, name in enumerate(notable)}
    kept = [text for text in found if text.split(" ")[0] in first]
    kept.sort(key=lambda text: (-found[text], first[text.split(" ")[0]], text.count(" ")))
    return [Condition(ANYBODY, Pattern(text.split(" "))) for text in kept]


def tried(match: Match[Any], own: int, rounds: int) -> dict[str, int]:
    """Return, for each kind of move by other seats, the number of random games in which it happens within `rounds` rounds."""
    game, rules, round_of = match.game, match.game.rules, match.game.orders.round_of
    found: dict[str, int] = {}
    moves, made, last = Moves(), 0, 0 if round_of is None else round_of(match.state) + rounds
    for number in range(TRIED if match.to_move is not None else 0):
        generator, state, seen, length = Generator(number + 1), game.copy(match.state), set[str](), 0
        rules.advance(state, moves)
        while moves.count > 0 and made < MOST_TRIED and (length < TRIED * rounds if round_of is None else round_of(state) < last):
            seat, move = rules.to_move(state), moves.pick(generator) if moves.weight > 0 else of_any_verb(moves, generator)
            if seat != own and seat != NATURE:
                words = game.vocabulary.spell(move).split(" ")
                seen.update([words[0], " ".join(words[:2])])
            rules.apply(state, move, moves)
            made, length = made + 1, length + 1
        for text in seen:
            found[text] = found.get(text, 0) + 1
    return found


def of_any_verb(moves: Moves, generator: Generator) -> i64:
    """Return a random move of a random verb. A verb with many moves is therefore no likelier than another verb: players do not
    expand more often merely because there are many hexes."""
    listed = moves.listed()
    verbs = sorted({int(verb_of(move)) for move in listed})
    verb = verbs[int(generator.below(len(verbs)))]
    those = [move for move in listed if verb_of(move) == verb]
    return those[int(generator.below(len(those)))]


def never(match: Match[Any], word: str, reason: str, drawn: bool) -> Refused:
    """Return the refusal, with this reason, of a condition on a verb. If `drawn` is true, the refusal lists the draws that may
    still happen; otherwise, it lists the moves that players may still make."""
    game = match.game
    possible = [verb.name for verb in game.vocabulary.verbs if is_drawn(game, verb) == drawn and values_to_come(match, verb)]
    return Refused(reason, {"word": word, "count": len(possible), "values": ", ".join(possible)}, game.voice)


def can_be(wanted: str, values: Sequence[str]) -> bool:
    """Return whether a word of a pattern can match these values. `*` or a range must allow at least one of them; values that the
    word names must all be among them."""
    folded = [value.casefold() for value in values]
    if wanted == "*" or RANGE.fullmatch(wanted):
        return any(fits(wanted, value) for value in folded)
    return all(word in folded for word in wanted.split("|"))


def values_told(values: Sequence[str]) -> str:
    """Return all values in one text, separated by commas, with consecutive numbers as a range."""
    told, place = list[str](), 0
    while place < len(values):
        last = place
        while last + 1 < len(values) and values[last].isdecimal() and values[last + 1] == str(int(values[last]) + 1):
            last += 1
        told.append(values[place] if last == place else f"{values[place]}–{values[last]}" if last > place + 1
                    else f"{values[place]}, {values[last]}")
        place = last + 1
    return ", ".join(told)
