"""A tree search that uses a learned value (PUCT), without playouts.

Each iteration walks down from the root, guided by the mean utility so far and by priors, and adds one position to the tree. All
moves in that position are evaluated one move ahead: their priors are computed from these values, and the value of the best move
is the position's value for the seat that decides. For the other seats, the network evaluates the position itself; for the seat
that moved, the node above already contains the value. Nature draws by weight.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from mercat.bots.search.judge import Judge, Lookahead, exp_decay
from mercat.bots.search.tree import NO_NODE
from mercat.bots.search.tree_search import DEEPEST_PATH, MOST_EDGES, TreeSearch
from mercat.engine.game import Game
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)
EXPLORATION: Final = 0.6                # the exploration constant of PUCT in solo games
EXPLORATION_AMONG: Final = 0.3          # the exploration constant of PUCT with opponents
SHARPNESS: Final = 30.0                 # how fast priors fall with utility in solo games: to a third with one point less
SHARPNESS_AMONG: Final = 50.0           # how fast priors fall with utility with opponents
HIGHEST_PRIOR: Final = 1_000_000.0
FLOOR: Final[i64] = 500                 # lowest prior, so that every move is tried eventually
ENOUGH: Final = 250                     # iterations after which a search limited by time takes a move that is far ahead
CLEAR: Final = 0.5                      # "far ahead": a lead of this share of all iterations
NEVER: Final = 1.0                      # a share that no lead exceeds
NOBODY: Final[i64] = -1                 # for a new position: no seat's value is known


class ValueSearch(TreeSearch[S], Generic[S]):
    """A search for the best move in `root` that uses the learned value. `settled` has the same meaning as in `TreeSearch`."""

    def __init__(self, game: Game[S], judge: Judge[S], root: S, seed: int, settled: float = NEVER) -> None:
        super().__init__(game, root, seed, 1, ENOUGH, CLEAR, settled)
        self.judge: Final = judge
        self.ahead: Final = Lookahead(judge, game.copy(root))
        self.exploration: Final[float] = EXPLORATION if judge.alone else EXPLORATION_AMONG
        self.sharpness: Final[float] = SHARPNESS if judge.alone else SHARPNESS_AMONG
        game.rules.offer(root, self.moves)
        self.grow(NOBODY, 0.0)

    def iterate(self) -> None:
        self.descend()
        self.record()

    def descend(self) -> None:
        """Walk down from the root to a new position, evaluate it, and add it to the tree."""
        tree, moves, scratch = self.tree, self.moves, self.scratch
        self.root.copy_into(scratch)
        node: i64 = 0
        length: i64 = 0
        while True:
            if tree.seat[node] == NATURE:
                edge = tree.drawn(node, self.generator)
            else:
                edge = tree.promising(node, self.exploration)
            self.path[length] = node
            self.edges[length] = edge
            length += 1
            self.rules.apply(scratch, tree.move[edge], moves)
            if moves.count == 0:
                self.value_end()
                break
            child = tree.child[edge]
            if child == NO_NODE:
                if len(tree.move) < MOST_EDGES:
                    tree.child[edge] = self.grow(NOBODY if tree.tries[edge] != 1 else tree.seat[node], tree.worth[edge])
                else:
                    self.value_all()
                if self.rules.to_move(scratch) != NATURE:
                    break
                child = tree.child[edge]
                if child == NO_NODE:
                    break
            if length == DEEPEST_PATH:
                self.value_all()
                break
            node = child
        self.length = length

    def grow(self, mover: i64, known: float) -> i64:
        """Add the scratch position to the tree and return its node. If a seat decides there, evaluate the position for every
        seat.

        If `mover` is a seat, the value for this seat is `known` already and is not computed again.
        """
        tree, seat = self.tree, self.rules.to_move(self.scratch)
        if seat == NATURE:
            return tree.add(self.moves, seat, self.moves.weights)
        ahead, moves = self.ahead, self.moves
        best = ahead.best(self.scratch, moves, seat)
        highest = ahead.utilities[best]
        for place in range(moves.count):
            share = exp_decay((highest - ahead.utilities[place]) * self.sharpness)
            self.priors[place] = FLOOR + i64(share * HIGHEST_PRIOR)
        node = tree.add(moves, seat, self.priors)
        first = tree.first[node]
        for place in range(moves.count):
            tree.tries[first + place] = 1
            tree.worth[first + place] = ahead.utilities[place]
        tree.visits[node] = 1
        for other in range(self.root.seats):
            if other == seat:
                self.worth[other] = highest
            else:
                self.worth[other] = known if other == mover else self.judge.judge(self.scratch, other)
        return node

    def value_all(self) -> None:
        """Compute the value of the scratch position for every seat with the network."""
        for seat in range(self.root.seats):
            self.worth[seat] = self.judge.judge(self.scratch, seat)

    def value_end(self) -> None:
        """Compute the value of the scratch position for every seat; the game is over in this position."""
        for seat in range(self.root.seats):
            self.worth[seat] = self.judge.final(self.scratch, seat)
