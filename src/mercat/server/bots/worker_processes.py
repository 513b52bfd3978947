"""The code that runs in worker processes: choosing bots' moves, importing the compiled form, and ending the process.

Worker processes import this module, and with it the bots, but nothing else from the server. They end when the server ends, even
if it is killed or they hang.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from mercat.bots import choose, choose_in_share
from mercat.engine.rules.state import is_compiled

CONTEXT = get_context("spawn")


@dataclass(frozen=True)
class BotDecision:
    """The decision that a bot must make, as plain data."""

    length: int
    strength: str
    game: str
    options: Mapping[str, str]
    seats: int
    position: Mapping[str, Any]
    seat: int
    legal: tuple[str, ...]


def choose_move(decision: BotDecision, seconds: float, seed: int) -> str:
    """Return a bot's move in notation. This function runs in a worker process."""
    return choose(*question(decision), seconds=seconds, seed=seed)


def choose_share(decision: BotDecision, seconds: float, seed: int, share: int, shares: int) -> tuple[str, float]:
    """Return the best move, in notation, among one share of the legal moves, and its value. This function runs in one of several
    worker processes."""
    return choose_in_share(*question(decision), share, shares, seconds=seconds, seed=seed)


def question(decision: BotDecision) -> tuple[str, str, Mapping[str, str], int, Mapping[str, Any], int]:
    """Return a decision as the arguments for the functions that choose a bot's move."""
    return decision.strength, decision.game, decision.options, decision.seats, decision.position, decision.seat


def compiled_form_appeared() -> bool:
    """Return True the first time that the folder in the environment variable MERCAT_COMPILED exists; otherwise return False.

    Worker processes that start from then on import `mercat` from that folder. This process keeps the modules that it has
    imported.
    """
    named = os.environ.get("MERCAT_COMPILED")
    if named is None or is_compiled() or not Path(named).is_dir():
        return False
    folder = os.path.realpath(named)                     # the folder is a symbolic link that may change
    if folder in sys.path:
        return False
    sys.path.insert(0, folder)
    return True


def workers_are_compiled() -> bool:
    """Return whether worker processes that start now will import the compiled form."""
    named = os.environ.get("MERCAT_COMPILED")
    return is_compiled() or (named is not None and os.path.realpath(named) in sys.path)


def begin() -> None:
    """Start a thread that ends this process when the server's process ends. This function runs in each new worker process."""
    Thread(target=wait_and_end, daemon=True).start()


def kill_all(pool: ProcessPoolExecutor) -> None:
    """Kill all processes of a pool, including those that have not begun to work yet."""
    for process in list((pool._processes or {}).values()):       # `kill_workers`, from Python 3.14 on
        process.kill()


def wait_and_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
