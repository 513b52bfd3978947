"""A season of a host and friends who do not know the site, in seven parts, from the first visit to long games.

Each part walks through what people do and looks at what they are told: in their language and their zone, in the second person,
with no error in the console and no dead end. Single features have tests of their own; here they meet.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import BOTS_PATIENCE, PHONE, Person, first_ones, make_unseen, play_unseen, whose_turn

pytestmark = pytest.mark.thorough
WARSAW = {"timezone_id": "Europe/Warsaw"}
HELD: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
BY_DAYS = {"kind": "days", "turn": 86_400, "bank": 3_600, "weekends": False, "end": "remind"}
IN_PLAY = 6                                              # decisions by pointer in a long game, before and after what is filled up
WORDS = """() => {                                       // of the page, without lists of choices and folds
    const shown = document.querySelector('main').cloneNode(true), place = document.createElement('div');
    for (const list of shown.querySelectorAll('select, .unseen, template, script')) list.remove();
    place.append(shown);
    document.body.append(place);
    const words = place.innerText.split(/\\s+/).filter(Boolean).length;
    place.remove();
    return words;
}"""
Come = Callable[..., Person]


@pytest.fixture
def come(site: Site, chromium: Browser) -> Iterator[Come]:
    """Yield a function by which somebody comes whose console is heard: at its end it must be empty, failed requests included."""
    people, said = list[Person](), list[str]()

    def visit(name: str, **wishes: Any) -> Person:
        one = Person(name, site.address, chromium, **{**WARSAW, **wishes})
        one.page.on("console", lambda message: said.append(f"{name}: {message.text} {message.location.get('url')}")
                    if message.type == "error" else None)
        people.append(one)
        return one

    yield visit
    for one in people:
        said += one.errors
        one.context.close()
    assert said == []


def is_right(one: Person) -> None:
    """Check what every page of the season promises."""
    one.settle()
    assert one.untranslated() == [] and not one.overflows()
    assert not re.search(r"\b(UTC|GMT)\b", one.page.inner_text("body")), "a moment is told in the reader's zone"


def post(one: Person, address: str, **sent: Any) -> Any:
    answer = one.context.request.post(address, data=sent, headers={"Origin": one.address})
    assert answer.ok, answer.text()
    return answer.json() if answer.status in (200, 201) else None


def table_of(people: list[Person], game: str, **terms: Any) -> str:
    """Open a table with these people by the interface."""
    for one in people:
        one.read("/")
    table: str = post(people[0], "/api/tables", game=game, seats=len(people), name=people[0].name, **terms)["table"]
    for one in people[1:]:
        post(one, f"/api/tables/{table}/seats", name=one.name)
    for one in people:
        one.table = f"{one.address}/t/{table}"
    return table


def at_the_table(people: list[Person]) -> None:
    for one in people:
        one.page.goto(one.table)
        one.wait_for_table()


def decide(one: Person) -> None:
    """Make one decision by pointer: whatever is lit on the board or as a chip, until Confirm is there; the list, if need be."""
    one.wait_for_turn()
    _, length = one.sees()
    for _ in range(6):
        confirm = one.page.locator("#confirm:not([disabled])")
        if confirm.count():
            confirm.click()
            one.wait_past(length)
            return
        things = one.page.locator("#chips [data-lit=possible], #board [data-lit=possible]").all()
        lit = [thing for thing in things if thing.is_visible()]
        if not lit:
            break
        lit[0].click(force=True)
        one.page.wait_for_timeout(60)
        if one.glances()[1] != length:                   # moves that undo takes back may need no Confirm
            return
    one.choose(one.moves()[0])


def test_first_visit(come: Come) -> None:
    """One click to a game, a question that is explained, choices with reasons, a move, and back."""
    one = come("Ann", beginner=True)
    one.play_now(game="caledonia")
    one.wait_for_turn()
    expect(one.page.locator("#explanation")).to_be_visible()
    one.page.wait_for_selector("#hint-0", timeout=1000 * BOTS_PATIENCE)
    assert "%" not in one.page.inner_text("#hints") and not re.search(r"\d", "".join(
        one.page.locator(".hint-worth").all_inner_texts()))
    tip, offered = one.page.inner_text("#explanation"), " ".join(one.moves())
    for clan in ("Buchanan", "Campbell", "Cunningham", "Fergusson", "MacDonald", "MacEwen", "MacKenzie", "Robertson", "Stewart"):
        assert clan not in tip or clan.lower() in offered, f"{clan} is not on offer: {tip}"
    table = one.table.rpartition("/")[2]
    commitment = one.read(f"/api/tables/{table}").json()["commitment"]
    assert commitment[:8] not in one.page.content()
    is_right(one)
    decide(one)
    one.page.goto("/new/caledonia")
    assert one.page.evaluate(WORDS) < 150
    assert not one.page.locator("input[name=listed]").is_checked()
    is_right(one)


def test_several_people_in_three_languages(come: Come) -> None:
    """A host and two friends, one of them on a phone: link, seats, the same game in three languages."""
    ann, piotr, sol = come("Ann"), come("Piotr", locale="pl-PL"), come("Sol", locale="es-ES", **HELD)
    link = ann.open_table(3, 0)
    is_right(ann)
    commitment = ann.read(link.split("?")[0].replace("/t/", "/api/tables/").removesuffix("/seats")).json()["commitment"]
    assert commitment[:8] not in ann.page.inner_text("main")
    for friend in (piotr, sol):
        friend.join(link)
    people = [ann, piotr, sol]
    for one, language in zip(people, ("en", "pl", "es"), strict=True):
        one.wait_for_table()
        expect(one.page.locator("html")).to_have_attribute("lang", language)
    for _ in range(IN_PLAY):
        mover = whose_turn(people)
        assert mover is not None
        decide(mover)
    for one in people:
        is_right(one)


def test_by_days_with_somebody_away(come: Come) -> None:
    """The clock's own end is what was agreed: nobody may call a bot for somebody who left the page, listed or not."""
    ann, sol = come("Ann"), come("Sol", locale="es-ES", **HELD)
    for listed in (False, True):
        table = table_of([ann, sol], "new_bedford", clock=BY_DAYS, listed=listed)
        assert ann.read(f"/api/tables/{table}").json()["absence"] == "wait"
    at_the_table([ann, sol])
    is_right(ann)
    mover, other = (ann, sol) if ann.sees()[0] == "mine" else (sol, ann)
    decide(mover)
    expect(other.page.locator("#prompt")).to_contain_text(re.compile(r"\S"))
    is_right(other)
    mover.page.goto("/")
    is_right(mover)
    mover.page.goto("/me")
    is_right(mover)


def test_groups_and_series(come: Come) -> None:
    """A remembered name is a person's own: it fills no name of a group or a series."""
    ann, sol = come("Ann"), come("Sol", locale="es-ES", **HELD)
    ann.play_now()                                       # the browser knows her name from now on
    ann.page.goto("/groups")
    expect(ann.page.locator("[name=name]")).to_have_value("")
    ann.page.fill("[name=name]", "Thursday table")
    ann.page.fill("[name=own]", "Ann")
    ann.page.click("#found")
    expect(ann.page.locator("h1")).to_have_text("Thursday table")
    expect(ann.page.locator("section:has(#begin-title) [name=name]")).to_have_value("")
    is_right(ann)
    ann.page.click("#invite")
    sol.page.goto(ann.page.input_value("#group-link"))
    sol.page.fill("[name=own]", "Sol")
    sol.page.tap("#join")
    expect(ann.page.locator("#group-people")).to_contain_text("Sol")
    is_right(ann)                                        # also after what its stream brought
    is_right(sol)


@pytest.mark.parametrize("game", ["caledonia", "new_bedford", "poseidon"])
def test_orders(come: Come, game: str) -> None:
    """What an order is about is chosen from what there is, and what ends it from a few things that may still happen."""
    ann, piotr = come("Ann"), come("Piotr", locale="pl-PL")
    table_of([ann, piotr], game, clock=BY_DAYS)
    make_unseen([ann, piotr], first_ones(8))
    at_the_table([ann, piotr])
    waiting = next(one for one in (ann, piotr) if one.sees()[0] == "waiting")
    waiting.page.goto(f"{waiting.table}/orders")
    is_right(waiting)
    assert waiting.page.locator("input[type=number][name*=contract]").count() == 0
    for kind in waiting.page.locator("form:has(fieldset.conditions)").all():
        assert kind.locator("fieldset.conditions [name=unless]").count() <= 10


def test_review_and_registration(come: Come) -> None:
    """A game is over, its review comes by itself, and whoever makes an account is called by its name."""
    ann = come("Ann")
    ann.begin()
    play_unseen([ann], first_ones(1000))
    assert ann.sees()[0] == "over"
    ann.page.click("#to-review")
    if not ann.page.locator("#words").count():
        assert ann.page.locator("#review a:visible").count() == 0
    ann.page.wait_for_selector("#words", timeout=1000 * BOTS_PATIENCE)      # without a click
    is_right(ann)
    ann.page.goto("/register")
    ann.page.fill("#account", "Ann Harbour")
    ann.page.fill("#password", "kelp and barley")
    ann.page.press("#password", "Enter")
    expect(ann.page.locator("#name")).to_contain_text("Ann Harbour")
    is_right(ann)
    ann.page.goto(ann.table)
    expect(ann.page.locator(".player.own")).to_contain_text("Ann Harbour")


@pytest.mark.parametrize("game", ["caledonia", "new_bedford", "poseidon"])
def test_long_games(come: Come, game: str) -> None:
    """From the first decisions by pointer, through what is filled up, to later ones: nobody is ever stuck."""
    ann, sol = come("Ann"), come("Sol", locale="es-ES", **HELD)
    table_of([ann, sol], game)
    for _ in range(2):
        at_the_table([ann, sol])
        for _ in range(IN_PLAY):
            mover = whose_turn([ann, sol])
            if mover is not None:
                decide(mover)
        for one in (ann, sol):
            one.catch_up()
            is_right(one)
            assert "lacks" not in one.page.inner_text("#main")
        play_unseen([ann, sol], first_ones(30), 30)
