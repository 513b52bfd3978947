"""The games as environments for machine learning: one module per interface, each with its own extra.

    mercat.envs.pettingzoo    pip install mercat[pettingzoo]    every seat is an agent
    mercat.envs.gymnasium     pip install mercat[gymnasium]     one learner among bots
    mercat.envs.openspiel     pip install mercat[openspiel]     a game in extensive form
    mercat.envs.minari        pip install mercat[minari]        recorded games as steps

Importing this package imports none of these modules.
"""

from __future__ import annotations

from types import TracebackType

from mercat.games import versioned

__all__ = ["Extra", "versioned"]


class Extra:
    """A context manager for an interface's imports: if a package is missing, the ImportError names the extra to install."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, ImportError) and not (error.name or "").startswith("mercat"):
            raise ImportError(f"{error}: mercat.envs.{self.name} needs pip install 'mercat[{self.name}]'; "
                              f"in a clone of Mercat, pip install '.[{self.name}]'", name=error.name) from error
