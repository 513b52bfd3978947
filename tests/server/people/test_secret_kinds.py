"""All kinds of secret that let somebody in: each works, and does not any more after what ends it; and none is forgotten."""

import html
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, select
from sqlalchemy.orm import Session

from mercat.server import storage
from mercat.server.accounts.mail import new_link
from mercat.server.notices.own_notices import add_way
from mercat.server.notices.rows import NTFY, PUSH, WayRow
from mercat.server.people import secret_kinds
from mercat.server.people.rows import SecretRow
from mercat.server.people.secret_kinds import (
    DEVICE,
    EVERYWHERE,
    GUEST_CODE,
    KINDS,
    MAIL_CONFIRM,
    OTHERS,
    PASSWORD,
    REGISTERED,
    TOKEN,
    declared,
    end_secrets,
)
from mercat.server.people.sessions import is_known
from mercat.server.people.stored import hash_of
from mercat.server.storage.models import Base
from mercat.server.tables.snapshot import Reader
from mercat.server.web.signing import Signer
from tests.server.devices.test_devices import devices, link_of, sits
from tests.server.group_of import group_of
from tests.server.registered import account, enter, me, open_as, register

pytestmark = pytest.mark.anyio
Works = Callable[[], Awaitable[bool]]


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


@dataclass
class World:
    """A person in a browser of their own, and a thief with another browser that is theirs, too, at least at first."""

    site: Any
    owner: Any
    thief: Any
    person: str
    tables: list[str] = field(default_factory=list)

    @property
    def stranger(self) -> Any:
        return self.site.visitor()

    def program(self, token: str) -> Any:
        made = self.site.visitor(origin=None)
        made.headers["Authorization"] = f"Bearer {token}"
        return made

    def thiefs_session(self) -> str:
        return hash_of(self.site.services.signer.secret_of(self.thief.cookies["mercat"]))

    async def seat(self, name: str) -> dict[str, Any]:
        """What the thief is told of a new seat of the owner's."""
        table = (await open_as(self.owner, "x", 3)).json()["table"]
        self.tables.append(table)
        found: dict[str, Any] = (await self.thief.post(f"/api/tables/{table}/seats", json={"name": name})).json()
        return found | {"table": table}


async def world(site: Any, guest: bool) -> World:
    thief = await site.browser()
    if guest:
        owner = await site.browser()
        await open_as(owner, "Ana", 3)
        assert (await thief.post(await link_of(owner))).status_code == 303
    else:
        owner = await account(site, "Ana")
        assert (await enter(thief, "Ana")).status_code == 303
    return World(site, owner, thief, await site.person_of(owner))


async def browser(found: World) -> Works:
    cookie = found.thief.cookies["mercat"]

    async def works() -> bool:
        services = found.site.services
        return await services.sessions.of_browser(services.signer.secret_of(cookie)) is not None
    return works


async def token(found: World) -> Works:
    made = (await found.thief.post("/api/me/tokens", json={"label": "mine"})).json()["token"]

    async def works() -> bool:
        return bool((await found.program(made).get("/api/me")).status_code == 200)
    return works


async def device_link(found: World) -> Works:
    link = await link_of(found.thief)

    async def works() -> bool:
        return bool((await found.stranger.get(link)).status_code == 200)
    return works


async def guest_code(found: World) -> Works:
    made = (await found.thief.post("/api/me/recovery")).json()["code"]
    plain = made.replace("-", "").lower()

    async def works() -> bool:
        with Session(found.site.services.store.reading) as session:
            row = session.get(SecretRow, hash_of(plain))
            return row is not None and row.kind == GUEST_CODE
    return works


async def account_code(found: World) -> Works:
    codes = re.findall(r"<code>([^<]+)</code>", (await found.thief.post("/me/codes")).text)

    async def works() -> bool:
        return bool((await (await found.site.browser()).post("/enter/code", data={"code": codes.pop()})).status_code == 303)
    return works


async def mail_link(found: World) -> Works:
    with Session(found.site.services.store.writing) as session, session.begin():
        secret = new_link(session, MAIL_CONFIRM, found.person, address="thief@example.org")

    async def works() -> bool:
        return bool((await found.stranger.get(f"/mail/confirm/{secret}")).status_code == 200)
    return works


async def known_browser(found: World) -> Works:
    mark = found.site.services.signer.mark_of(found.thief.cookies["mercat-known"])

    async def works() -> bool:
        with Session(found.site.services.store.reading) as session:
            return is_known(session, found.person, mark)
    return works


async def seat_link(found: World) -> Works:
    links = [(await found.seat("x"))["link"].removeprefix("/seat/") for _ in range(2)]

    async def works() -> bool:
        """One link moves a seat to a stranger's browser, so each is tried once."""
        other, table = await found.site.browser(), found.tables[-len(links)]
        answer = await other.post("/seat", data={"link": links.pop(0)})
        assert (answer.status_code == 303) == await sits(other, table)
        return bool(answer.status_code == 303)
    return works


async def seat_token(found: World) -> Works:
    seat = await found.seat("x")

    async def works() -> bool:
        answer = await found.program(seat["token"]).put(f"/api/tables/{seat['table']}/ready", json={"ready": True})
        return bool(answer.status_code == 204)
    return works


async def host_token(found: World) -> Works:
    opened = (await open_as(found.thief, "x", 3)).json()

    async def works() -> bool:
        path = f"/api/tables/{opened['table']}/seats/2/bot"
        answer = await found.program(opened["host_token"]).put(path, json={"strength": "random"})
        return bool(answer.status_code == 204)
    return works


async def calendar(found: World) -> Works:
    page = (await found.thief.post("/me/calendar")).text
    address = html.unescape(re.search(r'id="the-calendar" readonly value="([^"]+)"', page)[1])      # type: ignore[index]

    async def works() -> bool:
        return bool((await found.stranger.get(address.removeprefix("http://mercat.test"))).status_code == 200)
    return works


def called(kind: str) -> Callable[[World], Awaitable[Works]]:
    async def way(found: World) -> Works:
        reader = Reader(person=found.person, session=found.thiefs_session(), is_stored=True)
        await found.site.services.desk.write(reader, add_way, kind, {}, "", hash_of(kind))

        async def works() -> bool:
            with Session(found.site.services.store.reading) as session:
                return session.scalars(select(WayRow).where(WayRow.mark == hash_of(kind))).one().off is None
        return works
    return way


async def group_link(found: World) -> Works:
    group = await group_of(found.owner, names=("Ana",))
    answer = await found.thief.post("/api/groups/invitations", json={"group": group, "people": 5, "days": 7})
    path = answer.json()["link"].removeprefix("http://mercat.test")

    async def works() -> bool:
        return bool((await found.stranger.get(path)).status_code == 200)
    return works


async def friend_link(found: World) -> Works:
    path = (await found.thief.post("/api/me/friends/link")).json()["link"].removeprefix("http://mercat.test")

    async def works() -> bool:
        return bool((await found.stranger.get(path)).status_code == 200)
    return works


PROBES: dict[str, Callable[[World], Awaitable[Works]]] = {
    "browser": browser, "token": token, "device-link": device_link, "guest-code": guest_code, "account-code": account_code,
    "mail-link": mail_link, "known-browser": known_browser, "seat-link": seat_link, "seat-token": seat_token,
    "host-token": host_token, "calendar": calendar, "push": called(PUSH), "channel": called(NTFY), "group-link": group_link,
    "friend-link": friend_link}
OF_GUESTS = {"guest-code"}
OF_ACCOUNTS = {"account-code", "mail-link", "known-browser"}


async def change_password(found: World) -> None:
    answer = await found.owner.post("/me/password", data={"password": "tomato lighthouse"})
    assert answer.status_code == 200, answer.text


async def sign_out_everywhere(found: World) -> None:
    assert (await found.owner.post("/me/sign-out-everywhere")).status_code == 303


async def end_device(found: World) -> None:
    other = found.thiefs_session()[:16]
    assert (await found.owner.post("/api/me/devices/end", json={"device": other})).status_code == 204


async def become_account(found: World) -> None:
    assert (await register(found.owner, "Ana")).status_code in (200, 303)


ACTS = {PASSWORD: change_password, EVERYWHERE: sign_out_everywhere, DEVICE: end_device, REGISTERED: become_account}
WALK = [(kind, act, guest) for kind in KINDS for act, guest in ((PASSWORD, False), (EVERYWHERE, False), (DEVICE, False),
                                                               (DEVICE, True), (REGISTERED, True))
        if kind.name not in (OF_ACCOUNTS if guest else OF_GUESTS)]


def test_every_kind_is_tried() -> None:
    assert {kind.name for kind in KINDS} == set(PROBES)
    assert {kind.name for kind, _, _ in WALK} == PROBES.keys()


@pytest.mark.parametrize(("kind", "act", "guest"), WALK, ids=[f"{one.name}-{act}{'-guest' * guest}" for one, act, guest in WALK])
async def test_what_lets_somebody_in_ends(site: Any, kind: secret_kinds.SecretKind, act: str, guest: bool) -> None:
    """By a new password, signing out everywhere and the end of a device; a guest's, when it becomes an account.

    The owner stays in, with their seats.
    """
    found = await world(site, guest)
    works = await PROBES[kind.name](found)
    assert await works()
    await ACTS[act](found)
    assert await works() == (act not in kind.ended_by)
    if act != EVERYWHERE:
        assert (await found.owner.get("/api/me")).status_code == 200
        assert all([await sits(found.owner, table) for table in found.tables[1 if kind.name == "seat-link" else 0:]])


async def test_a_token_that_is_ended_takes_what_it_could_read_with_it(site: Any) -> None:
    found = await world(site, guest=False)
    token = (await found.owner.post("/api/me/tokens", json={"label": "mine", "scope": "play"})).json()["token"]
    table = (await open_as(found.owner, "x", 3)).json()["table"]
    seat = (await found.program(token).post(f"/api/tables/{table}/seats", json={"name": "x"})).json()
    ready = (f"/api/tables/{table}/ready", {"ready": True})
    assert (await found.program(seat["token"]).put(ready[0], json=ready[1])).status_code == 204
    [listed] = [one["id"] for one in await devices(found.owner) if one["kind"] == "program"]
    assert (await found.owner.post("/api/me/devices/end", json={"device": listed})).status_code == 204
    assert (await found.program(seat["token"]).put(ready[0], json=ready[1])).status_code == 403
    other = await site.browser()
    assert (await other.post("/seat", data={"link": seat["link"].removeprefix("/seat/")})).status_code == 404
    assert await me(found.thief) == "Ana" and await sits(found.owner, table)     # devices are no programs


async def test_what_is_handed_over_to_an_account_leaves_its_links_behind(site: Any) -> None:
    """A guest's links do not move the seats of the account that has them now."""
    await account(site, "Ana")
    guest = await site.browser()
    seat = (await open_as(guest, "Cleo", 3)).json()
    assert (await enter(guest, "Ana")).headers["location"].startswith("/me/bring")
    await guest.post("/me/bring", data={"tables": seat["table"], "others": "yes", "next": "/"})
    assert await sits(guest, seat["table"])
    thief = await site.browser()
    assert (await thief.post("/seat", data={"link": seat["link"].removeprefix("/seat/")})).status_code == 404
    for token in (seat["token"], seat["host_token"]):
        program = site.visitor(origin=None)
        program.headers["Authorization"] = f"Bearer {token}"
        answer = await program.put(f"/api/tables/{seat['table']}/seats/2/bot", json={"strength": "random"})
        assert answer.status_code == 403, answer.text


async def test_recovery_codes_that_end_are_replaced_and_shown_at_once(site: Any) -> None:
    """Nobody is left without a way back by what they do for their safety."""
    ana = await account(site, "Ana")
    assert 'id="new-codes"' not in (await ana.post("/me/password", data={"password": "first lighthouse"})).text
    former = re.findall(r"<code>([^<]+)</code>", (await ana.post("/me/codes")).text)
    page = (await ana.post("/me/password", data={"password": "second lighthouse"})).text
    fresh = re.findall(r"<code>([^<]+)</code>", page)
    assert len(former) == len(fresh) == 10 and not set(former) & set(fresh)
    assert (await (await site.browser()).post("/enter/code", data={"code": former[0]})).status_code == 403
    assert (await (await site.browser()).post("/enter/code", data={"code": fresh[0]})).status_code == 303


async def test_a_guest_s_code_that_was_made_on_an_ended_device_is_replaced(site: Any) -> None:
    found = await world(site, guest=True)
    code = (await found.owner.post("/api/me/recovery")).json()["code"]
    await end_device(found)
    assert (await (await site.browser()).post("/recover", data={"code": code})).status_code == 200       # the owner's own
    found = await world(site, guest=True)
    code = (await found.thief.post("/api/me/recovery")).json()["code"]
    [other] = [one["id"] for one in await devices(found.owner) if not one["here"]]
    answer = await found.owner.post("/api/me/devices/end", json={"device": other})
    assert (await (await site.browser()).post("/recover", data={"code": code})).status_code == 404
    new = answer.headers["Mercat-Recovery-Code"]
    assert (await (await site.browser()).post("/recover", data={"code": new})).status_code == 200
    found = await world(site, guest=True)
    await found.thief.post("/api/me/recovery")
    page = (await found.owner.post("/me/end-others")).text
    assert "created on a device that has been signed out" in page and re.search(r'id="new-code">[A-Z0-9-]{29}<', page)


async def test_the_page_says_what_ends(site: Any) -> None:
    ana = await account(site, "Ana")
    await enter(await site.browser(), "Ana")
    page = html.unescape((await ana.get("/me/account")).text)
    assert page.count("links and tokens for your seats, your calendar address") == 2     # beside both buttons
    assert "links and tokens for your seats, and your calendar address" in (await ana.get("/me/devices")).text


# -- none is forgotten


LOOKS_SECRET = re.compile(r"hash|secret|token|password|code|key|calendar|links|sitting|mark$|endpoint|subject|scopes")
NO_SECRET = {                                            # what only has such a name, or such a length
    "tables.seed": "tables/commitment", "notices.key": "replaces a notice that has arrived", "names.skeleton": "a name",
    "ways.session": "declared"}
KNOWN_PARAMETERS = {"table_id", "game", "name", "page", "group", "series", "number", "seat", "path", "watched"}


def columns() -> dict[str, Any]:
    for path in Path(storage.__file__).parent.glob("*.py"):              # all models
        import_module(f"mercat.server.storage.{path.stem}")
    return {f"{table.name}.{column.name}": column for table in Base.metadata.tables.values() for column in table.columns}


def undeclared(found: dict[str, Any]) -> list[str]:
    """Columns that may hold a hash of a secret, or are named like a secret, of which nobody has said what ends them."""
    return sorted(name for name, column in found.items() if name not in declared() and name not in NO_SECRET and (
        (isinstance(column.type, String) and column.type.length == 64) or LOOKS_SECRET.search(column.name)))


def test_every_column_that_could_hold_a_secret_is_declared() -> None:
    found = columns()
    assert undeclared(found) == []
    assert undeclared(found | {"people.knock": found["sessions.hash"]}) == ["people.knock"]
    places = {place for place in declared() if place.partition(":")[1] == ""}
    assert places <= found.keys(), "these are gone"


def test_every_signature_is_declared() -> None:
    signer = Signer("k" * 32)
    purposes = {*signer.serializers, "doctor"}
    assert {f"signed:{purpose}" for purpose in purposes} == {place for place in declared() if place.startswith("signed:")}


def test_every_secret_in_an_address_is_declared(site: Any) -> None:
    from fastapi.routing import iter_route_contexts

    found = {name for route in iter_route_contexts(site.app.routes) for name in re.findall(r"{(\w+)", route.path or "")}
    unknown = found - KNOWN_PARAMETERS
    assert unknown and {f"address:{name}" for name in unknown} <= declared(), unknown


def test_a_kind_that_nobody_has_declared_is_not_stored() -> None:
    with pytest.raises(ValueError, match="does not speak of secrets of the kind knock"):
        SecretRow(hash="x", kind="knock")
    assert all(OTHERS.values()) and all(kind.lets for kind in KINDS)


def test_an_act_ends_nothing_of_anybody_else(store: Any) -> None:
    from mercat.server.accounts.accounts import register as register_person
    from mercat.server.people.rows import SessionRow

    with Session(store.writing) as session, session.begin():
        for person in ("ana", "ben"):
            register_person(session, person, person)
            session.add(SessionRow(hash=hash_of(person), person=person))
    with Session(store.writing) as session, session.begin():
        assert end_secrets(session, "ana", TOKEN, chosen={hash_of("ben")}).sessions == frozenset()
        assert end_secrets(session, "ana", EVERYWHERE).sessions == {hash_of("ana")}
        assert session.get(SessionRow, hash_of("ben")).ended is None             # type: ignore[union-attr]


