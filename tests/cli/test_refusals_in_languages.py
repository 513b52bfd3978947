"""What stops a server from starting is said in its host's language: by `mercat serve`, the doctor, and other commands."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mercat.text import LANGUAGES
from tests.cli.conftest import Command

pytest.importorskip("uvicorn")
ENGLISH = re.compile(r"\b(is|not|the|which|such|would|than|and|of|cannot|begin|as|its|this|version|lacks|names)\b")
QUOTED = re.compile(r"=('[^']*'|\S*)|https?://\S+|\(dmesg\)|\bMercat <games@example\.org>|/\S+|\w+[-_.]\w+\S*")
URL = "https://example.org"
REFUSED = {
    "whole": {"PORT": "abc"}, "long-number": {"PORT": "9" * 5000}, "range": {"PORT": "99999"}, "not whole": {"KEEP_OPEN": "36h"},
    "duration": {"BACKUP_EVERY": "often"}, "yes or no": {"LIMITS": "perhaps"}, "long": {"OPENID_NAME": "x" * 41},
    "choice": {"LOG": "xml"}, "bot": {"ABSENT_BOT": "lookahead"}, "text": {"SECRET_KEY": "\udcff" * 40},
    "prefix": {"PREFIX": "a b"}, "own path": {"PREFIX": "/api"}, "own path of the url": {"URL": f"{URL}/api"},
    "url": {"URL": "example.org"}, "issuer": {"OPENID_ISSUER": "x", "OPENID_CLIENT": "y"}, "networks": {"NOTICES_NETWORKS": "x"},
    "mail server": {"MAIL_SERVER": "a b", "MAIL_FROM": "a@example.org"},
    "mail from": {"MAIL_SERVER": "localhost", "MAIL_FROM": "a"},
    "mail unencrypted": {"MAIL_SERVER": "smtp.example.org", "MAIL_FROM": "a@example.org", "MAIL_USER": "u", "MAIL_TLS": "none"},
    "pair of mail": {"MAIL_SERVER": "localhost"}, "pair of openid": {"OPENID_ISSUER": URL},
    "prefix of url": {"URL": URL, "PREFIX": "/other"}, "hosts of url": {"URL": URL, "HOSTS": "other.org"},
    "secure url": {"URL": "http://example.org", "SECURE": "yes"}, "metrics": {"METRICS": "here"},
    "games": {"GAMES": "/nope"}, "home folder": {"DATA": "~nobody-of-this-name/x"}, "one writer": {"PROCESSES": "2"}}


def is_translated(sentence: str, english: str) -> bool:
    """Is a sentence said otherwise than in English, and without a word of it?"""
    return sentence != english and not ENGLISH.search(QUOTED.sub("", sentence))


@pytest.mark.parametrize("wrong", REFUSED)
def test_settings_that_cannot_be_are_refused_in_the_hosts_language(mercat: Command, monkeypatch: pytest.MonkeyPatch,
                                                                   tmp_path: Path, wrong: str) -> None:
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))
    for name, value in REFUSED[wrong].items():
        monkeypatch.setenv(f"MERCAT_{name}", value)
    port = [] if "PORT" in REFUSED[wrong] else ["--port", 0]
    english, *others = (mercat("serve", *port, "--language", language) for language in LANGUAGES)
    assert english.code == 1 and english.err.startswith("mercat: ") and english.err.count("\n") == 1 and len(english.err) < 1_000
    for other in others:
        assert other.code == 1 and other.out == "" and is_translated(other.err, english.err), other.err


@pytest.mark.parametrize("wrong", [one for one in REFUSED if one not in ("games", "home folder", "one writer")])
def test_the_doctor_says_so_too(mercat: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wrong: str) -> None:
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))
    for name, value in REFUSED[wrong].items():
        monkeypatch.setenv(f"MERCAT_{name}", value)
    found = [json.loads(mercat("doctor", "--json", "--language", language).out) for language in LANGUAGES]
    english, *others = ([one for one in said if one["finding"] == "settings-invalid"] for said in found)
    assert len(english) == 1
    for (other,) in others:
        assert is_translated(other["sentence"], english[0]["sentence"]), other["sentence"]


def test_other_ways_of_starting_speak_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from mercat.server.settings import read_settings

    monkeypatch.setenv("MERCAT_PORT", "abc")
    for language, word in (("en", "is not a whole number"), ("es", "no es un número entero"), ("pl", "nie jest liczbą")):
        monkeypatch.setenv("MERCAT_LANGUAGE", language)
        with pytest.raises(SystemExit, match=word):
            read_settings()


@pytest.mark.parametrize("revision", ["0009", "0999", "x; drop", ""])
def test_the_doctor_says_in_the_hosts_language_why_a_database_cannot_be_used(mercat: Command, monkeypatch: pytest.MonkeyPatch,
                                                                             tmp_path: Path, revision: str) -> None:
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))
    with closing(sqlite3.connect(tmp_path / "mercat.sqlite3")) as database, database:
        database.execute("CREATE TABLE tables (id TEXT)")
        if revision:
            database.execute("CREATE TABLE alembic_version (version_num TEXT)")
            database.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
    found = [json.loads(mercat("doctor", "--json", "--language", language).out) for language in LANGUAGES]
    keys = ("database-unknown-revision", "database-former")
    english, *others = ([one for one in said if one["finding"] in keys] for said in found)
    assert len(english) == 1
    for (other,) in others:
        for what in ("sentence", "do"):
            assert is_translated(other[what], english[0][what]), other[what]
    for language, finding in zip(LANGUAGES, (english[0], *(other for (other,) in others)), strict=True):
        said = mercat("doctor", "--tables", "--language", language)      # which is asked before an update: it says the same
        why = said.err.partition(": ")[2].partition(": ")[2].strip()
        assert said.code == 1 and said.out == "" and why and why in finding["sentence"]
