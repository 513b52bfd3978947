"""`mercat admin`: what a host of a server decides by commands, what the log says of it, and mistakes in one sentence."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command

pytest.importorskip("sqlalchemy")
KEY = "a key of thirty-two characters or more"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A data folder with an account and a guest; the store."""
    from sqlalchemy.orm import Session

    from mercat.server.features import FEATURES
    from mercat.server.people.rows import PersonRow, ReportRow
    from mercat.server.tables.store import Store
    from tests.server.admins import make_account

    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))
    monkeypatch.setenv("MERCAT_SECRET_KEY", KEY)
    monkeypatch.delenv("MERCAT_DATABASE", raising=False)
    store = Store(f"sqlite:///{tmp_path / 'mercat.sqlite3'}", FEATURES)
    store.migrate()
    make_account(store, "p-hanna", "Hanna")
    with Session(store.writing) as session, session.begin():
        session.add(PersonRow(id="p-guest", name="Gustav"))
        session.flush()
        session.add(ReportRow(person="p-guest", name="Gustav", said="BUY NOW", by="p-hanna", text="spam"))
    yield store
    store.close()


def listed(mercat: Command, what: str, *more: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(mercat("admin", what, "--json", *more).out)
    return found


def test_an_account_becomes_a_host_and_is_one_no_more(kept: Any, mercat: Command) -> None:
    assert "There are no admins" in mercat("admin", "hosts").out
    said = mercat("admin", "host", "hanna")
    assert (said.code, said.err) == (0, "") and "Hanna is now an admin" in said.out
    assert [row["name"] for row in listed(mercat, "hosts")] == ["Hanna"]
    assert "There is nothing to change" in mercat("admin", "host", "Hanna").out
    with kept.reading.connect() as connection:
        before = connection.exec_driver_sql("SELECT changed FROM people WHERE id = 'p-hanna'").scalar()
    assert "ya no administra" in mercat("admin", "host", "Hanna", "--remove", "-l", "es").out
    with kept.reading.connect() as connection:           # by which the processes of the server learn it
        assert connection.exec_driver_sql("SELECT changed FROM people WHERE id = 'p-hanna'").scalar() > before
    assert [row["act"] for row in listed(mercat, "log")] == ["remove-host", "name-host"]


@pytest.mark.parametrize(("arguments", "code", "said"), [
    (["host", "Nobody"], 2, "no account “"), (["host", "p-guest"], 2, "no account “"),
    (["ban"], 2, "either a person or"), (["ban", "Hanna", "--network", "203.0.113.9"], 2, "either a person or"),
    (["ban", "--network", "abcdef12"], 2, "only part of a network"), (["ban", "--network", "nowhere"], 2, "neither an address"),
    (["ban", "p-guest", "--reason", "x" * 400], 1, "at most 300"), (["lift", "7"], 1, "already ended"),
    (["withdraw", "7"], 1, "been withdrawn"), (["handle", "7"], 1, "no such report"), (["announce", " "], 1, "Write a message"),
    (["end-announcement"], 1, "already ended"), (["invite", "--people", "0"], 2, "--people")])
def test_mistakes_are_one_sentence_and_change_nothing(kept: Any, mercat: Command, arguments: list[str], code: int,
                                                      said: str) -> None:
    done = mercat("admin", *arguments)
    assert (done.code, done.out) == (code, "") and said in done.err and len(done.err.splitlines()) == 1
    assert listed(mercat, "log") == []


def test_a_person_and_a_network_are_banned_and_a_ban_is_lifted(kept: Any, mercat: Command) -> None:
    from mercat.server.web.signing import Signer

    assert mercat("admin", "ban", "p-guest", "--days", "2", "--reason", "rude").code == 0
    assert "lift 2" in mercat("admin", "ban", "--network", "203.0.113.9").out
    bans = {row["number"]: row for row in listed(mercat, "bans")}
    assert bans[1]["name"] == "Gustav" and bans[1]["until"] and bans[1]["reason"] == "rude"
    assert bans[2]["network"] == Signer(KEY).network_of("203.0.113.9") and bans[2]["until"] is None
    assert [row["banned"] for row in listed(mercat, "people", "--name", "gus")] == [True]
    assert mercat("admin", "lift", "1").code == 0
    assert [row["ended"] is None for row in listed(mercat, "bans")] == [True, False]
    log = listed(mercat, "log")
    assert [row["act"] for row in log] == ["lift", "ban", "ban"] and [row["undone"] is None for row in log] == [True, True, False]
    assert "zniesienie blokady: Gustav" in mercat("admin", "log", "-l", "pl").out
    mercat("admin", "host", "Hanna")
    assert "admins cannot be banned" in mercat("admin", "ban", "Hanna").err


def test_reports_invitations_and_the_announcement(kept: Any, mercat: Command) -> None:
    (report,) = listed(mercat, "reports")
    assert (report["name"], report["said"], report["by"], report["handled"]) == ("Gustav", "BUY NOW", "Hanna", None)
    for arguments, open_again in ((["handle", "1"], False), (["handle", "1", "--reopen"], True)):
        assert mercat("admin", *arguments).code == 0
        assert (listed(mercat, "reports")[0]["handled"] is None) == open_again
    code = mercat("admin", "invite", "--people", "3", "--note", "club").out.strip()
    (invitation,) = listed(mercat, "invitations")
    assert len(code) == 14 and (invitation["left"], invitation["note"]) == (3, "club") and code not in json.dumps(invitation)
    assert mercat("admin", "withdraw", "1").code == 0 and listed(mercat, "invitations")[0]["ended"]
    assert mercat("admin", "announce", "Back at <b>noon</b>").code == 0
    assert mercat("admin", "end-announcement").code == 0 and "already ended" in mercat("admin", "end-announcement").err
    acts = [row["act"] for row in listed(mercat, "log")]
    assert acts == ["end-announcement", "announce", "withdraw", "invite", "reopen", "handle"]


def test_what_mercat_tables_deletes_is_in_the_log(kept: Any, mercat: Command) -> None:
    from mercat.server.storage.models import OPEN, ChatRow, SeatRow, TableRow
    from mercat.server.tables.chat_lines import add_to_chat
    from mercat.server.tables.store import change_table, create_table

    row = TableRow(id="first", game="poseidon", version=1, digest="d", options={}, seats=1, seed="1", status=OPEN,
                   sandbox=False, listed=True)
    kept.write(create_table, row, [SeatRow(table="first", number=0, kind="empty")])
    line = ChatRow(table="first", name="Zoe", text="BUY", seat=None)
    kept.write(change_table, "first", lambda session, *_: add_to_chat(session, line))
    assert mercat("tables", "delete-chat", "first", 1, "--yes").code == mercat("tables", "delete", "first", "--yes").code == 0
    assert [(row["act"], row["facts"]["table"]) for row in listed(mercat, "log")] == [("delete-table", "first"),
                                                                                      ("delete-lines", "first")]
