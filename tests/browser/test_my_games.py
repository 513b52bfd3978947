"""The start page of somebody who has games: it changes by itself, its title and icon count; the next game; people's pages."""

from collections.abc import Callable
from datetime import datetime
from typing import Any
from urllib.parse import unquote

from playwright.sync_api import expect

from mercat.text.moments import moment
from tests.browser.people import PHONE, Person


def call(one: Person, method: str, path: str, **sent: Any) -> Any:
    """What the JSON interface answers to a person's browser."""
    answer = one.context.request.fetch(f"/api{path}", method=method, data=sent or None, headers={"Origin": one.address})
    assert answer.ok, answer.text()
    return answer.json() if answer.status == 200 or answer.status == 201 else None


def table_of(*people: Person) -> str:
    """A new table of these."""
    for one in people:
        one.read("/")
    table: str = call(people[0], "POST", "/tables", game="new_bedford", seats=len(people), name=people[0].name)["table"]
    for one in people[1:]:
        call(one, "POST", f"/tables/{table}/seats", name=one.name)
    return table


def move(table: str, *people: Person) -> Person:
    """Who is to move makes the first legal move; returns who is to move then."""
    def asked() -> tuple[int, Person]:
        now = call(people[0], "GET", f"/tables/{table}")
        return now["length"], next(one for one in people if one.name == now["seats"][now["to_move"]]["name"])

    length, mover = asked()
    first = call(mover, "GET", f"/tables/{table}/moves")["moves"][0]["move"]
    call(mover, "POST", f"/tables/{table}/play", length=length, move=first)
    return asked()[1]


def to_move(table: str, who: Person, *people: Person) -> None:
    """Play until it is somebody's turn."""
    while move(table, *people) is not who:
        pass


def number_in(one: Person) -> str:
    """The number in the icon of the page."""
    icon = one.page.locator("#page-icon")
    return unquote(icon.get_attribute("href") or "").rpartition(">")[0].rpartition("</text>")[0].rpartition(">")[2]


def test_the_start_page_counts_what_waits_and_leads_there(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    one, two = table_of(ana, ben), table_of(ana, ben)
    for table in (one, two):
        to_move(table, ben, ana, ben)
    ana.page.goto("/")
    ana.settle()
    expect(ana.page).to_have_title("Mercat")
    expect(ana.page.locator("#running-title")).to_be_visible()
    assert number_in(ana) == ""

    for count, table in ((1, one), (2, two)):            # the page hears of it by itself
        to_move(table, ana, ana, ben)
        expect(ana.page).to_have_title(f"({count}) Your turn · Mercat")
        ana.page.wait_for_function("count => document.getElementById('page-icon').dataset.number === String(count)", arg=count)
        assert number_in(ana) == str(count)
        expect(ana.page.locator("#games-said")).to_have_text(f"{'One game is' if count == 1 else '2 games are'} waiting for you.")
    expect(ana.page.locator(f"#wait-{one} .wait-question")).not_to_be_empty()
    ana.page.wait_for_function("() => [...document.querySelectorAll('.wait-board')].every(one => one.naturalWidth)")
    assert ana.serious_faults() == [] and ana.untranslated() == [] and not ana.overflows()

    ana.page.locator(f"#wait-{one} .whole").focus()      # by the keyboard to the table, and from there to the next
    ana.page.keyboard.press("Enter")
    ana.wait_for_table()
    expect(ana.page.locator("#next .count")).to_have_text("1")
    assert ana.page.locator(".player-name a.to-person").count() == 2
    assert ana.serious_faults() == []
    ana.page.locator("#next a").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url(f"**/t/{two}")
    ana.wait_for_table()

    to_move(two, ben, ana, ben)                          # her move is made: the link stays, for the other game
    ana.catch_up()
    expect(ana.page.locator("#next .count")).to_have_text("1")
    to_move(one, ben, ana, ben)
    ana.page.goto("/")
    expect(ana.page).to_have_title("Mercat")
    assert ana.page.locator("#waiting-title").count() == 0


def test_search_and_pages_of_people_on_a_phone(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana", size=PHONE, locale="pl-PL"), person("Łucja")
    table = table_of(ana, ben)
    ana.page.goto("/me/games")
    ana.settle()
    ana.page.fill("input[name=person]", "lucja")
    ana.page.click("form.search button")
    ana.settle()
    expect(ana.page.locator(f"#line-{table}")).to_be_visible()
    assert ana.serious_faults() == [] and ana.untranslated() == [] and not ana.overflows()
    ana.page.locator(f"#line-{table} a.to-person", has_text="Łucja").click()
    expect(ana.page.locator("h1")).to_contain_text("Łucja")
    assert ana.serious_faults() == [] and ana.untranslated() == [] and not ana.overflows()
    ana.page.goto("/")
    ana.page.click(".my-head a[href^='/people/']")
    ana.page.click("button[value=nobody]")
    expect(ana.page.locator("button[value=nobody]")).to_have_attribute("aria-pressed", "true")
    assert ana.serious_faults() == [] and ana.untranslated() == [] and not ana.overflows()
    page = ana.page.url
    ben.page.goto(page)
    expect(ben.page.locator("h1")).not_to_contain_text("Ana")


def test_the_first_page_of_a_browser_has_its_times_and_so_has_what_is_swapped_in(person: Callable[..., Person]) -> None:
    """The server knows the zone from the second page on; a stream that began before still brings others."""
    ana = person("Ana", timezone_id="Asia/Kathmandu")
    table_of(ana, person("Ben"))                         # no page was shown yet
    ana.page.goto("/me/devices")
    shown = ana.page.locator("time.moment").first
    said = moment("en", datetime.fromisoformat(shown.get_attribute("datetime") or ""), "Asia/Kathmandu")
    expect(shown).to_have_text(said)
    swapped = """time => { time.textContent = '1 Jan 2020, 03:49 UTC'; document.dispatchEvent(new Event('htmx:after:swap')); }"""
    shown.evaluate(swapped)
    expect(shown).to_have_text(said)
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-zone", "Asia/Kathmandu")
    expect(ana.page.locator("time.moment").first).to_have_text(said)
