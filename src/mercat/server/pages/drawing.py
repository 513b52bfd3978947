"""The rendering of templates: the templates of the pages, and each game's drawing of its table.

Parts of pages that are the same for all readers of a language are rendered once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, Template, TemplateNotFound
from markupsafe import Markup

from mercat import bots
from mercat.engine.game import Game
from mercat.engine.matches.pausing import PAUSES
from mercat.games import find, names
from mercat.lru import Lru
from mercat.server.pages.addresses import with_prefix
from mercat.server.pages.environment import environment, isolated
from mercat.server.pages.preferences import Preferences, day_text, moment_text
from mercat.server.pages.time_zones import LONGEST_ZONE, cities, city_of
from mercat.server.system_clock import now
from mercat.server.words import Say, named, notice_text, own_names, rating_text, ui, voice_of
from mercat.text import LANGUAGE_NAMES
from mercat.text.numbers import figure

OLDEST: Final = {"chrome": "123", "firefox": "128", "safari": "17.5"}      # versions; Edge has those of Chrome
TEMPLATES: Final = sorted(Path(__file__).parents[1].glob("**/templates"))            # each folder has its own
STATIC: Final = Path(__file__).parent / "static"
FONTS: Final = sorted(path.name for path in (STATIC / "fonts").glob("*.woff2"))
OUT_OF_BAND: Final = " hx-swap-oob=outerMorph"           # an attribute: htmx replaces the element with the same id
PLAIN: Final = "plain/table.html"                        # the table of a game without a drawing of its own
MOST, BYTES = 400, 16_000_000                            # parts in memory, and their total length in characters
Key = tuple[str, str, str, str]
T = TypeVar("T")
made: Final[Lru[Key, tuple[object, Markup]]] = Lru(MOST, BYTES, lambda _, kept: len(kept[1]))   # used only in the engine's thread


@dataclass(frozen=True)
class Titled(Generic[T]):
    """Rows of a page that belong together, under a title."""

    title: str
    rows: tuple[T, ...]


@cache
def page_templates() -> Environment:
    """Return the templates of the pages. All of them have access to the default strength of bots, the typeface files and the
    time."""
    interface = environment(FileSystemLoader(TEMPLATES))
    interface.globals.update(usual_strength=bots.USUAL, parts_of=bots.parts_of, fonts=FONTS, notice_text=notice_text, named=named,
                             own_names=own_names, server_time=server_time, moment_text=moment_text, day_text=day_text,
                             decimal_text=decimal_text, rating_text=rating_text, cities=cities, city_of=city_of,
                             longest_zone=LONGEST_ZONE)
    return interface


def server_time() -> str:
    """Return the server's time in ISO format. Pages compute ages from it, since readers' clocks may be wrong."""
    return now().isoformat(timespec="milliseconds")


def decimal_text(number: float, preferences: Preferences, digits: int = 1) -> str:
    """Return a number with `digits` decimals, formatted for the reader."""
    return figure(preferences.language, number, digits)


class GameLoader(BaseLoader):
    """A loader for games' templates, wherever their folders are: `<game>/table.html`."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        name, _, file = template.partition("/")
        if name in names():
            with suppress(TemplateNotFound):             # it would name the file alone
                return FileSystemLoader(find(name).folder).get_source(environment, file)
        raise TemplateNotFound(template)


@cache
def game_templates() -> Environment:
    """Return the games' templates, named `<game>/...`, and a plain one for games that have none."""
    return environment(ChoiceLoader([GameLoader(), FileSystemLoader(TEMPLATES)]))


def render(template: str, preferences: Preferences, **facts: Any) -> str:
    """Return a page, or a part of one, as HTML. Choosing a language leads back to the URL that the reader has opened, or to
    `here` if the page is the response to a form."""
    facts.setdefault("oob", "")
    facts["here"] = preferences.at or facts.get("here", "/")
    facts.setdefault("ui", ui(preferences.language))
    return with_prefix(isolated(page_templates().get_template(template).render(
        preferences=preferences, languages=LANGUAGE_NAMES.items(), oldest=OLDEST, **facts)))


def part(template: str, language: str, **facts: Any) -> Markup:
    """Return a part of a page, to be inserted into the page before the page is rendered. Links in the part do not have the prefix
    yet."""
    facts.setdefault("ui", ui(language))
    return Markup(page_templates().get_template(template).render(facts))


def made_by(template: str, macro: str, *given: Any) -> str:
    """Return the HTML that a macro from the pages' templates produces."""
    return with_prefix(isolated(str(getattr(page_templates().get_template(template).module, macro)(*given))))


def table_template(game: Game[Any]) -> Template:
    try:
        return game_templates().get_template(f"{game.name}/table.html")
    except TemplateNotFound as missing:
        if missing.name != f"{game.name}/table.html":
            raise
        return game_templates().get_template(PLAIN)


def symbols_of(game: Game[Any]) -> Markup:
    """Return the SVG symbols to which a game's pictures refer, rendered by the macro `symbols` of its drawing; empty if it has no
    such macro."""
    symbols = getattr(table_template(game).module, "symbols", None)
    return Markup() if symbols is None else Markup(symbols())


def picture_of(game: Game[Any], kind: str, value: str, say: Say) -> Markup:
    """Return a small picture of a component, rendered by the macro `piece` of the game's drawing; empty if the drawing has no
    such picture."""
    draw = getattr(table_template(game).module, "piece", None)
    data = game.piece(kind, value) if draw is not None and game.piece is not None else None
    return Markup() if draw is None or data is None else Markup(draw(kind, value, data, say))


def table_style(game: Game[Any]) -> str:
    """Return the style sheet for a game's drawing: `table.css`, followed by the files `drawing/*.css` in alphabetical order;
    empty if there are none."""
    folder = Path(game.folder)
    paths = [folder / "table.css", *sorted(folder.glob("drawing/*.css"))]
    return "\n".join(path.read_text("utf-8") for path in paths if path.exists())


class Drawing:
    """The drawing of one position in one language. Each part is rendered when it is first needed."""

    def __init__(self, game: Game[Any], view: Mapping[str, Any], language: str, names: Sequence[str]) -> None:
        self.macros: Any = table_template(game).module
        self.game = game
        self.language = language
        self.view = {**view, **(game.scenery() if game.scenery is not None else {})}
        self.say = voice_of(game, language, names)
        self.names = list(names)
        self.panels: dict[int, Markup] = {}

    @property
    def board(self) -> Markup:
        return self.once(-1, lambda: self.macros.board(self.view, self.say, self.names))

    @property
    def shared(self) -> Markup:
        return self.once(-2, lambda: self.macros.shared(self.view, self.say, self.names))

    @property
    def shared_title(self) -> str:
        """The game's name for its shared area (such as the market or the nations), or a generic name."""
        own = self.game.has(self.language, "tab-shared")
        return self.say("tab-shared") if own else ui(self.language)("tab-shared")

    @property
    def shows_course(self) -> bool:
        """Whether the charts of finished rounds are shown below the shared area, as the drawing specifies with `course`."""
        return bool(getattr(self.macros, "course", False))

    @property
    def beside(self) -> Markup:
        """The game's HTML beside the board; empty if it has none."""
        beside = getattr(self.macros, "beside", None)
        return self.once(-3, lambda: beside(self.view, self.say, self.names)) if beside else Markup("")

    @property
    def final(self) -> Markup:
        """The game's addition to the final score sheet, as HTML; empty if it has none."""
        final = getattr(self.macros, "final", None)
        return self.once(-4, lambda: final(self.view, self.say)) if final else Markup("")

    def player(self, seat: int) -> Markup:
        return self.once(seat, lambda: self.macros.player(self.view, seat, self.say, self.names))

    def once(self, place: int, make: Callable[[], object]) -> Markup:
        if place not in self.panels:
            PAUSES.give_way()
            self.panels[place] = Markup(str(make()))
        return self.panels[place]


def made_once(template: str, game: Game[Any], language: str, facts: Callable[[], Mapping[str, Any]], *, at: str = "",
              about: object = None) -> Markup:
    """Return a part of a page about a game; `at` identifies the part within the game. The part is cached as long as `about` is
    the same object."""
    key = template, game.name, language, at
    kept = made.get(key)
    if kept is None or kept[0] is not about:
        kept = about, part(template, language, **facts())
        made.put(key, kept)
    return kept[1]
