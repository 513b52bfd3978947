"""`mercat serve`: start the web server."""

from __future__ import annotations

import errno
import socket
import webbrowser
from importlib import import_module
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated

import typer

from mercat.cli.files import because
from mercat.cli.languages import Language, the_language
from mercat.cli.output import Failure
from mercat.engine.rules.state import is_compiled

if TYPE_CHECKING:
    from mercat.server.settings import Settings

ANYWHERE = ("192.0.2.1", 9)             # an address reserved for documentation
NEEDED = ("uvicorn", "fastapi", "jinja2", "sqlalchemy", "alembic")


def serve(host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
          port: Annotated[int | None, typer.Option(metavar="PORT", min=0, max=65535)] = None,
          data: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
          processes: Annotated[int | None, typer.Option(metavar="N", min=1, max=64)] = None,
          open_browser: Annotated[bool, typer.Option("--open")] = False,
          language: Language = None) -> None:
    """Run the web server until Ctrl+C."""
    from mercat.cli.texts import COMMAND_TEXTS

    require(*NEEDED)
    from mercat.server.http.serving import prepare
    from mercat.server.settings import read_settings

    asked = read_settings()
    said = {"host": host, "port": port, "data": data, "processes": processes}
    settings = asked.model_copy(update={name: value for name, value in said.items() if value is not None})
    if settings.processes > 1 and settings.has_one_writer:
        raise Failure("one-writer", number=settings.processes)
    listener = listening(settings.host, settings.port)
    make_folder(settings.data)
    prepare(settings)
    address = address_of(settings.host, listener.getsockname()[1]) + (f"{settings.prefix[1:]}/" if settings.prefix else "")
    print(COMMAND_TEXTS.say(the_language(language), "serving", address=address, data=str(settings.data)), flush=True)
    others = address_for_others(settings.host, listener.getsockname()[1])
    if others is not None:
        print(COMMAND_TEXTS.say(the_language(language), "serving-others", address=others), flush=True)
    if not is_compiled():
        print(COMMAND_TEXTS.say(the_language(language), "serving-interpreted"), flush=True)
    if open_browser:
        Timer(1.0, webbrowser.open, [address]).start()
    run(settings, listener)


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve until the process is stopped."""
    from mercat.server.http.serving import run as serving

    serving(settings, [listener])


def make_folder(folder: Path) -> None:
    """Create the folder for tables and the secret key, accessible to its owner only."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Failure("cannot-keep", path=str(folder), why=because(error)) from error


def require(*modules: str) -> None:
    """Check that modules which only the server needs are installed. Raises Failure."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            raise Failure("no-server") from error


def listening(host: str, port: int) -> socket.socket:
    """The listening socket. Raises Failure."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        key = "port-taken" if error.errno == errno.EADDRINUSE else "cannot-listen"
        raise Failure(key, host=host, port=str(port), why=because(error)) from error
    return listener


def address_of(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def address_for_others(host: str, port: int) -> str | None:
    """The address for others on the network, or None if they are not let in. Finding it out sends no packet."""
    if host not in ("0.0.0.0", "::", ""):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}/"
