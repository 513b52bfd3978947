"""Firefox and WebKit: a lesson, dark colours, a second tab, pages that are left and come back to."""

import random
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from mercat.lessons import find_lesson
from tests.browser.conftest import Site
from tests.browser.engines.conftest import Start
from tests.browser.engines.test_first_games import GAMES
from tests.browser.engines.visitor import LENGTH, LIVE, Visitor

PAPER = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(244, 238, 227)", "rgb(24, 22, 20)"
MOVES = "[...document.querySelectorAll('#rows [data-row]')].map((button) => button.value)"
FIRST_STEPS = 2


def learn(one: Visitor, game: str, most: int) -> None:
    """Make the moves of a lesson's first steps; signs say where to look."""
    lesson = find_lesson(game, "first")
    assert lesson is not None
    one.engine.click(f"#game-{game} .learn")
    one.engine.wait(LIVE)
    for step in lesson.steps[:most]:
        while True:                                      # moves that are the only legal ones are made meanwhile
            one.engine.wait(f"{LIVE} && ({MOVES}.length === 1 || {MOVES}.includes('{step.model}'))")
            one.settle()
            moves = one.engine.evaluate(MOVES)
            if step.model in moves:
                break
            one.make(moves[0])
        if step.looks:
            one.engine.wait("document.querySelector('[data-look-here]')")
        one.make(step.model)
    assert one.by_list == 0


def test_a_lesson_in_dark_colours(engine: Start, site: Site) -> None:
    """Dark as the system wishes it, and light as the reader does."""
    one = Visitor(engine(dark=True), site.address)
    one.resize(1366, 768)
    one.come()
    assert one.engine.evaluate(PAPER) == DARK
    learn(one, "new_bedford", FIRST_STEPS)
    assert one.engine.evaluate(PAPER) == DARK and one.sizes_that_are_off() == [] and one.faults() == []
    one.engine.click("#settings summary")
    one.engine.click("#settings [name=theme][value=light]")
    one.engine.wait(f"{LIVE} && {PAPER} === '{LIGHT}'")


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_lessons(engine: Start, site: Site, game: str) -> None:
    one = Visitor(engine(), site.address)
    one.resize(390, 844)
    one.come()
    learn(one, game, most=100)


@pytest.mark.long
def test_a_second_tab_and_a_page_that_is_left(engine: Start, site: Site) -> None:
    """The stream of each page brings what the other does; a page that is left ends its own without a complaint."""
    one, chance = Visitor(engine(), site.address), random.Random(3)
    one.play_now("new_bedford")
    assert one.wait_for_turn()
    table = one.engine.evaluate("location.href")
    first = one.engine.open_tab()
    one.engine.go(table)
    assert one.wait_for_turn()
    one.engine.evaluate("window.stays = true")
    second = one.engine.turn_to(first)
    one.decide(chance)
    assert one.wait_for_turn()
    shown = one.length()
    one.engine.turn_to(second)
    one.engine.wait(f"{LENGTH} === {shown}")
    assert one.engine.evaluate("window.stays === true")
    one.engine.go(f"{site.address}/privacy")             # the one page is left, and comes back behind the other
    one.engine.turn_to(first)
    one.decide(chance)
    assert one.wait_for_turn()
    shown = one.length()
    one.engine.turn_to(second)
    one.engine.evaluate("void history.back()")
    one.engine.wait(f"location.href === '{table}' && {LIVE} && {LENGTH} === {shown}")


@pytest.fixture
def slow_page() -> Iterator[str]:
    """The address of a page that comes after two seconds."""

    class Slow(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            time.sleep(2)
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<title>Slow</title>")

        def log_message(self, format: str, *values: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Slow) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_page_that_is_left_for_a_slow_one(engine: Start, site: Site, slow_page: str) -> None:
    """Its stream is not connected again meanwhile: that would be cut, and complained of."""
    one = Visitor(engine(), site.address)
    one.play_now("new_bedford")
    one.engine.go(slow_page)
    one.engine.wait("document.title === 'Slow'")


def test_a_page_that_is_not_left_goes_on(engine: Start, site: Site) -> None:
    """What is asked for is a file: no other page comes, and the stream begins anew."""
    one = Visitor(engine(), site.address)
    one.play_now("new_bedford")
    one.engine.evaluate("addEventListener('htmx:sse:after:connection', () => window.again = true)")
    one.engine.evaluate("dispatchEvent(new Event('beforeunload'))")
    one.engine.wait("window.again === true")


NEVER_ANSWERED = """void (() => {
  const real = window.fetch;
  window.fetch = (_, { signal }) => new Promise((_, refuse) => signal.addEventListener("abort", () => {
    window.ended = true;
    refuse(signal.reason);
  }));
  htmx.ajax("GET", location.href, { swap: "none" });
  window.fetch = real;
})()"""


def test_what_a_page_still_reads_ends_when_it_is_left(engine: Start, site: Site) -> None:
    """Firefox would cut it before the next page comes, which htmx calls an error."""
    one = Visitor(engine(), site.address)
    one.play_now("new_bedford")
    one.engine.evaluate(NEVER_ANSWERED)
    one.engine.evaluate("dispatchEvent(new Event('beforeunload'))")
    one.engine.wait("window.ended === true")
