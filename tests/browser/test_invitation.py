"""A friend is invited on a phone: sits down, is ready, and sees what the others change; by keyboard where there is one."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, Person


def test_a_friend_invited_on_a_phone(person: Callable[..., Person]) -> None:
    ana, kuba = person("Ana"), person("Kuba", locale="pl-PL", size=PHONE, color_scheme="dark")
    link = ana.open_table(3, 0, waits=True)
    kuba.page.goto(link)
    expect(kuba.page.locator("h1")).to_contain_text("New Bedford")
    sit = kuba.page.locator("#sit").bounding_box()
    assert sit is not None and sit["y"] + sit["height"] < PHONE["height"] / 1.5      # well within the first screen
    assert kuba.serious_faults() == [] and kuba.untranslated() == [] and not kuba.overflows()
    kuba.page.focus("#sit-name")
    kuba.page.keyboard.type("Ku")
    ana.page.click("#arrange > summary")                  # meanwhile the opener changes the table
    assert ana.serious_faults() == []
    ana.page.select_option("#arrange-seats", "2")
    ana.page.click("#arrange-do")
    expect(kuba.page.locator("#seat-cards > li")).to_have_count(2)
    expect(kuba.page.locator("#chat")).to_contain_text("2")
    expect(kuba.page.locator("#sit-name")).to_be_focused()           # and nothing that was typed is lost
    kuba.page.keyboard.type("ba")
    kuba.page.keyboard.press("Enter")
    expect(kuba.page.locator("#ready.main")).to_be_visible()
    expect(ana.page.locator("#seat-1")).to_contain_text("Kuba")
    kuba.page.focus("#ready")
    kuba.page.keyboard.press("Enter")
    expect(kuba.page.locator("#ready.quiet")).to_be_visible()
    expect(ana.page.locator("#seat-1 .is-ready")).to_be_visible()
    kuba.settle()
    assert kuba.serious_faults() == [] and not kuba.overflows()
    leave = kuba.page.locator("#leave-1")                 # leaving says first what follows
    leave.locator("summary").focus()
    kuba.page.keyboard.press("Enter")
    expect(leave.locator("button")).to_be_visible()
    assert kuba.serious_faults() == []
    kuba.page.keyboard.press("Enter")
    expect(leave.locator("button")).to_be_hidden()
    ana.page.click("#ready")
    for one in (ana, kuba):
        expect(one.page).to_have_url(re.compile(r"/t/\w+$"))
        one.wait_for_table()


def test_an_open_page_follows_who_is_the_host_and_who_has_a_seat(person: Callable[..., Person]) -> None:
    """No page is loaded anew: the host's tools come to whoever is the host now, and those of a seat go with the seat."""
    ana, ben, eva = person("Ana"), person("Ben", locale="es-ES", size=PHONE), person("Eva")
    link = ana.open_table(3, 0, waits=True)
    for one, name in ((ben, "Ben"), (eva, "Eva")):
        one.page.goto(link)
        one.page.fill("#sit-name", name)
        one.page.click("#sit")
        expect(one.page.locator("#ready")).to_be_visible()
        expect(one.page.locator("#hand-over, #called")).to_have_count(2)
        expect(one.page.locator("#arrange, #call-off")).to_have_count(0)
        one.page.evaluate("document.body.dataset.same = 'yes'")
    ana.page.click("#leave-0 summary")
    ana.page.click("#leave-0 button")
    expect(ana.page.locator("#sit")).to_be_visible()
    ana.settle()
    expect(ana.page.locator("#arrange, #call-off, #hand-over, #called")).to_have_count(0)
    ana.page.evaluate("document.body.dataset.same = 'yes'")
    expect(ana.page.locator("#heading")).to_have_text("Ben’s table: New Bedford")
    expect(ben.page.locator("#arrange, #call-off")).to_have_count(2)
    ben.page.click("#arrange > summary")                  # what the host has begun to choose stays while others come and go
    ben.page.select_option("#arrange-seats", "4")
    eva.page.click("#ready")
    expect(eva.page.locator("#ready.quiet")).to_be_visible()
    expect(ben.page.locator("#seat-2 .is-ready")).to_be_visible()
    expect(ben.page.locator("#arrange-seats")).to_be_visible()
    expect(ben.page.locator("#arrange-seats")).to_have_value("4")
    eva.settle()
    eva.page.evaluate("document.body.dataset.same = 'yes'")
    shown_out = ben.page.evaluate("""() => fetch(location.pathname.replace("/t/", "/api/tables/").replace("/seats", "")
      + "/seats/2/person", { method: "DELETE" }).then((answer) => answer.status)""")
    assert shown_out == 204
    expect(ben.page.locator("#removed")).to_contain_text("Eva")
    expect(eva.page.locator("#hand-over, #called")).to_have_count(0)
    expect(eva.page.locator("#chat")).to_contain_text("Ben has removed you.")
    for one in (ana, ben, eva):
        expect(one.page.locator("body")).to_have_attribute("data-same", "yes")
        one.settle()
        assert one.serious_faults() == [] and not one.overflows()


def test_an_open_page_says_that_the_table_was_deleted_and_connects_no_more(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben", size=PHONE)
    ben.page.goto(ana.open_table(2, 0, waits=True))
    ben.page.fill("#sit-name", "Ben")
    ben.page.click("#sit")
    expect(ben.page.locator("#ready")).to_be_visible()
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    ana.page.click("#call-off > summary")
    ana.page.click("#call-off button")
    expect(ben.page.locator("#gone")).to_contain_text("Ana deleted the table before the game began.")
    expect(ben.page.locator("#ready")).to_have_count(0)
    asked.clear()
    ben.page.wait_for_timeout(2_500)                      # longer than the pause before a stream is connected again
    assert asked == [] and ben.serious_faults() == []
    ben.page.click("#gone a")
    expect(ben.page).to_have_url(re.compile(r"/$"))
