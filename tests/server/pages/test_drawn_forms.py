"""Each form of each page is sent as it is drawn, and understood. The forms of more pages are read in the recorded season
(`tests/server/fence/recorder.py`)."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlencode

import pytest

from mercat.server.problems import Problem
from mercat.server.web.refilled import Control, FormInPage, forms_of, tags_of
from tests.server.admins import host_of
from tests.server.conftest import ADDRESS
from tests.server.drawn_forms import BY_SCRIPT, TYPED, drawn_forms, unreadable
from tests.server.group_of import group_of, played_here
from tests.server.registered import account

pytestmark = pytest.mark.anyio
PAGES = ("/", "/me", "/me/account", "/me/data", "/me/devices", "/me/notices", "/me/friends", "/me/games", "/groups", "/archive",
         "/ratings/toy", "/help/toy", "/new/toy", "/t/{open}/seats", "/t/{open}/people", "/t/{running}", "/t/{running}/orders",
         "/t/{running}/seats", "/t/{running}/history")
ENDS = ("/me/delete", "/me/leave", "/me/sign-out", "/me/sign-out-everywhere", "/me/end", "/me/remove-password",
        "/t/{open}/delete")
NOT_UNDERSTOOD = Problem(422, "not-understood", where="").sentence("en").partition("(")[0]


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


async def sent(browser: Any, form: Any) -> list[str]:
    """Send a form by each of its buttons, and return what is not understood."""
    found = []
    for action, fields in form.sent():
        text, method = urlencode(fields), form.method.upper()
        answer = await (browser.get(f"{action}?{text}") if method == "GET" else browser.post(
            action, content=text, headers={"Content-Type": "application/x-www-form-urlencoded"}))
        if NOT_UNDERSTOOD in answer.text or answer.status_code >= 500:
            found.append(f"{method} {action} {answer.status_code} {fields}")
    return found


async def test_each_form_is_understood_as_it_is_drawn(site: Any) -> None:
    ana, ben = await account(site, "Ana", mail="ana@example.org"), await account(site, "Ben")
    tables = {}
    for name, seats in (("open", 3), ("running", 2)):
        wish = {"game": "toy", "seats": seats, "name": "Ana", "clock": {"kind": "days", "turn": 86_400, "bank": 0}}
        tables[name] = (await ana.post("/api/tables", json=wish)).json()["table"]
        assert (await ben.post(f"/api/tables/{tables[name]}/seats", json={"name": "Ben"})).status_code == 201
    pages, last = [path.format(**tables) for path in PAGES], {path.format(**tables) for path in ENDS}
    forms = dict[tuple[str, ...], Any]()
    for path in pages:
        page = await ana.get(path, follow_redirects=True)
        assert page.status_code == 200 and unreadable(page.text) == [], path
        forms |= {(form.method, form.action, str(form.fields)): form for form in drawn_forms(page.text)}
    wanted = [form for form in forms.values() if form.action not in {*last, *BY_SCRIPT}]
    assert {"/me/call-for", "/settings", f"/t/{tables['open']}/arrange"} <= {form.action for form in wanted}
    assert [one for form in wanted for one in await sent(ana, form)] == []


WRONG = "x" * 3_000                                      # no field takes it
MORE = ("/groups/{group}", "/groups/ask/{group}", "/enter", "/enter/code", "/recover", "/t/{running}/people", "/t/{over}",
        "/host?part=bans", "/host?part=invitations", "/host?part=announcements", "/host?part=reports")
TAKEN_AS_IT_IS = {"/settings"}                           # what these forms do not understand changes nothing


def typed_into(one: Control) -> str:
    """What somebody types into a field: a text that is their own, or what such a field takes."""
    return TYPED.get(one.kind, "typed") if one.kind not in ("text", "search", "textarea") else f"my {one.name}"


def filled(form: FormInPage, wrong: Control) -> tuple[list[tuple[str, str]], list[str]]:
    """The fields of a form as somebody fills it in, one of them wrongly, and what they have typed."""
    fields, typed = [], []
    for one in form.controls:
        value = WRONG if one is wrong else typed_into(one) if one.is_typed else (
            one.options[0].value("value") if one.kind == "select" and one.options else one.tag.value("value"))
        if one.name and (one is wrong or one.kind not in ("file", "button", "submit", "checkbox", "radio")):
            fields.append((one.name, value))
            typed += [value] if one.is_typed else []
    sent = {name for name, _ in fields}
    buttons = [(one.name, one.tag.value("value")) for one in form.controls if one.kind == "button" and one.name]
    return [*fields, *[one for one in buttons[:1] if one[0] not in sent]], typed


def main_title(page: str) -> str:
    return re.search(r"<title>(.*?)</title>", page, re.DOTALL)[1]  # type: ignore[index]


async def refused_forms(browser: Any, path: str) -> AsyncIterator[tuple[str, str, list[str], Any]]:
    """Send each form of a page with one wrong field; yield its action, the page, what was typed, and the answer."""
    count = len(forms_of(tags_of((await browser.get(path, follow_redirects=True)).text)))
    for number in range(count):
        page = (await browser.get(path, follow_redirects=True)).text
        forms = forms_of(tags_of(page))
        form = forms[number] if number < len(forms) else None
        action = "" if form is None else form.tag.value("action")
        if form is None or form.tag.value("method") != "post" or any(one.kind == "file" for one in form.controls):
            continue
        for wrong in [one for one in form.controls if one.name]:
            fields, typed = filled(form, wrong)
            answer = await browser.post(action, content=urlencode(fields), headers={
                "Content-Type": "application/x-www-form-urlencoded", "Referer": f"{ADDRESS}{path}"})
            if answer.status_code >= 400:
                yield action, page, typed, answer
                break
        else:
            if form.controls and any(one.name for one in form.controls):
                yield action, page, [], None


async def test_each_refused_form_comes_back_on_its_page_with_what_was_typed(site: Any) -> None:
    ana, ben = await host_of(site), await account(site, "Ben")
    group = await group_of(ana, ben)
    tables = {"group": group, "over": await played_here(group, ana, ben)}
    for name, seats in (("open", 3), ("running", 2)):
        wish = {"game": "toy", "seats": seats, "name": "Ana", "clock": {"kind": "days", "turn": 86_400, "bank": 0}}
        tables[name] = (await ana.post("/api/tables", json=wish)).json()["table"]
        assert (await ben.post(f"/api/tables/{tables[name]}/seats", json={"name": "Ben"})).status_code == 201
    last, seen, bare, taken = {path.format(**tables) for path in ENDS}, set[str](), list[str](), set[str]()
    untold, lost = list[str](), list[str]()
    for path in [one.format(**tables) for one in (*PAGES, *MORE)]:
        async for action, page, typed, answer in refused_forms(ana, path):
            if action in last | BY_SCRIPT | seen:
                continue
            seen.add(action)
            if answer is None:
                taken.add(action)
                continue
            text, fault = html.unescape(answer.text), f"{path} {action} {answer.status_code}"
            if main_title(page) != main_title(answer.text):
                bare.append(fault)
            elif 'role="alert"' not in text or not ('id="wrong-' in text or 'class="notice' in text):
                untold.append(fault)
            elif not all(f'value="{one}"' in text or re.search(rf">\s*{one}\s*<", text) for one in typed):
                lost.append(f"{fault} {[one[:20] for one in typed]}")
    assert (bare, untold, lost) == ([], [], [])
    assert {re.sub(r"/t/[a-z0-9]+/", "/t//", one) for one in taken} <= TAKEN_AS_IT_IS


def test_a_form_that_its_act_cannot_read_is_found() -> None:
    form = '<form method="post" action="/me/call-for"><input type="checkbox" name="kinds" value="{}"{}><button>x</button></form>'
    assert unreadable(form.format("turn", " checked")) == []
    assert unreadable(form.format("other", "")) == []
    assert len(unreadable(form.format("other", " checked"))) == 1
    listed = '<form method="post" action="/t/abc/arrange"><select name="seats"><option>2<option selected>{}</select></form>'
    assert unreadable(listed.format("3")) == [] and len(unreadable(listed.format("three"))) == 1
