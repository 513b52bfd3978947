"""`mercat tables`: what a host finds, reads and deletes; everything else stays, and a mistake is one sentence."""

import json
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command

pytest.importorskip("sqlalchemy")
KEY = "a key of thirty-two characters or more"
HOME = "203.0.113.9"


def added(line: Any, session: Any, _table: object, _seats: object) -> None:
    from mercat.server.tables.chat_lines import add_to_chat

    add_to_chat(session, line)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A data folder with three tables; the store."""
    from sqlalchemy import update

    from mercat.server.features import FEATURES
    from mercat.server.storage.models import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, ChatRow, SeatRow, TableRow, now
    from mercat.server.tables.journals import NewLines
    from mercat.server.tables.store import Store, change_table, create_table
    from mercat.server.web.signing import Signer

    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))
    monkeypatch.setenv("MERCAT_SECRET_KEY", KEY)
    monkeypatch.delenv("MERCAT_DATABASE", raising=False)
    store = Store(f"sqlite:///{tmp_path / 'mercat.sqlite3'}", FEATURES)
    store.migrate()

    def keep(table: str, status: str, days: float, address: str, *seats: SeatRow, game: str = "poseidon") -> None:
        row = TableRow(id=table, game=game, version=1, digest="d", options={}, seats=len(seats), seed="1", status=status,
                       sandbox=False, listed=True, turn=None, host="browser", opener=Signer(KEY).network_of(address),
                       changed=now() - timedelta(days=days))
        for number, seat in enumerate(seats):
            seat.table, seat.number = table, number
        store.write(create_table, row, seats, NewLines(["nature a", "place farm"]))

    keep("first", PLAYING, 1, HOME, SeatRow(kind=PERSON, name="Martina"), SeatRow(kind=BOT, bot="steady"))
    keep("second", OPEN, 5, "2001:db8::1", SeatRow(kind=PERSON, name="Ben [red]"), SeatRow(kind=EMPTY), game="gone")
    keep("third", OVER, 40, HOME, SeatRow(kind=PERSON, name="Ewa"))
    with store.writing.begin() as connection:
        connection.execute(update(TableRow).where(TableRow.id == "third").values(rematch="first"))
    for line in (ChatRow(table="first", seat=None, name="Zoe", text="BUY NOW"),
                 ChatRow(table="second", seat=0, name="Ben", text="hi"),
                 ChatRow(table="first", seat=0, name="Martina", text="no"),
                 ChatRow(table="first", seat=0, name="Martina", text="Ben\n\n4", notice="begun")):
        store.write(change_table, line.table, partial(added, line))
    with store.writing.begin() as connection:            # a message is activity
        connection.execute(update(TableRow).where(TableRow.id == "second").values(changed=now() - timedelta(days=5)))
    yield store
    store.close()


@pytest.mark.parametrize(("wishes", "found"), [
    ([], ["first", "second", "third"]), (["--game", "poseidon"], ["first", "third"]), (["--game", "gone"], ["second"]),
    (["--state", "over"], ["third"]), (["--older", 4], ["second", "third"]), (["--newer", 4], ["first"]),
    (["--older", 4, "--newer", 10], ["second"]), (["--network", HOME], ["first", "third"]),
    (["--network", "2001:db8::77"], ["second"]), (["--network", "198.51.100.1"], []), (["--name", "mart"], ["first"]),
    (["--name", "МАRТINА"], ["first"]), (["--name", "zoe"], ["first"]), (["--name", "e"], ["first", "second", "third"]),
    (["--name", "nobody"], []), (["--name", "ben", "--state", "playing"], [])])
def test_tables_are_found(kept: Any, mercat: Command, wishes: list[Any], found: list[str]) -> None:
    said = mercat("tables", "list", "--ids", *wishes)
    assert (said.code, said.out.split(), said.err) == (0, found, "")
    data = json.loads(mercat("tables", "list", "--json", *wishes).out)
    assert [one["table"] for one in data] == found


def test_a_network_as_it_is_listed(kept: Any, mercat: Command) -> None:
    network = json.loads(mercat("tables", "list", "--json").out)[0]["network"]
    assert network[:8] in mercat("tables", "list").out
    assert mercat("tables", "list", "--ids", "--network", network[:8]).out.split() == ["first", "third"]


def test_what_is_listed(kept: Any, mercat: Command) -> None:
    said = mercat("tables", "list").out.splitlines()
    assert len(said) == 5 and said[-1] == "3 tables"
    assert "Poseidon" in said[1] and said[1].endswith("Martina, bot (Steady)") and "playing" in said[1]
    assert said[2].endswith("Ben [red], –") and "gone" in said[2] and "open" in said[2]
    table = json.loads(mercat("tables", "list", "--json").out)[0]
    assert table["seats"][1] == {"number": 1, "kind": "bot", "name": "", "bot": "steady", "held": None}
    assert (table["length"], table["messages"], table["state"]) == (2, 2, "playing")
    assert "browser" not in json.dumps(table)


def test_a_table_and_its_chat(kept: Any, mercat: Command) -> None:
    said = mercat("tables", "show", "https://example.org/mercat/t/first", "-l", "es").out
    assert "Zoe (mirando)" in said and "BUY NOW" in said and "Ben entra en una partida" in said
    chat = json.loads(mercat("tables", "show", "first", "--json").out)["chat"]
    assert [(line["line"], line["seat"], line["notice"]) for line in chat] == [(1, None, None), (3, 0, None), (4, 0, "begun")]
    assert "The chat is empty." in mercat("tables", "show", "third").out


def test_tables_are_deleted_with_all_that_belongs_to_them(kept: Any, mercat: Command) -> None:
    said = mercat("tables", "delete", "first", "/t/second", "first", "--yes")
    assert said.code == 0 and said.out.startswith("2 tables deleted.")
    with kept.reading.connect() as connection:
        for table, many in (("tables", 1), ("seats", 1), ("moves", 2), ("chat", 0)):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() == many, table
        assert connection.exec_driver_sql("SELECT rematch FROM tables").scalar() is None


def stored(kept: Any, table: str) -> Any:
    from mercat.server.tables.store import read_table

    return kept.read(read_table, table, False)


def test_lines_of_a_chat_are_deleted_and_the_table_counts_as_unchanged(kept: Any, mercat: Command) -> None:
    before = stored(kept, "first").table
    said = mercat("tables", "delete-chat", "first", 1, 4, typed=["y"])
    assert said.code == 0 and "2 messages deleted." in said.out and "BUY NOW" in said.out
    after = stored(kept, "first")
    assert [line.text for line in after.chat] == ["no"] and [line.text for line in stored(kept, "second").chat] == ["hi"]
    assert after.table.revision == before.revision + 1 and after.table.changed == before.changed


def test_nothing_is_deleted_without_a_yes(kept: Any, mercat: Command) -> None:
    for typed, sentence in ((["no"], "nothing was deleted"), ([""], "nothing was deleted"), ([], "--yes")):
        for command in (("delete", "first"), ("delete-chat", "first", 1)):
            said = mercat("tables", *command, typed=typed)
            assert said.code == 1 and sentence in said.err and said.err.count("\n") == 1
    assert len(stored(kept, "first").chat) == 3
    assert mercat("tables", "delete", "first", "-l", "pl", typed=["tak"]).code == 0


@pytest.mark.parametrize(("typed", "sentence"), [
    (["delete", "first", "fourth", "-y"], "there is no table fourth"), (["show", "fourth"], "there is no table fourth"),
    (["delete-chat", "first", 1, 2, "-y"], "has no line 2"), (["delete-chat", "fourth", 1, "-y"], "no table fourth"),
    (["list", "--state", "begun"], "choose from: open, playing, over"), (["list", "--game", "posidon"], "did you mean poseidon"),
    (["list", "--network", "here"], "neither an address nor a network"), (["list", "--name", " "], "--name needs a value"),
    (["list", "--older", "-1"], "neither a number of days"), (["list", "--ids", "--json"], "either --ids or --json"),
    (["delete"], "TABLE... is missing")])
def test_mistakes_are_one_sentence_and_change_nothing(kept: Any, mercat: Command, typed: list[Any], sentence: str) -> None:
    said = mercat("tables", *typed)
    assert said.code == 2 and sentence in said.err and said.err.count("\n") == 1, said.err
    assert mercat("tables", "list", "--ids").out.split() == ["first", "second", "third"]
    assert len(stored(kept, "first").chat) == 3


def test_where_there_is_nothing_to_read(kept: Any, mercat: Command, tmp_path: Path) -> None:
    for command in (["list"], ["show", "x"], ["delete", "x", "-y"], ["delete-chat", "x", 1, "-y"]):
        said = mercat("tables", *command, "--data", tmp_path / "nowhere")
        assert said.code == 1 and "there are no tables" in said.err and not (tmp_path / "nowhere").exists()
    other = tmp_path / "other"
    other.mkdir()
    (other / "mercat.sqlite3").write_text("This is a letter.")
    said = mercat("tables", "list", "--data", other)
    assert said.code == 1 and "is not a database" in said.err and said.err.count("\n") == 1


@pytest.mark.parametrize(("revision", "sentence"), [
    ("9999", "made by a newer version"), ("0026", "server from commit ec4593be once"),
    ("0010", "server from commit 0d8b1af8 once, then the one from commit ec4593be once")])
def test_a_database_of_another_form_is_left_alone(kept: Any, mercat: Command, revision: str, sentence: str) -> None:
    from mercat.server.tables.polling import version_of

    with kept.writing.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    said = mercat("tables", "delete", "first", "--yes")
    assert said.code == 1 and sentence in said.err and said.err.count("\n") == 1
    assert kept.read(version_of, "first") is not None
