"""The page of a match's whole history, made in pieces: no match is too long for it, and none keeps others waiting."""

from __future__ import annotations

from typing import Final

from mercat.server.clocks.times_taken import Times
from mercat.server.pages.drawing import render
from mercat.server.pages.environment import MARK
from mercat.server.pages.preferences import Preferences
from mercat.server.play.fairness import chance_of
from mercat.server.play.history import history_entry, moments_at
from mercat.server.play.seat_names import seat_names
from mercat.server.tables.engine import unhurried
from mercat.server.tables.snapshot import Snapshot
from mercat.server.timekeeping.shown import times_rows, times_taken
from mercat.server.words import ui, voice_of

PIECE: Final = 50                                        # entries


class HistoryPage:
    """What comes before the entries (`head`) and after them (`tail`), and the entries in `pieces`. Used with the engine alone."""

    def __init__(self, snapshot: Snapshot, times: Times | None, preferences: Preferences) -> None:
        self.snapshot, self.preferences = snapshot, preferences
        self.groups = moments_at(snapshot).groups
        self.pieces: Final = range(0, len(self.groups), PIECE)
        self.names = seat_names(snapshot.seats, preferences.language)
        self.say = voice_of(snapshot.match.game, preferences.language, self.names)
        interface = ui(preferences.language)
        self.took = times_taken(times, [group[-1] for group in self.groups], interface)
        page = render("history.html", preferences, id=snapshot.id, title=self.say("game"), entries=MARK,
                      times=times_rows(times, self.names, interface), chance=chance_of(snapshot, preferences.language),
                      here=f"/t/{snapshot.id}/history")
        self.head, _, self.tail = page.partition(MARK)

    def piece(self, first: int) -> str:
        """The entries from one on."""
        match, groups = self.snapshot.match, self.groups[first:first + PIECE]
        entries = [history_entry(match, group, self.names, self.say) for group in unhurried(groups)]
        return render("parts/history_entries.html", self.preferences, id=self.snapshot.id, entries=entries, took=self.took)
