"""Backups are made at random moments while people and bots play, and restored into SQLite and PostgreSQL from each of both.

Every move confirmed before a backup began is in the restored database, in its place, and no journal is incomplete.
"""

import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select

from mercat.server.settings import Settings
from mercat.server.storage.backups.restoring import OpenArchive, restore
from mercat.server.storage.backups.server_files import kept_files
from mercat.server.storage.backups.writing import back_up
from mercat.server.storage.models import TableRow
from mercat.server.tables.store import Store, read_table
from tests.server.conftest import Server
from tests.server.postgresql import MISSING, programs, running_server
from tests.server.soak.kills import TABLES, Player
from tests.waiting import wait_until

KINDS = ("sqlite", "postgresql")
AT_MOST = 0.5                                            # seconds between a restored backup and the next one


def run(data: Path, seconds: float, seed: int, backups: int = 100, tables: int = 6, postgresql: str = "") -> dict[str, Any]:
    """Make backups, half of them of each kind of database, and restore half of these into each kind; `seconds` is not used."""
    if not postgresql:
        folder = programs()
        assert folder is not None, MISSING
        with running_server(folder) as url:
            return run(data, seconds, seed, backups, tables, url)
    counts, chance = Counter[str](), random.Random(seed)
    for number, kind in enumerate(KINDS):
        home = data / kind
        with people_at_tables(home, database(kind, home, postgresql), tables, chance) as (store, people):
            for _ in range(backups // 2):
                time.sleep(chance.uniform(0, AT_MOST))
                target = KINDS[(number + counts["backups"]) % 2]
                counts.update(backed_up(store, people, home, database(target, home / "restored", postgresql), chance))
                counts.update({"backups": 1, f"{kind} to {target}": 1})
    return dict(counts)


def database(kind: str, folder: Path, postgresql: str) -> str:
    """Return the URL of a new, empty database."""
    name = f"backups_{secrets.token_hex(6)}"
    if kind == "sqlite":
        return f"sqlite:///{folder / f'{name}.sqlite3'}"
    with create_engine(postgresql.format(name="postgres"), isolation_level="AUTOCOMMIT").connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    return postgresql.format(name=name)


@contextmanager
def people_at_tables(home: Path, url: str, tables: int, chance: random.Random) -> Iterator[tuple[Store, list[Player]]]:
    """Yield the store of a server and the people who play there until the block ends. An error of any of them fails."""
    server, stop, broken = Server(home), threading.Event(), list[BaseException]()
    server.start(database=url)
    people = [Player([server], TABLES[number % len(TABLES)], random.Random(chance.random())) for number in range(tables)]

    def playing(player: Player) -> None:
        try:
            player.play(stop)
        except BaseException as error:
            broken.append(error)

    threads = [threading.Thread(target=playing, args=[player]) for player in people]
    store = Store(url)
    try:
        for thread in threads:
            thread.start()
        wait_until(lambda: bool(broken) or all(player.counts["moves"] for player in people))
        yield store, people
        stop.set()
        for thread in threads:
            thread.join()
        assert not broken, f"{broken[0]!r}"
    finally:
        stop.set()
        store.close()
        server.kill()


def backed_up(store: Store, people: list[Player], home: Path, target: str, chance: random.Random) -> dict[str, int]:
    """Make a backup and restore it, and return the numbers compared. Raises AssertionError if anything is missing."""
    told = {table: dict(moves) for player in people for table, moves in list(player.moves.items())}
    settings = Settings(data=home / "restored" / secrets.token_hex(6), database=target)
    path = home / "restored.backup"
    passphrase = "secret" if chance.random() < 0.1 else ""
    back_up(store.reading, kept_files(Settings(data=home)), path, passphrase, replacing=True)
    with OpenArchive(path, passphrase) as archive:
        restore(archive, settings)
    assert (settings.data / "secret-key").read_bytes() == (home / "secret-key").read_bytes()
    restored = Store(target)
    try:
        return compared(restored, told)
    finally:
        restored.close()


def compared(restored: Store, told: dict[str, dict[int, str]]) -> dict[str, int]:
    """Compare a restored database with the confirmed moves and the lengths of the journals, and return the numbers compared."""
    with restored.reading.connect() as connection:
        tables = list(connection.scalars(select(TableRow.id)))
    journals = {table: restored.read(read_table, table, True) for table in tables}
    assert all(len(record.lines) == record.table.length for record in journals.values())
    for table, moves in told.items():
        lines = dict(enumerate(journals[table].lines)) if table in journals else {}
        missing = {number: line for number, line in moves.items() if lines.get(number) != line}
        assert not missing, f"at {table}: told {missing}, restored {lines}"
    return {"moves told before": sum(map(len, told.values())), "lines restored": sum(len(one.lines) for one in journals.values()),
            "tables restored": len(tables)}
