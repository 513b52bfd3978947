"""The games as environments for machine learning: one module for each interface, each with an extra of its own.

    mercat.envs.pettingzoo    pip install mercat[pettingzoo]    every seat is an agent
    mercat.envs.gymnasium     pip install mercat[gymnasium]     one learner among bots
    mercat.envs.openspiel     pip install mercat[openspiel]     a game in extensive form

Importing this package imports none of them.
"""

from __future__ import annotations

from typing import Any

from mercat.engine.game import Game


def versioned(game: Game[Any]) -> str:
    """The name of a game with the version of its rules, as environments are named: `new_bedford-v1`."""
    return f"{game.name}-v{game.version}"
