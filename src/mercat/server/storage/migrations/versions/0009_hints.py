"""Hints that players took

Revision: 0009
Follows 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hints",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", name="fk_hints_table_tables", ondelete="CASCADE"),
                  nullable=False),
        sa.Column("length", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("hints", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table", "length", name="pk_hints"),
    )


def downgrade() -> None:
    op.drop_table("hints")
