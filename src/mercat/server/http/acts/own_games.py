"""Acts about the reader's own games: what their lists leave out, and who may see their page."""

from __future__ import annotations

from typing import Any, Final

from fastapi.responses import RedirectResponse, Response
from pydantic import StrictBool

from mercat.server.desk import Work
from mercat.server.http import bodies
from mercat.server.http.acts.act import ME, ActRequest, Page, act
from mercat.server.http.bodies import TableName
from mercat.server.people.my_games import hide
from mercat.server.problems import Problem
from mercat.server.tables.rights import Right

HIDDEN_GAMES: Final = "hidden"                           # the list that asked, where a hidden game is shown again


async def list_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me/games?state=hidden" if asked.view == HIDDEN_GAMES else "/", 303)


async def page_again(asked: ActRequest[Any], page: str) -> Response:
    return RedirectResponse(f"/people/{page}", 303)


async def as_error(asked: ActRequest[Any], problem: Problem) -> Response:
    raise problem


@act(who=Right.PERSON, api="PUT /games/hidden", page=Page(list_again, as_error), address="hide", place=ME,
     body="HideGame: Leave one of your games out of your lists, or show it there again.")
def hide_game(work: Work, table: TableName, hidden: StrictBool) -> None:
    """Leave one of your games out of your lists, or show it there again

    Not while other people play there: they wait for you.
    """
    hide(work, table, hidden)


@act(wish=bodies.ShowPage, who=Right.PERSON, api="PUT /page", page=Page(page_again, as_error), address="page", place=ME)
async def show_page(asked: ActRequest[bodies.ShowPage]) -> str:
    """Decide who may see your page"""
    return await asked.services.person_pages.show_to(asked.reader, asked.wish.shown)
