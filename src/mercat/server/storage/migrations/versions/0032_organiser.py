"""A shorter kind for the notification to a group's new organiser, so that it fits into its column

Revision: 0032 Follows 0031
"""

from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE notices SET kind = 'organiser' WHERE kind = 'group-keeper'")


def downgrade() -> None:
    op.execute("DELETE FROM notices WHERE kind = 'organiser'")
