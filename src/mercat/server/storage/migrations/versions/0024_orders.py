"""Orders for later, and which lines of journals they made

Revision: 0024
Follows 0023
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("noted", sa.JSON(), nullable=False),
        sa.Column("given", sa.Integer(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_orders_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_orders_table"), "orders", ["table"])
    op.create_index(op.f("ix_orders_person"), "orders", ["person"])
    op.add_column("moves", sa.Column("by_order", sa.String(40), nullable=True))


def downgrade() -> None:
    """Nobody has orders any more, and all moves look like those of players."""
    with op.batch_alter_table("moves") as moves:
        moves.drop_column("by_order")
    op.drop_table("orders")
