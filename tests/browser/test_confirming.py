"""Moves without Confirm, by mouse, touch and keys: what undo takes back is made by the click that leads to it, everything else
waits, and nothing moves."""

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

import mercat
from tests.browser.people import DESKTOP, PHONE, Person, these
from tests.browser.steady import AT_ONCE, MET, Game, at_random

WAYS = {"mouse": DESKTOP, "touch": PHONE, "keys": DESKTOP}
NEAR = [("caledonia", "touch"), ("new_bedford", "keys"), ("poseidon", "mouse")]
REST = [pytest.param(*case, marks=pytest.mark.thorough) for case in product(mercat.names(), WAYS) if case not in NEAR]
ANSWERED = """length => Number(document.getElementById('chips')?.dataset.length ?? -1) !== length
    || (document.getElementById('move')?.value && document.querySelector('#preview #after:not([data-at-once])'))"""
MOST = 40                                                # decisions until there was one of each kind


def point(person: Person, pair: str, way: str) -> bool:
    """Point at a value of a facet, wherever that is possible now; was it?"""
    facet, value = pair.split("=", 1)
    for place in AT_ONCE:
        for thing in person.page.locator(f"{place}[data-{facet}='{value}'][data-lit=possible]:visible").all():
            if way == "keys":
                thing.focus()
                person.page.keyboard.press("Enter")
                return True
            if thing.evaluate(MET):
                thing.tap(force=True) if way == "touch" else thing.click(force=True)
                return True
    return False


def decide(person: Person, move: str, way: str, seen: Game) -> str:
    """Point at what a move has; "at once" if that made it, else it is confirmed, or chosen from the list."""
    page = person.page
    person.wait_for_layout()
    before = seen.look(page, f"{move} begins", {})
    _, length = person.sees()
    for pair in reversed((page.get_attribute(f"#rows button[value='{move}']", "data-row") or "").split()):
        if page.input_value("#move"):
            break
        point(person, pair, way)
    if not page.evaluate("() => document.getElementById('move')?.value") and person.glances()[1] == length:
        person.choose(move)
        return "from the list"
    page.wait_for_function(ANSWERED, arg=length)
    if person.glances()[1] != length:
        person.settle()
        return "at once"
    person.wait_for_layout()
    seen.look(page, f"{move} waits", before)
    page.keyboard.press("Enter") if way == "keys" else page.locator("#confirm").click()
    person.wait_past(length)
    return "confirmed"


@pytest.mark.long
@pytest.mark.parametrize(("game", "way"), [*NEAR, *REST])
def test_what_can_be_undone_is_made_at_once(person: Callable[..., Person], game: str, way: str) -> None:
    more: dict[str, Any] = {"has_touch": True} if way == "touch" else {}
    ana = person("Ana", size=WAYS[way], **more)
    ana.context.add_cookies([{"name": "confirming", "value": "needed", "url": ana.address}])
    ana.begin(bots=1, game=game)
    seen, made, choose = Game(), list[str](), at_random(random.Random(5))
    while not {"at once", "confirmed"} <= set(made) and len(made) < MOST:
        ana.wait_for_turn()
        made.append(decide(ana, choose(ana, ana.moves()), way, seen))
        if made[-1] == "at once":                        # the same person is asked next, and undo takes it back
            assert ana.sees()[0] == "mine"
            expect(ana.page.locator("#undo")).to_be_visible()
    assert {"at once", "confirmed"} <= set(made), made
    assert not seen.jumps, "\n".join(seen.jumps)


def test_it_is_offered_once_after_twenty_confirmed_moves(person: Callable[..., Person]) -> None:
    """In the room of previews, so that nothing moves; whoever declines is not asked again, on no device."""
    ana = person("Ana")
    ana.begin(bots=1, game="caledonia", moves=these())
    offer = ana.page.locator("#offer")
    expect(offer).to_be_hidden()
    ana.page.evaluate("() => localStorage.setItem('mercat-confirmed', '19')")
    seen = Game()
    while not offer.is_visible():
        ana.wait_for_turn()
        before = seen.look(ana.page, "before", {})
        move = ana.moves()[0]
        for pair in reversed((ana.page.get_attribute(f"#rows button[value='{move}']", "data-row") or "").split()):
            if not ana.page.input_value("#move"):
                point(ana, pair, "mouse")
        ana.page.wait_for_selector("#preview b")
        expect(offer).to_be_hidden()
        ana.confirm()
        ana.wait_for_turn()
        ana.wait_for_layout()
        assert int(ana.page.evaluate("() => localStorage.getItem('mercat-confirmed')")) >= 20
    stands = {name: place for name, place in before.items() if name in ("prompt", "confirm")}
    assert stands
    seen.look(ana.page, "offered", stands)
    assert not seen.jumps, "\n".join(seen.jumps)
    with ana.page.expect_response("**/settings"):
        offer.locator("[data-confirming=always]").click()
    expect(offer).to_be_hidden()
    ana.page.reload()
    ana.wait_for_table()
    assert ana.page.get_attribute("html", "data-confirming") == "always"
    expect(offer).to_be_hidden()
