"""Finished games: their results, the archive of those whose players have agreed to it, and the statistics of the games that a
search finds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mercat.engine.game import Game
from mercat.server.archive.finished_games import MOST_COUNTED, OwnStatistics
from mercat.server.archive.stored import ArchiveSearch, agree, archived_outcomes, search_archive, wish_for_all
from mercat.server.desk import PERSON, TABLE, Work
from mercat.server.own_games.my_games import ListOfGames, game_of_result
from mercat.server.own_games.stored import OwnResult
from mercat.server.people.stored import pages_for
from mercat.server.shapes import Moment, Shape
from mercat.server.storage.models import ResultSeatRow
from mercat.server.tables.list_filters import first_of
from mercat.server.tables.results import ResultsQuery, StoredResult, place_of, read_results
from mercat.server.tables.seats import seats_of
from mercat.server.tables.shown import Earlier, ScoredSeat, ScoreLine, What
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.succession import earlier_players
from mercat.statistics import tallied

LONGEST_PERSON: Final = 60                               # characters of a name, or of the id of a page


class FinishedSeat(ScoredSeat):
    """A seat as it was at the end of the game. A seat where a bot played for an absent person counts as the person's."""

    bot: str | None
    """the strength of the bot; null for a person"""
    what: tuple[What, ...]
    """the seat's clan or the like; empty if all seats are alike"""
    lines: tuple[ScoreLine, ...]
    """the lines of the score sheet, each with its cause and points"""
    earlier: tuple[Earlier, ...] = ()
    """earlier players of the seat; the seat's points include the points that they made"""


class FinishedGame(Shape):
    """The result of a finished game, which outlives its table."""

    table: str
    kept: bool
    """whether the table still exists"""
    game: str
    version: int
    """the version of the rules"""
    components: str
    """the digest of the game's component data"""
    options: dict[str, str]
    kind: str
    """the kind of game: between `people`, `mixed` (people and bots) or only `bots`; or a `lesson`, a `sandbox`, or `brought`
    (partly played elsewhere)"""
    ending: str
    """the kind of ending: always `played-out`"""
    parent: str | None
    """the id of the table of which this was a rematch or a copy; null if there is none"""
    moves: int | None
    """the number of moves that were not undone, including draws; null if unknown"""
    begun: Moment
    ended: Moment
    seats: tuple[FinishedSeat, ...]


class Archive(ListOfGames):
    """Finished games whose players have agreed that everybody may find them."""


def archive_found(work: Work, asked: ArchiveSearch, limit: int) -> Archive:
    """Return the newest games in the archive that match a search."""
    stored, rated = search_archive(work, asked, limit + 1)
    found, more = first_of(stored, limit, place_of)
    pages = pages_for(work.connection(), work.reader.person, {seat.holder for kept in found for seat in kept.seats})
    games = [game_of_result(OwnResult(**vars(kept), pages=pages, rated=kept.result.table in rated), work.reader)
             for kept in found]
    return Archive(games=tuple(one.model_copy(update={"may_hide": False}) for one in games), next=more)


def archive_statistics(work: Work, game: Game[Any], asked: ArchiveSearch) -> OwnStatistics:
    """Return the statistics of a game's newest matches that a search finds, under the current rules and with the current
    components."""
    found = archived_outcomes(work, asked, game.version, game.digest, MOST_COUNTED)
    return OwnStatistics(tallied(found), len(found))


def agree_to_one(work: Work, table: str, agrees: bool) -> None:
    """Record whether the reader agrees to having one of their games in the archive. Raise Problem if the game is not the
    reader's."""
    agree(work, work.person, table, agrees)
    work.tell(TABLE, table)
    work.tell(PERSON, *(seat.holder or "" for seat in seats_of(work, table)))      # the others may be asked now


def wish_shown(work: Work) -> dict[str, Any]:
    """Return whether the reader agrees to having all their games in the archive, as a fact for the reader's own page."""
    return {"archive": wish_for_all(work, work.person)}


def results(work: Work, asked: ResultsQuery, limit: int) -> tuple[list[FinishedGame], str | None]:
    """Return the newest results that match a query and that the reader may see, and the position in the list from which to
    continue, if there are more.

    The reader may see the results of listed tables, of their own tables, and of any table whose id they give.
    """
    seated = None if work.reader.ticket is None else work.reader.ticket.table
    seen = replace(asked, person=work.reader.person, seated=seated)
    found, more = first_of(read_results(work, seen, limit + 1), limit, place_of)
    return [finished_game(kept, work.reader) for kept in found], more


def finished_game(kept: StoredResult, reader: Reader) -> FinishedGame:
    """Return a result in the form in which the reader may see it."""
    row = kept.result
    seats = tuple(finished_seat(seat, seat.holder is not None and seat.holder == reader.person) for seat in kept.seats)
    return FinishedGame(table=row.table, kept=kept.table, game=row.game, version=row.version, components=row.digest,
                        options=row.options, kind=row.kind, ending=row.ending, parent=row.parent, moves=row.moves,
                        begun=row.begun, ended=row.ended, seats=seats)


def finished_seat(seat: ResultSeatRow, mine: bool) -> FinishedSeat:
    return FinishedSeat(number=seat.number, kind=seat.kind, name=seat.name, bot=seat.bot, mine=mine, points=seat.points,
                        place=seat.place, what=tuple(What(kind=kind, value=value) for kind, value in seat.what),
                        lines=tuple(ScoreLine(cause=cause, points=points) for cause, points in seat.lines),
                        earlier=earlier_players(seat))
