"""A person at a table: moves, previews, undo, past moments; with mouse, keyboard and touch, and without scripts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from mercat.engine.matches.match import Match
from tests.browser.people import DESKTOP, PHONE, Person, these

READ_WHOLE = """() => {                                   // the beginning and the end of a long preview can be scrolled to
    const say = document.querySelector('.prompt > .say'), edge = say.getBoundingClientRect();
    const text = () => document.querySelector('#preview > p').getBoundingClientRect();
    say.scrollTop = 0;
    const begins = text().top >= edge.top - 1;
    say.scrollTop = 1e6;
    return [begins, text().bottom <= edge.bottom + 1];
}"""


@pytest.fixture
def ana(person: Callable[..., Person]) -> Person:
    """A person in New Bedford who is to place a worker."""
    one = person("Ana")
    begin(one)
    return one


def begin(one: Person, bots: int = 1) -> None:
    one.begin(bots=bots, moves=these("take_start 1 2 1"))
    one.wait_for_turn()


def test_a_move_is_narrowed_previewed_and_confirmed(ana: Person) -> None:
    farm = ana.page.locator("#board [data-space=farm]")
    expect(farm).to_have_attribute("data-lit", "possible")
    farm.click()
    expect(farm).to_have_attribute("data-lit", "chosen")
    expect(ana.page.locator("#preview b")).to_be_visible()
    expect(ana.page.locator("#player-0 .afterwards")).to_be_visible()       # what would be left stands in the panel
    ana.page.keyboard.press("Escape")
    expect(farm).to_have_attribute("data-lit", "possible")
    expect(ana.page.locator(".afterwards")).to_have_count(0)
    expect(ana.page.locator("#confirm")).to_be_disabled()
    ana.page.locator("#board [data-space=forest]").click()
    farm.click()                                         # another thing instead
    expect(ana.page.locator("#move")).to_have_value("place farm")
    _, before = ana.sees()
    farm.click()                                         # once more is Confirm
    ana.wait_past(before)


def test_a_preview_ends_with_its_decision(ana: Person) -> None:
    ana.page.locator("#board [data-space=farm]").click()
    expect(ana.page.locator("#preview b")).to_be_visible()
    ana.page.eval_on_selector("#preview", "box => box.firstElementChild.append(' many words'.repeat(60))")
    assert ana.page.evaluate(READ_WHOLE) == [True, True]
    assert ana.serious_faults() == []
    ana.choose("place general_store")                    # another move after all, from the list
    ana.page.wait_for_selector("#undo")
    expect(ana.page.locator("#preview")).to_be_empty()
    expect(ana.page.locator("#confirm")).to_be_disabled()
    expect(ana.page.locator("#move")).to_have_value("")


def test_an_impossible_choice_shows_the_reason(ana: Person) -> None:
    ana.page.locator("#board [data-space=city_pier]").click()
    expect(ana.page.locator("#notice")).to_contain_text("ship")
    expect(ana.page.locator("#ask")).to_be_visible()     # a refusal stands beside the question
    expect(ana.page.locator("#confirm")).to_be_disabled()


def test_undo_by_button_and_key(ana: Person) -> None:
    ana.choose("place general_store")                    # another decision of one's own follows
    ana.page.wait_for_selector("#undo")
    ana.page.keyboard.press("Control+z")
    for move in ("place farm", "place general_store"):
        expect(ana.page.locator(f"#rows button[value='{move}']")).to_be_attached()


def test_a_past_moment_is_marked_read_only_and_has_a_link(ana: Person, person: Callable[..., Person]) -> None:
    seen = "() => document.querySelector('#board [data-space=farm] desc').textContent"
    ana.choose("place farm")
    ana.wait_for_turn()
    ana.page.keyboard.press("Home")
    ana.page.wait_for_selector("#prompt.past")
    expect(ana.page).to_have_url(re.compile("at="))
    expect(ana.page.locator("#main")).to_have_class(re.compile("in-past"))
    expect(ana.page.locator("#confirm, #chips, #rows, [data-lit]")).to_have_count(0)
    first = ana.page.url
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".history .here")).to_be_attached()
    expect(ana.page).not_to_have_url(first)
    ana.settle()
    moment = ana.page.url
    assert "Ana" not in ana.page.evaluate(seen)
    shown = ana.page.inner_html("#board"), ana.page.inner_text("#strip .where")
    other = person("Ben")
    other.page.goto(moment)                              # the link shows others the same
    other.wait_for_table()
    assert (other.page.inner_html("#board"), other.page.inner_text("#strip .where")) == shown
    ana.page.click("#tab-history")
    ana.page.locator(".history a").last.click()
    ana.page.wait_for_selector("#prompt:not(.past)")
    expect(ana.page).not_to_have_url(re.compile("at="))
    ana.settle()
    assert "Ana" in ana.page.evaluate(seen)
    ana.page.goto(f"{ana.page.url}?at=99999")
    expect(ana.page.locator("[role=alert]")).to_be_visible()


def test_the_way_out_of_the_past_works_though_the_answer_is_older_than_the_page(ana: Person) -> None:
    ana.choose("place farm")
    ana.wait_for_turn()
    ana.page.keyboard.press("Home")
    ana.page.wait_for_selector("#prompt.past")
    ana.settle()
    ana.page.evaluate("() => { document.getElementById('strip').dataset.version = '999.0'; }")
    ana.page.click("#tab-history")
    ana.page.locator(".history a").last.click()
    ana.page.wait_for_selector("#prompt:not(.past)")
    expect(ana.page.locator("#ask")).to_be_visible()


def test_a_turn_with_the_keyboard_only(ana: Person) -> None:
    ana.page.locator("#board [data-space=farm]").focus()
    assert ana.page.evaluate("() => document.activeElement.getAttribute('role')") == "button"
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#confirm:not([disabled])")).to_be_visible()
    _, before = ana.sees()
    ana.page.keyboard.press("Enter")
    ana.wait_past(before)
    ana.wait_for_turn()
    for _ in range(40):                                  # Tab reaches everything that can be chosen
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("() => document.activeElement.matches('#board [data-lit], #chips [data-lit]')"):
            break
    else:
        raise AssertionError("Tab does not reach what is possible")
    ana.page.keyboard.press("?")
    expect(ana.page.locator("#keys")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#keys")).to_be_hidden()


PINCH = """() => {
    const at = document.getElementById("zoomed"), {left, top} = at.getBoundingClientRect();
    const finger = (kind, pointerId, x) => at.dispatchEvent(new PointerEvent(kind,
        {bubbles: true, pointerId, isPrimary: pointerId === 1, clientX: left + x, clientY: top + 200}));
    finger("pointerdown", 1, 150); finger("pointerdown", 2, 250);
    finger("pointermove", 1, 100); finger("pointermove", 2, 300);
    finger("pointerup", 1, 100); finger("pointerup", 2, 300);
}"""


def test_zoom_by_key_wheel_and_fingers(ana: Person) -> None:
    width = "() => document.querySelector('#zoom-inner > *').getBoundingClientRect().width"
    whole = ana.page.evaluate(width)
    ana.page.keyboard.press("+")
    ana.page.wait_for_function(f"() => ({width})() > {whole} * 1.2")
    ana.page.keyboard.press("0")
    ana.page.wait_for_function(f"() => Math.abs(({width})() - {whole}) < 1")
    ana.page.locator("#zoomed").hover()
    ana.page.mouse.wheel(0, -400)
    ana.page.wait_for_function(f"() => ({width})() > {whole} * 1.1")
    ana.page.keyboard.press("0")
    ana.page.wait_for_function(f"() => Math.abs(({width})() - {whole}) < 1")
    ana.page.evaluate(PINCH)                             # from 100 pixels apart to 200
    ana.page.wait_for_function(f"() => Math.abs(({width})() / {whole} - 2) < 0.02")


def test_a_move_made_in_another_window_comes_first(ana: Person) -> None:
    twin = ana.context.new_page()
    twin.goto(ana.page.url)
    _, before = ana.sees()
    ana.context.set_offline(True)                        # this page hears nothing of it
    ana.context.set_offline(False)
    stale = ana.page.evaluate(
        "async seen => (await fetch(location.pathname + '/move', {method: 'POST', headers: {'HX-Request': 'true'}, "
        "body: new URLSearchParams({length: seen - 1, move: 'place farm'})})).status", before)
    assert stale == 409
    answers = ana.page.evaluate(
        "async seen => Promise.all([1, 2].map(async () => (await fetch(location.pathname + '/move', {method: 'POST', "
        "headers: {'HX-Request': 'true'}, body: new URLSearchParams({length: seen, move: 'place farm'})})).status))", before)
    assert answers == [200, 200]                         # a double click is one move, and no reason to complain
    ana.wait_past(before)
    match = Match.from_json(ana.read(f"{ana.page.url}/export").text())
    assert [str(entry) for entry in match.entries].count("0 place farm") == 1


def test_a_table_without_scripts(person: Callable[..., Person]) -> None:
    one = person("Ana", java_script_enabled=False)
    one.play_now()
    for _ in range(2):
        one.page.wait_for_selector("#all-moves summary")  # a page that waits looks again by itself
        expect(one.page.locator("#chips, #confirm, .zoom")).to_have_count(3)
        for dead in one.page.locator("#chips, #confirm, .zoom").all():
            expect(dead).to_be_hidden()                  # what only a script could do is not offered
        one.page.click("#all-moves summary")
        with one.page.expect_navigation():
            one.page.click("#rows button >> nth=0")
    one.page.wait_for_selector("#prompt.mine")
    one.page.goto(f"{one.page.url}/text")
    one.page.wait_for_selector("h2 >> nth=3")


def test_a_turn_on_a_phone(person: Callable[..., Person]) -> None:
    one = person("Ana", size=PHONE, has_touch=True, is_mobile=True)
    begin(one)
    one.page.tap("#board [data-space=farm]")
    expect(one.page.locator("#preview b")).to_be_visible()
    small = one.page.eval_on_selector_all(
        "button, a.button, .tabs button, summary, input, select", """things => things.filter(thing => thing.checkVisibility()
        && !thing.closest('.unseen') && thing.getBoundingClientRect().width > 1)
        .map(thing => [thing.outerHTML.slice(0, 90), thing.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([html]) => html)""")
    assert small == []
    place = one.page.evaluate("() => document.getElementById('confirm').getBoundingClientRect().bottom")
    assert PHONE["height"] - 130 < place <= PHONE["height"]                 # in reach of the thumb
    for tab in ("me", "shared", "others", "history", "board"):
        one.page.tap(f"#tab-{tab}")
        expect(one.page.locator("#main")).to_have_attribute("data-tab", tab)
        assert not one.overflows()
    _, before = one.sees()
    one.page.tap("#board [data-space=farm]")             # the second tap makes the move
    one.wait_past(before)


def test_an_answer_older_than_the_page_is_dropped(ana: Person) -> None:
    """The stream may be faster than the answer to a move."""
    held = []

    def by_page(move: str) -> None:
        ana.page.evaluate(f"() => document.querySelector(`#rows button[value='{move}']`).click()")

    def elsewhere(move: str) -> None:
        form: dict[str, str | float | bool] = {"length": str(ana.sees()[1]), "move": move}
        origin = {"Origin": ana.address}
        assert ana.context.request.post(f"{ana.page.url}/move", form=form, headers=origin).ok

    ana.page.evaluate("() => document.addEventListener('htmx:finally:request', () => { window.answered = true; })")
    ana.page.route("**/move", lambda route: held.append((route, route.fetch())))
    for send in (by_page, elsewhere):
        _, length = ana.sees()
        send(ana.moves()[0])
        ana.wait_past(length)                            # both times the stream tells what happened
        ana.wait_for_turn()
    now = ana.sees()
    while not held:
        ana.page.wait_for_timeout(20)
    assert not ana.page.evaluate("window.answered")
    route, answer = held[0]
    route.fulfill(response=answer)
    ana.page.wait_for_function("() => window.answered")
    assert ana.sees() == now


def test_the_rules_open_beside_the_table(ana: Person) -> None:
    table = ana.page.url
    ana.page.click("#to-help")
    expect(ana.page.locator("#rules #now")).to_be_visible()
    assert "worker" in ana.page.inner_text("#now") and ana.serious_faults() == []
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#rules")).to_be_hidden()
    assert ana.page.url == table


def test_a_tap_shows_what_a_symbol_means(person: Callable[..., Person]) -> None:
    one = person("Ana", size=PHONE, has_touch=True, is_mobile=True)
    begin(one)
    one.page.tap("#tab-others")
    sign = one.page.locator(".player:visible .holdings [title]:visible:not([data-lit])").first
    said = sign.get_attribute("title") or ""
    sign.tap()
    expect(one.page.locator(".tip[role=tooltip]:visible")).to_have_text(said)
    assert one.errors == []


POINTED = "sign => sign.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))"


def test_what_a_sign_means_is_not_said_without_the_sign(ana: Person) -> None:
    """Neither in a window that has become narrow, nor if a tab hides the sign before its meaning is shown."""
    sign, tip = ana.page.locator(".own .holdings [title]:visible:not([data-lit])").first, ana.page.locator(".tip:not([id])")
    sign.hover()
    expect(tip).to_be_visible()
    ana.resize(**PHONE)
    expect(tip).to_be_hidden()
    ana.resize(**DESKTOP)
    ana.page.hover(".own .score > summary")
    expect(ana.page.locator("#score-tip")).to_be_visible()
    ana.resize(**PHONE)
    expect(ana.page.locator("#score-tip")).to_be_hidden()
    ana.resize(**DESKTOP)
    ana.page.mouse.move(5, 5)
    sign.evaluate(POINTED)
    ana.page.evaluate("document.getElementById('tab-history').click()")
    ana.page.wait_for_timeout(900)                       # longer than a sign must be pointed at
    expect(tip).to_be_hidden()


def test_history_and_chat_share_a_place(ana: Person) -> None:
    history, chat = ana.page.locator("#history-box"), ana.page.locator("#chat-text")
    ana.page.click("#tab-history")
    expect(history).to_be_visible()
    expect(chat).to_be_hidden()
    ana.page.click("#tab-chat")
    expect(chat).to_be_visible()
    expect(history).to_be_hidden()
    ana.page.click("#tab-history")
    expect(history).to_be_visible()


def test_the_title_of_the_window_shows_whose_turn_it_is(ana: Person) -> None:
    title, icon = re.compile("^●"), ana.page.locator("#page-icon")
    expect(ana.page).to_have_title(title)
    expect(icon).to_have_attribute("href", "/static/icon-turn.svg")
    ana.page.goto(f"{ana.page.url}?at=1")
    expect(ana.page).not_to_have_title(title)
    expect(icon).to_have_attribute("href", "/static/icon.svg")


def test_a_sandbox_from_a_past_moment(ana: Person) -> None:
    table = ana.page.url
    ana.choose("place farm")
    ana.wait_for_turn()
    ana.page.keyboard.press("ArrowLeft")
    ana.page.wait_for_selector("#prompt.past")
    ana.page.click("form[action$='/sandbox'] button")
    ana.page.wait_for_url(lambda url: url.split("?")[0] != table)
    ana.wait_for_turn()                                  # every seat is one's own there
    for _ in range(3):
        ana.choose(ana.moves()[0])
        ana.wait_for_turn()
    expect(ana.page.locator("#undo")).to_have_count(1)


def test_between_phone_and_desktop_the_board_can_be_read(ana: Person) -> None:
    for width in (1000, 1100, 1200, 1280):
        ana.resize(width, 768)
        can_be_read(ana, width)


def can_be_read(ana: Person, width: int) -> None:
    smallest = ana.page.evaluate("""() => Math.min(...[...document.querySelectorAll('.nb-map text')].map(
        part => parseFloat(getComputedStyle(part).fontSize) * part.ownerSVGElement.getScreenCTM().a))""")
    assert smallest >= 9.5
    wide, tall = ana.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= width and tall <= 768
    for part in ("#board", "#player-1"):
        expect(ana.page.locator(part)).to_be_visible()
