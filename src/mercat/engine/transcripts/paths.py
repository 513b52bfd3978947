"""Reading and editing of positions in transcripts: `let PATH VALUE` and `= PATH VALUE`.

A path names one number of a position by the name of its field and the values of the field's facets, in any order, separated by
dots: `goods.ana.wood`. Seats are identified by the players' names. The field's name may be omitted if only one field fits the
values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.editing import Editing, entry_at, values_at
from mercat.engine.rules.rulebook import DeadEnd
from mercat.engine.rules.state import NATURE, SEATS, Field, State
from mercat.engine.rules.vocabulary import Facet
from mercat.engine.transcripts.failures import Phrase, Wrong, verbatim

NUMBER: Final = re.compile("-?[0-9]{1,9}")                  # a number that `let` can write
SHOWN: Final = 12                                           # possible values listed in an error
COMMON_PATHS: Final = ("over", "step", "to_move", "SEAT.score", "SEAT.score.LINE", "SEAT.place")


def seat_called(names: Sequence[str], word: str) -> int:
    """Return the seat of the player with this name, ignoring case; -1 if there is no such player."""
    if word in names:
        return names.index(word)
    folded = [name.casefold() for name in names]
    return folded.index(word.casefold()) if folded.count(word.casefold()) == 1 else -1


def with_seats(names: Sequence[str], words: Sequence[str]) -> list[str]:
    """Return the words with players' names replaced by seats."""
    seats = [seat_called(names, word) for word in words]
    return [word if seat < 0 else SEATS.values[seat] for word, seat in zip(words, seats, strict=True)]


def named(names: Sequence[str], word: str) -> str:
    """Return a word of the game in the notation of transcripts, with the player's name in place of a seat."""
    seat = SEATS.values.index(word) if word in SEATS.values else -1
    return names[seat] if 0 <= seat < len(names) else word


def as_declared(match: Match[Any], names: Sequence[str], words: Sequence[str]) -> list[str]:
    """Return the words with players' names replaced by seats, and with facet values in the case in which they are declared: c4
    becomes C4."""
    facets = [*match.game.vocabulary.facets, *[facet for field in match.state.fields.declarations for facet in field.facets]]
    known = {value.casefold(): value for facet in facets for value in facet.values}
    exact = set(known.values())
    return [word if word in exact else known.get(word.casefold(), word) for word in with_seats(names, words)]


# -- let

def edit(match: Match[Any], names: Sequence[str], words: Sequence[str]) -> None:
    """Run a `let` line: `PATH VALUE`, or the game's own notation. The match then begins with the edited position.

    Raise Wrong, and change nothing, if the line is invalid or no match can reach the position.
    """
    before = match.state.dump()
    editing: Editing[Any] = match.game.editing
    try:
        if not words:
            raise Wrong(verbatim("let PATH VALUE"), Phrase("nothing"))
        by_game = editing.write is not None and editing.write(match.state, as_declared(match, names, words))
        written = None if by_game else write(match.state, editing, names, words)
        match.state.rebuild()
        must_be_possible(match.state, editing, names, before)
        if written is not None and editing.settle is not None:
            field, place = written
            editing.settle(match.state, field.name, place, int(before[field.name][place]))
            match.state.rebuild()
        reason = None if editing.fault is None else editing.fault(match.state)
        if reason is not None:
            raise Wrong(Phrase("possible"), Phrase("refusal", why=Refused(reason.key, reason.facts, match.game.voice)))
        match.begin_here()
    except DeadEnd as nobody:
        match.state.load(before)
        match.game.rules.offer(match.state, match.moves)
        raise Wrong(Phrase("can-move"), Phrase("no-move", step=nobody.step)) from None
    except (ArithmeticError, AssertionError, LookupError, ValueError) as error:
        match.state.load(before)
        match.game.rules.offer(match.state, match.moves)
        if isinstance(error, Wrong):
            raise
        raise Wrong(Phrase("change"), verbatim(" ".join(words))) from None


def write(state: State, editing: Editing[Any], names: Sequence[str], words: Sequence[str]) -> tuple[Field, int]:
    """Set the number at a path to a value; return the number's field and its index in the field.

    Raise Wrong, with the path to write instead, if the number is computed from other numbers.
    """
    if len(words) != 2:
        raise Wrong(verbatim("let PATH VALUE"), verbatim(" ".join(words)))
    field, place = located(state, names, words[0])
    instead = entry_at(editing.computed, field, place)
    if instead is not None:
        raise Wrong(verbatim(f"let {instead}") if instead else Phrase("written"), Phrase("computed", path=words[0]))
    numbers = state.fields.numbers[state.fields.declarations.index(field)]
    numbers[place] = number_for(editing, field, place, names, words[1])
    return field, place


def must_be_possible(state: State, editing: Editing[Any], names: Sequence[str], before: Mapping[str, Sequence[int]]) -> None:
    """Check that every changed number is in range and belongs to a seat in play. Raise Wrong if one is not."""
    for field, numbers in zip(state.fields.declarations, state.fields.numbers, strict=True):
        if field.name == "stack":
            continue
        for place, old in enumerate(before[field.name]):
            if int(numbers[place]) == old or entry_at(editing.computed, field, place) is not None:
                continue
            facet = editing.facet_of(field, place)
            said = ".".join([field.name, *[named(names, value) for value in values_at(field, place)]])
            least, most = editing.range_of(field, place)
            if facet is not None and facet.values[:1] == SEATS.values[:1]:
                most = min(most, int(state.seats) - 1)
            if any(value in SEATS.values[int(state.seats):] for value in values_at(field, place)):
                raise Wrong(Phrase("seat"), verbatim(said))
            if not least <= int(numbers[place]) <= most:
                if facet is not None:
                    raise Wrong(one_of(facet, names, most), verbatim(value_of(editing, field, place, names, int(numbers[place]))))
                raise Wrong(Phrase("between", path=said, least=str(least), most=str(most)), verbatim(str(int(numbers[place]))))


# -- =

def compare(match: Match[Any], names: Sequence[str], words: Sequence[str]) -> tuple[str, str]:
    """Run an `=` line and return the actual and the expected value, both spelt in the same way. Raise Wrong for an invalid
    path."""
    if len(words) < 2:
        raise Wrong(verbatim("= PATH VALUE"), verbatim(" ".join(words)))
    said = as_declared(match, names, words)
    editing: Editing[Any] = match.game.editing
    try:
        answer = editing.answer(match.state, said[:-1]) if editing.answer is not None else None
    except (ArithmeticError, AssertionError, LookupError, ValueError):
        raise Wrong(Phrase("question"), verbatim(" ".join(words))) from None
    if answer is None and len(words) == 2:
        answer = common(match, names, words[0])
    if answer is not None:
        so = with_seats(names, [answer])[0].casefold() == said[-1].casefold()
        answer = named(names, answer)
        return answer, answer if so else words[-1]
    if len(words) != 2:
        raise Wrong(verbatim("= PATH VALUE"), verbatim(" ".join(words)))
    field, place = located(match.state, names, words[0])
    number = int(match.state.fields.numbers[match.state.fields.declarations.index(field)][place])
    wanted = number_for(editing, field, place, names, words[-1])
    return value_of(editing, field, place, names, number), value_of(editing, field, place, names, wanted)


def common(match: Match[Any], names: Sequence[str], path: str) -> str | None:
    """Return the value at a path that every game has (`COMMON_PATHS`), or None for other paths. Raise Wrong for an invalid
    path."""
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
        raise Wrong(Phrase("score-line", lines=", ".join(lines)), verbatim(path))
    return str(lines[parts[2]])


def located(state: State, names: Sequence[str], path: str) -> tuple[Field, int]:
    """Return the field and the index of the number at a path. Raise Wrong if no field fits, or several do."""
    parts = with_seats(names, path.split("."))
    fits = []
    for field in state.fields.declarations:
        for without in ([part for part in parts if part != field.name], parts):
            place = placed_in(field, without)
            if place >= 0 and (without is not parts or field.name not in parts):
                fits.append((field.name in parts, field, place))
                break
    chosen = [fit for fit in fits if fit[0]] or fits
    if len(chosen) != 1:
        meant = like(state, parts)
        fault = (Phrase("several", path=path, fields=", ".join(fit[1].name for fit in chosen)) if chosen
                 else Phrase("no-path-like", path=path, meant=meant) if meant else Phrase("no-path", path=path))
        raise Wrong(Phrase("path"), fault)
    return chosen[0][1], chosen[0][2]


def like(state: State, parts: Sequence[str]) -> str:
    """Return the general form of the paths to the field named in an invalid path; "" if the path names no field."""
    meant = [field_path(field) for field in state.fields.declarations if field.name in parts and field.name != "stack"]
    return meant[0] if meant else ""


def field_path(field: Field) -> str:
    """Return the general form of a field's paths, such as goods.SEAT.GOOD."""
    return ".".join([field.name, *[facet.name.upper() for facet in field.facets]])


def placed_in(field: Field, parts: Sequence[str]) -> int:
    """Return the index in a field of the number identified by these facet values, given in any order; -1 if they identify
    none."""
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


def number_for(editing: Editing[Any], field: Field, place: int, names: Sequence[str], word: str) -> int:
    """Return the number denoted by a word at an index of a field; -1 for `none` where that is possible. Raise Wrong for any other
    word."""
    facet = editing.facet_of(field, place)
    least, _most = editing.range_of(field, place)
    if word.casefold() == "none" and least < 0:
        return -1
    if facet is not None:
        number = facet.number_of(with_seats(names, [word])[0])
        if number < 0:
            raise Wrong(one_of(facet, names, int(facet.size) - 1), verbatim(word))
        return number
    if not NUMBER.fullmatch(word):
        raise Wrong(Phrase("number"), verbatim(word))
    return int(word)


def one_of(facet: Facet, names: Sequence[str], most: int) -> Phrase:
    """Return a phrase that lists the first few possible values of a number of this facet, without seats that are not in play."""
    last = len(names) if facet.values[:1] == SEATS.values[:1] else most + 1
    values = [named(names, value) for value in facet.values[:last]]
    return Phrase("one-of", values=", ".join([*values[:SHOWN], *(["…"] if len(values) > SHOWN else []), "none"]))


def value_of(editing: Editing[Any], field: Field, place: int, names: Sequence[str], number: int) -> str:
    """Return the word for a number at an index of a field, as the inverse of `number_for`."""
    facet = editing.facet_of(field, place)
    if number == -1 and editing.range_of(field, place)[0] < 0:
        return "none"
    if facet is None or not 0 <= number < facet.size:
        return str(number)
    return named(names, facet.spelt(number))
