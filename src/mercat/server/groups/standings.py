"""Tables of results: who played how many games, with which places and how many points by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from mercat.server.groups.stored_games import CountedGame

WON = 1                                                  # the place


@dataclass
class Standing:
    """How somebody did in some games."""

    person: str
    name: str                                            # under which they played last
    places: Counter[int] = field(default_factory=Counter)            # how often each
    points: int = 0                                      # by place
    rank: int = 0                                        # among all; whoever has as many points has the same

    @property
    def games(self) -> int:
        return self.places.total()

    @property
    def wins(self) -> int:
        """Games with the first place, shared or not."""
        return self.places[WON]

    @property
    def mean_place(self) -> float:
        return sum(place * times for place, times in self.places.items()) / self.games


def points_for(place: int, points: Sequence[int]) -> int:
    """What a place counts. Places are shared as the game's rules say, so several may get the same."""
    return points[place - 1] if 1 <= place <= len(points) else 0


def standings(games: Iterable[CountedGame], points: Sequence[int], names: Mapping[str, str] | None = None) -> list[Standing]:
    """How everybody did in these games, the newest first; the best first. `names` are those by which people are known now."""
    by_person: dict[str, Standing] = {}
    for game in games:
        for seat in game.seats:
            one = by_person.setdefault(seat.person, Standing(seat.person, (names or {}).get(seat.person) or seat.name))
            one.places[seat.place] += 1
            one.points += points_for(seat.place, points)
    ordered = sorted(by_person.values(), key=lambda one: (-one.points, -one.wins, one.mean_place, one.name.casefold()))
    for number, one in enumerate(ordered):
        shared = number > 0 and ordered[number - 1].points == one.points
        one.rank = ordered[number - 1].rank if shared else number + 1
    return ordered
