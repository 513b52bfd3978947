"""Acts about groups: founding and joining one, what its people do, what its keepers do. `people/groups.py` says who is which."""

from __future__ import annotations

from typing import Any

from fastapi.responses import RedirectResponse, Response

from mercat.games import names
from mercat.server.http import group_bodies as bodies
from mercat.server.http import schemas_of_groups as schemas
from mercat.server.http.acts.act import GROUP_PAGE, ActRequest, Answer, Page, act
from mercat.server.http.acts.answers import as_error
from mercat.server.http.cookies import set_cookies
from mercat.server.http.links import link_to
from mercat.server.http.routes.group_pages import group_html, join_html, link_of
from mercat.server.problems import Problem
from mercat.server.tables.rights import Right

# -- answers


async def to_group(asked: ActRequest[Any], group: str) -> Response:
    answer = RedirectResponse(f"/groups/{group}", 303)
    if asked.wish.own.strip() and not asked.reader.account:
        set_cookies(answer, asked.request, name=asked.wish.own.strip())
    return answer


async def group_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/groups/{asked.wish.group}", 303)


async def keeping_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/groups/{asked.wish.group}#keeping", 303)


async def to_lobby(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/", 303)


async def to_table(asked: ActRequest[Any], table: str) -> Response:
    return RedirectResponse(f"/t/{table}/seats", 303)


async def with_link(asked: ActRequest[Any], code: str) -> Response:
    return await group_html(asked.request, asked.wish.group, code=code)


async def refused_here(asked: ActRequest[Any], problem: Problem) -> Response:
    """The page of the group with the sentence; for whoever must not see it the sentence alone."""
    if problem.status in (404, 429, 503) or not asked.reader.is_stored:
        raise problem
    sentence = problem.sentence(asked.reader.language)
    return await group_html(asked.request, asked.wish.group, notice=sentence, status=problem.status)


async def refused_to_join(asked: ActRequest[Any], problem: Problem) -> Response:
    """The page that asks, with the sentence."""
    if problem.status in (403, 404, 429, 503):
        raise problem
    return await join_html(asked.request, asked.wish.code, problem.sentence(asked.reader.language), problem.status)


async def made(asked: ActRequest[Any], group: str, response: Response) -> schemas.GroupMade:
    return schemas.GroupMade(group=group)


async def made_series(asked: ActRequest[Any], series: str, response: Response) -> schemas.SeriesMade:
    return schemas.SeriesMade(series=series)


async def the_link(asked: ActRequest[Any], code: str, response: Response) -> schemas.GroupLink:
    return schemas.GroupLink(link=link_to(asked.request, link_of(code)), code=code)


async def the_table(asked: ActRequest[Any], table: str, response: Response) -> schemas.SeriesTable:
    return schemas.SeriesTable(table=table)


MADE, MADE_SERIES = Answer(201, schemas.GroupMade, made), Answer(201, schemas.SeriesMade, made_series)
A_LINK, A_TABLE = Answer(201, schemas.GroupLink, the_link), Answer(201, schemas.SeriesTable, the_table)
TO_GROUP, JOINED, LEFT = Page(to_group, as_error), Page(to_group, refused_to_join), Page(to_lobby, refused_here)
AGAIN, KEEPING = Page(group_again, refused_here), Page(keeping_again, refused_here)
WITH_LINK, TO_TABLE = Page(with_link, refused_here), Page(to_table, refused_here)


# -- coming and going


@act(wish=bodies.Found, who=Right.ANYBODY, limit="open", api="POST ", answer=MADE, page=TO_GROUP, address="found",
     place=GROUP_PAGE)
async def found_group(asked: ActRequest[bodies.Found]) -> str:
    """Found a group, whose keeper you are"""
    return await asked.services.groups.found(asked.reader, asked.wish.name, asked.wish.own)


@act(wish=bodies.Join, who=Right.ANYBODY, limit="code", api="POST /join", answer=MADE, page=JOINED, address="join",
     place=GROUP_PAGE)
async def join_group(asked: ActRequest[bodies.Join]) -> str:
    """Join the group of a link that lets you in"""
    return await asked.services.groups.join(asked.reader, asked.wish.code, asked.wish.own)


@act(wish=bodies.OfGroup, who=Right.MEMBER, api="POST /leave", page=LEFT, address="leave", place=GROUP_PAGE)
async def leave_group(asked: ActRequest[bodies.OfGroup]) -> None:
    """Leave a group; seats of running games stay yours until these end"""
    await asked.services.groups.leave(asked.reader, asked.wish.group)


# -- what everybody in a group does


@act(wish=bodies.NextGame, who=Right.MEMBER, limit="open", api="POST /series/next", answer=A_TABLE, page=TO_TABLE, address="next",
     place=GROUP_PAGE)
async def next_in_series(asked: ActRequest[bodies.NextGame]) -> str:
    """Begin the next game of a series, with the seats turned; if one is on, you get that one's table"""
    wish = asked.wish
    return await asked.services.series.begin_next(asked.reader, wish.group, wish.series, wish.game, wish.people)


# -- what keepers do


@act(wish=bodies.ChangeGroup, who=Right.KEEPER, api="PUT /settings", page=AGAIN, address="change", place=GROUP_PAGE)
async def change_group(asked: ActRequest[bodies.ChangeGroup]) -> None:
    """Change a group's name, who may read its page, and what each place counts"""
    wish = asked.wish
    await asked.services.groups.change(asked.reader, wish.group, wish.name, wish.public, wish.points)


@act(wish=bodies.InviteToGroup, who=Right.KEEPER, api="POST /invitations", answer=A_LINK, page=WITH_LINK, address="invite",
     place=GROUP_PAGE)
async def invite_to_group(asked: ActRequest[bodies.InviteToGroup]) -> str:
    """Make a link that lets people into a group"""
    wish = asked.wish
    return await asked.services.groups.invite(asked.reader, wish.group, wish.people, wish.days)


@act(wish=bodies.OfInvitation, who=Right.KEEPER, api="POST /invitations/withdraw", page=KEEPING, address="withdraw",
     place=GROUP_PAGE)
async def withdraw_from_group(asked: ActRequest[bodies.OfInvitation]) -> None:
    """Let a link that lets people into a group work no more"""
    await asked.services.groups.withdraw(asked.reader, asked.wish.group, asked.wish.invitation)


@act(wish=bodies.OfMember, who=Right.KEEPER, api="POST /people/remove", page=AGAIN, address="remove", place=GROUP_PAGE)
async def remove_member(asked: ActRequest[bodies.OfMember]) -> None:
    """Remove somebody from a group; links that let people in work no more"""
    await asked.services.groups.remove(asked.reader, asked.wish.group, asked.wish.member)


@act(wish=bodies.Keep, who=Right.KEEPER, api="PUT /people/keeper", page=AGAIN, address="keeper", place=GROUP_PAGE)
async def set_keeper(asked: ActRequest[bodies.Keep]) -> None:
    """Make somebody a keeper of a group, or not any more"""
    wish = asked.wish
    await asked.services.groups.set_keeper(asked.reader, wish.group, wish.member, wish.keeper)


@act(wish=bodies.BeginSeries, who=Right.KEEPER, limit="open", api="POST /series", answer=MADE_SERIES, page=AGAIN,
     address="series", place=GROUP_PAGE)
async def begin_series(asked: ActRequest[bodies.BeginSeries]) -> str:
    """Begin a series: an agreed number of games with one table of results"""
    wish, known = asked.wish, set(names())
    if not set(wish.games) <= known:
        raise Problem(422, "choose-game")
    return await asked.services.groups.begin_series(asked.reader, wish.group, wish.name, wish.games, wish.length, wish.points)


@act(wish=bodies.OfSeries, who=Right.KEEPER, api="POST /series/end", page=AGAIN, address="end-series", place=GROUP_PAGE)
async def end_series(asked: ActRequest[bodies.OfSeries]) -> None:
    """End a series; a game of it that is on does not count"""
    await asked.services.groups.end_series(asked.reader, asked.wish.group, asked.wish.series)


@act(wish=bodies.OfTable, who=Right.KEEPER, api="POST /series/take-out", page=AGAIN, address="take-out", place=GROUP_PAGE)
async def take_out_of_series(asked: ActRequest[bodies.OfTable]) -> None:
    """Take a game that is on out of its series, so that another can be begun; its table goes on"""
    await asked.services.groups.take_out(asked.reader, asked.wish.group, asked.wish.table)
