"""The disk faults that cause system errors at a path: a full disk, a read-only disk, another user's files, a broken disk.

The checks change nothing on the disk.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from mercat.server.problems import Fault

NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
NOT_ALLOWED: Final = frozenset({errno.EACCES, errno.EPERM})
BROKEN: Final = frozenset({errno.EIO, errno.ENXIO, errno.ENODEV})


def fault_of_error(error: OSError, path: Path, writing: bool = True) -> Fault:
    """Return the fault that an error while reading or writing a path indicates."""
    if error.errno in NO_ROOM:
        return Fault("full", path=str(path))
    if error.errno == errno.EROFS or (writing and error.errno in NOT_ALLOWED and is_read_only(path)):
        return Fault("read-only", path=str(path))
    if error.errno in NOT_ALLOWED:
        return not_allowed("unwritable" if writing else "unreadable", path)
    if error.errno in BROKEN:
        return Fault("broken-disk", path=str(path), why=error.strerror or "")
    return Fault("unusable-path", path=str(path), why=(error.strerror or str(error)).lower())


def fault_of_file(path: Path) -> Fault | None:
    """Return the fault that prevents this user from using a file; None if there is none.

    The user must be allowed to read and write the file if it exists, and to create files in its folder.
    """
    folder = path.parent
    for mode, writing in (("rb", False), ("r+b", True)):
        try:
            path.open(mode).close()
        except FileNotFoundError:
            break
        except OSError as error:
            return fault_of_error(error, path, writing)
    if folder.is_dir() and not os.access(folder, os.W_OK | os.X_OK):
        return fault_of_error(PermissionError(errno.EACCES, ""), folder)
    return None


def is_read_only(path: Path) -> bool:
    """Return whether a path lies on a file system that is mounted read-only."""
    if not hasattr(os, "statvfs"):
        return False
    try:
        return bool(os.statvfs(nearest_folder(path)).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def has_no_room(path: Path) -> bool:
    """Return whether the disk of a path has no free block left for this user."""
    if not hasattr(os, "statvfs"):
        return False
    try:
        return os.statvfs(nearest_folder(path)).f_bavail == 0
    except OSError:
        return False


def sync_folder(folder: Path) -> None:
    """Write the directory entries of a folder to the disk, if the operating system supports this."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def nearest_folder(path: Path) -> Path:
    """Return a folder if it exists; otherwise return the nearest folder above it that exists."""
    return next((one for one in (path, *path.parents) if one.is_dir()), Path("/"))


def not_allowed(key: str, path: Path) -> Fault:
    """Return the fault for a path that this user may not use, with the owner of the nearest existing path that can be
    examined."""
    for place in (path, *path.parents):
        try:
            owner = user_name(place.stat().st_uid)
        except OSError:
            continue
        return Fault(key, path=str(path), user=this_user(), owner=owner)
    return Fault(key, path=str(path), user=this_user(), owner="root")


def this_user() -> str:
    """Return the name of the user that runs this process."""
    return user_name(os.geteuid()) if hasattr(os, "geteuid") else os.environ.get("USERNAME", "?")


def user_name(number: int) -> str:
    """Return the name of the user with this number, or the number as text if the user has no name."""
    try:
        import pwd
    except ImportError:                                  # Windows has other users
        return str(number)
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)
