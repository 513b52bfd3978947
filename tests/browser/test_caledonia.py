"""A four-handed game of Clans of Caledonia with two people and two bots, on a desktop in Spanish and a phone in Polish."""

import random
from collections.abc import Callable

from tests.browser.people import PHONE, Person

from mercat.engine.match import Match

BY_POINTING = 6                                          # moves made by pointing before the list is used


def test_two_people_and_two_bots_play_to_the_end(person: Callable[..., Person]) -> None:
    chance = random.Random(5)
    people = [person("Ana", locale="es-ES"), person("Ewa", locale="pl-PL", size=PHONE)]
    link = people[0].open_table(seats=4, bots=2, game="caledonia")
    people[1].join(link)
    for one in people:
        one.page.wait_for_selector("#prompt")
    looked, made = 0, 0
    while (mover := whose_turn(people)) is not None:
        moves = mover.moves()
        building = [move for move in moves if move.split()[0] in ("expand", "fulfil", "obtain")]
        move = chance.choice(building or moves)
        if made < BY_POINTING:
            by_pointing(mover, move)
        else:
            mover.choose(move)
        made += 1
        if made in (4, 24):
            looked += looks_right(people)
    assert made > 40 and looked == 4
    for one in people:
        match = Match.from_json(one.context.request.get(f"{one.page.url.split('?')[0]}/export").text())
        assert match.to_move is None and match.game.name == "caledonia"
        one.page.wait_for_selector("#final")
        assert one.untranslated() == []


def whose_turn(people: list[Person]) -> Person | None:
    """Who is asked; None when the game is over for everybody."""
    for _ in range(600):
        moods = [one.sees()[0] for one in people]
        if "mine" in moods:
            return people[moods.index("mine")]
        if all(mood == "over" for mood in moods):
            return None
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def by_pointing(mover: Person, move: str) -> None:
    """Point at what the move speaks of, wherever it is drawn, the particular first; on a phone the board is a tab of several."""
    facets = mover.page.get_attribute(f"#rows button[value='{move}']", "data-row") or ""
    pairs = facets.split(" ")
    for pair in pairs[::-1] + pairs:
        facet, value = pair.split("=")
        if not mover.page.locator("#confirm:not([disabled])").count():
            mover.point_at(facet, value)
    if mover.page.locator("#confirm:not([disabled])").count() and mover.page.input_value("#move") == move:
        mover.page.wait_for_selector("#preview b")       # its price, before it is made
        mover.confirm()
    else:
        mover.choose(move)


def looks_right(people: list[Person]) -> int:
    """No key instead of a text, nothing that axe finds serious, no scrolling sideways; the map is there. How many looked."""
    for one in people:
        assert one.untranslated() == []
        assert one.serious_faults() == []
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert one.page.locator("#board .cc-hex").count() == 117
    return len(people)
