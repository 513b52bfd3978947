"""What an act is: its fields, who may, which limit it counts against, what it does, and what is answered.

    @act(wish=bodies.Undo, who=Right.SEATED, api="POST /undo", answer=LINES, page=PARTS)
    async def undo(asked: ActRequest[bodies.Undo]) -> MoveResult:
        \"\"\"Undo your last move, or your whole turn\"\"\"
        return await moves.undo(asked.services.tables, asked.table, asked.reader, asked.wish.length, asked.wish.restart)

The function's documentation describes the act for programs; its first line is the summary. Acts are about a table or a seat, or
(`place=ME`, `place=HOST_PAGE`, `place=GROUP_PAGE`) about the person who asks, done by the host of the server, or about a group.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from fastapi import Request
from fastapi.responses import Response

from mercat.server.http.bodies import RequestBody
from mercat.server.problems import Problem
from mercat.server.services import Services, reader_of, services_of
from mercat.server.tables.rights import Right
from mercat.server.tables.snapshot import Reader

W = TypeVar("W", bound=RequestBody)


@dataclass(frozen=True)
class Place:
    """What acts are about, and where their routes are."""

    name: str
    page: str                                            # before the address of a form
    api: str                                             # before the path for programs, after /api

    @property
    def of_table(self) -> bool:
        return "{table_id}" in self.page


TABLE_PAGE: Final = Place("table", "/t/{table_id}", "/tables/{table_id}")
ME: Final = Place("me", "/me", "/me")
HOST_PAGE: Final = Place("host", "/host", "/host")
GROUP_PAGE: Final = Place("group", "/groups", "/groups")             # which group, is a field
PLACES: Final = (TABLE_PAGE, ME, HOST_PAGE, GROUP_PAGE)


class Nothing(RequestBody):
    """An act without fields."""


@dataclass(frozen=True)
class ActRequest(Generic[W]):
    """A request for an act."""

    request: Request
    table: str                                           # empty for an act about no table
    wish: W
    by_program: bool
    number: int | None = None                            # of the seat that the act is about
    view: str = ""                                       # the page that asked: "text" for the table in words

    @property
    def services(self) -> Services:
        return services_of(self.request)

    @property
    def reader(self) -> Reader:
        """Who asks; with the moves that they wish to be made by themselves, if they say so."""
        reader, automatic = reader_of(self.request), getattr(self.wish, "automatic", None)
        return reader if automatic is None else replace(reader, automatic=automatic)

    @property
    def seat(self) -> int:
        """The number of the seat. Raises Problem if the request names none."""
        if self.number is None:
            raise Problem(422, "not-understood", where="seat")
        return self.number


@dataclass(frozen=True)
class Answer:
    """What a program is answered: a status, and the model (None: nothing) that `made` makes of the act's result."""

    status: int
    model: Any = None
    made: Callable[[ActRequest[Any], Any, Response], Awaitable[object]] | None = None


@dataclass(frozen=True)
class Page:
    """What a browser is answered when the act was done, and when it was `refused`, which may raise the problem again."""

    done: Callable[[ActRequest[Any], Any], Awaitable[Response]]
    refused: Callable[[ActRequest[Any], Problem], Awaitable[Response]]


@dataclass(frozen=True)
class Act:
    name: str                                            # of the function
    wish: type[RequestBody]
    who: Right
    does: Callable[[ActRequest[Any]], Awaitable[Any]]
    limit: str                                           # a kind of `rate_limits.LIMITS`
    method: str                                          # for programs; "" if there is no such route
    path: str                                            # after the place's
    answer: Answer
    page: Page | None
    address: str                                         # of the form, after the place's page; "" if there is none
    place: Place = TABLE_PAGE
    when_banned: bool = False                            # may people do it who are banned?

    @property
    def of_seat(self) -> bool:
        """Does a program's address name the seat?"""
        return "{number}" in self.path

    @property
    def summary(self) -> str:
        return (self.does.__doc__ or "").partition("\n")[0]

    @property
    def description(self) -> str:
        return " ".join((self.does.__doc__ or "").partition("\n")[2].split())


ACTS: dict[str, Act] = {}
Does = TypeVar("Does", bound=Callable[[ActRequest[Any]], Awaitable[Any]])
DONE = Answer(204)


def act(*, who: Right, wish: type[RequestBody] = Nothing, limit: str = "write", api: str = "", answer: Answer = DONE,
        page: Page | None = None, address: str = "", place: Place = TABLE_PAGE,
        when_banned: bool = False) -> Callable[[Does], Does]:
    """Declare an act. `api` is a method and a path; `address` is the form's, by default the function's name."""

    def declare(does: Does) -> Does:
        name, (method, _, path) = does.__name__, api.partition(" ")
        assert name not in ACTS, name
        ACTS[name] = Act(name, wish, who, does, limit, method, path, answer, page, (address or name) if page else "", place,
                         when_banned)
        return does

    return declare
