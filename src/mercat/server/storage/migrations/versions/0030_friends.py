"""Friends, their presence, and invitations to free seats

Revision: 0030 Follows 0029
"""

import sqlalchemy as sa
from alembic import op

from mercat.server.storage.models import Moment

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def person(name: str) -> "sa.Column[str]":
    """Return a column that names a person. The row is deleted with the person."""
    return sa.Column(name, sa.String(60), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "friends", person("person"), person("other"), sa.Column("way", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False), sa.Column("made", Moment(), nullable=False),
        sa.Column("since", Moment(), nullable=True), sa.Column("declined", Moment(), nullable=True),
        sa.Column("withdrawn", sa.Boolean(), nullable=False), sa.Column("expires", Moment(), nullable=True),
        sa.PrimaryKeyConstraint("person", "other"))
    op.create_index(op.f("ix_friends_other"), "friends", ["other"])
    op.create_table(
        "friend_presence", person("person"), sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("seen", Moment(), nullable=True), sa.PrimaryKeyConstraint("person"))
    op.create_table(
        "friend_invitations",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False), person("person"),
        person("by"), sa.Column("made", Moment(), nullable=False), sa.Column("unheard", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", "by"))
    for column in ("by", "person"):
        op.create_index(op.f(f"ix_friend_invitations_{column}"), "friend_invitations", [column])


def downgrade() -> None:
    for name in ("friend_invitations", "friend_presence", "friends"):
        op.drop_table(name)
