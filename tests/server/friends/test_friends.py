"""Friends: who sees whom and is told what, as every role; that answers tell nothing else; and what becomes of it later."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from mercat.server.friends import acts, friends, invitations
from mercat.server.friends.rows import FriendInvitationRow, FriendPresenceRow, FriendRow
from mercat.server.hosting.conduct import handle_of, set_mute
from mercat.server.notices.rows import NTFY, ON_PAGE, NoticeRow, WayRow
from mercat.server.notices.verdicts import stands
from mercat.server.periodic import tidy
from mercat.server.storage.models import TableRow, now
from mercat.server.tables.snapshot import Reader
from mercat.server.web.act import ACTS
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.devices.test_devices import link_of
from tests.server.group_of import group_of
from tests.server.hosting.test_bans import ban
from tests.server.own_games.test_my_games import played
from tests.server.registered import account
from tests.server.tables.test_waiting_room import plain

pytestmark = pytest.mark.anyio


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


@dataclass
class Pair:
    """Ana, and somebody in a role, who knows how pages would name her to them: more than anybody does."""

    site: Any
    ana: Any
    other: Any
    ana_id: str
    other_id: str

    @property
    def ana_s(self) -> str:
        """The handle by which the other names Ana."""
        return handle_of(self.other_id, self.ana_id)

    @property
    def other_s(self) -> str:
        return handle_of(self.ana_id, self.other_id)

    async def work(self, person: str, does: Callable[..., Any], *given: Any) -> Any:
        return await self.site.services.desk.write(Reader(person=person, is_stored=True), does, *given)


async def pair(site: Any, together: bool = True) -> Pair:
    """Both have a group together, or each one of their own; both are here."""
    ana, other = await site.browser(), await site.browser()
    if together:
        await group_of(ana, other, names=("Ana", "Rob"))
    else:
        await group_of(ana, names=("Ana",))
        await group_of(other, names=("Rob",))
    return Pair(site, ana, other, await site.person_of(ana), await site.person_of(other))


async def asks(pair: Pair, by: str, other: str) -> None:
    await pair.work(by, friends.ask, other, "group", "called")


async def befriended(pair: Pair) -> None:
    await asks(pair, pair.ana_id, pair.other_id)
    await asks(pair, pair.other_id, pair.ana_id)
    for one in (pair.ana, pair.other):
        assert (await one.get("/me/friends")).status_code == 200         # they are here


async def muted(pair: Pair) -> None:
    await befriended(pair)
    await pair.work(pair.ana_id, set_mute, pair.ana_id, pair.other_id, True)


async def muting(pair: Pair) -> None:
    await befriended(pair)
    await pair.work(pair.other_id, set_mute, pair.other_id, pair.ana_id, True)


async def banned(pair: Pair) -> None:
    await befriended(pair)
    await ban(pair.site, pair.other)


async def hidden(pair: Pair) -> None:
    """The other hides; and has been here, before and after."""
    await befriended(pair)
    assert (await pair.other.put("/api/me/friends/shown", json={"shown": False})).status_code == 204
    await pair.other.get("/me/friends")


async def removed(pair: Pair) -> None:
    await befriended(pair)
    assert (await pair.ana.post("/api/me/friends/remove", json={"who": pair.other_s})).status_code == 204


async def asked(pair: Pair) -> None:
    await asks(pair, pair.ana_id, pair.other_id)


async def asking(pair: Pair) -> None:
    await asks(pair, pair.other_id, pair.ana_id)


async def declined(pair: Pair) -> None:
    await asking(pair)
    answer = await pair.ana.put("/api/me/friends/answer", json={"who": pair.other_s, "agree": False})
    assert answer.status_code == 204


async def declined_and_back(pair: Pair) -> None:
    """Withdrawn and asked again."""
    await declined(pair)
    assert (await pair.other.post("/api/me/friends/remove", json={"who": pair.ana_s})).status_code == 204
    await asking(pair)


async def muted_before(pair: Pair) -> None:
    """Ana had muted them when they asked."""
    await pair.work(pair.ana_id, set_mute, pair.ana_id, pair.other_id, True)
    await asking(pair)


async def unmuted_since(pair: Pair) -> None:
    """And mutes them no more."""
    await muted_before(pair)
    await pair.work(pair.ana_id, set_mute, pair.ana_id, pair.other_id, False)


async def muted_since(pair: Pair) -> None:
    """Ana mutes them once they have asked."""
    await asking(pair)
    await pair.work(pair.ana_id, set_mute, pair.ana_id, pair.other_id, True)


async def muting_since(pair: Pair) -> None:
    """They ask, and mute Ana before she answers."""
    await asking(pair)
    await pair.work(pair.other_id, set_mute, pair.other_id, pair.ana_id, True)


async def left(pair: Pair) -> None:
    await befriended(pair)
    assert (await pair.other.post("/api/me/delete", json={"sure": True})).status_code == 204


async def nothing(pair: Pair) -> None:
    """They share a group, or not even that."""


@dataclass(frozen=True)
class Role:
    """What is to be seen: by the other of Ana, and by Ana of the other; and what the other's acts about Ana are answered."""

    made: Callable[[Pair], Awaitable[None]]
    together: bool = True
    sees: str = ""                                       # the other's lists in which Ana is
    here: bool = False                                   # is the other told that she is?
    seen: str = ""                                       # Ana's lists in which the other is
    seen_here: bool = False
    acts: tuple[int, ...] = (404, 404, 404, 404, 404)    # ask, answer, remove, mute, invite
    comes: str = ""                                      # of ask and invite: what Ana hears of


FRIEND_ACTS = (204, 404, 204, 204, 204)
ROLES = {
    "friend": Role(befriended, sees="friends", here=True, seen="friends", seen_here=True, acts=FRIEND_ACTS, comes="invite"),
    "asked": Role(asked, sees="asking", seen="asked", acts=(204, 204, 404, 204, 204), comes="friend invite"),
    "asking": Role(asking, sees="asked", seen="asking", acts=(204, 404, 204, 404, 204), comes="ask invite"),
    "declined": Role(declined, sees="asked", seen="known", acts=(204, 404, 204, 404, 204), comes="invite"),
    "declined, and back": Role(declined_and_back, sees="asked", seen="known", acts=(204, 404, 204, 404, 204), comes="invite"),
    "muted": Role(muted, sees="friends", seen="friends", seen_here=True, acts=FRIEND_ACTS),
    "muted before": Role(muted_before, sees="asked", acts=(204, 404, 204, 404, 204)),
    "unmuted since": Role(unmuted_since, sees="asked", seen="asking", acts=(204, 404, 204, 404, 204), comes="ask invite"),
    "muted since": Role(muted_since, sees="asked", acts=(204, 404, 204, 404, 204)),
    "muting since": Role(muting_since, sees="asked", seen="known", acts=(404, 404, 204, 404, 404)),
    "muting": Role(muting, sees="friends", here=True, seen="friends", acts=(404, 404, 204, 204, 404)),
    "hidden": Role(hidden, sees="friends", here=True, seen="friends", acts=FRIEND_ACTS, comes="invite"),
    "banned": Role(banned, seen="friends", acts=(403, 403, 403, 403, 403)),
    "removed": Role(removed, sees="known", seen="known", acts=(204, 404, 404, 404, 204), comes="ask invite"),
    "left": Role(left, acts=(403, 403, 403, 403, 404)),
    "mate": Role(nothing, sees="known", seen="known", acts=(204, 404, 404, 404, 204), comes="ask invite"),
    "stranger": Role(nothing, together=False)}
TRIED = ("ask", "answer", "remove", "mute", "invite")


async def lists(browser: Any) -> dict[str, Any]:
    answer = await browser.get("/api/me/friends")
    return answer.json() if answer.status_code == 200 else {}


async def place(browser: Any, who: str) -> tuple[str, bool]:
    """In which of a reader's lists somebody is, and whether they are said to be here."""
    found = await lists(browser)
    rows = [(name, one) for name in ("friends", "asking", "asked", "known") for one in found.get(name, ()) if one["who"] == who]
    return " ".join(name for name, _ in rows), any(one.get("here", False) for _, one in rows)


@pytest.mark.parametrize("name", ROLES)
async def test_who_sees_whom(site: Any, name: str) -> None:
    role = ROLES[name]
    both = await pair(site, role.together)
    await role.made(both)
    assert await place(both.other, both.ana_s) == (role.sees, role.here)
    assert await place(both.ana, both.other_s) == (role.seen, role.seen_here)


async def act_on(both: Pair, what: str, who: str, headers: dict[str, str] | None = None) -> Any:
    """What a program of the other is answered to an act about somebody."""
    known: dict[str, tuple[str, str, dict[str, Any]]] = {
        "ask": ("POST", "", {}), "answer": ("PUT", "/answer", {"agree": True}), "remove": ("POST", "/remove", {}),
        "mute": ("PUT", "/mute", {"muted": True}), "invite": ("POST", "/invite", {"table": "none"})}
    method, path, sent = known[what]
    if what == "invite" and headers is None:
        opened = await both.other.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Rob"})
        sent = {"table": opened.json()["table"]} if opened.status_code == 201 else sent
    return await both.other.request(method, f"/api/me/friends{path}", json={"who": who} | sent, headers=headers)


@pytest.mark.parametrize("what", TRIED)
@pytest.mark.parametrize("name", ROLES)
async def test_who_may_do_what_and_who_is_told(site: Any, name: str, what: str) -> None:
    role = ROLES[name]
    both = await pair(site, role.together)
    await role.made(both)
    before = await lists(both.ana)
    answer = await act_on(both, what, both.ana_s)
    assert answer.status_code == role.acts[TRIED.index(what)], answer.text
    after = await lists(both.ana)
    told = "friend" if len(after["friends"]) > len(before["friends"]) else "ask" if what == "ask" and after["asking"] else ""
    told = "invite" if after["invitations"] else told
    wanted = {"ask": {"ask", "friend"} & set(role.comes.split()), "invite": {"invite"} & set(role.comes.split()),
              "answer": {"friend"} & set(role.comes.split())}.get(what, set())
    assert {told} - {""} == wanted
    if what == "remove" and role.seen == "friends" and answer.status_code == 204:
        assert not after["friends"] and not (await lists(both.other))["friends"]


async def test_all_acts_about_friends_are_walked() -> None:
    about_people = {name for name, act in ACTS.items() if "who" in act.wish.model_fields and "friend" in act.path}
    assert about_people == {"ask_friend", "answer_friend", "remove_friend", "mute_friend", "invite_friend"}


async def test_nobody_but_people_has_friends(site: Any) -> None:
    """Neither who is not stored, nor personal tokens and those of seats; nor is anybody a friend of themselves."""
    both = await pair(site)
    await befriended(both)
    opened = (await both.other.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Rob"})).json()
    token = (await both.other.post("/api/me/tokens", json={"label": "x", "scope": "play"})).json()["token"]
    for bearer in (token, opened["token"], opened["host_token"]):
        program = site.visitor(origin=None)
        program.headers["Authorization"] = f"Bearer {bearer}"
        asking = Pair(site, both.ana, program, both.ana_id, both.other_id)
        assert [(await act_on(asking, what, both.ana_s, {})).status_code for what in TRIED] == [403] * 5
        assert (await program.get("/api/me/friends")).status_code == 403
        for method, path, sent in (("POST", "/link", None), ("DELETE", "/link", None), ("PUT", "/shown", {"shown": True}),
                                   ("POST", "/by-link", {"code": "x"})):
            answer = await program.request(method, f"/api/me/friends{path}", json=sent)
            assert answer.status_code in (403, 404), (path, answer.text)
    newcomer = Pair(site, both.ana, await site.browser(), both.ana_id, both.other_id)
    assert [(await act_on(newcomer, what, both.ana_s, {})).status_code for what in TRIED] == [403] * 5
    assert (await newcomer.other.get("/me/friends/here")).status_code == 403
    assert "friends-new" not in (page := (await newcomer.other.get("/me/friends")).text) and "sat down at a table" in page
    own = handle_of(both.other_id, both.other_id)
    assert [(await act_on(both, what, own)).status_code for what in TRIED] == [404] * 5


# -- answers tell nothing else


DIFFERS = re.compile(r"(?:people/|groups/|group-)[\w-]+|20\d\d-[^\"<]*|data-now=\"[^\"]*\"|[0-9a-f]{24}|\b\d+ (?:Nov|Dec)[^<]*")
OF_REQUESTS = {"date", "mercat-request", "x-request-id", "server-timing", "content-length", "set-cookie"}


def told(answer: Any) -> tuple[int, str, dict[str, str]]:
    """Everything of an answer that does not differ from request to request."""
    return (answer.status_code, DIFFERS.sub("", answer.text),
            {name: value for name, value in answer.headers.items() if name not in OF_REQUESTS})


async def views(both: Pair) -> list[Any]:
    """All that the other is shown of friends."""
    return [told(await both.other.get(path)) for path in ("/api/me/friends", "/me/friends", "/me/friends/here", "/")]


@pytest.mark.parametrize("made", [declined, declined_and_back, muted_before, muted_since, unmuted_since],
                         ids=lambda one: one.__name__)
async def test_a_request_that_comes_to_nothing_looks_like_one_that_waits(site: Any, made: Any) -> None:
    waits, other = await pair(site), await pair(site)
    await asking(waits)
    await made(other)
    assert await views(waits) == await views(other)
    first, second = [(await one.other.get("/me/download")).json()["friend_requests"] for one in (waits, other)]
    assert [one | {"made": ""} for one in first] == [one | {"made": ""} for one in second]
    for what in ("ask", "invite", "remove"):
        assert told(await act_on(waits, what, waits.ana_s)) == told(await act_on(other, what, other.ana_s)), what


async def test_hidden_muting_and_away_look_the_same(site: Any) -> None:
    async def away(both: Pair) -> None:
        await befriended(both)
        with both.site.services.store.changing() as session:
            session.execute(update(FriendPresenceRow).where(FriendPresenceRow.person == both.ana_id)
                            .values(seen=now() - timedelta(hours=1)))

    async def ana_hides(both: Pair) -> None:
        await befriended(both)
        assert (await both.ana.put("/api/me/friends/shown", json={"shown": False})).status_code == 204
        await both.ana.get("/me/friends")
        await both.ana.get("/me/friends/here")

    async def ana_is_banned(both: Pair) -> None:
        await befriended(both)
        await ban(both.site, both.ana)

    seen = []
    for made in (away, ana_hides, muted, ana_is_banned):
        both = await pair(site)
        await made(both)
        seen.append(await views(both))
    assert seen[0] == seen[1] == seen[2] == seen[3]
    both = await pair(site)
    await befriended(both)
    assert await views(both) != seen[0], "a check that cannot fail"


async def test_a_seat_where_somebody_is_present_tells_nothing_if_they_hide(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    table = (await open_table(both.ana, "Ana"))["table"]
    await both.ana.get(f"/api/tables/{table}")
    await site.services.tables.presence.store_all()
    with site.services.store.changing() as session:      # nothing but the seat says so
        session.execute(update(FriendPresenceRow).values(seen=None))
    assert await place(both.other, both.ana_s) == ("friends", True)
    await both.ana.put("/api/me/friends/shown", json={"shown": False})
    assert await place(both.other, both.ana_s) == ("friends", False)


async def test_a_handle_of_nobody_a_stranger_and_somebody_who_has_gone_get_one_answer(site: Any) -> None:
    both, gone = await pair(site, together=False), await pair(site)
    await left(gone)
    for what in TRIED:
        answers = [told(await act_on(both, what, who)) for who in (
            "0" * 24, both.ana_s, handle_of(both.other_id, gone.other_id), handle_of("x", both.ana_id), both.ana_id)]
        assert all(one == answers[0] for one in answers), what
        assert answers[0][0] == 404


async def test_a_table_where_somebody_does_not_sit_and_none_get_one_answer(site: Any) -> None:
    """Also that of a group, which is not to be known."""
    both, others = await pair(site), await pair(site, together=False)
    await befriended(both)
    group = await group_of(others.ana, names=("Ana",))
    wish = {"game": "toy", "seats": 3, "name": "Ana"}
    tables = ["none", (await others.ana.post("/api/tables", json=wish | {"group": group})).json()["table"],
              (await others.ana.post("/api/tables", json=wish)).json()["table"]]
    answers = [told(await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s}))
               for table in tables]
    assert all(one == answers[0] for one in answers) and answers[0][0] == 404


# -- links


async def code_of(browser: Any) -> str:
    answer = await browser.post("/api/me/friends/link")
    assert answer.status_code == 201 and answer.json()["days"] == 7, answer.text
    code: str = answer.json()["code"]
    return code


async def test_a_link_lets_people_ask_and_no_more(site: Any) -> None:
    both = await pair(site, together=False)
    code = await code_of(both.ana)
    newcomer = await site.browser()
    page = await newcomer.get(f"/me/friends/by/{code}")
    assert page.status_code == 200 and "Ana would like to be friends" in page.text
    assert (await newcomer.post("/me/follow", data={"code": code, "own": ""})).status_code == 422        # and nobody is stored
    assert (await newcomer.get("/api/me/friends")).status_code == 403
    assert (await newcomer.post("/me/follow", data={"code": code, "own": "Zoe"})).status_code == 303
    assert (await both.other.post("/api/me/friends/by-link", json={"code": code})).status_code == 204
    found = await lists(both.ana)
    assert [(one["name"], one["way"]) for one in found["asking"]] == [("Rob", "link"), ("Zoe", "link")] and not found["friends"]
    assert not (await lists(both.other))["friends"]
    assert (await both.ana.post("/api/me/friends/by-link", json={"code": code})).json()["error"] == "own-friend"
    assert "your own link" in (await both.ana.get(f"/me/friends/by/{code}")).text


async def test_a_link_says_the_same_to_whoever_is_muted(site: Any) -> None:
    waits, other = await pair(site), await pair(site)
    await other.work(other.ana_id, set_mute, other.ana_id, other.other_id, True)
    codes = [await code_of(one.ana) for one in (waits, other)]
    for one, code in zip((waits, other), codes, strict=True):
        assert (await one.other.get(f"/me/friends/by/{code}")).status_code == 200
        assert (await one.other.post("/api/me/friends/by-link", json={"code": code})).status_code == 204
    assert await views(waits) == await views(other)
    assert (await lists(waits.ana))["asking"] and not (await lists(other.ana))["asking"]


async def test_links_end(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    both = await pair(site)
    codes = [await code_of(both.ana) for _ in range(acts.MOST_LINKS + 1)]

    async def work() -> list[bool]:
        return [(await both.other.get(f"/me/friends/by/{code}")).status_code == 200 for code in codes]

    assert await work() == [False, True, True, True] and (await lists(both.ana))["links"] == 3
    assert (await both.ana.delete("/api/me/friends/link")).status_code == 204
    assert not any(await work())
    monkeypatch.setattr(acts, "LINK_LASTS", timedelta(seconds=-1))
    codes = [(await both.ana.post("/api/me/friends/link")).json()["code"]]
    assert await work() == [False]
    assert (await both.other.post("/me/follow", data={"code": codes[0]})).status_code == 404


@pytest.mark.parametrize(("path", "sent"), [("/me/sign-out-everywhere", {}), ("/me/password", {"password": "tomato lighthouse"})])
async def test_links_end_with_what_ends_secrets(site: Any, path: str, sent: dict[str, str]) -> None:
    owner = await account(site, "Ana")
    code = await code_of(owner)
    assert (await site.visitor().get(f"/me/friends/by/{code}")).status_code == 200
    assert (await owner.post(path, data=sent)).status_code in (200, 303)
    assert (await site.visitor().get(f"/me/friends/by/{code}")).status_code == 404


# -- invitations


async def open_table(browser: Any, name: str, **more: Any) -> Any:
    answer = await browser.post("/api/tables", json={"game": "toy", "seats": 3, "name": name} | more)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def test_a_request_calls_once_and_nobody_who_does_not_want_it(site: Any) -> None:
    both = await pair(site)

    def called() -> list[tuple[str, str, str]]:
        return [(one.person, one.kind, one.facts["by"]) for one in notices_of(site)]

    with Session(site.services.store.writing) as session, session.begin():
        session.add(WayRow(person=both.ana_id, kind=NTFY, mark="a"))
    await both.work(both.ana_id, set_mute, both.ana_id, both.other_id, True)
    await asks(both, both.other_id, both.ana_id)
    await both.work(both.ana_id, set_mute, both.ana_id, both.other_id, False)
    assert called() == []
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(delete(FriendRow))
    assert (await both.ana.post("/me/call-for", data={"kinds": ["turn"]})).status_code == 303
    await asks(both, both.other_id, both.ana_id)
    assert called() == []
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(delete(FriendRow))
    assert (await both.ana.post("/me/call-for", data={"kinds": ["turn", "friend"]})).status_code == 303
    for _ in range(3):                                   # cancelled, and sent again
        await asks(both, both.other_id, both.ana_id)
        with Session(site.services.store.writing) as session, session.begin():
            session.execute(update(FriendRow).values(withdrawn=True))
    assert called() == [(both.ana_id, "friend", "Rob")]
    assert 'value="friend" checked' in (await both.ana.get("/me/notices")).text


async def test_an_invitation_calls_and_ends_with_the_free_seat(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    with site.services.store.changing() as session:
        session.add(WayRow(person=both.ana_id, kind=NTFY, mark="a"))
    opened = await open_table(both.other, "Rob")
    table, invited = opened["table"], {"table": opened["table"], "who": both.ana_s}
    for _ in range(2):                                   # the second changes nothing
        assert (await both.other.post("/api/me/friends/invite", json=invited)).status_code == 204
    with Session(site.services.store.reading) as session:
        [notice] = session.scalars(select(NoticeRow).where(NoticeRow.by != ON_PAGE))
        row = session.get(TableRow, table)
        assert row is not None and notice.facts == {"by": "Rob"} and stands(session, notice, row, None)
    page = (await both.ana.get("/")).text
    assert "Rob has invited you" in page and f'href="/t/{table}"' in page
    seats = (await both.other.get(f"/t/{table}/seats")).text
    assert 'id="invite"' in seats and "Invited" in seats
    assert (await both.ana.post(f"/api/tables/{table}/seats", json={"name": "Ana"})).status_code == 201
    assert not (await lists(both.ana))["invitations"]    # she sits there
    with Session(site.services.store.reading) as session:
        row = session.get(TableRow, table)
        assert row is not None and not stands(session, notice, row, None)
    host = {"Authorization": f"Bearer {opened['host_token']}"}
    put = await both.other.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "random"}, headers=host)
    assert put.status_code == 204
    answer = await both.other.post("/api/me/friends/invite", json=invited)
    assert answer.status_code == 409 and answer.json()["error"] == "no-seat-to-invite"


async def test_ones_own_invitations_are_listed_as_long_as_they_can_be_accepted(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    opened = await open_table(both.other, "Rob")
    table = opened["table"]
    assert (await lists(both.other))["invited"] == [] and 'id="invited"' not in (await both.other.get("/me/friends")).text
    assert (await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})).status_code == 204
    before = (await lists(both.other))["invited"]
    assert [(one["table"], one["game"], one["who"], one["name"], one["removed"]) for one in before] == [
        (table, "toy", both.ana_s, "Ana", False)]
    page = (await both.other.get("/me/friends")).text
    part = page[page.index('id="invited"'):]
    assert "<b>Ana</b>" in part[:300] and f'href="/t/{table}"' in part[:600] and not (await lists(both.ana))["invited"]
    await both.work(both.ana_id, set_mute, both.ana_id, both.other_id, True)
    assert (await lists(both.other))["invited"] == before        # a mute is not told
    await both.work(both.ana_id, set_mute, both.ana_id, both.other_id, False)
    await both.work(both.other_id, set_mute, both.other_id, both.ana_id, True)
    assert (await lists(both.other))["invited"] == []            # they do not see it either
    await both.work(both.other_id, set_mute, both.other_id, both.ana_id, False)
    seat = (await both.ana.post(f"/api/tables/{table}/seats", json={"name": "Ana"})).json()["seat"]
    assert (await lists(both.other))["invited"] == []            # she has accepted
    host = {"Authorization": f"Bearer {opened['host_token']}"}
    assert (await both.other.delete(f"/api/tables/{table}/seats/{seat}/person", headers=host)).is_success
    assert [one["removed"] for one in (await lists(both.other))["invited"]] == [True]
    assert "removed from the table by the host" in (await both.other.get("/me/friends")).text
    second = (await open_table(both.other, "Rob"))["table"]
    assert (await both.other.post("/api/me/friends/invite", json={"table": second, "who": both.ana_s})).status_code == 204
    assert [one["table"] for one in (await lists(both.other))["invited"]] == [second, table]
    await both.ana.post("/me/decline-invitation", data={"table": second})
    assert [one["table"] for one in (await lists(both.other))["invited"]] == [table]
    assert (await both.ana.post("/me/delete", data={"sure": "yes"})).status_code in (200, 303)
    assert (await lists(both.other))["invited"] == []            # nobody is left who could accept it


async def test_an_invitation_is_a_card_above_the_games_until_it_is_declined(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    clock = {"kind": "live", "bank": 1500, "increment": 20, "end": "remind"}
    table = (await open_table(both.other, "Rob", clock=clock, ready=True))["table"]
    invited = {"table": table, "who": both.ana_s}
    assert (await both.other.post("/api/me/friends/invite", json=invited)).status_code == 204
    page = (await both.ana.get("/")).text
    card = page[page.index('class="card invited-to"'):page.index("</form>", page.index('class="card invited-to"'))]
    assert "Rob has invited you" in card and "25 min" in card and f'href="/t/{table}"' in card and "Decline" in card
    assert page.index("invited-to") < page.index('id="friends"') and "rated" not in card
    renewed = (await both.ana.get("/me/friends/here")).text
    assert 'id="invitations" hx-swap-oob' in renewed and "Rob has invited you" in renewed
    declined = await both.ana.post("/me/decline-invitation", data={"table": table})
    assert (declined.status_code, declined.headers["location"]) == (303, "/")
    assert "invited-to" not in (await both.ana.get("/")).text and not (await lists(both.ana))["invitations"]
    assert (await both.ana.post("/api/me/friends/invitations/decline", json={"table": "none"})).status_code == 204
    assert (await both.other.post("/api/me/friends/invite", json=invited)).status_code == 204
    assert "invited-to" not in (await both.ana.get("/")).text and tag_of(await both.other.get(f"/t/{table}/seats")) == "Declined"


def tag_of(page: Any) -> str:
    """What the list of people to invite says of the only one who was invited."""
    found = re.search('id="invite".*?<span class="tag">([^<]*)</span>', page.text, re.DOTALL)
    return found[1] if found else ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_waits_is_told_that_an_invitation_was_declined(site: Any, language: str) -> None:
    both = await pair(site)
    await befriended(both)
    zoe = await site.browser()
    table = (await open_table(both.other, "Rob", ready=True))["table"]
    assert (await zoe.post(f"/api/tables/{table}/seats", json={"name": "Zoe"})).status_code == 201
    await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})
    here = f"/t/{table}/seats"

    async def told_to(browser: Any, path: str) -> bool:
        page = plain((await browser.get(path, headers={"Accept-Language": language})).text)
        return plain(ui(language)("happened-declined", by="Ana")) in page

    assert not await told_to(both.other, here)
    assert (await both.ana.post("/api/me/friends/invitations/decline", json={"table": table})).status_code == 204
    assert await told_to(both.other, here) and await told_to(both.other, "/") and (await lists(both.other))["invited"] == []
    assert not await told_to(zoe, here) and not await told_to(both.ana, here)            # it is between the two
    for again in ("/api/me/friends/invitations/decline", "/api/me/friends/invite"):      # changes nothing
        who, wish = (both.ana, {}) if again.endswith("decline") else (both.other, {"who": both.ana_s})
        assert (await who.post(again, json={"table": table} | wish)).status_code == 204
    assert tag_of(await both.other.get(here)) == "Declined" and not await invited_to(both, table)
    assert (await both.ana.post("/me/delete", data={"sure": "yes"})).status_code in (200, 303)
    assert "Ana" not in (await both.other.get(here)).text.partition('id="happened"')[2].partition("</div>")[0]


async def test_an_invitation_that_is_hidden_as_no_seat_is_free_cannot_be_declined(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    zoe = await site.browser()
    table = (await open_table(both.other, "Rob", ready=True, seats=2))["table"]
    await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})
    assert (await zoe.post(f"/api/tables/{table}/seats", json={"name": "Zoe"})).status_code == 201
    assert not await invited_to(both, table)
    assert (await both.ana.post("/api/me/friends/invitations/decline", json={"table": table})).status_code == 204
    assert (await zoe.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    assert await invited_to(both, table)


async def test_who_declined_and_sits_down_all_the_same_is_not_said_to_have_declined(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    table = (await open_table(both.other, "Rob", ready=True))["table"]
    await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})
    assert (await both.ana.post("/api/me/friends/invitations/decline", json={"table": table})).status_code == 204
    said = ui("en")("happened-declined", by="Ana")
    assert said in plain((await both.other.get(f"/t/{table}/seats")).text)
    assert (await both.ana.post(f"/api/tables/{table}/seats", json={"name": "Ana"})).status_code == 201
    for path in (f"/t/{table}/seats", "/"):
        assert said not in plain((await both.other.get(path)).text)


@pytest.mark.parametrize("way", ("a friend", "at the table", "by the inviter"))
async def test_a_mute_is_not_learned_from_whether_an_invitation_was_declined(site: Any, way: str) -> None:
    """A hidden invitation is not declined, also where a visible one to the same table is; one that was declined stays so."""
    both = await pair(site)
    await befriended(both)
    await both.ana.put("/api/me/friends/shown", json={"shown": False})
    table = (await open_table(both.other, "Rob", ready=True))["table"]
    third = await site.browser()
    await group_of(third, both.ana, names=("Eva", "Ana"))
    assert (await third.post(f"/api/tables/{table}/seats", json={"name": "Eva"})).status_code == 201
    third_knows = handle_of(await site.person_of(third), both.ana_id)
    for who, handle in ((both.other, both.ana_s), (third, third_knows)):
        assert (await who.post("/api/me/friends/invite", json={"table": table, "who": handle})).status_code == 204

    async def page() -> Any:
        """The page of the inviter, without the count of the table's changes, which may be anybody's."""
        status, text, headers = told(await both.other.get(f"/t/{table}/seats"))
        return status, re.sub(r"seen=[\d.]+", "", text), headers

    before = await page()
    await mute_in(both, way, table, True)
    assert (await both.ana.post("/api/me/friends/invitations/decline", json={"table": table})).status_code == 204
    assert tag_of(await third.get(f"/t/{table}/seats")) == "Declined"
    if way != "by the inviter":
        assert await page() == before and tag_of(await both.other.get(f"/t/{table}/seats")) == "Invited"
    await mute_in(both, way, table, False)
    assert await page() == before and await invited_to(both, table)
    assert (await both.ana.post("/api/me/friends/invitations/decline", json={"table": table})).status_code == 204
    declined = await page()
    assert tag_of(await both.other.get(f"/t/{table}/seats")) == "Declined"
    if way != "by the inviter":
        await mute_in(both, way, table, True)
        assert await page() == declined


async def test_whoever_was_removed_is_invited_no_more(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    table = (await open_table(both.other, "Rob", ready=True))["table"]
    await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})
    await both.ana.post(f"/api/tables/{table}/seats", json={"name": "Ana"})
    await both.other.delete(f"/api/tables/{table}/seats/1/person")
    removed = (await both.ana.get("/")).text
    assert "Rob removed you from this table." in plain(removed) and "Rob has invited you" not in removed
    assert "invited-to" not in removed and f'button main" href="/t/{table}"' not in removed
    listed = '<span class="tag">Invited</span>'           # in the host's list, again once let in
    assert listed not in (await both.other.get(f"/t/{table}/seats")).text
    again = await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})
    assert again.status_code == 404
    assert (await both.other.post(f"/api/tables/{table}/let-in", json={"name": "Ana"})).is_success
    assert listed in (await both.other.get(f"/t/{table}/seats")).text


WAYS_TO_MUTE = ("a friend", "at the table", "by the inviter")


async def mute_in(both: Pair, way: str, table: str, muted: bool) -> None:
    """Ana mutes the other, who has opened this table and has its first seat, in one of the ways, or the other mutes Ana."""
    by, who = (both.other, both.ana_s) if way == "by the inviter" else (both.ana, both.other_s)
    if way == "at the table":
        answer = await by.put(f"/api/tables/{table}/mute", json={"seat": 0, "muted": muted})
    else:
        answer = await by.put("/api/me/friends/mute", json={"who": who, "muted": muted})
    assert answer.status_code == 204, answer.text


async def invited_to(both: Pair, table: str) -> bool:
    return [one["table"] for one in (await lists(both.ana))["invitations"]] == [table]


@pytest.mark.parametrize("way", WAYS_TO_MUTE)
async def test_a_mute_hides_an_invitation_as_long_as_it_lasts_and_the_sender_learns_nothing(site: Any, way: str) -> None:
    both = await pair(site)
    await befriended(both)
    await both.ana.put("/api/me/friends/shown", json={"shown": False})           # else she looks absent to whom she has muted
    opened = await open_table(both.other, "Rob")
    table, invited = opened["table"], {"table": opened["table"], "who": both.ana_s}

    async def invites() -> tuple[Any, ...]:
        return told(await both.other.post("/api/me/friends/invite", json=invited))

    first = await invites()
    assert await invited_to(both, table)
    page = told(await both.other.get(f"/t/{table}/seats"))
    assert "Invited" in page[1]
    await mute_in(both, way, table, True)
    assert not await invited_to(both, table)
    if way != "by the inviter":
        assert told(await both.other.get(f"/t/{table}/seats")) == page and await invites() == first
        assert (await both.other.get("/api/me/download")).json()["invited_to_tables"]
    await mute_in(both, way, table, False)
    assert told(await both.other.get(f"/t/{table}/seats")) == page
    assert await invited_to(both, table) and await invites() == first and await invited_to(both, table)


async def test_an_invitation_is_hidden_while_no_seat_is_free(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    table = (await open_table(both.other, "Rob", ready=True))["table"]
    await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})
    seen = []
    for strength in ("random", None):
        for seat in (1, 2):
            await both.other.put(f"/api/tables/{table}/seats/{seat}/bot", json={"strength": strength})
        seen.append(await invited_to(both, table))
    assert seen == [False, True]


async def test_two_who_have_asked_each_other_through_a_mute_are_friends_once_either_accepts(site: Any) -> None:
    both = await pair(site)
    await asking(both)                                   # the other asks, mutes Ana, and is asked by her
    await both.work(both.other_id, set_mute, both.other_id, both.ana_id, True)
    await asks(both, both.ana_id, both.other_id)
    await both.work(both.other_id, set_mute, both.other_id, both.ana_id, False)
    assert await place(both.ana, both.other_s) == ("asking asked", False)
    assert (await both.ana.put("/api/me/friends/answer", json={"who": both.other_s, "agree": True})).status_code == 204
    assert [one["name"] for one in (await lists(both.other))["friends"]] == ["Ana"]


@pytest.mark.parametrize("ends", [*WAYS_TO_MUTE, "remove", "removed"])
async def test_what_was_not_sent_yet_is_taken_back(site: Any, ends: str) -> None:
    both = await pair(site)
    await befriended(both)
    with site.services.store.changing() as session:
        session.add(WayRow(person=both.ana_id, kind=NTFY, mark="a"))
    table = (await open_table(both.other, "Rob"))["table"]
    assert (await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})).status_code == 204
    if ends in WAYS_TO_MUTE:
        await mute_in(both, ends, table, True)
    else:
        by, who = (both.ana, both.other_s) if ends == "remove" else (both.other, both.ana_s)
        assert (await by.post("/api/me/friends/remove", json={"who": who})).status_code == 204
    assert not (await lists(both.ana))["invitations"]
    assert notices_of(site) == []
    assert bool(stored_rows(site, FriendInvitationRow)) == (ends in WAYS_TO_MUTE)        # a missing one would tell of the mute


async def test_whoever_has_muted_somebody_is_not_called_by_them(site: Any) -> None:
    both = await pair(site)
    await muted(both)
    with site.services.store.changing() as session:
        session.add(WayRow(person=both.ana_id, kind=NTFY, mark="a"))
    table = (await open_table(both.other, "Rob"))["table"]
    assert (await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})).status_code == 204
    assert notices_of(site) == [] and not (await lists(both.ana))["invitations"]
    assert "Invited" in (await both.other.get(f"/t/{table}/seats")).text
    assert (await both.ana.put("/api/me/friends/mute", json={"who": both.other_s, "muted": False})).status_code == 204
    assert await invited_to(both, table) and notices_of(site) == []          # once she hears them again, on the page


async def test_only_members_are_invited_to_the_table_of_a_group(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    group = await group_of(both.other, names=("Rob",))
    table = (await open_table(both.other, "Rob", group=group))["table"]
    answer = await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})
    assert (answer.status_code, answer.json()["error"]) == (422, "invite-outside") and "Ana" in answer.json()["sentence"]
    assert 'id="invite"' not in (await both.other.get(f"/t/{table}/seats")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_is_no_member_is_not_offered_for_the_new_table_of_a_group_and_refused(site: Any, language: str) -> None:
    both, mate = await pair(site), await site.browser()
    await befriended(both)
    group = await group_of(both.other, mate, names=("Rob", "Mia"))
    said, head = ui(language)("friends-outside"), {"Accept-Language": language}
    who = {one["name"]: one["who"] for one in (await lists(both.other))["known"]} | {"Ana": both.ana_s}

    def offered(page: str) -> dict[str, tuple[bool, bool, bool]]:
        """For each person: whether they can be chosen, are, and are said to be no member."""
        part = page[page.index('id="invite"'):page.index("</details>", page.index('id="invite"'))]
        found = re.findall(r'name="invite"([^>]*)><span>(\w+).*?data-outside( hidden)?>([^<]*)', part)
        assert {one[3] for one in found} == {said}
        return {name: (" disabled" not in marks, " checked" in marks, not hidden) for marks, name, hidden, _ in found}

    page = (await both.other.get("/new/toy", headers=head)).text
    assert offered(page) == {"Ana": (True, False, False), "Mia": (True, False, False)}
    groups = {who: set(of.split()) for who, of in re.findall(r'value="([^"]*)" data-groups="([^"]*)"', page)}
    assert group not in groups[both.ana_s] and group in groups[who["Mia"]]
    wish = {"name": "Rob", "seats": "3", "bots": "0", "group": group, "invite": [both.ana_s, who["Mia"]]}
    before = (await both.other.get("/api/me/games")).json()
    answer = await both.other.post("/new/toy", data=wish, headers=head)
    assert answer.status_code == 422 and (await both.other.get("/api/me/games")).json() == before
    page = plain(answer.text)
    assert '<details class="fold" id="invite" open>' in page and ": Ana." in page[page.index('id="wrong-invite"'):][:300]
    assert offered(answer.text) == {"Ana": (False, False, True), "Mia": (True, True, False)}
    answer = await both.other.post("/new/toy", data=wish | {"invite": [who["Mia"]]})
    assert answer.status_code == 303 and len((await mate.get("/api/me/friends")).json()["invitations"]) == 1


async def test_who_is_chosen_to_be_invited_stays_chosen_when_the_form_is_refused(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    wish = {"name": "Rob", "seats": "2", "bots": "9", "invite": both.ana_s}
    answer = await both.other.post("/new/toy", data=wish)
    assert answer.status_code == 422
    deal = await both.other.get("/new/toy/deal", params=wish | {"bots": 0})
    for page in (answer, await both.other.get("/new/toy", params=wish), deal):
        assert re.search(f'value="{both.ana_s}"[^>]* checked|name="invite" value="{both.ana_s}"', page.text), page.text


async def test_the_form_of_a_new_table_invites_also_after_a_game(site: Any) -> None:
    both, third = await pair(site), await site.browser()
    await befriended(both)
    finished = await site.table_of(both.other, third)
    await played([both.other, third], finished)
    for path in ("/new/toy", f"/new/toy?after={finished}"):
        assert f'name="invite" value="{both.ana_s}"' in (await both.other.get(path)).text
    sent = {"name": "Rob", "seats": "3", "bots": "0", "strength": "random", "after": finished, "invite": [both.ana_s, "0" * 24]}
    answer = await both.other.post("/new/toy", data=sent)
    assert answer.status_code == 303
    assert [one["table"] for one in (await lists(both.ana))["invitations"]] == [answer.headers["location"].rpartition("/")[2]]


def notices_of(site: Any) -> list[Any]:
    """The notices that are sent, without news on the start page."""
    return [row for row in stored_rows(site, NoticeRow) if row.by != ON_PAGE]


def stored_rows(site: Any, *kinds: Any) -> list[Any]:
    with Session(site.services.store.reading) as session:
        return [row for kind in kinds for row in session.scalars(select(kind))]


# -- what becomes of it


@pytest.mark.parametrize("friends_already", [False, True])
async def test_a_guest_s_friends_come_along_into_an_account_that_exists(site: Any, friends_already: bool) -> None:
    both = await pair(site)
    await befriended(both)
    third = await site.browser()
    await group_of(third, names=("Mia",))
    await both.work(await site.person_of(third), friends.ask, both.other_id, "group", "Rob")
    owner = await account(site, "Robert")
    account_id = await site.person_of(owner)
    await both.work(account_id, friends.ask, both.ana_id, "group", "Ana")
    await both.work(account_id, friends.ask, both.other_id, "group", "Rob")      # the guest: nobody is their own friend
    if friends_already:
        await both.work(both.ana_id, friends.ask, account_id, "group", "Robert")
    assert (await both.other.post(await link_of(owner))).status_code == 303
    found = await lists(owner)
    assert [one["name"] for one in found["friends"]] == ["Ana"] and not found["asked"]
    assert [one["name"] for one in found["asking"]] == ["Mia"]
    assert [(one["name"], one["account"]) for one in (await lists(both.ana))["friends"]] == [("Robert", True)]
    assert both.other_id not in {one for row in stored_rows(site, FriendRow) for one in (row.person, row.other)}


async def test_who_deletes_themselves_is_in_nobody_s_list(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    third = await site.browser()
    await group_of(third, names=("Mia",))
    await both.work(await site.person_of(third), friends.ask, both.other_id, "group", "Rob")
    table = (await open_table(both.other, "Rob"))["table"]
    assert (await both.other.post("/api/me/friends/invite", json={"table": table, "who": both.ana_s})).status_code == 204
    await code_of(both.other)
    await left(both)
    assert [row for row in stored_rows(site, FriendRow, FriendInvitationRow, FriendPresenceRow)
            if both.other_id in (getattr(row, name, None) for name in ("person", "other", "by"))] == []
    for browser in (both.ana, third):
        found = await lists(browser)
        assert not any(found[name] for name in ("friends", "asking", "asked", "invitations"))


async def test_the_download_has_friends_and_requests(site: Any) -> None:
    both = await pair(site)
    await befriended(both)
    third = await site.browser()
    await group_of(third, names=("Mia",))
    third_id = await site.person_of(third)
    await both.work(third_id, friends.ask, both.ana_id, "link", "Ana")
    found = (await both.ana.get("/api/me/download")).json()
    assert [(one["name"], one["way"]) for one in found["friends"]] == [("Rob", "group")]
    assert [(one["mine"], one["name"], one["way"]) for one in found["friend_requests"]] == [(False, "Mia", "link")]
    assert [one["hidden"] for one in found["friends_told_that_you_are_here"]] == [False]
    text = (await both.ana.get("/api/me/download")).text
    assert both.other_id not in text and third_id not in text


async def test_requests_end_by_themselves(site: Any) -> None:
    both = await pair(site)
    await asking(both)
    with site.services.store.changing() as session:
        session.execute(update(FriendRow).values(expires=now() - timedelta(seconds=1)))
    assert await place(both.ana, both.other_s) == ("known", False) and await place(both.other, both.ana_s) == ("known", False)
    answer = await both.ana.put("/api/me/friends/answer", json={"who": both.other_s, "agree": True})
    assert answer.status_code == 404
    await tidy(site.services)
    assert stored_rows(site, FriendRow) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_two_who_ask_each_other_at_once_are_friends(opening: Any, new_database: Callable[[str, bool], str],
                                                          kind: str) -> None:
    async with opening(database=new_database(kind, True)) as site:
        both = await pair(site)
        await asyncio.gather(*(asks(both, one, other) for one, other in (
            (both.ana_id, both.other_id), (both.other_id, both.ana_id)) for _ in range(4)))
        rows = stored_rows(site, FriendRow)
        assert len(rows) == 2 and all(row.since is not None and row.expires is None for row in rows)
        await asyncio.gather(*(one.post("/api/me/friends/remove", json={"who": who}) for one, who in (
            (both.ana, both.other_s), (both.other, both.ana_s)) for _ in range(3)))
        assert stored_rows(site, FriendRow) == []


# -- bounds


async def crowd(site: Any, group: str, keeper: Any, many: int) -> list[str]:
    people = [await site.browser() for _ in range(many)]
    code = (await keeper.post("/api/groups/invitations", json={"group": group, "people": 50, "days": 1})).json()["code"]
    for number, one in enumerate(people):
        assert (await one.post("/api/groups/join", json={"code": code, "own": f"P{number}"})).status_code == 201
    return [await site.person_of(one) for one in people]


async def test_friends_and_requests_are_bounded(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    both = await pair(site)
    group = await group_of(both.ana, names=("Ana",))
    people = await crowd(site, group, both.ana, 4)
    handles = [handle_of(both.ana_id, one) for one in people]

    async def ask(number: int) -> str:
        answer = await both.ana.post("/api/me/friends", json={"who": handles[number]})
        return "" if answer.status_code == 204 else str(answer.json()["error"])

    monkeypatch.setattr(friends, "MOST_ASKED", 2)
    assert [await ask(0), await ask(1), await ask(1), await ask(2)] == ["", "", "", "many-friends-asked"]
    assert (await both.ana.post("/api/me/friends/remove", json={"who": handles[1]})).status_code == 204
    assert await ask(2) == "friends-asked-today"         # withdrawing gives nothing back
    monkeypatch.setattr(friends, "MOST_ASKED", 20)
    monkeypatch.setattr(friends, "MOST_FRIENDS", 2)
    assert [await ask(2), await ask(3)] == ["", "many-friends"]
    await asks(both, people[3], both.ana_id)
    answer = await both.ana.put("/api/me/friends/answer", json={"who": handles[3], "agree": True})
    assert answer.status_code == 409 and answer.json()["error"] == "many-friends"
    await both.work(people[0], friends.ask, both.ana_id, "group", "Ana")         # who was asked has room kept for them
    assert [one["name"] for one in (await lists(both.ana))["friends"]] == ["P0"]
    monkeypatch.setattr(friends, "MOST_ASKING", 1)
    await both.work(people[1], friends.ask, both.ana_id, "group", "Ana")
    assert [one["name"] for one in (await lists(both.ana))["asking"]] == ["P3"]  # one more comes to nothing


async def test_invitations_are_bounded(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    both = await pair(site)
    group = await group_of(both.ana, names=("Ana",))
    handles = [handle_of(both.ana_id, one) for one in await crowd(site, group, both.ana, 3)]
    tables = [(await open_table(both.ana, "Ana"))["table"] for _ in range(2)]

    async def invite(table: str, number: int) -> str:
        answer = await both.ana.post("/api/me/friends/invite", json={"table": table, "who": handles[number]})
        return "" if answer.status_code == 204 else str(answer.json()["error"])

    monkeypatch.setattr(invitations, "MOST_INVITED", 2)
    assert [await invite(tables[0], number) for number in range(3)] == ["", "", "many-invited"]
    monkeypatch.setattr(invitations, "MOST_A_DAY", 3)
    assert [await invite(tables[1], number) for number in range(2)] == ["", "many-invited-today"]


async def test_a_network_asks_and_invites_so_many_in_a_day(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    both = await pair(site)
    monkeypatch.setattr("mercat.server.processes.allowances.MOST_A_DAY", {"friends": 1})
    one, other = (Reader(person=person, is_stored=True, counted="net") for person in (both.ana_id, both.other_id))
    third = await pair(site)
    await site.services.desk.write(one, friends.ask, third.ana_id, "group", "x")
    with pytest.raises(Exception, match="enough-today"):
        await site.services.desk.write(other, friends.ask, third.ana_id, "group", "x")


async def test_nothing_is_noted_of_who_hides_or_has_no_friends(site: Any) -> None:
    both = await pair(site)
    await both.ana.get("/me/friends")
    assert stored_rows(site, FriendPresenceRow) == []
    await hidden(both)
    [row] = [one for one in stored_rows(site, FriendPresenceRow) if one.person == both.other_id]
    assert row.hidden and row.seen is None


async def test_who_is_known_is_no_search(site: Any) -> None:
    """Those with whom somebody has finished a game, by the name used there, and group mates; nobody else."""
    both, third = await pair(site), await site.browser()
    table = await site.table_of(both.ana, third)
    await played([both.ana, third], table)
    assert (await third.put("/api/me/name", json={"name": "Somebody Else"})).status_code == 204
    known = (await lists(both.ana))["known"]
    assert {(one["name"], one["way"], one["place"]) for one in known} == {
        ("Player 1", "game", "toy"), ("Rob", "group", "Evenings")}
    assert all(len(one["who"]) == 24 for one in known)
    assert not any(one["name"] == "Player 1" for one in (await lists(both.other))["known"])
