"""The common base of the environments: observations as NumPy arrays, their spaces, and pictures of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, SupportsIndex

import numpy
from gymnasium.spaces import Box
from numpy.typing import NDArray

from mercat.engine.game import Game
from mercat.learning import Episode, Observer, RowLayout
from mercat.learning.reward_kinds import Reward

Rows = Literal["float32", "numbers"]
HUMAN: Final = "human"
RENDER_MODES: Final = [HUMAN, "rgb_array", "ansi", "svg"]
METADATA: Final[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}
Picture = str | NDArray[numpy.uint8] | None
WHOLE: Final = numpy.iinfo(numpy.int32)
VIEWS: Final = ("observers", "writers", "seen", "marks", "state")      # created anew in a copy
EXACT: Final = 2.0**24                  # up to this, a float32 represents every integer exactly


def known_rows(rows: str, scaled: bool) -> None:
    """Check the type of the rows. Raise ValueError for an unknown type, and if compact rows are to be scaled."""
    if rows not in ("float32", "numbers"):
        raise ValueError(f"rows are float32 or numbers, not {rows!r}")
    if scaled and rows == "numbers":
        raise ValueError("numbers are whole and cannot be scaled; rows of float32 can")


def space_of(layout: RowLayout, rows: Rows, scaled: bool = False) -> Box:
    """Return the space of a seat's observations."""
    if scaled:
        return Box(-1.0, 1.0, (layout.size,), numpy.float32)
    if rows == "numbers":
        return Box(int(WHOLE.min), int(WHOLE.max), (len(layout.columns),), numpy.int32)
    return Box(-EXACT, EXACT, (layout.size,), numpy.float32)


class ArrayEpisode:
    """An episode whose observations are arrays: labelled rows of float32, or the compact form as int32 (`rows="numbers"`)."""

    def __init__(self, game: str | Game[Any], seats: SupportsIndex, options: Mapping[str, str] | None, rows: Rows,
                 render_mode: str | None, reward: Reward = "place", scaled: bool = False) -> None:
        known_rows(rows, scaled)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there are the render modes {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.episode: Final = Episode(game, seats, options, reward=reward)
        self.rows: Final = rows
        self.scaled: Final = scaled
        self.render_mode: Final = render_mode
        self.look()

    @property
    def game(self) -> Game[Any]:
        return self.episode.game

    @property
    def layout(self) -> RowLayout:
        return self.episode.observer.layout

    def space(self) -> Box:
        """Return the space of observations."""
        return space_of(self.layout, self.rows, self.scaled)

    def observed(self, seat: int) -> NDArray[Any]:
        """Return a seat's observation in a new array."""
        self.writers[seat](self.state, seat, 0)
        return self.layout.scaled(self.seen[seat]) if self.scaled else self.seen[seat].copy()

    def mask(self) -> NDArray[numpy.int8]:
        """Return a new array with 1 for each legal action, otherwise 0."""
        return self.marks.copy()

    def look(self) -> None:
        """Create the views of the episode's memory, and an observer for each seat. A seat's own observer has little to update,
        because its observations change little between its turns."""
        episode = self.episode
        self.observers = [Observer(episode.game, episode.seats, episode.options) for _seat in range(episode.seats)]
        self.writers = [observer.rows.observe for observer in self.observers]
        self.state = episode.state                          # always the same object: each move is made in it
        self.seen: list[NDArray[Any]] = [
            numpy.asarray(memoryview(one.rows.numbers)) if self.rows == "numbers"
            else numpy.asarray(memoryview(one.rows.large)).view(numpy.float32) for one in self.observers]
        self.marks = numpy.asarray(memoryview(episode.core.offers.mask)).view(numpy.int8)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in VIEWS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.look()

    def render(self) -> Picture:
        """Return the table as text, as an array of pixels, or as an SVG picture; None if there is no render mode, and in the mode
        `human`."""
        if self.render_mode in (None, HUMAN):
            return None
        from mercat.envs import pictures

        if self.render_mode == "rgb_array":
            return pictures.pixels(self.episode)
        return pictures.text(self.episode) if self.render_mode == "ansi" else pictures.svg(self.episode)

    def show(self) -> None:
        """Print the table as text in the mode `human`. This method is called after every `reset` and `step`."""
        if self.render_mode == HUMAN:
            from mercat.envs import pictures

            print(pictures.text(self.episode))
