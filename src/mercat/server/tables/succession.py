"""The succession of players in a seat that changes hands during the game, and of hosts when a table's host leaves.

The earlier players of a seat are stored with their ids, so that a person who is deleted can also be removed there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from sqlalchemy.orm import Session

from mercat.server.storage.models import PERSON, PLAYING, ResultSeatRow, SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.automatic import is_of_pages
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.deals import CAME_AGAIN, LEFT_DEAL
from mercat.server.tables.happenings import GOT_UP, SEAT_FREE, SEAT_TAKEN, SEAT_TAKEN_RATED, forget, happen, happen_to
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.shown import Earlier
from mercat.server.tables.stand_ins import UNTOLD, is_stand_in

NEW_HOST: Final = "new-host"                             # the keys of the system messages: the host has left the waiting room,
HOST_GIVEN: Final = "host-given"                         # or has made somebody else the host;
LEFT, LEFT_RATED = "left", "left-rated"                  # somebody has left a running game, or a rated one
GIVEN_UP: Final = "given-up"                             # in an entry of somebody who left or lost the seat in this deal
MOST_EARLIER: Final = 20                                 # of a seat; those after the very first are forgotten


class HasEarlier(Protocol):
    """The row of a seat at a table or in a result, with its earlier players."""

    @property
    def earlier(self) -> list[dict[str, Any]] | None: ...


def players_before(seat: HasEarlier) -> list[dict[str, Any]]:
    """Return the earlier players of a seat that are shown to others, oldest first."""
    return [one for one in seat.earlier or () if not one.get(UNTOLD)]


def note_untold(table: TableRow, seat: SeatRow) -> None:
    """Record the person in a seat of a game in progress, without showing them as an earlier player. If they take the seat again,
    the clock then recognises that they have played in it before.

    This is also needed for a guest whose seat moves to another browser under the same name, and for a person who leaves the seat
    before the first line.
    """
    earlier = seat.earlier or []
    if table.status != PLAYING or seat.kind != PERSON or any(one.get("holder") == seat.holder for one in earlier):
        return
    others = [one for one in earlier if is_stand_in(one) or one.get(GIVEN_UP)]
    untold = [one for one in earlier if one.get(UNTOLD) and one not in others]
    seat.earlier = [*players_before(seat), *[*untold, untold_entry(table, seat)][-MOST_EARLIER:], *others]


def untold_entry(table: TableRow, seat: SeatRow) -> dict[str, Any]:
    return {"name": "", "bot": None, "until": table.length, "holder": seat.holder, UNTOLD: True}


def remember(table: TableRow, seat: SeatRow) -> None:
    """Record the player in a seat of a game in progress as an earlier player, before the seat changes hands.

    If the journal has not grown since the seat last changed hands, record only the person who began a rated game in it, since the
    game counts for that person.
    """
    earlier = players_before(seat)
    since = earlier[-1]["until"] if earlier else 0
    grown = table.length > since or (table.rated and not earlier)
    if not grown and not earlier:
        note_untold(table, seat)
    if table.status != PLAYING or not grown:
        return
    person = seat.kind == PERSON
    bot = None if person else seat.bot or seat.held
    last = {"name": seat.name if person else "", "bot": bot, "until": table.length, "holder": seat.holder if person else None}
    untold = [one for one in seat.earlier or () if one.get(UNTOLD)]
    seat.earlier = [*earlier[:1], *[*earlier[1:], last][-(MOST_EARLIER - 1):], *untold]


def give_up(table: TableRow, seat: SeatRow) -> None:
    """Record the person who leaves or loses a seat, as `remember` does.

    Before any person has moved, also record that somebody has left this deal, so that nobody gets rid of it by coming back as
    somebody else. Each departure has an entry of its own: people can become one person by joining their devices.
    """
    remember(table, seat)
    if table.status != PLAYING or seat.kind != PERSON or table.touched:
        return
    earlier = seat.earlier or []
    given = [*(one for one in earlier if one.get(GIVEN_UP)), untold_entry(table, seat) | {GIVEN_UP: True}]
    seat.earlier = [*(one for one in earlier if not one.get(GIVEN_UP)), *given[-MOST_EARLIER:]]


def come_back(seats: Sequence[SeatRow], person: str | None) -> None:
    """Remove the entry of one departure of a person who takes a seat again; they still count as somebody who has had a seat."""
    for seat in seats:
        earlier = seat.earlier or []
        left = next((one for one in earlier if person is not None and one.get(GIVEN_UP) and one.get("holder") == person), None)
        if left is not None:
            others = [one for one in earlier if one is not left]
            known = any(one.get("holder") == person for one in others)
            seat.earlier = others if known else [*others, {name: fact for name, fact in left.items() if name != GIVEN_UP}]
            return


def forget_earlier_players(table: TableRow, seat: SeatRow) -> None:
    """Remove the earlier players of a seat, because only bots have moved and their moves are undone; but keep the person who
    began a rated game."""
    first, before = players_before(seat)[:1], seat.earlier or []
    told = first if table.rated and first and first[0]["bot"] is None else []
    people = [one for one in before if one.get("holder") and one not in told]
    untold = {one["holder"]: {"name": "", "bot": None, "until": one["until"], "holder": one["holder"], UNTOLD: True}
              for one in people}
    seat.earlier = [*told, *list(untold.values())[-MOST_EARLIER:], *filter(is_stand_in, before)] or None


def bot_moved_last(table: TableRow, seat: SeatRow, match: AnyMatch) -> bool:
    """Return whether the last move of a free seat was made by a bot."""
    last = next((length for length in reversed(match.path) if match.entries[length - 1].seat == seat.number), 0)
    by = next((one for one in players_before(seat) if one["until"] >= last), None)
    return last > table.brought and (by is None or by["bot"] is not None)


def tell_seat_taken(session: Transaction, table: TableRow, seat: SeatRow, person: str | None, by: str) -> None:
    """When a person takes a free seat in a game in progress, notify the person who had it last. `person` and `by` are the id and
    the name of the new person."""
    had = [one for one in seat.earlier or () if one.get("holder")]
    last = max(had, key=lambda one: one["until"])["holder"] if had else person
    if last != person:
        began = table.rated and any(one.get("holder") == last for one in players_before(seat)[:1])
        happen_to(session, table, last, seat.number, SEAT_TAKEN_RATED if began else SEAT_TAKEN, by)


def has_sat_here(seats: Sequence[SeatRow], person: str | None) -> bool:
    """Return whether a person has a seat in this game, or has had one before."""
    return person is not None and any(
        seat.holder == person or any(one.get("holder") == person for one in seat.earlier or ()) for seat in seats)


def deal_stays(seats: Sequence[SeatRow], person: str | None) -> str | None:
    """Return the reason why a person who takes a seat gets no new deal, even if nobody has moved; None if there is no reason."""
    if has_sat_here(seats, person):
        return CAME_AGAIN
    left = any(one.get(GIVEN_UP) for seat in seats for one in seat.earlier or ())
    return LEFT_DEAL if left and any(seat.kind == PERSON for seat in seats) else None


def earlier_players(seat: SeatRow | ResultSeatRow) -> tuple[Earlier, ...]:
    """Return the earlier players of a seat that are shown to others, without their ids."""
    return tuple(Earlier(name=one["name"], bot=one["bot"], until=one["until"]) for one in players_before(seat))


def tell_left(session: Session, table: TableRow, seat: SeatRow, name: str) -> str:
    """Tell everybody at a table that the person in a seat, with this name, leaves the game in progress. Return the name of the
    event."""
    event = LEFT_RATED if table.rated else LEFT
    tell(session, table, event, seat.number, name, name)
    return event


def rest_if_left(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Stop the bots in a game in progress if its last person has lost or left their seat. Do nothing in a rated game, which is
    always played to its end."""
    if table.status == PLAYING and not (table.rated or table.sandbox or any(seat.kind == PERSON for seat in seats)):
        table.resting = True


def hand_on(session: Transaction, table: TableRow, seats: Sequence[SeatRow], number: int = -1, leaver: str = "") -> None:
    """Make the next person with a seat the host, because the host of a table that has not begun has left the seat `number`.
    `leaver` is the name of the old host.

    Do nothing if nobody else has a seat, or if the host has another seat.
    """
    after = [*seats[number + 1:], *seats[:number + 1]]
    people = [seat for seat in after if is_of_pages(seat)]
    if not people or any(seat.holder == table.host for seat in people):
        return
    make_host(table, people[0])
    tell(session, table, NEW_HOST, people[0].number, people[0].name, people[0].name)
    happen(session, table, people[0], NEW_HOST, leaver)


def make_host(table: TableRow, seat: SeatRow) -> None:
    """Make the person in a seat the host of a table that has not begun. The former host is no longer told that they are the host,
    and their bearer tokens are invalidated."""
    forget(table, table.host, lambda one: one["name"] in (NEW_HOST, HOST_GIVEN))
    table.host, table.host_tokens = seat.holder, table.host_tokens + 1


def left_before_game(session: Transaction, table: TableRow, seats: Sequence[SeatRow], leaver: str | None, name: str,
                     number: int = -1) -> None:
    """Add a system message about a person who has left the seat `number` before the game. If this person was the host, call
    `hand_on`.

    Notify the people who wait for the game (the host, and everybody who is ready) that a seat is free. A new host is notified
    only that they are now the host.
    """
    told = {leaver}
    tell(session, table, GOT_UP, None if number < 0 else number, name, name, person=leaver if name else None)
    if leaver is not None and leaver == table.host:
        hand_on(session, table, seats, number, name)
        told.add(table.host)
    waiting = {table.host, *(seat.holder for seat in seats if seat.kind == PERSON and seat.ready)}
    for person in sorted(one for one in waiting - told if one):
        happen_to(session, table, person, None, SEAT_FREE, name)
