"""The drawing in a real Chromium: no word leaves its sign, in any language; nothing is too small to read on a desktop."""


import pytest
from playwright.sync_api import Browser, Page

from mercat.engine.matches.match import Match
from mercat.games.new_bedford.state import NewBedford
from mercat.server.pages.drawing import table_style
from mercat.text import LANGUAGES
from tests.drawing import parts, positions, ready, typefaces
from tests.present import present

# What a window leaves for the board, and the pixels of the smallest letters there, the longest names of buildings.
WINDOWS = {(1366, 768): ((955, 658), 13.9), (1200, 768): ((794, 658), 11.5)}
PHONE = 372                             # the width that a phone of 390 leaves
ON_A_PHONE = 10.95                      # and the smallest letters there
SLACK = 1.05                            # units of the drawing

INK = 1.1                               # what a line of letters needs, to their size

STICKING_OUT = """() => [...document.querySelectorAll('foreignObject')].flatMap(sign => {
    const room = sign.getBoundingClientRect(), scale = sign.ownerSVGElement.getScreenCTM().a;
    const lines = part => [...part.childNodes].filter(node => node.nodeType === 3 && node.data.trim()).flatMap(node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(line => {
            const spare = (line.height - INK * scale * parseFloat(getComputedStyle(part).fontSize)) / 2;
            return [line.left, line.top + spare, line.right, line.bottom - spare];
        });
    });
    const icons = [...sign.querySelectorAll('svg')].map(icon => icon.getBoundingClientRect());
    const has = [...[...sign.querySelectorAll('*')].filter(part => !part.closest('svg svg')).flatMap(lines),
                 ...icons.map(icon => [icon.left, icon.top, icon.right, icon.bottom])];
    return has.map(part => Math.max(room.left - part[0], room.top - part[1], part[2] - room.right, part[3] - room.bottom))
        .filter(much => much > SLACK * scale)
        .map(much => `${sign.closest('[id]').id} ${sign.textContent.trim()} by ${much}`);
})""".replace("INK", str(INK)).replace("SLACK", str(SLACK))
LETTERS = """() => [...document.querySelectorAll('.nb-map text, .nb-map foreignObject *')].filter(part =>
    part.checkVisibility() && [...part.childNodes].some(node => node.nodeType === 3 && node.data.trim())).map(part => {
        const drawing = part.closest('.nb-half > svg');
        return parseFloat(getComputedStyle(part).fontSize) * drawing.getScreenCTM().a;
    })"""


@pytest.fixture(scope="module")
def late() -> Match[NewBedford]:
    """A position late in a game of four, with most of the town built."""
    return max(positions("new_bedford", 4, 2, every=10), key=lambda match: len(match.journal))


def shown(chromium: Browser, late: Match[NewBedford], language: str, width: int, height: int, frame: str) -> Page:
    """A page with the table in a frame of this size."""
    page = chromium.new_page(viewport={"width": width, "height": height})
    style = typefaces() + table_style(late.game)
    board, *panels = parts(late, language)
    ready(page, f'<html lang="{language}"><style>* {{ box-sizing: border-box }} body {{ margin: 0 }} {style}</style>'
                f'<main class="table"><div style="{frame}">{board}</div>{"".join(panels)}</main>')
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desktop_every_word_fits_and_can_be_read(chromium: Browser, late: Match[NewBedford], language: str) -> None:
    for window, (board, smallest) in WINDOWS.items():
        page = shown(chromium, late, language, *window, f"width: {board[0]}px; height: {board[1]}px")
        assert page.evaluate(STICKING_OUT) == []
        assert min(page.evaluate(LETTERS)) >= smallest


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_town_or_the_sea_and_nothing_is_wider_than_the_screen(chromium: Browser, late: Match[NewBedford],
                                                                                language: str) -> None:
    """At one scale, the town first."""
    page = shown(chromium, late, language, 390, 844, f"width: {PHONE}px")
    heights = []
    for half, other in (("town", "sea"), ("sea", "town")):
        assert not page.locator(f".nb-{other}").is_visible()
        drawn = present(page.locator(f".nb-{half}").bounding_box())
        assert PHONE * 0.85 < drawn["width"] <= PHONE and drawn["height"] > drawn["width"]
        heights.append(drawn["height"])
        assert page.evaluate(STICKING_OUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert min(page.evaluate(LETTERS)) >= ON_A_PHONE
        page.click(f"[for=nb-to-{other}]")
    assert heights[0] == pytest.approx(heights[1], abs=0.5)
