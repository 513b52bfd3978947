"""Acts on the reader's own games: hiding games in their lists, and choosing who can see their page."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi.responses import RedirectResponse, Response
from pydantic import Field, StrictBool

from mercat.server.desk import Work
from mercat.server.own_games.my_games import hide
from mercat.server.own_games.person_pages import show_own_page
from mercat.server.tables.rights import Right
from mercat.server.web.act import ME, ActRequest, Page, act
from mercat.server.web.bodies import TableName
from mercat.server.web.cookies import saved_at

PAGE_OF_LIST: Final = {"hidden": "/me/games?state=hidden", "games": "/me/games"}      # by the list from which a game was hidden


async def list_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(PAGE_OF_LIST.get(asked.view, "/"), 303)


async def page_again(asked: ActRequest[Any], page: str) -> Response:
    return saved_at(asked.request, f"/people/{page}")


@act(who=Right.PERSON, api="PUT /games/hidden", page=Page(list_again, at="/me/games"), address="hide", place=ME,
     body="HideGame: Hide one of your games in your lists, or show it again.")
def hide_game(work: Work, table: TableName, hidden: StrictBool) -> None:
    """Hide one of your games in your lists, or show it again

    You cannot hide a game in progress with other people, because they are waiting for you.
    """
    hide(work, table, hidden)


Shown = Annotated[Literal["everybody", "companions", "nobody"], Field(
    description="everybody who knows its address, those who play or have played with you, or nobody but you")]


@act(who=Right.PERSON, api="PUT /page", body="ShowPage: The people who may see your page.", page=Page(page_again), address="page",
     place=ME)
def show_page(work: Work, shown: Shown) -> str:
    """Choose who can see your page"""
    return show_own_page(work, shown)
