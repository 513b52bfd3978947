"""People who know the address of a group ask to be let in."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.groups.asks import MOST_OF_GROUP, MOST_OF_PERSON
from mercat.server.groups.rows import ASKS_KEPT, GroupAskRow, GroupMemberRow
from mercat.server.notices.rows import ON_PAGE, PUSH, NoticeRow, WayRow
from mercat.server.people.retention import sweep_rows
from mercat.server.people.rows import MuteRow
from mercat.server.problems import TEXTS
from mercat.server.storage.models import now
from mercat.text.moments import day
from tests.server.group_of import group_of, invited, members
from tests.server.notices.test_news import news
from tests.server.registered import account
from tests.server.tables.test_waiting_room import plain as unmarked

pytestmark = pytest.mark.anyio
NOWHERE = "nosuchgroup1"


def plain(page: str, group: str) -> str:
    """A page without what differs by the address that was asked."""
    return re.sub(r"[0-9]{4}-[0-9-]+T[^\"]+", "", page.replace(group, "GROUP"))


async def reached(site: Any, *people: Any) -> None:
    """Let these people have a way to be called."""
    with Session(site.services.store.writing) as session, session.begin():
        for one in people:
            person = await site.person_of(one)
            session.add(WayRow(person=person, kind=PUSH, mark=person, facts={}))


def notices(site: Any) -> list[tuple[str, str]]:
    with Session(site.services.store.reading) as session:
        sent = select(NoticeRow).where(NoticeRow.state != ON_PAGE).order_by(NoticeRow.id)
        return [(one.person, one.kind) for one in session.scalars(sent)]


async def test_the_answer_is_the_same_whether_there_is_a_group_or_not(site: Any) -> None:
    keeper, other = await site.browser(), await site.browser()
    group = await group_of(keeper, other)
    ana, guest = await account(site, "Zoe"), await site.browser()
    seen: dict[str, list[str | int]] = {}
    for asked in (group, NOWHERE):
        before = await ana.get(f"/groups/{asked}")
        assert before.status_code == 404 and 'action="/groups/ask"' in before.text
        sent = [await ana.post("/groups/ask", data={"group": asked}) for _ in range(2)]        # again changes nothing
        by_program = await ana.post("/api/groups/asks", json={"group": asked})
        data = (await ana.get("/me/download")).json()["group_asks"]
        again = await ana.get(f"/groups/{asked}")
        assert 'action="/groups/ask"' not in again.text and "has not been answered yet" in again.text
        listed, other_one = (await ana.get("/groups")).text, group if asked == NOWHERE else NOWHERE
        assert again.text.count("You have asked") == 1 == listed.count(f'<a href="/groups/{asked}">You have asked')
        seen[asked] = [plain(one, asked) for one in (before.text, *(one.text for one in sent), by_program.text, again.text,
                                                     re.sub(f'<li class="notice"><a [^>]*{other_one}[^<]*</a></li>', "", listed))]
        seen[asked] += [plain(str(data[-1]), asked), len(data) - (asked == NOWHERE)]
        assert [one.status_code for one in (*sent, by_program)] == [200, 200, 204]
        stranger = await guest.get(f"/groups/{asked}")
        assert stranger.status_code == 404 and 'action="/groups/ask"' not in stranger.text and "/enter?next=" in stranger.text
        assert (await guest.post("/groups/ask", data={"group": asked})).status_code == 403
    assert seen[group] == seen[NOWHERE] and "Your request has been sent" in str(seen[group][1])


async def test_a_public_group_is_named_to_those_who_ask_it_and_its_page_tells_what_became_of_the_request(site: Any) -> None:
    keeper, zoe = await site.browser(), await account(site, "Zoe")
    group = await group_of(keeper, await site.browser())
    public = {"group": group, "name": "Mondays", "public": True, "points": [3, 1]}
    assert (await keeper.put("/api/groups/settings", json=public)).is_success

    def tells(page: Any, key: str) -> bool:
        return unmarked(TEXTS.say("en", key, group="Mondays", named="yes", again="none")) in unmarked(page.text)

    sent = await zoe.post("/groups/ask", data={"group": group})
    assert tells(sent, "ui-group-asked-at") and f'href="/groups/{group}"' in sent.text.split("<main")[1]
    for place in ("/groups", f"/groups/{group}"):
        waits = await zoe.get(place)
        assert tells(waits, "ui-group-ask-waits-at") and 'action="/groups/ask"' not in waits.text
    ask = (await keeper.get(f"/api/groups/{group}")).json()["asks"][0]["number"]
    assert (await keeper.post("/api/groups/asks/answer", json={"group": group, "ask": ask, "let_in": False})).is_success
    for place in ("/groups", f"/groups/{group}"):
        declined = await zoe.get(place)
        assert tells(declined, "ui-group-not-let-in-at") and 'action="/groups/ask"' not in declined.text
    assert tells(await zoe.get("/"), "call-group-no")
    assert (await keeper.put("/api/groups/settings", json=public | {"public": False})).is_success
    assert "Mondays" not in (await zoe.get("/groups")).text


async def test_an_organiser_is_addressed_and_the_only_one_is_not_offered_to_stop(site: Any) -> None:
    keeper, other = await site.browser(), await site.browser()
    group = await group_of(keeper, other)
    page, mine = (await keeper.get(f"/groups/{group}")).text, (await keeper.get("/groups")).text
    assert "you organise it" in page and "you organise it" in mine and "Stop organising" not in page
    assert "Remove as organiser" not in page and "you organise it" not in (await other.get(f"/groups/{group}")).text
    [member] = [one["number"] for one in (await keeper.get(f"/api/groups/{group}")).json()["people"] if not one["mine"]]
    assert (await keeper.put("/api/groups/people/keeper", json={"group": group, "member": member, "keeper": True})).is_success
    page = (await keeper.get(f"/groups/{group}")).text
    assert page.count("Stop organising") == 1 == page.count('>Remove as organiser</button>')


@pytest.mark.parametrize("let_in", [True, False])
async def test_an_answer_is_told_no_more_once_its_person_has_joined_or_left(site: Any, let_in: bool) -> None:
    keeper, tom = await site.browser(), await account(site, "Tom")
    group = await group_of(keeper, await site.browser())
    await tom.post("/groups/ask", data={"group": group})
    ask = (await keeper.get(f"/api/groups/{group}")).json()["asks"][0]["number"]
    assert (await keeper.post("/api/groups/asks/answer", json={"group": group, "ask": ask, "let_in": let_in})).is_success
    if not let_in:
        assert "was declined" in (await tom.get("/groups")).text
        assert (await tom.post("/api/groups/join", json={"code": await invited(keeper, group), "own": "Tom"})).is_success
    people = (await keeper.get(f"/api/groups/{group}")).json()["people"]
    member = next(one["number"] for one in people if one["name"] == "Tom")
    assert (await keeper.post("/api/groups/people/remove", json={"group": group, "member": member})).is_success
    page = (await tom.get("/groups")).text
    assert "was declined" not in page and "You are now a member" not in page


@pytest.mark.parametrize("let_in", [True, False])
async def test_a_keeper_answers_and_both_are_told(site: Any, let_in: bool) -> None:
    keeper, other, ana = await site.browser(), await site.browser(), await account(site, "Zoe")
    group = await group_of(keeper, other)
    await reached(site, keeper, other, ana)
    await ana.post("/groups/ask", data={"group": group})
    assert notices(site) == [(await site.person_of(keeper), "group-asks")]
    assert "One request to join" in (await keeper.get("/groups")).text and "request" not in (await other.get("/groups")).text
    found, = (await keeper.get(f"/api/groups/{group}")).json()["asks"]
    assert found["name"] == "Zoe" and "Zoe" in (await keeper.get(f"/groups/{group}")).text
    assert (await other.get(f"/api/groups/{group}")).json()["asks"] == []
    wish = {"group": group, "ask": found["number"], "let_in": let_in}
    assert (await other.post("/api/groups/asks/answer", json=wish)).status_code == 403
    assert (await ana.post("/api/groups/asks/answer", json=wish)).status_code == 404
    assert (await keeper.post("/groups/answer", data=wish | {"let_in": "yes" if let_in else "no"})).status_code == 303
    assert (await keeper.post("/api/groups/asks/answer", json=wish)).status_code == 404          # once
    there = [person for person, _ in members(site, group)]
    assert (await site.person_of(ana) in there) == let_in
    assert (await ana.get(f"/groups/{group}")).status_code == (200 if let_in else 404)
    assert notices(site)[1:] == [(await site.person_of(ana), "group-yes" if let_in else "group-no")]
    assert ("You are now a member of" if let_in else "was declined") in (await ana.get("/groups")).text
    assert (await keeper.get(f"/api/groups/{group}")).json()["asks"] == []
    again = await ana.post("/groups/ask", data={"group": group})
    assert (again.status_code == 409 and "Your request to join a group was declined" in again.text) != let_in
    assert (await keeper.get(f"/api/groups/{group}")).json()["asks"] == []
    if not let_in:
        with Session(site.services.store.writing) as session, session.begin():
            session.add(GroupMemberRow(group_id=group, person=await site.person_of(ana)))        # by a link
        assert "was declined" not in (await ana.get("/groups")).text


async def test_requests_are_bounded_by_person(site: Any) -> None:
    ana = await account(site, "Zoe")
    for number in range(MOST_OF_PERSON):
        assert (await ana.post("/api/groups/asks", json={"group": f"group{number}"})).status_code == 204
    refused = await ana.post("/groups/ask", data={"group": "another"})
    assert refused.status_code == 409 and f"You have sent {MOST_OF_PERSON} requests" in refused.text


async def test_organisers_see_the_oldest_requests_and_the_others_learn_nothing_of_their_number(site: Any) -> None:
    keeper = await site.browser()
    group = await group_of(keeper, await site.browser())
    await reached(site, keeper)
    others = [await account(site, f"Zed{number:02}") for number in range(MOST_OF_GROUP + 1)]
    for one in others:
        for asked in (group, NOWHERE):
            assert (await one.post("/api/groups/asks", json={"group": asked})).status_code == 204
    asks = (await keeper.get(f"/api/groups/{group}")).json()["asks"]
    assert [one["name"] for one in asks] == [f"Zed{number:02}" for number in range(MOST_OF_GROUP)]
    assert len(notices(site)) == MOST_OF_GROUP
    await keeper.post("/api/groups/asks/answer", json={"group": group, "ask": asks[0]["number"], "let_in": False})
    asks = (await keeper.get(f"/api/groups/{group}")).json()["asks"]
    assert [one["name"] for one in asks] == [f"Zed{number:02}" for number in range(1, MOST_OF_GROUP + 1)]


async def test_a_request_ends_with_a_mute_with_its_person_and_with_time(site: Any) -> None:
    keeper, other, ana, ben = await site.browser(), await site.browser(), await account(site, "Zoe"), await account(site, "Yves")
    group = await group_of(keeper, other)
    await reached(site, keeper)

    async def asks() -> list[str]:
        return [one["name"] for one in (await keeper.get(f"/api/groups/{group}")).json()["asks"]]

    with Session(site.services.store.writing) as session, session.begin():
        session.add(MuteRow(by=await site.person_of(keeper), person=await site.person_of(ana)))
    await ana.post("/groups/ask", data={"group": group})
    assert notices(site) == [] and await asks() == [] and "request to join" not in (await keeper.get("/groups")).text
    await ben.post("/groups/ask", data={"group": group})
    assert await asks() == ["Yves"]
    assert (await ben.post("/api/me/delete", json={"sure": True})).status_code == 204 and await asks() == []
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(GroupAskRow).values(made=now() - ASKS_KEPT - timedelta(hours=1)))
    await sweep_rows(site.services.tables.access)
    with Session(site.services.store.reading) as session:
        assert session.scalars(select(GroupAskRow)).all() == []


@pytest.mark.parametrize("public", [False, True])
async def test_a_declined_request_names_the_day_from_which_one_can_ask_again(site: Any, public: bool) -> None:
    """On every page about it and in the news; nothing offers the button before. Once accepted, nobody reads the refusal."""
    keeper, zoe = await site.browser(), await account(site, "Zoe")
    group = await group_of(keeper, await site.browser())
    if public:
        change = {"group": group, "name": "Evenings", "points": [5, 3], "public": True}
        assert (await keeper.put("/api/groups/settings", json=change)).is_success
    await zoe.post("/groups/ask", data={"group": group})
    number = (await keeper.get(f"/api/groups/{group}")).json()["asks"][0]["number"]
    answer = {"group": group, "ask": number, "let_in": False}
    assert (await keeper.post("/api/groups/asks/answer", json=answer)).is_success
    again = now() + ASKS_KEPT + timedelta(days=1)
    for language, said in (("en", "You can ask again from"), ("es", "Podrás volver a pedirlo a partir del"),
                           ("pl", "Możesz ją ponowić od")):
        zoe.headers["Accept-Language"] = language
        wanted = f"{said} {day(language, again)}"
        sent = await zoe.post("/groups/ask", data={"group": group})
        pages = [await zoe.get(f"/groups/{group}"), sent, await zoe.get("/groups")]
        assert all(wanted in unmarked(page.text).replace("\xa0", " ") for page in pages)
        assert not any('action="/groups/ask"' in page.text for page in pages)
    zoe.headers["Accept-Language"] = "en"
    assert f"You can ask again from {day('en', again)}." in (await news(zoe)).replace("\xa0", " ")
    assert (await keeper.post("/api/groups/asks/answer", json=answer | {"let_in": True})).is_success
    assert "declined" not in await news(zoe) and "Evenings" in await news(zoe)
