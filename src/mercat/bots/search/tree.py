"""The tree of a search: positions as nodes and their moves as edges, with visits and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE

NO_NODE: Final[i64] = -1
FIRST_PLAY: Final = 0.1                 # first-play urgency: an untried move is assumed to be this much worse than its node


class Tree:
    """The nodes and edges of a tree, in flat columns. The edges of a node are adjacent."""

    def __init__(self) -> None:
        self.first = vec[i64]()         # by node: its first edge
        self.count = vec[i64]()         # by node: the number of its edges
        self.seat = vec[i64]()          # by node: the seat that decides
        self.weight = vec[i64]()        # by node: the sum of the weights of nature's draws
        self.visits = vec[i64]()        # by node
        self.total = vec[float]()       # by node: sum of the rewards of the seat that decides
        self.move = vec[i64]()          # by edge
        self.child = vec[i64]()         # by edge: the node it leads to, or NO_NODE
        self.tries = vec[i64]()         # by edge
        self.worth = vec[float]()       # by edge: sum of the rewards of the seat that decides
        self.prior = vec[float]()       # by edge: its prior (the priors of a node add up to 1); for a draw, its weight

    def add(self, moves: Moves, seat: i64, weights: vec[i64]) -> i64:
        """Add a node with all its legal moves; return its number. `weights` are nature's weights or, if a seat decides, the
        priors."""
        count = moves.count
        whole = 1.0
        if seat != NATURE:
            whole = 0.0
            for place in range(count):
                whole += float(weights[place])
        first = i64(len(self.move))
        self.first = append(self.first, first)
        self.count = append(self.count, count)
        self.seat = append(self.seat, seat)
        self.weight = append(self.weight, moves.weight)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        for place in range(count):
            self.move = append(self.move, moves.buffer[place])
            self.child = append(self.child, NO_NODE)
            self.tries = append(self.tries, i64(0))
            self.worth = append(self.worth, 0.0)
            self.prior = append(self.prior, float(weights[place]) / whole)
        return i64(len(self.first)) - 1

    def below(self, top: i64) -> Tree:
        """Return a separate tree that consists of a node and everything below it. `top` is the number of the node."""
        part = Tree()
        nodes = vec[i64]([top])         # in the order of the new tree
        place: i64 = 0
        while place < len(nodes):
            node = nodes[place]
            first, count = self.first[node], self.count[node]
            part.first = append(part.first, i64(len(part.move)))
            part.count = append(part.count, count)
            part.seat = append(part.seat, self.seat[node])
            part.weight = append(part.weight, self.weight[node])
            part.visits = append(part.visits, self.visits[node])
            part.total = append(part.total, self.total[node])
            for edge in range(first, first + count):
                child = self.child[edge]
                if child != NO_NODE:
                    nodes = append(nodes, child)
                    child = i64(len(nodes)) - 1
                part.move = append(part.move, self.move[edge])
                part.child = append(part.child, child)
                part.tries = append(part.tries, self.tries[edge])
                part.worth = append(part.worth, self.worth[edge])
                part.prior = append(part.prior, self.prior[edge])
            place += 1
        return part

    def keep_share(self, share: i64, shares: i64) -> None:
        """Restrict the root to one of several shares of its moves. Moves are dealt to the shares in alternating directions, the
        most promising first.

        The root must have at least as many moves as there are shares.
        """
        first, count = self.first[0], self.count[0]
        kept = vec[i64]()
        for edge in range(first, first + count):
            rank: i64 = 0
            for other in range(first, first + count):
                if self.prior[other] > self.prior[edge] or (
                        self.prior[other] == self.prior[edge] and self.move[other] < self.move[edge]):
                    rank += 1
            turn = rank % shares
            if share == (turn if rank // shares % 2 == 0 else shares - 1 - turn):
                kept = append(kept, edge)
        self.keep_edges(kept)

    def keep_moves(self, moves: Moves) -> None:
        """Restrict the root to the moves that are also in `moves`."""
        kept = vec[i64]()
        for edge in range(self.first[0], self.first[0] + self.count[0]):
            if moves.has(self.move[edge]):
                kept = append(kept, edge)
        self.keep_edges(kept)

    def keep_edges(self, kept: vec[i64]) -> None:
        """Restrict the root to the edges `kept`, which are in ascending order."""
        first, whole = self.first[0], 0.0
        for edge in kept:
            whole += self.prior[edge]
        for place in range(len(kept)):
            edge, here = kept[place], first + place
            self.move[here], self.child[here] = self.move[edge], self.child[edge]
            self.tries[here], self.worth[here] = self.tries[edge], self.worth[edge]
            self.prior[here] = self.prior[edge] / whole
        self.count[0] = i64(len(kept))

    def give_priors(self, weights: Mapping[int, float]) -> None:
        """Replace the priors of the root's moves. `weights` contains one weight for each of them; the weights need not add up to
        1."""
        whole = 0.0
        for weight in weights.values():
            whole += weight
        for edge in range(self.first[0], self.first[0] + self.count[0]):
            self.prior[edge] = weights[int(self.move[edge])] / whole

    def shuffle(self, node: i64, generator: Generator) -> None:
        """Shuffle the edges of a new node, so that moves listed first have no advantage."""
        first, count = self.first[node], self.count[node]
        for place in range(count - 1):
            other = first + place + generator.below(count - place)
            here = first + place
            move, prior = self.move[here], self.prior[here]
            self.move[here], self.prior[here] = self.move[other], self.prior[other]
            self.move[other], self.prior[other] = move, prior

    def promising(self, node: i64, exploration: float) -> i64:
        """Return the edge that a seat explores next, by PUCT: the edge with the highest sum of mean reward and exploration
        bonus."""
        first, count = self.first[node], self.count[node]
        tried, worth, priors = self.tries, self.worth, self.prior
        visits = float(self.visits[node])
        untried = self.total[node] / visits - FIRST_PLAY if visits > 0.0 else 0.5
        scale = exploration * sqrt(visits + 1.0)
        best, highest = first, -1.0e9
        for edge in range(first, first + count):
            tries = float(tried[edge])
            height = worth[edge] / tries if tries > 0.0 else untried
            height += scale * priors[edge] / (1.0 + tries)
            if height > highest:
                best, highest = edge, height
        return best

    def drawn(self, node: i64, generator: Generator) -> i64:
        """Return a random edge of a node at which nature draws, with a probability in proportion to its weight."""
        left = float(generator.below(self.weight[node]))
        edge = self.first[node]
        while left >= self.prior[edge]:
            left -= self.prior[edge]
            edge += 1
        return edge

    def most_tried(self, node: i64) -> i64:
        """Return the edge tried most often; among equals, the edge with the highest mean reward."""
        best = self.first[node]
        for edge in range(best + 1, best + self.count[node]):
            if self.tries[edge] > self.tries[best] or (
                    self.tries[edge] == self.tries[best] and self.worth[edge] > self.worth[best]):
                best = edge
        return best

    def lead(self, node: i64) -> i64:
        """Return the difference between the numbers of tries of the two most tried edges."""
        most: i64 = 0
        second: i64 = 0
        for edge in range(self.first[node], self.first[node] + self.count[node]):
            tries = self.tries[edge]
            if tries > most:
                most, second = tries, most
            elif tries > second:
                second = tries
        return most - second
