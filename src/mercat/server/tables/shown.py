"""The facts about a table and its seats that pages and programs get.

Facts that only pages show, or that pages put into words themselves, are not serialised (`PAGES_ALONE`), or declare their form for
programs.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import ConfigDict, PlainSerializer

from mercat.rating import RatedResult
from mercat.server.clocks.table_clock import TableClock
from mercat.server.rating_shapes import InFull, Rating, rating
from mercat.server.shapes import PAGES_ALONE, Moment, Shape, as_it_is
from mercat.server.tables.stand_ins import StandIns

HOST: Final = -1                                         # in place of a seat's number: the person who opened the table


class Earlier(Shape):
    """An earlier player of a seat that changed hands during the game."""

    name: str
    """the name of a person; empty for a bot, and for somebody who was deleted"""
    bot: str | None
    """the strength of a bot"""
    until: int
    """the length of the journal when they left"""


class SeatInGame(Shape):
    """A seat of any game, whether it has begun or is over."""

    number: int
    """the seat's number, which also determines its colour"""
    kind: str
    """`person`, `bot` or `empty`"""
    name: str                                            # that its person gave; "" for an empty seat, a bot, and who was deleted
    mine: bool
    """whether it is, or was, your seat"""


class ScoredSeat(SeatInGame):
    """A seat, with its result once the game is over."""

    points: int | None
    """the points at the end; null if they are not known"""
    place: int | None
    """from 1 on; tied seats share a place"""


class Seat(SeatInGame):
    """A seat, and who plays for it."""

    bot: str | None
    """the strength of the bot that sits here, with its style: `casual~STYLE`"""
    held: str | None                                     # the strength of the bot that holds the seat for an absent person
    held_by: int | None
    """the seat that called in the bot: this one or another"""
    present: bool                                        # whether its person has the table open, or is a bot
    free: bool                                           # whether anyone may sit down here
    account: str | None = None
    """the name of the account of the seat's person; null for a guest, and in lists"""
    page: str | None = None
    """the page of the seat's person, at `/api/people/PAGE`; null if you may not see it"""
    ready: bool = False
    """before the game: whether the seat's person is ready"""
    away_since: Moment | None = None
    """the moment when its absent person was last present"""
    earlier: tuple[Earlier, ...] = ()
    """earlier players of the seat in this game"""
    stand_ins: StandIns = ()
    """the times in which bots played for its people"""
    rating: InFull | None = None
    """at a rated table: the rating of the seat's person"""
    automatic: Annotated[str, PAGES_ALONE] = "never"
    """the moves that the seat's person wants made automatically"""
    may_host: Annotated[bool, PAGES_ALONE] = False
    """whether its person may become the host of the table"""
    gone: Annotated[bool, PAGES_ALONE] = False
    """whether its person has been away for so long that the others may give the seat away"""
    warned: Annotated[bool, PAGES_ALONE] = False
    """whether the bot called in by others has not moved yet, and waits for the seat's person"""

    @property
    def away(self) -> bool:
        """Whether another person is absent without a bot playing for them."""
        return not (self.present or self.mine or self.held)

    @property
    def playing_bot(self) -> str | None:
        """The strength of the bot that moves for this seat now; None if its person moves."""
        return self.bot or self.held


class RatedSeat(Shape):
    """The effect of a rated game on the person who had a seat when it began."""

    seat: int
    place: int
    """the place that counts; players who left share the last one"""
    left: bool
    """whether the player did not play to the end"""
    before: Rating | None
    """provisional until the result is `entered`, like `after`"""
    after: Rating | None


def rated_seats(entry: RatedResult | None) -> list[RatedSeat] | None:
    """Return the effects of a rated game on its seats, in the form for programs; None if there is no rated result."""
    return None if entry is None else [
        RatedSeat(seat=seat, place=one.place, left=one.left, before=None if one.before is None else rating(one.before),
                  after=None if one.after is None else rating(one.after)) for seat, one in entry.seats.items()]


Asking = Annotated[int, PlainSerializer(lambda seat: None if seat == HOST else seat, return_type=int | None, when_used="json")]
SeatNumbers = Annotated[frozenset[int], PlainSerializer(sorted, return_type=list[int], when_used="json")]


class OpenRequest(Shape):
    """A request and the answers to it; the lists hold seats."""

    id: int
    agreed: SeatNumbers
    waiting: tuple[int, ...]                             # seats that have not answered; bots agree by themselves
    refused: int | None                                  # the seat that refused, which ends the request


class Request(OpenRequest):
    """A person's request to the others; the lists contain seats. Answer with `.../answer`."""

    kind: str
    """`undo`, with the fact `target`; `bot`, to change the bot of the seat `number` to `strength`, or (null) to remove it;
    `absent`, to let a bot play for the absent person of the seat `number`; `given-away`, to give that seat to a bot, or (null) to
    the next person who sits down there; `rating`, to enter the result of a rated game now"""
    seat: Asking
    """the seat that asks; null for the opener of the table without a seat"""
    facts: dict[str, Any]


class UndoRequest(OpenRequest):
    """A request to undo to `target`, a length of the journal; the lists contain seats."""

    seat: int
    target: int


def undo_request(asked: Request | None) -> UndoRequest | None:
    """Return a request in the form for programs that know only undo requests; None if it is for something else."""
    return None if asked is None or asked.kind != "undo" else UndoRequest(
        id=asked.id, seat=asked.seat, target=asked.facts["target"], agreed=asked.agreed, waiting=asked.waiting,
        refused=asked.refused)


class Chat(Shape):
    """A chat message or a system message; `seat` is null for a spectator."""

    # Pages must escape name and text. The text of a notice is whom it is about, until it is put in words (`words.notice_text`);
    # after line feeds it may say more: the strength of a bot, and the length of the journal.

    number: int
    seat: int | None
    name: str
    text: str
    notice: str | None = None
    """for a system message about an action: `held`, the seat called in a bot for an absent player; `hint`, the seat took a hint;
    `choices`, it is shown good choices at new questions; `bot-set` and `bot-removed`, a bot in a game in progress was changed or
    removed; `sandbox`, somebody made a sandbox of the newest position; `dealt-anew`, somebody sat down before any person had
    moved; `came-again`, somebody who had left a seat before that sat down again; `begun`, `begun-by-hand` and `begun-imported`,
    somebody sat down in a game that had begun; `came-back`, an absent player came back before a bot moved; `took-back`, a player
    took the seat back from a bot; `left` and `left-rated`, somebody left a game in progress, and a bot plays on; `seat-freed` and
    `seat-to-bot`, the seat of somebody who is gone was given away; before the game `seats-set`, `options-set`, `shown-out`,
    `let-in`, `got-up` (somebody left their seat), `new-host` (the host left, and the table is the seat's now), `host-given` (the
    host made somebody else the host) and `lot`; after it `again`, a table with the same people was opened; `series-out` and
    `series-ended`, the game no longer counts in its series; `seat-moved`, another browser took a seat by its personal link;
    `undone` and `undone-agreed`, moves were taken back, alone or after all had agreed"""
    at: Moment
    mine: Annotated[bool, PAGES_ALONE] = False
    """whether the player named in a system message is the reader, who has since lost or left that seat"""
    changes: Annotated[str, PAGES_ALONE] = ""
    """the changed settings that a system message reports, with their old and new values, as text"""

    @property
    def facts(self) -> dict[str, str]:
        """The facts of a system message: the person who acted (empty for a spectator), the player affected, and any further
        text."""
        player, _, more = self.text.partition("\n")
        return {"by": self.name, "player": player, "more": more.partition("\n")[0]}

    @property
    def since(self) -> int | None:
        """The journal length when the system message was written, if it is given; otherwise None."""
        length = self.text.rpartition("\n")[2] if self.notice and "\n" in self.text else ""
        return int(length) if length.isdecimal() else None


class Table(Shape):
    """A table as you may see it."""

    # Each fact that everybody may know of a table is declared here alone: a page has it as `page.table.FACT`, and programs get
    # it in the JSON of the table. `reader_view.take_snapshot` fills it in.

    model_config = ConfigDict(extra="forbid")

    id: str
    game: str
    options: dict[str, str]
    status: str
    """`open`, `playing` or `over`"""
    sandbox: bool
    """whether one person has every seat and can undo everything"""
    host: bool
    """whether you opened the table"""
    length: int
    """the number of lines in the journal, undo lines included; send it back with every move"""
    version: str
    """a value that changes whenever there is something new to see; the id of the stream's events"""
    to_move: int | None
    """the seat that decides; null if none does"""
    can_move: bool
    """whether it is your seat, and no bot plays for you"""
    may_hint: bool = False
    """whether you decide, and may take hints"""
    undo_to: int | None
    """the length to which `undo` goes back; null if the others must agree"""
    restart_to: int | None
    """the length to which `undo` goes back for the whole turn"""
    undo_voters: tuple[int, ...] = ()
    """the seats that must agree if you ask to undo further"""
    redo: str | None = None
    """the last move that you took back in this position, in notation"""
    rematch: str | None
    """the table that follows this one"""
    parent: str | None
    """the table that this one follows or was copied from"""
    resting: bool = False
    """whether only bots sit here, and are stopped"""
    by_hand: int = 0
    """the number of draws written by hand when the table was opened"""
    imported: bool = False
    """whether the journal began with lines that were not played here"""
    sitting_down: str | None = None
    """the system message that sitting down in the game in progress adds to the chat; null if no seat is free, or there is nothing
    to report"""
    waiting_room: bool = False
    """whether the game begins when everybody seated is `ready`, not as soon as every seat is taken"""
    lots: bool = False
    """whether seats are drawn at random when the game begins"""
    lot: list[int] | None = None
    """once drawn: for each seat, the seat that its player had before; this follows from the seed"""
    absence: str = "call"
    """the rule for an absent person's seat: `wait`, `vote` (to let a bot play), or `call` (anybody there may call in a bot)"""
    rated: bool = False
    """whether the result changes the ratings of its people"""
    enter_at: Moment | None = None
    """once a rated game is over: the moment when its result is entered unless all agree earlier; until then it can be undone"""
    entered: bool = False
    """whether the result has been entered; from then on nothing can be undone"""
    archived: bool = False
    """whether the finished game is in the archive, where everybody can find it, because all its people agree"""
    call_after: int = 0
    """the seconds of absence after which anybody may call in a bot"""
    group: str | None = None
    """the group whose members only may sit down and watch; null if anybody with the address may"""
    series: str | None = None
    """the series of that group in which the game counts"""
    clock: TableClock | None = None
    """the agreed clock and its state; null if there is none"""
    commitment: str
    """the commitment to the seed of future draws: 64 hexadecimal digits"""
    seats: tuple[Seat, ...]
    step: str | None
    asked: UndoRequest | None
    request: Request | None = None
    """the request that is open or was refused, of any kind (`asked`: undo only)"""
    chat: tuple[Chat, ...]
    counts: Annotated[RatedResult | None, as_it_is(RatedResult | None),
                      PlainSerializer(rated_seats, return_type=list[RatedSeat] | None, when_used="json")] = None
    """once a rated game is over: its effect on ratings; null if it counts for nobody"""


class What(Shape):
    kind: str
    """the facet of the game, such as `clan`"""
    value: str


class ScoreLine(Shape):
    cause: str
    points: int
    label: Annotated[str, PAGES_ALONE] = ""
    """the cause in words"""
