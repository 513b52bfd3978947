"""The contents of requests: the bodies of the JSON API, as OpenAPI describes them, and the corresponding fields of forms
(`forms.read_wish`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_origin

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    ValidationInfo,
    field_validator,
    model_validator,
)
from starlette.datastructures import FormData

from mercat.bots import with_style
from mercat.engine.matches.beginning import LONGEST_DEAL, LONGEST_LINE
from mercat.engine.matches.saved import can_be_written
from mercat.server.clocks.clock_terms import BY_DAYS, LIVE, NO_CLOCK, ClockTerms
from mercat.server.people.user_text import AS_TYPED, LONGEST_NAME
from mercat.server.tables.terms import Absence, Terms
from mercat.server.tables.waiting_room import TableChanges

OPTION = "option-"                                       # the prefix of the name of an option, in a form
TYPED = "a list that is typed in one field of a form, its values apart by blanks or commas"
MOST_TYPED = 200                                         # the most values that are read separately
Name = Annotated[StrictStr, Field(max_length=AS_TYPED * LONGEST_NAME, description=f"up to {LONGEST_NAME} characters")]
TableName = Annotated[StrictStr, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
Length = Annotated[StrictInt, Field(ge=0, le=1_000_000, description="the length of the journal that you saw")]


class RequestBody(BaseModel):
    """The body of a request. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def can_be_answered(cls, sent: Any) -> Any:
        """Return the fields as sent. Raise ValueError if they contain text that cannot be written as JSON in a response."""
        if isinstance(sent, dict) and not can_be_written(sent):
            raise ValueError("text holds a lone surrogate, or lists are nested too deeply")
        return sent

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return this body's fields from a form.

        "yes" and "no" are accepted as booleans; a box that is not ticked sends nothing. A list has either one form field for each
        of its values, or a single field for all of them, separated by spaces or commas.
        """
        sent = {name: form[name] for name in cls.model_fields if name in form}
        for name, field in cls.model_fields.items():
            if get_origin(field.annotation) in (list, Sequence) and TYPED not in field.metadata:
                sent[name] = form.getlist(name) if isinstance(form, FormData) else []
            elif TYPED in field.metadata and isinstance(sent.get(name), str):
                sent[name] = sent[name].replace(",", " ").split(maxsplit=MOST_TYPED)
        return sent


Draws = Annotated[list[Annotated[StrictStr, Field(max_length=LONGEST_LINE)]], Field(
    max_length=LONGEST_DEAL, description="draws written by hand, in order and in notation; later draws follow from the seed")]


Automatic = Annotated[Literal["never", "formalities", "all"] | None, Field(
    description="the moves without an alternative that the table makes for you; the default for programs is `never`")]


class Clock(ClockTerms, RequestBody):
    """The clock of a table. Times are in seconds."""

    @field_validator("weekends")
    @classmethod
    def by_days_alone(cls, weekends: bool, said: ValidationInfo) -> bool:
        return weekends and said.data.get("kind") == BY_DAYS


class OpenTable(Terms, RequestBody):
    """A new table: its game, seats, options, bots and terms."""

    game: Annotated[StrictStr, Field(max_length=60)]
    seats: Annotated[StrictInt, Field(ge=1, le=10)]
    options: Annotated[dict[StrictStr, StrictStr], Field(max_length=50)] = {}
    name: Name | None = Field(None, description="sit down immediately under this name")
    bots: Annotated[list[StrictStr], Field(max_length=10)] = Field([], description="bots for the last seats")
    sandbox: StrictBool = False
    listed: StrictBool = True
    deal: Draws = []
    automatic: Automatic = None
    absence: Absence | None = Field(None, description="by default `usual` in correspondence games, otherwise `call`")
    clock: Clock | None = Field(None, description="null for no clock")
    after: Annotated[StrictStr, Field(
        max_length=24, description="a finished table at which you had a seat: its people get seats")] = ""


class Arrange(TableChanges, RequestBody):
    """Changes by the host to a table before the game. A field that is left out changes nothing."""

    clock: Clock | Literal["none"] | None = Field(None, description="`none` removes the clock")

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return this body's fields from a form. The fields for options and for the clock are combined into one field each. A box
        for `lots` that is not ticked means false."""
        options = {name.removeprefix(OPTION): value for name, value in form.items() if name.startswith(OPTION)}
        return {"options": options, "lots": "no"} | super().in_form(form) | cls.clock_in_form(form)

    @staticmethod
    def clock_in_form(form: Mapping[str, Any]) -> dict[str, Any]:
        """Return the field `clock` from a form's separate fields, if it has any. For a live clock, read the reserve from the
        form's field `total`."""
        kind = form.get("clock")
        if kind is None or kind == NO_CLOCK:
            return {} if kind is None else {"clock": NO_CLOCK}
        times = {"bank": "total", "increment": "increment"} if kind == LIVE else {"turn": "turn", "bank": "bank"}
        said = {name: form[field] for name, field in times.items() if field in form}
        others = {name: form[name] for name in ("end", "weekends") if name in form}
        return {"clock": {"kind": kind} | {name: int(text) if str(text).isdecimal() else text for name, text in said.items()}
                | others | ({"weekends": form["weekends"] == "yes"} if "weekends" in form else {})}


class Strength(RequestBody):
    strength: Annotated[Annotated[StrictStr, Field(max_length=20)] | None, Field(
        description="optionally with one of the game's styles: `casual~STYLE`")]

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return the strength from a form, combined with the style from a separate drop-down list.

        The button `away` means that no bot is chosen, whatever the lists next to it contain.
        """
        said = super().in_form(form)
        if form.get("away") == "yes":
            return {"strength": None}
        return {name: with_style(str(one), str(form.get("style", ""))) for name, one in said.items()}


LongText = Annotated[StrictStr, Field(max_length=20_000)]          # before it is cleaned and checked against its own limit
MoveText = Annotated[StrictStr, Field(max_length=400, description="in the game's notation")]


class Move(RequestBody):
    move: MoveText


class Match(RequestBody):
    match: Annotated[StrictStr | dict[str, Any], Field(description="an exported match, as text or as its JSON object")]
    name: Name | None = None
