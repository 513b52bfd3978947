"""What the processes of a server divide among themselves: chores, limits, and whose bots play where

Revision: 0026
Follows 0025
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None
FORGOTTEN = ("allowances", "shares")                     # when PostgreSQL fails: it need not write them twice


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "chores",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("holder", sa.String(24), nullable=False),
        sa.Column("until", moment, nullable=False),
        sa.Column("network", sa.String(32), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_chores")),
    )
    op.create_index(op.f("ix_chores_until"), "chores", ["until"])
    op.create_table(
        "allowances",
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("network", sa.String(40), nullable=False),
        sa.Column("left", sa.Double(), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("kind", "network", name=op.f("pk_allowances")),
    )
    op.create_index(op.f("ix_allowances_at"), "allowances", ["at"])
    op.create_table(
        "shares",
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("network", sa.String(40), nullable=False),
        sa.Column("amount", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("process", "kind", "network", name=op.f("pk_shares")),
    )
    op.add_column("tables", sa.Column("thinker", sa.String(24), nullable=True))
    op.create_index(op.f("ix_tables_thinker"), "tables", ["thinker"])
    if op.get_bind().dialect.name == "postgresql":
        for name in FORGOTTEN:
            op.execute(f"ALTER TABLE {name} SET UNLOGGED")


def downgrade() -> None:
    """Processes decide for themselves again; whose bot it is to move is found without a note of who plays it."""
    op.drop_index(op.f("ix_tables_thinker"), "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("thinker")
    for name in ("shares", "allowances", "chores"):
        op.drop_table(name)
