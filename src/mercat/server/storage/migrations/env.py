"""The environment that Alembic runs for `Store.migrate`, which passes the connection in."""

from alembic import context
from sqlalchemy import Connection

from mercat.server import all_rows  # noqa: F401
from mercat.server.storage.models import Base


def run(connection: Connection) -> None:
    """Run all migrations in the caller's transaction. Even in SQLite, this includes creating and altering tables."""
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True, compare_type=True,
                      user_module_prefix="models.", transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
