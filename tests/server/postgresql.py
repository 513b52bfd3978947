"""A private PostgreSQL server for tests, if its programs and a driver are installed."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import NullPool, create_engine, text

from tests.waiting import wait_until

MISSING = "PostgreSQL or psycopg is not installed (Debian: apt install postgresql)"
DEBIANS = Path("/usr/lib/postgresql")
TEST_ONLY = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs; None if they or psycopg are not installed."""
    if find_spec("psycopg") is None:
        return None
    on_path = shutil.which("initdb")
    folders = [Path(on_path).parent] if on_path else []
    folders += sorted(DEBIANS.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def unprivileged_user() -> str | None:
    """Return the user who runs the server, since PostgreSQL refuses root; None is the user of this process."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


def processes_of(home: Path) -> list[int]:
    """Return the processes of the server in a folder, the first one before its children (Linux); empty if it is not running."""
    with suppress(OSError):
        first = int((home / "cluster" / "postmaster.pid").read_text().split()[0])
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
    return []


def is_alive(process: int) -> bool:
    """Return whether a process is running. A zombie is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


class Cluster:
    """A private server that can be stopped, killed and restarted; it listens only on a socket in its own folder."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.user = unprivileged_user()
        self.home = Path(tempfile.mkdtemp(prefix="mercat-postgresql-"))       # a short path: a socket's has at most 107 bytes
        self.options = " ".join([*(TEST_ONLY[:2] if durable else TEST_ONLY), "-k", str(self.home)])
        if self.user is not None:
            os.chown(self.home, pwd.getpwnam(self.user).pw_uid, -1)
        self.call("initdb", "-U", "mercat", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def url(self) -> str:
        """The URL of a database, with `{name}` for its name."""
        return f"postgresql+psycopg://mercat@/{{name}}?host={self.home}"

    def call(self, program: str, *arguments: str | Path) -> None:
        """Run a program on the server's folder. Raises CalledProcessError if it fails."""
        command = [self.folder / program, "-D", self.home / "cluster", *arguments]
        subprocess.run(command, user=self.user, cwd=self.home, check=True, stdout=subprocess.DEVNULL, timeout=300)

    def start(self) -> None:
        self.call("pg_ctl", "start", "-w", "-s", "-l", self.home / "log", "-o", self.options)

    def stop(self, how: str = "immediate") -> None:
        """Stop the server. `immediate` closes every connection without writing anything more, as in a machine failure."""
        self.call("pg_ctl", "stop", "-s", "-m", how)

    def kill(self) -> None:
        """Kill all its processes, as in a machine failure; data given to the operating system remains."""
        family = processes_of(self.home)
        for process in family:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        wait_until(lambda: not any(map(is_alive, family)))
        for lock in (self.home / ".s.PGSQL.5432.lock", self.home / "cluster" / "postmaster.pid"):
            lock.unlink(missing_ok=True)                 # it names a process that may be a zombie, which counts as running

    def end_connections(self, doing: str = "") -> int:
        """End the other connections whose last statement matches a pattern, and return their number."""
        ended = text("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE backend_type = 'client backend' "
                     "AND pid <> pg_backend_pid() AND query ~ :doing")
        engine = create_engine(self.url.format(name="postgres"), isolation_level="AUTOCOMMIT", poolclass=NullPool)
        with engine.connect() as connection:
            return int(connection.execute(ended, {"doing": doing}).scalar_one())

    def remove(self) -> None:
        """Stop the server if it is running, and delete its data."""
        with suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def running_server(folder: Path, durable: bool = False) -> Iterator[str]:
    """Start a new, empty server and yield its URL, without the database's name. Measurements need a `durable` one, like those of
    hosts."""
    cluster = Cluster(folder, durable)
    try:
        cluster.start()
        yield cluster.url
    finally:
        cluster.remove()
