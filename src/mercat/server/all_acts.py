"""The import of all modules that declare acts. Each act is declared once, with `act`.

The routes for pages and programs, the place in the OpenAPI document, the rate limit and the table in docs/api.md follow from this
declaration.
"""

# isort: off
from mercat.server.accounts import acts as account  # noqa: F401  # they declare acts, in this order, whichever is asked for first
from mercat.server.friends import acts as friends  # noqa: F401
from mercat.server.groups import acts as groups  # noqa: F401
from mercat.server.hosting import acts as hosting  # noqa: F401
from mercat.server.devices import acts as me  # noqa: F401
from mercat.server.notices import acts as notices  # noqa: F401
from mercat.server.orders import acts as orders  # noqa: F401
from mercat.server.own_games import acts as own_games  # noqa: F401
from mercat.server.play import acts as play  # noqa: F401
from mercat.server.ratings import acts as ratings  # noqa: F401
from mercat.server.timekeeping import acts as time  # noqa: F401
