"""Pauses in long computations of positions: between two lines of a journal, others may run first."""

from __future__ import annotations

from collections.abc import Callable


def go_on() -> None:
    """Do nothing: the pause by default."""


class Pauses:
    """The function `give_way`, which is called between two lines when a journal is played from its start, never during a rule."""

    def __init__(self) -> None:
        self.give_way: Callable[[], None] = go_on


PAUSES = Pauses()
