"""A game of Clans of Caledonia to its end: two desktops, in English and in Spanish by night, a phone in Polish, and a bot."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import NO_MOVE, PHONE, Person, play_unseen, whose_turn
from tests.present import present

SIDEWAYS = {"width": 844, "height": 390}
BY_POINTING = 6                                          # moves made by pointing before the list is used
LOOKED_AT = 8                                            # after so many moves everybody's page is looked at closely
RELOADED_AT = 7
SEEN = 9                                                 # moves made on the pages; the others are made unseen
TIRED = 0.3                                              # how likely somebody passes who could still build
LIVELY = ("expand", "fulfil", "obtain", "keep", "take", "settle", "choose_clan")
SHEET = """rows => { const [names, total] = rows.map(row => [...row.cells].slice(1).map(cell => cell.innerText.trim()));
                     return names.map((name, column) => [name, Number(total[column])]); }"""


@pytest.mark.long
def test_three_people_and_a_bot_play_to_the_end(person: Callable[..., Person]) -> None:
    chance = random.Random(5)
    people = [person("Ana", locale="en-GB"), person("Benito", locale="es-ES", color_scheme="dark"),
              person("Ewa", locale="pl-PL", size=PHONE)]
    link = people[0].open_table(seats=4, bots=1, game="caledonia")
    for one in people[1:]:
        one.join(link)
    for one in people:
        one.wait_for_table()
    looked, made, pointed = 0, 0, 0
    while (mover := whose_turn(people)) is not None:
        if made == RELOADED_AT:
            comes_back(people[2])                        # while a person is asked nothing happens meanwhile
        move = eager(mover.moves(), chance)
        if made < BY_POINTING:
            pointed += by_pointing(mover, move)
        else:
            mover.choose(move)
        made += 1
        if made == LOOKED_AT:
            looked += looks_right(people)
        if made == SEEN:
            made += len(play_unseen(people, lambda _, moves: eager(moves, chance)))
    assert made > 30 and pointed >= BY_POINTING - 2 and looked == len(people)
    for one in people:
        the_sheet_is_right(one)


def eager(moves: list[str], chance: random.Random) -> str:
    """A move that builds the clan up, or sometimes a pass."""
    lively = [move for move in moves if move.split()[0] in LIVELY]
    tired = "pass" in moves and (not lively or chance.random() < TIRED)
    return "pass" if tired else chance.choice(lively or moves)


def by_pointing(mover: Person, move: str) -> bool:
    """Point at what the move speaks of, wherever it is drawn, the particular first; on a phone the board is a tab of several.
    Says whether that was enough, or the list of moves had to serve."""
    facets = mover.page.get_attribute(f"#rows button[value='{move}']", "data-row") or ""
    pairs = facets.split(" ")
    for pair in pairs[::-1] + pairs:
        facet, value = pair.split("=")
        if not mover.page.locator("#confirm:not([disabled])").count():
            mover.point_at(facet, value)
    if mover.page.locator("#confirm:not([disabled])").count() and mover.page.input_value("#move") == move:
        mover.page.wait_for_selector("#preview b")       # its price, before it is made
        mover.confirm()
        return True
    mover.choose(move)
    return False


def looks_right(people: list[Person]) -> int:
    """No key instead of a text, nothing that axe finds serious, no scrolling sideways; the map is there. How many looked."""
    for one in people:
        assert one.untranslated() == []
        assert one.serious_faults() == []
        assert not one.overflows()
        assert one.page.locator("#board .cc-hex").count() == 117
    return len(people)


def comes_back(one: Person) -> None:
    """After a reload the page shows the same table, and none of a phone's tabs is too wide."""
    one.catch_up()
    before = one.page.inner_text("#strip"), one.page.locator("#board .cc-token").count()
    one.page.reload()
    one.wait_for_table()
    assert (one.page.inner_text("#strip"), one.page.locator("#board .cc-token").count()) == before
    for tab in ("me", "shared", "others", "history", "board"):
        one.page.click(f"#tab-{tab}")
        assert not one.overflows(), tab


def the_sheet_is_right(one: Person) -> None:
    """The sheet at the end says what the engine says of the exported match, and nothing has gone wrong on the way."""
    match = one.match()
    assert match.to_move is None and match.game.name == "caledonia"
    one.page.wait_for_selector("#final")
    shown = one.page.eval_on_selector_all("#final :is(thead tr, .total)", SHEET)
    scores = sorted(match.scores(), key=lambda score: (score.place, score.seat))
    assert [total for _, total in shown] == [score.total for score in scores]
    assert {"Ana", "Benito", "Ewa"} < {name for name, _ in shown}
    assert one.untranslated() == [] and one.serious_faults() == [] and not one.overflows() and one.errors == []


def begun(one: Person) -> None:
    """A table against a bot, in the first turn."""
    one.begin(game="caledonia", moves=lambda _, listed: NO_MOVE if "pass" in listed else listed[0])
    one.wait_for_turn()


def test_what_an_expansion_costs_shows_on_pointing_at_it(person: Callable[..., Person]) -> None:
    one = person("Ana")
    land = one.page.locator("#board g:has(> desc)[data-lit]")
    begun(one)
    while land.count() == 0:                # with some clans the first workers leave no land that can be paid for
        begun(one)
    spot = land.first.get_attribute("id")
    assert spot is not None
    one.page.hover(f"#{spot}")
    tip = one.page.wait_for_selector(".tip:not([hidden])")
    assert tip is not None
    said = tip.inner_text()
    assert said.startswith(spot.removeprefix("cc-")) and "Settlements within shipping" in said
    unit, price = re.search(r"unit: (\w+)[^£]*£(\d+)", said).groups()          # type: ignore[union-attr]
    one.page.click(f"#{spot}")
    if one.page.locator("#confirm:disabled").count():        # more than one unit could be placed there; else this confirms
        one.page.click(f"#cc-column-{unit}")
    one.page.wait_for_selector("#preview b")
    expect(one.page.locator("#preview")).to_contain_text(f"pays £{price}")
    one.page.keyboard.press("Escape")
    expect(one.page.locator("#players [data-lit=chosen], #board [data-lit=chosen]")).to_have_count(0)


def test_the_settlements_and_the_whole_board_of_a_player_show_on_demand(person: Callable[..., Person]) -> None:
    one = person("Ana")
    begun(one)
    settled, whole = one.page.locator("#board .cc-settled:visible"), one.page.locator(".cc-whole:visible")
    expect(settled).to_have_count(0)
    one.page.click(".player:not(.own) .unfold")
    one.page.hover(".player:not(.own) .cc-show-settlements")
    expect(settled.nth(1)).to_be_visible()               # two at least: the bot may have expanded before
    one.page.click(".player:not(.own) .cc-open")
    expect(whole.locator("table")).to_have_count(1)
    assert one.serious_faults() == []
    one.page.keyboard.press("Escape")
    expect(whole).to_have_count(0)


def test_on_a_phone_a_good_can_be_chosen_beside_the_map(person: Callable[..., Person]) -> None:
    one = person("Ana", size=PHONE, has_touch=True)
    begun(one)
    one.page.tap("#chip-verb-buy")
    one.page.tap("#chip-good-wool")
    one.page.tap("#chip-amount-1")
    one.page.wait_for_selector("#preview b")
    expect(one.page.locator("#move")).to_have_value("buy wool 1")


LIT = """() => [...document.querySelectorAll('#board .cc-hex[data-lit] > .cc-halo')].map(halo => halo.getBoundingClientRect())
    .map(box => [box.left, box.top, box.right, box.bottom])"""
FINGER = 43.5                                            # pixels
NARROW_PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("size", [PHONE, NARROW_PHONE])
def test_on_a_phone_the_map_opens_on_what_can_be_chosen(person: Callable[..., Person], size: dict[str, int]) -> None:
    one = person("Ana", size=size, has_touch=True, is_mobile=True)
    begun(one)
    while not (lit := one.page.evaluate(LIT)):           # no land that can be paid for
        begun(one)
    assert all(right - left >= FINGER and bottom - top >= FINGER for left, top, right, bottom in lit)
    edge = one.page.locator("#prompt").bounding_box()["y"]                             # type: ignore[index]
    assert any(left >= 0 and right <= size["width"] and bottom <= edge for left, top, right, bottom in lit)
    assert not one.overflows() and one.serious_faults() == []
    one.page.evaluate("document.querySelector('.pans').scrollLeft = 0")
    first = one.page.evaluate(LIT)[0][0]
    one.page.evaluate("document.querySelector('.pans').scrollLeft = 60")
    assert one.page.evaluate(LIT)[0][0] == pytest.approx(first - 60, abs=1)            # the map alone moves


CAN_CHOOSE = """async hexes => {
    for (const lit of document.querySelectorAll('#board [data-lit]')) lit.removeAttribute('data-lit');
    for (const hex of hexes) document.getElementById(`cc-${hex}`).setAttribute('data-lit', 'possible');
    scrollTo(0, 0);
    (await import('/static/scrolling.js')).bringIntoSight();
}"""


def test_on_a_phone_something_is_in_sight_wherever_it_is_on_the_map(person: Callable[..., Person]) -> None:
    one = person("Ana", size=NARROW_PHONE, has_touch=True, is_mobile=True)
    begun(one)
    for hexes in (["M9"], ["A3", "M8", "M9"], ["M3", "A9", "B9"], ["A1", "A2", "M9"], ["G1", "G9"]):
        one.page.reload()
        one.wait_for_turn()
        are_in_sight(one, hexes)


def are_in_sight(one: Person, hexes: list[str]) -> None:
    one.page.evaluate(CAN_CHOOSE, hexes)
    edge = present(one.page.locator("#prompt").bounding_box())["y"]
    lit = one.page.evaluate(LIT)
    assert len(lit) == len(hexes)
    assert any(left >= 0 and right <= NARROW_PHONE["width"] and top > 50 and bottom <= edge for left, top, right, bottom in lit)


def test_the_map_fills_the_height_of_a_wide_window(person: Callable[..., Person]) -> None:
    one = person("Ana")
    begun(one)
    for width, height in ((1366, 768), (1920, 1080), (1440, 900)):
        one.resize(width, height)
        fills_the_height(one, height)


def fills_the_height(one: Person, height: int) -> None:
    hexes, room = (one.page.locator(part).bounding_box() for part in ("#board .cc-hexes", "#board .cc-frame"))
    assert max(hexes["height"] / room["height"], hexes["width"] / room["width"]) > 0.96            # type: ignore[index]
    assert hexes["height"] > 0.59 * height               # type: ignore[index]
    market, contracts = (one.page.locator(part).first.bounding_box() for part in (".cc-market", ".cc-aside"))
    assert market["width"] >= 160 and contracts["width"] >= 165                        # type: ignore[index]


SIGNS = """() => [...document.querySelectorAll('#board .cc-is-port')].map(port => {
    const [sign, hex] = ['.cc-port-sign', '.cc-halo'].map(part => port.querySelector(part).getBoundingClientRect());
    return [port.id, ...[...port.querySelectorAll('.cc-port-sign text')].map(text => text.getBoundingClientRect().width),
            sign.left >= hex.left - 1 && sign.right <= hex.right + 1];
})"""


def test_ports_have_their_signs_where_the_map_is_small(person: Callable[..., Person]) -> None:
    """With their words, within their hexes: also beside the question on a phone that is held sideways."""
    one = person("Ana", locale="pl-PL")
    begun(one)
    for size in (SIDEWAYS, PHONE):
        one.resize(**size)
        signs = one.page.evaluate(SIGNS)
        assert len(signs) == 4 and all(width > 10 and fits for _, width, fits in signs), (size, signs)
