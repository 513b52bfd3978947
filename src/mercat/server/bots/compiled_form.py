"""A server that was started interpreted, while the games are compiled beside it, lets its bots think in the compiled form."""

import os
import sys
from pathlib import Path

from mercat.engine.state import is_compiled


def compiled_form_appeared() -> bool:
    """True once, when the folder that MERCAT_COMPILED names has come to be: processes started from then on import `mercat`
    from it. This process goes on with the modules it has."""
    named = os.environ.get("MERCAT_COMPILED")
    if named is None or is_compiled() or not Path(named).is_dir():
        return False
    folder = os.path.realpath(named)                     # the link may lead elsewhere later
    if folder in sys.path:
        return False
    sys.path.insert(0, folder)
    return True
