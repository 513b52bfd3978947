"""Evaluation of positions and moves for reviews and hints: functions for worker processes, on plain data.

All positions and moves are measured in the same way, so that a position has the same chances wherever they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from mercat.bots.analysis.chances import CERTAIN, UNTRIED, Estimate, Reliability, in_shares, reliability, shares, spread_of
from mercat.bots.analysis.continuations import FEWEST_GAMES, FIRST_STREAM, Continuation, PlayedOn, Sums, play_together
from mercat.bots.analysis.outlooks import Cost, Outlook, cost, leads, mean, shifted
from mercat.bots.play.compound_moves import completed
from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.by_playouts import Search
from mercat.bots.search.by_value import ValueSearch
from mercat.bots.search.judge import Judge, Lookahead
from mercat.bots.search.weights import trained
from mercat.engine.game import Game
from mercat.engine.matches.match import chosen_options
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.games import find

LEARNED, SEARCH = "learned", "search"                    # the basis of evaluations: the learned value, or games played to the end
Position: TypeAlias = dict[str, list[int]]               # the result of `State.dump()`
ITERATIONS: Final = 80                                   # iterations of the search for a better move, with a learned value
GAMES: Final = 150                                       # the same without one, and games for measuring each of the two moves
SURE_SEARCHES: Final = 5                                 # searches that measure both moves again if they seem to differ
OUTLOOK_GAMES: Final = 120                               # games for an outlook without a learned value
SAMPLES: Final = 8                                       # continuations for measuring a position if nature draws in them,
FEWEST_SAMPLES: Final = 5                                # and the minimum if there is no time for more
DEPTH: Final = 6                                         # decisions of a continuation
LEAST_REGRET: Final = 0.02                               # in units of utility; decisions that seem to cost less are not examined


@dataclass(frozen=True)
class Setting:
    """The settings of a match: game, options and seats."""

    game: str
    options: Mapping[str, str]
    seats: int


@dataclass(frozen=True)
class PlayedDecision:
    """A seat's move and the draws of nature that follow it, in packed form. `before` and `at` are the journal lengths before the
    move and after the draws. `sets_up` is true if the first round has not begun after these draws."""

    before: int
    at: int
    seat: int
    move: int
    draws: tuple[int, ...] = ()
    sets_up: bool = False


@dataclass(frozen=True)
class Note:
    """A decision, the outlook after it, and its apparent regret, in units of the seat's utility.

    With a learned value, the regret is the loss compared with the best move, judged by the positions right after the moves.
    Without one, it is the difference between the results of games continued after the decision and the results of games continued
    after the move that the search tried most.
    """

    decision: PlayedDecision
    outlook: Outlook
    regret: float
    position: Position | None                            # the position before the decision; None if there is no regret


@dataclass(frozen=True)
class Alternative:
    """A better move than the one played, and the outlooks after both.

    `then` contains the decisions that completed the move that was played, and the decisions that would have completed the better
    move.
    """

    decision: PlayedDecision
    better: int
    then: tuple[list[int], list[int]]
    played: Outlook
    instead: Outlook
    cost: Cost


class Evaluator:
    """An evaluator of positions in one match, which uses the learned value if there is one, and otherwise a search."""

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
        self.spread = spread_of(setting.game)            # the points in a unit of utility
        self.judge: Judge[Any] | None = judge_of(self.game, setting.seats) if learned else None

    def apply(self, decision: PlayedDecision) -> None:
        for move in (decision.move, *decision.draws):
            self.game.rules.apply(self.state, move, self.moves)

    def outlook(self, state: Any, moves: Moves, sets_up: bool = False, *, games: int = OUTLOOK_GAMES, seconds: float = 0.0,
                seed: int = 0) -> Outlook:
        """Return the outlook of a position in which `moves` are offered, measured as in `outlooks`."""
        return self.outlooks([(state, moves)], sets_up, games=games, seconds=seconds, seed=seed)[0]

    def outlooks(self, positions: Sequence[tuple[Any, Moves]], sets_up: bool = False, *, games: int = OUTLOOK_GAMES,
                 seconds: float = 0.0, seed: int = 0) -> list[Outlook]:
        """Return the outlooks of positions, measured with the same draws. An outlook is the mean over a few short continuations
        with the learned value or, without one, over the games of a search (at most `games` games or `seconds` in total). For a
        position at the end of the game, it is the result.

        `sets_up` is true if the first round has not begun. Continuations then end when the first round begins, because the
        learned value cannot compare seats that have chosen their start with seats that have not.
        """
        measured = [ByValue(self, state, moves, sets_up, seed) if self.judge is not None or moves.count == 0
                    else ByGames(self, state, seed) for state, moves in positions]
        by_games = [one for one in measured if isinstance(one, ByGames)]
        play_together([one for one in measured if isinstance(one, ByValue)], FEWEST_SAMPLES, SAMPLES, seconds)
        if by_games:
            play_together(by_games, FEWEST_GAMES, games, seconds)
        return [one.outlook() for one in measured]

    def estimate(self, state: Any, moves: Moves) -> Estimate:
        """Return the learned value's estimate for the position itself, without continuing it; at the end of the game, its
        result."""
        number = round_of(state)
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
        """Return the outlook computed from the estimates for all seats."""
        won = None if self.seats == 1 else shares(self.game.name, estimate)
        return Outlook(won, estimate.points, leads(estimate.points))

    def off(self, state: Any) -> Reliability | None:
        """Return the measured errors of estimates in positions like this one; None if they were not measured."""
        return reliability(self.game.name, self.seats, round_of(state))


class ByValue:
    """A position that is continued several times, for a few moves chosen by the learned value. If nature draws nothing, one
    continuation is enough; if the game is over, there is none."""

    def __init__(self, evaluator: Evaluator, state: Any, moves: Moves, sets_up: bool, seed: int) -> None:
        self.evaluator, self.state, self.seed = evaluator, state, seed
        self.sets_up = sets_up and round_of(state) == 0      # the move may have begun the first round
        self.is_settled = evaluator.judge is None or moves.count == 0
        self.ends = [evaluator.estimate(state, moves)] if self.is_settled else list[Estimate]()

    def go_on(self) -> None:
        """Continue the position once more."""
        evaluator = self.evaluator
        if self.is_settled or evaluator.judge is None:
            return
        ahead: Lookahead[Any] = Lookahead(evaluator.judge, evaluator.game.copy(self.state))
        generator = Generator(self.seed, FIRST_STREAM + len(self.ends))
        continued = Continuation(ahead, evaluator.game.copy(self.state), Moves(), generator)
        evaluator.game.rules.offer(continued.state, continued.moves)
        if self.sets_up:
            continued.play_set_up()
        else:
            continued.play(DEPTH)
        self.ends.append(evaluator.estimate(continued.state, continued.moves))
        self.is_settled = not continued.drawn

    def outlook(self) -> Outlook:
        """Return the mean of the estimates at the ends of the continuations."""
        samples = tuple(self.evaluator.of(end) for end in self.ends)
        over = all(end.over for end in self.ends)
        return replace(mean(samples), samples=samples, off=CERTAIN if over else self.evaluator.off(self.state))


class ByGames(PlayedOn):
    """A position from which a search plays games to the end."""

    def __init__(self, evaluator: Evaluator, state: Any, seed: int) -> None:
        super().__init__(evaluator.game, state, seed)
        self.evaluator, self.state, self.number = evaluator, state, round_of(state)

    def of(self, sums: Sums) -> Outlook:
        """Return the outlook computed from the games in `sums`."""
        return replace(self.evaluator.of(sums.estimate(self.number)), lead=sums.mean(sums.lead))

    def outlook(self) -> Outlook:
        """Return the outlook from all games. It has one sample for each group of games, which shows the effect of leaving the
        group out."""
        whole, groups = self.of(self.all), [group for group in self.groups if group.games > 0]
        samples = tuple(shifted(whole, self.of(self.without(group)), len(groups)) for group in groups) if len(groups) > 1 else ()
        return replace(whole, best=self.of(self.best), samples=samples or (whole,),
                       off=self.evaluator.off(self.state) or UNTRIED)


def round_of(state: Any) -> int:
    """Return the round of a position; 0 before the first round and in games without rounds."""
    return int(getattr(state, "round", 0))


def first_outlook(setting: Setting, position: Position, sets_up: bool) -> Outlook:
    """Return the outlook before a match's first decision; `sets_up` is true if the first round has not begun."""
    evaluator = Evaluator(setting, position)
    return evaluator.outlook(evaluator.state, evaluator.moves, sets_up)


def noted(setting: Setting, position: Position, decisions: Sequence[PlayedDecision]) -> tuple[list[Note], Position]:
    """Return notes on consecutive decisions, starting from `position`, and the position after the last of them."""
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
    """Return how much worse a decision's move is than the best move, in units of utility, according to the learned value of the
    positions after the two moves."""
    ahead: Lookahead[Any] = Lookahead(judge, evaluator.game.copy(evaluator.state))
    best = int(evaluator.moves.buffer[ahead.best(evaluator.state, evaluator.moves, decision.seat)])
    if best == decision.move:
        return 0.0
    played, better = (one_ahead(evaluator, ahead, move) for move in (decision.move, best))
    return max(0.0, cost(played, better, decision.seat, evaluator.spread).loss)


def one_ahead(evaluator: Evaluator, ahead: Lookahead[Any], move: int) -> Outlook:
    """Return the outlook for the position after a move, according to the learned value."""
    evaluator.state.copy_into(ahead.scratch)
    evaluator.game.rules.apply(ahead.scratch, move, ahead.after)
    return evaluator.of(evaluator.estimate(ahead.scratch, ahead.after))


def alternative(setting: Setting, position: Position, decision: PlayedDecision, later: Sequence[int] = (),
                seed: int = 0) -> Alternative | None:
    """Return the move that the search prefers to a decision's move, with its advantage; None if the search plays the same move.

    `later` contains the moves that the seat made next.
    """
    evaluator = Evaluator(setting, position)
    search = searching(evaluator, seed)
    search.run(GAMES if evaluator.judge is None else ITERATIONS, 0.0)
    better = search.best()
    if better == decision.move:
        return None
    played, instead = measured_alike(evaluator, (decision.move, better), GAMES, sets_up=decision.sets_up, seed=seed)
    then = [completed(evaluator.game, evaluator.state, decision.seat, move, expected)
            for move, expected in ((decision.move, later), (better, search.line(better)))]
    lost = cost(played, instead, decision.seat, evaluator.spread)
    return Alternative(decision, better, (then[0], then[1]), played, instead, lost)


def measured_again(setting: Setting, position: Position, decision: PlayedDecision, move: int, seed: int = 1) -> Outlook:
    """Return the outlook after one of two compared moves, measured with new games of several searches, because a single search
    favours moves that were lucky early on."""
    evaluator = Evaluator(setting, position)
    seeds = range(seed, seed + SURE_SEARCHES)
    return mean([measure(evaluator, move, GAMES, sets_up=decision.sets_up, seed=other) for other in seeds])


def searching(evaluator: Evaluator, seed: int = 0) -> Search[Any] | ValueSearch[Any]:
    """Return a search from the evaluator's position. It uses the learned value or, if there is none, plays games to the end."""
    if evaluator.judge is None:
        return Search(evaluator.game, evaluator.state, seed)
    return ValueSearch(evaluator.game, evaluator.judge, evaluator.state, seed)


def measure(evaluator: Evaluator, move: int, games: int = 0, seconds: float = 0.0, sets_up: bool = False,
            seed: int = 0) -> Outlook:
    """Return the outlook of a move before nature's draws. It is computed with the learned value or, without one, from at most
    `games` games within `seconds`."""
    return measured_alike(evaluator, [move], games, seconds, sets_up, seed)[0]


def measured_alike(evaluator: Evaluator, listed: Sequence[int], games: int = 0, seconds: float = 0.0, sets_up: bool = False,
                   seed: int = 0) -> list[Outlook]:
    """Return the outlooks of several moves, all measured with the same draws, with at most `games` games or `seconds` in
    total."""
    positions = list[tuple[Any, Moves]]()
    for move in listed:
        state, moves = evaluator.game.copy(evaluator.state), Moves()
        evaluator.game.rules.apply(state, move, moves)
        positions.append((state, moves))
    return evaluator.outlooks(positions, sets_up, games=games, seconds=seconds, seed=seed)
