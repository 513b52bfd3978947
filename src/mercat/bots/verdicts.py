"""Evaluation of positions and moves for reviews and hints: what runs in worker processes, on plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from mercat.bots.continuations import PlayedOn, play_set_up, playing_on
from mercat.bots.learned import judge_of
from mercat.bots.search import Search
from mercat.bots.value.judge import Judge, Lookahead
from mercat.bots.value.search import ValueSearch
from mercat.bots.value.weights import trained
from mercat.bots.whole_moves import completed
from mercat.engine.game import Game
from mercat.engine.match import chosen_options
from mercat.engine.rules import Moves
from mercat.games import find

LEARNED, SEARCH = "learned", "search"                    # what evaluates moves: the learned value, or games played to the end
Position: TypeAlias = dict[str, list[int]]               # `State.dump()`
ITERATIONS: Final = 80                                   # of the search for a better move, by a learned value
GAMES: Final = 150                                       # of it without one, and of measuring each of the two moves
OUTLOOK_GAMES: Final = 80                                # games played on for an outlook without a learned value
SAMPLES: Final = 3                                       # continuations by which a move or a position of the set-up is measured
DEPTH: Final = 6                                         # decisions of a continuation
LEAST_REGRET: Final = 0.02                               # of utility: with so few games, a smaller one is noise


@dataclass(frozen=True)
class Setting:
    """The game that was played."""

    game: str
    options: Mapping[str, str]
    seats: int


@dataclass(frozen=True)
class Decision:
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
    """What the seats can expect in a position: shares of the win, which add up to 1 (None alone), and points at the end.

    Where games were played on, `utility` is that of both by seat, and `best` that of the seat that decides after the move that
    was tried most.
    """

    win: tuple[float, ...] | None
    points: tuple[float, ...]
    utility: tuple[float, ...] = ()
    best: float = 0.0


@dataclass(frozen=True)
class Note:
    """A decision, the outlook after it, and its apparent regret, in units of the seat's utility.

    By a learned value the regret is how much worse the move is than the best, one move ahead. Without one it is how much less the
    games played on after it brought than those after the move that the search tried most.
    """

    decision: Decision
    outlook: Outlook
    regret: float
    position: Position | None                            # before the decision, if there is any regret


@dataclass(frozen=True)
class Alternative:
    """A better move than the one played; what both lead to, for the seat that decides: (played, better).

    `then` are the decisions that completed the move played, and those that would have completed the better one. Alone there is
    neither a win nor a lead.
    """

    decision: Decision
    better: int
    then: tuple[list[int], list[int]]
    win: tuple[float, float] | None
    points: tuple[float, float]
    lead: tuple[float, float] | None
    loss: float                                          # of utility


class Table:
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
        self.judge: Judge[Any] | None = judge_of(self.game, setting.seats) if learned else None

    def apply(self, decision: Decision) -> None:
        for move in (decision.move, *decision.draws):
            self.game.rules.apply(self.state, move, self.moves)

    def outlook(self, sets_up: bool = False) -> Outlook:
        """By the learned value, otherwise by games that a search plays on; at the end of the game by the score sheet.

        `sets_up` if the first round has not begun.
        """
        utility, best = tuple[float, ...](), 0.0
        if self.judge is None:
            played = PlayedOn(self.game, self.state, self.moves, OUTLOOK_GAMES)
            chances, points, utility, best = played.win, played.points, tuple(played.utility), played.best
        if self.moves.count == 0:
            scores = sorted(self.game.scores(self.state), key=lambda score: score.seat)
            chances, points = [float(score.place == 1) for score in scores], [float(score.total) for score in scores]
        elif self.judge is not None:
            chances, points = self.set_up(self.judge) if sets_up else self.judged(self.judge, self.state)
        return Outlook(in_shares(chances) if self.seats > 1 else None, tuple(points), utility, best)

    def set_up(self, judge: Judge[Any]) -> tuple[list[float], list[float]]:
        """Each seat's share of the win and points once the set-up is played to its end: the means of a few continuations.

        The learned value of the position itself compares seats that have chosen what they begin with to seats that have not.
        """
        ahead: Lookahead[Any] = Lookahead(judge, self.game.copy(self.state))
        chances, points = [0.0] * self.seats, [0.0] * self.seats
        for sample in range(SAMPLES):
            state, moves = self.game.copy(self.state), Moves()
            self.game.rules.offer(state, moves)
            play_set_up(ahead, state, moves, sample)
            for seat, (chance, own) in enumerate(zip(*self.judged(judge, state), strict=True)):
                chances[seat] += chance / SAMPLES
                points[seat] += own / SAMPLES
        return chances, points

    def judged(self, judge: Judge[Any], state: Any) -> tuple[list[float], list[float]]:
        """Each seat's share of the win and points by the learned value."""
        chances, points = [], []
        for seat in range(self.seats):
            judge.judge(state, seat)
            chances.append(judge.verdict.win)
            points.append(expected_points(judge))
        return chances, points


def expected_points(judge: Judge[Any]) -> float:
    """The points of the last verdict."""
    return judge.usual + judge.spread * judge.verdict.own


def in_shares(chances: Sequence[float]) -> tuple[float, ...]:
    """Chances that were estimated seat by seat, scaled so that they add up to 1."""
    total = sum(chances)
    return tuple(chance / total if total > 0 else 1 / len(chances) for chance in chances)


def first_outlook(setting: Setting, position: Position, sets_up: bool) -> Outlook:
    """The outlook before the first decision; `sets_up` if the first round has not begun."""
    return Table(setting, position).outlook(sets_up)


def noted(setting: Setting, position: Position, decisions: Sequence[Decision]) -> tuple[list[Note], Position]:
    """Notes on consecutive decisions, beginning in a position; and the position after them."""
    table = Table(setting, position)
    notes, outlook = list[Note](), None if table.judge is not None else table.outlook()
    for decision in decisions:
        before = table.state.dump() if table.moves.count > 1 else None
        regret = 0.0 if before is None or table.judge is None else regret_of(table, table.judge, decision)
        expected = outlook
        table.apply(decision)
        outlook = table.outlook(decision.sets_up)
        if before is not None and expected is not None and table.judge is None:
            regret = max(0.0, expected.best - outlook.utility[decision.seat] - LEAST_REGRET)
        notes.append(Note(decision, outlook, regret, before if regret > 0 else None))
    return notes, table.state.dump()


def regret_of(table: Table, judge: Judge[Any], decision: Decision) -> float:
    """How much worse the move of a decision is than the best, one move ahead by the learned value."""
    ahead: Lookahead[Any] = Lookahead(judge, table.game.copy(table.state))
    best = ahead.best(table.state, table.moves, decision.seat)
    place = list(table.moves.listed()).index(decision.move)
    return float(ahead.utilities[best] - ahead.utilities[place])


def alternative(setting: Setting, position: Position, decision: Decision, later: Sequence[int] = ()) -> Alternative | None:
    """What the search plays instead of a decision, and what that is worth. None if it plays the same.

    `later` are the moves that the seat made next.
    """
    table = Table(setting, position)
    search = searching(table)
    search.run(GAMES if table.judge is None else ITERATIONS, 0.0)
    better = search.best()
    if better == decision.move:
        return None
    played, instead = (measure(table, decision.seat, move, GAMES) for move in (decision.move, better))
    win, lead = (None, None) if table.seats == 1 else ((played.win, instead.win), (played.lead, instead.lead))
    played_then, better_then = (completed(table.game, table.state, decision.seat, move, expected)
                                for move, expected in ((decision.move, later), (better, search.line(better))))
    return Alternative(decision, better, (played_then, better_then), win, (played.points, instead.points), lead,
                       instead.utility - played.utility)


def searching(table: Table, seed: int = 1) -> Search[Any] | ValueSearch[Any]:
    """A search of the table's position: by the learned value, or where there is none by playing games to the end."""
    if table.judge is None:
        return Search(table.game, table.state, seed)
    return ValueSearch(table.game, table.judge, table.state, seed)


class Prospect(Protocol):
    """What a move leads to for the seat that makes it.

    win      its share of the win
    points   its points at the end
    lead     how many more those are than the best opponent's
    utility  of these: alone of the points, otherwise of the win and, with little weight, of the lead
    """

    win: float
    points: float
    lead: float
    utility: float


def measure(table: Table, seat: int, move: int, iterations: int = 0, seconds: float = 0.0) -> Prospect:
    """What a move leads to: by the learned value, otherwise by a search up to one of these limits."""
    return Explored(table, seat, move, iterations, seconds) if table.judge is None else Measured(table, seat, move)


class Measured:
    """What a move leads to for the seat that makes it: the mean over a few short continuations by the learned value.

    All moves of a position are measured with the same seeds for nature.
    """

    def __init__(self, table: Table, seat: int, move: int) -> None:
        judge, rules = table.judge, table.game.rules
        assert judge is not None
        state, moves = table.game.copy(table.state), Moves()
        ahead: Lookahead[Any] = Lookahead(judge, table.game.copy(table.state))
        self.win = self.points = self.lead = self.utility = 0.0
        for sample in range(SAMPLES):
            table.state.copy_into(state)
            rules.apply(state, move, moves)
            decided = 0
            for by_a_seat in playing_on(ahead, state, moves, sample):
                decided += by_a_seat
                if decided == DEPTH:
                    break
            judge.after(state, moves, seat)
            self.utility += judge.verdict.utility(judge.alone) / SAMPLES
            self.win += judge.verdict.win / SAMPLES
            self.points += expected_points(judge) / SAMPLES
            self.lead += judge.spread * (judge.verdict.own - judge.verdict.other) / SAMPLES


class Explored:
    """What a move leads to for the seat that makes it: the mean over the games that a search plays on after it.

    All moves of a position are measured with the same seed.
    """

    def __init__(self, table: Table, seat: int, move: int, iterations: int, seconds: float) -> None:
        state, moves = table.game.copy(table.state), Moves()
        table.game.rules.apply(state, move, moves)
        played = PlayedOn(table.game, state, moves, iterations, seconds)
        self.win, self.points = played.win[seat], played.points[seat]
        self.lead, self.utility = played.lead[seat], played.utility[seat]
