"""Tables are found by who opened them, and by the table that follows

Revision: 0004
Follows 0003
"""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in ("host", "opener", "rematch"):
        op.create_index(f"ix_tables_{column}", "tables", [column])


def downgrade() -> None:
    for column in ("rematch", "opener", "host"):
        op.drop_index(f"ix_tables_{column}", "tables")
