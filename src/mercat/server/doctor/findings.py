"""The checks of `mercat doctor` and their findings.

A check is a function with the decorator `@check(name)` that yields its findings, each with a key, a level and facts. The sentence
is the text `doctor-<key>` of the command line, and the advice is that text's attribute `.do`. To add a check, add such a function
and these texts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from mercat.server.problems import Fault
from mercat.server.settings import Settings
from mercat.server.telemetry.logs import told

GOOD, NOTE, WRONG = LEVELS = ("good", "note", "wrong")
FAILED: Final = "failed"                                 # the finding of a check that could not be carried out


@dataclass(frozen=True)
class Symptom:
    """A finding of a check, with the facts for the sentence that describes it."""

    level: str
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class CheckedFinding(Symptom):
    """A finding with the name of the check that found it."""

    check: str = ""


def good(key: str, **facts: Any) -> Symptom:
    return Symptom(GOOD, key, facts)


def note(key: str, **facts: Any) -> Symptom:
    """Return a finding that is only information, not a fault."""
    return Symptom(NOTE, key, facts)


def wrong(key: str, **facts: Any) -> Symptom:
    return Symptom(WRONG, key, facts)


@dataclass(frozen=True, eq=False)
class Patient:
    """The server to be examined: its valid settings, and the addresses to try."""

    settings: Settings
    invalid: tuple[str, ...] = ()                        # the errors of invalid settings
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    address: str = ""
    mail: str = ""                                       # the address to which a trial email is sent
    language: str = "en"                                 # the language of the trial email

    @cached_property
    def url(self) -> URL | None:
        """The URL of the database; None if the setting is not a URL."""
        try:
            return make_url(self.settings.database_url)
        except (ArgumentError, ValueError):
            return None

    def said(self, fault: Fault) -> dict[str, str]:
        """Return the sentences about a fault, the same as those shown when the server starts, as facts of a finding."""
        return {"fault": fault.key, "what": as_sentence(fault.what(self.language)),
                "todo": as_sentence(fault.advice(self.language))}

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database; None for other databases."""
        url = self.url
        return Path(url.database) if url is not None and url.get_backend_name() == "sqlite" and url.database else None


def as_sentence(clause: str) -> str:
    """Return a clause as a sentence, with a capital letter and a full stop; an empty clause remains empty."""
    return f"{clause[:1].upper()}{clause[1:]}." if clause else ""


Check = Callable[[Patient], Iterator[Symptom]]
CHECKS: Final[dict[str, Check]] = {}


def check(name: str) -> Callable[[Check], Check]:
    """Declare a check. Checks with the same name belong together and are shown under one title."""

    def declare(function: Check) -> Check:
        CHECKS[f"{name}/{function.__name__}"] = function
        return function

    return declare


def examine(patient: Patient) -> Iterator[CheckedFinding]:
    """Yield the findings of all checks, in order. If a check fails, yield a finding that it could not be carried out."""
    for name, function in CHECKS.items():
        title, _, itself = name.partition("/")
        try:
            findings = list(function(patient))
        except Exception as error:
            findings = [wrong(FAILED, check=itself, why=str(told(error)))]
        yield from (CheckedFinding(one.level, one.key, one.facts, title) for one in findings)
