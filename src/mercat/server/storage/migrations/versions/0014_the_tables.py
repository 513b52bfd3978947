"""All tables of the database, as fourteen migrations had made them before the first version

Revision: 0014
Follows nothing
"""

import sqlalchemy as sa
from alembic import op

from mercat.server.storage import models

revision = "0014"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_tables()
    create_seats()
    create_moves()
    create_chat()
    create_requests()
    create_reviews_and_hints()


def of_table(name: str) -> sa.Column[str]:
    """The column that names the table to which a row belongs, and with which it is deleted."""
    owner = sa.ForeignKey("tables.id", name=op.f(f"fk_{name}_table_tables"), ondelete="CASCADE")
    return sa.Column("table", sa.String(24), owner, nullable=False)


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(120), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("sandbox", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(60)),
        sa.Column("parent", sa.String(24)),
        sa.Column("rematch", sa.String(24)),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer()),
        sa.Column("opened", models.Moment(), nullable=False),
        sa.Column("changed", models.Moment(), nullable=False),
        sa.Column("deal", sa.JSON()),
        sa.Column("opener", sa.String(32)),
        sa.Column("resting", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("earlier_seeds", sa.JSON()),
        sa.Column("lesson", sa.String(40)),
        sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("brought", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("touched", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("results", sa.JSON()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    for column in ("host", "opener", "rematch"):
        op.create_index(op.f(f"ix_tables_{column}"), "tables", [column])


def create_seats() -> None:
    op.create_table(
        "seats",
        of_table("seats"),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(20)),
        sa.Column("held", sa.String(20)),
        sa.Column("holder", sa.String(60)),
        sa.Column("sitting", sa.Integer(), nullable=False),
        sa.Column("seen", models.Moment()),
        sa.Column("held_by", sa.Integer()),
        sa.Column("links", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("tokens", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("automatic", sa.String(12)),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_holder"), "seats", ["holder"])


def create_moves() -> None:
    op.create_table(
        "moves",
        of_table("moves"),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("at", models.Moment(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_moves")),
    )


def create_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        of_table("chat"),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", models.Moment(), nullable=False),
        sa.Column("notice", sa.String(20)),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_table"), "chat", ["table"])


def create_requests() -> None:
    """Requests, and the answers to them. (`consents` refers to `asked.id`, which SQLite must never give again.)"""
    op.create_table(
        "asked",
        sa.Column("id", sa.Integer(), nullable=False),
        of_table("asked"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("refused", sa.Integer()),
        sa.Column("kind", sa.String(20), nullable=False, server_default="undo"),
        sa.Column("facts", sa.JSON(), nullable=False, server_default="{}"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_asked")),
        sa.UniqueConstraint("table", name=op.f("uq_asked_table")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "consents",
        sa.Column("asked", sa.Integer(), sa.ForeignKey("asked.id", name=op.f("fk_consents_asked_asked"), ondelete="CASCADE"),
                  nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("asked", "seat", name=op.f("pk_consents")),
    )


def create_reviews_and_hints() -> None:
    op.create_table(
        "reviews",
        of_table("reviews"),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("review", sa.JSON(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_reviews")),
    )
    op.create_table(
        "hints",
        of_table("hints"),
        sa.Column("length", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("hints", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table", "length", name=op.f("pk_hints")),
    )


def downgrade() -> None:
    for table in ("hints", "reviews", "consents", "asked", "chat", "moves", "seats", "tables"):
        op.drop_table(table)
