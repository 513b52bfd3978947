"""A person with a browser, for tests of pages."""

import re
import time
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Page, expect

from mercat.engine.matches.match import Match
from tests.browser import axe

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
KEYS = ("ui", "step", "verb", "move", "event", "cause", "reason", "score", "option", "help", "facet", "phase", "table", "does",
        "space", "token", "good", "ship", "discount", "preset", "game", "lesson")
SAID = """() => [document.body.innerText, document.title,
    ...[...document.querySelectorAll('[title]')].map(thing => thing.getAttribute('title')),
    ...[...document.querySelectorAll('[aria-label]')].map(thing => thing.getAttribute('aria-label')),
    ...[...document.querySelectorAll('svg title, svg desc')].map(thing => thing.textContent)].join('\\n')"""
UNTRANSLATED = re.compile(rf"\b(?:{'|'.join(KEYS)})-[a-z_]+\b")
COUNT_UPDATES = """(() => {                               // what is not yet done: loading, and updates that are being shown
    window.unsettled = 1;
    const settled = () => setTimeout(() => { window.unsettled -= 1; });
    addEventListener('load', settled);
    document.addEventListener('htmx:before:swap', () => { window.unsettled += 1; });
    document.addEventListener('htmx:finally:swap', settled);
})()"""
SEEN = """() => [window.unsettled ? 'unsettled' : document.getElementById('prompt')?.classList[1] ?? '',
                Number(document.getElementById('chips')?.dataset.length ?? -1)]"""
STILL = """() => Promise.all(document.getAnimations()
    .filter(one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity)
    .map(one => one.finished.catch(() => null))).then(() => null)"""
PATIENCE = 60_000                                        # milliseconds for any event: machines are slow and busy
BOTS_PATIENCE = 300.0                                    # seconds for the moves of bots, interpreted and beside other tests
expect.set_options(timeout=PATIENCE)


class Person:
    """A visitor with a browser context of their own."""

    def __init__(self, name: str, address: str, chromium: Browser, *, locale: str = "en-GB", size: dict[str, int] = DESKTOP,
                 beginner: bool = False, **wishes: Any) -> None:
        self.name = name
        self.address = address
        self.table = ""                                  # address of the last table
        self.errors: list[str] = []
        self.context = chromium.new_context(base_url=address, locale=locale, viewport=size, reduced_motion="reduce", **wishes)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        if not beginner:                                 # choices for beginners appear whenever bots have time
            self.context.add_cookies([{"name": "choices", "value": "off", "url": address}])
        self.scripts = wishes.get("java_script_enabled", True)
        self.context.add_init_script(COUNT_UPDATES)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(f"{name}: {error}"))
        self.page.on("console", self.note)
        self.page.on("dialog", lambda dialog: self.errors.append(f"{name}: a dialog said {dialog.message}"))

    def note(self, message: ConsoleMessage) -> None:
        """Note failing scripts and violations of the content policy. A broken connection or a refused move is no fault of a
        page."""
        expected = "Failed to load resource" in message.text or "htmx:sse:error" in message.text or "ERR_" in message.text
        if message.type == "error" and not expected:
            self.errors.append(f"{self.name}: {message.text}")

    # -- opening and joining tables

    def play_now(self, bots: int = 1, game: str = "new_bedford", strength: str = "gentle") -> None:
        """Open a table with one click in the lobby."""
        self.page.goto("/")
        card = self.page.locator(f"#game-{game}")
        self.page.fill("#my-name", self.name)
        card.locator("select[name=bots]").select_option(str(bots))
        card.locator("select[name=strength]").select_option(strength)
        card.locator(".play-now").click()
        self.wait_for_table()

    def begin(self, bots: int = 1, game: str = "new_bedford", strength: str = "gentle", moves: "Choice | None" = None) -> None:
        """Open a table as the lobby's button does, but without showing the lobby. `moves` chooses moves that are made before the
        table is shown."""
        ask = self.context.request
        ask.get("/")                                     # it sets this browser's cookie
        form: dict[str, str | float | bool] = {"name": self.name, "bots": bots, "strength": strength}
        opened = ask.post(f"/play/{game}", form=form, headers={"Origin": self.address}, max_redirects=0)
        self.table = f"{self.address}{opened.headers['location']}"
        if moves is not None:
            make_unseen([self], moves)
        self.page.goto(self.table)
        self.wait_for_table()

    def open_table(self, seats: int, bots: int, game: str = "new_bedford", *, waits: bool = False) -> str:
        """Open a table for others to join, and return its link. It begins when all seats are taken or, with `waits`, when all are
        ready."""
        self.page.goto(f"/new/{game}")
        self.page.fill("input[name=name]", self.name)
        self.page.select_option("select[name=seats]", str(seats))
        self.page.select_option("select[name=bots]", str(bots))
        if bots:
            self.page.select_option("select[name=strength]", "gentle")
        self.page.click("#more > summary")
        self.page.set_checked("input[name=ready]", waits)
        self.page.click("form.card button.main")
        link: str = self.page.input_value("#share-link")
        self.settle()
        return link

    def join(self, link: str) -> None:
        """Follow a link and take the first free seat."""
        self.page.goto(link)
        self.page.fill("#sit-name", self.name)
        self.page.click("#sit")

    def set(self, name: str, value: str) -> None:
        """Choose a setting; the page is reloaded with it."""
        self.page.click("#settings summary")
        with self.page.expect_navigation():
            self.page.click(f"#settings [name={name}][value={value}]")
        self.settle()

    def is_also(self, other: "Person") -> None:
        """Use the identity of another visitor, as on a second device."""
        theirs = other.context.cookies()
        self.context.add_cookies([{"name": one["name"], "value": one["value"], "url": self.address} for one in theirs])

    # -- at the table

    def settle(self) -> None:
        """Wait until the page's scripts have run on all its content, after loading or after an update from the server."""
        if self.scripts:
            self.page.wait_for_function("() => window.unsettled === 0")

    def read(self, address: str) -> APIResponse:
        """Return the server's answer to this person's request. It is repeated if the server closes an idle connection at that
        moment."""
        return self.context.request.get(address, max_retries=3)

    def match(self) -> Match[Any]:
        """Return the match at the last table, exported by the server."""
        return Match.from_json(self.read(f"{self.table}/export").text())

    def wait_for_table(self) -> None:
        self.page.wait_for_selector("#prompt")
        self.settle()
        self.table = self.page.url.split("?")[0]

    def catch_up(self) -> None:
        """Wait until the page shows the server's state of the table; call it only while nobody moves."""
        table = self.page.url.split("/t/")[1].split("?")[0]
        version = self.read(f"/api/tables/{table}").json()["version"]
        self.page.wait_for_function("version => document.getElementById('strip').dataset.version === version", arg=version)
        self.settle()

    def sees(self) -> tuple[str, int]:
        """Return the mood of the prompt (mine, waiting, over, past) and, on the person's own turn, the length of the journal."""
        self.settle()
        return self.glances()

    def glances(self) -> tuple[str, int]:
        """Return the same without waiting; the mood is `unsettled` while the page is being updated."""
        mood, length = self.page.evaluate(SEEN)
        return str(mood), int(length)

    def moves(self) -> list[str]:
        """Return all legal moves, in notation."""
        return list(self.page.eval_on_selector_all("#rows [data-row]", "buttons => buttons.map(button => button.value)"))

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector("#prompt.mine, #prompt.over", timeout=1000 * BOTS_PATIENCE)
        self.settle()

    def wait_past(self, length: int) -> None:
        """Wait until the page no longer asks for the move after this number of lines of the journal."""
        self.page.wait_for_function("seen => Number(document.getElementById('chips')?.dataset.length ?? -1) !== seen", arg=length)
        self.settle()

    def choose(self, move: str) -> None:
        """Make a move from the list of moves."""
        _, length = self.sees()
        listed = self.moves()
        assert move in listed, f"{move!r} is none of {listed}"
        self.page.evaluate("move => document.querySelector(`#rows button[value='${move}']`).click()", move)
        self.wait_past(length)

    def point_at(self, facet: str, value: str) -> None:
        """Click a value on the board, or its button if the board does not show it; do nothing if neither is there yet."""
        for place in (f"#board [data-{facet}='{value}'][data-lit=possible]", f"#chip-{facet}-{value}[data-lit=possible]"):
            thing = self.page.locator(place)
            if thing.count() and thing.first.is_visible():
                thing.first.click()
                return

    def confirm(self) -> None:
        _, length = self.sees()
        self.page.locator("#confirm:not([disabled])").click()
        self.wait_past(length)

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window, and wait until the page has adapted to it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
        self.wait_for_layout()

    def wait_for_layout(self) -> None:
        """Wait for two frames, so that the scripts for a resize, a scroll or a drawing have run."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    # -- faults of a page

    def serious_faults(self) -> list[str]:
        """Return the serious and critical faults that axe finds on the page, once its colours no longer change."""
        self.page.evaluate(STILL)
        return axe.serious_faults(self.page)

    def untranslated(self) -> list[str]:
        """Return the keys that show instead of their texts, including those in titles and labels."""
        said = self.page.evaluate(SAID)
        return sorted(set(UNTRANSLATED.findall(said)))

    def overflows(self) -> bool:
        """Return whether the page scrolls sideways. A phone may zoom out instead: then its window is wider than the page's
        room."""
        return bool(self.page.evaluate("() => document.scrollingElement.scrollWidth > document.documentElement.clientWidth + 1"))


def whose_turn(people: list[Person]) -> Person | None:
    """Return the person who is asked for a move; None when the game is over for everybody."""
    end = time.monotonic() + BOTS_PATIENCE
    while time.monotonic() < end:
        moods = [one.glances()[0] for one in people]
        if "mine" in moods:
            return people[moods.index("mine")]
        if all(mood == "over" for mood in moods):
            return None
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: {[one.page.inner_text('#prompt') for one in people]}")


Choice: TypeAlias = Callable[[Person, list[str]], str]                   # (person, legal moves) -> the chosen move
NO_MOVE = ""


def these(*moves: str) -> Choice:
    """Return a choice of these moves in turn, and of none after them."""
    left = iter(moves)
    return lambda _, listed: next(left, NO_MOVE)


def first_ones(count: int) -> Choice:
    """Return a choice of the first listed move, for this number of moves."""
    left = iter(range(count))
    return lambda _, listed: listed[0] if next(left, None) is not None else NO_MOVE


def seated(people: list[Person], game: str = "new_bedford") -> None:
    """Open a table with these people, without showing the lobby and the waiting room."""
    for one in people:
        one.read("/")
    opened = people[0].context.request.post(
        "/api/tables", data={"game": game, "seats": len(people), "name": people[0].name}, headers={"Origin": people[0].address})
    table = opened.json()["table"]
    for one in people[1:]:
        said = {"name": one.name}
        assert one.context.request.post(f"/api/tables/{table}/seats", data=said, headers={"Origin": one.address}).ok
    for one in people:
        one.page.goto(f"/t/{table}")
        one.wait_for_table()


def play_unseen(people: list[Person], choice: Choice, most: int = 1000) -> list[str]:
    """Let everybody leave the page, make up to `most` moves through the API, which is much quicker, and return to the page.
    Return the moves."""
    for one in people:
        one.page.goto("about:blank")
    made = make_unseen(people, choice, most)
    for one in people:
        one.page.goto(one.table)
        one.wait_for_table()
    return made


def make_unseen(people: list[Person], choice: Choice, most: int = 1000) -> list[str]:
    """Make up to `most` moves through the API, until the game is over or no move is chosen. Return the moves."""
    api, made = people[0].table.replace("/t/", "/api/tables/"), list[str]()
    names = [seat["name"] for seat in people[0].read(api).json()["seats"]]
    end = time.monotonic() + BOTS_PATIENCE
    while len(made) < most:
        asked = people[0].read(f"{api}/moves").json()
        if asked["to_move"] is None:
            break
        mover = next((one for one in people if one.name == names[asked["to_move"]]), None)
        if mover is None:
            time.sleep(0.05)
        else:
            move = choice(mover, [move["move"] for move in asked["moves"]])
            if move == NO_MOVE:
                break
            made.append(move)
            said = {"length": asked["length"], "move": move}
            assert mover.context.request.post(f"{api}/play", data=said, headers={"Origin": mover.address}).ok
        assert time.monotonic() < end, "bots do not move"
    return made
