"""In a lesson every element with the sign of a choice is one, and the signs alone lead to its end: by mouse, thumb and keyboard."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, expect

from mercat.lessons import find_lesson
from tests.browser.people import DESKTOP, PHONE, Person

SIGNED = """() => [...document.querySelectorAll('[data-lit="possible"]')].filter(one => one.checkVisibility() &&
    (one.id !== 'confirm' || !one.disabled))"""
STUCK = 12                                               # clicks that a step may need
CHOSEN = """() => [...document.querySelectorAll('#rows li:not([hidden]) [data-row]')].map(row => row.hasAttribute('data-aim'))"""


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
        aims = person.page.evaluate(CHOSEN)
        assert True in aims or True not in person.page.evaluate("() => [...document.querySelectorAll('[data-aim]')].map(() => true)")
    raise AssertionError("the signs lead nowhere")


@pytest.mark.parametrize("game", ["new_bedford", "caledonia", "poseidon"])
def test_the_signs_alone_finish_a_lesson(person: Callable[..., Person], game: str) -> None:
    """Each step is followed up to Confirm by all three, and made by one of them in turn."""
    dice, lesson = random.Random(f"signs {game}"), find_lesson(game, "first")
    assert lesson is not None
    hands = {"mouse": person("Ana", size=DESKTOP), "thumb": person("Ana", size=PHONE, has_touch=True), "keys": person("Ana")}
    first = hands["mouse"]
    first.page.goto("/")
    first.page.locator(f"#game-{game} .learn").click()
    first.wait_for_table()
    for hand, one in hands.items():
        if one is not first:
            one.context.add_cookies(first.context.cookies())
            one.page.goto(first.page.url)
            one.wait_for_table()
    steps = made = 0
    while first.page.locator("#lesson[data-done]").count() == 0:
        first.wait_for_turn()
        if first.page.locator("#lesson[data-done]").count():
            break
        first.catch_up()
        length = first.glances()[1]
        maker = list(hands)[made % len(hands)]
        confirm = None
        for hand, one in hands.items():
            one.page.wait_for_function("length => Number(document.getElementById('chips')?.dataset.length) === length", arg=length)
            one.settle()
            found = follow(one, hand, dice)
            if hand == maker:
                confirm = found
            elif one.page.locator("#cancel:visible").count():
                one.page.locator("#cancel").click()
        assert confirm is not None
        press(hands[maker], confirm, maker)
        hands[maker].wait_past(length)
        made += 1
        steps += first.page.locator("#notice .notice").count() == 0
        assert made < 2 * len(lesson.steps)
    for one in hands.values():
        expect(one.page.locator("#lesson[data-done]")).to_be_visible()
    assert made >= len(lesson.steps)
