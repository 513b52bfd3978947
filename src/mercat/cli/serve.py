"""`mercat serve`: runs the web server."""

from __future__ import annotations

import errno
import gc
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from mercat.cli.files import because
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, NotUnderstood, nearest
from mercat.engine.rules.state import is_compiled

if TYPE_CHECKING:
    from mercat.server.develop.sources import Sources
    from mercat.server.settings import Settings

ANYWHERE = ("192.0.2.1", 9)             # an address from a range reserved for documentation
NEEDED = ("uvicorn", "fastapi", "jinja2", "sqlalchemy", "alembic")


def serve(host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
          port: Annotated[int | None, typer.Option(metavar="PORT", min=0, max=65535)] = None,
          data: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
          processes: Annotated[int | None, typer.Option(metavar="N", min=1, max=64)] = None,
          open_browser: Annotated[bool, typer.Option("--open")] = False,
          develop: Annotated[str | None, typer.Option(metavar="GAME")] = None,
          language: Language = None) -> None:
    """Run the web server until Ctrl+C."""
    with lasting_imports():
        require(*NEEDED)
        from mercat.server.setting_values import without_brackets
        from mercat.server.settings import read_settings
        from mercat.server.web.serving import prepare, run

    asked = read_settings()
    language_for(language)                               # refuse an unknown language before anything else happens
    said = {"host": None if host is None else without_brackets(host), "port": port, "data": data, "processes": processes}
    settings = asked.model_copy(update={name: value for name, value in said.items() if value is not None})
    if settings.processes > 1 and settings.has_one_writer:
        raise CommandError("one-writer", number=settings.processes)
    developed = None if develop is None else sources_of(develop)
    if developed is not None:
        settings = for_developing(settings, host)
    listener = listening(settings.host, settings.port)
    make_folder(settings.data)
    prepare(settings)
    if developed is not None:
        from mercat.server.develop.reloading import run_developing

        announce(settings, listener.getsockname()[1], language_for(language), open_browser, developing=True)
        run_developing(settings, developed, listener)
        return
    run(settings, [listener], partial(announce, settings, listener.getsockname()[1], language_for(language), open_browser))


@contextmanager
def lasting_imports() -> Iterator[None]:
    """Switch off the cyclic garbage collector while modules are imported, and exempt these modules from later collections.

    Otherwise, collections would take a sixth of the time of the imports, and later collections would search these modules again,
    although the modules stay loaded until the end.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def sources_of(name: str) -> Sources:
    """Return the sources of the game being developed, even if the game cannot be imported at present. Raise NotUnderstood if
    there is no such game."""
    from mercat.conformance.projects import project_around
    from mercat.games import declared, folder_of
    from mercat.server.develop.sources import Sources

    known = declared()
    if name not in known:
        raise NotUnderstood("no-game", name=name, nearest=nearest(name, list(known)))
    package = folder_of(name)
    project, tests = project_around(package, name), package.parents[min(3, len(package.parents) - 1)] / "tests" / "games" / name
    return Sources(name, package, (project,) if project is not None else (package, tests))


def for_developing(settings: Settings, host: str | None) -> Settings:
    """Return settings for developing a game, with which only this computer can reach the server. Raise CommandError if the given
    settings do not allow this."""
    if host is not None or not is_loopback(settings.host):
        raise CommandError("develop-host")
    if settings.processes > 1:
        raise CommandError("develop-processes")
    return settings.model_copy(update={"limits": False, "workers": 1})


def is_loopback(host: str) -> bool:
    """Return whether an address is reachable only from this computer."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def announce(settings: Settings, port: int, language: str, open_browser: bool, developing: bool = False) -> None:
    """Print the server's URL once it accepts requests, and open a browser there if `open_browser` is true."""
    from mercat.cli.texts import COMMAND_TEXTS

    address = address_of(settings.host, port) + (f"{settings.prefix[1:]}/" if settings.prefix else "")
    public = f"{settings.url}/" if settings.url and not developing else address      # cookies and links belong to this URL
    print(COMMAND_TEXTS.say(language, "serving", address=public, data=str(settings.data)), flush=True)
    if public != address:
        print(COMMAND_TEXTS.say(language, "serving-here", address=address), flush=True)
    others = address_for_others(settings.host, port)
    if others is not None:
        print(COMMAND_TEXTS.say(language, "serving-others", address=others), flush=True)
    if not is_compiled():
        print(COMMAND_TEXTS.say(language, "serving-interpreted"), flush=True)
    if developing:
        print(COMMAND_TEXTS.say(language, "developing", address=address), flush=True)
    if open_browser:
        Thread(target=webbrowser.open, args=[public], daemon=True).start()


def make_folder(folder: Path) -> None:
    """Create the folder for tables and the secret key. Only its owner has access to it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CommandError("cannot-keep", path=str(folder), why=because(error)) from error


def require(*modules: str) -> None:
    """Check that the modules that only the server needs are installed. Raise CommandError if one of them is missing."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            raise CommandError("no-server") from error


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens at this address. Raise CommandError if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        key = "port-taken" if error.errno == errno.EADDRINUSE else "cannot-listen"
        raise CommandError(key, host=host, port=str(port), why=because(error)) from error
    return listener


def address_of(host: str, port: int) -> str:
    """Return the server's URL for a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def address_for_others(host: str, port: int) -> str | None:
    """Return the server's URL for other computers on the network, or None if they have no access. No packets are sent to find
    it."""
    if host not in ("0.0.0.0", "::", ""):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}/"
