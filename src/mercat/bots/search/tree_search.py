"""The common base of the tree searches: their tree, the limits of a run, and the reuse of the tree for a later position."""

from __future__ import annotations

from time import perf_counter
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.search.tree import NO_NODE, Tree
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import MOST, Moves, Rules
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)
AN_INSTANT: Final = 1.0e-9
DEEPEST_PATH: Final[i64] = 1024         # most edges from the root to a new node
FEWEST: Final[i64] = 50                 # iterations before a move can be far ahead
FARTHEST_MOVES: Final[i64] = 24         # most edges from the root to a position that becomes the new root
MOST_EDGES: Final[i64] = 4_000_000      # the size at which the tree stops growing: about 150 MB


class TreeSearch(Generic[S]):
    """A search for the best move in a position. A subclass defines an iteration and the priors of a new node.

    clock        iterations between two readings of the clock
    enough       iterations, including those of a reused tree, after which a search limited by time stops if a move is far ahead
    clear        the lead that counts as far ahead, as a share of all iterations
    settled      like `clear`, for a search limited by iterations, once a quarter of them are done; 1.0 means never
    """

    def __init__(self, game: Game[S], root: S, seed: int, clock: int, enough: int, clear: float, settled: float = 1.0) -> None:
        self.game: Final = game
        self.rules: Final[Rules[S]] = game.rules
        self.root: Final = game.copy(root)
        self.scratch: Final = game.copy(root)
        self.generator: Final = Generator(seed)
        self.clock: Final[i64] = clock
        self.enough: Final[i64] = enough
        self.clear: Final[float] = clear
        self.settled: Final[float] = settled
        self.tree = Tree()
        self.iterations: i64 = 0
        self.divided: bool = False                          # whether the root has only some of its moves
        self.moves: Final = Moves()
        self.priors: Final = vec[i64]([1] * MOST)
        self.path: Final = vec[i64]([0] * DEEPEST_PATH)     # the nodes from the root to the new node
        self.edges: Final = vec[i64]([0] * DEEPEST_PATH)    # the edge taken at each node of `path`
        self.length: i64 = 0
        self.worth: Final = vec[float]([0.0] * root.seats)  # the value of the new position, by seat
        self.passed: Final[list[S]] = []                    # positions on the path during the search for a node

    def iterate(self) -> None:
        """Add one position to the tree, and add its value to the edges on the path to it."""
        raise NotImplementedError

    def go_on(self, state: S) -> bool:
        """If the tree contains a position, make it the root and keep the tree below it.

        Return False if the position is not in the tree, or if the root has only some of its moves.
        """
        if self.root.is_like(state):
            node: i64 = NO_NODE if self.divided else 0
        else:
            node = self.node_of(state, 0, self.root, 0)
        if node == NO_NODE:
            return False
        self.divided = False
        self.tree = self.tree.below(node)
        state.copy_into(self.root)
        return True

    def keep_moves(self, moves: Moves) -> None:
        """Restrict the search to the root's moves that are also in `moves`."""
        if moves.count < self.tree.count[0]:
            self.tree.keep_moves(moves)
            self.divided = True

    def take_share(self, share: i64, shares: i64) -> None:
        """Search only one of several shares of the moves (`Tree.keep_share`), while other searches take the other shares."""
        self.tree.keep_share(share, shares)
        self.divided = True

    def node_of(self, state: S, node: i64, position: S, depth: i64) -> i64:
        """Return the node of the position `state` below a node whose position is `position`; NO_NODE if there is no such node."""
        if depth == FARTHEST_MOVES:
            return NO_NODE
        if depth == len(self.passed):
            self.passed.append(self.game.copy(position))
        tree, after = self.tree, self.passed[depth]
        for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
            child = tree.child[edge]
            if child == NO_NODE:
                continue
            position.copy_into(after)
            self.rules.apply(after, tree.move[edge], self.moves)
            below = child if after.is_like(state) else self.node_of(state, child, after, depth + 1)
            if below != NO_NODE:
                return below
        return NO_NODE

    def record(self) -> None:
        """Add the value of the new position to every edge on the path, for the seat that chose the edge."""
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

    def run(self, iterations: int, seconds: float, to_decide: bool = False) -> None:
        """Continue the search up to a number of iterations or seconds, whichever is reached first; 0 means unlimited.

        With `to_decide`, the search stops early once no other move can catch up with the most tried one, or once one move is far
        ahead. The first condition does not change the result; the second may change it in rare cases.
        """
        most: i64 = iterations
        began = perf_counter()
        done: i64 = 0
        fewest: i64 = 1 if self.divided else 2              # a single move of a share is measured, for comparison with others
        while (most == 0 or done < most) and self.tree.count[0] >= fewest:
            if done % self.clock == 0:
                left = float(most - done)
                if seconds > 0.0:
                    spent = perf_counter() - began
                    if spent >= seconds:
                        break
                    if most == 0:
                        left = float(done) * (seconds - spent) / max(spent, AN_INSTANT)
                if to_decide and done > 0 and self.is_decided(left, most):
                    break
            self.iterate()
            done += 1
        self.iterations += done

    def is_decided(self, left: float, most: i64) -> bool:
        """Return whether no other move can catch up with the most tried one, or whether the most tried one is far ahead. `most`
        is the limit of iterations, or 0 if there is none."""
        lead, visits = float(self.tree.lead(0)), self.tree.visits[0]
        if most == 0:
            return lead > left or (visits >= self.enough and lead > self.clear * float(visits))
        return lead > left or (visits >= max(FEWEST, most // 4) and lead > self.settled * float(visits))

    def best(self) -> int:
        """Return the best move so far, that is, the most tried one."""
        return self.best_and_worth()[0]

    def best_and_worth(self) -> tuple[int, float]:
        """Return the most tried move, and its mean reward."""
        edge = self.tree.most_tried(0)
        return int(self.tree.move[edge]), self.tree.worth[edge] / max(1.0, float(self.tree.tries[edge]))

    def line(self, move: i64) -> list[int]:
        """Return the moves that the search expects after a move at the root: the most tried ones, until nature draws or no move
        has been tried."""
        tree, expected = self.tree, list[int]()
        node: i64 = NO_NODE
        for edge in range(tree.first[0], tree.first[0] + tree.count[0]):
            if tree.move[edge] == move:
                node = tree.child[edge]
        while node != NO_NODE and tree.seat[node] != NATURE and tree.visits[node] > 0:
            best = tree.most_tried(node)
            expected.append(int(tree.move[best]))
            node = tree.child[best]
        return expected

    def findings(self) -> list[tuple[int, int, float]]:
        """Return, for each move at the root, the move, its number of tries, and its mean reward; the most tried first."""
        tree = self.tree
        found = [(int(tree.move[edge]), int(tree.tries[edge]), tree.worth[edge] / max(1.0, float(tree.tries[edge])))
                 for edge in range(tree.first[0], tree.first[0] + tree.count[0])]
        return sorted(found, key=lambda finding: (-finding[1], -finding[2]))
