"""Digests of the sources of compiled files, stored beside the compiled files. Compiled files are not used if their sources have
changed since."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

NOTE: Final = "compiled_from.json"
BUILT: Final = ("*.so", "*.pyd", "__pycache__")          # generated files in a source folder, which do not affect the digest
DIGEST_BYTES: Final = 16


def digest_of(folder: Path) -> str:
    """Return a digest of all files in a folder, including texts, drawings and data."""
    digest = blake2b(digest_size=DIGEST_BYTES)
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder)
        if path.is_file() and not any(Path(part).match(one) for part in inner.parts for one in BUILT):
            digest.update(f"{inner.as_posix()}\n{path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def note_sources(compiled: Path, packages: Sequence[Path]) -> None:
    """Store the digests of the packages that were compiled into the folder `compiled`."""
    told = {os.path.relpath(package, compiled): digest_of(package) for package in packages}
    (compiled / NOTE).write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def is_outdated(package: Path) -> bool:
    """Return whether the sources of a compiled package have changed since it was compiled. Sources that no longer exist are
    ignored."""
    try:
        told = json.loads((package.parent / NOTE).read_text("utf-8"))
        sources = {package.parent / place: str(digest) for place, digest in told.items()}
    except (OSError, ValueError, AttributeError):
        return False
    return any(place.is_dir() and digest_of(place) != digest for place, digest in sources.items())
