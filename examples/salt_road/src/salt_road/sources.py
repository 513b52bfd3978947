"""The component data of The Salt Road in use."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mercat.components import read_components

SOURCES: Final = read_components(Path(__file__).parent)
DATA: Final[dict[str, Any]] = SOURCES["components.toml"]
