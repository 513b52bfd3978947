"""Rated tables, ratings of people, and who agrees that a finished game is in the archive

Revision: 0021
Follows 0020
"""

import json

import sqlalchemy as sa
from alembic import op

from mercat.server.storage import models

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

PERSON = "person"
PLAYED_HERE = ("people", "mixed")
AT_ONCE = 500                                            # results


def upgrade() -> None:
    """Tables are altered in place: SQLite would delete what belongs to them with a copied one."""
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("archive", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_results_ended", "results", ["ended"])
    moment = models.Moment()
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(60), sa.ForeignKey("people.id", name="fk_ratings_person_people", ondelete="CASCADE"),
                  nullable=False),
        sa.Column("game", sa.String(60), nullable=False), sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False), sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("last", moment, nullable=False), sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"))
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "rating_entries", sa.Column("id", sa.Integer(), nullable=False), sa.Column("table", sa.String(24), nullable=False),
        sa.Column("game", sa.String(60), nullable=False), sa.Column("due", moment, nullable=False),
        sa.Column("entered", moment, nullable=True), sa.Column("number", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_rating_entries"), sa.UniqueConstraint("table", name="uq_rating_entries_table"),
        sqlite_autoincrement=True)
    op.create_index("ix_rating_entries_entered_due", "rating_entries", ["entered", "due"])
    op.create_table(
        "rating_changes",
        sa.Column("entry", sa.Integer(), sa.ForeignKey("rating_entries.id", name="fk_rating_changes_entry_rating_entries",
                                                       ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(60), sa.ForeignKey("people.id", name="fk_rating_changes_person_people",
                                                         ondelete="SET NULL"), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=True) for name in ("mu", "sigma", "mu_after", "sigma_after")),
        sa.PrimaryKeyConstraint("entry", "seat", name="pk_rating_changes"))
    op.create_index("ix_rating_changes_person", "rating_changes", ["person"])
    archive = op.create_table(
        "archive", sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(60), sa.ForeignKey("people.id", name="fk_archive_person_people", ondelete="SET NULL"),
                  nullable=True),
        sa.Column("agrees", sa.Boolean(), nullable=True), sa.PrimaryKeyConstraint("table", "number", name="pk_archive"))
    op.create_index("ix_archive_person", "archive", ["person"])
    assert archive is not None
    if not op.get_context().as_sql:
        list_people(archive)


def list_people(archive: sa.Table) -> None:
    """Who played in the games that are over: they can agree, too."""
    connection, last = op.get_bind(), 0
    results = sa.table("results", sa.column("id", sa.Integer), sa.column("table", sa.String), sa.column("kind", sa.String))
    seats = sa.table("result_seats", sa.column("result", sa.Integer), sa.column("number", sa.Integer),
                     sa.column("kind", sa.String), sa.column("holder", sa.String), sa.column("earlier", sa.JSON))
    people = set(connection.scalars(sa.text("SELECT id FROM people")))
    while found := connection.execute(sa.select(results.c.id, results.c.table).where(
            results.c.kind.in_(PLAYED_HERE), results.c.id > last).order_by(results.c.id).limit(AT_ONCE)).all():
        last = found[-1].id
        played: dict[int, dict[str, None]] = {row.id: {} for row in found}
        for seat in connection.execute(sa.select(seats).where(seats.c.result.in_(played)).order_by(seats.c.number)).all():
            earlier = json.loads(seat.earlier) if isinstance(seat.earlier, str) else seat.earlier or []
            holders = [one.get("holder") for one in earlier if not one.get("bot")]
            for holder in [*holders, *([seat.holder] if seat.kind == PERSON else [])]:
                played[seat.result].setdefault(holder if holder in people else "")
        rows = [{"table": row.table, "number": number, "person": person or None, "agrees": None}
                for row in found for number, person in enumerate(played[row.id])]
        if rows:
            connection.execute(archive.insert(), rows)


def downgrade() -> None:
    for table in ("archive", "rating_changes", "rating_entries", "ratings"):
        op.drop_table(table)
    op.drop_index("ix_results_ended", "results")
    op.drop_column("people", "archive")
    op.drop_column("tables", "rated")
