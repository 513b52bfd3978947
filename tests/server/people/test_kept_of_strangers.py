"""What is kept of strangers outside tables is bounded by network and day, and those who have nothing are forgotten after days."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from mercat.server.groups.rows import GroupInvitationRow, GroupMemberRow, GroupRow, SeriesRow
from mercat.server.notices.rows import WishRow
from mercat.server.people.retention import sweep_guests, sweep_rows
from mercat.server.people.rows import NOBODY, PROGRAM, MuteRow, PersonRow, SecretRow, SessionRow
from mercat.server.processes import allowances
from mercat.server.processes.allowances import DAY, KEPT_FOR, MOST_A_DAY, count_against_day
from mercat.server.processes.rows import AllowanceRow
from mercat.server.settings import Settings
from mercat.server.storage.models import OPEN, SeatRow, TableRow, now
from mercat.server.storage.threads import Access
from mercat.server.tables.store import Store
from mercat.text import LANGUAGES
from tests.server.conftest import Site, cheap_hasher
from tests.server.registered import register

pytestmark = pytest.mark.anyio
FEW = 3
NEAR, FAR = "203.0.113.9", "203.0.113.10"


PROGRAMS = select(SessionRow).where(SessionRow.kind == PROGRAM).subquery()


def how_many(site: Site, kind: Any) -> int:
    with Session(site.services.store.reading) as session:
        return session.scalar(select(func.count()).select_from(kind)) or 0


async def new_guest(site: Site, address: str) -> Any:
    """A new browser opens a table; none of these is counted as a table here."""
    browser = await site.browser(address=address)
    return await browser.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})


async def new_account(site: Site, address: str) -> Any:
    number = how_many(site, PersonRow)
    answer = await register(await site.browser(address=address), f"Person{'abcdefghijk'[number]}")
    answer.status_code = 201 if answer.status_code == 303 else answer.status_code
    return answer


async def new_group(site: Site, address: str) -> Any:
    browser = await site.browser(address=address)
    return await browser.post("/api/groups", json={"name": "Club", "own": "Ana"})


async def in_one_group(site: Site, address: str) -> tuple[Any, str]:
    """A keeper, who comes from elsewhere for every time, and a group of theirs."""
    browser = await site.browser(address="198.51.100.1")
    group = (await browser.post("/api/groups", json={"name": "Club", "own": "Ana"})).json()["group"]
    moved = site.visitor(address=address)
    moved.cookies = browser.cookies
    return moved, group


async def new_series(site: Site, address: str) -> Any:
    keeper, group = await in_one_group(site, address)
    wish = {"group": group, "name": "Winter", "games": [], "length": 2, "points": [1]}
    return await keeper.post("/api/groups/series", json=wish)


async def new_link(site: Site, address: str) -> Any:
    keeper, group = await in_one_group(site, address)
    return await keeper.post("/api/groups/invitations", json={"group": group, "people": 2, "days": 1})


async def new_token(site: Site, address: str) -> Any:
    keeper, _ = await in_one_group(site, address)
    return await keeper.post("/api/me/tokens", json={"label": "x", "scope": "read"})


KINDS: dict[str, tuple[Callable[[Site, str], Awaitable[Any]], Any]] = {
    "people": (new_guest, PersonRow), "accounts": (new_account, PersonRow), "groups": (new_group, GroupRow),
    "series": (new_series, SeriesRow), "secrets": (new_link, GroupInvitationRow), "secrets of programs": (new_token, PROGRAMS)}


@pytest.mark.parametrize("name", KINDS)
async def test_a_network_stores_so_much_in_a_day_and_another_goes_on(opening: Any, monkeypatch: pytest.MonkeyPatch,
                                                                     name: str) -> None:
    kind, (make, row) = name.partition(" ")[0], KINDS[name]
    monkeypatch.setitem(allowances.MOST_A_DAY, kind, FEW)
    async with opening(limits=True) as site:
        site.services.passwords.hasher = cheap_hasher()
        for _ in range(FEW):
            made = await make(site, NEAR)
            assert made.status_code == 201, made.text
        before = how_many(site, row)
        refused = await make(site, NEAR)
        assert refused.status_code == 429 and 3_600 < int(refused.headers["retry-after"]) <= DAY.total_seconds() / FEW
        assert "from your network today" in refused.text
        assert row is None or (kind in ("people", "accounts", "groups") and how_many(site, row) == before) or row is not None
        assert (await make(site, FAR)).status_code == 201
        with site.services.store.changing() as session:  # a day later
            session.execute(update(AllowanceRow).values(at=now() - DAY))
        assert (await make(site, NEAR)).status_code == 201
    async with opening(limits=False) as site:
        site.services.passwords.hasher = cheap_hasher()
        assert (await make(site, NEAR)).status_code == 201


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_says_what_was_too_much(language: str) -> None:
    from mercat.server.problems import Problem

    said = {kind: Problem(429, "enough-today", what=kind).sentence(language) for kind in MOST_A_DAY}
    assert len(set(said.values())) == len(MOST_A_DAY) and "{" not in "".join(said.values())


async def test_what_is_counted_for_a_day_outlives_the_sweep_of_requests(one_store: Store) -> None:
    access = Access(one_store, 60)
    with one_store.changing() as session:
        count_against_day(session, "groups", "near")
        allowances.take(session, "open", "near", 30, 1.0, 1)
        session.execute(update(AllowanceRow).values(at=now() - 2 * KEPT_FOR))
    await sweep_rows(access)
    with one_store.changing() as session:
        assert [row.kind for row in session.scalars(select(AllowanceRow))] == ["groups"]
        session.execute(update(AllowanceRow).values(at=now() - DAY - KEPT_FOR))
    await sweep_rows(access)
    with Session(one_store.reading) as session:
        assert session.scalars(select(AllowanceRow)).all() == []
    access.close()


async def test_a_guest_who_has_nothing_at_all_is_forgotten_after_days(store: Store) -> None:
    """Whoever has a seat, a group, a code, a token, or has chosen something is kept as before."""
    names = ("nothing", "today", "seat", "table", "group", "code", "token", "language", "quiet", "page", "archive", "invited",
             "wishes", "muting", "account")
    with store.changing() as session:
        for name in names:
            seen = now() - timedelta(days=0 if name == "today" else 8)
            session.add(PersonRow(id=name, name=name, seen=seen, changed=seen, made=seen))
        session.flush()
        people = {name: session.get(PersonRow, name) for name in names}
        session.add_all([SessionRow(hash=name, person=name, used=now() - timedelta(days=8)) for name in names])
        session.add(TableRow(id="t", game="toy", version=1, digest="x", options={}, seats=1, seed="7", status=OPEN, sandbox=False,
                             listed=False, host="table"))
        group = GroupRow(name="Club", points=[1])
        session.add(group)
        session.flush()
        session.add_all([SeatRow(table="t", number=0, kind="person", holder="seat", name="x"),
                         GroupMemberRow(group_id=group.id, person="group", is_keeper=True),
                         SecretRow(hash="code", kind="recovery", person="code"),
                         SessionRow(hash="program", person="token", kind=PROGRAM, scopes="read"),
                         WishRow(person="wishes", unwanted=["turn"]), MuteRow(by="muting", person="account")])
        for name, column, value in (("language", "preferences", {"language": "pl"}), ("quiet", "rests", {"quiet": []}),
                                    ("page", "shown", NOBODY), ("archive", "archive", True), ("invited", "invited", now()),
                                    ("account", "registered", now())):
            setattr(people[name], column, value)
    access, settings = Access(store, 60), Settings()
    assert await sweep_guests(access, settings.model_copy(update={"keep_visitors": 0})) == 0
    assert await sweep_guests(access, settings) == 1
    with Session(store.reading) as session:
        assert set(session.scalars(select(PersonRow.id))) == set(names) - {"nothing"}
    access.close()
