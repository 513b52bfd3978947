"""A host of the server in the browser: somebody is reported, muted and banned, with the keyboard and in two languages."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mercat.server.features import FEATURES
from mercat.server.tables.store import Store
from mercat.text import LANGUAGES
from tests.browser.people import PHONE, Person
from tests.server.admins import make_account

PARTS = ("reports", "people", "tables", "chat", "bans", "invitations", "announcement", "limits", "log")


def make_host(one: Person, site: Any) -> None:
    """Give the account of a host to whoever opened the table."""
    from sqlalchemy import select
    from sqlalchemy.orm import Session

    from mercat.server.storage.models import TableRow

    store = Store(f"sqlite:///{site.data / 'mercat.sqlite3'}", FEATURES)
    with Session(store.reading) as session:
        person = session.scalar(select(TableRow.host).where(TableRow.id == one.table.rpartition("/")[2]))
    assert person is not None
    make_account(store, person, one.name, is_host=True)
    store.close()


@pytest.mark.long
@pytest.mark.parametrize("parts", [("people", "limits"), pytest.param(PARTS, marks=pytest.mark.thorough)])
def test_a_report_leads_to_a_ban_which_is_lifted(person: Callable[..., Person], site: Any, parts: tuple[str, ...]) -> None:
    host = person("Hanna", locale="pl-PL", color_scheme="dark", size=PHONE)
    ana, ben = person("Ana"), person("Ben", locale="es-ES")
    host.play_now(bots=1)
    make_host(host, site)
    link = ana.open_table(seats=2, bots=0)
    ben.join(link)
    for one in (ana, ben):
        one.wait_for_table()
    ben.page.click("#tab-chat")
    ben.page.fill("#chat-text", "You play like a sheep")
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("#chat")).to_contain_text("sheep")
    ben.page.click(".to-people")
    assert ben.serious_faults() == [] and ben.untranslated() == [] and not ben.overflows()
    ana.page.goto(f"{ana.table}/people")
    ana.page.locator("#report-text").fill("He insults me")
    ana.page.keyboard.press("Enter")                     # nobody and nothing is accused that was not chosen
    expect(ana.page.get_by_role("status")).to_be_empty()
    ana.page.locator("#report-line").select_option(index=1)
    ana.page.locator("#report-text").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("status")).to_contain_text("have your report")
    ana.page.get_by_role("button", name="Mute Ben").click()
    expect(ana.page.get_by_role("button", name="Unmute Ben")).to_be_visible()
    ana.page.goto(ana.table)
    expect(ana.page.locator("#chat")).not_to_contain_text("sheep")

    host.page.goto("/")
    head = host.page.locator(".head").bounding_box()
    assert head is not None and head["height"] < 70      # one row, with the number of reports
    host.page.locator("#to-host").click()
    expect(host.page.locator("#part-reports")).to_contain_text("You play like a sheep")
    ban = host.page.locator("#part-reports .asks").nth(1)
    ban.locator("summary").focus()
    host.page.keyboard.press("Enter")
    ban.locator("[name=reason]").fill("rude")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("status")).to_be_visible()
    ben.page.goto("/")
    expect(ben.page.get_by_role("alert")).to_contain_text("rude")
    assert ben.serious_faults() == [] and ben.untranslated() == []
    for part in parts:
        host.page.goto(f"/host?part={part}")
        for asks in host.page.locator(".asks > summary").all()[:2]:
            asks.click()
        assert host.serious_faults() == [], part
        assert host.untranslated() == [], part
        assert not host.overflows(), part
    host.page.goto("/host?part=announcement")
    host.page.locator(".asks > summary").first.click()
    host.page.fill("#announce-text", "Back at noon")
    host.page.locator(".asks button").first.click()
    expect(host.page.locator("#announcement")).to_contain_text("Back at noon")
    ana.page.goto(ana.table)
    expect(ana.page.locator("#announcement")).to_contain_text("Back at noon")
    assert ana.serious_faults() == [] and not ana.overflows()
    ana.page.locator("#announcement button").click()
    expect(ana.page.locator("#announcement")).to_have_count(0)
    host.page.goto("/host?part=announcement")            # and taken back: the other tests' pages have no room for it
    ending = host.page.locator(".host-list .asks").first
    ending.locator("summary").click()
    ending.locator("button").click()
    expect(host.page.locator("#announcement")).to_have_count(0)
    host.page.goto("/host?part=log")
    lift = host.page.locator("#part-log .asks").last
    lift.locator("summary").click()
    lift.locator("button").click()
    expect(host.page.get_by_role("status")).to_be_visible()
    ben.page.goto(ben.table)
    ben.wait_for_table()


@pytest.mark.long
def test_whoever_is_banned_reads_so_on_the_open_page_of_the_table(person: Callable[..., Person], site: Any) -> None:
    host, ana, ben = person("Hilda"), person("Ada"), person("Bea", locale="pl-PL", size=PHONE)
    host.play_now(bots=1)
    make_host(host, site)
    ben.join(ana.open_table(seats=2, bots=0))
    for one in (ana, ben):
        one.wait_for_table()
    ana.page.goto(f"{ana.table}/people")
    report = ana.page.locator("#report-person")
    report.locator("select").select_option(label="Bea")
    report.locator("textarea, input[type=text]").first.fill("rude")
    report.locator("button").click()
    expect(ana.page.get_by_role("status")).to_contain_text("have your report")
    host.page.goto("/host?part=reports")
    ban = host.page.locator("#part-reports .asks:has([name=reason])").first
    ban.locator("summary").click()
    ban.locator("[name=reason]").fill("rude words")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("status")).to_be_visible()
    expect(ben.page.get_by_role("alert")).to_contain_text("rude words")


def test_the_parts_of_the_admin_page_are_one_row_on_a_laptop(person: Callable[..., Person], site: Any) -> None:
    host = person("Hugo", size={"width": 1366, "height": 768})
    host.play_now(bots=1)
    make_host(host, site)
    for _ in range(40):                                  # the server reads who an admin is every few seconds
        host.page.goto("/host?part=reports")
        if host.page.locator(".host-parts").count():
            break
        host.page.wait_for_timeout(250)
    for language in LANGUAGES:
        host.page.locator(f".languages button[value={language}]").click()
        expect(host.page.locator(f"html[lang={language}]")).to_have_count(1)
        tops = host.page.locator(".host-parts > a").evaluate_all(
            "all => all.map((one) => Math.round(one.getBoundingClientRect().top))")
        assert len(tops) > 9 and len(set(tops)) == 1, (language, tops)
