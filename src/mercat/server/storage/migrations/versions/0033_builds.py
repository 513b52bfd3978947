"""The build of a game's sources that a table was last played under

Revision: 0033
Follows 0027
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("build", sa.String(length=16), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("build")
