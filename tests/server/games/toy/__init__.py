"""The toy game in a folder that the server finds through MERCAT_GAMES."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[4]))
from tests.toy import TOY as GAME

__all__ = ["GAME"]
