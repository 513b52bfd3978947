"""What a tree search has found out: positions as nodes, their moves as edges, and what came of each."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mercat.engine.rng import Generator
from mercat.engine.rules import Moves
from mercat.engine.state import NATURE

NOWHERE: Final[i64] = -1
FIRST_LOOK: Final = 0.1                 # how much worse than its node an untried move is thought to be


class Tree:
    """Nodes and their moves in flat columns. A node's moves stand side by side, in an order of chance."""

    def __init__(self) -> None:
        self.first = vec[i64]()         # by node: its first move
        self.count = vec[i64]()         # by node: how many moves it has
        self.seat = vec[i64]()          # by node: who decides
        self.weight = vec[i64]()        # by node: of nature's draws together
        self.visits = vec[i64]()        # by node
        self.total = vec[float]()       # by node: what came of it for the seat that decides
        self.move = vec[i64]()          # by edge
        self.child = vec[i64]()         # by edge: the node it leads to, NOWHERE while there is none
        self.tries = vec[i64]()         # by edge
        self.worth = vec[float]()       # by edge: what came of it for the seat that decides
        self.prior = vec[float]()       # by edge: the share of attention it starts with; of a draw, its weight

    def add(self, moves: Moves, seat: i64, weights: vec[i64], generator: Generator) -> i64:
        """A node with everything that is offered there. `weights` say how nature draws, or how promising the moves are."""
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
            self.child = append(self.child, NOWHERE)
            self.tries = append(self.tries, i64(0))
            self.worth = append(self.worth, 0.0)
            self.prior = append(self.prior, float(weights[place]) / whole)
        if seat != NATURE:
            self.shuffle(first, count, generator)
        return i64(len(self.first)) - 1

    def shuffle(self, first: i64, count: i64, generator: Generator) -> None:
        """Put the moves of a new node in an order of chance, so that being listed first is no advantage."""
        for place in range(count - 1):
            other = first + place + generator.below(count - place)
            here = first + place
            move, prior = self.move[here], self.prior[here]
            self.move[here], self.prior[here] = self.move[other], self.prior[other]
            self.move[other], self.prior[other] = move, prior

    def promising(self, node: i64, exploration: float) -> i64:
        """The move a seat looks at next: what did well so far, or was tried little for what it promised."""
        first, count = self.first[node], self.count[node]
        tried, worth, priors = self.tries, self.worth, self.prior
        visits = float(self.visits[node])
        untried = self.total[node] / visits - FIRST_LOOK if visits > 0.0 else 0.5
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
        """One of nature's draws, by weight."""
        left = float(generator.below(self.weight[node]))
        edge = self.first[node]
        while left >= self.prior[edge]:
            left -= self.prior[edge]
            edge += 1
        return edge

    def most_tried(self, node: i64) -> i64:
        """The edge that was tried most; among equals the one that did best."""
        best = self.first[node]
        for edge in range(best + 1, best + self.count[node]):
            if self.tries[edge] > self.tries[best] or (
                    self.tries[edge] == self.tries[best] and self.worth[edge] > self.worth[best]):
                best = edge
        return best

    def lead(self, node: i64) -> i64:
        """How much oftener than any other the move tried most was tried."""
        most: i64 = 0
        second: i64 = 0
        for edge in range(self.first[node], self.first[node] + self.count[node]):
            tries = self.tries[edge]
            if tries > most:
                most, second = tries, most
            elif tries > second:
                second = tries
        return most - second
