"""The facts about a table and its seats for pages and programs.

Facts that only pages show, or that pages describe in their own words, are not serialised (`PAGES_ALONE`), or declare a separate
form for programs.
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
    """A player who had a seat earlier in the game, before it changed hands."""

    name: str
    """the name of the person; empty for a bot, or if the person was deleted"""
    bot: str | None
    """the strength of the bot; null for a person"""
    until: int
    """the length of the journal when this player left"""


class SeatInGame(Shape):
    """A seat of a game, which may be open, in progress or over."""

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
    """the place at the end, from 1 on; tied seats share a place"""


class Seat(SeatInGame):
    """A seat of a table, with the person or bot that plays for it."""

    bot: str | None
    """the strength of the bot in this seat, with its style if it has one: `casual~STYLE`; null if no bot has the seat"""
    held: str | None                                     # the strength of the bot that holds the seat for an absent person
    held_by: int | None
    """the seat that called in the bot that plays here: this seat or another"""
    present: bool                                        # whether its person has the table open, or is a bot
    free: bool                                           # whether anyone may sit down here
    account: str | None = None
    """the name of the account of the seat's person; null for a guest, and in lists of tables"""
    page: str | None = None
    """the id of the page of the seat's person, at `/api/people/PAGE`; null if you may not see it"""
    ready: bool = False
    """before the game: whether the seat's person is ready"""
    away_since: Moment | None = None
    """the moment when the seat's absent person was last present"""
    earlier: tuple[Earlier, ...] = ()
    """the earlier players of the seat in this game"""
    stand_ins: StandIns = ()
    """the periods when bots played for the seat's people"""
    rating: InFull | None = None
    """at a rated table: the rating of the seat's person"""
    automatic: Annotated[str, PAGES_ALONE] = "never"
    """the preference of the seat's person for automatic moves"""
    may_host: Annotated[bool, PAGES_ALONE] = False
    """whether its person may become the host of the table"""
    gone: Annotated[bool, PAGES_ALONE] = False
    """whether the seat's person has been away for so long that the others may give the seat away"""
    warned: Annotated[bool, PAGES_ALONE] = False
    """whether a bot called in by others has not moved yet, because the seat's person is being warned"""

    @property
    def away(self) -> bool:
        """Whether the seat is not the reader's, nobody is present there, and no bot plays for its person."""
        return not (self.present or self.mine or self.held)

    @property
    def playing_bot(self) -> str | None:
        """The strength of the bot that currently moves for this seat; None if its person moves."""
        return self.bot or self.held


class RatedSeat(Shape):
    """The result of a rated game for the person who had a seat when it began."""

    seat: int
    place: int
    """the place that counts for the rating; players who left share the last place"""
    left: bool
    """whether the player did not play to the end"""
    before: Rating | None
    """the rating before the game; provisional, like `after`, until the result is `entered`"""
    after: Rating | None


def rated_seats(entry: RatedResult | None) -> list[RatedSeat] | None:
    """Return the effects of a rated game on ratings in the form for programs; None if the game does not count."""
    return None if entry is None else [
        RatedSeat(seat=seat, place=one.place, left=one.left, before=None if one.before is None else rating(one.before),
                  after=None if one.after is None else rating(one.after)) for seat, one in entry.seats.items()]


Asking = Annotated[int, PlainSerializer(lambda seat: None if seat == HOST else seat, return_type=int | None, when_used="json")]
SeatNumbers = Annotated[frozenset[int], PlainSerializer(sorted, return_type=list[int], when_used="json")]


class OpenRequest(Shape):
    """A request to others at a table, and their answers. The lists contain the numbers of seats."""

    id: int
    agreed: SeatNumbers
    waiting: tuple[int, ...]                             # seats that have not answered; bots agree by themselves
    refused: int | None                                  # the seat that refused, which ends the request


class Request(OpenRequest):
    """A request by a person to the others at a table. The lists contain the numbers of seats. Answer it with `.../answer`."""

    kind: str
    """`undo`: to go back to the length `target` of the journal; `bot`: to change the bot in the seat `number` to `strength` or,
    if that is null, to remove it; `absent`: to let a bot play for the absent person in the seat `number`; `given-away`: to give
    that seat to a bot or, if `strength` is null, to the next person who sits down there; `rating`: to enter the result of a rated
    game now"""
    seat: Asking
    """the seat of the person who asks; null for the host of the table, if they have no seat"""
    facts: dict[str, Any]


class UndoRequest(OpenRequest):
    """A request to undo moves until the journal has the length `target`. The lists contain the numbers of seats."""

    seat: int
    target: int


def undo_request(asked: Request | None) -> UndoRequest | None:
    """Return an undo request in the form for programs that support no other kind; None if the request is of another kind."""
    return None if asked is None or asked.kind != "undo" else UndoRequest(
        id=asked.id, seat=asked.seat, target=asked.facts["target"], agreed=asked.agreed, waiting=asked.waiting,
        refused=asked.refused)


class Chat(Shape):
    """A chat message or a system message. `seat` is null if a spectator wrote it, or if it concerns no seat."""

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
    took the seat back from a bot; `left`, somebody left a game in progress, and a bot plays on; `seat-freed` and `seat-to-bot`,
    the seat of somebody who is gone was given away (these three end with `-rated` in a rated game); before the game
    `seats-set`, `options-set`, `shown-out`, `let-in`, `got-up` (somebody left their seat), `new-host` (the host left, and the
    table is the seat's now), `host-given` (the host made somebody else the host) and `lot`; after it `again`, a table with the
    same people was opened; `series-out` and `series-ended`, the game no longer counts in its series; `seat-moved`, another
    browser took a seat by its personal link; `undone` and `undone-agreed`, moves were taken back, alone or after all had
    agreed"""
    at: Moment
    mine: Annotated[bool, PAGES_ALONE] = False
    """whether a system message is about the reader, in a seat that they have since lost or left"""
    changes: Annotated[str, PAGES_ALONE] = ""
    """the changed settings that a system message reports, with their old and new values, in words"""

    @property
    def facts(self) -> dict[str, str]:
        """The facts of a system message: the name of the person who acted (empty for a spectator), the player affected, and any
        further text."""
        player, _, more = self.text.partition("\n")
        return {"by": self.name, "player": player, "more": more.partition("\n")[0]}

    @property
    def since(self) -> int | None:
        """The journal's length when the system message was written; None if the message does not contain it."""
        length = self.text.rpartition("\n")[2] if self.notice and "\n" in self.text else ""
        return int(length) if length.isdecimal() else None


class Table(Shape):
    """A table as the person who requests it may see it."""

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
    """whether you are the table's host"""
    length: int
    """the number of lines in the journal, undo lines included; send it back with every move"""
    version: str
    """a value that changes whenever the table has changed in any way that you can see; also the id of the stream's events"""
    to_move: int | None
    """the seat that must decide; null if none does"""
    can_move: bool
    """whether it is your turn, and no bot plays for you"""
    may_hint: bool = False
    """whether it is your turn, and you may take hints"""
    undo_to: int | None
    """the length of the journal to which `undo` goes back; null if the others must agree"""
    restart_to: int | None
    """the length of the journal to which `undo` goes back if you undo the whole turn"""
    undo_voters: tuple[int, ...] = ()
    """the seats that must agree if you ask to undo more"""
    redo: str | None = None
    """the last move that you took back in this position, in notation"""
    rematch: str | None
    """the id of the table that follows this one"""
    parent: str | None
    """the id of the table that this one follows or was copied from"""
    resting: bool = False
    """whether the table's bots are stopped"""
    by_hand: int = 0
    """the number of draws written by hand when the table was opened"""
    imported: bool = False
    """whether the journal began with lines that were not played at this table"""
    sitting_down: str | None = None
    """the key of the system message that appears if you sit down in the game in progress; null if no seat is free, or if there is
    nothing to report"""
    waiting_room: bool = False
    """whether the game begins when all seats are taken and everybody is `ready`, rather than as soon as all seats are taken"""
    lots: bool = False
    """whether seats are drawn at random when the game begins"""
    lot: list[int] | None = None
    """for each seat, the seat that its player had before the draw, which follows from the seed; null until seats are drawn"""
    absence: str = "call"
    """the rule for an absent person's seat: `wait`, `vote` (on letting a bot play), or `call` (anybody at the table may call in a
    bot)"""
    rated: bool = False
    """whether the result changes the players' ratings"""
    enter_at: Moment | None = None
    """the moment when the result of a finished rated game is entered unless all agree to enter it earlier; until then, moves can
    be undone"""
    entered: bool = False
    """whether the result of a rated game has been entered; from then on, nothing can be undone"""
    archived: bool = False
    """whether all players have agreed to publish the finished game in the archive"""
    call_after: int = 0
    """the seconds of absence before anybody may call in a bot"""
    group: str | None = None
    """the id of the group whose members alone may sit down and watch; null if anybody with the address may"""
    series: str | None = None
    """the id of the group's series that the game counts for"""
    clock: TableClock | None = None
    """the agreed clock and its state; null if there is none"""
    commitment: str
    """the commitment to the seed of future draws, as 64 hexadecimal digits"""
    seats: tuple[Seat, ...]
    step: str | None
    asked: UndoRequest | None
    request: Request | None = None
    """the last request of any kind, if it is still open or was refused (`asked` contains only undo requests)"""
    chat: tuple[Chat, ...]
    counts: Annotated[RatedResult | None, as_it_is(RatedResult | None),
                      PlainSerializer(rated_seats, return_type=list[RatedSeat] | None, when_used="json")] = None
    """the effect of a finished rated game on ratings; null if it counts for nobody"""


class What(Shape):
    kind: str
    """the name of the facet, such as `clan`"""
    value: str


class ScoreLine(Shape):
    cause: str
    points: int
    label: Annotated[str, PAGES_ALONE] = ""
    """the cause of the points, in words"""
