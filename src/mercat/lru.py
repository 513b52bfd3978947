"""A cache of limited size that removes the least recently used values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Lru(Generic[K, V]):
    """The most recently used values, by key: at most `most` values, and fewer if their total weight exceeds `budget`.

    `weigh` returns the weight of a key and its value when they are stored. Without it, only the number of values is limited. The
    cache always keeps at least one value.
    """

    def __init__(self, most: int, budget: float = 0.0, weigh: Callable[[K, V], float] | None = None) -> None:
        self.most: Final = most
        self.budget: Final = budget
        self.weigh: Final = weigh
        self.kept: Final[OrderedDict[K, V]] = OrderedDict()      # in order of use, the least recently used first
        self.weights: Final[dict[K, float]] = {}
        self.weight = 0.0                                # the total weight of the keys and values

    def __len__(self) -> int:
        return len(self.kept)

    def __contains__(self, key: K) -> bool:
        return key in self.kept

    def get(self, key: K) -> V | None:
        """Return the value of a key and mark it as used, or return None if there is none."""
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Store a value as the most recently used one, and remove the least recently used values if there are too many."""
        self.kept[key] = value
        self.kept.move_to_end(key)
        if self.weigh is not None:
            self.weight -= self.weights.get(key, 0.0)
            self.weights[key] = self.weigh(key, value)
            self.weight += self.weights[key]
        while len(self.kept) > 1 and (len(self.kept) > self.most or (self.weigh is not None and self.weight > self.budget)):
            gone, _ = self.kept.popitem(last=False)
            self.weight -= self.weights.pop(gone, 0.0)

    def made(self, key: K, make: Callable[[], V]) -> V:
        """Return the value of a key. If there is none, create and store it with `make`."""
        if key not in self.kept:
            self.put(key, make())
        self.kept.move_to_end(key)
        return self.kept[key]

    def drop(self, key: K) -> None:
        """Remove a key and its value, if the cache contains it."""
        if self.kept.pop(key, None) is not None:
            self.weight -= self.weights.pop(key, 0.0)

    def clear(self) -> None:
        self.kept.clear()
        self.weights.clear()
        self.weight = 0.0
