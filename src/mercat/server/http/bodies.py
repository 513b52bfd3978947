"""What requests say: the bodies of the JSON API, described by OpenAPI, and the same fields in forms (`forms.read_wish`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_origin

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator
from starlette.datastructures import FormData

from mercat.bots import with_style
from mercat.engine.matches.beginning import LONGEST_DEAL, LONGEST_LINE
from mercat.engine.matches.saved import can_be_written
from mercat.server.clocks.terms import DAY, LIVE, NO_CLOCK, ClockTerms
from mercat.server.tables.terms import LONGEST_CALL_AFTER
from mercat.server.tables.user_text import AS_TYPED, LONGEST_NAME

OPTION = "option-"                                       # before the name of an option, in a form
TYPED = "a list that is typed in one field of a form, its values apart by blanks or commas"
MOST_TYPED = 200                                         # values that are told apart
Name = Annotated[StrictStr, Field(max_length=AS_TYPED * LONGEST_NAME, description=f"up to {LONGEST_NAME} characters")]
Length = Annotated[StrictInt, Field(ge=0, le=1_000_000, description="the length of the journal that you saw")]


class RequestBody(BaseModel):
    """A request's body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def can_be_answered(cls, sent: Any) -> Any:
        """Refuses text that cannot be written back as JSON."""
        if isinstance(sent, dict) and not can_be_written(sent):
            raise ValueError("text holds a lone surrogate, or lists are nested too deeply")
        return sent

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """The fields that a form has; "yes" and "no" are understood, and a box that is not ticked sends nothing. A list has a
        field for each of its values, or is typed in one."""
        sent = {name: form[name] for name in cls.model_fields if name in form}
        for name, field in cls.model_fields.items():
            if get_origin(field.annotation) in (list, Sequence) and TYPED not in field.metadata:
                sent[name] = form.getlist(name) if isinstance(form, FormData) else []
            elif TYPED in field.metadata and isinstance(sent.get(name), str):
                sent[name] = sent[name].replace(",", " ").split(maxsplit=MOST_TYPED)
        return sent


Draws = Annotated[list[Annotated[StrictStr, Field(max_length=LONGEST_LINE)]], Field(
    max_length=LONGEST_DEAL, description="draws written by hand, in order and in notation; further draws are random")]


Automatic = Annotated[Literal["never", "formalities", "all"] | None, Field(
    description="which moves without an alternative the table makes for you; for a program never, unless it asks")]


Absence = Annotated[Literal["usual", "wait", "vote", "call"], Field(
    description="what happens with an absent person's seat: it waits for them, the others vote for a bot, or anybody there may "
                "call one; `usual`: wait by days, and where the table is not listed, else call")]
CallAfter = Annotated[StrictInt | None, Field(
    ge=0, le=LONGEST_CALL_AFTER, description="seconds of absence until anybody may call a bot; at least what the server has set; "
                                             "left out, by days the time of a turn")]


Seconds = Annotated[StrictInt, Field(ge=0, le=60 * DAY)]


class Clock(RequestBody):
    """The clock of a table; times in seconds."""

    kind: Literal["days", "live"]
    turn: Seconds = Field(0, description="by days: for each turn")
    bank: Seconds = Field(0, description="for all delays of a game by days, or for all of a live game")
    increment: Seconds = Field(0, description="in a live game: added to the bank with each turn")
    weekends: StrictBool = Field(False, description="by days: no time runs on Saturdays and Sundays")
    end: Literal["remind", "vote", "bot", "give-up"] = Field("remind", description="what happens when somebody's time is over")

    @property
    def terms(self) -> ClockTerms:
        return ClockTerms(self.kind, self.turn, self.bank, self.increment, self.weekends and self.kind == "days", self.end)


class OpenTable(RequestBody):
    """A new table."""

    game: Annotated[StrictStr, Field(max_length=60)]
    seats: Annotated[StrictInt, Field(ge=1, le=10)]
    options: Annotated[dict[StrictStr, StrictStr], Field(max_length=50)] = {}
    name: Name | None = Field(None, description="sit down at once under this name")
    bots: Annotated[list[StrictStr], Field(max_length=10)] = Field([], description="bots for the last seats")
    sandbox: StrictBool = False
    listed: StrictBool = True
    deal: Draws = []
    automatic: Automatic = None
    ready: StrictBool = Field(False, description="begin when all who sit there say that they are ready, not as soon as every "
                                                 "seat is taken")
    lots: StrictBool = Field(False, description="draw who gets which seat when the game begins")
    absence: Absence | None = Field(None, description="by default `usual` by days, else `call`")
    call_after: CallAfter = None
    clock: Clock | None = Field(None, description="null for none")
    rated: StrictBool = Field(False, description="its result changes the ratings of its people, who all have accounts; it needs "
                                                 "a `clock` at whose `end` more happens than `remind`")
    after: Annotated[StrictStr, Field(max_length=24, description="a finished table where you sat: its people get seats")] = ""
    group: Annotated[StrictStr, Field(max_length=24, description="a group of yours: its people alone sit down and watch; the "
                                                                 "table is never listed")] = ""
    series: Annotated[StrictStr, Field(max_length=24, description="a series of that group, in which the game counts")] = ""


class Sit(RequestBody):
    """Take a seat; without a number, the first free one."""

    name: Name
    seat: StrictInt | None = None
    automatic: Automatic = None


class Ready(RequestBody):
    ready: StrictBool


class Arrange(RequestBody):
    """What the opener of a table changes before the game; what is left out stays as it is."""

    seats: Annotated[StrictInt | None, Field(ge=1, le=10)] = None
    options: Annotated[dict[StrictStr, StrictStr] | None, Field(max_length=50)] = None
    lots: StrictBool | None = None
    absence: Absence | None = None
    call_after: CallAfter = None
    clock: Clock | Literal["none"] | None = Field(None, description="`none` takes it away")

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """Options and the clock are fields of their own; a box that is not ticked is meant."""
        options = {name.removeprefix(OPTION): value for name, value in form.items() if name.startswith(OPTION)}
        return {"options": options, "lots": "no"} | super().in_form(form) | cls.clock_in_form(form)

    @staticmethod
    def clock_in_form(form: Mapping[str, Any]) -> dict[str, Any]:
        """The clock that a form's fields say; the bank of a live game has a field of its own."""
        kind = form.get("clock")
        if kind is None or kind == NO_CLOCK:
            return {} if kind is None else {"clock": NO_CLOCK}
        times = {"bank": "total", "increment": "increment"} if kind == LIVE else {"turn": "turn", "bank": "bank"}
        said = {name: form[field] for name, field in times.items() if field in form}
        others = {name: form[name] for name in ("end", "weekends") if name in form}
        return {"clock": {"kind": kind} | {name: int(text) if str(text).isdecimal() else text for name, text in said.items()}
                | others | ({"weekends": form["weekends"] == "yes"} if "weekends" in form else {})}


class LetIn(RequestBody):
    name: Name


class Strength(RequestBody):
    strength: Annotated[Annotated[StrictStr, Field(max_length=20)] | None, Field(
        description="with a style of the game, if you like: `casual~STYLE`")]

    @classmethod
    def in_form(cls, form: Mapping[str, Any]) -> dict[str, Any]:
        """A button called `away` sends no bot, whatever the lists beside it show. A style has a list of its own."""
        said = super().in_form(form)
        if form.get("away") == "yes":
            return {"strength": None}
        return {name: with_style(str(one), str(form.get("style", ""))) for name, one in said.items()}


class Rest(RequestBody):
    resting: StrictBool


class Sure(RequestBody):
    sure: Annotated[StrictBool, Field(description="true, as it cannot be undone")]


class Move(RequestBody):
    move: Annotated[StrictStr, Field(max_length=400, description="in the game's notation")]


class Play(Move):
    length: Length


class Undo(RequestBody):
    length: Length
    restart: StrictBool = Field(False, description="the whole turn instead of the last move")


class AskHint(RequestBody):
    length: Length
    first: StrictBool = Field(False, description="two or three choices, as beginners are shown at the first question of a kind")


class AskUndo(RequestBody):
    length: Length
    target: Length


class Answer(RequestBody):
    question: StrictInt
    agree: StrictBool


class TakeOver(RequestBody):
    agree: Annotated[StrictBool, Field(description="false refuses what somebody has asked for, or withdraws your own request")]


class Say(RequestBody):
    text: Annotated[StrictStr, Field(max_length=20_000)]
    name: Name = ""


class At(RequestBody):
    at: Length


class Match(RequestBody):
    match: Annotated[StrictStr | dict[str, Any], Field(description="an exported match, as text or as its JSON object")]
    name: Name | None = None


Password = Annotated[StrictStr, Field(max_length=8_000)]         # `people/passwords.py` says what is too long
Label = Annotated[StrictStr, Field(max_length=200)]
Credential = Annotated[StrictStr, Field(max_length=16_000, description="what the browser answers, as JSON")]


class Confirm(RequestBody):
    """Shows that it is you: your password, or what a passkey answers."""

    password: Password = ""
    credential: Credential = ""
    next: Annotated[StrictStr, Field(max_length=1_000, description="of a page: where to go on")] = ""


class AddPasskey(RequestBody):
    credential: Credential
    label: Label = ""


class NewPassword(RequestBody):
    password: Password


class BringAlong(RequestBody):
    """Tables of the guest who used this browser before; `others` stands for all that the page did not list."""

    tables: Annotated[list[Annotated[StrictStr, Field(max_length=24)]], Field(max_length=200)] = []
    others: StrictBool = False
    next: Annotated[StrictStr, Field(max_length=1_000)] = "/"


class MailAddress(RequestBody):
    address: Annotated[StrictStr, Field(max_length=300, description="an address of mail")]


class HideGame(RequestBody):
    """Leave one of your games out of your lists, or show it there again."""

    table: Annotated[StrictStr, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
    hidden: StrictBool


class ArchiveGame(RequestBody):
    """Whether you agree that a finished game of yours is in the archive."""

    table: Annotated[StrictStr, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
    agrees: StrictBool


class ArchiveGames(RequestBody):
    """The same of all your finished games."""

    agrees: StrictBool
