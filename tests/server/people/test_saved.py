"""Forms that save something and lead to a page let the page confirm it once."""

from __future__ import annotations

from typing import Any

import pytest

from mercat.server.words import ui
from tests.server.group_of import group_of
from tests.server.registered import account

pytestmark = pytest.mark.anyio


async def test_what_was_saved_is_confirmed_once(site: Any) -> None:
    ana = await account(site, "Ana")
    group = await group_of(ana)
    said = ui("en")("done-saved")
    for form, fields in (
            ("/me/call-for", {"kinds": "turn"}), ("/me/quiet", {"begin": "22:00", "end": "07:00", "zone": "Europe/Madrid"}),
            ("/me/page", {"shown": "nobody"}), ("/me/archive", {"agrees": "yes"}),
            ("/groups/change", {"group": group, "name": "Mondays", "points": "3 1"})):
        answer = await ana.post(form, data=fields)
        assert answer.status_code == 303, (form, answer.text)
        pages = [(await ana.get(answer.headers["location"])).text for _ in range(2)]
        assert [said in page for page in pages] == [True, False], form
