"""The answers of the JSON API, described by OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from mercat.server.people.person_pages import What
from mercat.server.people.rating_shapes import Rating, Standing
from mercat.server.tables.snapshot import TableFacts


class Option(BaseModel):
    """A choice made when a table is opened."""

    name: str
    title: str
    values: list[str]
    default: str


class Style(BaseModel):
    """A way to play that a bot may have beside its strength: `casual~STYLE` names a bot of both."""

    style: str
    title: str
    about: str


class Game(BaseModel):
    """A game, with its options and the named sets of them."""

    game: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[Option]
    presets: dict[str, dict[str, str]]
    languages: list[str]
    styles: list[Style] = Field(description="of its bots")


class Measured(BaseModel):
    """What games of bots among themselves said of a strength."""

    seats: int = Field(description="the number of players: the one asked for, or the nearest that was measured")
    games: int
    rating: int = Field(description="on the scale of Elo")
    low: int = Field(description="the lower end of its 95 % interval")
    high: int
    mean_score: float
    usual_score: tuple[int, int] = Field(description="half of all scores lie between these")


class BotStrength(BaseModel):
    """A strength of bots, and what to expect of it."""

    strength: str
    title: str
    about: str
    measured: Measured | None


class Draw(BaseModel):
    """A possible result of the next draw."""

    move: str = Field(description="in notation, as a line of a deal")
    sentence: str
    facets: dict[str, str]


class Deal(BaseModel):
    """The state of a deal, and the possible results of its next draw; none when a player decides."""

    dealt: int = Field(description="how many of the given draws have been made")
    to_move: int | None = Field(description="-1 while nature draws")
    step: str | None
    sentence: str
    draws: list[Draw]


class Earlier(BaseModel):
    """Who played a seat before it changed hands during the game."""

    name: str = Field(description="of a person; empty for a bot, and for who was deleted")
    bot: str | None = Field(description="the strength of a bot")
    until: int = Field(description="the length of the journal then")


class Seat(BaseModel):
    """A seat, and who plays for it."""

    number: int
    kind: str
    name: str
    bot: str | None = Field(description="the strength of the bot that sits here, with its style: `casual~STYLE`")
    held: str | None
    held_by: int | None = Field(description="the seat that called the bot: this one or another")
    mine: bool
    present: bool
    free: bool
    account: str | None = Field(None, description="the name of the account of whoever sits there; null for a guest, and in lists")
    page: str | None = Field(None, description="of its person, at `/api/people/PAGE`; null if you may not see it")
    ready: bool = Field(False, description="before the game: its person wishes it to begin")
    away_since: str | None = Field(None, description="when its absent person was last here")
    earlier: list[Earlier] = Field([], description="who played it before in this game")
    rating: Standing | None = Field(None, description="at a rated table, of its person")


class RatedSeat(BaseModel):
    """How a rated game counts for who had a seat when it began."""

    seat: int
    place: int = Field(description="that counts; who did not play to the end shares the last one")
    left: bool = Field(description="they did not play to the end")
    before: Rating | None = Field(description="provisional until the result is `entered`, like `after`")
    after: Rating | None


class UndoRequest(BaseModel):
    """A request to undo to `target`, a length of the journal; the lists hold seats."""

    id: int
    seat: int
    target: int
    agreed: list[int]
    waiting: list[int]
    refused: int | None


class Request(BaseModel):
    """A person asks the others for something; the lists hold seats. Answer with `.../answer`."""

    id: int
    kind: str = Field(description="`undo`, with the fact `target`; `bot`, to change the bot of the seat `number` to `strength`, "
                                  "or (null) to remove it; `absent`, to let a bot play for the absent person of the seat "
                                  "`number`; `given-away`, to give that seat to a bot, or (null) to whoever sits down there; "
                                  "`rating`, to enter the result of a rated game now")
    seat: int | None = Field(description="who asks; null for somebody who opened the table and has no seat")
    facts: dict[str, Any]
    agreed: list[int]
    waiting: list[int]
    refused: int | None


class Chat(BaseModel):
    """A chat message or a notice; `seat` is null for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    notice: str | None = Field(None, description="no message but an action: `held`, the seat called a bot for an absent player; "
                                                       "`hint`, the seat took a hint; `choices`, it is shown good choices at new "
                                                       "questions; `bot-set` and `bot-removed`, a bot of a running game was "
                                                       "changed or removed; `sandbox`, somebody made a sandbox of the newest "
                                                       "position; `dealt-anew`, somebody sat down before any person had "
                                                       "moved; `begun`, `begun-by-hand` and `begun-imported`, somebody sat down "
                                                       "in a game that had begun; `came-back`, an absent player came back "
                                                       "before a bot moved; `seat-freed` and `seat-to-bot`, the seat of somebody "
                                                       "who is gone was given away; before the game `seats-set`, "
                                                       "`options-set`, `shown-out`, `let-in` and `lot`; after it `again`, a "
                                                       "table with the same people was opened; `series-out` and "
                                                       "`series-ended`, the game counts in its series no more")
    at: str


class Table(TableFacts):
    """A table as you may see it."""

    seats: list[Seat]
    step: str | None
    asked: UndoRequest | None
    request: Request | None = None
    """the request that is open or was refused, of any kind (`asked`: undo only)"""
    chat: list[Chat]
    counts: list[RatedSeat] | None = None
    """once a rated game is over: how it counts; null if it counts for nobody"""


class Seed(BaseModel):
    """A seed of the match; null until it is public."""

    since: int = Field(description="the length of the journal from which it decides the draws")
    table: str
    commitment: str | None
    seed: str | None


class Proof(BaseModel):
    """Whether the seeds fit their commitments, and every draw follows from them."""

    verdict: Literal["fair", "sealed", "wrong_seed", "wrong_draw"]
    sound: bool
    sentence: str
    draws: dict[str, int] = Field(description="the number of draws by origin: seed, hand, unknown (a secret seed), unexplained, "
                                              "earlier (made under earlier rules)")
    seeds: list[Seed]


class SeatTaken(BaseModel):
    """Your seat, and its token for `Authorization: Bearer ...`."""

    table: str
    seat: int | None
    token: str
    host_token: str | None = Field(None, description="the rights of a table's opener, such as putting bots in seats")
    link: str | None = Field(None, description="moves the seat to another browser")


class Event(BaseModel):
    event: str
    facets: dict[str, str | int]
    cause: str | None
    sentence: str


class Line(BaseModel):
    """A line of the journal with its events."""

    number: int
    seat: int = Field(description="-1 is nature")
    line: str
    events: list[Event]
    by_order: str | None = Field(None, description="the kind of the order for later that made the move; null if none did")


class JournalLines(BaseModel):
    length: int
    lines: list[Line]


class LegalMoves(BaseModel):
    length: int
    to_move: int | None
    moves: list[dict[str, str]] = Field(description="verb, facets, and the notation under `move`")


class Refusal(BaseModel):
    legal: bool
    reason: str | None
    facets: dict[str, str | int] | None = Field(None, description="what the reason is about")
    rule: str | None = Field(None, description="the id in the game's ledger of the rule behind it")
    rule_link: str | None = Field(None, description="the address of that rule on the page of the rules")
    sentence: str | None


class Preview(BaseModel):
    length: int
    events: list[Event]
    warning: str | None


class Merit(BaseModel):
    """What speaks for a move."""

    name: str
    amount: int = Field(description="how much more than before the move")
    sentence: str


class Hint(BaseModel):
    """A good move, and what it can be expected to lead to."""

    move: str = Field(description="in notation")
    then: list[str] = Field(description="the decisions that complete it, likewise")
    sentence: str = Field(description="the move, and what completes it")
    equal: bool = Field(description="about as good as the best, by less than two standard errors; then no hint has numbers")
    win: float | None = Field(description="your chance of winning, from 0 to 1, rounded to what its error allows; null alone "
                                          "and where it is not told")
    win_error: float | None = Field(description="its standard error; null with it")
    points: float = Field(description="your points at the end as they were measured; less than two standard errors of "
                                      "difference say nothing")
    points_error: float | None = Field(description="their standard error; null where it is not known")
    merits: list[Merit]


class Hints(BaseModel):
    length: int
    by: Literal["learned", "search"] = Field(description="judged by a learned value, or by games played to the end")
    hints: list[Hint] = Field(description="up to three, the best first")


class ScoreLine(BaseModel):
    cause: str
    points: int


class Score(BaseModel):
    seat: int
    total: int
    place: int
    lines: list[ScoreLine]


class View(BaseModel):
    """The game's view of the table at a moment, as plain data."""

    at: int
    view: dict[str, Any]
    scores: list[Score]


class Lists(BaseModel):
    open: list[TableSummary]
    mine: list[TableSummary]


class ClockTerms(BaseModel):
    """What a table has agreed on about time; lengths of time in seconds, as in a table's `clock`."""

    kind: str
    turn: int
    bank: int
    increment: int
    weekends: bool
    end: str


class TableSummary(BaseModel):
    id: str
    game: str
    status: str
    seats: list[Seat]
    my_turn: bool
    opened: str
    results: list[Result] | None = Field(None, description="once the game is over: of every seat, in their order")
    clock: ClockTerms | None = Field(None, description="what the table has agreed on about time; null for no clock")
    deadline: str | None = Field(None, description="when the time of the seat is over whose clock runs")
    rated: bool = Field(False, description="its result changes the ratings of its people")


class Result(BaseModel):
    points: int
    place: int = Field(description="from 1 on; those who cannot be told apart share one")


class FinishedSeat(BaseModel):
    number: int = Field(description="which is also its colour")
    kind: str = Field(description="`person`, `bot` or `empty`, at the end; a seat for which a bot stood in is its person's")
    name: str
    bot: str | None = Field(description="the bot's strength")
    mine: bool = Field(description="you sat there")
    what: list[What] = Field(description="what it played, such as its clan; empty where all seats are alike")
    points: int | None = Field(description="null if they are not known any more")
    place: int | None = Field(description="from 1 on; those who cannot be told apart share one")
    lines: list[ScoreLine] = Field(description="of the score sheet")
    earlier: list[Earlier] = Field([], description="who played it before somebody else had it; the points are those of the seat")


class FinishedGame(BaseModel):
    """The result of a finished game, which outlives its table."""

    table: str
    kept: bool = Field(description="the table is still there")
    game: str
    version: int = Field(description="of the rules")
    components: str = Field(description="digest of the game's component data")
    options: dict[str, str]
    kind: str = Field(description="who played: `people`, `mixed` (with bots), `bots`; or `lesson`, `sandbox`, `brought` (not all "
                                  "of it was played here)")
    ending: str = Field(description="`played-out`")
    parent: str | None = Field(description="the table that this one followed or was copied from")
    moves: int | None = Field(description="that were not undone, with nature's draws; null if they are not known any more")
    begun: str
    ended: str
    seats: list[FinishedSeat]


class Results(BaseModel):
    results: list[FinishedGame]
    next: str | None = Field(description="for `before`, to go on with older ones; null if there are none")


class Error(BaseModel):
    """An error, as a key and as a sentence in your language."""

    error: str
    sentence: str
    detail: str | None = Field(None, description="if the request is invalid: what was expected, in English")
    facets: dict[str, str | int] | None = Field(None, description="if the rules refuse a move: what the reason is about")
    rule: str | None = Field(None, description="and the id in the game's ledger of the rule behind it")
    rule_link: str | None = Field(None, description="and the address of that rule on the page of the rules")
    table: Table | None = Field(None, description="if the request is `stale`: the table as it is now")
