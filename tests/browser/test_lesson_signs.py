"""In a lesson what has the sign of a choice is one, and the signs alone lead to its end: by mouse, thumb and keyboard."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ElementHandle

import mercat
from mercat.lessons import find_lesson
from tests.browser.people import BOTS_PATIENCE, DESKTOP, PHONE, Person

SIGNED = """() => [...document.querySelectorAll('[data-lit="possible"]')].filter(one => one.checkVisibility() &&
    (one.id !== 'confirm' || !one.disabled))"""
HANDS = ("mouse", "thumb", "keys")
STUCK = 12                                               # clicks that a step may need
STILL_LEADS = """() => {                                 // some move that is left fulfils the step, if any does
    const aims = [...document.querySelectorAll('#rows [data-row][data-aim]')];
    return !aims.length || aims.some(row => row.closest('li:not([hidden])'));
}"""


def signs(person: Person) -> list[ElementHandle]:
    """The elements that can be seen with the sign of a choice."""
    handle = person.page.evaluate_handle(SIGNED)
    return [one for one in (each.as_element() for each in handle.get_properties().values()) if one is not None]


def press(person: Person, sign: ElementHandle, hand: str) -> None:
    if hand == "keys":
        sign.focus()
        person.page.keyboard.press("Enter")
    elif hand == "thumb":
        sign.tap(force=True, position=free_place(sign))
    else:
        sign.click(force=True, position=free_place(sign))


def free_place(sign: ElementHandle) -> Any:
    """A place of the element at which nothing else of its kind lies over it."""
    x, y = sign.evaluate("""thing => {
        thing.scrollIntoView({block: 'center', inline: 'center'});
        const box = thing.getBoundingClientRect();
        for (const [across, down] of [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.5, .12], [.12, .5], [.5, .88]]) {
            const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
            if (top && (thing.contains(top))) return [box.width * across, box.height * down];
        }
        return [0, 0];
    }""")
    assert x or y, f"something lies over {sign.evaluate('thing => thing.outerHTML.slice(0, 200)')}"
    return {"x": x, "y": y}


def follow(person: Person, hand: str, dice: random.Random) -> ElementHandle:
    """Press what has the sign until Confirm has it, which is returned; nothing else ever leads away from the step."""
    for _ in range(STUCK):
        found = signs(person)
        assert found, "nothing has the sign"
        ready = [one for one in found if one.get_attribute("id") == "confirm"]
        if ready:
            return ready[0]
        sign = dice.choice(found)
        press(person, sign, hand)
        person.page.wait_for_function("() => window.unsettled === 0")
        assert not person.page.locator("#notice .notice").count(), person.page.inner_text("#notice")
        assert person.page.evaluate(STILL_LEADS)
    raise AssertionError("the signs lead nowhere")


@pytest.mark.long
@pytest.mark.parametrize("game", [
    "new_bedford", pytest.param("caledonia", marks=pytest.mark.thorough), pytest.param("poseidon", marks=pytest.mark.thorough)])
def test_the_signs_alone_finish_a_lesson(person: Callable[..., Person], game: str) -> None:
    """Every hand follows a third of the steps up to Confirm and makes the move, one hand after the other."""
    dice, lesson = random.Random(f"signs {game}"), find_lesson(game, "first")
    assert lesson is not None
    learner, made, third = person("Ana", size=DESKTOP), 0, -(-len(lesson.steps) // 3)
    learner.page.goto("/")
    learner.page.locator(f"#game-{game} .learn").click()
    learner.wait_for_table()
    while not step_is_over(learner):
        hand = HANDS[(made // third + mercat.names().index(game)) % 3]
        if made % third == 0:
            learner = at_the_same_table(learner, person("Ana", **({"size": PHONE, "has_touch": True} if hand == "thumb" else {})))
        length = learner.glances()[1]
        assert signs(learner), learner.page.inner_text("#lesson")
        press(learner, follow(learner, hand, dice), hand)
        learner.wait_past(length)
        made += 1
        assert made < 2 * len(lesson.steps)
    assert made >= len(lesson.steps)
    assert learner.page.locator("#lesson-next button").count() == 3 and not learner.untranslated()       # what to play next


def at_the_same_table(before: Person, after: Person) -> Person:
    """The second, who is the same visitor with another device."""
    after.is_also(before)
    after.page.goto(before.page.url)
    before.page.close()
    assert not step_is_over(after)
    return after


def step_is_over(person: Person) -> bool:
    """Has the lesson come to its end? Otherwise it is the learner's turn."""
    person.page.wait_for_selector("#prompt.mine, #lesson[data-done]", timeout=1000 * BOTS_PATIENCE)
    person.settle()
    return person.page.locator("#lesson[data-done]").count() > 0
