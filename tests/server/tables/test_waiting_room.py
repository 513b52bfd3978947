"""Before the game: the invitation, the waiting room, the opener's changes, people shown out, seats drawn by lot."""

import html
import re
from typing import Any

import pytest

from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Match
from mercat.games import find
from mercat.server.play.cards import options_of
from mercat.server.play.live import rendered_parts
from mercat.server.play.seats_page import minutes_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import read_table
from mercat.server.words import ui
from tests.server.rated import CLOCK
from tests.server.registered import account

pytestmark = pytest.mark.anyio


async def opened(browser: Any, seats: int = 2, **wishes: Any) -> Any:
    answer = await browser.post("/api/tables", json={"game": "toy", "seats": seats, "name": "Ana", "ready": True, **wishes})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def sit(browser: Any, table: str, name: str, seat: int | None = None) -> Any:
    answer = await browser.post(f"/api/tables/{table}/seats", json={"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def seen(browser: Any, table: str) -> Any:
    return (await browser.get(f"/api/tables/{table}")).json()


async def ready(browser: Any, table: str, yes: bool = True) -> None:
    assert (await browser.put(f"/api/tables/{table}/ready", json={"ready": yes})).status_code == 204


def plain(page: str) -> str:
    """A page's text without entities and without the marks around names."""
    return html.unescape(page).replace("\u2068", "").replace("\u2069", "")


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def notices(browser: Any, table: str) -> list[str]:
    return [line["notice"] for line in (await seen(browser, table))["chat"]]


async def test_the_game_begins_when_all_are_ready(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, 3))["table"]
    await ready(ana, table)
    await sit(ben, table, "Ben")
    assert (await ana.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "random"})).status_code == 204
    found = await seen(ana, table)
    assert (found["status"], [seat["ready"] for seat in found["seats"]]) == ("open", [True, False, False])
    assert "Waiting for Ben." in plain((await ana.get(f"/t/{table}/seats")).text)
    await ready(ben, table)
    assert (await seen(ana, table))["status"] == "playing"
    assert (await ben.put(f"/api/tables/{table}/ready", json={"ready": False})).json()["error"] == "begun"


@pytest.mark.parametrize(("language", "alone", "both", "all_three"), [
    ("en", "You are not ready yet. 2 seats are still free.", "Waiting for you and Ben. A seat is still free.",
     "Waiting for you, Ben and Eva."),
    ("es", "Aún no has confirmado. Quedan 2 asientos libres.", "Faltan por confirmar: tú y Ben. Queda un asiento libre.",
     "Faltan por confirmar: tú, Ben y Eva."),
    ("pl", "Czekamy jeszcze na twoje potwierdzenie. Są jeszcze 2 wolne miejsca.",
     "Jeszcze bez potwierdzenia: ty i Ben. Jest jeszcze jedno wolne miejsce.",
     "Jeszcze bez potwierdzenia: ty, Ben i Eva.")])
async def test_the_reader_is_not_named_among_those_who_are_waited_for(site: Any, language: str, alone: str, both: str,
                                                                       all_three: str) -> None:
    ana, ben, eva = await site.browser(language=language), await site.browser(), await site.browser()
    table = (await opened(ana, 3))["table"]

    async def said() -> str:
        return re.search(r'id="unready" role="status">([^<]*)<', plain((await ana.get(f"/t/{table}/seats")).text))[1]      # type: ignore[index]

    assert await said() == alone
    await sit(ben, table, "Ben")
    assert await said() == both
    await sit(eva, table, "Eva")
    assert await said() == all_three
    await ready(ben, table)
    await ready(eva, table)
    assert await said() == {"en": "Waiting for you.", "es": "Solo falta tu confirmación.",
                            "pl": "Brakuje już tylko ciebie."}[language]


async def test_who_was_ready_can_think_again(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana))["table"]
    await sit(ben, table, "Ben")
    await ready(ana, table)
    assert (await ana.post(f"/t/{table}/ready", data={"ready": "no"})).status_code == 303
    await ready(ben, table)
    assert (await seen(ana, table))["status"] == "open"
    answer = await ana.post(f"/t/{table}/ready", data={"ready": "yes"})
    assert answer.headers["location"] == f"/t/{table}"            # to the game, which has begun


async def test_a_table_of_a_page_waits_only_for_people(site: Any) -> None:
    ana = await site.browser()
    form = {"name": "Ana", "seats": "2", "strength": "random", "ready": "yes"}
    alone = (await ana.post("/new/toy", data=form | {"bots": "1"})).headers["location"].removeprefix("/t/")
    assert (await seen(ana, alone))["status"] == "playing"
    shared = (await ana.post("/new/toy", data=form | {"bots": "0"})).headers["location"].removeprefix("/t/")
    found = await seen(ana, shared)
    assert (found["status"], found["waiting_room"], found["absence"]) == ("open", True, "wait")       # as usual where unlisted
    listed = (await ana.post("/new/toy", data=form | {"bots": "0", "listed": "yes"})).headers["location"].removeprefix("/t/")
    assert (await seen(ana, listed))["absence"] == "call"


async def test_a_friend_is_invited_first_of_all(site: Any) -> None:
    ana, ben = await site.browser(), site.visitor(language="en")
    table = (await opened(ana, 3, game="new_bedford", options={"edition": "second_printing"}))["table"]
    page = plain((await ben.get(f"/t/{table}/seats")).text)
    assert '<h1 id="heading">Ana’s table: New Bedford</h1>' in page and "3 players, about 70 minutes" in page
    order = [page.index(mark) for mark in ("<h1 ", 'id="sit"', 'id="seat-cards"', 'id="agreed"', 'id="share-title"')]
    assert order == sorted(order)
    assert "The building costs of 2018." in page and "anybody can check every draw" in page
    own = (await ana.get(f"/t/{table}/seats")).text
    assert own.index('id="share-title"') < own.index('id="seat-cards"') and 'id="sit"' not in own


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("game", ["caledonia", "new_bedford"])
async def test_what_was_agreed_on_is_explained_without_a_pointer(site: Any, game: str, language: str) -> None:
    """In text that unfolds: a phone shows no titles of elements."""
    ana = await site.browser(language=language)
    table = (await opened(ana, 2, game=game))["table"]
    page = plain((await ana.get(f"/t/{table}/seats")).text)
    card = page[page.index('id="agreed"'):]
    card = card[:card.index("</section>")]
    helps = [one for option in options_of(find(game), language) for one in (option.help, *(two.help for two in option.choices))]
    said = re.sub("<[^>]*>", "", card)
    assert "title=" not in card and any(one and one in said for one in helps)


async def test_the_preview_of_a_link_names_nobody_but_who_invites(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, 3, game="new_bedford"))["table"]
    await sit(ben, table, "Benedikt")
    page = plain((await site.visitor().get(f"/t/{table}/seats")).text)
    told = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))
    assert told["title"] == "Ana’s table: New Bedford"
    assert "3 players" in told["description"] and told["url"] == f"http://mercat.test/t/{table}"
    assert told["image"] == "http://mercat.test/games/new_bedford/board.webp"
    assert (await site.visitor().get(told["image"])).status_code == 200
    assert "Benedikt" not in " ".join(told.values())


@pytest.mark.parametrize("name", ["new_bedford", "caledonia", "poseidon"])
def test_more_players_take_longer_and_never_longer_than_the_box_says(name: str) -> None:
    game = find(name)
    told = [minutes_of(game, seats) for seats in range(game.fewest, game.most + 1)]
    assert told == sorted(told) and (told[0], told[-1]) == game.minutes


@pytest.mark.parametrize(("clock", "length"), [
    ({"bank": 600, "end": "bot"}, "at most 30 minutes"), ({"bank": 600, "end": "vote"}, "at most 30 minutes"),
    ({"bank": 1_500, "end": "bot"}, "about 70 minutes"), ({"bank": 600, "increment": 20, "end": "bot"}, "about 70 minutes"),
    ({"bank": 600, "end": "remind"}, "about 70 minutes")])
async def test_no_game_is_longer_than_its_live_clock_allows(site: Any, clock: Any, length: str) -> None:
    ana = await site.browser()
    wish = {"kind": "live", "increment": 0} | clock
    table = (await opened(ana, 3, game="new_bedford", options={"edition": "second_printing"}, clock=wish))["table"]
    page = plain((await site.visitor().get(f"/t/{table}/seats")).text)
    assert f"3 players, {length}<" in page and re.search(f'og:description" content="[^"]*, {length}', page)


async def test_nobody_is_invited_to_sit_down_where_no_seat_is_free(site: Any) -> None:
    """The link comes after the seats, and says that one can watch; while the page is open, its words follow the seats."""
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana))["table"]

    async def shared() -> tuple[bool, list[str]]:
        page = plain((await ana.get(f"/t/{table}/seats")).text)
        return page.index('id="share-title"') < page.index('id="seat-cards"'), re.findall(r'id="share-about">([^<]*)<', page)

    assert await shared() == (True, ["Anyone with this link can sit down or watch."])
    await sit(ben, table, "Ben")
    assert await shared() == (False, ["Anyone with this link can watch."])
    tables = site.services.tables
    parts = await tables.in_engine(rendered_parts, await tables.snapshot(table, Reader()), Reader())
    assert "hx-swap-oob" in parts["share_about"] and "Anyone with this link can watch." in parts["share_about"]


async def test_the_opener_changes_seats_and_options_and_everybody_is_told(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, 4))["table"]
    ticket = await sit(ben, table, "Ben", 3)
    await ready(ben, table)
    arrangement = f"/api/tables/{table}/arrangement"
    assert (await ben.put(arrangement, json={"seats": 3})).json()["error"] == "not-host"
    assert (await ana.put(arrangement, json={"seats": 1})).json()["error"] in ("people-sit", "wrong_seats")
    assert (await ana.put(arrangement, json={"options": {"purse": "huge"}})).json()["error"] == "wrong_value"
    assert [seat["ready"] for seat in (await seen(ana, table))["seats"]] == [False, False, False, True]
    assert (await ana.put(arrangement, json={"seats": 2})).status_code == 204
    shown = await seen(ben, table)
    assert (names(shown), [seat["ready"] for seat in shown["seats"]], shown["status"]) == (["Ana", "Ben"], [False, False], "open")
    assert shown["seats"][1]["mine"] and await notices(ben, table) == ["seats-set"]
    program = site.visitor()
    program.headers["Authorization"] = f"Bearer {ticket['token']}"               # which names the seat that Ben had before
    assert [seat["mine"] for seat in (await seen(program, table))["seats"]] == [False, True]
    assert (await ana.put(arrangement, json={"seats": 2, "lots": False})).status_code == 204        # nothing is different
    assert await notices(ben, table) == ["seats-set"]
    values = find("toy").options[0]
    other = next(value for value in values.values if value != shown["options"][values.name])
    assert (await ana.put(arrangement, json={"options": {values.name: other}, "absence": "vote"})).status_code == 204
    shown = await seen(ben, table)
    assert (shown["options"][values.name], shown["absence"]) == (other, "vote")
    assert await notices(ben, table) == ["seats-set", "options-set"]


@pytest.mark.parametrize(("language", "first"), [
    ("en", "When a player is away: Wait → The others vote"), ("es", "Si alguien se ausenta: Esperar → Los demás votan"),
    ("pl", "Gdy ktoś jest nieobecny: Gra czeka → Pozostali głosują")])
async def test_a_change_of_settings_is_told_with_the_old_and_the_new_value(site: Any, language: str, first: str) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, 3, game="new_bedford", options={"edition": "second_printing"}, absence="wait"))["table"]
    await sit(ben, table, "Ben")
    say, game = ui(language), find("new_bedford")

    def change(setting: str, before: str, after: str) -> str:
        return plain(say("changed-setting", setting=setting, before=before, after=after))

    async def arranged(**wishes: Any) -> None:
        assert (await ana.put(f"/api/tables/{table}/arrangement", json=wishes)).status_code == 204

    async def told() -> tuple[str, str]:
        page = plain((await ben.get(f"/t/{table}/seats", headers={"Accept-Language": language})).text)
        return page[page.index('id="happened"'):page.index("</div>", page.index('id="happened"'))], page[page.index('id="chat"'):]

    vote = change(say("absence"), say("absence-wait"), say("absence-vote"))
    assert vote == first
    await arranged(absence="vote")
    assert all(vote in part for part in await told())
    await arranged(absence="call", lots=True, options={"edition": "print_and_play"},
                   clock={"kind": "live", "bank": 600, "increment": 10, "end": "remind"})
    news, chat = await told()
    from_vote, from_wait = (change(say("absence"), say(f"absence-{one}"), say("absence-call")) for one in ("vote", "wait"))
    option = change(game.say(language, "option-edition"), game.say(language, "option-edition-second_printing"),
                    game.say(language, "option-edition-print_and_play"))
    clock = plain(f"{say('clock')}: {say('clock-none')} → ")
    lots = change(say("terms-lots"), say("changed-no"), say("changed-yes"))
    assert all(one in news for one in (from_wait, option, clock, lots)) and from_vote not in news      # since Ben last confirmed
    assert all(one in chat for one in (vote, from_vote, option, clock, lots)) and "{" not in chat


async def test_the_opener_changes_the_clock(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, 2))["table"]
    await sit(ben, table, "Ben", 1)
    await ready(ben, table)
    arrangement = f"/api/tables/{table}/arrangement"
    assert (await ana.put(arrangement, json={"clock": {"kind": "days", "turn": 60}})).json()["error"] == "clock-days"
    assert (await seen(ben, table))["clock"] is None and await notices(ben, table) == []
    for sent in ({"kind": "live", "bank": 1_200, "increment": 20, "end": "bot"}, {"kind": "days", "turn": 86_400, "bank": 0}):
        assert (await ana.put(arrangement, json={"clock": sent})).status_code == 204
        shown = await seen(ben, table)
        assert sent.items() <= shown["clock"].items() and not any(seat["ready"] for seat in shown["seats"])
        assert (await ana.put(arrangement, json={"lots": False})).status_code == 204         # which leaves the clock
    stranger = (await site.visitor().get(f"/t/{table}/seats")).text
    assert re.search(r'class="clocked">.*one day per turn, when it runs out: ', stranger)                          # at once
    page = (await ana.get(f"/t/{table}/seats")).text
    assert 'name="clock" value="days" checked' in page and '<option value="86400" selected>' in page
    form = {"seats": "2", "clock": "live", "total": "1500", "bank": "259200", "increment": "30", "end": "give-up",
            "weekends": "yes"}
    assert (await ana.post(f"/t/{table}/arrange", data=form)).status_code == 303
    wanted = {"kind": "live", "bank": 1_500, "increment": 30, "end": "give-up", "weekends": False}
    assert wanted.items() <= (await seen(ben, table))["clock"].items()
    assert (await ana.post(f"/t/{table}/arrange", data={"seats": "2", "clock": "none"})).status_code == 303
    assert (await seen(ben, table))["clock"] is None and await notices(ben, table) == ["options-set"] * 4


async def test_a_form_changes_the_table_too(site: Any) -> None:
    ana = await site.browser()
    table = (await opened(ana, 2, game="caledonia"))["table"]
    page = (await ana.get(f"/t/{table}/seats")).text
    assert 'id="arrange-seats"' in page and 'id="arrange"' not in (await site.visitor().get(f"/t/{table}/seats")).text
    sent = {"seats": "3", "option-clans": "off", "lots": "yes", "absence": "call", "call_after": "900"}
    assert (await ana.post(f"/t/{table}/arrange", data=sent)).status_code == 303
    found = await seen(ana, table)
    assert (len(found["seats"]), found["options"]["clans"], found["lots"], found["absence"], found["call_after"]) == (
        3, "off", True, "call", 900)
    refused = await ana.post(f"/t/{table}/arrange", data=sent | {"option-map": "tight", "seats": "4"})
    assert refused.status_code == 422 and 'class="notice bad wrong"' in refused.text
    assert len((await seen(ana, table))["seats"]) == 3


async def test_nobody_takes_anothers_seat_after_seats_were_renumbered(site: Any) -> None:
    """Tokens name a number and a sitting: those of Ana, Ben and Eva would fit each other's seats if only numbers changed."""
    ana = await site.browser()
    table = (await opened(ana, 4))["table"]
    programs = {}
    for number, name in ((1, "Ben"), (3, "Eva")):
        programs[name] = site.visitor()
        ticket = await sit(programs[name], table, name, number)
        programs[name].headers["Authorization"] = f"Bearer {ticket['token']}"
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"seats": 3})).status_code == 204
    moved = await programs["Ben"].put(f"/api/tables/{table}/seats/1/move")
    assert moved.json()["error"] == "seat-taken"
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"seats": 4})).status_code == 204
    moved = await programs["Ben"].put(f"/api/tables/{table}/seats/3/move")
    assert moved.status_code == 201 and moved.json()["seat"] == 3
    for name, program in programs.items():
        shown = await seen(program, table)
        assert [seat["name"] for seat in shown["seats"] if seat["mine"]] == [name]
    intruder = site.visitor()
    await sit(intruder, table, "Zoe", 1)
    for name, program in programs.items():
        assert [seat["name"] for seat in (await seen(program, table))["seats"] if seat["mine"]] == [name]


async def test_whoever_was_shown_out_sits_down_again_only_if_let_in(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana, 3))["table"]
    await sit(ben, table, "Ben")
    await sit(eva, table, "Eva")
    assert (await ben.delete(f"/api/tables/{table}/seats/2/person")).json()["error"] == "not-host"
    assert (await ana.delete(f"/api/tables/{table}/seats/0/person")).json()["error"] == "nobody-to-show-out"
    assert (await ana.delete(f"/api/tables/{table}/seats/1/person")).status_code == 204
    assert names(await seen(eva, table)) == ["Ana", "", "Eva"] and await notices(eva, table) == ["shown-out"]
    refused = await ben.post(f"/api/tables/{table}/seats", json={"name": "Another name"})
    assert (refused.status_code, refused.json()["error"]) == (403, "shown-out")
    assert "Removed players" in (await ana.get(f"/t/{table}/seats")).text
    assert "Removed players" not in (await eva.get(f"/t/{table}/seats")).text
    assert (await ana.post(f"/api/tables/{table}/let-in", json={"name": "Nobody"})).json()["error"] == "not-shown-out"
    assert (await ana.post(f"/t/{table}/let-in", data={"name": "Ben"})).status_code == 303
    await sit(ben, table, "Ben")
    assert names(await seen(eva, table)) == ["Ana", "Ben", "Eva"]


async def test_whoever_was_shown_out_is_not_invited(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, 3))["table"]
    await sit(ben, table, "Ben")
    assert (await ana.delete(f"/api/tables/{table}/seats/1/person")).status_code == 204

    async def page(browser: Any, invited: bool, told: int) -> None:
        found = plain((await browser.get(f"/t/{table}/seats")).text)
        marks = [mark in found for mark in (">Ana’s table: ", 'id="sit"', 'form="sit-form"')]
        assert (marks, found.count(" removed you from this table.")) == ([invited] * 3, told)
        assert "All seats are taken" not in found

    await page(ben, invited=False, told=1)
    assert (await ben.post(f"/t/{table}/seen")).status_code == 303
    await page(ben, invited=False, told=1)
    await page(await site.browser(), invited=True, told=0)
    assert (await ben.post(f"/t/{table}/sit", data={"name": "Ben"})).status_code == 403
    await ana.post(f"/t/{table}/let-in", data={"name": "Ben"})
    await page(ben, invited=True, told=0)


async def chat_of(browser: Any, table: str, language: str) -> list[str]:
    """The notices in the chat of the waiting room, as its reader sees them."""
    page = (await browser.get(f"/t/{table}/seats", headers={"Accept-Language": language})).text
    return [plain(line) for line in re.findall(r'<li id="c-\d+" class="soft">(.*?)</li>', page, re.DOTALL)]


@pytest.mark.parametrize(("language", "to_all", "to_ana", "to_ben", "to_eva"), [
    ("en", ["Ana has removed Eva.", "Ana has allowed Eva to sit down again.", "Ana has left their seat.",
            "Ben is the host of this table now."],
     ["You have removed Eva.", "You have allowed Eva to sit down again.", "You have left your seat.", None],
     [None, None, None, "You are the host of this table now."],
     ["Ana has removed you.", "Ana has allowed you to sit down again.", None, None]),
    ("es", ["Ana ha expulsado a Eva.", "Ana permite que Eva vuelva a sentarse.", "Ana ha dejado su asiento.",
            "Ahora lleva la mesa Ben."],
     ["Has expulsado a Eva.", "Has permitido que Eva vuelva a sentarse.", "Has dejado tu asiento.", None],
     [None, None, None, "Ahora llevas tú la mesa."],
     ["Ana te ha expulsado.", "Ana te permite volver a sentarte.", None, None]),
    ("pl", ["Ana wyprasza gracza Eva.", "Eva może znowu usiąść: pozwala na to Ana.", "Ana zwalnia miejsce.",
            "Gospodarzem stołu jest teraz Ben."],
     ["Wypraszasz gracza Eva.", "Eva może znowu usiąść: pozwalasz na to.", "Zwalniasz miejsce.", None],
     [None, None, None, "Gospodarzem stołu jesteś teraz ty."],
     ["Ana wyprasza cię od stołu.", "Ana pozwala ci znowu usiąść.", None, None])])
async def test_the_room_s_lines_name_who_did_it_and_address_whom_they_are_about(
        site: Any, language: str, to_all: list[str], to_ana: list[Any], to_ben: list[Any], to_eva: list[Any]) -> None:
    """Also whoever has no seat any more by which their name would be known."""
    ana, ben, eva, zoe = [await site.browser() for _ in range(4)]
    table = (await opened(ana, 3))["table"]
    await sit(ben, table, "Ben")
    await sit(eva, table, "Eva")
    assert (await ana.delete(f"/api/tables/{table}/seats/2/person")).is_success
    assert (await ana.post(f"/api/tables/{table}/let-in", json={"name": "Eva"})).is_success
    assert (await ana.post(f"/t/{table}/leave", data={"seat": "0"})).status_code == 303
    assert await chat_of(zoe, table, language) == to_all
    for browser, own in ((ana, to_ana), (ben, to_ben), (eva, to_eva)):
        assert await chat_of(browser, table, language) == [one or said for one, said in zip(own, to_all, strict=True)]
    assert (await eva.post("/me/delete", data={"sure": "yes"})).status_code in (200, 303)      # her name goes with her
    assert not [line for line in await chat_of(zoe, table, language) if "Eva" in line]


@pytest.mark.parametrize(("language", "to_all", "to_ana", "to_ben", "told"), [
    ("en", "Ana has made Ben the host of this table.", "You have made Ben the host of this table.",
     "Ana has made you the host of this table.", "Ana has made you the host of this table: you can now change"),
    ("es", "Ana ha cedido la mesa: ahora la lleva Ben.", "Has cedido la mesa: ahora la lleva Ben.",
     "Ana te ha cedido la mesa: ahora la llevas tú.", "Ana te ha cedido la mesa: ahora puedes cambiar"),
    ("pl", "Ana przekazuje rolę gospodarza: teraz jest nim Ben.", "Przekazujesz rolę gospodarza: teraz jest nim Ben.",
     "Ana przekazuje ci rolę gospodarza stołu.", "Ana przekazuje ci rolę gospodarza stołu: możesz teraz zmieniać")])
async def test_the_host_makes_somebody_else_the_host_and_keeps_their_seat(
        site: Any, language: str, to_all: str, to_ana: str, to_ben: str, told: str) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    table = (await opened(ana, 4))["table"]
    await sit(ben, table, "Ben")
    await sit(eva, table, "Eva")
    button = f'action="/t/{table}/make-host"'
    assert [(await one.get(f"/t/{table}/seats")).text.count(button) for one in (ana, ben)] == [2, 0]
    assert (await ben.put(f"/api/tables/{table}/seats/2/host")).json()["error"] == "not-host"
    for seat, refusal in ((0, "no-host-there"), (3, "no-host-there"), (4, "no-seat")):
        assert (await ana.put(f"/api/tables/{table}/seats/{seat}/host")).json()["error"] == refusal
    assert (await ana.post(f"/t/{table}/make-host", data={"seat": "1"})).status_code == 303
    assert [(await seen(one, table))["host"] for one in (ana, ben, eva)] == [False, True, False]
    assert names(await seen(eva, table)) == ["Ana", "Ben", "Eva", ""]
    assert [await chat_of(one, table, language) for one in (ana, ben, eva)] == [[to_ana], [to_ben], [to_all]]
    page = (await ben.get(f"/t/{table}/seats", headers={"Accept-Language": language})).text
    assert told in plain(page) and 'id="arrange"' in page
    assert (await ben.put(f"/api/tables/{table}/seats/2/host")).is_success          # who is the host no more is not told so
    assert told not in plain((await ben.get(f"/t/{table}/seats", headers={"Accept-Language": language})).text)


async def test_a_program_is_not_made_the_host_and_the_former_host_s_token_ends(site: Any) -> None:
    ana, program = await site.browser(), site.visitor()
    opening = await opened(ana, 3)
    table, host = opening["table"], site.visitor()
    host.headers["Authorization"] = f"Bearer {opening['host_token']}"
    await sit(program, table, "Ben")
    assert "make-host" not in (await ana.get(f"/t/{table}/seats")).text
    assert (await host.put(f"/api/tables/{table}/seats/1/host")).json()["error"] == "no-host-there"
    eva = await site.browser()
    await sit(eva, table, "Eva")
    assert (await host.put(f"/api/tables/{table}/seats/2/host")).status_code == 204
    assert (await host.put(f"/api/tables/{table}/arrangement", json={"seats": 4})).status_code in (401, 403)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
async def test_whoever_has_come_to_be_the_host_is_not_said_to_have_opened_the_table(site: Any, language: str) -> None:
    ana, ben, zoe = [await site.browser() for _ in range(3)]
    table = (await opened(ana, 3))["table"]
    await sit(ben, table, "Ben")
    await ana.post(f"/t/{table}/leave", data={"seat": "0"})
    wanted = {"en": "Ben’s table: ", "es": "Mesa de Ben: ", "pl": " – gospodarz stołu: Ben"}[language]
    for browser in (ana, zoe):
        page = plain((await browser.get(f"/t/{table}/seats", headers={"Accept-Language": language})).text)
        assert wanted in re.search("<h1[^>]*>([^<]*)</h1>", page)[1]       # type: ignore[index]


async def test_the_terms_of_a_rated_game_are_told_to_those_who_sit_too(site: Any) -> None:
    ana, ben = await account(site, "Ana Rated", language="en"), await account(site, "Ben Rated", language="en")
    table = (await opened(ana, 2, rated=True, clock=CLOCK))["table"]
    await sit(ben, table, "Ben")
    for browser in (ana, ben):
        page = plain((await browser.get(f"/t/{table}/seats")).text)
        entry = page[page.index('id="entry"'):page.index("</section>", page.index('id="entry"'))]
        assert plain(ui("en")("rated-about")) in entry


async def test_whoever_was_shown_out_takes_no_seat_by_its_link(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana, 3))["table"]
    await sit(ben, table, "Ben")
    link = (await sit(eva, table, "Eva"))["link"].rsplit("/", 1)[1]
    assert (await ana.delete(f"/api/tables/{table}/seats/1/person")).status_code == 204
    assert (await ben.post("/seat", data={"link": link})).status_code == 403
    assert [seat["mine"] for seat in (await seen(eva, table))["seats"]] == [False, False, True]
    assert (await ana.post(f"/api/tables/{table}/let-in", json={"name": "Ben"})).status_code == 204
    assert (await ben.post("/seat", data={"link": link})).status_code == 303
    assert [seat["mine"] for seat in (await seen(ben, table))["seats"]] == [False, False, True]


async def test_the_lot_follows_from_the_seed_and_everybody_keeps_their_seat(site: Any) -> None:
    people = {name: await site.browser() for name in ("Ana", "Ben", "Eva", "Dan")}
    table = (await opened(people["Ana"], 4, lots=True))["table"]
    tokens = {name: (await sit(people[name], table, name))["token"] for name in ("Ben", "Eva", "Dan")}
    await people["Ana"].post(f"/api/tables/{table}/chat", json={"text": "Hello", "name": ""})
    before = names(await seen(people["Ana"], table))
    for one in people.values():
        await ready(one, table)
    shown = await seen(people["Ana"], table)
    stored = site.services.store.read(read_table, table, True)
    assert shown["status"] == "playing" and shown["lot"] == seed_of(stored.table.seed).lot(4)
    assert names(shown) == [before[old] for old in shown["lot"]]
    for name, one in people.items():
        assert [seat["name"] for seat in (await seen(one, table))["seats"] if seat["mine"]] == [name]
    for name, token in tokens.items():                        # programs go on with the token that they have
        program = site.visitor()
        program.headers["Authorization"] = f"Bearer {token}"
        assert [seat["name"] for seat in (await seen(program, table))["seats"] if seat["mine"]] == [name]
    said = next(line for line in shown["chat"] if line["notice"] is None)
    assert names(shown)[said["seat"]] == "Ana"
    exported = Match.from_json((await people["Ana"].get(f"/t/{table}/export")).text)
    assert list(exported.names) == names(shown)


async def test_another_game_with_the_same_people(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana"})).json()["table"]
    await sit(ben, table, "Ben")
    assert (await ana.get(f"/new/toy?after={table}")).status_code == 409          # it is not over
    for length in range(12):
        await (ana, ben)[length // 3 % 2].post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    page = (await ana.get(f"/t/{table}")).text
    assert f'/new/tally?after={table}' in page and "Play again with the same people" in page
    assert page.index('id="rematch"') < page.index('id="again"')
    assert 'id="ask-undo"' not in page or page.index('id="again"') < page.index('id="ask-undo"')
    form = plain((await ana.get(f"/new/toy?after={table}")).text)
    assert "Ben" in form and f'name="after" value="{table}"' in form
    assert (await eva.get(f"/new/toy?after={table}")).status_code == 403
    sent = {"name": "Ana", "seats": "3", "bots": "0", "ready": "yes", "after": table}
    refused = await ana.post("/new/toy", data=sent | {"seats": "2", "bots": "1"})
    assert refused.status_code == 422 and "more people and bots than seats" in refused.text
    new = (await ana.post("/new/toy", data=sent)).headers["location"].removeprefix("/t/")
    shown = await seen(ben, new)
    assert (names(shown), shown["status"], shown["parent"]) == (["Ana", "Ben", ""], "open", table)
    assert shown["seats"][1]["mine"] and not shown["seats"][1]["ready"]
    assert (await seen(ben, table))["rematch"] == new and "again" in await notices(ben, table)
    again = await eva.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Eva", "after": table})
    assert again.json()["error"] == "not-seated"


async def test_pages_and_programs_propose_the_edition_that_most_people_own(site: Any) -> None:
    ana = await site.browser()
    page = (await ana.get("/new/new_bedford")).text
    assert re.search(r'value="second_printing" checked', page) and "the most common edition" in page
    played = (await ana.post("/play/new_bedford", data={"bots": "1", "strength": "random"})).headers["location"]
    assert (await seen(ana, played.removeprefix("/t/")))["options"] == {"edition": "second_printing"}
    program = await opened(ana, 2, game="new_bedford")
    assert (await seen(ana, program["table"]))["options"] == {"edition": "second_printing"}
    other = await opened(ana, 2, game="new_bedford", options={"edition": "print_and_play"})
    assert (await seen(ana, other["table"]))["options"] == {"edition": "print_and_play"}
    told = next(one for one in (await ana.get("/api/games")).json() if one["game"] == "new_bedford")
    assert told["options"][0]["default"] == "second_printing"


async def test_the_choices_of_a_bot_at_a_seat_have_visible_labels(site: Any) -> None:
    ana = await site.browser()
    table = (await opened(ana, 2, game="caledonia"))["table"]
    begun = (await ana.post("/play/caledonia", data={"bots": "1"})).headers["location"].removeprefix("/t/")
    for one in (table, begun):
        page = (await ana.get(f"/t/{one}/seats")).text
        cards = page[page.index('id="seat-cards"'):]
        cards = cards[:cards.index("</section>")]
        assert cards.count("<select") >= 2 and cards.count("<select") == cards.count('<label class="field grow">')
