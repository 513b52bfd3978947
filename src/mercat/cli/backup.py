"""`mercat backup` and `mercat restore`: write all data of a server into one file, even while the server is running, and restore
it into an empty database."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.files import because, read_text
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, ErrorText, NotUnderstood, with_progress
from mercat.cli.serve import make_folder
from mercat.cli.stored_tables import DataFolder, opened, settings_for
from mercat.cli.texts import COMMAND_TEXTS
from mercat.server.problems import Fault
from mercat.text import LANGUAGES

if TYPE_CHECKING:
    from sqlalchemy import URL

    from mercat.server.settings import Settings
    from mercat.server.storage.backups.manifest import Manifest

LONGEST_PASSPHRASE = 10_000             # bytes
USUALLY_KEPT = 7
AGAIN_AFTER = 600.0                     # seconds until the next attempt after a failure
LOOK_EVERY = 60.0                       # seconds between readings of the clock: it may be set, and a machine may sleep
SHORTEST = timedelta(minutes=1)
MOST_HOURS = 24 * 366 * 100
PassphraseFile = Annotated[Path | None, typer.Option("--passphrase-file", metavar="FILE")]
Verify = Annotated[bool, typer.Option("--verify")]


def backup(place: Annotated[Path, typer.Argument(metavar="FILE|FOLDER")],
           every: Annotated[str | None, typer.Option("--every", metavar="24h")] = None,
           once: Annotated[bool, typer.Option("--once")] = False,
           keep: Annotated[int | None, typer.Option("--keep", metavar="NUMBER", min=1, max=100_000)] = None,
           force: Annotated[bool, typer.Option("--force")] = False, verify: Verify = False,
           passphrase_file: PassphraseFile = None, data: DataFolder = None, language: Language = None) -> None:
    """Write all data of a server into one file, even while the server is running, or write backups into a folder at intervals."""
    language, settings = language_for(language), settings_for(data)
    interval = None if every is None else interval_of(every)
    passphrase = passphrase_from(settings, passphrase_file)
    if once and every is None:
        raise NotUnderstood("once-without-every")
    if interval is None and keep is None and not place.is_dir():
        with failure_noted(settings):
            make(settings, place, passphrase, force, verify, language)
        return
    if place.exists() and not place.is_dir():
        raise NotUnderstood("not-folder", path=str(place))
    if interval is not None and not once:
        make_folder(place)
        go_on(settings, place, passphrase, verify, language, interval, keep or USUALLY_KEPT)
    else:
        with failure_noted(settings):
            make_folder(place)
            make_in(settings, place, passphrase, verify, language, interval, keep)


def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], verify: Verify = False, passphrase_file: PassphraseFile = None,
            data: DataFolder = None, language: Language = None) -> None:
    """Restore a backup into an empty database and data folder. With --verify, only check that this is possible."""
    language, settings = language_for(language), settings_for(data)
    passphrase = passphrase_from(settings, passphrase_file)
    if verify:
        tried(file, passphrase, language)
        return
    from mercat.server.storage.backups.restoring import OpenArchive
    from mercat.server.storage.backups.restoring import restore as restoring
    from mercat.server.storage.faults import without_password

    with told(file, settings.data, settings.database_url), OpenArchive(file, passphrase) as archive:
        restoring(archive, settings)
        facts = facts_of(archive.manifest)
    print(COMMAND_TEXTS.say(language, "restored", database=without_password(settings.database_url), **facts))


def make(settings: Settings, file: Path, passphrase: str, force: bool, verify: bool, language: str) -> None:
    """Make one backup and report it. With `force`, replace an existing file. With `verify`, also restore the backup as a test."""
    from mercat.server.storage.backups.schedule import note_made
    from mercat.server.storage.backups.server_files import kept_files
    from mercat.server.storage.backups.writing import back_up

    with told(file, file, settings.database_url):
        store = opened(settings)
        try:
            manifest = back_up(store.reading, kept_files(settings), file, passphrase, force)
        except FileExistsError as error:
            raise CommandError("backup-exists", path=str(file)) from error
        finally:
            store.close()
        megabytes = f"{file.stat().st_size / 1e6:,.1f}"
    note_made(settings.data, file)
    print(COMMAND_TEXTS.say(language, "backed-up", path=str(file), megabytes=megabytes, **facts_of(manifest)), flush=True)
    if verify:
        tried(file, passphrase, language)


def make_in(settings: Settings, folder: Path, passphrase: str, verify: bool, language: str, interval: timedelta | None,
            keep: int | None) -> None:
    """Make a backup in a folder and delete the oldest ones beyond `keep`. With an interval, do so only if a backup is due."""
    from mercat.server.storage.backups.schedule import alone_in, keep_newest, new_name, until_due

    try:
        with alone_in(folder):
            if interval is None or until_due(folder, interval) <= timedelta(0):
                make(settings, new_name(folder), passphrase, False, verify, language)
                if keep is not None:
                    keep_newest(folder, keep)
    except BlockingIOError:
        if interval is None:                             # with an interval, another process makes the backup that is due
            raise CommandError("cannot-write", path=str(folder), why=ErrorText("because-in-use")) from None
    except OSError as error:
        raise CommandError("cannot-write", path=str(folder), why=because(error)) from error


def go_on(settings: Settings, folder: Path, passphrase: str, verify: bool, language: str, interval: timedelta, keep: int) -> None:
    """Make backups at intervals until the process is stopped. Report a failed backup and try again later."""
    from mercat.server.storage.backups.schedule import until_due

    while True:
        wait = AGAIN_AFTER
        try:
            with failure_noted(settings):
                make_in(settings, folder, passphrase, verify, language, interval, keep)
            wait = min(LOOK_EVERY, max(1.0, until_due(folder, interval).total_seconds()))
        except CommandError as failure:
            print(f"mercat: {failure.sentence(language)}", file=sys.stderr, flush=True)
        time.sleep(wait)


def tried(file: Path, passphrase: str, language: str) -> None:
    """Restore a backup into a temporary database, read all journals, and report the result."""
    import tempfile

    from sqlalchemy import URL, select

    from mercat.server.storage.backups.restoring import OpenArchive, draft_database
    from mercat.server.storage.models import TableRow
    from mercat.server.tables.journals import journals_of
    from mercat.server.tables.store import Store
    from mercat.server.tables.stored_matches import read_journals

    folder = Path(tempfile.gettempdir())
    with told(file, folder), OpenArchive(file, passphrase) as archive:
        archive.files()
        with draft_database(archive, folder) as draft:
            store = Store(URL.create("sqlite", database=str(draft)))
            try:
                with store.reading.connect() as connection:
                    tables = list(connection.scalars(select(TableRow.id)))
                readable = read_journals(with_progress(journals_of(store, tables), len(tables), "mercat"))
            finally:
                store.close()
    if readable.broken:
        raise CommandError("broken-journals", path=str(file), many=len(readable.broken), table=readable.broken[0])
    print(COMMAND_TEXTS.say(language, "verified", path=str(file), played=readable.played, elsewhere=readable.elsewhere,
                            unbegun=readable.unbegun, **facts_of(archive.manifest)))


@contextmanager
def failure_noted(settings: Settings) -> Iterator[None]:
    """Record, for `mercat doctor`, why a backup in the `with` block failed. Errors in the user's command are not recorded."""
    from mercat.server.storage.backups.schedule import note_failed

    try:
        yield
    except NotUnderstood:
        raise
    except CommandError as failure:
        note_failed(settings.data, {language: failure.sentence(language) for language in LANGUAGES})
        raise


@contextmanager
def told(file: Path, written: Path, database: str | URL = "") -> Iterator[None]:
    """Raise CommandError, with one sentence, for errors of archives and of the database in the `with` block. `written` is the
    file or folder being written."""
    from sqlalchemy.exc import SQLAlchemyError

    from mercat.server.storage.backups.manifest import ArchiveError
    from mercat.server.storage.faults import fault_of
    from mercat.server.storage.migrating import UnknownRevision

    if file != written and not file.is_file():
        why = ErrorText("because-is-folder" if file.is_dir() else "because-no-such-file")
        raise NotUnderstood("cannot-read", path=str(file), why=why)
    try:
        yield
    except (ArchiveError, UnknownRevision) as error:
        raise CommandError("in-file", path=str(file), why=error) from error
    except Fault as fault:                               # a fault of the server's key
        raise CommandError("plain", text=fault) from fault
    except (SQLAlchemyError, ImportError) as error:
        raise CommandError("plain", text=fault_of(error, database)) from error
    except OSError as error:
        raise CommandError("cannot-write", path=str(error.filename or written), why=because(error)) from error


def facts_of(manifest: Manifest) -> dict[str, Any]:
    """Return the facts about an archive that are shown in reports."""
    return {"tables": manifest.tables["tables"].rows, "moves": f"{manifest.tables['moves'].rows:,}",
            "made": manifest.made.strftime("%Y-%m-%d %H:%M")}


def passphrase_from(settings: Settings, file: Path | None) -> str:
    """Return the passphrase from a file or, if no file is named, from the settings. It is empty if there is none. Raise
    NotUnderstood if the file cannot be used."""
    if file is None:
        return settings.backup_passphrase
    passphrase = read_text(file, LONGEST_PASSPHRASE).strip("\r\n")
    if not passphrase:
        raise NotUnderstood("empty-passphrase", path=str(file))
    return passphrase


def interval_of(said: str) -> timedelta:
    """Return an interval given as 24h, 90m or 7d. A number alone means hours, as in MERCAT_BACKUP_EVERY. Raise NotUnderstood for
    anything else."""
    from mercat.server.setting_values import duration_in

    hours = duration_in(said, "h")
    interval = timedelta(0) if hours is None or hours > MOST_HOURS else timedelta(hours=hours)
    if interval < SHORTEST:
        raise NotUnderstood("no-interval", value=said[:40])
    return interval
