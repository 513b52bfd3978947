"""The texts of the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mercat.text import Voice

COMMAND_TEXTS: Final = Voice(Path(__file__).with_name("text"))
