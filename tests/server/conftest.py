"""A site in this process, with browsers and programs that visit it."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import current_thread
from typing import Any

import httpx
import pytest
from sqlalchemy import NullPool, create_engine

from mercat.server.tables.store import read_table
from tests.server.forked import fork
from tests.server.lock_order import watched
from tests.server.postgresql import MISSING, programs, running_server
from tests.server.shared_routes import share_routes
from tests.server.toy_games import GAMES
from tests.waiting import PATIENCE, wait_until

ADDRESS = "http://mercat.test"
DATABASE = os.environ.get("MERCAT_TEST_DATABASE", "")


@pytest.fixture(autouse=True)
def toys_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the toy games to the games, here and in the bots' processes, for these tests alone."""
    games = import_module("mercat.games")
    monkeypatch.setenv("MERCAT_GAMES", str(GAMES))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(GAMES)])


@pytest.fixture(autouse=True, scope="session")
def routes_made_once() -> Iterator[None]:
    """Let all applications of this process share FastAPI's work on their routes, which takes a quarter of a second. They have the
    same routes, and each request names its application."""
    with pytest.MonkeyPatch.context() as patch:
        share_routes(patch.setattr)
        yield


@pytest.fixture(autouse=True, scope="session")
def disks_not_waited_for() -> Iterator[None]:
    """Let SQLite not wait for the disk, like the tests' PostgreSQL: no test crashes the machine."""
    from mercat.server.storage import database

    prepare = database.prepare_sqlite

    def prepare_quick(engine: Any, path: Path, begin: str, pragmas: tuple[str, ...]) -> None:
        prepare(engine, path, begin, tuple(pragma.replace("synchronous = FULL", "synchronous = OFF") for pragma in pragmas))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "prepare_sqlite", prepare_quick)
        yield


@cache
def migrated() -> bytes:
    """Return the file of a migrated, empty SQLite database."""
    from mercat.server.tables.store import Store

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "migrated.sqlite3"
        store = Store(f"sqlite:///{path}")
        store.migrate()
        store.close()
        return path.read_bytes()


def put_migrated(path: Path) -> None:
    """If there is no database, create an empty one that is migrated already."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        path.write_bytes(migrated())


@pytest.fixture(autouse=True)
def emptied() -> None:
    """Empty the database named by MERCAT_TEST_DATABASE before each test; without it, each test has a file of its own."""
    if DATABASE:
        from mercat.server.tables.store import Store

        store = Store(DATABASE)
        store.migrate()
        empty(store)
        store.close()


def empty(store: Any) -> None:
    """Delete people and tables, with everything that belongs to them."""
    from sqlalchemy import delete

    from mercat.server.storage.models import Base

    with store.writing.begin() as connection:
        for table in reversed(Base.metadata.sorted_tables):
            if table.name not in ("heartbeat", "downtimes", "processes", "chores", "shares"):      # the server's
                connection.execute(delete(table))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Yield the URL of a private PostgreSQL server, with `{name}` for the name of a database."""
    folder = programs()
    if folder is None:
        pytest.skip(MISSING)
    with running_server(folder) as url:
        yield url


@pytest.fixture(scope="session")
def migrated_database(postgresql: str) -> str:
    """Return the name of a migrated, empty PostgreSQL database, which is only copied."""
    from mercat.server.tables.store import Store

    create_database(postgresql, "migrated")
    store = Store(postgresql.format(name="migrated"))
    store.migrate()
    store.close()
    return "migrated"


def create_database(postgresql: str, name: str, template: str = "template1") -> None:
    administer(postgresql, f"CREATE DATABASE {name} TEMPLATE {template}")


def administer(postgresql: str, statement: str) -> None:
    """Execute a statement about databases."""
    engine = create_engine(postgresql.format(name="postgres"), isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str, bool], str]]:
    """Yield a function that creates a database of a kind, migrated or empty, and returns its URL. PostgreSQL's are dropped after
    the test: each has hundreds of files, and removing them all at the end takes half a minute if they were written to a disk."""
    in_postgresql = list[str]()

    def made(kind: str, migrated: bool) -> str:
        name = f"test_{secrets.token_hex(6)}"
        if kind == "sqlite":
            path = tmp_path / "some" / "folder" / f"{name}.sqlite3"
            if migrated:
                put_migrated(path)
            return f"sqlite:///{path}"
        url: str = request.getfixturevalue("postgresql")
        create_database(url, name, *([request.getfixturevalue("migrated_database")] if migrated else []))
        in_postgresql.append(name)
        return url.format(name=name)

    yield made
    for name in in_postgresql:
        administer(request.getfixturevalue("postgresql"), f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def empty_database(new_database: Callable[[str, bool], str]) -> Callable[[str], str]:
    """Return a function that creates an empty database of a kind and returns its URL."""
    return lambda kind: new_database(kind, False)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, new_database: Callable[[str, bool], str]) -> str:
    """Return the URL of a database of each kind: migrated for a test with a `store`, otherwise empty."""
    return new_database(request.param, "store" in request.fixturenames)


@pytest.fixture
def twin(database_url: str, empty_database: Callable[[str], str]) -> Callable[[], str]:
    """Return a function that creates another empty database of the same kind."""
    return lambda: empty_database(database_url.partition(":")[0].partition("+")[0])


@pytest.fixture
def unmigrated_store(database_url: str) -> Iterator[Any]:
    from mercat.server.features import FEATURES
    from mercat.server.tables.store import Store

    made = Store(database_url, FEATURES)
    yield made
    made.close()


@pytest.fixture
def store(unmigrated_store: Any) -> Any:
    unmigrated_store.migrate()
    return unmigrated_store


@pytest.fixture
def one_store(new_database: Callable[[str, bool], str]) -> Iterator[Any]:
    """A store on SQLite, for what does not depend on the kind of database."""
    from mercat.server.features import FEATURES
    from mercat.server.tables.store import Store

    made = Store(new_database("sqlite", True), FEATURES)
    made.migrate()
    yield made
    made.close()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@dataclass
class Site:
    """A running application."""

    app: Any
    data: Path

    @property
    def services(self) -> Any:
        return self.app.state.services

    def visitor(self, *, language: str = "en", origin: str | None = ADDRESS, raises: bool = True,
                address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Return a browser that has not visited the site, or (with a token) a program."""
        headers = {"Accept-Language": language} | ({"Origin": origin} if origin else {})
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=raises, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers)

    async def browser(self, **wishes: Any) -> httpx.AsyncClient:
        """Return a browser that has seen a page, so it has a cookie: one that costs a quarter of the lobby."""
        visitor = self.visitor(**wishes)
        assert (await visitor.get("/privacy")).status_code == 200
        assert visitor.cookies.get("mercat")
        return visitor

    async def table_of(self, *players: httpx.AsyncClient, options: dict[str, str] | None = None) -> str:
        """Return a new table of the toy game with these players, in this order."""
        opened = await players[0].post("/api/tables", json={"game": "toy", "seats": len(players), "name": "Player 0",
                                                            "options": options or {}})
        assert opened.status_code == 201, opened.text
        table: str = opened.json()["table"]
        for number, player in enumerate(players[1:], 1):
            assert (await player.post(f"/api/tables/{table}/seats", json={"name": f"Player {number}"})).status_code == 201
        return table

    async def person_of(self, browser: httpx.AsyncClient) -> str:
        """Return the person who uses a browser."""
        found = await self.services.sessions.of_browser(self.services.signer.secret_of(browser.cookies["mercat"]))
        person: str = found.person
        return person

    async def stored(self, table: str) -> list[str]:
        """Return the journal in the database."""
        return list(self.services.store.read(read_table, table, True).lines)


@asynccontextmanager
async def site_in(data: Path, **settings: Any) -> AsyncIterator[Site]:
    from mercat.server.app import create_app
    from mercat.server.settings import Settings

    chosen: dict[str, Any] = {"bot_pause": 0.01, "bot_warning": 0, "bot_seconds": 0.2, "limits": False, "workers": 1,
                              "pulse": 0.05, "heartbeat": 0.3, "patience": 60, "database": DATABASE}     # busy machines are slow
    wishes = Settings(data=data, **(chosen | settings))
    if not wishes.database:
        put_migrated(data / "mercat.sqlite3")
    app = create_app(wishes)
    async with app.router.lifespan_context(app):
        yield Site(app, data)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with site_in(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
async def site_of_module(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with site_in(tmp_path_factory.mktemp("site")) as made:
        yield made


@pytest.fixture(scope="module")
async def lasting_site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """Yield one site for all tests of a module, with the module's SETTINGS. Tests do not read each other's data. Password hashing
    is cheap."""
    async with site_in(tmp_path_factory.mktemp("site"), **getattr(request.module, "SETTINGS", {})) as made:
        made.services.passwords.hasher = cheap_hasher()
        yield made


@pytest.fixture
def shared_site(site_of_module: Site) -> Site:
    """Return the module's site without earlier people and tables."""
    return left_by_all(site_of_module)


def cheap_hasher() -> Any:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def left_by_all(site: Site) -> Site:
    """Return the site after deleting its people and tables. Password hashing is cheap."""
    services = site.services
    services.passwords.hasher, services.passwords.nobodys = cheap_hasher(), ""
    empty(services.store)
    services.sessions.forget(set(services.sessions.kept.kept))
    return site


@pytest.fixture(autouse=True)
def one_order_of_locks() -> Iterator[None]:
    """Assert that all transactions of this process lock rows in one order."""
    with watched() as order:
        yield
    assert not order.wrong, order.wrong


@pytest.fixture(autouse=True)
def only_the_engine_asks_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Assert that only the engine's thread calls the rules: they share working memory, so another thread would change its
    calculations."""
    from mercat.lessons import find_lesson
    from mercat.server.tables import automatic, matches, opening

    def in_engine(work: Any) -> Any:
        def asked(*given: Any) -> Any:
            assert current_thread().name.startswith("engine"), f"{work.__name__} asks rules in the thread {current_thread().name}"
            return work(*given)

        return asked

    monkeypatch.setattr(matches, "to_store", in_engine(matches.to_store))
    for module in (automatic, opening):
        monkeypatch.setattr(module, "find_lesson", in_engine(find_lesson))


OF_NO_DATABASE = ("socket.getaddrinfo", "socket.gethostbyname", "socket.connect", "subprocess.Popen")     # audit events


def only_the_database(event: str, _: object) -> None:
    """Refuse anything that may wait for something else in the database threads, which all requests need."""
    if event in OF_NO_DATABASE and current_thread().name.startswith(("reading", "writing")):
        raise AssertionError(f"{event} in a thread of the database")


sys.addaudithook(only_the_database)


@pytest.fixture
def opening(tmp_path: Path) -> Callable[..., Any]:
    """Return a function that opens a site on the same data repeatedly, for tests of restarts and of several processes."""
    return lambda **settings: site_in(tmp_path, **settings)


class Server:
    """The application in a process of its own, on the same data at each start: forked, which is quick, or started `anew` as a
    host starts it, for measurements."""

    def __init__(self, data: Path, host: str = "127.0.0.1", *, anew: bool = False) -> None:
        self.data = data
        self.host = host
        self.anew = anew
        with socket.socket() as probe:
            probe.bind((host, 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://{host}:{self.port}"
        self.process: Any = None
        self.files: tuple[int, int] | None = None        # the soft and the hard limit of open files
        self.log: Path | None = None                     # the log file; None logs to this process's output

    def start(self, **settings: Any) -> None:
        self.begin(**settings)
        wait_until(self.answers)

    def begin(self, **settings: Any) -> None:
        """Start without waiting until the server answers."""
        chosen = {"data": self.data, "bot_pause": 0.01, "bot_warning": 0, "bot_seconds": 0.2, "limits": "no", "workers": 1,
                  "pulse": 0.1, "heartbeat": 0.3, "patience": 60, "database": DATABASE, "games": GAMES,
                  "host": self.host, "port": self.port} | settings
        if not chosen["database"]:
            put_migrated(self.data / "mercat.sqlite3")
        self.process = self.spawn(os.environ | {f"MERCAT_{name.upper()}": str(value) for name, value in chosen.items()})

    def spawn(self, environment: dict[str, str]) -> Any:
        if self.anew:
            return subprocess.Popen([sys.executable, "-m", "mercat.server.web.serving"], env=environment)
        return fork(environment, self.files, self.log)

    def answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, "the server did not start"
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.address}/healthz", timeout=10, verify=False).status_code == 200     # no certificates to read
        return False

    def kill(self) -> None:
        """Kill the server as in a machine failure, without any shutdown."""
        self.stop(signal.SIGKILL)

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def visitor(self) -> httpx.Client:
        client = httpx.Client(base_url=self.address, headers={"Origin": self.address}, timeout=PATIENCE)
        assert client.get("/privacy").status_code == 200
        return client


@pytest.fixture(scope="session")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield one server for all tests that leave it running."""
    made = Server(tmp_path_factory.mktemp("standing"))
    made.start()
    yield made
    made.stop(signal.SIGKILL)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Yield a server that the test starts, stops and restarts."""
    made = Server(tmp_path)
    yield made
    made.stop(signal.SIGKILL)
