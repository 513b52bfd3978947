"""How many times more than usual the tests of random games try: MERCAT_THOROUGH, 1 if it is not set."""

import os

from mercat.engine.state import is_compiled

MANY = int(os.environ.get("MERCAT_THOROUGH", "1"))      # some hundreds make it tens of thousands of games


def games(compiled: int, interpreted: int = 1) -> int:
    """How many random games to play, which is some fifty times slower interpreted."""
    return (compiled if is_compiled() else interpreted) * MANY
