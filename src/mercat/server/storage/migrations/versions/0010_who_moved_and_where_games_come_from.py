"""Fair play: has a person moved, was the journal brought along, how often a seat's tokens were ended

Revision: 0010
Follows 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """In games that had begun before, a person may have moved."""
    op.add_column("tables", sa.Column("touched", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("tokens", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("touched", sa.Boolean), sa.column("imported", sa.Boolean),
                      sa.column("length", sa.Integer), sa.column("lesson", sa.String), sa.column("sandbox", sa.Boolean))
    op.execute(tables.update().where(tables.c.length > 0).values(touched=sa.true()))
    op.execute(tables.update().where(tables.c.lesson.is_not(None)).values(imported=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("tokens")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("imported")
        tables.drop_column("touched")
