"""Checks of the settings: whether they are valid, consistent, and have names that the server recognises."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from mercat.server.doctor.findings import Patient, Symptom, check, good, note, wrong
from mercat.server.problems import Fault
from mercat.server.secret_key import SHORTEST_KEY
from mercat.server.setting_values import HERE, setting_error
from mercat.server.settings import FromEnvironment, Settings

PREFIX: Final = "MERCAT_"
OTHERS: Final = frozenset({"COMPILED", "GAMES", "LANGUAGE"})             # variables that are not settings of the server
BUILDING: Final = frozenset({"CHROMIUM", "FORM", "PURE", "TEST_DATABASE", "THOROUGH", "WHOLE"})
SECRET: Final = frozenset({"secret_key", "database", "mail_password", "openid_secret"})     # settings whose values are not shown
JOINT: Final = ("URL", "PREFIX", "HOSTS", "SECURE", "MAIL_", "OPENID_")      # begin the names of settings that must go together
TRUST: Final = "FORWARDED_ALLOW_IPS"


def patient_of(environment: Mapping[str, str], data: Path | None = None, address: str = "", mail: str = "",
               language: str = "en") -> Patient:
    """Return the server described by environment variables, to be examined. An invalid setting is replaced by its default, and
    becomes a finding."""
    valid, invalid, faulty = {name.upper(): value for name, value in environment.items() if value}, [], set()
    for name in Settings.model_fields:
        value = valid.get(f"{PREFIX}{name.upper()}")
        if value is None:
            continue
        try:
            Settings.model_validate({name: value}, strict=False)
        except ValidationError as error:
            if not error.errors()[0]["loc"]:             # it lacks another setting
                continue
            hidden = f"MERCAT_{name.upper()}"
            found = setting_error(error.errors()[0], Settings.model_fields)
            invalid.append(hidden if name in SECRET else found.sentence(language))
            faulty.add(name.upper())
            del valid[f"{PREFIX}{name.upper()}"]
    given = {name: valid[f"{PREFIX}{name.upper()}"] for name in Settings.model_fields if f"{PREFIX}{name.upper()}" in valid}
    try:
        settings = Settings.model_validate(given, strict=False)
    except ValidationError as error:
        if not any(name.startswith(JOINT) for name in faulty):           # else it is one of these that the others lack
            invalid.append(setting_error(error.errors()[0], Settings.model_fields).sentence(language))
        settings = Settings.model_validate({name: value for name, value in given.items() if not name.upper().startswith(JOINT)})
    if data is not None:
        settings = settings.model_copy(update={"data": data})
    return Patient(settings, tuple(invalid), dict(environment), address.rstrip("/"), mail, language)


@check("settings")
def validity(patient: Patient) -> Iterator[Symptom]:
    for why in patient.invalid:
        yield wrong("settings-invalid", why=why)
    key = patient.settings.secret_key
    if key and len(key) < SHORTEST_KEY:
        yield wrong("settings-short-key", **patient.said(Fault("key-short", fewest=SHORTEST_KEY)))
    given = [name for name in FromEnvironment.model_fields if patient.environment.get(f"{PREFIX}{name.upper()}")]
    if not patient.invalid:
        yield good("settings-valid", many=len(given))


@check("settings")
def unknown_names(patient: Patient) -> Iterator[Symptom]:
    known = {name.upper() for name in Settings.model_fields} | OTHERS | BUILDING
    for name in sorted(patient.environment):
        if not name.upper().startswith(PREFIX) or name.upper().removeprefix(PREFIX) in known:
            continue
        near = get_close_matches(name.upper().removeprefix(PREFIX), sorted(known - BUILDING), 1)
        if near:
            yield wrong("settings-misspelt", name=name, near=PREFIX + near[0])
        else:
            yield note("settings-unknown", name=name)


@check("settings")
def reachability(patient: Patient) -> Iterator[Symptom]:
    settings, trusted = patient.settings, patient.environment.get(TRUST, "")
    if settings.host not in HERE and not settings.secure:
        yield note("settings-unencrypted", host=settings.host)
    if not settings.limits:
        yield note("settings-no-limits")
    names = [name.strip() for name in trusted.split(",") if name.strip()]
    if "*" in names and settings.host not in HERE:
        yield wrong("settings-trusts-all", host=settings.host)
    for name in names:
        if name != "*" and not is_network(name):
            yield note("settings-trusts-a-name", name=name)


def is_network(text: str) -> bool:
    """Return whether a text is an IP address or a network."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True
