"""The table's manners: undo that says how far, the waiting room, calls, keys, names, a connection that was lost, pictures."""

import re
import struct
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, these

LOOKS_ELSEWHERE = "document.hasFocus = () => false;"
RINGS = """window.rings = 0; const Made = AudioContext;
           AudioContext = function () { window.rings += 1; return new Made(); };"""


@pytest.fixture
def ana(person: Callable[..., Person]) -> Person:
    """A person in New Bedford, against a bot, who has placed the first worker."""
    one = person("Ana")
    one.begin(moves=these("take_start 1 2 1", "place farm"))
    one.wait_for_turn()
    return one


def test_against_bots_undo_works_at_once_and_further_back_from_the_history(ana: Person) -> None:
    expect(ana.page.locator("#undo")).to_have_text("Undo")
    assert re.match(r"Undo \(Ctrl\+Z\): Back to move \d+, taking back", ana.page.get_attribute("#undo", "title") or "")
    expect(ana.page.locator("#ask-undo")).to_have_count(0)
    ana.page.click("#tab-history")
    ana.page.locator(".history li[id] a").filter(has_text="Ana takes").first.click()
    ana.page.wait_for_selector("#prompt.past")
    expect(ana.page.locator("#undo-here")).to_have_text("Undo to here")
    expect(ana.page.locator(".set-up summary")).to_have_text("Set-up")
    ana.page.click(".history button")                    # the same beside the entry
    ana.page.wait_for_selector("#prompt:not(.past)")
    ana.wait_for_turn()
    expect(ana.page.locator("#rows button[value='place farm']")).to_be_attached()
    expect(ana.page).not_to_have_url(re.compile("at="))


def test_undo_and_redo_by_key(ana: Person) -> None:
    ana.page.keyboard.press("Control+z")
    ana.page.wait_for_selector("#rows button[value='place farm']", state="attached")
    expect(ana.page.locator("#redo")).to_be_visible()
    expect(ana.page.locator("#history-box")).not_to_contain_text("Ana places a worker at the Farm")
    ana.page.keyboard.press("Control+y")
    expect(ana.page.locator("#history-box")).to_contain_text("Ana places a worker at the Farm")
    expect(ana.page.locator("#redo")).to_have_count(0)


def test_buttons_by_number_and_letter(person: Callable[..., Person]) -> None:
    one = person("Ana")
    one.begin(game="caledonia")
    one.wait_for_turn()
    while one.page.locator("#chips .chip[data-verb]:visible").count() < 3:
        one.choose(one.moves()[0])
        one.wait_for_turn()
    chips = one.page.locator("#chips .chip[data-verb]:visible")
    second = one.page.locator(f"#{chips.nth(1).get_attribute('id')}")         # by its id: a choice may hide the others
    letter = (second.locator("u").text_content() or "").lower()
    assert letter and letter not in "ch", second.evaluate("chip => chip.outerHTML")
    for key in ("2", letter):
        one.page.keyboard.press(key)
        expect(second).to_have_attribute("data-lit", "chosen")
        one.page.keyboard.press("Escape")
        expect(second).to_have_attribute("data-lit", "possible")
    one.page.keyboard.press("c")
    expect(one.page.locator("#chat-text")).to_be_focused()
    one.page.keyboard.type("2c")                         # in a field a key is a letter
    expect(one.page.locator("#chat-text")).to_have_value("2c")


def test_the_waiting_room_has_a_chat_and_calls_when_the_game_begins(person: Callable[..., Person]) -> None:
    one, other = person("Ana"), person("Ben", locale="es-ES")
    one.context.add_init_script(LOOKS_ELSEWHERE + RINGS)
    link = one.open_table(seats=2, bots=0)
    other.page.goto(link)
    one.page.fill("#chat-text", "<b>Hola</b>")
    one.page.click("#chat-form button")
    expect(other.page.locator("#chat")).to_contain_text("Ana <b>Hola</b>")
    expect(one.page.locator("#chat-text")).to_have_value("")
    assert other.serious_faults() == [] and not other.overflows()
    other.join(link)
    one.page.wait_for_selector("#prompt")
    one.page.wait_for_function("() => document.title.startsWith('● The game starts')")
    one.page.wait_for_function("() => window.rings === 1")
    one.page.evaluate("() => window.dispatchEvent(new Event('focus'))")       # Ana looks
    one.page.wait_for_function("() => !document.title.includes('begins')")
    expect(one.page.locator("#chat")).to_contain_text("Hola")                 # what was said before is kept


def test_the_sound_can_be_switched_off(person: Callable[..., Person]) -> None:
    one = person("Ana")
    one.context.add_init_script(LOOKS_ELSEWHERE + RINGS)
    one.begin()
    one.wait_for_turn()
    one.set("sound", "off")
    one.wait_for_turn()
    assert rings_until(one, turns=2) == 0
    one.set("sound", "on")
    one.wait_for_turn()
    assert rings_until(one, turns=6) > 0


def rings_until(one: Person, turns: int) -> int:
    """How often it rings during so many turns, or until it does. (A decision that follows one's own is not called.)"""
    one.page.evaluate("() => { window.rings = 0; }")
    for _ in range(turns):
        one.choose(one.moves()[0])
        one.wait_for_turn()
        if rings := int(one.page.evaluate("() => window.rings")):
            return rings
    return 0


def test_the_sign_of_a_lost_connection_goes_when_the_line_is_back(ana: Person) -> None:
    sign = ana.page.locator("#offline")
    ana.context.set_offline(True)
    expect(sign).to_be_visible()
    ana.page.wait_for_timeout(3000)                      # attempts begin on the dead line meanwhile
    ana.context.set_offline(False)
    expect(sign).to_be_hidden()
    ana.choose(ana.moves()[0])                           # and the stream brings what bots do
    ana.wait_for_turn()
    expect(sign).to_be_hidden()


def test_a_name_typed_once_is_kept(person: Callable[..., Person]) -> None:
    one = person("Zoë")
    one.page.goto("/")
    one.page.locator("#my-name").fill("Zoë")
    one.page.locator("#game-poseidon a[href='/new/poseidon']").click()
    expect(one.page.locator("form.card input[name=name]")).to_have_value("Zoë")
    one.page.goto("/")
    for field in one.page.locator("input[name=name]").all():
        expect(field).to_have_value("Zoë")


def test_the_board_is_saved_as_a_picture(ana: Person) -> None:
    ana.page.click("#share summary")
    expect(ana.page.locator("[data-picture=png]")).to_be_visible()
    assert ana.serious_faults() == []
    expect(ana.page.locator("#moment")).to_have_attribute("href", re.compile(r"\?at=\d+$"))
    shown = ana.page.locator("#zoomed").bounding_box()
    assert shown is not None
    with ana.page.expect_download() as png:
        ana.page.click("[data-picture=png]")
    picture = png.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG") and len(picture) > 50_000
    width, height = struct.unpack(">II", picture[16:24])
    assert abs(width - 2 * shown["width"]) <= 2 and abs(height - 2 * shown["height"]) <= 2
    with ana.page.expect_download() as svg:
        ana.page.click("[data-picture=svg]")
    text = svg.value.path().read_text(encoding="utf-8")
    assert svg.value.suggested_filename.endswith(".svg")
    root = ElementTree.fromstring(text)                  # well-formed, so that every program can read it
    assert root.tag == "{http://www.w3.org/2000/svg}svg" and "data-lit" not in text.split("</style>")[1]
    assert "Town Hall" in text and 'url("data:font/woff2' in text


def test_on_a_phone_all_of_the_bar_and_the_tabs_are_within_reach(person: Callable[..., Person]) -> None:
    one = person("Ana", size=PHONE, has_touch=True, is_mobile=True)
    one.begin()
    one.wait_for_turn()
    for tab in one.page.locator("#tabs button:visible").all():
        box = tab.bounding_box()
        assert box is not None and box["y"] > PHONE["height"] - 80 and box["height"] >= 44
    prompt, tabs = one.page.locator("#prompt").bounding_box(), one.page.locator("#tabs").bounding_box()
    assert prompt is not None and tabs is not None and prompt["y"] + prompt["height"] <= tabs["y"] + 0.5
    one.page.tap("#settings summary")
    for place in ("seats", "text", "history"):
        expect(one.page.locator(f"#settings a[href$='/{place}']")).to_be_visible()
    one.page.tap("#settings a[href$='/seats']")
    one.page.wait_for_selector("#share-link")


def test_the_site_can_be_installed_as_an_app(ana: Person) -> None:
    line = ana.context.new_cdp_session(ana.page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == [] and found["url"].endswith("/manifest.webmanifest")
    lacking = [error["errorId"] for error in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(lacking) <= {"in-incognito"}              # as every browser of a test is
