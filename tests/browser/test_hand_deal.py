"""A deal written by hand, draw by draw: on a desktop and a phone, in three languages."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person
from tests.thorough import THOROUGH

Visit = Callable[..., Person]
THROWN = 100 if THOROUGH else 3                          # draws left to the dice, if there are so many
UNSEEN = """async kind => {                              // answer as long as this kind is asked for; the last such page
    const parse = text => new DOMParser().parseFromString(text, 'text/html');
    const last = page => [...page.querySelectorAll(`button.answer[value^="${kind} "]`)].at(-1);
    for (let page = document, address = location.href; ;) {
        const query = new URLSearchParams(new FormData(page.querySelector('#answers')));
        query.append('answer', last(page).value);
        const next = `${location.pathname}?${query}`, then = parse(await (await fetch(next)).text());
        if (!last(then)) return address;
        [page, address] = [then, next];
    }
}"""
CHOSEN = {"draw_side A2", "draw_side B1", "draw_side C2", "draw_side D1"}


# Of each drawing of the board the height that follows from its width, its height, that of its picture, and its smallest letters.
DRAWN = """() => [...document.querySelectorAll('.deal-board .drawn')].filter(one => one.checkVisibility()).map(one => {
    const style = getComputedStyle(one), picture = one.querySelector(':scope > svg');
    const { width, height } = one.getBoundingClientRect();
    const sizes = [...one.querySelectorAll('text')].map(text => parseFloat(getComputedStyle(text).fontSize)).filter(size => size);
    const share = Number(style.getPropertyValue('--down')) / Number(style.getPropertyValue('--across'));
    return [width * share, height, picture.getBoundingClientRect().height, Math.min(...sizes) * picture.getScreenCTM().a];
})"""


def begin(person: Person, game: str, **options: str) -> None:
    """From the options of a new table to the first draw."""
    person.page.goto(f"/new/{game}")
    person.page.fill("input[name=name]", person.name)
    person.page.select_option("select[name=seats]", "2")
    person.page.select_option("select[name=bots]", "1")
    for name, value in options.items():
        person.page.locator("#rules").evaluate("(fold) => { fold.open = true; }")
        person.page.check(f"input[name=option-{name}][value={value}]")
    person.page.click("#more > summary")
    person.page.click("#by-hand > summary")
    person.page.click("#deal-steps")
    person.page.wait_for_selector("#answers")


def follow(person: Person, selector: str) -> None:
    """Click what leads to another page."""
    with person.page.expect_navigation():
        person.page.locator(selector).first.click()


def choose(person: Person, answer: str) -> None:
    follow(person, f"button.answer[value='{answer}']")
    assert answer in lines(person)


def lines(person: Person) -> list[str]:
    return [line for line in person.page.input_value("#deal").splitlines() if line]


def sound(person: Person) -> None:
    """Check what holds for every page."""
    assert person.serious_faults() == [] and person.untranslated() == [] and not person.overflows()


@pytest.mark.long
@pytest.mark.parametrize(("size", "locale", "scheme"), [
    (PHONE, "pl-PL", "dark"), pytest.param(DESKTOP, "en-GB", "light", marks=pytest.mark.thorough)])
def test_a_game_played_at_home_is_repeated(person: Visit, size: dict[str, int], locale: str, scheme: str) -> None:
    ana = person("Ana", size=size, locale=locale, color_scheme=scheme)
    begin(ana, "caledonia", future="shown")
    sound(ana)
    for side in sorted(CHOSEN):
        expect(ana.page.locator("button.answer svg"), "both sides are drawn").to_have_count(2)
        choose(ana, side)
    choose(ana, "draw_port swap")
    sound(ana)
    follow(ana, "#back")
    assert set(lines(ana)) == CHOSEN
    for kind in ("draw_port", "draw_tile", "draw_contract"):
        answers, seen = ana.page.locator(f"button.answer[value^='{kind} ']"), 0
        while answers.count():
            if seen == 1 and not THOROUGH:
                ana.page.goto(ana.page.evaluate(UNSEEN, kind))
            choose(ana, str(answers.last.get_attribute("value")))
            seen += 1
        sound(ana)
    follow(ana, ".deal-made li a")
    choose(ana, "draw_side A1")
    thrown = 0
    while ana.page.locator("#dice").count() and thrown < THROWN:
        made = len(lines(ana))
        follow(ana, "#dice")
        assert len(lines(ana)) == made + 1
        thrown += 1
    sound(ana)
    dealt = lines(ana)
    assert dealt[:2] == ["draw_side A1", "draw_side B1"] and len(dealt) > min(THROWN, 20)
    ana.page.click("#open-table")
    ana.wait_for_table()
    table = ana.page.url
    saved: Any = ana.read(f"{table}/export").json()
    assert saved["journal"][:len(dealt)] == [f"nature {line}" for line in dealt]


@pytest.mark.parametrize("game", ["caledonia", "new_bedford", "poseidon"])
def test_the_board_beside_a_draw_has_its_height_and_its_letters_their_size(person: Visit, game: str) -> None:
    ana = person("Ana", color_scheme="dark")
    begin(ana, game)
    while not ana.page.locator(".deal-board:not(.empty)").count():
        follow(ana, "button.answer")
    for size in (DESKTOP, PHONE):
        ana.resize(**size)
        drawn = ana.page.evaluate(DRAWN)
        assert drawn
        for wanted, height, picture, letters in drawn:
            assert height == pytest.approx(wanted, abs=2) and picture == pytest.approx(height, abs=2) and letters >= 10.9


def test_random_draws_and_lines_that_do_not_fit(person: Visit) -> None:
    ana = person("Ana", locale="es-ES")
    begin(ana, "new_bedford")
    ana.page.locator("#open summary").click()
    ana.page.fill("#deal", "wheel seventh")
    follow(ana, "#open-table")
    for part in ("«wheel seventh»", "wheel first, wheel second"):
        expect(ana.page.locator("#wrong-deal")).to_contain_text(part)
    expect(ana.page.locator("#deal")).to_have_value("wheel seventh")
    expect(ana.page.locator("input[name=name]")).to_have_value("Ana")
    sound(ana)
    ana.page.fill("#deal", "# la segunda tarde\nwheel second\ndraw sperm")
    ana.page.click("#open-table")
    ana.wait_for_table()
    saved: Any = ana.read(f"{ana.page.url}/export").json()
    assert saved["journal"][0] == "nature wheel second"


def test_the_language_changes_in_the_middle_of_a_deal(person: Visit) -> None:
    ana = person("Ana")
    begin(ana, "poseidon")
    follow(ana, "button[name=language][value=pl]")
    expect(ana.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ana.page.locator("#answers button.answer")).to_have_count(2)
    expect(ana.page.locator("#open input[name=name]")).to_have_value("Ana")
    expect(ana.page.locator("#ask")).to_be_focused()
    for _ in range(2):                                   # the question has the focus, the dice come before the answers
        ana.page.keyboard.press("Tab")
    with ana.page.expect_navigation():
        ana.page.keyboard.press("Enter")
    assert lines(ana) == ["begin first"]
    expect(ana.page.locator("#answers")).to_have_count(0)
    sound(ana)
