"""The folder of the games that only server tests play. This module imports nothing of Mercat, which reads the folder during its
import."""

from pathlib import Path

GAMES = Path(__file__).parent / "games"
