"""The page with the whole history of a match, and the list of changes since the reader's last turn.

The history is rendered in pieces, so that no match is too long for the page, and no page delays other readers. A person who
returns after hours first sees what has happened since their last turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mercat.server.clocks.clock_terms import BY_DAYS
from mercat.server.clocks.seat_clocks import Times
from mercat.server.pages.drawing import render
from mercat.server.pages.environment import MARK
from mercat.server.pages.preferences import Preferences
from mercat.server.play.history import after_last_own_move, history_entry, moments_at
from mercat.server.play.past_players import players_of
from mercat.server.play.players import seat_names
from mercat.server.play.scores import forecasts
from mercat.server.play.table_page import BEFORE_ROUNDS, TablePage, chance_of
from mercat.server.tables.automatic import seats_with_automatic_moves
from mercat.server.tables.engine import unhurried
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.timekeeping.shown import times_rows, times_taken
from mercat.server.words import Say, ui, voice_of

PIECE: Final = 50                                        # the number of entries in a piece


class HistoryPage:
    """The page with a history: the HTML before the entries (`head`) and after them (`tail`), and the entries in `pieces`.

    The page may be used only in the engine's thread.
    """

    def __init__(self, snapshot: Snapshot, times: Times | None, preferences: Preferences) -> None:
        self.snapshot, self.preferences = snapshot, preferences
        self.groups = moments_at(snapshot).groups
        self.pieces: Final = range(0, len(self.groups), PIECE)
        self.names = seat_names(snapshot.seats, preferences.language)
        self.players = players_of(snapshot.seats, self.names, preferences.language)
        self.say = voice_of(snapshot.match.game, preferences.language, self.names)
        interface = ui(preferences.language)
        self.took = times_taken(times, [group[-1] for group in self.groups], interface)
        page = render("history.html", preferences, id=snapshot.id, title=self.say("game"), entries=MARK,
                      times=times_rows(times, snapshot.seats, self.names, interface),
                      chance=chance_of(snapshot, preferences.language), here=f"/t/{snapshot.id}/history")
        self.head, _, self.tail = page.partition(MARK)

    def piece(self, first: int) -> str:
        """Return the HTML for the piece that begins with entry number `first`."""
        match, groups = self.snapshot.match, self.groups[first:first + PIECE]
        entries = [history_entry(match, group, self.players, self.say) for group in unhurried(groups)]
        return render("parts/history_entries.html", self.preferences, id=self.snapshot.id, entries=entries, took=self.took)


@dataclass(frozen=True)
class Figure:
    """One of the reader's figures that has changed, with its earlier and its present value."""

    name: str
    before: int
    now: int


@dataclass(frozen=True)
class SinceTurn:
    """The reader's figures that have changed since their last move. The page lists the moves separately."""

    figures: Sequence[Figure]
    key: str                                             # a key for these changes, which the page unfolds automatically once


def is_by_days(snapshot: Snapshot) -> bool:
    """Return whether the game is a correspondence game, where people return after hours."""
    return snapshot.clock is not None and snapshot.clock.kind == BY_DAYS


def since_turn(snapshot: Snapshot, page: TablePage, language: str) -> SinceTurn | None:
    """Return the changes to show; None if the reader does not play at the table, if nothing has happened since their last turn,
    or if the changes would hide a request that the reader is to answer."""
    match: AnyMatch = snapshot.match
    if page.question is not None and page.question.mine_to_answer:
        return None
    if page.past or not snapshot.mine or snapshot.sandbox or snapshot.lesson or not page.since:
        return None
    last = after_last_own_move(match, snapshot.mine, seats_with_automatic_moves(snapshot.seats))
    if last is None:
        return None
    say, interface = voice_of(match.game, language, page.drawing.names), ui(language, match.game)
    return SinceTurn(figures(match.at(last), match, min(snapshot.mine), say, interface), f"{snapshot.id} {snapshot.length}")


def figures(before: AnyMatch, now: AnyMatch, seat: int, say: Say, interface: Say) -> list[Figure]:
    """Return the figures of a seat that have changed: its points, its place, and the game's own figures."""
    if before.view().get("round") == BEFORE_ROUNDS:
        return []
    then, here = forecasts(before, say)[seat], forecasts(now, say)[seat]
    changes = [Figure(say("chart-points"), then.total, here.total), Figure(interface("since-place"), then.place, here.place)]
    series = now.game.series
    if series is not None:
        for one, other in zip(series(before.state, []), series(now.state, []), strict=True):
            if one.name == other.name and not one.values and len(one.numbers) > seat:
                was, is_now = one.numbers[seat], other.numbers[seat]
                if was is not None and is_now is not None:
                    changes.append(Figure(say(f"chart-{one.name}"), was, is_now))
    return [figure for figure in changes if figure.before != figure.now]
