"""Train a player by self-play:  python learn.py [GAME] [GAMES]

A linear value function with one weight for each entry of a row, trained towards the final return. The player looks one move
ahead and takes the best, or sometimes a random move to explore. A starting point for better learners; standard library only.
"""

from __future__ import annotations

import random
import sys
from array import array
from operator import mul

from mercat.engine.rules.rulebook import Moves
from mercat.learning import Episode

GAME = sys.argv[1] if len(sys.argv) > 1 else "new_bedford"
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 200
episode = Episode(GAME, 2)
weights = [0.0] * episode.observer.size
scratch, after, chance = episode.game.copy(episode.state), Moves(), random.Random(1)


def worth(row: array[float]) -> float:
    return float(sum(map(mul, weights, row)))


def best(seat: int) -> tuple[int, array[float]]:
    """Return the move that leads to the position with the highest value, and the row of that position."""
    found = []
    for number, move in episode.offered.items():
        episode.state.copy_into(scratch)
        episode.game.rules.apply(scratch, move, after)
        row = episode.observer.row(scratch, seat)
        found.append((worth(row), number, row))
    _, number, row = max(found)
    return number, row


def learn(seed: int, rate: float = 0.2, exploration: float = 0.1) -> None:
    """Play one game against itself, then move the weights towards its returns."""
    episode.begin(seed)
    visited = []
    while (seat := episode.to_move) is not None:
        number, row = best(seat)
        if chance.random() < exploration:
            number = chance.choice(episode.legal)
        else:
            visited.append((seat, row))
        episode.step(number)
    returns = episode.returns()
    for seat, row in visited:
        step = rate * (returns[seat] - worth(row)) / (1 + sum(map(mul, row, row)))
        for place, entry in enumerate(row):
            if entry:
                weights[place] += step * entry


def share_won(games: int) -> float:
    """Return the share of games that it wins against a random player, taking both seats in turn."""
    won = 0.0
    for seed in range(games):
        episode.begin(10_000 + seed)
        while (seat := episode.to_move) is not None:
            episode.step(best(seat)[0] if seat == seed % 2 else chance.choice(episode.legal))
        won += (1 + episode.returns()[seed % 2]) / 2
    return won / games


if __name__ == "__main__":
    for played in range(GAMES):
        if played % 50 == 0:
            print(f"after {played} games it wins {share_won(40):.0%} of games against a random player", flush=True)
        learn(played, 0.2 / (1 + played / 100))
    print(f"after {GAMES} games it wins {share_won(40):.0%} of games against a random player")
