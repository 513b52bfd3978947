"""The drawing in a real Chromium: names lie in their hexes and clear of each other, and nothing beside the map is cut off."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import mercat
from mercat.engine.matches.match import Match
from mercat.games.poseidon.state import Poseidon
from mercat.server.pages.drawing import table_style
from mercat.text import LANGUAGES
from tests.drawing import parts, positions, ready, typefaces
from tests.present import present

HOUSE = Path(mercat.__file__).parent / "server/pages/static/css/base.css"
DESKTOP, NARROW, WIDE, PHONE = (1366, 768), (1080, 768), (1920, 1080), (390, 844)
# What each window leaves for the board, for what is shared and for a panel.
BOARDS = {DESKTOP: (806, 658), NARROW: (710, 658), WIDE: (1188, 970)}
FRAMES = {window: f"width: {width}px; height: {height}px" for window, (width, height) in BOARDS.items()} | {PHONE: "width: 372px"}
COLUMNS = {DESKTOP: (510, 508), NARROW: (320, 318), WIDE: (391, 256), PHONE: (346, 344)}
HEIGHT = 291                            # of what the column shows on a page of 1366 by 768 below the question
HEX = 45                                # units across
SMALLEST = 10.95                         # pixels of the smallest letters on the map there

TEXTS = """() => [...document.querySelectorAll('.ps-place')].map(place => [place.id,
    [...place.querySelectorAll('text:not(.ps-letters, .ps-home-letters)')].map(part => {
        const box = part.getBBox(), size = parseFloat(getComputedStyle(part).fontSize);
        const line = Number(part.getAttribute('y'));
        return [part.textContent, box.x, box.x + box.width, line - .72 * size, line];
    })])"""
LETTERS = """() => [...document.querySelectorAll('.ps-map text')].filter(part => part.getBBox().width > 0).map(part =>
    parseFloat(getComputedStyle(part).fontSize) * part.ownerSVGElement.getScreenCTM().a)"""
ON_THE_TRACK = """() => ['.ps-on-track', '.ps-space'].map(sort => [...document.querySelectorAll(sort)].map(part => {
    const box = part.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }))"""
ROUTES_SHOWN = """() => [...document.querySelectorAll('.ps-route')]
    .filter(part => getComputedStyle(part).display !== 'none').map(part => part.id)"""
NATIONS_END = """() => document.querySelector('#shared .ps-nations tbody').getBoundingClientRect().bottom
    - document.getElementById('shared').getBoundingClientRect().top"""
HEIGHTS = "things => things.map(one => one.getBoundingClientRect().height)"
BOXES = ".ps-scroll, .ps-phases th, .ps-phases td, .ps-kind, .ps-space, .ps-choice, .ps-card"
CUT_OFF = """() => [...document.querySelectorAll('BOXES')]
    .filter(part => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
    .map(part => `${part.className} ${part.textContent.trim().slice(0, 40)}: ${part.scrollWidth} in ${part.clientWidth}`)
""".replace("BOXES", BOXES)


@pytest.fixture(scope="module")
def tables() -> list[Match[Poseidon]]:
    """The Poseidon round, the most routes to choose from, and the end of a game of four; and the end of a game of two."""
    begun, most, choices = None, None, 0
    for match in positions("poseidon", 4, 11):
        here = len(match.entries)
        begun = begun or match.at(here)
        if match.step == "sailing" and len(match.legal()) > choices:
            most, choices = match.at(here), len(match.legal())
    two = list(positions("poseidon", 2, 3, every=100))
    return [present(begun), present(most), match, two[-1], rich()]


def rich() -> Match[Poseidon]:
    """A game of five in which every nation stands on one space of the track, with figures as wide as they become."""
    match = next(match for match in positions("poseidon", 5, 11) if match.step == "sailing")
    state = match.state
    for nation in range(len(state.king)):
        state.king[nation], state.prestige[nation], state.treasury[nation] = nation % 5, 6, 1080
        state.potentials[nation], state.pool[nation] = 15, 10
        for ship in range(len(state.deck)):
            state.fleet[nation, ship] = 1 if ship > 3 else 0
        for seat in range(5):
            state.merchants[seat, nation] = 10
    return match


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    made = chromium.new_page()
    yield made
    made.close()


def show(page: Page, match: Match[Poseidon], language: str, window: tuple[int, int]) -> None:
    """The board, what is shared and the panels in the frames that a window leaves."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    shared_wide, panel_wide = COLUMNS[window]
    style = typefaces() + HOUSE.read_text(encoding="utf-8") + table_style(match.game)
    board, shared, *panels = parts(match, language)
    players = "".join(f'<article class="player" style="width: {panel_wide}px">{panel}</article>' for panel in panels)
    ready(page, f'<html lang="{language}"><style>* {{ box-sizing: border-box }} body {{ margin: 0 }} {style}</style>'
                f'<body class="at-table"><main class="table"><div style="{FRAMES[window]}">{board}</div>'
                f'<div id="shared" style="width: {shared_wide}px">{shared}</div>{players}</main>')


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_lie_in_their_hexes_clear_of_each_other(page: Page, tables: list[Match[Poseidon]], language: str) -> None:
    for window in (DESKTOP, NARROW):
        show(page, tables[2], language, window)
        for place, texts in page.evaluate(TEXTS):
            for said, left, right, _, _ in texts:
                assert right - left <= HEX, f"{place}: {said} is {right - left} wide"
            for (one, left, right, top, bottom), (other, left_too, right_too, top_too, bottom_too) in combinations(texts, 2):
                clear = right <= left_too or right_too <= left or bottom <= top_too or bottom_too <= top
                assert clear, f"{place}: {one} on {other}"
        assert min(page.evaluate(LETTERS)) >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desktop_nothing_is_cut_off(page: Page, tables: list[Match[Poseidon]], language: str) -> None:
    for match in tables:
        for window in (NARROW, DESKTOP):
            show(page, match, language, window)
            assert page.evaluate(CUT_OFF) == []
        if match.view()["round"] > 1 and not match.view()["routes"]:       # all nations are seen; for the rest one scrolls
            assert page.evaluate(NATIONS_END) < HEIGHT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nations_of_five_players_fit_a_large_screen(page: Page, tables: list[Match[Poseidon]], language: str) -> None:
    show(page, tables[4], language, WIDE)
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_markers_on_one_space_of_the_track_lie_beside_each_other(page: Page, tables: list[Match[Poseidon]],
                                                                 size: tuple[int, int]) -> None:
    show(page, tables[4], "en", size)
    markers, spaces = page.evaluate(ON_THE_TRACK)
    assert len(markers) == 8
    for one, other in combinations(markers, 2):
        assert one[2] <= other[0] + 0.5 or other[2] <= one[0] + 0.5 or one[3] <= other[1] + 0.5 or other[3] <= one[1] + 0.5
    for marker in markers:
        assert any(space[0] <= marker[0] and space[1] <= marker[1] and marker[2] <= space[2] and marker[3] <= space[3]
                   for space in spaces)
    if size == DESKTOP:
        assert min(space[1] for space in spaces) > BOARDS[DESKTOP][1] * 0.55         # below the hexes of the west


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_income_that_is_pointed_at_shows_its_route_alone(page: Page, tables: list[Match[Poseidon]],
                                                            language: str) -> None:
    show(page, tables[1], language, DESKTOP)
    assert not [name for name in page.evaluate(ROUTES_SHOWN) if name.startswith("ps-way")]
    for row in tables[1].view()["nations"]:
        if row["route"]:
            page.focus(f"#ps-income-{row['nation']}")
            assert page.evaluate(ROUTES_SHOWN) == ["", f"ps-way-{row['nation']}"]
            said = page.evaluate(f"[...document.querySelectorAll('#ps-way-{row['nation']} text')].map(part => part.textContent)")
            assert sum(int(text) for text in said[:-1]) == row["income"] and said[-1] == f"{row['income']}\N{NO-BREAK SPACE}dr."


def test_a_chosen_route_is_shown_alone_with_what_it_pays(page: Page, tables: list[Match[Poseidon]]) -> None:
    show(page, tables[1], "en", DESKTOP)
    routes = tables[1].view()["routes"]
    assert len(routes) > 1
    for route in routes:
        name = f"ps-route-{route['donation']}"
        page.evaluate("name => { for (const route of document.querySelectorAll('.ps-route')) route.removeAttribute('data-lit');"
                      " document.getElementById(name).dataset.lit = 'chosen'; }", name)
        assert page.evaluate(ROUTES_SHOWN) == ["", name]
        paid = page.evaluate("name => [...document.querySelectorAll(`#${name} .ps-paid-text`)]"
                             ".filter(part => part.checkVisibility()).map(part => Number(part.textContent))", name)
        assert sum(paid) == route["income"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page, tables: list[Match[Poseidon]], language: str) -> None:
    for match in tables:
        show(page, match, language, PHONE)
        assert page.evaluate(CUT_OFF) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert min(page.locator(".ps-space, .ps-nation, .ps-kind, .ps-choice").evaluate_all(HEIGHTS)) >= 44
