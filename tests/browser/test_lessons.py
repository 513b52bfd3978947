"""A lesson is played through: every game, three languages, a desktop and a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mercat.lessons import find_lesson
from tests.browser.people import DESKTOP, PHONE, Person, these

# How much of a thing is seen: how many of 25 places in its box are in the window, with nothing of the page's frame over them.
# What is looked at has dots around it, and an eye; what can be chosen is lit, in whatever way its game draws that.
SEEN = """(one) => {
    const box = one.getBoundingClientRect(), parts = [1, 3, 5, 7, 9].map(part => part / 10);
    const frame = thing => thing?.closest('.head, .tabs, #prompt');
    const places = parts.flatMap(across => parts.map(down => [box.left + box.width * across, box.top + box.height * down]));
    return box.width && one.checkVisibility() ? places.filter(([x, y]) => {
        const met = document.elementFromPoint(x, y);
        return met && frame(met) === frame(one);
    }).length : 0;
}"""
RINGED = """(looks) => {
    const named = ([facet, value]) => facet === 'element' ? `[id="${value}"]` : `[data-${facet}="${value}"]`;
    const within = (inner, outer) => ['left', 'top'].every(edge => outer[edge] < inner[edge] + 1)
        && ['right', 'bottom'].every(edge => outer[edge] > inner[edge] - 1);
    const box = one => one.getBoundingClientRect(), rings = [...document.querySelectorAll('g.look-sign > rect')];
    const ringed = one => one instanceof SVGElement ? rings.some(ring => within(box(one), box(ring)))
        : getComputedStyle(one).outlineStyle === 'dotted' && one.querySelector(':scope > .look-sign') !== null;
    const here = [...document.querySelectorAll('[data-look-here]')].filter(one => SEEN(one) >= ENOUGH && ringed(one));
    return looks.map(look => here.filter(one => one.matches(named(look.split('=')))).length);
}""".replace("SEEN", f"({SEEN})").replace("ENOUGH", "12")
LIT = f"() => Math.max(0, ...[...document.querySelectorAll('[data-lit=possible]')].map({SEEN}))"
MOVES = "[...document.querySelectorAll('#rows [data-row]')].map(button => button.value)"


def wait_for(person: Person, move: str) -> None:
    """Until the learner may make a move of the model solution; moves that are the only legal ones are made meanwhile."""
    while True:
        person.settle()
        person.page.wait_for_function(f"move => {{ const moves = {MOVES}; return moves.length === 1 || moves.includes(move); }}",
                                      arg=move)
        if move in person.moves():
            return
        person.choose(person.moves()[0])


REST = [("new_bedford", "en-GB", DESKTOP, "Lesson"), ("poseidon", "es-ES", DESKTOP, "Lección"),
        ("poseidon", "en-GB", PHONE, "Lesson"), ("caledonia", "es-ES", DESKTOP, "Lección"),
        ("caledonia", "pl-PL", PHONE, "Lekcja")]


@pytest.mark.parametrize(("game", "locale", "size", "word"), [
    ("new_bedford", "pl-PL", PHONE, "Lekcja"), *(pytest.param(*case, marks=pytest.mark.thorough) for case in REST)])
def test_a_lesson_from_the_lobby_on(person: Callable[..., Person], game: str, locale: str, size: Any, word: str) -> None:
    ana = person("Ana", locale=locale, size=size)
    ana.page.goto("/")
    ana.page.locator(f"#game-{game} .learn").click()
    lesson = find_lesson(game, "first")
    assert lesson is not None
    steps = lesson.steps
    for number, step in enumerate(steps, 1):
        wait_for(ana, step.model)
        head = ana.page.locator(".lesson-head")
        for part in (word, str(number), str(len(steps))):
            expect(head).to_contain_text(part)
        expect(ana.page.locator("#lesson-text .lesson-aim")).not_to_be_empty()
        expect(ana.page.locator("[data-lit=possible]"), step.name).not_to_have_count(0)      # a script lights it afterwards
        signs_are_in_sight(ana, step)
        assert not ana.untranslated() and not ana.overflows()
        if number == 2:
            ana.page.reload()                            # the step is that of the journal
            assert not ana.serious_faults()
            wrong_move_is_answered(ana, step)
        ana.choose(step.model)
    ana.page.wait_for_selector("#lesson-text")
    assert not ana.untranslated()
    ana.page.click("#leave-lesson")
    ana.page.wait_for_selector("#lesson", state="detached")
    ana.wait_for_turn()


def signs_are_in_sight(ana: Person, step: Any) -> None:
    """What can be chosen is in the window without a look for it; so is what the step looks at, here or on a tab that says so."""
    ana.wait_for_layout()
    assert ana.page.evaluate(LIT) >= 12, f"{step.name}: nothing lit is in sight"
    missing = [look for look, found in zip(step.looks, ana.page.evaluate(RINGED, step.looks), strict=True) if not found]
    for tab in ana.page.eval_on_selector_all("[data-look-there]", "tabs => tabs.map(tab => tab.id)") if missing else ():
        if ana.page.locator(f"#{tab}").is_visible():
            before = ana.page.locator("[data-to-tab][aria-current]:visible").get_attribute("id")
            ana.page.click(f"#{tab}")
            ana.wait_for_layout()
            missing = [look for look, found in zip(missing, ana.page.evaluate(RINGED, missing), strict=True) if not found]
            ana.page.click(f"#{before}")
    assert not missing, f"{step.name} looks at {missing}, which has no ring in sight"


def wrong_move_is_answered(ana: Person, step: Any) -> None:
    wrong = next(move for move in ana.moves() if not step.fulfilled_by(move))
    ana.page.click("#all-moves > summary")
    ana.page.evaluate("move => document.querySelector(`#rows button[value='${move}']`).click()", wrong)
    expect(ana.page.locator("#notice .notice")).not_to_be_empty()
    expect(ana.page.locator("#all-moves[open]")).to_have_count(0)       # the list would cover the explanation
    assert step.model in ana.moves()


def test_a_lesson_by_keyboard_and_what_it_looks_at(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.page.goto("/")
    ana.page.locator("#game-new_bedford .learn").press("Enter")
    wait_for(ana, "take_start 2 2 0")
    expect(ana.page.locator("#player-0 > .look-sign")).to_be_visible()
    ana.choose("take_start 2 2 0")
    wait_for(ana, "place dockyard")
    ana.settle()
    assert ana.page.locator("#board [data-lit]").evaluate_all("all => all.map(one => one.id)") == ["nb-space-dockyard"]
    ana.page.locator("#nb-space-dockyard").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("#preview:not(:empty)")
    ana.page.keyboard.press("Enter")
    wait_for(ana, "place city_pier")


def test_a_question_answered_ten_times_is_no_longer_explained(person: Callable[..., Person]) -> None:
    ana = person("Ana", size=PHONE)
    ana.play_now()
    ana.wait_for_turn()
    placing = ana.page.locator("#explanation[data-subject=new_bedford-placing]")
    expect(ana.page.locator("#explanation")).to_be_visible()
    ana.page.evaluate("() => localStorage.setItem('answered-new_bedford-placing', '9')")
    ana.choose("take_start 2 2 0")
    ana.wait_for_turn()
    expect(placing).to_be_visible()
    ana.choose("place farm")
    ana.wait_for_turn()
    expect(placing).to_be_hidden()
    ana.set("explain", "on")
    ana.wait_for_turn()
    expect(ana.page.locator("#explanation")).to_be_visible()
    assert not ana.overflows()


def test_the_rules_are_searched_beside_the_table(person: Callable[..., Person]) -> None:
    ana = person("Ana", locale="pl-PL", size=PHONE)
    ana.page.goto("/help/poseidon")
    ana.page.fill("[data-search]", "swiatynia zadna taka")
    expect(ana.page.locator("[data-nothing]")).to_be_visible()
    expect(ana.page.locator("[data-searched]:visible")).to_have_count(0)
    ana.page.fill("[data-search]", "Prestiz skarbiec")
    expect(ana.page.locator("section[data-searched]:visible")).not_to_have_count(0)
    assert ana.page.locator("section[data-searched]:visible").count() < ana.page.locator("section[data-searched]").count()
    assert not ana.serious_faults() and not ana.overflows()


def test_a_refusal_opens_the_rules_at_its_rule(person: Callable[..., Person]) -> None:
    for size, locale in ((DESKTOP, "en-GB"), (PHONE, "pl-PL")):
        ana = person("Ana", size=size, locale=locale)
        ana.begin(moves=these("take_start 2 2 0"))
        ana.wait_for_turn()
        if size == PHONE:
            ana.page.click("label[for=nb-to-sea]")
        ana.page.click("#nb-space-city_pier")
        ana.page.click(".tip .to-rule" if size == PHONE else "#notice .to-rule")
        rule = ana.page.locator("#rules #NB-SHIP-3")
        expect(rule).to_be_in_viewport()
        expect(rule).to_be_focused()
        expect(rule).to_have_class(re.compile("asked"))
        expect(rule.locator(".rule-id")).to_have_text("NB-SHIP-3")
        drawn = ana.page.evaluate("() => [...document.querySelectorAll('#rules .glossary use')].map(one => one.getBBox().width)")
        assert len(drawn) > 40 and all(drawn)            # with the board's own symbols
        assert not ana.untranslated() and not ana.overflows() and not ana.serious_faults()
