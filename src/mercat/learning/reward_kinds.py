"""The kinds of rewards by name."""

from __future__ import annotations

from typing import Final, Literal

from mercat.learning.rewards import LEAD, PLACE, POINTS, WIN

Reward = Literal["place", "win", "points", "lead"]
REWARDS: Final = {"place": int(PLACE), "win": int(WIN), "points": int(POINTS), "lead": int(LEAD)}
RUNNING: Final = ("points", "lead")     # the rewards that are paid after every step
LOST: Final = -1.0                      # for an illegal action, which ends the game: the lowest possible result,
LOST_RUNNING: Final = -1000.0           # or for rewards in hundredths of points, lower still: a hundred thousand points


def penalty(reward: str) -> float:
    """Return the reward for an illegal action that ends the game."""
    return LOST_RUNNING if reward in RUNNING else LOST


def known_reward(reward: str) -> int:
    """Return the number of a kind of reward. Raise ValueError for an unknown kind."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]
