"""The table's people: a waiting room, seats drawn by lot, what happens with absent people's seats, who played a seat before

Revision: 0019
Follows 0018
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

ADDED = {"tables": ("waiting_room", "lots", "lot", "absence", "call_after", "shown_out"),
         "seats": ("ready", "called", "former", "earlier"), "result_seats": ("earlier",)}


def upgrade() -> None:
    """Tables are altered in place: SQLite would delete what belongs to them with a copied one."""
    op.add_column("tables", sa.Column("waiting_room", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("lots", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("lot", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("absence", sa.String(10), nullable=False, server_default="call"))
    op.add_column("tables", sa.Column("call_after", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("shown_out", sa.JSON(), nullable=True))
    op.add_column("seats", sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("called", sa.DateTime(timezone=True), nullable=True))
    op.add_column("seats", sa.Column("former", sa.JSON(), nullable=True))
    op.add_column("seats", sa.Column("earlier", sa.JSON(), nullable=True))
    op.add_column("result_seats", sa.Column("earlier", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Tables that wait for people to be ready begin as soon as every seat is taken."""
    for table, columns in ADDED.items():
        for column in columns:
            op.drop_column(table, column)
