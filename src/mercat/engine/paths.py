"""What the words of a transcript stand for: players for their seats, paths for the numbers of a position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from mercat.engine.match import Match
from mercat.engine.state import NATURE, SEATS, Field, State
from mercat.engine.vocabulary import Facet

NUMBER: Final = re.compile("-?[0-9]{1,9}")                  # as `let` may write one
ASKED_OF_ALL: Final = ("over", "step", "to_move", "SEAT.score", "SEAT.score.LINE", "SEAT.place")


class Wrong(ValueError):
    """A line that does not hold. `about` names the line of the set-up that is to blame, where it is another one."""

    def __init__(self, expected: str, found: str, about: str = "") -> None:
        super().__init__(expected)
        self.expected = expected
        self.found = found
        self.about = about


def seat_called(names: Sequence[str], word: str) -> int:
    """The seat of a player, in capitals or not; -1 when nobody is called so."""
    if word in names:
        return names.index(word)
    folded = [name.casefold() for name in names]
    return folded.index(word.casefold()) if folded.count(word.casefold()) == 1 else -1


def spelt(names: Sequence[str], words: Sequence[str]) -> list[str]:
    """The words with seats in the place of players, as the game knows them."""
    seats = [seat_called(names, word) for word in words]
    return [word if seat < 0 else SEATS.values[seat] for word, seat in zip(words, seats, strict=True)]


def as_the_game_writes(match: Match[Any], names: Sequence[str], words: Sequence[str]) -> list[str]:
    """The words with seats for players, and every value of a facet as it is declared: c4 becomes C4."""
    facets = [*match.game.vocabulary.facets, *[facet for field in match.state.fields.declarations for facet in field.facets]]
    known = {value.casefold(): value for facet in facets for value in facet.values}
    exact = set(known.values())
    return [word if word in exact else known.get(word.casefold(), word) for word in spelt(names, words)]


def edit(match: Match[Any], names: Sequence[str], words: Sequence[str]) -> None:
    """`let PATH VALUE`: write a number into the position. A game may understand more. Raises Wrong, and nothing has changed."""
    before = match.state.dump()
    try:
        if not words:
            raise Wrong("let PATH VALUE", "nothing")
        if match.game.edit is None or not match.game.edit(match.state, as_the_game_writes(match, names, words)):
            write(match.state, names, words)
        match.begin_here()
    except (ArithmeticError, AssertionError, LookupError, ValueError) as error:
        match.state.load(before)
        match.game.rules.offer(match.state, match.moves)
        if isinstance(error, Wrong):
            raise
        raise Wrong("a change that this game understands (its rules ledger lists them)", " ".join(words)) from None


def write(state: State, names: Sequence[str], words: Sequence[str]) -> None:
    """Write a number where a path points to."""
    if len(words) != 2:
        raise Wrong("let PATH VALUE", " ".join(words))
    field, place = located(state, names, words[0])
    numbers = state.fields.numbers[state.fields.declarations.index(field)]
    numbers[place] = worth(field, names, words[1])


def look(match: Match[Any], names: Sequence[str], words: Sequence[str]) -> tuple[str, str]:
    """`= PATH VALUE`: what is so, and what is claimed, in the same spelling."""
    if len(words) < 2:
        raise Wrong("= PATH VALUE", " ".join(words) or "nothing")
    said = as_the_game_writes(match, names, words)
    try:
        answer = match.game.look(match.state, said[:-1]) if match.game.look is not None else None
    except (ArithmeticError, AssertionError, LookupError, ValueError):
        raise Wrong("something that this game can be asked (its rules ledger lists it)", " ".join(words)) from None
    if answer is None and len(words) == 2:
        answer = common(match, names, words[0])
    if answer is not None:
        so = spelt(names, [answer])[0].casefold() == said[-1].casefold()
        return answer, answer if so else words[-1]
    if len(words) != 2:
        raise Wrong("= PATH VALUE", " ".join(words))
    field, place = located(match.state, names, words[0])
    number = int(match.state.fields.numbers[match.state.fields.declarations.index(field)][place])
    wanted = worth(field, names, words[-1])
    return said_of(field, names, number), said_of(field, names, wanted)


def common(match: Match[Any], names: Sequence[str], path: str) -> str | None:
    """What can be asked of every game (`ASKED_OF_ALL`)."""
    parts = path.split(".")
    if parts == ["over"]:
        return "yes" if match.to_move is None else "no"
    if parts == ["step"]:
        return match.step or "over"
    if parts == ["to_move"]:
        return "nobody" if match.to_move is None else "nature" if match.to_move == NATURE else names[match.to_move]
    seat = seat_called(names, parts[0])
    if seat < 0 or len(parts) < 2 or parts[1] not in ("score", "place"):
        return None
    score = match.scores()[seat]
    if parts[1] == "place" and len(parts) == 2:
        return str(score.place)
    if parts[1:] == ["score"]:
        return str(score.total)
    lines = {line.cause: 0 for line in score.lines}
    for line in score.lines:
        lines[line.cause] += line.points
    if len(parts) != 3 or parts[2] not in lines:
        raise Wrong("a line of the score sheet: " + ", ".join(lines), path)
    return str(lines[parts[2]])


def located(state: State, names: Sequence[str], path: str) -> tuple[Field, int]:
    """The field and the place in it that a path like `ana.goods.wood` names; the field's name may be left out."""
    parts = spelt(names, path.split("."))
    fits = []
    for field in state.fields.declarations:
        for without in ([part for part in parts if part != field.name], parts):
            place = placed_in(field, without)
            if place >= 0 and (without is not parts or field.name not in parts):
                fits.append((field.name in parts, field, place))
                break
    named = [fit for fit in fits if fit[0]] or fits
    if len(named) != 1:
        raise Wrong("a path that names one number of the position",
                    f"{path} names {', '.join(fit[1].name for fit in named) or 'none' + like(state, parts)}")
    return named[0][1], named[0][2]


def like(state: State, parts: Sequence[str]) -> str:
    """How the field that is meant is written, when a path names no number."""
    meant = [field_path(field) for field in state.fields.declarations if field.name in parts and field.name != "stack"]
    return f" ({meant[0]} is a path)" if meant else ""


def field_path(field: Field) -> str:
    """A field as its paths are written: goods.SEAT.GOOD."""
    return ".".join([field.name, *[facet.name.upper() for facet in field.facets]])


def placed_in(field: Field, parts: Sequence[str]) -> int:
    """The place in a field that these values of its facets name, in any order; -1 when they do not."""
    if field.name == "stack" or len(parts) != len(field.facets):
        return -1
    orders = [parts] if len(parts) == 1 else [parts, parts[::-1]]
    for order in orders:
        at = [facet.number_of(part) for part, facet in zip(order, field.facets, strict=True)]
        if min(at) >= 0:
            place = 0
            for number, facet in zip(at, field.facets, strict=True):
                place = place * int(facet.size) + number
            return place
    return -1


def worth(field: Field, names: Sequence[str], word: str) -> int:
    """The number a word stands for in a field."""
    holds: Facet | None = field.holds
    if word == "none":
        return -1
    if holds is not None:
        number = holds.number_of(spelt(names, [word])[0])
        if number >= 0:
            return number
    if NUMBER.fullmatch(word) and (holds is None or -1 <= int(word) < holds.size):
        return int(word)
    raise Wrong("a number" if holds is None else "one of " + ", ".join([*holds.values, "none"]), word)


def said_of(field: Field, names: Sequence[str], number: int) -> str:
    """A number of a field as a path's value is written."""
    holds: Facet | None = field.holds
    if holds is None or not -1 <= number < holds.size:
        return str(number)
    word = holds.spelt(number)
    seat = SEATS.values.index(word) if word in SEATS.values else -1
    return names[seat] if 0 <= seat < len(names) else word
