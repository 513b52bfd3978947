"""A tree search for any game: UCT over moves and nature's draws.

Each iteration walks down the tree from the real position on a reused scratch state, adds one node, runs a playout, and adds the
reward of every seat to the edges on the path. Without advice from the game, a playout makes random moves to the end. With advice,
the settings of the advice define the number of moves in a playout before the position is evaluated, and determine whether these
moves are uniformly random or weighted by the priors. Each seat maximises its own reward; nature draws by weight. No hidden
information is used: a position contains only counts, and nature draws again in every iteration.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.search.tree import NO_NODE
from mercat.bots.search.tree_search import DEEPEST_PATH, MOST_EDGES, TreeSearch
from mercat.engine.advice.evaluation import TO_THE_END, Advice, SearchSettings
from mercat.engine.game import Game
from mercat.engine.matches.playouts import play_on
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)
CLOCK: Final = 8                        # iterations between two readings of the clock
WIN: Final = 0.6                        # part of the reward for winning, shared among winners
BEATEN: Final = 0.2                     # part of the reward for the share of opponents behind the seat
MARGIN: Final = 0.2                     # part of the reward for the lead
AHEAD: Final = 0.3                      # weight of these three parts before the end of the game; the rest is for the margin
STEEP: Final = 4.0                      # factor for the slope of the reward if only the margin counts
POINT: Final = 100.0                    # scores are in hundredths of a point
PRECISION: Final = 1000.0               # a factor for the roots of priors, which are stored as integers
ENOUGH: Final = 1000                    # iterations after which a search limited by time takes a move that is far ahead
CLEAR: Final = 0.9                      # "far ahead": a lead of this share of all iterations
SETTLED: Final = 0.8                    # like CLEAR, for a search limited by iterations, after a quarter of them
LOWEST: Final[i64] = -1_000_000_000


def flatten(priors: vec[i64], count: i64, roots: i64) -> None:
    """Take the square roots of the first `count` priors `roots` times; this makes the differences between moves smaller."""
    if roots == 0:
        return
    for place in range(count):
        root = float(priors[place])
        for _time in range(roots):
            root = sqrt(root)
        priors[place] = i64(PRECISION * root)


def smooth(margin: float, scale: float) -> float:
    """Return a reward between 0 and 1 for a margin: 0.5 for a margin of 0, and 0.75 for a margin of `scale`."""
    distance = margin if margin >= 0.0 else -margin
    return 0.5 + 0.5 * margin / (distance + scale)


class Search(TreeSearch[S], Generic[S]):
    """A search for the best move in `root` that evaluates each new position by a playout.

    `settings` replaces the settings of the game's advice.
    """

    def __init__(self, game: Game[S], root: S, seed: int, settings: SearchSettings | None = None) -> None:
        super().__init__(game, root, seed, CLOCK, ENOUGH, CLEAR, SETTLED)
        self.advice: Final[Advice[S] | None] = game.advice
        usual = TO_THE_END if game.advice is None else game.advice.settings()
        self.settings: Final[SearchSettings] = usual if settings is None else settings
        self.trial: Final = game.copy(root)
        self.listed: Final = Moves()
        self.score: Final = vec[i64]([0] * root.seats)      # in hundredths of a point
        self.spread: float = POINT                          # running mean of the spread of scores, in the same unit
        if self.settings.margin > 0:
            self.spread = float(self.settings.margin)
        self.usual: float = 0.0                             # running mean of the scores in a solo game
        if root.seats == 1:
            self.usual = float(100 * game.points(root, 0) if game.advice is None else game.advice.value(root, 0))
        game.rules.offer(root, self.moves)
        self.grow()

    def iterate(self) -> None:
        self.descend()
        self.play_on()
        self.evaluate()
        self.record()

    def descend(self) -> None:
        """Walk down from the root to a new position, and add it to the tree."""
        tree, moves, scratch = self.tree, self.moves, self.scratch
        self.root.copy_into(scratch)
        node: i64 = 0
        length: i64 = 0
        while True:
            if tree.seat[node] == NATURE:
                edge = tree.drawn(node, self.generator)
            else:
                edge = tree.promising(node, self.settings.exploration)
            self.path[length] = node
            self.edges[length] = edge
            length += 1
            self.rules.apply(scratch, tree.move[edge], moves)
            child = tree.child[edge]
            if child == NO_NODE:
                if moves.count > 0 and len(tree.move) < MOST_EDGES:
                    tree.child[edge] = self.grow()
                break
            if length == DEEPEST_PATH:
                break
            node = child
        self.length = length

    def play_on(self) -> None:
        """Run the playout from the new position up to the position to evaluate."""
        if self.advice is None or not self.settings.guided:
            play_on(self.rules, self.scratch, self.moves, self.generator, self.settings.horizon)
        else:
            self.wander(self.advice)
        if self.advice is not None:
            self.follow(self.advice)

    def wander(self, advice: Advice[S]) -> None:
        """Make random moves, weighted by the priors of the advice, up to the horizon of the settings."""
        moves = self.moves
        made: i64 = 0
        while moves.count > 0 and made != self.settings.horizon:
            if moves.weight > 0 or moves.count == 1:
                move = moves.pick(self.generator)
            else:
                advice.priors(self.scratch, moves, self.priors)
                move = moves.buffer[self.generator.among(self.priors, moves.count)]
            self.rules.apply(self.scratch, move, moves)
            made += 1

    def follow(self, advice: Advice[S]) -> None:
        """Make a few more moves, each of them the best for its seat according to the advice."""
        left, moves = self.settings.following, self.moves
        while moves.count > 0 and left > 0:
            move = moves.pick(self.generator) if moves.weight > 0 else self.advised(advice)
            self.rules.apply(self.scratch, move, moves)
            left -= 1

    def advised(self, advice: Advice[S]) -> i64:
        """Return the move after which the advice values the position highest for the seat that makes it."""
        best, highest = self.moves.buffer[0], LOWEST
        if self.moves.count == 1:
            return best
        seat = self.rules.to_move(self.scratch)
        for place in range(self.moves.count):
            self.scratch.copy_into(self.trial)
            self.rules.apply(self.trial, self.moves.buffer[place], self.listed)
            value = advice.value(self.trial, seat)
            if value > highest:
                best, highest = self.moves.buffer[place], value
        return best

    def grow(self) -> i64:
        """Add the scratch position to the tree, and return its node."""
        seat = self.rules.to_move(self.scratch)
        if seat == NATURE:
            return self.tree.add(self.moves, seat, self.moves.weights)
        if self.advice is not None:
            self.advice.priors(self.scratch, self.moves, self.priors)
            flatten(self.priors, self.moves.count, self.settings.roots)
        node = self.tree.add(self.moves, seat, self.priors)
        self.tree.shuffle(node, self.generator)
        return node

    def evaluate(self) -> None:
        """Compute each seat's reward, from 0 to 1: for winning, for being ahead of opponents, and for the margin.

        The settings may restrict the reward to the margin. In a solo game, the reward is for the margin over the score that was
        usual in the search so far.
        """
        seats = i64(len(self.score))
        over = self.moves.count == 0
        for seat in range(seats):
            if over or self.advice is None:
                self.score[seat] = self.game.points(self.scratch, seat) * 100
            else:
                self.score[seat] = self.advice.value(self.scratch, seat)
        if seats == 1:
            self.evaluate_alone()
            return
        apart = 0.0
        for seat in range(seats):
            margin = float(self.score[seat] - self.highest_of_others(seat))
            apart += margin if margin >= 0.0 else -margin
            if self.settings.margin > 0:
                self.worth[seat] = smooth(margin, self.spread / STEEP)
            else:
                by_margin = smooth(margin, self.spread)
                reward = self.placing(seat) + MARGIN * by_margin
                self.worth[seat] = reward if over else AHEAD * reward + (1.0 - AHEAD) * by_margin
        self.spread += (apart / float(seats) - self.spread) * 0.02 + 0.1

    def highest_of_others(self, seat: i64) -> i64:
        """Return the highest score of a seat's opponents."""
        highest = LOWEST
        for other in range(i64(len(self.score))):
            if other != seat:
                highest = max(highest, self.score[other])
        return highest

    def placing(self, seat: i64) -> float:
        """Return the part of a seat's reward for winning and for being ahead of opponents."""
        own, seats = self.score[seat], i64(len(self.score))
        ahead, level, first = 0.0, 0.0, True
        for other in range(seats):
            if other != seat:
                theirs = self.score[other]
                ahead += 1.0 if own > theirs else (0.5 if own == theirs else 0.0)
                level += 1.0 if own == theirs else 0.0
                first = first and own >= theirs
        won = 1.0 / (1.0 + level) if first else 0.0
        return WIN * won + BEATEN * ahead / float(seats - 1)

    def evaluate_alone(self) -> None:
        """Compute the reward of the only seat: one half for the usual score, and more for a higher score."""
        margin = float(self.score[0]) - self.usual
        distance = margin if margin >= 0.0 else -margin
        self.worth[0] = smooth(margin, self.spread)
        self.usual += margin * 0.02
        self.spread += (distance - self.spread) * 0.02 + 0.1
