"""The list of all modules that declare database tables; importing them adds these tables to `Base`."""

from mercat.server.archive import rows as archive_rows  # noqa: F401
from mercat.server.friends import rows as friend_rows  # noqa: F401
from mercat.server.groups import rows as group_rows  # noqa: F401
from mercat.server.notices import rows as notice_rows  # noqa: F401
from mercat.server.orders import rows as order_rows  # noqa: F401
from mercat.server.people import rows as people_rows  # noqa: F401
from mercat.server.processes import rows as shared_rows  # noqa: F401
from mercat.server.ratings import rows as rating_rows  # noqa: F401
from mercat.server.storage import models  # noqa: F401
