"""`mercat admin`: the decisions about people that admins can also make on the admin page. The commands also work while the server
is running."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.languages import Language, language_for
from mercat.cli.listed_tables import NETWORK_SHOWN, moment, print_columns
from mercat.cli.localized import Commands
from mercat.cli.output import CommandError, NotUnderstood, print_json
from mercat.cli.parameters import Json, days_option
from mercat.cli.stored_tables import DataFolder, settings_for, stored_tables
from mercat.cli.tables import network_hash
from mercat.cli.texts import COMMAND_TEXTS

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mercat.server.people.rows import PersonRow

BY_COMMAND = ""                         # in the log, instead of an admin's name
MOST_LISTED = 1_000
MOST_DAYS = 3_650
admin = Commands()
Days = Annotated[float, days_option("--days", MOST_DAYS)]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT")]
Name = Annotated[str, typer.Argument(metavar="NAME")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", min=1)]


@admin.command()
def host(name: Name, remove: Annotated[bool, typer.Option("--remove")] = False, data: DataFolder = None,
         language: Language = None) -> None:
    """Make an account an admin of the server, with access to the page /host. With --remove, revoke its admin rights."""
    language = language_for(language)
    with changing(data, language) as session:
        from mercat.server.hosting.hosting import name_host

        row = account_for(session, name)
        changed = name_host(session, BY_COMMAND, row.id, not remove)
        told = ("admin-host-removed" if remove else "admin-host-named") if changed else "admin-host-already"
        said = COMMAND_TEXTS.say(language, told, name=row.name)
    print(said)


@admin.command()
def hosts(data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """List the accounts that are admins of the server."""
    with reading(data) as session:
        from mercat.server.hosting.stored import hosts

        rows = [{"name": row.name, "seen": row.seen} for row in hosts(session)]
    show(rows, as_json, language, "hosts")


@admin.command()
def people(name: Annotated[str, typer.Option("--name", metavar="NAME")] = "", data: DataFolder = None, as_json: Json = False,
           language: Language = None) -> None:
    """List people, accounts first: the people seen most recently or, with a name, those whose name contains or resembles it."""
    with reading(data) as session:
        from mercat.server.hosting.stored import people_found
        from mercat.server.people.user_text import skeletons

        listed = people_found(session, name.strip(), skeletons(name.strip()), MOST_LISTED)
        rows = [{"person": one.row.id, "name": one.row.name, "account": one.row.registered is not None, "host": one.row.is_host,
                 "seen": one.row.seen, "sessions": one.sessions, "tables": one.tables, "banned": bool(one.bans)}
                for one in listed]
    show(rows, as_json, language, "people")


@admin.command()
def ban(name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
        network: Annotated[str | None, typer.Option("--network", metavar="ADDRESS")] = None, days: Days = 0, reason: Reason = "",
        data: DataFolder = None, language: Language = None) -> None:
    """Ban a person (the name of an account, or the id of a guest listed by `people`). With --network, ban the guests of a
    network."""
    language = language_for(language)
    if (name is None) == (network is None):
        raise NotUnderstood("person-or-network")
    settings = settings_for(data)
    with changing(data, language) as session:
        from mercat.server.hosting.hosting import ban_network, ban_person

        hours = 24 * days
        if network is not None:
            hashed = whole_network_hash(network_hash(settings, network), network)
            number = ban_network(session, BY_COMMAND, hashed, hours, reason)
        else:
            number = ban_person(session, BY_COMMAND, person_for(session, name or "").id, hours, reason)
    print(COMMAND_TEXTS.say(language, "admin-banned", number=number))


@admin.command()
def bans(data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """List bans, active ones first."""
    with reading(data) as session:
        from mercat.server.hosting.stored import bans

        rows = [{"number": row.id, "name": name, "network": row.network, "made": row.made, "until": row.until, "ended": row.ended,
                 "reason": row.reason} for row, name in bans(session, MOST_LISTED)]
    show(rows, as_json, language, "bans")


@admin.command()
def lift(number: Number, data: DataFolder = None, language: Language = None) -> None:
    """Lift the ban with this number, as listed by `bans`."""
    done("lift_ban", data, language, "admin-lifted", number)


@admin.command()
def reports(data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """List reports, unhandled ones first."""
    with reading(data) as session:
        from mercat.server.hosting.stored import reports

        rows = [{"number": row.id, "made": row.made, "table": row.table, "name": row.name, "by": by, "handled": row.handled,
                 "said": row.said, "text": row.text} for row, by in reports(session, MOST_LISTED)]
    show(rows, as_json, language, "reports")


@admin.command()
def handle(number: Number, reopen: Annotated[bool, typer.Option("--reopen")] = False, data: DataFolder = None,
           language: Language = None) -> None:
    """Mark a report as handled, or reopen it with --reopen."""
    done("handle_report", data, language, "admin-reopened" if reopen else "admin-handled", number, not reopen)


@admin.command()
def invite(many: Annotated[int, typer.Option("--people", metavar="N", min=1, max=10_000)] = 1, days: Days = 14,
           note: Annotated[str, typer.Option("--note", metavar="TEXT")] = "", data: DataFolder = None,
           language: Language = None) -> None:
    """Print a new invitation code for this number of people. The code is not shown again."""
    language = language_for(language)
    with changing(data, language) as session:
        from mercat.server.hosting.hosting import invite

        code = invite(session, BY_COMMAND, many, days, note)
    print(code)


@admin.command()
def invitations(data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """List invitations, the newest first, without their codes, which are not stored."""
    with reading(data) as session:
        from mercat.server.hosting.stored import invitations

        rows = [{"number": row.id, "made": row.made, "until": row.expires, "ended": row.ended, "left": row.left, "note": row.note}
                for row in invitations(session, MOST_LISTED)]
    show(rows, as_json, language, "invitations")


@admin.command()
def withdraw(number: Number, data: DataFolder = None, language: Language = None) -> None:
    """Cancel an invitation, so that nobody else can use its code."""
    done("withdraw_invitation", data, language, "admin-withdrawn", number)


@admin.command()
def announce(text: Annotated[str, typer.Argument(metavar="TEXT")], days: Days = 1, data: DataFolder = None,
             language: Language = None) -> None:
    """Show an announcement at the top of every page for this number of days or, with 0, until it is ended. It replaces any
    earlier announcement."""
    done("announce", data, language, "admin-announced", text, 24 * days)


@admin.command()
def end_announcement(number: Annotated[int | None, typer.Argument(metavar="NUMBER", min=1)] = None, data: DataFolder = None,
                     language: Language = None) -> None:
    """End an announcement, by default the current one."""
    language = language_for(language)
    with changing(data, language) as session:
        from mercat.server.hosting.hosting import end_announcement
        from mercat.server.hosting.stored import announcements

        rows = announcements(session, 1)
        which = number if number is not None else rows[0].id if rows else 0
        end_announcement(session, BY_COMMAND, which)
    print(COMMAND_TEXTS.say(language, "admin-ended"))


@admin.command()
def log(data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """List the actions of admins and commands, the newest first."""
    language = language_for(language)
    with reading(data) as session:
        from mercat.server.hosting.pages import act_line
        from mercat.server.hosting.stored import newest_acts

        def tell(at: datetime | None) -> str:
            return "" if at is None else moment(at)

        lines = [(row, act_line(row, language, tell)) for row in newest_acts(session, MOST_LISTED)]
        rows = [{"at": row.made, "by": row.by if as_json else line["by"], "act": row.act if as_json else
                 "; ".join([line["did"], *line["about"]]).strip(), "undone": row.undone}
                | ({"facts": row.facts} if as_json else {}) for row, line in lines]
    show(rows, as_json, language, "acts")


@contextmanager
def reading(data: Any) -> Iterator[Session]:
    """Open the server's database for reading. Raise CommandError if that fails."""
    with stored_tables(settings_for(data)) as store:
        from sqlalchemy.orm import Session

        with Session(store.reading) as session:
            yield session


@contextmanager
def changing(data: Any, language: str) -> Iterator[Session]:
    """Open a transaction in the server's database. Raise CommandError if that fails or if the server would refuse the change."""
    with stored_tables(settings_for(data)) as store:
        from mercat.server.problems import Problem

        try:
            with store.changing() as session:
                yield session
        except Problem as problem:
            raise CommandError("plain", text=problem.sentence(language).rstrip(".")) from None


def done(act: str, data: Any, language: str | None, told: str, *arguments: object) -> None:
    """Run an action of `server/hosting/hosting.py` and print the text `told` as a confirmation."""
    language = language_for(language)
    with changing(data, language) as session:
        from mercat.server.hosting import hosting

        does: Callable[..., object] = getattr(hosting, act)
        does(session, BY_COMMAND, *arguments)
    print(COMMAND_TEXTS.say(language, told))


def account_for(session: Session, name: str) -> PersonRow:
    """Return the account with this name, or with a name that looks the same. Raise NotUnderstood if there is none."""
    from mercat.server.people.rows import NameRow, PersonRow
    from mercat.server.people.user_text import skeletons

    for skeleton in skeletons(name):
        taken = session.get(NameRow, skeleton)
        row = session.get(PersonRow, taken.person) if taken is not None else None
        if row is not None:
            return row
    raise NotUnderstood("no-account", name=name[:60])


def person_for(session: Session, said: str) -> PersonRow:
    """Return the person with this id, or the account with this name. Raise NotUnderstood if there is none."""
    from mercat.server.people.rows import PersonRow

    return session.get(PersonRow, said) or account_for(session, said)


def whole_network_hash(hashed: str, said: str) -> str:
    """Return `hashed` if it is the whole hash of a network. Raise NotUnderstood if it is only a part of one."""
    from mercat.server.hosting.moderation import NETWORK_DIGITS

    if len(hashed) != NETWORK_DIGITS:
        raise NotUnderstood("part-of-network", network=said[:60])
    return hashed


def show(rows: Sequence[dict[str, Any]], as_json: bool, language: str | None, what: str) -> None:
    """Print rows as JSON, or as columns with titles. If there are no rows, print the text `admin-no-<what>`."""
    if as_json:
        print_json([{name: value.isoformat() if isinstance(value, datetime) else value for name, value in row.items()}
                    for row in rows])
        return
    language = language_for(language)
    if rows:
        print_columns(list(rows[0]), [[shown(name, value, language) for name, value in row.items()] for row in rows], language)
    else:
        print(COMMAND_TEXTS.say(language, f"admin-no-{what}"))


def shown(name: str, value: object, language: str) -> str:
    """Return a value of the column `name` as text."""
    if isinstance(value, bool):
        return COMMAND_TEXTS.say(language, "yes") if value else "–"
    if isinstance(value, datetime):
        return moment(value)
    text = "" if value is None else str(value)
    return text[:NETWORK_SHOWN] if name == "network" and text else text or "–"
