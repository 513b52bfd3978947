"""Three people and a bot found nations, explore, sail and buy ships in Poseidon: three languages, a desktop and a phone."""

import random
from collections.abc import Callable

from tests.browser.people import PHONE, Person

MOVES = 60                              # enough for the first merchant round, mostly for an exploration round too
MOST = 240                              # by then everything that is wanted has been done, whatever nature deals
WANTED = {"choose", "found", "set_prestige", "place", "take_up", "explore", "build", "buy_ship"}
BY_CLICKING = 12
DULL = {"pass", "stop", "sell", "stay_home", "leave", "withhold", "finish"}        # made when nothing else is offered


def test_three_people_and_a_bot_explore_the_sea(person: Callable[..., Person]) -> None:
    chance = random.Random(5)
    people = [person("Ana", locale="en-GB"), person("Benito", locale="es-ES"), person("Celina", locale="pl-PL", size=PHONE)]
    link = people[0].open_table(seats=4, bots=1, game="poseidon")
    for one in people[1:]:
        one.join(link)
    for one in people:
        one.page.wait_for_selector("#prompt")
    said: set[str] = set()
    made = 0
    while made < MOVES or (made < MOST and not said >= WANTED):
        mover = whose_turn(people)
        move = wish(mover.moves(), chance)
        if made < BY_CLICKING:
            by_pointing(mover, move)
        else:
            mover.choose(move)
        said.add(move.split()[0])
        made += 1
    assert said >= WANTED
    for one in people:
        assert one.errors == [] and one.untranslated() == [] and not one.overflows()
        assert one.serious_faults() == []


def whose_turn(people: list[Person]) -> Person:
    for _ in range(400):
        for one in people:
            if one.sees()[0] == "mine":
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: {[one.page.inner_text('#prompt') for one in people]}")


def wish(moves: list[str], chance: random.Random) -> str:
    """A move that brings the game on: no merchant more than needed, ships and posts whenever they can be had, the fleet sent."""
    for verb in ("place", "build", "buy_ship", "send", "end_turn", "issue_none"):
        fitting = [move for move in moves if move.split()[0] == verb]
        if fitting:
            return fitting[0]
    cheap = [move for move in moves if move in ("set_prestige 40", "set_prestige 50", "set_prestige 60")]
    lively = [move for move in moves if move.split()[0] not in DULL]
    return chance.choice(cheap or [move for move in lively if move.startswith("found")] or lively or moves)


def by_pointing(mover: Person, move: str) -> None:
    """Point at the facets of a move one after the other, on the map, beside it, or at their buttons, and confirm."""
    facets = mover.page.get_attribute(f"#rows button[value='{move}']", "data-row") or ""
    for pair in facets.split():
        facet, _, value = pair.partition("=")
        for place in ("#board ", "#shared ", "#chips "):
            thing = mover.page.locator(f"{place}[data-{facet}='{value}'][data-lit=possible]")
            if thing.count() and thing.first.is_visible():
                thing.first.click()
                break
    if mover.page.locator("#confirm:not([disabled])").count():
        mover.confirm()
    else:
        assert mover.page.viewport_size == PHONE, f"cannot be pointed at: {move}"       # what lies beside is on another tab there
        mover.choose(move)
