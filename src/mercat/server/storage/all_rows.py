"""The one list of all modules that declare tables of the database: imported, these belong to `Base`."""

from mercat.server.storage import (  # noqa: F401
    archive_rows,
    group_rows,
    models,
    notice_rows,
    order_rows,
    people_rows,
    rating_rows,
    shared_rows,
)
