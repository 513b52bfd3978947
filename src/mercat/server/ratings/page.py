"""The page of who is rated in a game: people whose pages everybody may see, and apart from them the bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mercat.bots.tournaments.shipped_ratings import ladders
from mercat.engine.game import Game
from mercat.games import find, names
from mercat.rating import FEWEST_OPPONENTS
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.cards import scene_of
from mercat.server.rating_shapes import RatedPeople, RatedPerson, Standing
from mercat.server.words import ui


@dataclass(frozen=True)
class BotTable:
    """The bots, as a tournament with this number of players has rated them."""

    title: str
    rows: Sequence[RatedPerson]                           # who have no pages


def ratings_html(game: Game[Any], listed: RatedPeople, page: int, preferences: Preferences) -> str:
    """The page. Called in the engine's thread."""
    language = preferences.language
    unseen = listed.rated - len(listed.people) if page == 1 and not listed.more else 0
    games = [(name, find(name).say(language, "game")) for name in names()]
    return render("ratings.html", preferences, title=game.say(language, "game"), game=game.name, games=games,
                  scene=scene_of(game), people=listed.people, unseen=unseen,
                  newer=page - 1 if page > 1 else 0, older=page + 1 if listed.more else 0, bots=bot_tables(game, language),
                  fewest=FEWEST_OPPONENTS, here=f"/ratings/{game.name}")


def bot_tables(game: Game[Any], language: str) -> list[BotTable]:
    """The bots by number of players, the strongest first."""
    interface, tables = ui(language, game), []
    for ladder in ladders(game.name):
        strongest = sorted(ladder.strengths.values(), key=lambda one: -one.rating)
        rows = [RatedPerson(rank=rank, name=interface(f"bot-{one.name}"), page="", rating=Standing(
            number=one.rating, doubt=round((one.high - one.low) / 2), games=one.games)) for rank, one in enumerate(strongest, 1)]
        tables.append(BotTable(interface("statistics-players", seats=ladder.seats), rows))
    return tables
