"""A rated game in real browsers: what a guest is told, the ratings beside the names, the entry, the archive."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, first_ones, play_unseen


def with_account(one: Person) -> None:
    one.read("/")
    answer = one.context.request.post("/register", form={"account": one.name, "password": "kelp and barley"},
                                      headers={"Origin": one.address}, max_redirects=0)
    assert answer.status == 303


def faults(one: Person) -> list[str]:
    """What is wrong with the page shown."""
    return [*one.serious_faults(), *one.untranslated(), *(["it scrolls sideways"] if one.overflows() else [])]


def at_a_rated_table(ana: Person, ben: Person) -> None:
    """Ana opens a rated table for two, and Ben follows the link on a phone, as a guest and then with an account."""
    with_account(ana)
    ana.page.goto("/new/new_bedford")
    ana.page.select_option("select[name=seats]", "2")
    ana.page.click("#more > summary")
    ana.page.set_checked("input[name=rated]", True)
    ana.page.set_checked("input[name=ready]", False)
    ana.page.click("#open-table")
    expect(ana.page.locator("#wrong-clock")).to_contain_text("needs a clock")
    expect(ana.page.locator("#clock")).to_have_attribute("open", "")     # with one chosen: the next click opens the table
    assert faults(ana) == []
    ana.page.click("#open-table")
    link = ana.page.input_value("#share-link")
    ben.page.goto(link)
    expect(ben.page.locator("#rated")).to_contain_text("10 minutes after the game ends")
    box = ben.page.locator("#sit-account").bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE["height"] and ben.page.locator("#sit").count() == 0
    assert faults(ben) == []
    with_account(ben)
    ben.page.goto(link)
    expect(ben.page.locator(".seat .rating").first).to_have_text("first rated game")
    ben.page.click("#sit")
    ben.wait_for_table()


def test_what_follows_is_said_before_one_sits_down(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana Rated"), person("Ben Rated", size=PHONE)
    at_a_rated_table(ana, ben)
    expect(ben.page.locator(".player .rating")).to_have_count(2)
    for address in ("/ratings/new_bedford", "/archive?game=new_bedford"):
        ben.page.goto(address)
        assert faults(ben) == []


@pytest.mark.thorough
def test_from_the_end_of_a_rated_game_to_the_archive(person: Callable[..., Person]) -> None:
    """One asks to enter the result, the other agrees, both see what changed and agree to the archive, where a third finds it."""
    ana, ben, eva = person("Ana Late"), person("Ben Late", size=PHONE), person("Eva")
    at_a_rated_table(ana, ben)
    ana.page.goto(ben.table)
    ana.wait_for_table()
    play_unseen([ana, ben], first_ones(1000))
    expect(ana.page.locator("#counts")).to_contain_text("The result will count once everybody still at the table agrees")
    ana.page.click("#enter-result")
    ben.page.locator("#asked button[value=yes]").click()
    for one in (ana, ben):
        expect(one.page.locator("#counts")).to_contain_text("counts towards the ratings")
        expect(one.page.locator("#counts li").first).to_contain_text("1,500 ± 482 →")
        one.page.locator("#publish").click()
        one.wait_for_table()
    expect(ben.page.locator("#archiving")).to_contain_text("This game is in the archive")
    eva.page.goto("/archive?game=new_bedford&rated=yes")
    eva.page.get_by_role("link", name="Replay").first.click()
    eva.page.wait_for_url("**at=0")
    for address in ("/archive?game=new_bedford", "/archive/statistics?game=new_bedford"):
        eva.page.goto(address)
        assert faults(eva) == []
