"""Every act and page as everybody: nobody, a guest, another account, a deleted and a banned person, a host of the server.

What is tried is made from the acts and from the routes, so that none is forgotten. Somebody else's things are named in each try:
of those, nothing may change, and nothing may be told.
"""

import html
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server import routes  # noqa: F401  # declares the acts
from mercat.server.friends.rows import FriendPresenceRow, FriendRow
from mercat.server.groups.permission import AT_TABLES
from mercat.server.groups.rows import GroupInvitationRow, GroupMemberRow, GroupRow, SeriesRow
from mercat.server.hosting.conduct import handle_of
from mercat.server.notices.rows import NoticeRow, QuietTableRow, WayRow, WishRow
from mercat.server.people.rows import (
    BanRow,
    IdentityRow,
    MuteRow,
    NameRow,
    PasskeyRow,
    PersonRow,
    SecretRow,
    SessionRow,
)
from mercat.server.people.stored import hash_of
from mercat.server.problems import Problem
from mercat.server.setting_values import OWN_PATHS
from mercat.server.storage.models import ChatRow, SeatRow, TableRow, copy_row, now
from mercat.server.tables.rights import OF_PERSON, Right
from mercat.server.web.act import ACTS, HOST_PAGE, Act
from mercat.server.web.health import READY

SOON = (now() + timedelta(days=10)).date().isoformat()
pytestmark = pytest.mark.anyio
ROLES = ("nobody", "guest", "account", "deleted", "banned", "host")
STORED = {"guest", "account", "host"}
ALLOWED = {Right.ANYBODY: STORED | {"nobody", "deleted"}, Right.PERSON: STORED, Right.MEMBER: STORED, Right.KEEPER: STORED,
           Right.ACCOUNT: {"account", "host"}, Right.SERVER_HOST: {"host"}}
REFUSALS = [Problem(403, key).sentence("en") for key in ("nobody", "no-account", "not-server-host", "banned")]
ABOUT_ONE = [act for act in ACTS.values() if not act.place.of_table]
PASSKEY, MAIL = "veras-passkey-0001", "vera@example.org"
LINK, TOKEN = "veras-link-00000000000001", "mercat_veras-token-000000000001"
WAY, SECRET_TOPIC = 987_654, "veras-topic-000000000001"
GROUP, SERIES, GROUP_TABLE = "veras-group-01", "veras-series-01", "verasgrouptable"
CODE, OLD_CODE = "veras-code-000000001", "veras-code-000000002"          # of links into her group; the second is withdrawn
ISSUER, SUBJECT = "https://login.example.org", "veras-subject-1"


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


class Vera:
    """Somebody with an account and all that belongs to one, who sits at a table with a guest."""

    def __init__(self, site: Any, person: str, friend: str, table: str) -> None:
        self.site, self.person, self.friend, self.table = site, person, friend, table

    def wishes(self) -> dict[str, dict[str, Any]]:
        """What is sent for each act: wherever somebody's things can be named, hers."""
        return {"archive_game": {"table": self.table, "agrees": True}, "archive_games": {"agrees": True},
                "add_device": {}, "add_passkey": {"credential": "{}", "label": "x"}, "announce": {"text": "Hello", "hours": 1},
                "ban_network": {"network": "f" * 24, "hours": 1, "reason": ""},
                "ban_person": {"person": self.person, "hours": 1, "reason": ""},
                "call_channel": {"kind": "telegram", "token": "123456789:" + 35 * "A", "chat": "1"},
                "call_for": {"kinds": "turn"}, "call_mail": {}, "confirm_news": {"newest": 1}, "call_not": {"way": WAY},
                "call_push": {"endpoint": "https://127.0.0.1/x", "p256dh": 87 * "A", "auth": 22 * "A"}, "call_try": {"way": WAY},
                "drop_calendar": {}, "make_calendar": {},
                "bring": {"tables": self.table, "others": True, "next": "/"},
                "change_password": {"password": "long enough for one"},
                "confirm_self": {"password": "wrong and long", "credential": ""}, "delete": {"sure": True},
                "delete_message": {"table": self.table, "line": 1}, "delete_table": {"table": "none"}, "drop_mail": {},
                "drop_passkey": {"passkey": PASSKEY}, "drop_password": {}, "end_announcement": {"which": 1},
                "end_group": {"group": GROUP}, "end_device": {"device": hash_of(TOKEN)},
                "end_other_devices": {}, "handle_report": {"which": 1, "handled": True},
                "hide_game": {"table": self.table, "hidden": True}, "show_page": {"shown": "everybody"},
                "invitation": {"code": "abcd-efgh"}, "invite": {"people": 1, "days": 1, "note": ""}, "join_sign_on": {},
                "leave_browser": {}, "leave_device": {}, "leave_everywhere": {}, "lift_ban": {"which": 1}, "make_codes": {},
                "make_recovery_code": {}, "make_token": {"label": "x", "scope": "read"}, "offer_passkey": {}, "part_sign_on": {},
                "prefer": {"preferences": {"theme": "dark"}}, "rename": {"name": "Somebody"}, "set_mail": {"address": MAIL},
                "unmute": {"who": self.person}, "withdraw_device_links": {}, "withdraw_invitation": {"which": 1},
                "withdraw_recovery_code": {}, "set_quiet": {"begin": "22:00", "end": "07:00"},
                "add_away": {"first": SOON, "last": SOON}, "end_away": {"first": SOON}, **self.of_group(), **self.of_friends()}

    @staticmethod
    def of_group() -> dict[str, dict[str, Any]]:
        """What is sent for the acts of her group, which nobody else is in."""
        hers = {"group": GROUP}
        return {"found_group": {"name": "Evenings", "own": "Somebody else"},
                "ask_group": {"group": "nowhere"}, "answer_group_ask": hers | {"ask": 1, "let_in": True},
                "join_group": {"code": OLD_CODE, "own": "Somebody else"},
                "leave_group": hers, "next_in_series": hers | {"series": SERIES},
                "change_group": hers | {"name": "Mine", "public": True, "points": [1]},
                "invite_to_group": hers | {"people": 1, "days": 1}, "withdraw_from_group": hers | {"invitation": 1},
                "remove_member": hers | {"member": 1}, "set_keeper": hers | {"member": 1, "keeper": False},
                "begin_series": hers | {"name": "Mine", "games": [], "length": 1, "points": [1]},
                "end_series": hers | {"series": SERIES}, "take_out_of_series": hers | {"table": GROUP_TABLE}}

    def of_friends(self) -> dict[str, dict[str, Any]]:
        """What is sent for acts about friends: as she names hers."""
        hers = {"who": handle_of(self.person, self.friend)}
        return {"make_friend_link": {}, "end_friend_links": {}, "follow_friend_link": {"code": OLD_CODE, "own": "Somebody else"},
                "ask_friend": hers, "answer_friend": hers | {"agree": True}, "remove_friend": hers,
                "mute_friend": hers | {"muted": True}, "show_here": {"shown": False},
                "invite_friend": hers | {"table": self.table}, "decline_invitation": {"table": self.table}}

    def all_of_hers(self) -> list[str]:
        """Every row of the database that is about her."""
        ignored = {"seen", "used"}
        with Session(self.site.services.store.reading) as session:
            found: list[Any] = [session.get(PersonRow, self.person), session.get(TableRow, self.table)]
            for row in (NameRow, SessionRow, PasskeyRow, SecretRow, IdentityRow, WayRow, WishRow, NoticeRow, QuietTableRow):
                found += session.scalars(select(row).where(row.person == self.person))
            found += session.scalars(select(MuteRow).where((MuteRow.by == self.person) | (MuteRow.person == self.person)))
            both = (FriendRow.person == self.person) | (FriendRow.other == self.person)
            found += session.scalars(select(FriendRow).where(both))
            found += session.scalars(select(FriendPresenceRow).where(FriendPresenceRow.person == self.person))
            found += session.scalars(select(SeatRow).where(SeatRow.table == self.table))
            found += session.scalars(select(ChatRow).where(ChatRow.table == self.table))
            found += [session.get(GroupRow, GROUP), session.get(SeriesRow, SERIES), session.get(TableRow, GROUP_TABLE)]
            for of_group in (GroupMemberRow, GroupInvitationRow):
                found += session.scalars(select(of_group).where(of_group.group_id == GROUP))
            return sorted(repr([(column.key, getattr(row, column.key)) for column in row.__table__.columns
                                if column.key not in ignored]) for row in found if row is not None)


@pytest.fixture
async def vera(site: Any) -> Vera:
    browser, other = await site.browser(), await site.browser()
    table = await site.table_of(browser, other)
    await browser.post(f"/t/{table}/chat", data={"text": "Hello"})
    person, friend = await site.person_of(browser), await site.person_of(other)
    name = f"Vera {person[:6]}"
    with Session(site.services.store.writing) as session, session.begin():
        row = session.get_one(PersonRow, person)
        row.name, row.registered, row.email, row.password = name, now(), MAIL, "$argon2id$none"
        session.add_all([
            NameRow(skeleton=name.casefold(), person=person),
            PasskeyRow(id=PASSKEY, person=person, public_key=b"key", label="phone"),
            SecretRow(hash=hash_of(LINK), kind="device", person=person, facts={}, expires=now() + timedelta(minutes=30)),
            WayRow(id=WAY, person=person, kind="ntfy", mark=SECRET_TOPIC, label="x", facts={"topic": SECRET_TOPIC}),
            WishRow(person=person, unwanted=["named"], zone="UTC", calendar=hash_of(SECRET_TOPIC)),
            QuietTableRow(person=person, table=table),
            IdentityRow(issuer=ISSUER, subject=SUBJECT, person=person), MuteRow(by=person, person=friend),
            SessionRow(hash=hash_of(TOKEN), person=person, kind="program", label="robot", scopes="read play")])
        session.add_all([FriendPresenceRow(person=person), FriendRow(person=person, other=friend, way="game", since=now()),
                         FriendRow(person=friend, other=person, way="game", since=now())])
        session.add(GroupRow(id=GROUP, name="Veras evenings", points=[5, 3]))
        session.flush()
        session.add_all([
            GroupMemberRow(id=1, group_id=GROUP, person=person, is_keeper=True),
            GroupInvitationRow(id=1, group_id=GROUP, hash=hash_of(CODE), most=5, by=person, expires=now() + timedelta(days=1)),
            GroupInvitationRow(id=2, group_id=GROUP, hash=hash_of(OLD_CODE), most=5, by=person, expires=now() + timedelta(days=1),
                               ended=now()),
            SeriesRow(id=SERIES, group_id=GROUP, name="Veras winter", games=[], length=3, points=[5]),
            copy_row(session.get_one(TableRow, table), id=GROUP_TABLE, group_id=GROUP, series_id=SERIES)])
        session.flush()
        session.add_all([SeatRow(table=GROUP_TABLE, number=0, kind="person", name="Vera", holder=person),
                         SeatRow(table=GROUP_TABLE, number=1, kind="empty", name="")])
    site.services.sessions.forget(set(site.services.sessions.kept.kept))
    return Vera(site, person, friend, table)


@pytest.fixture(autouse=True)
def gone_again(site: Any) -> Iterator[None]:
    """Vera's things have names that nobody else's have."""
    yield
    with Session(site.services.store.writing) as session, session.begin():
        for row in session.scalars(select(PersonRow)).all():
            session.delete(row)
        for ban in session.scalars(select(BanRow)).all():
            session.delete(ban)
        for group in session.scalars(select(GroupRow)).all():
            session.delete(group)
        for table in session.scalars(select(TableRow).where(TableRow.id == GROUP_TABLE)).all():
            session.delete(table)
    site.services.sessions.forget(set(site.services.sessions.kept.kept))


async def somebody(site: Any, role: str) -> Any:
    """A browser of somebody who has played, but never with Vera."""
    if role == "nobody":
        return await site.browser()
    browser = await site.browser()
    await site.table_of(browser, await site.browser())
    person = await site.person_of(browser)
    with Session(site.services.store.writing) as session, session.begin():
        row = session.get_one(PersonRow, person)
        if role in ("account", "host"):
            row.name, row.registered, row.is_host = f"{role} {person[:6]}", now(), role == "host"
            row.password = "$argon2id$none"
        if role == "banned":
            session.add(BanRow(person=person))
        if role == "deleted":
            session.delete(row)
        row.changed = now()
    site.services.sessions.forget(set(site.services.sessions.kept.kept))
    await site.services.host_decisions.look()
    return browser


def known(site: Any, browser: Any) -> Any:
    """Return who a browser's person is to the server, and where they have played: all that may decide over their acts. None if
    they are not known, or not any more."""
    secret = site.services.signer.secret_of(browser.cookies.get("mercat") or "")
    with Session(site.services.store.reading) as session:
        here = session.get(SessionRow, hash_of(secret or ""))
        if here is None or here.ended is not None:
            return None
        row = session.get_one(PersonRow, here.person)
        bans = session.scalars(select(BanRow.id).where(BanRow.person == here.person))
        seats = session.execute(select(SeatRow.table, SeatRow.number).where(SeatRow.holder == here.person)).all()
        return here.person, row.name, row.registered, row.is_host, row.password, bans.all(), sorted(map(tuple, seats))


async def test_everything_is_tried(vera: Vera) -> None:
    assert set(vera.wishes()) == {act.name for act in ABOUT_ONE}
    assert ALLOWED.keys() >= {act.who for act in ABOUT_ONE} and {act.who for act in ABOUT_ONE} <= OF_PERSON | {Right.ANYBODY}


@pytest.mark.parametrize("role", ROLES)
async def test_every_act_about_oneself_and_of_the_host(site: Any, vera: Vera, role: str) -> None:
    before, wishes = vera.all_of_hers(), vera.wishes()
    browser, at_first = None, None
    to_her = ("ban_person", "delete_message", "end_group")  # what a host may do to her comes last
    for act in sorted(ABOUT_ONE, key=lambda act: act.name in to_her):
        for by_program in [False] * bool(act.address) + [True] * bool(act.method):
            if browser is None or known(site, browser) != at_first:              # what was done has changed who they are
                browser = await somebody(site, role)
                at_first = known(site, browser)
            said = await asked(act, wishes[act.name], browser, by_program)
            refused = [sentence for sentence in REFUSALS if sentence in said]
            allowed = role in ALLOWED[act.who] or (role == "banned" and act.when_banned and act.who is Right.PERSON)     # a guest
            assert bool(refused) != allowed, (act.name, by_program, said[:600])
            assert MAIL not in said or act.name == "set_mail", act.name
            if not (act.place is HOST_PAGE and allowed):
                assert vera.all_of_hers() == before, (act.name, role)


async def asked(act: Act, wish: dict[str, Any], browser: Any, by_program: bool) -> str:
    if by_program:
        answer = await browser.request(act.method, f"/api{act.place.api}{act.path}", json=wish or None)
    else:
        form = {name: "yes" if value is True else "no" if value is False else
                " ".join(map(str, value)) if isinstance(value, list) else value for name, value in wish.items()}
        answer = await browser.post(f"{act.place.page}/{act.address}", data=form)
    assert answer.status_code < 500, (act.name, answer.text)
    return html.unescape(answer.text)


# -- pages

OF_HOSTS = {"/host"}
OPEN_WHEN_BANNED = {"/me", "/me/devices", "/me/data", "/me/delete", "/me/download", "/api/me", "/api/me/download",
                    "/privacy", "/healthz", "/readyz", "/manifest.webmanifest", "/worker.js",
                    "/notices/off/{signed}", "/mail/never/{signed}"}
NOT_ASKED = re.compile(r"/doctor|/live$|/stream|/review$")       # the doctor's own; streams do not end; reviews take long
FACTS = {"game": "toy", "link": LINK, "secret": LINK, "number": "0", "group": GROUP, "series": SERIES, "code": OLD_CODE,
         "signed": LINK, "seat": "0", "watched": GROUP_TABLE}
QUERY = {"/api/games/{game}/deal": "?seats=2", "/api/games/{game}/strengths": "?seats=2", "/new/{game}/deal": "?seats=2&bots=0",
         "/t/{table_id}/preview": "?move=pass&length=1", "/t/{table_id}/why": "?verb=pass",
         "/t/{table_id}/prepare/{seat}/preview": "?move=pass&length=1"}


def pages(site: Any) -> list[str]:
    """Every address that can be read."""
    found = {route.path for route in iter_route_contexts(site.app.routes) if "GET" in (getattr(route, "methods", None) or ())}
    return sorted(path for path in found if path and not NOT_ASKED.search(path))


async def test_no_prefix_of_a_site_can_begin_like_a_page(site: Any) -> None:
    first = {path.split("/")[1] for path in pages(site) if path.count("/") and "." not in path} - {""}
    assert first | {"doctor", "import", "play", "learn"} <= OWN_PATHS


@pytest.mark.parametrize("role", ROLES)
async def test_every_page(site: Any, vera: Vera, role: str) -> None:
    browser, paths = await somebody(site, role), pages(site)
    with Session(site.services.store.reading) as session:
        hers = session.get_one(PersonRow, vera.person).page
    assert len(paths) > 40
    secrets = [MAIL, PASSKEY, LINK, TOKEN, SECRET_TOPIC, hash_of(TOKEN), hash_of(LINK), SUBJECT, vera.person]
    before = vera.all_of_hers()
    for path in paths:
        address = path.format(table_id=vera.table, page=hers, **FACTS) + QUERY.get(path, "")
        answer = await browser.get(address)
        assert answer.status_code < 500 or (path, answer.status_code) == (READY, 503), (path, answer.text)      # a busy machine
        found_out = [one for one in secrets if one in answer.text.replace(address, "") and one not in address]
        assert not found_out or (path in OF_HOSTS and role == "host"), (path, found_out)
        if role == "banned":
            told = answer.status_code == 403 and "You are banned" in answer.text
            assert told == (path not in OPEN_WHEN_BANNED), (path, answer.text[:300])
        elif any(hers in path for hers in ("{page}", "{group}", "{code}")):          # shown to those who have played with her,
            assert answer.status_code == 404, path       # or are in her group
        elif path in OF_HOSTS:
            assert answer.status_code == (200 if role == "host" else 403), path
    assert vera.all_of_hers() == before


@pytest.mark.parametrize("role", ROLES)
async def test_every_address_of_a_table_of_a_group(site: Any, vera: Vera, role: str) -> None:
    """Whoever is not in it is told as little as if there were no table; so is nobody by an act at the table."""
    browser, before = await somebody(site, role), vera.all_of_hers()
    tables = [path for path in pages(site) if "{table_id}" in path]
    assert len(tables) > 15 and all(AT_TABLES.match(path.format(table_id="x", number=0, seat=0)) for path in tables)
    asked_for = [("GET", path.format(table_id=GROUP_TABLE, **FACTS) + QUERY.get(path, "")) for path in tables]
    asked_for += [("GET", f"/t/{GROUP_TABLE}/live"), ("GET", f"/api/tables/{GROUP_TABLE}/stream"),
                  ("GET", f"/t/{GROUP_TABLE}/review"), ("GET", f"/api/results?table={GROUP_TABLE}"),
                  ("GET", f"/new/toy?after={GROUP_TABLE}")]
    for act in (act for act in ACTS.values() if act.place.of_table):
        asked_for += [("POST", f"/t/{GROUP_TABLE}/{act.address}")] * bool(act.address)
        asked_for += [(act.method, f"/api/tables/{GROUP_TABLE}{act.path.format(number=0)}")] * bool(act.method)
    for method, address in asked_for:
        answer = await browser.request(method, address)
        expected = {403} if role == "banned" else {403, 404} if "after=" in address else {404}
        assert answer.status_code in expected, (method, address, answer.text[:300])
        assert "Vera" not in answer.text and GROUP not in answer.text
    assert vera.all_of_hers() == before
