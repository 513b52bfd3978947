"""The games as environments for machine learning: one module for each interface, each with an extra of its own.

    mercat.envs.pettingzoo    pip install mercat[pettingzoo]    every seat is an agent
    mercat.envs.gymnasium     pip install mercat[gymnasium]     one learner among bots
    mercat.envs.openspiel     pip install mercat[openspiel]     a game in extensive form

Importing this package imports none of them.
"""

from __future__ import annotations

from typing import Any, Final

from mercat.engine.game import Game

FIRST: Final = {"caledonia": 2, "new_bedford": 2, "poseidon": 2}     # the version of the rules of v1, if not 1


def versioned(game: Game[Any]) -> str:
    """The name of a game as environments are named: `new_bedford-v1`. The number rises with each version of the rules."""
    return f"{game.name}-v{game.version - FIRST.get(game.name, 1) + 1}"
