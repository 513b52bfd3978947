"""What positions and decisions of a played game are worth: the work of a review that runs in worker processes, on plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias

from mercat.bots.learned import judge_of
from mercat.bots.players import worth
from mercat.bots.search import Search
from mercat.bots.value.judge import Judge, Lookahead
from mercat.bots.value.search import ValueSearch
from mercat.bots.value.weights import trained
from mercat.engine.game import Game
from mercat.engine.match import chosen_options
from mercat.engine.rng import Generator
from mercat.engine.rules import Moves
from mercat.engine.state import NATURE
from mercat.games import find

LEARNED, SEARCH = "learned", "search"                    # what moves are judged by: the learned value, or games played to the end
Position: TypeAlias = dict[str, list[int]]               # `State.dump()`
ITERATIONS: Final = 80                                   # of the search for a better move
SAMPLES: Final = 3                                       # continuations by which a move is measured,
DEPTH: Final = 6                                         # each of so many decisions
FEWEST_GAMES: Final = 20                                 # by which a move is measured without a learned value
ALONE: Final = 30.0                                      # points alone that are a unit of utility, where the game says nothing


@dataclass(frozen=True)
class Setting:
    """The game that was played."""

    game: str
    options: Mapping[str, str]
    seats: int


@dataclass(frozen=True)
class Decision:
    """A seat's move and nature's answers to it, packed. `before` and `at` are lengths of the journal before and after them."""

    before: int
    at: int
    seat: int
    move: int
    draws: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outlook:
    """What the seats can expect in a position: shares of the win, which add up to 1 (None alone or if nothing is known of them),
    and points at the end of the game."""

    win: tuple[float, ...] | None
    points: tuple[float, ...]


@dataclass(frozen=True)
class Note:
    """A decision, the outlook after it, and by how much of the seat's utility it falls short of the best one move ahead."""

    decision: Decision
    outlook: Outlook
    loss: float
    position: Position | None                            # before the decision, if it falls short at all


@dataclass(frozen=True)
class Alternative:
    """A better move than the one played; what both lead to, for the seat that decides: (played, better)."""

    decision: Decision
    better: int
    win: tuple[float, float] | None
    points: tuple[float, float]
    loss: float                                          # of utility


class Table:
    """A position of the game with its legal moves, and the value that judges it if one was learned."""

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
        learned = trained(setting.game, setting.seats) is not None
        self.judge: Judge[Any] | None = judge_of(setting.game, setting.seats) if learned else None

    def apply(self, decision: Decision) -> None:
        for move in (decision.move, *decision.draws):
            self.game.rules.apply(self.state, move, self.moves)

    def outlook(self) -> Outlook:
        """By the learned value, otherwise points by the game's advice; at the end of the game by the score sheet."""
        over = self.moves.count == 0
        if self.judge is None and not over:
            return Outlook(None, tuple(worth(self.game, self.state, seat, over) / 100 for seat in range(self.seats)))
        if over:
            scores = sorted(self.game.scores(self.state), key=lambda score: score.seat)
            winners = sum(score.place == 1 for score in scores)
            win = tuple((score.place == 1) / winners for score in scores)
            return Outlook(win if self.seats > 1 else None, tuple(float(score.total) for score in scores))
        assert self.judge is not None
        chances, points = [], []
        for seat in range(self.seats):
            self.judge.judge(self.state, seat)
            chances.append(self.judge.verdict.win)
            points.append(expected_points(self.judge))
        return Outlook(in_shares(chances) if self.seats > 1 else None, tuple(points))


def expected_points(judge: Judge[Any]) -> float:
    """The points of the last verdict."""
    return judge.usual + judge.spread * judge.verdict.own


def in_shares(chances: Sequence[float]) -> tuple[float, ...]:
    """Chances judged seat by seat, scaled so that they add up to 1."""
    total = sum(chances)
    return tuple(chance / total if total > 0 else 1 / len(chances) for chance in chances)


def first_outlook(setting: Setting, position: Position) -> Outlook:
    """The outlook before the first decision."""
    return Table(setting, position).outlook()


def noted(setting: Setting, position: Position, decisions: Sequence[Decision]) -> tuple[list[Note], Position]:
    """Notes on consecutive decisions, beginning in a position; and the position after them."""
    table = Table(setting, position)
    ahead = None if table.judge is None else Lookahead(table.judge, table.game.copy(table.state))
    notes = []
    for decision in decisions:
        loss, before = 0.0, None
        if ahead is not None and table.moves.count > 1:
            best = ahead.best(table.state, table.moves, decision.seat)
            place = list(table.moves.listed()).index(decision.move)
            loss = ahead.utilities[best] - ahead.utilities[place]
            before = table.state.dump() if loss > 0 else None
        table.apply(decision)
        notes.append(Note(decision, table.outlook(), loss, before))
    return notes, table.state.dump()


def alternative(setting: Setting, position: Position, decision: Decision) -> Alternative | None:
    """What the search by the learned value plays instead of a decision, and what that is worth. None if it plays the same."""
    table = Table(setting, position)
    assert table.judge is not None
    search: ValueSearch[Any] = ValueSearch(table.game, table.judge, table.state, 1)
    search.run(ITERATIONS, 0.0)
    better = search.best()
    if better == decision.move:
        return None
    played, instead = (Measured(table, decision.seat, move) for move in (decision.move, better))
    win = None if table.seats == 1 else (played.win, instead.win)
    return Alternative(decision, better, win, (played.points, instead.points), instead.utility - played.utility)


class Prospect(Protocol):
    """What a move leads to for the seat that makes it: its share of the win, its points at the end, and the utility of both."""

    win: float
    points: float
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
        self.win = self.points = self.utility = 0.0
        for sample in range(SAMPLES):
            generator = Generator(sample)
            table.state.copy_into(state)
            rules.apply(state, move, moves)
            decided = 0
            while moves.count > 0 and decided < DEPTH:
                if rules.to_move(state) == NATURE:
                    rules.apply(state, moves.pick(generator), moves)
                else:
                    rules.apply(state, moves.buffer[ahead.best(state, moves, rules.to_move(state))], moves)
                    decided += 1
            self.utility += judge.after(state, moves, seat) / SAMPLES
            self.win += judge.verdict.win / SAMPLES
            self.points += expected_points(judge) / SAMPLES


class Explored:
    """What a move leads to for the seat that makes it: the mean over the games that a search plays on after it.

    All moves of a position are measured with the same seed.
    """

    def __init__(self, table: Table, seat: int, move: int, iterations: int, seconds: float) -> None:
        game, state, moves = table.game, table.game.copy(table.state), Moves()
        game.rules.apply(state, move, moves)
        self.win = self.points = self.utility = 0.0
        self.games = 0
        if moves.count == 0:
            scores = game.scores(state)
            self.note([100 * score.total for score in scores], seat, float(scores[seat].place == 1))
        else:
            self.explore(Search(game, state, game.copy(state), 1), seat, iterations, seconds)
        self.win, self.points, self.utility = (total / self.games for total in (self.win, self.points, self.utility))
        if table.seats == 1:                             # a reward is relative to what the search found usual
            self.utility = self.points / (ALONE if game.inputs is None else float(game.inputs.spread()))

    def explore(self, search: Search[Any], seat: int, iterations: int, seconds: float) -> None:
        began = perf_counter()
        while self.games < FEWEST_GAMES or ((not iterations or self.games < iterations)
                                            and (not seconds or perf_counter() - began < seconds)):
            search.iterate()
            self.note(list(search.score), seat, search.reward[seat])

    def note(self, scores: Sequence[int], seat: int, reward: float) -> None:
        """The result of one game: the score of every seat, in hundredths of a point."""
        best = max(scores)
        self.win += int(scores[seat] == best) / scores.count(best)
        self.points += scores[seat] / 100
        self.utility += reward
        self.games += 1
