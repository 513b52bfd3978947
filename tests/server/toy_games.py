"""Where the games are that only tests of the server play. Nothing of Mercat is imported, which reads the folder when it is."""

from pathlib import Path

GAMES = Path(__file__).parent / "games"
