"""Serving a game that is being written: the server starts again whenever a file of the game changes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from socket import socket

import uvicorn
from uvicorn.supervisors.statreload import StatReload

from mercat.server.develop.sources import Sources, of_sources
from mercat.server.settings import Settings
from mercat.server.telemetry.logs import begin_log
from mercat.server.web.serving import TAKE_TURNS, made

LOOK_EVERY = 0.25                                        # seconds


class Reloading(StatReload):
    """Starts the server again when a file in the game's folder has changed, is new or is gone; uvicorn's own looks at modules
    alone."""

    def iter_py_files(self) -> Iterator[Path]:
        for folder in self.config.reload_dirs:
            yield from (path for path in of_sources(folder) if path.is_file())

    def should_restart(self) -> list[Path] | None:
        before = set(self.mtimes)
        changed = super().should_restart()
        there = set(self.iter_py_files())
        moved = sorted(before - there) + sorted(there - before) if before else []
        return changed or moved or None


def run_developing(settings: Settings, sources: Sources, listener: socket) -> None:
    """Serve until the process is stopped. Connections made while the server starts again wait for it."""
    config = uvicorn.Config("mercat.server", reload=True, reload_dirs=[str(sources.package)], reload_delay=LOOK_EVERY,
                            log_config=None)
    Reloading(config, partial(serve_developing, settings, sources), [listener]).run()


def serve_developing(settings: Settings, sources: Sources, sockets: list[socket]) -> None:
    """Serve in this process, which the next change ends."""
    from mercat.server.develop.pages import add_pages

    begin_log(settings.log, settings.log_level)
    server = made(settings)
    add_pages(server.config.app, settings, sources)
    sys.setswitchinterval(TAKE_TURNS)
    server.run(sockets=sockets)
