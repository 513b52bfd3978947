"""The component data as it is read from its files."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "data"
FILES: Final = ("components.toml", "map.toml")


def read(name: str) -> dict[str, Any]:
    """A file of component data."""
    with open(FOLDER / name, "rb") as file:
        return tomllib.load(file)


def digest() -> str:
    """A short name of exactly these numbers, kept in every match; comments and layout of the files do not count."""
    return hashlib.sha256(repr([COMPONENTS, MAP]).encode()).hexdigest()[:16]


COMPONENTS: Final[dict[str, Any]] = read("components.toml")
MAP: Final[dict[str, Any]] = read("map.toml")
DIGEST: Final = digest()
