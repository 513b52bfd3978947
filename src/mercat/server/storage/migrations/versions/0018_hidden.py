"""Hidden: games that somebody does not want in their lists

Revision: 0018
Follows 0017
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_hidden_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", name=op.f("pk_hidden")),
    )
    op.create_index(op.f("ix_hidden_table"), "hidden", ["table"])


def downgrade() -> None:
    op.drop_table("hidden")
