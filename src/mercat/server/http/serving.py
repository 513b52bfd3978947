"""Runs the application with uvicorn; open streams do not delay stopping."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from types import FrameType

import uvicorn
from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from mercat.server.app import create_app
from mercat.server.http.connections import Connection
from mercat.server.settings import Settings, read_settings, secret_key
from mercat.server.storage.store import Store

SHUTDOWN_SECONDS = 3                                             # seconds for answers in progress


class Server(uvicorn.Server):
    """Closes all streams when it is stopped; browsers reconnect by themselves."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        services = getattr(self.config.app.state, "services", None)    # type: ignore[union-attr]
        if services is not None:
            asyncio.get_running_loop().call_soon_threadsafe(services.streams.close)
        super().handle_exit(sig, frame)


def prepare(settings: Settings) -> None:
    """Read or make the key and migrate the database, before the server's address is announced.

    Exits with one sentence if that fails.
    """
    secret_key(settings)
    try:
        store = Store(settings.database_url)
        try:
            store.migrate()
        finally:
            store.close()
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise SystemExit(f"mercat: the database {without_password(settings.database_url)} cannot be used: {reason}") from None


def without_password(url: str | URL) -> str:
    """A database's URL with its password hidden."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "of MERCAT_DATABASE"


def run(settings: Settings | None = None, sockets: Sequence[socket.socket] = ()) -> None:
    """Serve until the process is stopped."""
    chosen = settings or read_settings()
    config = uvicorn.Config(create_app(chosen), host=chosen.host, port=chosen.port, log_level="warning", server_header=False,
                            http=Connection, ws="none", timeout_graceful_shutdown=SHUTDOWN_SECONDS)
    Server(config).run(sockets=list(sockets) or None)


if __name__ == "__main__":
    run()
