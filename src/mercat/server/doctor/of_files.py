"""Checks of the data folder: its owner and permissions, the key, and the free space on the disk."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mercat.server.disks import fault_of_error, is_read_only, nearest_folder, user_name
from mercat.server.doctor.findings import Patient, Symptom, check, good, note, wrong
from mercat.server.problems import Fault
from mercat.server.secret_key import key_file, read_key

OTHERS_RIGHTS: Final = 0o077                             # bits of a file's mode: permissions of users other than its owner
SMALLEST_ROOM: Final = 100 * 2**20                       # bytes: with less, a game or a backup may soon not fit
SCARCE_ROOM: Final = 2**30
FEWEST_FILES: Final = 1_000
WRITTEN: Final = b"\0" * 4096


def megabytes(number: float) -> int:
    return round(number / 2**20)


@check("files")
def folder(patient: Patient) -> Iterator[Symptom]:
    place = patient.settings.data
    if not place.exists():
        yield note("files-no-folder", path=str(place))
        return
    if not place.is_dir():
        yield wrong("files-not-a-folder", path=str(place))
        return
    try:
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(WRITTEN)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        yield wrong("files-not-writable", **patient.said(fault_of_error(error, place)))
    else:
        yield good("files-writable", path=str(place))
    if place.stat().st_mode & OTHERS_RIGHTS:
        yield note("files-open-folder", path=str(place))


@check("files")
def owners(patient: Patient) -> Iterator[Symptom]:
    if not hasattr(os, "geteuid"):                       # Windows has other rights
        return
    database = patient.file
    known = [patient.settings.data / "secret-key",
             *([database, Path(f"{database}-wal"), Path(f"{database}-shm")] if database is not None else [])]
    for path in known:
        try:
            status = path.stat()
        except OSError:
            continue
        if status.st_mode & OTHERS_RIGHTS:
            yield wrong("files-open", path=str(path), mode=oct(stat.S_IMODE(status.st_mode))[2:])
        if status.st_uid != os.geteuid():
            yield note("files-of-another", path=str(path), owner=user_name(status.st_uid), me=user_name(os.geteuid()))


@check("files")
def key(patient: Patient) -> Iterator[Symptom]:
    path = key_file(patient.settings)
    if patient.settings.secret_key:
        return
    try:
        if path.exists():                                # else `of_database.missing_key` says whether there are people
            read_key(path)
            yield good("files-key", path=str(path))
    except Fault as fault:
        yield wrong("key-fault", **patient.said(fault))
    except OSError as error:                             # not even the folder can be looked into
        yield wrong("key-fault", **patient.said(fault_of_error(error, path, writing=False)))


@check("disk")
def room(patient: Patient) -> Iterator[Symptom]:
    place = nearest_folder(patient.settings.data)
    if not hasattr(os, "statvfs"):
        return
    status = os.statvfs(place)
    free, database = status.f_bavail * status.f_frsize, patient.file
    size = database.stat().st_size if database is not None and database.exists() else 0
    facts = {"path": str(place), "free": megabytes(free)}
    if is_read_only(place):                              # then its room does not matter
        return
    if free < SMALLEST_ROOM:
        yield wrong("disk-full", **facts)
    elif free < max(SCARCE_ROOM, 2 * size):
        yield note("disk-scarce", **facts, size=megabytes(size))
    else:
        yield good("disk-room", **facts)
    if status.f_files and status.f_favail < FEWEST_FILES:
        yield wrong("disk-no-files", path=str(place), left=status.f_favail)
