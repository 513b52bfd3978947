"""The form for a new table. Each field is declared only here, both for reading it from a form or a URL and for writing it into
one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError

from mercat.bots import USUAL, strengths, with_style
from mercat.engine.game import Game
from mercat.server.clocks.clock_terms import BY_DAYS, DAY, ENDS, KINDS, LIVE, NO_CLOCK, USUAL_LIVE, ClockTerms, End
from mercat.server.people.user_text import AS_TYPED, LONGEST_NAME
from mercat.server.problems import Problem
from mercat.server.tables.new_table_rows import proposed_options
from mercat.server.tables.terms import ABSENCES, LONGEST_CALL_AFTER, Absence, Terms, no_such_clock
from mercat.server.tables.terms import USUAL as USUALLY
from mercat.server.web.bodies import OPTION
from mercat.server.web.forms import Form, not_understood, small_number, text_of, texts_of

LARGEST_NUMBER: Final = 99
LONGEST_ID: Final = 24                                   # characters of the id of a table or a group, and of a handle
MOST_CHOSEN: Final = 20                                  # people who can be chosen to be invited
LONGEST_ADDRESS: Final = 7_000
ELSEWHERE: Final = ("game", "deal")                      # fields that are in a URL's path, and after all other fields
EVENING, DAYS, RATED, LEARNING = "evening", "days", "rated", "learning"
OCCASIONS: Final = (EVENING, DAYS, RATED, LEARNING)      # the kinds of table; each is a preset of the form


def one_of(known: Collection[str], otherwise: str) -> BeforeValidator:
    return BeforeValidator(lambda said: said if said in known else otherwise)


def up_to(most: int) -> BeforeValidator:
    return BeforeValidator(lambda said: said[:most])


Number = Annotated[int, BeforeValidator(small_number)]
Box = Annotated[bool, BeforeValidator(lambda said: said in (True, "yes"))]             # a box that is not ticked sends nothing


class ClockForm(BaseModel):
    """The fields for a table's clock in a form. Times are in seconds."""

    model_config = ConfigDict(frozen=True)

    clock: Annotated[str, one_of(KINDS, NO_CLOCK)] = NO_CLOCK        # the kind of clock
    turn: Number = DAY                                   # for a correspondence game
    bank: Number = 3 * DAY
    weekends: Box = False
    total: Number = USUAL_LIVE.bank                      # for a live game
    increment: Number = USUAL_LIVE.increment
    end: Annotated[End, one_of(ENDS, USUAL_LIVE.end)] = USUAL_LIVE.end           # the consequence if a player runs out of time

    @property
    def clock_terms(self) -> ClockTerms | None:
        """The terms of the clock; None if there is no clock. Raise Problem if the clock gives more time than is allowed."""
        try:
            if self.clock == BY_DAYS:
                return ClockTerms(kind=BY_DAYS, turn=self.turn, bank=self.bank, weekends=self.weekends, end=self.end)
            return ClockTerms(kind=LIVE, bank=self.total, increment=self.increment, end=self.end) if self.clock == LIVE else None
        except ValidationError:
            raise no_such_clock(self.clock) from None


def clock_fields(clock: ClockTerms | None) -> dict[str, Any]:
    """Return the fields of a form for the given clock; none if there is no clock."""
    if clock is None:
        return {}
    times = {"turn": clock.turn, "bank": clock.bank} if clock.kind == BY_DAYS else {
        "total": clock.bank, "increment": clock.increment}
    return {"clock": clock.kind, "end": clock.end, "weekends": clock.weekends, **times}


def fields_for(occasion: str, game: Game[Any]) -> dict[str, Any]:
    """Return the fields of the form for this kind of table that differ from the form for an evening with friends."""
    if occasion == DAYS:                                 # people come at different times, so nobody needs to wait
        return {"clock": BY_DAYS, "ready": False}
    if occasion == RATED:
        return clock_fields(USUAL_LIVE) | {"rated": True}
    if occasion == LEARNING:
        seats = most_usual(game)
        first = dict(next(iter(game.presets.values()), {}))
        return {"bots": seats - 1, "strength": strengths()[0], "options": proposed_options(game) | first}
    return {}


def most_usual(game: Game[Any]) -> int:
    """Return the number of seats that the form suggests for a game."""
    return min(game.most, 3)


class TableForm(ClockForm):
    """The form for a new table."""

    game: str
    name: Annotated[str, up_to(AS_TYPED * LONGEST_NAME)]
    seats: Number
    bots: Number
    strength: str                                        # the strength of all bots, with their style (`with_style`)
    options: dict[str, str]
    listed: Box = False
    sandbox: Box = False
    deal: str = ""                                       # draws in notation, one on each line
    ready: Box = False                                   # whether the game begins only when everybody is ready
    lots: Box = False
    rated: Box = False
    absence: Annotated[Absence, one_of(ABSENCES, USUALLY)] = USUALLY
    call_after: Annotated[int, BeforeValidator(lambda said: min(small_number(said), LONGEST_CALL_AFTER))] = 0   # seconds; 0: the
                                                         # server's default
    after: Annotated[str, up_to(LONGEST_ID)] = ""        # the finished table whose people get seats
    group: Annotated[str, up_to(2 * LONGEST_ID + 1)] = ""  # the id of a group for its members alone; then a colon and a series
    invite: Annotated[tuple[str, ...], up_to(MOST_CHOSEN)] = ()          # the handles of people to be invited

    @property
    def strengths(self) -> list[str]:
        """The strengths of the bots, one for each bot. The bots get the last seats."""
        return [self.strength] * min(self.bots, LARGEST_NUMBER)

    @property
    def lines(self) -> list[str]:
        return self.deal.splitlines()

    def fields(self) -> list[tuple[str, str]]:
        """Return the fields other than the deal as pairs of name and value, for the hidden inputs of another form or for a URL.

        The fields of the clock are included only if there is a clock.
        """
        of_clock = ClockForm.model_fields.keys()
        own = [name for name in TableForm.model_fields if name not in of_clock and name not in ELSEWHERE]
        names = [*own, *(of_clock if self.clock != NO_CLOCK else ())]
        return [pair for name in names for pair in field_pairs(name, getattr(self, name))]

    @property
    def terms(self) -> Terms:
        """The terms of the table. Confirmation that people are ready is required only if another person can get a seat."""
        others = self.seats - self.bots > 1 and not self.sandbox
        group, _, series = self.group.partition(":")
        return Terms(ready=self.ready and others, lots=self.lots, absence=self.absence, call_after=self.call_after or None,
                     group=group[:LONGEST_ID], series=series[:LONGEST_ID], rated=self.rated, clock=self.clock_terms)

    def deal_address(self, lines: Sequence[str], **more: str) -> str:
        """Return the URL for continuing a deal after these lines. Raise Problem if the URL would be too long."""
        return self.page_address("/deal", lines, more)

    def form_address(self, lines: Sequence[str]) -> str:
        """Return the URL of the filled-in form. Raise Problem if the URL would be too long."""
        return self.page_address("", lines, {})

    @property
    def address(self) -> str:
        """The URL of the filled-in form. It leaves out the deal if the URL would be too long with it."""
        try:
            return self.form_address(self.lines)
        except Problem:
            return self.form_address([])

    def page_address(self, page: str, lines: Sequence[str], more: Mapping[str, str]) -> str:
        query = [*self.fields(), *([("deal", "\n".join(lines))] if lines else []), *more.items()]
        address = f"/new/{self.game}{page}?{urlencode(query)}"
        if len(address) > LONGEST_ADDRESS:
            raise Problem(422, "long-deal")
        return address


def field_pairs(name: str, value: object) -> list[tuple[str, str]]:
    """Return the pairs of name and value of a field for a URL; an empty list if the value is the default for a missing field."""
    if isinstance(value, dict):
        return [(f"{OPTION}{key}", chosen) for key, chosen in value.items()]
    if isinstance(value, tuple):
        return [(name, str(one)) for one in value]
    if isinstance(value, bool):
        return [(name, "yes")] if value else []
    return [(name, str(value))] if value != "" or TableForm.model_fields[name].is_required() else []


def read_table_form(game: Game[Any], form: Form) -> TableForm:
    """Return the form for a new table from submitted fields. Raise Problem if a field is invalid."""
    said = {name: form[name] for name in TableForm.model_fields if name in form} | {
        "game": game.name, "name": text_of(form, "name"), "invite": [one[:LONGEST_ID] for one in texts_of(form, "invite")],
        "strength": with_style(text_of(form, "strength", USUAL), text_of(form, "style")),
        "options": {name: text_of(form, f"{OPTION}{name}", value) for name, value in proposed_options(game).items()}}
    try:
        return TableForm.model_validate(said)
    except ValidationError as error:
        raise not_understood(error) from None
