"""The kinds of rewards by name."""

from __future__ import annotations

from typing import Final, Literal

from mercat.learning.rewards import LEAD, PLACE, POINTS, WIN

Reward = Literal["place", "win", "points", "lead"]
REWARDS: Final = {"place": int(PLACE), "win": int(WIN), "points": int(POINTS), "lead": int(LEAD)}
RUNNING: Final = ("points", "lead")     # rewards of every step
LOST: Final = -1.0                      # for an illegal action, which ends the game: as little as a game can bring,
LOST_RUNNING: Final = -1000.0           # or where rewards are hundredths of points, less: a hundred thousand points


def penalty(reward: str) -> float:
    """What an illegal action is rewarded with that ends the game."""
    return LOST_RUNNING if reward in RUNNING else LOST


def known_reward(reward: str) -> int:
    """The number of a kind of reward. Raises ValueError for what is none."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]
