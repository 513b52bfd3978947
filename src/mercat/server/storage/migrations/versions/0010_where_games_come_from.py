"""Where games come from: imported matches, and how many lines of a journal were not played here

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
    """Of older tables only lessons are known to have begun with lines that were not played here, at least one."""
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("brought", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("brought", sa.Integer), sa.column("lesson", sa.String))
    op.execute(tables.update().where(tables.c.lesson.is_not(None)).values(brought=1))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("brought")
        tables.drop_column("imported")
