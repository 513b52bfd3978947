"""Imported by the process from which servers are forked, with the imports and preparations that they share."""

import gc
import os

from tests.server.toy_games import GAMES


def get_ready() -> None:
    """Import and prepare without looking for reference cycles, of which hardly any are left; servers never look among these."""
    gc.disable()
    os.environ["MERCAT_GAMES"] = str(GAMES)              # read when the games are imported
    from mercat.games import find, names
    from mercat.server.app import create_app
    from mercat.server.settings import Settings
    from mercat.server.web import serving
    from mercat.server.web.starting import pieces
    from tests.server.shared_routes import share_routes

    share_routes(setattr)
    create_app(Settings(secret_key="x" * 32, limits=False))
    for name in names():
        find(name)
    for read in pieces():                                # what each would read once it serves, for more than a second
        read()
    assert serving
    gc.freeze()
    gc.enable()


get_ready()
