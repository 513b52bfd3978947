"""What stands for a move and is no choice now says why, beside it and in the prompt, with the rule: in every game."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import mercat
from tests.browser.people import DESKTOP, PHONE, Person, play_unseen, seated
from tests.thorough import THOROUGH

HANDS = ("mouse", "thumb", "keys")
PLACES, EACH = 2, 3                                      # positions of a game, and elements in each
IDLE = """() => {                                        // numbers elements that stand for something and are no choice
    const names = document.getElementById('main').dataset.facets.split(' ').map(name => `[data-${name}]`);
    const standing = [...names, '[data-subject]'].join(','), places = ':is(#board, #shared, #players)';
    const all = [...document.querySelectorAll(`${places} :is(${standing})`)];
    const idle = all.filter(one => !one.closest('[data-lit]') && one.checkVisibility() && one.getBoundingClientRect().width > 6);
    idle.forEach((one, number) => { one.dataset.idle = number; });
    return idle.length;
}"""
HIT = """thing => {                                      // a point that belongs to the element and to nothing inside it
    thing.scrollIntoView({block: 'center', inline: 'center'});
    const box = thing.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.5, .15], [.15, .5], [.5, .85]]) {
        const x = box.left + box.width * across, y = box.top + box.height * down, top = document.elementFromPoint(x, y);
        if (top && top.closest('[data-idle]') === thing) return [x, y];
    }
    return null;
}"""


def points(person: Person, number: int, hand: str) -> bool:
    """Click, tap or press Enter on an element; false if something lies over all of it."""
    thing = person.page.locator(f"[data-idle='{number}']")
    if hand == "keys":
        thing.focus()
        person.page.keyboard.press("Enter")
        return True
    place = thing.evaluate(HIT)
    if place is not None:
        (person.page.touchscreen.tap if hand == "thumb" else person.page.mouse.click)(*place)
    return place is not None


def ask_why(person: Person, hand: str, dice: random.Random) -> int:
    """Point at elements that are no choices; how many have said why."""
    said = 0
    idle = list(range(person.page.evaluate(IDLE)))
    for number in dice.sample(idle, len(idle)):
        if said == EACH or not points(person, number, hand):
            continue
        expect(person.page.locator("#notice .notice"), f"{number} by {hand}").not_to_be_empty()
        sentence = person.page.locator("#notice .notice").inner_text()
        expect(person.page.locator("#notice .notice .to-rule")).to_be_visible()
        expect(person.page.locator(".tip .tip-why .notice")).to_have_text(sentence.strip())
        beside = person.page.locator(".tip:not([hidden])").bounding_box()
        assert beside is not None and beside["width"] > 40
        assert "{" not in sentence and person.moves()    # a sentence; nothing was chosen or made
        assert person.page.locator("[data-lit=chosen]").count() == 0
        said += 1
    return said


@pytest.mark.long
@pytest.mark.parametrize("game", [
    "new_bedford", "caledonia", pytest.param("poseidon", marks=pytest.mark.thorough)])
def test_what_is_no_choice_says_why(person: Callable[..., Person], game: str) -> None:
    dice = random.Random(f"why {game}")
    first = person("Ana")
    first.begin(game=game)
    shift, at_once = mercat.names().index(game), 3 if THOROUGH else 1        # two games and two places: every hand
    for number in range(PLACES):
        first.wait_for_turn()
        for hand in [HANDS[(number + shift + each) % 3] for each in range(at_once)]:
            wishes: dict[str, Any] = {"size": PHONE, "has_touch": True} if hand == "thumb" else {"size": DESKTOP}
            one = person("Ana", **wishes)
            one.is_also(first)
            one.page.goto(first.page.url)
            one.wait_for_turn()
            assert ask_why(one, hand, dice) >= (1 if number == 0 else 2), (game, number, hand)
            assert not one.untranslated()
            one.page.close()
        play_unseen([first], lambda _, moves: dice.choice(moves), dice.randint(2, 6))


def test_a_reason_beside_a_choice_of_the_question_moves_no_other_choice(person: Callable[..., Person]) -> None:
    ana = person("Ana", size=DESKTOP)
    ana.page.goto("/")
    ana.page.locator("#game-new_bedford .learn").click()
    ana.wait_for_table()
    chips = ana.page.locator("#chips button[data-wood], #chips button[data-food], #chips button[data-brick]")
    before = [chips.nth(number).bounding_box() for number in range(chips.count())]
    ana.page.locator('#chips button[data-wood="5"]').click()             # not in this lesson
    expect(ana.page.locator(".tip .tip-why .notice")).to_be_visible()
    assert [chips.nth(number).bounding_box() for number in range(chips.count())] == before
    expect(ana.page.locator("#notice .notice")).not_to_be_empty()        # for whoever hears it
    ana.page.keyboard.press("Escape")
    box = ana.page.locator("#notice").bounding_box()
    assert box is not None and box["height"] > 20


def test_a_tap_on_another_choice_chooses_it_while_a_reason_is_shown(person: Callable[..., Person]) -> None:
    zofia = person("Zofia", size=PHONE, has_touch=True, locale="pl-PL")
    zofia.page.goto("/")
    zofia.page.locator("#game-caledonia .learn").click()
    zofia.wait_for_table()
    lit, refused = zofia.page.locator("#chips [data-start='1']"), zofia.page.locator("#chips [data-start='2']")
    zofia.settle()
    place = lit.bounding_box()
    assert place is not None
    for other in (refused, zofia.page.locator("#board [data-hex]").nth(30)):             # in the question, and on the board
        other.tap()
        expect(zofia.page.locator(".tip .tip-why .notice")).to_be_visible()
        assert lit.bounding_box() == place
    zofia.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(lit).to_have_attribute("data-lit", "chosen")
    expect(zofia.page.locator(".tip:not([hidden])")).to_have_count(0)
    expect(zofia.page.locator("#notice .notice")).to_have_count(0)


def test_whose_turn_it_is_is_said_too(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    seated([ana, ben])
    waiting = next(one for one in (ana, ben) if one.glances()[0] == "waiting")
    waiting.page.click("#nb-space-farm")
    expect(waiting.page.locator(".tip .tip-why")).to_have_text(waiting.page.locator("#ask").inner_text().split("\n")[0].strip())
