"""Checks of the machine and the installation: clock, versions, compiled form, open files, memory, and processors."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sqlite3
import sysconfig
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

import mercat
from mercat.engine.rules.state import is_compiled
from mercat.games import names, unplayable
from mercat.server.doctor.findings import Patient, Symptom, check, good, note, wrong
from mercat.server.doctor.of_files import megabytes
from mercat.server.web.connection_limits import WHEN_UNLIMITED, most_connections

SOURCES: Final = Path(mercat.__file__).parent
DAY: Final = timedelta(days=1)
MEMORY: Final = Path("/proc/meminfo")
GROUPS_MEMORY: Final = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
SERVER_BYTES: Final = 140 * 2**20                        # for a server process without tables, and for one in which bots think
BOTS_BYTES: Final = 80 * 2**20
NEVER_COMPILED: Final = ("cli", "server")
COMPILERS: Final = ("cc", "gcc", "clang")


@check("clock")
def moment(patient: Patient) -> Iterator[Symptom]:
    made, here = datetime.fromtimestamp(Path(mercat.__file__).stat().st_mtime, UTC), datetime.now(UTC)
    if here + DAY < made:
        yield wrong("clock-past", now=f"{here:%Y-%m-%d %H:%M}", made=f"{made:%Y-%m-%d %H:%M}")
    else:
        yield good("clock", now=f"{here:%Y-%m-%d %H:%M:%S}", zone=time.strftime("%Z"))


@check("games")
def games(patient: Patient) -> Iterator[Symptom]:
    for broken in unplayable():
        yield wrong("games-unplayable", what=broken.sentence(patient.language))
    yield good("games", games=", ".join(names()))


@check("versions")
def versions(patient: Patient) -> Iterator[Symptom]:
    try:
        installed = distribution("mercat")
    except PackageNotFoundError:
        yield note("versions-not-installed", version=mercat.__version__)
        return
    if installed.version != mercat.__version__:
        yield note("versions-of-another", version=mercat.__version__, installed=installed.version)
    wrong_ones = 0
    python = installed.metadata["Requires-Python"]
    if python and not SpecifierSet(python).contains(platform.python_version(), prereleases=True):
        wrong_ones += 1
        yield wrong("versions-range", name="Python", version=platform.python_version(), wanted=python)
    url = patient.url
    extras = ("server", *(["postgres"] if url is not None and url.get_backend_name() == "postgresql" else []))
    for needed in map(Requirement, installed.requires or ()):
        if needed.marker is not None and not any(needed.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            continue
        try:
            present = version(needed.name)
        except PackageNotFoundError:
            present = ""
        if not present:
            wrong_ones += 1
            yield wrong("versions-missing", name=needed.name, wanted=str(needed.specifier))
        elif not needed.specifier.contains(present, prereleases=True):
            wrong_ones += 1
            yield wrong("versions-range", name=needed.name, version=present, wanted=str(needed.specifier))
    if not wrong_ones:
        yield good("versions", version=mercat.__version__, python=platform.python_version(), sqlite=sqlite3.sqlite_version)


@check("compiled")
def compiled_form(patient: Patient) -> Iterator[Symptom]:
    if is_compiled():
        stale = stale_module()
        if stale:
            yield wrong("compiled-stale", path=stale)
        else:
            yield good("compiled")
        return
    folder = patient.environment.get("MERCAT_COMPILED", "")
    if folder and Path(folder).is_dir():
        yield good("compiled-for-bots", path=folder)
        return
    missing = [] if any(map(shutil.which, COMPILERS)) else ["gcc"]
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        missing.append("python3-dev")
    if missing:
        yield note("compiled-no-compiler", missing=", ".join(missing))
    else:
        yield note("compiled-not", path=str(SOURCES))


def stale_module() -> str:
    """Return a source file of a checkout that is newer than the compiled form in use; an empty string if there is none, as in a
    wheel.

    The tools that create the compiled form, or find that it is still up to date, set the modification time of its folder.
    """
    form = SOURCES.absolute().parent
    if form.parent.name != "build" or not form.name.startswith("compiled"):
        return ""
    package, made = form.parents[1] / "src" / "mercat", form.stat().st_mtime
    newer = (path for path in sorted(package.rglob("*.py")) if path.relative_to(package).parts[0] not in NEVER_COMPILED
             and path.stat().st_mtime > made)
    return str(next(newer, ""))


@check("machine")
def open_files(patient: Patient) -> Iterator[Symptom]:
    try:
        import resource
    except ImportError:                                  # Windows has no such limit
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = WHEN_UNLIMITED if hard == resource.RLIM_INFINITY else hard
    wanted = patient.settings.connections
    connections = most_connections(wanted, files)
    if connections < wanted:
        yield note("machine-few-files", files=files, connections=connections, wanted=wanted)
    else:
        yield good("machine-files", files=files, connections=connections)


@check("machine")
def memory(patient: Patient) -> Iterator[Symptom]:
    settings = patient.settings
    needed = SERVER_BYTES + settings.tables_memory * 2**20 + settings.workers * BOTS_BYTES
    present = memory_bytes()
    if present is None:
        return
    facts = {"present": megabytes(present), "needed": megabytes(needed)}
    yield note("machine-little-memory", **facts) if present < needed else good("machine-memory", **facts)


def memory_bytes() -> int | None:
    """Return the number of bytes of memory that this process may use: the machine's memory, or the limit of the process's control
    group. Return None if it is unknown."""
    limits = []
    try:
        told = re.search(r"^MemTotal:\s+(\d+) kB", MEMORY.read_text(), re.MULTILINE)
        limits += [int(told[1]) * 1024] if told else []
        limits += [int(path.read_text()) for path in GROUPS_MEMORY if path.exists() and path.read_text().strip().isdigit()]
    except OSError:
        pass
    return min(limits, default=None)


@check("machine")
def processors(patient: Patient) -> Iterator[Symptom]:
    many = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if patient.settings.workers > many:
        yield note("machine-few-processors", workers=patient.settings.workers, processors=many)
