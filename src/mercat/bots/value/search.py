"""A tree search that trusts a learned value: no playouts, every new position is valued by what its moves lead to.

Each iteration walks down from the real position, by the mean utility so far and by priors from the value of what each move leads
to, and adds one position: its moves are all tried one move ahead, and the best of them is what the position is worth to the seat
that decides. To the other seats it is worth what the value says. Nature draws by weight.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.tree import NOWHERE, TreeSearch
from mercat.bots.value.judge import Judge, Lookahead, decay
from mercat.engine.game import Game
from mercat.engine.rng import Generator
from mercat.engine.rules import MOST, Moves, Rules
from mercat.engine.state import NATURE, State

S = TypeVar("S", bound=State)
DEEPEST_PATH: Final[i64] = 1024         # most edges from the root to a new node
FARTHEST_MOVES: Final[i64] = 24         # most edges from the root to a position from which the search goes on
MOST_EDGES: Final[i64] = 4_000_000      # the size at which the tree stops growing: about 150 MB
EXPLORATION: Final = 0.6                # how much a high prior counts beside the utility found so far: alone
EXPLORATION_AMONG: Final = 0.3          # among others
SHARPNESS: Final = 30.0                 # how fast the prior falls with utility: alone to a third with one point less
SHARPNESS_AMONG: Final = 50.0           # among others
HIGHEST_PRIOR: Final = 1_000_000.0
FLOOR: Final[i64] = 500                 # of a prior, so that every move is tried in the end
ENOUGH: Final = 200                     # iterations after which a move that is far ahead is taken
CLEAR: Final = 0.95                     # "far ahead": a lead of this share of all iterations


class ValueSearch(TreeSearch, Generic[S]):
    """Searches for the best move in `root`."""

    def __init__(self, game: Game[S], judge: Judge[S], root: S, seed: int) -> None:
        super().__init__(1, ENOUGH, CLEAR)
        self.game: Final = game
        self.rules: Final[Rules[S]] = game.rules
        self.judge: Final = judge
        self.root: Final = game.copy(root)
        self.scratch: Final = game.copy(root)
        self.passed: Final[list[S]] = []                    # positions on the way to one that is looked for
        self.ahead: Final = Lookahead(judge, game.copy(root))
        self.generator: Final = Generator(seed)
        self.exploration: Final[float] = EXPLORATION if judge.alone else EXPLORATION_AMONG
        self.sharpness: Final[float] = SHARPNESS if judge.alone else SHARPNESS_AMONG
        self.moves: Final = Moves()
        self.priors: Final = vec[i64]([0] * MOST)
        self.path: Final = vec[i64]([0] * DEEPEST_PATH)     # the nodes from the root to the new one
        self.edges: Final = vec[i64]([0] * DEEPEST_PATH)    # the edge taken at each
        self.length: i64 = 0
        self.worth: Final = vec[float]([0.0] * root.seats)  # of the new position, by seat
        game.rules.offer(root, self.moves)
        root.copy_into(self.scratch)
        self.grow()

    def go_on(self, state: S) -> bool:
        """Make a position the root that can be reached from the present one, and keep what the tree holds from there on.

        False if it is not in the tree.
        """
        node: i64 = 0 if self.root.is_like(state) else self.node_of(state, 0, self.root, 0)
        if node == NOWHERE:
            return False
        self.tree = self.tree.below(node)
        state.copy_into(self.root)
        return True

    def node_of(self, state: S, node: i64, position: S, depth: i64) -> i64:
        """The node of a position below a node whose own position is given, or NOWHERE."""
        if depth == FARTHEST_MOVES:
            return NOWHERE
        if depth == len(self.passed):
            self.passed.append(self.game.copy(position))
        tree, after = self.tree, self.passed[depth]
        for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
            child = tree.child[edge]
            if child == NOWHERE:
                continue
            position.copy_into(after)
            self.rules.apply(after, tree.move[edge], self.moves)
            found = child if after.is_like(state) else self.node_of(state, child, after, depth + 1)
            if found != NOWHERE:
                return found
        return NOWHERE

    def iterate(self) -> None:
        self.descend()
        self.record()

    def descend(self) -> None:
        """Walk down from the root to a new position, value it, and add it to the tree."""
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
            if child == NOWHERE:
                if len(tree.move) < MOST_EDGES:
                    tree.child[edge] = self.grow()
                else:
                    self.value_all()
                if self.rules.to_move(scratch) != NATURE:
                    break
                child = tree.child[edge]
                if child == NOWHERE:
                    break
            if length == DEEPEST_PATH:
                self.value_all()
                break
            node = child
        self.length = length

    def grow(self) -> i64:
        """Add the scratch position to the tree; return its node. Before a decision, value it for every seat."""
        tree, seat = self.tree, self.rules.to_move(self.scratch)
        if seat == NATURE:
            return tree.add(self.moves, seat, self.moves.weights)
        ahead, moves = self.ahead, self.moves
        best = ahead.best(self.scratch, moves, seat)
        highest = ahead.utilities[best]
        for place in range(moves.count):
            share = decay((highest - ahead.utilities[place]) * self.sharpness)
            self.priors[place] = FLOOR + i64(share * HIGHEST_PRIOR)
        node = tree.add(moves, seat, self.priors)
        first = tree.first[node]
        for place in range(moves.count):
            tree.tries[first + place] = 1
            tree.worth[first + place] = ahead.utilities[place]
        tree.visits[node] = 1
        self.value_all()
        self.worth[seat] = highest
        return node

    def value_all(self) -> None:
        """What the scratch position is worth to every seat by the learned value."""
        for seat in range(self.root.seats):
            self.worth[seat] = self.judge.judge(self.scratch, seat)

    def value_end(self) -> None:
        """What the scratch position, where the game is over, is worth to every seat."""
        for seat in range(self.root.seats):
            self.worth[seat] = self.judge.final(self.scratch, seat)

    def record(self) -> None:
        """Add to every edge on the path what the new position is worth to the seat that chose it."""
        tree = self.tree
        for place in range(self.length):
            node, edge = self.path[place], self.edges[place]
            tree.visits[node] += 1
            tree.tries[edge] += 1
            seat = tree.seat[node]
            if seat != NATURE:
                worth = self.worth[seat]
                tree.total[node] += worth
                tree.worth[edge] += worth
