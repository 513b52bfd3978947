"""Lessons: the name of the lesson that a table teaches

Revision: 0008
Follows 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
