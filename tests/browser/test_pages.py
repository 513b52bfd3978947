"""Every page passes axe, in every language, light and dark, on a desktop and a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, first_ones

LOCALES = {"en": "en-GB", "es": "es-ES", "pl": "pl-PL"}
OF_A_TABLE = ("", "/seats", "/text", "/help", "/history", "?at=1")
HELD: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
BY_DAY, BY_NIGHT = ({"color_scheme": scheme} for scheme in ("light", "dark"))
UNFOLD = "() => document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })"
WITHOUT_TABLE = ("/", "/enter", "/enter/code", "/register", "/me", "/me/devices", "/me/data", "/me/delete", "/recover",
                 "/privacy", "/new/new_bedford", "/help/new_bedford", "/t/nothing", "/seat/nothing", "/link/nothing")


@pytest.mark.long
@pytest.mark.parametrize(("language", "wishes"), [
    ("es", BY_DAY), ("pl", HELD | BY_NIGHT), pytest.param("en", BY_NIGHT, marks=pytest.mark.thorough),
    pytest.param("pl", BY_DAY, marks=pytest.mark.thorough),
    pytest.param("es", HELD | BY_DAY, marks=pytest.mark.thorough)])
def test_no_page_has_a_fault(person: Callable[..., Person], language: str, wishes: dict[str, Any]) -> None:
    one = person(locale=LOCALES[language], **wishes)
    one.begin(bots=3, moves=first_ones(6))
    one.wait_for_turn()
    table = one.page.url
    for address in (*WITHOUT_TABLE, *(table + part for part in OF_A_TABLE)):
        one.page.goto(address)
        assert one.page.get_attribute("html", "lang") == language
        assert one.serious_faults() == [], address
        assert one.untranslated() == [], address
        assert not one.overflows(), address
        one.page.evaluate(UNFOLD)
        assert not one.overflows(), f"{address}, unfolded"
    if "size" in wishes:
        no_tab_has_a_fault(one, table)


def no_tab_has_a_fault(one: Person, table: str) -> None:
    one.page.goto(table)
    for tab in ("me", "shared", "others", "history", "board"):
        one.page.tap(f"#tab-{tab}")
        expect(one.page.locator("#main")).to_have_attribute("data-tab", tab)
        assert one.serious_faults() == [], tab


def test_the_heading_of_a_fold_says_what_is_chosen_in_it(person: Callable[..., Person]) -> None:
    one = person(locale="en-GB")
    one.page.goto("/new/new_bedford")
    about, heading = one.page.get_by_text("No clock. The game starts"), one.page.locator("#clock > summary")
    expect(heading).to_have_text("Clock: No clock")
    one.page.click("#clock > summary")
    for kind, chosen in (("live", "Live"), ("days", "Correspondence"), ("none", "No clock")):
        one.page.check(f"input[name=clock][value={kind}]")
        expect(heading).to_have_text(f"Clock: {chosen}")
        assert about.is_visible() == (kind == "none")


def test_a_chosen_language_is_remembered(person: Callable[..., Person]) -> None:
    one = person(locale="en-GB")
    one.play_now()
    one.wait_for_turn()
    table = one.page.url
    english = one.page.inner_text("#ask")
    for language in ("pl", "es"):
        one.set("language", language)
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        expect(one.page).to_have_url(table)              # back where one was
        expect(one.page.locator("#ask")).not_to_have_text(english)
        assert one.untranslated() == []
    one.page.goto("/")
    assert one.page.get_attribute("html", "lang") == "es"


def test_chosen_colours_and_motion_are_remembered(person: Callable[..., Person]) -> None:
    one = person(color_scheme="light")
    one.page.goto("/")
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = one.page.evaluate(paper)
    one.set("theme", "dark")
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")
    one.page.wait_for_function(f"light => ({paper})() !== light", arg=light)
    one.set("motion", "full")
    expect(one.page.locator("html")).to_have_attribute("data-motion", "full")
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_match_is_exported_and_imported(person: Callable[..., Person]) -> None:
    one, other = person("Ana"), person("Ben")
    one.begin(moves=first_ones(1))
    one.page.goto(f"{one.page.url}/seats")
    with one.page.expect_download() as download:
        one.page.click("a[href$='/export']")
    other.page.goto("/")
    other.page.click(".import summary")
    other.page.set_input_files("#import-file", download.value.path())
    other.page.click(".import button")
    expect(other.page.locator("#seat-cards .seat.empty")).to_have_count(2)
    other.page.goto("/")
    other.page.click(".import summary")
    other.page.set_input_files("#import-file", {"name": "x.json", "mimeType": "application/json", "buffer": b'{"mercat": 1'})
    other.page.click(".import button")
    expect(other.page.locator("[role=alert]")).not_to_be_empty()
    assert "Traceback" not in other.page.content()


def test_axe_finds_a_fault(person: Callable[..., Person]) -> None:
    """Otherwise the other tests would prove nothing."""
    one = person()
    one.page.goto("/")
    assert one.serious_faults() == [] and one.untranslated() == []
    planted = "<img src=/static/icon.svg><p>ui-nothing</p>"
    one.page.evaluate("html => document.querySelector('main').insertAdjacentHTML('beforeend', html)", planted)
    assert any("image-alt" in fault for fault in one.serious_faults()) and one.untranslated() == ["ui-nothing"]


PALE = """() => {
  const planted = document.getElementById("planted") ?? document.querySelector("main").appendChild(document.createElement("p"));
  Object.assign(planted, { id: "planted", textContent: "planted" });
  planted.style.setProperty("color", "#b8b0a0");
}"""
DARK = "document.getElementById('planted').style.setProperty('color', 'black')"
BEHIND = "document.querySelector('main').style.setProperty('background', '#333')"


def test_axe_finds_pale_texts_however_often_the_page_was_looked_at(person: Callable[..., Person]) -> None:
    """A text that came later, one whose own colour has changed, and one that lies on another colour; a fault stays one."""
    one = person(color_scheme="light")
    one.page.goto("/privacy")
    assert one.serious_faults() == [] and one.serious_faults() == []
    one.page.evaluate(PALE)
    for _ in range(2):
        assert [fault for fault in one.serious_faults() if "color-contrast" in fault and "planted" in fault]
    one.page.evaluate(DARK)
    assert one.serious_faults() == []
    one.page.evaluate(BEHIND)
    assert [fault for fault in one.serious_faults() if "color-contrast" in fault]


def test_a_half_filled_form_survives_a_chosen_language(person: Callable[..., Person]) -> None:
    one = person(locale="en-GB")
    one.page.goto("/new/caledonia?occasion=days")
    one.page.click("#more > summary")
    one.page.click("#rules > summary")
    one.page.select_option("select[name=seats]", "4")
    one.page.select_option("select[name=bots]", "2")
    one.page.check("input[name=clock][value=live]")
    one.page.check("input[name=lots]")
    one.page.check("input[name=option-clans][value=off]")
    one.page.fill("input[name=name]", "Ines")
    one.page.click(".languages button[value=pl]")
    expect(one.page.locator("html")).to_have_attribute("lang", "pl")
    assert one.page.url.endswith("/new/caledonia?occasion=days")
    expect(one.page.locator("select[name=seats]")).to_have_value("4")
    expect(one.page.locator("select[name=bots]")).to_have_value("2")
    expect(one.page.locator("input[name=clock][value=live]")).to_be_checked()
    expect(one.page.locator("#more input[name=lots]")).to_be_checked()
    expect(one.page.locator("#rules input[name=option-clans][value=off]")).to_be_checked()
    expect(one.page.locator("#rules")).to_have_attribute("open", "")
    expect(one.page.locator("input[name=name]")).to_have_value("Ines")
    one.page.reload()                                     # only for the page that the choice has loaded
    expect(one.page.locator("select[name=seats]")).to_have_value("3")
