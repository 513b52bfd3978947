"""Whoever computes positions for many lets others go first, now and then: between two lines of a journal."""

from __future__ import annotations

from collections.abc import Callable


def go_on() -> None:
    """Nobody else waits."""


class Pauses:
    """`give_way` is called between two lines of a journal that is played from its beginning, when no rule is being asked."""

    def __init__(self) -> None:
        self.give_way: Callable[[], None] = go_on


PAUSES = Pauses()
