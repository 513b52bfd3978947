"""Three people and a bot play a whole game of New Bedford, each in their own language, through reloads, undo and a restart."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Site
from tests.browser.people import Person, play_unseen, whose_turn

SHEET = """rows => { const [names, total, place] = rows.map(row => [...row.cells].slice(1).map(cell => cell.innerText.trim()));
                     return names.map((name, column) => [name, Number(place[column]), Number(total[column])]); }"""
UNSEEN_FROM, UNSEEN = 13, 192                            # after so many moves so many are made without looking at the pages
BY_CLICKING = 6                                          # moves made by pointing at the board before the list is used


@pytest.mark.long
def test_three_people_and_a_bot_play_to_the_end(site: Site, person: Callable[..., Person]) -> None:
    chance = random.Random(3)
    people = [person("Ana", locale="en-GB"), person("Benito", locale="es-ES"), person("Celina", locale="pl-PL")]
    link = people[0].open_table(seats=4, bots=1)
    people[1].join(link)
    people[2].join(link)
    for one in people:
        one.wait_for_table()                             # whoever waited sees the table by itself
    made, reloaded, restarted, undone = 0, False, False, False
    while True:
        mover = whose_turn(people)
        if mover is None:
            break
        pick(mover, chance, clicking=made < BY_CLICKING)
        made += 1
        if made >= 6 and not undone:
            undone = takes_back(mover)
        if made >= 8 and not reloaded and whose_turn(people) is not None:
            reloaded = sees_the_same_after_reload(people[0])
        if made == UNSEEN_FROM:
            made += len(play_unseen(people, lambda _, moves: chance.choice(moves), UNSEEN))
        elif made == 11:
            site.restart()                               # nobody reloads: the pages find the new server by themselves
            restarted = True
    assert made > 80 and reloaded and restarted and undone
    final_scores_are_right(people)


def pick(mover: Person, chance: random.Random, clicking: bool) -> None:
    """Any legal move: by pointing at its facets, or from the list."""
    move = chance.choice(mover.moves())
    if not clicking:
        mover.choose(move)
        return
    facets = mover.page.get_attribute(f"#rows button[value='{move}']", "data-row") or ""
    pairs = facets.split(" ")
    for pair in pairs[::-1] + pairs:                    # the particular first; the verb where that is not enough
        facet, value = pair.split("=")
        if not mover.page.locator("#confirm:not([disabled])").count():
            mover.point_at(facet, value)
    mover.page.wait_for_selector("#preview b")           # its price, before it is made
    expect(mover.page.locator("#move")).to_have_value(move)
    mover.confirm()


def takes_back(mover: Person) -> bool:
    """Undo where one's own turn goes on, so that nobody else can have spoken; the other moves are there again."""
    mood, length = mover.sees()
    if mood != "mine" or not mover.page.locator("#undo").count():
        return False
    mover.page.click("#undo")
    mover.wait_past(length)
    return mover.sees()[0] == "mine" and len(mover.moves()) > 0


def sees_the_same_after_reload(one: Person) -> bool:
    """Asked while a person is to move, so that nothing happens meanwhile."""
    one.catch_up()
    before = one.page.inner_text("#strip"), one.page.inner_text("#board")
    one.page.reload()
    one.wait_for_table()
    return (one.page.inner_text("#strip"), one.page.inner_text("#board")) == before


def final_scores_are_right(people: list[Person]) -> None:
    """The final sheet of each page says what the engine says of the exported match."""
    for one in people:
        match = one.match()
        assert match.to_move is None
        one.page.wait_for_selector("#final")
        shown = one.page.eval_on_selector_all("#final :is(thead tr, .total, .places)", SHEET)
        by_seat = {score.seat: score for score in match.scores()}
        names = [name for name, _, _ in shown]
        assert {"Ana", "Benito", "Celina"} < set(names)
        for name, place, total in shown:
            seat = match.names.index(name) if name in match.names else match.names.index("")
            assert (by_seat[seat].place, by_seat[seat].total) == (place, total)
        winner = next(name for name, place, _ in shown if place == 1)
        expect(one.page.locator("#ask")).to_contain_text(winner)
