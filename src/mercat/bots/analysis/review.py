"""Reviews of played games: the course of each seat's chances, and the costliest decisions.

A review is plain data:

    version         of this format
    game, options, seats, length    of the reviewed match; `length` is the length of the journal
    by              "learned" (the learned value) or "search" (games that a search plays to the end)
    weights         a digest of the learned value or policy; null without either
    chances         a digest of the calibration of chances; null without one
    start           the outlook before the first decision
    decisions       for each decision: `before` and `at` (the journal lengths before the decision, and after it and the draws that
                    follow), `seat`, `move` in notation, and the outlook after it
    turning_points  the decisions that cost most, in the order of the game:
                    `before`, `at` and `seat`, as in `decisions`
                    `played` and `better`, the two moves in notation
                    `played_then` and `better_then`, the decisions that completed these moves or would have completed them
                    `win`, `points` and `lead` of the seat that decided, each as a list [with the move played, with the better
                    move]; `lead` is the number of points ahead of the best opponent, and null in solo games
                    `win_error`, `points_error` and `lead_error`, their standard errors
                    `by`, the number that decided which move is better ("lead" if the seat is far behind or far ahead)
                    `drawn`, whether draws of nature followed; if so, the numbers are those before the draws, otherwise the
                    numbers for the move played are those of the outlook after the decision

An outlook consists of `win`, each seat's share of the win from 0 to 1 (null in solo games), `points`, the points that each seat
can expect at the end of the game, and their standard errors `win_error` and `points_error`, each null if unknown. After the last
decision it is the result. The numbers are as measured; mercat.text.telling decides which of them are shown. The better move of a
turning point is better by more than two standard errors of the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import ceil
from typing import Any, Final

from mercat.bots.analysis.chances import digest_of, spread_of
from mercat.bots.analysis.evaluation import (
    LEARNED,
    SEARCH,
    Alternative,
    Evaluator,
    Note,
    PlayedDecision,
    Position,
    Setting,
    alternative,
    first_outlook,
    measured_again,
    noted,
)
from mercat.bots.analysis.outlooks import Outlook, cost, mean
from mercat.bots.play.compound_moves import OWN_TURN
from mercat.bots.play.learned_bots import weights_of
from mercat.bots.search.weights import trained
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.games import find
from mercat.moments import round_openings

VERSION: Final = 7
AT_ONCE: Final = 5                                       # decisions of one job
SUSPECTS: Final = {LEARNED: 16, SEARCH: 24}              # decisions that are examined: the ones that look worst
NEAR: Final = 3                                          # outlooks before and after a decision that show its effect
SHARES, POINTS = 4, 2                                    # decimals of shares of the win, and of points
MOST_TURNS: Final = 8                                    # turning points of a game
LEAST_LOSS: Final = {LEARNED: 0.04, SEARCH: 0.06}        # of utility, for a turning point: 4% of the win, or 6% with games


@dataclass(eq=False)
class Job:
    """A part of the work, short enough not to delay other work. The caller calls `work` and sets `result`."""

    work: Callable[[], Any]                              # a function that can be sent to another process
    result: Any = None

    def run(self) -> None:
        self.result = self.work()


class Reviewing:
    """A review in progress. Iterate over `jobs()`, set the result of each job, then read `review`.

    The work consists of at most `most_jobs` jobs. The match is read when the object is created, and not stored. If `part` is
    given, only the decisions in this range are reviewed.
    """

    def __init__(self, match: Match[Any], part: range | None = None) -> None:
        self.setting = Setting(match.game.name, match.options, match.seats)
        self.spell = match.game.vocabulary.spell
        self.length = len(match.entries)
        self.by = SEARCH if trained(match.game, match.seats) is None else LEARNED
        self.weights = weights_of(match.game, match.seats)
        self.chances = digest_of(match.game.name, match.seats)
        self.spread = spread_of(match.game.name)
        self.start, self.sets_up, self.decisions = course_of(match, self.setting)
        self.suspected = SUSPECTS[self.by]
        if part is not None:
            self.keep(part)
        self.slices = [self.decisions[first:first + AT_ONCE] for first in range(0, len(self.decisions), AT_ONCE)]
        self.most_jobs = 1 + len(self.slices) + self.suspected * (3 if self.by == SEARCH else 1)
        self.review: dict[str, Any] = {}

    def keep(self, part: range) -> None:
        """Restrict the review to the decisions in `part`, and reduce the number of decisions to examine in proportion."""
        evaluator = Evaluator(self.setting, self.start)
        for decision in self.decisions[:part.start]:
            evaluator.apply(decision)
            self.sets_up = decision.sets_up
        self.suspected = ceil(self.suspected * len(part) / len(self.decisions))
        self.start, self.decisions = evaluator.state.dump(), self.decisions[part.start:part.stop]

    def jobs(self) -> Iterator[Job]:
        """Yield the jobs one after another; each needs the result of the previous one."""
        position, notes = self.start, list[Note]()
        yield (first := Job(partial(first_outlook, self.setting, position, self.sets_up)))
        for some in self.slices:
            yield (job := Job(partial(noted, self.setting, position, some)))
            made, position = job.result
            notes += made
        alternatives = list[Alternative]()
        for note in self.suspects(first.result, notes):
            assert note.position is not None
            yield (job := Job(partial(alternative, self.setting, note.position, note.decision, self.later(note.decision))))
            if job.result is not None:
                alternatives.append((yield from self.made_sure(note.position, job.result)))
        measured = {one.decision.at: one.played for one in alternatives if not one.decision.draws}
        notes = [replace(note, outlook=measured.get(note.decision.at, note.outlook)) for note in notes]
        costly = [one for one in alternatives if one.cost.loss >= LEAST_LOSS[self.by] and one.cost.is_certain]
        worst = sorted(costly, key=lambda one: -one.cost.loss)[:MOST_TURNS]
        self.review = {"version": VERSION, "game": self.setting.game, "options": dict(self.setting.options),
                       "seats": self.setting.seats, "length": self.length, "by": self.by, "weights": self.weights,
                       "chances": self.chances,
                       "start": outlook_data(first.result),
                       "decisions": [self.decision_data(note) for note in notes],
                       "turning_points": [self.turn_data(one) for one in sorted(worst, key=lambda one: one.decision.at)]}

    def made_sure(self, position: Position, one: Alternative) -> Generator[Job, None, Alternative]:
        """Return a confirmed alternative. An alternative found with the learned value is returned unchanged; one found with games
        is measured again if its advantage may be significant."""
        if self.by == LEARNED or one.cost.loss < LEAST_LOSS[self.by] / 2:
            return one
        moves = (one.decision.move, one.better)
        jobs = [Job(partial(measured_again, self.setting, position, one.decision, move)) for move in moves]
        yield from jobs
        played, instead = (job.result for job in jobs)
        return replace(one, played=played, instead=instead, cost=cost(played, instead, one.decision.seat, self.spread))

    def suspects(self, start: Outlook, notes: list[Note]) -> list[Note]:
        """Return the notes on the decisions that look worst, the worst first.

        In the games of a search, luck conceals many differences, so the method also considers the outlooks shortly before and
        shortly after each decision.
        """
        outlooks = [start, *[note.outlook for note in notes]]

        def change(place: int, seat: int) -> float:
            before, after = outlooks[max(0, place - NEAR + 1):place + 1], outlooks[place + 1:place + 1 + NEAR]
            return cost(mean(after), mean(before), seat, self.spread).loss

        doubtful = [(note.regret + (change(place, note.decision.seat) if self.by == SEARCH else 0.0), note)
                    for place, note in enumerate(notes) if note.position is not None]
        return [note for _, note in sorted(doubtful, key=lambda one: (-one[0], one[1].decision.at))][:self.suspected]

    def later(self, decision: PlayedDecision) -> list[int]:
        """Return the next moves of the seat that made a decision, up to the point where nature drew or another seat decided."""
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
    """Return the review of a match up to its current position, leaving out undone moves."""
    reviewing = Reviewing(match)
    for job in reviewing.jobs():
        job.run()
    return reviewing.review


def review_of_saved(text: str) -> dict[str, Any]:
    """Return the review of a match saved in the format of `Match.to_json`, for worker processes. Raise Unreadable if the text
    cannot be read."""
    return review(Match.from_json(text))


def is_current(stored: dict[str, Any]) -> bool:
    """Return whether a review made now would have the same format as the stored one, and use the same weights and calibration."""
    game, seats = find(stored["game"]), stored["seats"]
    now = VERSION, weights_of(game, seats), digest_of(game.name, seats)
    return (stored["version"], stored.get("weights"), stored.get("chances")) == now


def course_of(match: Match[Any], setting: Setting) -> tuple[Position, bool, list[PlayedDecision]]:
    """Return the position before a match's first decision, whether that position precedes the first round, and the match's
    decisions.

    A match that starts from an edited position has no set-up.
    """
    evaluator = Evaluator(setting, match.origin)
    decisions, opened = list[PlayedDecision](), 0
    first_round = 0 if match.origin is not None else next(iter(round_openings(match)), len(match.entries) + 1)
    for length in match.path:
        entry = match.entries[length - 1]
        if entry.seat != NATURE:
            before = decisions[-1].at if decisions else opened
            decisions.append(PlayedDecision(before, length, entry.seat, entry.move, sets_up=length < first_round))
        elif decisions:
            last = decisions[-1]
            decisions[-1] = replace(last, at=length, draws=(*last.draws, entry.move), sets_up=length < first_round)
        else:
            evaluator.game.rules.apply(evaluator.state, entry.move, evaluator.moves)
            opened = length
    return evaluator.state.dump(), opened < first_round, decisions


def of_seat(one: Alternative, seat: int) -> dict[str, Any]:
    """Return the prospects of the seat that decided, with the move played and with the better move, and their errors."""
    both = (one.played, one.instead)
    alone = one.played.win is None
    wins = [(outlook.win[seat], outlook.win_error(seat)) for outlook in both if outlook.win is not None]
    return {"win": [round(win, SHARES) for win, _ in wins] or None,
            "win_error": errors([error for _, error in wins], SHARES),
            "points": [round(outlook.points[seat], POINTS) for outlook in both],
            "points_error": errors([outlook.points_error(seat) for outlook in both], POINTS),
            "lead": None if alone else [round(outlook.lead[seat], POINTS) for outlook in both],
            "lead_error": None if alone else errors([outlook.lead_error(seat) for outlook in both], POINTS)}


def outlook_data(outlook: Outlook) -> dict[str, Any]:
    seats = range(len(outlook.points))
    return {"win": outlook.win and [round(share, SHARES) for share in outlook.win],
            "win_error": errors([outlook.win_error(seat) for seat in seats], SHARES),
            "points": [round(points, POINTS) for points in outlook.points],
            "points_error": errors([outlook.points_error(seat) for seat in seats], POINTS)}


def errors(found: Sequence[float | None], digits: int) -> list[float] | None:
    """Return the standard errors, rounded to `digits` decimals; None if an error is unknown, or if there are no errors."""
    known = [round(error, digits) for error in found if error is not None]
    return known if known and len(known) == len(found) else None
