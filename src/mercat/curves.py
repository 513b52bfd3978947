"""Smooth curves as compact SVG paths, with integer coordinates relative to the previous point."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

Spot = tuple[int, int]


def closed(bends: Sequence[Spot]) -> str:
    """Return the SVG path of a closed curve with these control points, through the midpoints between consecutive ones."""
    middles = [middle(bends[number - 1], bend) for number, bend in enumerate(bends)]
    return curve(middles[0], list(zip(bends, [*middles[1:], middles[0]], strict=True))) + "z"


def line(spots: Sequence[Spot]) -> str:
    """Return the SVG path of a curve from the first to the last of at least two points, with the others as control points."""
    first, *bends, last = spots
    if not bends:
        return f"M{joined(*first)}l{joined(last[0] - first[0], last[1] - first[1])}"
    ends = [middle(one, other) for one, other in pairwise(bends)]
    return curve(first, list(zip(bends, [*ends, last], strict=True)))


def middle(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def curve(here: Spot, pieces: Sequence[tuple[Spot, Spot]]) -> str:
    """Return the SVG path of quadratic Bézier segments that starts at `here`. Each piece is a control point and an end point."""
    start, words = f"M{joined(*here)}q", []
    for bend, end in pieces:
        words.append(joined(bend[0] - here[0], bend[1] - here[1], end[0] - here[0], end[1] - here[1]))
        here = end
    return start + compact(words)


def joined(*numbers: int) -> str:
    return compact([str(number) for number in numbers])


def compact(words: Sequence[str]) -> str:
    """Return numbers joined by spaces, except where a minus sign already separates them."""
    return "".join(word if place == 0 or word.startswith("-") else f" {word}" for place, word in enumerate(words))
