"""Pauses in long computations of positions, which let other work run between two lines of a journal."""

from __future__ import annotations

from collections.abc import Callable


def go_on() -> None:
    """Do nothing. This is the default pause."""


class Pauses:
    """The pause in the replay of a journal: the function `give_way` is called between two lines when a journal is replayed from
    its start, but never while a rule is running."""

    def __init__(self) -> None:
        self.give_way: Callable[[], None] = go_on


PAUSES = Pauses()
