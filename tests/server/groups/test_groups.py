"""Groups: who sees what, who may do what, how people come and go, whose tables are whose."""

import asyncio
import json
import re
from datetime import timedelta
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.groups import acts
from mercat.server.groups import groups as people_groups
from mercat.server.groups.rows import GroupInvitationRow, GroupMemberRow
from mercat.server.people.retention import Kept, forget_guests
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import hash_of
from mercat.server.storage.models import ResultRow, SeatRow, TableRow, now
from mercat.server.tables.retention import delete_rows
from tests.server.conftest import Site
from tests.server.group_of import group_of, invited, is_there, members, played_here, series_in, shown
from tests.server.own_games.test_my_games import moved, played, tables_in
from tests.server.registered import account
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
LEAVES = ("leave", "removed", "never in it")


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


async def browsers(site: Any, count: int) -> list[Any]:
    return [await site.browser() for _ in range(count)]


def addresses(group: str, table: str) -> list[str]:
    """Where a group and one of its tables can be read."""
    of_table = ["", "/seats", "/text", "/history", "/export", "/board.svg", "/review", "/people", "/help", "/live"]
    of_data = ["", "/view", "/moves", "/journal", "/proof", "/export", "/stream"]
    return [f"/groups/{group}", f"/groups/{group}/games", f"/api/groups/{group}", f"/api/groups/{group}/games",
            *(f"/t/{table}{one}" for one in of_table), *(f"/api/tables/{table}{one}" for one in of_data),
            f"/api/results?table={table}"]


async def open_table(one: Any, group: str, seats: int = 2, **wish: Any) -> str:
    answer = await one.post("/api/tables", json={"game": "toy", "seats": seats, "name": "Ana", "group": group} | wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


# -- who sees what


@pytest.mark.parametrize("how", LEAVES)
async def test_whoever_is_not_in_a_group_is_told_nothing(site: Any, how: str) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben, *([] if how == "never in it" else [eva]))
    table = await open_table(ana, group)
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    if how == "leave":
        assert (await eva.post("/groups/leave", data={"group": group})).status_code == 303
    if how == "removed":
        number = next(one["number"] for one in (await shown(ana, group))["people"] if one["name"] == "Eva")
        assert (await ana.post("/groups/remove", data={"group": group, "member": number})).status_code == 303
    for stranger in (eva, *([site.visitor(), await account(site, "Stranger")] if how == "never in it" else [])):
        for address in addresses(group, table):
            answer = await stranger.get(address)
            assert answer.status_code == 404, (address, answer.status_code)
            known = [] if address == f"/groups/{group}" else [group]         # where they can ask to be let in
            told = answer.text.replace(address, "")      # the address that they have opened
            assert not any(word in told for word in ("Evenings", "Ana", "Ben", *known)), address
        for method, address, body in (("POST", f"/api/tables/{table}/seats", {"name": "Eva"}), ("POST", f"/t/{table}/sit", None),
                                      ("POST", f"/api/tables/{table}/chat", {"text": "Hello", "name": "Eva"}),
                                      ("POST", f"/api/tables/{table}/sandbox", {"at": 0}), ("POST", f"/t/{table}/report", None)):
            assert (await stranger.request(method, address, json=body)).status_code == 404, address
        for address in ("/api/tables", "/", "/api/results"):
            text = (await stranger.get(address)).text
            assert table not in text and group not in text
    for reader in (ana, ben):
        assert [(await reader.get(address)).status_code for address in addresses(group, table)[:4]] == [200] * 4


def read_at(site: Any, table: str) -> list[str]:
    """Every address at which a table, or what has come of it, can be read."""
    paths = {route.path or "" for route in iter_route_contexts(site.app.routes) if "GET" in (route.methods or ())}
    here = sorted(re.sub(r"{\w+}", "0", path.replace("{table_id}", table)) for path in paths if "{table_id}" in path)
    return [*here, f"/api/results?table={table}", f"/new/toy?after={table}"]


async def test_what_comes_of_a_groups_table_is_read_by_those_alone_who_may_read_the_table(site: Any) -> None:
    """Sandboxes, and sandboxes of these, of a game in progress and of a finished one, also when the table is deleted."""
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben)
    finished = await played_here(group, ana, ben)
    on = await open_table(ana, group)
    await ben.post(f"/api/tables/{on}/seats", json={"name": "Ben"})
    found = [on, finished]
    for table, opener in ((on, ana), (finished, ben)):
        for _ in range(2):                               # the second one is a sandbox of the first
            length = (await opener.get(f"/api/tables/{table}")).json()["length"]
            made = await opener.post(f"/api/tables/{table}/sandbox", json={"at": length})
            assert made.status_code == 201, made.text
            table = made.json()["table"]
            found.append(table)
    sandboxes = found[2:]
    with site.services.store.changing() as session:
        delete_rows(session, [finished])
    for table in found:
        addresses = read_at(site, table)
        assert len(addresses) > 25 and f"/t/{table}/history" in addresses
        for stranger in (eva, site.visitor()):
            for address in addresses:
                answer = await stranger.get(address)
                known = answer.status_code == 404 or address.startswith("/new/")
                assert known and not re.search(f"Ana|Ben|Evenings|{group}", answer.text), (address, answer.status_code)
            for method, path, body in (("POST", f"/api/tables/{table}/sandbox", {"at": 0}),
                                       ("POST", f"/api/tables/{table}/chat", {"text": "Hello", "name": "Eva"})):
                assert (await stranger.request(method, path, json=body)).status_code == 404, path
    for table in sandboxes:
        for reader in (ana, ben):
            assert [(await reader.get(f"/t/{table}{one}")).status_code for one in ("", "/history")] == [200, 200]
    there = await shown(ana, group)
    listed = {one["table"] for one in there["tables"]}
    assert on in listed and not listed & set(sandboxes)  # they are not games of the group


async def test_a_table_of_a_group_is_never_listed_and_only_its_people_sit_down(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben)
    table = await open_table(ana, group, 3, listed=True)
    assert table not in (await eva.get("/")).text and table not in (await ben.get("/api/tables")).text
    assert table in tables_in((await ben.get(f"/groups/{group}")).text)
    assert (await eva.post(f"/api/tables/{table}/seats", json={"name": "Eva"})).status_code == 404
    assert (await site.visitor().post(f"/api/tables/{table}/seats", json={"name": "Program"})).status_code == 404
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    assert (await ana.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "random"})).status_code == 204      # bots may
    assert (await ana.get(f"/api/tables/{table}")).json()["group"] == group
    for wrong in ({"sandbox": True}, {"series": "missing"}):
        answer = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "group": group} | wrong)
        assert answer.status_code in (404, 422), answer.text
    assert (await eva.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Eva", "group": group})).status_code == 404


async def test_a_personal_link_hands_a_seat_only_to_somebody_of_the_group(site: Any) -> None:
    ana, ben, eva, leo = await browsers(site, 4)
    group = await group_of(ana, ben, eva)
    table = await open_table(ana, group)
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    page = (await ben.post(f"/t/{table}/personal")).text
    found = re.search(r'value="[^"]*/seat/([^"]+)"', page)
    assert found
    refused = await leo.post("/seat", data={"link": found[1]})
    assert refused.status_code == 403 and (await leo.get(f"/t/{table}")).status_code == 404
    assert (await ben.get(f"/api/tables/{table}")).json()["seats"][1]["mine"]
    assert (await eva.post("/seat", data={"link": found[1]})).status_code == 303
    assert (await eva.get(f"/api/tables/{table}")).json()["seats"][1]["mine"]


async def test_who_leaves_keeps_a_seat_until_the_game_is_over_and_gives_up_open_ones(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    table, waits = await open_table(ana, group), await open_table(ana, group, 3)
    for one in (table, waits):
        await ben.post(f"/api/tables/{one}/seats", json={"name": "Ben"})
    token = (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).json()["token"]
    assert 'id="only-member"' not in (await ana.get(f"/t/{waits}/seats")).text
    assert (await ben.post("/api/groups/leave", json={"group": group})).status_code == 204
    assert 'id="only-member"' in (await ana.get(f"/t/{waits}/seats")).text       # nobody else can take the free seats
    assert 'id="only-member"' not in (await ana.get(f"/t/{table}")).text
    assert (await ben.get(f"/t/{waits}/seats")).status_code == 404
    assert [seat["kind"] for seat in (await ana.get(f"/api/tables/{waits}")).json()["seats"]] == ["person", "empty", "empty"]
    page = (await ben.get(f"/t/{table}")).text
    assert 'id="side"' in page and "Evenings" not in page                # the table, and nothing of the group
    assert "Evenings" in (await ana.get(f"/t/{table}")).text
    program = site.visitor()
    program.headers["Authorization"] = f"Bearer {token}"
    assert (await program.get(f"/api/tables/{table}")).status_code == 200
    await played([ana, ben], table)
    assert (await ben.get(f"/t/{table}/history")).status_code == 200                 # and looks back at what they have played
    assert (await ben.post(f"/api/tables/{table}/rematch")).status_code == 403
    again = (await ana.post(f"/api/tables/{table}/rematch")).json()["table"]
    assert [seat["kind"] for seat in (await ana.get(f"/api/tables/{again}")).json()["seats"]] == ["person", "empty"]
    assert (await ben.get(f"/t/{again}/seats")).status_code == 404
    with Session(site.services.store.writing) as session, session.begin():
        delete_rows(session, [table])
    assert (await ben.get(f"/api/results?table={table}")).json()["results"][0]["seats"][1]["mine"]
    assert (await site.visitor().get(f"/api/results?table={table}")).status_code == 404


@pytest.mark.parametrize("removed", [False, True])
async def test_a_host_who_leaves_the_group_hands_its_tables_on(site: Any, removed: bool) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben, eva)
    waits = await open_table(ben, group, 3)
    assert (await eva.post(f"/api/tables/{waits}/seats", json={"name": "Eva"})).status_code == 201
    if removed:
        people = (await shown(ben, group))["people"]
        number = next(one["number"] for one in people if one["mine"])
        gone = await ana.post("/api/groups/people/remove", json={"group": group, "member": number})
    else:
        gone = await ben.post("/api/groups/leave", json={"group": group})
    assert gone.status_code == 204
    seen = (await eva.get(f"/api/tables/{waits}")).json()
    assert seen["host"] and seen["chat"][-1]["notice"] == "new-host"
    assert (await eva.delete(f"/api/tables/{waits}")).status_code == 204


async def test_open_pages_of_a_table_end_for_whoever_is_removed(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    table = await open_table(ana, group, 3)
    number = next(one["number"] for one in (await shown(ana, group))["people"] if not one["mine"])
    ended = asyncio.create_task(ben.get(f"/t/{table}/live"))             # which is answered once the stream has ended
    await eventually(lambda: any(one.reader.person for one in site.services.streams.watchers.get(table, ())))
    assert (await ana.post("/api/groups/people/remove", json={"group": group, "member": number})).status_code == 204
    assert (await asyncio.wait_for(ended, 30)).status_code == 200
    assert (await ben.get(f"/t/{table}/live")).status_code == 404


async def test_a_removal_by_another_process_is_felt_with_the_next_change(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    table = await open_table(ana, group, 3)
    open_one = asyncio.create_task(ben.get(f"/t/{table}/live"))
    await eventually(lambda: bool(site.services.streams.watchers.get(table)))
    person = await site.person_of(ben)
    with Session(site.services.store.writing) as session, session.begin():
        session.delete(session.scalars(select(GroupMemberRow).where(GroupMemberRow.person == person)).one())
    await ana.post(f"/api/tables/{table}/chat", json={"text": "just among us"})
    assert "just among us" not in (await asyncio.wait_for(open_one, 30)).text


async def test_a_public_page_shows_no_table_and_by_name_only_who_shows_their_own_page(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben)
    earlier, table = await played_here(group, ana, ben), await played_here(group, ana, ben)
    running = await open_table(ana, group)
    assert (await ben.post("/groups/change", data={"group": group, "name": "Open evenings", "public": "yes", "points": "4 1"})
            ).status_code == 403
    assert (await ana.post("/groups/change", data={"group": group, "name": "Open evenings", "public": "yes", "points": "4, 1"})
            ).status_code == 303
    assert (await ana.put("/api/me/page", json={"shown": "everybody"})).status_code == 204
    for stranger in (eva, site.visitor()):
        for address in (f"/groups/{group}", f"/groups/{group}/games", f"/api/groups/{group}", f"/api/groups/{group}/games"):
            text = (await stranger.get(address)).text
            assert "Ana" in text and "Ben" not in text and running not in text, address
            assert table not in text and "/groups/leave" not in text, address
        public = await shown(stranger, group)
        assert [(one["name"], one["mine"]) for one in public["people"]] == [("Ana", False), (None, False)]
        assert sorted(row["name"] or "" for row in public["results"]["rows"]) == ["", "Ana"] and public["tables"] == []
        assert public["invitations"] == [] and not public["member"] and public["points"] == [4, 1]
        for address in addresses(group, table)[4:]:
            assert (await stranger.get(address)).status_code == 404, address
        newest = (await stranger.get(f"/api/groups/{group}/games", params={"limit": 1})).json()
        older = (await stranger.get(f"/api/groups/{group}/games", params={"limit": 1, "before": newest["next"]})).json()
        ended = [newest["games"][0]["since"], older["games"][0]["since"]]
        assert table not in str(newest) and earlier not in str(newest) and len(older["games"]) == 1 and ended[0] > ended[1]
        for name in ("Ben", "en"):                       # nor is a name found by searching
            games = (await stranger.get(f"/api/groups/{group}/games", params={"person": name})).json()["games"]
            assert [[seat["name"] for seat in game["seats"]].count("") for game in games] == [1, 1]


# -- coming


async def test_a_link_counts_expires_and_is_withdrawn(site: Any) -> None:
    ana, *others = await browsers(site, 5)
    group = await group_of(ana)
    twice, late, withdrawn = await invited(ana, group, 2), await invited(ana, group), await invited(ana, group)
    with Session(site.services.store.writing) as session, session.begin():
        expired = update(GroupInvitationRow).where(GroupInvitationRow.hash == hash_of(late))
        session.execute(expired.values(expires=now() - timedelta(seconds=1)))
    number = max(one["number"] for one in (await shown(ana, group))["invitations"])
    assert (await ana.post("/api/groups/invitations/withdraw", json={"group": group, "invitation": number})).status_code == 204
    for code in (late, withdrawn, "missing"):
        for answer in (await others[0].get(f"/groups/join/{code}"), await others[0].post("/groups/join", data={
                "code": code, "own": "Eva"}), await others[0].post("/api/groups/join", json={"code": code, "own": "Eva"})):
            assert answer.status_code == 404 and "Evenings" not in answer.text and "no longer works" in answer.text, code
    page = await others[0].get(f"/groups/join/{twice}")
    assert "Ana has invited you to join the group Evenings" in page.text and 'property="og:title"' in page.text
    joined = [await one.post("/groups/join", data={"code": twice, "own": name})
              for one, name in zip(others[:3], ("Eva", "Leo", "Mia"), strict=True)]
    assert [answer.status_code for answer in joined] == [303, 303, 404]
    assert (await others[0].post("/groups/join", data={"code": twice, "own": "Eva"})).status_code == 303      # is in it already
    assert len(members(site, group)) == 3
    assert [one["used"] for one in (await shown(ana, group))["invitations"]] == []
    assert "Evenings" not in (await others[2].get(f"/groups/join/{twice}")).text


async def test_of_several_at_once_a_link_lets_in_no_more_than_it_says(site: Any) -> None:
    ana, *others = await browsers(site, 6)
    group = await group_of(ana)
    code = await invited(ana, group, 2)
    answers = await asyncio.gather(*(one.post("/api/groups/join", json={"code": code, "own": f"Guest {number}"})
                                     for number, one in enumerate(others)))
    assert sorted(answer.status_code for answer in answers) == [201, 201, 404, 404, 404] and len(members(site, group)) == 3


async def test_names_in_a_group_are_checked_like_others(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    known = await account(site, "Konrad")
    group = await group_of(ana, ben)
    code = await invited(ana, group)
    for own, status in (("Konrad", 409), ("Аna", 409), ("", 422), ("x" * 30, 422), ("Mercat", 409)):    # the A is Cyrillic
        answer = await eva.post("/groups/join", data={"code": code, "own": own})
        assert answer.status_code == status, own
    assert (await eva.post("/groups/join", data={"code": code, "own": "Eva"})).status_code == 303
    assert (await known.post("/groups/join", data={"code": code, "own": "Somebody else"})).status_code == 303
    assert [one["name"] for one in (await shown(ana, group))["people"]] == ["Ana", "Ben", "Eva", "Konrad"]
    for name, status in (("", 422), ("y" * 41, 422), ("Mercat", 409), ("  \u202eEve\u0007nings ", 201)):
        answer = await ana.post("/api/groups", json={"name": name})
        assert answer.status_code == status, (name, answer.text)
    names = [one["name"] for one in (await ana.get("/api/groups")).json()]
    assert "Evenings" in names


async def test_bounds(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben, eva = await browsers(site, 3)
    for name, most in (("MOST_GROUPS", 2), ("MOST_MEMBERS", 2), ("MOST_INVITATIONS", 2), ("MOST_SERIES", 1)):
        for place in (people_groups, acts):
            monkeypatch.setattr(place, name, most, raising=False)
    group = await group_of(ana, ben)
    codes = [await invited(ana, group)]
    assert (await ana.post("/api/groups/invitations", json={"group": group, "people": 1, "days": 1})).status_code == 409
    assert (await eva.post("/api/groups/join", json={"code": codes[0], "own": "Eva"})).status_code == 409
    assert [(await ana.post("/api/groups", json={"name": "More"})).status_code for _ in range(2)] == [201, 409]
    series = {"group": group, "name": "Winter", "games": [], "length": 3, "points": [3, 1]}
    assert [(await ana.post("/api/groups/series", json=series)).status_code for _ in range(2)] == [201, 409]
    for points in ([], [1, 2], [3] * 11, [1001]):
        assert (await ana.post("/api/groups/series", json=series | {"points": points})).status_code == 422, points
    for wrong in ({"length": 0}, {"length": 101}, {"games": ["chess"]}):
        assert (await ana.post("/api/groups/series", json=series | wrong)).status_code == 422, wrong


# -- keepers


async def test_only_keepers_keep_and_only_people_of_the_group(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    group, other = await group_of(ana, ben), await group_of(eva)
    people = {one["name"]: one["number"] for one in (await shown(ana, group))["people"]}
    evas = (await shown(eva, other))["people"][0]["number"]
    await invited(ana, group)
    hers = (await shown(ana, group))["invitations"][0]["number"]
    series = {"series": await series_in(ana, group)}
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("change", {"name": "Mine", "points": "1"}), ("invite", {"people": 1, "days": 1}), ("withdraw", {"invitation": hers}),
        ("remove", {"member": people["Ana"]}), ("keeper", {"member": people["Ben"], "keeper": "yes"}),
        ("series", {"name": "Mine", "length": 2, "points": "1"}), ("end-series", series), ("take-out", {"table": "none"})]
    before = (await shown(ana, group), members(site, group))
    for address, wish in wishes:
        assert (await ben.post(f"/groups/{address}", data={"group": group} | wish)).status_code == 403, address
        assert (await eva.post(f"/groups/{address}", data={"group": group} | wish)).status_code == 404, address
    # a keeper of one group names what belongs to another
    for address, wish in (wishes[3][0], {"member": people["Ben"]}), wishes[4], wishes[2], wishes[6]:
        assert (await eva.post(f"/groups/{address}", data={"group": other} | wish)).status_code == 404, address
    assert (await ana.post("/groups/remove", data={"group": group, "member": evas})).status_code == 404
    assert (await shown(ana, group), members(site, group)) == before
    assert "/groups/invite" not in (await ben.get(f"/groups/{group}")).text
    assert "/groups/invite" in (await ana.get(f"/groups/{group}")).text


async def test_somebody_always_looks_after_a_group(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben, eva)
    ids = [await site.person_of(one) for one in (ana, ben, eva)]
    people = {one["name"]: one["number"] for one in (await shown(ana, group))["people"]}

    async def keep(who: Any, name: str, keeper: bool) -> int:
        answer = await who.put("/api/groups/people/keeper", json={"group": group, "member": people[name], "keeper": keeper})
        status: int = answer.status_code
        return status

    assert await keep(ana, "Ana", False) == 409
    assert (await ana.post("/groups/remove", data={"group": group, "member": people["Ana"]})).status_code == 409
    assert await keep(ana, "Eva", True) == 204 and await keep(eva, "Ana", False) == 204 and await keep(ana, "Ana", True) == 403
    assert members(site, group) == [(ids[0], False), (ids[1], False), (ids[2], True)]
    await eva.post("/api/groups/leave", json={"group": group})           # the last keeper leaves
    assert members(site, group) == [(ids[0], True), (ids[1], False)]
    assert (await ana.post("/api/me/delete", json={"sure": True})).status_code == 204
    assert members(site, group) == [(ids[1], True)]
    table = await open_table(ben, group, 3)
    await ben.post("/api/groups/leave", json={"group": group})
    assert not is_there(site, group) and (await ben.get(f"/t/{table}")).status_code == 404      # nobody is in it any more


async def test_a_removal_withdraws_the_links(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    code = await invited(ana, group)
    number = next(one["number"] for one in (await shown(ana, group))["people"] if not one["mine"])
    assert (await ben.get(f"/groups/join/{code}")).status_code == 200
    await ana.post("/groups/remove", data={"group": group, "member": number})
    assert (await ben.post("/groups/join", data={"code": code, "own": "Ben"})).status_code == 404


@pytest.mark.parametrize("how", ["demoted", "left", "deleted"])
async def test_the_links_of_somebody_who_keeps_a_group_no_more_let_nobody_in(site: Any, how: str) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben)
    number = next(one["number"] for one in (await shown(ana, group))["people"] if not one["mine"])
    keeper = {"group": group, "member": number}
    assert (await ana.put("/api/groups/people/keeper", json=keeper | {"keeper": True})).status_code == 204
    code, other = await invited(ben, group), await invited(ana, group)
    assert (await eva.get(f"/groups/join/{code}")).status_code == 200
    if how == "demoted":
        assert (await ana.put("/api/groups/people/keeper", json=keeper | {"keeper": False})).status_code == 204
    elif how == "left":
        assert (await ben.post("/api/groups/leave", json={"group": group})).status_code == 204
    else:
        assert (await ben.post("/api/me/delete", json={"sure": True})).status_code == 204
    assert (await eva.get(f"/groups/join/{code}")).status_code == 404
    assert (await eva.post("/api/groups/join", json={"code": code, "own": "Eva"})).status_code == 404
    assert (await eva.post("/api/groups/join", json={"code": other, "own": "Eva"})).status_code == 201


# -- who one is


async def test_what_a_guest_is_in_goes_along(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben, eva)
    await account(site, "Benigna", browser=ben)                          # a guest becomes an account
    assert [one["name"] for one in (await shown(ana, group))["people"]] == ["Ana", "Benigna", "Eva"]
    link = (await ana.post("/api/me/devices")).json()["link"]
    assert (await eva.post(link, data={})).status_code == 303            # and another becomes a device of somebody in it
    assert [one["name"] for one in (await shown(ana, group))["people"]] == ["Ana", "Benigna"]
    assert (await shown(eva, group))["keeper"]


async def test_memberships_go_with_the_tables_that_come_along(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group, other = await group_of(ana, ben), await group_of(ben)
    table, lone = await open_table(ben, group), await open_table(ben, other)
    link = (await ana.post("/api/me/devices")).json()["link"]
    assert lone and (await ben.post(link, data={"along": table})).status_code == 303
    assert [one["name"] for one in (await shown(ana, group))["people"]] == ["Ana"]
    assert (await ana.get(f"/api/groups/{other}")).status_code == 404 and is_there(site, other)


async def test_forgotten_guests_leave_their_groups(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    person, other = await site.person_of(ana), await site.person_of(ben)
    with Session(site.services.store.writing) as session, session.begin():
        old = update(PersonRow).where(PersonRow.id == person)
        session.execute(old.values(seen=now() - timedelta(days=900), changed=now() - timedelta(days=900)))
    assert site.services.store.write(forget_guests, Kept(400, 0), [person]) == 1
    assert members(site, group) == [(other, True)]


async def test_whoever_has_left_a_group_downloads_no_game_of_its_tables(site: Any) -> None:
    """They opened the table, but gave up their seat before the game; who plays there has the match."""
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben, eva)
    table = await open_table(ben, group)
    assert (await ben.delete(f"/api/tables/{table}/seats/0")).is_success
    for one, name in ((ana, "Ana"), (eva, "Eva")):
        assert (await one.post(f"/api/tables/{table}/seats", json={"name": name})).is_success
    assert (await ben.post("/api/groups/leave", json={"group": group})).status_code == 204
    for one, has_match in ((ben, False), (ana, True)):
        tables = json.loads((await one.get("/me/download")).text)["tables"]
        assert [told["match"] is not None for told in tables] == [has_match]


async def test_the_download_and_the_pages_about_oneself_name_the_groups(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    data = json.loads((await ana.get("/me/download")).text)["groups"]
    kept = [(one["name"], one["group_id"], one["is_keeper"], len(one["invitations"])) for one in data]
    assert kept == [("Evenings", group, True, 1)]
    assert "hash" not in json.dumps(data) and await site.person_of(ben) not in json.dumps(data)
    for address in ("/me", "/", "/groups"):
        assert f'href="/groups/{group}"' in (await ben.get(address)).text, address
        assert group not in (await (await site.browser()).get(address)).text
    assert [(one["id"], one["keeper"], one["people"]) for one in (await ben.get("/api/groups")).json()] == [(group, False, 2)]


async def test_a_personal_token_sees_the_groups_of_its_person_and_plays_there(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    token = (await ben.post("/api/me/tokens", json={"label": "bot", "scope": "play"})).json()["token"]
    program = site.visitor()
    program.headers["Authorization"] = f"Bearer {token}"
    table = await open_table(ana, group, 3)
    assert (await program.get(f"/api/groups/{group}")).status_code == 200
    assert (await program.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    assert (await ben.get(f"/api/tables/{table}")).json()["seats"][1]["mine"]
    hers = {"group": group}
    for path, wish in (("", {"name": "Mine"}), ("/leave", hers), ("/invitations", hers | {"people": 1, "days": 1})):
        assert (await program.post(f"/api/groups{path}", json=wish)).status_code == 403      # people come and go by browser
    assert len(members(site, group)) == 2


# -- what is shown


async def test_the_archive_is_searched_by_game_person_and_date(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben, eva)
    first, second = await played_here(group, ana, ben), await played_here(group, ana, eva)
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(ResultRow).where(ResultRow.table == first).values(ended=now() - timedelta(days=40)))
        session.execute(update(ResultRow).where(ResultRow.table == second).values(game="tally"))
    day = (now() - timedelta(days=20)).date().isoformat()

    async def found(**asked: str) -> list[str]:
        games = (await ben.get(f"/api/groups/{group}/games", params=asked)).json()["games"]
        page = (await ben.get(f"/groups/{group}/games", params=asked)).text
        assert tables_in(page) == [game["table"] for game in games]
        return [game["table"] for game in games]

    assert await found() == [second, first]
    assert await found(game="tally") == [second] and await found(person="ev") == []        # who sat down was called Ben
    assert await found(person="bE") == [second, first] and await found(person="nobody") == []
    assert await found(since=day) == [second] and await found(until=day) == [first]
    page = (await ben.get(f"/api/groups/{group}/games", params={"limit": "1"})).json()
    assert await found(before=page["next"]) == [first]
    assert f'/t/{first}/review' in (await ben.get(f"/groups/{group}/games")).text
    assert len((await shown(ben, group, since=day))["results"]["rows"]) == 2
    assert (await shown(ben, group, until=day))["results"]["games"] == 1


async def test_the_form_of_a_new_table_offers_groups_and_the_same_people_again(site: Any) -> None:
    ana, ben, eva = await browsers(site, 3)
    group = await group_of(ana, ben)
    table = await played_here(group, ana, ben)
    page = (await ana.get(f"/new/toy?after={table}")).text
    assert re.search(rf'<option value="{group}" selected>Evenings<', page)
    assert 'name="group"' not in (await eva.get("/new/toy")).text
    for language, title in (("en", "New table for Evenings: "), ("es", "Mesa nueva de Evenings: "),
                            ("pl", "Nowy stół grupy Evenings: ")):
        page = (await ana.get(f"/new/toy?group={group}", headers={"Accept-Language": language})).text
        assert title in re.sub("[\u2068\u2069]", "", page)
        assert page.index('name="group"') < page.index('class="radio of-anyone"') < page.index('id="more"')
    form = {"seats": "2", "bots": "0", "name": "Ana", "listed": "yes", "group": group, "after": table}
    opened = (await ana.post("/new/toy", data=form)).headers["location"].rpartition("/")[2]
    with Session(site.services.store.reading) as session:
        row = session.get_one(TableRow, opened)
        assert (row.group_id, row.listed, row.absence) == (group, False, "wait")
        assert len(session.scalars(select(SeatRow.holder).where(SeatRow.table == opened, SeatRow.holder.is_not(None))).all()) == 2
    refused = await eva.post("/new/toy", data={"seats": "2", "bots": "0", "name": "Eva", "group": group})
    assert refused.status_code == 404


async def test_moves_are_made_at_a_table_of_a_group(site: Any) -> None:
    ana, ben = await browsers(site, 2)
    group = await group_of(ana, ben)
    table = await open_table(ana, group)
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    to_move = (await ana.get(f"/api/tables/{table}")).json()["to_move"]
    await moved([ana, ben][to_move], table)
    assert (await ana.get(f"/t/{table}")).status_code == 200 and 'id="group"' in (await ana.get(f"/t/{table}")).text
