"""The command line, `mercat`."""

from mercat.cli.app import main

__all__ = ["main"]
