"""Acts on the results of rated games, and on finished games in the archive."""

from __future__ import annotations

from typing import Any

from fastapi.responses import RedirectResponse, Response
from pydantic import StrictBool

from mercat.server.archive.game_archive import agree_to_one
from mercat.server.archive.stored import agree_to_all
from mercat.server.desk import Work
from mercat.server.play.answers import PARTS, TABLE
from mercat.server.tables.rights import Right
from mercat.server.web.act import ME, ActRequest, Nothing, Page, act
from mercat.server.web.bodies import TableName
from mercat.server.web.cookies import saved_at


async def table_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/t/{asked.wish.table}", 303)


async def me_again(asked: ActRequest[Any], done: object) -> Response:
    return saved_at(asked.request, "/me/data#archive")


@act(who=Right.SEATED, api="POST /result", answer=TABLE, page=PARTS, address="enter-result")
async def enter_result(asked: ActRequest[Nothing]) -> None:
    """Ask the others to count the result of your rated game immediately

    Once all players have agreed, the result counts, and the game can no longer be undone.
    """
    await asked.services.ratings.ask(asked.table, asked.reader)


@act(who=Right.PERSON, api="PUT /archive/game", page=Page(table_again, at="/t/{table}"), address="archive-game", place=ME,
     body="ArchiveGame: Whether you agree to having one of your finished games in the archive.")
def archive_game(work: Work, table: TableName, agrees: StrictBool) -> None:
    """Agree to having one of your finished games in the archive, or withdraw your agreement

    Anybody can find the game there as long as all its players agree.
    """
    agree_to_one(work, table, agrees)


@act(who=Right.PERSON, api="PUT /archive", page=Page(me_again, at="/me/data"), address="archive", place=ME,
     body="ArchiveGames: Whether you agree to having all your finished games in the archive.")
def archive_games(work: Work, agrees: StrictBool) -> None:
    """Agree to having all your finished games in the archive, including future ones, or none

    Your decisions about single games take precedence.
    """
    agree_to_all(work, work.person, agrees)
