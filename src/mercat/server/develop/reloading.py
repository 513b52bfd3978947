"""A server for a game in development: it restarts whenever a file of the game changes."""

from __future__ import annotations

import sys
from contextlib import suppress
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
    """A supervisor that restarts the server when a file in the game's folder is changed, added or deleted.

    Uvicorn's own supervisor watches only modules.
    """

    def should_restart(self) -> list[Path] | None:
        """Return the files that have changed since the server started, once no further files have changed for a moment; until
        then, return None.

        Programs write many files one after another, and one restart is enough for all of them.
        """
        before, last = self.mtimes, self.looked()
        self.mtimes = last
        while before and last != before:
            now = self.looked()
            if now == last:
                return sorted(path for path in {*before, *now} if before.get(path) != now.get(path)) or None
            self.mtimes = last = now
        return None

    def looked(self) -> dict[Path, float]:
        """Wait a moment, then return the modification time of each file."""
        self.pause()
        found: dict[Path, float] = {}
        for path in (path for folder in self.config.reload_dirs for path in of_sources(folder)):
            with suppress(OSError):                      # it is gone by now
                found[path] = path.stat().st_mtime
        return found

    def restart(self) -> None:
        known = self.mtimes
        super().restart()
        self.mtimes = known                              # changes while the server starts are noticed, too


def run_developing(settings: Settings, sources: Sources, listener: socket) -> None:
    """Serve until the process is stopped. Connections made during a restart wait until it is complete."""
    config = uvicorn.Config("mercat.server", reload=True, reload_dirs=[str(sources.package)], reload_delay=LOOK_EVERY,
                            log_config=None)
    Reloading(config, partial(serve_developing, settings, sources), [listener]).run()


def serve_developing(settings: Settings, sources: Sources, sockets: list[socket]) -> None:
    """Serve in this process until the next change of a file ends it."""
    from mercat.server.develop.pages import add_pages

    begin_log(settings.log, settings.log_level)
    server = made(settings)
    add_pages(server.config.app, settings, sources)
    sys.setswitchinterval(TAKE_TURNS)
    server.run(sockets=sockets)
