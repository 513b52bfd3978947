"""Orders for later in a browser: one from the list of kinds, a turn prepared on the board, and what the others see of them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import PHONE, Person

CLOCK = {"kind": "days", "turn": 86_400, "bank": 3_600, "weekends": False, "end": "remind"}


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
    waiting.point_at("space", "forest")
    waiting.page.locator("#confirm:not([disabled])").click()
    waiting.page.wait_for_selector("#order-it")
    assert waiting.serious_faults() == [] and waiting.untranslated() == [] and not waiting.overflows()
    waiting.page.click("#order-it")
    expect(waiting.page.locator(".order-line.waits")).to_have_count(2)

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
