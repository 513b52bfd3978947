"""Pickers of moves, with positions that are allocated once, for a single decision or for all decisions in many games.

A `Picker` belongs to one game and one number of seats. Bots create one for each single decision (`Bot.pick`), whereas
environments reuse theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.search.by_playouts import flatten
from mercat.bots.search.judge import Judge, Lookahead, exp_decay
from mercat.engine.advice.evaluation import Advice
from mercat.engine.game import Game
from mercat.engine.matches.chance import Seed
from mercat.engine.rules.moves import MOST, Moves
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Rules
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)
OWN_TURN: Final = 8                     # moves that a greedy bot looks ahead within its own turn
SHARE: Final = 4096                     # the weight of the best move, if a bot draws its move
USUAL_LEAD: Final = 15.0                # in points, if a game does not define it
POINT: Final[i64] = 100                 # values are in hundredths of a point


@final
class Luck:
    """The random numbers of one decision. The generator is created only if it is needed, since creating it takes longer than many
    picks."""

    def __init__(self, number: int, seed: Seed | None = None) -> None:
        """Set the source of the numbers: `number` is a bot's seed or, if the seed of a game is given, the number of a decision;
        the bot's seed is then derived from both."""
        self.number: Final = number
        self.seed: Final = seed

    def bot_seed(self) -> int:
        """Return the bot's seed, derived from the seed of the game if one was given."""
        return self.number if self.seed is None else self.seed.bot_seed(self.number)

    def generator(self) -> Generator:
        return Generator(self.bot_seed())


class Picker(Generic[S]):
    """A picker of moves in positions of one game with a fixed number of seats."""

    def pick(self, state: S, moves: Moves, luck: Luck) -> i64:
        """Return one of the legal moves in `moves`, for the seat that decides. The position and the moves are not changed."""
        raise NotImplementedError


def usual_lead(game: Game[Any]) -> float:
    """Return the winner's usual lead at the end of the game, in points."""
    margin: i64 = 0 if game.advice is None else game.advice.settings().margin
    return float(margin) / 100.0 if margin > 0 else USUAL_LEAD


def slip(behind: Sequence[float], generator: Generator) -> int:
    """Return the index of an option drawn at random. The farther an option is behind the best one, the less likely it is: an
    option at distance 1 is a third as likely as the best, one at distance 2 a ninth."""
    return int(generator.among(vec[i64]([int(SHARE * exp_decay(distance)) for distance in behind]), len(behind)))


class GreedyPicker(Picker[S], Generic[S]):
    """The picker of `GreedyBot`: it continues each move to the end of the seat's turn and picks the one with the highest
    value."""

    def __init__(self, game: Game[S], model: S, seconds: float = 0.0, looks: int = 0, slack: float = 0.0,
                 points: Callable[[S, int], int] | None = None) -> None:
        """Create the picker. `model` is any position of the game with this number of seats. `points`, if given, replaces the
        game's own function."""
        self.rules: Final[Rules[S]] = game.rules
        self.advice: Final[Advice[S] | None] = game.advice
        self.points: Final = game.points if points is None else points
        self.seconds: Final = seconds
        self.looks: Final = looks
        self.unit: Final = float(POINT) * usual_lead(game) * slack
        self.scratch: Final = game.copy(model)
        self.tried: Final = game.copy(model)
        self.after: Final = Moves()
        self.listed: Final = Moves()
        self.values: Final = vec[i64]([0] * MOST)
        self.highest: i64 = 0
        self.is_last = False

    def pick(self, state: S, moves: Moves, luck: Luck) -> i64:
        if self.seconds == 0.0 and self.looks == 0 and self.unit == 0.0:
            return self.best(state, moves, luck)
        begin = perf_counter()
        seat = self.rules.to_move(state)
        generator = luck.generator()
        if self.looks != 0:
            seen = sorted({int(moves.pick(generator)) for _look in range(self.looks)})
        else:
            seen = self.promising(state, moves, seat) if self.seconds > 0.0 else [int(move) for move in moves.listed()]
        values: list[int] = []
        for move in seen:
            if values and 0.0 < self.seconds < perf_counter() - begin:
                break
            values.append(int(self.at_end_of_turn(state, move, seat)))
        highest = max(values)
        if self.unit > 0.0:
            return seen[slip([(highest - value) / self.unit for value in values], generator)]
        best = [seen[place] for place in range(len(values)) if values[place] == highest]
        return best[generator.below(len(best))]

    def best(self, state: S, moves: Moves, luck: Luck) -> i64:
        """Return the move with the highest value; among equals, a random one."""
        if moves.count == 1:
            return moves.buffer[0]
        seat = self.rules.to_move(state)
        values = self.values
        highest: i64 = 0
        equals: i64 = 0
        for place in range(moves.count):
            value = self.at_end_of_turn(state, moves.buffer[place], seat)
            values[place] = value
            if place == 0 or value > highest:
                highest, equals = value, 0
            if value == highest:
                equals += 1
        left: i64 = 0 if equals == 1 else luck.generator().below(equals)
        chosen: i64 = 0
        while values[chosen] != highest or left > 0:
            if values[chosen] == highest:
                left -= 1
            chosen += 1
        return moves.buffer[chosen]

    def at_end_of_turn(self, state: S, move: i64, seat: i64) -> i64:
        """Return the value of a position for a seat at the end of its turn: after this move and the moves that look best after
        it."""
        scratch, after = self.scratch, self.after
        state.copy_into(scratch)
        over = self.rules.try_out(scratch, move, after, seat)
        for _more in range(OWN_TURN):
            if over or self.rules.to_move(scratch) != seat:
                break
            further = self.best_now(scratch, after, seat)
            if self.is_last:
                return self.highest
            over = self.rules.try_out(scratch, further, after, seat)
        return self.worth(scratch, seat, over)

    def best_now(self, state: S, moves: Moves, seat: i64) -> i64:
        """Return the move after which the position has the highest value; among equals, the first. Afterwards, `is_last` is true
        if this move is known to be the seat's last one in its turn, and `highest` is the value."""
        best = moves.buffer[0]
        self.is_last = False
        if moves.count == 1:
            return best
        for place in range(moves.count):
            value = self.right_after(state, moves.buffer[place], seat)
            if place == 0 or value > self.highest:
                best, self.highest = moves.buffer[place], value
                self.is_last = self.rules.to_move(self.tried) != seat
        return best

    def right_after(self, state: S, move: i64, seat: i64) -> i64:
        """Return the value of the position right after a move. The position is left in `tried`."""
        state.copy_into(self.tried)
        over = self.rules.try_out(self.tried, move, self.listed)
        return self.worth(self.tried, seat, over)

    def promising(self, state: S, moves: Moves, seat: i64) -> list[int]:
        """Return the moves, sorted by the value of the position after each, highest first."""
        values: dict[int, int] = {}
        for move in moves.listed():
            values[int(move)] = int(self.right_after(state, move, seat))
        return sorted(values, key=values.__getitem__, reverse=True)

    def worth(self, state: S, seat: i64, over: bool) -> i64:
        """Return the value of a position for a seat, in hundredths of a point."""
        if self.advice is None or over:
            return POINT * self.points(state, int(seat))
        return self.advice.value(state, seat)


class Looking(Picker[S], Generic[S]):
    """The picker of `LookaheadBot`: it picks the move that leads to the best position according to a learned value."""

    def __init__(self, judge: Judge[S], model: S) -> None:
        self.ahead: Final[Lookahead[S]] = Lookahead(judge, judge.game.copy(model))

    def pick(self, state: S, moves: Moves, luck: Luck) -> i64:
        if moves.count == 1:
            return moves.buffer[0]
        return moves.buffer[self.ahead.best(state, moves, self.ahead.rules.to_move(state))]


class PolicyPicker(Picker[S], Generic[S]):
    """The picker of `PolicyBot`: it draws its move with probabilities in proportion to the priors of the game's advice."""

    def __init__(self, advice: Advice[S], roots: i64 = 0) -> None:
        self.advice: Final[Advice[S]] = advice
        self.roots: Final[i64] = roots
        self.priors: Final = vec[i64]([0] * MOST)

    def pick(self, state: S, moves: Moves, luck: Luck) -> i64:
        if moves.count == 1:
            return moves.buffer[0]
        self.advice.priors(state, moves, self.priors)
        flatten(self.priors, moves.count, self.roots)
        return moves.buffer[luck.generator().among(self.priors, moves.count)]
