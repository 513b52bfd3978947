"""Teach a player by letting it play itself:  python learn.py [GAME] [GAMES]

The simplest learner there is, as a beginning for better ones: one weight for every number of a row, moved towards what the game
returned in the end. It looks at where each move on offer leads and takes the best, sometimes any. Standard library only.
"""
import random
import sys
from operator import mul

from mercat.engine.rules import Moves
from mercat.learning import Episode

GAME = sys.argv[1] if len(sys.argv) > 1 else "new_bedford"
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 150
episode = Episode(GAME, 2)
weights = [0.0] * episode.observer.size
scratch, after, chance = episode.game.copy(episode.state), Moves(), random.Random(1)


def worth(row):
    return sum(map(mul, weights, row))


def best(seat):
    """The move that leads to the position that looks best, and how that position looks."""
    found = []
    for number, move in episode.offered.items():
        episode.state.copy_into(scratch)
        episode.game.rules.apply(scratch, move, after)
        row = episode.observer.row(scratch, seat)
        found.append((worth(row), number, row))
    return max(found)[1:]


def learn(seed, rate=0.5, daring=0.1):
    """One game against itself, and what was to be learned from it."""
    episode.begin(seed)
    seen = []
    while (seat := episode.to_move) is not None:
        number, row = best(seat)
        if chance.random() < daring:
            number = chance.choice(episode.legal)
        else:
            seen.append((seat, row))
        episode.step(number)
    returns = episode.returns()
    for seat, row in seen:
        step = rate * (returns[seat] - worth(row)) / (1 + sum(map(mul, row, row)))
        for place, number in enumerate(row):
            if number:
                weights[place] += step * number


def against_random(many):
    """The share of games that it wins, in either seat."""
    won = 0.0
    for seed in range(many):
        episode.begin(10_000 + seed)
        while (seat := episode.to_move) is not None:
            episode.step(best(seat)[0] if seat == seed % 2 else chance.choice(episode.legal))
        won += (1 + episode.returns()[seed % 2]) / 2
    return won / many


if __name__ == "__main__":
    for played in range(GAMES):
        if played % 50 == 0:
            print(f"after {played} games it wins {against_random(40):.0%} against a random player", flush=True)
        learn(played)
    print(f"after {GAMES} games it wins {against_random(40):.0%} against a random player")
