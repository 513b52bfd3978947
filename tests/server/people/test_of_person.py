"""What columns say of themselves: whose a row is, what becomes of it, and for how long it is kept."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Column, String, select
from sqlalchemy.orm import Session

from mercat.server.people.rows import SECRETS_KEPT, SESSIONS_KEPT, PersonRow, SecretRow, SessionRow
from mercat.server.periodic import tidy
from mercat.server.storage.models import Base, Moment, now
from mercat.server.storage.of_person import BY_HAND, KEPT_FOR, OF_PERSON, PARTS
from mercat.text import LANGUAGES

pytestmark = pytest.mark.anyio
WITHOUT_KEY = {"host", "holder", "author", "person"}     # what columns are called that name a person and refer to no row


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


def columns() -> Iterator[Column[Any]]:
    for table in Base.metadata.sorted_tables:
        yield from table.columns


def names_a_person(column: Column[Any]) -> bool:
    by_name = column.name in WITHOUT_KEY and isinstance(column.type, String) and column.type.length == PersonRow.id.type.length
    return by_name or any(key.target_fullname == "people.id" for key in column.foreign_keys)


def test_every_column_that_names_a_person_says_what_becomes_of_it() -> None:
    assert [str(column) for column in columns() if names_a_person(column) != (OF_PERSON in column.info)] == []


def test_what_a_column_says_fits_its_table() -> None:
    for column in columns():
        if OF_PERSON in column.info:
            said = column.info[OF_PERSON]
            named = {*said.without, *said.grows, *said.forgets, *said.empties, *filter(None, [said.value])}
            assert named <= {one.key for one in column.table.columns}, str(column)
            assert said.handed_over != BY_HAND or not (said.grows or said.forgets), str(column)
        assert KEPT_FOR not in column.info or isinstance(column.type, Moment), str(column)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_about_what_is_kept_has_all_parts_of_which_columns_speak(site: Any, language: str) -> None:
    page = (await site.visitor().get("/privacy", headers={"Accept-Language": language})).text
    told = {column.info[OF_PERSON].told for column in columns() if OF_PERSON in column.info}
    assert told <= set(PARTS)
    assert all(f'id="privacy-{part}"' in page for part in told - {"mail", "sign-on"}) and "ui-privacy" not in page


async def test_what_has_expired_is_kept_as_long_as_people_are_told(site: Any) -> None:
    hour, moment = timedelta(hours=1), now()
    with site.services.store.changing() as session:
        session.add(PersonRow(id="p"))
        session.flush()
        for name, ago in (("lately", hour), ("nearly", SECRETS_KEPT - hour), ("long", SECRETS_KEPT + hour)):
            session.add(SecretRow(hash=f"expired {name}", kind="device", person="p", expires=moment - ago))
            session.add(SecretRow(hash=f"used {name}", kind="device", person="p", used=moment - ago))
        for name, ago in (("lately", SESSIONS_KEPT - hour), ("long", SESSIONS_KEPT + hour)):
            session.add(SessionRow(hash=f"ended {name}", person="p", ended=moment - ago))
    await tidy(site.services)
    with Session(site.services.store.reading) as session:
        left = {*session.scalars(select(SecretRow.hash)), *session.scalars(select(SessionRow.hash))}
    assert {"expired lately", "expired nearly", "used lately", "used nearly", "ended lately"} <= left
    assert not left & {"expired long", "used long", "ended long"}
