"""Results of finished games, for lists of tables

Revision: 0012
Follows 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that ended before are listed without a result."""
    op.add_column("tables", sa.Column("results", sa.JSON, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("results")
