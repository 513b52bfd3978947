"""A policy gradient in NumPy:  python policy_gradient.py [--task NAME] [--seed N] [--output FILE.npz]

A network with one hidden layer plays the games of a task by its own probabilities; the later growth of its lead makes its moves
more or less likely. `networks.py` plays by the file that it writes.
"""
import argparse
from collections.abc import Callable
from typing import Any

import numpy
from networks import Layers, Numbers, forward
from numpy.typing import NDArray

from mercat.envs.vector import Learners
from mercat.tasks import Task, task

GAMES, STEPS = 16, 60                   # games at once, and decisions in each of them before the network changes
HIDDEN, RATE, DISCOUNT, BONUS = 64, 1e-2, 0.98, 0.01


def returns_of(rewards: Numbers, ends: NDArray[numpy.bool_]) -> Numbers:
    """Return the discounted rewards after each decision until the end of its game."""
    returns, later = numpy.zeros_like(rewards), numpy.zeros(rewards.shape[1], numpy.float32)
    for step in reversed(range(len(rewards))):
        later = returns[step] = rewards[step] + DISCOUNT * numpy.where(ends[step], 0, later)
    return returns


def slopes(layers: Layers, rows: Numbers, masks: NDArray[Any], actions: NDArray[Any], returns: Numbers) -> Layers:
    """Return the gradient, for each layer, of the expected return and a bonus for uncertain moves."""
    logits, (first, hidden) = forward(layers, rows)
    logits = numpy.where(masks, logits, -1e9)
    chances = numpy.exp(logits - logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    known = numpy.c_[hidden, numpy.ones(len(rows))]         # from the hidden units, a least-squares estimate of the return:
    gains = returns - known @ numpy.linalg.solve(known.T @ known + numpy.eye(HIDDEN + 1), known.T @ returns)       # the baseline
    gains /= gains.std() + 1e-6
    logs = numpy.log(chances + 1e-9)
    change = -chances * (gains[:, None] + BONUS * (logs - (chances * logs).sum(1, keepdims=True)))
    change[numpy.arange(len(rows)), actions] += gains
    change = (change / len(rows)).astype(numpy.float32)
    back = (change @ layers[2].T) * (1 - hidden**2)
    return [first.T @ back, back.sum(0), hidden.T @ change, change.sum(0)]


def begun(inputs: int, actions: int, luck: numpy.random.Generator) -> Layers:
    """Return small random weights: at first, all moves are about equally likely."""
    return [luck.normal(0, 0.1, (inputs, HIDDEN)).astype(numpy.float32), numpy.zeros(HIDDEN, numpy.float32),
            luck.normal(0, 0.01, (HIDDEN, actions)).astype(numpy.float32), numpy.zeros(actions, numpy.float32)]


def learned(one: Task, seed: int, decisions: int, note: Callable[[int, Numbers], None]) -> Layers:
    """Return the network after this number of decisions; `note` gets the number so far and the leads of ended games."""
    envs = Learners(one.game, GAMES, autoreset_mode="SameStep", **one.environment)
    rows, infos = envs.reset(seed=seed * 1_000_000)
    layers = begun(rows.shape[1], envs.batch.actions, numpy.random.default_rng(seed))
    means, squares = [0 * layer for layer in layers], [0 * layer for layer in layers]         # of Adam
    leads = numpy.zeros(GAMES)
    for lesson in range(1, 1 + decisions // (GAMES * STEPS)):
        kept, ended = [], list[Numbers]()
        for _step in range(STEPS):
            masks, actions = infos["action_mask"], envs.choose(forward(layers, rows)[0])
            seen, (rows, rewards, over, cut, infos) = rows, envs.step(actions)
            kept.append((seen, masks, actions, rewards, over | cut))
            leads += rewards
            ended.append(leads[over | cut])
            leads[over | cut] = 0
        seen, masks, actions, rewards, ends = (numpy.stack(part) for part in zip(*kept, strict=True))
        returns, many = returns_of(rewards, ends).ravel(), GAMES * STEPS
        for place, slope in enumerate(slopes(layers, seen.reshape(many, -1), masks.reshape(many, -1), actions.ravel(), returns)):
            means[place] += 0.1 * (slope - means[place])
            squares[place] += 0.01 * (slope**2 - squares[place])
            size = numpy.sqrt(squares[place] / (1 - 0.99**lesson)) + 1e-8
            layers[place] += RATE * means[place] / (1 - 0.9**lesson) / size
        note(lesson * many, 100 * numpy.concatenate(ended))
    return layers


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--task", default="new_bedford-v1-2p-short")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", default="network.npz")
    asked = parser.parse_args()
    wanted = task(asked.task)
    numpy.savez(asked.output, *learned(wanted, asked.seed, wanted.decisions, lambda made, leads: print(
        f"{made} decisions: in {len(leads)} games {leads.mean() if len(leads) else 0:+.1f} points", flush=True)))
