"""Reviews a played game: how each seat's chances changed, and which decisions cost most.

A review is plain data:

    version         of this form
    game, options, seats, length    what was reviewed; `length` is that of the journal
    by              "learned" (by the learned value) or "search" (by games that a search plays on)
    weights         a digest of the learned value or policy; None without either
    start           the outlook before the first decision
    decisions       for each decision: `before` and `at` (lengths of the journal before it, and after it and nature's answers),
                    `seat`, `move` in notation, and the outlook after it
    turning_points  the decisions that cost most, in the order of the game: `before`, `at`, `seat`, `played` and `better` in
                    notation, `played_then` and `better_then`, the decisions that completed these moves or would have, and
                    for the seat that decided `win`, `points` and `lead` (the points it is ahead of its best opponent, null
                    alone), each [as played, with the better move]; `by`, which of these decided ("lead" where the seat is far
                    behind or ahead); and `drawn`, whether nature answered: `win` and the others are those before it did,
                    and otherwise, as played, those of the outlook after the decision

An outlook is `win`, each seat's share of the win from 0 to 1 (null alone), and `points`, the points that each seat can expect at
the end of the game. After the last decision it is the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, Final

from mercat.bots.learned import weights_of
from mercat.bots.value.weights import trained
from mercat.bots.verdicts import (
    LEARNED,
    SEARCH,
    Alternative,
    Decision,
    Note,
    Outlook,
    Position,
    Setting,
    Table,
    alternative,
    first_outlook,
    noted,
)
from mercat.bots.whole_moves import OWN_TURN
from mercat.engine.match import Match
from mercat.engine.state import NATURE
from mercat.games import find
from mercat.moments import round_openings

VERSION: Final = 6
AT_ONCE: Final = 5                                       # decisions of one job
SUSPECTS: Final = 16                                     # decisions that are examined: those that look worst
MOST_TURNS: Final = 8                                    # turning points of a game
LEAST_LOSS: Final = 0.04                                 # of utility, for a turning point: 4 % of the win


@dataclass(eq=False)
class Job:
    """A part of the work, short enough that others need not wait long. The caller runs `work` and stores what it returns."""

    work: Callable[[], Any]                              # can be sent to another process
    result: Any = None

    def run(self) -> None:
        self.result = self.work()


class Reviewing:
    """A review in progress: go through `jobs()`, set the result of each, then take `review`.

    The work is at most `most_jobs` jobs. The match is read at once and not kept.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.setting = Setting(match.game.name, match.options, match.seats)
        self.spell = match.game.vocabulary.spell
        self.length = len(match.entries)
        self.by = SEARCH if trained(match.game, match.seats) is None else LEARNED
        self.weights = weights_of(match.game, match.seats)
        self.start, self.sets_up, self.decisions = course_of(match, self.setting)
        self.slices = [self.decisions[first:first + AT_ONCE] for first in range(0, len(self.decisions), AT_ONCE)]
        self.most_jobs = 1 + len(self.slices) + SUSPECTS
        self.review: dict[str, Any] = {}

    def jobs(self) -> Iterator[Job]:
        """The jobs, one after the other; each needs the result of the one before."""
        position, notes = self.start, list[Note]()
        yield (first := Job(partial(first_outlook, self.setting, position, self.sets_up)))
        for some in self.slices:
            yield (job := Job(partial(noted, self.setting, position, some)))
            made, position = job.result
            notes += made
        found = list[Alternative]()
        for note in suspects(notes):
            assert note.position is not None
            yield (job := Job(partial(alternative, self.setting, note.position, note.decision, self.later(note.decision))))
            if job.result is not None:
                found.append(job.result)
        measured = {one.decision.at: one.played for one in found if not one.decision.draws}
        notes = [replace(note, outlook=measured.get(note.decision.at, note.outlook)) for note in notes]
        worst = sorted((one for one in found if one.cost.loss >= LEAST_LOSS), key=lambda one: -one.cost.loss)[:MOST_TURNS]
        self.review = {"version": VERSION, "game": self.setting.game, "options": dict(self.setting.options),
                       "seats": self.setting.seats, "length": self.length, "by": self.by, "weights": self.weights,
                       "start": outlook_data(first.result),
                       "decisions": [self.decision_data(note) for note in notes],
                       "turning_points": [self.turn_data(one) for one in sorted(worst, key=lambda one: one.decision.at)]}

    def later(self, decision: Decision) -> list[int]:
        """The moves that a decision's seat made next, until nature drew or somebody else decided."""
        moves = list[int]()
        for before, after in pairwise(self.decisions[self.decisions.index(decision):]):
            if before.draws or after.seat != decision.seat or len(moves) == OWN_TURN:
                break
            moves.append(after.move)
        return moves

    def decision_data(self, note: Note) -> dict[str, Any]:
        decision = note.decision
        return {"before": decision.before, "at": decision.at, "seat": decision.seat, "move": self.spell(decision.move),
                **outlook_data(note.outlook)}

    def turn_data(self, one: Alternative) -> dict[str, Any]:
        decision = one.decision
        return {"before": decision.before, "at": decision.at, "seat": decision.seat, "played": self.spell(decision.move),
                "better": self.spell(one.better),
                "played_then": [self.spell(move) for move in one.then[0]],
                "better_then": [self.spell(move) for move in one.then[1]],
                **of_seat(one, decision.seat), "by": one.cost.by, "drawn": bool(decision.draws)}


def review(match: Match[Any]) -> dict[str, Any]:
    """The review of a match as far as it was played, moves that were undone left out."""
    reviewing = Reviewing(match)
    for job in reviewing.jobs():
        job.run()
    return reviewing.review


def review_of_saved(text: str) -> dict[str, Any]:
    """The review of a saved match, in the form that `Match.to_json` writes; for worker processes. Raises Unreadable."""
    return review(Match.from_json(text))


def is_current(stored: dict[str, Any]) -> bool:
    """Would a review made now have the same form, and use the same weights?"""
    return (stored["version"], stored.get("weights")) == (VERSION, weights_of(find(stored["game"]), stored["seats"]))


def course_of(match: Match[Any], setting: Setting) -> tuple[Position, bool, list[Decision]]:
    """The position before a match's first decision, whether the first round has not begun there, and the match's decisions.

    A match that goes on from an edited position has no set-up.
    """
    table = Table(setting, match.origin)
    decisions, opened = list[Decision](), 0
    first_round = 0 if match.origin is not None else next(iter(round_openings(match)), len(match.entries) + 1)
    for length in match.path:
        entry = match.entries[length - 1]
        if entry.seat != NATURE:
            before = decisions[-1].at if decisions else opened
            decisions.append(Decision(before, length, entry.seat, entry.move, sets_up=length < first_round))
        elif decisions:
            last = decisions[-1]
            decisions[-1] = replace(last, at=length, draws=(*last.draws, entry.move), sets_up=length < first_round)
        else:
            table.game.rules.apply(table.state, entry.move, table.moves)
            opened = length
    return table.state.dump(), opened < first_round, decisions


def suspects(notes: list[Note]) -> list[Note]:
    """The notes on decisions that look worst, the worst first."""
    doubtful = [note for note in notes if note.position is not None]
    return sorted(doubtful, key=lambda note: (-note.regret, note.decision.at))[:SUSPECTS]


def of_seat(one: Alternative, seat: int) -> dict[str, Any]:
    """What the seat that decided can expect, as played and with the better move."""
    both = (one.played, one.instead)
    wins = [outlook.win[seat] for outlook in both if outlook.win is not None]
    return {"win": [round(win, 4) for win in wins] or None, "points": [round(outlook.points[seat], 2) for outlook in both],
            "lead": [round(outlook.lead[seat], 2) for outlook in both] if wins else None}


def outlook_data(outlook: Outlook) -> dict[str, Any]:
    return {"win": outlook.win and [round(share, 4) for share in outlook.win],
            "points": [round(points, 2) for points in outlook.points]}
