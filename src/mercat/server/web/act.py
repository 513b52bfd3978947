"""Acts: the fields of an act, the right and the limit that apply to it, the function that performs it, and its responses.

    @act(place=ME, who=Right.PERSON, api="POST /tokens", body="NewToken", page=WITH_TOKEN, address="token")
    def make_token(work: Work, label: TokenLabel, scope: Scope = "read") -> PersonalToken:
        '''Make a personal token for a program, which may read or also play for you at all your tables'''
        ...

The function's parameters are the fields of its form and of its JSON body, and its return value is the response. Its docstring
describes the act for programs, with the summary in its first line. An act that only uses the database is a function that takes a
`Work` (`desk.py`). Its keyword-only parameters are not fields, but come from other parts of the request (`given`). An act that
locks a table, or uses the engine or a service, is asynchronous and takes the `ActRequest`. Fields can also be declared in a
separate class (`wish`).

The subject of an act (its `place`) is a table or a seat, the person who makes the request (ME), the whole server (HOST_PAGE, only
for its admins) or a group (GROUP_PAGE).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from inspect import Parameter, iscoroutinefunction, signature
from types import NoneType
from typing import Any, Final, Generic, TypeVar, get_type_hints

from fastapi import Request
from fastapi.responses import Response
from pydantic import create_model

from mercat.server.problems import Problem
from mercat.server.services import Services, reader_of, services_of
from mercat.server.shapes import PATH, Shape
from mercat.server.tables.rights import Right, check_person
from mercat.server.tables.snapshot import Reader
from mercat.server.web.bodies import RequestBody
from mercat.server.web.prefix import link_to

W = TypeVar("W", bound=RequestBody)


@dataclass(frozen=True)
class Place:
    """The subject of acts, such as a table or a group, and the paths of their routes."""

    name: str
    page: str                                            # the path of the page, before the address of a form
    api: str                                             # the path for programs, between /api and the act's own path

    @property
    def of_table(self) -> bool:
        return "{table_id}" in self.page


TABLE_PAGE: Final = Place("table", "/t/{table_id}", "/tables/{table_id}")
ME: Final = Place("me", "/me", "/me")
HOST_PAGE: Final = Place("host", "/host", "/host")
GROUP_PAGE: Final = Place("group", "/groups", "/groups")             # the group's id is a field
PLACES: Final = (TABLE_PAGE, ME, HOST_PAGE, GROUP_PAGE)


class Nothing(RequestBody):
    """The body of an act without fields."""


@dataclass(frozen=True)
class ActRequest(Generic[W]):
    """A request to perform an act."""

    request: Request
    table: str                                           # the table's id; empty for an act without a table
    wish: W
    by_program: bool
    number: int | None = None                            # the number of the act's seat
    view: str = ""                                       # the page that sent the request: "text" for the table in words

    @property
    def services(self) -> Services:
        return services_of(self.request)

    @property
    def reader(self) -> Reader:
        """The person who makes the request. If the request contains a preference for automatic moves, the person has that
        preference."""
        reader, automatic = reader_of(self.request), getattr(self.wish, "automatic", None)
        return reader if automatic is None else replace(reader, automatic=automatic)

    @property
    def seat(self) -> int:
        """The number of the seat. Raise Problem if the request does not contain one."""
        if self.number is None:
            raise Problem(422, "not-understood", where="seat")
        return self.number


@dataclass(frozen=True)
class Answer:
    """The response to a program: a status, and the model of the body that `made` creates from the act's result (None for an empty
    body)."""

    status: int
    model: Any = None
    made: Callable[[ActRequest[Any], Any, Response], Awaitable[object]] | None = None


@dataclass(frozen=True)
class Page:
    """The response to a browser. `done` returns it if the act was performed; otherwise, it is a page with the form and the reason
    for the refusal.

    By default, that page is the one from which the form was sent (`web/forms_again.py`). `at` is its address, with names of
    fields in braces, for browsers that do not send it. An act with its own page for refusals declares it as `refused`. This page
    is not shown to people who lack the right (`Act.check`), for problems that pass by themselves (`Problem.is_passing`), for the
    server's own errors, or for statuses in `without_page`. A page's script (`of_script`) always receives its own response.
    """

    done: Callable[[ActRequest[Any], Any], Awaitable[Response]]
    refused: Callable[[ActRequest[Any], Problem], Awaitable[Response]] | None = None
    without_page: tuple[int, ...] = ()
    of_script: bool = False
    at: str = ""

    async def refusal(self, asked: ActRequest[Any], problem: Problem, may: bool) -> Response:
        """Return the page for a refusal. Raise the problem if the act does not declare such a page, or if the page must not be
        shown.

        `may` is true if the person has the right to perform the act. The page is also shown to request confirmation of the
        person's identity, even for a status in `without_page`.
        """
        alone = problem.is_passing or problem.status == 500          # shown with the id of the request, for the admin
        hidden = not may or alone or (problem.status in self.without_page and problem.key != "not-confirmed")
        if self.refused is None or (hidden and not self.of_script):
            raise problem
        return await self.refused(asked, problem)


@dataclass(frozen=True)
class Act:
    name: str                                            # the name of the function
    wish: type[RequestBody]
    who: Right
    does: Callable[[ActRequest[Any]], Awaitable[Any]]
    limit: str                                           # a kind of `rate_limits.LIMITS`
    method: str                                          # the HTTP method for programs; "" if there is no such route
    path: str                                            # the path after the path of the place
    answer: Answer
    page: Page | None
    address: str                                         # the address of the form, after the place's page; "" without a form
    place: Place = TABLE_PAGE
    when_banned: bool = False                            # whether banned people may perform the act
    in_browser: bool = False                             # whether programs may not perform the act
    by_token: bool = True                                # whether a personal token with the scope to play is sufficient

    def check(self, reader: Reader) -> None:
        """Raise Problem (403) if the reader lacks a right that does not depend on a table."""
        check_person(self.who, reader)
        if self.in_browser and (reader.person is None or reader.scopes is not None):
            raise Problem(403, "browser-only")

    @property
    def of_seat(self) -> bool:
        """Whether the path for programs contains the seat."""
        return "{number}" in self.path

    @property
    def summary(self) -> str:
        return (self.does.__doc__ or "").partition("\n")[0]

    @property
    def description(self) -> str:
        return " ".join((self.does.__doc__ or "").partition("\n")[2].split())


ACTS: dict[str, Act] = {}
Does = TypeVar("Does", bound=Callable[..., Any])
Given = Callable[[ActRequest[Any]], Mapping[str, Any]]


async def as_it_is(asked: ActRequest[Any], made: object, response: Response) -> object:
    return made


DONE, AS_IT_IS = Answer(204), Answer(201, made=as_it_is)


def act(*, who: Right, wish: type[RequestBody] | None = None, body: str = "", limit: str = "write", api: str = "",
        answer: Answer | None = None, page: Page | None = None, address: str = "", place: Place = TABLE_PAGE,
        when_banned: bool = False, in_browser: bool = False, by_token: bool | None = None,
        given: Given = lambda asked: {}) -> Callable[[Does], Does]:
    """Return a decorator that declares an act.

    `api` is a method and a path. `address` is the path of the form, by default the function's name. `body` is the name of the
    fields in the OpenAPI document; a colon and a description may follow. Without an `answer`, the response is the function's
    return value if that is a Shape. By default, personal tokens are accepted only for acts on a table, so that nobody who finds a
    token can take over its owner's identity.
    """

    def declare(does: Does) -> Does:
        name, (method, _, path) = does.__name__, api.partition(" ")
        assert name not in ACTS and bool(body) <= bool(method), name
        hints = get_type_hints(does, include_extras=True) if wish is None else {"return": NoneType}
        fields = wish or fields_of(does, hints, body)
        assert wish is not None or not method or bool(body) == (fields is not Nothing), f"{name}: fields have a name in OpenAPI"
        made = hints["return"]
        answered = answer or (replace(AS_IT_IS, model=made) if isinstance(made, type) and issubclass(made, Shape) else DONE)
        done = does if wish is not None else done_by(does, fields, given)
        ACTS[name] = Act(name, fields, who, done, limit, method, path, answered, page, (address or name) if page else "", place,
                         when_banned, in_browser, place.of_table if by_token is None else by_token)
        return does

    return declare


def fields_of(does: Callable[..., Any], hints: Mapping[str, Any], name: str) -> type[RequestBody]:
    """Return the model of an act's body, built from the parameters of the function `does`."""
    fields: dict[str, Any] = {one.name: (hints[one.name], ... if one.default is Parameter.empty else one.default)
                              for one in list(signature(does).parameters.values())[1:] if one.kind is not Parameter.KEYWORD_ONLY}
    called, _, told = (name or does.__name__).partition(": ")
    return create_model(called, __base__=RequestBody, __doc__=told or None, **fields) if fields else Nothing


def done_by(does: Callable[..., Any], fields: type[RequestBody], given: Given) -> Callable[[ActRequest[Any]], Awaitable[Any]]:
    """Return the function that performs an act. It calls `does`, the function that declares the act: in a database transaction
    (at the desk) unless `does` is asynchronous."""

    at_the_desk = not iscoroutinefunction(does)

    async def done(asked: ActRequest[Any]) -> Any:
        sent = {name: getattr(asked.wish, name) for name in fields.model_fields} | dict(given(asked))
        made = await (asked.services.desk.write(asked.reader, does, **sent) if at_the_desk else does(asked, **sent))
        return addressed(asked.request, made)

    done.__doc__ = does.__doc__
    return done


def addressed(request: Request, made: Any) -> Any:
    """Return the result of an act, with complete URLs in place of the paths in its `Link` fields."""
    paths = [name for name, field in type(made).model_fields.items() if PATH in field.metadata] if isinstance(made, Shape) else []
    return made.model_copy(update={name: link_to(request, getattr(made, name)) for name in paths}) if paths else made
