"""All tables of the database, in the form that twenty-seven migrations had produced before the first version

Revision: 0027 Follows nothing
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

from mercat.server.storage.migrations.triggers_of_0027 import create_triggers, drop_functions
from mercat.server.storage.models import Moment

revision = "0027"
down_revision = None
branch_labels = None
depends_on = None

BOOLEAN, BYTES, INTEGER, JSON, TEXT = sa.Boolean(), sa.LargeBinary(), sa.Integer(), sa.JSON(), sa.Text()
DOUBLE: sa.Double[float] = sa.Double()
MOMENT = Moment()
BY_BOTS = sa.text("bot IS NOT NULL OR held IS NOT NULL")
FORGOTTEN = ("allowances", "shares")                     # emptied when PostgreSQL crashes, so it writes them only once
MADE = ("people", "names", "sessions", "passkeys", "secrets", "identities", "tables", "seats", "moves", "chat", "asked",
        "consents", "reviews", "hints", "orders", "results", "result_seats", "archive", "ratings", "rating_entries",
        "rating_changes", "groups", "group_members", "group_invitations", "series", "hidden", "mutes", "bans", "reports",
        "invitations", "announcements", "host_acts", "ways", "notice_wishes", "quiet_tables", "notices", "processes", "chores",
        "allowances", "shares", "heartbeat", "downtimes")


def upgrade() -> None:
    create_people()
    create_tables()
    create_results()
    create_ratings()
    create_groups()
    create_what_people_decide()
    create_what_the_host_decides()
    create_notices()
    create_shared()
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        create_triggers(connection)
        for name in FORGOTTEN:
            op.execute(f"ALTER TABLE {name} SET UNLOGGED")


def downgrade() -> None:
    connection = op.get_bind()
    for name in reversed(MADE):
        op.drop_table(name)
    if connection.dialect.name == "postgresql":
        drop_functions(connection)


def needed(name: str, kind: Any, *more: Any, **facts: Any) -> sa.Column[Any]:
    """Return a column that always has a value. If `kind` is a number, the column contains text of at most this length."""
    return optional(name, kind, *more, nullable=False, **facts)


def optional(name: str, kind: Any, *more: Any, nullable: bool = True, **facts: Any) -> sa.Column[Any]:
    """Return a column that may be empty."""
    return sa.Column(name, sa.String(kind) if isinstance(kind, int) else kind, *more, nullable=nullable, **facts)


def refers_to(column: str, ondelete: str) -> sa.ForeignKey:
    """Return the reference of a column to another table. The reference's name follows the naming convention of the models."""
    return sa.ForeignKey(column, ondelete=ondelete)


def of_table() -> sa.Column[Any]:
    """Return the column that names the table to which a row belongs. The row is deleted with the table."""
    return needed("table", 24, refers_to("tables.id", "CASCADE"))


def of_person() -> sa.Column[Any]:
    """Return the column that names the person to whom a row belongs. The row is deleted with the person."""
    return needed("person", 60, refers_to("people.id", "CASCADE"))


def unique(*columns: str) -> sa.UniqueConstraint:
    """Return the constraint that no two rows have the same values in these columns."""
    return sa.UniqueConstraint(*columns)


def create(name: str, *parts: Any, key: tuple[str, ...], never_again: bool = False) -> None:
    """Create a table. With `never_again`, SQLite never reuses the number of a row, even after the row has been deleted.
    PostgreSQL never does so anyway."""
    op.create_table(name, *parts, sa.PrimaryKeyConstraint(*key), sqlite_autoincrement=never_again)


def index(table: str, *columns: str | list[str]) -> None:
    """Create an index of a table for each entry of `columns`: a column, or a list of several columns."""
    for one in columns:
        together = [one] if isinstance(one, str) else one
        op.create_index(op.f(f"ix_{table}_{'_'.join(together)}"), table, together)


def create_people() -> None:
    """Create the tables of people: their names, and the secrets that identify them."""
    create("people",
           needed("id", 60), needed("name", 60), optional("registered", MOMENT), optional("password", 200),
           optional("email", 254), optional("confirmed", MOMENT), needed("preferences", JSON), needed("is_host", BOOLEAN),
           optional("invited", MOMENT), needed("page", 24), needed("shown", 12), needed("made", MOMENT), needed("seen", MOMENT),
           needed("changed", MOMENT), needed("archive", BOOLEAN, server_default=sa.false()), optional("rests", JSON),
           unique("page"), key=("id",))
    index("people", "changed", "email", "seen")
    create("names", needed("skeleton", 200), of_person(), key=("skeleton",))
    index("names", "person")
    create("sessions",
           needed("hash", 64), of_person(), needed("kind", 10), needed("label", 60), optional("scopes", 40),
           needed("made", MOMENT), optional("used", MOMENT), optional("ended", MOMENT), needed("changed", MOMENT), key=("hash",))
    index("sessions", "changed", "person")
    create("passkeys",
           needed("id", 1400), of_person(), needed("public_key", BYTES), needed("count", INTEGER), needed("label", 60),
           needed("made", MOMENT), optional("used", MOMENT), key=("id",))
    index("passkeys", "person")
    create("secrets",
           needed("hash", 64), needed("kind", 20), optional("person", 60, refers_to("people.id", "CASCADE")),
           needed("facts", JSON), needed("made", MOMENT), optional("expires", MOMENT), optional("used", MOMENT), key=("hash",))
    index("secrets", "expires", "person")
    create("identities",
           needed("issuer", 300), needed("subject", 255), of_person(), needed("made", MOMENT), key=("issuer", "subject"))
    index("identities", "person")


def create_tables() -> None:
    """Create the tables of game tables, and of everything that belongs to a game table and is deleted with it."""
    create("tables",
           needed("id", 24), needed("game", 60), needed("version", INTEGER), needed("digest", 120), needed("options", JSON),
           needed("seats", INTEGER), needed("seed", 40), needed("status", 10), needed("sandbox", BOOLEAN),
           needed("listed", BOOLEAN), optional("host", 60), optional("parent", 24), optional("rematch", 24),
           needed("length", INTEGER), needed("revision", INTEGER), optional("turn", INTEGER), needed("opened", MOMENT),
           needed("changed", MOMENT), optional("deal", JSON), optional("opener", 32),
           needed("resting", BOOLEAN, server_default=sa.false()), optional("earlier_seeds", JSON), optional("lesson", 40),
           needed("imported", BOOLEAN, server_default=sa.false()), needed("brought", INTEGER, server_default="0"),
           needed("touched", BOOLEAN, server_default=sa.false()), optional("results", JSON), optional("earlier_rules", JSON),
           needed("waiting_room", BOOLEAN, server_default=sa.false()), needed("lots", BOOLEAN, server_default=sa.false()),
           optional("lot", JSON), needed("absence", 10, server_default="call"), optional("call_after", INTEGER),
           optional("shown_out", JSON), optional("group_id", 24), optional("series_id", 24),
           needed("rated", BOOLEAN, server_default=sa.false()), optional("asked_since", MOMENT), optional("clock", JSON),
           optional("clock_turn", JSON), optional("clock_seat", INTEGER), optional("clock_since", MOMENT),
           optional("clock_rests", JSON), needed("clock_epoch", INTEGER, server_default="0"), optional("clock_due", MOMENT),
           optional("clock_over", MOMENT), optional("paused", MOMENT), optional("resumes", MOMENT), optional("thinker", 24),
           key=("id",))
    index("tables", "changed", "clock_due", "group_id", "host", "opener",
          "rematch", "series_id", ["status", "changed"], "thinker")
    create("seats",
           of_table(), needed("number", INTEGER), needed("kind", 10), needed("name", 60), optional("bot", 20),
           optional("held", 20), optional("holder", 60), needed("sitting", INTEGER), optional("seen", MOMENT),
           optional("held_by", INTEGER), needed("links", INTEGER, server_default="0"),
           needed("tokens", INTEGER, server_default="0"), optional("automatic", 12),
           needed("ready", BOOLEAN, server_default=sa.false()), optional("called", MOMENT), optional("former", JSON),
           optional("earlier", JSON), optional("clock", JSON), key=("table", "number"))
    op.create_index("ix_seats_by_bots", "seats", ["table", "number"], sqlite_where=BY_BOTS, postgresql_where=BY_BOTS)
    index("seats", "holder")
    create("moves",
           of_table(), needed("number", INTEGER), needed("line", TEXT), needed("at", MOMENT), optional("position", TEXT),
           optional("clock", JSON), optional("by_order", 40), key=("table", "number"))
    create("chat",
           needed("id", INTEGER), of_table(), optional("seat", INTEGER), needed("name", 60), needed("text", TEXT),
           needed("at", MOMENT), optional("notice", 20), optional("author", 60), key=("id",))
    index("chat", "author", "table")
    create("asked",
           needed("id", INTEGER), of_table(), needed("seat", INTEGER), needed("length", INTEGER), optional("refused", INTEGER),
           needed("kind", 20, server_default="undo"), needed("facts", JSON, server_default="{}"), unique("table"), key=("id",),
           never_again=True)
    create("consents",
           needed("asked", INTEGER, refers_to("asked.id", "CASCADE")), needed("seat", INTEGER), key=("asked", "seat"))
    create("reviews", of_table(), needed("length", INTEGER), needed("review", JSON), needed("made", MOMENT), key=("table",))
    create("hints",
           of_table(), needed("length", INTEGER), needed("seat", INTEGER), needed("hints", JSON), key=("table", "length"))
    create("orders",
           needed("id", INTEGER), of_table(), needed("seat", INTEGER), needed("place", INTEGER), needed("person", 60),
           needed("data", JSON), needed("noted", JSON), needed("given", INTEGER), needed("made", MOMENT), key=("id",),
           never_again=True)
    index("orders", "person", "table")


def create_results() -> None:
    """Create the tables of the results of finished games. Results outlive their tables."""
    create("results",
           needed("id", INTEGER), needed("table", 24), needed("game", 60), needed("version", INTEGER), needed("digest", 120),
           needed("options", JSON), needed("seats", INTEGER), needed("kind", 10), needed("ending", 20), needed("listed", BOOLEAN),
           optional("parent", 24), needed("mercat", 40), optional("moves", INTEGER), needed("facts", JSON),
           needed("begun", MOMENT), needed("ended", MOMENT), optional("group_id", 24), optional("series_id", 24), unique("table"),
           key=("id",))
    index("results", "ended", ["game", "ended"], "group_id", ["listed", "ended"], ["listed", "game", "ended"], "series_id")
    create("result_seats",
           needed("result", INTEGER, refers_to("results.id", "CASCADE")), needed("number", INTEGER), needed("kind", 10),
           needed("name", 60), optional("bot", 20), optional("held", 20), optional("holder", 60), needed("what", JSON),
           optional("points", INTEGER), optional("place", INTEGER), needed("lines", JSON), optional("earlier", JSON),
           key=("result", "number"))
    index("result_seats", "holder")
    create("archive",
           needed("table", 24), needed("number", INTEGER), optional("person", 60, refers_to("people.id", "SET NULL")),
           optional("agrees", BOOLEAN), key=("table", "number"))
    index("archive", "person")


def create_ratings() -> None:
    """Create the tables of people's ratings, and of the changes that each rated game made to them."""
    create("ratings",
           of_person(), needed("game", 60), needed("mu", DOUBLE), needed("sigma", DOUBLE), needed("games", INTEGER),
           needed("last", MOMENT), key=("person", "game"))
    index("ratings", "game")
    create("rating_entries",
           needed("id", INTEGER), needed("table", 24), needed("game", 60), needed("due", MOMENT), optional("entered", MOMENT),
           optional("number", INTEGER), unique("table"), key=("id",), never_again=True)
    index("rating_entries", ["entered", "due"])
    create("rating_changes",
           needed("entry", INTEGER, refers_to("rating_entries.id", "CASCADE")), needed("seat", INTEGER),
           optional("person", 60, refers_to("people.id", "SET NULL")), needed("place", INTEGER), optional("mu", DOUBLE),
           optional("sigma", DOUBLE), optional("mu_after", DOUBLE), optional("sigma_after", DOUBLE), key=("entry", "seat"))
    index("rating_changes", "person")


def create_groups() -> None:
    """Create the tables of groups: their members, their invitation links, and their series of games."""
    create("groups",
           needed("id", 24), needed("name", 60), needed("is_public", BOOLEAN), needed("points", JSON), needed("made", MOMENT),
           key=("id",))
    create("group_members",
           needed("id", INTEGER), needed("group_id", 24, refers_to("groups.id", "CASCADE")), of_person(),
           needed("is_keeper", BOOLEAN), needed("joined", MOMENT), unique("group_id", "person"), key=("id",))
    index("group_members", "person")
    create("group_invitations",
           needed("id", INTEGER), needed("group_id", 24, refers_to("groups.id", "CASCADE")), needed("hash", 64),
           needed("most", INTEGER), needed("used", INTEGER), optional("by", 60, refers_to("people.id", "SET NULL")),
           needed("made", MOMENT), needed("expires", MOMENT), optional("ended", MOMENT), unique("hash"), key=("id",))
    index("group_invitations", "by", "group_id")
    create("series",
           needed("id", 24), needed("group_id", 24, refers_to("groups.id", "CASCADE")), needed("name", 60), needed("games", JSON),
           needed("length", INTEGER), needed("points", JSON), needed("made", MOMENT), optional("ended", MOMENT), key=("id",))
    index("series", "group_id")


def create_what_people_decide() -> None:
    """Create the tables of people's own decisions: games hidden from their lists, and people whose messages they do not want to
    read."""
    create("hidden", of_person(), needed("table", 24), key=("person", "table"))
    index("hidden", "table")
    create("mutes", needed("by", 60, refers_to("people.id", "CASCADE")), of_person(), key=("by", "person"))
    index("mutes", "person")


def create_what_the_host_decides() -> None:
    """Create the tables of bans, reports, invitations, announcements, and the admins' log."""
    create("bans",
           needed("id", INTEGER), optional("person", 60, refers_to("people.id", "CASCADE")), optional("network", 32),
           needed("reason", TEXT), needed("made", MOMENT), optional("until", MOMENT), optional("ended", MOMENT), key=("id",))
    index("bans", "network", "person")
    create("reports",
           needed("id", INTEGER), optional("table", 24, refers_to("tables.id", "SET NULL")),
           optional("person", 60, refers_to("people.id", "SET NULL")), needed("name", 60), needed("said", TEXT),
           optional("by", 60, refers_to("people.id", "SET NULL")), needed("text", TEXT), needed("made", MOMENT),
           optional("handled", MOMENT), key=("id",))
    index("reports", "person", "table")
    create("invitations",
           needed("id", INTEGER), needed("hash", 64), needed("note", 60), needed("left", INTEGER), needed("made", MOMENT),
           optional("expires", MOMENT), optional("ended", MOMENT), unique("hash"), key=("id",))
    create("announcements",
           needed("id", INTEGER), needed("text", TEXT), needed("made", MOMENT), optional("until", MOMENT),
           optional("ended", MOMENT), key=("id",))
    create("host_acts",
           needed("id", INTEGER), needed("by", 60), needed("act", 30), needed("facts", JSON), needed("made", MOMENT),
           optional("undone", MOMENT), key=("id",))


def create_notices() -> None:
    """Create the tables of notifications: the ways to reach people, the kinds that they want, and the outbox."""
    create("ways",
           needed("id", INTEGER), of_person(), needed("kind", 10), needed("mark", 64), needed("label", 60), needed("facts", JSON),
           optional("session", 64), needed("made", MOMENT), optional("off", MOMENT), needed("why", 40), unique("mark"),
           key=("id",))
    index("ways", "person", "session")
    create("notice_wishes",
           of_person(), needed("unwanted", JSON), optional("quiet_from", INTEGER), optional("quiet_until", INTEGER),
           needed("zone", 60), optional("calendar", 64), unique("calendar"), key=("person",))
    create("quiet_tables", of_person(), of_table(), key=("person", "table"))
    index("quiet_tables", "table")
    create("notices",
           needed("id", INTEGER), of_person(), optional("way", INTEGER, refers_to("ways.id", "SET NULL")), needed("by", 10),
           needed("kind", 10), optional("table", 24), optional("seat", INTEGER), needed("length", INTEGER), needed("facts", JSON),
           needed("key", 24), needed("made", MOMENT), needed("due", MOMENT), needed("first_due", MOMENT), needed("state", 10),
           optional("lease", MOMENT), optional("holder", 24), needed("tries", INTEGER), needed("repeats", INTEGER),
           optional("done", MOMENT), needed("error", TEXT), key=("id",))
    index("notices", "person", ["state", "due"], ["table", "state"], "way")


def create_shared() -> None:
    """Create the tables of the data that the processes of a server share, and of the times at which the server was running."""
    create("processes", needed("id", 24), needed("place", 120), needed("started", MOMENT), needed("seen", MOMENT), key=("id",))
    create("chores",
           needed("name", 80), needed("holder", 24), needed("until", MOMENT), optional("network", 32), needed("done", INTEGER),
           needed("most", INTEGER), key=("name",))
    index("chores", "until")
    create("allowances",
           needed("kind", 20), needed("network", 40), needed("left", DOUBLE), needed("at", MOMENT), key=("kind", "network"))
    index("allowances", "at")
    create("shares",
           needed("process", 24), needed("kind", 20), needed("network", 40), needed("amount", DOUBLE),
           key=("process", "kind", "network"))
    create("heartbeat", needed("id", INTEGER, autoincrement=False), needed("at", MOMENT), key=("id",))
    create("downtimes", needed("id", INTEGER), needed("stopped", MOMENT), needed("back", MOMENT), key=("id",), never_again=True)
