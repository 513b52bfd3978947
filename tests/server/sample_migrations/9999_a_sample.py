"""A migration for tests alone, of the kinds that can lose rows: tables written anew, and rows moved and changed

Revision: 9999
Follows what MERCAT_TEST_FOLLOWS names
"""

import os

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = os.environ["MERCAT_TEST_FOLLOWS"]
branch_labels = None
depends_on = None

CHAT = sa.table("chat", *(sa.column(name) for name in ("id", "table", "name", "text", "notice")))
NOTICES = sa.table("said_at_tables", *(sa.column(name) for name in ("id", "table", "said")))
SEATS = sa.table("seats", *(sa.column(name) for name in ("table", "number", "name", "initial")))


def upgrade() -> None:
    """Remove notices from the chat, give seats an initial, and copy and drop `tables`, to which all other tables refer."""
    op.create_table(
        "said_at_tables",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", name="fk_notices_table_tables", ondelete="CASCADE"),
                  nullable=False),
        sa.Column("said", sa.Text(), nullable=False))
    said = sa.select(CHAT.c.id, CHAT.c.table, CHAT.c.name + ": " + CHAT.c.notice).where(CHAT.c.notice.is_not(None))
    op.execute(NOTICES.insert().from_select(["id", "table", "said"], said))
    op.execute(CHAT.delete().where(CHAT.c.notice.is_not(None)))
    with op.batch_alter_table("tables") as tables:       # in SQLite a copy, because of the type
        tables.add_column(sa.Column("label", sa.String(20), nullable=False, server_default="none"))
        tables.alter_column("seed", type_=sa.Text())
    op.add_column("seats", sa.Column("initial", sa.String(1)))
    connection = op.get_bind()
    for table, number, name in connection.execute(sa.select(SEATS.c.table, SEATS.c.number, SEATS.c.name)).all():
        connection.execute(SEATS.update().where(SEATS.c.table == table, SEATS.c.number == number).values(initial=name[:1]))
    op.create_index("ix_seats_initial", "seats", ["initial"])


def downgrade() -> None:
    raise NotImplementedError
