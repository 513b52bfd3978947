"""More than usual: with MERCAT_THOROUGH set tests marked `thorough` run too, and those of random games try so many times more."""

import os

from mercat.engine.rules.state import is_compiled

THOROUGH = "MERCAT_THOROUGH" in os.environ
MANY = int(os.environ.get("MERCAT_THOROUGH", "1"))      # some hundreds make it tens of thousands of games


def games(compiled: int, interpreted: int = 1) -> int:
    """How many random games to play, which is some fifty times slower interpreted."""
    return (compiled if is_compiled() else interpreted) * MANY
