"""Seeds that were told when a match was over that was then taken back

Revision: 0005
Follows 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("earlier_seeds", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "earlier_seeds")
