"""A private PostgreSQL server for tests, started where its programs and a driver are installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

DEBIANS = Path("/usr/lib/postgresql")
TEST_ONLY = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None if they or psycopg are not installed."""
    if find_spec("psycopg") is None:
        return None
    on_path = shutil.which("initdb")
    folders = [Path(on_path).parent] if on_path else []
    folders += sorted(DEBIANS.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def unprivileged_user() -> str | None:
    """Who runs the server: PostgreSQL refuses root. None means the user of this process."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


@contextmanager
def running_server(folder: Path, durable: bool = False) -> Iterator[str]:
    """A new, empty server that listens only on a socket in its own folder; yields the URL without the database's name. What is
    to be measured needs one that is `durable`, as those of hosts are."""
    user = unprivileged_user()
    data = Path(tempfile.mkdtemp(prefix="mercat-postgresql-"))       # a short path: a socket's has at most 107 bytes
    if user is not None:
        os.chown(data, pwd.getpwnam(user).pw_uid, -1)

    def call(*command: str | Path) -> None:
        subprocess.run(command, user=user, cwd=data, check=True, stdout=subprocess.DEVNULL, timeout=300)

    try:
        call(folder / "initdb", "-D", data / "cluster", "-U", "mercat", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = " ".join([*(TEST_ONLY[:2] if durable else TEST_ONLY), "-k", str(data)])
        call(folder / "pg_ctl", "start", "-w", "-s", "-D", data / "cluster", "-l", data / "log", "-o", options)
        try:
            yield f"postgresql+psycopg://mercat@/{{name}}?host={data}"
        finally:
            call(folder / "pg_ctl", "stop", "-s", "-m", "immediate", "-D", data / "cluster")
    finally:
        shutil.rmtree(data, ignore_errors=True)
