"""What the environments have in common: what a seat observes as NumPy arrays and spaces, and pictures of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, SupportsIndex

import numpy
from gymnasium.spaces import Box
from numpy.typing import NDArray

from mercat.engine.game import Game
from mercat.learning import Episode, Layout
from mercat.learning.kinds import Reward

Rows = Literal["float32", "numbers"]
HUMAN: Final = "human"
RENDER_MODES: Final = [HUMAN, "rgb_array", "ansi", "svg"]
METADATA: Final[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}
Picture = str | NDArray[numpy.uint8] | None
WHOLE: Final = numpy.iinfo(numpy.int32)
EXACT: Final = 2.0**24                  # up to this a float32 holds every whole number


def known_rows(rows: str, scaled: bool) -> None:
    """What rows are made of, checked. Raises ValueError."""
    if rows not in ("float32", "numbers"):
        raise ValueError(f"rows are float32 or numbers, not {rows!r}")
    if scaled and rows == "numbers":
        raise ValueError("numbers are whole and cannot be scaled; rows of float32 can")


def space_of(layout: Layout, rows: Rows, scaled: bool = False) -> Box:
    """The space of what a seat observes."""
    if scaled:
        return Box(-1.0, 1.0, (layout.size,), numpy.float32)
    if rows == "numbers":
        return Box(int(WHOLE.min), int(WHOLE.max), (len(layout.columns),), numpy.int32)
    return Box(-EXACT, EXACT, (layout.size,), numpy.float32)


class Table:
    """An episode whose observations are arrays: labelled rows of float32, or the compact form of int32 (`rows="numbers"`)."""

    def __init__(self, game: str | Game[Any], seats: SupportsIndex, options: Mapping[str, str] | None, rows: Rows,
                 render_mode: str | None, reward: Reward = "place", scaled: bool = False) -> None:
        known_rows(rows, scaled)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there are the render modes {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.episode: Final = Episode(game, seats, options, reward=reward)
        self.rows: Final = rows
        self.scaled: Final = scaled
        self.render_mode: Final = render_mode

    @property
    def game(self) -> Game[Any]:
        return self.episode.game

    @property
    def layout(self) -> Layout:
        return self.episode.observer.layout

    def space(self) -> Box:
        """The space of observations."""
        return space_of(self.layout, self.rows, self.scaled)

    def observed(self, seat: int) -> NDArray[Any]:
        """What a seat observes, in an array of its own."""
        state = self.episode.state
        if self.rows == "numbers":
            return numpy.frombuffer(self.episode.observer.numbers(state, seat), numpy.int32)
        row: NDArray[Any] = numpy.frombuffer(self.episode.observer.row(state, seat), numpy.float32)
        return self.layout.scaled(row) if self.scaled else row

    def mask(self) -> NDArray[numpy.int8]:
        """1 for each legal action, in an array of its own."""
        return numpy.frombuffer(self.episode.mask(), numpy.int8)

    def render(self) -> Picture:
        """The table: as text, as an array of pixels, or as a picture in SVG. None without a render mode, and in `human`."""
        if self.render_mode in (None, HUMAN):
            return None
        from mercat.envs import pictures

        if self.render_mode == "rgb_array":
            return pictures.pixels(self.episode)
        return pictures.text(self.episode) if self.render_mode == "ansi" else pictures.svg(self.episode)

    def show(self) -> None:
        """In the mode `human`, print the table as text: after every `reset` and `step`."""
        if self.render_mode == HUMAN:
            from mercat.envs import pictures

            print(pictures.text(self.episode))
