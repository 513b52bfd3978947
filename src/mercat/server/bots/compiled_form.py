"""Lets the bots of an interpreted server use the compiled form as soon as it has been built."""

import os
import sys
from pathlib import Path

from mercat.engine.rules.state import is_compiled


def compiled_form_appeared() -> bool:
    """True once, when the folder named by MERCAT_COMPILED exists: worker processes started from then on import `mercat` from it.

    This process keeps its modules.
    """
    named = os.environ.get("MERCAT_COMPILED")
    if named is None or is_compiled() or not Path(named).is_dir():
        return False
    folder = os.path.realpath(named)                     # the folder is a link that may change
    if folder in sys.path:
        return False
    sys.path.insert(0, folder)
    return True


def workers_are_compiled() -> bool:
    """Do worker processes that start now import the compiled form?"""
    named = os.environ.get("MERCAT_COMPILED")
    return is_compiled() or (named is not None and os.path.realpath(named) in sys.path)
