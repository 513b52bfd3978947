"""Several people at a table: what they write, undo by consent, a seat that moves to another device."""

from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Route, expect

from tests.browser.people import PHONE, Person, seated

HARMFUL = ("<b onclick=alert(1)>'&", "</script><svg/onload=x>")


def test_names_and_chat_are_only_text(person: Callable[..., Person]) -> None:
    one, other = person(HARMFUL[0]), person(HARMFUL[1])
    seated([one, other])
    for somebody in (one, other):
        assert somebody.page.locator("#players").inner_text().count(HARMFUL[0]) == 1
        assert somebody.page.locator("#players").inner_text().count(HARMFUL[1]) == 1
    one.page.click("#tab-chat")
    one.page.fill("#chat-text", "<img src=x onerror=alert(2)>")
    one.page.click("#chat-form button")
    expect(other.page.locator("#chat")).to_contain_text("<img src=x onerror=alert(2)>")
    assert other.page.locator("#chat img, #players b[onclick], svg[onload]").count() == 0


def test_an_undo_of_others_moves_needs_their_consent(person: Callable[..., Person]) -> None:
    one, other = person("Ana"), person("Ben")
    seated([one, other])
    one.page.wait_for_function("() => document.querySelector('#prompt.mine, #prompt.waiting')")
    first, second = (one, other) if one.sees()[0] == "mine" else (other, one)
    first.choose(first.moves()[0])
    second.wait_for_turn()
    second.choose(second.moves()[0])
    first.wait_for_turn()
    expect(first.page.locator("#undo")).to_have_count(0)
    first.page.click("#ask-undo summary")
    expect(first.page.locator("#ask-undo form")).to_contain_text(f"{second.name} must agree.")
    first.page.click("#ask-now")
    expect(second.page.locator("#asked")).to_contain_text("Back to move")
    second.page.click("#asked button[value=yes]")
    first.page.wait_for_selector("#prompt.mine")
    first.page.wait_for_function("() => document.querySelector('#rows button')?.value.startsWith('take_start')")


@pytest.mark.parametrize("fate", ["late", "lost", "given up"])
def test_what_an_answer_would_have_brought_is_not_missing_after_newer_changes(person: Callable[..., Person], fate: str) -> None:
    one, other = person("Ana"), person("Ben")
    seated([one, other])
    one.page.wait_for_function("() => document.querySelector('#prompt.mine, #prompt.waiting')")
    mover, writer = (one, other) if one.sees()[0] == "mine" else (other, one)
    held: list[tuple[Route, APIResponse]] = []
    writer.page.route("**/chat", lambda route: held.append((route, route.fetch())))
    writer.page.click("#tab-chat")
    writer.page.fill("#chat-text", "Good luck")
    writer.page.click("#chat-form button")
    mover.page.click("#tab-chat")
    expect(mover.page.locator("#chat")).to_contain_text("Good luck")
    mover.choose(mover.moves()[0])
    writer.wait_for_turn()                               # the stream brings the move; the message is in the answer
    [(route, answer)] = held
    if fate == "lost":
        route.abort()
    elif fate == "given up":
        route.fulfill(status=504)
    else:
        route.fulfill(response=answer)
    expect(writer.page.locator("#chat")).to_contain_text("Good luck")
    writer.errors.clear()                                # htmx reports what was lost


def test_a_seat_moves_to_another_device(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.begin()
    ana.wait_for_turn()
    table = ana.page.url
    ana.page.click("#to-seats")
    ana.page.click("#hand-over > summary")
    ana.page.click("form[action$='/personal'] button")
    link = ana.page.input_value("input[id^=personal-]")
    phone = person("Ana", size=PHONE)
    phone.page.goto(link)
    phone.page.click("main form button")
    phone.wait_for_turn()
    ana.page.goto(table)
    assert ana.sees()[0] == "waiting"


def test_what_goes_with_a_seat_comes_and_goes_on_a_page_that_stays_open(person: Callable[..., Person]) -> None:
    one, other = person("Ana"), person("Ben", size=PHONE)
    seated([one, other])
    with_a_seat = other.page.locator("#tab-me")
    seat = f"/api/tables/{other.page.url.rpartition('/')[2]}/seats"
    expect(with_a_seat).to_be_visible()
    other.page.click("#tab-history")
    expect(other.page.locator("#side-tab-orders")).to_be_visible()
    assert other.page.evaluate("(seat) => fetch(seat + '/1', {method: 'DELETE'}).then((answer) => answer.status)", seat) == 204
    expect(with_a_seat).to_be_hidden()
    expect(other.page.locator("#side-tab-orders")).to_be_hidden()
    sitting = """(seat) => fetch(seat, {method: "POST", headers: {"Content-Type": "application/json"},
                                       body: JSON.stringify({name: "Ben"})}).then((answer) => answer.status)"""
    assert other.page.evaluate(sitting, seat) == 201
    expect(with_a_seat).to_be_visible()
    expect(other.page.locator("#side-tab-orders")).to_be_visible()
