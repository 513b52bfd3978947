"""A refused form on its page again: which form of the page, what was typed, where the reason stands, and what is no page."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

from mercat.server.web.refilled import forms_of, refilled, tags_of
from tests.server.admins import account
from tests.server.conftest import ADDRESS, Site
from tests.server.group_of import group_of, invited

pytestmark = pytest.mark.anyio
PAGE = """<main id="main"><form method="post" action="/a"><input type="hidden" name="who" value="1"><input name="said"></form>
<details class="more"><form method="post" action="/a"><input type="hidden" name="who" value="2">
<input type="hidden" name="length" value="9"><label>Said <input name="said" value="old" aria-describedby="help"></label>
<input type="password" name="secret"><select name="many"><option value="1" selected>1<option value="2">2</select>
<input type="checkbox" name="on" value="yes" checked>
<input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b"><textarea name="text" rows="2">
</textarea><input name="said" value=""><button formaction="/b" name="go" value="1">Go</button></form></details></main>"""
SENT = [("who", "2"), ("length", "7"), ("said", 'a "b" <c>'), ("secret", "hunter2"), ("many", "2"), ("kind", "b"),
        ("text", "<i>"), ("said", "more")]


@pytest.fixture
def site(shared_site: Site) -> Site:
    return shared_site


def fields_of(page: str, number: int) -> dict[str, str]:
    return {f"{one.name} {one.tag.value('value') if one.kind == 'radio' else ''}".strip(): page[one.tag.start:one.end]
            for one in forms_of(tags_of(page))[number].controls}


@pytest.mark.parametrize("address", ["/a", "/b"])
def test_the_form_that_was_sent_has_its_values_and_the_reason(address: str) -> None:
    page, found = refilled(PAGE, address, SENT, "text", ("AT", "HEAD"))
    shown = fields_of(page, 1)
    assert found and fields_of(page, 0) == fields_of(PAGE, 0) and "HEAD" not in page and "</textarea>AT" in page
    assert shown["length"] == '<input type="hidden" name="length" value="9">' and "hunter2" not in shown["secret"]
    assert [html.unescape(one) for one in re.findall(r'name="said" value="([^"]*)"', page[page.index("<details"):])] == ["more"]
    assert 'value="a &quot;b&quot; &lt;c&gt;"' in page and "&lt;i&gt;</textarea>" in page and "<c>" not in page
    assert '<option value="2" selected>' in page and '<option value="1">' in page
    assert "checked" not in shown["on"] and "checked" not in shown["kind a"] and "checked" in shown["kind b"]
    assert 'aria-invalid="true" aria-describedby="wrong-text" autofocus' in shown["text"]
    assert '<details class="more" open>' in page


def test_the_reason_stands_after_the_label_at_the_head_of_the_form_or_of_the_page() -> None:
    page, _ = refilled(PAGE, "/a", SENT, "said", ("AT", "HEAD"))
    assert "</label>AT" in page and 'aria-describedby="wrong-said help"' in page
    for field in ("", "who", "other"):                   # a hidden one, or one that the form does not have
        page, _ = refilled(PAGE, "/a", SENT, field, ("AT", "HEAD"))
        assert page.count("HEAD") == 1 and 'action="/a">HEAD<input type="hidden" name="who" value="2"' in page
    for page in (PAGE, PAGE.replace("</main>", '<div id="notice" role="alert"></div></main>')):
        shown, found = refilled(page, "/gone", SENT, "said", ("AT", "HEAD"))
        assert not found and ('role="alert">HEAD' if 'id="notice"' in page else '<main id="main">HEAD') in shown


def test_what_only_looks_like_a_form_is_none() -> None:
    """A comment, a script, and a sign in an attribute; the places of the tags are right on every line."""
    other = '<form method="post" action="/a"><input name="said" value="1 > 0"></form>'
    page = f"<!-- {other} -->\n<script>const form = '{other}';</script>\r\n\u2028<p title='<form>'>ł</p>\n{PAGE}"
    shown, found = refilled(page, "/a", SENT, "text", ("AT", "HEAD"))
    assert found and shown == page.removesuffix(PAGE) + refilled(PAGE, "/a", SENT, "text", ("AT", "HEAD"))[0]
    shown, found = refilled(f"<main>{other}</main>", "/a", [("said", "2 > 1")], "said", ("AT", "HEAD"))
    assert found and 'value="2 &gt; 1"' in shown and shown.endswith(">AT</form></main>")


def sent_from(path: str) -> dict[str, str]:
    return {"Referer": f"{ADDRESS}{path}"}


async def test_what_is_no_page_is_not_shown_and_no_stream_is_read(site: Site) -> None:
    ana = await account(site, "Ana")
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    for path in ("/me/live", "/static/page.js", "/nothing", "/t/nothing", "/me/download", "/games/toy/nothing"):
        answer = await ana.post("/me/page", data={"shown": "wrong"}, headers=sent_from(path))
        assert answer.status_code == 422 and 'class="lead" role="alert"' in answer.text, path
    elsewhere = await ana.post("/me/page", data={"shown": "wrong"}, headers={"Referer": "http://elsewhere.test/me"})
    assert elsewhere.status_code == 422 and 'class="lead" role="alert"' in elsewhere.text


async def test_a_script_and_a_program_get_their_own_answers(site: Site) -> None:
    ana = await account(site, "Ana")
    answer = await ana.post("/me/page", data={"shown": "wrong"}, headers=sent_from("/") | {"HX-Request": "true"})
    assert answer.status_code == 422 and "<main" not in answer.text
    answer = await ana.put("/api/me/page", json={"shown": "wrong"}, headers=sent_from("/"))
    assert answer.json()["error"] == "not-understood"


async def test_a_group_is_not_shown_to_who_may_not_see_it(site: Site) -> None:
    ana, eva = await account(site, "Ana"), await account(site, "Eva")
    group = await group_of(ana)
    there = sent_from(f"/groups/{group}")
    answer = await eva.post("/groups/change", data={"group": group, "name": "x", "points": "1"}, headers=there)
    assert answer.status_code in (403, 404) and "Evenings" not in answer.text
    for headers in (there, {}):                          # from that page, or the one that the act names
        answer = await ana.post("/groups/change", data={"group": group, "name": "New name", "points": "many"}, headers=headers)
        assert answer.status_code == 422 and 'value="New name"' in answer.text and 'value="many"' in answer.text
        assert re.search(r'name="points"[^>]* aria-invalid="true"', answer.text)


async def test_no_table_of_a_group_is_shown_by_this_way_to_who_may_not_open_it(site: Site) -> None:
    ana, eva = await account(site, "Ana"), await account(site, "Eva")
    wish = {"game": "toy", "seats": 2, "name": "Ana"}
    private = (await ana.post("/api/tables", json=wish | {"group": await group_of(ana)})).json()["table"]
    public = (await ana.post("/api/tables", json=wish)).json()["table"]
    for table, seen in ((private, False), (public, True)):
        answer = await eva.post("/me/page", data={"shown": "wrong"}, headers=sent_from(f"/t/{table}/seats"))
        assert answer.status_code == 422 and ("Ana" in answer.text) == seen


async def test_a_guest_s_wrong_name_stands_at_the_field_of_the_invitation(site: Site) -> None:
    ana, eva = await account(site, "Ana"), await site.browser()
    code = await invited(ana, await group_of(ana))
    answer = await eva.post("/groups/join", data={"code": code, "own": "admin"}, headers=sent_from(f"/groups/join/{code}"))
    page = html.unescape(answer.text)
    assert answer.status_code == 409 and 'value="admin"' in page and "Choose another name" in page


async def test_under_a_prefix(opening: Any) -> None:
    async with opening(url="http://mercat.test/club") as site:
        ana = await account(site, "Ana")
        group, there = (await ana.post("/club/api/groups", json={"name": "Evenings"})).json()["group"], "/club/groups/"
        answer = await ana.post("/club/groups/change", data={"group": group, "name": "New name", "points": "many"},
                                headers=sent_from(f"{there}{group}"))
        assert answer.status_code == 422 and 'value="New name"' in answer.text and 'id="wrong-points"' in answer.text
        stranger = await site.browser()
        answer = await stranger.post("/club/me/password", data={"password": "x"}, headers=sent_from("/club/me/account"))
        assert answer.status_code == 403 and 'href="/club/enter?next=/me/account"' in html.unescape(answer.text)
