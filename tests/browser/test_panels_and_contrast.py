"""A panel's signs are named beside them or have a key; what is not built yet and the market's prices can be read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import mercat
from tests.browser.people import NO_MOVE, PHONE, Person

WIDE, LAPTOP = {"width": 1920, "height": 1080}, {"width": 1366, "height": 768}
READABLE = 4.5                                           # the ratio that WCAG asks for text
SIGNS = """own => {                                      // signs with a number in the own panel; those without a word
    const holdings = [...own.querySelectorAll('svg:is([class*=icon])')].map(sign => sign.parentElement)
        .filter(one => one.querySelector('b') && !one.closest('header, .cc-contract, [popover]') && one.checkVisibility());
    const said = word => word.checkVisibility() && word.textContent.trim();
    const named = one => [...one.querySelectorAll('[class*=-word]')].some(said);
    return [holdings.length, holdings.filter(one => !named(one.closest('li, p') ?? one)).map(one => one.outerHTML.slice(0, 160))];
}"""
CONTRASTS = """things => {                               // [text, ratio] of texts with what is painted behind them
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (colour, under = [255, 255, 255]) => {
        paint.fillStyle = `rgb(${under})`; paint.fillRect(0, 0, 1, 1);
        paint.fillStyle = colour; paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = colour => {
        const [r, g, b] = colour.map(one => one / 255).map(one => one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4);
        return .2126 * r + .7152 * g + .0722 * b;
    };
    const behind = thing => {
        const lot = thing.closest('.nb-lot');
        if (lot) return rgb(getComputedStyle(lot.querySelector(thing.closest('.nb-cost') ? '.nb-asks' : '.nb-tile')).fill);
        const layers = [];
        for (let at = thing; at; at = at.parentElement) layers.unshift(getComputedStyle(at).backgroundColor);
        return layers.reduce((under, layer) => rgb(layer, under), [255, 255, 255]);
    };
    return things.filter(thing => thing.checkVisibility()
        && [...thing.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim())).map(thing => {
        const under = behind(thing), [one, other] = [light(rgb(getComputedStyle(thing).color, under)), light(under)];
        return [thing.textContent.trim(), (Math.max(one, other) + .05) / (Math.min(one, other) + .05)];
    });
}"""

CUT = "words => words.filter(one => one.offsetWidth > 1 && one.scrollWidth > one.clientWidth).map(one => one.textContent)"


LOCALES = ["en-GB", "es-ES", "pl-PL"]


def each_game_in(turn: int) -> list[tuple[str, str]]:
    """Every game, each in another language, from the one of this number on."""
    return [(game, LOCALES[(turn + number) % 3]) for number, game in enumerate(mercat.names())]


@pytest.mark.parametrize(("game", "locale"), [
    *each_game_in(0), *[pytest.param(*case, marks=pytest.mark.thorough) for turn in (1, 2) for case in each_game_in(turn)]])
def test_signs_of_the_own_panel_have_words_or_a_key(person: Callable[..., Person], game: str, locale: str) -> None:
    one = person("Ana", locale=locale, size=PHONE)
    one.begin(game=game)
    one.wait_for_turn()
    own = one.page.locator(".player.own").first
    one.page.click("[data-to-tab=me]")
    count, nameless = own.evaluate(SIGNS)
    assert count >= (0 if game == "poseidon" else 7) and nameless == []
    expect(own.locator(".panel-key")).to_be_hidden()
    assert not one.overflows()
    for size in (WIDE, LAPTOP):
        one.resize(size["width"], size["height"])
        if size == LAPTOP:
            one.page.click("[data-to-tab=players]")
        expect(own.locator(".panel-key")).to_be_visible()
    own.locator(".panel-key").click()                    # which opens the rules beside the table at the signs
    expect(one.page.locator("#rules #icons, #rules-text .glossary").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "what"), [
    ("new_bedford", ".nb-plan :is(.nb-name, .nb-cost, .nb-cost *, .nb-work, .nb-work *)"),
    ("caledonia", ".cc-market :is(.cc-steps span, .cc-side *, .cc-nearby), .cc-tiles :is(span, b)")])
def test_what_is_to_be_read_can_be_read(person: Callable[..., Person], game: str, what: str, theme: str) -> None:
    one = person("Ana", size=LAPTOP, color_scheme=theme)
    one.begin(game=game, bots=2)
    one.wait_for_turn()
    found = one.page.locator(what).evaluate_all(CONTRASTS)
    assert len(found) > 30
    assert [(text, round(ratio, 2)) for text, ratio in found if ratio < READABLE] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sign_of_a_lost_connection_can_be_read_on_the_own_turn(person: Callable[..., Person], theme: str) -> None:
    one = person("Ana", size=LAPTOP, color_scheme=theme)
    one.begin(game="new_bedford")
    one.wait_for_turn()
    sign = one.page.locator("#offline")
    sign.evaluate("sign => { sign.hidden = false; }")
    ((text, ratio),) = sign.evaluate_all(CONTRASTS)
    assert text and ratio >= READABLE, ratio


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", mercat.names())
def test_no_tab_beside_the_board_is_cut(person: Callable[..., Person], locale: str, game: str) -> None:
    one = person("Ana", locale=locale, size={"width": 1024, "height": 800})
    one.begin(game=game)
    one.wait_for_turn()
    for width in (1024, 1200, 1366):
        one.resize(width, 800)
        assert one.page.locator("#tabs button:visible span").evaluate_all(CUT) == [], width
        assert one.page.locator("#tab-orders:visible, #tab-chat:visible").count() == 2


OVER_EDGES = """(things, room) => things.map((thing) => {        // texts that reach closer to the edge of their box than this
  const words = document.createRange(), box = thing.getBoundingClientRect();
  words.selectNodeContents(thing.querySelector("b") ?? thing);
  const text = words.getBoundingClientRect();
  return [thing.id || thing.className, text.left - box.left, box.right - text.right];
}).filter(([, before, after]) => Math.min(before, after) < room)"""


def test_no_price_and_no_number_touches_its_edge(person: Callable[..., Person]) -> None:
    one = person("Ana", size=LAPTOP)
    one.begin(game="caledonia", moves=lambda _, listed: NO_MOVE if "pass" in listed else listed[0])
    one.page.locator(".cc-now").evaluate_all("prices => prices.forEach((price) => { price.textContent = '14'; })")
    assert one.page.locator(".cc-now").evaluate_all(OVER_EDGES, 1) == []
    held = one.page.locator(".own .cc-holding:is([data-good], [data-verb], [data-worker])")
    assert held.count() == 10 and held.evaluate_all(OVER_EDGES, 2) == []


ROWS_OF_OTHERS = """() => [...document.querySelectorAll(".folds")].map((player) => {
  const header = player.querySelector("header");
  player.querySelector(".player-clock time, .player-clock .soft").textContent = "10:00";
  player.querySelector(".away").innerHTML = '<svg class="icon"></svg> 12 min';
  header.querySelector(".to-play")?.remove();
  header.querySelector(".away").insertAdjacentHTML("afterend", '<span class="tag to-play">rusza się</span>');
  header.querySelector(".score")?.remove();
  header.querySelector(".unfold").insertAdjacentHTML("beforebegin",
    '<details class="score"><summary><svg class="icon"></svg> <b class="number">28</b></summary></details>');
  return player.getBoundingClientRect().height;
})"""


def test_the_row_of_another_player_keeps_to_one_line_beside_a_live_clock(person: Callable[..., Person]) -> None:
    one = person("Ana", size=LAPTOP)
    one.read("/")
    made = one.context.request.post("/api/tables", headers={"Origin": one.address}, data={
        "game": "new_bedford", "seats": 3, "name": "Ana", "clock": {"kind": "live", "bank": 600, "increment": 10},
        "bots": ["gentle", "gentle"]}).json()["table"]
    one.page.goto(f"/t/{made}")
    one.wait_for_table()
    heights = one.page.evaluate(ROWS_OF_OTHERS)
    assert len(heights) == 2 and max(heights) < 36, heights


def test_where_the_game_is_can_be_read_on_a_phone(person: Callable[..., Person]) -> None:
    one = person("Ana", size=PHONE, locale="es-ES")
    one.begin(game="poseidon")
    one.wait_for_turn()
    high = one.page.locator(".strip.head").evaluate("strip => strip.offsetHeight")
    for words in ("Ronda 1", "Ronda de exploración 10, fase 2 · Larisa: descubrimiento"):
        one.page.locator(".strip .where").evaluate("(where, words) => { where.lastElementChild.textContent = words; }", words)
        hidden = one.page.locator(".strip .where").evaluate(
            "where => Math.max(where.scrollHeight - where.clientHeight, where.scrollWidth - where.clientWidth)")
        assert hidden < 8 and one.page.locator(".strip.head").evaluate("strip => strip.offsetHeight") == high, words     # no line


FULL_PANELS = """() => {
  for (const time of document.querySelectorAll(".player-clock time")) time.textContent = "Zegar stoi do pon., 00:00";
  for (const name of document.querySelectorAll(".player h2"))
    name.insertAdjacentHTML("afterend", '<span class="soft small rating">pierwsza gra rankingowa</span>');
}"""
CUT_IN_PANELS = """() => [...document.querySelectorAll(".player")].flatMap((player) => {
  const name = player.querySelector("h2"), inside = player.getBoundingClientRect(), said = name.textContent.trim();
  const faults = [...player.querySelectorAll(":scope > header > *, :scope > .player-clock, :scope > .player-clock > *")]
    .filter((one) => one.getBoundingClientRect().width > 1 && one.getBoundingClientRect().right > inside.right + 1)
    .map((one) => `${said}: ${one.className} is cut`);
  if (name.clientWidth < Math.min(name.scrollWidth, 100)) faults.push(`${said} has ${name.clientWidth} pixels`);
  const tag = player.querySelector(".to-play");
  if (tag && tag.getBoundingClientRect().height > 30) faults.push(`${said}: the sign of who is to play has two lines`);
  return faults;
})"""


def test_in_a_narrow_panel_all_else_gives_way_to_the_name(person: Callable[..., Person]) -> None:
    """The clock has stopped, a rating is told, and one name is as long as names may be."""
    ana, ben = person("Ana", locale="pl-PL"), person("Maksymilian von Falken", locale="pl-PL")
    clock = {"kind": "days", "turn": 259_200, "bank": 259_200, "weekends": False, "end": "remind"}
    for each in (ana, ben):
        each.read("/")
    made = ana.context.request.post("/api/tables", headers={"Origin": ana.address}, data={
        "game": "new_bedford", "seats": 3, "name": "Ana", "clock": clock, "bots": ["gentle"]}).json()["table"]
    ben.context.request.post(f"/api/tables/{made}/seats", headers={"Origin": ana.address}, data={"name": ben.name})
    for each in (ana, ben):
        each.page.set_viewport_size({"width": 1366, "height": 768})
        each.page.goto(f"/t/{made}")
        each.settle()
        each.page.wait_for_selector(".player-clock time")
        each.page.evaluate(FULL_PANELS)
        assert each.page.evaluate(CUT_IN_PANELS) == []
