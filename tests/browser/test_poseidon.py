"""Whole games of Poseidon through the browser: with good bots to the eleventh exploration round, and two people on phones."""

import html
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mercat.engine.matches.match import Match
from tests.browser.audit import game_at, sit_down
from tests.browser.choosing import advised, hasty
from tests.browser.people import DESKTOP, PHONE, Choice, Person, play_unseen, whose_turn
from tests.present import present
from tests.thorough import THOROUGH

BY_POINTING = 10 if THOROUGH else 6                      # moves made by pointing before the list is used
LOOKED_AT = 5                                            # moves made before the pages are looked at
SEEN = BY_POINTING + 2                                   # moves made on the pages; the others are made unseen
BACK = re.compile(r'<a (?=[^>]*id="time-round-back")[^>]*href="(?P<href>[^"]*)"')
SUMS = """() => [...document.querySelectorAll('.ps-total')].map(one => ['rect', 'text'].map(part =>
    one.querySelector(part).getBoundingClientRect().width)).filter(([, text]) => text).map(([frame, text]) => frame - text)"""
NEEDED = {"choose", "found", "set_prestige", "place", "take_up", "buy", "explore", "build", "send", "buy_ship", "finish", "pass"}


@pytest.mark.long
def test_a_person_and_three_bots_play_all_sixteen_rounds(person: Callable[..., Person]) -> None:
    """In Spanish, on a desktop; what a good bot would do in her place is done by her through the page."""
    ana = person("Ana", locale="es-ES")
    ana.play_now(bots=3, game="poseidon", strength="steady")
    said = played([ana], advised)
    assert said.keys() >= NEEDED
    match = ended(ana)
    assert match.state.round == 16                       # nobody went bankrupt: the eleventh exploration round was played
    the_past_can_be_visited(ana)


@pytest.mark.long
@pytest.mark.thorough
def test_two_people_on_phones_and_two_bots_play_to_the_end(person: Callable[..., Person]) -> None:
    """In English and Polish, hastily and at random: such a game mostly ends with a king who is bankrupt."""
    chance = random.Random(5)
    people = [person("Ben", size=PHONE, has_touch=True, is_mobile=True),
              person("Celina", locale="pl-PL", size=PHONE, has_touch=True, is_mobile=True)]
    link = people[0].open_table(seats=4, bots=2, game="poseidon")
    people[1].join(link)
    for one in people:
        one.wait_for_table()
    said = played(people, lambda _, moves: hasty(moves, chance))
    assert said.keys() >= NEEDED - {"pass", "finish"}
    for one in people:
        ended(one)


def played(people: list[Person], choice: Choice) -> Counter[str]:
    """Play to the end, the first moves by pointing, with a page loaded anew between, the last ones unseen; how often people said
    each verb."""
    said: Counter[str] = Counter()
    for made in range(SEEN):
        mover = present(whose_turn(people))
        if made == LOOKED_AT:
            for one in people:
                looks_right(one)
            mover.page.reload()
            mover.wait_for_turn()
        move = choice(mover, mover.moves())
        if made < BY_POINTING:
            by_pointing(mover, move)
        else:
            mover.choose(move)
        said[move.split()[0]] += 1
    present(whose_turn(people))
    said.update(move.split()[0] for move in play_unseen(people, choice))
    return said


def by_pointing(mover: Person, move: str) -> None:
    """Point at the facets of a move one after the other, on the map, beside it, or at their buttons; see its price; confirm."""
    facets = mover.page.get_attribute(f"#rows button[value='{move}']", "data-row") or ""
    for pair in facets.split():
        if mover.page.locator("#confirm:not([disabled])").count():
            break                                        # one more click would make the move
        facet, _, value = pair.partition("=")
        number = mover.page.locator(f"input[type=number][data-number-of={facet}]")
        if number.count() and number.is_visible():
            number.fill(value)
            continue
        for place in ("#board ", "#shared ", "#chips "):
            thing = mover.page.locator(f"{place}[data-{facet}='{value}'][data-lit=possible]")
            if thing.count() and thing.first.is_visible():
                thing.first.click()
                break
    if mover.page.locator("#confirm:not([disabled])").count():
        expect(mover.page.locator("#move")).to_have_value(move)
        mover.page.wait_for_selector("#preview b")
        mover.confirm()
    else:
        assert mover.page.viewport_size == PHONE, f"cannot be pointed at: {move}"       # what lies beside is on another tab there
        mover.choose(move)


def looks_right(one: Person) -> None:
    """No error, no key instead of a text, nothing that axe finds serious, no scrolling sideways, on every tab of a phone."""
    tabs = ("me", "shared", "others", "history", "board") if one.page.viewport_size == PHONE else ()
    for tab in tabs or ("",):
        if tab:
            one.page.click(f"#tab-{tab}")
        assert one.errors == [] and one.untranslated() == [] and not one.overflows()
        assert one.serious_faults() == []
    assert one.page.locator("#board .ps-hex").count() == 83 and one.page.locator("#board .ps-space").count() == 10


def ended(one: Person) -> Match[Any]:
    """The final sheet is the engine's, the pages are whole; the match."""
    match = one.match()
    assert match.to_move is None
    one.page.wait_for_selector("#final")
    looks_right(one)
    shown = one.page.eval_on_selector_all("#final .total td", "cells => cells.map(cell => Number(cell.innerText))")
    assert shown == sorted((score.total for score in match.scores()), reverse=True)
    return match


def the_past_can_be_visited(one: Person) -> None:
    """From the end back by rounds to the first, most of them without a look at the page, and forward to the end again."""
    rounds, back = 0, one.page.locator("a#time-round-back")
    for _ in range(2):
        address = one.page.url
        back.click()
        expect(one.page).not_to_have_url(address)
        one.settle()
        rounds += 1
    earlier = back.get_attribute("href")
    while earlier and rounds < 40:
        place = earlier
        found = BACK.search(one.read(place).text())
        earlier, rounds = found and html.unescape(found["href"]), rounds + 1
    assert rounds >= 16
    one.page.goto(place)
    one.settle()
    expect(back).to_have_count(0)
    expect(one.page.locator("#strip")).to_contain_text("Ronda de Poseidón")
    assert one.errors == [] and one.untranslated() == []
    one.page.click("#to-now")
    one.page.wait_for_selector("#final")


def test_what_a_route_earns_is_written_within_its_frame(person: Callable[..., Person]) -> None:
    match, dice = Match.start("poseidon", seats=3, seed=1), random.Random(1)
    while not any(int(move.facets.get("income", 0)) >= 20 for move in match.legal()):
        match.play(dice.choice(match.legal()))
    one = person("Ana", locale="pl-PL")
    sit_down(one.page, match.to_json(seed=False))
    for size in (DESKTOP, PHONE, {"width": 844, "height": 390}):
        one.resize(**size)
        rooms = one.page.evaluate(SUMS)
        assert rooms and min(rooms) > 0, size


LINES = """() => [...document.querySelectorAll('#shared .chart [class*=" of-"]')].map(line => {
    const nation = line.getAttribute('class').split(' of-')[1];
    const disc = document.querySelector(`#shared [data-nation=${nation}] .ps-disc`);
    return [nation, getComputedStyle(line.querySelector('.curve')).stroke, getComputedStyle(disc).backgroundColor];
})"""


def test_a_chart_shows_nations_in_their_colours(person: Callable[..., Person]) -> None:
    """Else the line of one nation has the colour that another has on the map. Sparta's yellow would be too pale."""
    one = person("Ana", color_scheme="light")
    sit_down(one.page, game_at("poseidon", 3, 0.6))
    lines = [(nation, line, disc) for nation, line, disc in one.page.evaluate(LINES) if nation != "sparta"]
    assert len(lines) > 1 and [nation for nation, line, disc in lines if line != disc] == []
