"""A position as an array of pixels, drawn only from its `view`: in the same way for every game, on every machine, without a
browser.

On the left are the places with coordinates, if the game has any; in the middle, the other entries of the view; on the right, the
players. The words are the same as in `mercat games GAME`. This module requires Pillow and uses Pillow's built-in font.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import Any, Final
from zlib import crc32

import numpy
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from mercat.engine.matches.match import Match

WIDTH, HEIGHT = 1280, 720               # the size of the picture in pixels; even numbers, as video encoders require
FINER: Final = 2                        # the drawing scale; the result is averaged down
PAPER, INK, SOFT, LINE = "#f4efe6", "#2b2620", "#6f665a", "#c9bfae"
SEATS: Final = ("#a63a2b", "#215f96", "#85610a", "#326b41", "#71468a")
MAP: Final = (16, 56, 560, 704)         # left, top, right and bottom of the places with coordinates
PLAYERS: Final = 980                    # left edge of the players' column
GAP: Final = 12
ROW: Final = 15                         # height of a line of small text
COLUMN: Final = 190                     # width of an entry
SMALL, LARGE = 11, 18                   # sizes of text
PLACED: Final = ("x", "y")
SEAT_LISTS: Final = ("workers",)        # entries that are lists of seats
OWNERS: Final = ("owner", "seat")       # entries that are a seat

Facts = Mapping[str, Any]
Point = tuple[float, float]


class Canvas:
    """A drawing surface that is addressed in pixels of the finished picture."""

    def __init__(self) -> None:
        self.image: Final = Image.new("RGB", (WIDTH * FINER, HEIGHT * FINER), PAPER)
        self.draw: Final = ImageDraw.Draw(self.image)
        self.fonts: Final = {size: ImageFont.load_default(size * FINER) for size in (SMALL, LARGE)}

    def text(self, place: Point, said: str, width: float, size: int = SMALL, colour: str = INK) -> None:
        """Write a line of text, shortened to `width` pixels."""
        font = self.fonts[size]
        if font.getlength(said) > width * FINER:
            while said and font.getlength(f"{said}…") > width * FINER:
                said = said[:-1]
            said = f"{said.rstrip()}…"
        self.draw.text((place[0] * FINER, place[1] * FINER), said, fill=colour, font=font)

    def shape(self, corners: Sequence[Point], fill: str, line: str = LINE) -> None:
        self.draw.polygon([(x * FINER, y * FINER) for x, y in corners], fill, line, FINER)

    def disc(self, place: Point, radius: float, fill: str) -> None:
        x, y, reach = place[0] * FINER, place[1] * FINER, radius * FINER
        self.draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill, PAPER, FINER)

    def box(self, left: float, top: float, right: float, bottom: float, fill: str) -> None:
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill, fill)

    def pixels(self) -> NDArray[numpy.uint8]:
        """Return the picture as an array with the axes height, width, and colour (red, green, blue)."""
        return numpy.asarray(self.image.reduce(FINER))


def pixels(match: Match[Any]) -> NDArray[numpy.uint8]:
    """Return the picture of a position as an array of bytes with the axes height, width, and colour (red, green, blue)."""
    canvas, view = Canvas(), match.view()
    decides = "over" if match.to_move is None else f"{match.names[match.to_move]}: {spaced(str(match.step))}"
    of_all = "" if view["rounds"] is None else f" of {view['rounds']}"
    canvas.text((16, 16), f"{spaced(match.game.name)}, round {view['round']}{of_all}, {decides}", WIDTH - 32, LARGE)
    places = places_of(view)
    if places:
        draw_map(canvas, places)
    left = float(MAP[2] + GAP if places else MAP[0])
    draw_lists(canvas, [(name, rows) for name, rows in lists_of(view) if not any(key in rows[0] for key in PLACED)], left)
    draw_players(canvas, match, view["players"])
    return canvas.pixels()


def spaced(word: str) -> str:
    return word.replace("_", " ")


def colour_of(word: str) -> str:
    """Return a light colour for a word; the same word always gets the same colour."""
    number = crc32(word.encode())
    return f"#{170 + number % 70:02x}{170 + number // 70 % 70:02x}{170 + number // 4900 % 70:02x}"


def strong_colour(word: str) -> str:
    """Return a dark colour for a word; the same word always gets the same colour."""
    number = crc32(word.encode())
    return f"#{30 + number % 130:02x}{30 + number // 130 % 130:02x}{30 + number // 16900 % 130:02x}"


def lists_of(view: Facts) -> Iterator[tuple[str, list[Facts]]]:
    """Yield each list of entries in a view, with its name, except the list of players."""
    for name, value in view.items():
        if isinstance(value, Mapping):
            yield from lists_of(value)
        elif isinstance(value, list) and value and isinstance(value[0], Mapping) and name != "players":
            yield name, value


def places_of(view: Facts) -> list[Facts]:
    """Return the longest list of entries with coordinates; an empty list if there is none."""
    placed = [rows for _name, rows in lists_of(view) if all(key in rows[0] for key in (*PLACED, "kind"))]
    return max(placed, key=len, default=[])


def centres(place: Facts) -> list[Point]:
    """Return the centres of a place, one for each of its hexes."""
    return [(float(x), float(y)) for x, y in place.get("hexes") or [(place["x"], place["y"])]]


def draw_map(canvas: Canvas, places: list[Facts]) -> None:
    """Draw all places as hexagons, with the pieces on them."""
    spots = [centre for place in places for centre in centres(place)]
    low = min(x for x, _y in spots), min(y for _x, y in spots)
    high = max(x for x, _y in spots), max(y for _x, y in spots)
    first = spots[0]
    near = min((hypot(x - first[0], y - first[1]), abs(x - first[0])) for x, y in spots[1:])
    apart, upright = near[0], near[1] > near[0] / 2 and near[1] > 0.99 * near[0]      # neighbours in a row: corners up and down
    scale = min((MAP[2] - MAP[0]) / (high[0] - low[0] + 1.2 * apart), (MAP[3] - MAP[1]) / (high[1] - low[1] + 1.2 * apart))
    radius = apart * scale / 3**0.5

    def on_sheet(centre: Point) -> Point:
        return MAP[0] + (centre[0] - low[0] + 0.6 * apart) * scale, MAP[1] + (centre[1] - low[1] + 0.6 * apart) * scale

    for place in places:
        for centre in centres(place):
            x, y = on_sheet(centre)
            turn = pi / 6 if upright else 0.0
            corners = [(x + radius * cos(turn + side * pi / 3), y + radius * sin(turn + side * pi / 3)) for side in range(6)]
            canvas.shape(corners, colour_of(f"{place['kind']} {place.get('terrain') or ''}"))
    for place in places:
        x, y = on_sheet(centres(place)[0])
        canvas.text((x - 0.8 * radius, y - 0.8 * radius), str(next(iter(place.values()))), 1.6 * radius, SMALL, SOFT)
        draw_pieces(canvas, place, (x, y), radius)


def draw_pieces(canvas: Canvas, place: Facts, centre: Point, radius: float) -> None:
    """Draw the pieces on a place: a disc in its owner's colour, and a square for each name in its lists."""
    owner = place.get("owner")
    if isinstance(owner, int):
        canvas.disc((centre[0], centre[1] + 0.2 * radius), 0.45 * radius, SEATS[owner])
        canvas.text((centre[0] - 0.25 * radius, centre[1] - 0.1 * radius), str(place.get("unit") or "")[:2], radius, SMALL, PAPER)
    named = [word for value in place.values() if isinstance(value, list) for word in value if isinstance(word, str)]
    for number, word in enumerate(named):
        left = centre[0] - 0.6 * radius + number % 3 * 0.42 * radius
        top = centre[1] + number // 3 * 0.42 * radius
        canvas.box(left, top, left + 0.36 * radius, top + 0.36 * radius, strong_colour(word))


def draw_lists(canvas: Canvas, lists: Sequence[tuple[str, list[Facts]]], left: float) -> None:
    """Write lists of entries in columns until there is no more room. A list starts a new column if it does not fit below the
    previous lists."""
    x, y = left, float(MAP[1])
    for name, rows in lists:
        if y > MAP[1] and y + (len(rows) + 1) * ROW > HEIGHT - GAP:
            x, y = x + COLUMN + GAP, float(MAP[1])
        if x + COLUMN > PLAYERS:
            return
        canvas.text((x, y), spaced(name), COLUMN, SMALL, SOFT)
        for row in rows[:int((HEIGHT - GAP - y) // ROW) - 1]:
            y += ROW
            draw_entry(canvas, row, x, y)
        y += ROW + GAP / 2


def draw_entry(canvas: Canvas, row: Facts, left: float, top: float) -> None:
    """Write an entry on one line: its owner, name and numbers."""
    whose = [row[name] for name in OWNERS if isinstance(row.get(name), int)]
    whose += [seat for name in SEAT_LISTS for seat in row.get(name) or [] if isinstance(seat, int)]
    for number, seat in enumerate(whose):
        canvas.disc((left + 5 + 11 * number, top + 7), 5, SEATS[seat])
    begin = left + (11 * len(whose) + 4 if whose else 0)
    canvas.text((begin, top), facts_in(row, OWNERS), left + COLUMN - begin)


def facts_in(row: Facts, without: Sequence[str]) -> str:
    """Return the words and numbers in an entry as text, without zeros, missing values and the keys in `without`."""
    said = [spaced(str(value)) for value in row.values() if isinstance(value, str) and value]
    said += [f"{spaced(name)} {value}" for name, value in row.items()
             if name not in without and isinstance(value, int) and not isinstance(value, bool) and value]
    return ", ".join(said)


def draw_players(canvas: Canvas, match: Match[Any], players: Sequence[Facts]) -> None:
    """Write each player's possessions, one player below another."""
    height = (HEIGHT - MAP[1] - GAP) / len(players)
    for score, player in zip(match.scores(), players, strict=True):
        seat, top = int(player["seat"]), MAP[1] + height * int(player["seat"])
        canvas.box(PLAYERS, top, PLAYERS + 5, top + height - GAP, SEATS[seat])
        mark = " *" if seat == match.to_move else ""
        canvas.text((PLAYERS + GAP, top), f"{match.names[seat]}{mark}: {score.total} points", WIDTH - PLAYERS - 2 * GAP, LARGE)
        lines = [facts_in(player, ("seat",)), *(listed(name, value) for name, value in player.items()
                                                if isinstance(value, (Mapping, list)))]
        for number, line in enumerate([line for line in lines if line][:int((height - 24 - GAP) // ROW)]):
            canvas.text((PLAYERS + GAP, top + 24 + number * ROW), line, WIDTH - PLAYERS - 2 * GAP)


def listed(name: str, value: Mapping[str, Any] | list[Any]) -> str:
    """Return a player's possessions of several kinds as one line of text; an empty string if there are none."""
    if isinstance(value, Mapping):
        said = facts_in(value, ())
    else:
        said = "; ".join(facts_in(one, ("seat",)) if isinstance(one, Mapping) else spaced(str(one)) for one in value)
    return f"{spaced(name)}: {said}" if said else ""
