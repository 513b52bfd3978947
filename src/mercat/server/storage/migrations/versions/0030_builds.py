"""The build of a game's sources that a table was last played under

Revision: 0030
Follows 0029
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("build", sa.String(length=16), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "build")
