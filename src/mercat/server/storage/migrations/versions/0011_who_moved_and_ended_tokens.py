"""Fair play: has a person moved, how often were a seat's tokens ended

Revision: 0011
Follows 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """In games that had begun before, a person may have moved."""
    op.add_column("tables", sa.Column("touched", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("tokens", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("touched", sa.Boolean), sa.column("length", sa.Integer))
    op.execute(tables.update().where(tables.c.length > 0).values(touched=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("tokens")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("touched")
