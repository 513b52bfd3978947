"""Reads and checks submitted forms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

from pydantic import ValidationError
from starlette.datastructures import FormData
from starlette.requests import Request

from mercat.bots import USUAL, with_style
from mercat.engine.game import Game
from mercat.engine.matches.saved import can_be_written
from mercat.server.clocks.terms import BY_DAYS, DAY, ENDS, LIVE, NO_CLOCK, USUAL_LIVE, ClockTerms
from mercat.server.clocks.terms import KINDS as CLOCKS
from mercat.server.http.bodies import OPTION, RequestBody
from mercat.server.problems import Problem
from mercat.server.tables.clock import TableClock
from mercat.server.tables.terms import ABSENCES, LONGEST_CALL_AFTER, Terms
from mercat.server.tables.terms import USUAL as USUALLY
from mercat.server.tables.user_text import AS_TYPED, LONGEST_NAME

W = TypeVar("W", bound=RequestBody)
Form = Mapping[str, Any]                                 # a form in a request's body or query
LARGEST_NUMBER: Final = 99
LONGEST_ID: Final = 24                                   # of a table
LONGEST_ADDRESS: Final = 7_000
LONGEST_NEXT: Final = 1_000                              # of an address to go on to
LONGEST_FIELD: Final = 60                                # of the name of one, in an answer
LONGEST_KIND: Final = 256                                # of a Content-Type; browsers send some 80 characters
MOST_FIELDS: Final = 200                                 # the largest form has some 30
UTF_8: Final = re.compile(r"""; ?charset=["']?utf-8["']?(?=;|$)""", re.IGNORECASE)


async def sent_form(request: Request, file: str = "") -> FormData:
    """The form in a request's body, in which one field may be a `file`. Raises Problem if another is one, or if the form says
    that its text is anything but UTF-8.

    Starlette decodes with any codec of Python that a part is said to have, and some of these take very long.
    """
    kind = request.headers.get("content-type", "")
    if len(kind) > LONGEST_KIND or "charset" in UTF_8.sub("", kind).lower():
        raise Problem(422, "not-understood", where="Content-Type")
    form = await request.form(max_files=1, max_fields=MOST_FIELDS)
    for name, value in form.multi_items():
        if not isinstance(value, str) and name != file:
            raise Problem(422, "not-understood", where=name[:LONGEST_FIELD] if can_be_written(name) else "?")
    return form


def read_wish(wish: type[W], form: Form) -> W:
    """The fields of an act in a form. Raises Problem that names the first which is missing or cannot be understood."""
    try:
        return wish.model_validate(wish.in_form(form), strict=False)
    except ValidationError as error:
        raise Problem(422, "not-understood", where=".".join(map(str, error.errors()[0]["loc"][:1]))) from None


def text_of(form: Form, name: str, otherwise: str = "") -> str:
    """A text field."""
    return str(form.get(name, otherwise))


def local_path(text: str, otherwise: str = "/") -> str:
    """An address of this site, to go on to; anything that a browser could take for one of another site is replaced."""
    local = text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable() and len(text) <= LONGEST_NEXT
    return text if local else otherwise


def number_of(form: Form, name: str) -> int:
    """A number field. Raises Problem if it is not a small whole number."""
    text = text_of(form, name)
    if not (text.isascii() and text.isdecimal()) or len(text) > 7:
        raise Problem(422, "not-understood", where=name)
    return int(text)


@dataclass(frozen=True)
class ClockForm:
    """The fields of a table's clock in a form."""

    clock: str = NO_CLOCK                                # the kind
    turn: int = DAY                                      # by days, in seconds
    bank: int = 3 * DAY
    weekends: bool = False
    total: int = USUAL_LIVE.bank                         # live
    increment: int = USUAL_LIVE.increment
    end: str = USUAL_LIVE.end                            # what happens when somebody's time is over

    @property
    def clock_terms(self) -> ClockTerms | None:
        if self.clock == BY_DAYS:
            return ClockTerms(BY_DAYS, self.turn, self.bank, 0, self.weekends, self.end)
        return ClockTerms(LIVE, 0, self.total, self.increment, False, self.end) if self.clock == LIVE else None


def clock_fields(clock: ClockTerms | TableClock | None) -> dict[str, Any]:
    """The fields of a form in which such a clock is chosen."""
    if clock is None:
        return {}
    times = {"turn": clock.turn, "bank": clock.bank} if clock.kind == BY_DAYS else {
        "total": clock.bank, "increment": clock.increment}
    return {"clock": clock.kind, "end": clock.end, "weekends": clock.weekends, **times}


@dataclass(frozen=True, kw_only=True)
class TableForm(ClockForm):
    """The form for a new table."""

    game: str
    name: str
    seats: int
    bots: int
    strength: str                                        # of all bots, with their style (`bots.with_style`)
    options: dict[str, str]
    listed: bool
    sandbox: bool
    deal: str                                            # draws in notation, one a line
    ready: bool = False                                  # begin when everybody is ready
    lots: bool = False
    absence: str = USUALLY
    call_after: int = 0                                  # seconds; 0: as the server has it
    after: str = ""                                      # the finished table whose people have seats at this one
    group: str = ""                                      # whose people alone sit down; with a colon and a series of it
    rated: bool = False

    @property
    def strengths(self) -> list[str]:
        """A bot for each of the last seats."""
        return [self.strength] * min(self.bots, LARGEST_NUMBER)

    @property
    def lines(self) -> list[str]:
        return self.deal.splitlines()

    def fields(self) -> list[tuple[str, str]]:
        """The fields without the deal, for another form's hidden inputs or for an address."""
        flags = [("listed", self.listed), ("sandbox", self.sandbox), ("ready", self.ready), ("lots", self.lots),
                 ("rated", self.rated), ("weekends", self.weekends)]
        clock = [("clock", self.clock), ("turn", str(self.turn)), ("bank", str(self.bank)), ("total", str(self.total)),
                 ("increment", str(self.increment)), ("end", self.end)]
        return [("name", self.name), ("seats", str(self.seats)), ("bots", str(self.bots)), ("strength", self.strength),
                *((f"option-{name}", value) for name, value in self.options.items()),
                *((name, "yes") for name, wanted in flags if wanted), ("absence", self.absence),
                ("call_after", str(self.call_after)), *(clock if self.clock != NO_CLOCK else []),
                *([("after", self.after)] if self.after else []), *([("group", self.group)] if self.group else [])]

    @property
    def terms(self) -> Terms:
        """What the table agrees on: nobody waits in a room for whom nobody else has a seat."""
        others = self.seats - self.bots > 1 and not self.sandbox
        group, _, series = self.group.partition(":")
        return Terms(self.ready and others, self.lots, self.absence, self.call_after or None, group, series, self.rated,
                     self.clock_terms)

    def deal_address(self, lines: Sequence[str], **more: str) -> str:
        """The address that continues a deal after these lines. Raises Problem if it would be too long."""
        return self.page_address("/deal", lines, more)

    def form_address(self, lines: Sequence[str]) -> str:
        """The address of the form, filled in. Raises Problem if it would be too long."""
        return self.page_address("", lines, {})

    def page_address(self, page: str, lines: Sequence[str], more: Mapping[str, str]) -> str:
        query = [*self.fields(), *([("deal", "\n".join(lines))] if lines else []), *more.items()]
        address = f"/new/{self.game}{page}?{urlencode(query)}"
        if len(address) > LONGEST_ADDRESS:
            raise Problem(422, "long-deal")
        return address


def read_table_form(game: Game[Any], form: Form) -> TableForm:
    """Read the form for a new table. Raises Problem."""
    options = {option.name: text_of(form, f"{OPTION}{option.name}", option.default) for option in game.options}
    absence, clock, end = text_of(form, "absence"), text_of(form, "clock"), text_of(form, "end")
    times = {name: number_of(form, name) for name in ("turn", "bank", "total", "increment") if name in form}
    return TableForm(game=game.name, name=text_of(form, "name")[:AS_TYPED * LONGEST_NAME], seats=number_of(form, "seats"),
                bots=number_of(form, "bots"), strength=with_style(text_of(form, "strength", USUAL), text_of(form, "style")),
                options=options,
                listed=text_of(form, "listed") == "yes", sandbox=text_of(form, "sandbox") == "yes", deal=text_of(form, "deal"),
                ready=text_of(form, "ready") == "yes", lots=text_of(form, "lots") == "yes",
                absence=absence if absence in ABSENCES else USUALLY,
                call_after=min(number_of(form, "call_after"), LONGEST_CALL_AFTER) if "call_after" in form else 0,
                clock=clock if clock in CLOCKS else NO_CLOCK, weekends=text_of(form, "weekends") == "yes",
                end=end if end in ENDS else USUAL_LIVE.end, after=text_of(form, "after")[:LONGEST_ID],
                group=text_of(form, "group")[:2 * LONGEST_ID + 1], rated=text_of(form, "rated") == "yes", **times)
