"""People: who holds a seat or opened a table becomes a guest, known by the same cookie

Revision: 0017
Follows 0016
"""

import hashlib
from collections.abc import Iterator
from datetime import datetime

import sqlalchemy as sa
from alembic import op

from mercat.server.storage import models

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None
BY_TOKEN = "token "                                      # begins the holder of a seat that a program took
AT_ONCE = 1_000


def upgrade() -> None:
    create_people()
    create_ways_in()
    create_what_the_host_decides()
    add_authors()
    if not op.get_context().as_sql:
        make_guests(op.get_bind())


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(60), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("registered", models.Moment(), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("confirmed", models.Moment(), nullable=True),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.Column("is_host", sa.Boolean(), nullable=False),
        sa.Column("invited", models.Moment(), nullable=True),
        sa.Column("page", sa.String(24), nullable=False),
        sa.Column("shown", sa.String(12), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("seen", models.Moment(), nullable=False),
        sa.Column("changed", models.Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("page", name=op.f("uq_people_page")),
    )
    op.create_index(op.f("ix_people_changed"), "people", ["changed"])
    op.create_index(op.f("ix_people_email"), "people", ["email"])
    op.create_index(op.f("ix_people_seen"), "people", ["seen"])
    op.create_table(
        "names",
        sa.Column("skeleton", sa.String(200), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_names_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("skeleton", name=op.f("pk_names")),
    )
    op.create_index(op.f("ix_names_person"), "names", ["person"])


def create_ways_in() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=True),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("used", models.Moment(), nullable=True),
        sa.Column("ended", models.Moment(), nullable=True),
        sa.Column("changed", models.Moment(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_changed"), "sessions", ["changed"])
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("used", models.Moment(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkeys_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"])
    op.create_table(
        "secrets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("person", sa.String(60), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("expires", models.Moment(), nullable=True),
        sa.Column("used", models.Moment(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_secrets_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_secrets")),
    )
    op.create_index(op.f("ix_secrets_expires"), "secrets", ["expires"])
    op.create_index(op.f("ix_secrets_person"), "secrets", ["person"])
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(300), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_identities_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("issuer", "subject", name=op.f("pk_identities")),
    )
    op.create_index(op.f("ix_identities_person"), "identities", ["person"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("note", sa.String(60), nullable=False),
        sa.Column("left", sa.Integer(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("expires", models.Moment(), nullable=True),
        sa.Column("ended", models.Moment(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("hash", name=op.f("uq_invitations_hash")),
    )


def create_what_the_host_decides() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(60), nullable=True),
        sa.Column("network", sa.String(32), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("until", models.Moment(), nullable=True),
        sa.Column("ended", models.Moment(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_bans_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_network"), "bans", ["network"])
    op.create_index(op.f("ix_bans_person"), "bans", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(24), nullable=True),
        sa.Column("person", sa.String(60), nullable=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("by", sa.String(60), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("handled", models.Moment(), nullable=True),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_reports_by_people"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person_people"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reports_table_tables"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_index(op.f("ix_reports_table"), "reports", ["table"])
    op.create_table(
        "mutes",
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("person", sa.String(60), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_mutes_by_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("by", "person", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_person"), "mutes", ["person"])
    op.create_table(
        "host_acts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("act", sa.String(30), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("undone", models.Moment(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_host_acts")),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", models.Moment(), nullable=False),
        sa.Column("until", models.Moment(), nullable=True),
        sa.Column("ended", models.Moment(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcements")),
    )


def add_authors() -> None:
    op.add_column("chat", sa.Column("author", sa.String(60), nullable=True))
    op.create_index(op.f("ix_chat_author"), "chat", ["author"])


def make_guests(connection: sa.Connection) -> None:
    """A guest for each browser that holds a seat or has opened a table; the secret of its cookie was its name."""
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("preferences", sa.JSON()), sa.column("is_host"),
                      sa.column("page"), sa.column("shown"),
                      *(sa.column(name, models.Moment()) for name in ("made", "seen", "changed")))
    sessions = sa.table("sessions", *(sa.column(name) for name in ("hash", "person", "kind", "label")),
                        *(sa.column(name, models.Moment()) for name in ("made", "changed")))
    found = browsers(connection)
    for some in batches(sorted(found)):
        rows = [(one, *found[one]) for one in some]
        connection.execute(sa.insert(people), [
            {"id": one, "name": name, "preferences": {}, "is_host": False, "page": page_of(one),
             "shown": "companions", "made": moment, "seen": moment, "changed": moment}
            for one, name, moment in rows])
        connection.execute(sa.insert(sessions), [
            {"hash": hashlib.sha256(one.encode()).hexdigest(), "person": one, "kind": "browser", "label": "", "made": moment,
             "changed": moment} for one, _, moment in rows])


def page_of(browser: str) -> str:
    """The name of a person's page, from which nobody can tell the browser: the same whenever this migration begins anew."""
    return hashlib.sha256(f"page {browser}".encode()).hexdigest()[:12]


def browsers(connection: sa.Connection) -> dict[str, tuple[str, datetime]]:
    """The browsers, each with the name last played under, as far as that can be known, and when something last happened there."""
    tables = sa.table("tables", sa.column("id"), sa.column("host"), sa.column("changed", models.Moment()))
    seats = sa.table("seats", *map(sa.column, ("table", "number", "holder", "name")))
    results = sa.table("results", sa.column("id"), sa.column("ended", models.Moment()))
    ended = sa.table("result_seats", *map(sa.column, ("result", "holder", "name")))
    found: dict[str, tuple[str, datetime]] = {}
    for chosen in (
            sa.select(tables.c.host, sa.literal(""), tables.c.changed).where(tables.c.host.is_not(None)),
            sa.select(ended.c.holder, ended.c.name, results.c.ended).join(results, results.c.id == ended.c.result)
            .where(ended.c.holder.is_not(None)).order_by(results.c.ended),
            sa.select(seats.c.holder, seats.c.name, tables.c.changed).join(tables, tables.c.id == seats.c.table)
            .where(seats.c.holder.is_not(None)).order_by(tables.c.changed, seats.c.table, seats.c.number)):
        for browser, name, moment in connection.execute(chosen):
            if not browser.startswith(BY_TOKEN):
                before = found.get(browser, ("", moment))
                found[browser] = name or before[0], max(moment, before[1])
    return found


def batches(rows: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(rows), AT_ONCE):
        yield rows[first:first + AT_ONCE]


def downgrade() -> None:
    """Whoever came after this migration, or uses several devices, is not known any more."""
    op.drop_index(op.f("ix_chat_author"), table_name="chat")
    op.drop_column("chat", "author")
    for name in ("announcements", "host_acts", "mutes", "reports", "bans", "invitations", "identities", "secrets", "passkeys",
                 "sessions", "names", "people"):
        op.drop_table(name)
