"""Reviews of finished matches

Revision: 0007
Follows 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", name="fk_reviews_table_tables", ondelete="CASCADE"),
                  nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("review", sa.JSON(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
