"""Ordinary play leaves no error in the browser's console, also where somebody else moves at the worst moment."""

from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Route, expect

from tests.browser.people import Person, seated


def heard(one: Person) -> list[str]:
    """Return the list of everything that the console calls an error from now on, failed requests too."""
    said = list[str]()

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            said.append(f"{message.text} {message.location.get('url')}")

    one.page.on("console", hear)
    return said


def move_elsewhere(one: Person, move: str = "") -> None:
    """Make a move, by default the first legal one, as this person's second device would."""
    api = one.table.replace("/t/", "/api/tables/")
    move = move or one.read(f"{api}/moves").json()["moves"][0]["move"]
    said = {"length": one.read(api).json()["length"], "move": move}
    made = one.context.request.post(f"{api}/play", data=said, headers={"Origin": one.address})
    assert made.ok, made.text()


def moves_first(one: Person, address: str, made: list[str]) -> None:
    """Let this person's second device make a move once, when a request for the address has left the page; it is `made` once that
    request has gone on."""
    begun = list[str]()

    def late(route: Route) -> None:
        first = not begun
        begun.append(address)
        if first:
            move_elsewhere(one)
        route.continue_()
        if first:
            made.append(address)

    one.page.route(address, late)


def test_a_move_meanwhile_leaves_no_error(person: Callable[..., Person]) -> None:
    one = person("Ana")
    one.read("/")
    opened = one.context.request.post("/api/tables", data={"game": "new_bedford", "seats": 2, "sandbox": True, "name": "Ana"},
                                      headers={"Origin": one.address}).json()
    one.table = f"{one.address}/t/{opened['table']}"
    for _ in range(2):
        move_elsewhere(one, "take_start 1 2 1")
    one.page.goto(one.table)
    one.wait_for_table()
    said = heard(one)
    for address, act in (("**/preview?*", lambda: one.page.locator("#board [data-space][data-lit=possible]").first.click()),
                         ("**/hint", lambda: one.page.click("#hint")),
                         ("**/why?*", lambda: one.page.locator("#board [data-space][data-dim]").first.click()),
                         ("**/move", lambda: one.page.evaluate("() => document.querySelector('#rows button').click()"))):
        made = list[str]()
        moves_first(one, address, made)
        for _ in range(8):                               # some previews need more than one click
            act()
            one.page.wait_for_timeout(300)
            if made:
                break
        assert made, address
        one.page.unroute(address)
        one.catch_up()
    assert said == []


def test_refused_forms_leave_no_error(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    seated([ana, ben])
    said = heard(ana)
    ana.page.goto("/recover")
    ana.page.fill("input[name=code]", "never made")
    ana.page.click("main form button")
    expect(ana.page.locator("main")).to_contain_text("A recovery code has 25 letters and digits")
    assert said == []
