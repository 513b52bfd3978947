"""Clocks: what tables agree on about time, what each seat has left, when people rest, when the server was away

Revision: 0022
Follows 0021
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

OF_TABLES = ("asked_since", "clock", "clock_turn", "clock_seat", "clock_since", "clock_rests", "clock_epoch", "clock_due",
             "clock_over", "paused", "resumes")


def upgrade() -> None:
    """Tables are altered in place: SQLite would delete what belongs to them with a copied one."""
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("asked_since", moment, nullable=True))
    op.add_column("tables", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("clock_turn", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("clock_seat", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("clock_since", moment, nullable=True))
    op.add_column("tables", sa.Column("clock_rests", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("clock_epoch", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock_due", moment, nullable=True))
    op.add_column("tables", sa.Column("clock_over", moment, nullable=True))
    op.add_column("tables", sa.Column("paused", moment, nullable=True))
    op.add_column("tables", sa.Column("resumes", moment, nullable=True))
    op.create_index("ix_tables_clock_due", "tables", ["clock_due"])
    op.add_column("seats", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("moves", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("people", sa.Column("rests", sa.JSON(), nullable=True))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    op.create_table(
        "downtimes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("stopped", moment, nullable=False),
        sa.Column("back", moment, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_downtimes")),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Games go on without a clock."""
    op.drop_table("downtimes")
    op.drop_table("heartbeat")
    op.drop_column("people", "rests")
    op.drop_column("moves", "clock")
    op.drop_column("seats", "clock")
    op.drop_index("ix_tables_clock_due", "tables")
    for column in OF_TABLES:
        op.drop_column("tables", column)
