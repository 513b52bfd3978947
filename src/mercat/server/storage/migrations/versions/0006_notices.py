"""Notices in the talk of a table: who had a bot play for somebody absent

Revision: 0006
Follows 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("notice", sa.String(20), nullable=True))


def downgrade() -> None:
    op.drop_column("chat", "notice")
