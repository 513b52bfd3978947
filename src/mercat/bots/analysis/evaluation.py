"""Evaluation of positions and moves for reviews and hints: what runs in worker processes, on plain data.

Positions and moves are measured in one way, so that the same position has the same chances wherever they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final, TypeAlias

from mercat.bots.analysis.chances import Estimate, in_shares, shares, spread_of
from mercat.bots.analysis.continuations import Continuation, PlayedOn, Sums
from mercat.bots.play.compound_moves import completed
from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.by_playouts import Search
from mercat.bots.search.by_value import ValueSearch
from mercat.bots.search.judge import MARGIN, Judge, Lookahead
from mercat.bots.search.weights import trained
from mercat.engine.game import Game
from mercat.engine.matches.match import chosen_options
from mercat.engine.rules.rulebook import Moves
from mercat.games import find

LEARNED, SEARCH = "learned", "search"                    # what evaluates moves: the learned value, or games played to the end
Position: TypeAlias = dict[str, list[int]]               # `State.dump()`
ITERATIONS: Final = 80                                   # of the search for a better move, by a learned value
GAMES: Final = 150                                       # of it without one, and of measuring each of the two moves
SURE_SEARCHES: Final = 5                                 # that measure both again, where they seem to differ
OUTLOOK_GAMES: Final = 80                                # games played on for an outlook without a learned value
SAMPLES: Final = 3                                       # continuations by which a position is measured, if nature draws in them
DEPTH: Final = 6                                         # decisions of a continuation
LEAST_REGRET: Final = 0.02                               # of utility: with so few games, a smaller one is noise
FAR: Final = 0.05                                        # a chance below it is far behind, and one as near to 1 far ahead
BY_WIN, BY_LEAD, BY_POINTS = "win", "lead", "points"     # what says how good a move was


@dataclass(frozen=True)
class Setting:
    """The game that was played."""

    game: str
    options: Mapping[str, str]
    seats: int


@dataclass(frozen=True)
class PlayedDecision:
    """A seat's move and nature's answers to it, packed. `before` and `at` are lengths of the journal before and after them.

    `sets_up` if the first round has not begun after them.
    """

    before: int
    at: int
    seat: int
    move: int
    draws: tuple[int, ...] = ()
    sets_up: bool = False


@dataclass(frozen=True)
class Outlook:
    """What the seats can expect in a position: shares of the win, which add up to 1 (None alone), points at the end, and leads.

    A lead is how many more points a seat has than its best opponent; alone its points. Where games were played on, `best` is the
    outlook of those after the move that was tried most.
    """

    win: tuple[float, ...] | None
    points: tuple[float, ...]
    lead: tuple[float, ...]
    best: Outlook | None = None


@dataclass(frozen=True)
class Cost:
    """How much worse a seat's move was than another, in units of utility, and what says so: BY_WIN, BY_LEAD or BY_POINTS."""

    by: str
    loss: float


def cost(played: Outlook, better: Outlook, seat: int, spread: float) -> Cost:
    """What a seat loses by the move played. Its share of the win decides and, with little weight, its lead.

    A seat that is far behind or far ahead whichever it plays has hardly any share to lose: there the lead decides, and alone the
    points do, in units of the game's spread.
    """
    lead = (better.lead[seat] - played.lead[seat]) / spread
    if played.win is None or better.win is None:
        return Cost(BY_POINTS, lead)
    if not FAR <= (played.win[seat] + better.win[seat]) / 2 <= 1 - FAR:
        return Cost(BY_LEAD, lead)
    return Cost(BY_WIN, better.win[seat] - played.win[seat] + MARGIN * lead)


@dataclass(frozen=True)
class Note:
    """A decision, the outlook after it, and its apparent regret, in units of the seat's utility.

    By a learned value the regret is how much worse the move is than the best, one move ahead. Without one it is how much less the
    games played on after it brought than those after the move that the search tried most.
    """

    decision: PlayedDecision
    outlook: Outlook
    regret: float
    position: Position | None                            # before the decision, if there is any regret


@dataclass(frozen=True)
class Alternative:
    """A better move than the one played, and what both lead to.

    `then` are the decisions that completed the move played, and those that would have completed the better one.
    """

    decision: PlayedDecision
    better: int
    then: tuple[list[int], list[int]]
    played: Outlook
    instead: Outlook
    cost: Cost


class Evaluator:
    """A position of the game with its legal moves, and the learned value if there is one."""

    def __init__(self, setting: Setting, position: Position | None = None) -> None:
        self.game: Game[Any] = find(setting.game)
        self.seats = setting.seats
        self.state = self.game.first(setting.seats, chosen_options(self.game, setting.seats, setting.options))
        self.moves = Moves()
        if position is None:
            self.game.rules.advance(self.state, self.moves)
        else:
            self.state.load(position)
            self.game.rules.offer(self.state, self.moves)
        learned = trained(self.game, setting.seats) is not None
        self.spread = spread_of(setting.game)            # the points that are a unit of utility
        self.judge: Judge[Any] | None = judge_of(self.game, setting.seats) if learned else None

    def apply(self, decision: PlayedDecision) -> None:
        for move in (decision.move, *decision.draws):
            self.game.rules.apply(self.state, move, self.moves)

    def outlook(self, state: Any, moves: Moves, sets_up: bool = False, *, games: int = OUTLOOK_GAMES, seconds: float = 0.0,
                seed: int = 0) -> Outlook:
        """What a position leads to in which `moves` are offered: the mean over a few short continuations by the learned value, or
        else over games that a search plays on, up to a number or seconds; at the end of the game its result.

        `sets_up` if the first round has not begun: then continuations end when it begins, since the learned value compares seats
        that have chosen what they begin with to seats that have not. Positions are measured with the same seeds for nature.
        """
        if self.judge is None and moves.count > 0:
            played = PlayedOn(self.game, state, games, seconds, seed + 1)
            return replace(self.of_games(state, played.all), best=self.of_games(state, played.best))
        return mean([self.of(estimate) for estimate in self.ends(state, moves, sets_up, seed)])

    def ends(self, state: Any, moves: Moves, sets_up: bool, seed: int) -> Iterator[Estimate]:
        """What is estimated at the ends of short continuations by the learned value: of one, if nature drew nothing in it."""
        if self.judge is None or moves.count == 0:
            yield self.estimate(state, moves)
            return
        ahead: Lookahead[Any] = Lookahead(self.judge, self.game.copy(state))
        for sample in range(seed * SAMPLES, (seed + 1) * SAMPLES):
            continued = Continuation(ahead, self.game.copy(state), Moves(), sample)
            self.game.rules.offer(continued.state, continued.moves)
            if sets_up:
                continued.play_set_up()
            else:
                continued.play(DEPTH)
            yield self.estimate(continued.state, continued.moves)
            if not continued.drawn:
                break

    def estimate(self, state: Any, moves: Moves) -> Estimate:
        """What the learned value says of a position itself; at the end of the game its result."""
        number = int(getattr(state, "round", 0))
        if moves.count == 0 or self.judge is None:
            scores = sorted(self.game.scores(state), key=lambda score: score.seat)
            won = in_shares([float(score.place == 1) for score in scores])
            return Estimate(number, won, tuple(float(score.total) for score in scores), over=True)
        chances, points = [], []
        for seat in range(self.seats):
            self.judge.judge(state, seat)
            chances.append(self.judge.value.win)
            points.append(self.judge.usual + self.judge.spread * self.judge.value.own)
        return Estimate(number, tuple(chances), tuple(points))

    def of(self, estimate: Estimate) -> Outlook:
        """The outlook by what is estimated of every seat."""
        won = None if self.seats == 1 else shares(self.game.name, estimate)
        return Outlook(won, estimate.points, leads(estimate.points))

    def of_games(self, state: Any, sums: Sums) -> Outlook:
        """The outlook by games that were played on from a position."""
        return replace(self.of(sums.estimate(int(getattr(state, "round", 0)))), lead=sums.mean(sums.lead))


def leads(points: Sequence[float]) -> tuple[float, ...]:
    """How many more points each seat has than its best opponent; alone its points."""
    return tuple(own - max((other for place, other in enumerate(points) if place != seat), default=0.0)
                 for seat, own in enumerate(points))


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    """The mean of some outlooks of the same seats."""
    def of_seats(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
        return tuple(fmean(column) for column in zip(*rows, strict=True))

    wins = [one.win for one in outlooks if one.win is not None]
    return Outlook(of_seats(wins) if wins else None, of_seats([one.points for one in outlooks]),
                   of_seats([one.lead for one in outlooks]))


def first_outlook(setting: Setting, position: Position, sets_up: bool) -> Outlook:
    """The outlook before the first decision; `sets_up` if the first round has not begun."""
    evaluator = Evaluator(setting, position)
    return evaluator.outlook(evaluator.state, evaluator.moves, sets_up)


def noted(setting: Setting, position: Position, decisions: Sequence[PlayedDecision]) -> tuple[list[Note], Position]:
    """Notes on consecutive decisions, beginning in a position; and the position after them."""
    evaluator = Evaluator(setting, position)
    notes, outlook = list[Note](), evaluator.outlook(evaluator.state, evaluator.moves) if evaluator.judge is None else None
    for decision in decisions:
        before = evaluator.state.dump() if evaluator.moves.count > 1 else None
        regret = 0.0 if before is None or evaluator.judge is None else regret_of(evaluator, evaluator.judge, decision)
        best = None if outlook is None else outlook.best
        evaluator.apply(decision)
        outlook = evaluator.outlook(evaluator.state, evaluator.moves, decision.sets_up)
        if before is not None and best is not None and evaluator.judge is None:
            regret = max(0.0, cost(outlook, best, decision.seat, evaluator.spread).loss - LEAST_REGRET)
        notes.append(Note(decision, outlook, regret, before if regret > 0 else None))
    return notes, evaluator.state.dump()


def regret_of(evaluator: Evaluator, judge: Judge[Any], decision: PlayedDecision) -> float:
    """How much worse the move of a decision is than the best, one move ahead by the learned value."""
    ahead: Lookahead[Any] = Lookahead(judge, evaluator.game.copy(evaluator.state))
    best = int(evaluator.moves.buffer[ahead.best(evaluator.state, evaluator.moves, decision.seat)])
    if best == decision.move:
        return 0.0
    played, better = (one_ahead(evaluator, ahead, move) for move in (decision.move, best))
    return max(0.0, cost(played, better, decision.seat, evaluator.spread).loss)


def one_ahead(evaluator: Evaluator, ahead: Lookahead[Any], move: int) -> Outlook:
    """What the learned value says of the position after a move."""
    evaluator.state.copy_into(ahead.scratch)
    evaluator.game.rules.apply(ahead.scratch, move, ahead.after)
    return evaluator.of(evaluator.estimate(ahead.scratch, ahead.after))


def alternative(setting: Setting, position: Position, decision: PlayedDecision, later: Sequence[int] = (),
                seed: int = 0) -> Alternative | None:
    """What the search plays instead of a decision, and what that is worth. None if it plays the same.

    `later` are the moves that the seat made next.
    """
    evaluator = Evaluator(setting, position)
    search = searching(evaluator, seed + 1)
    search.run(GAMES if evaluator.judge is None else ITERATIONS, 0.0)
    better = search.best()
    if better == decision.move:
        return None
    played, instead = (measure(evaluator, move, GAMES, sets_up=decision.sets_up, seed=seed) for move in (decision.move, better))
    then = [completed(evaluator.game, evaluator.state, decision.seat, move, expected)
            for move, expected in ((decision.move, later), (better, search.line(better)))]
    lost = cost(played, instead, decision.seat, evaluator.spread)
    return Alternative(decision, better, (then[0], then[1]), played, instead, lost)


def measured_again(setting: Setting, position: Position, decision: PlayedDecision, move: int, seed: int = 1) -> Outlook:
    """What one of two moves leads to, in other games, of several searches: each follows what was lucky early."""
    evaluator = Evaluator(setting, position)
    seeds = range(seed, seed + SURE_SEARCHES)
    return mean([measure(evaluator, move, GAMES, sets_up=decision.sets_up, seed=other) for other in seeds])


def searching(evaluator: Evaluator, seed: int = 1) -> Search[Any] | ValueSearch[Any]:
    """A search of the table's position: by the learned value, or where there is none by playing games to the end."""
    if evaluator.judge is None:
        return Search(evaluator.game, evaluator.state, seed)
    return ValueSearch(evaluator.game, evaluator.judge, evaluator.state, seed)


def measure(evaluator: Evaluator, move: int, games: int = 0, seconds: float = 0.0, sets_up: bool = False,
            seed: int = 0) -> Outlook:
    """What a move leads to, before nature answers: by the learned value, otherwise in games up to one of these limits."""
    state, moves = evaluator.game.copy(evaluator.state), Moves()
    evaluator.game.rules.apply(state, move, moves)
    return evaluator.outlook(state, moves, sets_up, games=games, seconds=seconds, seed=seed)


def utility(outlook: Outlook, seat: int, spread: float) -> float:
    """The number by which a seat's moves in a position are compared: its share of the win and, with little weight, its lead."""
    lead = outlook.lead[seat] / spread
    return lead if outlook.win is None else outlook.win[seat] + MARGIN * lead
