"""The small boards of running games on the start page: they follow the games, and nothing moves meanwhile."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, NO_MOVE, PHONE, Person, make_unseen, seated, whose_turn

BOXES = """() => [...document.querySelectorAll('main *')].filter(one => !one.closest('svg')).map(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return `${one.tagName} ${one.id} ${one.className} ${[left, top, width, height].map(Math.round)}`;
})"""


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "en-GB"), (PHONE, "pl-PL")], ids=["desktop", "phone"])
def test_a_board_follows_its_game_and_nothing_moves(person: Callable[..., Person], size: dict[str, int], locale: str) -> None:
    ana, ben, eva = person("Ana"), person("Wilhelmina Longstocking"), person("Eva", size=size, locale=locale)
    seated([ana, ben])
    table = ana.table.rpartition("/")[2]
    game = eva.page.locator(f"#watched-{table}")
    for _ in range(20):                                  # a game that has just begun is there a few seconds later
        eva.page.goto("/")
        if game.count():
            break
        eva.page.wait_for_timeout(500)
    first, then = (ana, ben) if whose_turn([ana, ben]) is ana else (ben, ana)
    expect(game.locator(".watched-said")).to_contain_text(first.name)
    game.scroll_into_view_if_needed()
    eva.page.wait_for_function("id => document.querySelector(`#watched-${id} img`).naturalWidth > 0", arg=table)
    before, mark = eva.page.evaluate(BOXES), game.get_attribute("data-mark")
    assert not eva.overflows() and not eva.untranslated() and eva.serious_faults() == []
    make_unseen([ana, ben], lambda one, moves: moves[0] if one is first else NO_MOVE)
    expect(game.locator(".watched-said")).to_contain_text(then.name)
    shown = game.get_attribute("data-mark") or ""
    assert shown != mark
    expect(game.locator("img")).to_have_attribute("src", re.compile(shown))
    assert eva.page.evaluate(BOXES) == before


def test_a_game_of_masters_plays_until_it_is_paused(person: Callable[..., Person]) -> None:
    eva = person("Eva")
    eva.page.goto("/")
    eva.page.goto("/watching/masters/new_bedford")
    gone_to = eva.page.evaluate("() => history.length")
    eva.page.wait_for_url(re.compile(r"at=2$"))
    eva.page.wait_for_url(re.compile(r"at=3$"))
    eva.page.click("#play-masters")
    expect(eva.page.locator("#play-masters")).to_have_text("Play")
    paused = eva.page.url
    eva.page.wait_for_timeout(4_000)
    assert eva.page.url == paused and eva.page.evaluate("() => history.length") == gone_to
    assert eva.serious_faults() == []
    eva.page.click("#play-masters")
    eva.page.wait_for_url(lambda address: address != paused)
