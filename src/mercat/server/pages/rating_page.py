"""The page of who is rated in a game: people whose pages everybody may see, and apart from them the bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mercat.bots.tournaments.shipped_ratings import ladders
from mercat.engine.game import Game
from mercat.games import find, names
from mercat.rating import FEWEST_OPPONENTS
from mercat.server.pages.cards import scene_of
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.ratings import rating_text
from mercat.server.rating_shapes import RatedPeople
from mercat.server.words import ui
from mercat.text.numbers import figure


@dataclass(frozen=True)
class RatingListRow:
    """Somebody in the list."""

    rank: int
    name: str
    page: str                                            # the name of their page; empty for a bot
    rating: str
    games: str
    game: str = ""                                       # whose list it is, where there are several


@dataclass(frozen=True)
class BotTable:
    """The bots, as a tournament with this number of players has rated them."""

    title: str
    rows: Sequence[RatingListRow]


def ratings_html(game: Game[Any], listed: RatedPeople, page: int, preferences: Preferences) -> str:
    """The page. Called in the engine's thread."""
    language = preferences.language
    people = [RatingListRow(one.rank, one.name, one.page, rating_text(one.rating, language), figure(language, one.rating.games))
              for one in listed.people]
    games = [(name, find(name).say(language, "game")) for name in names()]
    return render("ratings.html", preferences, title=game.say(language, "game"), game=game.name, games=games,
                  scene=scene_of(game), people=people, unseen=listed.rated - len(people) if page == 1 and not listed.more else 0,
                  newer=page - 1 if page > 1 else 0, older=page + 1 if listed.more else 0, bots=bot_tables(game, language),
                  fewest=FEWEST_OPPONENTS, here=f"/ratings/{game.name}")


def bot_tables(game: Game[Any], language: str) -> list[BotTable]:
    """The bots by number of players, the strongest first."""
    interface, tables = ui(language, game), []
    for ladder in ladders(game.name):
        strongest = sorted(ladder.strengths.values(), key=lambda one: -one.rating)
        rows = [RatingListRow(rank, interface(f"bot-{one.name}"), "", interface("rating", number=str(one.rating),
                                                                     doubt=f"{(one.high - one.low) / 2:.0f}"),
                              figure(language, one.games)) for rank, one in enumerate(strongest, 1)]
        tables.append(BotTable(interface("statistics-players", seats=ladder.seats), rows))
    return tables
