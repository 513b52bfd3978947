"""Each form of each page is sent as it is drawn, and understood. The forms of more pages are read in the recorded season
(`tests/server/fence/recorder.py`)."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest

from mercat.server.problems import Problem
from tests.server.drawn_forms import BY_SCRIPT, drawn_forms, unreadable
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


def test_a_form_that_its_act_cannot_read_is_found() -> None:
    form = '<form method="post" action="/me/call-for"><input type="checkbox" name="kinds" value="{}"{}><button>x</button></form>'
    assert unreadable(form.format("turn", " checked")) == []
    assert unreadable(form.format("other", "")) == []
    assert len(unreadable(form.format("other", " checked"))) == 1
    listed = '<form method="post" action="/t/abc/arrange"><select name="seats"><option>2<option selected>{}</select></form>'
    assert unreadable(listed.format("3")) == [] and len(unreadable(listed.format("three"))) == 1
