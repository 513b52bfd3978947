"""The latest searches of this process, to go on from what they found when one of their matches does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mercat.bots.tree_search import TreeSearch
from mercat.engine.state import State

S = TypeVar("S", bound=State)
KEPT = 8                                # searches


class Recent:
    """The latest searches, the last one first, each with what it values positions by: a game, or a judge."""

    def __init__(self) -> None:
        self.searches: list[tuple[object, TreeSearch[Any]]] = []

    def search(self, source: object, state: S, begin: Callable[[], TreeSearch[S]]) -> TreeSearch[S]:
        """A search for the best move: one of the same source that reached this position, or else what `begin` returns."""
        for entry in self.searches:
            other, search = entry
            like = search.root.seats == state.seats and search.root.options == state.options
            if other is source and like and search.go_on(state):
                self.searches.remove(entry)
                break
        else:
            search = begin()
        self.searches = [(source, search), *self.searches[:KEPT - 1]]
        return search


RECENT = Recent()
