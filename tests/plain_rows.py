"""Observations of a seat, computed plainly and slowly from `State.dump`: the model for the compiled rows."""

from __future__ import annotations

from typing import Any

from mercat.engine.game import Game
from mercat.engine.rules.frame import number_in, seat_of
from mercat.engine.rules.state import Field, State

WORD_BITS, FRAME_BITS = 55, 13


def labelled_row(game: Game[Any], state: State, seats: int, seat: int) -> list[tuple[str, int]]:
    """Return the row of a seat as a list of labels and numbers."""
    seat, dump = max(seat, 0), state.dump()
    fields = [field for field in state.fields.declarations if field.name != "stack"]
    counts = [field for field in fields if field.values is None and not is_set(field)]
    row = [(label, number) for field in counts for label, number in numbers_of(field, dump[field.name], seats, seat)]
    for field in fields:
        if field not in counts:
            for label, number in numbers_of(field, dump[field.name], seats, seat):
                row += marks(field, label, number, seats, seat)
    return row + decision(game, dump["stack"], seats, seat)


def is_set(field: Field) -> bool:
    return "word" in [facet.name for facet in field.facets]


def numbers_of(field: Field, numbers: list[int], seats: int, seat: int) -> list[tuple[str, int]]:
    """Return the label and value of each number, in the order in which a seat observes them."""
    spots = [(field.name, 0)]
    for facet in field.facets:
        if facet.name == "seat":
            values = [(me(turn), (seat + turn) % seats) for turn in range(seats)]
        else:
            values = [(value, number) for number, value in enumerate(facet.values)]
        spots = [(f"{label}.{word}", place * len(facet.values) + number) for label, place in spots for word, number in values]
    return [(label, numbers[place]) for label, place in spots]


def marks(field: Field, label: str, number: int, seats: int, seat: int) -> list[tuple[str, int]]:
    if field.values is None:
        return [(f"{label}.{bit}", number >> bit & 1) for bit in range(WORD_BITS)]
    if field.values.name == "seat":
        return [(f"{label}={me(turn)}", int(number == (seat + turn) % seats)) for turn in range(seats)]
    return [(f"{label}={value}", int(number == place)) for place, value in enumerate(field.values.values)]


def decision(game: Game[Any], stack: list[int], seats: int, seat: int) -> list[tuple[str, int]]:
    """Return the labels and values of the decision: the observing seat, the deciding seat, the step and its numbers, and the
    decisions below it."""
    frames, steps = stack[1:1 + stack[0]], game.rules.steps
    top = frames[-1] if frames else 0
    turn = seat_of(top) if frames else -1
    row = [(f"seat.{number}", int(number == seat)) for number in range(seats)]
    row += [(f"decides.{me(ahead)}", int(turn == (seat + ahead) % seats)) for ahead in range(seats)]
    row += [(f"step.{step.name}", int(frames != [] and top & 255 == step.number)) for step in steps]
    row += [(f"waiting.{step.name}", [frame & 255 for frame in frames[:-1]].count(step.number)) for step in steps]
    held = list(type(steps[top & 255].about).names) if frames else []
    for name in dict.fromkeys(name for step in steps for name in type(step.about).names):
        number = number_in(top, held.index(name)) if name in held else None
        bits = max(number, 0) if number is not None else 0
        row.append((f"about.{name}.none", int(number == -1)))
        row += [(f"about.{name}.{bit}", bits >> bit & 1) for bit in range(FRAME_BITS)]
    return row


def me(turn: int) -> str:
    return "me" if turn == 0 else f"me+{turn}"


def listed(view: memoryview[int] | None) -> Any:
    """Return a two-dimensional view as a list of lists: the standard library's types support only one-dimensional views."""
    assert view is not None
    return view.tolist()
