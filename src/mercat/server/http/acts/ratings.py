"""Acts about the results of rated games, and about which finished games are in the archive."""

from __future__ import annotations

from typing import Any

from fastapi.responses import RedirectResponse, Response

from mercat.server.http import bodies
from mercat.server.http.acts.act import ME, ActRequest, Nothing, Page, act
from mercat.server.http.acts.answers import PARTS, TABLE
from mercat.server.tables.rights import Right


async def table_again(asked: ActRequest[bodies.ArchiveGame], done: object) -> Response:
    return RedirectResponse(f"/t/{asked.wish.table}", 303)


async def me_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me#archive", 303)


@act(who=Right.SEATED, api="POST /result", answer=TABLE, page=PARTS, address="enter-result")
async def enter_result(asked: ActRequest[Nothing]) -> None:
    """Ask the others to enter the result of your rated game at once

    When all agree, it is entered, and nothing can be undone from then on.
    """
    await asked.services.ratings.ask(asked.table, asked.reader)


@act(wish=bodies.ArchiveGame, who=Right.PERSON, api="PUT /archive/game", page=Page(table_again), address="archive-game",
     place=ME)
async def archive_game(asked: ActRequest[bodies.ArchiveGame]) -> None:
    """Agree that a finished game of yours is in the archive, or not any more

    Everybody finds it there while all its people agree.
    """
    await asked.services.game_archive.agree(asked.reader, asked.wish.table, asked.wish.agrees)


@act(wish=bodies.ArchiveGames, who=Right.PERSON, api="PUT /archive", page=Page(me_again), address="archive", place=ME)
async def archive_games(asked: ActRequest[bodies.ArchiveGames]) -> None:
    """Agree that all your finished games are in the archive, also those to come; or that none is

    This takes the place of what you have said of single games.
    """
    await asked.services.game_archive.agree_to_all(asked.reader, asked.wish.agrees)
