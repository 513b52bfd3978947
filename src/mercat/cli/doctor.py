"""`mercat doctor`: finds faults in a server's settings, database, disk, clock, versions and proxy, and names their remedies."""

from __future__ import annotations

import os
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from mercat.cli.doctor_tables import doctor_tables
from mercat.cli.languages import Language, language_for
from mercat.cli.output import REFUSED, NotUnderstood, print_json
from mercat.cli.parameters import Json
from mercat.cli.serve import NEEDED, require
from mercat.cli.stored_tables import DataFolder
from mercat.cli.texts import COMMAND_TEXTS

if TYPE_CHECKING:
    from mercat.server.doctor.findings import CheckedFinding

SCHEMES = ("http", "https")


def doctor(address: Annotated[str | None, typer.Option("--address", metavar="ADDRESS")] = None,
           mail: Annotated[str | None, typer.Option("--mail", metavar="ADDRESS")] = None,
           tables: Annotated[bool, typer.Option("--tables")] = False, data: DataFolder = None, as_json: Json = False,
           language: Language = None) -> None:
    """Examine a server and report faults. With --tables, replay all games in progress instead. The exit code is 1 if anything is
    wrong."""
    require(*NEEDED)
    language, address, mail = language_for(language), public_address(address), mail_address(mail)
    if tables:
        if not doctor_tables(data, language):
            raise typer.Exit(REFUSED)
        return
    from mercat.server.doctor import all_checks  # noqa: F401  # they register themselves
    from mercat.server.doctor.findings import WRONG, examine
    from mercat.server.doctor.of_settings import patient_of

    findings = list(examine(patient_of(os.environ, data, address, mail=mail, language=language)))
    if as_json:
        print_json([finding_data(one, language) for one in findings])
    else:
        print_findings(findings, language)
    if any(one.level == WRONG for one in findings):
        raise typer.Exit(REFUSED)


def public_address(said: str | None) -> str:
    """Return the server's public URL. Raise NotUnderstood if it is invalid."""
    if said is None:
        return ""
    try:
        address = urlsplit(said.strip())
        known = address.scheme in SCHEMES and bool(address.hostname) and (address.port is None or address.port > 0)
    except ValueError:
        known = False
    if not known:
        raise NotUnderstood("no-address", address=said[:80])
    return said.strip().rstrip("/")


def mail_address(said: str | None) -> str:
    """Return the email address for a test message. Raise NotUnderstood if it is invalid."""
    from mercat.server.accounts.mail import mail_address
    from mercat.server.problems import Problem

    try:
        return "" if said is None else mail_address(said)
    except Problem:
        raise NotUnderstood("no-mail-address", address=str(said)[:80]) from None


def finding_data(found: CheckedFinding, language: str) -> dict[str, Any]:
    """Return a finding as plain data."""
    return {"check": found.check, "level": found.level, "finding": found.key, "facts": dict(found.facts),
            "sentence": sentence(found, language), "do": what_to_do(found, language)}


def sentence(found: CheckedFinding, language: str) -> str:
    return COMMAND_TEXTS.say(language, f"doctor-{found.key}", **found.facts)


def what_to_do(found: CheckedFinding, language: str) -> str:
    """Return the remedy as text, or an empty string if there is nothing to do."""
    key = f"doctor-{found.key}.do"
    return COMMAND_TEXTS.say(language, key, **found.facts) if COMMAND_TEXTS.has(language, key) else ""


def print_findings(findings: list[CheckedFinding], language: str) -> None:
    """Print findings under the titles of their checks, then the number of findings at each level."""
    levels = {level: COMMAND_TEXTS.say(language, f"doctor-level-{level}") for level in ("good", "note", "wrong")}
    width, title = max(map(len, levels.values())), ""
    for one in findings:
        if one.check != title:
            title = one.check
            print(COMMAND_TEXTS.say(language, f"doctor-title-{title}"))
        print(f"  {levels[one.level].ljust(width)}  {sentence(one, language)}")
        todo = what_to_do(one, language)
        if todo:
            print(f"  {' ' * width}  → {todo}")
    many = Counter(one.level for one in findings)
    print(COMMAND_TEXTS.say(language, "doctor-total", wrong=many["wrong"], note=many["note"], good=many["good"]))
