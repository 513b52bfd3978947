"""Updates: what each move changed in the position, and the rules that a table was played under before

Revision: 0016
Follows 0015
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables are altered in place: SQLite would delete what belongs to them with a copied one."""
    op.add_column("moves", sa.Column("position", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("earlier_rules", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("moves", "position")
    op.drop_column("tables", "earlier_rules")
