"""Requests between people, of several kinds: what is asked for is kept as JSON

Revision: 0014
Follows 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

ASKED = sa.table("asked", sa.column("id", sa.Integer), sa.column("kind", sa.String), sa.column("facts", sa.JSON),
                 sa.column("target", sa.Integer))


def upgrade() -> None:
    """Earlier requests are for an undo. (The table is altered in place: SQLite would delete the answers with a copied one.)"""
    op.add_column("asked", sa.Column("kind", sa.String(20), nullable=False, server_default="undo"))
    op.add_column("asked", sa.Column("facts", sa.JSON(), nullable=False, server_default="{}"))
    connection = op.get_bind()
    for number, target in connection.execute(sa.select(ASKED.c.id, ASKED.c.target)).all():
        connection.execute(sa.update(ASKED).where(ASKED.c.id == number).values(facts={"target": target}))
    op.drop_column("asked", "target")


def downgrade() -> None:
    connection = op.get_bind()
    connection.execute(sa.delete(ASKED).where(ASKED.c.kind != "undo"))
    op.add_column("asked", sa.Column("target", sa.Integer(), nullable=False, server_default="0"))
    for number, facts in connection.execute(sa.select(ASKED.c.id, ASKED.c.facts)).all():
        connection.execute(sa.update(ASKED).where(ASKED.c.id == number).values(target=facts.get("target", 0)))
    op.drop_column("asked", "kind")
    op.drop_column("asked", "facts")
