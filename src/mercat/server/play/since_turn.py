"""What has happened at a table since its reader's last turn: the first thing that somebody sees who comes back after hours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mercat.server.clocks.clock_terms import BY_DAYS
from mercat.server.play.history import after_last_own_move
from mercat.server.play.scores import forecasts
from mercat.server.play.table_page import BEFORE_ROUNDS, TablePage
from mercat.server.tables.automatic import wishing_seats
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, ui, voice_of


@dataclass(frozen=True)
class Figure:
    """A number of the reader's that has changed."""

    name: str
    before: int
    now: int


@dataclass(frozen=True)
class SinceTurn:
    """What others have changed for the reader since their last move; the page lists the moves."""

    figures: Sequence[Figure]
    key: str                                             # names what is shown: it is unfolded by itself once


def is_by_days(snapshot: Snapshot) -> bool:
    """Is the table one that people come back to after hours?"""
    return snapshot.clock is not None and snapshot.clock.kind == BY_DAYS


def since_turn(snapshot: Snapshot, page: TablePage, language: str) -> SinceTurn | None:
    """What is to be shown; None if the reader does not play there, or others have done nothing since."""
    match: AnyMatch = snapshot.match
    if page.past or not snapshot.mine or snapshot.sandbox or snapshot.lesson or not page.since:
        return None
    last = after_last_own_move(match, snapshot.mine, wishing_seats(snapshot.seats))
    if last is None:
        return None
    say, interface = voice_of(match.game, language, page.drawing.names), ui(language, match.game)
    return SinceTurn(figures(match.at(last), match, min(snapshot.mine), say, interface), f"{snapshot.id} {snapshot.length}")


def figures(before: AnyMatch, now: AnyMatch, seat: int, say: Say, interface: Say) -> list[Figure]:
    """The reader's points, place and what else the game counts, where they have changed."""
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
