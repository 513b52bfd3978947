"""Tokens that end with a session, reasons for its end, counts of opponents, games within one network, and the builds of games

Revision: 0028 Follows 0027
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

MET = """UPDATE ratings SET opponents = (
    SELECT count(DISTINCT theirs.person) FROM rating_changes AS mine
    JOIN rating_entries ON rating_entries.id = mine.entry JOIN rating_changes AS theirs ON theirs.entry = mine.entry
    WHERE mine.person = ratings.person AND theirs.person <> ratings.person AND rating_entries.game = ratings.game
    AND rating_entries.entered IS NOT NULL)"""


def upgrade() -> None:
    """Alter the tables in place. If SQLite copied a table and dropped the old one, the rows that refer to it would be deleted."""
    op.add_column("sessions", sa.Column("by", sa.String(64), nullable=True))
    op.add_column("sessions", sa.Column("why", sa.String(12), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("host_tokens", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("build", sa.String(16), nullable=True))
    op.add_column("ratings", sa.Column("opponents", sa.Integer(), nullable=False, server_default="0"))
    for table in ("tables", "rating_entries"):
        op.add_column(table, sa.Column("one_network", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("network", sa.String(32), nullable=True))
    op.execute(MET)


def downgrade() -> None:
    op.drop_column("seats", "network")
    for table in ("rating_entries", "tables"):
        op.drop_column(table, "one_network")
    op.drop_column("ratings", "opponents")
    op.drop_column("tables", "build")
    op.drop_column("tables", "host_tokens")
    op.drop_column("sessions", "why")
    op.drop_column("sessions", "by")
