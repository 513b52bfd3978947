"""Replaces one of PettingZoo's classic games, which need pygame: a game of Mercat under another name."""

from typing import Any

from mercat.envs import pettingzoo


def env() -> Any:
    return pettingzoo.env("new_bedford", 2)
