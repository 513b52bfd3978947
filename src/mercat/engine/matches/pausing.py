"""Pauses in long computations of positions: between two lines of a journal, other work may run first."""

from __future__ import annotations

from collections.abc import Callable


def go_on() -> None:
    """Do nothing. This is the default pause."""


class Pauses:
    """The pauses: the function `give_way` is called between two lines when a journal is replayed from its start, never within a
    rule."""

    def __init__(self) -> None:
        self.give_way: Callable[[], None] = go_on


PAUSES = Pauses()
