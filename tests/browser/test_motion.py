"""What others did is shown one move after another, at the reader's speed, and can be skipped."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Person

WATCH = """() => {
    window.told = []; window.moved = [];
    const caption = document.getElementById('caption');
    new MutationObserver(() => window.told.push([performance.now(), document.getElementById('caption-line').innerText]))
        .observe(document.getElementById('caption-line'), {childList: true});
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        window.moved.push([this.id, how.duration]);
        return animate.call(this, frames, how);
    };
}"""


SKIP = """by => {                                       // at once when it is offered: a busy machine might be too late
    const button = document.getElementById('skip-moves');
    if (!button?.checkVisibility()) return document.querySelector('#prompt.mine') && 'too few';
    if (by === 'button') button.click();
    else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    return 'skipped';
}"""


def at_a_table(person: Callable[..., Person], speed: str, bots: int = 3, **wishes: object) -> Page:
    """On the own turn against bots, with this speed chosen."""
    one = person("Ana", **wishes)
    one.context.add_cookies([{"name": "motion", "value": speed, "url": one.address}])
    one.begin(bots=bots)
    expect(one.page.locator("html")).to_have_attribute("data-motion", speed)
    one.wait_for_turn()
    one.page.evaluate(WATCH)
    return one.page


def play(page: Page) -> None:
    """Move until others are to move."""
    whose = "mine"
    while whose == "mine":
        length = page.get_attribute("#chips", "data-length")
        page.evaluate("() => document.querySelector('#rows [data-row]').click()")
        whose = page.wait_for_function("""length => {
            const chips = document.getElementById('chips');
            return document.querySelector('#prompt.waiting') ? 'theirs' : chips && chips.dataset.length !== length && 'mine';
        }""", arg=length).json_value()


def test_at_full_speed_each_move_stays_with_its_line_of_the_history(person: Callable[..., Person]) -> None:
    page = at_a_table(person, "full")
    moved: list[tuple[str, float]] = []
    while not any(name.startswith("nb-pawn-") for name, _ in moved):           # who begins may only take goods at first
        page.evaluate("() => { window.told = []; window.moved = []; }")
        play(page)
        page.wait_for_selector("#prompt.mine")
        told = page.evaluate("window.told")
        lines = page.evaluate("[...document.querySelectorAll('#history-box .history > li')].map(entry => entry.innerText.trim())")
        assert told and all(any(part.strip() in line for line in lines) for _, text in told for part in text.split("\n"))
        moved = page.evaluate("window.moved")
        assert max((duration for _, duration in moved), default=0) <= 500
    expect(page.locator("#caption")).to_be_hidden()


def test_several_moves_in_a_row_are_skipped_at_once(person: Callable[..., Person]) -> None:
    page = at_a_table(person, "full")
    for by in ("button", "key"):
        page.evaluate("() => { window.told = []; }")
        are_skipped(page, by)


def are_skipped(page: Page, by: str) -> None:
    moves = page.locator("#since li")
    play(page)
    while page.wait_for_function(SKIP, arg=by).json_value() != "skipped" or waited_for(page, moves) < 2:      # too few
        page.evaluate("() => { window.told = []; }")
        play(page)
    expect(page.locator("#caption")).to_be_hidden()
    assert len(page.evaluate("window.told")) <= 1        # what came after it was neither told nor held back


def waited_for(page: Page, moves: Locator) -> int:
    """How many moves others have made when it is one's own turn."""
    page.wait_for_selector("#prompt.mine")
    return moves.count()


@pytest.mark.parametrize("speed", ["none", "auto"])
def test_without_a_speed_nothing_moves(person: Callable[..., Person], speed: str) -> None:
    page = at_a_table(person, speed)                     # the browser asks for less motion, which is what `auto` follows
    play(page)
    page.wait_for_selector("#prompt.mine")
    assert page.evaluate("window.told") == [] == page.evaluate("window.moved")
    expect(page.locator("#caption")).to_be_hidden()


@pytest.mark.parametrize("game", [pytest.param("caledonia", marks=pytest.mark.thorough), "poseidon"])
def test_every_game_shows_what_others_did(person: Callable[..., Person], game: str) -> None:
    one = person("Ana", locale="pl-PL")
    one.context.add_cookies([{"name": "motion", "value": "quick", "url": one.address}])
    one.begin(game=game)
    one.wait_for_turn()
    for _ in range(8):
        one.page.evaluate(f"() => window.told ?? ({WATCH})()")          # anew where the page was loaded again
        one.choose(one.moves()[0])
        one.wait_for_turn()
    assert one.page.evaluate("window.told.length") > 0 and one.page.evaluate("window.moved.length") > 0
    assert one.serious_faults() == []


def burst(strip: str, history: str, moves: int, apart: timedelta) -> str:
    """A stream that tells at once of so many moves of others, made one after another, as changes of these parts of a page."""
    version = int(re.findall(r'data-version="(\d+)', strip)[0])
    last, begun = int(re.findall(r'id="h-(\d+)"', history)[-1]), datetime.now(tz=UTC)
    events = ""
    for number in range(1, moves + 1):
        newer = re.sub(r'data-version="[^"]*"', f'data-version="{version + number}.0"', strip)
        moved = (begun + apart * number).isoformat()
        newer = re.sub(r'<time class="age".*?</time>', f'<time class="age" datetime="{moved}"></time>', newer)
        lines = "".join(f'<li id="h-{last + one}"><a>Move {one} of many.</a></li>' for one in range(1, number + 1))
        parts = newer + history.replace("</ol>", f"{lines}</ol>")
        for part in ("strip", "history-box"):
            parts = parts.replace(f' id="{part}"', f' id="{part}" hx-swap-oob="outerMorph"')
        events += f"id: {number}\ndata: {' '.join(parts.split())}\n\n"
    return events


def stream_of(page: Page, moves: int, apart: timedelta) -> None:
    """Let the page hear of such a burst in place of what the server tells."""
    strip, history = (page.locator(part).evaluate("part => part.outerHTML") for part in ("#strip", "#history-box"))
    stream = burst(strip, history, moves, apart)
    page.route("**/live*", lambda route: route.fulfill(content_type="text/event-stream", body=stream))
    page.evaluate("""() => {
        const live = document.getElementById('live');
        live.replaceWith(live.cloneNode(true));
        htmx.process(document.getElementById('live'));
    }""")


def test_at_full_speed_each_move_stays_for_a_second_and_a_half(person: Callable[..., Person]) -> None:
    page = at_a_table(person, "full")
    line = page.locator("#caption-line")
    page.clock.install()
    page.clock.pause_at(datetime.now(tz=UTC) + timedelta(minutes=1))
    stream_of(page, 3, timedelta())
    for shown in (1, 2, 3):
        expect(line).to_contain_text("of many")
        expect(line).to_contain_text(f"Move {shown} ")
        page.clock.run_for(1400)
        expect(line).to_contain_text(f"Move {shown} ")
        page.clock.run_for(100)
    page.unroute_all()


def test_moves_that_come_faster_than_they_can_be_shown_are_caught_up_with(person: Callable[..., Person]) -> None:
    page, moves = at_a_table(person, "full"), 60         # in three seconds; at full speed they would take 90
    stream_of(page, moves, timedelta(milliseconds=50))
    expect(page.locator("#caption-line")).to_contain_text("of many")
    expect(page.locator("#history-box")).to_contain_text(f"Move {moves} of many", timeout=45_000)
    page.unroute_all()
