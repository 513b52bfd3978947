"""Who opened a table, whether its bots rest, who had a bot hold a seat, and personal links that can be withdrawn

Revision: 0003
Follows 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("resting", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("held_by", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("links", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    for table, column in (("seats", "links"), ("seats", "held_by"), ("tables", "resting"), ("tables", "opener")):
        op.drop_column(table, column)
