"""What ends with a session: who made a token or a link, why a browser was signed out, and tokens of who opened a table

Revision: 0028
Follows 0027
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("by", sa.String(64), nullable=True))
    op.add_column("sessions", sa.Column("why", sa.String(12), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("host_tokens", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "host_tokens")
    op.drop_column("sessions", "why")
    op.drop_column("sessions", "by")
