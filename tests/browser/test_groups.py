"""A group of two: founded, joined by its link on a phone; a series, told on the group's page and at its tables."""

from collections.abc import Callable

from playwright.sync_api import expect
from sqlalchemy import URL, create_engine, select
from sqlalchemy.orm import Session

from mercat.server.groups.rows import GroupMemberRow, SeriesRow
from mercat.server.storage.models import PEOPLE, PERSON, PLAYED_OUT, ResultRow, ResultSeatRow, now
from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person


def finished(site: Site, group: str) -> None:
    """The first game of the group's series has been played: who founded it sat on the first seat and won."""
    with Session(create_engine(URL.create("sqlite", database=str(site.data / "mercat.sqlite3")))) as session, session.begin():
        series = session.scalars(select(SeriesRow).where(SeriesRow.group_id == group)).one()
        people = session.scalars(select(GroupMemberRow.person).where(GroupMemberRow.group_id == group)
                                 .order_by(GroupMemberRow.id)).all()
        result = ResultRow(table="gone" + group[:12], game="new_bedford", version=1, digest="", options={}, seats=2, kind=PEOPLE,
                           ending=PLAYED_OUT, listed=False, mercat="0", moves=9, facts=[], begun=now(), ended=now(),
                           group_id=group, series_id=series.id)
        session.add(result)
        session.flush()
        session.add_all([ResultSeatRow(result=result.id, number=number, kind=PERSON, name=name, holder=one, what=[], lines=[],
                                       points=9 - number, place=number + 1)
                         for number, (one, name) in enumerate(zip(people, ("Ana", "Benito"), strict=True))])


def test_a_group_and_its_series(site: Site, person: Callable[..., Person]) -> None:
    ana, ben = person("Ana", size=DESKTOP), person("Benito", size=PHONE, locale="es-ES", has_touch=True)
    ana.page.goto("/me")
    ana.page.fill("#me-name", "Ana")
    ana.page.press("#me-name", "Tab")                    # from now on the browser knows the name
    ana.page.goto("/groups")
    expect(ana.page.locator("[name=name]")).to_have_value("")                  # which is not the group's
    ana.page.fill("[name=name]", "Tuesday evenings")
    ana.page.fill("[name=own]", "Ana")
    ana.page.click("#found")
    expect(ana.page.locator("h1")).to_have_text("Tuesday evenings")
    group = ana.page.url.rpartition("/")[2]
    ana.page.click("#invite")
    link = ana.page.input_value("#group-link")

    ben.page.goto(link)                                  # the invitation, and how to accept it, within the first screen
    expect(ben.page.locator("h1")).to_have_text("Ana te invita al grupo Tuesday evenings")
    expect(ben.page.locator("#join")).to_be_in_viewport()
    assert ben.serious_faults() == []
    ben.page.fill("[name=own]", "Benito")
    ben.page.tap("#join")
    expect(ben.page.locator("h1")).to_have_text("Tuesday evenings")
    expect(ben.page.locator("#keeping")).to_have_count(0)
    expect(ana.page.locator("#group-people")).to_contain_text("Benito")  # her page hears of it by itself
    expect(ana.page.locator("#group-head")).to_contain_text("2 members")
    expect(ana.page.locator("#group-link")).to_have_value(link)

    ana.page.goto(f"/new/new_bedford?group={group}")     # its table is only for members, and no list shows it
    listed = ana.page.locator("[name=listed]")
    expect(ana.page.locator("h1")).to_have_text("New table for Tuesday evenings: New Bedford")
    expect(ana.page.locator("#group")).to_be_visible()
    expect(listed).to_be_hidden()
    ana.page.select_option("#group", "")
    expect(listed).to_be_visible()
    offer_members(ana, group)
    ana.page.goto(f"/groups/{group}")

    new = ana.page.locator("section:has(#begin-title)")
    new.locator("[name=name]").fill("Winter season")
    new.locator("[name=length]").fill("3")
    new.locator("[value=new_bedford]").check()
    new.locator("#begin-series").click()
    expect(ana.page.locator("section.series")).to_contain_text("0 of 3 games played")
    expect(ben.page.locator("section.series")).to_contain_text("Winter season")
    finished(site, group)
    ana.page.reload()
    expect(ana.page.locator("section.series .results tbody tr").first).to_contain_text("Ana")
    assert ana.serious_faults() == []
    ana.page.get_by_role("button", name="Start game 2").click()
    expect(ana.page.locator("#seat-0")).to_contain_text("Benito")        # the seats are turned
    expect(ana.page.locator("#of-group")).to_contain_text("game 2 of 3")

    ben.page.goto("/")
    ben.page.get_by_role("link", name="Tuesday evenings").click()
    expect(ben.page.locator("section.series .results tbody tr")).to_have_count(2)
    assert ben.serious_faults() == [] and ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ben.page.locator("[id^=to-on]").tap()                # the table of the game that is on
    ben.page.tap("#ready")
    expect(ben.page.locator("#prompt")).to_be_visible()
    ana.page.goto(ben.page.url)
    ana.settle()
    ana.page.click("#tab-group")
    expect(ana.page.locator("#group")).to_contain_text("game 2 of 3")
    assert ana.serious_faults() == []


def offer_members(ana: Person, group: str) -> None:
    """The link to the fold of people to invite opens it; only members of the chosen group can be chosen there."""
    ana.page.goto("/groups")
    ana.page.fill("[name=name]", "Sundays")
    ana.page.click("#found")
    other = ana.page.url.rpartition("/")[2]
    ana.page.goto(f"/new/new_bedford?group={group}#invite")
    expect(ana.page.locator("#invite")).to_have_attribute("open", "")
    member = ana.page.locator("#invite .tick", has_text="Benito")
    member.locator("input").check()
    expect(member.locator("[data-outside]")).to_be_hidden()
    ana.page.select_option("#group", other)
    expect(member.locator("input")).to_be_disabled()
    expect(member).to_have_text("Benito not in this group", use_inner_text=True)
    ana.page.select_option("#group", "")
    expect(member.locator("input")).to_be_checked()
    expect(member.locator("input")).to_be_enabled()
