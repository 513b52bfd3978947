"""The extent of the tests: with MERCAT_THOROUGH, tests marked `thorough` run, and tests of random games play that many times more
games."""

import os

from mercat.engine.rules.state import is_compiled

THOROUGH = "MERCAT_THOROUGH" in os.environ
MANY = int(os.environ.get("MERCAT_THOROUGH", "1"))      # a few hundred give tens of thousands of games


def games(compiled: int, interpreted: int = 1) -> int:
    """Return the number of random games to play. Interpreted games are about fifty times slower."""
    return (compiled if is_compiled() else interpreted) * MANY
