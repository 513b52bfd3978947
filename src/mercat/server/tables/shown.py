"""What pages and programs are shown of a table and of its seats.

What pages alone show, or word by themselves, is not serialised (`PAGES_ALONE`), or says how programs are told it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import ConfigDict, PlainSerializer

from mercat.rating import RatedResult
from mercat.server.clocks.table_clock import TableClock
from mercat.server.rating_shapes import InFull, Rating, rating
from mercat.server.shapes import PAGES_ALONE, Moment, Shape, as_it_is

HOST: Final = -1                                         # in place of a seat's number: the person who opened the table


class Earlier(Shape):
    """Who played a seat before it changed hands during the game."""

    name: str
    """of a person; empty for a bot, and for who was deleted"""
    bot: str | None
    """the strength of a bot"""
    until: int
    """the length of the journal then"""


class Seat(Shape):
    """A seat, and who plays for it."""

    number: int
    kind: str                                            # EMPTY, PERSON or BOT
    name: str                                            # as its person gave it; "" for an empty seat and for a bot
    bot: str | None
    """the strength of the bot that sits here, with its style: `casual~STYLE`"""
    held: str | None                                     # strength of the bot that holds the seat for an absent person
    held_by: int | None
    """the seat that called the bot: this one or another"""
    mine: bool
    present: bool                                        # its person has the table open, or is a bot
    free: bool                                           # anyone may sit down here
    account: str | None = None
    """the name of the account of whoever sits there; null for a guest, and in lists"""
    page: str | None = None
    """of its person, at `/api/people/PAGE`; null if you may not see it"""
    ready: bool = False
    """before the game: its person wishes it to begin"""
    away_since: Moment | None = None
    """when its absent person was last here"""
    earlier: tuple[Earlier, ...] = ()
    """who played it before in this game"""
    rating: InFull | None = None
    """at a rated table, of its person"""
    automatic: Annotated[str, PAGES_ALONE] = "never"
    """which moves its person wishes to be made by themselves"""
    gone: Annotated[bool, PAGES_ALONE] = False
    """for so long that the others may give the seat away"""
    warned: Annotated[bool, PAGES_ALONE] = False
    """the bot called by others has not moved yet, and waits for its person"""

    @property
    def away(self) -> bool:
        """Is another person absent, with no bot to play for them?"""
        return not (self.present or self.mine or self.held)

    @property
    def playing_bot(self) -> str | None:
        """The strength of the bot that moves for this seat now; None if its person does."""
        return self.bot or self.held


class RatedSeat(Shape):
    """How a rated game counts for who had a seat when it began."""

    seat: int
    place: int
    """that counts; who did not play to the end shares the last one"""
    left: bool
    """they did not play to the end"""
    before: Rating | None
    """provisional until the result is `entered`, like `after`"""
    after: Rating | None


def rated_seats(entry: RatedResult | None) -> list[RatedSeat] | None:
    """Return how a rated game counts as programs are told."""
    return None if entry is None else [
        RatedSeat(seat=seat, place=one.place, left=one.left, before=None if one.before is None else rating(one.before),
                  after=None if one.after is None else rating(one.after)) for seat, one in entry.seats.items()]


Asking = Annotated[int, PlainSerializer(lambda seat: None if seat == HOST else seat, return_type=int | None, when_used="json")]
SeatNumbers = Annotated[frozenset[int], PlainSerializer(sorted, return_type=list[int], when_used="json")]


class Request(Shape):
    """A person asks the others for something; the lists hold seats. Answer with `.../answer`."""

    id: int
    kind: str
    """`undo`, with the fact `target`; `bot`, to change the bot of the seat `number` to `strength`, or (null) to remove it;
    `absent`, to let a bot play for the absent person of the seat `number`; `given-away`, to give that seat to a bot, or (null)
    to whoever sits down there; `rating`, to enter the result of a rated game now"""
    seat: Asking
    """who asks; null for somebody who opened the table and has no seat"""
    facts: dict[str, Any]
    agreed: SeatNumbers
    waiting: tuple[int, ...]                             # seats that have not answered; bots agree by themselves
    refused: int | None                                  # the seat that refused, which ends the request


class UndoRequest(Shape):
    """A request to undo to `target`, a length of the journal; the lists hold seats."""

    id: int
    seat: int
    target: int
    agreed: SeatNumbers
    waiting: tuple[int, ...]
    refused: int | None


def undo_request(asked: Request | None) -> UndoRequest | None:
    """Return a request as those programs know it that know undo only."""
    return None if asked is None or asked.kind != "undo" else UndoRequest(
        id=asked.id, seat=asked.seat, target=asked.facts["target"], agreed=asked.agreed, waiting=asked.waiting,
        refused=asked.refused)


class Chat(Shape):
    """A chat message or a notice; `seat` is null for a spectator."""

    # Pages must escape name and text. The text of a notice is whom it is about, until it is put in words (`words.notice_text`);
    # after line feeds it may say more: the strength of a bot, and the length of the journal.

    number: int
    seat: int | None
    name: str
    text: str
    notice: str | None = None
    """no message but an action: `held`, the seat called a bot for an absent player; `hint`, the seat took a hint; `choices`,
    it is shown good choices at new questions; `bot-set` and `bot-removed`, a bot of a running game was changed or removed;
    `sandbox`, somebody made a sandbox of the newest position; `dealt-anew`, somebody sat down before any person had moved;
    `begun`, `begun-by-hand` and `begun-imported`, somebody sat down in a game that had begun; `came-back`, an absent player
    came back before a bot moved; `left`, somebody left a running game, and a bot plays on; `seat-freed` and `seat-to-bot`,
    the seat of somebody who is gone was given away; before the
    game `seats-set`, `options-set`, `shown-out`, `let-in`, `new-host` (the opener left, and the seat keeps the table) and
    `lot`; after it `again`, a table with the same people was opened; `series-out` and `series-ended`, the game counts in its
    series no more"""
    at: Moment

    @property
    def facts(self) -> dict[str, str]:
        """What a notice is about: who did it (empty for a spectator), to whom, and what else there is to say."""
        player, _, more = self.text.partition("\n")
        return {"by": self.name, "player": player, "more": more.partition("\n")[0]}

    @property
    def since(self) -> int | None:
        """The length of the journal when the notice was made, if it says so."""
        length = self.text.rpartition("\n")[2] if self.notice and "\n" in self.text else ""
        return int(length) if length.isdecimal() else None


class Table(Shape):
    """A table as you may see it."""

    # Each fact that everybody may know of a table is declared here alone: a page has it as `page.table.FACT`, and programs get
    # it in the JSON of the table. `visibility.take_snapshot` fills it in.

    model_config = ConfigDict(extra="forbid")

    id: str
    game: str
    options: dict[str, str]
    status: str
    """`open`, `playing` or `over`"""
    sandbox: bool
    """one person holds every seat and undoes freely"""
    host: bool
    """you opened the table"""
    length: int
    """lines of the journal, undo lines included; every move sends it back"""
    version: str
    """differs whenever there is something new to see; the id of the stream's events"""
    to_move: int | None
    """the seat that decides; null if no seat does"""
    can_move: bool
    """it is your seat, and no bot holds it"""
    may_hint: bool = False
    """you decide, and may take hints"""
    undo_to: int | None
    """the length that `undo` goes back to; null if the others must agree"""
    restart_to: int | None
    """the same for the whole turn"""
    undo_voters: tuple[int, ...] = ()
    """the seats that must agree if you ask to undo further"""
    redo: str | None = None
    """the move that you took back last in this position, in notation"""
    rematch: str | None
    """the table that follows this one"""
    parent: str | None
    """the table that this one follows or was copied from"""
    resting: bool = False
    """only bots sit here, and they are stopped"""
    by_hand: int = 0
    """the number of draws written by hand when the table was opened"""
    imported: bool = False
    """the journal began with lines that were not played here"""
    sitting_down: str | None = None
    """the notice that sitting down in the running game brings; null where no seat is free or there is nothing to tell"""
    waiting_room: bool = False
    """it begins when all who sit there are `ready`, not as soon as every seat is taken"""
    lots: bool = False
    """who gets which seat is drawn when it begins"""
    lot: list[int] | None = None
    """once drawn: for each seat the one that its player had before; it follows from the seed"""
    absence: str = "call"
    """what happens with an absent person's seat: `wait`, `vote` (for a bot), or `call` (anybody there may call a bot)"""
    rated: bool = False
    """its result changes the ratings of its people"""
    enter_at: Moment | None = None
    """once a rated game is over: when its result is entered, if not all agree before; until then it can be undone"""
    entered: bool = False
    """the result has been entered; from then on nothing is undone"""
    archived: bool = False
    """everybody finds the finished game in the archive, as all its people agree"""
    call_after: int = 0
    """seconds of absence from which on anybody may call one"""
    group: str | None = None
    """the group whose people alone may sit down and watch; null where anybody may who has the address"""
    series: str | None = None
    """the series of that group in which the game counts"""
    clock: TableClock | None = None
    """what the table has agreed on about time, and how it stands; null where there is no clock"""
    commitment: str
    """to the seed that decides the coming draws: 64 hexadecimal digits"""
    seats: tuple[Seat, ...]
    step: str | None
    asked: UndoRequest | None
    request: Request | None = None
    """the request that is open or was refused, of any kind (`asked`: undo only)"""
    chat: tuple[Chat, ...]
    counts: Annotated[RatedResult | None, as_it_is(RatedResult | None),
                      PlainSerializer(rated_seats, return_type=list[RatedSeat] | None, when_used="json")] = None
    """once a rated game is over: how it counts; null if it counts for nobody"""


class ScoreLine(Shape):
    cause: str
    points: int
    label: Annotated[str, PAGES_ALONE] = ""
    """the cause in words"""
