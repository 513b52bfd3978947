"""Requests to join a group

Revision: 0031 Follows 0030
"""

import sqlalchemy as sa
from alembic import op

from mercat.server.storage.models import Moment

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "group_asks", sa.Column("id", sa.Integer(), nullable=False), sa.Column("asked", sa.String(24), nullable=False),
        sa.Column("person", sa.String(60), nullable=False), sa.Column("made", Moment(), nullable=False),
        sa.Column("let_in", sa.Boolean(), nullable=True), sa.PrimaryKeyConstraint("id"), sa.UniqueConstraint("asked", "person"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"))
    op.create_index("ix_group_asks_person", "group_asks", ["person"])


def downgrade() -> None:
    op.drop_table("group_asks")
