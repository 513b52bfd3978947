"""Results of finished games, which outlive their tables

Revision: 0015
Follows 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that are over already get theirs from the running server (`tables/finished_games.py`), which knows the rules."""
    op.create_table(
        "results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(120), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("ending", sa.String(20), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("parent", sa.String(24), nullable=True),
        sa.Column("mercat", sa.String(40), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sa.UniqueConstraint("table", name="uq_results_table"),
    )
    op.create_index("ix_results_game_ended", "results", ["game", "ended"])
    op.create_index("ix_results_listed_ended", "results", ["listed", "ended"])
    op.create_index("ix_results_listed_game_ended", "results", ["listed", "game", "ended"])
    op.create_table(
        "result_seats",
        sa.Column("result", sa.Integer(), sa.ForeignKey("results.id", name="fk_result_seats_result_results", ondelete="CASCADE"),
                  nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("held", sa.String(20), nullable=True),
        sa.Column("holder", sa.String(60), nullable=True),
        sa.Column("what", sa.JSON(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("result", "number", name="pk_result_seats"),
    )
    op.create_index("ix_result_seats_holder", "result_seats", ["holder"])


def downgrade() -> None:
    op.drop_table("result_seats")
    op.drop_table("results")
