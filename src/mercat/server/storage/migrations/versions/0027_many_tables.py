"""Indexes for a hundred thousand tables: the newest of all, and the seats for which bots play

Revision: 0027
Follows 0026
"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None
BY_BOTS = sa.text("bot IS NOT NULL OR held IS NOT NULL")


def upgrade() -> None:
    op.create_index(op.f("ix_tables_changed"), "tables", ["changed"])
    op.create_index("ix_seats_by_bots", "seats", ["table", "number"], sqlite_where=BY_BOTS, postgresql_where=BY_BOTS)


def downgrade() -> None:
    op.drop_index("ix_seats_by_bots", table_name="seats")
    op.drop_index(op.f("ix_tables_changed"), table_name="tables")
