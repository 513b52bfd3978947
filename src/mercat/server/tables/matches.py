"""Matches built from stored rows or from match files, and facts about their journals."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from mercat.engine.game import Score
from mercat.engine.matches.chance import commitment, seed_of
from mercat.engine.matches.earlier_rules import lines_that_lead
from mercat.engine.matches.match import Match, Refused, Unreadable
from mercat.engine.matches.saved import FORMAT, POSITION, by_order_data, by_order_of, earlier_data, match_object
from mercat.engine.rules.state import NATURE, State
from mercat.server.clocks.clock_terms import ClockTerms, clock_terms, read_terms
from mercat.server.clocks.rests import rests_at
from mercat.server.clocks.seat_clocks import SeatClock, seat_clock, time_gone
from mercat.server.clocks.stored import LastStep
from mercat.server.clocks.table_clock import turn_key
from mercat.server.people.user_text import is_taken
from mercat.server.problems import Problem
from mercat.server.storage.models import EMPTY, OVER, SeatRow, TableRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.journals import NewLines, append_lines, position_note
from mercat.server.tables.results import Ended, EndedSeat
from mercat.server.tables.shown import Seat
from mercat.server.tables.stand_ins import UNTOLD
from mercat.server.tables.store import StoredTable
from mercat.statistics import facts_of

AnyMatch: TypeAlias = Match[Any]
BOT_NAMES: Final = ("Ada", "Bruno", "Celia", "Damian", "Ewa", "Félix", "Greta", "Hugo")     # more than there are seats
LONGEST_JOURNAL: Final = 20_000                        # lines; the engine accepts more, since nature's draws follow the last move
TOGETHER: Final = "; "                                   # between moves that a page sends in one request
MOST_TOGETHER: Final = 4
MOST_UNDONE: Final = 8_000                               # lines that no longer count: moves undone, and undo lines
OF_RULES: Final = ("game", "version", "digest", "build", "seats", "options", "deal", "earlier_rules")     # columns of a table
AS_SAVED: Final = ("game", "version", "digest", "seats", "options")        # columns that a saved match contains unchanged
LONGEST_IMPORT: Final = 10_000                           # lines that were not undone later
NONE_BY_ORDER: Final[Mapping[int, str]] = {}
BEGUN_WITH: Final[dict[str, dict[str, list[int]]]] = {}  # edited positions, by table; only while a game is being developed


@dataclass(frozen=True)
class ToStore(NewLines):
    """The data to store about a match after a move: its new lines, and their effect on the turn."""

    step: LastStep = field(default_factory=LastStep)


def rebuild(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str],
            by_order: Mapping[int, str] = NONE_BY_ORDER) -> AnyMatch:
    """Return the match in a stored journal. Raise Refused if the current rules cannot play it."""
    return Match.from_json(json.dumps(saved_form(table, seats, lines, by_order)))


def continued(match: AnyMatch, known: TableRow, record: StoredTable) -> AnyMatch | None:
    """Return a match with the lines that others have added to its table's journal; None if it must be rebuilt from the journal.

    `known` is the table's row when the match was last read. The lines in `record` begin with the last line of the match.
    """
    table, lines, before = record.table, record.lines, len(match.entries)
    same_rules = all(getattr(known, name) == getattr(table, name) for name in OF_RULES)
    if not same_rules or len(lines) != table.length - before + 1 or lines[0] != str(match.entries[-1]) or \
            seeds_of(match) != {"seed": str(seed_of(table.seed)), "earlier_seeds": table.earlier_seeds or None}:
        return None
    player = match.copy(plays_nature=False)                     # nature's draws are among the lines
    try:
        for line in lines[1:]:
            player.play_line(line)
    except Refused:                                      # rebuilding the match gives the reason
        return None
    for length, kind in record.by_order.items():
        if length > before:
            player.entries[length - 1].by_order = kind
    return player.copy(match.plays_nature)


def saved_form(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str],
               by_order: Mapping[int, str] = NONE_BY_ORDER) -> dict[str, Any]:
    """Return a stored journal as a saved match, whether or not the current rules can play it."""
    return {"mercat": FORMAT, **{name: getattr(table, name) for name in AS_SAVED}, "names": names_of(seats), "table": table.id,
            "seed": str(seed_of(table.seed)),
            "commitment": commitment_of(table), "earlier_seeds": table.earlier_seeds or [], "deal": table.deal or [],
            "earlier_rules": table.earlier_rules or [], **by_order_data(by_order),
            **({POSITION: BEGUN_WITH[table.id]} if table.id in BEGUN_WITH else {}), "journal": list(lines)}


def stored_form(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str],
                by_order: Mapping[int, str] = NONE_BY_ORDER) -> dict[str, Any]:
    """Return a stored journal as a saved match that everybody may see: until the game is over, without the seed and the draws
    written by hand."""
    secret: dict[str, Any] = {} if seed_is_public(table) else {"seed": None, "deal": []}
    return saved_form(table, seats, lines, by_order) | secret


def with_hints(text: str, taken: Sequence[tuple[int, int]]) -> str:
    """Return a match file with the hints that were taken, given as pairs of journal length and seat. They are ignored when a
    match file is read."""
    if not taken:
        return text
    hints = {"hints": [{"at": length, "seat": seat} for length, seat in taken]}
    return json.dumps(json.loads(text) | hints, ensure_ascii=False, indent=1)


def with_clock(text: str, table: TableRow, seats: Sequence[SeatRow]) -> str:
    """Return a match file with the table's terms about time, and the seconds left now in each reserve. Without a clock, return it
    unchanged."""
    terms = clock_terms(table.clock)
    if terms is None:
        return text
    banks = [clock_now(table, seat, terms).bank_left(terms) for seat in seats]
    clock = {"clock": {"terms": terms.data, "banks": banks}}
    return json.dumps(json.loads(text) | clock, ensure_ascii=False, indent=1)


def clock_now(table: TableRow, seat: SeatRow, terms: ClockTerms) -> SeatClock:
    """Return a seat's clock at the present moment, even if it is running."""
    clock = seat_clock(seat.clock, terms, seat.sitting or 0)
    if table.clock_since is None or table.clock_seat != seat.number:
        return clock
    return clock.charged(time_gone(table.clock_since, now(), rests_at(table, seat)))


def clock_in_file(text: str, seats: int) -> tuple[ClockTerms, list[SeatClock]] | None:
    """Return the clock in a match file: the terms, and the clock of each seat. Return None if the file contains no clock. Raise
    Problem if the clock is invalid."""
    clock = match_object(text).get("clock")
    if clock is None:
        return None
    terms = read_terms(clock.get("terms")) if isinstance(clock, dict) else None
    banks = clock.get("banks") if isinstance(clock, dict) else None
    fits = isinstance(banks, list) and len(banks) == seats and all(type(bank) in (int, float) for bank in banks)
    if terms is None or not fits or not isinstance(banks, list):
        raise Problem(422, "clock-in-file")
    return terms, [SeatClock(min(max(float(bank), 0.0), float(terms.bank + terms.increment * LONGEST_IMPORT)))
                   for bank in banks]


def commitment_of(table: TableRow) -> str:
    """Return the commitment to the table's seed, which is public from the start."""
    return commitment(table.id, seed_of(table.seed))


def seed_is_public(table: TableRow) -> bool:
    """Return whether everybody may know the seed: only after the game is over, since the seed would reveal future draws."""
    return table.status == OVER and not table.sandbox


def seeds_of(match: AnyMatch) -> dict[str, Any]:
    """Return the seeds of a match as values for the columns of its table."""
    return {"seed": str(match.seed), "earlier_seeds": earlier_data(match.chapters) or None}


def append_match(session: Transaction, table: TableRow, match: AnyMatch, what: ToStore, back_to: int) -> None:
    """Append a match's new lines to the journal of its table. The caller must have locked the table in this session.

    If the lines contain an undo, it goes back to a journal of the length `back_to`. `what` comes from `prepared`, because the
    rules must not be used here, in a writer's thread.
    """
    new = replace(what, lines=[str(entry) for entry in match.entries[table.length:]])
    append_lines(session, table, new, match.to_move, seeds_of(match), replace(what.step, back_to=back_to))


def ended_of(match: AnyMatch) -> Ended | None:
    """Return the end of a match for its result; None while the match is in progress."""
    if match.to_move is not None:
        return None
    kind, facts = match.game.plays, facts_of(match.game, match.state)
    what = [[(fact[0], fact[1]) for fact in facts if fact[0] == kind and fact[2] == seat] for seat in range(match.seats)]
    seats = [EndedSeat(name, score.total, score.place, played, [(line.cause, line.points) for line in score.lines])
             for name, score, played in zip(match.names or [""] * match.seats, scores_by_seat(match), what, strict=True)]
    return Ended(seats, len(match.path), [fact for fact in facts if fact[0] != kind or fact[2] == NATURE])


def scores_by_seat(match: AnyMatch) -> list[Score]:
    """Return the score sheets in the order of the seats."""
    return sorted(match.scores(), key=lambda score: score.seat)


def ended_by_column(table: TableRow, seats: Sequence[SeatRow]) -> Ended:
    """Return the end of a game that the current rules cannot play, with the points and places that were recorded when it ended,
    if any."""
    known: Sequence[Sequence[int | None]] = table.results or [[None, None]] * table.seats
    return Ended([EndedSeat(name, points, place) for name, (points, place) in zip(names_of(seats), known, strict=False)])


def start(table: TableRow, seats: Sequence[SeatRow]) -> AnyMatch:
    """Start the match of a table whose game is beginning, and return it after nature's first draws."""
    return Match.start(table.game, table.seats, table.options, table.seed, names_of(seats), table.deal or [],
                       table.id)


def to_store(match: AnyMatch, known: State | None, step: LastStep) -> ToStore:
    """Return the data to store about a match. `known` is the last position with a note, or None. The caller must be in the
    engine's thread."""
    return ToStore(ended=ended_of(match), position=position_note(known, match.state), step=step)


def prepared(match: AnyMatch) -> tuple[AnyMatch, ToStore]:
    """Return a match of which no position has a note yet, together with the data to store about it. The caller must be in the
    engine's thread."""
    return match, to_store(match, None, LastStep(turn_key(match)))


def begun(table: TableRow, seats: Sequence[SeatRow]) -> tuple[AnyMatch, ToStore]:
    """Start the match of a table whose game is beginning, and return it with the data to store about it. The caller must be in
    the engine's thread."""
    return prepared(start(table, seats))


def make_move(match: AnyMatch, move: str) -> None:
    """Make a move, and then, without asking the player, the formalities that follow it. Raise Refused if the move is illegal."""
    match.play(move)
    formality = match.game.formality
    while formality is not None and match.to_move is not None and (packed := formality(match.state)) >= 0:
        match.play(packed)


def import_match(text: str) -> AnyMatch:
    """Return the match in a file, with a new seed, and without moves that were undone.

    Raise Refused if the match cannot be played, and Problem if it is too long.
    """
    saved = match_object(text)
    if saved.get(POSITION) is not None:                  # the rules may not be able to reach an edited position
        raise Unreadable("not_a_match")
    by_order, lengths = by_order_of(saved), length_without_undone(saved["journal"])
    saved["journal"] = lines_that_count(saved["journal"])
    if len(saved["journal"]) > LONGEST_IMPORT:
        raise Problem(422, "long-journal", most=LONGEST_IMPORT)
    if by_order is not None:
        counted = {lengths[at]: kind for at, kind in by_order.items() if at in lengths}
        saved |= {"by_order": [], **by_order_data(counted)}
    saved |= {"table": "", "seed": None, "commitment": None, "earlier_seeds": [], "deal": [],
              "earlier_rules": []}
    return Match.from_json(json.dumps(saved))


def lines_that_count(lines: Sequence[object]) -> list[object]:
    """Return the lines in a journal that were not undone. Unreadable lines are kept, so that building the match refuses them."""
    return [lines[number] for number in lines_that_lead(lines, len(lines))]


def length_without_undone(lines: Sequence[object]) -> dict[int, int]:
    """Return a mapping from the journal's length at each line that was not undone to the length it would have without undone
    lines."""
    return {number + 1: place for place, number in enumerate(lines_that_lead(lines, len(lines)), 1)}


def names_of(seats: Sequence[SeatRow | Seat]) -> list[str]:
    """Return a name for every seat: that of its person or bot; "" if the seat is free, or if its person was deleted."""
    return [seat.name or (bot if (seat.bot or seat.held) and not is_left(seat) else "")
            for seat, bot in zip(seats, bot_names_at(seats), strict=True)]


def bot_names_at(seats: Sequence[SeatRow | Seat]) -> list[str]:
    """Return, for each seat, the name that a bot gets if it has the seat itself and does not play for a person."""
    people = [seat.name for seat in seats]
    free = [name for name in BOT_NAMES if not is_taken(name, people)]
    return [free[seat.number % len(free)] for seat in seats]


def is_left(seat: Seat | SeatRow) -> bool:
    """Return whether a bot plays on, or has played to the end, in the seat of a person who has left.

    Such a bot plays under that person's name, unless the person was deleted.
    """
    return seat.kind == EMPTY and seat.held is not None and (bool(seat.name) or last_was_deleted(seat))


def last_was_deleted(seat: Seat | SeatRow) -> bool:
    """Return whether the last of a seat's earlier players is a person who was deleted."""
    if isinstance(seat, Seat):
        return bool(seat.earlier) and (seat.earlier[-1].name, seat.earlier[-1].bot) == ("", None)
    told = [one for one in seat.earlier or () if not one.get(UNTOLD)]
    return bool(told) and (told[-1]["name"], told[-1]["bot"]) == ("", None)


def lines_undone(match: AnyMatch) -> int:
    """Return the number of journal lines that no longer count: moves that were undone, and the undo lines themselves.

    This number is limited, so that every game comes to an end.
    """
    return len(match.entries) - len(match.path)
