"""The latest searches in this process, cached so that the next decision of a match can continue from the last tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mercat.bots.search.tree_search import TreeSearch
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)
KEPT = 8                                # searches stored in the cache


class SearchCache:
    """A cache of the latest searches, the most recent first, each with the source of its evaluations: a game, or a judge."""

    def __init__(self) -> None:
        self.searches: list[tuple[object, TreeSearch[Any]]] = []

    def search(self, source: object, state: S, begin: Callable[[], TreeSearch[S]]) -> TreeSearch[S]:
        """Return a search with this position as its root: a cached search from the same source that contains the position, or a
        new search created by `begin`."""
        for entry in self.searches:
            other, search = entry
            like = search.root.seats == state.seats and search.root.options == state.options
            if other == source and like and search.go_on(state):
                self.searches.remove(entry)
                break
        else:
            search = begin()
        self.searches = [(source, search), *self.searches[:KEPT - 1]]
        return search


SEARCHES = SearchCache()
