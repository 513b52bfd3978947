"""Notices: ways to call people, what they wish to hear of, and the outbox

Revision: 0023
Follows 0022
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("session", sa.String(64), nullable=True),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("off", sa.DateTime(timezone=True), nullable=True),
        sa.Column("why", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ways_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ways")),
        sa.UniqueConstraint("mark", name=op.f("uq_ways_mark")),
    )
    op.create_index(op.f("ix_ways_person"), "ways", ["person"])
    op.create_index(op.f("ix_ways_session"), "ways", ["session"])
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("unwanted", sa.JSON(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("calendar", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notice_wishes_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notice_wishes")),
        sa.UniqueConstraint("calendar", name=op.f("uq_notice_wishes_calendar")),
    )
    op.create_table(
        "quiet_tables",
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_quiet_tables_person_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_quiet_tables_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", name=op.f("pk_quiet_tables")),
    )
    op.create_index(op.f("ix_quiet_tables_table"), "quiet_tables", ["table"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("way", sa.Integer(), nullable=True),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table", sa.String(24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("key", sa.String(24), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("first_due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("lease", sa.DateTime(timezone=True), nullable=True),
        sa.Column("holder", sa.String(24), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("repeats", sa.Integer(), nullable=False),
        sa.Column("done", sa.DateTime(timezone=True), nullable=True),
        sa.Column("error", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["way"], ["ways.id"], name=op.f("fk_notices_way_ways"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index("ix_notices_state_due", "notices", ["state", "due"])
    op.create_index("ix_notices_table_state", "notices", ["table", "state"])
    op.create_index(op.f("ix_notices_person"), "notices", ["person"])
    op.create_index(op.f("ix_notices_way"), "notices", ["way"])


def downgrade() -> None:
    """Nobody is called any more."""
    for table in ("notices", "quiet_tables", "notice_wishes", "ways"):
        op.drop_table(table)
