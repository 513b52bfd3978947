"""Pages as a browser without a script gets them: forms, redirects, settings, errors for refused input."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from mercat.games import find, names

pytestmark = pytest.mark.anyio


async def at_a_table(site: Any, **wishes: Any) -> tuple[Any, str]:
    ana = await site.browser(**wishes)
    begun = await ana.post("/play/new_bedford", data={"name": "Ana", "bots": "1", "strength": "random"})
    assert begun.status_code == 303
    return ana, begun.headers["location"]


async def test_every_page_of_a_table_is_there(site: Any) -> None:
    ana, table = await at_a_table(site)
    for part in ("", "/seats", "/text", "/history", "/help", "?at=0"):
        page = await ana.get(table + part)
        assert page.status_code == 200 and page.text.startswith("<!doctype html>"), part
    for game in names():
        style = await ana.get(f"/games/{game}/table.css")
        folder = Path(find(game).folder)                  # that of a compiled game holds links, which rglob does not follow
        files = [*folder.glob("*.css"), *folder.glob("drawing/*.css")]
        assert style.headers["content-type"].startswith("text/css")
        assert all(path.read_text("utf-8") in style.text for path in files)
    assert "mercat" in (await ana.get(f"{table}/export")).json()


async def test_before_the_game_there_are_only_seats(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    wishes = {"name": "Ana", "seats": "2", "bots": "0", "option-edition": "second_printing"}
    opened = await ana.post("/new/new_bedford", data=wishes)
    table = opened.headers["location"]
    assert (await ben.get(table)).headers["location"] == f"{table}/seats"
    for part in ("/text", "/history", "/help", "/preview?move=x&length=0", "/why"):
        assert (await ben.get(table + part)).status_code == 409
    assert (await ben.post(f"{table}/sit", data={"seat": "1", "name": "Ana"})).status_code == 409      # the name is taken
    taken = await ben.post(f"{table}/sit", data={"seat": "1", "name": "Ben"})
    assert taken.headers["location"] == table
    assert "Second printing" in (await ben.get(f"{table}/seats")).text


async def test_a_warning_where_the_address_works_on_this_machine_alone(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/new/new_bedford", data={"name": "Ana", "seats": "2", "bots": "0"})).headers["location"]
    here = {"Host": "127.0.0.1:8000"}
    assert "--host 0.0.0.0" in (await ana.get(f"{table}/seats", headers=here)).text
    assert "--host 0.0.0.0" not in (await ana.get(f"{table}/seats")).text
    assert "--host 0.0.0.0" not in (await ben.get(f"{table}/seats", headers=here)).text


async def test_settings_lead_back_and_never_away(site: Any) -> None:
    ana = await site.browser()
    answer = await ana.post("/settings", data={"language": "pl", "back": "/help/new_bedford"})
    assert answer.headers["location"] == "/help/new_bedford" and 'lang="pl"' in (await ana.get("/")).text
    for away in ("https://elsewhere.test/", "//elsewhere.test", "/\\elsewhere.test", "javascript:alert(1)", ""):
        assert (await ana.post("/settings", data={"theme": "dark", "back": away})).headers["location"] == "/"
    await ana.post("/settings", data={"theme": "<script>", "motion": "sideways", "language": "xx"})
    page = (await ana.get("/")).text
    assert 'lang="pl" data-theme="dark" data-motion="auto"' in page


@pytest.mark.parametrize(("what", "form"), [
    ("move", {"length": "x", "move": "place farm"}), ("move", {"move": "place farm"}), ("move", {"length": "²", "move": "x"}),
    ("move", {"length": "99999999", "move": "x"}), ("undo", {}), ("ask", {"length": "1"}), ("answer", {"question": "-1"}),
    ("sandbox", {"at": "1.5"}), ("sit", {"seat": "", "name": "B"}), ("bot", {"seat": "9" * 50})])
async def test_forms_that_cannot_be_read(site: Any, what: str, form: dict[str, str]) -> None:
    ana, table = await at_a_table(site)
    answer = await ana.post(f"{table}/{what}", data=form)
    assert answer.status_code == 422 and 'role="alert"' in answer.text and "Traceback" not in answer.text


async def test_a_refused_move_says_why_and_shows_the_table(site: Any) -> None:
    ana, table = await at_a_table(site)
    page = (await ana.get(table)).text
    length = page.split('data-length="')[1].split('"')[0] if 'data-length="' in page else "0"
    quick = await ana.post(f"{table}/move", data={"length": length, "move": "steal wood"}, headers={"HX-Request": "true"})
    assert quick.status_code in (409, 422) and 'id="notice"' in quick.text and 'class="notice"' in quick.text
    slow = await ana.post(f"{table}/move", data={"length": length, "move": "steal wood"})
    assert slow.status_code in (409, 422) and slow.text.startswith("<!doctype html>") and 'class="notice"' in slow.text


async def test_moments_that_never_were(site: Any) -> None:
    ana, table = await at_a_table(site)
    for at in ("-1", "99999", "x", "1e3"):
        assert (await ana.get(f"{table}?at={at}")).status_code in (404, 422)


async def test_a_stranger_watches_and_cannot_act(site: Any) -> None:
    _, table = await at_a_table(site)
    stranger = await site.browser()
    page = (await stranger.get(table)).text
    assert 'id="rows"' not in page and "Watching" in page
    for what, form in (("move", {"length": "3", "move": "pass"}), ("undo", {"length": "3"}), ("personal", {}), ("rematch", {})):
        assert (await stranger.post(f"{table}/{what}", data=form)).status_code == 403


async def test_what_is_not_there_is_said_in_ones_language(site: Any) -> None:
    ana = await site.browser(language="es")
    for address in ("/t/none", "/new/none", "/help/none", "/games/none/table.css", "/seat/none", "/none"):
        answer = await ana.get(address)
        assert answer.status_code == 404 and 'lang="es"' in answer.text


async def test_a_refused_action_leads_back_to_its_table(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    page = await site.visitor().post(f"/t/{table}/leave", data={"seat": "0"})
    assert page.status_code == 403 and f'href="/t/{table}"' in page.text
    assert 'href="/t/' not in (await ana.get("/t/nothing/seats")).text


@pytest.mark.parametrize("language", ["en", "es", "pl"])
async def test_the_manifest_names_icons_that_exist(site: Any, language: str) -> None:
    visitor = site.visitor(language=language)
    answer = await visitor.get("/manifest.webmanifest")
    told = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json" and "set-cookie" not in answer.headers
    assert told["lang"] == language and told["display"] == "standalone" and told["description"]
    for icon in told["icons"]:
        drawn = await visitor.get(icon["src"])
        assert drawn.status_code == 200 and drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            side = int.from_bytes(drawn.content[16:20], "big")
            assert icon["sizes"] == f"{side}x{side}"


WITH_A_QUERY = ("/new/new_bedford?occasion=days", "/new/caledonia?preset=first_game&group=g1", "/enter?next=/new/new_bedford",
                "/register?next=/me", "/?code=abc", "/archive?game=poseidon", "/help/new_bedford?from=x", "/groups?a=%C3%B3%26")


@pytest.mark.parametrize("address", WITH_A_QUERY)
async def test_a_chosen_language_leads_back_to_the_address_with_its_query(site: Any, address: str) -> None:
    ana = await site.browser()
    page = (await ana.get(address)).text
    found = set(re.findall(r'name="back" value="([^"]*)"', page))
    assert {unescape(one) for one in found} == {address}
    chosen = await ana.post("/settings", data={"language": "es", "back": unescape(found.pop())})
    assert chosen.headers["location"] == address and 'lang="es"' in (await ana.get(address)).text


async def test_a_chosen_language_leads_back_to_a_moment_of_a_table(site: Any) -> None:
    ana, table = await at_a_table(site)
    for address in (f"{table}?at=0", f"{table}/seats?done=x", f"{table}/history?from=1"):
        assert f'name="back" value="{address}"' in (await ana.get(address)).text


async def test_a_refused_form_for_a_table_stays_filled_in_when_a_language_is_chosen(site: Any) -> None:
    ana = await site.browser()
    sent = {"name": "", "seats": "4", "bots": "1", "clock": "days", "turn": "86400", "ready": "yes", "absence": "vote"}
    refused = await ana.post("/new/new_bedford", data=sent)
    assert refused.status_code == 422
    back = unescape(re.findall(r'name="back" value="([^"]*)"', refused.text)[0])
    page = (await ana.get((await ana.post("/settings", data={"language": "es", "back": back})).headers["location"])).text
    assert 'lang="es"' in page and '<option value="4" selected>' in page
    assert re.search(r'name="clock" value="days"[^>]* checked', page)


async def test_a_preset_of_a_game_leaves_the_other_choices_of_the_form(site: Any) -> None:
    ana = await site.browser()
    page = (await ana.get("/new/caledonia?name=Ana&seats=4&bots=2&clock=days&turn=86400&preset=first_game")).text
    assert '<option value="4" selected>' in page and re.search(r'name="clock" value="days"[^>]* checked', page)
    assert re.search(r'name="preset" value="first_game"[^>]* aria-current="true"', page)
