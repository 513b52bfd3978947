"""What the JSON API takes and gives, as OpenAPI describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator

from mercat.engine.opening import LONGEST_DEAL, LONGEST_LINE
from mercat.engine.saved import can_be_written
from mercat.server.tables.user_text import AS_TYPED, LONGEST_NAME

Name = Annotated[StrictStr, Field(max_length=AS_TYPED * LONGEST_NAME, description=f"up to {LONGEST_NAME} characters")]
Length = Annotated[StrictInt, Field(ge=0, le=1_000_000, description="how long the journal was when you looked")]


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


Draws = Annotated[list[Annotated[StrictStr, Field(max_length=LONGEST_LINE)]], Field(
    max_length=LONGEST_DEAL, description="what is drawn, by hand: one draw in notation each, in order; then the dice go on")]


class OpenTable(RequestBody):
    game: Annotated[StrictStr, Field(max_length=60)]
    seats: Annotated[StrictInt, Field(ge=1, le=10)]
    options: Annotated[dict[StrictStr, StrictStr], Field(max_length=50)] = {}
    name: Name | None = Field(None, description="sit down at once under this name")
    bots: Annotated[list[StrictStr], Field(max_length=10)] = Field([], description="bots for the last seats")
    sandbox: StrictBool = False
    listed: StrictBool = True
    deal: Draws = []


class Sit(RequestBody):
    name: Name
    seat: StrictInt | None = None


class Strength(RequestBody):
    strength: Annotated[StrictStr, Field(max_length=20)] | None


class Rest(RequestBody):
    resting: StrictBool


class Move(RequestBody):
    move: Annotated[StrictStr, Field(max_length=400, description="in the game's notation")]


class Play(Move):
    length: Length


class Undo(RequestBody):
    length: Length
    restart: StrictBool = Field(False, description="the whole turn, not only the last move")


class AskUndo(RequestBody):
    length: Length
    target: Length


class Answer(RequestBody):
    question: StrictInt
    agree: StrictBool


class Say(RequestBody):
    text: Annotated[StrictStr, Field(max_length=20_000)]
    name: Name = ""


class At(RequestBody):
    at: Length


class Match(RequestBody):
    match: Annotated[StrictStr | dict[str, Any], Field(description="an exported match: its text, or the object that it says")]
    name: Name | None = None


class Option(BaseModel):
    name: str
    title: str
    values: list[str]
    default: str


class Game(BaseModel):
    game: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[Option]
    presets: dict[str, dict[str, str]]


class Draw(BaseModel):
    """Something that may be drawn now."""

    move: str = Field(description="in notation, as a line of a deal")
    sentence: str
    facets: dict[str, str]


class Deal(BaseModel):
    """How far a deal has come, and what is to be drawn next: nothing once a player must decide."""

    dealt: int = Field(description="how many of the given draws have been made")
    to_move: int | None = Field(description="-1 while there is something to draw")
    step: str | None
    sentence: str
    draws: list[Draw]


class Seat(BaseModel):
    number: int
    kind: str
    name: str
    bot: str | None
    held: str | None
    held_by: int | None = Field(description="the seat that asked a bot to hold this one: its own, or another's")
    mine: bool
    present: bool
    free: bool


class Question(BaseModel):
    id: int
    seat: int
    target: int
    agreed: list[int]
    waiting: list[int]
    refused: int | None


class Chat(BaseModel):
    number: int
    seat: int | None
    name: str
    text: str
    notice: str | None = Field(None, description="nobody said this: the seat did it (`held`: had a bot play for somebody absent)")
    at: str


class Table(BaseModel):
    """A table as you may see it."""

    id: str
    game: str
    options: dict[str, str]
    status: str
    sandbox: bool
    host: bool
    seats: list[Seat]
    length: int
    version: str
    to_move: int | None
    step: str | None
    can_move: bool
    undo_to: int | None
    restart_to: int | None
    asked: Question | None
    chat: list[Chat]
    rematch: str | None
    parent: str | None
    resting: bool = Field(False, description="its bots do not play: they are alone, and were stopped")
    by_hand: int = Field(0, description="so many draws were written by hand when the table was opened")
    commitment: str = Field(description="to the seed that decides the coming draws: 64 hexadecimal digits")


class Seed(BaseModel):
    """A seed of the match: null until it is told."""

    since: int = Field(description="it decides the draws after so many lines of the journal")
    table: str
    commitment: str | None
    seed: str | None


class Proof(BaseModel):
    """Whether the seeds fit their commitments, and every draw follows from them."""

    verdict: Literal["fair", "sealed", "wrong_seed", "wrong_draw"]
    sound: bool
    sentence: str
    draws: dict[str, int] = Field(description="how many came from where: seed, hand, untold, unexplained")
    seeds: list[Seed]


class Seated(BaseModel):
    """Where you sit, and the token that says so: `Authorization: Bearer ...`."""

    table: str
    seat: int | None
    token: str
    host_token: str | None = Field(None, description="for who opened the table: puts bots in seats")
    link: str | None = Field(None, description="moves the seat to another browser")


class Event(BaseModel):
    event: str
    facets: dict[str, str | int]
    cause: str | None
    sentence: str


class Line(BaseModel):
    """A line of the journal and what it brought about."""

    number: int
    seat: int = Field(description="-1 is nature")
    line: str
    events: list[Event]


class Happened(BaseModel):
    length: int
    lines: list[Line]


class Offered(BaseModel):
    length: int
    to_move: int | None
    moves: list[dict[str, str]] = Field(description="verb, facets, and the notation under `move`")


class Refusal(BaseModel):
    legal: bool
    reason: str | None
    facets: dict[str, str | int] | None = Field(None, description="what the reason is about")
    sentence: str | None


class Preview(BaseModel):
    length: int
    events: list[Event]
    warning: str | None


class ScoreLine(BaseModel):
    cause: str
    points: int


class Score(BaseModel):
    seat: int
    total: int
    place: int
    lines: list[ScoreLine]


class View(BaseModel):
    """The table as plain data of the game, at a moment."""

    at: int
    view: dict[str, Any]
    scores: list[Score]


class Lists(BaseModel):
    open: list[Listed]
    mine: list[Listed]


class Listed(BaseModel):
    id: str
    game: str
    status: str
    seats: list[Seat]
    my_turn: bool
    opened: str


class Wrong(BaseModel):
    """What was wrong, as a key and in your language."""

    error: str
    sentence: str
    detail: str | None = Field(None, description="of a request that cannot be read: what was wanted there, in English")
    facets: dict[str, str | int] | None = Field(None, description="of a refusal by the rules: what it is about")
    table: Table | None = Field(None, description="of a `stale` request: the table as it is now")
