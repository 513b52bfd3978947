"""A second opinion: the map, reach and settlements, written plainly and read only from the data files.

It is slow, and computed in another way than the tables: spaces are points of a plane, and paths are searched step by step.
"""

from collections.abc import Callable, Iterable
from functools import cache

from mercat.games.caledonia.sources import MAP

DATA = MAP
SHIFT = {"A": (0, 0.0), "D": (0, 5.0), "B": (6, 0.0), "C": (6, 4.5)}


class PlainMap:
    """The spaces by name, with their codes; two spaces touch if their centres are at distance one."""

    def __init__(self, sides: list[str], few: bool) -> None:
        self.codes: dict[str, str] = {}
        self.centre: dict[str, tuple[int, float]] = {}
        self.rivers: set[tuple[str, str]] = set()
        self.side: dict[str, str] = {}
        for side in sides:
            places = {}
            right, _down = SHIFT[side[0]]
            for column, codes in enumerate(DATA["side"][side]["columns"], 1):
                for row, code in enumerate(codes):
                    x = column + right
                    # even columns are half a space lower; the lower modules begin where the upper ones end
                    y = row + (0.5 if x % 2 == 0 else 0.0)
                    if side[0] in "CD":
                        y = row + (5.0 if x % 2 else 4.5)
                    name = chr(64 + x) + str(int(y) + 1)
                    places[f"{column},{row}"] = name
                    self.codes[name], self.centre[name], self.side[name] = code, (x, y), side
            for edge in DATA["side"][side]["rivers"]:
                one, two = (places[place] for place in edge.split("|"))
                self.rivers |= {(one, two), (two, one)}
        self.few = few
        self.touching = {one: [two for two in self.codes if one != two and self.touch(one, two)] for one in self.codes}
        self.ring = {name for name, beside in self.touching.items() if len(beside) < 6}
        self.river_deltas = self.deltas()

    def touch(self, one: str, two: str) -> bool:
        (x, y), (u, v) = self.centre[one], self.centre[two]
        return (x == u and abs(y - v) == 1) or (abs(x - u) == 1 and abs(y - v) == 0.5)

    def is_loch(self, name: str) -> bool:
        return self.codes[name] == "L"

    def is_port(self, name: str) -> bool:
        return self.codes[name].endswith("p") if self.few else self.codes[name] == "P"

    def is_land(self, name: str) -> bool:
        return not (self.is_loch(name) or self.codes[name] == "P" or (self.few and name in self.ring))

    def neighbours(self, name: str) -> set[str]:
        return {other for other in self.touching[name] if (name, other) not in self.rivers}

    def reached(self, name: str, level: int) -> set[str]:
        """Return the spaces that are reached from one. The search is breadth first; a path crosses at most level - 1 lochs, one
        after the other."""
        found = self.neighbours(name)
        if level >= 1:
            found |= set(self.touching[name])
        wave, seen = {name}, {name}
        for _loch in range(level - 1):
            wave = {other for here in wave for other in self.touching[here] if self.is_loch(other)} - seen
            seen |= wave
            found |= {other for loch in wave for other in self.touching[loch]}
        return found - {name}

    def joined(self, units: Iterable[str], joins: Callable[[str], set[str]]) -> list[set[str]]:
        """Return the connected parts of units."""
        left, parts = set(units), []
        while left:
            part, todo = set(), [left.pop()]
            while todo:
                here = todo.pop()
                part.add(here)
                more = {other for other in left if other in joins(here)}
                left -= more
                todo += more
            parts.append(part)
        return parts

    def settlements(self, units: Iterable[str]) -> int:
        return len(self.joined(units, self.neighbours))

    def largest_group(self, units: Iterable[str], level: int) -> int:
        groups = self.joined(units, lambda here: self.reached(here, level))
        return max((self.settlements(group) for group in groups), default=0)

    def deltas(self) -> set[str]:
        found = set()
        for one, two in self.rivers:
            if any(self.is_loch(third) and third in self.touching[two] for third in self.touching[one]):
                found |= {one, two}
        return {name for name in found if self.is_land(name)}

    def border(self) -> set[str]:
        if not self.few:
            return set(self.ring)
        fog = {name for name in self.ring if not self.is_loch(name)}
        return {name for name in self.codes if name not in fog and fog & set(self.touching[name])}


def sides_of(number: int) -> list[str]:
    """Return the sides of the modules, by the number of a joined map."""
    return [module + str(1 + number // 2**place % 2) for place, module in enumerate("ABCD")]


@cache
def plain_map(number: int, few: bool) -> PlainMap:
    """Return a joined map by its number, with fog (`few`) or without."""
    return PlainMap(sides_of(number), few)
