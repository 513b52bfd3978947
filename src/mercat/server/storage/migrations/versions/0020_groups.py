"""Groups: their people, links that let others in, series of games; tables and results of a group

Revision: 0020
Follows 0019
"""

import sqlalchemy as sa
from alembic import op

from mercat.server.storage import models

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

OF_GROUPS = ("tables", "results")


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_groups")),
    )
    op.create_table(
        "group_members",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("group_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("is_keeper", sa.Boolean(), nullable=False),
        sa.Column("joined", models.Moment(), nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name=op.f("fk_group_members_group_id_groups"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_group_members_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_group_members")),
        sa.UniqueConstraint("group_id", "person", name=op.f("uq_group_members_group_id")),
    )
    op.create_index(op.f("ix_group_members_person"), "group_members", ["person"])
    op.create_table(
        "group_invitations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("group_id", sa.String(24), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(60), nullable=True),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("expires", models.Moment(), nullable=False),
        sa.Column("ended", models.Moment(), nullable=True),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name=op.f("fk_group_invitations_group_id_groups"),
                                ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_group_invitations_by_people"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_group_invitations")),
        sa.UniqueConstraint("hash", name=op.f("uq_group_invitations_hash")),
    )
    op.create_index(op.f("ix_group_invitations_group_id"), "group_invitations", ["group_id"])
    op.create_index(op.f("ix_group_invitations_by"), "group_invitations", ["by"])
    op.create_table(
        "series",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("group_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("ended", models.Moment(), nullable=True),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name=op.f("fk_series_group_id_groups"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_series")),
    )
    op.create_index(op.f("ix_series_group_id"), "series", ["group_id"])
    for table in OF_GROUPS:                              # altered in place: SQLite would delete what belongs to a copied table
        for column in ("group_id", "series_id"):
            op.add_column(table, sa.Column(column, sa.String(24), nullable=True))
            op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def downgrade() -> None:
    """Tables and results of a group are then those of whoever knows their addresses."""
    for table in OF_GROUPS:
        for column in ("group_id", "series_id"):
            op.drop_index(op.f(f"ix_{table}_{column}"), table)
            op.drop_column(table, column)
    for table in ("series", "group_invitations", "group_members", "groups"):
        op.drop_table(table)
