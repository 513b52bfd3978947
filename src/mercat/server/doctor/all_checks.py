"""All checks of `mercat doctor`, in the order in which they are carried out."""

from mercat.server.doctor import of_settings  # noqa: I001  # the order counts
from mercat.server.doctor import of_files
from mercat.server.doctor import of_database
from mercat.server.doctor import of_ratings
from mercat.server.doctor import of_backups
from mercat.server.doctor import of_machine
from mercat.server.doctor import of_address
from mercat.server.doctor import of_mail

__all__ = ["of_address", "of_backups", "of_database", "of_files", "of_machine", "of_mail", "of_ratings", "of_settings"]
