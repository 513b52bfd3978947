"""Orders for later in a browser: one from the list of kinds, a turn prepared on the board, and what the others see of them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person, first_ones
from tests.browser.steady import MET, PLACES, STAND

CLOCK = {"kind": "days", "turn": 86_400, "bank": 3_600, "weekends": False, "end": "remind"}


BOARD_BOX = """() => [...document.querySelectorAll('#board, #zoom-inner svg')].map(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
})"""
GAPS = "() => [...document.querySelectorAll('.order-acts')].map(one => parseFloat(getComputedStyle(one).columnGap))"


def test_orders_are_given_prepared_and_carried_out(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben", locale="pl-PL", size=PHONE, has_touch=True)
    people, origin = {0: ana, 1: ben}, {"Origin": ana.address}
    for one in people.values():
        one.read("/")
    table = ana.context.request.post("/api/tables", headers=origin, data={
        "game": "new_bedford", "seats": 2, "name": "Ana", "clock": CLOCK}).json()["table"]
    ben.context.request.post(f"/api/tables/{table}/seats", headers=origin, data={"name": "Ben"})

    def offered() -> Any:
        return ana.read(f"/api/tables/{table}/moves").json()

    def play(move: str) -> None:
        now = offered()
        wish = {"length": now["length"], "move": move or now["moves"][0]["move"]}
        told = people[now["to_move"]].context.request.post(f"/api/tables/{table}/play", headers=origin, data=wish)
        assert told.ok, told.text()

    while offered()["moves"][0]["move"].startswith("take_start"):    # until the first worker is to be placed
        play("")
    first = offered()["to_move"]
    mover, waiting = people[first], people[1 - first]
    waiting.page.goto(f"/t/{table}/orders")
    waiting.page.click("#kind-catch > summary")
    waiting.page.click("#kind-catch button.main")
    expect(waiting.page.locator(".order-line.waits")).to_have_count(1)
    assert waiting.serious_faults() == [] and waiting.untranslated() == [] and not waiting.overflows()

    waiting.page.click("#to-prepare")
    waiting.page.wait_for_selector("#prompt.past")
    waiting.settle()
    stands = waiting.page.evaluate(BOARD_BOX)
    waiting.point_at("space", "forest")
    waiting.page.locator("#confirm:not([disabled])").click()
    waiting.page.wait_for_selector("#order-it")
    assert waiting.serious_faults() == [] and waiting.untranslated() == [] and not waiting.overflows()
    waiting.page.click("#order-it")
    expect(waiting.page.locator(".order-line.waits")).to_have_count(2)
    assert waiting.page.evaluate(GAPS) == [8, 8]
    waiting.page.goto(f"/t/{table}")
    waiting.settle()
    assert waiting.page.evaluate(BOARD_BOX) == stands

    mover.page.goto(f"/t/{table}")
    expect(mover.page.locator("#history .by-order")).to_have_count(0)
    mover.settle()
    play("place farm")
    while offered()["to_move"] == first and not offered()["moves"][0]["move"].startswith("place"):
        play("")
    expect(mover.page.locator("#history .by-order").first).to_be_attached()
    lines = mover.read(f"/api/tables/{table}/journal").json()["lines"]
    assert [line["line"] for line in lines if line.get("by_order")] == [f"{1 - first} place forest"]
    waiting.page.goto(f"/t/{table}/orders")
    expect(waiting.page.locator(".order-line.done")).to_have_count(1)
    expect(waiting.page.locator(".order-line.waits")).to_have_count(1)


class ByDays:
    """A table of two by days, moved on by the interface."""

    def __init__(self, person: Callable[..., Person], game: str, **wishes: Any) -> None:
        self.people = [person("Ana", **wishes), person("Ben", **wishes)]
        ana, ben = self.people
        self.origin = {"Origin": ana.address}
        for one in self.people:
            one.read("/")
        opened = ana.context.request.post("/api/tables", headers=self.origin, data={
            "game": game, "seats": 2, "name": "Ana", "clock": CLOCK})
        self.table = opened.json()["table"]
        ben.context.request.post(f"/api/tables/{self.table}/seats", headers=self.origin, data={"name": "Ben"})

    def offered(self) -> Any:
        return self.people[0].read(f"/api/tables/{self.table}/moves").json()

    def play(self, wanted: str = "") -> str:
        """Make this move, or the first if it is not offered."""
        now = self.offered()
        listed = [one["move"] for one in now["moves"]]
        move = wanted if wanted in listed else str(listed[0])
        told = self.people[now["to_move"]].context.request.post(f"/api/tables/{self.table}/play", headers=self.origin, data={
            "length": now["length"], "move": move})
        assert told.ok, told.text()
        return move


@pytest.mark.parametrize(("game", "begins", "thing", "kind", "does", "wishes"), [
    ("caledonia", "buy|sell|obtain|expand|ship", "#shared [data-contract], #board [data-contract]", "contract",
     "obtain", {"locale": "en-GB", "size": DESKTOP}),
    ("new_bedford", "place", "#board [data-space=forest]", "space", "place forest",
     {"locale": "es-ES", "size": PHONE, "has_touch": True}),
    ("poseidon", "pass|buy", "#board [data-nation], #shared [data-nation]", "buy", "buy", {"locale": "pl-PL", "size": DESKTOP})])
def test_an_order_is_given_at_the_thing_while_others_decide(person: Callable[..., Person], game: str, begins: str, thing: str,
                                                            kind: str, does: str, wishes: dict[str, Any]) -> None:
    at = ByDays(person, game, **wishes)
    played = ""
    while at.offered()["moves"][0]["move"].split()[0] not in begins.split("|") or (game == "poseidon" and "found" not in played):
        played += at.play()
    first = at.offered()["to_move"]
    waiting = at.people[1 - first]
    waiting.page.goto(f"/t/{at.table}")
    waiting.wait_for_table()
    waiting.wait_for_layout()
    before = waiting.page.evaluate(PLACES)
    if not waiting.page.locator(thing).first.is_visible():
        waiting.page.click("#tab-shared")
    for one in waiting.page.locator(thing).all():
        one.dispatch_event("click")
        waiting.page.wait_for_selector("#order-here button, .tip-why")
        if waiting.page.locator(f"#here-{kind}").count():
            break
    waiting.wait_for_layout()
    if waiting.page.locator("#tab-board").is_visible():
        waiting.page.click("#tab-board")
    assert waiting.page.evaluate(PLACES) == before, "nothing has moved"
    assert waiting.serious_faults() == [] and waiting.untranslated() == [] and not waiting.overflows()
    waiting.page.click(f"#here-{kind}")
    expect(waiting.page.locator("#orders-waiting li")).to_have_count(1)
    waiting.wait_for_layout()
    assert waiting.page.evaluate(PLACES) == before
    while at.offered()["to_move"] == first:
        at.play("pass")
    lines = waiting.read(f"/api/tables/{at.table}/journal").json()["lines"]
    made = [line["line"] for line in lines if line.get("by_order")]
    assert made and made[0].startswith(f"{1 - first} {does}"), made


def test_values_are_chosen_in_order_with_chips_and_without_scripts_with_lists(person: Callable[..., Person]) -> None:
    at = ByDays(person, "new_bedford")
    while not at.offered()["moves"][0]["move"].startswith("place"):
        at.play()
    waiting = at.people[1 - at.offered()["to_move"]]
    plain = person("Eva", java_script_enabled=False)
    plain.is_also(waiting)
    for one in (waiting, plain):
        one.page.goto(f"/t/{at.table}/orders")
        one.page.click("#kind-space > summary")
        form = one.page.locator("#kind-space form")
        if one.scripts:
            for name in ("Warehouse", "Farm", "Forest"):
                form.get_by_role("button", name=name).click()
            form.get_by_role("button", name="Farm").click()          # taken out again
            assert one.serious_faults() == [] and not one.overflows()
        else:
            form.locator("select").nth(0).select_option("forest")
            form.locator("select").nth(1).select_option("warehouse")
        form.locator("button.main").click()
    orders = waiting.read(f"/api/tables/{at.table}/seats/{1 - at.offered()['to_move']}/orders").json()["orders"]
    assert [one["order"]["values"]["spaces"] for one in orders] == [["warehouse", "forest"], ["forest", "warehouse"]]


def test_the_first_chip_of_a_proposed_order_begins_an_order_of_one_s_own(person: Callable[..., Person]) -> None:
    at = ByDays(person, "caledonia")
    waiting = at.people[1 - at.offered()["to_move"]]
    waiting.page.goto(f"/t/{at.table}/orders")
    waiting.page.click("#kind-neighbours > summary")
    form = waiting.page.locator("#kind-neighbours form")
    expect(form.locator(".preference p").first).to_contain_text("in this order")
    for name in ("Cheese", "Wool"):
        form.get_by_role("button", name=name).click()
    expect(form.locator(".preference p").first).to_contain_text("click one again to remove it")
    form.locator("button.main").click()
    [order] = waiting.read(f"/api/tables/{at.table}/seats/{1 - at.offered()['to_move']}/orders").json()["orders"]
    assert order["order"]["values"]["goods"] == ["cheese", "wool"]


def test_in_my_turn_a_thing_that_is_no_choice_offers_its_order_below_the_reason(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.begin(bots=1, moves=first_ones(1))               # the starting goods; then a worker is to be placed
    ana.wait_for_turn()
    ana.wait_for_layout()
    before = {name: place for name, place in ana.page.evaluate(PLACES).items() if STAND.fullmatch(name)}
    ana.page.locator("[data-building]:not([data-lit])").first.dispatch_event("click")
    ana.page.wait_for_selector("#here-building")
    ana.wait_for_layout()
    assert ana.page.locator("#notice .notice").is_visible() and ana.page.evaluate(PLACES).items() >= before.items()
    assert ana.page.locator("#here-building").evaluate(MET), "it can be clicked"
    ana.page.locator("#chips .chip").first.click()
    expect(ana.page.locator("#order-here")).to_be_empty()
