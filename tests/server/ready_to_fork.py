"""Imported by the process that servers are forked from: all that each of them would import and work out anew."""

from mercat.games import find, names
from mercat.server.app import create_app
from mercat.server.settings import Settings
from tests.server.shared_routes import share_routes

share_routes(setattr)
create_app(Settings(secret_key="x" * 32, limits=False))
for name in names():
    find(name)
