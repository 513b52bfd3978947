"""Events that affect people at a table without their own action

Revision: 0029 Follows 0028
"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("happened", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "happened")
