"""The page of the archive of finished games: the search, what it found, and the statistics of that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlencode

from mercat.bots import strengths
from mercat.engine.game import Game
from mercat.games import find, names
from mercat.server.archive.finished_games import OwnStatistics
from mercat.server.archive.game_archive import Archive
from mercat.server.archive.statistics_page import drawn_facts, page_of_statistics, players
from mercat.server.own_games.shown import lines_of
from mercat.server.pages.drawing import part, render
from mercat.server.pages.preferences import Preferences
from mercat.server.words import ui

MOST_SEATS = 5                                           # that the search offers where no game is chosen


@dataclass(frozen=True)
class Chosen:
    """What is looked for, as the form has it; empty for anything."""

    game: str
    options: Mapping[str, str]
    person: str
    seats: int
    since: str
    until: str
    rated: str                                           # "yes" or "no"
    bots: str                                            # a strength, or "none"

    @property
    def query(self) -> dict[str, str]:
        """As the fields of an address."""
        said = {one.name: getattr(self, one.name) for one in fields(self)}
        options = {f"option-{name}": value for name, value in said.pop("options").items()}
        return {name: str(value) for name, value in {"game": said.pop("game"), **options, **said}.items() if value}


@dataclass(frozen=True)
class OptionFilter:
    """An option of the chosen game, with its values in words."""

    name: str
    title: str
    values: Sequence[tuple[str, str]]
    chosen: str


def address(chosen: Chosen, page: str = "/archive", **more: str) -> str:
    query = chosen.query | more
    return page + (f"?{urlencode(query)}" if query else "")


def archive_html(page: Archive, chosen: Chosen, person: Any, preferences: Preferences, added: Mapping[str, Any], *,
                 paged: bool) -> str:
    """The page, with what features add to it."""
    language = preferences.language
    games = [(name, find(name).say(language, "game")) for name in names()]
    game = find(chosen.game) if chosen.game else None
    counts = range(1, MOST_SEATS + 1) if game is None else range(game.fewest, game.most + 1)
    return render("archive.html", preferences, found=lines_of(page.games, preferences), chosen=chosen, games=games,
                  person=person, options=[] if game is None else option_filters(game, chosen, language),
                  counts=[(count, str(count)) for count in counts],
                  strengths=[(name, ui(language)(f"bot-{name}")) for name in strengths()],
                  older=address(chosen, before=page.next) if page.next else "", newest=address(chosen) if paged else "",
                  statistics=address(chosen, "/archive/statistics") if game is not None and page.games else "",
                  searched=bool(chosen.query), here=address(chosen), whole=not paged and chosen.query.keys() <= {"game"}, **added)


def option_filters(game: Game[Any], chosen: Chosen, language: str) -> list[OptionFilter]:
    return [OptionFilter(option.name, game.say(language, f"option-{option.name}"),
                         [(value, game.say(language, f"option-{option.name}-{value}")) for value in option.values],
                         chosen.options.get(option.name, "")) for option in game.options]


def archive_statistics_html(game: Game[Any], own: OwnStatistics, chosen: Chosen, person: Any,
                            preferences: Preferences) -> str:
    """What usually happens in the games that were found. Called in the engine's thread."""
    language = preferences.language
    interface = ui(language, game)
    tables = [players(game, tally, interface("archive-statistics-about", games=tally.games), language, 1)
              for tally in own.tallies]
    facts = drawn_facts(game, language) | {"simulated": [], "tables": tables, "archive": address(chosen), "person": person}
    return page_of_statistics(game, part("parts/statistics.html", language, **facts), address(chosen, "/archive/statistics"),
                              preferences)
