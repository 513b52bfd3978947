"""Lines that are dead or slow: the page says what it knows, no more, and corrects itself; a double click makes one move."""

import re
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Site
from tests.browser.lines import Line, line_to
from tests.browser.people import PATIENCE, Person, seated

NOT_KNOWN = {"en-GB": "may have been made", "es-ES": "Puede que tu jugada se haya hecho", "pl-PL": "mimo to twój ruch został"}
NOT_MADE = {"en-GB": "was not made", "es-ES": "no se ha llegado a hacer", "pl-PL": "nie został wykonany"}
MADE = {"en-GB": "move was made", "es-ES": "jugada está hecha", "pl-PL": "ruch został wykonany"}
LOST = {"en-GB": "Connection lost", "es-ES": "Sin conexión", "pl-PL": "Brak połączenia"}
thorough = pytest.mark.thorough

CHOOSE = """() => {                                      // click what the first move consists of, until it can be confirmed
    for (const pair of document.querySelector('#rows [data-row]').dataset.row.split(' ')) {
        const [facet, value] = pair.split('='), confirm = document.getElementById('confirm');
        const thing = document.querySelector(`:is(#board, #chips) [data-${facet}="${value}"][data-lit=possible]`);
        if (confirm.disabled) thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
}"""
BEAT = """() => document.getElementById('live').dispatchEvent(new CustomEvent('htmx:sse:before:message',
    { bubbles: true, cancelable: true, detail: { message: { event: 'here', data: '15' }, waitUntil() {} } }))"""
COUNTED = "seen => Number(document.getElementById('strip').dataset.version.split('.')[0]) > seen"


@pytest.fixture
def line(site: Site) -> Iterator[Line]:
    with line_to(site.port) as line:
        yield line


@pytest.fixture
def behind(line: Line, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Opens a browser whose way to the server is the line, and whose clock can be stopped."""
    people: list[Person] = []

    def visit(name: str = "Ana", locale: str = "en-GB") -> Person:
        people.append(Person(name, line.address, chromium, locale=locale))
        people[-1].page.clock.install()                  # before the page: it would begin again at 0 on one that measures silence
        return people[-1]

    yield visit
    line.alive.set()
    for visitor in people:
        visitor.context.close()
    broken = "htmx: htmx:error"                          # htmx reports a request that failed
    assert not [error for visitor in people for error in visitor.errors if broken not in error]


def of_two(behind: Callable[..., Person], person: Callable[..., Person], locale: str = "en-GB") -> tuple[Person, Person, str]:
    """Two people at a table, the first of them behind the line; and their table's address, without the host."""
    one, other = behind("Ana", locale), person("Ben")
    seated([one, other])
    return one, other, one.page.url.removeprefix(one.address)


def take_turns(one: Person, other: Person) -> None:
    """Until it is the first person's turn."""
    while one.sees()[0] != "mine":
        other.choose(other.moves()[0])
        one.catch_up()


def stop_clock(page: Page) -> None:
    """From here on time passes on the page only as a test says."""
    page.clock.pause_at(datetime.now(tz=UTC) + timedelta(seconds=2))


def until(page: Page, reached: Callable[[], bool]) -> None:
    """Let time pass on the page, a quarter of a second at a time, and really for the network, until this is so."""
    end = time.monotonic() + PATIENCE / 1000
    while not reached():
        assert time.monotonic() < end, page.inner_text("body")[:2000]
        page.clock.run_for(250)
        page.wait_for_timeout(25)


@pytest.mark.parametrize("locale", ["es-ES"])
def test_a_page_says_within_45_seconds_that_its_line_is_dead(
        behind: Callable[..., Person], person: Callable[..., Person], line: Line, locale: str) -> None:
    one, other, _ = of_two(behind, person, locale)
    if one.sees()[0] == "mine":
        one.choose(one.moves()[0])
    other.wait_for_turn()
    stop_clock(one.page)
    sign, shown = one.page.locator("#offline"), one.page.locator("#strip").get_attribute("data-version")
    line.alive.clear()
    one.page.evaluate(BEAT)                              # silence begins now, however long all this has taken
    other.choose(other.moves()[0])
    one.page.clock.run_for(40_000)
    expect(sign).to_be_hidden()
    one.page.clock.run_for(5_000)
    expect(sign).to_have_text(LOST[locale] + sign.inner_text()[len(LOST[locale]):])
    expect(sign).to_be_visible()
    assert one.page.locator("#strip").get_attribute("data-version") == shown
    line.alive.set()
    until(one.page, lambda: one.page.locator("#strip").get_attribute("data-version") != shown and not sign.is_visible())


def test_a_line_on_which_keep_alives_come_is_alive(
        behind: Callable[..., Person], person: Callable[..., Person], line: Line) -> None:
    """Three minutes without a change: every keep-alive counts."""
    one = of_two(behind, person)[0]
    stop_clock(one.page)
    for _ in range(12):
        one.page.clock.run_for(15_000)
        expect(one.page.locator("#offline")).to_be_hidden()
        one.page.evaluate(BEAT)
    line.alive.clear()                                    # the server's own would count as well, on a slow machine
    for _ in range(3):
        one.page.clock.run_for(15_000)
    expect(one.page.locator("#offline")).to_be_visible()
    line.alive.set()


def test_a_waiting_room_says_so_too(behind: Callable[..., Person], person: Callable[..., Person], line: Line) -> None:
    one, other = behind("Ana"), person("Ben")
    link = one.open_table(seats=2, bots=0)
    stop_clock(one.page)
    line.alive.clear()
    other.join(link.replace(one.address, other.address))
    one.page.clock.run_for(45_000)
    expect(one.page.locator("#offline")).to_be_visible()
    line.alive.set()
    until(one.page, lambda: "/seats" not in one.page.url)
    one.page.wait_for_selector("#prompt")


def test_a_stream_that_failed_at_first_is_tried_again(behind: Callable[..., Person]) -> None:
    one = behind("Ana")
    one.context.route("**/live*", lambda route: route.abort())
    one.begin()
    expect(one.page.locator("#offline")).to_be_visible()
    one.context.unroute("**/live*")
    expect(one.page.locator("#offline")).to_be_hidden()
    one.wait_for_turn()
    one.choose(one.moves()[0])
    one.wait_for_turn()
    one.errors.clear()                                   # htmx reports the attempts that failed


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=thorough), "pl-PL"])
def test_a_move_whose_answer_was_lost_may_have_been_made(
        behind: Callable[..., Person], person: Callable[..., Person], line: Line, locale: str) -> None:
    """It arrives when the line is back, after the page has given up waiting for its answer."""
    one, other, table = of_two(behind, person, locale)
    take_turns(one, other)
    notice, length = one.page.locator("#notice"), one.sees()[1]
    stop_clock(one.page)
    line.alive.clear()
    one.page.evaluate("document.querySelector('#rows button').click()")
    one.page.clock.run_for(20_500)
    expect(notice).to_contain_text(NOT_KNOWN[locale])
    expect(one.page.locator("#offline")).to_be_hidden()  # the line is not yet known to be dead
    line.alive.set()
    other.page.wait_for_function(COUNTED, arg=length)
    until(one.page, lambda: MADE[locale] in one.page.inner_text("#notice"))
    one.page.clock.run_for(1000)
    expect(one.page.locator("#offline")).to_be_hidden()
    assert one.read(f"/api{table.replace('/t/', '/tables/')}").json()["length"] > length


@pytest.mark.parametrize("locale", ["en-GB", "es-ES", pytest.param("pl-PL", marks=thorough)])
def test_a_move_that_never_arrived_was_not_made(behind: Callable[..., Person], line: Line, locale: str) -> None:
    one = behind("Ana", locale)
    one.begin(game="caledonia")
    one.wait_for_turn()
    length, notice = one.sees()[1], one.page.locator("#notice")
    one.page.route("**/*", lambda route: route.abort())
    one.page.evaluate("document.querySelector('#rows button').click()")
    expect(notice).to_contain_text(NOT_KNOWN[locale])
    one.page.unroute_all()
    one.page.evaluate("htmx.trigger('#live', 'here')")
    expect(notice).to_contain_text(NOT_MADE[locale])
    assert one.sees()[1] == length
    one.errors.clear()
    one.choose(one.moves()[0])                           # and it can be made again
    expect(notice).to_be_empty()


def test_what_was_written_is_kept_if_it_could_not_be_sent(behind: Callable[..., Person]) -> None:
    one = behind("Ana")
    one.begin()
    one.page.click("#tab-chat")
    one.page.fill("#chat-text", "well played")
    one.page.route("**/chat", lambda route: route.abort())
    one.page.click("#chat-form button")
    expect(one.page.locator("#notice")).to_contain_text("may have arrived")
    expect(one.page.locator("#chat-text")).to_have_value("well played")
    one.errors.clear()
    one.page.unroute_all()


@pytest.mark.parametrize(("delay", "pause"), [
    (0.0, 0), pytest.param(0.0, 80, marks=thorough), (0.12, 80), pytest.param(0.12, 250, marks=thorough)])
def test_a_double_click_makes_one_move_and_raises_no_alarm(
        behind: Callable[..., Person], person: Callable[..., Person], line: Line, delay: float, pause: int) -> None:
    one, other, table = of_two(behind, person)
    take_turns(one, other)
    _, length = one.sees()
    one.page.evaluate(CHOOSE)
    line.delay = delay
    place = one.page.locator("#confirm:not([disabled])").bounding_box()
    assert place
    one.page.mouse.move(place["x"] + 5, place["y"] + 5)
    one.page.mouse.down(click_count=1)
    one.page.mouse.up(click_count=1)
    one.page.wait_for_timeout(pause)
    one.page.mouse.down(click_count=2)
    one.page.mouse.up(click_count=2)
    one.wait_past(length)
    one.page.wait_for_timeout(4 * 1000 * delay + 200)    # until a second answer would have come
    expect(one.page.locator("#notice")).to_be_empty()
    lines = one.read(f"/api{table.replace('/t/', '/tables/')}/journal?since={length}").json()["lines"]
    assert len([one for one in lines if one["seat"] != -1]) == 1


def test_ages_are_told_by_the_servers_clock(person: Callable[..., Person]) -> None:
    one = person("Ana")
    one.page.clock.install(time=datetime.now(tz=UTC) + timedelta(hours=3, minutes=20))
    one.begin()
    one.wait_for_turn()
    one.choose(one.moves()[0])
    one.settle()
    assert one.page.locator("time.age").first.text_content() == ""
    one.page.clock.run_for(150_000)
    expect(one.page.locator("time.age").first).to_have_text("2 min")


def test_a_clock_counts_down_by_the_servers_time_to_its_end(person: Callable[..., Person]) -> None:
    one, other = person("Ana"), person("Ben", locale="pl-PL")
    for each, hours in ((one, -5), (other, 3)):                      # the readers' clocks are wrong
        each.page.clock.install(time=datetime.now(tz=UTC) + timedelta(hours=hours))
        each.read("/")
    clock = {"kind": "days", "turn": 86_400, "bank": 3_600, "weekends": False, "end": "remind"}
    made = one.context.request.post("/api/tables", headers={"Origin": one.address}, data={
        "game": "new_bedford", "seats": 2, "name": "Ana", "clock": clock}).json()["table"]
    other.context.request.post(f"/api/tables/{made}/seats", headers={"Origin": one.address}, data={"name": "Ben"})
    for each in (one, other):
        each.page.goto(f"/t/{made}")
        each.settle()
    left, left_in_polish = one.page.locator("time.deadline").first, other.page.locator("time.deadline").first
    expect(left).to_have_text("1 d")                               # and the reserve: 24 hours and almost one more
    expect(left_in_polish).to_have_text("1 d")
    one.page.clock.fast_forward(2 * 3_600_000)
    expect(left).to_have_text(re.compile("^22 h 5[89] min$"))
    one.page.clock.fast_forward(22 * 3_600_000)
    expect(left).to_have_text(re.compile("^5[89] min"))
    other.page.clock.fast_forward(25 * 3_600_000)
    expect(left_in_polish).to_have_text("Koniec czasu")
