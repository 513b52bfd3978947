"""The kinds of rewards by name."""

from __future__ import annotations

from typing import Final, Literal

from mercat.learning.rewards import LEAD, PLACE, POINTS, WIN

Reward = Literal["place", "win", "points", "lead"]
REWARDS: Final = {"place": int(PLACE), "win": int(WIN), "points": int(POINTS), "lead": int(LEAD)}
RUNNING: Final = ("points", "lead")     # rewards of every step


def known_reward(reward: str) -> int:
    """The number of a kind of reward. Raises ValueError for what is none."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]
