"""Features take part in what is stored: all of it or nothing, in the order of their list, and never without it."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from mercat.server.features import FEATURES
from mercat.server.problems import Problem
from mercat.server.storage.models import ChatRow, SeatRow, TableRow
from mercat.server.tables.journals import NewLines
from mercat.server.tables.results import Ended, EndedSeat
from mercat.server.tables.store import Store, change_table, create_table, read_table
from mercat.server.web.features import Feature
from tests.server.tables.test_store import table_row

END = NewLines(["b"], Ended([EndedSeat("Ana", 7, 1)], 1))


def test_every_hook_is_some_features() -> None:
    usual = Feature()
    used = {hook.name for hook in fields(Feature) for one in FEATURES if getattr(one, hook.name) != getattr(usual, hook.name)}
    assert {hook.name for hook in fields(Feature)} - used == set()


def writes(text: str, told: list[str]) -> Any:
    def ended(session: Any, table: TableRow, *_: object) -> None:
        told.append(text)
        session.add(ChatRow(table=table.id, seat=None, name="", text=text))

    return ended


def refuse(*_: object) -> None:
    raise Problem(409, "rated-entered")


@pytest.fixture
def told() -> list[str]:
    return []


def opened(folder: Path, *features: Feature) -> Store:
    made = Store(f"sqlite:///{folder / 'mercat.sqlite3'}", features)
    made.migrate()
    made.write(create_table, table_row(seats=1), [SeatRow(table="t", number=0, kind="person", name="Ana", holder="ana")],
               NewLines(["a"]))
    return made


def test_features_are_called_in_order_and_store_with_what_happens(tmp_path: Path, told: list[str]) -> None:
    store = opened(tmp_path, Feature(ended=writes("first", told)), Feature(), Feature(ended=writes("second", told)))
    store.append("t", 1, END, None)
    record = store.read(read_table, "t", False)
    assert told == ["first", "second"] and [line.text for line in record.chat] == told and record.table.status == "over"
    store.close()


def test_what_a_feature_refuses_leaves_nothing_of_the_others(tmp_path: Path, told: list[str]) -> None:
    store = opened(tmp_path, Feature(ended=writes("first", told)), Feature(ended=refuse))
    with pytest.raises(Problem):
        store.append("t", 1, END, None)
    record = store.read(read_table, "t", True)
    assert told == ["first"] and (list(record.lines), record.chat, record.ended) == (["a"], [], ())
    store.close()


def test_without_the_list_nothing_that_features_hang_on_is_changed(tmp_path: Path) -> None:
    opened(tmp_path, *FEATURES).close()
    bare = Store(f"sqlite:///{tmp_path / 'mercat.sqlite3'}")
    with pytest.raises(AssertionError, match="without the features"):
        bare.append("t", 1, END, None)
    with pytest.raises(AssertionError, match="without the features"):
        bare.write(change_table, "t", lambda session, table, seats: None)
    record = bare.read(read_table, "t", True)
    assert (list(record.lines), record.table.revision) == (["a"], 0)
    bare.close()
