"""Details on a table's page: scores, whole boards, rules, reasons; and notices of requests that failed."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from tests.browser.audit import sit_down
from tests.browser.people import DESKTOP, PHONE, Person

TOO_SMALL = """() => [...document.querySelectorAll('a[href], button, summary, select, input')]
    .filter(thing => !thing.matches('[type=hidden], [type=radio], [type=checkbox]'))
    .filter(thing => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest('.unseen'))
    .map(thing => [thing.outerHTML.slice(0, 80), thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
    .map(([text, box]) => `${text}: ${Math.round(box.width)} by ${Math.round(box.height)}`)"""


@pytest.fixture
def ana(person: Callable[..., Person]) -> Person:
    one = person("Ana")
    one.begin(game="caledonia")
    one.wait_for_turn()
    return one


def test_the_lines_of_a_score_appear_on_hover_and_focus(ana: Person) -> None:
    tip, summary = ana.page.locator("#score-tip"), ana.page.locator("#score-1 summary")
    expect(summary).to_have_count(0)                     # before the first round a forecast says nothing
    while not summary.count():
        ana.choose(ana.moves()[0])
        ana.wait_for_turn()
    summary.hover()
    expect(tip).to_contain_text("Most contracts")
    ana.page.mouse.move(300, 400)
    expect(tip).to_be_hidden()
    ana.page.locator("#score-0 summary").focus()
    ana.page.keyboard.press("Tab")                       # by key: from there on, the focus shows
    ana.page.keyboard.press("Shift+Tab")
    expect(tip).to_be_visible()
    ana.page.keyboard.press("Enter")                     # and a click opens them in the panel
    expect(tip).to_be_hidden()
    expect(ana.page.locator("#score-0 .score-lines")).to_be_visible()


def test_a_players_name_opens_the_whole_board(ana: Person) -> None:
    ana.page.click("#tab-players")                       # while clans are chosen, these are seen first
    ana.page.locator("#player-name-1").click()
    expect(ana.page.locator("#cc-whole-1")).to_be_visible()


def test_the_rules_open_beside_the_table_at_the_current_decision(ana: Person) -> None:
    before = ana.page.url
    ana.page.locator("#to-help").click()
    rules = ana.page.locator("#rules")
    expect(rules).to_be_visible()
    expect(rules.locator(".here").first).to_contain_text(ana.page.locator("#ask").inner_text().split(".")[0])
    assert ana.page.url == before and ana.serious_faults() == []
    ana.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(ana.page.locator("#to-help")).to_be_focused()


def test_a_refused_action_is_reported_on_the_page(ana: Person) -> None:
    ana.context.clear_cookies()
    ana.page.evaluate("document.querySelector('#rows button').click()")
    expect(ana.page.locator("#notice")).to_contain_text("no seat")


def test_a_sandbox_can_begin_now_or_at_a_past_moment(ana: Person) -> None:
    ana.page.goto(f"{ana.page.url}/seats")
    ana.page.click("#try-here")
    expect(ana.page.locator("#strip")).to_contain_text("Sandbox")


def unable_to(verb: str) -> Match[Any]:
    """A random game in which a seat might say the verb at this step, but cannot now."""
    match, chance = Match.start("caledonia", 2, seed=4), random.Random(1)
    while match.to_move is not None:
        verbs = {rule.word.name for rule in match.game.rules.step(match.state).menu}
        if verb in verbs - {move.verb for move in match.legal()}:
            return match
        match.play(chance.choice(match.legal()))
    raise AssertionError(f"{verb} can always be said")


def test_the_reason_for_an_unavailable_verb_is_shown_by_keyboard(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    sit_down(ana.page, unable_to("ship").to_json(seed=False))
    ana.settle()
    ana.page.locator("#all-moves summary").focus()
    ana.page.keyboard.press("Enter")
    ana.page.locator("#impossible button[value=ship]").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#notice")).not_to_be_empty()
    said = ana.page.inner_text("#notice")
    assert said not in ("That is not the decision to make now.", "This is not possible now.")
    ana.page.goto(f"{ana.page.url}/text?why=ship")       # the same in words
    expect(ana.page.locator("[role=alert]")).to_have_text(said)


def test_touch_targets_are_large_enough(person: Callable[..., Person]) -> None:
    one = person("Ana", size=PHONE, locale="pl-PL")
    one.begin(game="caledonia")
    one.wait_for_turn()
    table = one.page.url
    assert one.page.evaluate(TOO_SMALL) == []
    for address in ("/", "/new/caledonia", f"{table}/seats", f"{table}/help", f"{table}/text", f"{table}/history"):
        one.page.goto(address)
        assert one.page.evaluate(TOO_SMALL) == [], address


def with_the_longest_clans(language: str) -> Match[Any]:
    """A game of four in which the clans on offer are those of which most is to be said."""
    match = Match.start("caledonia", 4, plays_nature=False)
    while match.to_move == NATURE:
        drawn = match.legal()
        match.play(max(drawn, key=lambda move: len(match.game.say(language, f"clan-{str(move).split()[-1]}.help"))))
    return match


@pytest.mark.parametrize(("language", "locale"), [("en", "en-GB"), ("es", "es-ES"), ("pl", "pl-PL")])
def test_five_long_clans_are_read_beside_a_large_map(person: Callable[..., Person], language: str, locale: str) -> None:
    match = with_the_longest_clans(language)
    dealt = [str(entry).partition(" ")[2] for entry in match.entries]
    one = person("Ana", locale=locale)
    sit_down(one.page, Match.start("caledonia", 4, seed=1, deal=dealt).to_json(seed=False))
    clans = one.page.locator(".cc-offer")
    expect(clans).to_have_count(5)
    for size in (DESKTOP, {"width": 1280, "height": 720}):
        one.resize(**size)
        one.page.locator("#shared").evaluate("shared => { shared.scrollTop = 0; }")
        landscape = one.page.locator("#cc-map").bounding_box()
        assert landscape and landscape["height"] >= 0.8 * size["height"]
        expect(clans.first).to_be_in_viewport()          # without a click
        for clan in clans.all():
            clan.scroll_into_view_if_needed()
            expect(clan).to_be_in_viewport(ratio=0.95)
            place = clan.bounding_box()
            assert place and place["x"] >= landscape["x"] + landscape["width"]
