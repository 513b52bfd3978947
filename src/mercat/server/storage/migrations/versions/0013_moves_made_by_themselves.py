"""Which moves the person of a seat wishes to be made by themselves

Revision: 0013
Follows 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """People who sat down before get what is usual."""
    op.add_column("seats", sa.Column("automatic", sa.String(12), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("automatic")
