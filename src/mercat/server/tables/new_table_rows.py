"""The rows for new tables and their seats, the first matches of tables, and the people who get a seat when a table is opened.

Somebody who opens a table can give seats to people from an earlier game or from a group, except to people who have muted them. A
rated game, or a game with a clock, begins only when all these people have confirmed that they are ready. Otherwise, ratings could
change, and time could run, without their consent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy.orm import Session

from mercat.engine.game import Game
from mercat.engine.matches.beginning import PRESET
from mercat.engine.matches.chance import new_seed
from mercat.engine.matches.match import Match, Refused
from mercat.games import find
from mercat.server.clocks.clock_terms import ClockTerms
from mercat.server.people.secrets import new_code
from mercat.server.people.stored import who_muted
from mercat.server.people.user_text import is_taken
from mercat.server.problems import TEXTS, MoveRefused, Problem
from mercat.server.storage.models import EMPTY, OPEN, OVER, PERSON, PLAYING, SeatRow, TableRow
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.reader_view import seats_of_reader
from mercat.server.tables.sitting import seat_person
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.terms import Terms
from mercat.server.tables.updates import build_of


def trial_match(game: str, seats: int, options: Mapping[str, str], deal: str | Sequence[str] = ()) -> AnyMatch:
    """Start a match to check that these settings are possible, and return it. Raise Problem with the game's own explanation if
    they are not.

    Unless a preset is given, missing options get the values of the most common printing.
    """
    try:
        known = find(game)
        return Match.start(known, seats, options if PRESET in options else proposed_options(known) | dict(options), deal=deal)
    except Refused as refused:
        raise MoveRefused(refused, 404 if refused.reason.startswith("unknown_game") else 422) from None


def proposed_options(game: Game[Any]) -> dict[str, str]:
    """Return the default options for a new table: those of the most common printing."""
    return {option.name: option.default for option in game.options} | game.printed


def fork(match: AnyMatch, at: int) -> AnyMatch:
    """Return the match after its first `at` lines, without moves undone before that, and with a new seed."""
    return matches.import_match(match.at(at).to_json(seed=False))


def status_of(match: AnyMatch) -> str:
    return OVER if match.to_move is None else PLAYING


def new_table(match: AnyMatch, reader: Reader, status: str, *, listed: bool = False, parent: str | None = None,
              sandbox: bool = False, terms: Terms = Terms()) -> TableRow:
    """Return the row for a new table. Its seed is the seed of the match or, if the game has not begun, a new one."""
    game: Game[Any] = match.game
    started = status != OPEN
    seeds = matches.seeds_of(match) if started else {"seed": str(new_seed())}
    terms = terms.model_copy(update={"clock": None}) if sandbox else terms
    return TableRow(id=new_code(1, 12), game=game.name, version=game.version,
                    digest=game.digest, build=build_of(game.name), options=match.options, seats=match.seats,
                    deal=match.by_hand or None, status=status, sandbox=sandbox, listed=listed, host=reader.person,
                    opener=reader.network or None, parent=parent, rematch=None, revision=0,
                    turn=match.to_move if started else None,
                    brought=len(match.entries) if started else 0, **seeds, **terms.columns(listed))


def empty_seats(table: TableRow) -> list[SeatRow]:
    return [SeatRow(table=table.id, number=number, kind=EMPTY, name="", sitting=0) for number in range(table.seats)]


def seat_person_everywhere(rows: Sequence[SeatRow], name: str | None, reader: Reader) -> None:
    """Give the reader every free seat. Without a name, the seats are called "Seat 1" and so on."""
    for row in rows:
        if row.kind == EMPTY:
            number = row.number + 1
            seat_person(row, f"{name} {number}" if name else TEXTS.say(reader.language, "ui-seat-empty", number=number), reader)


def seat_companions(rows: Sequence[SeatRow], companions: Iterable[SeatRow], name: str | None) -> None:
    """Give the first free seats to the reader's companions. Raise Problem if one of them has the reader's own name, `name`."""
    for row, friend in zip([row for row in rows if row.kind == EMPTY], companions, strict=False):
        if name is not None and is_taken(name, [friend.name]):
            raise Problem(409, "name-taken", name=name)
        row.kind, row.name, row.holder, row.seen, row.automatic, row.sitting = (
            PERSON, friend.name, friend.holder, friend.seen, friend.automatic, 1)


def same_seat(table: TableRow, seat: SeatRow, name: str) -> SeatRow:
    """Return a seat at the rematch `table` for the same bot, or for the same person under this name."""
    return SeatRow(table=table.id, number=seat.number, kind=seat.kind, name=name, bot=seat.bot, holder=seat.holder,
                   sitting=seat.sitting, seen=seat.seen, automatic=seat.automatic)


def must_be_asked(rated: bool, clock: ClockTerms | None) -> bool:
    """Return whether people who got their seats from somebody else must confirm that they are ready before the game begins."""
    return rated or clock is not None


def have_muted(session: Session, table: TableRow, seats: Sequence[SeatRow], reader: Reader) -> frozenset[str]:
    """Return the ids of the people at a table who have muted the reader, or the person in one of the reader's seats there."""
    known = {reader.person, *(seats[number].holder for number in seats_of_reader(table, seats, reader))}
    return who_muted(session.connection(), [seat.holder for seat in seats], known)


def say_ready(seats: Sequence[SeatRow], people: Iterable[str | None]) -> None:
    """Mark the seats of these people as ready, since they have asked for the game themselves."""
    asking = {person for person in people if person is not None}
    for seat in seats:
        seat.ready = bool(seat.ready) or (seat.kind == PERSON and seat.holder in asking)
