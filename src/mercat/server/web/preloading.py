"""Reads templates and the files of texts when a server has started, so that nobody's first page waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from mercat.engine.game import Game
from mercat.games import find, names
from mercat.server.pages.drawing import page_templates, table_template
from mercat.server.pages.time_zones import zones_by_name
from mercat.server.tables.engine import ENGINE, Asker, asked_by
from mercat.server.tables.fair_queue import HISTORIES
from mercat.server.words import ui, voice_of
from mercat.text import LANGUAGE_NAMES


async def preload() -> None:
    """Read them, one by one, behind whatever anybody asks for."""
    with asked_by(Asker(urgency=HISTORIES)):
        for work in pieces():
            await ENGINE.run(work)


def pieces() -> Iterator[Callable[[], object]]:
    """The pieces of this work: what most pages need comes first."""
    for language in LANGUAGE_NAMES:
        yield partial(ui(language), "names-and", first="", last="")     # with variables: it is parsed, so the parser is imported
    games = [find(name) for name in names()]
    for game in games:
        yield partial(read_drawing, game)
        for language in LANGUAGE_NAMES:
            yield partial(voice_of(game, language, []), "money", amount=1)
    yield zones_by_name
    environment = page_templates()
    for template in environment.list_templates():
        yield partial(environment.get_template, template)


def read_drawing(game: Game[Any]) -> None:
    """Read a game's drawing with whatever it imports."""
    assert table_template(game).module is not None
