"""The smallest learner of a task:  python linear.py [--rows arcsinh] [--rate 0.01] [--decisions 48000] [--seed N]

A policy gradient with one weight for each entry of the row and each action, for New Bedford; other games would need over 30
million weights, so use a hidden layer there, as in `policy_gradient.py`. It prints the results of each fifth of its games.
"""
import argparse
from collections.abc import Callable

import numpy
from networks import Numbers
from policy_gradient import GAMES, STEPS, returns_of

from mercat.envs.vector import Learners
from mercat.tasks import task

FORMS: dict[str, Callable[[Numbers], Numbers]] = {"plain": numpy.asarray, "scaled": numpy.asarray, "arcsinh": numpy.arcsinh}


def leads_of(form: str, rate: float, decisions: int, seed: int) -> list[float]:
    """Return the final lead of each game, in points, in the order of their ends."""
    one, seen = task("new_bedford-v1-2p-short"), FORMS[form]
    envs = Learners(one.game, GAMES, autoreset_mode="SameStep", scaled=form == "scaled", **one.environment)
    rows, infos = envs.reset(seed=seed * 1_000_000)
    weights = numpy.zeros((rows.shape[1], envs.batch.actions), numpy.float32)
    mean, square = 0 * weights, 0 * weights                 # of Adam
    lead, leads = numpy.zeros(GAMES), list[float]()
    for lesson in range(1, 1 + decisions // (GAMES * STEPS)):
        kept = []
        for _step in range(STEPS):
            inputs, mask = seen(rows), infos["action_mask"]
            actions = envs.choose(inputs @ weights)         # legal ones, by a softmax
            rows, rewards, over, cut, infos = envs.step(actions)
            kept.append((inputs, mask, actions, rewards, over | cut))
            lead += 100 * rewards
            leads += lead[over | cut].tolist()
            lead[over | cut] = 0
        inputs, mask, actions, rewards, ends = (numpy.stack(part) for part in zip(*kept, strict=True))
        returns = returns_of(rewards, ends).ravel()
        gains = (returns - returns.mean()) / (returns.std() + 1e-6)
        inputs, mask = inputs.reshape(len(gains), -1), mask.reshape(len(gains), -1)
        logits = numpy.where(mask, inputs @ weights, -1e9)
        chances = numpy.exp(logits - logits.max(1, keepdims=True))
        change = -chances / chances.sum(1, keepdims=True) * gains[:, None]
        change[numpy.arange(len(gains)), actions.ravel()] += gains
        slope = inputs.T @ (change / len(gains)).astype(numpy.float32)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights += rate * mean / (1 - 0.9**lesson) / (numpy.sqrt(square / (1 - 0.99**lesson)) + 1e-8)
    return leads


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", choices=FORMS, default="arcsinh")
    parser.add_argument("--rate", type=float, default=1e-2)
    parser.add_argument("--decisions", type=int, default=48_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    made = numpy.array_split(leads_of(asked.rows, asked.rate, asked.decisions, asked.seed), 5)
    print(" ".join(f"{part.mean():+.1f}" for part in made), f"points; of the last fifth {(made[-1] > 0).mean():.0%} won")
