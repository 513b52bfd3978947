"""The code that runs in worker processes: the choice of bots' moves, the import of the compiled form, and the end of the process.
Worker processes import this module, and with it the bots, but nothing from the server. They end when the server ends, even if it
is killed or they hang."""

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
    """A decision that a bot must make, as plain data."""

    length: int
    strength: str
    game: str
    options: Mapping[str, str]
    seats: int
    position: Mapping[str, Any]
    seat: int
    legal: tuple[str, ...]


def choose_move(decision: BotDecision, seconds: float, seed: int) -> str:
    """Return the bot's move in notation. This function runs in a worker process."""
    return choose(*question(decision), seconds=seconds, seed=seed)


def choose_share(decision: BotDecision, seconds: float, seed: int, share: int, shares: int) -> tuple[str, float]:
    """Return the best move among one share of the moves, in notation, and its value. This function runs in one of several worker
    processes."""
    return choose_in_share(*question(decision), share, shares, seconds=seconds, seed=seed)


def question(decision: BotDecision) -> tuple[str, str, Mapping[str, str], int, Mapping[str, Any], int]:
    """Return a decision as arguments for the functions that choose a bot's move."""
    return decision.strength, decision.game, decision.options, decision.seats, decision.position, decision.seat


def compiled_form_appeared() -> bool:
    """Return True once, as soon as the folder named by MERCAT_COMPILED exists.

    Worker processes started from then on import `mercat` from that folder; this process keeps its modules.
    """
    named = os.environ.get("MERCAT_COMPILED")
    if named is None or is_compiled() or not Path(named).is_dir():
        return False
    folder = os.path.realpath(named)                     # the folder is a link that may change
    if folder in sys.path:
        return False
    sys.path.insert(0, folder)
    return True


def workers_are_compiled() -> bool:
    """Return whether worker processes that start now import the compiled form."""
    named = os.environ.get("MERCAT_COMPILED")
    return is_compiled() or (named is not None and os.path.realpath(named) in sys.path)


def begin() -> None:
    """Watch the server's process, and end when it ends. This function runs in each new worker."""
    Thread(target=wait_and_end, daemon=True).start()


def kill_all(pool: ProcessPoolExecutor) -> None:
    """Kill all processes in a pool, including those that have not started working yet."""
    for process in list((pool._processes or {}).values()):       # `kill_workers`, from Python 3.14 on
        process.kill()


def wait_and_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
